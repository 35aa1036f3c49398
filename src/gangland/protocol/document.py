"""The document: everything one seat may know, as plain JSON for browsers, bots and researchers.

It is built from the seat's view, its menu, and what the ledger lets it see: the same document everywhere.
"""

from __future__ import annotations

from typing import Any

from gangland.engine import menu as row
from gangland.engine.table import (
    AUX,
    CHANCE,
    ER,
    OPPORTUNITY,
    PLACES,
    RANDOM,
    SEATS,
    UNKNOWN,
    Table,
)
from gangland.game.deals.talk import for_seat, offer_document, promise_document
from gangland.game.game import Game
from gangland.game.notation import WORDS
from gangland.game.story import Fact
from gangland.rulesets import ids
from gangland.rulesets.exploit import CHOSEN
from gangland.rulesets.view import CLOSED

Doc = dict[str, Any]


def document(game: Game, seat: int) -> Doc:
    """Return what a seat (-1: an onlooker) knows now."""
    v = game.view(seat)
    return {
        "game": game.setup.game,
        "seat": seat,
        "round": v.round,
        "rounds": v.rounds,
        "leader": v.leader,
        "over": v.over,
        "winner": v.winner,
        "step": "" if v.over else game.g.step(v).id,
        "asked": [other for other in range(CHANCE + 1) if v.owed >> other & 1],
        "seats": [_seat(game, v, other) for other in range(v.seats)],
        "places": [_place(game, v, place) for place in range(PLACES) if v.open >> place & 1 or place == ER],
        "face_down": sum(v.tile[place] < 0 for place in range(RANDOM, OPPORTUNITY)),
        "cards": [game.notation.cards[card] for card in v.turned],
        "fight": _fight(game, v),
        "exploit": _exploit(game, v),
        "card": _card(game, v),
        "menu": menu_document(game, seat),
        "offers": offers(game, seat),
        "promises": promises(game, seat),
    }


def _seat(game: Game, v: Table, seat: int) -> Doc:
    """Return a seat as it is seen: what is not known is null."""
    hidden = {"cash": v.cash[seat], "guns": v.guns[seat], "goods": v.goods[seat], "orders": v.tokens[seat]}
    gang = v.gang[seat]
    return {
        "name": game.setup.seats[seat].name,
        "bot": game.setup.seats[seat].bot,
        "gang": game.notation.gangs[gang] if gang >= 0 else None,
        "side": game.notation.sides[v.side[seat]],
        "alive": v.is_alive(seat),
        "standing": v.standing[seat],
        **{key: None if value == UNKNOWN else value for key, value in hidden.items()},
        "fist": _fist(v.fist[seat]),
        "pool": {"made": v.pool_made[seat].bit_count(), "rookies": v.pool_rookies[seat]},
        "skipped": v.skipped >> seat & 1 == 1,
    }


def _fist(fist: int) -> int | str | None:
    """Return a fist as it is seen: open, closed, or one's own."""
    if fist == CLOSED:
        return "closed"
    return None if fist < 0 else fist


def _place(game: Game, v: Table, place: int) -> Doc:
    """Return a place with the crew there."""
    crew = {
        str(seat): game.notation.crew(
            v, seat, v.made[seat * PLACES + place], v.rookies[seat * PLACES + place]
        )
        for seat in range(v.seats)
        if v.present[place] >> seat & 1
    }
    return {
        "id": f"clubhouse-{place}" if place < SEATS else game.notation.place(v, place),
        "number": place,
        "kind": _kind(game, v, place),
        "exploited": v.used >> place & 1 == 1,
        "crew": crew,
    }


def _kind(game: Game, v: Table, place: int) -> str:
    """OPT-7: a business may lie where a bombed starting site was."""
    if place < SEATS:
        return "clubhouse"
    if place == ER:
        return "er"
    if place >= OPPORTUNITY:
        return "opportunity"
    return "start" if game.g.catalogue.tile_role[v.tile[place]] else "random"


def _fight(game: Game, v: Table) -> Doc | None:
    """Return the fight under way."""
    if v.fight_place < 0 or v.over:
        return None
    return {
        "place": game.notation.place(v, v.fight_place),
        "by": v.fight_by,
        "in": [seat for seat in range(v.seats) if v.fight_in >> seat & 1],
        "locked": bool(v.fight_locked),
        "guns": list(v.pulled),
        "totals": list(v.total),
        "hits": list(v.hits),
    }


def _exploit(game: Game, v: Table) -> Doc | None:
    """Return the exploit or gang order a question is about: its transactions, by their number in the pack."""
    step = "" if v.over else game.g.step(v).id
    if step not in (ids.TRANSACTIONS, ids.OFFER_BOOST):
        return None
    first, count, now = v.ex_first, v.ex_count, v.frame(AUX) & (CHOSEN - 1)
    if step == ids.OFFER_BOOST:
        tile, now = v.tile[v.ex_place], -1
        first, count = game.g.catalogue.tile_boost[tile], game.g.catalogue.tile_boosts[tile]
    return {
        "by": v.ex_by,
        "place": game.notation.place(v, v.ex_place) if v.ex_place >= 0 else None,
        "transactions": list(range(first, first + count)),
        "now": now if now < count else -1,
    }


def _card(game: Game, v: Table) -> Doc | None:
    """Return the card a question is about, which of its effects, and how many crew it injures."""
    if not game.g.is_in(v, ids.HIT_GANGS):
        return None
    return {"id": game.notation.cards[v.card], "effect": v.card_fx, "injure": v.to_injure}


def menu_document(game: Game, seat: int) -> list[Doc]:
    """Return what a seat may answer, row by row: each row is a product of choices."""
    if seat < 0:
        return []
    menu = game.menu(seat)
    out = []
    for at in range(0, len(menu.rows), row.WIDTH):
        values = [menu.rows[at + index] for index in range(row.WIDTH)]
        kind, place, targets, made, rookies, need, top = values
        out.append(
            {
                "action": WORDS[kind],
                "place": place,
                "targets": [bit for bit in range(63) if targets >> bit & 1],
                "made": made,
                "rookies": rookies,
                "need": need,
                "top": top,
            }
        )
    return out


def offers(game: Game, seat: int) -> list[Doc]:
    """Return the offers a seat sees, by its own numbers; what was closed in earlier rounds is history."""
    seen = [one for one in game.ledger.offers_seen(seat) if one.state == "open" or one.until >= game.t.round]
    return [_own(game, seat, offer_document(game, offer, seat)) for offer in seen]


def promises(game: Game, seat: int) -> list[Doc]:
    """Return the promises a seat knows of, by its own numbers."""
    return [_own(game, seat, promise_document(game, one)) for one in game.ledger.promises_seen(seat)]


def _own(game: Game, seat: int, doc: dict[str, object]) -> Doc:
    return dict(for_seat(game, Fact(0, doc), seat).doc)
