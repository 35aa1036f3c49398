"""INF: what one seat knows of a table, built up from what it may know."""

from __future__ import annotations

from typing import Final

from gangland.engine.catalogue import GUNS
from gangland.engine.ints import changed, i64
from gangland.engine.step import Rules
from gangland.engine.table import NO_FIST, OPEN, PROC, UNKNOWN, Table

CLOSED: Final = -2  # a fist somebody else has made
NOBODY: Final = -1  # an onlooker's seat


def known(g: Rules, t: Table, seat: i64) -> Table:
    """Return the table as this seat knows it; what is hidden from it is UNKNOWN, a rival's fist CLOSED."""
    v = Table(t.seats, len(t.sites_left), len(t.cards_left))
    copy_round(t, v)
    copy_places(t, v)
    copy_fight(t, v)
    copy_exploit_and_card(t, v)
    lifted = are_blinds_up(g, t)
    for other in range(t.seats):
        v.standing[other] = t.standing[other]
        v.pool_made[other] = t.pool_made[other]
        v.pool_rookies[other] = t.pool_rookies[other]
        if not is_gone(t, other):
            look_behind_blind(t, v, other, other == seat or lifted, g.hidden_tokens)
    return v


def are_blinds_up(g: Rules, t: Table) -> bool:
    """END-1: return whether the count has begun, last fight included."""
    return t.over or (t.depth > 0 and t.stack[PROC] == g.ending)


def is_gone(t: Table, seat: i64) -> bool:
    """STD-4: return whether a gang was disbanded and its assets have left with it."""
    return ((t.alive | t.doomed) >> seat) & 1 == 0


def look_behind_blind(t: Table, v: Table, seat: i64, seen: bool, hidden_tokens: bool) -> None:
    """INF-1: show a seat's hidden assets, or that there may be some; under OPT-3 its tokens too."""
    v.cash[seat] = t.cash[seat] if seen else UNKNOWN
    v.guns[seat] = t.guns[seat] if seen else UNKNOWN
    v.goods[seat] = t.goods[seat] if seen else UNKNOWN
    v.tokens[seat] = t.tokens[seat] if seen or not hidden_tokens else UNKNOWN
    v.fist[seat] = t.fist[seat] if seen or t.fist[seat] == OPEN else CLOSED


def copy_round(t: Table, v: Table) -> None:
    """Public: the round, the leader, who is asked, the frames, the rules in force."""
    v.round = t.round
    v.rounds = t.rounds
    v.leader = t.leader
    v.first = t.first
    v.alive = t.alive
    v.owed = t.owed
    v.over = t.over
    v.winner = t.winner
    v.gang = t.gang
    v.side = t.side
    v.free_used = t.free_used
    v.turned = t.turned
    v.base_mods = t.base_mods
    v.mods = t.mods
    v.stack = t.stack[:]
    v.depth = t.depth
    v.skipped = t.skipped
    v.sealing = t.sealing


def copy_places(t: Table, v: Table) -> None:
    """Public: crew everywhere, sites turned up, exploited places, and so what has not been drawn."""
    v.made = t.made[:]
    v.rookies = t.rookies[:]
    v.present = t.present[:]
    v.tile = t.tile
    v.open = t.open
    v.used = t.used
    v.sites_left = t.sites_left
    v.cards_left = t.cards_left


def copy_fight(t: Table, v: Table) -> None:
    """Public: the fight; guns are noted there only once they are shown."""
    v.fight_place = t.fight_place
    v.fight_by = t.fight_by
    v.fight_in = t.fight_in
    v.fight_winner = t.fight_winner
    v.fight_locked = t.fight_locked
    v.called_from = t.called_from
    v.free_calls = t.free_calls
    v.pulled = t.pulled
    v.total = t.total
    v.hits = t.hits
    v.backs = t.backs


def copy_exploit_and_card(t: Table, v: Table) -> None:
    """Public: the exploit, who falls, and the card so far: whom its later effects hit is not told early."""
    v.ex_by = t.ex_by
    v.ex_place = t.ex_place
    v.ex_first = t.ex_first
    v.ex_count = t.ex_count
    v.card = t.card
    v.card_fx = t.card_fx
    v.to_injure = t.to_injure
    v.charged = t.charged
    v.falling = t.falling
    v.doomed = t.doomed
    for index in range(min(t.card_fx + 1, len(t.marked))):
        v.marked = changed(v.marked, index, t.marked[index])


def tradable(t: Table, seat: i64, asset: i64) -> i64:
    """DEA-1: return how much of an asset can change hands: it is in no fist, and no gun that was pulled."""
    held = t.asset(seat, asset)
    if asset == GUNS:
        held -= t.pulled[seat]
    if t.sealing == asset and t.fist[seat] > 0:
        held -= t.fist[seat]
    return held


def may_be_in_fist(t: Table, seat: i64, asset: i64) -> bool:
    """DEA-1: return whether a seat's fist is closed on so much of an asset as nobody else can know."""
    return t.sealing != NO_FIST and t.sealing == asset and t.fist[seat] != OPEN
