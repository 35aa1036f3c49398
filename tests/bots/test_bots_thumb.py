"""Rules of thumb at open tables: one scene serves every question, and nothing of the last one stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from gangland.bots.lore import lore_of
from gangland.bots.search.pool import POOL
from gangland.bots.search.truth import TRUTH
from gangland.bots.sorts import make_answers
from gangland.bots.temper import Temper
from gangland.bots.thumb import Thumb
from gangland.bots.turf import Turf
from gangland.bots.value import Scene
from gangland.content.editions import load_edition
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table

NUMBERS: Final = (
    *("left", "tokens", "made", "rookies", "have", "mood", "gun_price", "gun_first", "gun_more"),
    *("goods_now", "goods_later", "goods_room", "dregs"),
)

Question = tuple[Rules, Table, int, Menu, Temper]


def questions(game: str, seats: int) -> Iterator[Question]:
    """Every question of a game of thugs, whose tempers change all the time."""
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, seats)
    dice = Dice(seats)
    answers = make_answers()
    while not t.over:
        seat = next_asked(t)
        menu = options(g, t, seat)
        if seat == CHANCE:
            action = dice.answer(g, t, menu)
        else:
            temper = POOL[dice.below(len(POOL))]
            if menu.rows[KIND] not in (PICK_GANG, PICK_SIDE, PICK_MADE):
                yield g, t, seat, menu, temper
            action = answers[menu.rows[KIND]].choose(Scene(g, t, seat, lore_of(g), TRUTH, temper), menu)
        answer(g, t, seat, action)


def read_off(scene: Scene) -> list[object]:
    purse = scene.purse
    held = [purse.cash, purse.guns, purse.goods, purse.standing, purse.falls]
    lists = [list(scene.sales), list(scene.costs), list(scene.pulls)]
    return [*(getattr(scene, name) for name in NUMBERS), held, *lists]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_scene_that_is_read_anew_is_like_a_new_one(game: str, seats: int) -> None:
    thumb: Thumb | None = None
    for g, t, seat, menu, temper in questions(game, seats):
        thumb = thumb or Thumb(g, make_answers())
        assert read_off(thumb.read(t, seat, temper)) == read_off(Scene(g, t, seat, lore_of(g), TRUTH, temper))
        thumb.choose(t, seat, menu, temper)
    assert thumb


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_thumb_that_has_answered_much_answers_like_a_new_one(game: str, seats: int) -> None:
    thumb: Thumb | None = None
    for g, t, seat, menu, temper in questions(game, seats):
        thumb = thumb or Thumb(g, make_answers())
        assert thumb.choose(t, seat, menu, temper) == Thumb(g, make_answers()).choose(t, seat, menu, temper)
    assert thumb


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_place_that_has_closed_is_good_for_nothing(game: str) -> None:
    turf, worth = Turf(), 0
    for g, t, seat, _, temper in questions(game, 4):
        scene = Scene(g, t, seat, lore_of(g), TRUTH, temper)
        turf.look(scene)
        worth += sum([*turf.now, *turf.hold])
        closed = t.copy()
        closed.open = 0
        turf.look(scene.read(closed, seat, temper))
        assert not any([*turf.now, *turf.hold])
    assert worth
