"""What deals were worth: to those who made them, to their partners, and to those who were promised something.

The assets of a deal count by how they changed both sides' chances to win when it was closed. A promise costs
nothing then; what it was worth shows in what became, in the end, of those it was made to.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from gangland.arena.bout import WHOLE, Bout, Closing, Dealt
from gangland.arena.league import Row
from gangland.arena.stats import block_interval, bootstrap, ratio

OUTCOMES: Final = ("kept", "broken")
Who = tuple[bool, str]
"""A sort of player in a row: whether it is the candidate, and its name."""


class Mean(msgspec.Struct):
    """A mean over deals of cards and dice, with its interval of 95 %."""

    value: float
    low: float
    high: float


class Worth(msgspec.Struct):
    """What the deals of an entrant did, on average, for its own chance to win and for its partners'."""

    name: str
    is_candidate: bool
    deals: int
    own: Mean
    partners: Mean


class Pledged(msgspec.Struct):
    """What became of those an entrant promised something to, where it kept its word or where it broke it.

    `hope` is their chance to win when it was promised, `share` is how often they won.
    """

    name: str
    outcome: str
    promises: int
    hope: float
    share: float
    low: float
    high: float
    cash: float


def who(row: Row, bout: Bout, seat: int) -> Who:
    """Return what a seat of a game is counted as."""
    return seat == bout.seat, row.candidate if seat == bout.seat else row.label(bout.bots[seat])


def sides(row: Row, dealt: Dealt) -> Iterator[tuple[Who, int, int]]:
    """Yield both sides of every deal that was closed: who, what it did for that one, and for the other."""
    for bout in dealt.bouts:
        for closing in bout.closings:
            for seat, other in ((closing.by, closing.taker), (closing.taker, closing.by)):
                yield who(row, bout, seat), closing.gain(seat), closing.gain(other)


def worths(row: Row, deals: Sequence[Dealt]) -> list[Worth]:
    """Return what deals did for everybody who made any, the candidate first."""
    blocks: dict[Who, list[tuple[int, int, int]]] = defaultdict(list)
    for dealt in deals:
        sums: dict[Who, list[tuple[int, int]]] = defaultdict(list)
        for one, own, partner in sides(row, dealt):
            sums[one].append((own, partner))
        for one, gains in sums.items():
            blocks[one].append((sum(own for own, _ in gains), sum(other for _, other in gains), len(gains)))
    return [
        Worth(
            name=one[1],
            is_candidate=one[0],
            deals=sum(count for *_, count in found),
            own=mean([(own / WHOLE, count) for own, _, count in found]),
            partners=mean([(other / WHOLE, count) for _, other, count in found]),
        )
        for one, found in sorted(blocks.items(), key=lambda item: (not item[0][0], item[0][1]))
    ]


def mean(blocks: list[tuple[float, int]]) -> Mean:
    """Return a mean of sums of so many each, by whole blocks."""
    total, count = sum(one for one, _ in blocks), sum(number for _, number in blocks)
    return Mean(ratio(total, count), *bootstrap(blocks))


def pledges(row: Row, deals: Sequence[Dealt]) -> list[Pledged]:
    """Return what became of those who were promised something, by who promised and by what it did."""
    found: dict[tuple[Who, str], list[list[tuple[Bout, Closing, int]]]] = defaultdict(list)
    for dealt in deals:
        block: dict[tuple[Who, str], list[tuple[Bout, Closing, int]]] = defaultdict(list)
        for bout in dealt.bouts:
            for closing in bout.closings:
                for pledge in closing.pledges:
                    block[who(row, bout, pledge.by), pledge.verdict].append((bout, closing, pledge.to))
        for key, ones in block.items():
            found[key].append(ones)
    order = sorted(found, key=lambda key: (not key[0][0], key[0][1], key[1] != OUTCOMES[0]))
    return [pledged(one[1], outcome, found[one, outcome]) for one, outcome in order if outcome in OUTCOMES]


def pledged(name: str, outcome: str, blocks: list[list[tuple[Bout, Closing, int]]]) -> Pledged:
    """Return what became of some who were promised something."""
    every = [one for block in blocks for one in block]
    wins = [(sum(bout.winner == seat for bout, _, seat in block), len(block)) for block in blocks]
    low, high = block_interval(wins)
    return Pledged(
        name=name,
        outcome=outcome,
        promises=len(every),
        hope=ratio(sum(closing.hope(seat) for _, closing, seat in every), len(every) * WHOLE),
        share=ratio(sum(won for won, _ in wins), len(every)),
        low=low,
        high=high,
        cash=ratio(sum(bout.cash[seat] for bout, _, seat in every), len(every)),
    )
