"""Several people at one keyboard: a screen between them, and no secret on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from keyboard import Outcome, monkey, run, script
from tables import SECRETS, THUG, position

from gangland.game.logs.log import load
from gangland.terminal.screen import CLEAR

PASS = re.compile(r"Pass the keyboard to (\w+)\.\n\[Enter[^]]*\] ")
KEYS = (
    "1",
    "1",
    "1",
    "2",
    "2",
    "3",
    "0",
    "all",
    "1m",
    "board",
    "market",
    "odds",
    "deals",
    "log all",
    "places",
    "hand",
)


def screens(outcome: Outcome) -> list[tuple[str, str]]:
    """What was shown, and to whom, up to the end where all blinds are lifted."""
    shown = outcome.out.partition("Final count")[0]
    parts = PASS.split(shown)
    assert parts[0].strip(" ─\n") == ""
    return list(zip(parts[1::2], parts[2::2], strict=True))


def check(outcome: Outcome) -> None:
    """Nobody sees what is behind another's blind."""
    seen = screens(outcome)
    assert {name for name, _ in seen} == {"Ann", "Ben"}
    for name, text in seen:
        other = "Ben" if name == "Ann" else "Ann"
        assert not SECRETS[other].search(text), text
        assert not THUG.search(text)
    for name in ("Ann", "Ben"):
        assert any(SECRETS[name].search(text) for who, text in seen if who == name)


def hot_seat(tmp_path: Path, *lines: str) -> Outcome:
    argv = ("play", "--position", position(tmp_path), "--save", str(tmp_path / "game.log"), "--seed", "3")
    return run(*argv, typing=script(*lines))


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_sees_behind_another_blind(tmp_path: Path, seed: int) -> None:
    argv = (
        "play",
        "--position",
        position(tmp_path),
        "--save",
        str(tmp_path / "game.log"),
        "--seed",
        str(seed),
    )
    outcome = run(*argv, typing=monkey(seed, KEYS))
    assert (outcome.code, outcome.err) == (0, "")
    assert load(tmp_path / "game.log").t.over
    check(outcome)


def test_sealed_choices_are_asked_one_by_one(tmp_path: Path) -> None:
    outcome = hot_seat(
        tmp_path, "", "fight gun-factory", "enough", "", "enough", "guns 2", "", "guns 1", "quit"
    )
    lines = load(tmp_path / "game.log").lines
    assert "samcro: guns 1" in lines
    assert "mayans: guns 2" in lines
    before_the_reveal = outcome.out.partition("Guns pulled")[0]
    ann = [text for name, text in screens(Outcome(0, before_the_reveal, "")) if name == "Ann"][-1]
    assert "guns 2" not in ann
    assert "Fists closed: Mayans." in ann


def test_deals_are_for_the_two_that_make_them(tmp_path: Path) -> None:
    outcome = hot_seat(
        tmp_path,
        "",
        "offer to=mayans give=cash:77 want=guns:3",
        "hand",
        "",
        "deals",
        "accept 1",
        "",
        "",
        "quit",
    )
    assert "mayans: accept 1" in load(tmp_path / "game.log").lines
    shown = screens(outcome)
    assert "gives 77 cash; wants 3 guns" in shown[1][1]
    assert [name for name, _ in shown] == ["Ann", "Ben", "Ann"]


def test_an_action_can_be_taken_back_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    hot_seat(tmp_path, "", "move clubhouse pier-nine 1r", "undo", "", "sit", "", "quit")
    back = ["samcro: move clubhouse pier-nine 1r", "samcro: undo", "samcro: sit"]
    assert load(tmp_path / "game.log").lines == back


def test_once_passed_it_stands(tmp_path: Path) -> None:
    outcome = hot_seat(tmp_path, "", "sit", "", "undo", "quit")
    assert "Too late" in outcome.out
    assert load(tmp_path / "game.log").lines == ["samcro: sit"]


def test_others_learn_of_a_deal_but_not_its_terms(tmp_path: Path) -> None:
    outcome = hot_seat(
        tmp_path, "", "offer to=lin give=cash:88 want=guns:1", "sit", "", "log all", "deals", "quit"
    )
    assert "lin: accept 1" in load(tmp_path / "game.log").lines
    ben = next(text for name, text in screens(outcome) if name == "Ben")
    assert "SAMCRO and the Lin Syndicate have made a deal." in ben
    assert "88" not in "".join(ben.split()).replace(str(tmp_path), "")
    assert "No offers and no promises yet." in ben


def test_a_terminal_is_cleared_with_what_could_be_scrolled_back_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    argv = ("play", "--position", position(tmp_path), "--save", str(tmp_path / "game.log"), "--seed", "3")
    outcome = run(*argv, typing=script("", "sit", "", "sit", "", "quit"), terminal=True)
    passed = outcome.out.count("Pass the keyboard")
    assert passed == 3
    for part in outcome.out.split("Pass the keyboard")[:-1]:
        assert re.search(re.escape(CLEAR) + r"(?:\x1b\[[0-9;]*m)*$", part)
    assert outcome.out.count(CLEAR) == 2 * passed


def test_why_does_not_tell_what_another_was_refused(tmp_path: Path) -> None:
    outcome = hot_seat(tmp_path, "", "withdraw 6543", "hand", "", "why", "", "quit")
    shown = screens(outcome)
    assert "6,543" in shown[0][1]
    assert "6,543" not in shown[1][1]
