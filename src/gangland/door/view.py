"""A view: everything one seat knows, and nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from gangland.door.action import Action, written
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import options
from gangland.engine.table import CHANCE, ER, PLACES, STARTING, UNKNOWN, Table
from gangland.game.notation import Notation

if TYPE_CHECKING:
    from gangland.door.game import Game


class View:
    """What a seat (-1: an onlooker) knows of a game; an amount behind somebody's blind is None."""

    def __init__(self, notation: Notation, table: Table, seat: int, game: Game | None = None) -> None:
        """Look at a table as the seat knows it; the game behind it is for drawing other worlds."""
        self.notation = notation
        self.table = table
        self.seat = seat
        self._game = game

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, round {self.round}, {self.table!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.table) == (other.seat, other.table)

    def __hash__(self) -> int:
        return hash((self.seat, self.table))

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self.table.round

    @property
    def leader(self) -> int:
        """The seat that has the leader token."""
        return self.table.leader

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return tuple(seat for seat in range(CHANCE + 1) if self.table.owed >> seat & 1)

    @property
    def gangs(self) -> list[str]:
        """The gang of every seat, as it is written."""
        return self.notation.seats(self.table)

    @property
    def cash(self) -> list[int | None]:
        """The cash of every seat."""
        return _known(self.table.cash)

    @property
    def guns(self) -> list[int | None]:
        """The guns of every seat."""
        return _known(self.table.guns)

    @property
    def goods(self) -> list[int | None]:
        """The goods (contraband, booze) of every seat."""
        return _known(self.table.goods)

    @property
    def orders(self) -> list[int | None]:
        """The order tokens of every seat; hidden only under the radar (OPT-3)."""
        return _known(self.table.tokens)

    @property
    def standing(self) -> list[int]:
        """The heat or clout of every seat."""
        return list(self.table.standing)

    def crew(self, seat: int) -> dict[str, str]:
        """Return where a seat has crew, and who it is."""
        t = self.table
        found = {}
        for place in (seat, ER, *range(STARTING, PLACES)):
            at = seat * PLACES + place
            if t.made[at] or t.rookies[at]:
                name = self.notation.place(t, place)
                found[name] = self.notation.crew(t, seat, t.made[at], t.rookies[at])
        return found

    def menu(self) -> Menu:
        """Return what the seat may answer, as rows of choices."""
        return options(self.notation.g, self.table, self.seat)

    def legal(self) -> list[Action]:
        """Return every action the seat may answer with; none where it is not asked."""
        if self.seat < 0:
            return []
        return [written(self.notation, self.table, self.seat, code) for code in self.menu().actions()]

    def told(self, since: int = 0) -> list[dict[str, object]]:
        """Return what the seat was told, from the since-th event on."""
        return [fact.doc for fact in self._behind().model.told(self.seat)][since:]

    def resample(self, rng: random.Random | int) -> Game:
        """Return a world in which the seat has seen the very same; see `Game.resample`."""
        return self._behind().resample(self.seat, rng)

    def _behind(self) -> Game:
        if self._game is None:
            raise ValueError("this view is no game's")
        return self._game

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("a view is made of its game, not pickled: pickle the game")


def _known(amounts: Ints) -> list[int | None]:
    return [None if amount == UNKNOWN else amount for amount in amounts]
