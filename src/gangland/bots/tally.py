"""A match that is counted: what came up, what was exploited, and what that was worth."""

from __future__ import annotations

from typing import Final

from gangland.bots.bot import Bot
from gangland.bots.counts import CardCounts, OrderCounts, Peaks
from gangland.bots.match import Match
from gangland.engine import event as ev
from gangland.engine.action import EXPLOIT, GANG_ORDER, MOVE, YES, kind_of
from gangland.engine.ints import Ints, i64, popcount, zeros
from gangland.engine.menu import KIND, WIDTH, Menu
from gangland.engine.step import Rules
from gangland.engine.table import ER, FRAME, PLACES, PROC, STARTING, STARTINGS, STEP, Table
from gangland.rulesets import ids, procedures
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


def offers(menu: Menu, kind: i64) -> bool:
    """Return whether there is an action of this kind to choose."""
    for at in range(0, len(menu.rows), WIDTH):
        if menu.rows[at + KIND] == kind:
            return True
    return False


class CountedMatch(Match):
    """A match with counts by tile (sites, then opportunities), by card and by seat."""

    def __init__(self, g: Rules | None = None, t: Table | None = None, bots: list[Bot] | None = None) -> None:
        """Start all counts at nothing."""
        super().__init__(g, t, bots)
        tiles = len(self.g.catalogue.tile_main)
        self.up: Ints = zeros(tiles)
        self.rounds_up: Ints = zeros(tiles)
        self.exploited: Ints = zeros(tiles)
        self.boostable: Ints = zeros(tiles)
        self.boosted: Ints = zeros(tiles)
        self.measured: Ints = zeros(tiles)
        self.worth: Ints = zeros(tiles)
        self.boost_measured: Ints = zeros(tiles)
        self.boost_worth: Ints = zeros(tiles)
        self.cards: CardCounts = CardCounts(self.g)
        self.orders: OrderCounts = OrderCounts(self.t.seats)
        self.peaks: Peaks = Peaks(self.t.seats)
        self.fights: i64 = 0
        self.falls: i64 = 0
        self.first: i64 = -1  # who led first
        self.round: i64 = 0  # the round whose orders have begun
        self.seat: i64 = -1  # who is exploiting
        self.tile: i64 = -1
        self.before: i64 = 0
        self.boosting: bool = False
        self.before_boost: i64 = 0
        self.ordering: i64 = -1  # who carries out its gang's own order
        self.before_order: i64 = 0
        self.stage: i64 = 0

    def taken(self, seat: i64, menu: Menu, action: i64) -> None:
        """An order or an exploit begins: note how its player stands, the token not counted."""
        kind = kind_of(action)
        proc = self.t.frame(PROC)
        if proc == procedures.ROUND and MOVE <= kind <= GANG_ORDER:
            self.note_order(seat, menu, kind)
        if kind == EXPLOIT or (kind == YES and proc == procedures.FIGHT):
            self.seat = seat
            self.before = lead(self.g, self.t, seat) - TOKEN_CENTS
            self.stage = self.moment()
            self.boosting = False
        elif proc == procedures.EXPLOIT and self.is_boost_offered(menu):
            self.boostable[self.t.tile[self.t.ex_place]] += 1
            self.boosting = kind == YES
            self.before_boost = lead(self.g, self.t, seat) - TOKEN_CENTS

    def note_order(self, seat: i64, menu: Menu, kind: i64) -> None:
        """ISS-1: an order is issued; with the first of a round, note what is on the table."""
        if self.round != self.t.round:
            self.round = self.t.round
            self.peaks.led[self.t.leader] += 1
            for place in range(STARTING, PLACES):
                if self.t.tile[place] >= 0 and (self.t.open >> place) & 1:
                    self.rounds_up[self.t.tile[place]] += 1
        self.orders.issue(seat, kind, offers(menu, GANG_ORDER))
        if kind == GANG_ORDER:
            self.ordering = seat
            self.before_order = lead(self.g, self.t, seat) - TOKEN_CENTS

    def is_boost_offered(self, menu: Menu) -> bool:
        """EXP-3: return whether the question is whether to pay for the boost, and it can be paid."""
        return self.g.is_in(self.t, ids.OFFER_BOOST) and offers(menu, YES)

    def moment(self) -> i64:
        """Return the step of the round, as a number that never comes again."""
        return self.t.round * 64 + self.t.stack[STEP]

    def happened(self, events: Ints) -> None:
        """Count what came up and was done; an exploit or gang order that is over is measured."""
        for at in range(0, len(events), ev.WIDTH):
            self.count(events[at], events[at + 2], events[at + 3], events[at + 4])
        self.peaks.watch(self.t)
        if self.cards.unchanged and not self.is_within(procedures.CARD):
            self.cards.settle()
        if self.ordering >= 0 and not self.is_within(procedures.GANG_ORDER):
            if self.t.is_alive(self.ordering):
                change = lead(self.g, self.t, self.ordering) - self.before_order
                self.orders.worth[self.ordering] += change
            self.ordering = -1
        if self.tile >= 0 and not self.is_within(procedures.EXPLOIT):
            if self.stage == self.moment() and self.t.is_alive(self.seat):
                self.measure()
            self.tile = -1

    def measure(self) -> None:
        """An exploit is over: what it was worth, and its boost by itself."""
        now = lead(self.g, self.t, self.seat)
        self.measured[self.tile] += 1
        self.worth[self.tile] += now - self.before
        if self.boosting:
            self.boost_measured[self.tile] += 1
            self.boost_worth[self.tile] += now - self.before_boost

    def count(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Count one event."""
        if kind == ev.EXPLOITED:
            self.count_exploit(b, c)
        elif kind == ev.SITE_UP:
            self.up[b] += 1
        elif kind == ev.CARD_UP:
            self.count_card(a)
        elif kind == ev.AFFECTED:
            self.cards.hit(a, b)
        elif kind == ev.FIGHT:
            self.fights += 1
        elif kind == ev.ROUND:
            self.count_round(a)
        else:
            if kind == ev.FELL:
                self.falls += 1
            elif kind == ev.LEADER and self.first < 0:
                self.first = a
            self.cards.saw(kind, a, b, c)

    def count_round(self, number: i64) -> None:
        """A round begins; SET-2: the starting sites are up from the first on."""
        self.cards.settle()
        if number == 1:
            for place in range(STARTING, STARTING + STARTINGS):
                if self.t.tile[place] >= 0:
                    self.up[self.t.tile[place]] += 1

    def count_card(self, card: i64) -> None:
        """A card was turned up; an opportunity is a tile as well."""
        self.cards.settle()
        self.cards.turned[card] += 1
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

    def is_within(self, procedure: i64) -> bool:
        """Return whether a procedure is still going on."""
        depth: i64 = 0
        while depth < self.t.depth and self.t.stack[depth * FRAME + PROC] != procedure:
            depth += 1
        return depth < self.t.depth

    def counts(self) -> list[Ints]:
        """Return every count by tile, then those by card."""
        return [
            self.up,
            self.exploited,
            self.boosted,
            self.measured,
            self.worth,
            self.rounds_up,
            self.boostable,
            self.boost_measured,
            self.boost_worth,
            self.cards.turned,
            self.cards.hits,
            self.cards.idle,
        ]
