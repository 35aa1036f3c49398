"""STD: clout, taking the fall, buying off the judge, and being disbanded."""

from __future__ import annotations

import pytest
from overlay import with_effects
from scenes import ER, crew_of, fall, falls, fight, is_empty, last_call, market, pull, sell, turn, worsen
from stage import FACTORY, HOSPITAL, LAW, SITE, SOURCE, Stage
from wise import GAME, NORTH, OUTFIT, SALTIS, SHELDON, clouts, exploit, mask, names_at, wg

from gangland.content.records import Effect
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.rulesets.market import limit


def with_men(clout: int = 2, men: int = 2) -> Stage:
    """Return a stage where every gang has made men at home."""
    s = wg(4, clout)
    for seat in range(4):
        s.crew(seat, seat, made=men)
    return s


# STD-2


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_wg_std_2_clout_above_four_is_ignored(start: int) -> None:
    """STD-2: gain as much as you like, four is the top."""
    s = wg(4, start)
    s.site(SITE, "holy-name-cathedral")
    assert exploit(s, SALTIS, SITE).t.standing[SALTIS] == min(4, start + 2)


@pytest.mark.parametrize(("start", "lost", "left"), [(4, 1, 3), (4, 3, 1), (2, 1, 1), (3, 2, 1)])
def test_wg_std_2_losing_some_is_just_that(start: int, lost: int, left: int) -> None:
    """STD-2: as long as any is left nobody falls."""
    s = worsen(with_men(start), SHELDON, lost)
    assert s.t.standing[SHELDON] == left
    assert s.seen(ev.FELL) == []


@pytest.mark.parametrize(("start", "lost"), [(1, 1), (1, 4), (2, 2), (2, 3), (4, 4), (4, 9)])
def test_wg_std_2_running_out_is_one_fall_and_one_clout(start: int, lost: int) -> None:
    """STD-2: the fall comes in place of losing any more, and clout becomes one."""
    s = worsen(with_men(start), SHELDON, lost)
    assert s.asked() == {SHELDON}
    fall(s, SHELDON, SHELDON)
    assert (s.t.standing[SHELDON], crew_of(s, SHELDON, SHELDON)) == (1, (1, 0))
    assert len(s.seen(ev.FELL)) == 1


def test_wg_std_2_the_player_chooses_which_made_man_one_in_the_er_too() -> None:
    """STD-2: back to the recruit pool, whence he can be initiated again."""
    s = wg(4, 1)
    s.men(SHELDON, ER, "ralph-sheldon", rookies=1)
    s.men(SHELDON, FACTORY, "joseph-brooks", "hughey-mcgovern", rookies=1)
    worsen(s, SHELDON, 1)
    offered = {(act.place_of(one), act.made_of(one)) for one in s.legal(SHELDON)}
    assert offered == {
        (ER, mask(s, SHELDON, "ralph-sheldon")),
        (FACTORY, mask(s, SHELDON, "joseph-brooks")),
        (FACTORY, mask(s, SHELDON, "hughey-mcgovern")),
    }
    s.do(SHELDON, act.FALL, FACTORY, made=mask(s, SHELDON, "joseph-brooks"))
    assert names_at(s, SHELDON, FACTORY) == {"hughey-mcgovern"}
    assert s.t.pool_made[SHELDON] & mask(s, SHELDON, "joseph-brooks")


def test_wg_std_2_the_only_made_man_falls_without_a_question() -> None:
    """STD-2: there is nothing to choose, and losing the last one does not disband."""
    s = worsen(with_men(1, men=1), SHELDON, 1)
    assert s.seen(ev.FELL) == [(SHELDON, SHELDON, 1, 0, 0)]
    assert s.t.is_alive(SHELDON)


def test_wg_std_2_no_bribe_for_running_out() -> None:
    """STD-3: buying off the judge is for falls a card demands."""
    s = worsen(with_men(4), SHELDON, 4)
    assert s.kinds(SHELDON) == {act.FALL}


# STD-3


