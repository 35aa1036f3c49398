"""The driver of a table: chance first, then the bots, then people.

Bots are handed views, menus and the events their seats may know, and nothing else. What they think is a
function without arguments, so that whoever has other things to do can have it run elsewhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from gangland.bots.bargaining.moments import buyers
from gangland.bots.bot import Bot
from gangland.bots.dealer import (
    WITH_PEOPLE,
    Dealer,
    Manners,
    Reply,
    has_remarked,
    may_haggle,
    owes,
    owes_tip,
    proposal_text,
    proposals,
    reasons,
    reply_text,
)
from gangland.bots.match import seen_by
from gangland.bots.mind import Mind
from gangland.bots.roster import LAST, make_bot
from gangland.bots.ways import DEALING, way_of
from gangland.bots.word import word_of
from gangland.engine.ints import ints, mypyc_attr
from gangland.engine.table import CHANCE
from gangland.game.deals.deal import Offer
from gangland.game.deals.talk import write
from gangland.game.game import Game

logger = logging.getLogger("gangland.bots")


@mypyc_attr(allow_interpreted_subclasses=True)
class Minds:
    """The bots of one game by seat, made when they are first asked."""

    def __init__(self, make: Callable[[int], Bot], manners: Manners = WITH_PEOPLE) -> None:
        """Nobody was asked yet; `make` makes the bot of a seat."""
        self.make = make
        self.manners = manners
        self.sits: Callable[[Bot, int, int], Dealer] = Dealer
        self.minds: dict[int, Mind] = {}
        self.undone = 0
        self.courted: set[tuple[int, int, int]] = set()
        self.pondered: set[tuple[int, int, int]] = set()

    def of(self, game: Game, seat: int) -> tuple[Mind, list[int]]:
        """Return the bot of a seat, and what is new to it; what was taken back, nobody remembers."""
        if game.way_back.total != self.undone:
            self.minds = {}
            self.undone = game.way_back.total
        if seat not in self.minds:
            self.minds[seat] = Mind(self.made(seat), self.manners, self.sits)
        mind = self.minds[seat]
        mind.story = game.happened
        news, mind.watched = game.happened[mind.watched :], len(game.happened)
        mind.word = word_of(game.ledger, seat, game.t.round, tuple(self.manners.partners(game, seat)))
        return mind, news

    def made(self, seat: int) -> Bot:
        """Return a bot for a seat; where none can be made, one of the simplest sits there."""
        try:
            return self.make(seat)
        except Exception:
            logger.exception("no bot could be made for seat %d", seat)
            return make_bot(LAST)

    def reason(self, seat: int) -> str:
        """Return how the bot of a seat came to its last answer, once; empty where nobody thought it out."""
        mind = self.minds.get(seat)
        if mind is None:
            return ""
        reason, mind.reason = mind.reason, ""
        return reason

    def dealing(self, seat: int) -> str:
        """Return how the bot of a seat comes to its deals."""
        mind = self.minds.get(seat)
        return "" if mind is None else way_of(mind.bot.reason(DEALING))

    def is_slow(self, seat: int) -> bool:
        """Return whether the bot of a seat thinks long; whoever was not asked yet does not."""
        mind = self.minds.get(seat)
        return mind is not None and mind.bot.slow

    def ponders(self, seat: int) -> float:
        """Return how many seconds the bot of a seat may think about an answer."""
        mind = self.minds.get(seat)
        return 0.0 if mind is None else float(mind.bot.ponders) / 1000.0

    def answering(self, game: Game, seat: int) -> Callable[[], str]:
        """Return the thinking that ends in an answer to the seat's question, in notation.

        All it looks at is of this moment: the game may go on while a bot thinks.
        """
        mind, news = self.of(game, seat)
        g, view, menu = game.g, game.view(seat), game.menu(seat)
        return lambda: game.notation.write(view, seat, mind.choose(g, view, seat, menu, news))

    def replying(self, game: Game, seat: int, offer: Offer) -> Callable[[], str]:
        """Return the thinking that ends in a reply to an offer."""
        mind, news = self.of(game, seat)
        g, view, again = game.g, game.view(seat), may_haggle(game, seat, offer)
        declined = reply_text(game, seat, offer, Reply(agrees=False))
        return lambda: mind.say(
            lambda: reply_text(game, seat, offer, mind.reply(g, view, seat, offer, news, again=again)),
            declined,
        )

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        """DEA-1: return the thinking that ends in an offer, as often as manners allow.

        Once more is allowed to whoever said why not: the bot may have heard what would do.
        """
        manners = self.manners
        left = manners.most - proposals(game, seat)
        heard = reasons(game, seat) if left == 0 else []
        if left <= 0 and not heard and not owes(game.ledger, seat):
            return None
        mind, news = self.of(game, seat)
        if heard:
            left, manners = 1 + manners.spare, manners._replace(partners=lambda *_: heard)
            mind.word = mind.word._replace(partners=tuple(heard))
        g, view = game.g, game.view(seat)
        return lambda: mind.say(
            lambda: proposal_text(game, seat, mind.propose(g, view, seat, news, left), manners)
        )

    def remarking(self, game: Game, seat: int) -> Callable[[], str] | None:
        """Return the thinking that ends in a line, mostly in none: one a round at most, and a last word."""
        if has_remarked(game, seat) and not game.t.over:
            return None
        mind, news = self.of(game, seat)
        g, view, partners = game.g, game.view(seat), self.manners.partners(game, seat)

        def think() -> str:
            said = mind.talk(g, view, seat, news)
            return write(game, said) if said is not None and {*said.to} <= {*partners} else ""

        return lambda: mind.say(think)

    def telling(self, game: Game, seat: int) -> Callable[[], str] | None:
        """DEA-3: return the thinking that ends in a tip that was promised, or in silence; once a while."""
        owed = self.untold(game, seat)
        if not owed:
            return None
        self.pondered.add(owed[0])
        mind, news = self.of(game, seat)
        g, view = game.g, game.view(seat)

        def think() -> str:
            said = mind.tell(g, view, seat, news)
            return "" if said is None else write(game, said)

        return lambda: mind.say(think)

    def untold(self, game: Game, seat: int) -> list[tuple[int, int, int]]:
        """DEA-3: return the tips a bot owes and has not thought of since its last order."""
        orders, undone = game.t.tokens[seat], game.way_back.total
        owed = [(promise.id, orders, undone) for promise in owes_tip(game.ledger, seat)]
        return [] if game.t.over else [one for one in owed if one not in self.pondered]

    def teller(self, game: Game, bots: Iterable[int]) -> int | None:
        """DEA-3: return the next bot that owes somebody a tip, and is to think of it."""
        return next((seat for seat in bots if self.untold(game, seat)), None)

    def suitor(self, game: Game, bots: Iterable[int]) -> int | None:
        """DEA-1: return the next bot that may pay for something in its fight while another seat is asked."""
        for seat in fighters(game, bots):
            if moment_of(game, seat) not in self.courted and self.manners.partners(game, seat):
                return seat
        return None

    def court(self, game: Game, seat: int) -> None:
        """Note that a bot has thought of that at this moment: it does so once."""
        self.courted.add(moment_of(game, seat))

    # the same at once

    def answer(self, game: Game, seat: int) -> str:
        """Return what a bot answers."""
        return self.answering(game, seat)()

    def reply(self, game: Game, seat: int, offer: Offer) -> str:
        """Return what a bot says to an offer."""
        return self.replying(game, seat, offer)()

    def proposal(self, game: Game, seat: int) -> str:
        """Return what a bot offers by itself before its order."""
        think = self.proposing(game, seat)
        return think() if think else ""

    def tip(self, game: Game, seat: int) -> str:
        """Return what a bot tells of what it has promised to."""
        think = self.telling(game, seat)
        return think() if think else ""

    def remark(self, game: Game, seat: int) -> str:
        """Return what a bot says before its answer."""
        think = self.remarking(game, seat)
        return think() if think else ""


def next_answer(game: Game, bots: Iterable[int]) -> int | None:
    """Return the next of these seats that owes an answer; nobody answers while chance is asked."""
    owed = game.t.owed
    return None if owed >> CHANCE & 1 else next((seat for seat in bots if owed >> seat & 1), None)


def fighters(game: Game, bots: Iterable[int]) -> list[int]:
    """DEA-1: return those of these seats that may pay for something in a fight while another is asked."""
    if game.t.owed >> CHANCE & 1 or game.t.over:
        return []
    may = buyers(game.g, game.t) & ~game.t.owed
    return [seat for seat in bots if may >> seat & 1]


def moment_of(game: Game, seat: int) -> tuple[int, int, int]:
    """INF-3: return a seat and this moment as it knows it, another one after something was taken back."""
    return seat, len(seen_by(ints(game.happened), seat)), game.way_back.total


def is_sought(game: Game, seat: int) -> bool:
    """DEA-1: return whether a seat is asked what others might pay for, whether or not there is an offer."""
    return not game.t.owed >> CHANCE & 1 and bool(game.t.owed >> seat & 1 and buyers(game.g, game.t))


def next_reply(game: Game, bots: Iterable[int]) -> tuple[int, Offer] | None:
    """Return the next of these seats that was made an offer and has not replied, to the left of its maker."""
    for offer in game.ledger.offers:
        for seat in offer.to:
            if offer.state == "open" and seat not in offer.declined and seat in bots:
                return seat, offer
    return None


def seats_of_bots(game: Game) -> list[int]:
    """Return the seats that bots have from the start."""
    return [seat for seat, one in enumerate(game.setup.seats) if one.bot]
