"""TRX-4: what each special transaction is worth now, one small object for each."""

from __future__ import annotations

from typing import Final

from gangland.bots.value import LONG, Scene, richest
from gangland.engine.ints import i64
from gangland.engine.table import ER, PLACES
from gangland.rulesets.specials import DISCHARGE_INJURED, INITIATE, LEADER, MUSTER, PEEK, RUSH, SMEAR

LOOK: Final = 10  # what a look behind a blind is worth


class Favour:
    """A special transaction; one that is not known is worth nothing."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """Return what it is worth, for its amount."""
        return 0


class Lead(Favour):
    """The leader token."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """Worth something to whoever has it not."""
        return 0 if s.t.leader == s.seat else s.temper.leader


class Discharge(Favour):
    """Injured crew taken home."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """Half of them would not have come back."""
        at = s.seat * PLACES + ER
        mask = s.t.made[at]
        saved: i64 = 0
        while mask != 0 and amount > 0:
            mask &= mask - 1
            amount -= 1
            saved += s.made_worth() // 2
        return saved + min(amount, s.t.rookies[at]) * (s.rookie_worth() // 2 + 10)


class Smear(Favour):
    """A rival's standing made worse."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """The more rounds it lasts, the better; a rival who falls for it loses a made."""
        worth = s.temper.smear * amount * min(s.left + 1, LONG) // LONG
        rival = best_smeared(s, amount)
        if rival >= 0 and s.room(s.t.standing[rival]) < amount:
            worth += s.made_worth() * s.temper.grudge // 100
        return worth


class Muster(Favour):
    """Rookies from the pool."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """As many as there are."""
        return s.rookie_worth() * min(amount, s.t.pool_rookies[s.seat])


class Initiate(Favour):
    """A promotion at no cost."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """A made for a rookie, if there are both."""
        if s.t.pool_made[s.seat] == 0 or s.rookies == 0:
            return 0
        return s.made_worth() - s.rookie_worth() // 2


class Peek(Favour):
    """A look behind a blind."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """Better than nothing."""
        return LOOK


class Rush(Favour):
    """More order tokens."""

    def gain(self, s: Scene, amount: i64) -> i64:
        """Each is an order."""
        return s.temper.order * amount


def make_favours() -> list[Favour]:
    """Return the special transactions by number."""
    favours: list[Favour] = [Favour() for _ in range(RUSH + 1)]
    favours[LEADER] = Lead()
    favours[DISCHARGE_INJURED] = Discharge()
    favours[SMEAR] = Smear()
    favours[MUSTER] = Muster()
    favours[INITIATE] = Initiate()
    favours[PEEK] = Peek()
    favours[RUSH] = Rush()
    return favours


FAVOURS: Final = make_favours()


def special_gain(s: Scene, tx: i64) -> i64:
    """Return what a special transaction is worth now."""
    favour: Favour = FAVOURS[s.g.catalogue.tx_special[tx]]
    return favour.gain(s, s.g.catalogue.tx_amount[tx])


def best_smeared(s: Scene, amount: i64) -> i64:
    """Return the rival to smear: one who falls for it, or else the richest."""
    rivals = s.t.alive & ~(1 << s.seat)
    near: i64 = 0
    for rival in range(s.t.seats):
        if (rivals >> rival) & 1 and s.room(s.t.standing[rival]) < amount:
            near |= 1 << rival
    return richest(s, near or rivals)
