"""SET: set-up, from the first die to the first round, as played in Wise Guys."""

from __future__ import annotations

from itertools import combinations

import pytest
from overlay import with_side
from scenes import crew_of
from stage import FACTORY, HOSPITAL, LAW, SOURCE, Stage
from wise import (
    GAME,
    GANGS,
    NORTH,
    OUTFIT,
    SALTIS,
    SHELDON,
    fresh,
    house,
    mask,
    names_at,
    reveal_harmless,
    set_up,
    sit_out_round,
)

from gangland.content.records import Side
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER, OPPORTUNITY, RANDOM, RANDOMS
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, check_setup
from gangland.rulesets.build import tile_ids


def side_of(stage: Stage, gang: str) -> Side:
    """Return the clubhouse card of a gang."""
    (side,) = next(one for one in stage.pack.gangs if one.id == gang).sides
    return side


def test_wg_set_1_three_or_four_may_play() -> None:
    """SET-1: three or four players, no more and no fewer."""
    assert GAMES[GAME].players == (3, 4)
    for count in (2, 5):
        with pytest.raises(Refusal) as refusal:
            check_setup(Setup(GAME, tuple(Seat(f"p{index}") for index in range(count))))
        assert refusal.value.rule == "SET-1"


@pytest.mark.parametrize("seats", [3, 4])
def test_wg_set_1_three_and_four_come_through_a_round(seats: int) -> None:
    """SET-1: nothing assumes four."""
    s = sit_out_round(fresh(seats))
    assert s.t.round == 2
    assert {row[0] for row in s.seen(ev.CLAIM)} == set(range(seats))


def test_wg_set_2_five_starting_locations() -> None:
    """SET-2: City Hall, City Hospital, Emergency Room, Distillery and Gun Factory in every game."""
    s = fresh()
    ids = tile_ids(s.pack)
    laid = [ids[s.t.tile[place]] for place in (LAW, HOSPITAL, SOURCE, FACTORY)]
    assert laid == ["city-hall", "city-hospital", "distillery", "gun-factory"]
    starts = {site.id: site.role for site in s.pack.sites if site.kind == "start"}
    assert len(starts) == 5
    assert starts["emergency-room"] == "er"
    assert not s.t.open >> ER & 1


def test_wg_set_2_nothing_else_is_a_place_before_the_first_reveal() -> None:
    """SET-2, SET-3: only clubhouses and the starting locations are open."""
    s = fresh()
    opened = [place for place in range(OPPORTUNITY + 3) if s.t.open >> place & 1]
    assert opened == [*range(4), LAW, HOSPITAL, SOURCE, FACTORY]


def test_wg_set_3_six_of_nineteen_businesses_lie_face_down() -> None:
    """SET-3: shuffled, six face down, the rest out of the game: six come up and no more."""
    s = fresh()
    businesses = [site.id for site in s.pack.sites if site.kind == "random"]
    assert len(businesses) == 19
    assert all(s.t.tile[place] < 0 for place in range(RANDOM, RANDOM + RANDOMS))
    assert len(s.legal(CHANCE)) == 19
    while not s.t.over:
        sit_out_round(s)
    assert len(s.seen(ev.SITE_UP)) == 6


def test_wg_set_3_nobody_drives_to_a_face_down_business() -> None:
    """SET-3: a face-down business is not a place."""
    s = reveal_harmless(fresh())
    goals = {act.b_of(one) for one in s.legal(0) if act.kind_of(one) == act.MOVE}
    assert {RANDOM, RANDOM + 1} <= goals
    assert goals.isdisjoint(range(RANDOM + 2, RANDOM + RANDOMS))


def test_wg_set_4_fifteen_of_forty_cards() -> None:
    """SET-4: any of the forty may come, fifteen do, none twice."""
    s = fresh().reveal()
    assert len(s.pack.cards) == 40
    assert not any(card.hardcore for card in s.pack.cards)
    assert len(s.legal(CHANCE)) == 40
    while not s.t.over:
        sit_out_round(s)
    drawn = [row[0] for row in s.seen(ev.CARD_UP)]
    assert len(drawn) == len(set(drawn)) == 15


def test_wg_set_5_every_gang_has_its_rule_and_order_always() -> None:
    """SET-5: one side, with a rule and an order of its own; nobody is asked for a side."""
    s = Stage.fresh(4, GAME)
    for gang in s.pack.gangs:
        side = side_of(s, gang.id)
        assert side.modifiers
        assert side.order
    s.roll(6, 1, 1, 1)
    for seat in range(4):
        s.do(seat, act.PICK_GANG, b=seat)
    assert s.step_name() == "PickMade"
    assert s.seen(ev.SIDE) == []


def test_wg_set_6_the_highest_picks_first_then_to_the_left() -> None:
    """SET-6: of all gangs not yet taken."""
    s = Stage.fresh(4, GAME).roll(2, 3, 6, 5)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert s.asked() == {seat}
        assert len(s.legal(seat)) == 4 - turn
        s.do(seat, act.PICK_GANG, b=(turn + 1) % 4)
    assert list(s.t.gang) == [3, 0, 1, 2]


