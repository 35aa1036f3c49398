"""Seats for language models: the table as text, the tools of `gangland mcp`, and models in the arena."""
