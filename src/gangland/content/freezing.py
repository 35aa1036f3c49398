"""From what a checked file says to frozen records, in the engine's own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from gangland.content.records import (
    Assets,
    Card,
    Effect,
    Gang,
    Ground,
    MadeMan,
    Market,
    Modifier,
    Side,
    Site,
    Transaction,
)
from gangland.content.vocabulary import ASSETS, SPECIALS, Takes

Raw: TypeAlias = Mapping[str, Any]

NO_LIMIT = -1


class Builder:
    """Builds the records of a file; knows its words for goods and standing."""

    def __init__(self, terms: Mapping[str, str]) -> None:
        self._neutral = {word: kind for kind, word in terms.items()}
        self._words = tuple(terms.get(asset, asset) for asset in ASSETS)

    def site(self, raw: Raw) -> Site:
        """SET-2, SET-3: a site tile."""
        role = raw.get("role", "none")
        return Site(raw["id"], raw["kind"], raw["provenance"], self.ground(raw), role)

    def card(self, raw: Raw) -> Card:
        """REV: an event card."""
        return Card(
            raw["id"],
            raw["kind"],
            raw["provenance"],
            hardcore=raw.get("hardcore", False),
            effects=tuple(self.effect(effect) for effect in raw.get("effects", ())),
            modifiers=self.modifiers(raw),
            who=raw.get("who", "all"),
            of=self._plain(raw.get("of", "")),
            ground=self.ground(raw) if raw["kind"] == "opportunity" else None,
        )

    def gang(self, raw: Raw) -> Gang:
        """A gang with its sides and its named made men."""
        made = tuple(
            MadeMan(man["id"], man["slugging"], man["talking"], man["provenance"])
            for man in raw.get("made", ())
        )
        return Gang(raw["id"], raw["provenance"], tuple(map(self.side, raw["side"])), made)

    def side(self, raw: Raw) -> Side:
        """SET-5, SET-7: one side of a clubhouse card."""
        return Side(
            raw["id"],
            raw["provenance"],
            raw["base"],
            raw["made"],
            raw["rookies"],
            self.assets(raw),
            modifiers=self.modifiers(raw),
            order=tuple(map(self.transaction, raw.get("order", ()))),
        )

    def ground(self, raw: Raw) -> Ground:
        """What can be exploited and fought over."""
        return Ground(
            main=tuple(map(self.transaction, raw.get("main", ()))),
            boost=tuple(map(self.transaction, raw.get("boost", ()))),
            choose=raw.get("choose", False),
            hot=raw.get("hot", 0),
            guns_prohibited="guns" in raw,
            fight=raw.get("fight", ""),
        )

    def transaction(self, raw: Raw) -> Transaction:
        """TRX: a transaction; one without Max is unlimited, one without an arrow is done once."""
        if "special" in raw:
            usual = 1 if SPECIALS.takes[raw["special"]] is Takes.AMOUNT else 0
            return Transaction("special", special=raw["special"], amount=raw.get("amount", usual))
        if "for" in raw:
            verb = next(key for key in raw if key not in ("for", "max"))
            return Transaction(verb, self.assets(raw[verb]), self.assets(raw["for"]), raw.get("max", 0))
        verb, amounts = next(iter(raw.items()))
        moved = self.assets(amounts)
        return Transaction(verb, give=moved) if verb == "drop" else Transaction(verb, get=moved)

    def modifiers(self, raw: Raw) -> tuple[Modifier, ...]:
        """The rules a card or a side changes."""
        return tuple(
            Modifier(
                rule["rule"],
                verb=rule.get("verb", ""),
                asset=self._plain(rule.get("asset", "")),
                role=rule.get("role", ""),
                amount=rule.get("amount", 1),
            )
            for rule in raw.get("rules", ())
        )

    def effect(self, raw: Raw) -> Effect:
        """What a card does to whom."""
        return Effect(
            raw["who"],
            raw["do"],
            of=self._plain(raw.get("of", "")),
            asset=self._plain(raw.get("asset", "")),
            amount=raw.get("amount", 1),
            per=self._plain(raw.get("per", "")),
            pay=self.assets(raw.get("pay", {})),
        )

    def assets(self, raw: Raw) -> Assets:
        """Amounts of the four assets."""
        cash, guns, goods, standing = (raw.get(word, 0) for word in self._words)
        return cash, guns, goods, standing

    def _plain(self, word: str) -> str:
        return self._neutral.get(word, word)


def build_market(raw: Raw) -> Market:
    """STD-6, BLK-2: the black market."""
    limits = tuple(NO_LIMIT if limit == "none" else limit for limit in raw["limits"])
    bands = tuple(sorted((int(players), width) for players, width in raw["bands"].items()))
    return Market(limits, bands, tuple(raw["prices"]))
