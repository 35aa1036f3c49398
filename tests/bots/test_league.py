"""The frozen league plays today as on the day it was founded: a hash of all it did holds it.

Where a hash differs, a change to the thug has reached the league: put it behind a number of the temper that
is off at 0. No hash is ever written anew.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Final

import pytest

from gangland.bots.bot import Bot, Guest
from gangland.bots.league import NUMBERS, STANDING, league, temper_of
from gangland.bots.match import Match
from gangland.bots.roster import make_bot, names
from gangland.bots.temper import Temper
from gangland.content.editions import load_edition
from gangland.engine.ints import Ints, ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table

GAMES_EACH: Final = 40
BLOCKS: Final = 4

FOUNDERS: Final = {
    "mayhem": ["1b666cf1a28faaca", "a9aa8b4cbc804b46", "8c2c6080211b666d", "d250b8cf8afa27b7"],
    "wise-guys": ["91530894781e529f", "c41edf38f2bdf970", "9097163ee9250555", "c7ddf39f21bd9228"],
}
MOVED: Final = {"mayhem": "69ba3a7a7e9642a5", "wise-guys": "aaa0933791e990ea"}
PLANNED: Final = {"mayhem": "b6f7f82e4e9f24cd", "wise-guys": "fe43385f399e9c2e"}
TEMPERS: Final = "d486343239681d0d"


class Witness:
    """Lets a bot play and notes what it did, and what it would say to a deal now and then."""

    def __init__(self, bot: Bot, rnd: Random) -> None:
        self.bot = bot
        self.rnd = rnd
        self.noted: list[int | str] = []

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        action = self.bot.choose(g, view, seat, menu)
        self.noted.append(action)
        if self.rnd.random() < 0.1:
            self.bargain(g, view, seat)
        return action

    def bargain(self, g: Rules, view: Table, seat: int) -> None:
        rival = self.rnd.choice([other for other in range(view.seats) if other != seat])
        give, get = (ints([self.rnd.choice((0, 0, 1, 2)) for _ in range(3)]) for _ in range(2))
        self.noted += [*self.bot.proposes(g, view, seat), *self.bot.counters(g, view, seat, give, get, rival)]
        self.noted += [self.bot.accepts(g, view, seat, give, get, rival)]
        self.noted += [self.bot.refuses(g, view, seat, give, get, rival)]

    def watch(self, events: Ints, seat: int) -> None:
        self.bot.watch(events, seat)


def played(game: str, number: int, bots: list[str], rounds: int = 99) -> str:
    """Play one game of some kind, told by its number, or its first rounds; return all that was done."""
    rnd = Random(f"{game}/{number}")
    page = GAMES[game]
    names = sorted(page.options)
    options = {name: rnd.randint(1, min(3, page.options[name].top)) for name in names if rnd.random() < 0.3}
    players = rnd.randint(*page.players)
    g = page.compose(load_edition(game), options if number % 2 else {})
    t = new_table(g, players)
    minds = [Witness(make_bot(bots[seat % len(bots)], seat), rnd) for seat in range(players)]
    match, dice = Match(g, t, [Guest(mind) for mind in minds]), Dice(number)
    while not t.over and t.round <= rounds:
        match.step(dice)
    return f"{[mind.noted for mind in minds]} {list(t.cash)} {t.winner}"


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_founder_plays_as_it_always_did(game: str, block: int) -> None:
    games = [played(game, number, ["thug-1"]) for number in range(block, GAMES_EACH, BLOCKS)]
    assert digest("\n".join(games)) == FOUNDERS[game][block]


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_moved_thugs_play_as_they_always_did(game: str) -> None:
    moved = league()[1:]
    games = [played(game, 100 + number, moved[number * 5 : number * 5 + 5]) for number in range(10)]
    assert digest("\n".join(games)) == MOVED[game]


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_planner_plays_as_it_always_did(game: str) -> None:
    """Among its likes and among thugs; its first rounds, since it takes its time where it is interpreted."""
    tables = (["planner-1"], ["thug-1-07", "planner-1", "thug-1"], ["planner-1"], ["planner-1", "thug-1"])
    games = [played(game, 200 + number, bots, rounds=3) for number, bots in enumerate(tables)]
    assert digest("\n".join(games)) == PLANNED[game]


def test_every_number_of_every_moved_thug_is_what_it_always_was() -> None:
    lines = []
    for name in league():
        temper = temper_of(name)
        numbers = [getattr(temper, number) for number in NUMBERS]
        assert all(abs(now - was) <= was // 2 for now, was in zip(numbers, NUMBERS.values(), strict=True))
        assert all(abs(now - was) <= was // 2 for now, was in zip(temper.standing, STANDING, strict=True))
        lines.append(f"{name} {numbers} {list(temper.standing)}")
    assert len(set(lines)) == 51
    assert digest("\n".join(lines)) == TEMPERS


def test_what_thugs_have_learnt_since_is_off_in_the_league() -> None:
    temper = temper_of("thug-1")
    learnt = {name for name in dir(Temper()) if not name.startswith("_")} - {*NUMBERS, "standing"}
    assert [getattr(temper, name) for name in sorted(learnt)] == [0] * len(learnt)


def test_the_league_can_be_named_and_is_not_offered() -> None:
    assert [make_bot(name).name for name in league()] == league()
    assert make_bot("planner-1").name == "planner-1"
    assert not {*names()} & {*league(), "planner-1"}
