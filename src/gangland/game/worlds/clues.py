"""Clues: what a history tells a seat of the amounts behind the blinds of others.

Every change of an amount is told to all (INF-2), but for what two others deal in the dark (INF-3): that they
dealt is told, not what. So a seat knows every amount up to these deals, and learns more of them afterwards
by what others could pay, what they could not, what it saw itself, and whom the most or the least of
something hit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from gangland.engine import event as ev
from gangland.engine.catalogue import HASSLE
from gangland.engine.step import answer
from gangland.engine.table import OPEN, Table
from gangland.game.deals.deal import Amounts, Offer
from gangland.game.deals.first_ledger import FirstLedger
from gangland.game.game import Game
from gangland.game.happenings import rows
from gangland.game.worlds.history import Line, Row, closing_lines, is_seen
from gangland.game.worlds.needs import ASSETS, needs
from gangland.game.worlds.room import MUCH
from gangland.rulesets.cards import LEAST, MOST


class Bound(NamedTuple):
    """A seat holds at least and at most so much more of an asset than is the case."""

    seat: int
    asset: int
    low: int = -MUCH
    high: int = MUCH


class Dark(NamedTuple):
    """A deal of two others in the dark: its line, its parties, and what the maker gave, less what it got.

    `stuck` is the asset the maker's fist was closed on, of which it cannot have given any (DEA-1), or -1.
    """

    line: int
    maker: int
    taker: int
    net: Amounts
    stuck: int


@dataclass
class Span:
    """The time from one deal in the dark to the next: bounds, and choices between bounds."""

    bounds: list[Bound] = field(default_factory=list)
    choices: list[list[list[Bound]]] = field(default_factory=list)


class Moment(NamedTuple):
    """What everybody held when a card was measured, who was in the game, and in which span that was."""

    held: list[list[int]]
    alive: int
    span: Span


class Clues:
    """What one seat (-1: an onlooker) may conclude from a game, line by line."""

    def __init__(self, game: Game, seat: int) -> None:
        """Start where nothing is hidden: what a position or a card says is known."""
        self.me = seat
        self.game = game
        self.closed = closing_lines(game, seat)
        self.rivals = [other for other in range(game.t.seats) if other != seat]
        self.spans = [Span()]
        self.dark: list[Dark] = []
        self.resolved: dict[int, int] = {}
        self.moments: dict[int, Moment] = {}

    def bound(self, seat: int, asset: int, low: int = -MUCH, high: int = MUCH) -> None:
        """Note what must hold now."""
        if seat != self.me:
            self.spans[-1].bounds.append(Bound(seat, asset, low, high))

    def read(self, line: Line) -> None:
        """See what a line tells."""
        if line.outcome in ("accepted", "lapsed", "gift"):
            self.read_deal(line)
        elif line.deal is None:
            if line.seat in self.rivals and self.closed.get(line.seat) != line.number:
                self.read_needs(line)
            self.read_events(line)

    # what others could do

    def read_needs(self, line: Line) -> None:
        """A seat could answer as it did: it had what that takes."""
        t, seat = line.before, line.seat
        ways = needs(self.game.g, t, seat, line.action)
        bounds = [
            [Bound(seat, asset, way[asset] - t.asset(seat, asset)) for asset in ASSETS if way[asset]]
            for way in ways
        ]
        if len(ways) == 1:
            self.spans[-1].bounds += bounds[0]
        else:
            self.spans[-1].choices.append(bounds)

    # what happened

    def read_events(self, line: Line) -> None:
        """Nobody ever has less than nothing; what fell short, or was shown, is known."""
        after, events = line.after, line.events
        held = [[after.asset(one, asset) for asset in ASSETS] for one in range(after.seats)]
        alive, measured = after.alive, []
        for row in reversed(events):
            kind, _, a, b, c, *_ = row
            if kind == ev.DISBANDED:
                alive |= 1 << a
            elif kind == ev.AFFECTED:
                measured.append((row, Moment([one[:] for one in held], alive, self.spans[-1])))
            elif kind == ev.GAINED:
                self.bound(a, b, -held[a][b] if c < 0 else -MUCH)
                held[a][b] -= c
            elif kind == ev.STOLE:
                self.read_theft(row, held)
            elif kind == ev.SOLD:
                self.bound(a, 2, -held[a][2])
                held[a][2] += b
            elif kind == ev.SEEN and self.me >= 0 and row[1] >> self.me & 1:
                self.pin(a, *ASSETS)
        for row, moment in reversed(measured):
            self.read_marks(row, moment)
        if any(row[0] in (ev.GAINED, ev.STOLE, ev.HELD) for row in events):
            self.read_shortage(line)

    def read_theft(self, row: Row, held: list[list[int]]) -> None:
        """TRX-3: what was stolen was there."""
        thief, victim, asset, got = row[2:6]
        self.bound(victim, asset, -held[victim][asset])
        held[thief][asset] -= got
        held[victim][asset] += got

    def pin(self, seat: int, *assets: int) -> None:
        """This much of it, and no other."""
        for asset in assets:
            self.bound(seat, asset, 0, 0)

    def read_shortage(self, line: Line) -> None:
        """What would have been otherwise had everybody had one more tells how much there was.

        With one more for all, the most and the least of something are the same gangs.
        """
        plain = [row for row in line.events if row[0] not in (ev.PEEKED, ev.SEEN)]
        for asset in ASSETS:
            t = line.before.copy()
            for one in range(t.seats):
                t.add_asset(one, asset, 1)
            answer(self.game.g, t, line.seat, line.action)
            other = [row for row in rows(t.events) if row[0] not in (ev.PEEKED, ev.SEEN)]
            for here, there in zip(plain, other, strict=False):
                if here[0] != there[0]:
                    break
                if here != there and here[0] in (ev.GAINED, ev.HELD):
                    self.pin(here[2], asset)
                elif here != there and here[0] == ev.STOLE:
                    self.pin(here[3], asset)

    # whom the most or the least of something hit

    def read_marks(self, row: Row, moment: Moment) -> None:
        """REV-7: who was hit was measured when the card came to it, effect by effect."""
        card, told = row[2], row[3]
        c = self.game.g.catalogue
        if c.card_kind[card] == HASSLE:
            self.compare(c.card_who[card], c.card_of[card], told, moment, moment.alive)
            return
        index = self.resolved.get(card, 0)
        self.resolved[card] = index + 1
        first = self.moments.setdefault(card, moment)
        fx = c.card_effect[card] + index
        split = self.game.g.deeds[c.fx_do[fx]].is_for_one()
        self.compare(c.fx_who[fx], c.fx_of[fx], told, first, moment.alive, may_split=split)

    def compare(
        self, who: int, of: int, told: int, moment: Moment, alive: int, *, may_split: bool = False
    ) -> None:
        """INF-4: those hit had the most, or the least, of a hidden asset, and all of them alike."""
        if who not in (MOST, LEAST) or of not in ASSETS:
            return
        choice = []
        for hit in possible_hits(told, moment.alive, moment.alive & ~alive, may_split=may_split):
            choice += list(self.levels(1 if who == MOST else -1, of, hit, moment))
        moment.span.choices.append(choice)

    def levels(self, sign: int, asset: int, hit: int, moment: Moment) -> Iterator[list[Bound]]:
        """Yield the bounds for each amount that those hit may have had.

        What all rivals hold together is known, those out of the game too; what those inside hold is not.
        """
        held = [one[asset] for one in moment.held]
        inside = [seat for seat in range(len(held)) if moment.alive >> seat & 1]
        top = sum(held[seat] for seat in self.rivals)
        levels: list[int] = [*range(top + 1)]
        if self.me in inside:
            mine = held[self.me]
            is_hit = hit >> self.me & 1
            levels = [mine] if is_hit else [one for one in range(top + 2) if sign * (one - mine) > 0]
        for level in levels:
            bounds = []
            for seat in inside:
                if seat == self.me:
                    continue
                more = level - held[seat]
                if hit >> seat & 1:
                    bounds.append(Bound(seat, asset, more, more))
                elif sign > 0:
                    bounds.append(Bound(seat, asset, high=more - 1))
                else:
                    bounds.append(Bound(seat, asset, low=more + 1))
            yield bounds

    # deals

    def read_deal(self, line: Line) -> None:
        """DEA-4: a deal was covered, or lapsed for want of cover; or it was made in the dark."""
        offer, taker, t = line.offer, line.taker, line.before
        if not is_seen(line, self.me, open_deals=self.game.setup.open_deals):
            if line.outcome != "lapsed":
                self.read_dark(line)
            return
        self.read_cover(line, taker, offer.want)
        if line.outcome != "lapsed":
            self.read_cover(line, offer.by, offer.give)
        elif offer.by != self.me and self.has_sense(t, offer):
            wanted = [(asset, amount) for asset, amount in enumerate(offer.give) if amount]
            self.spans[-1].choices.append(
                [
                    [Bound(offer.by, asset, high=self.needed(line, offer.by, asset, amount) - 1)]
                    for asset, amount in wanted
                ]
            )

    def read_dark(self, line: Line) -> None:
        """INF-3: two others dealt, and what they dealt is theirs to know."""
        offer, taker, t = line.offer, line.taker, line.before
        cash, guns, goods = (give - want for give, want in zip(offer.give, offer.want, strict=True))
        is_stuck = t.fist[offer.by] != OPEN and not isinstance(self.game.ledger, FirstLedger)
        stuck = t.sealing if is_stuck else -1
        self.dark.append(Dark(line.number, offer.by, taker, (cash, guns, goods), stuck))
        self.spans.append(Span())
        for seat in (offer.by, taker):
            for asset in ASSETS:
                kept = out_of_reach(line.after, seat, asset, self.closed, line.number)
                self.bound(seat, asset, kept - line.after.asset(seat, asset))

    def needed(self, line: Line, seat: int, asset: int, amount: int) -> int:
        """Return how much more a seat needs to hand an amount over."""
        kept = out_of_reach(line.before, seat, asset, self.closed, line.number)
        return amount + kept - line.before.asset(seat, asset)

    def read_cover(self, line: Line, seat: int, amounts: Amounts) -> None:
        """What was handed over was there, outside of fists."""
        for asset, amount in enumerate(amounts):
            if amount:
                self.bound(seat, asset, self.needed(line, seat, asset, amount))

    def has_sense(self, t: Table, offer: Offer) -> bool:
        """Return whether all promises of an offer still make sense, as all can see."""
        nothing = Offer(offer.by, offer.to, mine=offer.mine, theirs=offer.theirs)
        return self.game.ledger.stands(t, nothing)


def out_of_reach(t: Table, seat: int, asset: int, closed: dict[int, int], line: int) -> int:
    """DEA-1: return what of an asset cannot be dealt, as far as it is known: a fist still closed is not."""
    kept = t.pulled[seat] if asset == 1 else 0
    if t.sealing == asset and t.fist[seat] > 0 and not (seat in closed and closed[seat] < line):
        kept += t.fist[seat]
    return kept


def possible_hits(told: int, inside: int, gone: int, *, may_split: bool) -> Iterator[int]:
    """Yield who may have been hit where these were named: those disbanded since are not named any more.

    The leader token goes to nobody where several are tied for it, and then nobody is named.
    """
    seats = [seat for seat in range(inside.bit_length()) if inside >> seat & 1]
    for count in range(1, len(seats) + 1):
        for some in combinations(seats, count):
            hit = sum(1 << seat for seat in some)
            named = 0 if may_split and count > 1 else hit & ~gone
            if named == told:
                yield hit
