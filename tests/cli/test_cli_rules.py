"""`gangland rules`: any rule, in any language, of either game."""

from __future__ import annotations

import pytest
from keyboard import run

from gangland.terminal.rulebook import CHAPTERS, Rulebook, normal
from gangland.words import LANGS, Words


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_every_rule_can_be_looked_up(lang: str, game: str) -> None:
    book = Rulebook(Words(lang), game)
    listed = run("rules", "--lang", lang, "--game", game).out
    for chapter in CHAPTERS:
        rules = book.chapter(chapter)
        assert rules, chapter
        for rule in rules:
            assert rule.id in listed
            assert rule.title in listed
            assert rule.text


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_is_told_with_its_title(lang: str) -> None:
    words = Words(lang)
    outcome = run("rules", "FGT-3", "--lang", lang)
    assert outcome.code == 0
    assert words.title("rule-fgt-3-mayhem") in outcome.out
    assert words.text("rule-fgt-3-mayhem")[:30] in outcome.out


def test_the_games_tell_their_own() -> None:
    assert "Talking" not in run("rules", "FGT-3").out
    assert "Talking" in run("rules", "FGT-3", "--game", "wise-guys").out


def test_a_chapter() -> None:
    out = run("rules", "fgt").out
    assert "FGT-1 " in out
    assert "FGT-11" in out
    assert "FGT-12" not in out


def test_a_rule_of_the_other_game_says_so() -> None:
    outcome = run("rules", "FGT-12")
    assert outcome.code == 0
    assert "Wise Guys" in outcome.out


@pytest.mark.parametrize(
    ("written", "meant"), [("fgt3", "FGT-3"), ("FGT 3", "FGT-3"), ("Std-06", "STD-6"), ("set", "SET")]
)
def test_ids_as_people_write_them(written: str, meant: str) -> None:
    assert normal(written) == meant


@pytest.mark.parametrize("lang", LANGS)
def test_an_unknown_rule_names_near_ones(lang: str) -> None:
    outcome = run("rules", "EXB-2", "--lang", lang)
    assert outcome.code == 2
    assert "EXP-2" in outcome.err
