"""Deals and talk in notation: `offer`, `gift`, `accept`, `decline`, `withdraw`, `say`."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from gangland.engine import event as ev
from gangland.engine.table import CHANCE
from gangland.game.deals.deal import (
    GOODS,
    NOTHING,
    Amounts,
    Clause,
    Offer,
    Promise,
    Vow,
    amounts_text,
    check_text,
    parse_amounts,
)
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.refusal import Refusal
from gangland.game.story import Doc, Fact

if TYPE_CHECKING:
    from gangland.game.game import Game

DEALS = ("offer", "gift", "accept", "decline", "withdraw", "say")
KEYS = {
    "offer": ("to", "give", "want", "mine", "theirs", "until", "counter", "text"),
    "gift": ("to", "give"),
    "say": ("to", "text"),
}
REPEATED = ("to", "mine", "theirs")
"""Keys that may come more than once; what another one said would be lost."""


def is_deal(text: str) -> bool:
    """Return whether a line of notation is a deal or talk."""
    return text.split(" ", 1)[0] in DEALS


def deal(game: Game, seat: int, text: str) -> list[Fact]:
    """Do a deal; return what its parties, and the others, come to know."""
    if not 0 <= seat < game.t.seats:
        raise Refusal("no-such-rival", "DEA-1")
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Refusal("bad-quotes") from error
    verb = words[0]
    if verb in KEYS:
        values = _values(verb, words[1:])
        return {"offer": _offer, "gift": _gift, "say": _say}[verb](game, seat, values)
    if len(words) != 2 or not (words[1].isascii() and words[1].isdecimal()) or len(words[1]) > 6:
        raise Refusal("offer-number", text=text)
    return _reply(game, seat, verb, int(words[1]))


def _values(verb: str, words: list[str]) -> dict[str, list[str]]:
    """Return the key=value words by key."""
    values: dict[str, list[str]] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in KEYS[verb]:
            raise Refusal("unknown-deal-word", text=word, known=", ".join(f"{key}=" for key in KEYS[verb]))
        if key in values and key not in REPEATED:
            raise Refusal("deal-word-twice", text=f"{key}=")
        values.setdefault(key, []).append(value)
    return values


def _seats(game: Game, values: dict[str, list[str]]) -> tuple[int, ...]:
    names = ",".join(values.get("to", [])).split(",")
    seats = tuple(sorted({game.notation.parse_seat(game.t, name) for name in names if name}))
    if CHANCE in seats:
        raise Refusal("no-such-rival", "DEA-1")
    return seats


def _one(values: dict[str, list[str]], key: str) -> str:
    return values.get(key, [""])[-1]


def _amounts(game: Game, text: str) -> Amounts:
    """Read amounts, in the words of the game too."""
    return parse_amounts(text, game.pack.terms.get(GOODS, GOODS))


def _number(text: str) -> int:
    if text and not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Refusal("not-a-number", text=text)
    return int(text or 0)


def _offer(game: Game, seat: int, values: dict[str, list[str]]) -> list[Fact]:
    offer = game.ledger.offer(
        game.t,
        Offer(
            by=seat,
            to=_seats(game, values),
            give=_amounts(game, _one(values, "give")),
            want=_amounts(game, _one(values, "want")),
            mine=tuple(parse_clause(game, seat, text) for text in values.get("mine", [])),
            theirs=tuple(parse_clause(game, seat, text) for text in values.get("theirs", [])),
            until=_number(_one(values, "until")),
            counters=_number(_one(values, "counter")),
            text=_one(values, "text"),
        ),
    )
    return game.note(
        _line(game, seat, offer_text(game, offer)), [_fact(game, "offered", offer, seat, offer.to)]
    )


def _gift(game: Game, seat: int, values: dict[str, list[str]]) -> list[Fact]:
    """DEA-3: a gift is an offer that asks nothing; under the first rules it changed hands at once."""
    rivals = _seats(game, values)
    if len(rivals) != 1:
        raise Refusal("one-rival", "DEA-3")
    if not isinstance(game.ledger, FirstLedger):
        return _offer(game, seat, values)
    amounts = _amounts(game, _one(values, "give"))
    game.ledger.gift(game.t, seat, rivals[0], amounts)
    line = _line(game, seat, f"gift to={game.notation.seat(game.t, rivals[0])} give={amounts_text(amounts)}")
    doc: Doc = {"event": "gift", "seat": seat, "rival": rivals[0], "give": list(amounts)}
    return game.note(line, [Fact(_audience(game, seat, rivals[0]), doc), _rumour(seat, rivals[0])])


def _say(game: Game, seat: int, values: dict[str, list[str]]) -> list[Fact]:
    """Talk, to some or to all; possible at any time, by anyone."""
    text = check_text(_one(values, "text"))
    if not text.strip():
        raise Refusal("empty-talk")
    to_all = values.get("to", ["all"]) == ["all"]
    rivals = () if to_all else _seats(game, values)
    if not rivals and not to_all:
        raise Refusal("no-such-rival", "DEA-1")
    game.ledger.speak(seat)
    audience = sum(1 << rival for rival in rivals) | 1 << seat if rivals else ev.EVERYONE
    to = ",".join(game.notation.seat(game.t, rival) for rival in rivals) or "all"
    doc: Doc = {"event": "said", "seat": seat, "rivals": list(rivals), "text": text}
    return game.note(_line(game, seat, f"say to={to} text={shlex.quote(text)}"), [Fact(audience, doc)])


def _reply(game: Game, seat: int, verb: str, number: int) -> list[Fact]:
    reply = {"accept": game.ledger.accept, "decline": game.ledger.decline, "withdraw": game.ledger.withdraw}
    offer = reply[verb](game.t, seat, number)
    if verb == "withdraw":
        facts = [withdrawn_fact(game, offer)]
    elif verb == "decline":
        facts = _declined(game, offer, seat)
    else:
        facts = [_fact(game, offer.state, offer, seat, (seat,)), *_gone(game, offer)]
    if offer.state == "accepted":
        facts.append(_rumour(offer.by, seat))
    return game.note(_line(game, seat, f"{verb} {number}"), facts)


def _line(game: Game, seat: int, text: str) -> str:
    return f"{game.notation.seat(game.t, seat)}: {text}"


def _audience(game: Game, *seats: int) -> int:
    """INF-3: a deal is seen by its parties, or by all where the table has agreed on open deals."""
    return ev.EVERYONE if game.setup.open_deals else sum(1 << seat for seat in seats)


def _rumour(seat: int, rival: int) -> Fact:
    """INF-3: everybody sees that two gangs dealt."""
    others = ev.EVERYONE & ~(1 << seat) & ~(1 << rival)
    return Fact(others, {"event": "dealt", "seat": seat, "rival": rival})


def _fact(game: Game, name: str, offer: Offer, seat: int, rivals: tuple[int, ...]) -> Fact:
    """What a seat did with an offer, told to its maker and some rivals."""
    doc: Doc = {"event": name, "seat": seat} | offer_document(game, offer)
    return Fact(_audience(game, offer.by, *rivals), doc)


def withdrawn_fact(game: Game, offer: Offer) -> Fact:
    """Tell those an offer was made to that its maker, or the fist it closed (DEA-1), took it back."""
    return _fact(game, "withdrawn", offer, offer.by, offer.to)


def _declined(game: Game, offer: Offer, seat: int) -> list[Fact]:
    """INF-3: who declines is not told whether the others did so too; the offerer is."""
    if game.setup.open_deals:
        return [_fact(game, "declined", offer, seat, (seat,))]
    doc: Doc = {"event": "declined", "seat": seat}
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


def offer_document(game: Game, offer: Offer, seat: int | None = None) -> Doc:
    """Return an offer as a document for a seat that sees it, or with all there is to know."""
    state = offer.state if seat is None or game.setup.open_deals else offer.state_for(seat)
    return {
        "offer": offer.id,
        "by": offer.by,
        "rivals": list(offer.to),
        "give": list(offer.give),
        "want": list(offer.want),
        "mine": [clause_text(game, clause) for clause in offer.mine],
        "theirs": [clause_text(game, clause) for clause in offer.theirs],
        "until": offer.until,
        "counters": offer.counters,
        "text": offer.text,
        "state": state,
    }


def for_seat(game: Game, fact: Fact, seat: int) -> Fact:
    """Return a fact as a seat reads it: offers and promises by the seat's own numbers."""
    doc = dict(fact.doc)
    for key in ("offer", "counters"):
        value = doc.get(key)
        if isinstance(value, int):
            doc[key] = game.ledger.number(seat, value)
    if "promise" in doc:
        doc["promise"] = [one.id for one in game.ledger.promises_seen(seat)].index(
            int(str(doc["promise"]))
        ) + 1
    return Fact(fact.audience, doc)


