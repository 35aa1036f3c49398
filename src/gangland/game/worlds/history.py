"""A game read again line by line, with the table before and after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from gangland.engine import event as ev
from gangland.engine.step import options
from gangland.engine.table import OPEN, Table
from gangland.game.deals import talk
from gangland.game.deals.deal import Deal, Gift, Offer, Reply
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.game import Game
from gangland.game.happenings import HOUSE

Row = tuple[int, ...]
NO_OFFER = Offer(-1, ())


@dataclass
class Line:
    """One line of a log: an answer (of chance too) or a deal, and what came of it.

    `offers` are all there were, `offer` is the one it makes or speaks of, as it was, `counters` the id of the
    one that is countered; `outcome` is what became of a deal.
    """

    number: int
    seat: int
    text: str
    before: Table
    after: Table
    offers: list[Offer]
    events: list[Row] = field(default_factory=list)
    action: int = 0
    deal: Deal | None = None
    offer: Offer = NO_OFFER
    counters: int = 0
    outcome: str = ""

    @property
    def taker(self) -> int:
        """Return who took an offer, or was given a gift."""
        return self.offer.to[0] if isinstance(self.deal, Gift) else self.seat


def read(game: Game) -> Iterator[Line]:
    """Yield every line of a game as it is played again; `after` is the table itself, not a copy."""
    again = game.rewound(0)
    for number, written in enumerate(game.lines):
        who, _, text = written.partition(": ")
        seat = again.author(who)
        if seat == HOUSE:  # neither rules in force nor the parts of dice tell anybody anything
            again.take(seat, text)
            continue
        line = Line(number, seat, text, again.t.copy(), again.t, again.ledger.offers[:])
        if talk.is_deal(text):
            line.deal = _value(again, talk.read(again, seat, text), seat)
            line.offer = _offer(again, seat, line.deal)
            if line.offer.counters and line.offer is line.deal:
                line.counters = again.ledger.seen[seat][line.offer.counters - 1]
            line.outcome = str(again.deal(seat, line.deal)[0].doc["event"])
        else:
            line.action = again.notation.read(again.t, seat, text, options(again.g, again.t, seat))
            told = len(again.happened)
            again.answer(seat, line.action)
            flat = again.happened[told:]
            line.events = [tuple(flat[at : at + ev.WIDTH]) for at in range(0, len(flat), ev.WIDTH)]
        yield line


def _value(game: Game, deal: Deal, seat: int) -> Deal:
    """DEA-3: return a deal with a gift as the offer it is, but under the first rules."""
    if isinstance(deal, Gift) and not isinstance(game.ledger, FirstLedger):
        return Offer(seat, deal.to, deal.give)
    return deal


def _offer(game: Game, seat: int, deal: Deal) -> Offer:
    if isinstance(deal, Reply):
        return game.ledger.offers[game.ledger.seen[seat][deal.offer - 1] - 1]
    if isinstance(deal, Gift):
        return Offer(seat, deal.to, deal.give)
    return deal if isinstance(deal, Offer) else NO_OFFER


def is_seen(line: Line, seat: int, *, open_deals: bool) -> bool:
    """INF-3: return whether a seat sees what was dealt, or that a deal lapsed, and not only that two dealt.

    Who is asked too and has not declined sees an offer go; that it lapsed only its parties learn.
    """
    offer = line.offer
    if open_deals or seat in (offer.by, line.taker):
        return True
    return seat in offer.to and seat not in offer.declined and line.outcome != "lapsed"


def closing_lines(game: Game, seat: int) -> dict[int, int]:
    """Return the lines in which others closed the fists that are still closed."""
    found: dict[int, int] = {}
    for other in range(game.t.seats):
        if other != seat and game.t.fist[other] != OPEN:
            name = game.notation.seat(game.t, other)
            for number, line in enumerate(game.lines):
                if line.startswith((f"{name}: guns ", f"{name}: market ")):
                    found[other] = number
    return found
