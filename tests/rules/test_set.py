"""SET: set-up, from the first die to the first round, as played in Men of Mayhem."""

from __future__ import annotations

from dataclasses import replace

import pytest
from scenes import crew_of
from stage import FACTORY, HOSPITAL, LAW, SOURCE, Stage

from gangland.content.editions import load_edition
from gangland.content.records import Side
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, ER, OPPORTUNITY, PLACES, RANDOM, RANDOMS
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.build import tile_ids

SIX = ("samcro", "mayans", "one-niners", "lin", "grim-bastards", "calaveras")
HARMLESS = (
    *("gun-embargo", "dry-docks", "atf-in-town", "sheriffs-holiday", "undercover-buyers", "price-war"),
    *("tule-fog", "bar-rules", "blood-feud", "doctors-strike", "armored-car", "gun-run", "toy-run"),
    *("patch-party", "gun-show"),
)


def side(stage: Stage, gang: str, name: str) -> Side:
    """Return a side of a clubhouse card."""
    (found,) = (
        one for gangs in stage.pack.gangs if gangs.id == gang for one in gangs.sides if one.id == name
    )
    return found


def test_set_1_three_to_six_may_play() -> None:
    """Three or four players; the expansions take it to six."""
    assert GAMES["mayhem"].players == (3, 6)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_1_same_sites_deck_and_rounds_for_any_number(seats: int) -> None:
    """Five and six play with the same sites, deck and rounds."""
    stage = Stage.fresh(seats).set_up()
    four = Stage.fresh(4).set_up()
    assert list(stage.t.tile) == list(four.t.tile)
    assert list(stage.t.sites_left) == list(four.t.sites_left)
    assert list(stage.t.cards_left) == list(four.t.cards_left)
    assert stage.t.rounds == four.t.rounds == 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_1_nothing_assumes_four(seats: int) -> None:
    """Any number of players comes through a round and into the next."""
    stage = Stage.fresh(seats).set_up().reveal("price-war").sit_out().close_market()
    assert stage.t.round == 2
    assert {event[0] for event in stage.seen(ev.CLAIM)} == set(range(seats))


def test_set_2_starting_sites_are_on_the_table() -> None:
    """Police station, hospital, source of contraband and gun factory are places from the start."""
    stage = Stage.fresh().set_up()
    ids = tile_ids(stage.pack)
    laid = [ids[stage.t.tile[place]] for place in (LAW, HOSPITAL, SOURCE, FACTORY)]
    assert laid == ["police-station", "st-thomas-hospital", "cut-bag-op", "gun-factory"]
    assert all(stage.t.open >> place & 1 for place in (LAW, HOSPITAL, SOURCE, FACTORY))


def test_set_2_the_fifth_is_the_emergency_room() -> None:
    """The emergency room is a starting site that holds the injured, and no place to go."""
    stage = Stage.fresh().set_up()
    starts = [site.role for site in stage.pack.sites if site.kind == "start"]
    assert sorted(starts) == ["er", "goods", "guns", "hospital", "law"]
    assert not stage.t.open >> ER & 1


def test_set_2_nothing_else_is_a_place_at_first() -> None:
    """Nothing but the starting sites and the own clubhouse is a place before the first reveal."""
    stage = Stage.fresh(4).set_up()
    assert [place for place in range(OPPORTUNITY + 3) if stage.t.open >> place & 1] == [
        *range(4),
        LAW,
        HOSPITAL,
        SOURCE,
        FACTORY,
    ]


def test_set_3_six_random_sites_lie_face_down() -> None:
    """Six random sites, face down."""
    stage = Stage.fresh().set_up()
    places = range(RANDOM, RANDOM + RANDOMS)
    assert len(places) == 6
    assert all(stage.t.tile[place] < 0 for place in places)


def test_set_3_any_of_the_random_sites_may_be_among_the_six() -> None:
    """The random sites are shuffled: any may come first, none twice."""
    stage = Stage.fresh().set_up()
    random = [site.id for site in stage.pack.sites if site.kind == "random"]
    assert len(random) == 19
    for site in random:
        Stage.fresh().set_up().draw_site(site)
    stage.draw_site("velvet-mile")
    assert len(stage.legal(CHANCE)) == 18
    assert stage.t.tile[RANDOM] == tile_ids(stage.pack).index("velvet-mile")


def test_set_3_the_other_sites_are_out_of_the_game() -> None:
    """Once six are up, no further site is ever drawn."""
    stage = Stage.fresh().set_up()
    for number in range(1, 7):
        stage.reveal()
        assert len(stage.seen(ev.SITE_UP)) == min(2 * number, 6)
        while stage.step_name() == "TurnUpCards":
            stage.draw_card(next(card for card in HARMLESS if stage.t.cards_left[stage.card_number(card)]))
        stage.sit_out().close_market()
    assert stage.t.over


def test_set_3_nobody_moves_to_a_face_down_site() -> None:
    """A face-down site is not a place."""
    stage = Stage.fresh().set_up().reveal("price-war")
    goals = {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.MOVE}
    assert {RANDOM, RANDOM + 1} <= goals
    assert goals.isdisjoint(range(RANDOM + 2, RANDOM + RANDOMS))


