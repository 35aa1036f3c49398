"""Long runs go on where they were interrupted, and find what is planted; a slice of each."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import attacks
import kept_campaigns
import pairs
import pytest
import spans
from campaign import CAMPAIGNS, Campaign, run
from kept_campaigns import BEGIN, END
from msgspec.structs import replace

from gangland.protocol.document import Shown
from gangland.protocol.parts import Document
from gangland.server.table.web_table import Room

TRIED = Campaign("tried", "`make tried`", "things", 6)


@pytest.fixture
def place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing was looked at, and a place to keep things in."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(spans, "KEPT", folder / "kept")
    return folder


def test_a_run_goes_on_where_it_was_interrupted(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    looked: list[int] = []

    def look(number: int) -> str:
        if number == 3 and 3 not in looked:
            looked.append(number)
            raise KeyboardInterrupt
        looked.append(number)
        return "wrong" if number == 4 else ""

    with pytest.raises(KeyboardInterrupt):
        run([], TRIED, look)
    with (place / "runs/tried.jsonl").open("a") as file:
        file.write('{"first": 3, "fou')
    assert run([], TRIED, look) == 1
    assert looked == [0, 1, 2, 3, 3, 4, 5]
    assert "6 of 6 things, 1 with findings [4]" in capsys.readouterr().out
    assert run(["--times", "4"], TRIED, look) == 0
    assert len(looked) == 7
    assert run(["--minutes", "0", "--first", "6"], TRIED, look) == 0
    assert looked[7:] == [6]


def test_a_run_goes_on_from_what_another_machine_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is looked at again by another program, and stays known when it is mended."""
    monkeypatch.setattr(kept_campaigns, "CAMPAIGNS", (TRIED,))
    monkeypatch.setattr(kept_campaigns, "PAGE", place / "page.md")
    (place / "page.md").write_text(f"before\n{BEGIN}\nold\n\n{END}after\n")
    looked: list[int] = []

    def look(number: int) -> str:
        looked.append(number)
        return "wrong" if number == 2 and spans.program() == "one" else ""

    monkeypatch.setattr(spans, "program", lambda: "one")
    assert run(["--times", "4"], TRIED, look) == 1
    assert kept_campaigns.main(["--check"]) == 1
    assert kept_campaigns.main([]) == kept_campaigns.main(["--check"]) == 0
    text = (place / "page.md").read_text()
    assert "| `make tried` | 4 of 6 things | something in 2 | 1 program, " in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")

    shutil.rmtree(place / "runs")  # another machine
    assert run(["--times", "4"], TRIED, look) == 1
    assert len(looked) == 4
    monkeypatch.setattr(spans, "program", lambda: "two")
    assert run([], TRIED, look) == 0
    assert looked[4:] == [2, 4, 5]
    assert kept_campaigns.main([]) == 0
    assert "6 of 6 things | something in 2, mended since | 2 programs, " in (place / "page.md").read_text()
    kept = spans.read(place / "kept" / "tried.jsonl")
    assert [(one.first, one.last, one.program) for one in kept] == [
        (2, 2, "one"),
        (0, 1, "one"),
        (2, 2, "two"),
        (3, 3, "one"),
        (4, 5, "two"),
    ]
    assert run(["--fresh"], TRIED, look) == 0
    assert looked[7:] == [0, 1, 3]


def test_every_campaign_has_its_file_and_the_page_says_what_is_kept() -> None:
    names = {campaign.name for campaign in CAMPAIGNS}
    assert {file.stem for file in spans.KEPT.glob("*.jsonl")} <= names
    assert kept_campaigns.main(["--check"]) == 0
    assert len(spans.program()) == 12


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_paired_games_are_the_same_to_a_seat(game: str) -> None:
    assert [pairs.look(game, number) for number in range(3)] == [""] * 3


def test_a_pair_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Shown.to

    def leaky(shown: Shown, seat: int, *rest: Any) -> Document:  # noqa: ANN401 - whom one has muted
        return replace(plain(shown, seat, *rest), face_down=max(shown.game.t.cash) % 2)

    monkeypatch.setattr(Shown, "to", leaky)
    assert any(pairs.look("mayhem", number) for number in range(5))


def test_hostile_messages_are_harmless_and_one_that_is_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attacks.look(0) == ""
    whole = Room.check_held

    def weak(room: Room) -> None:
        room.journal = room.journal.copy() if room.journal is not None else None
        whole(room)

    monkeypatch.setattr(Room, "check_held", weak)
    assert attacks.look(0)


FORGET = """
async def write(*_):
    pass
from gangland.server.table.web_table import Room
Room.write = write
"""


@pytest.mark.parametrize(("before", "found"), [("", ""), (FORGET, "acknowledged, and lost")])
def test_a_kill_loses_nothing_and_a_server_that_keeps_nothing_is_found(before: str, found: str) -> None:
    """In a process of its own, which has no other threads when it is forked."""
    tell = f"{before}\nimport kills; print(kills.look('', 7))"
    done = subprocess.run(
        [sys.executable, "-c", tell], cwd=Path(__file__).parent, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().partition(":")[0] == found
