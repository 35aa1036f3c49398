"""TRX-4: what each special transaction is worth now, one small object for each."""

from __future__ import annotations

from typing import Final

from gangland.bots.value import LONG, Scene, richest
from gangland.content.vocabulary import SPECIALS
from gangland.engine.ints import i64
from gangland.engine.table import ER, PLACES

LOOK: Final = 10  # what a look behind a blind is worth


class Favour:
    """A special transaction; one that is not known is worth nothing."""

    def usual(self) -> i64:
        """Return what it is usually worth, for one of its amount."""
        return 0

    def target(self, s: Scene, amount: i64, among: i64) -> i64:
        """Return the rival to do it to, where it is done to one."""
        return richest(s, among)

    def gain(self, s: Scene, amount: i64) -> i64:
        """Return what it is worth, for its amount."""
        return 0


class Lead(Favour):
    """The leader token."""

    def usual(self) -> i64:
        """As much as going first."""
        return 60

    def gain(self, s: Scene, amount: i64) -> i64:
        """Worth something to whoever has it not."""
        return 0 if s.t.leader == s.seat else s.temper.leader


class Discharge(Favour):
    """Injured crew taken home."""

    def usual(self) -> i64:
        """Some of the injured would have come back anyway."""
        return 60

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

    def usual(self) -> i64:
        """As much as it hurts."""
        return 60

    def target(self, s: Scene, amount: i64, among: i64) -> i64:
        """Whoever falls for it, or else the richest."""
        return best_smeared(s, amount)

    def gain(self, s: Scene, amount: i64) -> i64:
        """The more rounds it lasts, the better; a rival who falls for it loses a made."""
        worth = s.temper.smear * amount * min(s.left + 1, LONG) // LONG
        rival = best_smeared(s, amount)
        if rival >= 0 and s.room(s.t.standing[rival]) < amount:
            worth += s.made_worth() * s.temper.grudge // 100
        return worth


class Muster(Favour):
    """Rookies from the pool."""

    def usual(self) -> i64:
        """A pair of hands."""
        return 80

    def gain(self, s: Scene, amount: i64) -> i64:
        """As many as there are."""
        return s.rookie_worth() * min(amount, s.t.pool_rookies[s.seat])


class Initiate(Favour):
    """A promotion at no cost."""

    def usual(self) -> i64:
        """A made."""
        return 280

    def gain(self, s: Scene, amount: i64) -> i64:
        """A made for a rookie, if there are both."""
        if s.t.pool_made[s.seat] == 0 or s.rookies == 0:
            return 0
        return s.made_worth() - s.rookie_worth() // 2


class Peek(Favour):
    """A look behind a blind."""

    def usual(self) -> i64:
        """Next to nothing."""
        return LOOK

    def gain(self, s: Scene, amount: i64) -> i64:
        """Better than nothing."""
        return LOOK


class Rush(Favour):
    """More order tokens."""

    def usual(self) -> i64:
        """An order."""
        return 90

    def gain(self, s: Scene, amount: i64) -> i64:
        """Each is an order."""
        return s.temper.order * amount


FAVOURS: Final[dict[str, Favour]] = {
    "leader": Lead(),
    "discharge": Discharge(),
    "smear": Smear(),
    "muster": Muster(),
    "initiate": Initiate(),
    "peek": Peek(),
    "rush": Rush(),
}
"""What each word of the vocabulary is worth."""


def favours_by_number() -> list[Favour]:
    """Return the special transactions in the order of the vocabulary."""
    return [FAVOURS.get(word, Favour()) for word in SPECIALS]


def special_gain(s: Scene, tx: i64) -> i64:
    """Return what a special transaction is worth now."""
    return favour_of(s, tx).gain(s, s.g.catalogue.tx_amount[tx])


def favour_of(s: Scene, tx: i64) -> Favour:
    """Return what is known of a special transaction."""
    favour: Favour = s.lore.favours[s.g.catalogue.tx_special[tx]]
    return favour


def best_smeared(s: Scene, amount: i64) -> i64:
    """Return the rival to smear: one who falls for it, or else the richest."""
    rivals = s.t.alive & ~(1 << s.seat)
    near: i64 = 0
    for rival in range(s.t.seats):
        if (rivals >> rival) & 1 and s.room(s.t.standing[rival]) < amount:
            near |= 1 << rival
    return richest(s, near or rivals)
