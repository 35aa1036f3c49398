"""A game to play from Python: a thin front of the one model there is (`gangland.game.game`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from gangland.door.action import Action, written
from gangland.door.view import View
from gangland.engine.menu import Menu
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.deals.deal import Deal
from gangland.game.deals.ledger import Ledger
from gangland.game.game import Game as Model
from gangland.game.happenings import Fact
from gangland.game.installed import pack_paths
from gangland.game.logs import log
from gangland.game.playout import play_out
from gangland.game.positions import position
from gangland.game.setup import Setup, seats_of
from gangland.game.undo import WayBack
from gangland.game.worlds.resample import resample

SEEDS = 1 << 62


class Mark(NamedTuple):
    """Where a game was, to go back to."""

    table: Table
    ledger: Ledger
    lines: int
    facts: int
    happened: int
    dice: Croupier | None
    way_back: WayBack


class Game:
    """One game: push answers, pop them, look from a seat, draw worlds.

    Seats are numbers from 0; `CHANCE` is a seat too, but for games that settle chance by themselves (the
    default): then a die is rolled as soon as it is due, from the seed.
    """

    def __init__(
        self,
        game: str = "mayhem",
        players: int | Sequence[str] = 4,
        *,
        options: Mapping[str, int] | None = None,
        open_deals: bool = False,
        packs: Sequence[str] = (),
        seed: int | str | None = None,
        chance: bool = False,
    ) -> None:
        """Sit down; where `chance` is true, dice and draws are pushed like any other answer."""
        names = [f"Player {number + 1}" for number in range(players)] if isinstance(players, int) else players
        setup = Setup(game, seats_of(names), dict(options or {}), open_deals, pack_paths(packs))
        self.sit(Model(setup), seed, chance=chance)

    def sit(self, model: Model, seed: int | str | None, *, chance: bool) -> None:
        """Go on with a model, with dice from a seed unless chance is a seat."""
        self.model = model
        self.marks: list[Mark] = []
        self.dice = None if chance else Croupier(random.randrange(SEEDS) if seed is None else seed)
        self._settle()

    @classmethod
    def of(cls, model: Model, *, seed: int | str | None = None, chance: bool = False) -> Game:
        """Return a game that goes on with a model."""
        game = cls.__new__(cls)
        game.sit(model, seed, chance=chance)
        return game

    @classmethod
    def from_log(cls, path: str | Path, *, seed: int | str | None = None, chance: bool = False) -> Game:
        """Return the game of a log, to go on with."""
        return cls.of(log.load(Path(path)), seed=seed, chance=chance)

    @classmethod
    def from_position(cls, text: str, *, seed: int | str | None = None, chance: bool = False) -> Game:
        """Return a game that goes on from a position."""
        return cls.of(position.from_text(text), seed=seed, chance=chance)

    # as a value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.model == other.model

    def __hash__(self) -> int:
        return hash(self.model)

    def __repr__(self) -> str:
        return repr(self.model)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def copy(self) -> Game:
        """Return the same game, to be played on independently: its dice fall the same."""
        game = type(self).__new__(type(self))
        game.model = self.model.branch()
        game.marks = self.marks[:]
        game.dice = _same(self.dice)
        return game

    # asking

    @property
    def to_move(self) -> int | None:
        """The seat to answer next, None when the game is over; where several owe an answer, the first."""
        asked = self.asked
        if not asked:
            return None
        return CHANCE if CHANCE in asked else asked[0]

    @property
    def asked(self) -> tuple[int, ...]:
        """Every seat that owes an answer: fists are closed by all at once."""
        return tuple(self.model.owed())

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.model.t.seats

    @property
    def gangs(self) -> list[str]:
        """The gang of every seat, as it is written."""
        return self.model.notation.seats(self.model.t)

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self.model.t.round

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.model.t.over

    @property
    def winner(self) -> int | None:
        """The seat that has won, None before."""
        return self.model.t.winner if self.is_over else None

    @property
    def lines(self) -> list[str]:
        """What was said and done, a line of the log each."""
        return self.model.lines[:]

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return every action a seat (whoever is to move) may answer with."""
        who = self._who(seat)
        if who is None:
            return []
        m = self.model
        return [written(m.notation, m.t, who, code) for code in m.menu(who).actions()]

    def menu(self, seat: int | None = None) -> Menu:
        """Return the same as rows of choices, without listing them."""
        who = self._who(seat)
        return self.model.menu(CHANCE if who is None else who)

    def view(self, seat: int) -> View:
        """Return what a seat (-1: an onlooker) knows."""
        return View(self.model.notation, self.model.view(seat), seat, self)

    def returns(self) -> list[float]:
        """Return what the game was worth to every seat: 1 to the winner, 0 to all others."""
        return [float(seat == self.winner) for seat in range(self.players)]

    def log(self) -> str:
        """Return the whole log."""
        return log.text_of(self.model)

    def position(self) -> str:
        """Return the position, to be changed and gone on from."""
        return position.to_text(self.model)

    # doing

    def push(self, action: Action | str, seat: int | None = None) -> list[Fact]:
        """Answer for a seat (whoever is to move), in notation or not; return what came of it, to all."""
        who = self._who(seat)
        if who is None:
            raise IndexError("the game is over")
        return self._do(lambda: self.model.take(who, str(action)))

    def deal(self, seat: int, deal: Deal | str) -> list[Fact]:
        """Make an offer or a gift, reply to one, or talk (DEA): whenever the game waits for anybody."""
        if isinstance(deal, str):
            return self._do(lambda: self.model.take(seat, deal))
        return self._do(lambda: self.model.deal(seat, deal))

    def pop(self) -> None:
        """Take back what was pushed or dealt last, with the dice that fell; they will fall the same."""
        if not self.marks:
            raise IndexError("nothing was pushed")
        mark = self.marks.pop()
        m = self.model
        m.t, m.ledger, self.dice = mark.table, mark.ledger, mark.dice
        m.ledger.g = m.g
        m.way_back = mark.way_back
        m.facts.cut(mark.facts)
        del m.lines[mark.lines :], m.happened[mark.happened :]

    def resample(self, seat: int, rng: random.Random | int) -> Game:
        """Return a world consistent with all that a seat (-1: an onlooker) has seen since the game began.

        Its view and its whole history are the same; what it cannot know is drawn from what is possible.
        """
        chance = rng if isinstance(rng, random.Random) else random.Random(rng)
        world = resample(self.model, seat, chance)
        return self.of(world, seed=chance.randrange(SEEDS), chance=self.dice is None)

    def rollout(self, seed: int) -> list[float]:
        """Return what the game is worth if all play on at random; the game stays as it is."""
        t = self.model.t.copy()
        t.quiet = True
        play_out(self.model.g, t, Dice(seed))
        return [float(seat == t.winner) for seat in range(self.players)]

    def _who(self, seat: int | None) -> int | None:
        return self.to_move if seat is None else seat

    def _do(self, deed: Callable[[], list[Fact]]) -> list[Fact]:
        """Do something, and keep where the game was if it could be done."""
        m = self.model
        spots = len(m.lines), len(m.facts), len(m.happened)
        mark = Mark(m.t.copy(), m.ledger.copy(), *spots, _same(self.dice), m.way_back)
        facts = deed()
        self.marks.append(mark)
        return facts + self._settle()

    def _settle(self) -> list[Fact]:
        return [] if self.dice is None else self.model.settle_chance(self.dice)


def _same(dice: Croupier | None) -> Croupier | None:
    """Return dice that will fall the same."""
    return None if dice is None else dice.copy()
