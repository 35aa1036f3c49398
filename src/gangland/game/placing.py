"""Who came where at the end, and by what a tie for the first place was broken (END)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gangland.engine.table import Table

By = Literal["cash", "alone", "leader", "guns", "fight", "named"]


class Decided(NamedTuple):
    """What the winner won by, and who had as much cash, the winner among them."""

    by: By
    tied: list[int]


def order(t: Table) -> list[int]:
    """Return the seats of a game that is over, the winner first, then by cash and guns."""
    seats = range(t.seats)
    return sorted(seats, key=lambda one: (one != t.winner, not t.is_alive(one), -t.cash[one], -t.guns[one]))


def decided(t: Table, named: bool) -> Decided:
    """END-2: return what the winner won by; `named`: the leader had to name one of those tied."""
    stood = [seat for seat in range(t.seats) if t.is_alive(seat)] or [t.winner]
    tied = [seat for seat in stood if t.cash[seat] == t.cash[t.winner]]
    if len(tied) == 1:
        return Decided("cash" if len(stood) > 1 else "alone", tied)
    if t.leader in tied:
        return Decided("leader", tied)
    armed = [seat for seat in tied if t.guns[seat] == t.guns[t.winner]]
    if len(armed) == 1:
        return Decided("guns", tied)
    return Decided("named" if named else "fight", tied)
