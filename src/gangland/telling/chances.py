"""Chances in messages: what the figures of the market's forecast and of a fight's odds are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gangland.content.message import Message, message
from gangland.engine.table import Table
from gangland.game.odds import Odds
from gangland.telling.forms import MarketRow, MarketTold, OddsTold
from gangland.telling.names import Names

Doc = Mapping[str, Any]

RULES = ["BLK-1", "BLK-2", "BLK-3", "STD-6"]


def market_told(names: Names, t: Table, found: Doc) -> MarketTold:
    """STD-6, BLK-2: a forecast (`game.forecast.market`) with what its figures are called."""
    bands, mine = found["prices"], found["mine"]
    return MarketTold(
        title=message("market-title"),
        rules=RULES,
        intro=message("market-paid"),
        heads=[message(f"market-col-{head}") for head in ("gang", "standing", "limit")],
        bands=[_band(band) for band in bands],
        rows=[
            MarketRow(
                seat=seat,
                gang=names.gang(t, seat),
                standing=t.standing[seat],
                limit=_limit(most),
                paid=[None if most == 0 else band["paid"][seat] for band in bands],
            )
            for seat, most in enumerate(found["limits"])
            if t.is_alive(seat)
        ],
        others=None if mine is None else message("market-others", most=_limit(found["others"])),
        sale_heads=[message(f"market-col-{head}") for head in ("you", "best", "worst")],
        cost=None if mine is None else sale_told(names, mine["cost"]),
        note=message("market-note", what=names.asset_name("standing")),
    )


def _band(band: Doc) -> Message:
    """A band of the total sold; the last has no end."""
    if band["last"] is None:
        return message("market-band-last", first=band["first"])
    return message("market-band", first=band["first"], last=band["last"])


def _limit(most: int | None) -> Message | int:
    """How much may be sold, or that there is no limit."""
    return message("market-no-limit") if most is None else most


def sale_told(names: Names, steps: int) -> Message:
    """BLK-3: what any sale costs in standing."""
    if steps > 0:
        return message("market-cost", cost=names.asset("standing", steps))
    return message("market-gain", what=names.asset_name("standing"))


def odds_told(names: Names, t: Table, place: int, found: Odds, bring: Message | None = None) -> OddsTold:
    """FGT-4: the heads of a table of chances: own guns down, the guns of every rival across."""
    return OddsTold(
        title=message("odds-title", place=names.place(t, place)),
        bring=None if bring is None else message("odds-bring", crew=bring),
        mine=message("odds-col-mine"),
        theirs=[message("odds-col-theirs", n=guns) for guns in range(len(found.chances[0]))],
        note=_note(found),
    )


def _note(found: Odds) -> Message:
    """FGT-3: what the chances go by: guns, where any can be pulled."""
    if len(found.chances) * len(found.chances[0]) == 1:
        return message("odds-note-no-guns")
    return message("odds-note", rivals=len(found.fighters) - 1)
