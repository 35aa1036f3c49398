"""Self-play as data: what is written is what environments show, whoever plays and however often it stops."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import polars as pl
import pytest
from positions import GAMES

from gangland.arena.simulate import CHANCE_SEAT, Plan, game_seed, make_plan, run
from gangland.cli.main import main
from gangland.game.games import new_table
from gangland.game.refusal import Refusal
from gangland.game.setup import compose
from gangland.research.dataset import writing
from gangland.research.dataset.recorder import packed
from gangland.research.dataset.schema import TABLES
from gangland.research.dataset.writing import Share, Written, processes, write_dataset
from gangland.research.play import MASK
from gangland.research.room import SEEN, window
from gangland.research.sitting import Sitting

BOTS = ("drifter", "random", "thug")
PAGE = Path(__file__).parents[2] / "docs" / "data.md"


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "EACH", 1)


def plan_of(game: str = "mayhem", *, deals: bool = False, seed: int = 5) -> Plan:
    bots = ("thug", "thug", "drifter") if deals else BOTS
    return make_plan(game, bots, seed, deals=deals)


def write(folder: Path, plan: Plan, games: int = 2, jobs: int = 1) -> bool:
    return write_dataset(folder, plan, games, "0", processes(jobs), lambda _: None)


def table(folder: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(folder / name / "*.parquet")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.parquet"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_what_an_environment_shows(tmp_path: Path, game: str) -> None:
    """A sitting laid with the same dice, told what the bots said, asks and shows the same to the end."""
    plan = plan_of(game)
    write(tmp_path, plan, 1)
    steps, decisions = table(tmp_path, "steps"), table(tmp_path, "decisions")
    sitting = Sitting(compose(plan.setup, plan.pack), writing.slots_for(plan))
    sitting.lay(new_table(sitting.g, 3), game_seed(plan.seed, 0, CHANCE_SEAT))
    for row in steps.iter_rows(named=True):
        assert sitting.seat == row["seat"]
        sitting.observe(sitting.seat)
        mask = window(sitting.choosings[sitting.seat].mask).astype(MASK)
        assert np.array_equal(window(sitting.eye.out).astype(SEEN), row["observation"])
        assert np.array_equal(mask, row["mask"])
        assert row["chosen"] or mask.sum() == 1 or row["decision"] < 3  # gangs are dealt out
        sitting.take(sitting.seat, row["said"])
    assert sitting.t.over
    outcome = table(tmp_path, "games").row(0, named=True)
    assert outcome["winner"] == sitting.t.winner
    assert outcome["cash"] == list(sitting.t.cash)
    assert (outcome["steps"], outcome["decisions"]) == (len(steps), len(decisions))
    assert steps.select("decision").n_unique() == len(decisions)
    assert decisions["decision"].to_list() == list(range(len(decisions)))


@pytest.mark.parametrize("deals", [False, True])
def test_the_games_are_those_of_simulate(tmp_path: Path, deals: bool) -> None:
    plan = plan_of(deals=deals)
    write(tmp_path, plan)
    found, games = run(plan, 2), table(tmp_path, "games")
    assert games["game"].to_list() == [0, 1]
    for row, outcome in zip(games.iter_rows(named=True), found.outcomes, strict=True):
        assert row["winner"] == outcome.winner
        assert tuple(row["cash"]) == outcome.cash
        assert row["gangs"] == list(outcome.seating.gangs)
        assert row["bots"] == [plan.bots[bot] for bot in outcome.seating.bots]
        assert row["decisions"] == outcome.decisions
        if outcome.dealings:
            offers = table(tmp_path, "deals").filter(pl.col("game") == row["game"])
            made = [len(offers.filter(pl.col("by") == seat)) for seat in range(3)]
            assert made == list(outcome.dealings.proposed)
            assert sum(made) > 0
            closed = offers.filter(pl.col("state") == "accepted")
            assert 2 * len(closed) == sum(outcome.dealings.dealt)
            places = offers["decision"].to_list()
            assert places == sorted(places)
            assert 0 < places[0] < places[-1] < row["decisions"]


def test_promises_and_tips_are_written() -> None:
    plan = make_plan("mayhem", ("lieutenant",) * 3, 2, deals=True)
    rows = writing.play_one(plan, 1)
    assert rows.promises
    assert {one["verdict"] for one in rows.promises} <= {"kept", "broken", "moot"}
    assert all(one["promise"].partition(":")[0] in PAGE.read_text("utf-8") for one in rows.promises)
    assert all(re.match(r"seat\d: ", one["line"]) for one in rows.talk)


def test_the_files_are_the_same_whoever_plays(tmp_path: Path) -> None:
    for jobs in (1, 3):
        assert write(tmp_path / str(jobs), plan_of(), 3, jobs)
    assert files(tmp_path / "1") == files(tmp_path / "3")
    assert len(files(tmp_path / "1")) == 3 * len(TABLES)


def test_what_was_interrupted_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    def interrupted(shares: list[Share]) -> Iterator[Written]:
        yield shares[1].play()
        raise KeyboardInterrupt

    numbers: list[int] = []

    def counted(shares: list[Share]) -> Iterator[Written]:
        numbers.extend(share.number for share in shares)
        yield from map(Share.play, shares)

    done: list[int] = []
    assert not write_dataset(tmp_path / "a", plan_of(), 3, "0", interrupted, done.append)
    assert len(files(tmp_path / "a")) == len(TABLES)
    (tmp_path / "a" / "steps" / "00000.parquet").write_bytes(b"torn")  # before its games were in place
    assert write_dataset(tmp_path / "a", plan_of(), 3, "0", counted, done.append)
    assert numbers == [0, 2]
    assert done == [1, 1, 1, 1]
    write(tmp_path / "b", plan_of(), 3)
    assert files(tmp_path / "a") == files(tmp_path / "b")


def test_the_games_are_put_in_their_place_last(tmp_path: Path) -> None:
    (tmp_path / "talk").write_text("in the way", "utf-8")
    with pytest.raises(FileExistsError):
        writing.put(tmp_path, Share(plan_of(), 0, range(1)).play())
    assert not (tmp_path / "games").exists()


def test_other_games_do_not_get_into_a_folder(tmp_path: Path) -> None:
    write(tmp_path / "a", plan_of(), 1)
    before = files(tmp_path / "a")
    for other, part in ((plan_of(seed=6), "seed"), (plan_of("wise-guys"), "game")):
        with pytest.raises(Refusal, match="other-data") as refused:
            write(tmp_path / "a", other, 1)
        assert refused.value.details["part"] == part
    with pytest.raises(Refusal, match="other-data"):
        write(tmp_path / "a", plan_of(), 2)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").write_text("dear Gemma", "utf-8")
    with pytest.raises(Refusal, match="no-data-folder"):
        write(tmp_path / "b", plan_of(), 1)
    with writing.kept_alone(tmp_path / "a"), pytest.raises(Refusal, match="data-in-use"):
        write(tmp_path / "a", plan_of(), 1)
    assert files(tmp_path / "a") == before


def test_ray_writes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray as it is asked here: a stand-in that plays a share when it is waited for."""
    addresses: list[str] = []

    def remote(function: Callable[[Share], Written]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda share: lambda: function(share))

    def init(address: str, **_: Any) -> None:  # noqa: ANN401 - Ray's own
        addresses.append(address)

    stand_in = SimpleNamespace(
        init=init,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 1},
        remote=remote,
        wait=lambda refs: (refs[-1:], refs[:-1]),
        get=lambda ref: ref(),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    assert write_dataset(tmp_path / "a", plan_of(), 2, "0", writing.cluster("local"), lambda _: None)
    write(tmp_path / "b", plan_of())
    assert files(tmp_path / "a") == files(tmp_path / "b")
    assert addresses == ["local"]


