"""What can be counted of every seat at an open table, at any moment: what a value of the position goes by.

All is in whole numbers. What is money or will be is in cents; the rest are counts. Nothing is hidden here:
who may not see the whole table reads one that agrees with what it knows.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.lore import Lore, lore_of
from gangland.bots.yields import called_to_pay, exploit_gain
from gangland.engine import modifier
from gangland.engine.ints import Ints, i64, popcount, zeros
from gangland.engine.step import Rules
from gangland.engine.table import ER, OPPORTUNITY, PLACES, PROC, STARTING, STEP, Table
from gangland.rulesets import ids, procedures
from gangland.rulesets.fight import strength
from gangland.rulesets.market import limit, paid
from gangland.rulesets.standing import TOP

NAMES: Final = (
    "cash",  # cents
    "guns",  # the first three
    "more_guns",  # the others
    "sale",  # what goods should fetch at this round's market, cents
    "goods",  # goods it will not take
    "made",
    "rookies",
    "tokens",  # orders left this round; before they are claimed, those to come
    "orders",  # orders a round, base and made
    "room",  # steps to the worse before a fall
    "brink",  # 1 where there is none
    "leader",  # 1 for who leads
    "turn",  # seats with tokens that come first
    "now",  # what the places held still give this round, as far as tokens go, cents
    "later",  # what the sites held usually give a round, cents
    "contested",  # the same of sites others stand at as well, by one's share of the power there
    "exposed",  # of `later`, what a rival's idle crew could take
    "open",  # the best that is free and can still be had this round, cents
    "places",  # places held
    "power",  # of all crew but the injured
    "home_made",
    "home_rookies",
    "hurt_made",
    "hurt_rookies",
    "called",  # what last calls of this round will cost, cents
    "threatened",  # 1 without any made: the next fall is the end
)

CASH: Final = 0
GUNS: Final = 1
MORE_GUNS: Final = 2
SALE: Final = 3
GOODS: Final = 4
MADE: Final = 5
ROOKIES: Final = 6
TOKENS: Final = 7
ORDERS: Final = 8
ROOM: Final = 9
BRINK: Final = 10
LEADER: Final = 11
TURN: Final = 12
NOW: Final = 13
LATER: Final = 14
CONTESTED: Final = 15
EXPOSED: Final = 16
OPEN: Final = 17
HELD: Final = 18
POWER: Final = 19
HOME_MADE: Final = 20
HOME_ROOKIES: Final = 21
HURT_MADE: Final = 22
HURT_ROOKIES: Final = 23
CALLED: Final = 24
THREATENED: Final = 25
WIDTH: Final = 26

CENT: Final = 100
FIRST_GUNS: Final = 3
STAGES: Final = 7  # markets still to come: none, one, ... six or more


class Clock:
    """Where in a round a table is, by the steps of one composition; kept for the rules read last."""

    def __init__(self, g: Rules | None = None) -> None:
        """Find the steps."""
        self.g: Rules = Rules() if g is None else g
        self.lore: Lore = lore_of(self.g)
        known = len(self.g.procedures) > procedures.ROUND
        self.claim: i64 = self.g.find_step(procedures.ROUND, ids.CLAIM_ORDERS) if known else 0
        self.sell: i64 = self.g.find_step(procedures.ROUND, ids.SELL) if known else 0

    def is_claimed(self, t: Table) -> bool:
        """ORD-1: return whether this round's tokens have been handed out."""
        return t.stack[PROC] == procedures.ROUND and t.stack[STEP] > self.claim

    def is_sold(self, t: Table) -> bool:
        """BLK: return whether this round's market is over."""
        return t.stack[PROC] != procedures.ROUND or t.stack[STEP] > self.sell

    def stage(self, t: Table) -> i64:
        """Return how many markets are still to come, as far as it matters."""
        if t.over or t.stack[PROC] == self.g.ending:
            return 0
        if t.stack[PROC] == procedures.SETUP:
            return min(t.rounds, STAGES - 1)
        return min(t.rounds - t.round + (0 if self.is_sold(t) else 1), STAGES - 1)


