"""Why not: the reason an action is not open to a seat, with its rule.

Only what the seat itself knows is looked at, so a reason can never betray a rival's hand.
"""

from __future__ import annotations

from gangland.engine import action as act
from gangland.engine import modifier
from gangland.engine.step import Rules
from gangland.engine.table import ER, PLACES, SEATS, Table
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.rulesets.exploit import is_banned
from gangland.rulesets.people import promotion_price

ORDERS = frozenset({act.MOVE, act.EXPLOIT, act.FIGHT, act.RECRUIT, act.PROMOTE, act.SIT, act.GANG_ORDER})

RULES = {
    act.USE: "TRX-1",
    act.OPTION: "EXP-5",
    act.TARGET: "TRX-3",
    act.DISCHARGE: "EXP-7",
    act.YES: "TRX-8",
    act.BACKUP: "FGT-2",
    act.GUNS: "FGT-3",
    act.BACK: "GNG-2",
    act.NAME: "FGT-5",
    act.ALLOT: "FGT-6",
    act.INJURE: "FGT-6",
    act.FALL: "STD-1",
    act.BRIBE: "STD-3",
    act.MARKET: "BLK-1",
    act.BOMB: "OPT-7",
}
"""Where an answer outside of orders is explained."""

ELSEWHERE = {"mayhem": frozenset({"EXP-5", "GNG-2", "STD-3", "OPT-7"}), "wise-guys": frozenset({"GNG-4"})}
"""Rules above that are another game's: where that has no such answer, no rule is cited."""


def why_not(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    """Return why an action that is not in the seat's menu cannot be taken; `t` is the seat's view."""
    refusal = _reason(g, t, seat, action)
    if refusal.rule in ELSEWHERE.get(g.game, ()):
        return Refusal(refusal.code)
    return refusal


def _reason(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    """Return the reason as the rules of all games have it."""
    if t.over:
        return Refusal("game-over", "END-1")
    if not t.is_alive(seat):
        return Refusal("disbanded", "STD-4")
    if t.owed >> seat & 1 == 0:
        return Refusal("not-your-turn", "ISS-1")
    kind = act.kind_of(action)
    if not g.is_in(t, ids.ISSUE_ORDERS):
        return _other(g, t, seat, action)
    if kind not in ORDERS:
        return Refusal("not-now")
    if t.tokens[seat] == 0:
        return Refusal("no-token", "ISS-1")
    place = act.place_of(action)
    if kind in (act.MOVE, act.EXPLOIT, act.FIGHT) and place >= PLACES:
        return Refusal("no-such-place")
    reasons = {
        act.MOVE: _move,
        act.EXPLOIT: _exploit,
        act.FIGHT: _fight,
        act.RECRUIT: _recruit,
        act.PROMOTE: _promote,
        act.GANG_ORDER: _gang_order,
    }
    return reasons[kind](g, t, seat, action) if kind in reasons else Refusal("not-now")


def _move(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    start, goal = act.place_of(action), act.b_of(action)
    if ER in (start, goal):
        return Refusal("no-way-er", "MOV-2")
    if goal < SEATS and goal != seat:
        return Refusal("rival-clubhouse", "MOV-2")
    if start == goal:
        return Refusal("same-place", "MOV-1")
    if goal >= PLACES or t.open >> goal & 1 == 0:
        return Refusal("no-such-place", "SET-3")
    return _crew(t, seat, start, action)


def _crew(t: Table, seat: int, place: int, action: int) -> Refusal:
    if act.made_of(action) == 0 and act.rookies_of(action) == 0:
        return Refusal("nobody-chosen", "MOV-1")
    if t.crew_at(seat, place) == 0:
        return Refusal("no-crew-there", "MOV-1")
    return Refusal("not-that-crew", "MOV-1")


def _exploit(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    place = act.place_of(action)
    if place < SEATS or place == ER:
        return Refusal("nothing-to-exploit", "EXP-2")
    if t.open >> place & 1 == 0:
        return Refusal("no-such-place", "SET-3")
    if t.present[place] >> seat & 1 == 0:
        return Refusal("no-crew-there", "EXP-1")
    if not t.controls(seat, place):
        return Refusal("contested", "EXP-1")
    if t.used >> place & 1:
        return Refusal("already-exploited", "EXP-2")
    return Refusal("closed", "REV-4")


def _fight(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    place = act.place_of(action)
    if t.present[place] >> seat & 1 == 0:
        return Refusal("no-crew-there", "FGT-1")
    if t.present[place] == 1 << seat or place == ER:
        return Refusal("nobody-to-fight", "FGT-1")
    if t.made[seat * PLACES + place] == 0:
        return Refusal("no-made-there", "FGT-1")
    if t.mod(seat, modifier.LOCKDOWN) == 0:
        return Refusal("no-lockdown", "GNG-4")
    return Refusal("no-token", "GNG-4")


def _recruit(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    if t.mod(seat, modifier.NO_RECRUIT):
        return Refusal("forbidden-by-card", "REV-4")
    return Refusal("no-rookie-left", "RCT-1")


def _promote(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    if t.mod(seat, modifier.NO_PROMOTE):
        return Refusal("forbidden-by-card", "REV-4")
    if t.pool_made[seat] == 0:
        return Refusal("no-made-left", "PRM-1")
    cash, guns = promotion_price(t, seat)
    if t.cash[seat] < cash or t.guns[seat] < guns:
        return Refusal("cannot-pay", "PRM-1")
    return Refusal("no-rookie-there", "PRM-1")


def _gang_order(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    side = g.side_of(t, seat)
    if g.catalogue.side_orders[side] == 0:
        return Refusal("no-gang-order", "GNG-1")
    first, count = g.catalogue.side_order[side], g.catalogue.side_orders[side]
    if all(is_banned(g, t, seat, tx) for tx in range(first, first + count)):
        return Refusal("forbidden-by-card", "TRX-5")
    return Refusal("cannot-pay", "GNG-1")


def _other(g: Rules, t: Table, seat: int, action: int) -> Refusal:
    kind = act.kind_of(action)
    if kind in (act.USE, act.GUNS, act.MARKET):
        return Refusal("too-many", RULES[kind])
    if kind == act.FALL and g.standing.worse(1) < 0:
        return Refusal("not-offered", "STD-2")
    return Refusal("not-offered", RULES.get(kind, ""))
