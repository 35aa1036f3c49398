"""Balance: figures beside their bars, the same for the same seed, and what is out of balance is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gangland.arena import simulate as arena
from gangland.arena.balance import Report, Row, all_rows, make_job, measure, parse_rows
from gangland.arena.bars import Figure, against_fair, mean, pooled, quantile, share
from gangland.arena.result import Batch
from gangland.arena.simulate import Plan, Store
from gangland.cli.main import main
from gangland.content.load import load_builtin
from gangland.content.records import Gang, Pack
from gangland.game.refusal import Refusal

HEAD = 'schema = 1\nid = "mine"\nversion = "1"\nextends = "mayhem"\n'


def report(game: str, rows: str, games: int, bot: str = "random", pack: Pack | None = None) -> Report:
    job = make_job(game, pack or load_builtin(game), parse_rows(rows), bot, seed=3)
    return measure(job, games)


# figures


def test_a_share_is_set_beside_its_bar() -> None:
    figure = share("gang", "mayans", 30, 200, (0.75, 1.25), scale=4)
    assert figure.value == pytest.approx(0.6)
    assert (figure.low, figure.high) == pytest.approx((0.4279, 0.8246), abs=0.001)
    assert not figure.is_met
    assert not figure.is_sure
    assert figure.document()["met"] is False
    assert share("gang", "mayans", 50, 200, (0.75, 1.25), scale=4).is_met


@pytest.mark.parametrize(
    ("value", "low", "high", "floor", "ceiling", "met", "sure"),
    [
        (1.0, 0.9, 1.1, 0.8, 1.2, True, True),
        (1.1, 0.9, 1.3, 0.8, 1.2, True, False),
        (1.4, 1.3, 1.5, 0.8, 1.2, False, True),
        (1.4, 0.5, 2.5, 0.8, 1.2, False, False),
        (0.5, 0.4, 0.6, 0.8, None, False, True),
        (0.1, 0.05, 0.15, None, 0.1, True, False),
        (0.2, 0.11, 0.3, None, 0.1, False, True),
    ],
)
def test_a_bar_is_for_the_point_and_the_interval_says_how_sure(
    value: float,
    low: float,
    high: float,
    floor: float | None,
    ceiling: float | None,
    met: bool,
    sure: bool,
) -> None:
    figure = Figure("gang", "mayans", value, low, high, floor, ceiling)
    assert (figure.is_met, figure.is_sure) == (met, sure)


def test_averages_and_clusters_are_counted_as_by_hand() -> None:
    led = mean("leader", "led", [1.0, 2.0, 3.0, 2.0])
    assert led.value == 2.0
    assert led.high - led.value == pytest.approx(1.96 * (2 / 3 / 4) ** 0.5, abs=0.001)
    orders = pooled("order", "sheldon", [(1, 4), (3, 4)])
    assert orders.value == 0.5
    assert orders.high - orders.value == pytest.approx(1.96 * 2**0.5 / 8, abs=0.001)
    assert pooled("order", "sheldon", []).value == 0
    assert mean("leader", "led", []).value == 0


def test_percentiles_are_values_that_occurred() -> None:
    peaks = list(range(1, 101))
    assert [quantile(peaks, part) for part in (0.5, 0.9, 0.99, 1.0)] == [50, 90, 99, 100]
    assert quantile([7], 0.5) == 7
    assert quantile([], 0.5) == 0


# rows


def test_every_number_of_players_and_every_option_at_four() -> None:
    names = [row.name for row in all_rows("wise-guys", load_builtin("wise-guys"))]
    assert names == ["3", "4", "4+beer-war", "4+bombing", "4+crime-pays", "4+machine-gun-massacre"]
    names = [row.name for row in all_rows("mayhem", load_builtin("mayhem"))]
    assert names[:4] == ["3", "4", "5", "6"]
    assert "4+unleaded" in names
    few = replace(load_builtin("mayhem"), gangs=load_builtin("mayhem").gangs[:3])
    assert [row.name for row in all_rows("mayhem", few)] == ["3"]


def test_rows_are_read_as_they_are_written() -> None:
    rows = parse_rows("3, 4+slim-pickings,4+hollow-point+long-haul=2")
    assert rows[1:] == [Row(4, {"slim-pickings": 1}), Row(4, {"hollow-point": 1, "long-haul": 2})]
    assert parse_rows(",".join(row.name for row in rows)) == rows


@pytest.mark.parametrize("text", ["four", "4x", "+slim-pickings", "44", "٤"])
def test_what_is_no_row_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_rows(text)
    assert refused.value.code == "bad-row"


# measuring


def test_the_number_of_processes_changes_nothing() -> None:
    job = make_job("wise-guys", load_builtin("wise-guys"), parse_rows("3,4+bombing"), "random", seed=9)
    one, two = measure(job, 45, jobs=1), measure(job, 45, jobs=2)
    assert one.document() == two.document()
    assert one.total == 90


def test_all_that_is_measured_is_there() -> None:
    found = report("mayhem", "3,4", 12)
    three, four = found.played
    assert [figure.subject for figure in three.places()] == ["1", "2", "3"]
    assert sum(figure.value for figure in four.places()) == pytest.approx(4)
    assert {figure.floor for figure in four.gangs()} == {0.8}
    assert {figure.floor for figure in three.gangs()} == {0.75}
    assert [figure.has_bar for figure in four.supply()] == [True, False, False]
    assert not any(figure.has_bar for figure in three.supply())
    measures = {figure.measure for _, figure in found.figures()}
    assert measures >= {"gang", "place", "supply", "leader", "site", "opportunity", "boost", "order", "card"}
    assert json.loads(json.dumps(found.document())) == found.document()


def test_the_first_leader_is_measured_over_all_rows() -> None:
    parts = [(30, 60, 3), (30, 100, 4)]
    figure = against_fair("first", "first", parts, (1.0, 1.2))
    assert figure.value == pytest.approx(60 / 45)
    assert not figure.is_met
    assert figure.low < figure.value < figure.high
    found = report("mayhem", "3,4", 12)
    wins = sum(one.result.by_turn()[0].wins for one in found.played)
    assert found.first_leader().value == pytest.approx(wins / (12 / 3 + 12 / 4))
    assert [figure.measure for _, figure in found.figures()].count("first") == 1


def test_longer_games_have_no_bar_for_cash() -> None:
    (longer,) = report("mayhem", "4+long-haul=2", 2).played
    assert not any(figure.has_bar for figure in longer.supply())


def test_use_is_counted_over_all_rows() -> None:
    both = report("mayhem", "3,4", 6)
    apart = [report("mayhem", rows, 6) for rows in ("3", "4")]
    for kind in ("sites", "opportunities", "boosts", "orders"):
        together = [use.used for use in getattr(both.usage, kind)]
        columns = [[use.used for use in getattr(one.usage, kind)] for one in apart]
        summed = [sum(uses) for uses in zip(*columns, strict=True)]
        assert together == summed
        assert sum(together) > 0


def rich(gang: Gang) -> Gang:
    return replace(gang, sides=tuple(replace(side, assets=(30, *side.assets[1:])) for side in gang.sides))


def test_a_planted_imbalance_is_found() -> None:
    pack = load_builtin("mayhem")
    planted = replace(pack, gangs=tuple(rich(gang) if gang.id == "mayans" else gang for gang in pack.gangs))
    (played,) = report("mayhem", "3", 36, "thug", planted).played
    mayans = next(figure for figure in played.gangs() if figure.subject == "mayans")
    assert mayans.value > 2
    assert mayans.is_sure
    assert not mayans.is_met


def test_a_planted_fortune_is_found() -> None:
    pack = load_builtin("mayhem")
    planted = replace(pack, gangs=tuple(rich(rich(gang)) for gang in pack.gangs))
    (played,) = report("mayhem", "4", 4, pack=planted).played
    cash = played.supply()[0]
    assert played.peaks(0)[0] >= 4 * 30
    assert cash.value == sum(game.peaks[0] > 136 for game in played.result.outcomes) / 4


# the command


def test_the_command_shows_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--game", "mayhem", "--rows", "3,4", "--games", "4", "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    for words in ("Every bar", "SAMCRO", "Leader token", "Police Station", "not met", "Gang orders"):
        assert words in shown
    assert "balance-" not in shown


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_command_speaks_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "balance",
        "--game",
        "wise-guys",
        "--rows",
        "3",
        "--games",
        "2",
        "--bot",
        "random",
        "--lang",
        lang,
    ]
    assert main(line) == 0
    shown = capsys.readouterr().out
    assert "Every bar" not in shown
    assert "balance-" not in shown
    assert ",00" in shown


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["balance", "--game", "wise-guys", "--rows", "4+bombing", "--games", "2", "--bot", "random"]
    assert main([*line, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["pack"] == load_builtin("wise-guys").hash
    assert [row["row"] for row in found["rows"]] == ["4+bombing"]


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    line = ["balance", "--rows", "3", "--games", "3", "--bot", "random", "--seed", "5", "--write", str(page)]
    assert main(line) == 0
    assert str(page) in capsys.readouterr().out
    text = page.read_text("utf-8")
    for words in ("# Balance", "## Men of Mayhem", "## Wise Guys", "--seed 5", "| Wins of a gang |"):
        assert words in text
    assert load_builtin("mayhem").hash[:16] in text
    assert text.index("### Every bar") < text.index("### Not met") < text.index("### Gangs")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) > 100
    assert main(line) == 0
    assert page.read_text("utf-8") == text


def test_notes_below_a_page_are_kept(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Old\n\nold figures\n\n## Notes\n\nCrime pays by its own rule.\n", "utf-8")
    line = ["balance", "--game", "mayhem", "--rows", "3", "--games", "2", "--bot", "random"]
    assert main([*line, "--write", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "old figures" not in text
    assert text.endswith("\n\n## Notes\n\nCrime pays by its own rule.\n")
    assert main([*line, "--write", str(page)]) == 0
    assert page.read_text("utf-8") == text


def test_an_owners_pack_is_measured_with_the_game_it_is_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    record = 'id = "my-till"\nkind = "random"\nprovenance = "house"\nmain = [{ skim = { cash = 9 } }]'
    file.write_text(HEAD + f"[[site]]\n{record}\n", "utf-8")
    assert main(["balance", "--pack", str(file), "--rows", "3", "--games", "2", "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    assert "My Till" in shown
    assert "is better than" in shown
    assert "Wise Guys" not in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--rows", "four"], "four"),
        (["--rows", ""], "not a row"),
        (["--rows", "7"], "7 players"),
        (["--rows", "4+turbo"], "turbo"),
        (["--rows", "4+long-haul=x"], "long-haul"),
        (["--bot", "nobody"], "nobody"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--game", "chess"], "chess"),
        (["--pack", "/no/such/pack.toml"], "pack.toml"),
    ],
)
def test_a_bad_question_is_answered_with_a_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *arguments]) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""


def test_a_page_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["balance", "--game", "wise-guys", "--rows", "3", "--games", "1", "--bot", "random"]
    assert main([*line, "--write", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err


def interrupted(plan: Plan, games: int, jobs: int, store: Store | None) -> Iterator[Batch]:
    assert (jobs, store) == (1, None)
    yield arena.Bench(plan).play(range(min(3, games)))
    raise KeyboardInterrupt


def test_an_interrupted_command_shows_what_it_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "_batches", interrupted)
    page = tmp_path / "balance.md"
    line = ["balance", "--game", "mayhem", "--rows", "3,4", "--games", "9", "--bot", "random"]
    assert main([*line, "--write", str(page)]) == 130
    shown = capsys.readouterr()
    assert "Every bar" in shown.out
    assert "3 of 18" in shown.err
    assert not page.exists()
