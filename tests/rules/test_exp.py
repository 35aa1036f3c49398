"""EXP: exploiting places, as in Men of Mayhem."""

from __future__ import annotations

import pytest
from overlay import amounts, deal, with_site
from scenes import crew_of, fall, fight, pull, turn
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.records import Ground, Transaction
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import ER

BOOSTED = Ground(
    main=(deal("skim", get=amounts(cash=1)), deal("skim", get=amounts(guns=1))),
    boost=(deal("skim", get=amounts(goods=1)),),
    hot=1,
)


def scene(site: str, tokens: int = 3, ground: Ground | None = None, **options: int) -> Stage:
    """Return a stage where seat 0 alone, with a made, is at a site and about to order."""
    pack = with_site(site, ground) if ground else None
    stage = Stage(4, "mayhem", (), (), pack, **options)
    stage.site(SITE, site)
    stage.crew(0, SITE, made=1)
    for seat in range(4):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=tokens)
    return stage.run()


def places(stage: Stage, seat: int = 0) -> set[int]:
    """Return the places a seat may exploit."""
    return {act.place_of(one) for one in stage.legal(seat) if act.kind_of(one) == act.EXPLOIT}


def test_exp_1_a_gang_alone_there_controls() -> None:
    """Alone there with any crew, a single rookie too, one controls the place."""
    stage = Stage()
    stage.crew(0, FACTORY, rookies=1)
    stage.crew(0, SOURCE, made=1)
    stage.own(0, tokens=1)
    assert places(stage.run()) == {FACTORY, SOURCE}


def test_exp_1_nobody_there_nobody_controls() -> None:
    """A place with nobody is uncontrolled."""
    stage = Stage()
    stage.crew(0, 0, made=1)
    stage.own(0, tokens=1)
    assert places(stage.run()) == set()
    assert not any(stage.t.controls(seat, FACTORY) for seat in range(4))


def test_exp_1_two_gangs_contest() -> None:
    """With a rival there, a lone rookie too, nobody controls."""
    stage = Stage()
    stage.crew(0, FACTORY, made=3)
    stage.crew(1, FACTORY, rookies=1)
    stage.own(0, tokens=1)
    stage.own(1, tokens=1)
    assert places(stage.run()) == set()
    stage.do(0, act.SIT)
    assert places(stage, 1) == set()


def test_exp_2_once_a_round_for_the_place() -> None:
    """The token marks the place: the same gang cannot exploit it again."""
    stage = scene("last-mile-roadhouse").do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert SITE not in places(stage)


def test_exp_2_whoever_spent_the_token() -> None:
    """A rival who takes the place over finds the token on it."""
    stage = scene("last-mile-roadhouse").do(0, act.EXPLOIT, SITE).do(0, act.NO)
    stage.do(0, act.MOVE, SITE, b=0, made=1)
    stage.crew(1, SITE, made=1)
    stage.own(1, tokens=1)
    turn(stage, 1)
    assert stage.t.controls(1, SITE)
    assert places(stage, 1) == set()


def test_exp_2_a_skipped_exploit_marks_the_place_all_the_same() -> None:
    """Using nothing of a place uses the place."""
    stage = scene("last-mile-roadhouse").do(0, act.EXPLOIT, SITE).do(0, act.NO)
    assert stage.t.cash[0] == 0
    assert SITE not in places(stage)


def test_exp_2_other_places_are_not_marked() -> None:
    """One exploit marks one place."""
    stage = scene("last-mile-roadhouse")
    stage.crew(0, FACTORY, made=1)
    stage.do(0, act.EXPLOIT, SITE).do(0, act.NO)
    assert places(stage) == {FACTORY}


def test_exp_2_again_in_the_next_round() -> None:
    """With the round the token comes off."""
    stage = scene("last-mile-roadhouse", tokens=1).do(0, act.EXPLOIT, SITE).do(0, act.YES).close_market()
    stage.reveal("gun-run", "toy-run")
    assert SITE in places(stage)


def test_exp_2_clubhouses_have_nothing_to_exploit() -> None:
    """One controls the own clubhouse, and there is nothing to exploit."""
    stage = Stage()
    stage.crew(0, 0, made=1)
    stage.own(0, tokens=1)
    stage.run()
    assert stage.t.controls(0, 0)
    assert places(stage) == set()


