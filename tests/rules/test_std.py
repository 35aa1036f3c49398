"""STD: heat, taking the fall, and who is hit by a card (REV-7)."""

from __future__ import annotations

import pytest
from heat import heats, staffed
from overlay import WATCHED, with_card, with_hassle
from scenes import ER, crew_of, fall, falls, is_empty, last_call, market, obstacle, turn, without_made, worsen
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.records import Modifier
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.rulesets.cards import LEAST, MOST, hit_by
from gangland.rulesets.market import NO_LIMIT, limit

# STD-1


@pytest.mark.parametrize(("heat", "steps", "after"), [(0, 1, 1), (3, 1, 4), (0, 4, 4), (2, 2, 4)])
def test_std_1_up_to_four_heat_nobody_falls(heat: int, steps: int, after: int) -> None:
    """STD-1: heat goes from 0 to 4 without a fall."""
    s = staffed()
    s.own(2, standing=heat)
    worsen(s, 2, steps)
    assert heats(s)[2] == after
    assert s.seen(ev.STANDING) == [(2, after, steps, 0, 0)]
    assert not s.seen(ev.FELL)


@pytest.mark.parametrize(("heat", "steps"), [(4, 1), (4, 2), (3, 2), (0, 9)])
def test_std_1_above_four_a_made_falls_and_one_heat_is_left(heat: int, steps: int) -> None:
    """STD-1: above 4 a made takes the fall at once and one heat is left, however much was gained."""
    s = staffed()
    s.own(2, standing=heat)
    fall(worsen(s, 2, steps), 2, LAW)
    assert heats(s)[2] == 1
    assert len(s.seen(ev.FELL)) == 1
    assert crew_of(s, 2, LAW) == (0, 0)


def test_std_1_who_falls_goes_back_to_the_pool() -> None:
    """STD-1: the one who falls returns to the recruit pool and may be promoted again."""
    s = staffed()
    s.own(2, standing=4)
    before = s.t.pool_made[2]
    fall(worsen(s, 2, 1), 2, 2)
    assert s.t.pool_made[2].bit_count() == before.bit_count() + 1
    assert crew_of(s, 2, 2) == (0, 1)


