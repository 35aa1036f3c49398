"""Two effects that no word of the vocabulary covers: one as a function, one that knows more of itself."""

from __future__ import annotations

from collections.abc import Iterator

from gangland.engine.catalogue import CASH
from gangland.engine.step import Deed, Rules
from gangland.engine.table import PLACES, STARTING, Table
from gangland.rulesets.people import send
from gangland.rulesets.standing import gain

ORDER = 75  # cents: somebody has to be sent there again


def pass_the_hat(g: Rules, t: Table, seat: int, amount: int) -> None:  # noqa: ARG001 - every effect gets the rules
    """The gang hands so much cash, or what there is, to the next one on its left."""
    paid = min(amount, t.asset(seat, CASH))
    gain(t, seat, CASH, -paid)
    gain(t, t.left_of((seat + 1) % t.seats, t.alive), CASH, paid)


class DawnRaid(Deed):
    """The gang's crew goes home from wherever it has to share the place."""

    def do(self, g: Rules, t: Table, seat: int, fx: int, amount: int) -> None:  # noqa: ARG002 - as every deed's
        """Send them home."""
        for place in shared(t, seat):
            send(t, seat, place, seat)

    def is_harmless(self, g: Rules, t: Table, seat: int, fx: int) -> bool:  # noqa: ARG002 - as every deed's
        """It shares no place; nobody is asked to pay for nothing."""
        return not list(shared(t, seat))

    def cost(self, g: Rules, t: Table, seat: int, amount: int) -> int:  # noqa: ARG002 - as every deed's
        """Reckon an order for each place."""
        return ORDER * len(list(shared(t, seat)))


def shared(t: Table, seat: int) -> Iterator[int]:
    """The places where a gang is not alone."""
    for place in range(STARTING, PLACES):
        if t.present[place] >> seat & 1 and not t.controls(seat, place):
            yield place
