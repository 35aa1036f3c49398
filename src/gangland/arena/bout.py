"""A bout: one game of a deal, and what is kept of it."""

from __future__ import annotations

import msgspec

Numbers = list[int]
WHOLE = 1_000_000
"""A chance of one, in the millionths chances are kept in."""


class Pledge(msgspec.Struct, forbid_unknown_fields=True, array_like=True):
    """A promise made in a deal: who gave it to whom, of which sort, and what became of it."""

    by: int
    to: int
    vow: str
    verdict: str


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    """A deal as it was closed: who made the offer and who took it, what for what, and both sides' hopes.

    Chances to win are by the value of the position on the true table, in millionths, the maker's first,
    before and after the assets have changed hands. Promises change neither: their worth shows in the end.
    """

    by: int
    taker: int
    round: int
    give: Numbers
    want: Numbers
    before: Numbers
    after: Numbers
    pledges: list[Pledge] = []

    def gain(self, seat: int) -> int:
        """Return what the assets did for one of the two."""
        side = 0 if seat == self.by else 1
        return self.after[side] - self.before[side]

    def hope(self, seat: int) -> int:
        """Return what one of the two could hope for when all was said."""
        return self.after[0 if seat == self.by else 1]


class ModelCounts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a language model did, and what that took; tokens as its server counts them."""

    promised: int = 0
    """Promises it gave, kept or not."""
    accepted: int = 0
    """Offers of others it took."""
    tries: int = 0
    """Answers and deals that were refused, and what was no answer at all."""
    stood_in: int = 0
    """Questions a bot answered for it, after too many of these."""
    calls: int = 0
    repeated: int = 0
    """Calls that had to be made again."""
    sent: int = 0
    got: int = 0
    cost: float = 0.0


class ModelUse(ModelCounts, kw_only=True):
    """What a language model did at a seat."""

    seat: int


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
    """What came in by deals, less what went out, by what things usually cost."""
    kept: Numbers = []
    broken: Numbers = []
    """Promises of its own."""
    closings: list[Closing] = []
    """Every deal that was closed; in runs of old there is none."""
    models: list[ModelUse] = []
    """Language models at the table."""
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
