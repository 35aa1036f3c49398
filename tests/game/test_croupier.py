"""The croupier: the same seed gives the same game, and every die is keyed by what it is for."""

from __future__ import annotations

from collections import Counter

import pytest
from rambles import GAMES, new_game, played, step

from gangland.engine import action as act
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.log import text_of
from gangland.game.playout import sample


def dealt(name: str, seed: int | str, moves: int = 120) -> Game:
    """Return a game in which chance answers from a seed, and everybody else the same way."""
    game = new_game(name)
    croupier, dice = Croupier(seed), Dice(5)
    for _ in range(moves):
        game.settle_chance(croupier)
        seat = game.owed()[0]
        game.answer(seat, sample(game.menu(seat), dice))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert text_of(dealt(name, 7)) == text_of(dealt(name, 7)) == text_of(dealt(name, "7"))
    assert text_of(dealt(name, 7)) != text_of(dealt(name, 8))


def test_the_seed_is_neither_in_the_table_nor_in_the_log() -> None:
    game = dealt("mayhem", 918273645)
    assert "918273645" not in text_of(game)
    assert all("seed" not in name for name in dir(game.t))


def draw_of(game: Game, croupier: Croupier) -> int:
    """Return what is drawn next."""
    assert game.owed() == [CHANCE]
    return act.b_of(croupier.answer(game.g, game.t))


def test_dice_for_one_purpose_do_not_move_those_for_another() -> None:
    game = new_game("mayhem")
    croupier = Croupier(3)
    game.settle_chance(croupier)
    while game.owed() != [CHANCE]:
        step(game, Dice(1))
    busy, fresh = Croupier(3), Croupier(3)
    start = new_game("mayhem")
    for _ in range(9):
        busy.answer(start.g, start.t)
    assert draw_of(game, busy) == draw_of(game, fresh)


def test_games_that_part_ways_stay_comparable() -> None:
    """The same purpose in the same round gives the same dice, whatever was done before."""

    def gangs(rolls: int) -> list[int]:
        game, croupier = new_game("mayhem"), Croupier(11)
        for _ in range(rolls):
            croupier.answer(game.g, game.t)
        while game.t.round == 0:
            game.settle_chance(Croupier(1))
            if game.t.round == 0:
                seat = game.owed()[0]
                game.answer(seat, sample(game.menu(seat), Dice(rolls)))
        return [draw_of(game, croupier) for _ in range(2)]

    assert gangs(0) == gangs(7)


def test_the_next_die_for_the_same_purpose_is_another() -> None:
    game = new_game("mayhem")
    croupier = Croupier(1)
    assert len({croupier.answer(game.g, game.t) for _ in range(60)}) == 6


def test_dice_are_fair() -> None:
    game = new_game("mayhem")
    faces = Counter(act.b_of(Croupier(seed).answer(game.g, game.t)) for seed in range(3000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(430 < count < 570 for count in faces.values())


def test_chance_answers_as_long_as_it_is_asked_and_no_longer() -> None:
    game = new_game("wise-guys")
    facts = game.settle_chance(Croupier(2))
    assert facts == game.facts
    assert CHANCE not in game.owed()
    assert game.settle_chance(Croupier(2)) == []


def test_nobody_answers_for_chance() -> None:
    game = played("mayhem", 0, 1)
    lines = len(game.lines)
    game.take(CHANCE, "roll 3")
    assert game.lines[lines:] == ["*: roll 3"]
