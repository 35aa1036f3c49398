"""REV-3, REV-7, STD-7: what obstacles and last calls do to whom."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine.action import INJURE, NO, YES, kind_of, made_of, place_of, rookies_of
from gangland.engine.catalogue import STANDING
from gangland.engine.ints import changed, i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, ER, PENDING, PLACES, STARTING, Table
from gangland.rulesets import ids, procedures
from gangland.rulesets.standing import gain, in_order, made_count

ALL: Final = 0
MOST: Final = 1
LEAST: Final = 2
LEADER: Final = 3

OF_MADE: Final = 4
OF_ROOKIES: Final = 5
OF_ORDERS: Final = 7
OF_INJURED: Final = 8
OF_PLACES: Final = 9

ASKED: Final = 1  # the gang was asked to pay and did not


def measure(t: Table, seat: i64, of: i64) -> i64:
    """Return how much a seat has of what a card counts."""
    if of <= STANDING:
        return t.asset(seat, of)
    if of == OF_ORDERS:
        return t.tokens[seat]
    if of == OF_INJURED:
        return t.crew_at(seat, ER)
    if of == OF_PLACES:
        return places_held(t, seat)
    made = made_count(t, seat) if of != OF_ROOKIES else 0
    return made + (t.rookie_total(seat) if of != OF_MADE else 0)


def places_held(t: Table, seat: i64) -> i64:
    """EXP-1: return how many sites and opportunities a seat controls."""
    held: i64 = 0
    for place in range(STARTING, PLACES):
        if t.controls(seat, place):
            held += 1
    return held


def hit_by(g: Rules, t: Table, who: i64, of: i64) -> i64:
    """REV-7: return the mask of gangs an effect hits; every tied gang is hit."""
    if who == ALL:
        return t.alive
    if who == LEADER:
        return 1 << t.leader
    if who > LEADER:
        return t.alive & ~(1 << t.leader)
    sign: i64 = 1 if who == MOST else -1
    tied: i64 = 0
    top: i64 = 0
    for seat in range(t.seats):
        if t.is_alive(seat):
            value = sign * measure(t, seat, of)
            if tied == 0 or value > top:
                top = value
                tied = 0
            if value == top:
                tied |= 1 << seat
    return tied


def is_harmless(g: Rules, t: Table, seat: i64, fx: i64) -> bool:
    """REV-3: return whether all can see that an effect does nothing to a gang; hidden hands do not count."""
    per = g.catalogue.fx_per[fx]
    if per >= STANDING and (per != OF_ORDERS or not g.hidden_tokens) and measure(t, seat, per) == 0:
        return True
    return g.deeds[g.catalogue.fx_do[fx]].is_harmless(g, t, seat, fx)


def begin_card(t: Table, card: i64) -> None:
    """REV-3, LST-1: a card takes effect now."""
    t.card = card
    t.call(procedures.CARD)


class MarkGangs(Step):
    """REV-7: who is hit is measured when the card resolves, before anyone is hit.

    The leader token goes to nobody where several are tied for it, and then nobody is named (INF-4).
    """

    id: ClassVar[str] = ids.MARK_GANGS

    def run(self, g: Rules, t: Table) -> None:
        """Mark the gangs of every effect of the card."""
        t.card_fx = 0
        first = g.catalogue.card_effect[t.card]
        for index in range(g.catalogue.card_effects[t.card]):
            fx = first + index
            hit = hit_by(g, t, g.catalogue.fx_who[fx], g.catalogue.fx_of[fx])
            if hit & (hit - 1) and g.deeds[g.catalogue.fx_do[fx]].is_for_one():
                hit = 0
            t.marked = changed(t.marked, index, hit)
        t.next()
        t.show(ev.AFFECTED, t.card, t.marked[0])


class HitGangs(Step):
    """REV-3, LST-1: gangs within a card in leader order."""

    id: ClassVar[str] = ids.HIT_GANGS

    def holds(self) -> bool:
        """STD-7: no fall changes who else falls."""
        return True

    def enter(self, g: Rules, t: Table) -> None:
        """The gangs the first effect marks are hit."""
        t.fill(t.marked[0])

    def run(self, g: Rules, t: Table) -> None:
        """Hit the next gang, or go on to the next effect of the card."""
        seat = in_order(g, t)
        if seat < 0:
            self.next_effect(g, t)
        elif t.to_injure > 0:
            self.injure(g, t, seat)
        elif self.is_asked(g, t, seat):
            t.ask(seat)
        else:
            t.set_frame(AUX, 0)
            self.hit(g, t, seat)

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Return whether a gang is asked to pay its way out: not where all can see that nothing comes."""
        fx = self.effect(g, t)
        if g.catalogue.fx_pays[fx] == 0 or t.frame(AUX) == ASKED:
            return False
        return g.asks_in_vain or not is_harmless(g, t, seat, fx)

    def effect(self, g: Rules, t: Table) -> i64:
        """Return the effect we are at."""
        return g.catalogue.card_effect[t.card] + t.card_fx

    def next_effect(self, g: Rules, t: Table) -> None:
        """Go on to the next effect, or leave the card."""
        t.card_fx += 1
        if t.card_fx == g.catalogue.card_effects[t.card]:
            t.next()
        else:
            hit = t.marked[t.card_fx] & t.alive
            t.set_frame(PENDING, hit)
            t.show(ev.AFFECTED, t.card, hit)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Pay or suffer; or which crew is injured."""
        if t.to_injure == 0:
            if self.may_pay(g, t, seat):
                menu.add(YES)
            menu.add(NO)
            return
        at = seat * PLACES
        for place in range(PLACES):
            if place != ER and (t.present[place] >> seat) & 1:
                menu.add(INJURE, place, 0, t.made[at + place], t.rookies[at + place], 1)

    def may_pay(self, g: Rules, t: Table, seat: i64) -> bool:
        """Return whether the gang can pay its way out; clout must be there, heat can always be gained."""
        at = self.effect(g, t) * 4
        for asset in range(STANDING):
            if t.asset(seat, asset) < g.catalogue.fx_pay[at + asset]:
                return False
        return g.standing.worse(1) > 0 or t.standing[seat] >= g.catalogue.fx_pay[at + STANDING]

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Pay, refuse, or send the one chosen to the emergency room."""
        if kind_of(action) == INJURE:
            self.wound(t, seat, place_of(action), made_of(action), rookies_of(action))
        elif kind_of(action) == YES:
            t.settle(seat)
            self.pay(g, t, seat)
        else:
            t.set_frame(AUX, ASKED)

    def pay(self, g: Rules, t: Table, seat: i64) -> None:
        """Pay the way out, in the open; a price in standing is standing made worse."""
        t.show(ev.PAID_OFF, seat)
        at = self.effect(g, t) * 4
        for asset in range(STANDING):
            if g.catalogue.fx_pay[at + asset]:
                gain(t, seat, asset, -g.catalogue.fx_pay[at + asset])
        g.standing.worsen(g, t, seat, g.catalogue.fx_pay[at + STANDING])

    def hit(self, g: Rules, t: Table, seat: i64) -> None:
        """Do the deed to one gang."""
        fx = self.effect(g, t)
        amount = g.catalogue.fx_amount[fx]
        if g.catalogue.fx_per[fx] >= 0:
            amount *= measure(t, seat, g.catalogue.fx_per[fx])
        deed = g.deeds[g.catalogue.fx_do[fx]]
        if not deed.waits(amount):
            t.settle(seat)
        deed.do(g, t, seat, fx, amount)

    def injure(self, g: Rules, t: Table, seat: i64) -> None:
        """Have the gang choose its next injured; where all look the same nobody is asked."""
        menu = Menu(g.named)
        self.offer(g, t, seat, menu)
        if len(menu) == 0:
            t.to_injure = 0
            t.settle(seat)
        elif menu.count() == 1:
            self.answer(g, t, seat, menu.nth(0, 0))
        else:
            t.ask(seat)

    def wound(self, t: Table, seat: i64, place: i64, made: i64, rookies: i64) -> None:
        """Send one to the emergency room."""
        t.shift(seat, place, ER, made, rookies)
        t.show(ev.INJURED, seat, place, made, rookies)
        t.to_injure -= 1
        if t.to_injure == 0:
            t.settle(seat)