def test_std_1_the_player_chooses_who() -> None:
    """STD-1: any made, wherever he is, the emergency room included; never a rookie."""
    s = staffed()
    s.crew(2, ER, made=1, rookies=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(2, standing=4)
    worsen(s, 2, 1)
    assert s.asked() == {2}
    assert {act.place_of(a) for a in s.legal(2)} == {2, LAW, ER}
    assert all(act.made_of(a).bit_count() == 1 and act.rookies_of(a) == 0 for a in s.legal(2))


def test_std_1_one_in_the_emergency_room_may_fall() -> None:
    """STD-1: an injured made may take the fall."""
    s = staffed()
    s.crew(2, ER, made=1)
    s.own(2, standing=4)
    fall(worsen(s, 2, 1), 2, ER)
    assert is_empty(s, ER)
    assert s.t.made_total(2).bit_count() == 2


def test_std_1_the_only_made_is_not_asked_for() -> None:
    """STD-1: where there is nothing to choose, the fall happens at once."""
    s = Stage()
    s.crew(2, FACTORY, made=1)
    s.own(2, standing=4, tokens=1)
    worsen(s, 2, 1)
    assert s.seen(ev.FELL) == [(2, FACTORY, 1, 0, 0)]


def test_std_1_heat_from_a_hot_place() -> None:
    """STD-1: a hot place gives its heat at once, before its transactions."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "armored-car")
    s.crew(1, OPPORTUNITY_PLACE, made=1)
    s.crew(1, 1, made=1)
    s.own(1, tokens=1, standing=3, cash=0)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert s.step_name() == "TakeTheFall"
    assert s.t.cash[1] == 0
    fall(s, 1, 1)
    assert heats(s)[1] == 1
    s.do(1, act.YES)
    assert s.t.cash[1] == 7


def test_std_1_heat_from_a_rival() -> None:
    """STD-1: a rival's smear may bring the fall in another's turn."""
    s = staffed()
    s.site(SITE, "county-courthouse")
    s.crew(1, SITE, made=1)
    s.own(3, standing=4)
    s.own(1, standing=1)
    turn(s, 1).do(1, act.EXPLOIT, SITE).do(1, act.TARGET, b=3)
    assert s.asked() == {3}
    fall(s, 3, 3)
    assert heats(s)[3] == 1
    assert s.asked() == {1}


def test_std_1_heat_from_a_card() -> None:
    """STD-1: a card that gives heat may bring the fall as well."""
    s = staffed()
    s.own(0, standing=4)
    obstacle(s, "press-conference")
    assert s.asked() == {0}
    fall(s, 0, LAW)
    assert heats(s) == [1, 0, 0, 0]


def test_std_1_dropping_heat_stops_at_none() -> None:
    """STD-1: heat is never below zero."""
    s = staffed()
    for seat, heat in enumerate((0, 0, 1, 3)):
        s.own(seat, standing=heat)
    obstacle(s, "press-conference")
    assert heats(s) == [1, 0, 0, 2]


def test_std_1_a_fall_may_pay() -> None:
    """STD-1, SET-5: a gang with such a rule is paid for each made that falls."""
    s = Stage(3, gangs=("samcro", "grim-bastards", "lin"), sides=("octane",) * 3)
    s.crew(1, FACTORY, made=1)
    s.crew(0, FACTORY, made=1)
    s.own(0, standing=4, cash=0)
    s.own(1, standing=4, cash=0)
    for seat in (0, 1):
        worsen(s, seat, 1)
    assert list(s.t.cash)[:2] == [0, 3]
    assert s.seen(ev.GAINED) == [(1, 0, 3, 0, 0)]


# GNG-4 in falls


def calaveras() -> Stage:
    """Seat 1 are the Calaveras at four heat."""
    s = Stage(3, gangs=("samcro", "calaveras", "lin"), sides=("octane",) * 3)
    s.own(1, standing=4, tokens=1)
    return s


def test_gng_4_a_rookie_may_fall_instead() -> None:
    """GNG-4: a rookie may take the fall, one of them, and goes to the pool."""
    s = calaveras()
    s.crew(1, FACTORY, made=1, rookies=2)
    worsen(s, 1, 1)
    assert {(act.made_of(a).bit_count(), act.rookies_of(a)) for a in s.legal(1)} == {(1, 0), (0, 1)}
    s.do(1, act.FALL, FACTORY, rookies=1)
    assert crew_of(s, 1, FACTORY) == (1, 1)
    assert s.t.pool_rookies[1] == 4
    assert heats(s)[1] == 1


def test_gng_4_a_made_still_may() -> None:
    """GNG-4: it is a choice."""
    s = calaveras()
    s.crew(1, FACTORY, made=1, rookies=2)
    fall(worsen(s, 1, 1), 1, FACTORY)
    assert crew_of(s, 1, FACTORY) == (0, 2)


def test_gng_4_rookies_alone_save_the_gang() -> None:
    """GNG-4: with no made left a rookie falls, and the gang goes on, down to the last."""
    s = calaveras()
    s.crew(1, ER, rookies=1)
    worsen(s, 1, 1)
    assert s.t.is_alive(1)
    assert s.t.rookie_total(1) == 0


def test_gng_4_disbanded_with_neither_left() -> None:
    """GNG-4: with neither made nor rookies they are disbanded."""
    s = calaveras()
    worsen(s, 1, 1)
    assert not s.t.is_alive(1)


# STD-5


def test_example_std_5_arrest_warrant_three_three_two_one() -> None:
    """STD-5: Pete and Liz at 3 both take the fall and end at 1; John at 2 and Sally at 1 do not."""
    s = staffed()
    for seat, heat in enumerate((3, 3, 2, 1)):
        s.own(seat, standing=heat)
    last_call(s, "arrest-warrant")
    fall(s, 0, LAW)
    fall(s, 1, 1)
    assert heats(s) == [1, 1, 2, 1]
    assert [row[0] for row in s.seen(ev.FELL)] == [0, 1]
    assert [s.t.made_total(seat).bit_count() for seat in range(4)] == [1, 1, 2, 2]


def test_example_std_5_arrest_warrant_with_everyone_at_none() -> None:
    """STD-5: with everyone at zero heat everyone takes the fall, and heat stays 0."""
    s = staffed()
    last_call(s, "arrest-warrant")
    for seat in range(4):
        assert s.asked() == {seat}
        fall(s, seat, LAW)
    assert heats(s) == [0, 0, 0, 0]
    assert len(s.seen(ev.FELL)) == 4


@pytest.mark.parametrize(("heat", "after"), [(0, 0), (1, 1), (2, 1), (4, 1)])
def test_std_5_a_fall_by_card_leaves_one_heat_at_most(heat: int, after: int) -> None:
    """STD-5: a card's fall discards all heat but 1."""
    s = staffed()
    for seat in range(4):
        s.own(seat, standing=heat)
    last_call(s, "arrest-warrant")
    for seat in range(4):
        fall(s, seat, seat)
    assert heats(s) == [after] * 4


def test_std_5_a_card_can_disband() -> None:
    """STD-5, STD-4: a gang without made that a card demands a fall of is disbanded, whatever its heat."""
    s = staffed()
    without_made(s, 3)
    s.own(3, standing=2)
    last_call(s, "arrest-warrant")
    assert s.t.alive == 0b0111


def test_std_5_calaveras_may_answer_a_card_with_a_rookie() -> None:
    """STD-5, GNG-4: a rookie may take the fall a card demands."""
    s = calaveras()
    s.crew(1, 1, made=1, rookies=1)
    last_call(s, "arrest-warrant")
    s.do(1, act.FALL, 1, rookies=1)
    assert crew_of(s, 1, 1) == (1, 0)
    assert heats(s)[1] == 1


# STD-6


@pytest.mark.parametrize(("heat", "most"), [(0, NO_LIMIT), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_std_6_the_market_limit_by_heat(heat: int, most: int) -> None:
    """STD-6: no heat no limit, then 3, 2, 1 and none."""
    s = Stage()
    s.own(1, standing=heat)
    assert limit(s.g, s.t, 1) == most


def test_example_std_6_limits_at_three_two_two_and_none() -> None:
    """STD-6: John at 3 may sell one, Liz and Pete at 2 two each, Sally without heat all her six."""
    s = Stage()
    for seat, heat in enumerate((3, 2, 2, 0)):
        s.own(seat, standing=heat, goods=6)
    market(s)
    assert [max(act.b_of(a) for a in s.legal(seat)) for seat in range(4)] == [1, 2, 2, 6]


@pytest.mark.parametrize(("heat", "most"), [(0, NO_LIMIT), (1, 5), (3, 3), (4, 2)])
def test_std_6_a_hassle_may_change_the_limit(heat: int, most: int) -> None:
    """STD-6, REV-4: a price war lets every limited gang sell two more."""
    s = Stage()
    s.hassle("price-war")
    s.own(1, standing=heat)
    assert limit(s.g, s.t, 1) == most


def test_std_6_a_hassle_may_close_the_market_to_some() -> None:
    """STD-6, REV-4, REV-7: who was hottest when the card came up sells nothing this round."""
    s = Stage(pack=with_card(WATCHED))
    s.own(1, standing=1)
    s.own(2, standing=1)
    s.hassle("watched")
    s.own(1, standing=0)
    assert [limit(s.g, s.t, seat) for seat in range(4)] == [NO_LIMIT, 0, 0, NO_LIMIT]


# STD-7


def test_std_7_falls_of_one_card_come_in_leader_order() -> None:
    """STD-7: they choose in leader order."""
    s = staffed()
    s.t.leader = 2
    last_call(s, "arrest-warrant")
    assert falls(s) == [2, 3, 0, 1]


def test_std_7_no_fall_changes_who_else_falls() -> None:
    """STD-7: who falls is fixed first: the first fall lowers a count that the card measured."""
    s = Stage(3, hardcore_cards=1)
    for seat, made in enumerate((3, 3, 2)):
        s.crew(seat, seat, made=made)
    last_call(s, "rico-case")
    assert [row[0] for row in s.seen(ev.FELL)] == [0, 1]
    assert s.seen(ev.AFFECTED)[0][1] == 0b011


def test_std_7_the_leader_may_be_disbanded_among_them() -> None:
    """STD-7, STD-4: the token passes after the card; everybody marked still falls, once."""
    s = staffed()
    s.t.leader = 2
    without_made(s, 2)
    last_call(s, "arrest-warrant")
    assert not s.seen(ev.LEADER)
    for seat in (3, 0, 1):
        fall(s, seat, seat)
    assert s.seen(ev.LEADER) == [(3, 0, 0, 0, 0)]
    assert sorted(row[0] for row in s.seen(ev.FELL)) == [0, 1, 3]


# REV-7


COUNTED = {
    "cash": 0,
    "guns": 1,
    "goods": 2,
    "standing": 3,
    "made": 4,
    "rookies": 5,
    "crew": 6,
    "orders": 7,
    "injured": 8,
    "places": 9,
}


@pytest.mark.parametrize("field", ["cash", "guns", "goods", "standing"])
@pytest.mark.parametrize(
    ("amounts", "most", "least"),
    [
        ((3, 3, 2, 1), 0b0011, 0b1000),
        ((0, 0, 0, 0), 0b1111, 0b1111),
        ((0, 4, 0, 1), 0b0010, 0b0101),
        ((2, 2, 2, 2), 0b1111, 0b1111),
    ],
)
def test_rev_7_every_tied_gang_is_hit(field: str, amounts: tuple[int, ...], most: int, least: int) -> None:
    """REV-7: every tied gang is hit, all of them if all are equal."""
    s = Stage()
    for seat, amount in enumerate(amounts):
        s.own(seat, **{field: amount})
    assert hit_by(s.g, s.t, MOST, COUNTED[field]) == most
    assert hit_by(s.g, s.t, LEAST, COUNTED[field]) == least


def test_rev_7_crew_is_counted_wherever_it_is() -> None:
    """REV-7: made, rookies and crew count everywhere outside the pool, injured in the emergency room only."""
    s = Stage(3)
    s.crew(0, 0, made=2)
    s.crew(0, ER, rookies=1)
    s.crew(1, FACTORY, made=1, rookies=3)
    s.crew(2, ER, made=3)
    assert hit_by(s.g, s.t, MOST, COUNTED["made"]) == 0b100
    assert hit_by(s.g, s.t, MOST, COUNTED["rookies"]) == 0b010
    assert hit_by(s.g, s.t, MOST, COUNTED["crew"]) == 0b010
    assert hit_by(s.g, s.t, LEAST, COUNTED["crew"]) == 0b101
    assert hit_by(s.g, s.t, MOST, COUNTED["injured"]) == 0b100
    assert hit_by(s.g, s.t, LEAST, COUNTED["injured"]) == 0b010


def test_rev_7_places_are_those_controlled() -> None:
    """REV-7, EXP-1: a contested place and one's clubhouse are nobody's."""
    s = Stage(3)
    s.crew(0, 0, made=2)
    s.crew(0, FACTORY, rookies=1)
    s.crew(1, FACTORY, made=1)
    s.crew(1, SOURCE, made=1)
    assert hit_by(s.g, s.t, MOST, COUNTED["places"]) == 0b010
    assert hit_by(s.g, s.t, LEAST, COUNTED["places"]) == 0b101


def test_rev_7_measured_before_anyone_is_hit() -> None:
    """REV-7: a card with two effects measures both before the first hits."""
    s = Stage(3, hardcore_cards=1)
    for seat, goods in enumerate((5, 3, 0)):
        s.own(seat, goods=goods)
    last_call(s, "dea-raid")
    assert list(s.t.goods) == [1, 3, 0]
    assert heats(s) == [1, 0, 0]


def test_rev_7_every_later_card_measures_anew() -> None:
    """REV-7: after the first card has hit, the second finds another gang on top."""
    s = staffed()
    for seat, heat in enumerate((4, 3, 2, 2)):
        s.own(seat, standing=heat)
    last_call(s, "arrest-warrant", "arrest-warrant")
    fall(s, 0, 0)
    assert s.asked() == {1}
    fall(s, 1, 1)
    assert heats(s) == [1, 1, 2, 2]


def test_rev_7_a_forced_loss_takes_what_there_is() -> None:
    """REV-7, TRX-8: the gangs with the most may have less than the card takes."""
    s = Stage(3)
    for seat, cash in enumerate((2, 2, 1)):
        s.own(seat, cash=cash)
    last_call(s, "tax-audit").do(0, act.NO).do(1, act.NO)
    assert list(s.t.cash) == [0, 0, 1]
    assert s.seen(ev.GAINED) == [(0, 0, -2, 0, 0), (1, 0, -2, 0, 0)]


def test_rev_7_a_tie_for_the_token_gives_it_to_nobody() -> None:
    """REV-7, LDR-2: there is one leader token; tied gangs all have the most, and none takes it."""
    s = Stage(3)
    for seat, guns in enumerate((1, 4, 4)):
        s.own(seat, guns=guns, goods=3)
    last_call(s, "open-trunks")
    assert s.t.leader == 0
    assert list(s.t.goods) == [1, 3, 3]


def test_std_1_where_crime_pays_heat_pays() -> None:
    """OPT-8: a card that pays for standing made worse pays for heat gained, not for heat lost."""
    s = Stage(3, pack=with_hassle("easy-street", Modifier("crime-pays", amount=2)))
    s.crew(0, 0, made=2)
    s.own(0, standing=1)
    s.hassle("easy-street")
    assert worsen(s, 0, 2).t.cash[0] == 4
    s.g.standing.change(s.g, s.t, 0, -1)
    assert (s.t.cash[0], s.t.standing[0]) == (4, 2)
    assert worsen(s, 0, 3).t.cash[0] == 10
