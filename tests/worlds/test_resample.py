"""A resampled world is the same to the seat that looks, and anything else that is possible elsewhere."""

from __future__ import annotations

import random

import pytest
from rambles import new_game

from gangland.arena.resamples import TrueFate, TruthError, faults, look_at
from gangland.engine.table import CHANCE
from gangland.game.croupier import Croupier
from gangland.game.deals.deal import Gift, Offer, Reply
from gangland.game.game import Game
from gangland.game.worlds import clues
from gangland.game.worlds.draw import NoWorldError
from gangland.game.worlds.needs import needs
from gangland.game.worlds.resample import another_world, resample

GAMES = ("mayhem", "wise-guys")
Hands = list[list[int]]


def hands(game: Game) -> Hands:
    """Return everybody's cash, guns and goods."""
    return [[game.t.asset(seat, asset) for asset in range(3)] for seat in range(game.t.seats)]


def at_orders(name: str = "mayhem", *, open_deals: bool = False) -> Game:
    """Return a game in which the first orders are to be issued."""
    game = new_game(name, open_deals=open_deals)
    croupier = Croupier(7)
    while game.t.round == 0 or CHANCE in game.owed() or "sit" not in listed(game):
        game.settle_chance(croupier)
        seat = game.owed()[0]
        if "sit" not in listed(game):
            game.answer(seat, game.menu(seat).nth(0, 0))
    return game


def listed(game: Game) -> list[str]:
    """Return what whoever is asked first may answer."""
    seat = game.owed()[0]
    return [game.notation.write(game.t, seat, action) for action in game.menu(seat).actions()]


def worlds(game: Game, seat: int, count: int = 40) -> list[Game]:
    return [resample(game, seat, random.Random(number)) for number in range(count)]


def give(game: Game, giver: int, taker: int, cash: int) -> None:
    """Have one give another some cash."""
    game.deal(giver, Gift((taker,), (cash, 0, 0)))
    game.deal(taker, Reply("accept", len(game.ledger.offers_seen(taker))))


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_a_drawn_world_is_the_same_to_a_seat_and_the_true_one_can_be_drawn(name: str, number: int) -> None:
    """Its view and its whole history, byte for byte; and nothing depends on what it cannot know."""
    assert list(faults(look_at(name, 77, number))) == []


def test_where_nobody_dealt_in_the_dark_every_amount_is_known() -> None:
    game = at_orders()
    assert all(hands(world) == hands(game) for world in worlds(game, 0, 5))


def test_what_two_others_dealt_is_anything_they_can_have_dealt() -> None:
    game = at_orders()
    give(game, 1, 2, 1)
    drawn = {tuple(map(tuple, hands(world))) for world in worlds(game, 0)}
    assert len(drawn) > 10
    for world in drawn:
        assert list(world[0]) == hands(game)[0]
        assert list(world[3]) == hands(game)[3]
        assert all(amount >= 0 for hand in world for amount in hand)
        assert [sum(column) for column in zip(*world, strict=True)] == [
            sum(column) for column in zip(*hands(game), strict=True)
        ]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_parties_know_what_they_dealt(seat: int) -> None:
    game = at_orders()
    give(game, 1, 2, 1)
    assert all(hands(world) == hands(game) for world in worlds(game, seat, 5))


def test_open_deals_leave_nothing_to_draw() -> None:
    game = at_orders(open_deals=True)
    give(game, 1, 2, 1)
    assert all(hands(world) == hands(game) for world in worlds(game, 0, 5))


def test_a_rival_who_could_pay_had_it() -> None:
    """DEA-4: an accepted offer was covered, so the dark deal before it left that much."""
    game = at_orders()
    cash = game.t.cash[1]
    give(game, 2, 1, 1)
    game.deal(0, Offer(0, (1,), want=(cash + 1, 0, 0), mine=()))
    game.deal(1, Reply("accept", len(game.ledger.offers_seen(1))))
    assert all(world.t.cash[1] >= 0 for world in worlds(game, 0))
    assert all(world.t.cash[0] == game.t.cash[0] for world in worlds(game, 0, 5))


def test_a_rival_who_could_not_pay_had_less() -> None:
    """DEA-4: an offer that lapsed tells its taker that the maker has less."""
    game = at_orders()
    cash = game.t.cash[1]
    give(game, 1, 2, 1)
    game.deal(1, Offer(1, (0,), give=(cash, 0, 0)))
    facts = game.deal(0, Reply("accept", 1))
    assert facts[0].doc["event"] == "lapsed"
    assert all(world.t.cash[1] < cash for world in worlds(game, 0))
    assert any(world.t.cash[1] >= cash for world in worlds(game, 3))


