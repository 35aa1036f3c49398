"""INF-4: what a third gang holds, promised and told at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_cli_play import log_of, play

from gangland.terminal.wizard import promises

SOLD = "offer to=mayans give=cash:50 mine=tell:lin:6"


def test_a_tip_that_is_owed_is_told_question_by_question(tmp_path: Path) -> None:
    outcome = play(tmp_path, SOLD, "deals", "tell", "7", "2", "", "tell", "quit")
    out = " ".join(outcome.out.split())
    assert "samcro: say to=mayans tip=lin:cash:7,guns:2" in log_of(tmp_path)
    assert "tell what the Lin Syndicate holds by the end of round 6" in out
    assert "To my knowledge, the Lin Syndicate holds 7 cash, 2 guns, 0 Contraband." in out
    assert "SAMCRO kept its word to the Mayans" in out
    assert "You have promised nobody to tell anything." in out


def test_one_of_several_tips_is_picked_or_none(tmp_path: Path) -> None:
    more = "offer to=lin give=cash:50 mine=tell:mayans:6"
    play(tmp_path, SOLD, more, "tell", "b", "tell", "2", "1", "", "", "tell", "b", "quit")
    assert [line for line in log_of(tmp_path) if "tip=" in line] == ["samcro: say to=lin tip=mayans:cash:1"]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "tell to=mayans tip=lin:cash:3,contraband:1"),
        ("fr", "révéler to=mayans tip=lin:cash:3,contrebande:1"),
        ("it", "rivela to=mayans tip=lin:cash:3,contrabbando:1"),
    ],
)
def test_a_tip_in_one_line_in_every_language(tmp_path: Path, lang: str, typed: str) -> None:
    play(tmp_path, typed, "quit", lang=lang)
    assert log_of(tmp_path)[0] == "samcro: say to=mayans tip=lin:cash:3,goods:1"


def test_the_wizard_promises_a_tip(tmp_path: Path) -> None:
    outcome = play(
        tmp_path, "offer", "1", "20", "", "", "", "", "", "6", "1", "", "6", "2", "", "", "", "y", "quit"
    )
    assert log_of(tmp_path)[0] == "samcro: offer to=mayans give=cash:20 mine=tell:lin:6 until=6"
    assert "That must be about a third gang" in outcome.out


def test_bots_from_the_lieutenant_up_are_asked_for_promises() -> None:
    asked = ["", "lieutenant", "boss:25ms+honest", "capo+shrewd", "thug", "random"]
    assert [promises(bot) for bot in asked] == [True, True, True, True, False, False]
