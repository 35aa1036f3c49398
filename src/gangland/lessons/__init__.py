"""Guided first games: lessons as data, the dice and rivals that follow them, and the guide that speaks."""
