"""A seat's view built again from its document, on the other side of a network.

What a view shows is all there; what only the rules reckon with (the decks, the modifiers in force) is
not in a document, so odds, market and reasons are asked from the server.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import (
    AUX,
    CHANCE,
    ER,
    GOODS_FIST,
    GUN_FIST,
    NO_FIST,
    OPEN,
    STARTING,
    UNKNOWN,
    Table,
)
from gangland.game.crew import MOST_CREW, Crowd
from gangland.game.notation import KINDS, Notation
from gangland.game.positions.state import fill
from gangland.protocol.document import Doc
from gangland.rulesets import ids
from gangland.rulesets.procedures import END, ROUND, SETUP
from gangland.rulesets.setup import EVERY_MADE
from gangland.rulesets.view import CLOSED

AMOUNTS = (("cash", "cash"), ("guns", "guns"), ("goods", "goods"), ("orders", "tokens"))
FISTS = {ids.PULL_GUNS: GUN_FIST, ids.CHOOSE_GOODS: GOODS_FIST}


def table_from(g: Rules, notation: Notation, doc: Doc, facts: Sequence[Doc] = ()) -> Table:
    """Return the view a document was made from, as far as it can be shown; `facts` are the story so far."""
    seats = doc["seats"]
    t = Table(len(seats), len(g.catalogue.site_tiles), len(g.catalogue.card_kind))
    t.round, t.rounds, t.leader = doc["round"], doc["rounds"], doc["leader"]
    t.over, t.winner = doc["over"], doc["winner"]
    t.owed = sum(1 << seat for seat in doc["asked"])
    turned = [notation.cards.index(card) for card in doc["cards"]]
    t.set_decks(turned, list(t.cards_left), list(t.sites_left))
    for seat, one in enumerate(seats):
        _seat(t, notation, seat, one)
    for place in doc["places"]:
        _place(t, notation, place)
    for seat, one in enumerate(seats):
        _crew(t, notation, seat, doc["places"])
        _pool(t, seat, one)
    _stand(g, t, doc["step"])
    _fight(t, notation, doc["fight"])
    _exploit(t, notation, doc["exploit"])
    if doc["card"] is not None:
        t.card = notation.cards.index(doc["card"]["id"])
        t.card_fx, t.to_injure = doc["card"]["effect"], doc["card"]["injure"]
    if doc["step"] == ids.ALLOT_INJURIES:
        t.set_frame(AUX, _allotted(doc["asked"], facts))
    return t


def _seat(t: Table, notation: Notation, seat: int, one: Doc) -> None:
    t.gang[seat] = UNKNOWN if one["gang"] is None else notation.gangs.index(one["gang"])
    t.side[seat] = notation.sides.index(one["side"])
    t.standing[seat] = one["standing"]
    for key, field in AMOUNTS:
        getattr(t, field)[seat] = UNKNOWN if one[key] is None else one[key]
    fist = one["fist"]
    t.fist[seat] = OPEN if fist is None else CLOSED if fist == "closed" else fist
    if not one["alive"]:
        t.alive &= ~(1 << seat)
    t.skipped |= one["skipped"] << seat


def _place(t: Table, notation: Notation, place: Doc) -> None:
    number = place["number"]
    t.open |= (number != ER) << number
    t.used |= place["exploited"] << number
    if number >= STARTING:
        t.tile[number] = notation.tiles.index(place["id"])


def _crew(t: Table, notation: Notation, seat: int, places: list[Doc]) -> None:
    """Place crew; where made have no names, any of them do."""
    left = EVERY_MADE
    for place in places:
        text = place["crew"].get(str(seat), "")
        if text:
            made, rookies = notation.parse_crew(t, seat, text, Crowd(left, MOST_CREW))
            left &= ~made
            t.put(seat, place["number"], made, rookies)


def _pool(t: Table, seat: int, one: Doc) -> None:
    """SET-8: who is nowhere is in the pool, as long as there is one."""
    if one["pool"]["made"]:
        t.pool_made[seat] = EVERY_MADE & ~t.made_total(seat)
    t.pool_rookies[seat] = one["pool"]["rookies"]


def _stand(g: Rules, t: Table, step: str) -> None:
    """Stand in a step of that id, called from a round, the set-up or the end."""
    found = [
        (proc, index)
        for proc, steps in enumerate(g.procedures)
        for index, one in enumerate(steps)
        if one.id == step
    ]
    if not found:
        return
    proc, index = found[0]
    below = SETUP if t.round == 0 else END if proc == END else ROUND
    t.call(below)
    if proc != below:
        t.call(proc)
    t.stand(index)
    t.sealing = FISTS.get(step, NO_FIST)


def _allotted(asked: list[int], facts: Sequence[Doc]) -> int:
    """FGT-6: return how many guns who is asked has allotted in this fight."""
    return sum(fact["event"] in ("hit", "wasted") and fact["seat"] in asked for fact in _of_fight(facts))


def _of_fight(facts: Sequence[Doc]) -> Iterator[Doc]:
    """Return what happened in the last fight, backwards."""
    return takewhile(lambda fact: fact["event"] != "fight", reversed(facts))


def _fight(t: Table, notation: Notation, fight: Doc | None) -> None:
    if fight is None:
        return
    t.fight_place = notation.places(t).get(fight["place"], -1)
    t.fight_by, t.fight_locked = fight["by"], fight["locked"]
    t.fight_in = sum(1 << seat for seat in fight["in"])
    t.set_guns(fight["guns"])
    fill(t.total, fight["totals"])
    fill(t.hits, fight["hits"])


def _exploit(t: Table, notation: Notation, exploit: Doc | None) -> None:
    if exploit is None:
        return
    t.ex_by = exploit["by"]
    t.ex_place = -1 if exploit["place"] is None else notation.places(t).get(exploit["place"], -1)
    t.ex_first, t.ex_count = min(exploit["transactions"], default=0), len(exploit["transactions"])
    t.set_frame(AUX, max(exploit["now"], 0))


def menu_from(g: Rules, rows: list[Doc]) -> Menu:
    """Return the menu of a document."""
    menu = Menu(g.named)
    for row in rows:
        targets = sum(1 << target for target in row["targets"])
        kind = KINDS[row["action"]]
        menu.add(kind, row["place"], targets, row["made"], row["rookies"], row["need"])
        menu.rows[len(menu.rows) - 1] = row["top"]
    return menu


def is_asked(doc: Doc) -> bool:
    """Return whether the document's own seat owes an answer."""
    return bool(doc["menu"]) and doc["seat"] in doc["asked"] and doc["seat"] != CHANCE
