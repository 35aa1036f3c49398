"""REV-3, LST-1: what a card's deed costs, one small object for each, and whether to pay one's way out."""

from __future__ import annotations

from typing import Final

from gangland.bots.purse import Purse
from gangland.bots.turf import holding
from gangland.bots.value import CENT, Scene
from gangland.content.vocabulary import DEEDS
from gangland.engine.catalogue import CASH, GOODS, GUNS, STANDING
from gangland.engine.ints import i64
from gangland.engine.step import Deed, Rules
from gangland.engine.table import ER, PLACES, STARTING
from gangland.rulesets.cards import measure

MOST_HOME: Final = 4 * CENT  # being sent home costs no more: one would not go back everywhere


class Harm:
    """What a deed does to a gang; one that is not known is worth nothing."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Return what it costs with a purse; a boon costs below nothing."""
        return 0


class Stranger(Harm):
    """A deed of an installed package, which knows best."""

    def __init__(self, deed: Deed) -> None:
        """Take the deed."""
        self.deed: Deed = deed

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Ask it."""
        return self.deed.cost(s.g, s.t, s.seat, amount)


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


class Boon(Harm):
    """So much more of an asset."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Compare with and without."""
        return s.worth(purse) - s.worth(changed_by(s, purse, fx, amount))


class Loss(Harm):
    """Some of an asset is gone, as much as there is."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Compare with and without."""
        return s.worth(purse) - s.worth(changed_by(s, purse, fx, -amount))


class Fall(Harm):
    """A made takes the fall."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """One made less."""
        return s.fall_cost()


class Injury(Harm):
    """Crew goes to the emergency room, and half of it does not come back."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Rookies, one hopes."""
        return amount * (s.rookie_worth() // 2 + s.temper.hurt)


class Stall(Harm):
    """Order tokens are lost."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Each is an order."""
        return amount * s.temper.order


class SentHome(Harm):
    """All crew goes home."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """An order for each place to go back to, and somebody may be there first."""
        total: i64 = 0
        place: i64
        for place in range(STARTING, PLACES):
            if (s.t.present[place] >> s.seat) & 1:
                total += s.temper.order + holding(s, place) // 4
        return min(total, MOST_HOME)


class Burial(Harm):
    """The injured are lost, half of whom would have come back."""

    def cost(self, s: Scene, purse: Purse, fx: i64, amount: i64) -> i64:
        """Count them."""
        at = s.seat * PLACES + ER
        total = s.t.rookies[at] * s.rookie_worth() // 2
        mask = s.t.made[at]
        while mask != 0:
            mask &= mask - 1
            total += s.made_worth() // 2
        return total


HARMS: Final[dict[str, Harm]] = {
    "gain": Boon(),
    "lose": Loss(),
    "fall": Fall(),
    "injure": Injury(),
    "recruit": Harm(),
    "rush": Harm(),
    "stall": Stall(),
    "home": SentHome(),
    "leader": Harm(),
    "discharge": Harm(),
    "bury": Burial(),
}
"""What each word of the vocabulary costs; nobody pays to be spared a favour."""


def harms_of(g: Rules) -> list[Harm]:
    """Return what each deed of a game costs, by number."""
    known: list[Harm] = [HARMS.get(word, Harm()) for word in DEEDS]
    installed: list[Harm] = [Stranger(deed) for deed in g.deeds[len(known) :]]
    return known + installed


def is_worth_paying(s: Scene) -> bool:
    """Return whether the price is less than the harm."""
    c = s.g.catalogue
    fx = c.card_effect[s.t.card] + s.t.card_fx
    purse = s.purse.copy()
    purse.add(-c.fx_pay[fx * 4], -c.fx_pay[fx * 4 + GUNS], -c.fx_pay[fx * 4 + GOODS])
    s.change_standing(purse, -c.fx_pay[fx * 4 + STANDING])
    return -s.gain(purse) < suffered(s, s.purse, fx)


def suffered(s: Scene, purse: Purse, fx: i64) -> i64:
    """Return what an effect costs with a purse."""
    harm: Harm = s.lore.harms[s.g.catalogue.fx_do[fx]]
    return harm.cost(s, purse, fx, amount_of(s, fx))


def amount_of(s: Scene, fx: i64) -> i64:
    """Return how much of it an effect does to the seat."""
    c = s.g.catalogue
    return c.fx_amount[fx] * (measure(s.t, s.seat, c.fx_per[fx]) if c.fx_per[fx] >= 0 else 1)
