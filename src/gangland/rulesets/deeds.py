"""REV-3, LST-1: the deeds of obstacles and last calls, one small object for each word of the vocabulary."""

from __future__ import annotations

from typing import Final

from gangland.content.effects import load_effect, named_effects
from gangland.content.records import Pack
from gangland.content.vocabulary import DEEDS
from gangland.engine import event as ev
from gangland.engine.catalogue import STANDING
from gangland.engine.ints import i64
from gangland.engine.step import Deed, Rules
from gangland.engine.table import ER, PLACES, SEATS, Table
from gangland.rulesets.people import change_tokens, recruit, send
from gangland.rulesets.standing import gain, is_capped, lead


class Gain(Deed):
    """Gain so much of an asset."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """STD-1, STD-2: a standing that can become no better stays."""
        amount = self.sign() * g.catalogue.fx_amount[fx]
        return g.catalogue.fx_asset[fx] == STANDING and is_capped(g, t, seat, amount)

    def sign(self) -> i64:
        """Return 1 for a gain."""
        return 1

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Change the asset, or the standing."""
        change = self.sign() * amount
        if g.catalogue.fx_asset[fx] == STANDING:
            g.standing.change(g, t, seat, change)
        else:
            gain(t, seat, g.catalogue.fx_asset[fx], change)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Something came or went."""
        return kind in (ev.GAINED, ev.STANDING) and c != 0


class Lose(Gain):
    """Lose so much of an asset, as far as there is any."""

    def sign(self) -> i64:
        """Return -1 for a loss."""
        return -1


class Fall(Deed):
    """STD-5: a made takes the fall."""

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Have the gang choose who falls."""
        g.standing.fall_by_card(g, t, seat)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody fell."""
        return kind == ev.FELL


class Injure(Deed):
    """So many of the gang's own choice are injured."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """Nobody is anywhere but in the emergency room."""
        return not is_out(t, seat, 0)

    def waits(self, amount: i64) -> bool:
        """The gang chooses whom."""
        return amount > 0

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Have the gang choose them, one by one."""
        t.to_injure = amount

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody was injured."""
        return kind == ev.INJURED


class Recruit(Deed):
    """RCT-1: rookies from the pool to the clubhouse."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """The pool is empty."""
        return t.pool_rookies[seat] == 0

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Bring as many as there are."""
        recruit(t, seat, amount)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody came."""
        return kind == ev.RECRUITED and b != 0


class Rush(Deed):
    """Gain order tokens."""

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Hand them out."""
        change_tokens(t, seat, amount)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Tokens came or went."""
        return kind == ev.TOKENS and b != 0


class Stall(Rush):
    """Lose order tokens, as far as there are any."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """There are none, as all can see."""
        return t.tokens[seat] == 0 and not g.hidden_tokens

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Take them away."""
        change_tokens(t, seat, -min(amount, t.tokens[seat]))


class Home(Deed):
    """All crew goes home."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """Everybody is at home."""
        return not is_out(t, seat, SEATS)

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Send them, place by place; the injured stay."""
        for place in range(SEATS, PLACES):
            if place != ER:
                send(t, seat, place, seat)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody went home from a place."""
        return kind == ev.HOME and b != ER


class Lead(Deed):
    """LDR-2: take the leader token."""

    def is_for_one(self) -> bool:
        """INF-4: there is one token; where several are tied nobody takes it."""
        return True

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Hand it over."""
        lead(t, seat)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """It was handed over."""
        return kind == ev.LEADER


class Discharge(Deed):
    """The injured go home."""

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """Nobody is injured."""
        return t.crew_at(seat, ER) == 0

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Send them."""
        send(t, seat, ER, seat)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody went home from the emergency room."""
        return kind == ev.HOME and b == ER


class Bury(Discharge):
    """The injured go to the pool."""

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Put them there."""
        made = t.made[seat * PLACES + ER]
        rookies = t.rookies[seat * PLACES + ER]
        t.take(seat, ER, made, rookies)
        t.pool_made[seat] |= made
        t.pool_rookies[seat] += rookies
        if made or rookies:
            t.show(ev.DIED, seat, made, rookies)

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Somebody died."""
        return kind == ev.DIED


DOES: Final[dict[str, Deed]] = {
    "gain": Gain(),
    "lose": Lose(),
    "fall": Fall(),
    "injure": Injure(),
    "recruit": Recruit(),
    "rush": Rush(),
    "stall": Stall(),
    "home": Home(),
    "leader": Lead(),
    "discharge": Discharge(),
    "bury": Bury(),
}
"""What does what each word says."""


def deeds_of(pack: Pack) -> list[Deed]:
    """Return the deeds by number: those of the vocabulary, then the installed ones that a pack names."""
    return [DOES[word] for word in DEEDS] + [load_effect(name) for name in named_effects(pack)]


def is_out(t: Table, seat: i64, first: i64) -> bool:
    """Return whether a gang has crew at a place from this number on, the emergency room aside."""
    for place in range(first, PLACES):
        if place != ER and (t.present[place] >> seat) & 1:
            return True
    return False
