"""Fights about to begin, for the tests of FGT."""

from __future__ import annotations

from scenes import fight
from stage import FACTORY, SITE, SOURCE, Stage

from gangland.engine import action as act


def duel(place: int = FACTORY) -> Stage:
    """Seat 1 has a made and two rookies there, seat 2 the same; seat 0 leads and is elsewhere."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, place, made=1, rookies=2)
    s.crew(0, 0, made=2)
    return s


def pile_up(place: int = FACTORY, guns: int = 3) -> Stage:
    """Seats 0, 1 and 2 have a made and two rookies there each, and guns; seat 0 leads."""
    s = Stage(4)
    for seat in range(3):
        s.crew(seat, place, made=1, rookies=2)
        s.own(seat, guns=guns)
    return s


def fights_offered(s: Stage, seat: int) -> set[int]:
    """Return the places where the seat may order a fight."""
    return {act.place_of(a) for a in s.legal(seat) if act.kind_of(a) == act.FIGHT}


def sally_and_john() -> Stage:
    """Pete (0) leads, Sally (1) has four heat, John (2) orders a fight at the Rusty Spoke; Liz is 3."""
    s = Stage()
    site = s.site(SITE, "rusty-spoke")
    s.crew(1, site, made=1, rookies=1)
    s.crew(1, 1, made=1)
    s.crew(1, SOURCE, rookies=2)
    s.own(1, tokens=4, guns=3, standing=4)
    s.crew(2, site, made=1, rookies=2)
    s.crew(2, 2, made=1, rookies=2)
    s.own(2, tokens=3, guns=1, standing=1)
    return fight(s, 2, site)
