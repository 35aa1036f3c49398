"""DEA: how a bot deals with people: it proposes now and then, takes what gains, and haggles a little.

Who is turned down is told why, in one word that everybody reads in their own language (`deals/phrases`).

Where people sit at the table a bot proposes nothing to other bots: they would be faster than any person.
Among themselves they deal as long as something comes of it (`AMONG_BOTS`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from gangland.bots.bot import Bot
from gangland.bots.word import Word
from gangland.engine.catalogue import GOODS, GUNS
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Promise, Talk, Verdict, Vow
from gangland.game.deals.ledger import Ledger
from gangland.game.deals.phrases import WHYS
from gangland.game.deals.talk import write
from gangland.game.game import Game
from gangland.rulesets import ids
from gangland.rulesets.view import may_be_in_fist, tradable

KEEP = "keep"
HEARING: Final = 3
"""For how many pauses a bot that decides a fight, or could use guns for one, waits for people."""
ROOM: Final = ("little", "dear", "promise", "much")
"""Reasons after which something else may do."""


class Reply(NamedTuple):
    """What a bot says to an offer: whether it takes it, what it offers instead, and why not."""

    agrees: bool
    instead: Offer | None = None
    why: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A bot as it is asked: for an answer, and as a partner in deals; it may also think elsewhere."""

    def __init__(self, bot: Bot, every: int = 3, spare: int = 0) -> None:
        """Deal for a bot, which proposes something once in so many rounds, and spares some for fights."""
        self.bot: Bot = bot
        self.every: i64 = every
        self.spare: i64 = spare

    def learn(self, seat: i64, events: Ints, word: Word) -> None:
        """Tell the bot what happened and what was promised, as far as its seat may know of either."""
        self.bot.hear(word)
        self.bot.watch(events, seat)

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Return the bot's answer to the question of the moment."""
        return self.bot.choose(g, view, seat, menu)

    def reason(self, kind: i64) -> str:
        """Return how the bot came to its last answer, which was of this kind."""
        return self.bot.reason(kind)

    def talk(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """Return what the bot says, if anything."""
        return self.bot.says(g, view, seat)

    def tell(self, g: Rules, view: Table, seat: i64) -> Talk | None:
        """DEA-3: return the tip the bot owes and gives, if any."""
        return self.bot.tells(g, view, seat)

    def reply(self, g: Rules, view: Table, seat: i64, offer: Offer, *, again: bool = False) -> Reply:
        """DEA-1, DEA-4: return whether the bot takes an offer, what it would rather have, and why not."""
        covered = all(amount <= tradable(view, seat, asset) for asset, amount in enumerate(offer.want))
        if covered and self.accepts(g, view, seat, offer):
            return Reply(True)
        instead = self.counter(g, view, seat, offer, again=again)
        return Reply(False, instead, self.refusal(g, view, seat, offer))

    def propose(self, g: Rules, view: Table, seat: i64, left: i64 = 1) -> Offer | None:
        """Return what to offer before an order, not in every round, or where a fight is about to be decided.

        What was promised is paid whatever manners say; `left` is how many more proposals these allow.
        """
        is_order = g.is_in(view, ids.ISSUE_ORDERS)
        owed = self.bot.pays(g, view, seat) if is_order else None
        if owed is not None or left <= 0:
            return owed
        if not is_order:
            return self.bot.sides(g, view, seat)
        is_time = left > self.spare and (view.round + seat) % self.every == 0
        return self.bot.offers(g, view, seat) if is_time else None

    def accepts(self, g: Rules, view: Table, seat: i64, offer: Offer) -> bool:
        """Return whether to take an offer."""
        return not asks_too_much(view, seat, offer) and self.bot.takes(g, view, seat, offer)

    def counter(self, g: Rules, view: Table, seat: i64, offer: Offer, *, again: bool = False) -> Offer | None:
        """Return what to offer instead; a counter-offer gets none, unless one may haggle again."""
        if (offer.counters and not again) or asks_too_much(view, seat, offer):
            return None
        return self.bot.haggles(g, view, seat, offer)

    def refusal(self, g: Rules, view: Table, seat: i64, offer: Offer) -> str:
        """Return why an offer is not taken; of what a fist may hold it says nothing (INF-1)."""
        if not offer.theirs and asks_too_much(view, seat, offer):
            return KEEP
        word = self.bot.objects(g, view, seat, offer)
        return word if word in WHYS else ""


def asks_too_much(view: Table, seat: i64, offer: Offer) -> bool:
    """DEA-1: return whether an offer asks for guns or goods out of reach, or that a closed fist may hold.

    Of a fist either answer would tell, whatever is in it; guns that were pulled cannot be sold.
    """
    for asset in (GUNS, GOODS):
        asked = offer.want[asset]
        if asked and (may_be_in_fist(view, seat, asset) or asked > tradable(view, seat, asset)):
            return True
    return False


def people(game: Game, seat: int) -> list[int]:
    """Return the rivals still in the game that are people."""
    return [rival for rival in rivals(game, seat) if not game.setup.seats[rival].bot]


def rivals(game: Game, seat: int) -> list[int]:
    """Return the rivals still in the game."""
    return [rival for rival in range(game.t.seats) if rival != seat and game.t.is_alive(rival)]


class Manners(NamedTuple):
    """How bots deal at a table: in which of so many rounds, how often in one, and with whom.

    The last few of a round are spared for fights, where somebody may have to be paid.
    """

    every: int
    most: int
    partners: Callable[[Game, int], list[int]]
    spare: int = 0


WITH_PEOPLE: Final = Manners(3, 1, people)
AMONG_BOTS: Final = Manners(1, 4, rivals, 1)


def proposals(game: Game, seat: int) -> int:
    """Return how often a bot has proposed something in this round, by the ledger; paying is not proposing."""
    made = [one for one in game.ledger.offers if one.by == seat and not one.counters]
    return sum(one.until == game.t.round and not is_payment(game.ledger, one) for one in made)


def has_remarked(game: Game, seat: int) -> bool:
    """INF-3: return whether a bot has said its line of the round; a tip is none, or silence would tell."""
    for fact in reversed(game.facts):
        if fact.doc["event"] == "round":
            return False
        if fact.doc["event"] == "said" and fact.doc["seat"] == seat and "held" not in fact.doc:
            return True
    return False


def is_payment(ledger: Ledger, offer: Offer) -> bool:
    """DEA-3: return whether an offer pays what was promised, and does not court anybody's favour."""
    return offer.is_gift and any(
        one.by == offer.by
        and one.to in offer.to
        and one.clause.vow is Vow.PAY
        and one.clause.amounts == offer.give
        and one.clause.until >= offer.until
        for one in ledger.promises
    )


def reasons(game: Game, seat: int) -> list[int]:
    """DEA-1: return the people who said in this round why not, in a word that leaves room."""
    return [
        who
        for one in game.ledger.offers
        if one.by == seat and one.until == game.t.round and not one.counters
        for who in one.declined
        if one.why_not(who) in ROOM and not game.setup.seats[who].bot and game.t.is_alive(who)
    ]


def may_haggle(game: Game, seat: int, offer: Offer) -> bool:
    """Return whether a bot may answer an offer with another; a person's counter-offer it answers so once."""
    offers = game.ledger.offers
    if not offer.counters:
        return True
    if game.setup.seats[offer.by].bot:
        return False
    while offer.counters:
        offer = offers[offer.counters - 1]
        if offer.by == seat and offer.counters and offers[offer.counters - 1].counters:
            return False
    return True


def owes(ledger: Ledger, seat: int) -> bool:
    """DEA-3: return whether a seat has promised a payment that is neither made nor overdue."""
    return any(
        one.by == seat and one.verdict is Verdict.OPEN and one.clause.vow is Vow.PAY
        for one in ledger.promises
    )


def owes_tip(ledger: Ledger, seat: int) -> list[Promise]:
    """DEA-3: return a seat's promises to tell something that was not told yet."""
    return [
        one
        for one in ledger.promises
        if one.by == seat and one.verdict is Verdict.OPEN and one.clause.vow is Vow.TELL and not one.told
    ]


def proposal_text(game: Game, seat: int, offer: Offer | None, manners: Manners = WITH_PEOPLE) -> str:
    """Write a proposal to those it is for; empty where there is none to make or nobody to make it to."""
    if offer is None:
        return ""
    partners = manners.partners(game, seat)
    to = tuple(rival for rival in partners if not offer.to or rival in offer.to)
    return write(game, replace(offer, by=seat, to=to, until=game.t.round)) if to else ""


def reply_text(game: Game, seat: int, offer: Offer, reply: Reply) -> str:
    """Write what is said to an offer: yes, something else instead, or no."""
    number = game.ledger.number(seat, offer.id)
    why = f" why={reply.why}" if reply.why else ""
    if reply.agrees:
        return f"accept {number}"
    if reply.instead is None:
        return f"decline {number}{why}"
    instead = replace(reply.instead, by=seat, to=(offer.by,), until=game.t.round, counters=offer.id)
    return write(game, replace(instead, why=reply.why))
