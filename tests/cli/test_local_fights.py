"""In the terminal, too, a bot that is asked in a fight gives people the time to pay for its answer."""

from __future__ import annotations

from pathlib import Path
from random import Random

from test_local_table import Clock, any_answer, lay, sit

from gangland.bots.dealer import HEARING
from gangland.bots.driver import is_sought
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.terminal.client import Client
from gangland.terminal.local_wire import LocalTable

BREATH = 2.0
LONG = HEARING * BREATH


def at_a_fight(tmp_path: Path) -> tuple[LocalTable, Client, Clock]:
    """A table at which a bot is asked what others might pay for, and holds its breath."""
    clock, random = Clock(), Random(3)
    game = Game(Setup("wise-guys", seats_of(["Ann"], ["thug"] * 3)))
    table = lay(game, tmp_path, BREATH, clock)
    ann = sit(table, 0)
    while not any(is_sought(table.game, seat) for seat in table.bots):
        if not ann.hear_all() and ann.question is None:
            clock.now += BREATH
        elif ann.question is not None:
            ann.act(any_answer(ann, random))
    return table, ann, clock


def answers(table: LocalTable) -> int:
    """How many answers were given, chance's among them."""
    return sum(not is_deal(line.partition(": ")[2]) for line in table.game.lines)


def test_inf_3_a_bot_that_is_asked_in_a_fight_waits_for_people(tmp_path: Path) -> None:
    table, ann, clock = at_a_fight(tmp_path)
    known = answers(table)
    clock.now = table.due
    ann.hear_all()
    assert table.pause() == LONG
    clock.now += LONG - 0.1
    ann.hear_all()
    assert answers(table) == known
    clock.now += 0.2
    ann.hear_all()
    assert answers(table) > known


def test_dea_1_who_is_paid_meanwhile_hears_of_it_and_waits_no_less(tmp_path: Path) -> None:
    table, ann, clock = at_a_fight(tmp_path)
    clock.now = table.due
    ann.hear_all()
    asked = next(seat for seat in table.bots if table.game.t.owed >> seat & 1)
    ann.act(f"say to={table.game.notation.seat(table.game.t, asked)} text=psst")
    assert table.pause() == LONG
    clock.now += LONG - 0.1
    ann.act(f"offer to={table.game.notation.seat(table.game.t, asked)} give=cash:1")
    assert table.game.ledger.offers[-1].state != "open"
    assert table.pause() == BREATH
    assert table.game.t.owed >> asked & 1
    clock.now += BREATH
    ann.hear_all()
    assert table.pause() == BREATH  # it has answered, and the next one holds its breath
    assert table.listening < 0


def test_who_wants_to_get_on_need_not_wait(tmp_path: Path) -> None:
    table, ann, clock = at_a_fight(tmp_path)
    clock.now = table.due
    ann.hear_all()
    known = answers(table)
    table.hurry()
    ann.hear_all()
    assert answers(table) > known


def test_where_nobody_holds_their_breath_nobody_waits(tmp_path: Path) -> None:
    table, ann, _ = at_a_fight(tmp_path)
    table.breath = 0.0
    known = answers(table)
    ann.hear_all()
    assert answers(table) > known
