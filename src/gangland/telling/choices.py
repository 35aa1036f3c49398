"""What can be chosen: places, targets and crew of a menu's rows, with their words in notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gangland.content.message import Message, listed, message
from gangland.content.records import MadeMan
from gangland.engine import action as act
from gangland.engine.ints import popcount
from gangland.engine.menu import ANY, NONE, WIDTH, Menu
from gangland.engine.table import PLACES, SEATS
from gangland.game.game import Game
from gangland.game.notation import AT_A_PLACE, LOCK
from gangland.telling.forms import Choice, CrewChoice
from gangland.telling.names import names_of


class Row(NamedTuple):
    """A row of a menu, its columns by name."""

    kind: int
    place: int
    targets: int
    made: int
    rookies: int
    need: int
    top: int


def rows_of(menu: Menu) -> list[Row]:
    """The rows of a menu."""
    flat = list(menu.rows)
    return [Row(*flat[at : at + WIDTH]) for at in range(0, len(flat), WIDTH)]


class Choices:
    """Tells what a seat can choose, from its own view."""

    def __init__(self, game: Game, seat: int) -> None:
        self.names = names_of(game)
        self.notation = game.notation
        self.seat = seat
        self.t = game.view(seat)
        self.step = game.g.step(self.t).id
        self._men: dict[str, Choice] = {}

    def place(self, row: Row) -> Choice | None:
        """Where a row's action is done, with one's own crew there."""
        if row.kind not in AT_A_PLACE:
            return None
        at = self.seat * PLACES + row.place
        made, rookies = self.t.made[at], self.t.rookies[at]
        name = self.names.place(self.t, row.place, self.seat)
        word = self.notation.place(self.t, row.place)
        if not made and not rookies:
            return Choice(word, name)
        men = self.notation.names(self.t, self.seat, made)
        crew = self.names.crew(men, popcount(made), rookies)
        return Choice(word, message("menu-at", what=name, where=crew), name=name)

    def crew(self, row: Row) -> CrewChoice | None:
        """The crew a row leaves to choose, named men with their ratings."""
        if row.need == NONE:
            return None
        named = self.names.men(self.t, self.seat, row.made) if self.names.g.named else []
        return CrewChoice(
            men=[self._man(man) for man in named],
            made=0 if named else row.made.bit_count(),
            rookies=row.rookies,
            need=None if row.need == ANY else row.need,
        )

    def _man(self, man: MadeMan) -> Choice:
        """A named man, told once for all rows."""
        if man.id not in self._men:
            rated = self.names.rated(man)
            self._men[man.id] = Choice(man.id, rated, name=message(f"made-{man.id}"))
        return self._men[man.id]

    def targets(self, row: Row) -> list[Choice] | None:
        """What a row's action can be aimed at: what its kind is aimed at, or else a rival."""
        aims = [aim for aim in range(63) if row.targets >> aim & 1]
        tell = TARGETS.get(row.kind)
        return [tell(self, aim) if tell else self.rival(row.kind, aim) for aim in aims] or None

    def goal(self, place: int) -> Choice:
        """A place with everybody who is there, told once for all who may go there as long as it stays so."""
        t = self.t
        if place < SEATS:
            return Choice(self.notation.place(t, place), self.names.place(t, place, self.seat))
        there = [seat * PLACES + place for seat in range(t.seats) if t.present[place] >> seat & 1]
        crew = ((at, t.gang[at // PLACES], t.made[at], t.rookies[at]) for at in there)
        key = (t.tile[place], *crew)
        known = self.names.goals.get(place)
        if known is None or known[0] != key:
            word, name = self.notation.place(t, place), self.names.place(t, place)
            crews = listed(self.crew_of(at // PLACES, place) for at in there)
            label = message("menu-at", what=name, where=crews)
            known = key, Choice(word, label, name=name) if there else Choice(word, name)
            self.names.goals[place] = known
        return known[1]

    def crew_of(self, seat: int, place: int) -> Message:
        """A gang with its crew at a place."""
        crew = self.names.crew_there(self.t, seat, place) if self.t.crew_at(seat, place) else "–"
        return message("board-crew", gang=self.names.gang(self.t, seat), crew=crew)

    def rival(self, kind: int, rival: int) -> Choice:
        """A rival; FGT-6: with how many are left to hit, for a gun given where nobody is left is lost."""
        gang, word = self.names.gang(self.t, rival), self.notation.seat(self.t, rival)
        if kind != act.ALLOT:
            return Choice(word, gang)
        left = max(0, self.t.crew_at(rival, self.t.fight_place) - self.t.hits[rival])
        return Choice(word, message("menu-allot-at", gang=gang, n=left), name=gang)

    def gang(self, number: int) -> Choice:
        """SET-6: a gang with what it starts with and its men; SET-5: on every side there is to pick later."""
        gang = self.names.pack.gangs[number]
        sides = gang.sides if self.names.g.open_sides else gang.sides[:1]
        lines = [line for side in sides for line in self.names.side(gang, side)]
        men = map(self.names.explainer.man, gang.made)
        return Choice(gang.id, message(f"gang-{gang.id}"), [*lines, *men])

    def side(self, number: int) -> Choice:
        """SET-7: a side of one's card with what it is."""
        gang = self.names.pack.gangs[self.t.gang[self.seat]]
        side = gang.sides[number]
        return Choice(side.id, message(f"side-{side.id}"), self.names.side(gang, side))


TARGETS: Final[dict[int, Callable[[Choices, int], Choice]]] = {
    act.MOVE: Choices.goal,
    act.FIGHT: lambda _, lock: Choice(
        LOCK if lock else "", message(f"menu-fight-{'locked' if lock else 'open'}")
    ),
    act.PICK_GANG: Choices.gang,
    act.PICK_SIDE: Choices.side,
    act.OPTION: lambda choices, number: Choice(
        str(number), choices.names.transaction(choices.t.ex_first + number)
    ),
}
"""What each kind of action is aimed at, where it is not a rival."""
