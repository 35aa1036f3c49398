"""A lesson at the terminal: the guide's lines among the story, skipped and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyboard import run, script

from gangland.game.logs.log import load
from gangland.words import LANGS, Words

FIRST = ("move clubhouse rusty-spoke 1m1r", "exploit rusty-spoke", "yes", "no", "promote clubhouse 1m")


@pytest.mark.parametrize("lang", LANGS)
def test_the_guide_speaks_among_the_story(tmp_path: Path, lang: str) -> None:
    log = str(tmp_path / "lesson.log")
    argv = ("play", "--text", "--lesson", "--save", log, "--seed", "1", "--lang", lang)
    said = " ".join(run(*argv, typing=script(*FIRST, "accept 1")).out.split())
    words = Words(lang, game="mayhem")
    for key in ("m1-1", "m2-2", "m3-1", "m4-1", "m5-1", "m6-1"):
        assert " ".join(words.text(f"lesson-{key}").split()) in said, key
    assert words.text("lesson-m5-lin") in said
    game = load(Path(log))
    assert game.setup.lesson == "mayhem"
    assert game.lines[9:10] == ["samcro: move clubhouse rusty-spoke 1m1r"]


def test_the_lesson_goes_on_from_its_log(tmp_path: Path) -> None:
    log = str(tmp_path / "lesson.log")
    run("play", "--text", "--lesson", "wise-guys", "--save", log, "--seed", "1", typing=script())
    again = run("play", "--resume", log, typing=script("start dean-obanion+george-moran+jack-zuta"))
    words = Words("en", game="wise-guys")
    said = " ".join(again.out.split())
    assert words.text("lesson-w1-1") in said
    assert words.text("lesson-w2-2") in said


def test_the_lesson_is_skipped(tmp_path: Path) -> None:
    log = str(tmp_path / "lesson.log")
    skipped = run("play", "--lesson", "--save", log, "--seed", "1", typing=script("skip", *FIRST))
    words = Words("en", game="mayhem")
    assert words.text("lesson-m1-1") in skipped.out
    assert words.text("lesson-m4-2") not in skipped.out
    assert "samcro: promote clubhouse 1m" in load(Path(log)).lines


@pytest.mark.parametrize("option", [("--bots", "thug"), ("--options", "unleaded"), ("--dice", "3")])
def test_what_a_lesson_has_settled(option: tuple[str, str]) -> None:
    refused = run("play", "--text", "--lesson", *option, typing=script())
    assert (refused.code, option[0] in refused.err) == (2, True)


def test_a_lesson_nobody_wrote() -> None:
    refused = run("play", "--text", "--lesson", "chess", typing=script())
    assert (refused.code, "chess" in refused.err) == (2, True)
