"""The frozen records a pack is checked into: mechanics only, words live in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass, field

Assets = tuple[int, int, int, int]
"""Amounts of cash, guns, goods and standing, in this order."""

NOTHING: Assets = (0, 0, 0, 0)


@dataclass(frozen=True)
class Transaction:
    """TRX-1: give what is left of the arrow for what is right of it, up to `most` times.

    `most` is 0 where nothing limits the times (a WG trade without Max). A *drop* gives, a *skim*, a
    *gain* and a *steal* get. A *special* names its function and an amount.
    """

    verb: str
    give: Assets = NOTHING
    get: Assets = NOTHING
    most: int = 1
    special: str = ""
    amount: int = 0


@dataclass(frozen=True)
class Modifier:
    """One change of a rule: its name in `MODIFIERS` and what it speaks of."""

    rule: str
    verb: str = ""
    asset: str = ""
    role: str = ""
    amount: int = 1


@dataclass(frozen=True)
class Effect:
    """What an obstacle or a last call does to whom; `pay` buys a gang off, `per` multiplies."""

    who: str
    do: str
    of: str = ""
    asset: str = ""
    amount: int = 1
    per: str = ""
    pay: Assets = NOTHING


@dataclass(frozen=True)
class Ground:
    """What can be exploited and fought over at a site or an opportunity."""

    main: tuple[Transaction, ...] = ()
    boost: tuple[Transaction, ...] = ()
    choose: bool = False
    hot: int = 0
    guns_prohibited: bool = False
    fight: str = ""


@dataclass(frozen=True)
class Site:
    """SET-2, SET-3: a site tile."""

    id: str
    kind: str
    provenance: str
    ground: Ground
    role: str = "none"


@dataclass(frozen=True)
class Card:
    """REV: an event card; a hassle has modifiers, an opportunity a ground, the others effects."""

    id: str
    kind: str
    provenance: str
    hardcore: bool = False
    effects: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    who: str = "all"
    of: str = ""
    ground: Ground | None = None


@dataclass(frozen=True)
class Side:
    """SET-5, SET-7: one side of a clubhouse card."""

    id: str
    provenance: str
    base: int
    made: int
    rookies: int
    assets: Assets
    modifiers: tuple[Modifier, ...] = ()
    order: tuple[Transaction, ...] = ()


@dataclass(frozen=True)
class MadeMan:
    """WG: a named made man with his ratings."""

    id: str
    slugging: int
    talking: int
    provenance: str


@dataclass(frozen=True)
class Gang:
    """A gang with its clubhouse card and its five made (named where the game names them)."""

    id: str
    provenance: str
    sides: tuple[Side, ...]
    made: tuple[MadeMan, ...] = ()


@dataclass(frozen=True)
class Market:
    """STD-6, BLK-2: what a standing of 0…4 may sell (-1: no limit), and price bands by players.

    A band is (players, step): up to `step` goods sell at the top price, up to twice that at the next.
    """

    limits: tuple[int, ...]
    bands: tuple[tuple[int, int], ...]
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Pack:
    """All the components of one game, in the order of its files."""

    id: str
    game: str
    version: str
    terms: dict[str, str]
    sites: tuple[Site, ...]
    cards: tuple[Card, ...]
    gangs: tuple[Gang, ...]
    market: Market
    hash: str = field(default="", compare=False)
    names: dict[str, dict[str, str]] = field(default_factory=dict, compare=False)
    """Names a pack file gives to its records, by language and message id (`site-docks`)."""