@pytest.mark.parametrize("clout", [3, 4])
def test_wg_std_3_a_card_s_fall_may_be_bought_off_with_two_clout(clout: int) -> None:
    """STD-3: with at least three clout."""
    s = last_call(with_men(clout), "indictment")
    for seat in range(4):
        assert s.kinds(seat) == {act.FALL, act.BRIBE}
        s.do(seat, act.BRIBE)
    assert list(s.t.standing) == [clout - 2] * 4
    assert s.seen(ev.FELL) == []
    assert [row[0] for row in s.seen(ev.BRIBED)] == [0, 1, 2, 3]


@pytest.mark.parametrize("clout", [1, 2])
def test_wg_std_3_not_with_less_than_three(clout: int) -> None:
    """STD-3: then a made man falls."""
    s = last_call(with_men(clout), "indictment")
    assert s.kinds(OUTFIT) == {act.FALL}


def test_wg_std_3_may_means_may() -> None:
    """STD-3, STD-5: who would rather keep its clout lets a man fall; clout stays as it is."""
    s = last_call(with_men(3), "indictment")
    fall(s, OUTFIT, OUTFIT)
    assert (s.t.standing[OUTFIT], crew_of(s, OUTFIT, OUTFIT)) == (3, (1, 0))


def test_wg_std_3_a_gang_without_made_men_buys_its_way_out() -> None:
    """STD-3, STD-4: with three clout and nobody to fall, the judge is bought, and the gang lives."""
    s = clouts(wg(), 4, 3, 4, 4)
    s.crew(SHELDON, SHELDON, rookies=1)
    last_call(s, "indictment")
    assert s.t.is_alive(SHELDON)
    assert s.t.standing[SHELDON] == 1


def test_wg_std_3_after_refusing_the_card_s_own_price() -> None:
    """STD-3, LST-1: a card that can be paid off leaves the judge as a second way."""
    s = with_men(3)
    s.own(NORTH, cash=9)
    last_call(s, "tax-evasion")
    assert s.kinds(NORTH) == {act.YES, act.NO}
    s.do(NORTH, act.NO).do(NORTH, act.BRIBE)
    assert (s.t.standing[NORTH], s.t.cash[NORTH]) == (1, 9)


# STD-4


def test_wg_std_4_no_made_man_to_fall_and_the_gang_is_disbanded() -> None:
    """STD-4: crew, assets and tokens leave; the player is out."""
    s = wg(4, 1)
    s.crew(SHELDON, FACTORY, rookies=3)
    s.crew(SHELDON, ER, rookies=1)
    s.own(SHELDON, tokens=4, cash=9)
    s.own(NORTH, tokens=1)
    worsen(s, SHELDON, 1)
    assert s.seen(ev.DISBANDED) == [(SHELDON, 0, 0, 0, 0)]
    assert s.t.crew_at(SHELDON, FACTORY) == s.t.crew_at(SHELDON, ER) == s.t.tokens[SHELDON] == 0
    assert is_empty(s, FACTORY)
    assert s.asked() == {NORTH}


def test_wg_std_4_a_made_man_in_the_er_saves_it() -> None:
    """STD-4: no made man anywhere, the emergency room included."""
    s = wg(4, 1)
    s.crew(SHELDON, ER, made=1)
    worsen(s, SHELDON, 1)
    assert s.t.is_alive(SHELDON)
    assert s.t.present[ER] == 0


def test_wg_std_4_fall_guys_let_an_associate_fall() -> None:
    """STD-4, GNG-4: a hassle may let associates take the fall; only with neither left is it over."""
    s = wg(4, 1)
    s.hassle("fall-guys")
    s.crew(SHELDON, FACTORY, rookies=1)
    worsen(s, SHELDON, 1)
    assert s.t.is_alive(SHELDON)
    assert s.t.pool_rookies[SHELDON] == 5
    worsen(s, SHELDON, 1)
    assert not s.t.is_alive(SHELDON)


