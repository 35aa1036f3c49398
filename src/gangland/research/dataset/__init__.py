"""Self-play as data: what every seat saw, might say and said, and what came of it (docs/data.md)."""
