"""The closed vocabulary a pack is written in.

A pack speaks of four assets, nine verbs of transactions, a handful of special transactions, effects that
hit gangs, and modifiers that change a rule. The order of words is their numbering in the engine: append,
never reorder. A special, a deed or a modifier is declared here and nowhere else: the grammar, the schema and
the explainer read it off; what the rules and the bots add is in docs/new-game.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import Final


class Takes(Enum):
    """What goes with a word in a pack."""

    NOTHING = auto()
    AMOUNT = auto()
    """How much or how many, from 1 up; 1 where it is left out."""
    SIGNED = auto()
    """How much more, or less where it is negative."""
    ASSET = auto()
    """How much of which asset, and for each of what."""
    BAN = auto()
    """Which verb, of which asset or of all."""
    BONUS = auto()
    """The same, and how much."""
    ROLE = auto()
    """Which starting site."""


class Vocabulary:
    """Words by number, each with what goes with it, and said by a message of its own."""

    def __init__(self, prefix: str, takes: dict[str, Takes]) -> None:
        self._prefix = prefix
        self.takes = takes

    def __iter__(self) -> Iterator[str]:
        """The words in the order of their numbers."""
        return iter(self.takes)

    def __len__(self) -> int:
        """How many words there are."""
        return len(self.takes)

    def __getitem__(self, number: int) -> str:
        """The word with a number."""
        return list(self.takes)[number]

    def index(self, word: str) -> int:
        """The number of a word."""
        return list(self.takes).index(word)

    def message(self, word: str) -> str:
        """The id of the message that says a word."""
        return f"{self._prefix}-{word}"


ASSETS: Final = ("cash", "guns", "goods", "standing")
"""What a gang owns: three assets behind the blind, and its standing with the law in the open."""

VERBS: Final = ("sell", "spend", "swap", "trade", "skim", "gain", "drop", "steal", "special")
"""TRX: how a transaction is announced; bans and bonuses speak of these."""

SPECIALS: Final = Vocabulary(
    "special",
    {
        "leader": Takes.NOTHING,
        "discharge": Takes.AMOUNT,
        "smear": Takes.AMOUNT,
        "muster": Takes.AMOUNT,
        "initiate": Takes.NOTHING,
        "peek": Takes.NOTHING,
        "rush": Takes.AMOUNT,
    },
)
"""TRX-4: take the leader token · take up to N of one's injured home · a rival of one's choice has its
standing worsened by N · N rookies from the pool to the clubhouse · promote a rookie at no cost ·
look behind a rival's blind · take N order tokens."""

PROVENANCES: Final = ("printed", "reported", "inferred", "house")
SITE_KINDS: Final = ("start", "random")
ROLES: Final = ("none", "law", "hospital", "er", "goods", "guns")
"""SET-2: the five starting sites by what they are; a random site has the role none."""

CARD_KINDS: Final = ("obstacle", "hassle", "opportunity", "last-call")
FIGHTS: Final = ("slugging", "talking")

WHO: Final = ("all", "most", "least", "leader", "others")
"""Whom an effect hits; `others` is everybody but the leader."""

COUNTS: Final = (
    "cash",
    "guns",
    "goods",
    "standing",
    "made",
    "rookies",
    "crew",
    "orders",
    "injured",
    "places",
)
"""What "most", "least" and "per" can measure; `places` are sites and opportunities controlled."""

DEEDS: Final = Vocabulary(
    "deed",
    {
        "gain": Takes.ASSET,
        "lose": Takes.ASSET,
        "fall": Takes.NOTHING,
        "injure": Takes.AMOUNT,
        "recruit": Takes.AMOUNT,
        "rush": Takes.AMOUNT,
        "stall": Takes.AMOUNT,
        "home": Takes.NOTHING,
        "leader": Takes.NOTHING,
        "discharge": Takes.NOTHING,
        "bury": Takes.NOTHING,
    },
)
"""What an effect does: gain or lose an asset · take the fall · injure N of its own crew · N rookies from
the pool to the clubhouse · gain or lose N order tokens · all crew home · take the leader token · its
injured go home, or to the pool. A deed of an installed package is named `package:effect` instead."""

MODIFIERS: Final = Vocabulary(
    "mod",
    {
        "ban": Takes.BAN,
        "bonus": Takes.BONUS,
        "no-guns": Takes.NOTHING,
        "gun-cost": Takes.SIGNED,
        "sale-cost": Takes.SIGNED,
        "hot": Takes.SIGNED,
        "market-limit": Takes.SIGNED,
        "market-price": Takes.SIGNED,
        "no-market": Takes.NOTHING,
        "no-backup": Takes.NOTHING,
        "free-backup": Takes.AMOUNT,
        "no-recruit": Takes.NOTHING,
        "no-promote": Takes.NOTHING,
        "free-recruit": Takes.AMOUNT,
        "muster": Takes.AMOUNT,
        "promote-discount": Takes.AMOUNT,
        "brawl": Takes.SIGNED,
        "rookie-muscle": Takes.SIGNED,
        "gun-power": Takes.SIGNED,
        "blood-money": Takes.AMOUNT,
        "er": Takes.SIGNED,
        "fall-pays": Takes.AMOUNT,
        "rookie-falls": Takes.NOTHING,
        "lockdown": Takes.NOTHING,
        "arbitration": Takes.NOTHING,
        "going-to-war": Takes.NOTHING,
        "crime-pays": Takes.AMOUNT,
        "exploit-pays": Takes.AMOUNT,
        "closed": Takes.ROLE,
        "attacker": Takes.SIGNED,
        "defender": Takes.SIGNED,
    },
)
"""How a hassle, a gang or an option changes the rules for a gang; see docs/packs.md for each."""
