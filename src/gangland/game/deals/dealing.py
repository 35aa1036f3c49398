"""Doing a deal: what the ledger makes of it, who comes to know what (INF-3), and its line in the log."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gangland.engine import event as ev
from gangland.game.deals import tips
from gangland.game.deals.deal import Amounts, Deal, Gift, Offer, Promise, Reply, Talk, Tip, check_text
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.deals.talk import offer_document, promise_document, write
from gangland.game.happenings import Doc, Fact
from gangland.game.refusal import Refusal

if TYPE_CHECKING:
    from gangland.game.game import Game


def do(game: Game, seat: int, deal: Deal) -> list[Fact]:
    """Do a deal; return what its parties, and the others, come to know."""
    if not 0 <= seat < game.t.seats:
        raise Refusal("no-such-rival", "DEA-1")
    if isinstance(deal, Offer):
        return _offer(game, seat, deal)
    if isinstance(deal, Gift):
        return _gift(game, seat, deal)
    return _talk(game, seat, deal) if isinstance(deal, Talk) else _reply(game, seat, deal)


def _offer(game: Game, seat: int, offer: Offer) -> list[Fact]:
    """DEA-4: put an offer on the table; it is its maker's, whoever it says it is by."""
    made = game.ledger.offer(game.t, replace(offer, by=seat))
    return game.note(_line(game, seat, made), [_fact(game, "offered", made, seat, made.to)])


def _gift(game: Game, seat: int, gift: Gift) -> list[Fact]:
    """DEA-3: a gift is an offer that asks nothing; under the first rules it changed hands at once."""
    if len(gift.to) != 1:
        raise Refusal("one-rival", "DEA-3")
    if not isinstance(game.ledger, FirstLedger):
        return _offer(game, seat, Offer(seat, gift.to, gift.give))
    rival = gift.to[0]
    game.ledger.gift(game.t, seat, rival, gift.give)
    _hand_over(game, seat, rival, gift.give)
    _let_know(game, seat, rival)
    doc: Doc = {"event": "gift", "seat": seat, "rival": rival, "give": list(gift.give)}
    facts = [Fact(_audience(game, seat, rival), doc), _rumour(seat, rival)]
    return game.note(_line(game, seat, gift), facts)


def _talk(game: Game, seat: int, talk: Talk) -> list[Fact]:
    """Talk, to some or to all; possible at any time, by anyone."""
    text, rivals = check_text(talk.text), talk.to
    if not text.strip() and not talk.phrase and talk.tip is None:
        raise Refusal("empty-talk")
    if any(not 0 <= rival < game.t.seats for rival in rivals):
        raise Refusal("no-such-rival", "DEA-1")
    if talk.tip is not None:
        tips.check_tip(game.t, seat, talk)
    game.ledger.speak(seat)
    audience = sum(1 << rival for rival in rivals) | 1 << seat if rivals else ev.EVERYONE
    doc: Doc = {"event": "said", "seat": seat, "rivals": list(rivals), "text": text}
    if talk.phrase:
        doc["phrase"] = talk.phrase
    if talk.tip is not None:
        doc |= {"about": talk.tip.about, "held": list(talk.tip.held)}
        _tell(game, seat, rivals[0], talk.tip)
    return game.note(_line(game, seat, talk), [Fact(audience, doc)])


def _tell(game: Game, seat: int, rival: int, tip: Tip) -> None:
    """DEA-3: a tip keeps the promise of one; those who remember listen to what they were promised."""
    if tips.keep(game.ledger.promises, seat, rival, tip.about):
        game.happened += [ev.TOLD, 1 << seat | 1 << rival, seat, tip.about, *tip.held]


