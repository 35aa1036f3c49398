"""The sites, cards and gangs of a pack as clients get them: mechanics as data, explanations to be said."""

from __future__ import annotations

from gangland.content import records
from gangland.content.explain import Explainer
from gangland.content.message import Message
from gangland.content.records import Card, Pack, Transaction
from gangland.engine.table import RANDOMS
from gangland.protocol.over_http import Cards, CardSheet, GangSheet, Ground, SiteSheet
from gangland.rulesets.options import DECK


def cards_document(pack: Pack) -> Cards:
    """Return every site, card and gang with its mechanics, and what explains it as messages to be said."""
    explainer = Explainer(pack)
    lines = {(sheet.table, sheet.id): list(sheet.lines) for sheet in explainer.sheets()}
    transactions = _transactions(pack)
    return Cards(
        game=pack.game,
        terms=pack.terms,
        names=pack.names,
        sites={
            one.id: SiteSheet(one.kind, one.role, one.provenance, _ground(one.ground), lines["site", one.id])
            for one in pack.sites
        },
        cards={one.id: _card(one, lines["card", one.id]) for one in pack.cards},
        gangs={
            one.id: GangSheet(one.provenance, list(one.sides), list(one.made), lines["gang", one.id])
            for one in pack.gangs
        },
        transactions=transactions,
        transaction_lines=[explainer.transaction(one) for one in transactions],
        market=pack.market,
        deck=DECK,
        tiles=RANDOMS,
    )


def _ground(ground: records.Ground) -> Ground:
    return Ground(
        main=list(ground.main),
        boost=list(ground.boost),
        choose=ground.choose,
        hot=ground.hot,
        peaceful=ground.guns_prohibited,
        fight=ground.fight,
    )


def _card(card: Card, lines: list[Message]) -> CardSheet:
    return CardSheet(
        kind=card.kind,
        provenance=card.provenance,
        hardcore=card.hardcore,
        effects=list(card.effects),
        modifiers=list(card.modifiers),
        who=card.who,
        of=card.of,
        ground=None if card.ground is None else _ground(card.ground),
        lines=lines,
    )


def _transactions(pack: Pack) -> list[Transaction]:
    """Return every transaction by the number that facts and questions speak of."""
    grounds = [site.ground for site in pack.sites]
    grounds += [card.ground for card in pack.cards if card.ground is not None]
    of_places = [one for ground in grounds for one in (*ground.main, *ground.boost)]
    return of_places + [one for gang in pack.gangs for side in gang.sides for one in side.order]
