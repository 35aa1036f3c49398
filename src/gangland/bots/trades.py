"""EXP, TRX: what exploiting a place would gain, and how to answer while one is exploited."""

from __future__ import annotations

from gangland.bots.favours import special_gain
from gangland.bots.purse import Purse
from gangland.bots.value import ANY_NUMBER, CENT, Scene, richest
from gangland.engine import modifier
from gangland.engine.catalogue import CASH, GOODS, GUNS, SPECIAL, STANDING, STEAL, TRADE
from gangland.engine.ints import i64
from gangland.rulesets.exploit import is_banned, open_options


def main_gain(s: Scene, tile: i64) -> i64:
    """Return what exploiting a tile would gain, heat and all, without its boost."""
    c = s.g.catalogue
    purse = s.spree.like(s.purse)
    if c.tile_hot[tile] > 0:
        s.worsen(purse, c.tile_hot[tile] + s.t.mod(s.seat, modifier.HOT))
    purse.cash += s.t.mod(s.seat, modifier.EXPLOIT_PAYS)
    extra = run_gain(s, purse, c.tile_main[tile], c.tile_mains[tile], c.tile_choose[tile] == 1)
    return extra + s.gain(purse)


def boost_gain(s: Scene, tile: i64) -> i64:
    """Return what the boost of a tile would gain."""
    c = s.g.catalogue
    purse = s.spree.like(s.purse)
    return run_gain(s, purse, c.tile_boost[tile], c.tile_boosts[tile], False) + s.gain(purse)


def order_gain(s: Scene, side: i64) -> i64:
    """Return what the gang's own order would gain."""
    c = s.g.catalogue
    purse = s.spree.like(s.purse)
    return run_gain(s, purse, c.side_order[side], c.side_orders[side], False) + s.gain(purse)


def run_gain(s: Scene, purse: Purse, first: i64, count: i64, choose: bool) -> i64:
    """Do a range of transactions to a purse as well as one can; return what they gain beside it."""
    if choose:
        tx = best_option(s, first, count)
        return do_best(s, purse, tx)
    extra: i64 = 0
    for tx in range(first, first + count):
        extra += do_best(s, purse, tx)
    return extra


def best_option(s: Scene, first: i64, count: i64) -> i64:
    """EXP-5: return the one of several transactions that gains most."""
    best = first
    top: i64 = -ANY_NUMBER * CENT
    free = open_options(s.g, s.t, s.seat, first, count)
    for tx in range(first, first + count):
        if (free >> (tx - first)) & 1 == 0:
            continue
        purse = s.option.like(s.purse)
        gain = do_best(s, purse, tx) + s.worth(purse)
        if gain > top:
            top = gain
            best = tx
    return best


def do_best(s: Scene, purse: Purse, tx: i64) -> i64:
    """Do one transaction to a purse as well as one can; return what it gains beside it."""
    c = s.g.catalogue
    verb = c.tx_verb[tx]
    if is_banned(s.g, s.t, s.seat, tx):
        return 0
    if verb == SPECIAL:
        return special_gain(s, tx)
    if verb == STEAL:
        return steal_gain(s, purse, tx)
    if verb <= TRADE:
        trade(s, purse, tx, best_times(s, purse, tx))
    elif is_wanted(s, purse, tx):
        trade(s, purse, tx, 1)
    return 0


def is_wanted(s: Scene, purse: Purse, tx: i64) -> bool:
    """Return whether a gain is one, all in all; where nothing may be skipped it comes anyway."""
    if not s.g.may_skip:
        return True
    after = s.after.like(purse)
    trade(s, after, tx, 1)
    return s.worth(after) > s.worth(purse)


def best_times(s: Scene, purse: Purse, tx: i64) -> i64:
    """TRX-1: return how often to do a transaction: as long as it pays."""
    most = most_times(s, purse, tx)
    if most <= 0:
        return 0
    after = s.after.like(purse)
    bonus = bonus_of(s, tx)
    worth = s.worth(purse)
    best: i64 = 0
    for count in range(1, most + 1):
        do_times(s, after, tx, bonus, 1)
        now = buying_worth(s, after, tx)
        if now <= worth:
            break
        worth = now
        best = count
    return best


