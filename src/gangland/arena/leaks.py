"""Noninterference: what a seat is shown does not depend on what it cannot know.

Two worlds differ only behind the blinds of others, in their fists, or in what they say to each other. The
seat's document, its legal actions, the reasons it is refused things, and what it is told while both worlds
are played on with the same answers must be the same bytes. Only what the rules themselves bring to light
ends the comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from gangland.engine import action as act
from gangland.engine.table import GUN_FIST, OPEN, PLACES, PROC, Table
from gangland.game.chance import Dice
from gangland.game.deals.deal import ASSETS
from gangland.game.deals.talk import for_seat
from gangland.game.game import Game
from gangland.game.happenings import Doc, Fact
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.protocol.document import document

Told = list[Doc]

PROBES = (
    "offer to={rival} want=guns:2",
    "offer to={rival} want=cash:4,goods:1",
    "offer to={rival} give=cash:9999",
    "gift to={rival} give=goods:9999",
    "withdraw 77777",
    "accept 77777",
)
"""Deals a curious seat may try, to see whether the answer tells it something."""

REPLIES = tuple(f"accept {number}" for number in range(1, 13))
"""Taking a rival's offer rightly tells whether the rival can cover it (DEA-4), never what is in a fist."""

ILLEGAL = [act.pack(kind, 3, 60, 31, 7) for kind in range(3, act.KINDS)] + [
    act.pack(kind, place, 2) for place in range(PLACES) for kind in (act.EXPLOIT, act.FIGHT, act.PROMOTE)
]
"""Actions that are never legal, one of every kind and some at every place."""

TRIES = 11  # every so-manieth of them is tried at a time
LATEST = 60  # facts that are read again at a time


def shown(game: Game, seat: int, first: int = 0, probes: tuple[str, ...] = PROBES) -> bytes:
    """Return all a seat (-1: an onlooker) is shown now, and what it gets by trying things."""
    tried: list[object] = []
    if seat >= 0:
        tried += [_try_deal(game, seat, text) for text in probes]
        tried += [_try_action(game, seat, action) for action in ILLEGAL[first::TRIES]]
    return seen(game, seat) + wire_bytes(tried)


def seen(game: Game, seat: int) -> bytes:
    """Return the document people get and the view bots get."""
    return wire_bytes([document(game, seat), game.view(seat).values()])


def wire_bytes(value: object) -> bytes:
    """Return what goes over the wire, the order of keys included."""
    return msgspec.json.encode(value)


def _try_deal(game: Game, seat: int, text: str) -> object:
    rival = game.notation.seat(game.t, (seat + 1) % game.t.seats)
    branch = game.branch()
    try:
        facts = branch.take(seat, text.format(rival=rival))
    except Refusal as refusal:
        return refusal.document()
    return _docs(branch, facts, seat)


def _try_action(game: Game, seat: int, action: int) -> object:
    try:
        game.answer(seat, action)
    except Refusal as refusal:
        return refusal.document()
    return "taken"


def _docs(game: Game, facts: list[Fact], seat: int) -> Told:
    return [for_seat(game, fact.doc, seat) for fact in facts if fact.is_for(seat)]


# other worlds


def other_world(game: Game, seat: int, dice: Dice, richer: bool) -> Game:
    """Return the same game with other amounts behind the blinds of everybody but one seat.

    A richer world only adds, so that every answer of this world can be given there too.
    """
    world = game.branch()
    t = world.t
    for rival in range(t.seats):
        if rival != seat and t.is_alive(rival):
            for asset in range(3):
                least = t.asset(rival, asset) if richer else _kept(t, rival, asset)
                t.add_asset(rival, asset, least + dice.below(7) - t.asset(rival, asset))
            if game.g.hidden_tokens and t.skipped >> rival & 1 == 0:
                t.tokens[rival] = (t.tokens[rival] if richer else 0) + dice.below(3)
    if not richer:
        _change_fists(t, {seat}, dice)
        _change_marks(t, dice)
    return world


def _kept(t: Table, seat: int, asset: int) -> int:
    """Return what cannot be otherwise: guns shown in the fight under way."""
    return t.pulled[seat] if asset == GUN_FIST else 0


def _change_fists(t: Table, spared: set[int], dice: Dice) -> None:
    """INF-1: put something else into the fists of others."""
    for rival in range(t.seats):
        if rival not in spared and t.fist[rival] >= 0:
            t.fist[rival] = dice.below(t.asset(rival, t.sealing) + 1)


