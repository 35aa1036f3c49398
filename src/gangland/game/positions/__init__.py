"""Positions: a table as text that can be changed and played on from."""
