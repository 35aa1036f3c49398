"""Fuzzing: random play over all options and player counts, looking for anything that must not happen.

Each game is made from its seed and number alone. It looks for crashes, dead ends, games that do not end,
broken invariants, copies and replays and positions that differ, and leaks. A finding comes with the log.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache

from gangland.arena.dealings import deal
from gangland.arena.invariants import broken
from gangland.arena.leaks import dynamic_leaks, static_leaks
from gangland.arena.vain import vain_question
from gangland.content.records import Pack
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.logs import log
from gangland.game.playout import sample
from gangland.game.positions import position
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document

MOST_LINES = 6000
CHECK_EVERY = 61
DEAL_EVERY = 9


@dataclass(frozen=True)
class Task:
    """One game to fuzz."""

    game: str
    seed: int
    number: int


@dataclass(frozen=True)
class Finding:
    """Something that must not happen, with the log that leads to it."""

    task: Task
    what: str
    log: str


@lru_cache
def _pack(game: str) -> Pack:
    return Setup(game, ()).load_pack()


def fuzz_game(task: Task) -> Finding | None:
    """Play one game; return the first finding."""
    chooser = random.Random(f"{task.game}/{task.seed}/{task.number}")
    game = new_game(task.game, chooser)
    try:
        for what in _play(game, chooser):
            return Finding(task, what, log.text_of(game))
    except Exception as error:  # noqa: BLE001 (a crash is what fuzzing looks for)
        return Finding(task, f"crash: {type(error).__name__}: {error}", log.text_of(game))
    return None


def new_game(name: str, chooser: random.Random) -> Game:
    """Return a game with any number of players and any options."""
    composition = GAMES[name]
    seats = chooser.randint(*composition.players)
    options = {}
    for option, spec in composition.options.items():
        if chooser.random() < 0.4:
            options[option] = 1 if spec.top == 1 else chooser.randint(1, 3)
    names = [f"Player {number}" for number in range(1, seats + 1)]
    setup = Setup(name, seats_of(names), options, open_deals=chooser.random() < 0.2)
    return Game(setup, _pack(name))


def _play(game: Game, chooser: random.Random) -> Iterator[str]:
    """Play to the end, yielding what must not happen."""
    dice = Dice(chooser.getrandbits(60))
    while not game.t.over:
        if len(game.lines) > MOST_LINES:
            yield "the game does not end"
            return
        asked = game.owed()
        seat = asked[dice.below(len(asked))]
        game.answer(seat, sample(game.menu(seat), dice))
        yield from broken(game.g, game.t)
        if game.t.sealing or game.t.fight_place >= 0 or dice.below(DEAL_EVERY) == 0:
            yield from deal(game, chooser)
            yield from broken(game.g, game.t)
        if dice.below(CHECK_EVERY) == 0:
            yield from _check(game, dice)
    yield from _check_end(game)


def _check(game: Game, dice: Dice) -> Iterator[str]:
    """Look closely at one moment, first at what every other look leans on: that copies share nothing."""
    yield from _check_copy(game, dice)
    yield from static_leaks(game, dice)
    yield from dynamic_leaks(game, dice.below(game.t.seats + 1) - 1, dice, 12)
    yield from _check_menu(game)
    yield from _check_questions(game)
    if game.t.round:
        again = position.from_text(position.to_text(game), game.pack)
        if position.to_text(again) != position.to_text(game):
            yield "a position read back is another"


def _check_questions(game: Game) -> Iterator[str]:
    """EXP-7: something hangs on every question."""
    for seat in game.owed():
        if seat != CHANCE and (what := vain_question(game.g, game.t, seat)):
            yield what


def _check_menu(game: Game) -> Iterator[str]:
    """The list, the count and the check of legal actions are one; illegal ones are refused."""
    for seat in game.owed():
        menu = game.menu(seat)
        actions = list(menu.actions())
        if len(actions) != menu.count() or len(set(actions)) != len(actions):
            yield "the legal actions are not counted right"
        if not all(menu.has(action) for action in actions):
            yield "a listed action is not legal"
        if seat != CHANCE:
            texts = [
                game.notation.write(game.t, seat, action) for action in actions[:: max(1, len(actions) // 20)]
            ]
            for text in texts:
                action = game.notation.read(game.t, seat, text, menu)
                if game.notation.write(game.t, seat, action) != text or not menu.has(action):
                    yield f"notation reads back otherwise: {text}"


def _check_copy(game: Game, dice: Dice) -> Iterator[str]:
    """Playing on with a copy leaves the original alone."""
    before = game.t.values()
    branch = game.branch()
    for _ in range(5):
        if branch.t.over:
            break
        seat = branch.owed()[0]
        branch.answer(seat, sample(branch.menu(seat), dice))
    if game.t.values() != before:
        yield "playing on a copy changed the original"


def _check_end(game: Game) -> Iterator[str]:
    """The winner was in the game, and the log replays to the same end."""
    if not 0 <= game.t.winner < game.t.seats:
        yield "nobody won"
    again = game.rewound(len(game.lines))
    if again != game or again.t != game.t or again.facts != game.facts:
        yield "the replay differs"
    if any(document(again, seat) != document(game, seat) for seat in range(-1, game.t.seats)):
        yield "the replay is seen otherwise"


def fuzz(game: str, games: int, seed: int, jobs: int = 1, first: int = 0) -> Iterator[Finding | None]:
    """Fuzz so many games; yield a finding or None for each, in order."""
    tasks = [Task(game, seed, number) for number in range(first, first + games)]
    if jobs == 1:
        yield from map(fuzz_game, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(fuzz_game, tasks, chunksize=8)
