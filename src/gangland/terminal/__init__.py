"""The table in a terminal: what is shown, what is typed, and what it comes to."""
