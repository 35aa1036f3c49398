"""Benchmarks: what the rules cost, on this machine, in this build.

Every figure is the best of several runs of random play over the full rules, on one core. A decision is an
answer of a seat; dice and draws are made besides, and not counted. A view and a thug's choice are measured at
the same moments of random games, so that one run shows which costs more.
"""

from __future__ import annotations

import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from gangland.bots.roster import make_bot
from gangland.engine.ints import COMPILED
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.logs import log
from gangland.game.logs.recorder import save
from gangland.game.playout import list_out, play_out, sample
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.view import known

SEATS = 4
RUNS = 5
SAMPLES = 64
Moment = TypeVar("Moment")


class Figure(NamedTuple):
    """A measured number: its id (message `bench-<id>`), value and unit (message `unit-<unit>`)."""

    id: str
    value: float
    unit: str


def build() -> dict[str, str]:
    """Return what was measured on."""
    return {
        "engine": "compiled" if COMPILED else "interpreted",
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def bench(game: str, seconds: float = 1.0) -> list[Figure]:
    """Measure everything; `seconds` is about how long each figure takes."""
    setup = Setup(game, seats_of([f"Player {number}" for number in range(1, SEATS + 1)]))
    first = Game(setup)
    tables = moments(first.g)
    return [
        *_random_play(first.g, seconds),
        Figure("copy", _micros(lambda table: table.copy(), tables, seconds), "microseconds"),
        Figure("menu", _micros(lambda table: _menus(first.g, table), tables, seconds), "microseconds"),
        Figure("list", _micros(lambda table: _lists(first.g, table), tables, seconds), "microseconds"),
        Figure("view", _micros(lambda table: known(first.g, table, 0), tables, seconds), "microseconds"),
        Figure("choice", _choosing(first.g, tables, seconds), "microseconds"),
        *_loading(first, seconds),
    ]


def _random_play(g: Rules, seconds: float) -> list[Figure]:
    """Whole games at random: legal actions as a menu, and listed one by one at every decision."""
    figures = []
    for name, play in (("decisions", play_out), ("decisions-listed", list_out)):
        best = games_best = 0.0
        for run in range(RUNS):
            dice, games, decisions = Dice(run), 0, 0
            start = time.perf_counter()
            while time.perf_counter() - start < seconds / RUNS:
                table = new_table(g, SEATS)
                table.quiet = True
                decisions += play(g, table, dice)
                games += 1
            elapsed = time.perf_counter() - start
            best, games_best = max(best, decisions / elapsed), max(games_best, games / elapsed)
        figures.append(Figure(name, best, "per-second"))
        if play is play_out:
            figures.append(Figure("games", games_best, "per-second"))
    return figures


def moments(g: Rules) -> list[Table]:
    """Return moments of games, spread over their length."""
    tables = []
    for number in range(SAMPLES):
        table = new_table(g, SEATS)
        play_out(g, table, Dice(number), 10 + 3 * number)
        tables.append(table)
    return tables


def _micros(work: Callable[[Moment], object], tables: list[Moment], seconds: float) -> float:
    """Return the microseconds a piece of work takes at a table, the best of several runs."""
    best = float("inf")
    for _ in range(RUNS):
        done = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds / RUNS:
            for table in tables:
                work(table)
            done += len(tables)
        best = min(best, (time.perf_counter() - start) / done)
    return best * 1e6


class Question(NamedTuple):
    """What a bot is handed."""

    view: Table
    seat: int
    menu: Menu


def questions(g: Rules, tables: list[Table]) -> list[Question]:
    """Return what seats with a choice are asked at some moments, once they have picked their gangs."""
    found = []
    for table in tables:
        seat = next_asked(table)
        menu = options(g, table, seat) if not table.over else Menu()
        if seat != CHANCE and table.round > 0 and menu.count() > 1:
            found.append(Question(known(g, table, seat), seat, menu))
    return found


def _choosing(g: Rules, tables: list[Table], seconds: float) -> float:
    """Return the microseconds a thug takes to choose where the view is there already."""
    bot, asked = make_bot("thug"), questions(g, tables)
    return _micros(lambda one: bot.choose(g, one.view, one.seat, one.menu), asked, seconds)


def _menus(g: Rules, table: Table) -> object:
    return options(g, table, next_asked(table))


def _lists(g: Rules, table: Table) -> object:
    return options(g, table, next_asked(table)).actions()


def _loading(first: Game, seconds: float) -> list[Figure]:
    """Load a whole game of this length from its log."""
    game = Game(first.setup, first.pack)
    croupier, dice = Croupier(1), Dice(1)
    while not game.t.over:
        game.settle_chance(croupier)
        for seat in game.owed()[:1]:
            game.answer(seat, sample(game.menu(seat), dice))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.log"
        save(game, path)
        best = float("inf")
        end = time.perf_counter() + seconds
        while best == float("inf") or time.perf_counter() < end:
            start = time.perf_counter()
            log.load(path, pack=game.pack)
            best = min(best, time.perf_counter() - start)
    return [Figure("load", best * 1e3, "milliseconds"), Figure("lines", len(game.lines), "lines")]
