"""The arena: bots against bots, counted."""
