"""INF: who knows what, and what is asked of whom."""

from __future__ import annotations

import pytest
from dealing import give
from knowing import (
    dump,
    mayhem,
    positions,
)
from scenes import at_the_brink, end_of_game, fight, last_call, market, obstacle, pull, turn, worsen
from stage import FACTORY, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE, OPEN, RANDOM, RANDOMS, UNKNOWN
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.setup import Seat, Setup
from gangland.rulesets.view import CLOSED, NOBODY, known

# INF-1


def test_inf_1_assets_are_behind_the_blind() -> None:
    """INF-1: each gang's cash, guns and goods are its own to know."""
    s = Stage()
    for seat in range(4):
        s.own(seat, cash=seat + 1, guns=seat + 2, goods=seat + 3)
    view = known(s.g, s.t, 2)
    assert list(view.cash) == [UNKNOWN, UNKNOWN, 3, UNKNOWN]
    assert list(view.guns) == [UNKNOWN, UNKNOWN, 4, UNKNOWN]
    assert list(view.goods) == [UNKNOWN, UNKNOWN, 5, UNKNOWN]


def test_inf_1_an_onlooker_sees_no_asset() -> None:
    """INF-1: who has no seat looks behind no blind."""
    s = Stage()
    s.own(0, cash=5)
    assert list(known(s.g, s.t, NOBODY).cash) == [UNKNOWN] * 4


def test_inf_1_no_deck_is_laid_out_in_advance() -> None:
    """INF-1: face-down sites and the undrawn deck are nowhere on the table: any of them may still come."""
    g = Stage().g
    t = new_table(g, 4)
    assert [t.tile[place] for place in range(RANDOM, RANDOM + RANDOMS)] == [-1] * RANDOMS
    assert set(t.sites_left) == set(t.cards_left) == {1}
    for _, later in positions(mayhem({}), 4, 3):
        actions = list(options(g, later, CHANCE).actions())
        if actions and act.kind_of(actions[0]) == act.DRAW:
            assert len(actions) in (sum(later.sites_left), sum(later.cards_left))


def test_inf_1_gun_fists_are_sealed_until_all_are_closed() -> None:
    """INF-1: a rival's fist is seen to be closed, and no more, until the reveal."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1, rookies=1)
        s.own(seat, guns=2)
    pull(fight(s, 1, FACTORY), s1=2)
    assert list(known(s.g, s.t, 2).fist) == [OPEN, CLOSED, OPEN, OPEN]
    assert list(known(s.g, s.t, 1).fist) == [OPEN, 2, OPEN, OPEN]
    assert list(known(s.g, s.t, NOBODY).fist) == [OPEN, CLOSED, OPEN, OPEN]
    assert s.seen(ev.FIST) == [(1, 0, 0, 0, 0)]
    pull(s, s2=0)
    assert list(known(s.g, s.t, 2).pulled) == [0, 2, 0, 0]


@pytest.mark.parametrize("guns", [0, 1, 2])
def test_inf_1_a_closed_fist_looks_like_any_other(guns: int) -> None:
    """INF-1, INF-4: an empty fist looks like a full one, in the view and in what is told."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1, rookies=1)
        s.own(seat, guns=2)
    plain = fight(s, 1, FACTORY).t.copy()
    answer(s.g, plain, 1, act.pack(act.GUNS, 0, 0))
    pull(s, s1=guns)
    assert dump(known(s.g, s.t, 2)) == dump(known(s.g, plain, 2))
    assert s.events[-1] == (ev.FIST, ev.EVERYONE, 1, 0, 0, 0, 0)


