"""STD-4: being disbanded."""

from __future__ import annotations

from heat import heats, staffed
from scenes import (
    ER,
    at_the_brink,
    fall,
    fight,
    hurt,
    is_empty,
    last_call,
    market,
    pull,
    sell,
    turn,
    without_made,
    worsen,
)
from stage import FACTORY, OPPORTUNITY_PLACE, SITE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import PENDING
from gangland.rulesets.cards import LEAST, MOST, hit_by
from gangland.rulesets.standing import disband

# STD-4


def test_std_4_losing_the_last_made_does_not_disband() -> None:
    """STD-4: the last made may fall; the gang goes on with its rookies."""
    s = Stage()
    s.crew(1, 1, made=1, rookies=2)
    s.own(1, standing=4, tokens=1)
    worsen(s, 1, 1)
    assert s.t.is_alive(1)
    assert s.t.made_total(1) == 0


def test_std_4_having_to_fall_again_does() -> None:
    """STD-4: made to take the fall with no made anywhere, a gang is disbanded."""
    s = Stage()
    at_the_brink(s, 1)
    worsen(s, 1, 1)
    assert s.seen(ev.DISBANDED) == [(1, 0, 0, 0, 0)]
    assert s.t.alive == 0b1101


def test_std_4_a_made_in_the_emergency_room_saves_it() -> None:
    """STD-4: no made anywhere means the emergency room too."""
    s = Stage()
    at_the_brink(s, 1)
    s.crew(1, ER, made=1)
    worsen(s, 1, 1)
    assert s.t.is_alive(1)
    assert is_empty(s, ER)


def test_std_4_crew_and_unspent_tokens_leave() -> None:
    """STD-4: its crew everywhere, its pool and its tokens are gone."""
    s = Stage()
    at_the_brink(s, 1)
    s.crew(1, FACTORY, rookies=1)
    s.crew(1, ER, rookies=1)
    s.own(1, tokens=3)
    worsen(s, 1, 1)
    assert all(mask & 0b10 == 0 for mask in s.t.present)
    assert (s.t.rookie_total(1), s.t.pool_made[1], s.t.pool_rookies[1], s.t.tokens[1]) == (0, 0, 0, 0)


def test_std_4_its_assets_leave() -> None:
    """STD-4: what it had is in nobody's count at the end, and nobody is shown it."""
    s = Stage(3)
    at_the_brink(s, 1, 2)
    s.own(0, cash=1)
    s.own(1, cash=50, guns=50, goods=50)
    s.own(2, cash=60)
    worsen(s, 1, 1)
    assert not s.t.over
    worsen(s, 2, 1)
    assert s.t.winner == 0
    assert [row for row in s.seen(ev.HELD) if row[0] == 1] == []
    assert (s.t.cash[1], s.t.guns[1], s.t.goods[1]) == (0, 0, 0)


def test_std_4_its_tokens_on_places_stay() -> None:
    """STD-4: a place it exploited stays exploited until the clean-up."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "armored-car")
    at_the_brink(s, 1)
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(1, tokens=1)
    s.own(2, tokens=1)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert not s.t.is_alive(1)
    assert s.t.used >> OPPORTUNITY_PLACE & 1


def test_std_4_its_exploit_stops() -> None:
    """STD-4: nothing more comes of its exploit, no transaction and no boost."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "armored-car")
    at_the_brink(s, 1)
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(1, tokens=2, cash=0)
    s.own(2, tokens=1)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE)
    assert s.asked() == {2}
    assert s.t.cash[1] == 0
    assert not s.seen(ev.TRADED)


def test_std_4_its_follow_up_exploit_stops() -> None:
    """STD-4: the same in the exploit after a fight; the turn goes on to the left."""
    s = Stage()
    s.site(SITE, "velvet-mile")
    s.crew(1, SITE, made=1, rookies=1)
    s.crew(2, SITE, rookies=1)
    s.own(1, tokens=2, standing=4, guns=0, cash=0)
    s.own(2, tokens=1, guns=1)
    pull(fight(s, 1, SITE), s1=0, s2=1).roll(6, 1)
    hurt(s, 1, made=1)
    without_made(s, 1)
    s.do(1, act.YES)
    assert not s.t.is_alive(1)
    assert s.t.cash[1] == 0
    assert s.asked() == {2}


