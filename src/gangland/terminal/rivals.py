"""The bots at a table: they see views, remember what passed in the open, and answer at once."""

from __future__ import annotations

import hashlib

from gangland.bots.dealer import Dealer, has_proposed, proposal_text, reply_text
from gangland.bots.match import seen_by
from gangland.bots.roster import make_bot
from gangland.engine.ints import ints
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.refusal import Refusal


class Rivals:
    """The bots of one game, by seat."""

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed
        self.bots = {
            seat: make_bot(one.bot, _number(f"{seed}/{seat}"))
            for seat, one in enumerate(game.setup.seats)
            if one.bot
        }
        self.dealers = {seat: Dealer(bot) for seat, bot in self.bots.items()}
        self.watched = dict.fromkeys(self.bots, 0)

    def choose(self, game: Game, seat: int) -> int:
        """What a bot answers."""
        self._watch(game, seat)
        menu = game.menu(seat)
        if menu.count() == 1:
            return menu.nth(0, 0)
        return self.bots[seat].choose(game.g, game.view(seat), seat, menu)

    def propose(self, game: Game, seat: int) -> str:
        """DEA-1: what a bot offers by itself before its order; mostly nothing."""
        self._watch(game, seat)
        if has_proposed(game, seat):
            return ""
        bargain = self.dealers[seat].propose(game.g, game.view(seat), seat)
        return proposal_text(game, seat, bargain)

    def reply(self, game: Game, seat: int, offer: Offer) -> str:
        """DEA-1: what a bot says to an offer."""
        self._watch(game, seat)
        dealer, view = self.dealers[seat], game.view(seat)
        agrees = self._covers(game, seat, offer) and dealer.accepts(game.g, view, seat, offer)
        instead = None if agrees else dealer.counter(game.g, view, seat, offer)
        return reply_text(game, seat, offer, agrees, instead)

    def _covers(self, game: Game, seat: int, offer: Offer) -> bool:
        try:
            game.ledger.check_cover(game.t, seat, offer.want)
        except Refusal:
            return False
        return True

    def _watch(self, game: Game, seat: int) -> None:
        """Let a bot see what happened since it last looked."""
        fresh = game.happened[self.watched[seat] :]
        self.watched[seat] = len(game.happened)
        self.bots[seat].watch(seen_by(ints(fresh), seat), seat)


def _number(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())
