"""TRX: transactions in Wise Guys."""

from __future__ import annotations

import pytest
from overlay import amounts, deal, with_hassle, with_side, with_site
from scenes import crew_of, fall, market, sell, turn
from stage import FACTORY, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import GAME, NORTH, OUTFIT, SALTIS, SHELDON, clouts, exploit, house, there, wg

from gangland.content.records import Ground, Modifier, Transaction
from gangland.engine import action as act
from gangland.engine import event as ev


def made_up(transaction: Transaction, seat: int = SALTIS, tokens: int = 1, **owned: int) -> Stage:
    """Return a stage where a seat has ordered the exploit of a place with one transaction of our own."""
    s = wg(pack=with_site("odd-place", Ground((transaction,), fight="talking"), GAME))
    s.site(SITE, "odd-place")
    s.crew(seat, seat, made=2)
    s.own(seat, **owned)
    return exploit(s, seat, SITE, tokens=tokens)


def numbers(s: Stage, seat: int = SALTIS) -> list[int]:
    """Return how often a seat may do the trade at hand."""
    assert s.kinds(seat) == {act.USE}
    return [act.b_of(one) for one in s.legal(seat)]


def assets(s: Stage, seat: int = SALTIS) -> tuple[int, int, int, int]:
    """Return cash, guns, booze and clout of a seat."""
    return s.t.cash[seat], s.t.guns[seat], s.t.goods[seat], s.t.standing[seat]


# TRX-1


def test_example_wg_trx_1_cash_for_guns_at_the_gun_factory() -> None:
    """TRX-1: up to four cash, a gun for each."""
    s = wg()
    s.own(SALTIS, cash=9)
    exploit(s, SALTIS, FACTORY)
    assert numbers(s) == [0, 1, 2, 3, 4]
    s.do(SALTIS, act.USE, b=4)
    assert assets(s) == (5, 4, 0, 2)


def test_wg_trx_1_a_trade_gives_any_asset_for_any() -> None:
    """TRX-1: clout on either side of the arrow, several assets on one."""
    s = there("flower-shop", tokens=2, guns=1)
    s.do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert assets(s) == (4, 0, 0, 3)
    s = there("sieben-brewery", tokens=2, standing=3)
    s.do(SALTIS, act.USE, b=0).do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert assets(s) == (0, 0, 2, 2)


def test_wg_trx_1_without_max_any_number_of_times() -> None:
    """TRX-1: as often as one can pay."""
    s = there("convention-week", goods=7)
    assert numbers(s) == list(range(8))
    s.do(SALTIS, act.USE, b=7)
    assert assets(s) == (2 + 14, 0, 0, 2)


def test_wg_trx_1_without_max_really_any_number() -> None:
    """TRX-1, TRX-7: however much one has hoarded."""
    s = there("convention-week", goods=150)
    assert numbers(s) == list(range(151))
    s.do(SALTIS, act.USE, b=150)
    assert assets(s) == (302, 0, 0, 2)


def test_wg_trx_1_a_boost_s_trade_up_to_its_max() -> None:
    """TRX-1: not just once."""
    s = there("lakeshore-boathouse", tokens=2, cash=5).do(SALTIS, act.YES)
    assert numbers(s) == [0, 1, 2]
    s.do(SALTIS, act.USE, b=2)
    assert assets(s) == (3, 0, 3, 2)


# TRX-2


def test_example_wg_trx_2_labor_slugging_pays_four_cash() -> None:
    """TRX-2: take it from the supply, once."""
    assert assets(there("labor-slugging")) == (4, 0, 0, 2)


def test_wg_trx_2_a_gain_may_be_of_several_assets_and_of_clout() -> None:
    """TRX-2: cash and clout together; clout goes up the track."""
    assert assets(there("ward-headquarters")) == (1, 0, 0, 3)
    assert assets(there("holy-name-cathedral")) == (0, 0, 0, 4)


# TRX-3


