"""Rivals that search: worlds a seat may be in, played on by rules of thumb, candidate by candidate."""