class Wall:
    """Where the clock hangs: several threads may look, each is handed one for its own rules."""

    def __init__(self) -> None:
        """Any clock will do to begin with."""
        self.clock: Clock = Clock()

    def of(self, g: Rules) -> Clock:
        """Return the clock of these rules."""
        clock = self.clock
        if clock.g is not g:
            clock = Clock(g)
            self.clock = clock
        return clock


WALL: Final = Wall()


def clock_of(g: Rules) -> Clock:
    """Return the clock of these rules."""
    return WALL.of(g)


def features(g: Rules, t: Table, clock: Clock) -> Ints:
    """Return a row of `WIDTH` numbers for every seat; all are nothing for who is out, or has no gang yet."""
    rows = zeros(t.seats * WIDTH)
    glut = goods_on_offer(g, t, clock)
    for seat in range(t.seats):
        if t.is_alive(seat) and t.gang[seat] >= 0:
            count_hand(t, clock, seat, rows)
            count_crew(g, t, clock, seat, rows)
            count_goods(g, t, seat, glut, rows)
    count_places(g, t, clock, rows)
    if not clock.is_sold(t):
        called_to_pay(g, t, rows, WIDTH, CALLED)
    return rows


def count_hand(t: Table, clock: Clock, seat: i64, rows: Ints) -> None:
    """Count cash, guns, standing, tokens and the token of the leader."""
    at = seat * WIDTH
    guns = t.guns[seat]
    rows[at + CASH] = t.cash[seat] * CENT
    rows[at + GUNS] = min(guns, FIRST_GUNS)
    rows[at + MORE_GUNS] = max(0, guns - FIRST_GUNS)
    room = TOP - t.standing[seat] if clock.lore.worse > 0 else max(0, t.standing[seat] - 1)
    rows[at + ROOM] = room
    rows[at + BRINK] = 1 if room == 0 else 0
    rows[at + LEADER] = 1 if t.leader == seat else 0


def count_crew(g: Rules, t: Table, clock: Clock, seat: i64, rows: Ints) -> None:
    """Count the crew: all of it, at home, in the emergency room."""
    at = seat * WIDTH
    crew = seat * PLACES
    everyone: i64 = 0
    rookies: i64 = 0
    place: i64
    for place in range(PLACES):
        everyone |= t.made[crew + place]
        rookies += t.rookies[crew + place]
    made = popcount(everyone)
    rows[at + MADE] = made
    rows[at + ROOKIES] = rookies
    rows[at + THREATENED] = 1 if made == 0 else 0
    rows[at + HOME_MADE] = popcount(t.made[crew + seat])
    rows[at + HOME_ROOKIES] = t.rookies[crew + seat]
    rows[at + HURT_MADE] = popcount(t.made[crew + ER])
    rows[at + HURT_ROOKIES] = t.rookies[crew + ER]
    well = everyone & ~t.made[crew + ER]
    rows[at + POWER] = strength(g, t, seat, well, rookies - t.rookies[crew + ER], False)
    orders = g.catalogue.side_base[t.gang[seat] * g.catalogue.sides + t.side[seat]] + made
    rows[at + ORDERS] = orders
    rows[at + TOKENS] = t.tokens[seat]
    if t.stack[PROC] == procedures.ROUND and not clock.is_claimed(t):
        rows[at + TOKENS] = orders
    others = t.alive & ~(1 << seat)
    first = t.first
    while first != seat:
        if (others >> first) & 1 and t.tokens[first] > 0:
            rows[at + TURN] += 1
        first = (first + 1) % t.seats


def goods_on_offer(g: Rules, t: Table, clock: Clock) -> i64:
    """BLK-1: return the most that can come to this round's market."""
    total: i64 = 0
    if not clock.is_sold(t):
        for seat in range(t.seats):
            if t.is_alive(seat) and t.gang[seat] >= 0:
                total += min(t.goods[seat], limit(g, t, seat))
    return total


