"""Ids are frozen, names in the code are free: nothing on disk, on a wire or in a die's key hangs on them."""

from __future__ import annotations

import pytest
from rambles import GAMES, VARIANTS, new_game, pack_of, step

from gangland.engine import event as ev
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import Table
from gangland.game import games as shelf
from gangland.game.chance import Dice
from gangland.game.croupier import RECIPES, Croupier
from gangland.game.game import Game
from gangland.game.games import Composition
from gangland.game.happenings import NAMES, PURPOSES
from gangland.game.logs.log import text_of
from gangland.game.positions.frames import NUMBERED, step_ids
from gangland.game.positions.position import from_text, to_text
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document
from gangland.rulesets import ids, procedures

STEPS = """
    RollForGangs PickGangs PickSides PickMade LayTheTable
    StartRound Bombing ClaimOrders NewTurf TurnUpCards IssueOrders ChooseGoods Sell AnswerForSales
    LastCalls CleanUp EmergencyRoom EndRound
    FeelTheHeat Transactions OfferBoost
    CallForBackup PullGuns Arbitrate RollDice DecideWinner AllotInjuries ChooseInjured Retreat ClaimToken
    DiscardGuns AnswerToTheLaw FollowUp
    TakeTheFall MarkGangs HitGangs CountCash LastFight
"""
"""Frozen: kept dice, documents and positions have these words. A new step adds one; none is ever changed.

`Leave` was one that no game ever stood in, and is not to be used again.
"""

PROCEDURES = "setup round exploit gang-order fight fall card end"

EVENTS = """
    round gang side starts claim site-up card-up affected moved exploited traded gained stole peeked seen
    standing fight backup fist guns backed rolled total won drawn hit injured home leader fell bribed
    disbanded recruited promoted sat skipped ordered sold price tokens paid-off recovered died bombed ended
    held named wasted lined-up caught clean-up discarded
"""


def composed(name: str) -> list[Rules]:
    """Return the rules of a game with every option it has, some at a time."""
    return [shelf.GAMES[name].compose(pack_of(name), options) for options in VARIANTS[name]]


def all_steps(g: Rules) -> list[Step]:
    """Return the steps of every procedure."""
    return [one for steps in g.procedures for one in steps]


def test_no_id_was_renamed() -> None:
    named = [value for name, value in vars(ids).items() if name.isupper()]
    assert named == STEPS.split()
    assert {one.id for name in GAMES for g in composed(name) for one in all_steps(g)} == set(named)
    assert list(procedures.IDS) == PROCEDURES.split()
    assert [NAMES[kind][0] for kind in range(1, ev.KINDS)] == EVENTS.split()
    assert PURPOSES == ("", "gangs", "fight", "injured", "tie")
    assert list(RECIPES) == ["1", "2", "3"]


@pytest.mark.parametrize("name", GAMES)
def test_an_id_is_one_kind_of_step(name: str) -> None:
    """One that stands in several places is the same step there, told apart by its number."""
    for g in composed(name):
        kinds: dict[str, type] = {}
        for one in all_steps(g):
            assert one.id
            assert kinds.setdefault(one.id, type(one)) is type(one)
        assert len(set(kinds.values())) == len(kinds)
        assert len(g.procedures) == len(procedures.IDS) == procedures.PROCEDURES
        for number in range(procedures.PROCEDURES):
            assert len(set(step_ids(g, number))) == len(g.procedures[number])


@pytest.mark.parametrize("name", GAMES)
def test_steps_stand_where_old_positions_number_them(name: str) -> None:
    """A kept number means what it meant; once a step is moved, `numbered_frames` is what still knows."""
    g = composed(name)[0]
    assert [tuple(step_ids(g, number)) for number in range(procedures.PROCEDURES)] == list(NUMBERED)


class Disguise(Step):
    """A step of another class, which does what the one within does."""

    def __init__(self, within: Step) -> None:
        self.within = within

    def holds(self) -> bool:
        return self.within.holds()

    def draws_cards(self) -> bool:
        return self.within.draws_cards()

    def roller(self, g: Rules, t: Table) -> int:
        return self.within.roller(g, t)

    def spot(self, g: Rules, t: Table) -> int:
        return self.within.spot(g, t)

    def enter(self, g: Rules, t: Table) -> None:
        self.within.enter(g, t)

    def run(self, g: Rules, t: Table) -> None:
        self.within.run(g, t)

    def offer(self, g: Rules, t: Table, seat: int, menu: Menu) -> None:
        self.within.offer(g, t, seat, menu)

    def answer(self, g: Rules, t: Table, seat: int, action: int) -> None:
        self.within.answer(g, t, seat, action)


def renamed(name: str) -> Composition:
    """Return a game in which every class of a step is called otherwise."""
    plain = shelf.GAMES[name]

    def compose(pack: object, options: dict[str, int]) -> Rules:
        assert pack is pack_of(name)
        g = plain.compose(pack_of(name), options)
        for steps in g.procedures:
            for number, one in enumerate(steps):
                steps[number] = type(f"Nameless{number}", (Disguise,), {"id": one.id})(one)
        return g

    return Composition(compose, plain.options, plain.players)


def told(name: str, dice: str, seed: int) -> list[object]:
    """Return a game from a seed: its log, and the documents and a position of every seventh question."""
    game = Game(Setup(name, seats_of("abcd"), VARIANTS[name][seed % len(VARIANTS[name])]), pack_of(name))
    croupier, answers = Croupier(seed, dice), Dice(seed)
    out: list[object] = []
    while not game.t.over:
        game.settle_chance(croupier)
        if not game.t.over:
            step(game, answers)
        if len(game.lines) % 7 == 0 and game.t.round:
            out += [document(game, seat) for seat in range(-1, 4)]
            out.append(to_text(game))
    return [*out, text_of(game), sorted(croupier.used)]


@pytest.mark.parametrize("dice", RECIPES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_renaming_every_class_changes_nothing(
    name: str, seed: int, dice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = told(name, dice, seed)
    monkeypatch.setitem(shelf.GAMES, name, renamed(name))
    assert told(name, dice, seed) == before


def test_a_position_names_its_steps() -> None:
    """Wherever a step stands by then, a position is read by its id."""
    game, dice = new_game("wise-guys", 1), Dice(4)
    while game.t.depth < 2 or game.t.round == 0:
        step(game, dice)
    text = to_text(game)
    assert f'["round", "{ids.ISSUE_ORDERS}",' in text
    assert "stack = " not in text
    again = from_text(text)
    assert again.g.step(again.t).id == game.g.step(game.t).id
    assert to_text(again) == text