def test_exp_2_the_emergency_room_is_no_place_to_exploit() -> None:
    """Injured alone in the emergency room control nothing."""
    stage = Stage()
    stage.crew(0, ER, made=1)
    stage.own(0, tokens=1)
    assert places(stage.run()) == set()


def test_exp_2_a_closed_place_cannot_be_exploited() -> None:
    """A hassle that closes a place beats control of it."""
    stage = Stage()
    for place in (FACTORY, HOSPITAL, SOURCE):
        stage.crew(0, place, rookies=1)
    stage.own(0, tokens=1)
    stage.hassle("atf-in-town")
    stage.hassle("doctors-strike")
    assert places(stage.run()) == {SOURCE}


def test_example_exp_3_pete_pays_a_second_token_for_a_boost() -> None:
    """Pete exploits a site with a boost and spends another token to use the boost too."""
    stage = scene("rusty-spoke", tokens=2).do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert (stage.t.cash[0], stage.t.tokens[0]) == (2, 1)
    stage.do(0, act.YES)
    assert stage.t.tokens[0] == 0
    stage.do(0, act.YES)
    assert stage.t.cash[0] == 4
    assert [event[:3] for event in stage.seen(ev.EXPLOITED)] == [(0, SITE, 0), (0, SITE, 1)]


def test_exp_3_the_boost_may_be_left() -> None:
    """Without the boost, one token and no more."""
    stage = scene("rusty-spoke").do(0, act.EXPLOIT, SITE).do(0, act.YES).do(0, act.NO)
    assert (stage.t.cash[0], stage.t.tokens[0]) == (2, 2)
    assert stage.step_name() == "IssueOrders"


def test_exp_3_the_boost_alone_costs_both_tokens() -> None:
    """One may skip the main effect and take the boost alone, for two tokens."""
    stage = scene("pier-nine", tokens=2)
    stage.own(0, cash=1)
    stage.do(0, act.EXPLOIT, SITE).do(0, act.NO).do(0, act.YES).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.goods[0], stage.t.tokens[0]) == (0, 2, 0)


def test_exp_3_no_token_no_boost() -> None:
    """With the last token spent on the exploit nobody is asked."""
    stage = scene("rusty-spoke", tokens=1).do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert stage.step_name() == "ChooseGoods"


def test_exp_3_no_boost_no_question() -> None:
    """A place without a boost asks for none."""
    stage = scene("last-mile-roadhouse").do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert stage.step_name() == "IssueOrders"


def test_exp_3_under_the_radar_the_boost_is_asked_all_the_same() -> None:
    """Where tokens are hidden, being asked must not tell that there is one (INF-4)."""
    stage = scene("rusty-spoke", tokens=1, under_the_radar=1).do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert stage.asked() == {0}
    assert stage.kinds(0) == {act.NO}


def test_exp_3_tokens_the_place_hands_out_pay_for_its_boost() -> None:
    """The boost comes last, so tokens just got can pay for it."""
    rush = Transaction("special", special="rush", amount=1)
    stage = scene("garage", 1, Ground(main=(rush,), boost=BOOSTED.boost)).do(0, act.EXPLOIT, SITE)
    stage.do(0, act.YES).do(0, act.YES).do(0, act.YES)
    assert (stage.t.goods[0], stage.t.tokens[0]) == (1, 0)


def test_exp_4_heat_comes_at_once_before_the_transactions() -> None:
    """The printed heat is there before the first question."""
    stage = scene("velvet-mile").do(0, act.EXPLOIT, SITE)
    assert stage.t.standing[0] == 1
    assert stage.t.cash[0] == 0
    stage.do(0, act.YES)
    assert stage.t.cash[0] == 5


def test_example_exp_4_a_hot_site_gives_1_heat() -> None:
    """Exploiting this site gives you 1 heat."""
    stage = scene("velvet-mile")
    stage.own(0, standing=2)
    assert stage.do(0, act.EXPLOIT, SITE).t.standing[0] == 3


