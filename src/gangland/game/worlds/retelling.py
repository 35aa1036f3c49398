"""Retelling: a script played in another world, with what was dealt in the dark as it was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from gangland.engine.menu import TOP
from gangland.game.deals.deal import ASSETS, NOTHING, Amounts, Offer, Reply
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.worlds.clues import Dark
from gangland.game.worlds.fate import Fate
from gangland.game.worlds.script import Answer, Said, Script
from gangland.rulesets.view import may_be_in_fist, tradable

OPEN: Final = "open"


class Retelling:
    """Plays a script from the start of a game."""

    def __init__(self, game: Game, script: Script, fate: Fate) -> None:
        """Go back to the start; `ids` has an offer's id in this world by the one in the script."""
        self.game = game.rewound(0)
        self.script = script
        self.fate = fate
        self.ids: dict[int, int] = {}
        self.fists: dict[int, int] = {}
        self.room: dict[int, int] = {}

    def tell(self, nets: Sequence[Amounts]) -> Game:
        """Return the game as it went, deals in the dark as drawn."""
        left = iter(nets)
        for scene in self.script.scenes:
            if isinstance(scene, Dark):
                self.deal_in_the_dark(scene, next(left))
            elif isinstance(scene, Said):
                self.say(scene)
            else:
                self.answer(scene)
        self.open_ends()
        for seat, line in self.fists.items():
            self.close(seat, line, self.fate.fist(seat, self.room[seat]))
        return self.game

    # answers

    def answer(self, scene: Answer) -> None:
        """Answer as all have seen; a fist that is still closed is empty for now."""
        game, seat = self.game, scene.seat
        self.turn_down(scene.closed)
        if not scene.is_secret:
            game.take(seat, scene.text)
            return
        self.room[seat] = game.menu(seat).rows[TOP]
        self.fists[seat] = len(game.lines)
        game.take(seat, f"{scene.text.split()[0]} 0")

    def turn_down(self, closed: tuple[int, ...]) -> None:
        """INF-3: offers were closed without a word to the seat: those they were made to declined."""
        for one in closed:
            offer = self.game.ledger.offers[self.ids[one] - 1]
            if offer.state == OPEN:
                self.decline(offer, [seat for seat in offer.to if seat not in offer.declined])

    def decline(self, offer: Offer, seats: Sequence[int]) -> None:
        """Have some decline an offer."""
        for seat in seats:
            self.game.deal(seat, Reply("decline", self.game.ledger.number(seat, offer.id)))

    def close(self, seat: int, line: int, amount: int) -> None:
        """Put something into a closed fist: nobody has seen it, and nothing has come of it yet."""
        game = self.game
        game.t.fist[seat] = amount
        game.lines[line] = f"{game.lines[line].rpartition(' ')[0]} {amount}"

    # deals

    def spend(self, seat: int, amounts: Amounts) -> None:
        """DEA-1: note how much a closed fist can hold if this is handed over."""
        if seat in self.room:
            asset = self.game.t.sealing
            left = tradable(self.game.t, seat, asset) - amounts[asset]
            self.room[seat] = min(self.room[seat], left)

    def say(self, scene: Said) -> None:
        """Say what the seat has heard, with the numbers of this world."""
        deal, ledger = scene.deal, self.game.ledger
        if isinstance(deal, Offer):
            if scene.counters:
                countered = self.ids[scene.counters]
                deal = replace(deal, counters=ledger.number(scene.seat, countered))
            self.game.deal(scene.seat, deal)
            self.ids[scene.offer] = ledger.offers[-1].id
            return
        if isinstance(deal, Reply):
            offer = ledger.offers[self.ids[scene.offer] - 1]
            if deal.verb == "accept":
                self.spend(scene.seat, offer.want)
                self.spend(offer.by, offer.give)
            deal = replace(deal, offer=ledger.number(scene.seat, offer.id))
        self.game.deal(scene.seat, deal)

    def deal_in_the_dark(self, dark: Dark, net: Amounts) -> None:
        """INF-3: two deal, and what they deal is as it was drawn."""
        game = self.game
        give, want = [max(0, one) for one in net], [max(0, -one) for one in net]
        for asset in range(len(ASSETS)):
            top = min(
                tradable(game.t, dark.maker, asset) - give[asset],
                tradable(game.t, dark.taker, asset) - want[asset],
            )
            is_first = isinstance(game.ledger, FirstLedger)
            if is_first or not may_be_in_fist(game.t, dark.maker, asset):
                both = self.fate.swapped(dark, asset, top)
                give[asset] += both
                want[asset] += both
        giving, wanting = (give[0], give[1], give[2]), (want[0], want[1], want[2])
        mine, theirs = self.fate.promises(game.t, dark, some=giving == wanting == NOTHING)
        game.deal(dark.maker, Offer(dark.maker, (dark.taker,), giving, wanting, mine, theirs))
        self.spend(dark.maker, giving)
        self.spend(dark.taker, wanting)
        number = game.ledger.number(dark.taker, game.ledger.offers[-1].id)
        game.deal(dark.taker, Reply("accept", number))

    def open_ends(self) -> None:
        """What others have declined, and what they have open between them, is theirs to know."""
        game, me = self.game, self.script.me
        if game.setup.open_deals or game.t.round == 0:
            return
        for offer in [one for one in game.ledger.offers if one.state == OPEN and me in one.to]:
            number = game.ledger.number(me, offer.id)
            asked = [seat for seat in offer.to if seat not in (me, *offer.declined)]
            self.decline(offer, [seat for seat in asked if self.fate.declines(number, seat)])
        others = [seat for seat in range(game.t.seats) if seat != me and game.t.is_alive(seat)]
        for offer in self.fate.offers(game.t, others):
            with suppress(Refusal):
                game.deal(offer.by, offer)
                self.decline(game.ledger.offers[-1], offer.declined)