def test_inf_1_what_a_peek_showed_is_for_one() -> None:
    """INF-1: that it happened is public, what it showed is not."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "back-room-poker")
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(1, tokens=1)
    s.own(3, cash=7, guns=2, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE).do(1, act.TARGET, b=3)
    audiences = {row[0]: row[1] for row in s.events}
    assert audiences[ev.PEEKED] == ev.EVERYONE
    assert audiences[ev.SEEN] == 1 << 1
    assert known(s.g, s.t, 1).cash[3] == UNKNOWN


def test_inf_1_whom_a_card_hits_next_is_not_told_before() -> None:
    """INF-1, INF-4: the second effect's gangs are measured with the first's and told when they come."""
    s = Stage(3)
    s.own(1, goods=1)
    for seat, injured in enumerate((2, 0, 1)):
        s.crew(seat, 6, rookies=injured)
    last_call(s, "graveyard-shift")
    assert s.asked() == {0}
    assert s.t.marked[1] == 0b010
    assert list(known(s.g, s.t, 0).marked)[:2] == [0b001, 0]
    s.do(0, act.NO)
    assert list(known(s.g, s.t, 0).marked)[:2] == [0b001, 0b010]


# INF-2


def test_inf_2_what_is_on_the_table_is_public() -> None:
    """INF-2: crew everywhere, the emergency room too, standing, tokens, the leader token, pools."""
    s = Stage()
    s.crew(3, SOURCE, made=1, rookies=2)
    s.crew(3, 6, made=1)
    s.own(3, standing=3, tokens=4)
    s.t.leader = 3
    for seat in range(NOBODY, 4):
        view = known(s.g, s.t, seat)
        assert (view.crew_at(3, SOURCE), view.crew_at(3, 6)) == (3, 1)
        assert (view.standing[3], view.tokens[3], view.leader) == (3, 4, 3)
        assert view.pool_made[3].bit_count() == 3
        assert view.pool_rookies[3] == 3


def test_inf_2_amounts_that_change_hands_in_the_open_are_public() -> None:
    """INF-2: exploits and promotions are told with their amounts, to everybody."""
    s = Stage()
    s.crew(1, FACTORY, made=1, rookies=1)
    s.own(1, tokens=2, cash=9)
    turn(s, 1).do(1, act.EXPLOIT, FACTORY).do(1, act.USE, b=3)
    assert (ev.GAINED, ev.EVERYONE, 1, 0, -3, 0, 0) in s.events
    assert (ev.GAINED, ev.EVERYONE, 1, 1, 3, 0, 0) in s.events
    s.do(1, act.PROMOTE, FACTORY, made=0b10)
    assert (ev.GAINED, ev.EVERYONE, 1, 1, -1, 0, 0) in s.events


def test_inf_2_what_a_steal_really_yielded_is_public() -> None:
    """INF-2, TRX-3: everybody sees how much was taken."""
    s = Stage()
    s.site(SITE, "mile-88-truck-stop")
    s.crew(1, SITE, rookies=1)
    s.own(1, tokens=1)
    s.own(3, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, SITE).do(1, act.TARGET, b=3)
    assert (ev.STOLE, ev.EVERYONE, 1, 3, 2, 1, 0) in s.events


def test_inf_2_guns_shown_and_sales_are_public() -> None:
    """INF-2: what is in the fists is told to everybody at the reveal."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.own(seat, guns=1, goods=2)
    pull(fight(s, 1, FACTORY), s1=1, s2=0)
    assert (ev.GUNS, ev.EVERYONE, 1, 1, 0, 0, 0) in s.events
    market(s)
    for seat in range(4):
        s.do(seat, act.MARKET, b=2 if seat in (1, 2) else 0)
    assert (ev.SOLD, ev.EVERYONE, 2, 2, 3, 6, 0) in s.events


def test_inf_2_blinds_are_up_at_the_end() -> None:
    """INF-2, END-1: at the end everybody sees everything."""
    s = Stage()
    s.own(1, cash=5, guns=2)
    assert list(known(s.g, end_of_game(s).t, 3).cash) == [0, 5, 0, 0]


def test_inf_2_blinds_are_up_in_the_last_fight() -> None:
    """INF-2, END-1: the blinds are lifted before the last fight is rolled."""
    s = Stage()
    for seat in (1, 2):
        s.own(seat, cash=5, guns=2)
    end_of_game(s)
    assert s.asked() == {CHANCE}
    for seat in (NOBODY, 0, 1):
        view = known(s.g, s.t, seat)
        assert list(view.cash) == [0, 5, 5, 0]
        assert list(view.guns) == [0, 2, 2, 0]


def test_inf_2_a_disbanded_gang_openly_has_nothing() -> None:
    """INF-2, STD-4: its assets have left, and everybody knows it."""
    s = Stage()
    at_the_brink(s, 2)
    s.own(2, cash=5, guns=5, goods=5)
    worsen(s, 2, 1)
    for seat in (NOBODY, 0, 2):
        view = known(s.g, s.t, seat)
        assert (view.cash[2], view.guns[2], view.goods[2], view.tokens[2]) == (0, 0, 0, 0)


# INF-3


def dealing(*, open_deals: bool = False) -> Game:
    """Return a game of four in its first round; seat 1 has cash, seat 3 guns."""
    s = Stage()
    s.own(1, cash=5, tokens=1)
    s.own(3, guns=4)
    turn(s, 1)
    seats = tuple(Seat(name) for name in ("Pete", "Sally", "John", "Liz"))
    return Game(Setup("mayhem", seats, open_deals=open_deals), s.pack, s.t)


def texts(game: Game, seat: int) -> str:
    """Return all a seat was told, as text."""
    return repr([fact.doc for fact in game.told(seat)])


