"""Choosing step by step: an order, a place, crew, a goal; every step has legal choices only."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gangland.engine.action import (
    ENOUGH,
    EXPLOIT,
    FIGHT,
    GANG_ORDER,
    MOVE,
    NO,
    PROMOTE,
    RECRUIT,
    SIT,
    pack,
)
from gangland.engine.menu import ANY, NONE, WIDTH, Menu, low_bits
from gangland.game.crew import ROOKIE, Crowd, is_counted, read_crew

MADE: Final = 5
LISTED: Final = 8
LISTED_EXACT: Final = 12
"""Up to so many ways to choose crew are listed; more are asked for as numbers."""
IN_ORDER: Final = (MOVE, EXPLOIT, FIGHT, RECRUIT, PROMOTE, GANG_ORDER, SIT, ENOUGH, NO)
PAIR: Final = re.compile(r"[0-9] [0-9]")


class Row(NamedTuple):
    """A row of a menu, its columns by name."""

    kind: int
    place: int
    targets: int
    made: int
    rookies: int
    need: int
    top: int


class Walk:
    """A way through a menu: what has been chosen, and what is to be chosen next."""

    def __init__(self, menu: Menu, letter: str = ROOKIE) -> None:
        self.letter = letter
        flat = list(menu.rows)
        self.menu = menu
        self.rows = [Row(*flat[at : at + WIDTH]) for at in range(0, len(flat), WIDTH)]
        self.kind: int | None = None
        self.place: int | None = None
        self.crew: Crowd | None = None
        self.target: int | None = None
        self.number: int | None = None
        self.trail: list[str] = []
        self._settle()

    # where we are

    def left(self) -> list[Row]:
        """The rows that fit what has been chosen."""
        return [row for row in self.rows if self.kind in (None, row.kind) and self.place in (None, row.place)]

    @property
    def row(self) -> Row:
        """The row we are in, once kind and place are chosen."""
        return self.left()[0]

    def stage(self) -> str:
        """What is to be chosen next: kind, place, number, crew, target; empty when all is."""
        if self.kind is None:
            return "kind"
        if self.place is None:
            return "place"
        if self.row.top >= 0:
            return "number" if self.number is None else ""
        if self.row.need != NONE and self.crew is None:
            return "crew"
        return "target" if self.row.targets and self.target is None else ""

    def action(self) -> int:
        """The action chosen, when all is."""
        crew = self.crew or Crowd(0, 0)
        b = self.number if self.row.top >= 0 else self.target
        return pack(self.row.kind, self.row.place, b or 0, crew.made, crew.rookies)

    # the choices

    def kinds(self) -> list[int]:
        """The kinds of action, in the order of the book; doing nothing comes last."""
        kinds = dict.fromkeys(row.kind for row in self.rows)
        return sorted(kinds, key=lambda kind: IN_ORDER.index(kind) if kind in IN_ORDER else -1)

    def places(self) -> list[int]:
        """The places where the kind chosen can be done."""
        return list(dict.fromkeys(row.place for row in self.left()))

    def targets(self) -> list[int]:
        """What the action can be aimed at."""
        return [target for target in range(63) if self.row.targets >> target & 1]

    def crews(self) -> list[Crowd]:
        """Every choice of crew, the largest first."""
        row = self.row
        every = range(1 << MADE) if self.menu.named else range(MADE + 1)
        mades = dict.fromkeys(index if self.menu.named else low_bits(row.made, index) for index in every)
        crews = [Crowd(made, rookies) for made in mades for rookies in range(row.rookies + 1)]
        found = [crew for crew in crews if self.suits(crew)]
        return sorted(found, key=lambda crew: (-crew.made.bit_count() - crew.rookies, -crew.made.bit_count()))

    def is_crew_listed(self) -> bool:
        """Whether the choices of crew are few enough to be listed."""
        return len(self.crews()) <= (LISTED if self.row.need == ANY else LISTED_EXACT)

    def everyone(self) -> Crowd:
        """All the crew there is to choose from."""
        return Crowd(self.row.made, self.row.rookies)

    def suits(self, crew: Crowd) -> bool:
        """Whether this crew may be chosen."""
        row = self.row
        heads = crew.made.bit_count() + crew.rookies
        if crew.made & ~row.made or crew.rookies > row.rookies:
            return False
        return heads >= 1 if row.need == ANY else heads == row.need

    def parse_crew(self, text: str) -> Crowd | None:
        """Crew as people type it: `2m1p`, `2 1`, or `1 3 2a` with named men; None where it is no crew."""
        parts = text.lower().replace(",", " ").replace("+", " ").split()
        if not self.menu.named and PAIR.fullmatch(" ".join(parts)):
            parts = [
                f"{count}{kind}" for count, kind in zip(parts, ("m", ROOKIE), strict=True) if count != "0"
            ]
        names = self._numbers()
        if not parts or not all(part in names or is_counted(part, self.letter) for part in parts):
            return None
        crew = read_crew("+".join(parts), names, self.letter, self.everyone(), named=self.menu.named)
        return crew if self.suits(crew) else None

    def _numbers(self) -> list[str]:
        """Named men are called by their numbers in the list of those to choose from."""
        below = [(self.row.made & ((1 << man) - 1)).bit_count() for man in range(MADE)]
        return [
            str(below[man] + 1) if self.menu.named and self.row.made >> man & 1 else "" for man in range(MADE)
        ]

    # walking

    def pick(self, value: int | Crowd) -> None:
        """Choose at this stage, and go on to the next that leaves a choice."""
        self._set(self.stage(), value)
        self._settle()

    def back(self) -> bool:
        """Take the last choice back; false where there is none."""
        if not self.trail:
            return False
        last = self.trail.pop()
        stages = ("kind", "place", "number", "crew", "target")
        for stage in stages[stages.index(last) :]:
            setattr(self, stage, None)
        return True

    def _set(self, stage: str, value: int | Crowd) -> None:
        self.trail.append(stage)
        setattr(self, stage, value)

    def _settle(self) -> None:
        """Go past stages with a single choice; these are not gone back to."""
        while True:
            stage = self.stage()
            only = self._only(stage)
            if only is None:
                return
            setattr(self, stage, only)

    def _only(self, stage: str) -> int | Crowd | None:
        choices: list[int] | list[Crowd] = []
        if stage == "kind" and len(self.rows) > 1:
            choices = self.kinds()
        elif stage == "kind":
            choices = [self.rows[0].kind]
        elif stage == "place":
            choices = self.places()
        elif stage == "crew":
            choices = self.crews()
        elif stage == "target":
            choices = self.targets()
        return choices[0] if len(choices) == 1 else None
