"""Either game in tiny, to be solved: two gangs of one, two sites, no cards, few orders, a coin for a die.

A composition like any other: rules of one of the games go in, and come out with fewer steps, and with smaller
ones in the place of some. What is left (turf, fights, guns and goods in closed fists, the market, the law,
falls, the emergency room) goes by the very steps of the game.
"""

from __future__ import annotations

from typing import Final

from gangland.content.records import Pack
from gangland.content.vocabulary import ROLES
from gangland.engine import event as ev
from gangland.engine.action import MOVE, ROLL, SIT
from gangland.engine.ints import changed, i64
from gangland.engine.menu import KIND, TARGETS, WIDTH, Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import Table
from gangland.rulesets import fight, mayhem, orders, rounds, setup, wise_guys
from gangland.rulesets.procedures import FIGHT, ROUND, SETUP

PLAYERS: Final = 2
ROUNDS: Final = 2
COIN: Final = 1 << 2 | 1 << 5
"""The faces of a die that are left: one kills in the emergency room, and in a fight they are a gun apart."""
LEFT_OUT: Final = ("law", "hospital")


class DealGangs(setup.PickGangs):
    """SET-6: gangs go round from the first seat on; as ever the last takes the leader token."""

    def run(self, g: Rules, t: Table) -> None:
        """Hand them out."""
        for seat in range(t.seats):
            t.gang = changed(t.gang, seat, seat)
            t.show(ev.GANG, seat, seat)
        t.leader = t.seats - 1
        t.show(ev.LEADER, t.leader)
        t.next()


class StartWithFirst(setup.PickMade):
    """SET-7: a gang starts with its first made, whether or not they have names."""

    def run(self, g: Rules, t: Table) -> None:
        """Start all gangs."""
        for seat in range(t.seats):
            self.start(g, t, seat, 1)
        t.next()


class FewOrders(orders.IssueOrders):
    """ISS-1: one moves between sites, exploits and fights; only who can do none of it sits tight."""

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """List the orders there are places for."""
        self.offer_places(g, t, seat, menu)
        for at in range(0, len(menu.rows), WIDTH):
            if menu.rows[at + KIND] == MOVE:
                menu.rows[at + TARGETS] &= ~(1 << seat)
        if len(menu) == 0:
            menu.add(SIT)


class TossInFight(fight.RollDice):
    """FGT-4: the die is a coin."""

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """One of two faces."""
        menu.add(ROLL, 0, COIN)


class TossInEmergency(rounds.EmergencyRoom):
    """CLN-2: the die is a coin."""

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """One of two faces."""
        menu.add(ROLL, 0, COIN)


def tiny(g: Rules, number: int = ROUNDS) -> Rules:
    """Return rules made small, for so many rounds; the pack is to be small too."""
    g.rounds = number
    for role in LEFT_OUT:
        g.left_out |= 1 << ROLES.index(role)
    g.procedures[SETUP] = [DealGangs(), StartWithFirst(), setup.LayTheTable()]
    replace(g, ROUND, FewOrders())
    replace(g, ROUND, TossInEmergency())
    replace(g, FIGHT, TossInFight())
    return g


def replace(g: Rules, procedure: i64, step: Step) -> None:
    """Put a step in the place of the one with its id."""
    g.procedures[procedure][g.find_step(procedure, step.id)] = step


def compose(pack: Pack, number: int = ROUNDS) -> Rules:
    """Return the rules of the game that a small pack is for, in tiny."""
    page = wise_guys if pack.game == wise_guys.NAME else mayhem
    return tiny(page.compose(pack, {}), number)
