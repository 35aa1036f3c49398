"""Games a value of the position is learnt from, with positions noted at moments of rest (`tools/train.py`).

Equals play each other: four thugs, the present ones or with the same numbers moved, or four lieutenants. Who
plays better has more of everything and wins besides, so among unequal players a value learns to take the
skill of a seat for what lies before it, and is far too sure of itself where all are good. Now and then
everybody does something else that is worth a thought: so positions that only a look ahead would come to are
among those learnt from. In a share of the games of thugs they deal as well, through the ledger: what a hand
is worth that no site or order makes is learnt there. Every game is the same whatever these shares are, but
for those who play it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tune import moved_temper, rules_of

from gangland.arena.bargaining import Bazaar
from gangland.arena.hall import pack_of
from gangland.arena.rotation import Rotation
from gangland.bots.bot import Bot
from gangland.bots.candidates import candidates
from gangland.bots.features import clock_of, features
from gangland.bots.lieutenant import Lieutenant
from gangland.bots.match import seen_by
from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.engine.action import PICK_GANG, SIT, pack
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.view import known

PLAYERS = 4
NOTED = 0.12
"""How often a moment of rest within a round is noted; the first of a round always is."""
ASTRAY = 0.06
"""How often somebody does something else than a thug would."""


class Notebook:
    """Positions of one game: stage, seats in the game and features each."""

    def __init__(self, g: Rules, rnd: Random) -> None:
        """Nothing was noted yet."""
        self.g = g
        self.clock = clock_of(g)
        self.rnd = rnd
        self.rows: list[list[int]] = []
        self.last = 0

    def note(self, t: Table, kind: int) -> None:
        """Note a moment of rest: the first of a round, and some before an order."""
        is_noted = t.round != self.last or (kind == SIT and self.rnd.random() < NOTED)
        if is_noted and t.round > 0 and t.depth == 1:
            self.last = t.round
            self.rows.append([self.clock.stage(t), t.alive, *features(self.g, t, self.clock)])


class School(Bazaar):
    """A game of thugs who deal, and go astray now and then; positions are those after the deals."""

    def __init__(self, game: Game, bots: Sequence[Bot], notes: Notebook, astray: float) -> None:
        """Sit them down."""
        super().__init__(game, bots)
        self.notes = notes
        self.astray = astray

    def answer(self, seat: int, menu: Menu, action: int) -> None:
        """Take an answer, once the position was noted."""
        self.notes.note(self.game.t, menu.rows[KIND])
        super().answer(seat, menu, action)

    def chosen(self, seat: int, menu: Menu, gangs: Sequence[int]) -> int:
        """Return the answer of a seat, or something else."""
        if menu.rows[KIND] != PICK_GANG and self.notes.rnd.random() < self.astray:
            return self.notes.rnd.choice(list(candidates(self.game.g, self.game.t, seat, menu)))
        return super().chosen(seat, menu, gangs)


def play(
    game: str, seed: int, number: int, dealt: float = 0.0, keen: float = 0.0
) -> tuple[list[list[int]], int]:
    """Play one game, a share of them by lieutenants or with deals; return rows of positions, and who won."""
    rnd = Random(f"{game}/{seed}/{number}")
    dice = Dice(rnd.getrandbits(60))
    gangs = Rotation(PLAYERS, len(pack_of(game).gangs)).seating(number).gangs
    is_keen = by_chance(game, seed, number, "keen", keen)
    bots = equals(rnd, is_keen=is_keen)
    astray = ASTRAY * rnd.choice((0, 1, 2))
    if not is_keen and by_chance(game, seed, number, "deals", dealt):
        table = Game(Setup(game, seats_of((), ["thug"] * PLAYERS)), pack_of(game))
        notes = Notebook(table.g, rnd)
        School(table, bots, notes, astray).play(dice, gangs)
        return notes.rows, table.t.winner
    return play_plain(game, bots, dice, gangs, Notebook(rules_of(game), rnd), astray)


def equals(rnd: Random, *, is_keen: bool) -> list[Bot]:
    """Return four lieutenants, or four thugs of one temper."""
    temper = Temper() if rnd.random() < 0.5 else moved_temper(rnd)
    seeds = [rnd.getrandbits(60) for _ in range(PLAYERS)]
    return [Lieutenant(seed) if is_keen else Thug(seed, temper) for seed in seeds]


def by_chance(game: str, seed: int, number: int, what: str, share: float) -> bool:
    """Return whether a game is of a share: by chance, and still where a larger share is asked for."""
    return Random(f"{game}/{seed}/{number}/{what}").random() < share


def play_plain(
    game: str, bots: list[Bot], dice: Dice, gangs: Sequence[int], notes: Notebook, astray: float
) -> tuple[list[list[int]], int]:
    """Play a game without deals."""
    g, t, rnd = rules_of(game), new_table(rules_of(game), PLAYERS), notes.rnd
    while not t.over:
        seat = next_asked(t)
        menu = options(g, t, seat)
        kind = menu.rows[KIND]
        notes.note(t, kind)
        if seat == CHANCE:
            action = dice.answer(g, t, menu)
        elif kind == PICK_GANG:
            action = pack(PICK_GANG, 0, gangs[seat])
        elif rnd.random() < astray:
            action = rnd.choice(list(candidates(g, t, seat, menu)))
        else:
            action = bots[seat].choose(g, known(g, t, seat), seat, menu)
        answer(g, t, seat, action)
        for index in range(PLAYERS):
            bots[index].watch(seen_by(t.events, index), index)
    return notes.rows, t.winner
