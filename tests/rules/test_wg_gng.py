"""GNG: the gangs of Wise Guys, each with a rule and an order of its own."""

from __future__ import annotations

import pytest
from scenes import ER, crew_of, fight, hurt, is_empty, pull, turn
from stage import FACTORY, LAW, SITE, SOURCE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, exploit, mask, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE

# GNG-1


@pytest.mark.parametrize("seat", [OUTFIT, SHELDON, NORTH, SALTIS])
def test_wg_gng_1_every_gang_has_an_order_of_its_own(seat: int) -> None:
    """GNG-1: issued instead of a standard order, for a token."""
    s = wg()
    s.own(seat, tokens=1, goods=1)
    turn(s, seat).do(seat, act.GANG_ORDER)
    assert s.t.tokens[seat] == 0
    assert s.seen(ev.ORDERED) == [(seat, 0, 0, 0, 0)]


def test_wg_gng_1_what_the_four_orders_do() -> None:
    """GNG-1: Syndication trades, Hijacking steals, Petty Crime gains, Saltis sells booze."""
    s = wg()
    for seat in range(4):
        s.own(seat, tokens=1, goods=2, guns=2)
    s.run().do(OUTFIT, act.GANG_ORDER).do(OUTFIT, act.USE, b=1)
    assert (s.t.cash[OUTFIT], s.t.goods[OUTFIT]) == (2, 1)
    s.do(SHELDON, act.GANG_ORDER).do(SHELDON, act.TARGET, b=SALTIS)
    assert (s.t.guns[SHELDON], s.t.guns[SALTIS]) == (3, 1)
    s.do(NORTH, act.GANG_ORDER)
    assert s.t.cash[NORTH] == 1
    s.do(SALTIS, act.GANG_ORDER).do(SALTIS, act.USE, b=1)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS]) == (3, 1)


def test_wg_gng_1_as_often_as_tokens_allow() -> None:
    """GNG-1: in turn with the others, marking no place."""
    s = wg()
    s.own(NORTH, tokens=3)
    s.run()
    for _ in range(3):
        s.do(NORTH, act.GANG_ORDER)
    assert (s.t.cash[NORTH], s.t.used) == (3, 0)
    assert s.step_name() == "ChooseGoods"


def test_wg_gng_1_not_where_no_part_of_it_can_be_done() -> None:
    """GNG-1: without booze there is nothing to trade."""
    s = wg()
    s.own(OUTFIT, tokens=1)
    assert act.GANG_ORDER not in s.run().kinds(OUTFIT)


def test_wg_gng_1_a_short_steal_looks_behind_the_blind() -> None:
    """GNG-1, TRX-3: a gang order is a transaction like any other."""
    s = wg()
    s.own(SHELDON, tokens=1)
    s.own(NORTH, cash=4)
    s.run().do(SHELDON, act.GANG_ORDER).do(SHELDON, act.TARGET, b=NORTH)
    assert [row[1:5] for row in s.events if row[0] == ev.SEEN] == [(1 << SHELDON, NORTH, 4, 0)]


# GNG-2: Arbitration


def arbitration(place: int = FACTORY, *, guns: int = 2, clout: int = 3) -> Stage:
    """The Outfit (2 + 3 and an associate), Sheldon (4) and the North Side (4) contest a place."""
    s = wg(4, clout)
    s.men(OUTFIT, place, "frank-nitti", "jack-mcgurn", rookies=1)
    s.men(SHELDON, place, "ralph-sheldon", rookies=1)
    s.men(NORTH, place, "dean-obanion", rookies=1)
    for seat in (OUTFIT, SHELDON, NORTH):
        s.own(seat, guns=guns)
    s.hassle("blizzard")
    return s


def totals(s: Stage) -> dict[int, int]:
    """Return the totals told so far, by seat."""
    return {row[0]: row[1] for row in s.seen(ev.TOTAL)}


def test_wg_gng_2_declared_after_guns_are_shown_before_dice() -> None:
    """GNG-2: everybody's guns are known when the Outfit decides."""
    s = fight(arbitration(), SHELDON, FACTORY)
    pull(s, s0=0, s1=1, s2=2)
    assert len(s.seen(ev.GUNS)) == 3
    assert s.seen(ev.ROLLED) == []
    assert s.asked() == {OUTFIT}
    assert {(act.kind_of(one), act.b_of(one)) for one in s.legal(OUTFIT)} == {
        (act.BACK, SHELDON),
        (act.BACK, NORTH),
        (act.NO, 0),
    }


