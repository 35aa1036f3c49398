"""INF-2: without deals, what passed in the open tells exactly what everybody holds."""

from __future__ import annotations

import pytest

from gangland.bots.bot import Guest
from gangland.bots.match import Match
from gangland.bots.memory import Memory
from gangland.bots.roster import make_bot
from gangland.content.editions import load_edition
from gangland.engine import event as ev
from gangland.engine.ints import Ints, ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import OPEN, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table


class Witness:
    """Plays at random and remembers."""

    def __init__(self, seed: int) -> None:
        self.bot = make_bot("random", seed)
        self.memory = Memory()

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        return self.bot.choose(g, view, seat, menu)

    def watch(self, events: Ints, seat: int) -> None:
        assert seat == 0
        self.memory.watch(events)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", range(5))
def test_memory_is_exact_where_everything_is_open(game: str, seed: int) -> None:
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, 4)
    witness = Witness(seed)
    match = Match(g, t, [Guest(witness), *(make_bot("thug", seat) for seat in range(3))])
    dice = Dice(seed)
    compared = 0
    while not t.over:
        match.step(dice)
        if t.round == 0 or any(fist != OPEN for fist in t.fist) or any(t.pulled):
            continue  # guns on the table are still behind the blind, for the engine
        for seat in range(4):
            if t.is_alive(seat):
                held = [witness.memory.held(g, t, seat, asset) for asset in range(3)]
                assert held == [t.asset(seat, asset) for asset in range(3)]
                compared += 1
    assert compared > 50


def test_a_look_behind_the_blind_is_certain() -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})
    t = Table(4)
    t.gang = ints([0, 1, 2, 3])
    memory = Memory()
    memory.watch(ints([ev.GAINED, ev.EVERYONE, 2, 0, 7, 0, 0]))
    memory.watch(ints([ev.SEEN, 1, 2, 9, 4, 1, 0]))
    memory.watch(ints([ev.STOLE, ev.EVERYONE, 3, 2, 1, 2, 0]))
    assert [memory.held(g, t, 2, asset) for asset in range(3)] == [9, 2, 1]


def test_nobody_is_thought_to_hold_less_than_nothing() -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})
    t = Table(4)
    t.gang = ints([0, 1, 2, 3])
    memory = Memory()
    memory.watch(ints([ev.GAINED, ev.EVERYONE, 0, 1, -50, 0, 0]))
    assert memory.held(g, t, 0, 1) == 0
