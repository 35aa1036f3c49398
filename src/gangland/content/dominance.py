"""Dominance: which records of a pack are strictly better than others that cost the same, or the same.

A record is *over* another where whatever the other allows can be done with it too, for no more and to no
less avail, and something better besides; two records are *twins* where each allows all of the other.
Sites are compared with sites of their kind and role, opportunities with opportunities, gang orders with
gang orders; never a slugging place with a talking one, nor one that prohibits guns with one that does not.
A skim, a gain and a drop count for what they bring, the heat of a place for what it costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final, NamedTuple

from gangland.content.records import NOTHING, Assets, Card, Ground, Pack, Side, Site, Transaction

MANY: Final = 12
"""As often as anybody does a trade that has no Max."""

CERTAIN: Final = ("printed", "reported")
FREE: Final = ("skim", "gain", "drop")
STANDING: Final = 3


class Dominance(NamedTuple):
    """One record over another, or its twin; `settled` where neither is ours to change."""

    table: str
    better: str
    worse: str
    twin: bool
    settled: bool


@dataclass(frozen=True)
class Deed:
    """A transaction one chooses to do, so many times: what it takes and brings each time."""

    verb: str
    cost: Assets
    profit: Assets
    most: int
    special: str
    amount: int


@dataclass(frozen=True)
class Haul:
    """What a token brings: a toll that is paid and things that are had without more ado, and deeds."""

    toll: Assets = NOTHING
    had: Assets = NOTHING
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True)
class Offer:
    """What a record offers: one or the other haul for a token, and its boost for one more."""

    table: str
    id: str
    provenance: str
    peers: tuple[object, ...]
    hauls: tuple[Haul, ...]
    boost: Haul = Haul()


def dominances(pack: Pack) -> list[Dominance]:
    """Return every pair of records of which one is over the other, and every pair of twins."""
    found = []
    for left, right in combinations(Scales(pack).offers(), 2):
        if left.peers != right.peers:
            continue
        up, down = covers(left, right), covers(right, left)
        if up or down:
            better, worse = (left, right) if up else (right, left)
            settled = left.provenance in CERTAIN and right.provenance in CERTAIN
            found.append(Dominance(left.table, better.id, worse.id, up and down, settled))
    return found


class Scales:
    """Weighs the records of a pack: what each takes and what it brings."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.is_bad = pack.terms["standing"] == "heat"

    def offers(self) -> Iterator[Offer]:
        """Return what can be exploited or ordered."""
        for site in self.pack.sites:
            if site.ground.main:
                yield self._ground("site", site, site.ground, (site.kind, site.role))
        for card in self.pack.cards:
            if card.ground is not None:
                yield self._ground("card", card, card.ground, ())
        for gang in self.pack.gangs:
            yield from (self._order(gang.id, side) for side in gang.sides if side.order)

    def _order(self, gang: str, side: Side) -> Offer:
        return Offer("gang", gang, side.provenance, ("gang",), (self._haul(side.order),))

    def _ground(self, table: str, record: Site | Card, ground: Ground, kin: tuple[str, ...]) -> Offer:
        ways = [(tx,) for tx in ground.main] if ground.choose else [ground.main]
        return Offer(
            table,
            record.id,
            record.provenance,
            (table, *kin, ground.fight, ground.guns_prohibited),
            tuple(self._haul(way, ground.hot) for way in ways),
            self._haul(ground.boost),
        )

    def _haul(self, transactions: Sequence[Transaction], hot: int = 0) -> Haul:
        """What is simply had or paid is added up, heat paid first; the rest are deeds."""
        toll, had = (0, 0, 0, hot), NOTHING
        deeds = []
        for tx in transactions:
            give, get = self._cost_and_profit(tx)
            if tx.verb in FREE:
                toll, had = _sum(toll, give), _sum(had, get)
            else:
                deeds.append(Deed(tx.verb, give, get, tx.most or MANY, tx.special, tx.amount))
        return Haul(toll, had, tuple(deeds))

    def _cost_and_profit(self, tx: Transaction) -> tuple[Assets, Assets]:
        """What a transaction takes and brings; where standing is bad to have, losing it is a profit."""
        if not self.is_bad:
            return tx.give, tx.get
        return (*tx.give[:STANDING], tx.get[STANDING]), (*tx.get[:STANDING], tx.give[STANDING])


def covers(left: Offer, right: Offer) -> bool:
    """Return whether all that the right one allows can be had from the left one, for no more."""
    return all(
        any(_is_over(mine, left.boost, haul, right.boost) for mine in left.hauls) for haul in right.hauls
    )


def _is_over(mine: Haul, my_boost: Haul, haul: Haul, boost: Haul) -> bool:
    """Whether a haul is no worse than another, and still is with both boosts."""
    with_boost = _sum(mine.toll, my_boost.toll), _sum(mine.had, my_boost.had)
    return (
        _at_most(mine.toll, haul.toll)
        and _at_most(haul.had, mine.had)
        and _at_most(with_boost[0], _sum(haul.toll, boost.toll))
        and _at_most(_sum(haul.had, boost.had), with_boost[1])
        and _are_served(mine.deeds, my_boost.deeds, haul.deeds, boost.deeds)
    )


def _are_served(
    mine: tuple[Deed, ...], my_boost: tuple[Deed, ...], deeds: tuple[Deed, ...], boost: tuple[Deed, ...]
) -> bool:
    """Whether every deed finds one of its own that serves; what is left over may serve the boost."""
    if len(mine) < len(deeds):
        return False
    return any(
        all(serves(one, deed) for one, deed in zip(chosen, deeds, strict=False))
        and any(
            all(serves(one, deed) for one, deed in zip(rest, boost, strict=True))
            for rest in permutations((*chosen[len(deeds) :], *my_boost), len(boost))
        )
        for chosen in permutations(mine)
    )


def serves(one: Deed, other: Deed) -> bool:
    """Return whether what a deed brings, however often it is done, the first one brings for no more."""
    if one.verb != other.verb or one.special != other.special:
        return False
    if one.special:
        return one.amount >= other.amount
    return all(
        any(
            _at_most(_times(one.cost, mine), _times(other.cost, times))
            and _at_most(_times(other.profit, times), _times(one.profit, mine))
            for mine in range(1, one.most + 1)
        )
        for times in range(1, other.most + 1)
    )


def _sum(left: Assets, right: Assets) -> Assets:
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2], left[3] + right[3])


def _times(assets: Assets, count: int) -> Assets:
    return (assets[0] * count, assets[1] * count, assets[2] * count, assets[3] * count)


def _at_most(left: Assets, right: Assets) -> bool:
    return all(a <= b for a, b in zip(left, right, strict=True))