def test_wg_std_4_tokens_lying_on_places_stay() -> None:
    """STD-4: what it exploited stays exploited till clean-up."""
    s = wg(4, 1)
    s.site(SITE, "dog-track")
    exploit(s, SHELDON, SITE)
    assert not s.t.is_alive(SHELDON)
    s.crew(SALTIS, SITE, rookies=1)
    s.own(SALTIS, tokens=1)
    assert act.EXPLOIT not in turn(s, SALTIS).kinds(SALTIS)


def test_wg_std_4_a_leader_s_token_goes_to_the_left_at_once() -> None:
    """STD-4: to the next gang still in the game; the round's order stands without it."""
    s = wg(4, 1)
    s.t.alive &= ~(1 << SHELDON)
    for seat in (NORTH, SALTIS):
        s.crew(seat, seat, made=1)
        s.own(seat, tokens=2)
    worsen(s, OUTFIT, 1)
    assert s.t.leader == NORTH
    assert s.asked() == {NORTH}
    s.do(NORTH, act.SIT).do(SALTIS, act.SIT)
    assert s.asked() == {NORTH}


def test_wg_std_4_one_gang_left_wins_at_once() -> None:
    """STD-4: whatever it has."""
    s = wg(3, 1)
    s.t.alive &= ~(1 << SHELDON)
    s.own(NORTH, cash=50)
    worsen(s, NORTH, 1)
    assert s.t.over
    assert s.t.winner == OUTFIT


def test_wg_std_4_gangs_disbanded_together_compare_by_cash() -> None:
    """STD-4, END-1: leaving nobody, by the same card."""
    s = wg(3, 1)
    for seat, cash in enumerate((3, 7, 5)):
        s.own(seat, cash=cash)
    last_call(s, "indictment")
    assert s.t.over
    assert s.t.winner == SHELDON


def test_wg_std_4_gangs_disbanded_together_at_the_market_compare_too() -> None:
    """STD-4, BLK-3: sellers fall for the same reason, and their sales stand."""
    s = wg(3, 1)
    s.t.alive &= ~(1 << SHELDON)
    for seat, cash in ((OUTFIT, 4), (NORTH, 5)):
        s.own(seat, goods=1, cash=cash)
    sell(market(s), 1, 0, 1)
    assert s.t.over
    assert s.t.winner == NORTH
    assert s.seen(ev.HELD) == [(OUTFIT, 7, 0, 0, 0), (NORTH, 8, 0, 0, 0)]


def test_wg_std_4_the_last_gang_standing_after_a_fight_wins_at_once() -> None:
    """STD-4, FGT-8: all gunners answer for their guns first, then the game is over."""
    s = wg(3, 1)
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    for seat in (OUTFIT, NORTH):
        s.crew(seat, FACTORY, rookies=2)
        s.own(seat, guns=1, cash=9)
    fight(s, SHELDON, FACTORY)
    pull(s, s0=1, s1=0, s2=1).do(OUTFIT, act.NO).roll(2, 1, 1)
    s.do(OUTFIT, act.ALLOT, b=NORTH).do(NORTH, act.ALLOT, b=OUTFIT)
    assert [row[0] for row in s.seen(ev.DISBANDED)] == [OUTFIT, NORTH]
    assert (s.t.over, s.t.winner) == (True, SHELDON)


def test_wg_std_4_a_fight_goes_on_without_it() -> None:
    """STD-4: a gunner that runs out and has nobody is gone; the next one pays all the same."""
    s = wg(4, 1)
    s.crew(SHELDON, FACTORY, rookies=2)
    s.men(NORTH, FACTORY, "dean-obanion", rookies=1)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=1)
    fight(s, NORTH, FACTORY)
    pull(s, s1=1, s2=1).roll(1, 6)
    s.do(NORTH, act.INJURE, FACTORY, rookies=1)
    assert not s.t.is_alive(SHELDON)
    assert s.seen(ev.FELL) == [(NORTH, FACTORY, 1, 0, 0)]


# STD-5, STD-6, STD-7