def buying_worth(s: Scene, purse: Purse, tx: i64) -> i64:
    """Return what a purse is worth after a purchase: guns that sell at once are worth their price."""
    worth = s.worth(purse)
    if s.g.catalogue.tx_get[tx * 4 + GUNS] > 0 and s.gun_price > 0 and purse.guns <= s.temper.first_guns:
        worth += max(0, s.gun_price * 3 // 4 - s.gun_first) * purse.guns
    return worth


def most_times(s: Scene, purse: Purse, tx: i64) -> i64:
    """TRX-8: return how often one can pay for a transaction."""
    c = s.g.catalogue
    most = c.tx_most[tx]
    if most <= 0:
        most = ANY_NUMBER
    asset: i64
    for asset in range(STANDING + 1):
        give = c.tx_give[tx * 4 + asset]
        if give > 0:
            most = min(most, purse.asset(asset) // give)
    return most


def trade(s: Scene, purse: Purse, tx: i64, count: i64) -> None:
    """TRX-1, TRX-6: give and take so many times, with the bonus of each time."""
    if count != 0:
        do_times(s, purse, tx, bonus_of(s, tx), count)


def bonus_of(s: Scene, tx: i64) -> i64:
    """TRX-6: return the bonus in cash of each time, as thugs have always reckoned it."""
    c = s.g.catalogue
    at = tx * 4
    verb = c.tx_verb[tx]
    bonuses = s.seat * modifier.WIDTH + modifier.BONUS + verb * 4
    bonus: i64 = 0
    asset: i64
    for asset in range(STANDING):
        extra = s.t.mods[bonuses + asset]
        if extra and (c.tx_give[at + asset] > 0 or (verb != TRADE and c.tx_get[at + asset] > 0)):
            bonus += extra
    return bonus


def do_times(s: Scene, purse: Purse, tx: i64, bonus: i64, count: i64) -> None:
    """TRX-1: give and take so many times, where the bonus is known."""
    net = s.lore.net
    at = tx * 4
    purse.add((net[at + CASH] + bonus) * count, net[at + GUNS] * count, net[at + GOODS] * count)
    change = net[at + STANDING]
    if change != 0:
        s.change_standing(purse, change * count)


# stealing


def steal_gain(s: Scene, purse: Purse, tx: i64) -> i64:
    """TRX-3: take what the best victim has; what a rival loses counts a little too."""
    victim = best_victim(s, tx)
    if victim < 0:
        return 0
    cash = loot(s, victim, tx, CASH)
    guns = loot(s, victim, tx, GUNS)
    goods = loot(s, victim, tx, GOODS)
    purse.add(cash, guns, goods)
    taken = cash * CENT + guns * s.temper.gun + goods * s.temper.goods_later
    return taken * s.temper.grudge // 100


def loot(s: Scene, victim: i64, tx: i64, asset: i64) -> i64:
    """Return how much of an asset a steal should yield from a victim."""
    want = s.g.catalogue.tx_get[tx * 4 + asset]
    if want <= 0:
        return 0
    return min(want, s.memory.held(s.g, s.t, victim, asset))


def best_victim(s: Scene, tx: i64) -> i64:
    """Return the rival to steal from: who can pay all of it, the richest first."""
    rivals = s.t.alive & ~(1 << s.seat)
    able: i64 = 0
    some: i64 = 0
    for rival in range(s.t.seats):
        if (rivals >> rival) & 1:
            full = True
            asset: i64
            for asset in range(STANDING):
                got = loot(s, rival, tx, asset)
                full = full and got == s.g.catalogue.tx_get[tx * 4 + asset]
                if got > 0:
                    some |= 1 << rival
            if full:
                able |= 1 << rival
    if able:
        return richest(s, able)
    return richest(s, some or rivals)
