"""Logs: a game as a file that a person can read, kept line by line, by one process at a time."""
