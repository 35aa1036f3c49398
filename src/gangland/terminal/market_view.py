"""The black market before it opens: limits, prices, and what a sale would bring at best and at worst."""

from __future__ import annotations

from typing import Any, Final

from gangland.engine.table import Table
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen

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
        if self.found["mine"]:
            self.outlook(self.found["mine"]["sales"][:MOST_ROWS])
            self.cost(self.found["mine"]["cost"])

    def prices(self) -> None:
        """STD-6, BLK-2: how much each gang may sell, and what it is paid for each, by the total sold."""
        t, bands = self.t, self.found["prices"]
        rows = [
            [
                self.lex.gang(t, seat),
                str(t.standing[seat]),
                self.limit_text(most),
                *(self.lex.asset("cash", band["paid"][seat]) if most != 0 else "–" for band in bands),
            ]
            for seat, most in enumerate(self.found["limits"])
            if t.is_alive(seat)
        ]
        heads = [self.lex.text(f"market-col-{head}") for head in ("gang", "standing", "limit")]
        self.screen.say(self.lex.text("market-paid"))
        self.screen.table([*heads, *map(self.band_text, bands)], rows, right=(1,))

    def band_text(self, band: dict[str, Any]) -> str:
        """A band of the total sold in words."""
        key = "market-band-last" if band["last"] is None else "market-band"
        return self.lex.text(key, first=band["first"], last=band["last"] or 0)

    def limit_text(self, most: int | None) -> str:
        """A limit in words."""
        return self.lex.text("market-no-limit") if most is None else self.lex.words.number(most)

    def outlook(self, sales: list[dict[str, int]]) -> None:
        """What each amount would bring if the others sold nothing, and if they sold all they may."""
        self.screen.say(self.lex.text("market-others", most=self.limit_text(self.found["others"])))
        rows = [
            [
                self.lex.words.number(sale["count"]),
                self.lex.asset("cash", sale["best"]),
                self.lex.asset("cash", sale["worst"]),
            ]
            for sale in sales
        ]
        if rows:
            heads = [self.lex.text(f"market-col-{head}") for head in ("you", "best", "worst")]
            self.screen.table(heads, rows, right=(0,))

    def cost(self, steps: int) -> None:
        """BLK-3: what any sale costs in standing."""
        said = (
            self.lex.text("market-cost", cost=self.lex.asset("standing", steps))
            if steps > 0
            else self.lex.text("market-gain", what=self.lex.asset_name("standing"))
        )
        self.screen.say(said)
