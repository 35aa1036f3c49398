"""Deals and talk in notation: `offer`, `gift`, `accept`, `decline`, `withdraw`, `say`, read and written.

Inside, a deal is a value (`Offer`, `Gift`, `Reply`, `Talk`); text is for logs, wires and people.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from gangland.engine.table import CHANCE
from gangland.game.deals.deal import (
    GOODS,
    NOTHING,
    REPLIES,
    Amounts,
    Clause,
    Deal,
    Gift,
    Offer,
    Promise,
    Reply,
    Talk,
    Tip,
    Vow,
    amounts_text,
    check_text,
    parse_amounts,
)
from gangland.game.deals.phrases import check_why
from gangland.game.happenings import Doc
from gangland.game.refusal import Refusal

if TYPE_CHECKING:
    from gangland.game.game import Game

KEYS = {
    "offer": ("to", "give", "want", "mine", "theirs", "until", "counter", "why", "text"),
    "gift": ("to", "give"),
    "say": ("to", "text", "phrase", "tip"),
    "decline": ("why",),
}
SPOKEN = ("offer", "gift", "say")
"""What is written as words with keys; a reply begins with a number."""
DEALS = (*SPOKEN, *REPLIES)
REPEATED = ("to", "mine", "theirs")
"""Keys that may come more than once; what another one said would be lost."""
EVERYBODY = "all"
RENUMBERED = {"offer", "counters", "promise"}


def is_deal(text: str) -> bool:
    """Return whether a line of notation is a deal or talk."""
    return text.split(" ", 1)[0] in DEALS


def is_talk(text: str) -> bool:
    """Return whether a line of notation is talk and nothing else."""
    return text.startswith("say ")


def is_talk_to_all(text: str) -> bool:
    """Return whether a line of notation is talk that everybody hears: what is possible after the end.

    A whisper is not: what was said in private is opened by the end, so there is nothing private after it.
    """
    try:
        verb, *words = shlex.split(text)
    except ValueError:
        return False
    return verb == "say" and [word for word in words if word.startswith("to=")] == [f"to={EVERYBODY}"]


def read(game: Game, seat: int, text: str) -> Deal:
    """Return what a seat says as a value; whether it can be done is another question."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Refusal("bad-quotes") from error
    verb = words[0]
    if verb in SPOKEN:
        values = _values(verb, words[1:])
        if verb == "offer":
            return _offer(game, seat, values)
        if verb == "gift":
            return Gift(_seats(game, values), _amounts(game, _one(values, "give")))
        return _talk(game, values)
    number, *reasons = words[1:] or [""]
    if not (number.isascii() and number.isdecimal()) or len(number) > 6 or len(reasons) > (verb == "decline"):
        raise Refusal("offer-number", text=text)
    return Reply(verb, int(number), _one(_values("decline", reasons), "why"))


def write(game: Game, deal: Deal) -> str:
    """Return a deal as text."""
    if isinstance(deal, Offer):
        return offer_text(game, deal)
    if isinstance(deal, Gift):
        return f"gift to={_names(game, deal.to)} give={amounts_text(deal.give)}"
    if isinstance(deal, Talk):
        return f"say to={_names(game, deal.to) or EVERYBODY} {_words(game, deal)}"
    return f"{deal.verb} {deal.offer}" + (f" why={deal.why}" if deal.why else "")


def _words(game: Game, talk: Talk) -> str:
    """Write all that is said: a tip is about somebody, `tip=mayans:cash:7,guns:2`."""
    parts = [f"phrase={talk.phrase}"] if talk.phrase else []
    if talk.tip is not None:
        about = game.notation.seat(game.t, talk.tip.about)
        parts.append(shlex.quote(f"tip={about}:{amounts_text(talk.tip.held)}"))
    if talk.text or not parts:
        parts.append(f"text={shlex.quote(talk.text)}")
    return " ".join(parts)


def _names(game: Game, seats: tuple[int, ...]) -> str:
    return ",".join(game.notation.seat(game.t, seat) for seat in seats)


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


