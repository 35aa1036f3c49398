"""The drifter: no plan, but it picks up what lies at its feet and gives nothing away."""

from __future__ import annotations

import pytest
from corner import SITE, Corner

from gangland.arena.hall import Task
from gangland.arena.league import Row
from gangland.bots.drifter import COST
from gangland.bots.roster import make_bot
from gangland.engine import action as act
from gangland.engine.ints import ints
from gangland.engine.step import options
from gangland.rulesets.market import paid
from gangland.rulesets.view import known

SEEDS = range(20)
LAST = 6


def set_up(round_number: int = 2) -> Corner:
    corner = Corner(round_number=round_number)
    for seat in range(1, 4):
        corner.crew(seat, seat, made=1, rookies=1)
        corner.own(seat, cash=5)
    return corner


def choices(corner: Corner) -> list[int]:
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)
    return [make_bot("drifter", seed).choose(corner.g, view, 0, menu) for seed in SEEDS]


def test_it_exploits_wherever_it_stands() -> None:
    corner = set_up()
    for place, site in ((SITE, "last-mile-roadhouse"), (SITE + 1, "velvet-mile")):
        corner.site(site, place)
        corner.crew(0, place, rookies=1)
    corner.crew(0, 0, made=2, rookies=2)
    corner.own(0, cash=3, guns=2, tokens=3)
    corner.ask()
    found = choices(corner)
    assert {act.kind_of(one) for one in found} == {act.EXPLOIT}
    assert {act.place_of(one) for one in found} == {SITE, SITE + 1}


def test_where_there_is_nothing_it_goes_anywhere() -> None:
    corner = set_up()
    corner.crew(0, 0, made=2, rookies=2)
    corner.own(0, tokens=2, cash=1, guns=1)
    corner.ask()
    kinds = {act.kind_of(one) for one in choices(corner)}
    assert len(kinds) > 1
    assert kinds <= {act.MOVE, act.RECRUIT, act.PROMOTE}


def test_it_never_sells_below_cost() -> None:
    corner = set_up(LAST)
    corner.crew(0, 0, made=2)
    corner.own(0, goods=9, standing=0)
    corner.go("ChooseGoods")
    corner.ask()
    sold = [act.b_of(one) for one in choices(corner)]
    assert all(paid(corner.g, corner.t, 0, one) >= COST for one in sold if one)
    assert max(sold) > 1


@pytest.mark.parametrize(
    ("give", "get", "taken"), [([0, 0, 2], [1, 0, 0], False), ([2, 0, 0], [0, 0, 2], True)]
)
def test_it_takes_no_deal_below_cost(give: list[int], get: list[int], taken: bool) -> None:
    corner = set_up()
    corner.own(0, cash=5, goods=5)
    view = known(corner.g, corner.t, 0)
    assert make_bot("drifter").accepts(corner.g, view, 0, ints(give), ints(get), 1) is taken


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_thugs_beat_it(game: str) -> None:
    row = Row(game=game, candidate="drifter", against=("thug-1",), games=12)
    bouts = [bout for dealt in Task(1, row, range(3), 5, 0).play() for bout in dealt.bouts]
    assert sum(bout.winner == bout.seat for bout in bouts) <= 1
    assert sum(sum(bout.illegal) for bout in bouts) == 0