def test_wg_gng_2_it_rolls_no_die_and_only_its_ratings_are_added() -> None:
    """GNG-2: not its guns; it has no total of its own."""
    s = fight(arbitration(), SHELDON, FACTORY)
    pull(s, s0=2, s1=0, s2=1).do(OUTFIT, act.BACK, b=SHELDON).roll(2, 3)
    assert [row[1] for row in s.seen(ev.ROLLED)] == [SHELDON, NORTH]
    assert totals(s) == {SHELDON: 2 + 5 + (2 + 3 + 1), NORTH: 3 + 5 + 3}
    assert s.seen(ev.BACKED) == [(OUTFIT, SHELDON, 0, 0, 0)]
    assert s.seen(ev.WON) == [(SHELDON, FACTORY, 0, 0, 0)]


def test_wg_gng_2_its_guns_still_injure_cost_clout_and_are_discarded() -> None:
    """GNG-2: on any rival it likes, the one it backs included; and it can be hit."""
    s = fight(arbitration(), SHELDON, FACTORY)
    pull(s, s0=1, s1=1, s2=0).do(OUTFIT, act.BACK, b=SHELDON).roll(2, 3)
    assert s.asked() == {OUTFIT}
    assert {act.b_of(one) for one in s.legal(OUTFIT)} == {SHELDON, NORTH}
    s.do(OUTFIT, act.ALLOT, b=NORTH)
    assert {act.b_of(one) for one in s.legal(SHELDON)} == {OUTFIT, NORTH}
    s.do(SHELDON, act.ALLOT, b=OUTFIT)
    hurt(s, OUTFIT, rookies=1)
    hurt(s, NORTH, rookies=1)
    assert crew_of(s, OUTFIT, ER) == (0, 1)
    assert [s.t.standing[seat] for seat in range(3)] == [2, 2, 3]
    assert [s.t.guns[seat] for seat in range(3)] == [1, 1, 2]


@pytest.mark.parametrize(("guns", "winner"), [(0, SHELDON), (2, NORTH)])
def test_wg_gng_2_it_goes_home_win_or_lose(guns: int, winner: int) -> None:
    """GNG-2: whether the rival it backed wins or not."""
    s = fight(arbitration(), SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=guns).do(OUTFIT, act.BACK, b=SHELDON).roll(1, 1)  # 12 against 6 or 12
    if guns:
        s.do(OUTFIT, act.NAME, b=winner)
        for _ in range(guns):
            s.do(NORTH, act.ALLOT, b=SHELDON)
    assert s.t.controls(winner, FACTORY)
    assert crew_of(s, OUTFIT, OUTFIT) == (2, 1)


def test_wg_gng_2_it_cannot_win_or_tie() -> None:
    """GNG-2: in a fight of two it gives the place to the other."""
    s = wg()
    s.men(OUTFIT, FACTORY, "jack-mcgurn", rookies=5)
    s.crew(SHELDON, FACTORY, rookies=1)
    fight(s, OUTFIT, FACTORY)
    pull(s, s0=0, s1=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1)
    assert s.seen(ev.WON) == [(SHELDON, FACTORY, 0, 0, 0)]
    assert totals(s) == {SHELDON: 1 + 1 + 3 + 5}


def test_wg_gng_2_it_cannot_exploit_after_a_fight_it_ordered() -> None:
    """GNG-2, FGT-10: nor does the rival it backed, who did not order."""
    s = arbitration(guns=0)
    s.own(OUTFIT, tokens=3)
    fight(s, OUTFIT, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1, 1)
    assert s.step_name() == "IssueOrders"
    assert not s.t.used >> FACTORY & 1


def test_wg_gng_2_the_rival_it_backed_exploits_if_it_ordered() -> None:
    """GNG-2, FGT-10: a backed winner that ordered the fight controls the place."""
    s = arbitration(guns=0)
    s.own(SHELDON, tokens=2)
    fight(s, SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1, 1)
    assert s.asked() == {SHELDON}
    assert s.kinds(SHELDON) == {act.YES, act.NO}


def test_wg_gng_2_as_leader_it_still_names_tied_winners() -> None:
    """GNG-2, FGT-5: among those who fight for themselves."""
    s = fight(arbitration(guns=0), SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.BACK, b=NORTH)
    s.roll(6, 1)  # 11 against 6 + 6
    assert s.seen(ev.WON) == [(NORTH, FACTORY, 0, 0, 0)]
    s = arbitration(guns=0)
    s.t.take(OUTFIT, FACTORY, mask(s, OUTFIT, "frank-nitti"), 1)  # Jack McGurn alone adds three
    fight(s, SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.BACK, b=NORTH).roll(4, 1)
    assert s.asked() == {OUTFIT}
    assert {act.b_of(one) for one in s.legal(OUTFIT)} == {SHELDON, NORTH}


