"""The black market as one viewer can reckon it before it opens: prices, limits, and what a sale would bring.

Everything comes from the viewer's own view: limits by standing and by the cards, gangs and options in force,
which are public, and what is behind the own blind. What rivals hold is not in a view, so it cannot be here.
"""

from __future__ import annotations

from typing import Any, Final

from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.rulesets.market import FEWEST, NO_LIMIT, limit, paid, players, sale_cost

MOST_SALES: Final = 12

Doc = dict[str, Any]


def market(g: Rules, view: Table, seat: int) -> Doc:
    """STD-6, BLK-2: return what each gang is paid and may sell, the most all others may, and own sales."""
    limits = [limit(g, view, one) if view.is_alive(one) else 0 for one in range(view.seats)]
    others = min(NO_LIMIT, sum(most for one, most in enumerate(limits) if one != seat))
    return {
        "prices": _prices(g, view),
        "limits": [_told(most) for most in limits],
        "others": _told(others),
        "mine": _mine(g, view, seat, limits[seat], others) if seat >= 0 and view.is_alive(seat) else None,
    }


def _told(most: int) -> int | None:
    """Return a limit as it is sent: null is none."""
    return None if most >= NO_LIMIT else most


def _prices(g: Rules, view: Table) -> list[Doc]:
    """BLK-2: return the bands of the total sold, the last without an end: street price, and paid by seat."""
    band = g.catalogue.band[max(players(g, view), FEWEST)]
    ends = [*(band * (index + 1) for index in range(len(g.catalogue.prices) - 1)), None]
    return [
        {
            "first": band * index + 1,
            "last": end,
            "price": g.catalogue.prices[index],
            "paid": [paid(g, view, seat, band * index + 1) for seat in range(view.seats)],
        }
        for index, end in enumerate(ends)
    ]


def _mine(g: Rules, view: Table, seat: int, most: int, others: int) -> Doc:
    """Return what a seat can sell, what each amount would bring, and the price in standing (BLK-3)."""
    top = min(view.goods[seat], most)
    sales = [
        {
            "count": count,
            "best": count * paid(g, view, seat, count),
            "worst": count * paid(g, view, seat, count + others),
        }
        for count in range(1, min(top, MOST_SALES) + 1)
    ]
    return {"top": top, "cost": sale_cost(view, seat), "sales": sales}
