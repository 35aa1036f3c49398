"""House rules: a bot, a game, effects and packs for Gangland."""

from pathlib import Path

ODD_CARDS = Path(__file__).parent / "odd-cards.toml"
RICH_START = Path(__file__).parent / "rich-start.toml"
