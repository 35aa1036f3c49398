"""Whether bots are the same as before is told by what they do."""

from __future__ import annotations

import pytest

from gangland.arena.league import League, Row
from gangland.arena.likeness import HOUSE, brief, done, likeness

STRANGER = "gangland.bots.aimless:Aimless"
THUGS = Row(game="mayhem", candidate="thug", against=("thug-1",), games=4)


def league(*rows: Row) -> League:
    return League(1, rows)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("thug-1-07", "thug-1-07"),
        ("planner-1", "planner-1"),
        ("lieutenant+honest", "lieutenant+honest"),
        ("boss", "boss:20p"),
        ("capo:25ms+shrewd", "capo:20p+shrewd"),
        ("boss:4000p", "boss:20p"),
        (STRANGER, ""),
    ],
)
def test_a_budget_is_cut_short_and_strangers_do_not_count(name: str, short: str) -> None:
    assert brief(name) == short


def test_a_league_has_one_likeness_whatever_its_seed_bars_and_budgets() -> None:
    first = league(Row(game="mayhem", candidate="capo:25ms", against=("thug-1",), games=4, least=0.5), THUGS)
    again = Row(game="mayhem", candidate="capo:1000ms", against=("thug-1",), games=400)
    assert likeness(first) == likeness(League(2, (again, THUGS, again)))


def test_whoever_plays_otherwise_has_another() -> None:
    rows = [
        THUGS,
        Row(game="mayhem", candidate="thug-1", against=("thug-1",), games=4),
        Row(game="wise-guys", candidate="thug", against=("thug-1",), games=4),
        Row(game="mayhem", candidate="thug", against=("thug-1",), games=4, players=3),
        Row(game="mayhem", candidate="thug", against=("thug-1",), games=4, options={"unleaded": 1}),
    ]
    assert len({likeness(league(row)) for row in rows}) == len(rows)


def test_what_is_offered_counts_where_they_deal() -> None:
    row = Row(game="mayhem", candidate="lieutenant+honest", against=("thug",), games=4, deals=True)
    found = done(row, row.table_of(0))
    assert found == done(row, row.table_of(0))
    assert b"accepted" in found
    assert b"accepted" not in done(THUGS, THUGS.table_of(0))


def test_a_row_of_strangers_is_left_out() -> None:
    strange = Row(game="mayhem", candidate=STRANGER, against=("thug-1",), games=4)
    assert likeness(league(strange, THUGS)) == likeness(league(THUGS))
    assert STRANGER not in HOUSE