def test_example_wg_trx_3_hijack_shipment_takes_two_booze() -> None:
    """TRX-3: from the rival of one's choice."""
    s = there("hijack-shipment")
    s.own(NORTH, goods=5)
    s.own(SHELDON, goods=5)
    s.do(SALTIS, act.TARGET, b=NORTH)
    assert [s.t.goods[seat] for seat in range(4)] == [0, 5, 3, 2]
    assert s.seen(ev.STOLE) == [(SALTIS, NORTH, 2, 2, 0)]
    assert s.seen(ev.PEEKED) == []


@pytest.mark.parametrize("booze", [0, 1])
def test_wg_trx_3_who_has_less_gives_what_there_is_and_is_looked_at(booze: int) -> None:
    """TRX-3: then the thief, and only the thief, sees all that is behind the blind."""
    s = there("hijack-shipment")
    s.own(NORTH, goods=booze, cash=7, guns=3)
    s.do(SALTIS, act.TARGET, b=NORTH)
    assert (s.t.goods[NORTH], s.t.goods[SALTIS]) == (0, booze)
    looks = [row for row in s.events if row[0] == ev.SEEN]
    assert looks == [(ev.SEEN, 1 << SALTIS, NORTH, 7, 3, 0, 0)]
    assert s.seen(ev.PEEKED) == [(SALTIS, NORTH, 0, 0, 0)]


def test_wg_trx_3_a_ban_on_stealing_bars_it() -> None:
    """TRX-5, TRX-3: under Peace Treaty nothing is stolen, and nobody is asked from whom."""
    s = there("tapped-telephone", hassle="peace-treaty")
    s.do(SALTIS, act.TARGET, b=NORTH)  # the peek comes first, and is no steal
    assert s.seen(ev.STOLE) == []
    assert s.step_name() == "ChooseGoods"


# TRX-4


def test_example_wg_trx_4_anonymous_tip_costs_a_rival_two_clout() -> None:
    """TRX-4: a rival is picked, not oneself; the example narrows the card."""
    s = clouts(there("anonymous-tip"), 4, 4, 4, 2)
    assert {act.b_of(one) for one in s.legal(SALTIS)} == {OUTFIT, SHELDON, NORTH}
    s.do(SALTIS, act.TARGET, b=SHELDON)
    assert list(s.t.standing) == [4, 2, 4, 2]


@pytest.mark.parametrize("clout", [1, 2])
def test_wg_trx_4_a_tip_can_make_the_rival_fall(clout: int) -> None:
    """TRX-4, STD-2: who runs out takes the fall at once, in the middle of the other's turn."""
    s = there("anonymous-tip")
    s.crew(NORTH, NORTH, made=2)
    s.own(NORTH, standing=clout)
    s.do(SALTIS, act.TARGET, b=NORTH)
    assert s.asked() == {NORTH}
    fall(s, NORTH, NORTH)
    assert (s.t.standing[NORTH], crew_of(s, NORTH, NORTH)) == (1, (1, 0))


def test_wg_trx_4_specials_do_as_the_card_says() -> None:
    """TRX-4: muster an associate, look behind a blind, take tokens, initiate at no cost."""
    s = there("union-stock-yards")
    assert (crew_of(s, SALTIS, SALTIS), s.t.cash[SALTIS]) == ((2, 1), 2)
    s = there("getaway-drivers")
    assert s.t.tokens[SALTIS] == 2
    s = there("initiation-banquet")
    assert s.kinds(SALTIS) == {act.PROMOTE}
    s = there("barber-shop").do(SALTIS, act.TARGET, b=OUTFIT)
    assert [row[1] for row in s.events if row[0] == ev.SEEN] == [1 << SALTIS]


def test_wg_trx_4_where_recruiting_is_barred_no_place_musters() -> None:
    """TRX-4, REV-4: Dragnet holds for the gangs with the most crew, at any place."""
    s = there("union-stock-yards", hassle="dragnet")  # all have no crew when it comes up
    assert (crew_of(s, SALTIS, SALTIS), s.t.cash[SALTIS]) == ((2, 0), 2)


# TRX-5


