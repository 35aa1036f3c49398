"""The engine: tables, steps, menus and events, as pure integers; it knows no game by name."""
