"""No word of the vocabulary is unknown to whoever has to know it; each lack is seen when it is planted."""

from __future__ import annotations

import pytest
from lacking import lacking

from gangland.bots import favours, obstacles, openings
from gangland.content import schema
from gangland.content.vocabulary import DEEDS, MODIFIERS, SPECIALS, Takes, Vocabulary
from gangland.engine import modifier
from gangland.rulesets import deeds, specials
from gangland.words import LANGS

KINDS = {"deed": DEEDS, "special": SPECIALS, "modifier": MODIFIERS}


def test_everybody_knows_every_word() -> None:
    assert lacking() == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_word_that_is_only_declared_is_missed_by_all_but_the_schema(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The schema is made of the declaration itself."""
    monkeypatch.setitem(KINDS[kind].takes, "tithe", Takes.AMOUNT)
    who = ["engine", "thug", *(f"explainer in {lang}" for lang in LANGS)]
    assert lacking() == [f"{one}: {kind} tithe" for one in who]


@pytest.mark.parametrize(
    ("known", "words", "who"),
    [
        (deeds.DOES, DEEDS, "engine: deed"),
        (specials.DOES, SPECIALS, "engine: special"),
        (obstacles.HARMS, DEEDS, "thug: deed"),
        (favours.FAVOURS, SPECIALS, "thug: special"),
        (openings.RULES, MODIFIERS, "thug: modifier"),
    ],
)
def test_whoever_forgets_a_word_is_named(
    monkeypatch: pytest.MonkeyPatch, known: dict[str, object], words: Vocabulary, who: str
) -> None:
    for word in words:
        with monkeypatch.context() as patch:
            patch.delitem(known, word)
            assert lacking() == [f"{who} {word}"]


@pytest.mark.parametrize(
    ("shape", "key", "word", "kind"),
    [
        ("effect", "do", "fall", "deed"),
        ("rule", "rule", "brawl", "modifier"),
        ("transaction", "special", "peek", "special"),
    ],
)
def test_a_schema_without_a_word_is_seen(
    monkeypatch: pytest.MonkeyPatch, shape: str, key: str, word: str, kind: str
) -> None:
    whole = schema.pack_schema()
    for case in whole["$defs"][shape]["anyOf"]:
        words = case["properties"].get(key, {}).get("enum", [])
        words[:] = [one for one in words if one != word]
    monkeypatch.setattr("lacking.pack_schema", lambda: whole)
    assert lacking() == [f"schema: {kind} {word}"]


def test_there_is_room_for_more_modifiers() -> None:
    """Their numbers are in positions: those of bans, bonuses and closed sites are never given to another."""
    slots = [modifier.slot(number) for number in range(48)]
    assert len(set(slots)) == 48
    assert all(slot < modifier.BAN or modifier.MORE <= slot < modifier.WIDTH for slot in slots)
    assert len(MODIFIERS) <= 48