@pytest.mark.parametrize(("backed", "leader"), [(SHELDON, OUTFIT), (NORTH, SHELDON)])
def test_wg_gng_2_the_rival_it_backed_does_not_beat_it_another_winner_does(backed: int, leader: int) -> None:
    """GNG-2, FGT-9: Sheldon wins; the Outfit keeps the token only if it backed Sheldon."""
    s = fight(arbitration(guns=2), SHELDON, FACTORY)
    pull(s, s0=0, s1=2, s2=0).do(OUTFIT, act.BACK, b=backed).roll(6, 1)
    while s.step_name() == "AllotInjuries":
        s.do(SHELDON, act.ALLOT, b=NORTH)
    assert s.seen(ev.WON) == [(SHELDON, FACTORY, 0, 0, 0)]
    assert s.t.leader == leader


def test_wg_gng_2_a_rival_leader_is_beaten_by_the_backed_winner() -> None:
    """GNG-2, FGT-9: the token of another leader in the fight passes as always."""
    s = arbitration(guns=0)
    s.t.leader = NORTH
    fight(s, SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1, 1)
    assert s.t.leader == SHELDON


def test_wg_gng_2_sluggings_only() -> None:
    """GNG-2: at a Talking location nobody is asked."""
    s = fight(arbitration(LAW), SHELDON, LAW)
    assert s.asked() == {CHANCE}
    s.roll(1, 1, 1)
    assert set(totals(s)) == {OUTFIT, SHELDON, NORTH}


def test_wg_gng_2_only_in_a_fight_it_is_in() -> None:
    """GNG-2: with nobody there it has no say."""
    s = arbitration()
    s.t.take(OUTFIT, FACTORY, mask(s, OUTFIT, "frank-nitti", "jack-mcgurn"), 1)
    fight(s, SHELDON, FACTORY)
    pull(s, s1=0, s2=0)
    assert s.asked() == {CHANCE}


