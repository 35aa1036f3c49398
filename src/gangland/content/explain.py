"""What records do, as messages: no word of any language is here, only ids and what they speak of.

Templates get the game and its terms with every message, because the books call the same thing by
different words: a made is a Member here and a Made Man there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Final

from gangland.content.effects import effect_key, is_installed_name
from gangland.content.message import Arg, Message, message
from gangland.content.records import (
    NOTHING,
    Assets,
    Card,
    Effect,
    Gang,
    Ground,
    MadeMan,
    Modifier,
    Pack,
    Side,
    Site,
    Transaction,
)
from gangland.content.vocabulary import ASSETS, DEEDS, MODIFIERS, SPECIALS

PERSONAL: Final = (
    *("bonus", "blood-money", "fall-pays", "exploit-pays"),
    *("attacker", "defender", "lockdown", "arbitration"),
)
"""Rules whose sentence speaks of the gang as *it*: who that is must be said, even where it is every gang."""


@dataclass(frozen=True)
class Sheet:
    """A record ready to be said: what it is, where it comes from and what it does, line by line."""

    table: str
    record: Site | Card | Gang
    kind: Message
    lines: tuple[Message, ...]

    @property
    def id(self) -> str:
        """The record's id."""
        return self.record.id

    @property
    def name(self) -> Message:
        """The record's name."""
        return message(f"{self.table}-{self.id}")

    @property
    def source(self) -> Message:
        """How sure the record is."""
        return message(f"provenance-{self.record.provenance}")


