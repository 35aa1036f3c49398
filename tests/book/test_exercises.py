"""Exercises: each can be worked as it says, comes to the figures told, and ends whatever one does."""

from __future__ import annotations

import msgspec
import pytest

from gangland.book.contents import book_of
from gangland.book.exercise import Exercise, Exercises, exercises_of, find
from gangland.book.rulebook import Rulebook
from gangland.book.trying import Try, tried
from gangland.game.chance import Dice
from gangland.game.games import GAMES
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.telling.examples import examples_of
from gangland.words import LANGS, Words

ALL = [(game, one) for game in ("mayhem", "wise-guys") for one in exercises_of(game)]
MAIN = ("MOV", "EXP", "TRX", "RCT", "PRM", "FGT", "STD", "BLK", "END", "DEA")
every = pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{game}-{one.id}" for game, one in ALL])


@every
def test_the_worked_way_can_be_gone_and_comes_to_the_figures_told(game: str, one: Exercise) -> None:
    figures = next((told.figures for told in examples_of(game) if told.id == one.id), {})
    for number in range(len(one.moves)):
        now = tried(one, one.moves[:number]).now()
        assert not now.done
        assert now.next == one.moves[number]
        assert now.document.asked == [now.seat] or now.document.question is not None
    now = tried(one, one.moves).now()
    assert now.done
    assert now.next == ""
    mine = now.document.seats[now.seat]
    wanted = {what: figures[at] if isinstance(at, str) else at for what, at in one.comes.items()}
    assert {what: getattr(mine, what) for what in wanted} == wanted
    assert now.story


@every
def test_whatever_the_reader_does_it_comes_to_an_end(game: str, one: Exercise) -> None:
    for seed in range(4):
        chance, found = Dice(seed), Try(one)
        for _ in range(40):
            if found.is_done():
                break
            menu = found.game.menu(found.seat)
            choices = list(menu.actions())
            action = choices[chance.below(len(choices))]
            found.take(found.game.notation.write(found.game.t, found.seat, action))
        assert found.is_done(), game


@every
def test_an_exercise_is_told_and_stands_with_a_rule_of_its_game(game: str, one: Exercise) -> None:
    rule = Rulebook(Words("en", game=game), game).rule(one.rule(game))
    assert rule is not None
    assert rule.game in ("", game)
    for lang in LANGS:
        words = Words(lang, game=game)
        assert words.has(f"exercise-{one.id}") or words.has(f"exercise-{one.id}-{game}")
    steps = {value for name, value in vars(ids).items() if name.isupper()}
    assert {step for plays in one.rivals.values() for step in plays} | {one.until} <= steps


@pytest.mark.parametrize("game", GAMES)
def test_every_main_chapter_can_be_played(game: str) -> None:
    playable = {
        chapter.id
        for chapter in book_of(game).chapters
        for rule in chapter.rules
        if any(one.exercise for one in rule.examples)
    }
    assert playable >= set(MAIN)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_stands_in_the_book_once(game: str) -> None:
    found = [one.id for chapter in book_of(game).chapters for rule in chapter.rules for one in rule.examples]
    told, played = ({one.id for one in examples_of(game)}, {one.id for one in exercises_of(game)})
    assert sorted(found) == sorted(told | played)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_glossary_means_something(game: str) -> None:
    for lang in LANGS:
        words = Words(lang, game=game)
        assert all(
            words.has(f"gloss-{one}") and words.attr(f"gloss-{one}", game) for one in book_of(game).glossary
        )


def test_an_exercise_shows_what_the_reader_knows_and_no_more() -> None:
    now = tried(find("mayhem", "crowded-market"), []).now()
    rivals = [seat for number, seat in enumerate(now.document.seats) if number != now.seat]
    assert {(seat.cash, seat.guns, seat.goods) for seat in rivals} == {(None, None, None)}
    assert {seat.fist for seat in rivals} == {"closed"}


def test_what_cannot_be_done_is_refused() -> None:
    one = find("mayhem", "boost")
    with pytest.raises(Refusal, match="no-crew-there"):
        tried(one, ["exploit gun-factory"])
    with pytest.raises(Refusal, match="exercise-done"):
        tried(one, [*one.moves, "sit"])
    with pytest.raises(Refusal, match="unknown-exercise"):
        find("mayhem", "no-such")


def test_a_file_with_an_unknown_key_is_no_file_of_exercises() -> None:
    data = {"exercise": [{"id": "x", "you": "lin", "position": {}, "moves": [], "hint": ""}]}
    with pytest.raises(msgspec.ValidationError, match="hint"):
        msgspec.convert(data, Exercises)