def test_wg_set_6_the_last_to_pick_takes_the_token() -> None:
    """SET-6: and starts play in the first round."""
    s = fresh(4, leader=2)
    assert s.t.leader == 2
    assert s.seen(ev.LEADER) == [(2, 0, 0, 0, 0)]
    assert reveal_harmless(s).asked() == {2}


def test_wg_set_6_ties_for_the_highest_roll_again_among_the_tied() -> None:
    """SET-6: only the tied, until one is ahead."""
    s = Stage.fresh(3, GAME).roll(5, 2, 5)
    assert s.asked() == {CHANCE}
    s.roll(1, 1).roll(3, 4)
    assert s.asked() == {2}
    assert [row[1] for row in s.seen(ev.ROLLED)] == [0, 1, 2, 0, 2, 0, 2]


@pytest.mark.parametrize(
    ("seat", "base", "made", "rookies", "cash", "guns", "booze"),
    [(OUTFIT, 4, 3, 2, 6, 1, 4), (SHELDON, 4, 2, 3, 2, 2, 4), (NORTH, 2, 3, 3, 4, 2, 3)],
)
def test_wg_set_7_starting_assets_are_those_on_the_card(
    seat: int, base: int, made: int, rookies: int, cash: int, guns: int, booze: int
) -> None:
    """SET-7: cash, guns, booze, clout and crew as printed; the crew stands in the clubhouse."""
    s = fresh()
    assert (s.t.cash[seat], s.t.guns[seat], s.t.goods[seat]) == (cash, guns, booze)
    assert s.t.standing[seat] == side_of(s, GANGS[seat]).assets[3]
    assert crew_of(s, seat, seat) == (made, rookies)
    assert s.t.tokens[seat] == base + made


def test_wg_set_7_all_four_cards_are_dealt_as_they_say() -> None:
    """SET-7: whoever plays them."""
    s = fresh(4)
    for seat, gang in enumerate(GANGS):
        side = side_of(s, gang)
        held = (s.t.cash[seat], s.t.guns[seat], s.t.goods[seat], s.t.standing[seat])
        assert held == side.assets
        assert crew_of(s, seat, seat) == (side.made, side.rookies)


def test_wg_set_7_the_player_chooses_which_made_men() -> None:
    """SET-7: any of the five, exactly as many as the card says."""
    s = Stage.fresh(4, GAME).set_up(0, GANGS)
    assert s.asked() == {OUTFIT}
    offered = [act.made_of(one) for one in s.legal(OUTFIT)]
    assert sorted(offered) == sorted(sum(1 << man for man in three) for three in combinations(range(5), 3))
    chosen = mask(s, OUTFIT, "jack-mcgurn", "al-capone", "tony-accardo")
    s.do(OUTFIT, act.PICK_MADE, made=chosen)
    assert names_at(s, OUTFIT, OUTFIT) == {"jack-mcgurn", "al-capone", "tony-accardo"}
    assert s.t.pool_made[OUTFIT] == mask(s, OUTFIT, "frank-nitti", "murray-humphreys")
    assert len(s.legal(SHELDON)) == 10


@pytest.mark.parametrize("made", [0, 5])
def test_wg_set_7_all_or_none_leave_nothing_to_choose(made: int) -> None:
    """SET-7: a card that starts with all five made men, or with none, asks nobody."""
    pack = with_side("chicago-outfit", "standard", house(), made=made)
    s = Stage.fresh(3, GAME, pack).set_up(0, GANGS[:3])
    assert s.asked() == {SHELDON}
    assert crew_of(s, OUTFIT, OUTFIT) == (made, 2)


def test_wg_set_7_made_men_are_chosen_openly_in_leader_order() -> None:
    """SET-7: the leader first, then to the left, each after having seen those before."""
    s = Stage.fresh(4, GAME).set_up(2, GANGS)
    for seat in (NORTH, SALTIS, OUTFIT, SHELDON):
        assert s.asked() == {seat}
        s.do(seat, act.PICK_MADE, made=act.made_of(s.legal(seat)[0]))
        assert s.seen(ev.STARTS)[-1][:2] == (seat, s.t.made[seat * 20 + seat])
    assert all(row[1] == ev.EVERYONE for row in s.events if row[0] == ev.STARTS)
    assert s.t.round == 1


def test_wg_set_8_five_made_men_and_five_associates_exist() -> None:
    """SET-8: what does not start is the recruit pool."""
    s = set_up(Stage.fresh(4, GAME))
    for seat in range(4):
        made, rookies = crew_of(s, seat, seat)
        assert made + s.t.pool_made[seat].bit_count() == 5
        assert rookies + s.t.pool_rookies[seat] == 5
        assert len(s.pack.gangs[seat].made) == 5