# the command


def command(folder: Path, *more: str) -> list[str]:
    return ["dataset", "--games", "1", "--bots", ",".join(BOTS), "--out", str(folder), *more]


@pytest.mark.parametrize(("lang", "said"), [("en", "One game in"), ("fr", "1 partie"), ("it", "1 partita")])
def test_the_command_writes_games_and_a_card(
    tmp_path: Path, lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command(tmp_path), "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    card = (tmp_path / "card.md").read_text("utf-8")
    manifest = json.loads((tmp_path / "dataset.json").read_text("utf-8"))
    assert all(f"`{name}`" in card for name in TABLES)
    assert str(manifest["cards"]) in card
    assert manifest["observation"] == len(table(tmp_path, "steps")["observation"][0])
    assert main([*command(tmp_path), "--lang", lang]) == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "0"], "--games and --jobs must be at least 1"),
        (["--bots", "nobody,thug,thug"], "nobody"),
        (["--ray", "local"], 'pip install "gangland[ray]"'),
    ],
)
def test_what_makes_no_sense_is_said(
    tmp_path: Path,
    more: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr("gangland.cli.dataset.find_spec", lambda name: None if name == "ray" else real(name))
    assert main([*command(tmp_path), *more, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_without_polars_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gangland.cli.dataset.find_spec", lambda _: None)
    assert main([*command(tmp_path), "--lang", "en"]) == 2
    assert 'pip install "gangland[arena]"' in capsys.readouterr().err


def test_the_page_has_every_table_and_column() -> None:
    page = PAGE.read_text("utf-8")
    for name, columns in TABLES.items():
        section = page[page.index(f"### `{name}`") :]
        section = section[: section.index("\n### ") if "\n### " in section else None]
        found = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", section, re.MULTILINE))
        assert found == columns, name


def test_numbers_are_packed_small_ones_first() -> None:
    assert packed("h", [1, -2]) == b"\x01\x00\xfe\xff"
    assert packed("b", [1, 0]) == b"\x01\x00"
