"""The code of every legal action is its own, and leads back to it."""

from __future__ import annotations

from random import Random

import pytest
from positions import GAMES, questions

from gangland.engine import action as act
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.research import heads
from gangland.research.choosing import Choosing
from gangland.research.coding import decode, encode, next_index

SOME = 40
SEEDS = range(6)


def some(menu: Menu, rnd: Random) -> list[int]:
    actions = list(menu.actions())
    return actions if len(actions) <= SOME else rnd.sample(actions, SOME)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_has_a_code_of_its_own_and_comes_back(game: str, seed: int) -> None:
    rnd = Random(seed)
    for one in questions(game, seed):
        actions = some(one.menu, rnd)
        codes = [encode(one.g.named, one.t.seats, one.seat, action) for action in actions]
        assert [decode(one.menu, one.t.seats, one.seat, code) for code in codes] == actions
        assert len({tuple(code) for code in codes}) == len(actions)


@pytest.mark.parametrize("game", GAMES)
def test_small_steps_lead_to_every_action(game: str) -> None:
    rnd = Random(1)
    for one in questions(game, 11):
        choosing = Choosing(one.g.named)
        for action in some(one.menu, rnd)[:8]:
            choosing.begin(one.menu, one.t.seats, one.seat)
            while choosing.head >= 0:
                index = next_index(choosing, action)
                assert choosing.mask[index]
                choosing.take(index)
            assert choosing.action() == action


@pytest.mark.parametrize("game", GAMES)
def test_masks_of_all_heads_have_what_some_action_says_there(game: str) -> None:
    for one in questions(game, 13):
        if one.menu.count() < 400:
            survey = Choosing(one.g.named)
            survey.survey(one.menu, one.t.seats, one.seat)
            codes = [encode(one.g.named, one.t.seats, one.seat, action) for action in one.menu.actions()]
            said = {index for code in codes for index in code}
            assert {index for index, flag in enumerate(survey.mask) if flag} == said


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_masks_allow_is_legal(game: str) -> None:
    rnd = Random(2)
    for one in questions(game, 12):
        choosing = Choosing(one.g.named)
        choosing.begin(one.menu, one.t.seats, one.seat)
        steps = 0
        while choosing.head >= 0:
            head = choosing.head
            allowed = [index for index, flag in enumerate(choosing.mask) if flag]
            assert {heads.head_at(index) for index in allowed} == {head}
            assert choosing.count == len(allowed)
            choosing.take(rnd.choice(allowed))
            steps += 1
        assert one.menu.has(choosing.action())
        assert steps >= 1


def test_a_forced_answer_is_asked_its_last_head() -> None:
    menu = Menu()
    menu.add_number(act.MARKET, 0)
    choosing = Choosing()
    choosing.begin(menu, 4, 2)
    assert choosing.head == heads.AT_NUMBER
    assert [index for index, flag in enumerate(choosing.mask) if flag] == [heads.NUMBER]


def test_numbers_beyond_the_table_are_said_in_parts() -> None:
    menu = Menu()
    menu.add_number(act.USE, 100)
    for number in (0, 31, 32, 63, 64, 100):
        action = act.pack(act.USE, 0, number)
        code = encode(named=False, seats=4, seat=1, action=action)
        assert list(code) == [act.USE, *[heads.NUMBER + 32] * (number // 32), heads.NUMBER + number % 32]
        assert decode(menu, 4, 1, code) == action


def test_codes_that_are_none_are_refused() -> None:
    menu = Menu()
    menu.add(act.TARGET, 0, 0b1011)
    for code in (
        [],
        [act.TARGET],
        [act.NO],
        [act.TARGET, heads.RIVAL],
        [act.TARGET, heads.RIVAL + 1, 3],
        [9999],
    ):
        with pytest.raises(ValueError, match=r"code|chosen"):
            decode(menu, 4, 2, ints(code))
    with pytest.raises(ValueError, match="no answer of kind 1"):
        encode(named=False, seats=4, seat=1, action=act.pack(act.ROLL, 0, 3))


def test_the_table_has_no_gaps() -> None:
    assert len(heads.NAMES) == heads.HEADS
    assert list(heads.STARTS) == sorted(heads.STARTS)
    assert heads.STARTS[-1] == heads.SIZE
    assert set(heads.HEADS_OF) == set(range(act.PICK_GANG, act.KINDS))
    assert heads.name_of(heads.RIVAL + 2) == "rival 2"
    assert heads.name_of(heads.SIZE - 1) == "phrase 11"


def test_a_number_means_the_same_whoever_says_it() -> None:
    for seats in range(3, 7):
        for seat in range(seats):
            for rival in range(seats):
                action = act.pack(act.TARGET, 0, rival)
                code = encode(named=False, seats=seats, seat=seat, action=action)
                assert code[1] == heads.RIVAL + (rival - seat) % seats
