"""What a server keeps, and where."""
