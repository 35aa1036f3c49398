"""Long runs go on where they were interrupted, and find what is planted; a slice of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attacks
import pairs
import pytest
from campaign import run
from msgspec.structs import replace

from gangland.protocol.document import Shown
from gangland.protocol.parts import Document
from gangland.server.table.web_table import Room


def test_a_run_goes_on_where_it_was_interrupted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    looked: list[int] = []

    def look(number: int) -> str:
        if number == 3 and 3 not in looked:
            looked.append(number)
            raise KeyboardInterrupt
        looked.append(number)
        return "wrong" if number == 4 else ""

    with pytest.raises(KeyboardInterrupt):
        run([], "tried", "things", 6, look)
    with Path("runs/tried.jsonl").open("a") as file:
        file.write('{"number": 3, "fou')
    assert run([], "tried", "things", 6, look) == 1
    assert looked == [0, 1, 2, 3, 3, 4, 5]
    assert "6 things, 1 with findings [4]" in capsys.readouterr().out
    assert run(["--times", "4"], "tried", "things", 6, look) == 0
    assert len(looked) == 7


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
