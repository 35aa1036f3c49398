"""Every kind of mistake in an owner's file is found, on its line, with what was expected.

`mistakes.txt` has one file after another; on a line with a mistake a comment says what is said of it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from minipack import anonymous, complaints, named, problems_of

OVERLAY = 'schema = 1\nextends = "mayhem"\n'
MISTAKES = (Path(__file__).parent / "mistakes.txt").read_text("utf-8").split("\n=====\n")
PEAK = """
[[site]]
id = "docks"
kind = "random"
provenance = "house"
main = [{ special = "peak" }]
"""


def test_the_smallest_packs_are_sound() -> None:
    assert complaints(anonymous()) == []
    assert complaints(named()) == []


@pytest.mark.parametrize("text", MISTAKES, ids=lambda text: text.partition("#! ")[2].partition("\n")[0])
def test_a_mistake_is_told_where_it_is(text: str) -> None:
    lines = (OVERLAY + text).splitlines()
    expected = [
        f"my.toml:{number}: {said.strip()}"
        for number, line in enumerate(lines, 1)
        for said in line.split("#!")[1:]
    ]
    assert expected
    assert complaints(OVERLAY + text) == expected


def test_all_problems_are_told_in_the_order_of_their_lines() -> None:
    records = [text for text in MISTAKES if text.startswith("[[")]
    lines = [problem.line for problem in problems_of("\n".join([OVERLAY, "remove = 3", *records]))]
    assert len(lines) > len(records)
    assert lines == sorted(lines)


def test_a_record_that_is_wrong_still_counts_in_the_whole() -> None:
    broken = anonymous().replace("main = [{ gain", "main = [{ gian")
    assert {problem.what.id for problem in problems_of(broken)} == {"problem-unknown-word"}


def test_what_a_log_sees_needs_no_words() -> None:
    (problem,) = problems_of(OVERLAY + PEAK)
    assert str(problem).startswith("my.toml:8: site docks: problem-unknown-word (what=special, word=peak)")


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_problems_speak_the_readers_language(lang: str) -> None:
    (said,) = complaints(OVERLAY + PEAK, lang)
    assert said.startswith("my.toml:8: " + {"fr": "lieu «\u00a0docks\u00a0»", "it": "luogo «docks»"}[lang])
    assert "unknown" not in said