def test_set_4_fifteen_cards_are_turned_up_in_a_game() -> None:
    """The deck is fifteen cards, none twice; the rest are out."""
    stage = Stage.fresh().set_up()
    for _ in range(6):
        stage.reveal()
        while stage.step_name() == "TurnUpCards":
            stage.draw_card(next(card for card in HARMLESS if stage.t.cards_left[stage.card_number(card)]))
        stage.sit_out().close_market()
    drawn = [event[0] for event in stage.seen(ev.CARD_UP)]
    assert stage.t.over
    assert len(drawn) == len(set(drawn)) == 15


def test_set_4_any_plain_card_may_come_up_and_no_hardcore_card() -> None:
    """The four hardcore cards are taken out first, all others are shuffled."""
    stage = Stage.fresh().set_up().reveal()
    left = {card.id for number, card in enumerate(stage.pack.cards) if stage.t.cards_left[number]}
    assert left == {card.id for card in stage.pack.cards if not card.hardcore}
    assert len(stage.legal(CHANCE)) == 36


def test_set_5_unleaded_asks_nobody_for_a_side() -> None:
    """In an Unleaded game all play the plain side."""
    stage = Stage.fresh(6, unleaded=1)
    stage.roll(6, 1, 1, 1, 1, 1)
    for seat in range(6):
        stage.do(seat, act.PICK_GANG, b=seat)
    assert stage.t.round == 1
    assert [stage.pack.gangs[g].sides[s].id for g, s in zip(stage.t.gang, stage.t.side, strict=True)] == (
        ["unleaded"] * 6
    )
    assert not stage.seen(ev.SIDE)


def test_set_5_unleaded_sides_are_identical_and_without_special_rules() -> None:
    """All Unleaded sides are the same, and none has a rule or an order of its own."""
    stage = Stage.fresh(6, unleaded=1).set_up(gangs=SIX)
    sides = {side(stage, gang, "unleaded") for gang in SIX}
    assert len(sides) == 1
    assert sides.pop().modifiers == ()
    assert not any(list(stage.t.mods))
    stage.reveal("price-war")
    assert act.GANG_ORDER not in stage.kinds(0)


def test_set_5_high_octane_players_pick_either_side() -> None:
    """In a High Octane game each player picks either side of the own card."""
    stage = Stage.fresh().set_up(sides=("octane", "unleaded", "octane", "unleaded"))
    picked = [stage.pack.gangs[g].sides[s].id for g, s in zip(stage.t.gang, stage.t.side, strict=True)]
    assert picked == ["octane", "unleaded", "octane", "unleaded"]
    for seat, name in enumerate(picked):
        printed = side(stage, SIX[seat], name)
        assert (stage.t.cash[seat], stage.t.guns[seat]) == printed.assets[:2]
        assert crew_of(stage, seat, seat) == (printed.made, printed.rookies)


def test_set_5_a_side_s_rules_hold_for_its_gang_only() -> None:
    """SAMCRO's rules are SAMCRO's, and only on the High Octane side."""
    stage = Stage.fresh().set_up(sides=("octane", "unleaded", "unleaded", "unleaded")).reveal("price-war")
    assert act.GANG_ORDER in stage.kinds(0)
    stage.do(0, act.SIT)
    assert act.GANG_ORDER not in stage.kinds(1)


@pytest.mark.parametrize("gang", SIX)
def test_set_5_high_octane_sides_have_two_special_rules_and_five_orders(gang: str) -> None:
    """A High Octane side has two special rules, and its base orders and starting made are five."""
    octane = side(Stage(), gang, "octane")
    assert len(octane.modifiers) + bool(octane.order) == 2
    assert octane.base + octane.made == 5


def test_set_6_highest_roll_picks_first_then_to_the_left() -> None:
    """Each player rolls; the highest picks a gang first, then to the left."""
    stage = Stage.fresh()
    stage.roll(3, 2, 5, 4)
    for seat in (2, 3, 0, 1):
        assert stage.asked() == {seat}
        stage.do(seat, act.PICK_GANG, b=seat)
    assert [event[:2] for event in stage.seen(ev.GANG)] == [(2, 2), (3, 3), (0, 0), (1, 1)]


@pytest.mark.parametrize(("game", "gone"), [("mayhem", "calaveras"), ("wise-guys", "sheldon")])
def test_set_6_without_a_gang_for_everybody_there_is_no_game(game: str, gone: str) -> None:
    """An owner may remove gangs from a pack; then fewer can play."""
    pack = load_edition(game)
    pack = replace(pack, gangs=tuple(gang for gang in pack.gangs if gang.id != gone))
    names = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")[: len(pack.gangs) + 1]
    with pytest.raises(Refusal) as refusal:
        Game(Setup(game, seats_of(names)), pack)
    assert (refusal.value.code, refusal.value.rule) == ("too-few-gangs", "SET-6")
    assert Game(Setup(game, seats_of(names[:-1])), pack).t.owed


