"""`gangland bench`: what is measured; how long it took is no test's business."""

from __future__ import annotations

import json

import pytest

from gangland.arena import bench
from gangland.arena.overrun import Timed, clocked, overrun
from gangland.bots.roster import make_bot
from gangland.cli.main import main
from gangland.content.editions import load_edition
from gangland.engine.table import UNKNOWN
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Setup, seats_of
from gangland.words import LANGS


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_and_a_thugs_choice_are_measured_in_one_run(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--game", game, "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["figures"]
    assert {"view", "choice"} <= found.keys()
    assert found["view"]["unit"] == found["choice"]["unit"] == "microseconds"
    assert found["choice"]["value"] > 0


def test_a_thug_is_asked_what_is_a_choice_and_sees_what_its_seat_may() -> None:
    g = Game(Setup("mayhem", seats_of(("A", "B", "C", "D")))).g
    asked = bench.questions(g, bench.moments(g))
    assert len(asked) > bench.SAMPLES // 2
    for one in asked:
        assert one.menu.count() > 1
        assert [cash == UNKNOWN for cash in one.view.cash].count(False) >= 1
        assert one.view.cash[one.seat] != UNKNOWN


def test_budgets_are_measured_of_both_searchers_without_and_with_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "--budgets", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["overruns"]
    bots = ("capo:25ms", "boss:25ms", "capo:100ms", "boss:100ms")
    assert {(one["bot"], one["deals"]) for one in found} == {
        (bot, deals) for bot in bots for deals in (False, True)
    }
    for one in found:
        assert 0 <= one["mean"] <= one["longest"]
        assert one["most"] <= one["longest"]
    assert any(one["choices"] for one in found)


@pytest.mark.parametrize("lang", LANGS)
def test_budgets_are_told(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [overrun("boss:25ms", [26_000_000], 25, deals=deals) for deals in (False, True)]
    monkeypatch.setattr("gangland.cli.bench.overruns", lambda *_, **__: told)
    assert main(["bench", "--budgets", "--lang", lang]) == 0
    title, without, with_deals = capsys.readouterr().out.splitlines()
    assert bench.build()["python"] in title
    assert without.count(f"1{'.' if lang == 'en' else ','}00 ms") == 3
    assert without != with_deals


def test_an_overrun_is_what_a_choice_took_beyond_its_budget() -> None:
    times = [20_000_000] * 98 + [27_000_000, 35_000_000]
    found = overrun("capo:25ms", times, 25, deals=True)
    assert (found.choices, found.most, found.longest) == (100, 2.0, 10.0)
    assert found.mean == pytest.approx(0.12)
    assert overrun("capo:25ms", [], 25, deals=False)[2:] == (0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("deals", [False, True])
def test_every_choice_of_a_game_is_timed_and_deals_are_made_where_they_may_be(deals: bool) -> None:
    game = Game(Setup("mayhem", seats_of((), ["lieutenant", "thug", "thug"])), load_edition("mayhem"))
    timed = Timed(game, [make_bot("lieutenant", 1), make_bot("thug", 2), make_bot("thug", 3)], deals=deals)
    timed.play(KeyedDice(2))
    assert [len(times) for times in timed.times] == list(timed.contest.asked)
    assert [sum(times) for times in timed.times] == list(timed.contest.spent)
    assert bool(game.ledger.offers) == deals


def test_a_game_by_the_clock_is_of_all_who_are_named_to_its_end() -> None:
    times = clocked("mayhem", ["drifter", "random"], deals=False)
    assert list(times) == ["drifter", "random"]
    assert all(len(one) > 20 for one in times.values())
