"""REV-3, LST-1: what a card's deed costs, one small object for each, and whether to pay one's way out."""

from __future__ import annotations

from typing import Final

from gangland.bots.turf import holding
from gangland.bots.value import CENT, Purse, Scene
from gangland.engine.catalogue import CASH, GOODS, GUNS, STANDING
from gangland.engine.ints import i64
from gangland.engine.table import ER, PLACES, STARTING
from gangland.rulesets.cards import DO_BURY, DO_FALL, DO_HOME, DO_INJURE, DO_LOSE, DO_STALL, measure

MOST_HOME: Final = 4 * CENT  # being sent home costs no more: one would not go back everywhere


class Harm:
    """What a deed does to a gang; most do none."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """Return what it costs."""
        return 0


def changed_by(s: Scene, purse: Purse, fx: i64, change: i64) -> Purse:
    """Return a purse after a deed that changes an asset; nobody loses more than there is."""
    after = purse.copy()
    asset = s.g.catalogue.fx_asset[fx]
    if asset == STANDING:
        s.change_standing(after, change)
        return after
    change = max(change, -purse.asset(asset))
    after.add(change if asset == CASH else 0, change if asset == GUNS else 0, change if asset == GOODS else 0)
    return after


class Loss(Harm):
    """Some of an asset is gone, as much as there is."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """Compare with and without."""
        return s.have - s.worth(changed_by(s, s.purse, fx, -amount))


class Fall(Harm):
    """A made takes the fall."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """One made less."""
        return s.fall_cost()


class Injury(Harm):
    """Crew goes to the emergency room, and half of it does not come back."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """Rookies, one hopes."""
        return amount * (s.rookie_worth() // 2 + s.temper.hurt)


class Stall(Harm):
    """Order tokens are lost."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """Each is an order."""
        return amount * s.temper.order


class SentHome(Harm):
    """All crew goes home."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """An order for each place to go back to, and somebody may be there first."""
        total: i64 = 0
        for place in range(STARTING, PLACES):
            if (s.t.present[place] >> s.seat) & 1:
                total += s.temper.order + holding(s, place) // 4
        return min(total, MOST_HOME)


class Burial(Harm):
    """The injured are lost, half of whom would have come back."""

    def cost(self, s: Scene, fx: i64, amount: i64) -> i64:
        """Count them."""
        at = s.seat * PLACES + ER
        total = s.t.rookies[at] * s.rookie_worth() // 2
        mask = s.t.made[at]
        while mask != 0:
            mask &= mask - 1
            total += s.made_worth() // 2
        return total


def make_harms() -> list[Harm]:
    """Return the deeds by number."""
    harms: list[Harm] = [Harm() for _ in range(DO_BURY + 1)]
    harms[DO_LOSE] = Loss()
    harms[DO_FALL] = Fall()
    harms[DO_INJURE] = Injury()
    harms[DO_STALL] = Stall()
    harms[DO_HOME] = SentHome()
    harms[DO_BURY] = Burial()
    return harms


HARMS: Final = make_harms()


def is_worth_paying(s: Scene) -> bool:
    """Return whether the price is less than the harm."""
    c = s.g.catalogue
    fx = c.card_effect[s.t.card] + s.t.card_fx
    purse = s.purse.copy()
    purse.add(-c.fx_pay[fx * 4], -c.fx_pay[fx * 4 + GUNS], -c.fx_pay[fx * 4 + GOODS])
    s.change_standing(purse, -c.fx_pay[fx * 4 + STANDING])
    harm: Harm = HARMS[c.fx_do[fx]]
    return -s.gain(purse) < harm.cost(s, fx, amount_of(s, fx))


def amount_of(s: Scene, fx: i64) -> i64:
    """Return how much of it an effect does to the seat."""
    c = s.g.catalogue
    return c.fx_amount[fx] * (measure(s.t, s.seat, c.fx_per[fx]) if c.fx_per[fx] >= 0 else 1)
