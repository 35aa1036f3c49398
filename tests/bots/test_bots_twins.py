"""A slice of the campaign of `make decisions`: what bots cannot know changes nothing they do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gangland.arena.twins import disguised, play, table_of
from gangland.bots import roster
from gangland.bots.bot import Bot
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.rulesets.view import known

QUICK = ("random", "drifter", "thug")
SLOW = ("lieutenant", "planner-1")
SOME = 60


def some(decisions: Iterator[str], most: int) -> list[str]:
    return [fault for _, fault in zip(range(most), decisions, strict=False)]


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
@pytest.mark.parametrize("bot", QUICK)
def test_whole_games_of_twins_are_alike_and_legal(bot: str, game: str) -> None:
    found = [fault for number in range(3) for fault in play(bot, game, 7, number)]
    assert len(found) > 100
    assert set(found) == {""}


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
@pytest.mark.parametrize("bot", SLOW)
def test_twins_that_look_ahead_are_alike_and_legal(bot: str, game: str) -> None:
    found = some(play(bot, game, 7, 1), SOME)
    assert found == [""] * SOME


def test_with_all_blinds_up_twins_see_one_table() -> None:
    """END-1: a seat is asked once more in the last fight of this game."""
    assert set(play("random", "wise-guys", 1, 591)) == {""}


class Peeker(Bot):
    """Answers by what it should not see."""

    def choose(self, _g: Rules, view: Table, seat: int, menu: Menu) -> int:
        return menu.nth(0, view.cash[seat] % menu.size(0)) if view.round < 2 else -1


def test_an_answer_that_is_on_no_menu_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "peeker", Peeker)
    assert any("not on the menu" in fault for fault in play("peeker", "mayhem", 1, 1))


class Numbered(Bot):
    """Every one is another, twins too."""

    count = 0

    def choose(self, _g: Rules, _view: Table, _seat: int, menu: Menu) -> int:
        type(self).count += 1
        row = type(self).count % len(menu)
        return menu.nth(row, 0)


def test_twins_who_differ_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "numbered", Numbered)
    assert any("there" in fault for fault in some(play("numbered", "mayhem", 1, 1), 200))


def test_the_other_table_has_other_hands_and_the_same_view() -> None:
    rnd = Random(3)
    g, t = table_of("mayhem", rnd)
    other = disguised(g, t, 0, rnd)
    assert list(other.cash) != list(t.cash)
    assert known(g, other, 0) == known(g, t, 0)
