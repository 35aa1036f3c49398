"""The bazaar: a game between bots who also make each other offers, reply and promise, with ledger and log.

It is the driver's way in one process: what a bot proposes before an answer, or before another's in a fight of
its own, everybody replies to at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from gangland.arena.bout import WHOLE, Closing, Numbers, Pledge
from gangland.bots.bot import Bot
from gangland.bots.contest import Contest
from gangland.bots.dealer import AMONG_BOTS, rivals
from gangland.bots.driver import Minds, fighters, next_answer, next_reply
from gangland.bots.match import Match
from gangland.bots.prospects import prospects
from gangland.bots.tally import CASH_CENTS, GOODS_CENTS, GUN_CENTS
from gangland.engine.action import PICK_GANG, pack
from gangland.engine.ints import ints
from gangland.engine.menu import KIND, Menu
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.deals.deal import ASSETS, Amounts, Offer, Verdict
from gangland.game.deals.ledger import Ledger
from gangland.game.game import Game
from gangland.game.refusal import Refusal

CENTS = (CASH_CENTS, GUN_CENTS, GOODS_CENTS)


def cents(amounts: Amounts) -> int:
    """Return what cash, guns and goods count for."""
    return sum(amount * each for amount, each in zip(amounts, CENTS, strict=True))


class Dealings(NamedTuple):
    """What came of the deals of a game, by seat: see `Bout`."""

    proposed: Numbers
    dealt: Numbers
    worth: Numbers
    kept: Numbers
    broken: Numbers


def dealings(game: Game) -> Dealings:
    """Read the ledger of a game."""
    found = Dealings(*([0] * game.t.seats for _ in Dealings._fields))
    for offer in game.ledger.offers:
        found.proposed[offer.by] += 1
        if offer.state == "accepted":
            gain = cents(offer.want) - cents(offer.give)
            for seat, worth in ((offer.by, gain), (offer.taker, -gain)):
                found.dealt[seat] += 1
                found.worth[seat] += worth
    for promise in game.ledger.promises:
        found.kept[promise.by] += promise.verdict is Verdict.KEPT
        found.broken[promise.by] += promise.verdict is Verdict.BROKEN
    return found


def appraised(game: Game, offer: Offer) -> Closing:
    """Return a deal that was just closed, with what both could hope for before it and after.

    The arena looks on, so it may see what nobody at the table does.
    """
    earlier, pair = game.t.copy(), (offer.by, offer.taker)
    for asset in range(len(ASSETS)):
        change = offer.give[asset] - offer.want[asset]
        earlier.add_asset(offer.by, asset, change)
        earlier.add_asset(offer.taker, asset, -change)
    before, after = (
        [round(chances[seat] * WHOLE) for seat in pair]
        for chances in (prospects(game.g, earlier), prospects(game.g, game.t))
    )
    return Closing(*pair, game.t.round, list(offer.give), list(offer.want), before, after)


def accepted(ledger: Ledger) -> set[int]:
    """Return which offers of a game were taken so far, by their place in the ledger."""
    return {number for number, offer in enumerate(ledger.offers) if offer.state == "accepted"}


class Bazaar:
    """One game with deals; the silent neither make nor take any."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        silent: AbstractSet[int] = frozenset(),
        witness: Match | None = None,
    ) -> None:
        """Sit the bots down; a witness is told what is taken and what happens, as a match at this table."""
        seats = range(game.t.seats)
        self.game = game
        self.minds = Minds(bots.__getitem__, AMONG_BOTS._replace(partners=self.partners))
        self.seats = list(seats)
        self.dealers = [seat for seat in seats if seat not in silent]
        self.contest = Contest(game.g, game.t, list(bots))
        self.witness = witness or self.contest
        self.said: set[tuple[int, str]] = set()
        self.closed: list[tuple[Closing, int, int]] = []

    def partners(self, game: Game, seat: int) -> list[int]:
        """Return those a seat can deal with."""
        return [rival for rival in rivals(game, seat) if rival in self.dealers]

    def play(self, dice: Dice, gangs: Sequence[int] = ()) -> None:
        """Play to the end; gangs are assigned where `gangs` says which, else the bots pick."""
        while not self.game.t.over:
            self.step(dice, gangs)

    def step(self, dice: Dice, gangs: Sequence[int] = ()) -> None:
        """Have the next question answered, by chance or by a bot once all have bargained who want to."""
        game = self.game
        seat = next_answer(game, self.seats)
        if seat is None:
            menu = game.menu(CHANCE)
            self.answer(CHANCE, menu, dice.answer(game.g, game.t, menu))
        else:
            for one in (*fighters(game, self.dealers), seat):
                self.bargain(one)
            menu = game.menu(seat)
            self.answer(seat, menu, self.chosen(seat, menu, gangs))

    def answer(self, seat: int, menu: Menu, action: int) -> None:
        """Take an answer, before the witness."""
        before = len(self.game.happened)
        self.witness.taken(seat, menu, action)
        self.witness.decisions += seat != CHANCE
        self.game.answer(seat, action)
        self.witness.happened(ints(self.game.happened[before:]))

    def bargain(self, seat: int) -> None:
        """DEA-1: have a bot that is to answer propose what it likes, and all reply; no bot repeats itself."""
        while seat in self.dealers and (offer := self.minds.proposal(self.game, seat)):
            if (seat, offer) in self.said:
                return
            self.said.add((seat, offer))
            try:
                self.game.take(seat, offer)
            except Refusal:
                return
            self.reply()
            self.tell()

    def tell(self) -> None:
        """DEA-3: have those who owe a tip give it, or keep it to themselves."""
        while (seat := self.minds.teller(self.game, self.dealers)) is not None:
            if line := self.minds.tip(self.game, seat):
                self.game.take(seat, line)

    def reply(self) -> None:
        """DEA-1: have every offer replied to; what a reply may not do is a no."""
        while (waiting := next_reply(self.game, self.dealers)) is not None:
            seat, offer = waiting
            try:
                self.take(seat, self.replied(seat, offer))
            except Refusal:
                self.take(seat, f"decline {self.game.ledger.number(seat, offer.id)}")

    def replied(self, seat: int, offer: Offer) -> str:
        """Return what a seat says to an offer."""
        return self.minds.reply(self.game, seat, offer)

    def take(self, seat: int, text: str) -> None:
        """Take what a seat says of deals, and appraise the deal that it may have closed."""
        ledger = self.game.ledger
        promised, before = len(ledger.promises), accepted(ledger)
        self.game.take(seat, text)
        for number in accepted(ledger) - before:
            closing = appraised(self.game, ledger.offers[number])
            self.closed.append((closing, promised, len(ledger.promises)))

    def closings(self) -> list[Closing]:
        """Return the deals that were closed, with what became of their promises by now."""
        promises = self.game.ledger.promises
        for closing, first, last in self.closed:
            closing.pledges = [
                Pledge(one.by, one.to, one.clause.vow.value, one.verdict.value)
                for one in promises[first:last]
            ]
        return [closing for closing, _, _ in self.closed]

    def chosen(self, seat: int, menu: Menu, gangs: Sequence[int]) -> int:
        """Return the answer of a seat, by the clock; where there is but one, nobody is asked."""
        mind, news = self.minds.of(self.game, seat)
        mind.learn(seat, news)
        if gangs and menu.rows[KIND] == PICK_GANG:
            return pack(PICK_GANG, 0, gangs[seat])
        if menu.count() == 1:
            return menu.nth(0, 0)
        return self.contest.thought(seat, self.game.view(seat), menu)
