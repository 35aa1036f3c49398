"""A policy at a table of the arena is shown what environments show, and says what it would say there."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pytest
from numpy.typing import NDArray
from positions import GAMES

from gangland.arena.simulate import simulate
from gangland.bots.match import seen_by
from gangland.bots.roster import BOTS
from gangland.engine.step import options
from gangland.engine.table import CHANCE
from gangland.research.learner import Learner
from gangland.research.play import MASK
from gangland.research.room import SEEN, Room, window
from gangland.research.sitting import Sitting
from gangland.rulesets.view import known

Shown = list[tuple[NDArray[np.int16], NDArray[np.int8]]]


class Parrot(Learner):
    """Says what it was told, else the first thing it may, and keeps what it was shown."""

    slots: ClassVar[list[int]] = []

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.lines: list[int] = []
        self.shown: Shown = []

    def say(self, seen: NDArray[np.int16], mask: NDArray[np.int8]) -> int:
        self.shown.append((seen, mask))
        return self.lines.pop(0) if self.lines else int(np.flatnonzero(mask)[0])


class Watched(Sitting):
    """A sitting at which bots are asked as well, once the whole of an answer was said."""

    bots: list[Parrot]
    shown: Shown
    answers: int

    def answer(self, seat: int, action: int) -> None:
        if seat != CHANCE:
            self.ask_bot(seat, action)
        super().answer(seat, action)
        for other, bot in enumerate(self.bots):
            bot.watch(seen_by(self.t.events, other), other)

    def ask_bot(self, seat: int, action: int) -> None:
        bot, menu = self.bots[seat], options(self.g, self.t, seat)
        bot.shown = []
        assert bot.choose(self.g, known(self.g, self.t, seat), seat, menu) == action
        for mine, theirs in zip(bot.shown, self.shown, strict=True):
            assert np.array_equal(mine[0], theirs[0])
            assert np.array_equal(mine[1], theirs[1])
        self.shown = []
        self.answers += 1


@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_what_an_environment_shows(game: str) -> None:
    """At every question of a whole game, and of the same small steps it makes the same answer."""
    room, rng = Room(game), np.random.default_rng(5)
    Parrot.slots = room.slots
    sitting = Watched(room.g, room.slots)
    sitting.bots, sitting.shown, sitting.answers = [Parrot() for _ in range(4)], [], 0
    room.begin(sitting, 5)
    while sitting.seat >= 0:
        seat = sitting.seat
        sitting.observe(seat)
        seen, mask = window(sitting.eye.out).astype(SEEN), window(sitting.choosings[seat].mask).astype(MASK)
        said = int(rng.choice(np.flatnonzero(mask)))
        sitting.shown.append((seen, mask))
        sitting.bots[seat].lines.append(said)
        sitting.take(seat, said)
    assert sitting.answers > 100


def test_it_plays_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    Parrot.slots = Room("mayhem").slots
    monkeypatch.setitem(BOTS, "parrot", Parrot)
    found = simulate("mayhem", 2, ["parrot", "drifter", "drifter"], seed=1)
    assert sum(share.games for share in found.by_bot() if share.name == "parrot") == 2
