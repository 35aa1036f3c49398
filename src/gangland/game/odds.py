"""Odds of a fight: every throw of the dice counted, for the crew in sight and guns assumed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import reduce
from operator import or_

from gangland.engine.step import Rules
from gangland.engine.table import ER, PLACES, Table
from gangland.game.crew import Crowd
from gangland.rulesets.fight import LEADER_NAMES, PullGuns, bonus

FACES = range(1, 7)
LOWEST = -1_000_000
"""Below any total: a pack may take off so much that all are negative."""


@dataclass(frozen=True)
class Odds:
    """A seat's chances in a fight.

    `totals` is what each of the fighters adds to its die as things are; `chances` has a row for each number
    of own guns, a column for each number of guns every rival pulls as far as it can.
    """

    fighters: list[int]
    totals: dict[int, int]
    chances: list[list[float]]


def elsewhere(view: Table, seat: int, place: int) -> Crowd:
    """MOV-1: return whom a seat could bring to a place: all its crew, but for the injured and those there."""
    others = [seat * PLACES + other for other in range(PLACES) if other not in (place, ER)]
    made = reduce(or_, (view.made[at] for at in others))
    return Crowd(made, sum(view.rookies[at] for at in others))


def likely(view: Table, seat: int, place: int) -> Crowd:
    """MOV-1: return whom a single order would bring to a place: all from where a seat has the most."""
    most = max(
        (other for other in range(PLACES) if other not in (place, ER)),
        key=lambda other: view.crew_at(seat, other),
    )
    at = seat * PLACES + most
    return Crowd(view.made[at], view.rookies[at])


def _bring(t: Table, seat: int, place: int, crew: Crowd) -> None:
    """Have crew at a place that was elsewhere."""
    left = crew.rookies
    for other in range(PLACES):
        if other not in (place, ER):
            at = seat * PLACES + other
            rookies = min(left, t.rookies[at])
            t.shift(seat, other, place, t.made[at] & crew.made, rookies)
            left -= rookies


def odds(g: Rules, view: Table, seat: int, place: int, crew: Crowd | None = None) -> Odds | None:
    """FGT-4, FGT-5: return a seat's chances at a place, or None where it has nobody to fight there.

    With `crew` it is as if these had come there too.
    """
    t = view.copy()
    if crew is not None:
        _bring(t, seat, place, crew)
    if t.fight_place != place:
        t.fight_place, t.fight_by, t.fight_in = place, seat, t.present[place]
        t.set_guns([0] * t.seats)
    if crew is not None:
        t.fight_in |= 1 << seat
    fighters = [one for one in range(t.seats) if t.fight_in >> one & 1]
    if seat not in fighters or len(fighters) < 2:
        return None
    armed = PullGuns().armed(g, t)
    pull = [t.crew_at(one, place) if armed >> one & 1 else 0 for one in range(t.seats)]
    mine = min(t.guns[seat], pull[seat])
    theirs = max(pull[one] for one in fighters if one != seat)
    totals = {one: int(bonus(g, t, one)) for one in fighters}
    chances = [
        [_chance(g, t, seat, fighters, _pulled(pull, seat, own, other)) for other in range(theirs + 1)]
        for own in range(mine + 1)
    ]
    return Odds(fighters, totals, chances)


def _pulled(crew: list[int], seat: int, mine: int, theirs: int) -> list[int]:
    return [mine if one == seat else min(theirs, most) for one, most in enumerate(crew)]


def _chance(g: Rules, t: Table, seat: int, fighters: list[int], pulled: list[int]) -> float:
    """Return the share of throws that win."""
    t.set_guns(pulled)
    own = bonus(g, t, seat)
    rivals = [(one, bonus(g, t, one)) for one in fighters if one != seat]
    throws = wins = 0
    for (best, tied), ways in _bests(rivals).items():
        for face in FACES:
            throws += ways
            if own + face > best or (own + face == best and _wins_tie(g, t, seat, tied)):
                wins += ways
    return wins / throws


def _wins_tie(g: Rules, t: Table, seat: int, tied: int) -> bool:
    """FGT-5: return whether a seat wins a tie with these."""
    winner = g.ties.winner(t, tied | 1 << seat)
    return winner == seat or (winner == LEADER_NAMES and t.leader == seat)


def _bests(rivals: list[tuple[int, int]]) -> Counter[tuple[int, int]]:
    """Return the best total among rivals and who has it, with the number of throws that give it."""
    found: Counter[tuple[int, int]] = Counter({(LOWEST, 0): 1})
    for seat, added in rivals:
        after: Counter[tuple[int, int]] = Counter()
        for (best, tied), ways in found.items():
            for face in FACES:
                total = added + face
                who = tied | 1 << seat if total == best else 1 << seat if total > best else tied
                after[max(best, total), who] += ways
        found = after
    return found
