"""Worlds: what may be behind the blinds, given all that a seat has seen since the game began."""
