"""The croupier: the same seed gives the same game, and every die is keyed by what it is for."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from rambles import GAMES, new_game, played, step
from scenes import turn
from stage import FACTORY, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine.step import answer
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.croupier import (
    FIRST_DICE,
    RECIPES,
    Croupier,
    Roll,
    by_seat_and_place,
    check_dice,
)
from gangland.game.game import Game
from gangland.game.logs.log import text_of
from gangland.game.notation import Notation
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.rulesets.view import known


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
    return act.b_of(croupier.answer(game.notation, game.t))


def test_dice_for_one_purpose_do_not_move_those_for_another() -> None:
    game = new_game("mayhem")
    croupier = Croupier(3)
    game.settle_chance(croupier)
    while game.owed() != [CHANCE]:
        step(game, Dice(1))
    busy, fresh = Croupier(3), Croupier(3)
    start = new_game("mayhem")
    for _ in range(9):
        busy.answer(start.notation, start.t)
    assert draw_of(game, busy) == draw_of(game, fresh)


def test_games_that_part_ways_stay_comparable() -> None:
    """The same purpose in the same round gives the same dice, whatever was done before."""

    def gangs(rolls: int) -> list[int]:
        game, croupier = new_game("mayhem"), Croupier(11)
        for _ in range(rolls):
            croupier.answer(game.notation, game.t)
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
    assert len({croupier.answer(game.notation, game.t) for _ in range(60)}) == 6


def test_dice_are_fair() -> None:
    game = new_game("mayhem")
    faces = Counter(act.b_of(Croupier(seed).answer(game.notation, game.t)) for seed in range(3000))
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


# the second recipe: by seat and place


def paired(name: str, seed: int) -> tuple[Game, Game]:
    """Return two games to the same table, from one seed, in the middle of their first round."""
    game, croupier, dice = new_game(name), Croupier(seed), Dice(seed)
    while game.t.round == 0 or CHANCE in game.owed():
        game.settle_chance(croupier)
        if game.t.round == 0:
            step(game, dice)
    return game, game.branch()


def rolled(game: Game, seed: int, answers: int) -> dict[tuple[str, int], Roll]:
    """Play a game to its end, everybody by chance; return its dice and draws by what they are for."""
    croupier, dice = Croupier(seed), Dice(answers)
    found = {}
    while not game.t.over:
        while CHANCE in game.owed():
            before = croupier.used.copy()
            roll = croupier.roll(game.notation, game.t)
            croupier.used = before
            found[roll.purpose, roll.number] = roll
            game.answer(CHANCE, croupier.answer(game.notation, game.t))
        if not game.t.over:
            step(game, dice)
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_paired_games_share_every_die_both_roll(name: str, seed: int) -> None:
    """What a seat rolls at a place in a round is the same die, whatever else went otherwise by then."""
    one, other = paired(name, seed)
    here, there = rolled(one, seed, 1), rolled(other, seed, 2)
    fights = [key for key in here if key[0].startswith(f"{ids.ROLL_DICE}/")]
    assert set(here) != set(there)
    both = set(here) & set(there)
    assert {(key, here[key].which) for key in both if here[key].size == there[key].size} == {
        (key, there[key].which) for key in both if here[key].size == there[key].size
    }
    assert fights
    for purpose, _ in fights:
        assert re.fullmatch(rf"{ids.ROLL_DICE}/\d+/[0-3]/[a-z0-9-]+", purpose)


def a_fight(place: int, seats: tuple[int, ...]) -> Stage:
    """Return a table where these gangs are about to roll for a place, in round 2."""
    s = Stage(4)
    s.t.round = 2
    for seat in seats:
        s.crew(seat, place, made=1)
        s.own(seat, tokens=1)
    turn(s, seats[0]).do(seats[0], act.FIGHT, place)
    for seat in seats:
        s.do(seat, act.GUNS)
    return s


def faces(s: Stage, croupier: Croupier, count: int) -> list[int]:
    """Return what is rolled next."""
    notation = Notation(s.g, s.pack)
    out = []
    for _ in range(count):
        action = croupier.answer(notation, s.t)
        out.append(act.b_of(action))
        answer(s.g, s.t, CHANCE, action)
    return out


@pytest.mark.parametrize("dice", RECIPES)
def test_a_fight_elsewhere_does_not_touch_the_dice_of_this_one(dice: str) -> None:
    """By the second recipe; by the first it did."""
    same = 0
    for seed in range(40):
        quiet, busy = Croupier(seed, dice), Croupier(seed, dice)
        faces(a_fight(SOURCE, (2, 3)), busy, 2)
        assert sorted(busy.used.values()) == ([2] if dice == FIRST_DICE else [1, 1])
        same += faces(a_fight(FACTORY, (0, 1)), quiet, 2) == faces(a_fight(FACTORY, (0, 1)), busy, 2)
    assert same == 40 if dice != FIRST_DICE else same < 10


@pytest.mark.parametrize("dice", RECIPES)
def test_a_third_gang_does_not_touch_the_dice_of_the_other_two(dice: str) -> None:
    same = 0
    for seed in range(40):
        two = faces(a_fight(FACTORY, (1, 2)), Croupier(seed, dice), 2)
        three = faces(a_fight(FACTORY, (0, 1, 2)), Croupier(seed, dice), 3)
        same += two == three[1:]
    assert same == 40 if dice != FIRST_DICE else same < 10


def test_a_gang_that_fights_again_at_the_same_place_rolls_another_die() -> None:
    croupier = Croupier(8)
    rolls = [tuple(faces(a_fight(FACTORY, (0, 1)), croupier, 2)) for _ in range(12)]
    assert len(set(rolls)) > 6


def test_keys_say_what_all_can_see() -> None:
    """A seat, a place, a round and a step: the same in every seat's view."""
    s = a_fight(FACTORY, (0, 1))
    notation = Notation(s.g, s.pack)
    for seat in range(-1, 4):
        assert by_seat_and_place(notation, known(s.g, s.t, seat)) == "RollDice/2/0/gun-factory"


def test_an_unknown_recipe_is_refused() -> None:
    with pytest.raises(Refusal, match="rules-version"):
        check_dice("4")
