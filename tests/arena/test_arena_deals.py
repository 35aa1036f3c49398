"""Paired deals and leagues: the same game for every candidate, at every seat."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from leagues import ROW

from gangland.arena.bout import Bout, ranks
from gangland.arena.hall import PACE, Sitting, Task
from gangland.arena.league import League, Row, checked, expanded, read_league, shelf
from gangland.arena.run import manifest_of
from gangland.content.editions import load_edition
from gangland.content.load import load_builtin
from gangland.game.refusal import Refusal

MIXED = Row(game="mayhem", candidate="random", against=("thug-1", "thug-1-0*"), games=8)


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_deal_is_played_with_the_candidate_at_every_seat(game: str) -> None:
    row = msgspec.structs.replace(MIXED, game=game)
    dealt = Task(0, row, [2], 7, 0).play()[0]
    assert [bout.seat for bout in dealt.bouts] == [0, 1, 2, 3]
    assert len({tuple(bout.gangs) for bout in dealt.bouts}) == 1
    assert len({bout.first for bout in dealt.bouts}) == 1
    for bout in dealt.bouts:
        around = bout.bots[bout.seat :] + bout.bots[: bout.seat]
        assert around == row.table_of(2) == ["random", "thug-1-06", "thug-1-07", "thug-1-08"]
        assert sum(bout.illegal) == 0
        assert bout.timed == [-(-asked // PACE) for asked in bout.asked]
        assert min(bout.spent) > 0


def test_rivals_take_turns_evenly() -> None:
    rivals = [name for deal in range(10) for name in MIXED.table_of(deal)[1:]]
    assert {rivals.count(name) for name in MIXED.rivals} == {3}
    assert len(expanded("thug-1-*")) == 50
    assert MIXED.label("thug-1-04") == "thug-1-0*"
    assert MIXED.label("thug-1") == "thug-1"


def test_rows_of_one_game_and_seed_play_the_same_deals() -> None:
    rows = [msgspec.structs.replace(MIXED, against=("random",), silent=True), MIXED]
    gangs = [[bout.gangs for bout in Task(0, row, [0], 7, 0).play()[0].bouts] for row in rows]
    assert gangs[0] == gangs[1]


def test_among_its_likes_a_candidate_plays_a_deal_once() -> None:
    row = msgspec.structs.replace(MIXED, against=("random",), games=8)
    assert (row.is_mirror, row.deal_count) == (True, 8)
    deals = Task(0, row, range(4), 7, 0).play()
    assert [[bout.seat for bout in dealt.bouts] for dealt in deals] == [[0], [1], [2], [3]]
    both = msgspec.structs.replace(row, silent=True)
    assert (both.is_mirror, both.deal_count) == (False, 2)


def test_places_at_the_end() -> None:
    counts = {
        "rounds": 6,
        "asked": [],
        "timed": [],
        "spent": [],
        "longest": [],
        "illegal": [],
        "first": 0,
        "gangs": [],
    }
    bout = Bout(seat=0, bots=[], winner=2, cash=[9, 5, 9, 9], **counts)  # type: ignore[arg-type]
    assert ranks(bout) == [2, 4, 1, 2]


def test_every_league_on_the_shelf_can_be_played() -> None:
    assert shelf()
    for name in shelf():
        assert read_league(name).row


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"candidate": "nobody"}, "unknown-bot"),
        ({"against": ("thug-2-*",)}, "empty-row"),
        ({"games": 0}, "empty-row"),
        ({"players": 9}, "players"),
        ({"times": 2.0, "than": 5}, "no-such-row"),
        ({"options": {"nonsense": 1}}, "unknown-option"),
    ],
)
def test_a_row_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked(League(1, (msgspec.structs.replace(ROW, **change),)))
    assert refused.value.code == code


def test_a_league_may_have_cards_of_its_own() -> None:
    """The frozen league goes on when the cards of the house change."""
    cards = {version: manifest_of(League(1, (ROW,), version), 0, "1").packs for version in ("", "1", "2")}
    assert cards[""] == {"mayhem": load_builtin("mayhem").hash}
    assert cards["2"] == {"mayhem": load_edition("mayhem", "2").hash}
    assert len({one["mayhem"] for one in cards.values()}) == 3
    assert Sitting(ROW, ROW.table_of(0), 1, 0, cards="2").pack is load_edition("mayhem", "2")
    dealt = {version: Task(0, ROW, range(2), 7, 2, version).play()[0].bouts[0].log for version in ("", "2")}
    assert f"content {cards['2']['mayhem']}" in dealt["2"]
    assert dealt[""] != dealt["2"]


def test_a_league_with_cards_that_never_were_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        checked(League(1, (ROW,), "0"))
    assert refused.value.code == "unknown-cards"


def test_a_file_that_is_no_league_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for text in ("seed = 1\n[[row]]\ngame = 'mayhem'\n", "seed = ", "seed = 1\nrow = []\ncolour = 2\n"):
        path.write_text(text, "utf-8")
        with pytest.raises(Refusal, match="bad-league"):
            read_league(str(path))
