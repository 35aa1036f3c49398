"""What a bot is: a player that sees a view and a menu, and answers."""

from __future__ import annotations

from typing import Any, Final

from gangland.bots.bargaining.oaths import Oaths
from gangland.bots.mood import Mood
from gangland.bots.ways import AND, STOOD, THUMB, WAYS, WON
from gangland.bots.word import Word
from gangland.engine.ints import Ints, i64, ints, mypyc_attr
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk
from gangland.game.deals.phrases import WHYS

BARGAIN: Final = 6
"""The numbers of a bargain: cash, guns and goods that one gives, then what one gets."""
PROMISE: Final = "promise"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player at one seat of one game; `view` is always `known(g, t, seat)`, never the table itself."""

    def __init__(self, seed: i64 = 0) -> None:
        """Sit down, with a seed for whatever is left to chance."""
        self.name: str = "bot"
        self.seed: i64 = seed
        self.slow: bool = False  # whether it thinks long enough to be sent to think elsewhere
        self.ponders: i64 = 0  # milliseconds it may think about an answer, however soon it knows one
        self.departed: bool = False  # whether its last answer was another than its rule of thumb's
        self.mood: Mood = Mood()

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Return one of the actions of the menu."""
        return menu.nth(0, 0)

    def way(self, kind: i64) -> str:
        """Return how it comes to answers of this kind, one of `ways`: never by what is in its hand."""
        return THUMB

    def reason(self, kind: i64) -> str:
        """Return how it came to its last answer, which was of this kind: the way, and what came of it."""
        return self.way(kind) + AND + (WON if self.departed else STOOD)

    def kept_reason(self) -> dict[str, bool]:
        """Return what is pickled of it beside what one remembers: the state of an object, by attribute."""
        return {"departed": self.departed}

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """DEA-1: return whether to give this cash, guns and goods to a rival and get that for it."""
        return False

    def proposes(self, g: Rules, view: Table, seat: i64) -> Ints:
        """DEA-1: return a bargain to offer to everybody (see `bargains`), an empty one for none."""
        return ints([])

    def offers(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-1: return an offer to make, with promises where there are any; to nobody named: to all."""
        bargain = self.proposes(g, view, seat)
        if len(bargain) != BARGAIN:
            return None
        give, want = (bargain[0], bargain[1], bargain[2]), (bargain[3], bargain[4], bargain[5])
        return Offer(seat, (), give, want)

    def takes(self, g: Rules, view: Table, seat: i64, offer: Offer) -> bool:
        """DEA-1: return whether to take an offer, with all its promises; here none is ever given."""
        give, get = ints(list(offer.want)), ints(list(offer.give))
        return not offer.theirs and self.accepts(g, view, seat, give, get, offer.by)

    def counters(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> Ints:
        """DEA-1: return a bargain to offer instead of one that is not accepted, an empty one for none."""
        return ints([])

    def refuses(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> str:
        """DEA-1: return why a deal is not accepted, one of the words of `deals/phrases`; empty: no reason."""
        return ""

    def haggles(self, g: Rules, view: Table, seat: i64, offer: Offer) -> Offer | None:
        """DEA-1: return what to offer instead of an offer that is not taken; here never with a promise."""
        give, get = ints(list(offer.want)), ints(list(offer.give))
        is_exchange = sum(offer.want) > 0 and sum(offer.give) > 0
        if offer.theirs and is_exchange and self.accepts(g, view, seat, give, get, offer.by):
            return Offer(seat, (offer.by,), offer.want, offer.give, (), offer.mine)
        bargain = self.counters(g, view, seat, give, get, offer.by)
        if len(bargain) != BARGAIN:
            return None
        give_, want = (bargain[0], bargain[1], bargain[2]), (bargain[3], bargain[4], bargain[5])
        return Offer(seat, (offer.by,), give_, want, (), offer.mine)

    def objects(self, g: Rules, view: Table, seat: i64, offer: Offer) -> str:
        """DEA-1: return why an offer is not taken, one of the words of `deals/phrases`; empty: no reason."""
        if offer.theirs:
            return PROMISE
        return self.refuses(g, view, seat, ints(list(offer.want)), ints(list(offer.give)), offer.by)

    def pays(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-3: return the payment to offer that was promised and is due."""
        return None

    def tells(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """DEA-3: return the tip to give that was promised."""
        return None

    def sides(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """DEA-1: return what to ask for taking a side in a fight, where one is about to."""
        return None

    def says(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """Return a line to say to somebody, in a phrase that everybody reads in their own language."""
        return None

    def hear(self, word: Word) -> None:
        """DEA-3: take note of what was offered and promised, as far as this seat may know."""

    def expects(self, oaths: Oaths) -> None:
        """DEA-3: reckon with promises that should be kept."""

    def feels(self, mood: Mood) -> None:
        """Want something beside winning."""
        self.mood = mood

    def hurry(self, ms: i64) -> None:
        """Think about each decision for so many milliseconds at most, until told otherwise; 0: as named."""

    def watch(self, events: Ints, seat: i64) -> None:
        """Take note of what happened, as rows of events this seat may know."""


class Guest(Bot):
    """A bot from outside: any object with the methods of a bot, where a compiled one cannot be subclassed."""

    def __init__(self, mind: Any = None, name: str = "guest") -> None:  # noqa: ANN401 - whatever answers to the calls
        """Let the object play."""
        super().__init__()
        self.name = name
        self.mind: Any = mind

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Ask the object."""
        action: i64 = self.mind.choose(g, view, seat, menu)
        return action

    def way(self, kind: i64) -> str:
        """Ask the object, if it says how it thinks, in a word of `ways`; else it goes by rule of thumb."""
        try:
            way = self.mind.way(kind)
        except Exception:  # noqa: BLE001 - whatever it does, it has answered
            return THUMB
        return str(way) if way in WAYS else THUMB

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """Ask the object."""
        return bool(self.mind.accepts(g, view, seat, give, get, rival))

    def proposes(self, g: Rules, view: Table, seat: i64) -> Ints:
        """Ask the object, if it has ideas of its own."""
        return ints(list(self.mind.proposes(g, view, seat)) if hasattr(self.mind, "proposes") else [])

    def offers(self, g: Rules, view: Table, seat: i64) -> Offer | None:
        """Ask the object, if it makes offers of its own."""
        if not hasattr(self.mind, "offers"):
            return super().offers(g, view, seat)
        offer: Offer | None = self.mind.offers(g, view, seat)
        return offer

    def takes(self, g: Rules, view: Table, seat: i64, offer: Offer) -> bool:
        """Ask the object, if it knows of promises."""
        if not hasattr(self.mind, "takes"):
            return super().takes(g, view, seat, offer)
        return bool(self.mind.takes(g, view, seat, offer))

    def counters(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> Ints:
        """Ask the object, if it haggles."""
        if not hasattr(self.mind, "counters"):
            return ints([])
        return ints(list(self.mind.counters(g, view, seat, give, get, rival)))

    def refuses(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> str:
        """Ask the object, if it gives reasons; one that nobody could read is none."""
        if not hasattr(self.mind, "refuses"):
            return ""
        word = str(self.mind.refuses(g, view, seat, give, get, rival))
        return word if word in WHYS else ""

    def watch(self, events: Ints, seat: i64) -> None:
        """Tell the object."""
        self.mind.watch(events, seat)

    def haggles(self, g: Rules, view: Table, seat: i64, offer: Offer) -> Offer | None:
        """Ask the object, if it haggles over promises."""
        if not hasattr(self.mind, "haggles"):
            return super().haggles(g, view, seat, offer)
        instead: Offer | None = self.mind.haggles(g, view, seat, offer)
        return instead

    def hear(self, word: Word) -> None:
        """Tell the object, if it listens."""
        if hasattr(self.mind, "hear"):
            self.mind.hear(word)
