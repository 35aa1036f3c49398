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
from gangland.engine.menu import ANY, NONE, WIDTH, Menu

MADE: Final = 5
LISTED: Final = 8
LISTED_EXACT: Final = 12
"""Up to so many ways to choose crew are listed; more are asked for as numbers."""
IN_ORDER: Final = (MOVE, EXPLOIT, FIGHT, RECRUIT, PROMOTE, GANG_ORDER, SIT, ENOUGH, NO)
PAIR: Final = re.compile(r"\d \d")
CREW: Final = re.compile(r"(?:(\d)m)?(?:(\d)r)?")


class Row(NamedTuple):
    """A row of a menu, its columns by name."""

    kind: int
    place: int
    targets: int
    made: int
    rookies: int
    need: int
    top: int


class Crew(NamedTuple):
    """A choice of crew: a mask of made, a count of rookies."""

    made: int
    rookies: int


class Walk:
    """A way through a menu: what has been chosen, and what is to be chosen next."""

    def __init__(self, menu: Menu) -> None:
        flat = list(menu.rows)
        self.menu = menu
        self.rows = [Row(*flat[at : at + WIDTH]) for at in range(0, len(flat), WIDTH)]
        self.kind: int | None = None
        self.place: int | None = None
        self.crew: Crew | None = None
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
        crew = self.crew or Crew(0, 0)
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

    def crews(self) -> list[Crew]:
        """Every choice of crew, the largest first."""
        row = self.row
        every = range(1 << MADE) if self.menu.named else range(MADE + 1)
        mades = dict.fromkeys(index if self.menu.named else _lowest(row.made, index) for index in every)
        crews = [Crew(made, rookies) for made in mades for rookies in range(row.rookies + 1)]
        found = [crew for crew in crews if self.suits(crew)]
        return sorted(found, key=lambda crew: (-crew.made.bit_count() - crew.rookies, -crew.made.bit_count()))

    def is_crew_listed(self) -> bool:
        """Whether the choices of crew are few enough to be listed."""
        return len(self.crews()) <= (LISTED if self.row.need == ANY else LISTED_EXACT)

    def everyone(self) -> Crew:
        """All the crew there is to choose from."""
        return Crew(self.row.made, self.row.rookies)

    def suits(self, crew: Crew) -> bool:
        """Whether this crew may be chosen."""
        row = self.row
        heads = crew.made.bit_count() + crew.rookies
        if crew.made & ~row.made or crew.rookies > row.rookies:
            return False
        return heads >= 1 if row.need == ANY else heads == row.need

    def parse_crew(self, text: str) -> Crew | None:
        """Crew as people type it: `2m1r`, `2 1`, or `1 3 2r` with named men; None where it will not do."""
        row = self.row
        made = rookies = 0
        men = [man for man in range(MADE) if row.made >> man & 1]
        parts = text.lower().replace(",", " ").replace("+", " ").split()
        if not self.menu.named and PAIR.fullmatch(" ".join(parts)):
            parts = [f"{parts[0]}m", f"{parts[1]}r"]
        for part in parts:
            found = CREW.fullmatch(part)
            if found and part:
                made |= _lowest(row.made, int(found[1] or 0))
                rookies += int(found[2] or 0)
            elif self.menu.named and part.isdecimal() and 1 <= int(part) <= len(men):
                made |= 1 << men[int(part) - 1]
            else:
                return None
        crew = Crew(made, rookies)
        return crew if self.suits(crew) else None

    # walking

    def pick(self, value: int | Crew) -> None:
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

    def _set(self, stage: str, value: int | Crew) -> None:
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

    def _only(self, stage: str) -> int | Crew | None:
        choices: list[int] | list[Crew] = []
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


def _lowest(mask: int, count: int) -> int:
    picked = 0
    for man in range(MADE):
        if mask >> man & 1 and picked.bit_count() < count:
            picked |= 1 << man
    return picked
