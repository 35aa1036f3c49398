"""A script: what a seat has seen of a game, line by line, to be played again in another world."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gangland.engine import event as ev
from gangland.game.deals.deal import Deal, Gift, Offer, Reply, Talk
from gangland.game.game import Game
from gangland.game.worlds.clues import Dark
from gangland.game.worlds.history import Line, closing_lines, is_seen

OPEN: Final = "open"


@dataclass(frozen=True)
class Answer:
    """An answer all have seen, but for what is in a fist; offers with these ids were closed by then."""

    seat: int
    text: str
    closed: tuple[int, ...] = ()
    is_secret: bool = False


@dataclass(frozen=True)
class Said:
    """A deal the seat has seen; `offer` is the id of the offer it makes or speaks of."""

    seat: int
    deal: Deal
    offer: int = 0
    counters: int = 0


Scene = Answer | Said | Dark


class Script:
    """Reads a game as one seat (-1: an onlooker) has seen it."""

    def __init__(self, game: Game, seat: int) -> None:
        """Start with an empty page."""
        self.me = seat
        self.open_deals = game.setup.open_deals
        self.closing = closing_lines(game, seat)
        self.scenes: list[Scene] = []

    def read(self, line: Line) -> None:
        """Add what the seat has seen of a line."""
        if line.deal is None:
            is_secret = self.closing.get(line.seat) == line.number
            self.scenes.append(Answer(line.seat, line.text, self.closed(line), is_secret))
        elif isinstance(line.deal, Talk):
            if not line.deal.to or self.me in (line.seat, *line.deal.to):
                self.scenes.append(Said(line.seat, line.deal))
        elif line.outcome in ("accepted", "gift") and not is_seen(line, self.me, open_deals=self.open_deals):
            self.scenes.append(Dark(line.number, line.offer.by, line.taker, (0, 0, 0), -1))
        elif not self.knows(line.offer):
            return
        elif isinstance(line.deal, Offer):
            self.scenes.append(Said(line.seat, line.deal, len(line.offers) + 1, line.counters))
        elif isinstance(line.deal, Gift):
            self.scenes.append(Said(line.seat, line.deal))
        else:
            self.read_reply(line, line.deal)

    def knows(self, offer: Offer) -> bool:
        """INF-3: return whether the seat sees an offer."""
        return self.open_deals or self.me in (offer.by, *offer.to)

    def closed(self, line: Line) -> tuple[int, ...]:
        """DEA-1: return the offers that who closes a fist need not take back: they were closed before."""
        if not any(row[0] == ev.FIST for row in line.events):
            return ()
        own = [one for one in line.offers if one.by == line.seat and self.knows(one)]
        return tuple(one.id for one in own if one.state != OPEN)

    def read_reply(self, line: Line, reply: Reply) -> None:
        """INF-3: a reply is seen by its parties; others see an offer taken or withdrawn, for any reason."""
        offer = line.offer
        is_party = self.open_deals or self.me in (line.seat, offer.by)
        if is_party or line.outcome in ("accepted", "withdrawn"):
            self.scenes.append(Said(line.seat, reply, offer.id))
        elif line.outcome == "lapsed" and self.me not in offer.declined:
            self.scenes.append(Said(offer.by, replace(reply, verb="withdraw", why=""), offer.id))