def test_inf_3_a_deal_is_seen_by_its_two_parties() -> None:
    """INF-3: the two parties know what changed hands; the others know that the two dealt, and no amount."""
    game = dealing()
    game.take(1, "offer to=seat4 give=cash:4 want=guns:3")
    assert [game.told(seat) for seat in (NOBODY, 0, 2)] == [[], [], []]
    game.take(3, "accept 1")
    assert (game.t.cash[3], game.t.guns[1]) == (4, 3)
    for seat in (1, 3):
        assert "[4, 0, 0]" in texts(game, seat)
    for seat in (NOBODY, 0, 2):
        assert [fact.doc for fact in game.told(seat)] == [{"event": "dealt", "seat": 1, "rival": 3}]
        assert game.ledger.offers_seen(seat) == []


def test_inf_3_a_gift_is_seen_by_its_two_parties() -> None:
    """INF-3, DEA-3: the same for a gift."""
    game = dealing()
    give(game, 1, 3, "cash:2")
    assert "[2, 0, 0]" in texts(game, 3)
    assert [fact.doc for fact in game.told(0)] == [{"event": "dealt", "seat": 1, "rival": 3}]


def test_inf_3_views_of_others_do_not_change_by_a_deal() -> None:
    """INF-3: nothing in what a third gang knows of the table tells what was handed over."""
    game = dealing()
    before = [dump(game.view(seat)) for seat in (NOBODY, 0, 2)]
    give(game, 1, 3, "cash:2")
    assert [dump(game.view(seat)) for seat in (NOBODY, 0, 2)] == before
    assert game.view(1).cash[1] == 3


def test_inf_3_a_table_may_agree_on_open_deals() -> None:
    """INF-3: then everybody sees what changes hands."""
    game = dealing(open_deals=True)
    give(game, 1, 3, "cash:2")
    assert "[2, 0, 0]" in texts(game, 0)
    assert "[2, 0, 0]" in texts(game, NOBODY)


# INF-4


@pytest.mark.parametrize("guns", [0, 5])
def test_inf_4_gun_fists_are_asked_of_the_unarmed(guns: int) -> None:
    """INF-4: a gang without a gun makes a fist like the others."""
    s = Stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
    s.own(2, guns=guns)
    assert fight(s, 1, FACTORY).asked() == {1, 2}


@pytest.mark.parametrize("goods", [0, 5])
def test_inf_4_market_fists_are_asked_of_the_empty_handed(goods: int) -> None:
    """INF-4: a gang without goods makes a fist like the others."""
    s = Stage()
    s.own(2, goods=goods)
    assert market(s).asked() == {0, 1, 2, 3}


@pytest.mark.parametrize("cash", [0, 5])
def test_inf_4_paying_a_card_off_is_asked_of_the_broke(cash: int) -> None:
    """INF-4: who cannot pay is asked all the same, and can only decline."""
    s = Stage(3)
    for seat in range(3):
        s.own(seat, tokens=1, cash=cash)
    obstacle(s, "roadblock")
    assert s.asked() == {0}
    assert s.kinds(0) == ({act.YES, act.NO} if cash else {act.NO})


@pytest.mark.parametrize("cash", [0, 5])
def test_inf_4_a_transaction_is_asked_of_the_broke(cash: int) -> None:
    """INF-4: who cannot buy is asked how often, and can only say never."""
    s = Stage()
    s.crew(1, FACTORY, rookies=1)
    s.own(1, tokens=1, cash=cash)
    turn(s, 1).do(1, act.EXPLOIT, FACTORY)
    assert s.asked() == {1}
    assert len(s.legal(1)) == min(4, cash) + 1


@pytest.mark.parametrize(("rich", "poor"), [(5, 4), (9, 0)])
def test_inf_4_most_of_a_hidden_asset_is_compared_in_secret(rich: int, poor: int) -> None:
    """INF-4: only who is hit is told, not by how much nor what the others have."""
    s = Stage(3)
    for seat, cash in enumerate((poor, rich, poor)):
        s.own(seat, cash=cash)
    last_call(s, "tax-audit")
    told = [row for row in s.events if row[0] == ev.AFFECTED]
    assert told == [(ev.AFFECTED, ev.EVERYONE, s.card_number("tax-audit"), 0b010, 0, 0, 0)]
    assert list(known(s.g, s.t, 0).cash) == [poor, UNKNOWN, UNKNOWN]
    assert {row[0] for row in s.events} == {ev.AFFECTED}
    s.do(1, act.NO)
    assert s.seen(ev.GAINED) == [(1, 0, -4, 0, 0)]


def test_inf_4_least_of_a_hidden_asset_is_compared_in_secret() -> None:
    """INF-4: who is hit by the least is told, gang by gang, effect by effect."""
    s = Stage(3)
    for seat, guns in enumerate((3, 1, 0)):
        s.own(seat, guns=guns, goods=2)
    last_call(s, "open-trunks")
    assert [row[1] for row in s.seen(ev.AFFECTED)] == [0b001, 0b100]
    assert list(s.t.goods) == [2, 2, 0]
