"""Connections to tables, and who is behind each."""