def test_set_6_everybody_rolls_once() -> None:
    """Each player rolls."""
    stage = Stage.fresh().roll(3, 2, 5, 4)
    assert [event[:3] for event in stage.seen(ev.ROLLED)] == [
        (ev.FOR_GANGS, 0, 3),
        (ev.FOR_GANGS, 1, 2),
        (ev.FOR_GANGS, 2, 5),
        (ev.FOR_GANGS, 3, 4),
    ]


def test_set_6_a_die_has_six_faces() -> None:
    """One to six, each alike."""
    stage = Stage.fresh()
    assert [act.b_of(one) for one in stage.legal(CHANCE)] == [1, 2, 3, 4, 5, 6]


def test_set_6_a_gang_picked_is_gone() -> None:
    """Nobody picks a gang somebody has; all six are on offer at first."""
    stage = Stage.fresh().roll(6, 1, 1, 1)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2, 3, 4, 5]
    stage.do(0, act.PICK_GANG, b=3)
    assert [act.b_of(one) for one in stage.legal(1)] == [0, 1, 2, 4, 5]


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_set_6_last_to_pick_takes_the_leader_token(leader: int) -> None:
    """The last to pick takes the leader token and starts."""
    stage = Stage.fresh().set_up(leader).reveal("price-war")
    assert stage.t.leader == leader
    assert [event[0] for event in stage.seen(ev.LEADER)] == [leader]
    assert stage.asked() == {leader}


def test_set_6_ties_for_the_highest_roll_again_among_the_tied() -> None:
    """Only those tied for the highest roll again; a lower roll stays out, whatever it would have been."""
    stage = Stage.fresh().roll(4, 6, 5, 6)
    assert stage.asked() == {CHANCE}
    stage.roll(1, 2)
    assert [event[1] for event in stage.seen(ev.ROLLED)] == [0, 1, 2, 3, 1, 3]
    assert stage.asked() == {3}


def test_set_6_a_second_tie_rolls_again() -> None:
    """Still tied, still rolling: only among those tied again."""
    stage = Stage.fresh().roll(5, 5, 5, 1).roll(2, 6, 6).roll(1, 1).roll(3, 4)
    assert [event[1] for event in stage.seen(ev.ROLLED)][4:] == [0, 1, 2, 1, 2, 1, 2]
    assert stage.asked() == {2}


@pytest.mark.parametrize("gang", SIX)
@pytest.mark.parametrize("name", ["unleaded", "octane"])
def test_set_7_a_gang_takes_what_is_printed(gang: str, name: str) -> None:
    """Cash, guns, contraband, heat, made and rookies as printed; the crew starts in the clubhouse."""
    others = [one for one in SIX if one != gang]
    stage = Stage.fresh(3).set_up(gangs=(others[0], gang, others[1]), sides=("unleaded", name, "unleaded"))
    printed = side(stage, gang, name)
    t = stage.t
    assert (t.cash[1], t.guns[1], t.goods[1], t.standing[1]) == printed.assets
    assert crew_of(stage, 1, 1) == (printed.made, printed.rookies)
    assert t.made_total(1).bit_count() == printed.made
    assert t.rookie_total(1) == printed.rookies
    assert stage.seen(ev.STARTS)[-2][:3] == (1, t.made[1 * PLACES + 1], printed.rookies)


def test_set_7_unused_crew_is_the_recruit_pool() -> None:
    """What is not used of five and five waits in the pool."""
    stage = Stage.fresh(6).set_up(gangs=SIX, sides=("octane",) * 6)
    for seat, gang in enumerate(SIX):
        printed = side(stage, gang, "octane")
        assert stage.t.pool_made[seat].bit_count() == 5 - printed.made
        assert stage.t.pool_rookies[seat] == 5 - printed.rookies
    assert stage.t.pool_made[SIX.index("lin")].bit_count() == 4


def test_set_7_sides_are_chosen_openly_in_leader_order() -> None:
    """From the leader to the left, each seen by all before the next picks."""
    stage = Stage.fresh().roll(1, 1, 6, 1)
    for seat in (2, 3, 0, 1):
        stage.do(seat, act.PICK_GANG, b=seat)
    assert stage.t.leader == 1
    for seat in (1, 2, 3, 0):
        assert stage.asked() == {seat}
        stage.do(seat, act.PICK_SIDE, b=1)
        assert stage.seen(ev.SIDE)[-1][:2] == (seat, 1)
    assert all(event[1] == ev.EVERYONE for event in stage.events if event[0] == ev.SIDE)


@pytest.mark.parametrize("name", ["unleaded", "octane"])
def test_set_8_five_made_and_five_rookies_per_gang(name: str) -> None:
    """Five made and five rookies exist per gang, no more."""
    stage = Stage.fresh(6).set_up(gangs=SIX, sides=(name,) * 6)
    for seat in range(6):
        gang, pool = stage.t.made_total(seat), stage.t.pool_made[seat]
        assert gang & pool == 0
        assert (gang | pool).bit_count() == 5
        assert stage.t.rookie_total(seat) + stage.t.pool_rookies[seat] == 5
