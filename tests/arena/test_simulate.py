"""Simulations: even rotation, honest intervals, the same games whatever the number of processes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangland.arena import simulate as arena
from gangland.arena.result import Batch
from gangland.arena.simulate import Plan, Store, game_seed, make_plan, simulate
from gangland.arena.stats import wilson
from gangland.cli import simulate as command
from gangland.cli.main import main
from gangland.content.load import load_builtin
from gangland.game.refusal import Refusal

THUGS = ("thug", "thug", "thug", "thug")
MIXED = ("thug", "random", "random", "random")


# counting


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0, 1),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_seeds_differ_by_game_and_seat() -> None:
    assert (
        len(
            {game_seed(seed, index, seat) for seed in range(3) for index in range(9) for seat in range(-1, 4)}
        )
        == 135
    )


# playing


def test_the_number_of_processes_changes_nothing() -> None:
    one = simulate("mayhem", 50, MIXED, seed=5, jobs=1).document()
    two = simulate("mayhem", 50, MIXED, seed=5, jobs=2).document()
    del one["speed"], two["speed"]
    assert one == two
    assert one["games"] == 50


def test_another_seed_plays_other_games_and_a_longer_run_the_same_ones() -> None:
    short = simulate("mayhem", 8, MIXED, seed=1).outcomes
    longer = simulate("mayhem", 12, MIXED, seed=1).outcomes
    other = simulate("mayhem", 8, MIXED, seed=2).outcomes
    assert longer[:8] == short
    assert other != short


def test_a_thug_beats_three_who_play_at_random() -> None:
    result = simulate("mayhem", 60, MIXED, seed=11)
    thug = result.by_bot()[0]
    assert (thug.name, thug.games) == ("thug", 60)
    assert thug.wins >= 50  # far beyond the 70 % a thug must win


def test_a_thug_knows_the_other_game_too() -> None:
    result = simulate("wise-guys", 40, MIXED, seed=11)
    assert result.by_bot()[0].wins >= 30


def test_what_is_counted_adds_up() -> None:
    result = simulate("mayhem", 12, THUGS, seed=3)
    document = result.document()
    for shares in (result.by_bot(), result.by_gang(), result.by_seat(), result.by_turn()):
        assert sum(share.wins for share in shares) == 12
        assert sum(share.games for share in shares) == 48
    assert [share.name for share in result.by_bot()] == ["thug-1", "thug-2", "thug-3", "thug-4"]
    tiles = {str(tile["id"]): tile for tile in result.tiles()}
    assert tiles["police-station"]["up"] == 12
    assert sum(tile["up"] for tile in tiles.values() if tile["kind"] == "random") == 6 * 12  # type: ignore[misc]
    assert float(str(tiles["last-mile-roadhouse"]["worth"])) == pytest.approx(3.0, abs=1.0)
    cards = sum(int(str(card["turned"])) for card in result.cards())
    opportunities = sum(int(str(tile["up"])) for tile in tiles.values() if tile["kind"] == "opportunity")
    assert cards + opportunities == 15 * 12
    assert json.loads(json.dumps(document)) == document


def test_hollow_point_has_no_hospital() -> None:
    result = simulate("mayhem", 2, ("random", "random", "random"), options={"hollow-point": 1})
    assert next(tile for tile in result.tiles() if tile["id"] == "st-thomas-hospital")["up"] == 0


@pytest.mark.parametrize("players", [3, 5, 6])
def test_any_number_of_players(players: int) -> None:
    result = simulate("mayhem", 2, ["random"] * players, pack=load_builtin("mayhem"))
    assert [len(game.cash) for game in result.outcomes] == [players, players]


@pytest.mark.parametrize(
    ("bots", "code"),
    [(("thug", "thug"), "players"), (("thug",) * 7, "players"), (("thug", "nobody", "thug"), "unknown-bot")],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        make_plan("mayhem", bots)
    assert refused.value.code == code


def interrupted(plan: Plan, games: int, jobs: int, store: Store | None) -> Iterator[Batch]:
    assert (jobs, store) == (1, None)
    yield arena.Bench(plan).play(range(min(3, games)))
    raise KeyboardInterrupt


def test_an_interrupt_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "_batches", interrupted)
    result = simulate("mayhem", 10, MIXED)
    assert not result.finished
    assert len(result.outcomes) == 3


# the command


def test_the_command_shows_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--bots", "thug,random,random", "--seed", "4"]) == 0
    shown = capsys.readouterr()
    assert "4 games, seed 4" in shown.out
    assert "SAMCRO" in shown.out
    assert "simulate-" not in shown.out
    assert shown.err == ""


@pytest.mark.parametrize(
    ("games", "said"), [(4, "games of a gang 2, at any one seat 0–1"), (5, "games of a gang 2–3"), (18, "")]
)
def test_the_command_says_where_it_could_not_be_even(
    games: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", str(games), "--bots", "random,random,random", "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    assert ("multiple of 18" in shown) == (games % 18 != 0)
    assert said in shown


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_command_speaks_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    english = ["On average", "games, seed"]
    assert main(["simulate", "--games", "1", "--bots", "random,random,random", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert not any(words in shown for words in english)
    assert "simulate-" not in shown


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "wise-guys", "--games", "3", "--bots", "thug,random,thug", "--json"]
    assert main([*arguments, "--options", "beer-war,bombing"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert found["options"] == "beer-war,bombing"
    assert [bot["name"] for bot in found["by_bot"]] == ["thug-1", "random", "thug-2"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "thug,nobody,thug"], "nobody"),
        (["--bots", "thug,thug"], "2 players"),
        (["--bots", ",".join(["thug"] * 7)], "7 players"),
        (["--bots", ""], "0 players"),
        (["--games", "-1"], "--games"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "many"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", "x"], "x"),
        (["--game", "chess"], "chess"),
        (["--options", "turbo"], "turbo"),
        (["--options", "long-haul=x"], "long-haul"),
        (["--options", "long-haul=99"], "99"),
        (["--pack", "/no/such/pack.toml"], "pack.toml"),
    ],
)
def test_a_bad_question_is_answered_with_a_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""


def test_an_interrupted_command_shows_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "_batches", interrupted)
    assert main(["simulate", "--games", "9", "--bots", "random,random,random"]) == 130
    shown = capsys.readouterr()
    assert "3 games" in shown.out
    assert "3 of 9" in shown.err


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    site = 'id = "rusty-spoke"\nkind = "random"\nprovenance = "house"\nmain = [{ skim = { cash = 9 } }]'
    file.write_text(
        f'schema = 1\nid = "mine"\nversion = "1"\nextends = "mayhem"\n[[site]]\n{site}\n', "utf-8"
    )
    assert main(["simulate", "--games", "1", "--bots", "random,random,random", "--pack", str(file)]) == 0


def test_the_parser_can_stand_alone() -> None:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["simulate", "--games", "1", "--bots", "random,random,random", "--json"])
    assert args.run is command.run
