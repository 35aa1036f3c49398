"""REV-3, LST-1: whether to pay one's way out of what a card does."""

from __future__ import annotations

from gangland.bots.turf import holding
from gangland.bots.value import CENT, Scene
from gangland.engine.catalogue import GOODS, GUNS, STANDING
from gangland.engine.ints import i64
from gangland.engine.table import ER, PLACES, STARTING
from gangland.rulesets.cards import (
    DO_BURY,
    DO_FALL,
    DO_HOME,
    DO_INJURE,
    DO_LOSE,
    DO_STALL,
    measure,
)


def is_worth_paying(s: Scene) -> bool:
    """Return whether the price is less than the damage."""
    c = s.g.catalogue
    fx = c.card_effect[s.t.card] + s.t.card_fx
    purse = s.purse.copy()
    purse.add(-c.fx_pay[fx * 4], -c.fx_pay[fx * 4 + GUNS], -c.fx_pay[fx * 4 + GOODS])
    s.change_standing(purse, -c.fx_pay[fx * 4 + STANDING])
    return s.worth(s.purse) - s.worth(purse) < damage(s, fx)


def damage(s: Scene, fx: i64) -> i64:
    """Return what an effect would cost."""
    c = s.g.catalogue
    amount = c.fx_amount[fx]
    if c.fx_per[fx] >= 0:
        amount *= measure(s.t, s.seat, c.fx_per[fx])
    deed = c.fx_do[fx]
    if deed == DO_LOSE:
        return asset_damage(s, c.fx_asset[fx], amount)
    if deed == DO_FALL:
        return s.fall_cost()
    if deed == DO_INJURE:
        return amount * (s.rookie_worth() // 2 + s.temper.hurt)
    if deed == DO_STALL:
        return amount * s.temper.order
    if deed == DO_HOME:
        return home_damage(s)
    if deed == DO_BURY:
        return bury_damage(s)
    return 0


def asset_damage(s: Scene, asset: i64, amount: i64) -> i64:
    """Return what losing some of an asset costs."""
    purse = s.purse.copy()
    if asset == STANDING:
        s.change_standing(purse, -amount)
    elif asset == GUNS:
        purse.guns -= min(amount, purse.guns)
    elif asset == GOODS:
        purse.goods -= min(amount, purse.goods)
    else:
        purse.cash -= min(amount, purse.cash)
    return s.worth(s.purse) - s.worth(purse)


def home_damage(s: Scene) -> i64:
    """Return what being sent home from everywhere costs: an order for each place to go back to."""
    total: i64 = 0
    for place in range(STARTING, PLACES):
        if (s.t.present[place] >> s.seat) & 1:
            total += s.temper.order + holding(s, place) // 4
    return min(total, 4 * CENT)


def bury_damage(s: Scene) -> i64:
    """Return what losing the injured costs: half of them would have come back."""
    at = s.seat * PLACES + ER
    total = s.t.rookies[at] * s.rookie_worth() // 2
    mask = s.t.made[at]
    while mask != 0:
        mask &= mask - 1
        total += s.made_worth() // 2
    return total
