"""Games of four in which deals are made, for the tests of DEA and INF-3."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scenes import turn
from stage import Stage

from gangland.engine import action as act
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.deals.deal import Verdict
from gangland.game.deals.talk import offer_document
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document
from gangland.rulesets.view import NOBODY

GAMES = ("mayhem", "wise-guys")
NAMES = ("Ann", "Bob", "Cid", "Dot")
TIME_PASSES = (act.SIT, act.NO, act.ENOUGH)
both_games = pytest.mark.parametrize("name", GAMES)


def stage(name: str = "mayhem") -> Stage:
    """Return a stage on which every gang has something of everything, and one order."""
    s = Stage(4, name)
    for seat in range(4):
        s.own(seat, cash=5, guns=3, goods=4, tokens=1, standing=2)
    return s


def seated(s: Stage, *, open_deals: bool = False) -> Game:
    """Return a game that goes on from a stage."""
    return Game(Setup(s.g.game, seats_of(NAMES), open_deals=open_deals), s.pack, s.t)


def dealing(name: str = "mayhem", *, open_deals: bool = False) -> Game:
    """Return a game of four in which it is seat 1's turn."""
    return seated(turn(stage(name), 1), open_deals=open_deals)


def hands(game: Game) -> list[tuple[int, int, int]]:
    """Return what every gang has."""
    t = game.t
    return [(t.cash[seat], t.guns[seat], t.goods[seat]) for seat in range(t.seats)]


def give(game: Game, giver: int, taker: int, amounts: str) -> Game:
    """Have one offer a gift and the other take it."""
    game.take(giver, f"gift to={game.notation.seat(game.t, taker)} give={amounts}")
    game.take(taker, f"accept {len(game.ledger.offers_seen(taker))}")
    return game


def refused(game: Game, seat: int, text: str, code: str, rule: str = "") -> None:
    """See that something is refused for this reason, and changes nothing that anybody sees."""
    before = [document(game, one) for one in range(NOBODY, game.t.seats)], hands(game), len(game.lines)
    with pytest.raises(Refusal) as refusal:
        game.take(seat, text)
    assert refusal.value.code == code
    assert not rule or refusal.value.rule == rule
    after = [document(game, one) for one in range(NOBODY, game.t.seats)], hands(game), len(game.lines)
    assert after == before


def is_taken(game: Game, seat: int, text: str) -> bool:
    """Try something; return whether it was not refused."""
    try:
        game.take(seat, text)
    except Refusal:
        return False
    return True


def heard(game: Game, seat: int) -> list[str]:
    """Return the kinds of facts a seat was told."""
    return [str(fact.doc["event"]) for fact in game.told(seat)]


def state_of(game: Game, seat: int, number: int) -> object:
    """Return what became of an offer, by the seat's own number."""
    return offer_document(game, game.ledger.offers_seen(seat)[number - 1], seat)["state"]


def verdict(game: Game, number: int = 1) -> Verdict:
    """Return what became of a promise."""
    return game.ledger.promises[number - 1].verdict


def pass_time(game: Game) -> None:
    """Have the next question answered with as little as possible."""
    seat = game.owed()[0]
    if seat == CHANCE:
        game.answer(seat, sample(game.menu(seat), Dice(len(game.lines))))
        return
    actions = list(game.menu(seat).actions())
    quiet = [action for action in actions if act.kind_of(action) in TIME_PASSES]
    game.answer(seat, (quiet or actions)[0])


def to_round(game: Game, number: int) -> Game:
    """Let time pass until a round begins."""
    while game.t.round < number:
        pass_time(game)
    return game


def to_end(game: Game) -> Game:
    """Let time pass until the game is over."""
    while not game.t.over:
        pass_time(game)
    return game


def promised(name: str, clause: str, scene: Callable[[Stage], object] = lambda _: None) -> Game:
    """Return a game in which seat 1 has promised something to seat 2."""
    s = stage(name)
    scene(s)
    game = seated(turn(s, 1))
    game.take(1, f"offer to=seat3 mine={clause}")
    game.take(2, "accept 1")
    return game