def at_market() -> Game:
    """Return a game in which all sat tight until the market."""
    game = at_orders("wise-guys")
    croupier = Croupier(8)
    while not game.t.sealing:
        game.settle_chance(croupier)
        texts = listed(game)
        game.take(game.owed()[0], "sit" if "sit" in texts else texts[-1])
    return game


def test_a_fist_still_closed_holds_anything_it_may() -> None:
    """BLK-1: what was dealt in the dark since it was closed was not in it (DEA-1)."""
    game = at_market()
    rival = max(game.owed(), key=lambda seat: game.t.goods[seat])
    me, other = [seat for seat in range(game.t.seats) if seat != rival][:2]
    goods = game.t.goods[rival]
    assert goods > 1
    game.take(rival, "market 1")
    assert {world.t.fist[rival] for world in worlds(game, me, 60)} == set(range(goods + 1))
    game.deal(other, Offer(other, (rival,), want=(0, 0, 1)))
    game.deal(rival, Reply("accept", 1))
    for world in worlds(game, me):
        assert 0 <= world.t.fist[rival] <= world.t.goods[rival]


def test_what_is_drawn_does_not_depend_on_what_is_hidden() -> None:
    one, other = at_orders(), at_orders()
    give(one, 1, 2, 1)
    give(other, 1, 2, 3)
    for number in range(10):
        assert resample(one, 0, random.Random(number)) == resample(other, 0, random.Random(number))


def test_the_least_an_answer_takes() -> None:
    game = at_orders()
    seat = game.owed()[0]
    menu = game.menu(seat)
    actions = {game.notation.write(game.t, seat, one): one for one in menu.actions()}
    promote, sit = next(one for text, one in actions.items() if text.startswith("promote")), actions["sit"]
    assert needs(game.g, game.t, seat, promote) == [(1, 1, 0)]
    assert needs(game.g, game.t, seat, sit) == [(0, 0, 0)]


def test_who_may_have_been_hit() -> None:
    """REV-7, STD-4: those named; those disbanded since are not named; a split leader token names nobody."""
    assert set(clues.possible_hits(0b010, 0b111, 0, may_split=False)) == {0b010}
    assert set(clues.possible_hits(0b010, 0b111, 0b100, may_split=False)) == {0b010, 0b110}
    assert set(clues.possible_hits(0, 0b111, 0, may_split=True)) == {0b011, 0b101, 0b110, 0b111}
    assert set(clues.possible_hits(0, 0b111, 0b100, may_split=False)) == {0b100}


@pytest.mark.parametrize("me", [-1, 0])
@pytest.mark.parametrize("sign", [1, -1])
def test_what_a_gang_left_the_game_with_does_not_tell_what_those_hit_had(me: int, sign: int) -> None:
    """STD-4, INF-3: what it dealt for in the dark went with it, so what the others hold is not known."""
    looking = clues.Clues(at_orders(), me)

    def amounts(*held: int) -> list[list[tuple[int, int, int]]]:
        moment = clues.Moment([[one, 0, 0] for one in held], 0b0111, clues.Span())
        return [
            [(one.seat, max(0, held[one.seat] + one.low), min(99, held[one.seat] + one.high)) for one in way]
            for way in looking.levels(sign, 0, 0b0010, moment)
        ]

    assert amounts(4, 7, 1, 2) == amounts(4, 3, 1, 6)


def test_a_clue_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: where more is ruled out than can be known, the true world cannot be drawn."""
    game = at_orders()
    give(game, 1, 2, 1)
    plain = clues.Clues.read_dark

    def stricter(self: clues.Clues, line: object) -> None:
        plain(self, line)  # type: ignore[arg-type]
        self.bound(1, 0, 1, 1)

    monkeypatch.setattr(clues.Clues, "read_dark", stricter)
    with pytest.raises(TruthError):
        another_world(game, 0, TrueFate(game, 0))


def test_a_clue_missed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: where a lapsed offer tells nothing, drawn worlds are not the same to the seat."""
    game = at_orders()
    cash = game.t.cash[1]
    give(game, 1, 2, 1)
    game.deal(1, Offer(1, (0,), give=(cash, 0, 0)))
    game.deal(0, Reply("accept", 1))
    monkeypatch.setattr(clues.Clues, "has_sense", lambda *_: False)
    with pytest.raises(NoWorldError):
        worlds(game, 0)
