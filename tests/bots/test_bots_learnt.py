"""What thugs have learnt since the league was founded, each beside a thug that has not."""

from __future__ import annotations

import pytest
from corner import SITE, Corner

from gangland.bots.brawls import AnswerBackup
from gangland.bots.lore import lore_of
from gangland.bots.memory import Memory
from gangland.bots.openings import AnswerSide
from gangland.bots.roster import make_bot
from gangland.bots.selling import best_sale
from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.bots.value import Scene
from gangland.bots.weighing import Plan, WeighExploit, party
from gangland.content.editions import load_edition
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine.ints import changed
from gangland.engine.menu import Menu
from gangland.engine.step import options
from gangland.game.setup import Setup, compose, seats_of
from gangland.rulesets.view import known

LAST = 6


def temper(**numbers: int) -> Temper:
    """Return today's temper with other numbers, without whims."""
    found = Temper()
    for name, number in {"whim": 0, **numbers}.items():
        assert hasattr(found, name)
        setattr(found, name, number)
    return found


def scene(corner: Corner, **numbers: int) -> Scene:
    return Scene(corner.g, corner.t, 0, lore_of(corner.g), Memory(), temper(**numbers))


def plan_of(corner: Corner, **numbers: int) -> Plan:
    """Return a turn in the making, with nothing proposed yet."""
    menu = Menu()
    menu.add(act.SIT)
    return Plan(scene(corner, **numbers), menu)


def busy() -> Corner:
    corner = Corner()
    for seat in range(1, 4):
        corner.crew(seat, seat, made=1, rookies=1)
        corner.own(seat, cash=5)
    return corner


def test_an_order_costs_the_exploit_it_takes_the_place_of() -> None:
    corner = busy()
    for place, site in ((SITE, "last-mile-roadhouse"), (SITE + 1, "frankenstein-auto")):
        corner.site(site, place)
        corner.crew(0, place, rookies=1)
    for tokens, number in ((1, 1), (2, 2)):
        corner.own(0, cash=3, tokens=tokens)
        plan = plan_of(corner, thrift=100)
        gains = sorted((plan.turf.now[SITE], plan.turf.now[SITE + 1]), reverse=True)
        assert plan.cost() == gains[number - 1] > 0
    corner.own(0, cash=3, tokens=3)
    assert plan_of(corner, thrift=100).cost() == 0
    assert plan_of(corner, thrift=0).cost() == 0


def test_what_nobody_can_come_to_can_wait() -> None:
    corner = busy()
    corner.site("last-mile-roadhouse", SITE)
    corner.crew(0, SITE, made=3, rookies=2)
    menu = Menu()
    menu.add(act.EXPLOIT, SITE)
    scores = []
    for tokens in (0, 1, 3):
        corner.own(0, cash=3, tokens=3)
        corner.own(1, cash=5, tokens=tokens)
        corner.crew(1, 1, rookies=1)
        plan = Plan(scene(corner, calm=50, prompt=50), menu)
        WeighExploit().weigh(plan, 0)
        scores.append(plan.score)
    corner.crew(1, 1, made=4)
    plan = Plan(scene(corner, calm=50, prompt=50), menu)
    WeighExploit().weigh(plan, 0)
    assert scores[0] == scores[1] == scores[2] < plan.score


def test_a_crew_is_shared_out_among_places_as_good() -> None:
    corner = busy()
    corner.site("frankenstein-auto", SITE)
    corner.site("frankenstein-auto", SITE + 1)
    corner.own(0, cash=3, tokens=5)
    assert party(plan_of(corner, spread=90), SITE, 4) < 4
    assert party(plan_of(corner, spread=0), SITE, 4) == 4


def test_who_guards_a_place_is_not_called_away_for_little() -> None:
    corner = busy()
    fight = corner.site("last-mile-roadhouse", SITE)
    held = corner.site("frankenstein-auto", SITE + 1)
    corner.crew(0, fight, made=1)
    corner.crew(0, held, made=1, rookies=2)
    corner.crew(1, fight, made=1)
    corner.own(0, tokens=4)
    corner.own(1)
    corner.ask()
    corner.do(0, act.FIGHT, fight)
    menu = options(corner.g, corner.t, 0)
    calls = [AnswerBackup().choose(scene(corner, guard=guard), menu) for guard in (0, 400)]
    assert [act.kind_of(call) for call in calls] == [act.BACKUP, act.ENOUGH]


def test_more_is_sold_where_rivals_are_not_expected_to() -> None:
    corner = busy()
    corner.own(0, goods=5)
    for rival in range(1, 4):
        corner.own(rival, goods=4)
    memory = Memory()
    memory.look(1, 0, 0, 4)
    memory.look(2, 0, 0, 4)
    sold = []
    for sellers in (1, 200):
        s = Scene(corner.g, corner.t, 0, lore_of(corner.g), memory, temper(sellers=sellers))
        sold.append(best_sale(s, 5))
    assert sold[0] > sold[1]


@pytest.mark.parametrize(("gang", "side"), [("samcro", "unleaded"), ("mayans", "octane")])
def test_a_side_is_picked_by_worth(gang: str, side: str) -> None:
    setup = Setup("mayhem", seats_of((), ("thug",) * 4), {})
    pack: Pack = load_edition("mayhem", "2")
    corner = Corner()
    corner.g = compose(setup, pack)
    number = [one.id for one in pack.gangs].index(gang)
    corner.t.gang = changed(corner.t.gang, 0, number)
    chosen = AnswerSide().choose(scene(corner), Menu())
    assert pack.gangs[number].sides[act.b_of(chosen)].id == side
    assert act.b_of(AnswerSide().choose(scene(corner, starter=0), Menu())) == 1


def test_whims_come_from_the_seed_and_stay_within_reach() -> None:
    corner = busy()
    corner.crew(0, 0, made=2, rookies=3)
    for place, site in ((SITE, "frankenstein-auto"), (SITE + 1, "frankenstein-auto")):
        corner.site(site, place)
    corner.own(0, cash=5, guns=2, tokens=4)
    corner.ask()
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)

    def chosen(whim: int) -> list[int]:
        bots = [Thug(seed, temper(whim=whim)) for seed in range(30)]
        return [bot.choose(corner.g, view, 0, menu) for bot in bots]

    assert len(set(chosen(0))) == 1
    assert len(set(chosen(20))) > 1
    assert chosen(20) == chosen(20)
    s = scene(corner, whim=7)
    assert {s.whim(thing) for thing in range(50)} == {0}
    s.mood = 5
    assert {s.whim(thing) for thing in range(500)} == set(range(-7, 8))


def test_the_league_has_no_whims() -> None:
    corner = busy()
    corner.crew(0, 0, made=2, rookies=3)
    corner.site("frankenstein-auto", SITE)
    corner.own(0, cash=5, guns=2, tokens=4)
    corner.ask()
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)
    assert len({make_bot("thug-1", seed).choose(corner.g, view, 0, menu) for seed in range(30)}) == 1
