"""SET: choosing gangs, sides and starting made men, and dealing out."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE, ROLL, b_of, made_of
from gangland.engine.catalogue import CASH, GOODS, GUNS, STANDING
from gangland.engine.ints import changed, i64, zeros
from gangland.engine.menu import Menu, low_bits
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, CHANCE, PENDING, STARTING, STARTINGS, Table
from gangland.rulesets import ids, procedures

DIE: Final = 0b1111110
EVERY_MADE: Final = 0b11111
MOST_MADE: Final = 5
MOST_ROOKIES: Final = 5


def add_modifiers(g: Rules, t: Table, seats: i64, first: i64, count: i64) -> None:
    """Put a range of the catalogue's modifiers in force for these seats, for the round."""
    mods = t.mods[:]
    for index in range(first, first + count):
        for seat in range(t.seats):
            if (seats >> seat) & 1:
                mods[seat * modifier.WIDTH + g.catalogue.mod_index[index]] += g.catalogue.mod_amount[index]
    t.mods = mods


class RollForGangs(Step):
    """SET-6: each player rolls; ties for the highest roll again among the tied."""

    id: ClassVar[str] = ids.ROLL_FOR_GANGS

    def roller(self, g: Rules, t: Table) -> i64:
        """Return the next seat to roll."""
        return t.left_of(0, t.frame(PENDING))

    def enter(self, g: Rules, t: Table) -> None:
        """Everybody rolls."""
        t.fill(t.alive, t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Have the next seat roll, or find the highest."""
        if t.frame(PENDING):
            t.ask(CHANCE)
            return
        tied = best(t, t.frame(AUX))
        if tied & (tied - 1):
            t.fill(tied, tied)
            return
        t.first = t.left_of(0, tied)
        t.next()

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """A die."""
        menu.add(ROLL, 0, DIE)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Note what the next seat rolled."""
        roller = self.roller(g, t)
        t.total = changed(t.total, roller, b_of(action))
        t.show(ev.ROLLED, ev.FOR_GANGS, roller, b_of(action))
        t.settle(roller)


def best(t: Table, among: i64) -> i64:
    """Return those with the highest total."""
    top: i64 = 0
    tied: i64 = 0
    for seat in range(t.seats):
        if (among >> seat) & 1:
            if tied == 0 or t.total[seat] > top:
                top = t.total[seat]
                tied = 0
            if t.total[seat] == top:
                tied |= 1 << seat
    return tied


class PickGangs(Step):
    """SET-6: gangs are picked from the highest roll to the left; the last to pick takes the leader token."""

    id: ClassVar[str] = ids.PICK_GANGS

    def enter(self, g: Rules, t: Table) -> None:
        """Everybody picks."""
        t.fill(t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next to pick."""
        if t.frame(PENDING) == 0:
            t.next()
        else:
            t.ask(t.left_of(t.first, t.frame(PENDING)))

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Every gang nobody has picked yet."""
        free: i64 = (1 << g.catalogue.gangs) - 1
        for other in range(t.seats):
            if t.gang[other] >= 0:
                free &= ~(1 << t.gang[other])
        menu.add(PICK_GANG, 0, free)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Take the gang."""
        t.gang = changed(t.gang, seat, b_of(action))
        t.show(ev.GANG, seat, b_of(action))
        t.settle(seat)
        if t.frame(PENDING) == 0:
            t.leader = seat
            t.show(ev.LEADER, seat)


class PickSides(Step):
    """SET-5: in the open game each player picks a side of the own card, in leader order."""

    id: ClassVar[str] = ids.PICK_SIDES

    def enter(self, g: Rules, t: Table) -> None:
        """Everybody picks."""
        t.fill(t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next, where there is a choice."""
        if t.frame(PENDING) == 0 or not g.open_sides or g.catalogue.sides == 1:
            t.next()
        else:
            t.ask(t.left_of(t.leader, t.frame(PENDING)))

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Every side of the card."""
        menu.add(PICK_SIDE, 0, (1 << g.catalogue.sides) - 1)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Turn the card to this side."""
        t.side = changed(t.side, seat, b_of(action))
        t.show(ev.SIDE, seat, b_of(action))
        t.settle(seat)


class PickMade(Step):
    """SET-7: where made men have names, the player chooses with whom to start."""

    id: ClassVar[str] = ids.PICK_MADE

    def enter(self, g: Rules, t: Table) -> None:
        """Everybody starts with somebody."""
        t.fill(t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next, where it makes a difference."""
        if t.frame(PENDING) == 0:
            t.next()
            return
        seat = t.left_of(t.leader, t.frame(PENDING))
        count = g.catalogue.side_made[g.side_of(t, seat)]
        if g.named and 0 < count < MOST_MADE:
            t.ask(seat)
        else:
            self.start(g, t, seat, low_bits(EVERY_MADE, count))

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any of the five, as many as the card says."""
        menu.add(PICK_MADE, 0, 0, EVERY_MADE, 0, g.catalogue.side_made[g.side_of(t, seat)])

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Start with these."""
        self.start(g, t, seat, made_of(action))

    def start(self, g: Rules, t: Table, seat: i64, made: i64) -> None:
        """SET-7, SET-8, OPT-4: take what the card says; the rest of five and five is the recruit pool."""
        t.settle(seat)
        side = g.side_of(t, seat)
        rookies = g.catalogue.side_rookies[side]
        t.put(seat, seat, made, rookies)
        t.open |= 1 << seat
        t.pool_made[seat] = EVERY_MADE & ~made
        t.pool_rookies[seat] = 0 if g.slim else MOST_ROOKIES - rookies
        t.cash[seat] = g.catalogue.side_assets[side * 4 + CASH]
        t.guns[seat] = g.catalogue.side_assets[side * 4 + GUNS]
        t.goods[seat] = g.catalogue.side_assets[side * 4 + GOODS]
        t.standing[seat] = g.catalogue.side_assets[side * 4 + STANDING]
        t.show(ev.STARTS, seat, made, rookies)


class LayTheTable(Step):
    """SET-2, SET-4: starting sites on the table, gang rules in force, cards left out put away."""

    id: ClassVar[str] = ids.LAY_THE_TABLE

    def run(self, g: Rules, t: Table) -> None:
        """Lay the table and begin the first round."""
        for index in range(STARTINGS):
            tile = g.catalogue.start_tiles[index]
            if (g.left_out >> g.catalogue.tile_role[tile]) & 1 == 0:
                t.tile = changed(t.tile, STARTING + index, tile)
                t.open |= 1 << (STARTING + index)
        for card in range(len(t.cards_left)):
            if (g.catalogue.card_hardcore[card] and not g.hardcore) or g.out_cards[card]:
                t.cards_left = changed(t.cards_left, card, 0)
        t.rounds = g.rounds
        t.mods = zeros(t.seats * modifier.WIDTH)
        for seat in range(t.seats):
            side = g.side_of(t, seat)
            add_modifiers(g, t, 1 << seat, g.catalogue.side_mod[side], g.catalogue.side_mods[side])
            for index in range(modifier.WIDTH):
                t.mods[seat * modifier.WIDTH + index] += g.base_mods[index]
        t.base_mods = t.mods
        t.depth = 0
        t.call(procedures.ROUND)
