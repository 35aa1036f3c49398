"""Packs for rule tests: the pack of the house with one record more, or one changed."""

from __future__ import annotations

from dataclasses import replace

from gangland.content.editions import load_edition
from gangland.content.records import (
    NOTHING,
    Assets,
    Card,
    Effect,
    Ground,
    Modifier,
    Pack,
    Side,
    Site,
    Transaction,
)

HOUSE = "house"
WATCHED = Card("watched", "hassle", HOUSE, modifiers=(Modifier("no-market"),), who="most", of="standing")
"""REV-4: a hassle aimed at some gangs."""


def amounts(cash: int = 0, guns: int = 0, goods: int = 0, standing: int = 0) -> Assets:
    """Return amounts in the order of the records."""
    return (cash, guns, goods, standing)


def deal(verb: str, give: Assets = NOTHING, get: Assets = NOTHING, most: int = 1) -> Transaction:
    """Return a transaction: give what is left of the arrow for what is right of it."""
    return Transaction(verb, give, get, most)


def with_site(site: str, ground: Ground, game: str = "mayhem") -> Pack:
    """Return the pack of the house with one random site more."""
    pack = load_edition(game)
    return replace(pack, sites=(*pack.sites, Site(site, "random", HOUSE, ground)))


def with_hassle(card: str, *rules: Modifier, game: str = "mayhem") -> Pack:
    """Return the pack of the house with one hassle more."""
    return with_card(Card(card, "hassle", HOUSE, modifiers=rules), game)


def with_effects(card: str, kind: str, *effects: Effect, game: str = "mayhem") -> Pack:
    """Return the pack of the house with one obstacle or last call more."""
    return with_card(Card(card, kind, HOUSE, effects=effects), game)


def with_card(card: Card, game: str = "mayhem") -> Pack:
    """Return the pack of the house with one event card more."""
    pack = load_edition(game)
    return replace(pack, cards=(*pack.cards, card))


def with_side(gang: str, side: str, pack: Pack | None = None, **changes: object) -> Pack:
    """Return a pack with one side of a clubhouse card changed."""
    pack = pack or load_edition("mayhem")
    gangs = tuple(
        replace(one, sides=tuple(changed(old, side, changes) for old in one.sides)) if one.id == gang else one
        for one in pack.gangs
    )
    return replace(pack, gangs=gangs)


def changed(old: Side, side: str, changes: dict[str, object]) -> Side:
    """Return the side changed, if it is the one."""
    return replace(old, **changes) if old.id == side else old  # type: ignore[arg-type] # any field
