"""The door: what `import gangland` offers, and that it is one thin front of one model."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import gangland
from gangland import CHANCE, Action, Game, Offer, Refusal, Reply, Talk
from gangland.door import listing


def played(name: str = "mayhem", moves: int = 60, players: int = 4) -> Game:
    """Return a game some moves on."""
    game, rng = Game(name, players, seed=5), random.Random(5)
    for _ in range(moves):
        game.push(rng.choice(game.legal()))
    return game


def test_everything_offered_is_there() -> None:
    assert all(getattr(gangland, name) is not None for name in gangland.__all__)
    assert {*gangland.__all__} < {*dir(gangland)}
    assert listing.bots() == gangland.bots()
    with pytest.raises(AttributeError):
        _ = gangland.nothing


def test_importing_it_imports_nothing_yet() -> None:
    code = "import gangland, sys; print([m for m in sys.modules if m.startswith('gangland.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", ["mayhem", "wise-guys"])
def test_a_game_is_played_to_its_end(name: str) -> None:
    game, rng = Game(name, 3, seed=1), random.Random(1)
    while not game.is_over:
        assert game.to_move in game.asked
        assert CHANCE not in game.asked
        game.push(rng.choice(game.legal()))
    assert game.to_move is None
    assert game.legal() == []
    assert sum(game.returns()) == 1
    assert game.returns()[game.winner or 0] == float(game.winner is not None)
    with pytest.raises(IndexError):
        game.push("sit")


def test_the_same_seed_is_the_same_game() -> None:
    assert played() == played()
    assert hash(played()) == hash(played())
    assert played(moves=59) != played()


def test_every_legal_action_is_read_as_it_is_written() -> None:
    game, rng, kinds = Game("wise-guys", 4, seed=2), random.Random(2), set()
    while not game.is_over:
        legal = game.legal()
        for action in legal:
            assert Action.parse(str(action)) == action
            assert repr(action) == f"Action({str(action)!r})"
        kinds |= {action.kind for action in legal}
        game.push(rng.choice(legal))
    assert {"move", "exploit", "fight", "start", "gang", "market"} <= kinds


def test_an_action_has_fields() -> None:
    move = Action.parse("move clubhouse gun-factory 2m1r")
    assert move == Action("move", place="clubhouse", target="gun-factory", crew="2m1r")
    assert Action.parse("guns 2") == Action("guns", number=2)
    assert Action.parse("fight docks locked").target == "locked"
    assert Action.parse("fight docks").target == ""
    assert Action.parse("name mayans").target == "mayans"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("dance", "unknown-action"),
        ("move clubhouse", "missing-word"),
        ("sit down", "too-many-words"),
        ("guns many", "not-a-number"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        Action.parse(text)
    assert refused.value.code == code


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    game = played()
    before = game.copy()
    with pytest.raises(Refusal):
        game.push("recruit", seat=(game.to_move or 0) + 1)
    assert game == before
    assert len(game.marks) == len(before.marks)


def test_what_was_pushed_can_be_popped_and_the_dice_fall_the_same() -> None:
    game = played(moves=0)
    rng, seen = random.Random(5), []
    for _ in range(120):
        seen.append((game.copy(), game.model.t.copy()))
        game.push(rng.choice(game.legal()))
    end = game.copy()
    for earlier, table in reversed(seen):
        game.pop()
        assert game == earlier
        assert game.model.t == table
        assert game.model.ledger == earlier.model.ledger
        assert game.model.facts == earlier.model.facts
    with pytest.raises(IndexError):
        game.pop()
    rng = random.Random(5)
    for _ in range(120):
        game.push(rng.choice(game.legal()))
    assert game == end


def test_chance_can_be_pushed_too() -> None:
    game = Game("mayhem", 3, chance=True)
    assert game.to_move == CHANCE
    assert [str(action) for action in game.legal()] == [f"roll {face}" for face in range(1, 7)]
    for face in (6, 1, 2):
        game.push(f"roll {face}")
    assert game.to_move == 0
    assert game.lines == ["*: roll 6", "*: roll 1", "*: roll 2"]


def test_copies_and_pickles_go_on_by_themselves() -> None:
    game = played()
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 (our own)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), again):
        assert twin == game
        twin.push(twin.legal()[0])
        twin.pop()
        twin.pop()
        assert len(twin.lines) < len(game.lines)
    assert again.dice.used == game.dice.used if game.dice else False
    assert repr(game) == repr(game.model)


def test_a_view_hides_what_its_seat_cannot_know() -> None:
    game = played()
    view = game.view(1)
    assert [cash is None for cash in view.cash] == [True, False, True, True]
    assert [guns is None for guns in view.guns] == [goods is None for goods in view.goods]
    assert None not in view.orders
    assert view.gangs == game.gangs
    assert view == game.copy().view(1)
    assert view != game.view(2)
    assert view.legal() == (game.legal() if game.to_move == 1 else [])
    assert game.view(-1).legal() == []
    assert view.told()[0]["event"] == "rolled"
    assert game.gangs[1] in view.gangs
    assert all(view.crew(seat) for seat in range(4))
    assert (view.round, view.asked) == (game.round, game.asked)
    assert len(view.standing) == 4
    assert "View of seat 1" in repr(view)
    with pytest.raises(TypeError):
        pickle.dumps(view)


def test_deals_are_values_or_text() -> None:
    game = played()
    giver, taker = 0, 1
    game.deal(giver, Offer(giver, (taker,), want=(9, 0, 0)))
    number = len(game.model.ledger.offers_seen(taker))
    game.deal(taker, Reply("decline", number))
    game.deal(taker, Talk("no", (giver,)))
    game.deal(giver, "say to=all text=pity")
    assert [line.partition(": ")[2].split()[0] for line in game.lines[-4:]] == [
        "offer",
        "decline",
        "say",
        "say",
    ]
    game.pop()
    assert "pity" not in game.lines[-1]
    with pytest.raises(Refusal):
        Reply("sulk", 1)


def test_an_offer_is_its_makers_whatever_it_says() -> None:
    game = played()
    game.deal(2, Offer(0, (1,), give=(1, 0, 0)))
    assert game.model.ledger.offers[-1].by == 2


def test_a_world_is_drawn_from_a_view() -> None:
    game = played()
    world = game.view(0).resample(3)
    assert world.view(0) == game.view(0)
    assert game.resample(0, random.Random(3)) == world
    assert sum(world.rollout(1)) == 1
    assert world.rollout(1) == world.rollout(1)
    assert world == game.resample(0, 3)


def test_logs_and_positions_are_gone_on_with(tmp_path: Path) -> None:
    game = played(moves=90)
    path = tmp_path / "game.log"
    path.write_text(game.log(), "utf-8")
    assert Game.from_log(path) == game
    again = Game.from_position(game.position())
    assert again.legal() == game.legal()
    assert again.round == game.round


def test_a_bot_answers_with_an_action_or_its_text() -> None:
    game = played()
    seat = game.to_move or 0
    bot = gangland.Bot(1)
    model = game.model
    first = bot.choose(model.g, model.view(seat), seat, model.menu(seat))
    assert str(game.legal()[0]) == model.notation.write(model.t, seat, first)
