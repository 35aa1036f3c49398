"""A room for research: the rules of one kind of game, composed once, and what learners see and say there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangland.engine.ints import COMPILED, Ints
from gangland.engine.step import Rules
from gangland.game.game import Game
from gangland.game.games import GAMES, new_table
from gangland.game.installed import pack_paths
from gangland.game.setup import Setup, check_setup, compose, seats_of
from gangland.research import deal_facts, heads
from gangland.research.bargaining import Bargaining
from gangland.research.layout import FIXED, Layout, pack_parts, slots_of
from gangland.research.sitting import Sitting

OFF, OFFERS, FULL = "off", "offers", "full"
DEALS = (OFF, OFFERS, FULL)
SEEN = np.int16
"""What observations are made of."""


class Kind(NamedTuple):
    """What a room is for: what it is made of, and made again by another process."""

    game: str
    players: int = 4
    options: Mapping[str, int] = {}
    packs: Sequence[str] = ()
    deals: str = OFF


class Room:
    """Games of one kind: the game, the number of players, the options, how one may deal."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, int] | None = None,
        packs: Sequence[str] = (),
        deals: str = OFF,
    ) -> None:
        """Compose the rules; what cannot be played is refused."""
        if deals not in DEALS:
            raise ValueError(f"deals are one of {', '.join(DEALS)}, not {deals!r}")
        names = [f"Player {number + 1}" for number in range(players)]
        self.setup = Setup(game, seats_of(names), dict(options or {}), packs=pack_paths(packs))
        check_setup(self.setup)
        self.deals = deals
        self.players = players
        self.pack = self.setup.load_pack()
        self.g = compose(self.setup, self.pack)
        _check_room(self.g)
        page = GAMES[game]
        variants = [self.g, *(page.compose(self.pack, {name: 1}) for name in page.options)]
        self.slots = slots_of(variants)
        dealt = () if deals == OFF else deal_facts.PARTS
        self.layout = Layout((*FIXED, *pack_parts(self.g, self.slots), *dealt))

    def sitting(self) -> Sitting:
        """Return a place to play at, where no game has begun."""
        if self.deals == OFF:
            return Sitting(self.g, self.slots)
        return Bargaining(self.g, self.slots, vows=self.deals == FULL)

    def begin(self, sitting: Sitting, seed: int) -> None:
        """Begin a game."""
        if isinstance(sitting, Bargaining):
            sitting.sit(Game(self.setup, self.pack), seed)
        else:
            sitting.lay(new_table(self.g, self.players), seed)


def window(vector: Ints) -> NDArray[np.int64]:
    """Return a vector as NumPy sees it; compiled, what is written into it later is seen too."""
    return np.frombuffer(vector, np.int64) if COMPILED else np.array(vector, np.int64)


def _check_room(g: Rules) -> None:
    """Refuse a pack that the table of heads has no room for."""
    for what, count, most in (
        ("gangs", g.catalogue.gangs, heads.MOST_GANGS),
        ("sides", g.catalogue.sides, heads.MOST_SIDES),
    ):
        if count > most:
            raise ValueError(f"the pack has {count} {what}; there is room for {most}")
