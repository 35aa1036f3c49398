"""What a run comes to: honest intervals, and bars judged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from leagues import made_up

from gangland.arena.budgets import points
from gangland.arena.league import League, Row
from gangland.arena.run import Run, manifest_of
from gangland.arena.standings import ratings, standing, standings
from gangland.arena.stats import block_interval, bootstrap


def test_a_bootstrap_over_deals_is_as_wide_as_it_should_be() -> None:
    """Deals that are won all or not at all tell as much as single games; mixed ones tell more."""
    low, high = bootstrap([(4, 4)] * 50 + [(0, 4)] * 150)
    assert (low, high) == pytest.approx((0.19, 0.31), abs=0.01)
    low, high = bootstrap([(1, 4)] * 180 + [(2, 4)] * 10 + [(0, 4)] * 10)
    assert 0.23 < low < 0.25 < high < 0.27
    assert bootstrap([(1, 4), (0, 4)]) == bootstrap([(1, 4), (0, 4)])


def test_where_all_deals_are_alike_an_interval_is_no_point() -> None:
    assert block_interval([(4, 4)] * 10) == pytest.approx((0.7225, 1.0), abs=0.001)
    assert block_interval([(0, 4)] * 10) == pytest.approx((0.0, 0.2775), abs=0.001)


def test_bars_are_judged() -> None:
    row = Row(game="mayhem", candidate="a", against=("b",), games=40)
    rows = [
        msgspec.structs.replace(
            row, least=0.5, most=0.7, above=0.25, times=2.5, than=2, reaches=2, as_rich=2
        ),
        row,
    ]
    run = Run(Path(), manifest_of(League(1, ()), 0, "0"))
    run.manifest = msgspec.structs.replace(run.manifest, league=League(1, tuple(rows)))
    for deal in range(10):
        run.deals[0, deal] = made_up(0, deal, 3 - deal % 2)
        run.deals[1, deal] = made_up(1, deal, 1, cash=12)
    one, two = standings(run)
    assert (one.share, one.wins, one.games, two.share, two.bars) == (0.625, 25, 40, 0.25, [])
    verdicts = {bar.name: bar.is_met for bar in one.bars}
    assert verdicts == {
        "least": True,
        "most": True,
        "above": True,
        "times": True,
        "reaches": True,
        "as-rich": False,
    }
    times = next(bar for bar in one.bars if bar.name == "times")
    assert times.value == 2.5
    assert times.low is not None
    assert times.high is not None
    assert times.low < 2.5 < times.high
    assert one.low < 0.625 < one.high
    assert [part.share for part in one.seats] == [1.0, 1.0, 0.5, 0.0]
    assert [(entrant.name, entrant.games, entrant.asked) for entrant in one.entrants] == [
        ("a", 40, 400),
        ("b", 120, 1200),
    ]
    assert {rating.name for rating in ratings(run)} == {"a", "b"}
    assert ratings(run)[0].name == "a"


def test_strength_against_budget_needs_rows_that_differ_in_nothing_else() -> None:
    deals = [made_up(0, 0, 2), made_up(0, 1, 3)]
    found = [
        standing(Row(game="mayhem", candidate=name, against=("b",), games=8), deals)
        for name in ("a:25ms", "a:1s", "c:25ms", "a:200p", "a")
    ]
    assert [(point.family, point.budget, point.unit) for point in points(found)] == [
        ("a", 25.0, "ms"),
        ("a", 1000.0, "ms"),
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"deals": True},
        {"deals": True, "silent": True},
        {"options": {"slim-pickings": 1}},
        {"players": 3},
        {"candidate": "a:1s+honest"},
    ],
)
def test_strength_against_budget_is_of_one_condition(change: dict[str, object]) -> None:
    """A row with deals and one without, or at another table, are no line, however alike their names."""
    row, deals = Row(game="mayhem", candidate="a:25ms", against=("b",), games=8), [made_up(0, 0, 2)]
    other = msgspec.structs.replace(row, **{"candidate": "a:1s"} | change)
    assert points([standing(row, deals), standing(other, deals)]) == []
    named = str(change.get("candidate", "a:25ms")).replace("1s", "25ms")
    same = msgspec.structs.replace(other, candidate=named)
    assert len(points([standing(row, deals), standing(other, deals), standing(same, deals)])) == 2