def test_exp_4_as_much_as_is_printed() -> None:
    """Two heat pictured are two heat gained."""
    stage = Stage()
    stage.site(OPPORTUNITY_PLACE, "armored-car")
    stage.crew(0, OPPORTUNITY_PLACE, made=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert stage.t.standing[0] == 2


def test_exp_4_heat_comes_even_if_nothing_is_used() -> None:
    """Skipping everything does not cool the place."""
    stage = scene("velvet-mile").do(0, act.EXPLOIT, SITE).do(0, act.NO)
    assert stage.t.standing[0] == 1


def test_exp_4_once_per_exploit_boost_or_not() -> None:
    """The boost adds no heat, and the boost alone has it all the same."""
    for main in (act.YES, act.NO):
        stage = scene("hot-spot", 2, BOOSTED).do(0, act.EXPLOIT, SITE)
        stage.do(0, main).do(0, main).do(0, act.YES).do(0, act.YES)
        assert stage.t.standing[0] == 1
        assert stage.t.goods[0] == 1


def test_exp_4_above_four_one_takes_the_fall_at_once() -> None:
    """The fall comes before the transactions."""
    stage = scene("velvet-mile")
    stage.own(0, standing=4)
    stage.do(0, act.EXPLOIT, SITE)
    assert {act.place_of(one) for one in stage.legal(0)} == {0, SITE}
    assert stage.t.cash[0] == 0
    fall(stage, 0, 0)
    assert stage.t.standing[0] == 1
    stage.do(0, act.YES)
    assert stage.t.cash[0] == 5


def test_exp_4_the_exploit_goes_on_with_nobody_left_there_boost_included() -> None:
    """Control counted when it was ordered: the fallen was the last one there, and all is offered."""
    stage = scene("hot-spot", 2, BOOSTED)
    stage.own(0, standing=4)
    fall(stage.do(0, act.EXPLOIT, SITE), 0, SITE)
    assert stage.t.present[SITE] == 0
    stage.do(0, act.YES).do(0, act.YES).do(0, act.YES).do(0, act.YES)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.goods[0]) == (1, 1, 1)


def test_exp_4_a_gang_disbanded_by_the_heat_exploits_no_more() -> None:
    """An exploit stops with its gang (STD-4); the token stays on the place till clean-up."""
    stage = scene("hot-spot", 3, BOOSTED)
    stage.crew(0, SITE, rookies=1)
    stage.own(1, tokens=1)
    stage.brink(0).do(0, act.EXPLOIT, SITE)
    assert not stage.t.is_alive(0)
    assert stage.asked() == {1}
    assert stage.step_name() == "IssueOrders"
    stage.do(1, act.MOVE, 1, b=SITE, made=1)
    stage.own(1, tokens=1)
    turn(stage, 1)
    assert places(stage, 1) == set()


def test_exp_4_a_gang_disbanded_by_a_transaction_exploits_no_more() -> None:
    """Heat printed with a benefit may end a gang in mid-exploit: nothing of it follows."""
    ground = Ground(
        main=(deal("gain", get=amounts(cash=5, standing=1)), deal("skim", get=amounts(guns=2))),
        boost=BOOSTED.boost,
    )
    stage = scene("trap", 3, ground)
    stage.own(1, tokens=1)
    stage.crew(0, SITE, rookies=1)
    stage.brink(0).do(0, act.EXPLOIT, SITE).do(0, act.YES)
    assert [event[0] for event in stage.seen(ev.DISBANDED)] == [0]
    assert stage.t.guns[0] == 0
    assert stage.asked() == {1}


def test_exp_4_a_gang_disbanded_in_the_boost_exploits_no_more() -> None:
    """So does heat in a boost."""
    boost = (deal("gain", get=amounts(cash=5, standing=1)), deal("skim", get=amounts(guns=2)))
    stage = scene("trap", 3, Ground(main=BOOSTED.main[:1], boost=boost))
    stage.own(1, tokens=1)
    stage.crew(0, SITE, rookies=1)
    stage.brink(0).do(0, act.EXPLOIT, SITE).do(0, act.NO).do(0, act.YES).do(0, act.YES)
    assert [event[0] for event in stage.seen(ev.DISBANDED)] == [0]
    assert stage.asked() == {1}


def test_exp_4_disbanded_among_two_the_other_wins_at_once() -> None:
    """If the heat leaves one gang in the game, the game is over then and there."""
    stage = Stage(seats=3)
    stage.site(SITE, "velvet-mile")
    stage.crew(0, SITE, rookies=1)
    stage.crew(1, 1, made=1)
    stage.brink(0)
    stage.own(0, tokens=2)
    stage.t.alive = 0b011
    stage.run().do(0, act.EXPLOIT, SITE)
    assert stage.t.over
    assert stage.t.winner == 1