@pytest.mark.parametrize("clout", [1, 2, 4])
def test_wg_std_5_a_card_s_fall_leaves_clout_as_it_is(clout: int) -> None:
    """STD-5: only running out resets it to one."""
    s = last_call(with_men(clout, men=1), "indictment")
    for seat in range(4):
        if clout >= 3:
            fall(s, seat, seat)
        assert s.t.standing[seat] == clout
    assert len(s.seen(ev.FELL)) == 4


def test_wg_std_6_what_clout_lets_through_the_market() -> None:
    """STD-6: four no limit, three 3, two 2, one 1."""
    s = clouts(wg(), 4, 3, 2, 1)
    for seat in range(4):
        s.own(seat, goods=20)
    market(s)
    assert [len(s.legal(seat)) - 1 for seat in range(4)] == [20, 3, 2, 1]
    assert [limit(s.g, s.t, seat) for seat in (1, 2, 3)] == [3, 2, 1]


def test_wg_std_7_who_falls_is_fixed_first_and_no_fall_changes_it() -> None:
    """STD-7: a fall or a bribe of one leaves the others where they were."""
    s = clouts(with_men(), 3, 3, 4, 4)
    last_call(s, "indictment")
    s.do(OUTFIT, act.BRIBE)
    assert s.t.standing[OUTFIT] == 1  # now the least, alone
    assert s.asked() == {SHELDON}
    fall(s, SHELDON, SHELDON)
    assert s.step_name() != "TakeTheFall"
    assert crew_of(s, NORTH, NORTH) == crew_of(s, SALTIS, SALTIS) == (2, 0)


def test_wg_std_7_in_leader_order() -> None:
    """STD-7: they choose one after the other, from the leader of the round."""
    s = with_men(2)
    s.t.first = s.t.leader = SALTIS
    last_call(s, "indictment")
    assert falls(s) == [3, 0, 1, 2]


def test_wg_std_2_a_card_that_costs_clout_can_run_one_out() -> None:
    """STD-2, STD-3: losing clout by a card is no fall demanded by a card: no bribe."""
    effect = Effect("all", "lose", asset="standing", amount=4)
    s = wg(4, 4, pack=with_effects("scandal", "last-call", effect, game=GAME))
    for seat in range(4):
        s.crew(seat, seat, made=2)
    last_call(s, "scandal")
    assert s.kinds(OUTFIT) == {act.FALL}
    for seat in range(4):
        fall(s, seat, seat)
    assert list(s.t.standing) == [1, 1, 1, 1]


def test_wg_std_2_the_last_clout_paid_to_a_card_is_running_out() -> None:
    """STD-2, TRX-8: Curfew's price may be one's last clout."""
    s = with_men(1)
    s.crew(NORTH, SOURCE, rookies=1)
    last_call(s, "curfew")
    s.do(NORTH, act.YES)
    fall(s, NORTH, NORTH)
    assert s.t.standing[NORTH] == 1
    assert crew_of(s, NORTH, SOURCE) == (0, 1)


def test_wg_std_4_sales_stand_when_the_seller_is_disbanded() -> None:
    """STD-4, BLK-3: the price was set with its booze, and its token is passed on."""
    s = wg(4, 1)
    for seat in range(4):
        s.own(seat, goods=1)
        if seat:
            s.crew(seat, seat, made=1)
    sell(market(s), 1, 1, 1, 1)
    assert s.seen(ev.PRICE) == [(4, 3, 0, 0, 0)]
    assert not s.t.is_alive(OUTFIT)
    assert s.t.leader == SHELDON
    assert [s.t.cash[seat] for seat in (1, 2, 3)] == [3, 3, 3]


def test_wg_std_2_city_hall_and_hospital_do_not_count_as_made_men() -> None:
    """STD-4: only named men fall, wherever the associates stand."""
    s = wg(4, 1)
    s.crew(SALTIS, LAW, rookies=2)
    s.crew(SALTIS, HOSPITAL, rookies=2)
    worsen(s, SALTIS, 1)
    assert not s.t.is_alive(SALTIS)
