"""Odds of a fight: every throw of the dice counted, for the crew in sight and guns assumed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gangland.engine.step import Rules
from gangland.engine.table import Table
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


def odds(g: Rules, view: Table, seat: int, place: int) -> Odds | None:
    """FGT-4, FGT-5: return a seat's chances at a place, or None where it has nobody to fight there."""
    t = view.copy()
    if t.fight_place != place:
        t.fight_place, t.fight_by, t.fight_in = place, seat, t.present[place]
        t.set_guns([0] * t.seats)
    fighters = [one for one in range(t.seats) if t.fight_in >> one & 1]
    if seat not in fighters or len(fighters) < 2:
        return None
    armed = PullGuns().armed(g, t)
    crew = [t.crew_at(one, place) if armed >> one & 1 else 0 for one in range(t.seats)]
    mine = min(t.guns[seat], crew[seat])
    theirs = max(crew[one] for one in fighters if one != seat)
    totals = {one: int(bonus(g, t, one)) for one in fighters}
    chances = [
        [_chance(g, t, seat, fighters, _pulled(crew, seat, own, other)) for other in range(theirs + 1)]
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
