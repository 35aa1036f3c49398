"""DEA: offers, gifts and promises, as records, and how they are written in a log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from gangland.game.deals.phrases import check_phrase, check_why
from gangland.game.refusal import Refusal

GOODS = "goods"
ASSETS = ("cash", "guns", GOODS)
Amounts = tuple[int, int, int]
NOTHING: Amounts = (0, 0, 0)
MOST = 9999
DIGITS = len(str(MOST))
LONGEST_TEXT = 280
SPACES = str.maketrans("\u00a0\u202f", "  ")
"""The spaces French has before its punctuation, which Python does not count among what is printed."""
REPLIES = ("accept", "decline", "withdraw")


class Vow(Enum):
    """What can be promised."""

    AVOID = "avoid"  # will not enter a place
    PEACE = "peace"  # will not start a fight with me
    LEAVE = "leave"  # will have left a place
    PAY = "pay"  # will pay so much
    SELL = "sell"  # will sell at most so much at the market
    TELL = "tell"  # will tell me what a third gang holds
    WORD = "word"  # anything else, in words


class Verdict(Enum):
    """What became of a promise."""

    OPEN = "open"
    KEPT = "kept"
    BROKEN = "broken"
    MOOT = "moot"


@dataclass(frozen=True)
class Clause:
    """One thing promised till the end of a round; never enforced (DEA-3).

    A place is meant as long as this tile lies there: an opportunity of another round is another place.
    `about` is the seat whose hand is to be told of.
    """

    vow: Vow
    until: int
    place: int = -1
    tile: int = -1
    amounts: Amounts = NOTHING
    most: int = 0
    text: str = ""
    about: int = -1


@dataclass
class Promise:
    """A clause somebody gave to somebody, and what became of it."""

    id: int
    by: int
    to: int
    clause: Clause
    verdict: Verdict = Verdict.OPEN
    paid: Amounts = NOTHING
    told: bool = False

    def copy(self, id_: int = 0) -> Promise:
        """Return the same promise, by another number if one is given."""
        return Promise(id_ or self.id, self.by, self.to, self.clause, self.verdict, self.paid, self.told)


@dataclass(frozen=True)
class Offer:
    """An exchange offered to one or several rivals: assets both ways, promises both ways.

    `taker` is who took it, or found it lapsed; `why` says of a counter-offer why not the other one, and
    `whys` has the words of those who declined, for its maker to know.
    """

    by: int
    to: tuple[int, ...]
    give: Amounts = NOTHING
    want: Amounts = NOTHING
    mine: tuple[Clause, ...] = ()
    theirs: tuple[Clause, ...] = ()
    until: int = 0
    counters: int = 0
    text: str = ""
    id: int = 0
    state: str = "open"
    declined: tuple[int, ...] = field(default=())
    taker: int = -1
    why: str = ""
    whys: tuple[str, ...] = ()

    @property
    def is_gift(self) -> bool:
        """DEA-3: return whether it gives something and asks nothing for it."""
        return self.give != NOTHING and self.want == NOTHING and not self.theirs

    def state_for(self, seat: int) -> str:
        """INF-3: return the state as a seat sees it: taken between two, to others it is gone.

        DEA-4: that it lapsed only the two learn; to others it was taken back, for whatever reason.
        """
        if seat in self.declined and self.state != "withdrawn":
            return "declined"
        if seat in (self.by, self.taker) or self.state in ("open", "withdrawn", "expired"):
            return self.state
        return "withdrawn" if self.state == "lapsed" else "gone"

    def why_not(self, seat: int) -> str:
        """Return the word by which a seat declined; empty: it said none."""
        at = self.declined.index(seat) if seat in self.declined else len(self.whys)
        return self.whys[at] if at < len(self.whys) else ""

    def closed(self, state: str) -> Offer:
        """Return the offer as accepted, withdrawn, declined, lapsed or expired."""
        return replace(self, state=state)


@dataclass(frozen=True)
class Gift:
    """DEA-3: something for nothing, to one rival."""

    to: tuple[int, ...]
    give: Amounts


@dataclass(frozen=True)
class Reply:
    """A word to an offer, by the number the speaker has for it: `accept`, `decline` or `withdraw`.

    Who declines may say why, in one of the words of `phrases`.
    """

    verb: str
    offer: int
    why: str = ""

    def __post_init__(self) -> None:
        if self.verb not in REPLIES:
            raise Refusal("unknown-action", text=self.verb, known=", ".join(REPLIES))
        if self.why and self.verb != "decline":
            raise Refusal("unknown-why", "DEA-1", text=self.why, known="")
        check_why(self.why)


@dataclass(frozen=True)
class Tip:
    """INF-4: what a gang holds, by what somebody says; nobody can prove it."""

    about: int
    held: Amounts = NOTHING


@dataclass(frozen=True)
class Talk:
    """Words to some rivals, or to the whole table where none are named; a phrase of `phrases`, or a tip."""

    text: str
    to: tuple[int, ...] = ()
    phrase: str = ""
    tip: Tip | None = None

    def __post_init__(self) -> None:
        check_phrase(self.phrase)


Deal = Offer | Gift | Reply | Talk
"""Whatever can be said beside the table."""


def amounts_text(amounts: Amounts) -> str:
    """Write amounts: `cash:2,guns:1`."""
    return ",".join(f"{name}:{amount}" for name, amount in zip(ASSETS, amounts, strict=True) if amount)


def parse_amounts(text: str, goods: str = GOODS) -> Amounts:
    """Read amounts; `goods` is what the game calls them, besides `goods` itself."""
    found = dict.fromkeys(ASSETS, 0)
    for part in filter(None, text.split(",")):
        word, _, number = part.partition(":")
        name = GOODS if word == goods else word
        if name not in found:
            raise Refusal("not-tradable", "DEA-2", text=word, known=", ".join([*ASSETS[:2], goods]))
        amount = int(number) if number.isascii() and number.isdecimal() and len(number) <= DIGITS else 0
        found[name] += amount
        if not amount or found[name] > MOST:
            raise Refusal("not-a-number", text=number)
    return (found["cash"], found["guns"], found["goods"])


def check_text(text: str) -> str:
    """Refuse text that does not fit on a line of a log."""
    if len(text) > LONGEST_TEXT or not text.translate(SPACES).isprintable():
        raise Refusal("bad-text", most=LONGEST_TEXT)
    return text
