"""Every example of docs/packs.md is true, and no word of the vocabulary is missing there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from minipack import complaints

from gangland.content import grammar
from gangland.content.load import parse_pack
from gangland.content.shapes import Shape
from gangland.content.source import Source
from gangland.content.vocabulary import CARD_KINDS, DEEDS, MODIFIERS, ROLES, SPECIALS, VERBS, WHO

DOCS = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
FILES = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
INLINE = re.findall(r"^\| `(\{.*?\})` \|", DOCS, re.MULTILINE)
MAYHEM = grammar.Dialect(("contraband",), ("heat",), named=False)


def test_there_are_examples() -> None:
    assert len(FILES) >= 5
    assert len(INLINE) == len(VERBS) - 1 + len(SPECIALS) + len(DEEDS) + len(MODIFIERS)


@pytest.mark.parametrize("text", FILES)
def test_a_file_is_sound(text: str) -> None:
    assert complaints(text) == []


def test_the_first_file_does_what_the_page_says() -> None:
    pack = parse_pack(FILES[0].encode())
    counts = [len(pack.sites), len(pack.cards), len(pack.gangs)]
    assert f"fine. mayhem: {counts[0]} sites, {counts[1]} cards, {counts[2]} gangs." in DOCS
    assert pack.id == "mayhem+my-box"


@pytest.mark.parametrize("text", INLINE)
def test_a_line_is_sound(text: str) -> None:
    value = tomllib.loads(f"x = {text}")["x"]
    shape: Shape = grammar.transaction(MAYHEM)
    if "rule" in value:
        shape = grammar.modifier(MAYHEM)
    elif "who" in value:
        shape = grammar.effect(MAYHEM)
    source = Source("docs")
    shape.check(value, source.top())
    assert source.problems == []


def test_every_word_is_shown() -> None:
    rows = [tomllib.loads(f"x = {text}")["x"] for text in INLINE]
    assert [row["rule"] for row in rows if "rule" in row] == list(MODIFIERS)
    assert [row["do"] for row in rows if "do" in row] == list(DEEDS)
    assert [row["special"] for row in rows if "special" in row] == list(SPECIALS)
    assert {next(iter(row)) for row in rows if "rule" not in row and "who" not in row} == set(VERBS)
    assert {row["who"] for row in rows if "who" in row} >= set(WHO) - {"leader"}
    for word in (*CARD_KINDS, *ROLES[1:], *WHO):
        assert f"`{word}`" in DOCS