def promise_document(game: Game, promise: Promise) -> Doc:
    """Return a promise as a document for its two parties."""
    return {
        "promise": promise.id,
        "seat": promise.by,
        "rival": promise.to,
        "clause": clause_text(game, promise.clause),
        "verdict": promise.verdict.value,
    }


def offer_text(game: Game, offer: Offer) -> str:
    """Write an offer as it is read."""
    words = ["offer", "to=" + ",".join(game.notation.seat(game.t, rival) for rival in offer.to)]
    for key, value in (("give", offer.give), ("want", offer.want)):
        if value != NOTHING:
            words.append(f"{key}={amounts_text(value)}")
    words += [f"mine={clause_text(game, clause)}" for clause in offer.mine]
    words += [f"theirs={clause_text(game, clause)}" for clause in offer.theirs]
    words.append(f"until={offer.until}")
    if offer.counters:
        words.append(f"counter={game.ledger.number(offer.by, offer.counters)}")
    if offer.text:
        words.append(f"text={offer.text}")
    return shlex.join(words)


def clause_text(game: Game, clause: Clause) -> str:
    """Write a clause: `avoid:gun-factory:4`, `pay:cash:3:5`, `peace:4`, `sell:2:4`, `word:4:anything`."""
    parts = [clause.vow.value]
    if clause.vow in (Vow.AVOID, Vow.LEAVE):
        parts.append(game.notation.tiles[clause.tile])
    elif clause.vow is Vow.PAY:
        parts.append(amounts_text(clause.amounts))
    elif clause.vow is Vow.SELL:
        parts.append(str(clause.most))
    parts.append(str(clause.until))
    if clause.vow is Vow.WORD:
        parts.append(clause.text)
    return ":".join(parts)


def parse_clause(game: Game, seat: int, text: str) -> Clause:
    """Read a clause."""
    name, _, rest = text.partition(":")
    vow = next((vow for vow in Vow if vow.value == name), None)
    if vow is None:
        raise Refusal("unknown-vow", "DEA-3", text=name, known=", ".join(vow.value for vow in Vow))
    if vow is Vow.WORD:
        number, _, words = rest.partition(":")
        return Clause(vow, _number(number), text=check_text(words))
    if vow is Vow.PEACE:
        return Clause(vow, _number(rest))
    rest, _, number = rest.rpartition(":")
    until = _number(number)
    if vow in (Vow.AVOID, Vow.LEAVE):
        place = game.notation.parse_place(game.t, seat, rest)
        return Clause(vow, until, place=place, tile=game.t.tile[place])
    if vow is Vow.PAY:
        return Clause(vow, until, amounts=_amounts(game, rest))
    if not rest:
        raise Refusal("not-a-number", text=rest)
    return Clause(vow, until, most=_number(rest))
