"""The games in OpenSpiel: its own tests, as they are, and what its algorithms lean on."""

from __future__ import annotations

import subprocess
import sys
import unittest
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from gangland.research.openspiel import NAMES, TINY
from gangland.research.openspiel.state import State
from gangland.research.sitting import NotAllowedError

GAMES = [*NAMES, *TINY]
SEALED = ["together", "in_turn"]
NODES = {"gangland_tiny_mayhem": (184, 138, 322), "gangland_tiny_wise_guys": (85, 123, 208)}
"""Of a round in tiny: chance, questions, ends."""
HEARD_OF = 999  # no number of the table
STATES = {"gangland_tiny_mayhem": 95, "gangland_tiny_wise_guys": 87}


def advance(state: State, rnd: Random) -> None:
    """Take a step at random."""
    if state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([rnd.choice(state.legal_actions(seat) or [0]) for seat in seats])
    else:
        state.apply_action(rnd.choice(state.legal_actions()))


@pytest.mark.parametrize("sealed", SEALED)
@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_the_tests_of_openspiel(name: str, sealed: str) -> None:
    game = pyspiel.load_game(name, {"sealed": sealed})
    pyspiel.random_sim_test(game, num_sims=1 if name in NAMES else 10, serialize=True, verbose=False)


@pytest.mark.parametrize("sealed", SEALED)
@pytest.mark.parametrize("name", GAMES)
def test_some_states_pass_the_tests_of_the_interface(name: str, sealed: str) -> None:
    game = pyspiel.load_game(name, {"sealed": sealed})
    passed(api_test.EnforceAPIOnPartialTreeBase, game_name=name, game=game)


@pytest.mark.parametrize("name", TINY)
def test_a_whole_tree_passes_the_tests_of_the_interface(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall among them, of strings and of tensors."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, NODES[name])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, STATES[name])
    game = pyspiel.load_game(name, {"rounds": 1, "sealed": "in_turn"})
    passed(api_test.EnforceAPIOnFullTreeBase, game_name=name, game=game)


def passed(base: type, **attributes: object) -> None:
    """Run a class of tests of OpenSpiel's on a game."""
    case = type(f"Enforced{base.__name__}", (base,), attributes)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun > 3
    assert [*result.errors, *result.failures, *result.skipped] == []


@pytest.mark.parametrize("name", TINY)
def test_a_playthrough_is_the_same_again(name: str, tmp_path: Path) -> None:
    """As OpenSpiel tests its own games: a game is written down and played again from the file."""
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"{name}(rounds=1)", None, seed=3), "utf-8")
    written, replayed = generate_playthrough.replay(str(file))
    assert replayed == written
    assert "IsTerminal() = True" in written


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    rnd, state = Random(4), pyspiel.load_game(name).new_initial_state()
    for _ in range(5):
        advance(state, rnd)
    before, clone = str(state), state.clone()
    while not clone.is_terminal():
        assert clone.returns() == [0.0] * clone.num_players()
        advance(clone, rnd)
    assert str(state) == before != str(clone)
    assert sum(clone.returns()) == pytest.approx(0)
    assert max(clone.returns()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_a_file_plays_on_as_it_would_have(name: str) -> None:
    game = pyspiel.load_game(name)
    rnd, state = Random(5), game.new_initial_state()
    for _ in range(5):
        advance(state, rnd)
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    here, there = Random(6), Random(6)
    while not state.is_terminal():
        assert str(state) == str(kept)
        advance(state, here)
        advance(kept, there)
    assert state.returns() == kept.returns()


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_the_odds_of_dice_and_draws(name: str) -> None:
    rnd, state, widths = Random(7), pyspiel.load_game(name).new_initial_state(), set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert {odds for _, odds in outcomes} == {1 / len(outcomes)}
            widths.add((state.action_to_string(-1, outcomes[0][0]).split()[0], len(outcomes)))
        advance(state, rnd)
    if name in NAMES:
        assert {("roll", 6), ("draw", 19), ("draw", 18), ("draw", 17)} < widths  # decks become thinner
    else:
        assert widths <= {("roll", 2)}


def test_a_game_has_its_options_and_players() -> None:
    game = pyspiel.load_game("gangland_mayhem(players=5,options=long-haul:2+slim-pickings)")
    assert game.num_players() == 5
    assert game.room.g.rounds == 8
    assert game.room.g.slim
    assert pyspiel.load_game(str(game)).room is game.room


@pytest.mark.parametrize("wrong", [{"sealed": "aloud"}, {"players": 7}, {"options": "no-such"}])
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=r"aloud|players|no-such|unknown-option"):
        pyspiel.load_game("gangland_mayhem", wrong)


@pytest.mark.parametrize("sealed", SEALED)
def test_what_may_not_be_said_changes_nothing(sealed: str) -> None:
    rnd, state = Random(9), pyspiel.load_game("gangland_mayhem", {"sealed": sealed}).new_initial_state()
    while not state.course.is_sealed:
        advance(state, rnd)
    before = str(state), [state.information_state_string(seat) for seat in range(3)]
    owing = state.course.asked()
    for wrong in owing if sealed == "together" else owing[:1]:
        with pytest.raises(NotAllowedError):
            speak(state, wrong)
    assert before == (str(state), [state.information_state_string(seat) for seat in range(3)])


def speak(state: State, wrong: int) -> None:
    """Have one seat say what it may not, and others what they may."""
    seats = range(state.num_players())
    if state.is_simultaneous_node():
        state.course.say_together([HEARD_OF if seat == wrong else first(state, seat) for seat in seats])
    else:
        state.course.say(wrong, HEARD_OF)


def first(state: State, seat: int) -> int:
    return int(min(state.legal_actions(seat) or [0]))


def test_a_game_in_tiny_has_one_or_two_rounds() -> None:
    with pytest.raises(ValueError, match="1 or 2 rounds"):
        pyspiel.load_game("gangland_tiny_mayhem(rounds=3)")


def test_who_lacks_openspiel_is_told_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import gangland.research.openspiel"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert "these games need pyspiel: pip install 'gangland[openspiel]'" in done.stderr
