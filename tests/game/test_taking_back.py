"""Taking back in any game: of what was done its line is left, and of what was said nothing is lost."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest
from rambles import GAMES, deal, is_same, new_game, step

from gangland.bots.driver import Minds
from gangland.bots.roster import make_bot
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.logs.recorder import Recorder
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.game.undo import can_undo, last_step, standing
from gangland.game.worlds.resample import resample
from gangland.protocol.document import document


def fickle(name: str, seed: int, lines: int = 100_000, *, open_deals: bool = False) -> Game:
    """A game in which people take back what they can every third time, and deal in between."""
    game = new_game(name, seed, open_deals=open_deals)
    dice = Dice(seed)
    while not game.t.over and len(game.lines) < lines:
        asked = game.owed()
        seat = asked[dice.below(len(asked))]
        game.answer(seat, sample(game.menu(seat), dice))
        deal(game, dice)
        while can_undo(game, seat) and dice.below(3) == 0:
            game.take(seat, "undo")
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_fickle_game_is_the_same_game(name: str, seed: int) -> None:
    game = fickle(name, seed, open_deals=seed == 2)
    assert sum(line.endswith(": undo") for line in game.lines) > 10
    again = game.rewound(len(game.lines))
    assert is_same(again, game)
    plain = game.settled()
    assert plain.lines == standing(game.lines)
    assert plain.t == game.t
    assert plain.ledger == game.ledger
    assert plain.happened == game.happened
    for viewer in range(-1, game.t.seats):
        assert document(plain, viewer) == document(game, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_takes_back_sees_what_they_saw_before(name: str) -> None:
    game = new_game(name, 5)
    dice = Dice(5)
    seen = 0
    while not game.t.over and seen < 60:
        before = [document(game, viewer) for viewer in range(-1, game.t.seats)]
        asked = game.owed()
        step(game, dice)
        seat = game.way_back.by
        if seat not in asked or not can_undo(game, seat):
            continue
        facts = game.take(seat, "undo")
        assert [fact.doc for fact in facts] == [{"event": "undone", "seat": seat}]
        assert [document(game, viewer) for viewer in range(-1, game.t.seats)] == before
        seen += 1
    assert seen


def test_no_die_is_rolled_anew() -> None:
    game = new_game("mayhem", 3)
    dice = Dice(3)
    while not game.t.over:
        step(game, dice)
        if game.lines[-1].startswith("*: "):
            for seat in range(game.t.seats):
                with pytest.raises(Refusal):
                    last_step(game, seat)
    with pytest.raises(Refusal):
        game.take(CHANCE, "undo")


@pytest.mark.parametrize("name", GAMES)
def test_what_was_shown_cannot_be_unseen(name: str) -> None:
    """Fists that open, prices, cards, sites and what is behind a blind bar the way back for everybody."""
    shown = {"guns", "sold", "price", "card-up", "site-up", "seen", "stole"}
    found: set[str] = set()
    for seed in range(4):
        game, dice = new_game(name, seed), Dice(seed)
        while not game.t.over:
            told = len(game.facts)
            step(game, dice)
            events = {str(fact.doc["event"]) for fact in game.facts[told:]}
            if events & shown:
                assert not any(can_undo(game, seat) for seat in range(game.t.seats))
                found |= events
    assert {"guns", "sold", "seen", "stole"} <= found


def test_the_way_back_is_kept_with_a_game(tmp_path: Path) -> None:
    game = fickle("wise-guys", 4, 120)
    while not any(can_undo(game, seat) for seat in range(game.t.seats)):
        step(game, Dice(len(game.lines)))
    seat = game.way_back.by
    recorder = Recorder(game, tmp_path / "game.log")
    copies = [pickle.loads(pickle.dumps(game)), copy.deepcopy(game), load(tmp_path / "game.log")]  # noqa: S301
    branch = game.branch()
    game.take(seat, "undo")
    recorder.keep(game)
    assert is_same(load(tmp_path / "game.log"), game)
    for one in copies:
        one.take(seat, "undo")
        assert is_same(one, game)
    assert branch.lines == game.lines[:-1]
    assert can_undo(branch, seat)


def test_another_world_knows_nothing_of_what_was_taken_back() -> None:
    game = fickle("mayhem", 6, 150)
    world = resample(game, 0, random.Random(1))
    assert world.view(0) == game.view(0)
    assert not any(line.endswith(": undo") for line in world.lines)


def test_a_bot_forgets_what_was_taken_back() -> None:
    game = new_game("mayhem", 7)
    dice = Dice(7)
    minds = Minds(lambda seat: make_bot("thug", seat))
    while not (game.t.round and can_undo(game, game.way_back.by)):
        step(game, dice)
    seat = game.way_back.by
    mind, _ = minds.of(game, seat)
    assert minds.of(game, seat) == (mind, [])
    game.take(seat, "undo")
    other, news = minds.of(game, seat)
    assert other is not mind
    assert news == game.happened