def count_goods(g: Rules, t: Table, seat: i64, glut: i64, rows: Ints) -> None:
    """BLK-2: count the goods this market takes, by what they should fetch, and the others."""
    at = seat * WIDTH
    goods = t.goods[seat]
    if goods > 0 and glut > 0:
        sold = min(goods, limit(g, t, seat))
        rows[at + SALE] = sold * paid(g, t, seat, sold + (glut - sold) * 3 // 4) * CENT
        goods -= sold
    rows[at + GOODS] = goods


def count_places(g: Rules, t: Table, clock: Clock, rows: Ints) -> None:
    """Count what places give, now and later, to whoever holds them or might."""
    tokens_first = t.stack[PROC] == procedures.ROUND and not clock.is_sold(t)
    place: i64
    for place in range(STARTING, PLACES):
        if (t.open >> place) & 1:
            here = t.present[place]
            usable = tokens_first and (t.used >> place) & 1 == 0
            if here == 0:
                if usable:
                    count_free(g, t, place, rows)
            elif here & (here - 1) == 0:
                count_held(g, t, clock, place, here, usable, rows)
            elif place < OPPORTUNITY:
                share_out(g, t, clock, place, here, rows)


def count_free(g: Rules, t: Table, place: i64, rows: Ints) -> None:
    """MOV-1, EXP-2: a free place is for whoever has two orders left, and crew to send."""
    for seat in range(t.seats):
        at = seat * WIDTH
        if t.is_alive(seat) and rows[at + TOKENS] > 1:
            spare = rows[at + HOME_MADE] + rows[at + HOME_ROOKIES]
            if spare > 0 and is_open_to(g, t, seat, place):
                rows[at + OPEN] = max(rows[at + OPEN], exploit_gain(g, t, seat, t.tile[place], 1))


def is_open_to(g: Rules, t: Table, seat: i64, place: i64) -> bool:
    """EXP-2: return whether no card closes a place to a seat."""
    role = g.catalogue.tile_role[t.tile[place]]
    return role == 0 or t.mod(seat, modifier.CLOSED + role) == 0


def count_held(g: Rules, t: Table, clock: Clock, place: i64, here: i64, usable: bool, rows: Ints) -> None:
    """EXP-1, EXP-2: a place with one gang is exploited by it, now and later, unless somebody comes."""
    seat = t.left_of(0, here)
    at = seat * WIDTH
    tile = t.tile[place]
    rows[at + HELD] += 1
    if usable and rows[at + TOKENS] > 0 and is_open_to(g, t, seat, place):
        gain = exploit_gain(g, t, seat, tile, rows[at + TOKENS])
        rows[at + NOW] += gain
    if place < OPPORTUNITY:
        worth: i64 = clock.lore.yields[tile]
        rows[at + LATER] += worth
        crew = seat * PLACES + place
        mine = strength(g, t, seat, t.made[crew], t.rookies[crew], False)
        for rival in range(t.seats):
            home = rival * WIDTH
            if rival != seat and rows[home + HOME_MADE] * 2 + rows[home + HOME_ROOKIES] > mine:
                rows[at + EXPOSED] += worth
                return


def share_out(g: Rules, t: Table, clock: Clock, place: i64, here: i64, rows: Ints) -> None:
    """EXP-1: where several stand, nobody exploits; who is strongest there may in the end."""
    worth: i64 = clock.lore.yields[t.tile[place]]
    total: i64 = 0
    for seat in range(t.seats):
        if (here >> seat) & 1:
            crew = seat * PLACES + place
            total += strength(g, t, seat, t.made[crew], t.rookies[crew], False)
    for seat in range(t.seats):
        if (here >> seat) & 1 and total > 0:
            crew = seat * PLACES + place
            mine = strength(g, t, seat, t.made[crew], t.rookies[crew], False)
            rows[seat * WIDTH + CONTESTED] += worth * mine // total
