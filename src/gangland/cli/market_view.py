"""The black market before it opens: limits, prices, and what a sale would bring at best and at worst."""

from __future__ import annotations

from typing import Final

from gangland.cli.lexicon import Lexicon
from gangland.cli.screen import Screen
from gangland.engine import modifier
from gangland.engine.table import Table
from gangland.rulesets.market import LOWEST_PRICE, NO_LIMIT, limit, price

MOST_ROWS: Final = 8


class MarketView:
    """The market as a seat can reckon it from what lies in the open and behind the own blind."""

    def __init__(self, screen: Screen, lexicon: Lexicon, t: Table, seat: int) -> None:
        self.screen = screen
        self.lex = lexicon
        self.t = t
        self.seat = seat
        self.players = t.alive.bit_count()

    def show(self) -> None:
        """Print prices, limits and the outlook."""
        self.screen.title(self.lex.text("market-title"))
        self.prices()
        self.limits()
        if self.seat >= 0 and self.t.is_alive(self.seat):
            self.outlook()

    def prices(self) -> None:
        """BLK-2: the price each, by the total sold."""
        catalogue = self.lex.g.catalogue
        band = catalogue.band[max(self.players, 3)]
        rows = []
        for index, each in enumerate(catalogue.prices):
            last = index == len(catalogue.prices) - 1
            key = "market-band-last" if last else "market-band"
            rows.append(
                [
                    self.lex.text(key, first=index * band + 1, last=(index + 1) * band),
                    self.lex.asset("cash", each),
                ]
            )
        self.screen.table([self.lex.text("market-col-sold"), self.lex.text("market-col-price")], rows)

    def limits(self) -> None:
        """STD-6: how much each gang's standing lets it sell."""
        t = self.t
        rows = [
            [self.lex.gang(t, seat), str(t.standing[seat]), self.limit_text(limit(self.lex.g, t, seat))]
            for seat in range(t.seats)
            if t.is_alive(seat)
        ]
        heads = [self.lex.text(f"market-col-{head}") for head in ("gang", "standing", "limit")]
        self.screen.table(heads, rows, right=(1,))

    def limit_text(self, most: int) -> str:
        """A limit in words."""
        return self.lex.text("market-no-limit") if most >= NO_LIMIT else str(most)

    def others(self) -> int:
        """The most all others could sell; NO_LIMIT where one of them has none."""
        seats = [seat for seat in range(self.t.seats) if self.t.is_alive(seat) and seat != self.seat]
        return min(sum(limit(self.lex.g, self.t, seat) for seat in seats), NO_LIMIT)

    def outlook(self) -> None:
        """What each amount would bring if the others sold nothing, and if they sold all they may."""
        t, others = self.t, self.others()
        self.screen.say(self.lex.text("market-others", most=self.limit_text(others)))
        top = min(t.goods[self.seat], limit(self.lex.g, t, self.seat))
        rows = [
            [
                str(n),
                self.lex.asset("cash", n * self.each(n)),
                self.lex.asset("cash", n * self.each(n + others)),
            ]
            for n in range(1, min(top, MOST_ROWS) + 1)
        ]
        if rows:
            heads = [self.lex.text(f"market-col-{head}") for head in ("you", "best", "worst")]
            self.screen.table(heads, rows, right=(0,))

    def each(self, total: int) -> int:
        """The price each for this seat."""
        street = price(self.lex.g, self.players, total)
        return max(LOWEST_PRICE, street + self.t.mod(self.seat, modifier.MARKET_PRICE))
