"""What a thug does where any player knows what to do."""

from __future__ import annotations

import pytest
from corner import SITE, Corner
from scenes import fight, pull
from stage import Stage

from gangland.bots.favours import Smear
from gangland.bots.roster import make_bot
from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.bots.weighing import Plan, WeighFight
from gangland.engine import action as act
from gangland.engine import modifier
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.table import ER, STARTING
from gangland.rulesets.view import known

LAW, HOSPITAL, SOURCE, FACTORY = range(STARTING, STARTING + 4)
LAST = 6


def busy(corner: Corner) -> Corner:
    """Everybody has some crew at home, so that nobody is out."""
    for seat in range(1, 4):
        corner.crew(seat, seat, made=1, rookies=1)
        corner.own(seat, cash=5)
    return corner


def test_the_best_place_at_hand_is_exploited() -> None:
    corner = busy(Corner())
    corner.site("last-mile-roadhouse", SITE)
    corner.site("velvet-mile", SITE + 1)
    corner.crew(0, SITE, rookies=1)
    corner.crew(0, SITE + 1, made=1)
    corner.own(0, tokens=2)
    corner.ask()
    assert corner.choice()[:2] == (act.EXPLOIT, SITE + 1)


def test_a_free_place_worth_having_is_taken() -> None:
    corner = busy(Corner())
    place = corner.site("frankenstein-auto")
    corner.crew(0, 0, made=1, rookies=2)
    corner.own(0, tokens=4)
    corner.ask()
    kind, start, goal, made, rookies = corner.choice()
    assert (kind, start, goal) == (act.MOVE, 0, place)
    assert made + rookies >= 1


def test_crew_is_promoted_early_and_not_in_the_last_round() -> None:
    kinds = []
    for number in (1, LAST):
        corner = busy(Corner(round_number=number))
        corner.crew(0, 0, made=1, rookies=3)
        corner.own(0, cash=6, guns=4, tokens=1)
        corner.ask()
        kinds.append(corner.choice()[0])
    assert kinds[0] == act.PROMOTE
    assert kinds[1] != act.PROMOTE


def test_a_hopeless_fight_is_not_picked() -> None:
    corner = busy(Corner())
    place = corner.site("last-mile-roadhouse")
    corner.crew(0, place, made=1)
    corner.crew(1, place, made=4, rookies=4)
    corner.own(0, tokens=2)
    corner.own(1, guns=5, tokens=3)
    corner.ask()
    assert corner.choice()[0] != act.FIGHT


def test_a_sure_fight_for_a_good_place_is() -> None:
    corner = busy(Corner())
    place = corner.site("frankenstein-auto")
    corner.crew(0, place, made=4, rookies=3)
    corner.crew(1, place, rookies=1)
    corner.own(0, tokens=3)
    corner.own(1)
    corner.ask()
    assert corner.choice()[:2] == (act.FIGHT, place)


def test_backup_is_called_where_it_turns_the_odds() -> None:
    corner = busy(Corner())
    place = corner.site("frankenstein-auto")
    corner.crew(0, place, made=1)
    corner.crew(0, 0, made=3, rookies=3)
    corner.crew(1, place, made=1, rookies=1)
    corner.own(0, tokens=4)
    corner.own(1)
    corner.ask()
    corner.do(0, act.FIGHT, place)
    assert corner.choice() == (act.BACKUP, 0, 0, 3, 3)


def test_guns_stay_home_where_the_fight_is_won_anyway() -> None:
    corner = busy(Corner())
    place = corner.site("last-mile-roadhouse")
    corner.crew(0, place, made=5, rookies=5)
    corner.crew(1, place, rookies=1)
    corner.own(0, guns=5, tokens=1)
    corner.own(1)
    corner.ask()
    corner.do(0, act.FIGHT, place)
    assert corner.choice() == (act.GUNS, 0, 0, 0, 0)


def test_rookies_go_to_the_emergency_room_first() -> None:
    corner = busy(Corner())
    place = corner.site("last-mile-roadhouse")
    corner.crew(0, place, made=2, rookies=1)
    corner.crew(1, place, made=2)
    corner.own(0, tokens=1)
    corner.own(1, guns=2)
    corner.ask()
    corner.do(0, act.FIGHT, place)
    corner.do(0, act.GUNS, b=0)
    corner.do(1, act.GUNS, b=2)
    for face in (6, 1):
        corner.do(6, act.ROLL, b=face)
    assert corner.choice() == (act.INJURE, place, 0, 1, 1)


def test_the_made_in_the_emergency_room_takes_the_fall() -> None:
    corner = busy(Corner())
    place = corner.site("velvet-mile")
    corner.crew(0, place, made=2)
    corner.crew(0, ER, made=1)
    corner.own(0, standing=4, tokens=1)
    corner.ask()
    corner.do(0, act.EXPLOIT, place)
    assert corner.choice()[:2] == (act.FALL, ER)


def test_goods_are_sold_in_the_last_round() -> None:
    corner = busy(Corner(round_number=LAST))
    corner.crew(0, 0, made=2)
    corner.own(0, goods=3, standing=1)
    corner.go("ChooseGoods")
    corner.ask()
    assert corner.choice() == (act.MARKET, 0, 3, 0, 0)


