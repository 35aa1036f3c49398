"""Looking for faults in resampling: a drawn world is the same to a seat, and the true one can be drawn.

A world is held to be the true one where every table there was is the same, and so are the promises and the
open offers that can still be taken.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from gangland.arena.dealings import deal
from gangland.arena.fuzz import MOST_LINES, new_game
from gangland.arena.leaks import PROBES, shown, wire_bytes
from gangland.engine.table import Table
from gangland.game.chance import Dice
from gangland.game.deals.deal import NOTHING, Clause, Offer, Promise
from gangland.game.deals.talk import for_seat, is_deal
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.playout import sample
from gangland.game.worlds import history
from gangland.game.worlds.clues import Bound, Dark
from gangland.game.worlds.fate import Fate
from gangland.game.worlds.resample import another_world, resample

DEAL_EVERY = 4
LATEST_STOP = 700


class Look(NamedTuple):
    """A game that was stopped somewhere, who looks, and the seed of the worlds that are drawn."""

    game: Game
    seat: int
    seed: int


class TruthError(Exception):
    """The true world could not be drawn."""


class TrueFate(Fate):
    """Draws what is the case, and complains where that cannot be drawn."""

    def __init__(self, game: Game, seat: int) -> None:
        """Know it all."""
        super().__init__(random.Random(0))
        self.game = game
        self.seat = seat
        self.struck = {line.number: line.offer for line in history.read(game) if line.deal is not None}

    def order(self, choice: Sequence[list[Bound]]) -> list[int]:
        """Return the way that is the case."""
        found = [at for at, way in enumerate(choice) if all(one.low <= 0 <= one.high for one in way)]
        if not found:
            raise TruthError("a clue rules out what is the case")
        return found

    def net(self, dark: Dark, asset: int, low: int, high: int) -> int:
        """Return what was given."""
        return self._of(dark.net[asset], low, high, "a deal in the dark")

    def swapped(self, dark: Dark, asset: int, top: int) -> int:
        """Return what went both ways."""
        offer = self.struck[dark.line]
        return self._of(min(offer.give[asset], offer.want[asset]), 0, top, "an asset that went both ways")

    def promises(self, t: Table, dark: Dark, *, some: bool) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:  # noqa: ARG002 - every fate is asked alike
        """Return what was promised."""
        return self.struck[dark.line].mine, self.struck[dark.line].theirs

    def fist(self, seat: int, top: int) -> int:
        """Return what is in it."""
        return self._of(self.game.t.fist[seat], 0, top, "a fist")

    def declines(self, number: int, seat: int) -> bool:
        """Return whether the offer is no longer open to a seat."""
        offer = self.game.ledger.offers_seen(self.seat)[number - 1]
        return seat in offer.declined or offer.state != "open"

    def offers(self, t: Table, others: Sequence[int]) -> list[Offer]:  # noqa: ARG002 - every fate is asked alike
        """Return what others have open between them; what an offer counters is closed."""
        offers = [replace(one, counters=0) for one in open_offers(self.game)]
        return [one for one in offers if self.seat not in (one.by, *one.to)]

    @staticmethod
    def _of(value: int, low: int, high: int, what: str) -> int:
        if not low <= value <= high:
            raise TruthError(f"{what} cannot be drawn as it is: {value} is not from {low} to {high}")
        return value


def open_offers(game: Game) -> list[Offer]:
    """Return the open offers, but for those whose promises make no sense any more: they would lapse."""
    nothing = [replace(one, give=NOTHING) for one in game.ledger.offers if one.state == "open"]
    return [game.ledger.offers[one.id - 1] for one in nothing if game.ledger.stands(game.t, one)]


def look_at(name: str, seed: int, number: int) -> Look:
    """Play a game with deals of all sorts going on, and stop it anywhere."""
    chooser = random.Random(f"resample/{name}/{seed}/{number}")
    game = new_game(name, chooser)
    dice = Dice(chooser.getrandbits(60))
    stop = min(chooser.randrange(1, LATEST_STOP), MOST_LINES)
    while not game.t.over and len(game.lines) < stop:
        asked = game.owed()
        seat = asked[dice.below(len(asked))]
        game.answer(seat, sample(game.menu(seat), dice))
        if game.t.sealing or game.t.fight_place >= 0 or dice.below(DEAL_EVERY) == 0:
            for fault in deal(game, chooser):
                raise AssertionError(fault)
    return Look(game, chooser.randrange(-1, game.t.seats), chooser.getrandbits(32))


def faults(look: Look) -> Iterator[str]:
    """Yield what is wrong with the worlds drawn for a seat."""
    game, seat, seed = look
    world = resample(game, seat, random.Random(seed))
    if _lived(world, seat) != _lived(game, seat):
        yield "a seat has not seen the same"
    if shown(world, seat, 0, PROBES) != shown(game, seat, 0, PROBES):
        yield "a seat is not shown the same when it tries things"
    again = world.rewound(len(world.lines))
    if (again, again.t, again.ledger) != (world, world.t, world.ledger):
        yield "the log of a drawn world does not replay"
    if resample(world, seat, random.Random(seed)) != world:
        yield "what is drawn depends on what the seat cannot know"
    yield from _untrue(game, seat)


def _untrue(game: Game, seat: int) -> Iterator[str]:
    """Yield why the true world cannot be drawn."""
    try:
        world = another_world(game, seat, TrueFate(game, seat))
    except TruthError as error:
        yield str(error)
        return
    if _tables(world) != _tables(game):
        yield "the true world was drawn and is another"
    if [_terms(one) for one in world.ledger.promises] != [_terms(one) for one in game.ledger.promises]:
        yield "the true promises were drawn and are others"
    if _open(world) != _open(game):
        yield "the true offers were drawn and are others"


def _terms(promise: Promise) -> tuple[int, int, Clause]:
    return promise.by, promise.to, promise.clause


def _open(game: Game) -> list[tuple[object, ...]]:
    """Return the open offers: who offers what to whom, and who has declined."""
    return sorted(
        (one.by, one.to, one.give, one.want, str(one.mine), str(one.theirs), one.until, sorted(one.declined))
        for one in open_offers(game)
    )


def _tables(game: Game) -> list[Table]:
    """Return the table after every answer, and at the end."""
    return [line.before for line in history.read(game) if line.deal is None] + [game.t]


def _lived(game: Game, seat: int) -> list[bytes]:
    """Return what a seat was told and shown whenever there was something for it, from the beginning on."""
    again = game.rewound(0)
    lived = []
    for line in game.lines:
        who = again.author(line.partition(": ")[0])
        facts = again.take(who, line.partition(": ")[2])
        told = [for_seat(again, fact.doc, seat) for fact in facts if fact.is_for(seat)]
        if told or who == seat or not is_deal(line.partition(": ")[2]):
            lived.append(wire_bytes(told) + shown(again, seat, 0, ()))
    return lived


def report(look: Look) -> str:
    """Return the log of a game in which something was found."""
    return log.text_of(look.game)
