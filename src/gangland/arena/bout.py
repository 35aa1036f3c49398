"""A bout: one game of a deal, and what is kept of it."""

from __future__ import annotations

import msgspec

Numbers = list[int]


class Bout(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game, by seat; times are microseconds of processor time, worths cents of cash."""

    seat: int
    """Where the candidate sat."""
    bots: list[str]
    gangs: Numbers
    winner: int
    cash: Numbers
    first: int
    rounds: int
    asked: Numbers
    """How often a seat had a choice."""
    timed: Numbers
    """How many of these were timed, one in so many where nobody takes its time."""
    spent: Numbers
    longest: Numbers
    illegal: Numbers
    proposed: Numbers = []
    """Offers made, counter-offers among them; with the figures below only where there were deals."""
    dealt: Numbers = []
    """Offers of its own taken, and others' offers that it took."""
    worth: Numbers = []
    """What came in by deals, less what went out."""
    kept: Numbers = []
    broken: Numbers = []
    """Promises of its own."""
    log: str = ""
    """The game as a log, on its way to a file of its own."""


class Dealt(msgspec.Struct, forbid_unknown_fields=True):
    """One deal of a row: its games, the candidate at one seat after the other."""

    row: int
    deal: int
    bouts: list[Bout]


def ranks(bout: Bout) -> Numbers:
    """Return the place of every seat: the winner's is 1, the others follow by their cash."""
    return [
        1
        if seat == bout.winner
        else 1 + sum(other == bout.winner or more > cash for other, more in enumerate(bout.cash))
        for seat, cash in enumerate(bout.cash)
    ]