def _reply(game: Game, seat: int, reply: Reply) -> list[Fact]:
    ledger = game.ledger
    if reply.verb == "withdraw":
        offer = ledger.withdraw(game.t, seat, reply.offer)
        facts = [withdrawn_fact(game, offer)]
    elif reply.verb == "decline":
        offer = ledger.decline(game.t, seat, reply.offer, reply.why)
        facts = _declined(game, offer, seat, reply.why)
    else:
        offer = ledger.accept(game.t, seat, reply.offer)
        facts = [_fact(game, offer.state, offer, seat, (seat,)), *_gone(game, offer)]
    if offer.state == "accepted":
        facts.append(_rumour(offer.by, seat))
        _hand_over(game, offer.by, seat, offer.give)
        _hand_over(game, seat, offer.by, offer.want)
        _let_know(game, offer.by, seat)
    return game.note(_line(game, seat, reply), facts)


def _hand_over(game: Game, giver: int, taker: int, amounts: Amounts) -> None:
    """INF-3: have those who remember what happened know what changed hands, as far as they saw it."""
    for asset, amount in enumerate(amounts):
        if amount:
            audience = _audience(game, giver, taker)
            game.happened += [ev.HANDED, audience, giver, taker, asset, amount, 0]


def _let_know(game: Game, seat: int, rival: int) -> None:
    """INF-3: have the others who remember know that two gangs dealt; of an open deal they know what."""
    if not game.setup.open_deals:
        game.happened += [ev.DEALT, _bystanders(seat, rival), seat, rival, 0, 0, 0]


def _line(game: Game, seat: int, deal: Deal) -> str:
    return f"{game.notation.seat(game.t, seat)}: {write(game, deal)}"


def _audience(game: Game, *seats: int) -> int:
    """INF-3: a deal is seen by its parties, or by all where the table has agreed on open deals."""
    return ev.EVERYONE if game.setup.open_deals else sum(1 << seat for seat in seats)


def _bystanders(seat: int, rival: int) -> int:
    """Everybody but two."""
    return ev.EVERYONE & ~(1 << seat) & ~(1 << rival)


def _rumour(seat: int, rival: int) -> Fact:
    """INF-3: everybody sees that two gangs dealt."""
    return Fact(_bystanders(seat, rival), {"event": "dealt", "seat": seat, "rival": rival})


def _fact(game: Game, name: str, offer: Offer, seat: int, rivals: tuple[int, ...]) -> Fact:
    """What a seat did with an offer, told to its maker and some rivals."""
    doc: Doc = {"event": name, "seat": seat} | offer_document(game, offer)
    return Fact(_audience(game, offer.by, *rivals), doc)


def withdrawn_fact(game: Game, offer: Offer) -> Fact:
    """Tell those an offer was made to that its maker, or the fist it closed (DEA-1), took it back."""
    return _fact(game, "withdrawn", offer, offer.by, offer.to)


def _declined(game: Game, offer: Offer, seat: int, why: str) -> list[Fact]:
    """INF-3: who declines is not told whether the others did so too; the offerer is, and why not."""
    doc: Doc = {"event": "declined", "seat": seat} | ({"because": why} if why else {})
    if game.setup.open_deals:
        return [Fact(ev.EVERYONE, doc | offer_document(game, offer))]
    return [Fact(1 << one, doc | offer_document(game, offer, one)) for one in (offer.by, seat)]


def _gone(game: Game, offer: Offer) -> list[Fact]:
    """INF-3: the others an offer was made to learn that it is gone, not who took it or that it lapsed."""
    others = [rival for rival in offer.to if rival != offer.taker and rival not in offer.declined]
    if not others or game.setup.open_deals:
        return []
    doc: Doc = {"event": offer.state_for(others[0]), "seat": offer.by}
    return [Fact(_audience(game, *others), doc | offer_document(game, offer, others[0]))]


def judged_fact(game: Game, promise: Promise) -> Fact:
    """Tell the two parties what became of a promise."""
    doc: Doc = {"event": "judged"} | promise_document(game, promise)
    return Fact(_audience(game, promise.by, promise.to), doc)
