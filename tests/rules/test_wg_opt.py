"""OPT-6 … OPT-9: the Hard Liquor options of Wise Guys, alone and together."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from scenes import ER, crew_of, fall, fight, hurt, last_call, market, pull, sell, turn, worsen
from stage import FACTORY, HOSPITAL, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage
from wise import (
    GAME,
    NORTH,
    OUTFIT,
    SALTIS,
    SHELDON,
    clouts,
    exploit,
    fresh,
    house,
    reveal_harmless,
    set_up,
    sit_out_round,
    wg,
)

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document
from gangland.rulesets.build import tile_ids
from gangland.rulesets.options import OptionError
from gangland.rulesets.procedures import ROUND

ALL = ("beer-war", "bombing", "crime-pays", "machine-gun-massacre")
EVERY_MIX = [mix for size in range(5) for mix in combinations(ALL, size)]


def test_wg_opt_6_to_9_are_the_options_there_are() -> None:
    """OPT-6 … OPT-9: by name, each a switch; those of the sister game are not."""
    assert {name: option.rule for name, option in GAMES[GAME].options.items()} == {
        "beer-war": "OPT-6",
        "bombing": "OPT-7",
        "crime-pays": "OPT-8",
        "machine-gun-massacre": "OPT-9",
    }
    for wrong in ({"slim-pickings": 1}, {"bombing": 2}):
        with pytest.raises(OptionError):
            GAMES[GAME].compose(house(), wrong)


# OPT-6


def beer_war(**chosen: int) -> Stage:
    """Sheldon and the North Side at the Gun Factory under Beer War."""
    s = wg(4, 3, (), None, beer_war=1, **chosen)
    s.men(SHELDON, FACTORY, "ralph-sheldon", rookies=3)
    s.crew(NORTH, FACTORY, rookies=2)
    s.crew(NORTH, NORTH, made=1)
    for seat in (SHELDON, NORTH):
        s.own(seat, guns=4)
    return s


def test_wg_opt_6_the_gang_war_card_is_out_of_the_deck() -> None:
    """OPT-6: taken out before the deck is built; the fifteen come from the other thirty-nine."""
    s = fresh(4, beer_war=1).reveal()
    assert len(s.legal(CHANCE)) == 39
    assert s.t.cards_left[s.card_number("gang-war")] == 0
    while not s.t.over:
        sit_out_round(s)
    drawn = [row[0] for row in s.seen(ev.CARD_UP)]
    assert len(drawn) == 15
    assert s.card_number("gang-war") not in drawn


def test_wg_opt_6_it_pays_per_crew_really_injured() -> None:
    """OPT-6: four guns on two men pay two cash, not four."""
    s = fight(beer_war(), SHELDON, FACTORY)
    pull(s, s1=4, s2=0).roll(1, 1)
    assert s.t.cash[SHELDON] == 2
    assert crew_of(s, NORTH, ER) == (0, 2)


def test_wg_opt_6_losers_are_paid_too() -> None:
    """OPT-6: every gang for the rivals it injures."""
    s = fight(beer_war(), SHELDON, FACTORY)
    pull(s, s1=0, s2=2).roll(6, 1)
    hurt(s, SHELDON, rookies=2)
    assert (s.t.cash[SHELDON], s.t.cash[NORTH]) == (0, 2)


def test_wg_opt_6_in_force_in_every_round() -> None:
    """OPT-6: for the whole game, beside the cards of the round."""
    s = beer_war()
    s.hassle("heat-wave")
    s.at(s.step_of(ROUND, "CleanUp"))
    s.run()
    assert s.t.round == 2
    fight(s, SHELDON, FACTORY)
    while s.step_name() == "CallForBackup":
        s.do(min(s.asked()), act.ENOUGH)
    pull(s, s1=1, s2=0).roll(1, 1)
    assert s.t.cash[SHELDON] == 1


def test_wg_opt_6_the_card_alone_does_the_same_for_a_round() -> None:
    """OPT-6: without the option it is a hassle like any other, of one round."""
    s = wg(4, 3)
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.crew(NORTH, FACTORY, rookies=2)
    s.own(SHELDON, guns=1)
    s.hassle("gang-war")
    pull(fight(s, SHELDON, FACTORY), s1=1, s2=0).roll(1, 1)
    assert s.t.cash[SHELDON] == 1
    s.at(s.step_of(ROUND, "CleanUp"))
    s.run().roll(6)
    assert list(s.t.mods) == list(s.t.base_mods)


def test_wg_opt_6_an_arbitrating_outfit_is_paid_for_its_guns() -> None:
    """OPT-6, GNG-2: its guns still injure."""
    s = beer_war()
    s.men(OUTFIT, FACTORY, "frank-nitti")
    s.own(OUTFIT, guns=1)
    fight(s, SHELDON, FACTORY)
    pull(s, s0=1, s1=0, s2=0).do(OUTFIT, act.BACK, b=SHELDON).roll(1, 1).do(OUTFIT, act.ALLOT, b=NORTH)
    assert s.t.cash[OUTFIT] == 1


# OPT-7


def bombing(**chosen: int) -> Stage:
    """A round about to begin with Bombing; the Outfit leads."""
    s = wg(4, 2, (), None, bombing=1, **chosen)
    s.at(s.step_of(ROUND, "StartRound"))
    return s


def targets(s: Stage) -> set[int]:
    """Return what the leader may bomb."""
    return {act.place_of(one) for one in s.legal(s.t.leader) if act.kind_of(one) == act.BOMB}


def test_wg_opt_7_the_leader_is_asked_at_the_start_of_each_round() -> None:
    """OPT-7: before tokens are claimed, in every round, and only the leader."""
    s = set_up(Stage.fresh(4, GAME, bombing=1), leader=NORTH)
    for number in range(1, 7):
        assert s.t.round == number
        assert s.asked() == {NORTH}
        assert s.t.tokens[NORTH] == 0
        sit_out_round(s)
    assert s.t.over
    assert s.seen(ev.BOMBED) == []


def test_wg_opt_7_the_leader_of_that_moment() -> None:
    """OPT-7: who took the token last round decides."""
    s = set_up(Stage.fresh(4, GAME, bombing=1), leader=OUTFIT).do(OUTFIT, act.NO)
    reveal_harmless(s).do(OUTFIT, act.MOVE, OUTFIT, b=FACTORY, rookies=1)
    s.do(SHELDON, act.MOVE, SHELDON, b=LAW, rookies=1).do(NORTH, act.SIT).do(SALTIS, act.SIT)
    s.do(OUTFIT, act.SIT).do(SHELDON, act.EXPLOIT, LAW).sit_out().close_market()
    assert s.asked() == {SHELDON}


def test_wg_opt_7_asked_with_or_without_a_gun() -> None:
    """OPT-7, INF-4: declining does not tell why."""
    s = bombing().run()
    assert s.asked() == {OUTFIT}
    assert s.kinds(OUTFIT) == {act.NO}


def test_wg_opt_7_what_can_be_bombed() -> None:
    """OPT-7: Distillery, Gun Factory and revealed businesses; not City Hall, the hospital, the ER."""
    s = bombing()
    s.own(OUTFIT, guns=1)
    s.site(SITE, "green-mill")
    s.site(SITE + 3, "dog-track")
    s.run()
    assert targets(s) == {SOURCE, FACTORY, SITE, SITE + 3}


def test_wg_opt_7_a_gun_is_gone_and_so_is_the_place() -> None:
    """OPT-7: crew there goes home, of every gang; a random unused business replaces it, face up."""
    s = bombing()
    s.own(OUTFIT, guns=2)
    s.crew(OUTFIT, FACTORY, made=1)
    s.crew(SALTIS, FACTORY, made=1, rookies=2)
    s.run().do(OUTFIT, act.BOMB, FACTORY)
    assert s.t.guns[OUTFIT] == 1
    assert s.asked() == {CHANCE}
    assert len(s.legal(CHANCE)) == 19
    s.draw_site("club-morton")
    assert tile_ids(s.pack)[s.t.tile[FACTORY]] == "club-morton"
    assert (crew_of(s, OUTFIT, OUTFIT), crew_of(s, SALTIS, SALTIS)) == ((1, 0), (1, 2))
    assert s.t.tokens[OUTFIT] == 4 + 1
    assert s.step_name() == "NewTurf"
    game = Game(Setup(GAME, seats_of(("Ann", "Bob", "Cid", "Dot"))), s.pack, s.t)
    assert {one.id: one.kind for one in document(game, 0).places}["club-morton"] == "random"


def test_wg_opt_7_usable_at_once() -> None:
    """OPT-7: in this round the new business is driven to, exploited and fought over as it says."""
    s = bombing()
    s.own(OUTFIT, guns=1, goods=2)
    s.crew(OUTFIT, OUTFIT, rookies=1)
    s.run().do(OUTFIT, act.BOMB, FACTORY).draw_site("club-morton")
    s.reveal("heat-wave", "labor-slugging").do(OUTFIT, act.MOVE, OUTFIT, b=FACTORY, rookies=1)
    s.own(OUTFIT, tokens=1)
    turn(s, OUTFIT).do(OUTFIT, act.EXPLOIT, FACTORY).do(OUTFIT, act.USE, b=1)
    assert s.t.cash[OUTFIT] == 6


def test_wg_opt_7_the_mark_of_the_new_place_counts() -> None:
    """OPT-7, FGT-13: where sluggings were fought there may be talkings now."""
    s = bombing()
    s.own(OUTFIT, guns=1)
    s.run().do(OUTFIT, act.BOMB, FACTORY).draw_site("club-morton")
    s.crew(SHELDON, FACTORY, made=1)
    s.crew(SALTIS, FACTORY, made=1)
    assert fight(s, SHELDON, FACTORY).asked() == {CHANCE}


def test_wg_opt_7_a_bombed_business_never_returns() -> None:
    """OPT-7: neither in its own place nor as New Turf; nor does a bombed starting location."""
    s = bombing()
    s.own(OUTFIT, guns=9)
    s.t.round = 1
    s.run().do(OUTFIT, act.BOMB, FACTORY).draw_site("club-morton")
    sit_out_round(s)
    gone = {"club-morton"}
    while not s.t.over:
        s.do(OUTFIT, act.BOMB, FACTORY)
        number = list(s.t.sites_left).index(1)
        s.do(CHANCE, act.DRAW)
        tile = tile_ids(s.pack)[s.t.tile[FACTORY]]
        assert tile not in gone | {"gun-factory"}
        assert s.t.sites_left[number] == 0
        gone.add(tile)
        sit_out_round(s)
    up = [row[1] for row in s.seen(ev.SITE_UP)]
    assert len(up) == len(set(up))


def test_wg_opt_7_a_replacement_may_be_bombed_later() -> None:
    """OPT-7: it is a revealed business."""
    s = bombing()
    s.own(OUTFIT, guns=1)
    s.site(SOURCE, "green-mill")
    s.run()
    assert SOURCE in targets(s)


def test_wg_opt_7_one_bomb_a_round() -> None:
    """OPT-7: one gun, one place; the round goes on."""
    s = bombing()
    s.own(OUTFIT, guns=5)
    s.run().do(OUTFIT, act.BOMB, FACTORY).draw_site("club-morton")
    assert s.step_name() != "Bombing"
    assert s.t.guns[OUTFIT] == 4


def test_wg_opt_7_opportunities_are_not_bombed() -> None:
    """OPT-7: only starting locations and revealed businesses."""
    s = bombing()
    s.own(OUTFIT, guns=1)
    s.site(OPPORTUNITY_PLACE, "labor-slugging")
    s.run()
    assert targets(s) == {SOURCE, FACTORY}


def test_wg_opt_7_the_face_down_six_are_not_unused() -> None:
    """OPT-7, SET-3: with no business beyond those six there is nothing to build, and nothing to bomb."""
    pack = house()
    random = [site for site in pack.sites if site.kind == "random"]
    for extra in (0, 1):
        few = tuple(site for site in pack.sites if site not in random[6 + extra :])
        s = set_up(Stage.fresh(4, GAME, replace(pack, sites=few), bombing=1))
        if extra:
            s.do(OUTFIT, act.BOMB, FACTORY).do(CHANCE, act.DRAW)
        assert s.step_name() == "NewTurf"
        while not s.t.over:
            assert s.step_name() == "NewTurf" or s.t.round > 3
            reveal_harmless(s).sit_out().close_market()
        assert len(s.seen(ev.SITE_UP)) == 6 + extra


# OPT-8


@pytest.mark.parametrize(
    ("start", "lost", "paid"), [(4, 1, 2), (4, 3, 6), (3, 2, 4), (4, 4, 8), (1, 1, 2), (1, 2, 2), (2, 4, 4)]
)
def test_wg_opt_8_two_cash_for_each_step_clout_falls(start: int, lost: int, paid: int) -> None:
    """OPT-8: the reset to one is no gain or loss; from one, "lose 2" pays once."""
    s = wg(4, start, crime_pays=1)
    s.crew(SHELDON, SHELDON, made=1)
    worsen(s, SHELDON, lost)
    assert s.t.cash[SHELDON] == paid


def test_wg_opt_8_by_whatever_cause() -> None:
    """OPT-8: guns, sales, hot places, a rival's tip, a trade of clout, a bribe, a last call's price."""
    s = wg(4, 3, crime_pays=1)
    s.men(SHELDON, FACTORY, "ralph-sheldon")
    s.crew(NORTH, FACTORY, rookies=1)
    s.own(SHELDON, guns=1)
    pull(fight(s, SHELDON, FACTORY), s1=1, s2=0).roll(1, 1)
    assert s.t.cash[SHELDON] == 2

    s = wg(4, 3, crime_pays=1)
    s.own(NORTH, goods=1)
    assert sell(market(s), 0, 0, 1, 0).t.cash[NORTH] == 3 + 2

    s = wg(4, 3, crime_pays=1)
    s.site(SITE, "dog-track")
    assert exploit(s, SALTIS, SITE).t.cash[SALTIS] == 2 + 5

    s = wg(4, 3, crime_pays=1)
    s.site(SITE, "anonymous-tip")
    exploit(s, SALTIS, SITE).do(SALTIS, act.TARGET, b=NORTH)
    assert (s.t.cash[SALTIS], s.t.cash[NORTH]) == (0, 4)

    s = wg(4, 3, crime_pays=1)
    s.site(SITE, "sieben-brewery")
    exploit(s, SALTIS, SITE, tokens=2).do(SALTIS, act.USE, b=0).do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    assert (s.t.cash[SALTIS], s.t.goods[SALTIS]) == (2, 2)

    s = clouts(wg(crime_pays=1), 3, 4, 4, 4)
    s.crew(OUTFIT, OUTFIT, made=1)
    last_call(s, "indictment").do(OUTFIT, act.BRIBE)
    assert s.t.cash[OUTFIT] == 4

    s = wg(4, 3, crime_pays=1)
    s.crew(NORTH, SOURCE, rookies=1)
    assert last_call(s, "curfew").do(NORTH, act.YES).t.cash[NORTH] == 2


def test_wg_opt_8_a_card_s_fall_costs_no_clout_and_pays_nothing() -> None:
    """OPT-8, STD-5: clout stays as it is."""
    s = clouts(wg(crime_pays=1), 1, 4, 4, 4)
    s.crew(OUTFIT, OUTFIT, made=1)
    assert last_call(s, "indictment").t.cash[OUTFIT] == 0


def test_wg_opt_8_gaining_clout_pays_nothing() -> None:
    """OPT-8: only falling does."""
    s = exploit(wg(crime_pays=1), SALTIS, LAW)
    assert s.t.cash[SALTIS] == 0


def test_wg_opt_8_adds_to_fall_guys() -> None:
    """OPT-8, REV-4: a hassle that pays one more for each step."""
    s = wg(4, 3, crime_pays=1)
    s.hassle("fall-guys")
    assert worsen(s, SHELDON, 2).t.cash[SHELDON] == 6


def test_wg_opt_8_the_cash_comes_before_the_fall() -> None:
    """OPT-8, STD-2: running out pays the steps that were there."""
    s = wg(4, 2, crime_pays=1)
    s.crew(SHELDON, SHELDON, made=2)
    worsen(s, SHELDON, 2)
    assert s.t.cash[SHELDON] == 4
    assert fall(s, SHELDON, SHELDON).t.cash[SHELDON] == 4


# OPT-9


def test_wg_opt_9_no_city_hospital() -> None:
    """OPT-9: not laid out, no place; the other starting locations are there."""
    s = fresh(4, machine_gun_massacre=1)
    assert s.t.tile[HOSPITAL] < 0
    reveal_harmless(s)
    goals = {act.b_of(one) for one in s.legal(0) if act.kind_of(one) == act.MOVE}
    assert HOSPITAL not in goals
    assert {LAW, SOURCE, FACTORY} <= goals


def test_wg_opt_9_and_bombing_nothing_stands_where_the_hospital_would() -> None:
    """OPT-7, OPT-9: what is not there cannot be bombed."""
    s = bombing(machine_gun_massacre=1)
    s.own(OUTFIT, guns=1)
    s.run()
    assert targets(s) == {SOURCE, FACTORY}


# together


def test_wg_opt_6_and_8_together_pay_for_blood_and_for_clout() -> None:
    """OPT-6, OPT-8: one cash for the injured, two for the clout the guns cost."""
    s = fight(beer_war(crime_pays=1), SHELDON, FACTORY)
    pull(s, s1=1, s2=0).roll(1, 1)
    assert s.t.cash[SHELDON] == 1 + 2


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mix", EVERY_MIX, ids="+".join)
def test_wg_opt_6_to_9_every_mix_plays_to_the_end(mix: tuple[str, ...], seats: int) -> None:
    """OPT: freely combined; clout, crew and cards stay as they must be all along."""
    for seed in range(2):
        s = Stage.fresh(seats, GAME, None, **{name.replace("-", "_"): 1 for name in mix})
        dice = Dice(seed + 10 * len(mix))
        while not s.t.over:
            seat = CHANCE if CHANCE in s.asked() else min(s.asked())
            answer(s.g, s.t, seat, sample(options(s.g, s.t, seat), dice))
            s.note()
            if s.t.round:
                check(s)
        bombs = len(s.seen(ev.BOMBED))
        assert bombs == 0 or "bombing" in mix
        assert len(s.seen(ev.SITE_UP)) <= 6 + bombs
        assert (s.t.tile[HOSPITAL] < 0) == ("machine-gun-massacre" in mix)


def check(s: Stage) -> None:
    """Assert what holds at every decision."""
    for seat in range(s.t.seats):
        if s.t.is_alive(seat):
            assert 1 <= s.t.standing[seat] <= 4
            assert s.t.made_total(seat) | s.t.pool_made[seat] == 0b11111
            assert s.t.made_total(seat) & s.t.pool_made[seat] == 0
            assert s.t.rookie_total(seat) + s.t.pool_rookies[seat] == 5
            assert min(s.t.cash[seat], s.t.guns[seat], s.t.goods[seat], s.t.tokens[seat]) >= 0