def test_exp_4_a_rival_smeared_out_of_the_game_does_not_stop_the_exploit() -> None:
    """A rival disbanded by a transaction is the rival's end, not the exploit's."""
    stage = Stage()
    stage.site(SITE, "county-courthouse")
    stage.crew(0, SITE, made=1)
    for seat in (1, 2, 3):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=1, standing=2)
    stage.brink(2).run().do(0, act.EXPLOIT, SITE).do(0, act.TARGET, b=2)
    assert [event[0] for event in stage.seen(ev.DISBANDED)] == [2]
    stage.do(0, act.YES)
    assert stage.t.standing[0] == 1


@pytest.mark.parametrize(("card", "heat"), [("sheriffs-holiday", 0), ("martial-law", 2)])
def test_exp_4_a_hassle_changes_how_hot_a_place_is(card: str, heat: int) -> None:
    """A rule of the round cools hot places, or heats them."""
    stage = scene("velvet-mile", hardcore_cards=1)
    stage.hassle(card)
    assert stage.do(0, act.EXPLOIT, SITE).t.standing[0] == heat


def test_exp_4_a_place_that_is_not_hot_stays_so() -> None:
    """What makes hot places hotter leaves the others alone."""
    stage = scene("rusty-spoke", hardcore_cards=1)
    stage.hassle("martial-law")
    assert stage.do(0, act.EXPLOIT, SITE).t.standing[0] == 0


def test_exp_6_exploiting_the_police_station_takes_the_leader_token() -> None:
    """The token is taken at once and without being asked."""
    stage = Stage()
    stage.crew(2, LAW, rookies=1)
    stage.own(2, tokens=1)
    stage.run().do(2, act.EXPLOIT, LAW)
    assert stage.t.leader == 2
    assert stage.seen(ev.LEADER) == [(2, 0, 0, 0, 0)]


def test_exp_6_the_leader_keeps_it() -> None:
    """The leader may exploit it too, and leads on."""
    stage = Stage()
    stage.crew(0, LAW, made=1)
    stage.own(0, tokens=1, standing=1)
    stage.run().do(0, act.EXPLOIT, LAW).do(0, act.YES)
    assert stage.t.leader == 0
    assert stage.t.standing[0] == 0


def test_exp_6_other_places_do_not_move_the_token() -> None:
    """Only the police station does."""
    stage = Stage()
    stage.crew(2, FACTORY, made=1)
    stage.own(2, tokens=1)
    stage.run().do(2, act.EXPLOIT, FACTORY).do(2, act.USE, b=0)
    assert stage.t.leader == 0


def test_exp_7_every_transaction_one_after_the_other_the_boost_last() -> None:
    """In the order printed, each finished before the next is asked."""
    stage = scene("second-chance-pawn", tokens=2)
    stage.own(0, guns=3, goods=2)
    stage.do(0, act.EXPLOIT, SITE).do(0, act.USE, b=2)
    assert (stage.t.cash[0], stage.t.guns[0]) == (4, 1)
    stage.do(0, act.USE, b=2)
    assert (stage.t.cash[0], stage.t.goods[0]) == (8, 0)
    stage.do(0, act.YES).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.guns[0]) == (12, 0)


def test_exp_7_what_the_first_brings_the_second_may_spend() -> None:
    """One finished before the next."""
    ground = Ground(
        main=(
            deal("sell", amounts(guns=1), amounts(cash=2), 1),
            deal("spend", amounts(cash=2), amounts(goods=1), 1),
        )
    )
    stage = scene("corner", 1, ground)
    stage.own(0, guns=1)
    stage.do(0, act.EXPLOIT, SITE).do(0, act.USE, b=1).do(0, act.USE, b=1)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.goods[0]) == (0, 0, 1)


def test_exp_7_each_may_be_skipped() -> None:
    """Any one of the transactions, and only that."""
    for skipped in (0, 1):
        stage = scene("hot-spot", 1, BOOSTED).do(0, act.EXPLOIT, SITE)
        for index in (0, 1):
            stage.do(0, act.NO if index == skipped else act.YES)
        assert (stage.t.cash[0], stage.t.guns[0]) == ((0, 1) if skipped == 0 else (1, 0))


