"""Noninterference: what a seat is shown does not depend on what it cannot know.

Two worlds differ only behind the blinds of others. The seat's document, its legal actions, the reasons it is
refused things, and what it is told while both worlds are played on with the same answers must be the same
bytes. Only what the rules themselves bring to light ends the comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from gangland.engine import action as act
from gangland.engine.table import GUN_FIST, PLACES, PROC, Table
from gangland.play.chance import Dice
from gangland.play.document import document
from gangland.play.game import Game
from gangland.play.playout import sample
from gangland.play.refusal import Refusal
from gangland.play.story import Fact
from gangland.play.talk import for_seat

REVEALING = frozenset({"stole", "seen", "affected", "held", "gained", "ended", "tokens"})
"""Facts that rightly depend on hidden amounts: what falls short, whom "most" hits, the end."""

PROBES = (
    "offer to={rival} want=guns:9",
    "offer to={rival} give=cash:9999",
    "gift to={rival} give=goods:9999",
    "withdraw 7",
    "accept 9",
)
"""Deals a curious seat may try, to see whether the answer tells it something."""

ILLEGAL = [act.pack(kind, 3, 60, 31, 7) for kind in range(3, act.KINDS)] + [
    act.pack(kind, place, 2) for place in range(PLACES) for kind in (act.EXPLOIT, act.FIGHT, act.PROMOTE)
]
"""Actions that are never legal, one of every kind and some at every place."""

TRIES = 11  # every so-manieth of them is tried at a time


def shown(game: Game, seat: int, first: int = 0) -> bytes:
    """Return all a seat (-1: an onlooker) is shown now: its document, and what it gets by trying things."""
    tried = [] if seat < 0 else [_try_deal(game, seat, text) for text in PROBES]
    tried += [] if seat < 0 else [_try_action(game, seat, action) for action in ILLEGAL[first::TRIES]]
    return _bytes([document(game, seat), tried])


def _bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


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


def _docs(game: Game, facts: list[Fact], seat: int) -> list[object]:
    return [for_seat(game, fact, seat).doc for fact in facts if fact.is_for(seat)]


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
            if game.g.hidden_tokens and t.tokens[rival] > 0:
                t.tokens[rival] = (t.tokens[rival] if richer else 1) + dice.below(3)
            if not richer and t.fist[rival] >= 0:
                t.fist[rival] = dice.below(t.asset(rival, t.sealing) + 1)
    return world


def _kept(t: Table, seat: int, asset: int) -> int:
    """Return what cannot be otherwise: guns shown in the fight under way."""
    return t.pulled[seat] if asset == GUN_FIST and t.sealed_off else 0


def blinds_up(game: Game) -> bool:
    """Return whether there is nothing to hide: before the first round and when cash is counted."""
    return game.t.over or game.t.round == 0 or game.t.stack[PROC] == game.g.ending


def static_leaks(game: Game, dice: Dice) -> Iterator[str]:
    """Yield seats (some each time) shown something else when only hidden amounts differ."""
    if blinds_up(game):
        return
    for seat in {-1, dice.below(game.t.seats), dice.below(game.t.seats)}:
        world = other_world(game, seat, dice, richer=False)
        first = dice.below(TRIES)
        if shown(game, seat, first) != shown(world, seat, first):
            yield f"seat {seat} is shown what it cannot know, in {type(game.g.step(game.t)).__name__}"


def dynamic_leaks(game: Game, seat: int, dice: Dice, moves: int) -> Iterator[str]:
    """Yield what a seat is told otherwise in a richer world where everybody answers the same."""
    if blinds_up(game):
        return
    here, there = game.branch(), other_world(game, seat, dice, richer=True)
    for _ in range(moves):
        if here.t.over:
            return
        where = type(here.g.step(here.t)).__name__
        if here.t.owed != there.t.owed:
            yield f"who is asked depends on hidden amounts, before {where}"
            return
        who = here.owed()[dice.below(len(here.owed()))]
        action = sample(here.menu(who), dice)
        if not there.menu(who).has(action):
            if who == seat or not game.g.hidden_tokens:
                yield f"what seat {who} may do depends on hidden amounts, in {where}"
            return
        told = [_docs(world, world.answer(who, action), seat) for world in (here, there)]
        if told[0] != told[1]:
            if not _is_revealed(game, told[0], told[1]):
                yield f"seat {seat} is told what it cannot know, in {where}"
            return
        if _bytes(document(here, seat)) != _bytes(document(there, seat)):
            yield f"seat {seat} is shown what it cannot know, after {where}"
            return


def _is_revealed(game: Game, here: list[object], there: list[object]) -> bool:
    """Return whether the first difference is one the rules bring to light; OPT-3: so is being skipped."""
    revealing = REVEALING | {"skipped"} if game.g.hidden_tokens else REVEALING
    for mine, other in zip(here, there, strict=False):
        if mine != other:
            events = {doc.get("event") for doc in (mine, other) if isinstance(doc, dict)}
            return bool(events & revealing)
    longer = here if len(here) > len(there) else there
    extra = longer[min(len(here), len(there))]
    return isinstance(extra, dict) and extra.get("event") in revealing | {"peeked"}
