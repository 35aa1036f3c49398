"""A told question has every legal answer and no other, and asks in words that exist."""

from __future__ import annotations

import pytest
from rambles import GAMES, moments, new_game
from rendering import StrictWords, trees
from walking import answers

from gangland.game.game import Game
from gangland.telling.question import question
from gangland.words import LANGS, Words

SEEDS = range(3)


def asked(game: Game) -> list[int]:
    return [seat for seat in game.owed() if seat < game.t.seats]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_answers_are_the_legal_actions(name: str, seed: int) -> None:
    seen = 0
    for game in moments(name, seed, deals=False):
        for seat in asked(game):
            told = question(game, seat)
            assert told is not None
            menu = game.menu(seat)
            legal = {game.notation.write(game.t, seat, action) for action in menu.actions()}
            walked = list(answers(told))
            assert len(walked) == len(set(walked)) == menu.count()
            assert set(walked) == legal
            for text in walked[:: max(1, len(walked) // 5)]:
                assert menu.has(game.notation.read(game.t, seat, text, menu))
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_asked_is_asked_nothing(name: str) -> None:
    for game in moments(name, 1, 400):
        for seat in {-1, 6, *range(game.t.seats)} - set(asked(game)):
            assert question(game, seat) is None


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_in_words(name: str) -> None:
    for seed in SEEDS:
        game = new_game(name, seed)
        strict = [StrictWords(lang, game) for lang in LANGS]
        for game in moments(name, seed, deals=False):
            told = [tree for seat in asked(game) for tree in trees(question(game, seat))]
            for words in strict:
                for tree in told:
                    words.check(tree)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_a_question_is_in_the_book(name: str) -> None:
    words = Words("en", game=name)
    cited = {
        rule for game in moments(name, 1, deals=False) for seat in asked(game) for rule in rules(game, seat)
    }
    assert len(cited) > 20
    assert [rule for rule in sorted(cited) if not words.title(f"rule-{rule.lower()}")] == []


def rules(game: Game, seat: int) -> list[str]:
    told = question(game, seat)
    assert told is not None
    return [*told.rules, *(rule for row in told.rows for rule in row.rules)]
