"""TRX-4: the special transactions, the few odd things a place can do, one small object for each."""

from __future__ import annotations

from typing import Final

from gangland.content.vocabulary import SPECIALS
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import DISCHARGE, TARGET, b_of, made_of, place_of, rookies_of
from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Special
from gangland.engine.table import ER, PLACES, Table
from gangland.rulesets.people import change_tokens, offer_promotions, peek, promote, recruit
from gangland.rulesets.standing import lead


class Lead(Special):
    """LDR-2: take the leader token."""

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Nobody is asked."""
        return False

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Hand it over."""
        lead(t, seat)


class Discharge(Special):
    """Take up to so many of one's injured home."""

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """Nobody is injured."""
        return t.crew_at(seat, ER) == 0

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Whom, where there is anybody."""
        return not self.is_idle(g, t, seat)

    def offer(self, g: Rules, t: Table, seat: i64, amount: i64, menu: Menu) -> None:
        """One, or two, or as many as may."""
        at = seat * PLACES + ER
        for count in range(1, min(amount, t.crew_at(seat, ER)) + 1):
            menu.add(DISCHARGE, 0, 0, t.made[at], t.rookies[at], count)

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Take them home."""
        made, rookies = made_of(action), rookies_of(action)
        if made or rookies:
            t.shift(seat, ER, seat, made, rookies)
            t.show(ev.RECOVERED, seat, made, rookies)


class OnRival(Special):
    """Something that is done to a rival of one's choice."""

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """To whom."""
        return True

    def offer(self, g: Rules, t: Table, seat: i64, amount: i64, menu: Menu) -> None:
        """Any rival."""
        menu.add(TARGET, 0, t.alive & ~(1 << seat))


class Smear(OnRival):
    """A rival's standing is worsened."""

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Worsen it."""
        g.standing.worsen(g, t, b_of(action), amount)


class Peek(OnRival):
    """Look behind a rival's blind."""

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Look."""
        peek(g, t, seat, b_of(action))


class Muster(Special):
    """RCT-1: rookies from the pool to the clubhouse."""

    def barred_by(self) -> i64:
        """REV-4: where nobody may recruit, no place does it for anybody."""
        return modifier.NO_RECRUIT

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """The pool is empty."""
        return t.pool_rookies[seat] == 0

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Whether to."""
        return g.may_skip and (g.asks_in_vain or not self.is_idle(g, t, seat))

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Bring as many as there are."""
        recruit(t, seat, amount)


class Initiate(Special):
    """PRM-1: promote a rookie at no cost."""

    def barred_by(self) -> i64:
        """REV-4: where nobody may promote, no place does it for anybody."""
        return modifier.NO_PROMOTE

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """There is no rookie, or no made left in the pool."""
        return t.pool_made[seat] == 0 or t.rookie_total(seat) == 0

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Whom, where there is anybody."""
        return not self.is_idle(g, t, seat)

    def offer(self, g: Rules, t: Table, seat: i64, amount: i64, menu: Menu) -> None:
        """Any rookie, by any made."""
        offer_promotions(t, seat, menu)

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Promote."""
        if made_of(action):
            promote(t, seat, place_of(action), made_of(action))


class Rush(Special):
    """Take order tokens."""

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Hand them out."""
        change_tokens(t, seat, amount)


DOES: Final[dict[str, Special]] = {
    "leader": Lead(),
    "discharge": Discharge(),
    "smear": Smear(),
    "muster": Muster(),
    "initiate": Initiate(),
    "peek": Peek(),
    "rush": Rush(),
}
"""What does what each word says."""


def specials_by_number() -> list[Special]:
    """Return the special transactions in the order of the vocabulary."""
    return [DOES[word] for word in SPECIALS]