def _change_marks(t: Table, dice: Dice) -> None:
    """INF-1: have the later effects of the card being resolved hit others."""
    sure = list(t.marked)[: t.card_fx + 1]
    t.set_marks(sure + [dice.below(1 << t.seats) for _ in range(len(sure), len(t.marked))])


def blinds_up(game: Game) -> bool:
    """Return whether there is nothing to hide: before the first round and when cash is counted."""
    return game.t.over or game.t.round == 0 or game.t.stack[PROC] == game.g.ending


# one moment


def static_leaks(game: Game, dice: Dice) -> Iterator[str]:
    """Yield seats (some each time) shown something else when only what is hidden from them differs."""
    if blinds_up(game):
        return
    where = game.g.step(game.t).id
    for seat in {-1, dice.below(game.t.seats), dice.below(game.t.seats)}:
        first = dice.below(TRIES)
        world = other_world(game, seat, dice, richer=False)
        if shown(game, seat, first) != shown(world, seat, first):
            yield f"seat {seat} is shown what it cannot know, in {where}"
    for seat in range(game.t.seats) if game.t.sealing else ():
        world = game.branch()
        _change_fists(world.t, {seat}, dice)
        if shown(game, seat, 0, REPLIES) != shown(world, seat, 0, REPLIES):
            yield f"seat {seat} is shown what is in a fist, in {where}"
        if _probed(game, seat) != _probed(world, seat) or _closed(game, seat, 0) != _closed(game, seat, -1):
            yield f"seat {seat} finds out by an offer what is in a fist, in {where}"
    yield from _deal_leaks(game, dice.below(game.t.seats + 1) - 1, dice)


def _probed(game: Game, seat: int) -> list[object]:
    """DEA-1: return what a seat learns where rivals with closed fists offer what may be in them."""
    learnt: list[object] = []
    for rival in range(game.t.seats):
        if rival != seat and game.t.fist[rival] != OPEN:
            branch = game.branch()
            to, asset = branch.notation.seat(branch.t, seat), ASSETS[branch.t.sealing]
            learnt.append(_is_done(branch, rival, f"offer to={to} give={asset}:1"))
            learnt.append(_try_deal(branch, seat, f"accept {len(branch.ledger.offers_seen(seat))}"))
    return learnt


def _closed(game: Game, seat: int, which: int) -> list[object]:
    """DEA-1: return what a seat learns where a rival makes an offer and closes its fist, full or not."""
    learnt: list[object] = []
    for rival in game.owed() if len(game.owed()) > 1 else ():
        if rival != seat:
            branch = game.branch()
            to, asset = branch.notation.seat(branch.t, seat), ASSETS[branch.t.sealing]
            _is_done(branch, rival, f"offer to={to} give={asset}:1")
            facts = branch.answer(rival, list(branch.menu(rival).actions())[which])
            learnt += [_docs(branch, facts, seat), document(branch, seat)]
    return learnt


def _deal_leaks(game: Game, seat: int, dice: Dice) -> Iterator[str]:
    """INF-3: what others say and offer to each other is not seen; of their deals, only that they dealt."""
    others = [rival for rival in range(game.t.seats) if rival != seat and game.t.is_alive(rival)]
    if game.setup.open_deals or len(others) < 2:
        return
    giver = others.pop(dice.below(len(others)))
    taker = others[dice.below(len(others))]
    silent, secret = game.branch(), game.branch()
    for world in (silent, secret):
        world.t.add_asset(giver, 0, 5)
    _whisper(secret, giver, taker)
    since = max(0, len(game.facts) - LATEST)
    if _heard(silent, seat, since) != _heard(secret, seat, since):
        yield f"seat {seat} hears what others say to each other"
    _give(silent, giver, taker)
    _exchange(secret, giver, taker)
    if _heard(silent, seat, since) != _heard(secret, seat, since):
        yield f"seat {seat} sees what others dealt"


def _whisper(game: Game, giver: int, taker: int) -> None:
    """Have two talk, offer and decline, as far as they may now."""
    to = game.notation.seat(game.t, taker)
    _is_done(game, giver, f"say to={to} text=psst")
    if _is_done(game, giver, f"offer to={to} want=cash:7"):
        _is_done(game, taker, f"decline {len(game.ledger.offers_seen(taker))}")


def _give(game: Game, giver: int, taker: int) -> None:
    """Have one give the other something."""
    if _is_done(game, giver, f"gift to={game.notation.seat(game.t, taker)} give=cash:1"):
        _is_done(game, taker, f"accept {len(game.ledger.offers_seen(taker))}")


