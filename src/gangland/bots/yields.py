"""What an exploit would give a seat of an open table, by fixed prices, and what last calls would take."""

from __future__ import annotations

from typing import Final

from gangland.bots.lore import lore_of
from gangland.engine import modifier
from gangland.engine.catalogue import CASH, GUNS, LAST_CALL, SPECIAL, STANDING, STEAL, TRADE
from gangland.engine.ints import Ints, i64
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.rulesets.cards import hit_by, measure
from gangland.rulesets.exploit import bonus_each, is_banned, times

CENT: Final = 100
GUN: Final = 130  # cents, as the other prices
GOOD: Final = 160
STEP: Final = 60  # a step of standing
ORDER: Final = 80
FALL: Final = 250
INJURED: Final = 50
NEVER: Final = 1_000_000
MOST_TIMES: Final = 4  # where a transaction has no end, so often and no more

GAIN: Final = 0  # deeds by number
LOSE: Final = 1
TAKE_FALL: Final = 2
INJURE: Final = 3


def asset_worth(asset: i64) -> i64:
    """Return the price of cash, guns or goods."""
    if asset == CASH:
        return CENT
    return GUN if asset == GUNS else GOOD


def exploit_gain(g: Rules, t: Table, seat: i64, tile: i64, tokens: i64) -> i64:
    """EXP-3, EXP-7: return what exploiting a tile gains, with its boost where that pays for its order."""
    c = g.catalogue
    total = t.mod(seat, modifier.EXPLOIT_PAYS) * CENT
    if c.tile_hot[tile] > 0:
        total -= (c.tile_hot[tile] + t.mod(seat, modifier.HOT)) * STEP
    best: i64 = 0
    for tx in range(c.tile_main[tile], c.tile_main[tile] + c.tile_mains[tile]):
        gain = transaction_gain(g, t, seat, tx)
        if c.tile_choose[tile] == 1:
            best = max(best, gain)
        else:
            total += gain
    total += best
    if tokens > 1 and c.tile_boosts[tile] > 0:
        extra: i64 = -ORDER
        for tx in range(c.tile_boost[tile], c.tile_boost[tile] + c.tile_boosts[tile]):
            extra += transaction_gain(g, t, seat, tx)
        total += max(0, extra)
    return max(0, total)


def transaction_gain(g: Rules, t: Table, seat: i64, tx: i64) -> i64:
    """TRX: return what a transaction gains, as often as one can pay for it; never below nothing."""
    c = g.catalogue
    verb = c.tx_verb[tx]
    if is_banned(g, t, seat, tx):
        return 0
    if verb == SPECIAL:
        return lore_of(g).favours[c.tx_special[tx]].usual() * max(1, c.tx_amount[tx])
    at = tx * 4
    worse = g.standing.worse(1)
    gain = bonus_each(g, t, seat, tx) * CENT - worse * STEP * (
        c.tx_get[at + STANDING] - c.tx_give[at + STANDING]
    )
    asset: i64
    for asset in range(STANDING):
        gain += asset_worth(asset) * (c.tx_get[at + asset] - c.tx_give[at + asset])
    if verb == STEAL:
        gain += gain // 4
    if gain <= 0:
        return 0
    return gain * min(MOST_TIMES, times(g, t, seat, tx)) if verb <= TRADE else gain


def called_to_pay(g: Rules, t: Table, rows: Ints, width: i64, column: i64) -> None:
    """LST-1, REV-7: add up what the last calls to come would take from whom they would hit now."""
    c = g.catalogue
    for card in t.turned:
        if c.card_kind[card] == LAST_CALL:
            first = c.card_effect[card]
            for fx in range(first, first + c.card_effects[card]):
                hit = hit_by(g, t, c.fx_who[fx], c.fx_of[fx])
                for seat in range(t.seats):
                    if (hit >> seat) & 1:
                        rows[seat * width + column] += effect_cost(g, t, seat, fx)


def effect_cost(g: Rules, t: Table, seat: i64, fx: i64) -> i64:
    """Return what an effect should cost a seat, or the cheaper way out of it; a boon costs below nothing."""
    c = g.catalogue
    amount = c.fx_amount[fx] * (measure(t, seat, c.fx_per[fx]) if c.fx_per[fx] >= 0 else 1)
    asset = c.fx_asset[fx]
    deed = c.fx_do[fx]
    cost: i64 = 0
    if deed in (GAIN, LOSE):
        if asset == STANDING:
            change = amount if deed == GAIN else -amount
            cost = change * g.standing.worse(1) * STEP
        elif deed == GAIN:
            cost = -amount * asset_worth(asset)
        else:
            cost = min(amount, t.asset(seat, asset)) * asset_worth(asset)
    elif deed == TAKE_FALL:
        cost = FALL
    elif deed == INJURE:
        cost = amount * INJURED
    if cost > 0 and c.fx_pays[fx]:
        cost = min(cost, way_out(g, t, seat, fx))
    return cost


def way_out(g: Rules, t: Table, seat: i64, fx: i64) -> i64:
    """Return what it costs to pay one's way out of an effect; more than anything where one cannot."""
    at = fx * 4
    pay = g.catalogue.fx_pay
    total = pay[at + STANDING] * -g.standing.worse(1) * STEP
    asset: i64
    for asset in range(STANDING):
        if t.asset(seat, asset) < pay[at + asset]:
            return NEVER
        total += pay[at + asset] * asset_worth(asset)
    return total
