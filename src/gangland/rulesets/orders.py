"""ISS, MOV, RCT, PRM, SIT, GNG-1: issuing orders."""

from __future__ import annotations

from typing import ClassVar

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import (
    EXPLOIT,
    FIGHT,
    GANG_ORDER,
    MOVE,
    NO,
    PROMOTE,
    RECRUIT,
    SIT,
    b_of,
    kind_of,
    made_of,
    place_of,
    rookies_of,
)
from gangland.engine.catalogue import SLUGGING
from gangland.engine.ints import changed, i64
from gangland.engine.menu import ANY, Menu
from gangland.engine.step import Rules, Step, Turns
from gangland.engine.table import AUX, ER, PLACES, SEATS, Table
from gangland.rulesets import ids
from gangland.rulesets.exploit import begin_exploit, begin_gang_order, may_use
from gangland.rulesets.fight import begin_fight
from gangland.rulesets.people import (
    has_free_recruit,
    may_promote,
    may_recruit,
    offer_promotions,
    pay_promotion,
    promote,
    recruit,
)


class LastingSkip(Turns):
    """ISS-2, ISS-4: who has nothing left is skipped for the round; leader order follows the token."""

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """Skip a seat without token and free order, once and for all."""
        if (t.skipped >> seat) & 1:
            return True
        if t.tokens[seat] > 0 or has_free_recruit(t, seat):
            return False
        skip(t, seat)
        return True


class PassingSitTight(Turns):
    """ISS-3, ISS-4: without a token one sits tight; the order of the round stands till its end."""

    def first(self, t: Table) -> i64:
        """Return the seat that led when the round began, in the game or not: the order stands without it."""
        return t.first

    def first_backup(self, t: Table) -> i64:
        """FGT-2: left of the gang that ordered the fight."""
        return (t.fight_by + 1) % t.seats


def skip(t: Table, seat: i64) -> None:
    """ISS-2: the seat issues no further order this round."""
    t.skipped |= 1 << seat
    t.show(ev.SKIPPED, seat)


def fight_cost(g: Rules, t: Table, seat: i64, place: i64) -> i64:
    """GNG-3: return the tokens ordering a fight costs; going to war costs none, but one must be in hand."""
    talks = g.catalogue.tile_fight[t.tile[place]] != SLUGGING
    return 1 if talks or t.mod(seat, modifier.GOING_TO_WAR) == 0 else 0


class IssueOrders(Step):
    """ISS-1: in turn, one order each, around the table until all tokens are spent."""

    id: ClassVar[str] = ids.ISSUE_ORDERS

    def enter(self, g: Rules, t: Table) -> None:
        """Orders begin with the seat the round's order begins with."""
        t.fill(0, t.first)

    def run(self, g: Rules, t: Table) -> None:
        """Find the next seat with a turn."""
        first = t.frame(AUX)
        for left in range(t.seats):
            seat = (first + left) % t.seats
            if t.is_alive(seat) and not g.turns.is_idle(g, t, seat):
                t.set_frame(AUX, seat)
                t.ask(seat)
                return
        t.next()

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """List every order the seat may issue."""
        if t.tokens[seat] == 0:
            menu.add(RECRUIT)
            menu.add(NO)
            return
        menu.add(SIT)
        self.offer_places(g, t, seat, menu)
        if may_recruit(t, seat):
            menu.add(RECRUIT)
        if may_promote(t, seat):
            offer_promotions(t, seat, menu)
        if self.may_order(g, t, seat):
            menu.add(GANG_ORDER)

    def offer_places(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """MOV-1, MOV-2, EXP-2, FGT-1: move from, exploit or fight at the places where the gang has crew."""
        own: i64 = 1 << seat
        goals = t.open & (~((1 << SEATS) - 1) | own)
        at = seat * PLACES
        place: i64
        for place in range(PLACES):
            here = t.present[place]
            if here & own and place != ER:
                menu.add(MOVE, place, goals & ~(1 << place), t.made[at + place], t.rookies[at + place], ANY)
                if place >= SEATS:
                    if here == own:
                        if may_exploit(g, t, seat, place):
                            menu.add(EXPLOIT, place)
                    elif t.made[at + place]:
                        self.offer_fight(g, t, seat, place, menu)

    def offer_fight(self, g: Rules, t: Table, seat: i64, place: i64, menu: Menu) -> None:
        """FGT-1, GNG-4: fight here; some gangs may spend one more token to bar backup."""
        if t.mod(seat, modifier.LOCKDOWN) and t.tokens[seat] > fight_cost(g, t, seat, place):
            menu.add(FIGHT, place, 0b11)
        else:
            menu.add(FIGHT, place)

    def may_order(self, g: Rules, t: Table, seat: i64) -> bool:
        """GNG-1: the gang has an order of its own and some part of it can be done."""
        side = g.side_of(t, seat)
        first = g.catalogue.side_order[side]
        for tx in range(first, first + g.catalogue.side_orders[side]):
            if may_use(g, t, seat, tx):
                return True
        return False

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Carry out the order; the turn passes to the left."""
        t.set_frame(AUX, (seat + 1) % t.seats)
        kind = kind_of(action)
        place = place_of(action)
        if kind == NO:
            skip(t, seat)
            return
        if kind == RECRUIT and t.free_used[seat] < t.mod(seat, modifier.FREE_RECRUIT):
            t.free_used = changed(t.free_used, seat, t.free_used[seat] + 1)
        elif kind == FIGHT:
            t.tokens[seat] -= fight_cost(g, t, seat, place) + b_of(action)
        else:
            t.tokens[seat] -= 1
        if kind == MOVE:
            move(t, seat, place, b_of(action), made_of(action), rookies_of(action))
        elif kind == EXPLOIT:
            begin_exploit(g, t, seat, place)
        elif kind == FIGHT:
            begin_fight(g, t, seat, place, b_of(action) == 1)
        else:
            self.issue_simple(g, t, seat, action)

    def issue_simple(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Recruit, promote, sit tight, or the gang's own order."""
        kind = kind_of(action)
        if kind == RECRUIT:
            recruit(t, seat, 1 + t.mod(seat, modifier.MUSTER))
        elif kind == PROMOTE:
            pay_promotion(t, seat)
            promote(t, seat, place_of(action), made_of(action))
        elif kind == GANG_ORDER:
            t.show(ev.ORDERED, seat)
            begin_gang_order(g, t, seat)
        else:
            t.show(ev.SAT, seat)


def move(t: Table, seat: i64, start: i64, end: i64, made: i64, rookies: i64) -> None:
    """MOV-1: crew from one place to another."""
    t.shift(seat, start, end, made, rookies)
    t.show(ev.MOVED, seat, start, end, made, rookies)


def may_exploit(g: Rules, t: Table, seat: i64, place: i64) -> bool:
    """EXP-2: a place with something to exploit that the gang controls, once a round."""
    if (t.used >> place) & 1 or not t.controls(seat, place):
        return False
    role = g.catalogue.tile_role[t.tile[place]]
    return role == 0 or t.mod(seat, modifier.CLOSED + role) == 0
