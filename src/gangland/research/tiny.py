"""A room for a game in tiny, which is small enough to be solved (`rulesets/tiny.py`)."""

from __future__ import annotations

from gangland.content.load import load_tiny
from gangland.research.layout import FIXED, Layout, pack_parts, slots_of
from gangland.research.room import OFF, Room
from gangland.rulesets import tiny


class TinyRoom(Room):
    """Games of one kind in tiny: two gangs, so many rounds, and nobody deals."""

    def __init__(self, game: str, rounds: int = tiny.ROUNDS) -> None:
        """Compose the rules."""
        if not 1 <= rounds <= tiny.ROUNDS:
            raise ValueError(f"a game in tiny has 1 or {tiny.ROUNDS} rounds, not {rounds}")
        self.pack = load_tiny(game)
        self.g = tiny.compose(self.pack, rounds)
        self.deals = OFF
        self.players = tiny.PLAYERS
        self.slots = slots_of([self.g])
        self.layout = Layout((*FIXED, *pack_parts(self.g, self.slots)))
