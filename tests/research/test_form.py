"""Small games are solved exactly: by the measure of OpenSpiel, and of games whose answer is known."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability

from gangland.content.load import load_builtin, load_tiny
from gangland.content.problems import PackError
from gangland.engine.action import MARKET, PICK_GANG
from gangland.engine.menu import Menu
from gangland.research.course import Course
from gangland.research.form import Cfr, Form, Numbers
from gangland.research.openspiel import TINY
from gangland.research.openspiel.rooms import tiny_room
from gangland.research.rungs import Rung, random_odds
from gangland.research.tiny import TinyRoom
from gangland.rulesets import tiny

ROOT = Path(__file__).parents[2]
SIZES = {"mayhem": (644, 184, 322), "wise-guys": (416, 85, 208)}
"""Of a round: histories, those of chance, ends."""


def opened(game: str, rounds: int = 1) -> Course:
    course = Course(tiny_room(game, rounds), in_turn=True)
    course.lay()
    return course


@cache
def form_of(game: str) -> Form:
    return Form(opened(game))


def theirs(name: str, form: Form, ours: list[Numbers]) -> policies.Policy:
    """Return policies of ours as OpenSpiel has them."""
    game = pyspiel.load_game(name, {"rounds": 1, "sealed": "in_turn"})
    table = policies.TabularPolicy(game)
    for seat, side in enumerate(form.seats):
        for told, knowing in side.knows.items():
            row = table.action_probability_array[table.state_lookup[told]]
            row[:] = 0
            row[knowing.says] = ours[seat][knowing.first : knowing.first + len(knowing.says)]
    return table


@pytest.mark.parametrize("game", SIZES)
def test_the_tree_is_as_large_as_it_is_said_to_be(game: str) -> None:
    form = form_of(game)
    assert (form.nodes, form.chances, len(form.odds)) == SIZES[game]


@pytest.mark.parametrize("name", TINY)
def test_what_can_be_won_from_a_policy_is_what_openspiel_says(name: str) -> None:
    form, rng = form_of(TINY[name]), np.random.default_rng(1)
    even = [form.even(seat) for seat in range(2)]
    odd = [np.where(policy < 1, policy * rng.random(len(policy)), 1.0) for policy in even]
    learner = Cfr(form)
    odd = [learner.matched(seat, policy) for seat, policy in enumerate(odd)]
    learner.run(3)
    for ours in (even, odd, learner.average()):
        table = theirs(name, form, ours)
        expected = exploitability.nash_conv(table.game, table)
        assert form.nash_conv(ours) == pytest.approx(expected, abs=1e-9)
    assert form.nash_conv(odd) > 0.1


@pytest.mark.parametrize("name", TINY)
def test_sealed_answers_are_worth_the_same_together_and_in_turn(name: str) -> None:
    together = pyspiel.convert_to_turn_based(pyspiel.load_game(name, {"rounds": 1}))
    form = form_of(TINY[name])
    even = form.nash_conv([form.even(seat) for seat in range(2)])
    assert pyspiel.nash_conv(together, pyspiel.UniformRandomPolicy(together)) == pytest.approx(even)


@pytest.mark.parametrize("name", TINY)
def test_cfr_comes_to_an_equilibrium_and_openspiels_to_the_same(name: str) -> None:
    form = form_of(TINY[name])
    learner = Cfr(form)
    learner.run(200)
    assert form.nash_conv(learner.average()) < 1e-3
    plans = [form.plan(seat, policy) for seat, policy in enumerate(learner.average())]
    solver = cfr.CFRPlusSolver(pyspiel.load_game(name, {"rounds": 1, "sealed": "in_turn"}))
    for _ in range(10):
        solver.evaluate_and_update_policy()
    game, average = solver._game, solver.average_policy()  # noqa: SLF001 - it has no name for its game
    value = exploitability.best_response(game, average, 0)["on_policy_values"][0]
    off = exploitability.nash_conv(game, average)
    assert 0 < off < 0.5
    assert form.value(0, plans) == pytest.approx(value, abs=off + 1e-3)


def test_who_forgets_how_it_came_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Course, "information", lambda course, seat: f"{seat} {course.legal(seat)}")
    with pytest.raises(ValueError, match="in two ways"):
        Form(opened("mayhem"))


def test_random_has_the_odds_that_its_bot_has() -> None:
    menu = Menu()
    menu.add(PICK_GANG, 0, 0b101)
    menu.add_number(MARKET, 3)
    assert sorted(random_odds(menu).values()) == [1 / 8] * 4 + [1 / 4] * 2


@pytest.mark.parametrize("game", SIZES)
@pytest.mark.parametrize("bot", ["random", "drifter", "thug", "lieutenant", "capo:5p", "boss:5p"])
def test_every_rung_has_a_policy_that_can_be_measured(game: str, bot: str) -> None:
    form = form_of(game)
    rungs = [Rung(form, bot, seat, range(2)) for seat in range(2)]
    found = [rung.walk(opened(game)) for rung in rungs]
    for seat, policy in enumerate(found):
        for knowing in form.seats[seat].knows.values():
            assert policy[knowing.first : knowing.first + len(knowing.says)].sum() == pytest.approx(1)
    assert 0 < sum(rung.questions for rung in rungs) <= sum(len(side.knows) for side in form.seats)
    assert -1e-9 < form.nash_conv(found) <= 2
    if bot == "random":
        assert form.nash_conv(found) > 0.5


@pytest.mark.parametrize("game", SIZES)
def test_a_game_in_tiny_is_the_game_with_less(game: str) -> None:
    whole, small = TinyRoom(game).g, TinyRoom(game)
    assert whole.rounds == 2
    assert small.pack.game == game
    assert len(small.pack.gangs) == small.players == 2
    kept = [type(step) for steps in whole.procedures for step in steps]
    own = {kind.__name__ for kind in kept if kind.__module__ == tiny.__name__}
    assert own == {"DealGangs", "StartWithFirst", "FewOrders", "TossInFight", "TossInEmergency"}
    with pytest.raises(ValueError, match="1 or 2 rounds"):
        TinyRoom(game, 3)


def test_a_small_pack_is_small_only_where_it_is_asked_for() -> None:
    assert len(load_tiny("mayhem").cards) == 0
    assert len(load_builtin("mayhem").cards) > 15
    with pytest.raises(PackError):
        load_tiny("chess")


def test_the_tool_says_what_can_be_won() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "exploit.py"), "--game", "wise-guys", "--rounds", "1"]
    asked = [*tool, "--bots", "random,thug", "--seeds", "1", "--iterations", "20"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    assert "wise-guys, 1 rounds: 416 histories, 208 ends" in said
    rows = re.findall(r"^\| ([^|]+) \| (\d\.\d+) \| (\d\.\d+) \| ([+-]\d\.\d+) \|", said, re.MULTILINE)
    assert [row[0] for row in rows] == ["random", "thug", "CFR+, 20 iterations"]
    assert float(rows[0][1]) > float(rows[2][1])