def test_std_4_the_turn_passes_over_it() -> None:
    """STD-4: the round's turn order stands without it."""
    s = staffed()
    s.own(2, standing=4)
    without_made(s, 2)
    worsen(s, 2, 1)
    order = []
    while s.step_name() == "IssueOrders":
        (seat,) = s.asked()
        order.append(seat)
        s.do(seat, act.SIT)
    assert order == [0, 1, 3]


def test_std_4_if_it_led_the_next_to_the_left_takes_the_token() -> None:
    """STD-4: the leader token passes at once to the next gang to the left still in the game."""
    s = Stage(4)
    at_the_brink(s, 3, 0)
    s.t.leader = 3
    worsen(s, 0, 1)
    assert s.t.leader == 3
    worsen(s, 3, 1)
    assert s.t.leader == 1


def test_std_4_when_the_leader_goes_the_turn_order_stands() -> None:
    """STD-4, ISS-4: the new leader gets no turn out of order."""
    s = staffed()
    s.t.leader = 2
    s.own(2, standing=4)
    turn(s, 1)
    without_made(s, 2)
    worsen(s, 2, 1)
    assert s.t.leader == 3
    assert s.asked() == {1}
    s.do(1, act.SIT)
    assert s.asked() == {3}


def test_std_4_never_most_least_or_rival() -> None:
    """STD-4: a disbanded gang is not counted, not hit and not chosen."""
    s = staffed()
    s.own(2, cash=99, guns=0, standing=4)
    s.own(0, cash=5, guns=3)
    s.own(1, cash=5, guns=3)
    s.own(3, cash=4, guns=4)
    without_made(s, 2)
    worsen(s, 2, 1)
    assert hit_by(s.g, s.t, MOST, 0) == 0b0011
    assert hit_by(s.g, s.t, LEAST, 1) == 0b0011
    assert hit_by(s.g, s.t, 0, 0) == 0b1011
    s.site(SITE, "mile-88-truck-stop")
    s.crew(1, SITE, made=1)
    turn(s, 1).do(1, act.EXPLOIT, SITE)
    assert [act.b_of(a) for a in s.legal(1) if act.kind_of(a) == act.TARGET] == [0, 3]


def test_std_4_nothing_is_still_due_from_it() -> None:
    """STD-4: a disbanded gang is struck from every list of those still to be dealt with, and owes nothing."""
    s = Stage()
    s.t.set_frame(PENDING, 0b1111)
    s.t.owed = s.t.fight_in = 0b0110
    disband(s.g, s.t, 1)
    assert (s.t.frame(PENDING), s.t.owed, s.t.fight_in) == (0b1101, 0b0100, 0b0100)


def test_std_4_not_asked_at_the_market() -> None:
    """STD-4: a disbanded gang sells nothing."""
    s = Stage()
    at_the_brink(s, 1)
    s.own(1, goods=3)
    worsen(s, 1, 1)
    assert market(s).asked() == {0, 2, 3}


def test_std_4_disbanded_in_the_market() -> None:
    """STD-4, BLK-3: sales and price stand, the others' heat comes as well."""
    s = Stage()
    at_the_brink(s, 1)
    s.own(1, standing=4)
    s.hassle("price-war")
    s.own(0, goods=2, cash=0)
    s.own(1, goods=2, cash=0)
    s.own(2, goods=2, cash=0)
    market(s)
    sell(s, 1, 2, 2, 0)
    assert s.t.alive == 0b1101
    assert heats(s)[0] == heats(s)[2] == 1
    assert (s.t.cash[0], s.t.cash[2]) == (1, 2)


def test_std_4_one_gang_left_wins_at_once() -> None:
    """STD-4: in the middle of a round, without a count, the last gang wins."""
    s = Stage(3)
    at_the_brink(s, 1, 2)
    s.own(0, cash=0, tokens=4)
    s.own(1, tokens=1)
    s.own(2, cash=99, tokens=1)
    worsen(s, 1, 1)
    assert not s.t.over
    worsen(s, 2, 1)
    assert s.t.over
    assert s.t.winner == 0
    assert s.asked() == set()


