"""RND, ORD, REV, LST, CLN: the frame of a round around its orders and its market."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import DRAW, ROLL, b_of
from gangland.engine.catalogue import HASSLE, LAST_CALL, OBSTACLE
from gangland.engine.catalogue import OPPORTUNITY as OPPORTUNITY_CARD
from gangland.engine.ints import Ints, changed, empty, i64, lowest, push, zeros
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import (
    AUX,
    CHANCE,
    ER,
    OPPORTUNITIES,
    OPPORTUNITY,
    PLACES,
    RANDOM,
    RANDOMS,
    Table,
)
from gangland.rulesets import ids
from gangland.rulesets.cards import begin_card, hit_by
from gangland.rulesets.people import send
from gangland.rulesets.setup import DIE, add_modifiers
from gangland.rulesets.standing import in_order, made_count

NEW_SITES: Final = 2
MOST_CARDS: Final = 3
LAST_DEADLY_FACE: Final = 3


def left(flags: Ints) -> i64:
    """Return how many are still to be drawn."""
    count: i64 = 0
    for flag in flags:
        count += flag
    return count


def nth_left(flags: Ints, index: i64) -> i64:
    """Return the number of the index-th of what is left, in the order of the pack."""
    number: i64
    for number in range(len(flags)):
        if flags[number]:
            if index == 0:
                return number
            index -= 1
    return -1


class StartRound(Step):
    """RND: the round counter moves on and the order of the round is set."""

    id: ClassVar[str] = ids.START_ROUND

    def run(self, g: Rules, t: Table) -> None:
        """Begin."""
        t.round += 1
        t.first = t.leader
        t.skipped = 0
        t.show(ev.ROUND, t.round, t.rounds)
        t.free_used = zeros(t.seats)
        t.next()


class ClaimOrders(Step):
    """ORD-1: base orders, and one for every made in the gang."""

    id: ClassVar[str] = ids.CLAIM_ORDERS

    def run(self, g: Rules, t: Table) -> None:
        """Hand out the tokens."""
        for seat in range(t.seats):
            if t.is_alive(seat):
                t.tokens[seat] = g.catalogue.side_base[g.side_of(t, seat)] + made_count(t, seat)
                t.show(ev.CLAIM, seat, t.tokens[seat])
        t.next()


class NewTurf(Step):
    """REV-1: two more random sites are turned up, as long as there are any."""

    id: ClassVar[str] = ids.NEW_TURF

    def run(self, g: Rules, t: Table) -> None:
        """Draw for the next face-down site."""
        if t.frame(AUX) == NEW_SITES or self.spot(g, t) < 0 or left(t.sites_left) == 0:
            t.next()
        else:
            t.ask(CHANCE)

    def spot(self, g: Rules, t: Table) -> i64:
        """Return the next place still face down, -1 where all are up."""
        place: i64
        for place in range(RANDOM, RANDOM + RANDOMS):
            if t.tile[place] < 0:
                return place
        return -1

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any site not seen yet."""
        menu.add_number(DRAW, left(t.sites_left) - 1)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Turn it up."""
        t.set_frame(AUX, t.frame(AUX) + 1)
        turn_up_site(g, t, self.spot(g, t), b_of(action))


def turn_up_site(g: Rules, t: Table, place: i64, index: i64) -> None:
    """Put the index-th site not seen yet at a place, face up."""
    site = nth_left(t.sites_left, index)
    t.sites_left = changed(t.sites_left, site, 0)
    tile = g.catalogue.site_tiles[site]
    t.tile = changed(t.tile, place, tile)
    t.open |= 1 << place
    t.show(ev.SITE_UP, place, tile)


def cards_of_round(number: i64) -> i64:
    """REV-2: one card, then two, then three in every round."""
    return min(number, MOST_CARDS)


class TurnUpCards(Step):
    """REV-2 … REV-6: cards come up one by one; an obstacle is resolved before the next."""

    id: ClassVar[str] = ids.TURN_UP_CARDS

    def draws_cards(self) -> bool:
        """Draws here are of cards."""
        return True

    def enter(self, g: Rules, t: Table) -> None:
        """So many cards are to come up."""
        t.fill(0, cards_of_round(t.round))

    def run(self, g: Rules, t: Table) -> None:
        """Draw the next card of the round; orders then begin with whoever leads by now (ISS-4)."""
        t.first = t.leader
        if t.frame(AUX) == 0 or left(t.cards_left) == 0:
            t.next()
        else:
            t.ask(CHANCE)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any card not seen yet."""
        menu.add_number(DRAW, left(t.cards_left) - 1)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Turn it up and let it take effect."""
        t.set_frame(AUX, t.frame(AUX) - 1)
        card = nth_left(t.cards_left, b_of(action))
        t.cards_left = changed(t.cards_left, card, 0)
        t.turned = push(t.turned[:], card)
        kind = g.catalogue.card_kind[card]
        if kind == OPPORTUNITY_CARD:
            self.open_place(g, t, card)
            return
        t.show(ev.CARD_UP, card, -1)
        if kind == HASSLE:
            add_card_modifiers(g, t, card)
        elif kind == OBSTACLE:
            begin_card(t, card)

    def open_place(self, g: Rules, t: Table, card: i64) -> None:
        """REV-5: an opportunity is a place from now on."""
        place: i64 = OPPORTUNITY
        while t.tile[place] >= 0:
            place += 1
        t.tile = changed(t.tile, place, g.catalogue.card_tile[card])
        t.open |= 1 << place
        t.show(ev.CARD_UP, card, place)


def add_card_modifiers(g: Rules, t: Table, card: i64) -> None:
    """REV-4: a hassle binds the gangs it is aimed at from now to the end of the round."""
    seats = hit_by(g, t, g.catalogue.card_who[card], g.catalogue.card_of[card])
    t.show(ev.AFFECTED, card, seats)
    add_modifiers(g, t, seats, g.catalogue.card_mod[card], g.catalogue.card_mods[card])


class LastCalls(Step):
    """REV-6, LST-1: last calls are resolved in the order drawn."""

    id: ClassVar[str] = ids.LAST_CALLS

    def run(self, g: Rules, t: Table) -> None:
        """Resolve the next one."""
        index = t.frame(AUX)
        if index == len(t.turned):
            t.next()
            return
        t.set_frame(AUX, index + 1)
        if g.catalogue.card_kind[t.turned[index]] == LAST_CALL:
            begin_card(t, t.turned[index])


class CleanUp(Step):
    """CLN-1: tokens off the places, opportunities closed and their crew home."""

    id: ClassVar[str] = ids.CLEAN_UP

    def run(self, g: Rules, t: Table) -> None:
        """Clear the table; what changes emergency room dice stays in force for them."""
        t.show(ev.CLEAN_UP, t.round)
        t.used = 0
        for place in range(OPPORTUNITY, OPPORTUNITY + OPPORTUNITIES):
            for seat in range(t.seats):
                send(t, seat, place, seat)
            t.tile = changed(t.tile, place, -1)
            t.open &= ~(1 << place)
        t.next()


class EmergencyRoom(Step):
    """CLN-2: one die for each injured, 1–3 to the pool and 4–6 home."""

    id: ClassVar[str] = ids.EMERGENCY_ROOM

    def roller(self, g: Rules, t: Table) -> i64:
        """Return the next gang that may have injured, in leader order."""
        return in_order(g, t)

    def enter(self, g: Rules, t: Table) -> None:
        """Any gang may have injured."""
        t.fill(t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Roll for the next injured, in leader order."""
        seat = self.roller(g, t)
        if seat < 0:
            t.next()
        elif (t.present[ER] >> seat) & 1:
            t.ask(CHANCE)
        else:
            t.settle(seat)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """A die."""
        menu.add(ROLL, 0, DIE)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Send one home or to the pool."""
        hurt = self.roller(g, t)
        at = hurt * PLACES + ER
        made: i64 = 0 if t.made[at] == 0 else 1 << lowest(t.made[at])
        rookies: i64 = 0 if made else 1
        t.show(ev.ROLLED, ev.FOR_INJURED, hurt, b_of(action))
        if b_of(action) + t.mod(hurt, modifier.EMERGENCY) <= LAST_DEADLY_FACE:
            t.take(hurt, ER, made, rookies)
            t.pool_made[hurt] |= made
            t.pool_rookies[hurt] += rookies
            t.show(ev.DIED, hurt, made, rookies)
        else:
            t.shift(hurt, ER, hurt, made, rookies)
            t.show(ev.RECOVERED, hurt, made, rookies)


class EndRound(Step):
    """CLN-1, END-1: this round's cards are discarded; after the last round the game is counted."""

    id: ClassVar[str] = ids.END_ROUND

    def run(self, g: Rules, t: Table) -> None:
        """Go on to the next round or to the end."""
        t.turned = empty()
        t.mods = t.base_mods
        for seat in range(t.seats):
            t.tokens[seat] = 0
        if t.round == t.rounds:
            t.depth = 0
            t.call(g.ending)
        else:
            t.again()
