"""Gangs with heat, for the tests of STD."""

from __future__ import annotations

from stage import LAW, Stage


def heats(s: Stage) -> list[int]:
    """Return the heat of every seat."""
    return list(s.t.standing)


def staffed() -> Stage:
    """Every gang has a made at home and one at the law, and a turn's worth of tokens."""
    s = Stage()
    for seat in range(4):
        s.crew(seat, seat, made=1, rookies=1)
        s.crew(seat, LAW, made=1)
        s.own(seat, tokens=1)
    return s
