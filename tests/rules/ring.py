"""Fights about to begin, for the tests of FGT."""

from __future__ import annotations

from stage import FACTORY, Stage

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
