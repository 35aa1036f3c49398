"""Random deals, sensible or not, in the middle of fights and markets too; and what no deal may do."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gangland.engine.table import NO_FIST
from gangland.game.deals.deal import ASSETS, Offer
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.protocol.document import document

REPLIES = ("accept", "accept", "decline", "withdraw")
AMOUNTS = (1, 1, 2, 40)


def deal(game: Game, chooser: random.Random) -> Iterator[str]:
    """Make some offer or reply to one; yield what must not come of it. A refusal is as good as a deal."""
    seat, parties, text = _reply(game, chooser) if chooser.random() < 0.5 else _new(game, chooser)
    others = [one for one in range(-1, game.t.seats) if one not in parties]
    looks_on = -1 if game.setup.open_deals or not others else chooser.choice(others)
    before = game.t.values(), game.ledger.copy(), _wealth(game), document(game, looks_on), len(game.facts)
    try:
        game.take(seat, text)
    except Refusal:
        if (game.t.values(), game.ledger) != before[:2]:
            yield f"a refused deal changed the table: {text}"
        return
    if _wealth(game) != before[2]:
        yield f"a deal made or lost something: {text}"
    told = [fact.doc["event"] for fact in game.told(looks_on, before[4])]
    if not game.setup.open_deals and (document(game, looks_on) != before[3] or {*told} - {"dealt"}):
        yield f"seat {looks_on} sees a deal of others: {text}"


def _wealth(game: Game) -> list[int]:
    """Return how much of each asset there is."""
    seats = range(game.t.seats)
    return [sum(game.t.asset(seat, asset) for seat in seats) for asset in range(len(ASSETS))]


def _reply(game: Game, chooser: random.Random) -> tuple[int, set[int], str]:
    """Have anybody who sees an offer, if there is one, say something to it."""
    seats = list(range(game.t.seats))
    offers = [offer for offer in game.ledger.offers if offer.state == "open"]
    offer = chooser.choice(offers) if offers else Offer(by=0, to=(1,), id=1)
    seat = chooser.choice([*offer.to, *offer.to, offer.by, *seats])
    number = game.ledger.number(seat, offer.id) or 1
    text = f"{chooser.choice(REPLIES)} {number}"
    if chooser.random() < 0.2:
        to = game.notation.seat(game.t, offer.by)
        text = f"offer to={to} give={_amount(chooser)} counter={number}"
    seen = game.ledger.offers_seen(seat)
    meant = seen[number - 1] if number <= len(seen) else offer
    return seat, {seat, meant.by, *meant.to}, text


def _new(game: Game, chooser: random.Random) -> tuple[int, set[int], str]:
    """Have anybody offer something to somebody, or talk."""
    seat, rival = chooser.randrange(game.t.seats), chooser.randrange(game.t.seats)
    to = game.notation.seat(game.t, rival)
    until = game.t.round + chooser.randrange(3)
    place = chooser.choice(list(game.notation.places(game.t)))
    vows = (f"avoid:{place}:{until}", f"peace:{until}", f"leave:{place}:{until}", f"sell:1:{until}")
    about = game.notation.seat(game.t, chooser.randrange(game.t.seats))
    vow = chooser.choice([*vows, f"pay:{_amount(chooser)}:{until}", f"tell:{about}:{until}"])
    texts = [
        f"offer to={to} give={_amount(chooser)} want={_amount(chooser)} theirs={vow}",
        f"offer to={to} give={_amount(chooser)} mine={vow}",
        f"offer to={to} want={_amount(chooser)} until={until}",
        f"gift to={to} give={_amount(chooser)}",
        f"say to={to} text=hello",
        f"say to={to} tip={about}:{_amount(chooser)}",
    ]
    if game.t.sealing != NO_FIST:
        texts += [f"offer to={to} give={ASSETS[game.t.sealing]}:1 until={until}"] * 4
    return seat, {seat, rival}, chooser.choice(texts)


def _amount(chooser: random.Random) -> str:
    return f"{chooser.choice(ASSETS)}:{chooser.choice(AMOUNTS)}"
