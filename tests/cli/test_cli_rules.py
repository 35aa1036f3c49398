"""`gangland rules`: any rule, in any language, of either game."""

from __future__ import annotations

import pytest
from keyboard import run, script

from gangland.book.rulebook import CHAPTERS, Rulebook, normal
from gangland.telling.examples import EXAMPLES, examples_of
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


# words


def ids(out: str) -> list[str]:
    """The rules a page shows, in their order."""
    return [line.partition(" ")[0] for line in out.splitlines() if line[:1].isupper()]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("wanted", ["backup", "renforts", "RENFORT", "rinforzi"])
def test_words_of_any_language_find_a_rule(wanted: str, lang: str) -> None:
    outcome = run("rules", wanted, "--lang", lang)
    assert outcome.code == 0
    assert ids(outcome.out)[0] == "FGT-2"
    assert Words(lang).title("rule-fgt-2-mayhem") in outcome.out


def test_accents_and_capitals_make_no_difference() -> None:
    assert run("rules", "ÉCHANGER").out == run("rules", "echanger").out


def test_the_line_that_speaks_of_it_is_shown() -> None:
    out = run("rules", "die", "prospect").out
    assert ids(out)[0] == "FGT-4"
    assert "Your total is one die, plus 1 per Prospect" in out
    out = run("rules", "shoot", "friend").out
    assert "FGT-6 · Get Bloody: who gets injured\n  Nobody has to shoot a friend" in out


def test_a_line_of_another_language_says_which() -> None:
    assert "(it)" in run("rules", "prendere", "colpa").out
    assert "(it)" not in run("rules", "prendere", "colpa", "--lang", "it").out


def test_the_game_is_searched_that_is_asked_for() -> None:
    assert "FGT-12" in ids(run("rules", "talking", "--game", "wise-guys").out)
    assert run("rules", "bloodless").code == 2


def test_rare_words_weigh_more_where_no_rule_has_them_all() -> None:
    outcome = run("rules", "heat", "backup")
    assert outcome.code == 0
    assert Words("en").text("rules-some-words") in outcome.out
    assert ids(outcome.out)[0] == "FGT-2"


def test_many_hits_are_cut() -> None:
    out = run("rules", "gang").out
    assert len(ids(out)) == 10
    assert "more. Another word" in out


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_found_names_near_titles(lang: str) -> None:
    outcome = run("rules", "bakcup", "--lang", lang)
    assert outcome.code == 2
    assert outcome.out == ""
    assert "bakcup" in outcome.err
    assert f"FGT-2 · {Words(lang).title('rule-fgt-2-mayhem')}" in outcome.err


def test_nothing_near_points_to_the_list() -> None:
    outcome = run("rules", "xyzzy")
    assert outcome.code == 2
    assert "gangland rules" in outcome.err


# the whole book, and its worked examples


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_whole_book(lang: str, game: str) -> None:
    words = Words(lang, game=game)
    book = Rulebook(words, game)
    out = " ".join(run("rules", "--all", "--game", game, "--lang", lang).out.split())
    for chapter in CHAPTERS:
        assert f"{chapter} – {book.chapter_name(chapter)}" in out
        for rule in book.chapter(chapter):
            assert " ".join(f"{rule.id} · {rule.title} {rule.text}".split()) in out
    for example in EXAMPLES:
        told = " ".join(Words(lang, game=example.game).say(example.message()).split())
        assert out.count(told) == (1 if example.game == game else 0), example.id


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_is_shown_with_its_examples(lang: str) -> None:
    words = Words(lang, game="mayhem")
    out = " ".join(run("rules", "FGT-5", "--lang", lang).out.split())
    (example,) = examples_of("mayhem", "FGT-5")
    assert " ".join(words.say(example.message()).split()) in out


def test_examples_alone() -> None:
    out = run("rules", "FGT-4", "--examples").out
    assert "Ann rolls 3" in out
    assert "Your total is one die" not in out
    assert len(ids(run("rules", "--examples").out)) == len(examples_of("mayhem"))
    assert ids(run("rules", "fgt", "--examples").out) == ["FGT-2", "FGT-4", "FGT-11"]


def test_a_rule_without_an_example() -> None:
    outcome = run("rules", "FGT-7", "--examples")
    assert outcome.code == 2
    assert "FGT-7" in outcome.err
    assert run("rules", "FGT-99", "--examples").code == 2


# at the table


def test_the_table_finds_by_words() -> None:
    typing = script("rules renfort", "rules FGT-4", "rules bakcup", "quit")
    out = run("play", "--text", "--players", "Ann", "--seed", "1", "--lang", "en", typing=typing).out
    assert "Calling for backup" in out
    assert "Ann rolls 3" in out
    assert "The nearest titles" in out