def _exchange(game: Game, giver: int, taker: int) -> None:
    """Have the two make another deal, with a promise in it."""
    to = game.notation.seat(game.t, taker)
    if _is_done(game, giver, f"offer to={to} give=cash:3 mine=peace:{game.t.round}"):
        _is_done(game, taker, f"accept {len(game.ledger.offers_seen(taker))}")


def _is_done(game: Game, seat: int, text: str) -> bool:
    """Do a deal; return whether it was not refused."""
    try:
        game.take(seat, text)
    except Refusal:
        return False
    return True


def _heard(game: Game, seat: int, since: int) -> tuple[bytes, bytes]:
    """Return what a seat is shown, and what it was told from a point of the story on."""
    return shown(game, seat), wire_bytes([fact.doc for fact in game.told(seat, since)])


# moments in a row


def dynamic_leaks(game: Game, seat: int, dice: Dice, moves: int) -> Iterator[str]:
    """Yield what a seat (-1: an onlooker) is told otherwise in a richer world.

    Everybody answers the same there, but that others put something else into their fists.
    """
    if blinds_up(game):
        return
    here, there = game.branch(), other_world(game, seat, dice, richer=True)
    for _ in range(moves):
        if here.t.over:
            return
        where = here.g.step(here.t).id
        if here.t.owed != there.t.owed:
            yield f"who is asked depends on hidden amounts, before {where}"
            return
        who = here.owed()[dice.below(len(here.owed()))]
        action = sample(here.menu(who), dice)
        if not there.menu(who).has(action):
            if who == seat or not game.g.hidden_tokens:
                yield f"what seat {who} may do depends on hidden amounts, in {where}"
            return
        secret = sample(there.menu(who), dice) if here.t.sealing and who != seat else action
        told = _docs(here, here.answer(who, action), seat), _docs(there, there.answer(who, secret), seat)
        yield from (f"seat {seat} {what}, in {where}" for what in _compare(here, there, seat, told))
        if told[0] != told[1]:
            return


def _compare(here: Game, there: Game, seat: int, told: tuple[Told, Told]) -> Iterator[str]:
    """Yield what is wrong with what a seat was told and is shown in two worlds."""
    if _looks_over_a_shoulder(told[0], seat):
        yield "is told what another saw"
    if told[0] != told[1]:
        if not _is_revealed(here, told[0], told[1]):
            yield "is told what it cannot know"
    elif seen(here, seat) != seen(there, seat):
        yield "is shown what it cannot know"


def _looks_over_a_shoulder(told: Told, seat: int) -> bool:
    """INF-1: return whether a seat was told what a peek of another seat showed."""
    peeks = [fact["seat"] for fact in told if fact["event"] == "peeked"]
    return any(fact["event"] == "seen" for fact in told) and seat not in peeks


def _is_revealed(game: Game, here: Told, there: Told) -> bool:
    """Return whether the first difference is one the rules bring to light."""
    nothing: Doc = {"event": ""}
    for mine, other in zip_longest(here, there, fillvalue=nothing):
        if mine != other:
            events = {mine["event"], other["event"]}
            if len(events) == 1:
                differ = {key for key in mine if mine[key] != other.get(key)}
                return mine.keys() == other.keys() and _may_differ(game, mine, other, differ)
            return game.g.hidden_tokens and "skipped" in events
    return False


def _may_differ(game: Game, mine: Doc, other: Doc, differ: set[str]) -> bool:
    """Return whether two facts of a kind may differ so: what falls short, whom "most" hits, opened hands."""
    event = mine["event"]
    if event in ("guns", "sold"):
        return differ <= {"count", "price", "cash"} and not game.t.sealing
    if event == "stole":
        return differ == {"amount"}
    if event == "seen":
        return differ <= {"cash", "guns", "goods", "orders"}
    if event == "held":
        return True
    if event == "affected":
        return differ == {"seats"} and _measures_hidden(game, str(mine["card"]))
    key = {"gained": "amount", "tokens": "change"}.get(str(event), "")
    return differ == {key} and max(int(str(fact[key])) for fact in (mine, other)) <= 0


def _measures_hidden(game: Game, name: str) -> bool:
    """INF-4: return whether a card compares what is behind the blinds."""
    card = next(one for one in game.pack.cards if one.id == name)
    hidden = {"cash", "guns", "goods", "orders"} if game.g.hidden_tokens else {"cash", "guns", "goods"}
    return not hidden.isdisjoint({card.of, *(effect.of for effect in card.effects)})
