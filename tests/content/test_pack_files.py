"""Files that are no pack at all are refused with the same care."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from minipack import anonymous, complaints

from gangland.content.load import load_builtin, load_pack
from gangland.content.problems import PackError
from gangland.content.source import LARGEST, parse_source
from gangland.words import LANGS, Words, say_problem


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a = [", 1, "not valid TOML: this value cannot be read"),
        ('a = 1\nb = "x', 2, "not valid TOML: a text without its closing quotation mark"),
        ("a = 1\na = 2\n", 2, "not valid TOML: this is said twice"),
        ("x = " + "[" * 3000, 1, "this file is nested too deeply"),
        ("x = " + "1" * 5000, 1, "not valid TOML: this value cannot be read"),
        (b"ok = 1\n\xff\xfe", 2, "this is not a text file in UTF-8"),
        (b"\x7fELF\x00\x00", 1, "not valid TOML"),
        (b"#" * (LARGEST + 1), 1, "this file is too large to be a pack"),
    ],
)
def test_a_file_that_is_no_toml(text: str | bytes, line: int, said: str) -> None:
    (complaint,) = complaints(text)
    assert complaint.startswith(f"my.toml:{line}: {said}")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        *((text, "text") for text in ('b = "x', "b = 'x", 'b = """x')),
        *((text, "twice") for text in ("a=1\na=2", "[a]\n[a]", "a={b=1,b=2}", "a={b=1}\na.c=2")),
        *((text, "bracket") for text in ("a = [1", "a = {b=1", "[a", "[[a]")),
        *((text, "equals") for text in ("a", "a 1")),
        *((text, "rest") for text in ("a = 1 2", "[a] b = 1")),
        *((text, "character") for text in ('a = "\x01"', 'a = "\\q"', 'a = "\\uD800"', "# \x01")),
        *((text, "key") for text in ("= 1", "!", "[]", "a. = 1")),
        *((text, "value") for text in ("a = ", "a = maybe", "a = 1979-02-30", "a = [")),
    ],
)
def test_what_the_parser_finds_is_said_in_our_words(text: str, kind: str) -> None:
    (problem,) = parse_source("my.toml", text.encode()).problems
    assert problem.what.args["kind"] == kind
    told = {lang: say_problem(problem, Words(lang)) for lang in LANGS}
    assert len(set(told.values())) == len(LANGS)
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert not [said for said in told.values() if str(error.value).partition(" (")[0] in said]


def test_a_number_too_long_to_print_is_no_trouble() -> None:
    endless = f"0x{'f' * 9000}"
    assert 'my.toml:1: "schema" is …; expected 1' in complaints(f"schema = {endless}")
    assert complaints(f"extends = {endless}") == ['my.toml:1: "extends" is a whole number; expected a text']


def test_windows_editors_are_welcome() -> None:
    data = anonymous().replace("\n", "\r\n").encode("utf-8-sig")
    assert complaints(data) == []


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path, tmp_path / "nul\0.toml"):
        with pytest.raises(PackError) as error:
            load_pack(path)
        assert [problem.what.id for problem in error.value.problems] == ["problem-unreadable"]


@pytest.mark.parametrize("lang", LANGS)
def test_why_a_file_cannot_be_read_is_said_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    words = Words(lang)
    for path, reason in ((tmp_path / "missing.toml", "system-enoent"), (tmp_path, "system-eisdir")):
        with pytest.raises(PackError) as error:
            load_pack(path)
        assert say_problem(error.value.problems[0], words).endswith(words.text(reason))


def test_an_unknown_game() -> None:
    with pytest.raises(PackError, match="chess"):
        load_builtin("chess")
    assert complaints('schema = 1\nextends = "mayhm"\n') == [
        'my.toml:2: unknown game "mayhm"; expected one of mayhem, wise-guys; did you mean "mayhem"?'
    ]
    assert complaints("schema = 1\nextends = [1]\n") == ['my.toml:2: "extends" is a list; expected a text']
