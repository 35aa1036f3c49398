"""The rulebooks as steps: shared chapters, and one page of composition for each game."""
