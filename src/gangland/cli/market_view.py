"""The black market before it opens: limits, prices, and what a sale would bring at best and at worst."""

from __future__ import annotations

from typing import Any, Final

from gangland.cli.lexicon import Lexicon
from gangland.cli.screen import Screen
from gangland.engine.table import Table

MOST_ROWS: Final = 8


class MarketView:
    """The market as `play/market.py` reckons it for a seat, here or at a server."""

    def __init__(self, screen: Screen, lexicon: Lexicon, t: Table, found: dict[str, Any]) -> None:
        self.screen = screen
        self.lex = lexicon
        self.t = t
        self.found = found

    def show(self) -> None:
        """Print prices, limits and the outlook."""
        self.screen.title(self.lex.text("market-title"))
        self.prices()
        self.limits()
        if self.found["mine"]:
            self.outlook(self.found["mine"]["sales"][:MOST_ROWS])

    def prices(self) -> None:
        """BLK-2: the price each, by the total sold."""
        rows = []
        for band in self.found["prices"]:
            first, last = band["first"], band["last"]
            key = "market-band-last" if last is None else "market-band"
            rows.append(
                [self.lex.text(key, first=first, last=last or 0), self.lex.asset("cash", band["price"])]
            )
        self.screen.table([self.lex.text("market-col-sold"), self.lex.text("market-col-price")], rows)

    def limits(self) -> None:
        """STD-6: how much each gang's standing lets it sell."""
        t = self.t
        rows = [
            [self.lex.gang(t, seat), str(t.standing[seat]), self.limit_text(most)]
            for seat, most in enumerate(self.found["limits"])
            if t.is_alive(seat)
        ]
        heads = [self.lex.text(f"market-col-{head}") for head in ("gang", "standing", "limit")]
        self.screen.table(heads, rows, right=(1,))

    def limit_text(self, most: int | None) -> str:
        """A limit in words."""
        return self.lex.text("market-no-limit") if most is None else str(most)

    def outlook(self, sales: list[dict[str, int]]) -> None:
        """What each amount would bring if the others sold nothing, and if they sold all they may."""
        self.screen.say(self.lex.text("market-others", most=self.limit_text(self.found["others"])))
        rows = [
            [str(sale["count"]), self.lex.asset("cash", sale["best"]), self.lex.asset("cash", sale["worst"])]
            for sale in sales
        ]
        if rows:
            heads = [self.lex.text(f"market-col-{head}") for head in ("you", "best", "worst")]
            self.screen.table(heads, rows, right=(0,))