class Explainer:
    """Explains the records of a pack in the terms of its game."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._context: dict[str, Arg] = {"game": pack.game, **pack.terms}

    def sheets(self) -> Iterator[Sheet]:
        """Every site, card and gang of the pack."""
        for site in self.pack.sites:
            yield Sheet("site", site, self.site_kind(site), tuple(self.site(site)))
        for card in self.pack.cards:
            yield Sheet("card", card, self.card_kind(card), tuple(self.card(card)))
        for gang in self.pack.gangs:
            yield Sheet("gang", gang, message("kind-gang"), tuple(self.gang(gang)))

    def site_kind(self, site: Site) -> Message:
        """SET-2, SET-3: starting or random."""
        return self._say(f"kind-{site.kind}")

    def card_kind(self, card: Card) -> Message:
        """REV: the four kinds; hardcore ones are marked."""
        kind = message(f"kind-{card.kind}")
        return message("kind-hardcore", kind=kind) if card.hardcore else kind

    def site(self, site: Site) -> Iterator[Message]:
        """What can be done at a site."""
        if site.role == "er":
            yield message("ground-er")
        yield from self.ground(site.ground)

    def card(self, card: Card) -> Iterator[Message]:
        """What a card does."""
        yield from map(self.effect, card.effects)
        for modifier in card.modifiers:
            rule = self.modifier(modifier)
            aimed = self._say("aimed", who=self.who(card.who, card.of), rule=rule)
            yield aimed if card.who != "all" or modifier.rule in PERSONAL else rule
        if card.ground is not None:
            yield from self.ground(card.ground)

    def gang(self, gang: Gang) -> Iterator[Message]:
        """What a gang starts with, what is special about it, and its made men."""
        for side in gang.sides:
            yield from self.side(gang, side)
        yield from map(self.man, gang.made)

    def side(self, gang: Gang, side: Side) -> Iterator[Message]:
        """SET-7: one side of a clubhouse card; its rules and its order have names of their own."""
        yield self._say(
            "gang-side",
            side=message(f"side-{side.id}"),
            base=side.base,
            made=self._say("count-of-made", n=side.made),
            rookies=self._say("count-of-rookies", n=side.rookies),
            assets=self.assets(side.assets, zeros=True),
        )
        for number, modifier in enumerate(side.modifiers, 1):
            name = message(f"gang-{gang.id}.rule-{number}")
            yield message("gang-rule", name=name, rule=self.modifier(modifier))
        for order in side.order:
            name = message(f"gang-{gang.id}.{'gang-order' if gang.made else 'club-order'}")
            yield message("gang-rule", name=name, rule=self.transaction(order))

    def man(self, man: MadeMan) -> Message:
        """A named made man with what he is good at."""
        name = message(f"made-{man.id}")
        return message("gang-made", name=name, slugging=man.slugging, talking=man.talking)

    def ground(self, ground: Ground) -> Iterator[Message]:
        """FGT-13, FGT-3, EXP-4, EXP-5, EXP-3: how it is fought over, and what exploiting it does."""
        if ground.fight:
            yield message(f"fight-{ground.fight}")
        if ground.guns_prohibited:
            yield message("ground-no-guns")
        if ground.hot:
            yield self._say("ground-hot", n=ground.hot)
        main = [self.transaction(transaction) for transaction in ground.main]
        if ground.choose:
            main = [reduce(lambda left, right: message("ground-or", left=left, right=right), main)]
        yield from main
        yield from (message("ground-boost", what=self.transaction(boost)) for boost in ground.boost)

    def transaction(self, transaction: Transaction) -> Message:
        """TRX: what is given for what, and how often."""
        if transaction.verb == "special":
            return self._say(SPECIALS.message(transaction.special), n=transaction.amount)
        give, get = self.assets(transaction.give), self.assets(transaction.get)
        return self._say(f"trx-{transaction.verb}", give=give, get=get, max=transaction.most)

    def modifier(self, modifier: Modifier) -> Message:
        """The rule a hassle or a gang changes; `sign` says whether `n` is more or less."""
        sign = "less" if modifier.amount < 0 else "more"
        args: dict[str, Arg] = {"n": abs(modifier.amount), "sign": sign}
        if modifier.verb:
            args |= {"verb": modifier.verb, "action": message(f"verb-{modifier.verb}")}
        if modifier.asset:
            kind = self._term(modifier.asset)
            args |= {"kind": kind, "asset": message(f"assets-{kind}")}
        if modifier.role:
            args["role"] = self._say(f"role-{modifier.role}")
        any_asset = "-any" if modifier.verb and not modifier.asset else ""
        return self._say(f"{MODIFIERS.message(modifier.rule)}{any_asset}", **args)

    def effect(self, effect: Effect) -> Message:
        """What happens to whom, for each of what, and what buys a gang off."""
        deed = self.deed(effect)
        if effect.per:
            deed = message("deed-per", deed=deed, per=self._say(f"per-{self._term(effect.per)}"))
        if effect.pay != NOTHING:
            deed = message("deed-or-pay", deed=deed, pay=self.assets(effect.pay))
        return message("effect", who=self.who(effect.who, effect.of), deed=deed)

    def deed(self, effect: Effect) -> Message:
        """What is done; of an installed effect the pack says it, or else it is called by its name."""
        if is_installed_name(effect.do):
            key = effect_key(effect.do)
            is_said = any(key in names for names in self.pack.names.values())
            said = message(key) if is_said else message("deed-installed", name=effect.do)
            return message("deed-times", deed=said, n=effect.amount)
        what = message(f"asset-{self._term(effect.asset)}", n=effect.amount) if effect.asset else ""
        return self._say(DEEDS.message(effect.do), what=what, n=effect.amount)

    def who(self, who: str, of: str) -> Message:
        """REV-7: whom a card hits."""
        if of:
            measure = self._term(of)
            return message(f"who-{who}", of=self._say(f"count-{measure}"), measure=measure)
        return self._say(f"who-{who}")

    def assets(self, amounts: Assets, *, zeros: bool = False) -> list[Message]:
        """Amounts of assets, those of which there is none left out unless asked for."""
        return [
            message(f"asset-{self._term(asset)}", n=amount)
            for asset, amount in zip(ASSETS, amounts, strict=True)
            if amount or zeros
        ]

    def _term(self, word: str) -> str:
        """The game's own word for goods and standing."""
        return self.pack.terms.get(word, word)

    def _say(self, key: str, **args: Arg) -> Message:
        return Message(key, {**args, **self._context})