@pytest.mark.parametrize(
    ("site", "skip"),
    [
        ("last-mile-roadhouse", act.NO),
        ("peck-and-peck", act.NO),
        ("frankenstein-auto", act.NO),
        ("mile-88-truck-stop", act.NO),
        ("permanent-record", act.NO),
        ("full-throttle-garage", act.NO),
        ("irish-freddys", act.USE),
        ("maple-street-lab", act.USE),
        ("hairy-dog", act.USE),
    ],
)
def test_exp_7_every_kind_of_transaction_may_be_skipped(site: str, skip: int) -> None:
    """Skim, drop, gain, steal, specials are declined; sell, spend and swap are done zero times."""
    stage = scene(site, tokens=1)
    stage.crew(0, 0, rookies=1)
    stage.own(0, cash=5, guns=5, goods=5, standing=2)
    stage.own(1, cash=5, guns=5, goods=5)
    stage.do(0, act.EXPLOIT, SITE)
    heat = stage.t.standing[0]
    assert stage.asked() == {0}
    stage.do(0, skip)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.goods[0], stage.t.standing[0]) == (5, 5, 5, heat)
    assert stage.t.rookie_total(0) == 1


def test_exp_7_heat_printed_with_a_benefit_goes_with_it() -> None:
    """Five cash and one heat are one transaction: both or neither."""
    stage = scene("frankenstein-auto", tokens=1).do(0, act.EXPLOIT, SITE)
    assert stage.kinds(0) == {act.YES, act.NO}
    stage.do(0, act.YES)
    assert (stage.t.cash[0], stage.t.standing[0]) == (5, 1)


def test_exp_7_a_follow_up_exploit_offers_the_same() -> None:
    """After a won fight: hot, every transaction, the boost for one more token."""
    stage = scene("hot-spot", 3, BOOSTED)
    stage.crew(1, SITE, rookies=1)
    pull(fight(stage, 0, SITE).do(0, act.ENOUGH), s0=0, s1=0).roll(6, 1)
    stage.do(0, act.YES)
    assert stage.t.standing[0] == 1
    stage.do(0, act.YES).do(0, act.YES).do(0, act.YES).do(0, act.YES)
    assert (stage.t.cash[0], stage.t.guns[0], stage.t.goods[0], stage.t.tokens[0]) == (1, 1, 1, 0)


def test_exp_7_the_hospital_takes_injured_home() -> None:
    """Up to two injured of one's own choice, before they have to roll."""
    stage = Stage()
    stage.crew(0, HOSPITAL, made=1)
    stage.crew(0, ER, made=1, rookies=2)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, HOSPITAL)
    homeward = [one for one in stage.legal(0) if act.kind_of(one) == act.DISCHARGE]
    crews = [(act.made_of(one), act.rookies_of(one)) for one in homeward]
    assert sorted(crews) == [(0, 1), (0, 2), (1 << 1, 0), (1 << 1, 1)]
    stage.do(0, act.DISCHARGE, made=1 << 1, rookies=1).do(0, act.NO)
    assert crew_of(stage, 0, 0) == (1, 1)
    assert crew_of(stage, 0, ER) == (0, 1)
    assert stage.seen(ev.RECOVERED) == [(0, 1 << 1, 1, 0, 0)]


def test_exp_7_the_hospital_helps_a_single_injured() -> None:
    """One injured is enough to be asked."""
    stage = Stage()
    stage.crew(0, HOSPITAL, made=1)
    stage.crew(0, ER, rookies=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, HOSPITAL).do(0, act.DISCHARGE, rookies=1)
    assert crew_of(stage, 0, 0) == (0, 1)


def test_exp_7_the_hospital_asks_nobody_without_injured() -> None:
    """Where all can see that there is nothing to do, nobody is asked."""
    stage = Stage()
    stage.crew(0, HOSPITAL, made=1)
    stage.crew(1, ER, made=1)
    stage.own(0, tokens=1)
    stage.run().do(0, act.EXPLOIT, HOSPITAL)
    assert stage.kinds(0) == {act.YES, act.NO}
    stage.do(0, act.YES)
    assert stage.t.goods[0] == 1