def test_example_wg_trx_5_crackdown_booze_cannot_be_given_but_got() -> None:
    """TRX-5: no booze sold for other assets; as profit or for other assets it can still be got."""
    s = there("club-morton", hassle="crackdown", goods=2)
    assert (assets(s), s.step_name()) == ((0, 0, 2, 2), "ChooseGoods")
    s = there("downtown-docks", hassle="crackdown", cash=2).do(SALTIS, act.OPTION, b=0)
    s.do(SALTIS, act.USE, b=2)
    assert assets(s) == (0, 0, 2, 2)
    assert assets(there("freight-yard", hassle="crackdown")) == (0, 0, 3, 1)


def test_wg_trx_5_the_banned_half_of_a_place_is_passed_over() -> None:
    """TRX-5: the rest of it is done."""
    s = there("green-mill", hassle="crackdown", tokens=2, goods=2)
    assert s.t.cash[SALTIS] == 1
    s.do(SALTIS, act.YES)
    assert (assets(s), s.step_name()) == ((1, 0, 2, 2), "ChooseGoods")


def test_wg_trx_5_a_gang_order_is_barred_too() -> None:
    """TRX-5, TRX-9: the Outfit's and Saltis's orders trade booze, so there is none under Crackdown."""
    s = wg()
    s.hassle("crackdown")
    for seat in (OUTFIT, SALTIS):
        s.own(seat, goods=2, tokens=1)
        assert act.GANG_ORDER not in turn(s, seat).kinds(seat)


def test_wg_trx_5_a_ban_on_trading_cash_leaves_gains_alone() -> None:
    """TRX-5: it bars giving cash in a trade, nothing else."""
    pack = with_hassle("bank-run", Modifier("ban", "trade", "cash"), game=GAME)
    s = wg(pack=pack)
    s.hassle("bank-run")
    s.site(SITE, "labor-slugging")
    s.own(SALTIS, cash=3)
    exploit(s, SALTIS, FACTORY)
    assert s.step_name() == "ChooseGoods"
    assert assets(exploit(s, SALTIS, SITE)) == (7, 0, 0, 2)


# TRX-6


def test_example_wg_trx_6_sheldon_at_club_morton() -> None:
    """TRX-6: two booze for six cash, and an extra cash for having traded booze."""
    s = there("club-morton", SHELDON, goods=2).do(SHELDON, act.USE, b=1)
    assert assets(s, SHELDON) == (7, 0, 0, 2)


def test_wg_trx_6_the_extra_cash_counts_per_repetition() -> None:
    """TRX-6: each time the trade is done, not per booze and not per exploit."""
    s = there("cicero-roadhouse", SHELDON, goods=2).do(SHELDON, act.USE, b=2)
    assert assets(s, SHELDON) == (2 * 3 + 2, 0, 0, 2)


def test_wg_trx_6_bonuses_add_up() -> None:
    """TRX-6: one on every trade, whatever is traded, and Sheldon's own on booze, each time."""
    s = wg(pack=with_hassle("fair", Modifier("bonus", "trade", amount=2), game=GAME))
    s.hassle("fair")
    s.site(SITE, "cicero-roadhouse")
    s.own(SHELDON, goods=2, cash=1)
    exploit(s, SHELDON, SITE).do(SHELDON, act.USE, b=2)
    assert s.t.cash[SHELDON] == 1 + 2 * (3 + 2 + 1)
    exploit(s, SHELDON, FACTORY).do(SHELDON, act.USE, b=1)
    assert s.t.cash[SHELDON] == 13 - 1 + 2


def test_wg_trx_6_zero_times_pays_nothing() -> None:
    """TRX-6: no trade, no extra cash."""
    s = there("cicero-roadhouse", SHELDON, goods=2).do(SHELDON, act.USE, b=0)
    assert assets(s, SHELDON) == (0, 0, 2, 2)


def test_wg_trx_6_getting_booze_is_not_trading_it() -> None:
    """TRX-5, TRX-6: to trade booze is to give it away."""
    s = wg()
    s.own(SHELDON, cash=4)
    exploit(s, SHELDON, SOURCE).do(SHELDON, act.USE, b=4)
    assert assets(s, SHELDON) == (0, 0, 4, 2)


