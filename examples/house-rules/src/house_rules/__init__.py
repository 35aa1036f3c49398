"""House rules: a bot, a game and a pack for Gangland."""

from pathlib import Path

RICH_START = Path(__file__).parent / "rich-start.toml"