def _rivals(game: Game, seat: int) -> tuple[int, ...]:
    """Return everybody else who is still there."""
    return tuple(rival for rival in range(game.t.seats) if rival != seat and game.t.is_alive(rival))


def _one(values: dict[str, list[str]], key: str) -> str:
    return values.get(key, [""])[-1]


def _amounts(game: Game, text: str) -> Amounts:
    """Read amounts, in the words of the game too."""
    return parse_amounts(text, game.pack.terms.get(GOODS, GOODS))


def _number(text: str) -> int:
    if text and not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Refusal("not-a-number", text=text)
    return int(text or 0)


def _offer(game: Game, seat: int, values: dict[str, list[str]]) -> Offer:
    to_all = values.get("to") == [EVERYBODY]
    return Offer(
        by=seat,
        to=_rivals(game, seat) if to_all else _seats(game, values),
        give=_amounts(game, _one(values, "give")),
        want=_amounts(game, _one(values, "want")),
        mine=tuple(parse_clause(game, seat, text) for text in values.get("mine", [])),
        theirs=tuple(parse_clause(game, seat, text) for text in values.get("theirs", [])),
        until=_number(_one(values, "until")),
        counters=_number(_one(values, "counter")),
        text=_one(values, "text"),
        why=check_why(_one(values, "why")),
    )


def _talk(game: Game, values: dict[str, list[str]]) -> Talk:
    text, phrase = _one(values, "text"), _one(values, "phrase")
    tip = _tip(game, _one(values, "tip")) if "tip" in values else None
    if values.get("to", [EVERYBODY]) == [EVERYBODY]:
        return Talk(text, phrase=phrase, tip=tip)
    rivals = _seats(game, values)
    if not rivals:
        raise Refusal("no-such-rival", "DEA-1")
    return Talk(text, rivals, phrase, tip)


def _tip(game: Game, text: str) -> Tip:
    """INF-4: read what somebody is said to hold; what is not named is nothing."""
    name, _, held = text.partition(":")
    return Tip(game.notation.parse_seat(game.t, name), _amounts(game, held))


def offer_document(game: Game, offer: Offer, seat: int | None = None) -> Doc:
    """Return an offer as a document for a seat that sees it, or with all there is to know."""
    state = offer.state if seat is None or game.setup.open_deals else offer.state_for(seat)
    said: Doc = {"why": offer.why} if offer.why else {}
    return said | {
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


def for_seat(game: Game, doc: Doc, seat: int) -> Doc:
    """Return a fact, an offer or a promise as a seat reads it: by the seat's own numbers."""
    if not RENUMBERED & doc.keys():
        return doc
    own: Doc = {key: game.ledger.number(seat, doc[key]) for key in ("offer", "counters") if key in doc}
    if "promise" in doc:
        seen = [one.id for one in game.ledger.promises_seen(seat)]
        own["promise"] = seen.index(doc["promise"]) + 1
    return doc | own


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
    if offer.why:
        words.append(f"why={offer.why}")
    if offer.text:
        words.append(f"text={offer.text}")
    return shlex.join(words)


def clause_text(game: Game, clause: Clause) -> str:
    """Write a clause: `avoid:gun-factory:4`, `pay:cash:3:5`, `peace:4`, `tell:mayans:4`, `word:4:any`."""
    parts = [clause.vow.value]
    if clause.vow in (Vow.AVOID, Vow.LEAVE):
        parts.append(game.notation.tiles[clause.tile])
    elif clause.vow is Vow.PAY:
        parts.append(amounts_text(clause.amounts))
    elif clause.vow is Vow.SELL:
        parts.append(str(clause.most))
    elif clause.vow is Vow.TELL:
        parts.append(game.notation.seat(game.t, clause.about))
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
    if vow is Vow.TELL:
        return Clause(vow, until, about=game.notation.parse_seat(game.t, rest))
    if not rest:
        raise Refusal("not-a-number", text=rest)
    return Clause(vow, until, most=_number(rest))