def test_wg_trx_6_booze_traded_for_something_else_than_cash_pays_too() -> None:
    """TRX-6: for guns or clout as well."""
    s = there("sporting-goods-store", SHELDON, goods=1).do(SHELDON, act.OPTION, b=1)
    s.do(SHELDON, act.USE, b=1)
    assert assets(s, SHELDON) == (1, 2, 0, 2)


def test_wg_trx_6_stealing_booze_is_no_trade() -> None:
    """TRX-6: what is stolen pays no extra cash."""
    s = there("hijack-shipment", SHELDON)
    s.own(NORTH, goods=2)
    s.do(SHELDON, act.TARGET, b=NORTH)
    assert assets(s, SHELDON) == (0, 0, 2, 2)


# TRX-8, TRX-9


def test_wg_trx_8_nobody_pays_what_they_do_not_have() -> None:
    """TRX-8: the numbers end at what one can pay."""
    s = wg()
    s.own(SALTIS, cash=2)
    assert numbers(exploit(s, SALTIS, FACTORY)) == [0, 1, 2]
    assert numbers(there("club-morton", goods=1)) == [0]


def test_wg_trx_8_the_last_clout_may_be_paid_which_is_running_out() -> None:
    """TRX-8, STD-2: the goods are got, a made man falls, one clout is left."""
    s = there("sieben-brewery", tokens=2, standing=1)
    s.do(SALTIS, act.USE, b=0).do(SALTIS, act.YES)
    assert numbers(s) == [0, 1]
    s.do(SALTIS, act.USE, b=1)
    assert s.asked() == {SALTIS}
    fall(s, SALTIS, SALTIS)
    assert assets(s) == (0, 0, 2, 1)


def test_wg_trx_8_all_clout_may_be_paid_at_once() -> None:
    """TRX-8, STD-2: down to nothing, one fall, and no more than there is."""
    s = made_up(deal("trade", amounts(standing=1), amounts(cash=2), 0), standing=4)
    assert numbers(s) == [0, 1, 2, 3, 4]
    fall(s.do(SALTIS, act.USE, b=4), SALTIS, SALTIS)
    assert assets(s) == (8, 0, 0, 1)
    assert len(s.seen(ev.FELL)) == 1


def test_wg_trx_8_clout_gained_at_four_is_lost_and_may_be_paid_for() -> None:
    """TRX-8: paying for it is allowed."""
    s = there("ward-headquarters", tokens=2, goods=1, standing=4)
    s.do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert assets(s) == (1, 0, 0, 4)


def test_wg_trx_9_crackdown_touches_neither_the_market_nor_sheldon_s_sales_there() -> None:
    """TRX-9: bans and bonuses on Trade are for exploits and gang orders."""
    s = wg(4, 3)
    s.hassle("crackdown")
    s.own(SHELDON, goods=2)
    sell(market(s), 0, 2, 0, 0)
    assert s.t.cash[SHELDON] == 6


def test_wg_trx_9_sheldon_s_bonus_counts_in_a_gang_order() -> None:
    """TRX-9: a gang order is a transaction too."""
    order = (deal("trade", amounts(goods=1), amounts(cash=2)),)
    s = wg(pack=with_side("sheldon", "standard", house(), order=order))
    s.own(SHELDON, goods=1, tokens=1)
    turn(s, SHELDON).do(SHELDON, act.GANG_ORDER).do(SHELDON, act.USE, b=1)
    assert s.t.cash[SHELDON] == 2 + 1


def test_wg_trx_7_the_supply_is_unlimited() -> None:
    """TRX-7: the counts in the box are no rule."""
    s = there("convention-week", goods=90).do(SALTIS, act.USE, b=90)
    assert s.t.cash[SALTIS] == 182


def test_wg_trx_3_disbanded_gangs_are_no_rivals() -> None:
    """TRX-3, STD-4: one steals from a gang that is still in the game."""
    s = wg()
    s.t.alive &= ~(1 << NORTH)
    s.site(OPPORTUNITY_PLACE, "hijack-shipment")
    exploit(s, SALTIS, OPPORTUNITY_PLACE)
    assert {act.b_of(one) for one in s.legal(SALTIS)} == {OUTFIT, SHELDON}
