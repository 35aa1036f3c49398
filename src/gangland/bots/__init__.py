"""Bots: players that see views only, from the drifter who plays at random to the thug who plays to win."""