def test_goods_are_not_dumped_while_there_is_time() -> None:
    corner = busy(Corner(round_number=2))
    corner.crew(0, 0, made=2)
    corner.own(0, goods=9)
    corner.go("ChooseGoods")
    corner.ask()
    assert 0 < corner.choice()[2] < 9


def test_with_no_made_left_the_law_is_not_provoked() -> None:
    corner = busy(Corner(round_number=LAST))
    place = corner.site("velvet-mile")
    corner.crew(0, place, rookies=2)
    corner.own(0, cash=9, standing=4, tokens=1)
    corner.ask()
    assert corner.choice()[0] != act.EXPLOIT


def test_the_last_guns_are_turned_into_cash() -> None:
    corner = busy(Corner(round_number=LAST))
    place = corner.site("irish-freddys")
    corner.crew(0, place, made=1)
    corner.own(0, guns=3, tokens=1)
    corner.ask()
    corner.do(0, act.EXPLOIT, place)
    assert corner.choice() == (act.USE, 0, 3, 0, 0)


def test_a_steal_goes_where_something_is_to_be_had() -> None:
    corner = busy(Corner())
    place = corner.site("mile-88-truck-stop")
    corner.crew(0, place, made=1)
    corner.own(0, tokens=1)
    corner.ask()
    corner.do(0, act.EXPLOIT, place)
    kind, _, rival, _, _ = corner.choice()
    assert kind == act.TARGET
    assert rival != 0


@pytest.mark.parametrize(
    ("give", "get", "taken"),
    [
        ([1, 0, 0], [3, 0, 0], True),
        ([3, 0, 0], [1, 0, 0], False),
        ([0, 0, 0], [0, 1, 0], True),
        ([0, 2, 0], [0, 0, 0], False),
        ([90, 0, 0], [99, 0, 0], False),
    ],
)
def test_deals_are_taken_for_what_they_gain(give: list[int], get: list[int], taken: bool) -> None:
    corner = busy(Corner())
    corner.crew(0, 0, made=1)
    corner.own(0, cash=5, guns=2, tokens=3)
    thug = make_bot("thug", 1)
    assert thug.accepts(corner.g, known(corner.g, corner.t, 0), 0, ints(give), ints(get), 1) is taken


def test_high_octane_is_the_side_to_be_on() -> None:
    corner = Corner()
    thug = make_bot("thug", 1)
    corner.t.depth = 0
    corner.t.call(0)
    names = [step.id for step in corner.g.procedures[0]]
    corner.t.stand(names.index("PickSides"), corner.t.alive)
    corner.ask()
    octane = [side.id for side in corner.pack.gangs[0].sides].index("octane")
    assert corner.choice(corner.t.leader)[:3] == (act.PICK_SIDE, 0, octane)
    assert thug.name == "thug"


def test_who_plays_at_random_goes_anywhere() -> None:
    corner = busy(Corner())
    corner.crew(0, 0, made=2, rookies=2)
    corner.own(0, tokens=2, cash=1, guns=1)
    corner.ask()
    assert corner.choice(bot="random")[0] in {act.SIT, act.MOVE, act.RECRUIT, act.PROMOTE}


def test_a_gun_is_not_wasted_on_the_richest() -> None:
    """FGT-6: a rival with nobody left to hit is offered, and passed over."""
    s = Stage()
    s.crew(0, FACTORY, rookies=2)
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(2, FACTORY, rookies=2)
    s.own(0, guns=2)
    s.own(1, guns=2)
    s.own(2, cash=40)
    pull(fight(s, 1, FACTORY), s0=2, s1=2, s2=0).roll(1, 6, 1)
    s.do(0, act.ALLOT, b=2).do(0, act.ALLOT, b=2)
    menu = s.menu(1)
    assert [act.b_of(one) for one in menu.actions()] == [0, 2]
    chosen = make_bot("thug").choose(s.g, known(s.g, s.t, 1), 1, menu)
    assert act.b_of(chosen) == 0


def test_a_made_is_worth_less_where_many_share_the_places() -> None:
    corner = busy(Corner())
    worth = []
    for seats in (3, 4, 6):
        corner.t.seats = seats
        worth.append(Thug().scene(corner.g, corner.t, 0).made_worth())
    assert worth[0] == worth[1] > worth[2]


def test_a_rival_about_to_fall_is_worth_smearing() -> None:
    corner = busy(Corner())
    cool = Smear().gain(Thug().scene(corner.g, corner.t, 0), 1)
    corner.own(1, standing=4)
    assert Smear().gain(Thug().scene(corner.g, corner.t, 0), 1) > cool + 50


def test_going_to_war_costs_no_order_and_is_weighed_so() -> None:
    corner = busy(Corner("wise-guys"))
    place = corner.site("dog-track")
    corner.crew(0, place, made=1)
    corner.crew(1, place, rookies=1)
    corner.own(0, tokens=1)
    scores = []
    for free in (0, 1):
        corner.t.mods[modifier.GOING_TO_WAR] = free
        menu = Menu()
        menu.add(act.FIGHT, place)
        plan = Plan(Thug().scene(corner.g, corner.t, 0), menu)
        WeighFight().weigh(plan, 0)
        scores.append(plan.score)
    assert scores[1] == scores[0] + Temper().order
