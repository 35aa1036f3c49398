"""A match that is counted: what came up, what was exploited, and what that was worth."""

from __future__ import annotations

from typing import Final

from gangland.bots.bot import Bot
from gangland.bots.match import Match
from gangland.engine import event as ev
from gangland.engine.action import EXPLOIT, YES, kind_of
from gangland.engine.ints import Ints, i64, popcount, zeros
from gangland.engine.step import Rules
from gangland.engine.table import ER, FRAME, PLACES, PROC, STARTING, STARTINGS, STEP, Table
from gangland.rulesets import procedures
from gangland.rulesets.standing import made_count

# cents of cash that a thing counts for, whoever has it and whenever
CASH_CENTS: Final = 100
GUN_CENTS: Final = 150
GOODS_CENTS: Final = 150
STANDING_CENTS: Final = 75
TOKEN_CENTS: Final = 75
ROOKIE_CENTS: Final = 75
MADE_CENTS: Final = 300
LEADER_CENTS: Final = 50


def cents(g: Rules, t: Table, seat: i64) -> i64:
    """Return what a seat has, in cents of cash; the injured count for half."""
    at = seat * PLACES + ER
    hurt = popcount(t.made[at]) * MADE_CENTS + t.rookies[at] * ROOKIE_CENTS
    return (
        t.cash[seat] * CASH_CENTS
        + t.guns[seat] * GUN_CENTS
        + t.goods[seat] * GOODS_CENTS
        - g.standing.worse(1) * t.standing[seat] * STANDING_CENTS
        + t.tokens[seat] * TOKEN_CENTS
        + t.rookie_total(seat) * ROOKIE_CENTS
        + made_count(t, seat) * MADE_CENTS
        - hurt // 2
        + (LEADER_CENTS if t.leader == seat else 0)
    )


def lead(g: Rules, t: Table, seat: i64) -> i64:
    """Return by how much a seat is ahead of its rivals' average, in cents."""
    total: i64 = 0
    for other in range(t.seats):
        if other != seat:
            total += cents(g, t, other)
    return cents(g, t, seat) - total // (t.seats - 1)


class CountedMatch(Match):
    """A match with counts by tile (sites, then opportunities) and by card."""

    def __init__(self, g: Rules | None = None, t: Table | None = None, bots: list[Bot] | None = None) -> None:
        """Start all counts at nothing."""
        super().__init__(g, t, bots)
        tiles = len(self.g.catalogue.tile_main)
        cards = len(self.g.catalogue.card_kind)
        self.up: Ints = zeros(tiles)
        self.exploited: Ints = zeros(tiles)
        self.boosted: Ints = zeros(tiles)
        self.measured: Ints = zeros(tiles)
        self.worth: Ints = zeros(tiles)
        self.turned: Ints = zeros(cards)
        self.hits: Ints = zeros(cards)
        self.fights: i64 = 0
        self.falls: i64 = 0
        self.first: i64 = -1  # who led first
        self.seat: i64 = -1  # who is exploiting
        self.tile: i64 = -1
        self.before: i64 = 0
        self.stage: i64 = 0

    def taken(self, seat: i64, action: i64) -> None:
        """An exploit begins: note how its player stands, the token not counted."""
        kind = kind_of(action)
        if kind == EXPLOIT or (kind == YES and self.t.frame(PROC) == procedures.FIGHT):
            self.seat = seat
            self.before = lead(self.g, self.t, seat) - TOKEN_CENTS
            self.stage = self.moment()

    def moment(self) -> i64:
        """Return the step of the round, as a number that never comes again."""
        return self.t.round * 64 + self.t.stack[STEP]

    def happened(self, events: Ints) -> None:
        """Count what came up and was done; an exploit that is over is measured."""
        for at in range(0, len(events), ev.WIDTH):
            self.count(events[at], events[at + 2], events[at + 3], events[at + 4])
        if self.tile >= 0 and not self.is_exploiting():
            if self.stage == self.moment() and self.t.is_alive(self.seat):
                self.measured[self.tile] += 1
                self.worth[self.tile] += lead(self.g, self.t, self.seat) - self.before
            self.tile = -1

    def count(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Count one event."""
        if kind == ev.EXPLOITED:
            self.count_exploit(b, c)
        elif kind == ev.SITE_UP:
            self.up[b] += 1
        elif kind == ev.CARD_UP:
            self.count_card(a)
        elif kind == ev.AFFECTED:
            self.hits[a] += popcount(b)
        elif kind == ev.FIGHT:
            self.fights += 1
        elif kind == ev.FELL:
            self.falls += 1
        elif kind == ev.LEADER:
            self.first = a if self.first < 0 else self.first
        elif kind == ev.ROUND and a == 1:
            self.count_start()

    def count_start(self) -> None:
        """SET-2: the starting sites are up from the first round on."""
        for place in range(STARTING, STARTING + STARTINGS):
            if self.t.tile[place] >= 0:
                self.up[self.t.tile[place]] += 1

    def count_card(self, card: i64) -> None:
        """A card was turned up; an opportunity is a tile as well."""
        self.turned[card] += 1
        tile = self.g.catalogue.card_tile[card]
        if tile >= 0:
            self.up[tile] += 1

    def count_exploit(self, place: i64, boost: i64) -> None:
        """A place was exploited, or its boost was paid for."""
        tile = self.t.tile[place]
        if tile < 0:
            return
        self.tile = tile
        if boost:
            self.boosted[tile] += 1
            self.before -= TOKEN_CENTS
        else:
            self.exploited[tile] += 1

    def is_exploiting(self) -> bool:
        """Return whether an exploit is still going on."""
        depth: i64 = 0
        while depth < self.t.depth and self.t.stack[depth * FRAME + PROC] != procedures.EXPLOIT:
            depth += 1
        return depth < self.t.depth

    def counts(self) -> list[Ints]:
        """Return every count by tile, then those by card."""
        return [self.up, self.exploited, self.boosted, self.measured, self.worth, self.turned, self.hits]
