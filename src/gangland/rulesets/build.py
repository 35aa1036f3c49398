"""From a pack's records to the engine's columns of integers."""

from __future__ import annotations

from collections.abc import Sequence

from gangland.content.effects import named_effects
from gangland.content.records import Card, Effect, Gang, Ground, Modifier, Pack, Side, Transaction
from gangland.content.vocabulary import (
    ASSETS,
    CARD_KINDS,
    COUNTS,
    DEEDS,
    FIGHTS,
    MODIFIERS,
    ROLES,
    SPECIALS,
    VERBS,
    WHO,
)
from gangland.engine import modifier
from gangland.engine.catalogue import Catalogue
from gangland.engine.ints import ints
from gangland.rulesets.specials import DOES

START_ROLES = ("law", "hospital", "goods", "guns")
"""The starting sites in the order of their places; the emergency room has a place of its own."""


def catalogue_of(pack: Pack) -> Catalogue:
    """Return the pack as columns of integers."""
    return _Builder(pack).finish()


def tile_ids(pack: Pack) -> list[str]:
    """Return the ids of all tiles, by number: sites, then opportunities."""
    return [site.id for site in pack.sites] + [card.id for card in pack.cards if card.ground is not None]


class _Builder:
    """Lists that grow record by record, made into vectors at the end."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.columns: dict[str, list[int]] = {}

    def finish(self) -> Catalogue:
        """Fill a catalogue."""
        for site in self.pack.sites:
            self.tile(site.ground, site.role)
        self.sites()
        for card in self.pack.cards:
            self.card(card)
        for gang in self.pack.gangs:
            self.gang(gang)
        self.market()
        catalogue = Catalogue()
        catalogue.gangs = len(self.pack.gangs)
        catalogue.sides = len(self.pack.gangs[0].sides)
        for name, values in self.columns.items():
            setattr(catalogue, name, ints(values))
        return catalogue

    def put(self, **values: int) -> None:
        """Append one value to each of these columns."""
        for name, value in values.items():
            self.columns.setdefault(name, []).append(value)

    def length(self, name: str) -> int:
        return len(self.columns.get(name, []))

    def sites(self) -> None:
        by_role = {site.role: index for index, site in enumerate(self.pack.sites) if site.kind == "start"}
        self.columns["start_tiles"] = [by_role[role] for role in START_ROLES]
        self.columns["site_tiles"] = [i for i, site in enumerate(self.pack.sites) if site.kind == "random"]

    def tile(self, ground: Ground, role: str) -> None:
        main, mains = self.transactions(ground.main)
        boost, boosts = self.transactions(ground.boost)
        self.put(tile_main=main, tile_mains=mains, tile_boost=boost, tile_boosts=boosts)
        self.put(
            tile_choose=int(ground.choose), tile_hot=ground.hot, tile_peaceful=int(ground.guns_prohibited)
        )
        self.put(tile_fight=FIGHTS.index(ground.fight) if ground.fight else 0, tile_role=ROLES.index(role))

    def transactions(self, several: Sequence[Transaction]) -> tuple[int, int]:
        first = self.length("tx_verb")
        for tx in several:
            special = SPECIALS.index(tx.special) if tx.special else -1
            self.put(tx_bar=DOES[tx.special].barred_by() if tx.special else -1)
            self.put(tx_verb=VERBS.index(tx.verb), tx_most=tx.most, tx_special=special, tx_amount=tx.amount)
            for asset in range(len(ASSETS)):
                self.put(tx_give=tx.give[asset], tx_get=tx.get[asset])
        return first, len(several)

    def modifiers(self, several: Sequence[Modifier]) -> tuple[int, int]:
        first = self.length("mod_index")
        for one in several:
            for index in modifier_indices(one):
                self.put(mod_index=index, mod_amount=one.amount)
        return first, self.length("mod_index") - first

    def card(self, card: Card) -> None:
        tile = -1
        if card.ground is not None:
            tile = self.length("tile_main")
            self.tile(card.ground, "none")
        mod, mods = self.modifiers(card.modifiers)
        effect = self.length("fx_who")
        for one in card.effects:
            self.effect(one)
        self.put(card_kind=CARD_KINDS.index(card.kind), card_hardcore=int(card.hardcore), card_tile=tile)
        self.put(card_effect=effect, card_effects=len(card.effects), card_mod=mod, card_mods=mods)
        self.put(card_who=WHO.index(card.who), card_of=COUNTS.index(card.of) if card.of else 0)

    def effect(self, one: Effect) -> None:
        self.put(
            fx_who=WHO.index(one.who), fx_of=COUNTS.index(one.of) if one.of else 0, fx_do=self.deed(one.do)
        )
        self.put(fx_asset=ASSETS.index(one.asset) if one.asset else 0, fx_amount=one.amount)
        self.put(fx_per=COUNTS.index(one.per) if one.per else -1, fx_pays=int(any(one.pay)))
        for amount in one.pay:
            self.put(fx_pay=amount)

    def deed(self, name: str) -> int:
        """Installed effects are numbered after the vocabulary."""
        installed = named_effects(self.pack)
        return len(DEEDS) + installed.index(name) if name in installed else DEEDS.index(name)

    def gang(self, gang: Gang) -> None:
        for side in gang.sides:
            self.side(side)
        for index in range(5):
            man = gang.made[index] if gang.made else None
            self.put(slugging=man.slugging if man else 2, talking=man.talking if man else 2)

    def side(self, side: Side) -> None:
        order, orders = self.transactions(side.order)
        mod, mods = self.modifiers(side.modifiers)
        self.put(side_base=side.base, side_made=side.made, side_rookies=side.rookies)
        self.put(side_mod=mod, side_mods=mods, side_order=order, side_orders=orders)
        for amount in side.assets:
            self.put(side_assets=amount)

    def market(self) -> None:
        market = self.pack.market
        self.columns["limits"] = list(market.limits)
        self.columns["prices"] = list(market.prices)
        widths = dict(market.bands)
        top = max(widths)
        self.columns["band"] = [widths.get(players, players) for players in range(max(top, 6) + 1)]


def modifier_indices(one: Modifier) -> list[int]:
    """Return where a modifier is written: bans and bonuses by verb and asset, closed sites by role."""
    if one.rule in ("ban", "bonus"):
        base = (modifier.BAN if one.rule == "ban" else modifier.BONUS) + VERBS.index(one.verb) * 4
        assets = [ASSETS.index(one.asset)] if one.asset else range(len(ASSETS))
        return [base + asset for asset in assets]
    if one.rule == "closed":
        return [modifier.CLOSED + ROLES.index(one.role)]
    return [modifier.slot(MODIFIERS.index(one.rule))]