def test_wg_gng_2_it_may_fight_for_itself() -> None:
    """GNG-2: then all is as always."""
    s = fight(arbitration(guns=0), SHELDON, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(OUTFIT, act.NO).roll(3, 1, 1)
    assert totals(s)[OUTFIT] == 3 + 6
    assert s.t.controls(OUTFIT, FACTORY)


def test_wg_gng_2_a_slugging_without_guns_is_still_one() -> None:
    """GNG-2, REV-4: Peace Treaty takes the guns, not the Arbitration."""
    s = arbitration()
    s.hassle("peace-treaty")
    fight(s, SHELDON, FACTORY)
    assert s.asked() == {OUTFIT}
    assert act.BACK in s.kinds(OUTFIT)


def test_wg_gng_2_a_backed_winner_shot_to_pieces_leaves_the_place_empty() -> None:
    """GNG-2, FGT-7: the Outfit goes home all the same."""
    s = wg(4, 3)
    s.men(OUTFIT, FACTORY, "frank-nitti", rookies=2)
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.own(OUTFIT, guns=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s0=1, s1=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1)
    assert is_empty(s, FACTORY)
    assert crew_of(s, OUTFIT, OUTFIT) == (1, 2)
    assert s.t.leader == OUTFIT


# GNG-3: Going to War


def war(place: int = FACTORY, tokens: int = 1) -> Stage:
    """The North Side and Sheldon contest a place."""
    s = wg()
    s.men(NORTH, place, "dean-obanion")
    s.crew(SHELDON, place, rookies=1)
    s.own(NORTH, tokens=tokens)
    return s


def test_wg_gng_3_a_slugging_spends_no_token() -> None:
    """GNG-3: it is the turn's order: play passes to the left, and comes back."""
    s = war(tokens=1)
    s.own(SALTIS, tokens=2)
    turn(s, NORTH).do(NORTH, act.FIGHT, FACTORY)
    assert s.t.tokens[NORTH] == 1
    pull(s, s1=0, s2=0).roll(1, 6)  # Sheldon 1 + 1, the North Side 6 + 4
    s.do(NORTH, act.NO)
    assert s.asked() == {SALTIS}
    s.do(SALTIS, act.SIT)
    assert s.asked() == {NORTH}


def test_wg_gng_3_a_token_must_be_in_hand() -> None:
    """GNG-3, ISS-3: with none a player can only Sit Tight."""
    s = war(tokens=0).run()
    assert s.step_name() == "ChooseGoods"


def test_wg_gng_3_a_talking_costs_its_token() -> None:
    """GNG-3: only ordering a Slugging is free."""
    s = war(LAW, tokens=2)
    turn(s, NORTH).do(NORTH, act.FIGHT, LAW)
    assert s.t.tokens[NORTH] == 1


def test_wg_gng_3_the_follow_up_exploit_costs_its_token() -> None:
    """GNG-3, FGT-10: even after a free fight, with the one token in hand."""
    s = war(tokens=1)
    s.own(NORTH, cash=2)
    turn(s, NORTH).do(NORTH, act.FIGHT, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 6).do(NORTH, act.YES).do(NORTH, act.USE, b=2)
    assert (s.t.tokens[NORTH], s.t.guns[NORTH]) == (0, 2)


def test_wg_gng_3_backup_costs_its_tokens() -> None:
    """GNG-3, FGT-2: only the order is free; the one token in hand can call."""
    s = war(tokens=1)
    s.crew(NORTH, NORTH, rookies=1)
    turn(s, NORTH).do(NORTH, act.FIGHT, FACTORY).do(NORTH, act.BACKUP, NORTH, rookies=1)
    assert s.t.tokens[NORTH] == 0
    pull(s, s1=0, s2=0).roll(1, 6)
    assert s.step_name() == "ChooseGoods"


def test_wg_gng_3_two_wars_on_one_token() -> None:
    """GNG-3: as often as there is somebody to fight."""
    s = war(tokens=1)
    s.men(NORTH, SOURCE, "earl-weiss")
    s.crew(SALTIS, SOURCE, rookies=1)
    s.hassle("blizzard")
    turn(s, NORTH).do(NORTH, act.FIGHT, FACTORY)
    pull(s, s1=0, s2=0).roll(1, 6).do(NORTH, act.NO)
    s.do(NORTH, act.FIGHT, SOURCE)
    pull(s, s2=0, s3=0).roll(6, 1).do(NORTH, act.NO)
    assert s.t.tokens[NORTH] == 1
    assert s.asked() == {NORTH}


def test_wg_gng_3_other_gangs_pay() -> None:
    """GNG-3: it is the North Side's rule alone."""
    s = war()
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.own(SHELDON, tokens=1)
    turn(s, SHELDON).do(SHELDON, act.FIGHT, FACTORY)
    assert s.t.tokens[SHELDON] == 0


# the rules of the other two


def test_wg_gng_1_sheldon_s_rule_pays_for_traded_booze() -> None:
    """GNG-1, TRX-6: Undercutting Prices is always in force; the others have no such rule."""
    for seat, extra in ((OUTFIT, 0), (SHELDON, 1), (NORTH, 0), (SALTIS, 0)):
        s = wg()
        s.site(SITE, "green-mill")
        s.own(seat, goods=1)
        exploit(s, seat, SITE).do(seat, act.USE, b=1)
        assert s.t.cash[seat] == 1 + 3 + extra


def test_wg_gng_1_saltis_s_guns_count_one_more() -> None:
    """GNG-1, FGT-4: four each for them, three for others."""
    s = wg(4, 3)
    s.men(SALTIS, FACTORY, "joe-saltis", rookies=1)
    s.men(NORTH, FACTORY, "dean-obanion", rookies=1)
    for seat in (NORTH, SALTIS):
        s.own(seat, guns=2)
    fight(s, SALTIS, FACTORY)
    pull(s, s2=2, s3=2).roll(1, 1)
    assert totals(s) == {NORTH: 1 + 5 + 6, SALTIS: 1 + 4 + 8}


def test_wg_gng_2_wherever_the_outfit_and_its_rival_sit() -> None:
    """GNG-2: backing the first seat is backing all the same: no die, no total, home."""
    s = wg(gangs=("sheldon", "north-side", "chicago-outfit", "saltis-mcerlane"))
    s.hassle("blizzard")
    s.crew(0, FACTORY, rookies=1)
    s.crew(1, FACTORY, made=1)
    s.men(2, FACTORY, "jack-mcgurn")
    fight(s, 1, FACTORY)
    pull(s, s0=0, s1=0, s2=0).do(2, act.BACK, b=0).roll(6, 1)
    assert totals(s) == {0: 6 + 1 + 3, 1: 1 + 4}
    assert s.t.controls(0, FACTORY)
