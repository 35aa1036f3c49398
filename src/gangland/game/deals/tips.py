"""INF-4, DEA-3: tips, what somebody says that a third gang holds: words only, to one rival in private."""

from __future__ import annotations

from gangland.engine.table import Table
from gangland.game.deals.deal import MOST, Promise, Talk, Verdict, Vow
from gangland.game.refusal import Refusal


def check_about(t: Table, about: int, parties: tuple[int, ...]) -> None:
    """Refuse to speak of anybody but a third gang that is in the game."""
    if not 0 <= about < t.seats or about in parties or not t.is_alive(about):
        raise Refusal("no-third-gang", "DEA-3")


def check_tip(t: Table, seat: int, talk: Talk) -> None:
    """Refuse a tip that is not for one rival alone, or not about a third gang."""
    if len(talk.to) != 1 or talk.to[0] == seat:
        raise Refusal("tip-to-one", "INF-3")
    if talk.tip is not None:
        check_about(t, talk.tip.about, (seat, *talk.to))
        for amount in talk.tip.held:
            if not 0 <= amount <= MOST:
                raise Refusal("not-a-number", text=str(amount))


def keep(promises: list[Promise], seat: int, rival: int, about: int) -> bool:
    """DEA-3: count a tip as what was promised, the oldest first; return whether anything was."""
    for promise in promises:
        clause, parties = promise.clause, (promise.by, promise.to)
        is_open = promise.verdict is Verdict.OPEN and not promise.told
        if is_open and parties == (seat, rival) and clause.vow is Vow.TELL and clause.about == about:
            promise.told = True
            return True
    return False