def test_std_4_one_gang_left_wins_in_a_rivals_exploit() -> None:
    """STD-4: a smear that disbands the last rival ends the game before the exploit goes on."""
    s = Stage(3)
    s.site(SITE, "county-courthouse")
    at_the_brink(s, 1, 2)
    worsen(s, 2, 1)
    s.crew(0, SITE, made=1)
    s.own(0, tokens=1, standing=3)
    turn(s, 0).do(0, act.EXPLOIT, SITE).do(0, act.TARGET, b=1)
    assert s.t.winner == 0
    assert heats(s)[0] == 3


def test_std_4_one_gang_left_after_a_fight() -> None:
    """STD-4: a defender whose guns were one too many leaves the field and the game to the other."""
    s = Stage(3)
    at_the_brink(s, 1, 2)
    worsen(s, 2, 1)
    s.crew(0, FACTORY, made=1)
    s.crew(1, FACTORY, rookies=2)
    s.own(1, guns=2, cash=9)
    pull(fight(s, 0, FACTORY), s0=0, s1=2).roll(1, 6)
    assert s.t.over
    assert s.t.winner == 0


def test_std_4_disbanded_together_and_nobody_left_they_compare() -> None:
    """STD-4: gangs disbanded by the same effect, leaving nobody, compare by END: most cash."""
    s = Stage(3)
    at_the_brink(s, 0, 1, 2)
    for seat, cash in enumerate((3, 8, 5)):
        s.own(seat, cash=cash)
    last_call(s, "arrest-warrant")
    assert s.t.alive == 0
    assert s.t.winner == 1
    assert [row[:2] for row in s.seen(ev.HELD)] == [(0, 3), (1, 8), (2, 5)]


def test_std_4_who_was_disbanded_before_does_not_compare() -> None:
    """STD-4: only those disbanded by the same effect are compared."""
    s = Stage(3)
    at_the_brink(s, 0, 1, 2)
    s.own(0, cash=99)
    s.own(1, cash=2)
    s.own(2, cash=1)
    worsen(s, 0, 1)
    last_call(s, "arrest-warrant")
    assert s.t.alive == 0
    assert s.t.winner == 1
    assert {row[0] for row in s.seen(ev.HELD)} == {1, 2}


def test_std_4_the_market_disbands_them_together() -> None:
    """STD-4, BLK-3: the market's heat is one effect, and the sales count in the comparison."""
    s = Stage(3)
    at_the_brink(s, 0, 1, 2)
    worsen(s, 2, 1)
    s.hassle("price-war")
    s.own(0, cash=2, goods=2)
    s.own(1, cash=3, goods=2)
    sell(market(s), 2, 1, 0)
    assert s.t.alive == 0
    assert s.t.cash[0] == 2 + 2 * 2
    assert s.t.winner == 0


def test_std_4_the_market_judges_all_before_the_game_ends() -> None:
    """STD-4: one of the two last sellers has a made: it takes the fall and wins."""
    s = Stage(3)
    at_the_brink(s, 0, 1, 2)
    s.crew(1, 1, made=1)
    s.hassle("price-war")
    s.own(0, cash=9, goods=2)
    s.own(1, cash=0, goods=2)
    s.own(2, cash=9, goods=2)
    sell(market(s), 2, 1, 2)
    assert s.t.winner == 1
    assert s.t.made_total(1) == 0


def test_std_4_tied_together_the_leader_wins() -> None:
    """STD-4, END-2: of gangs disbanded together with the same cash, the one that led when it struck wins."""
    s = Stage(3)
    s.t.leader = 1
    at_the_brink(s, 0, 1, 2)
    last_call(s, "arrest-warrant")
    assert s.t.alive == 0
    assert not s.seen(ev.LEADER)
    assert s.t.winner == 1


def test_std_4_a_card_that_disbands_one_goes_on_with_the_others() -> None:
    """STD-4, STD-7: one gang disbands, the next falls, in leader order."""
    s = staffed()
    for seat in range(4):
        s.own(seat, standing=2)
    without_made(s, 1)
    last_call(s, "arrest-warrant")
    fall(s, 0, 0)
    assert s.t.alive == 0b1101
    fall(s, 2, 2)
    fall(s, 3, 3)
    assert s.step_name() == "NewTurf"
