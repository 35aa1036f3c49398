"""The coach: what a bot would do in a seat's place and why, hints for newcomers, and motives of rivals."""
