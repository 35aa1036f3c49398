"""Games kept from before: they are played by the rules and with the cards they name, to the same end.

The logs under `kept` were written by rules version 1 with the first edition of the packs, at random and with
gifts and deals in between; `ends.json` is what that version made of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gangland.content.editions import load_edition
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.logs.log import LogError, load, marked, read_lines, text_of
from gangland.game.playout import sample
from gangland.game.positions.position import from_text, to_text
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of

KEPT = Path(__file__).parent / "kept"
ENDS: dict[str, dict[str, Any]] = json.loads((KEPT / "ends.json").read_text("utf-8"))
NUMBERS = ("over", "winner", "round", "leader", "alive")
VECTORS = ("cash", "guns", "goods", "standing", "tokens", "made", "rookies")


def end_of(game: Game) -> dict[str, Any]:
    """Where a game stands."""
    found: dict[str, Any] = {name: getattr(game.t, name) for name in NUMBERS}
    return found | {"owed": game.owed()} | {name: list(getattr(game.t, name)) for name in VECTORS}


def test_every_kept_log_has_its_end() -> None:
    assert {path.name for path in KEPT.glob("*.log")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_kept_game_comes_to_the_same_end(name: str) -> None:
    game = load(KEPT / name)
    assert game.setup.rules == "1"
    assert game.pack.hash == load_edition(game.setup.game).hash
    assert end_of(game) == ENDS[name]
    assert text_of(game) == (KEPT / name).read_text("utf-8")


@pytest.mark.parametrize("name", [name for name in ENDS if not ENDS[name]["over"]])
def test_an_unfinished_game_goes_on_by_its_own_rules(name: str, tmp_path: Path) -> None:
    """Whatever is played from there on is kept, and read again, as version 1."""
    game = load(KEPT / name)
    dice = Dice(7)
    while not game.t.over:
        seat = game.owed()[dice.below(len(game.owed()))]
        game.answer(seat, sample(game.menu(seat), dice))
    path = tmp_path / name
    path.write_text(text_of(game), "utf-8")
    again = load(path)
    assert end_of(again) == end_of(game)
    assert "rules 1" in text_of(again).split("\n", 4)[2]


def test_fgt_6_a_kept_fight_is_asked_as_it_was() -> None:
    """Version 1 offers a gunner only whom it can hit."""
    game = load(KEPT / "mayhem-4-unfinished.log")
    assert game.g.guns_must_hit
    assert not Game(Setup("mayhem", seats_of("abc"))).g.guns_must_hit


@pytest.mark.parametrize("name", ["mayhem-4-unfinished.log", "wise-guys-4-unfinished.log"])
def test_a_position_of_a_kept_game_names_its_rules_and_cards(name: str) -> None:
    game = load(KEPT / name)
    text = to_text(game)
    assert 'rules = "1"' in text
    again = from_text(text)
    assert (again.setup.rules, again.pack.hash) == ("1", game.pack.hash)
    assert to_text(again) == text


def test_a_position_without_a_version_is_played_by_its_logs(tmp_path: Path) -> None:
    """A log begun from a position names the rules in its header, whether the position does or not."""
    gangs = "".join(f'[[gang]]\nid = "{gang.id}"\n' for gang in load_edition("mayhem").gangs[:3])
    position = f'gangland = "position 1"\ngame = "mayhem"\n{gangs}'
    path = tmp_path / "old.log"
    path.write_text(text_of(from_text(position, rules="1")), "utf-8")
    assert load(path).setup.rules == "1"
    assert load(path).g.market_thins
    assert from_text(position).setup.rules == "2"


def test_an_unknown_version_is_refused_with_those_known(tmp_path: Path) -> None:
    lines = read_lines(KEPT / "mayhem-3.log")
    path = tmp_path / "new.log"
    later = ["rules 3" if line == "rules 1" else line for line in lines]
    path.write_text(marked(later, "")[0], "utf-8")
    with pytest.raises(LogError) as found:
        load(path)
    assert (found.value.code, found.value.line) == ("rules-version", 3)
    assert found.value.details == {"found": "3", "known": "1, 2"}
    with pytest.raises(Refusal, match="rules-version"):
        Game(Setup("mayhem", seats_of("abc"), rules="3"))


POSITIONS: dict[str, dict[str, Any]] = json.loads((KEPT / "positions" / "ends.json").read_text("utf-8"))


def test_every_kept_position_has_its_end() -> None:
    assert {path.name for path in (KEPT / "positions").glob("*.toml")} == set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_with_numbers_for_steps_is_played_on_as_before(name: str) -> None:
    """Saved in the middle of a step, when procedures and steps were written by their numbers."""
    text = (KEPT / "positions" / name).read_text("utf-8")
    assert "stack = [" in text
    game = from_text(text)
    assert game.g.step(game.t).id == name.removesuffix(".toml").rpartition("-")[2]
    assert "frames = [" in to_text(game)
    dice = Dice(7)
    while not game.t.over:
        seat = game.owed()[dice.below(len(game.owed()))]
        game.answer(seat, sample(game.menu(seat), dice))
    assert end_of(game) == POSITIONS[name]
