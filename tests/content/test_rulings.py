"""Every ruling on the page is of a rule that has a text, and is held by tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gangland.book.rulebook import Rulebook
from gangland.game.games import GAMES
from gangland.words import LANGS, Words

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"\| ([A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*) \| (.+) \| (.+) \|")
RULINGS = (ROOT / "docs/rulings.md").read_text("utf-8").partition("| component |")[0]
"""The page up to the table of what was inferred, which is about components and not about rules."""

LINES = [line for line in RULINGS.split("\n") if line.startswith("| ")]
ROWS = [found for line in LINES if (found := ROW.fullmatch(line))]
TESTS = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
}


def test_every_row_is_read() -> None:
    heads = [line for line in LINES if line.startswith("| rule |")]
    assert len(ROWS) == len(LINES) - len(heads) > 30


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_a_ruling_names_tests_that_exist_and_carry_its_rule_or_its_neighbours(row: re.Match[str]) -> None:
    named = re.findall(r"`(test_\w+)`", row[3])
    assert named, "no test is named"
    assert [name for name in named if name not in TESTS] == []
    rules = [rule.lower().replace("-", "_") for rule in row[1].split(", ")]
    assert any(f"_{rule}_" in name for name in named for rule in rules)


@pytest.mark.parametrize("lang", LANGS)
def test_the_rule_of_every_ruling_has_a_text(lang: str) -> None:
    books = [Rulebook(Words(lang, game=game), game) for game in GAMES]
    rules = {rule for row in ROWS for rule in row[1].split(", ")}
    assert [rule for rule in sorted(rules) if not any(book.rule(rule) for book in books)] == []
