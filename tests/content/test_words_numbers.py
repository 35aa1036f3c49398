"""Numbers as the reader writes them: thousands, decimals and percents, from one place."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from pathlib import Path

import pytest

from gangland.cli.main import main
from gangland.words import LANGS, Words

SOURCES = Path(__file__).parents[2] / "src" / "gangland"
NARROW, SPACE = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("lang", "whole", "half", "share"),
    [
        ("en", "1,234,567", "1,234.50", "12.3%"),
        ("fr", f"1{NARROW}234{NARROW}567", f"1{NARROW}234,50", f"12,3{SPACE}%"),
        ("it", "1.234.567", "1.234,50", "12,3%"),
    ],
)
def test_numbers_are_written_as_the_language_does(lang: str, whole: str, half: str, share: str) -> None:
    words = Words(lang)
    assert words.number(1_234_567) == whole
    assert words.number(1234.5, 2) == half
    assert words.percent(0.1234, 1) == share
    assert words.text("simulate-interrupted", played=1_234_567, games=1).count(whole) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_ends_of_a_scale_have_no_surprises(lang: str) -> None:
    words = Words(lang)
    assert [words.number(value) for value in (0, 1, 999)] == ["0", "1", "999"]
    assert [re.sub(r"\s", "", words.percent(share)) for share in (0, 0.005, 0.5, 1)] == [
        "0%",
        "0%",
        "50%",
        "100%",
    ]


def printed(*argv: str) -> str:
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        assert main(list(argv)) == 0
    return out.getvalue()


@pytest.mark.parametrize(("lang", "decimal"), [("en", r"\d\.\d"), ("fr", r"\d,\d"), ("it", r"\d,\d")])
def test_commands_print_numbers_of_the_language(lang: str, decimal: str) -> None:
    out = printed("simulate", "--games", "3", "--bots", "random,random,random", "--lang", lang)
    assert re.search(rf"{decimal}\s?%", out)
    assert lang == "en" or not re.search(r"\d\.\d{1,2}\b", out)
    out = printed("bench", "--seconds", "0.05", "--lang", lang)
    figures = out.partition("\n")[2]
    assert lang == "en" or not re.search(r"\d\.\d\d?\b|\d,\d{3}\b", figures), figures


def test_nobody_else_writes_numbers() -> None:
    """No format of thousands, decimals or percents outside the place for it."""
    found = []
    for path in [path for room in ("cli", "terminal", "words") for path in (SOURCES / room).glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
                spec = "".join(
                    str(part.value) for part in node.format_spec.values if isinstance(part, ast.Constant)
                )
                found += (
                    [f"{path.name}: {spec}"]
                    if re.fullmatch(r".*(,|\.\d|%|f)", spec) and "Y" not in spec
                    else []
                )
    assert not found
