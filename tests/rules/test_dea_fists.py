"""DEA-1: what is in a fist cannot be dealt away. Both games have the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from dealing import (
    both_games,
    hands,
    pass_time,
    refused,
    seated,
    stage,
)
from scenes import fight, market
from stage import FACTORY

from gangland.engine.table import CHANCE, OPEN
from gangland.play.deals import ASSETS
from gangland.play.game import Game

# DEA-1: fists


def gun_fists(name: str = "mayhem", guns: int = 2) -> Game:
    """Return a fight of seats 1 and 2 in which seat 1 has closed its fist on some of its three guns."""
    s = stage(name)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=2, rookies=1)
    game = seated(fight(s, 1, FACTORY))
    game.take(1, f"guns {guns}")
    return game


def goods_fists(name: str = "mayhem", goods: int = 2) -> Game:
    """Return a market at which seat 1 has closed its fist on some of its four goods."""
    s = stage(name)
    for seat in range(4):
        s.own(seat, standing=2)
    game = seated(market(s))
    game.take(1, f"market {goods}")
    return game


FISTS = (("guns", gun_fists, 3), ("goods", goods_fists, 4))
both_fists = pytest.mark.parametrize(("asset", "fists", "held"), FISTS)


@both_games
@both_fists
def test_dea_1_what_is_in_a_fist_is_out_of_reach(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: it can be neither given, offered nor asked for with success; the rest can."""
    for verb in ("gift", "offer"):
        refused(fists(name, 2), 1, f"{verb} to=seat1 give={asset}:{held - 1}", "not-covered", "DEA-4")
    game = fists(name, 2)
    game.take(0, f"offer to=seat2 want={asset}:{held - 1}")
    refused(game, 1, "accept 1", "not-covered", "DEA-4")
    game.take(1, f"gift to=seat1 give={asset}:{held - 2}")
    refused(game, 1, f"gift to=seat1 give={asset}:1", "not-covered", "DEA-4")


@both_games
@both_fists
def test_dea_1_the_rest_of_a_hand_can_be_dealt(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: what is outside the fist, and everything of another kind, is in reach."""
    game = fists(name, 2)
    game.take(1, f"offer to=seat1 give={asset}:1 want=cash:1")
    game.take(0, "accept 1")
    game.take(1, "gift to=seat1 give=cash:6")
    assert game.t.asset(0, ASSETS.index(asset)) == held + 1
    assert game.t.cash[1] == 0


@both_games
@both_fists
def test_dea_1_an_open_hand_can_be_dealt_from(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: who has made no fist yet may give all away, and put what it is given into the fist."""
    game = fists(name, 1)
    assert game.t.fist[2] == OPEN
    game.take(2, f"gift to=seat4 give={asset}:{held}")
    assert game.menu(2).count() == 1
    game.take(1, f"gift to=seat3 give={asset}:1")
    assert game.menu(2).count() == 2


@both_games
@both_fists
def test_dea_1_a_closed_fist_is_not_reopened(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: neither by another answer nor by what one is given."""
    game = fists(name, 1)
    game.take(0, f"gift to=seat2 give={asset}:2")
    refused(game, 1, f"{'guns' if asset == 'guns' else 'market'} 2", "not-your-turn")
    assert (game.t.fist[1], game.t.asset(1, ASSETS.index(asset))) == (1, held + 2)


@both_games
@both_fists
@pytest.mark.parametrize("inside", [0, 1, 2])
def test_dea_1_an_older_offer_does_not_tell_what_is_in_the_fist(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int, inside: int
) -> None:
    """DEA-1, INF-1: what was offered before the fist was closed is out of reach, whatever is in it."""
    s = stage(name)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=2, rookies=1)
    game = seated(fight(s, 1, FACTORY) if asset == "guns" else market(s))
    game.take(1, f"offer to=seat3 give={asset}:1")
    game.take(1, "offer to=seat3 give=cash:1")
    game.take(1, f"{'guns' if asset == 'guns' else 'market'} {inside}")
    refused(game, 2, "accept 1", "fists-closed", "DEA-1")
    game.take(2, "accept 2")
    assert fists(name, inside).t.asset(1, ASSETS.index(asset)) == held


@both_games
def test_dea_1_nothing_moves_from_the_last_fist_until_the_fight_is_settled(name: str) -> None:
    """DEA-1: from the reveal to the discarding of guns, dice and injuries included, no deal is made."""
    game = gun_fists(name, 2)
    game.take(0, "offer to=seat4 give=cash:1")
    game.take(2, "guns 1")
    questions = 0
    while game.t.sealed_off:
        questions += 1
        refused(game, 0, "gift to=seat4 give=cash:1", "fists-closed", "DEA-1")
        refused(game, 0, "offer to=seat4 give=cash:1", "fists-closed", "DEA-1")
        refused(game, 3, "accept 1", "fists-closed", "DEA-1")
        pass_time(game)
    assert questions >= 2
    assert (game.t.guns[1], game.t.guns[2]) == (1, 2)
    game.take(3, "accept 1")


def test_dea_1_words_move_while_fists_are_settled() -> None:
    """DEA-1: talk, a no and a withdrawal change no hands."""
    game = gun_fists()
    game.take(0, "offer to=seat4 give=cash:1")
    game.take(0, "offer to=seat3 give=cash:1")
    game.take(2, "guns 1")
    assert game.t.sealed_off
    game.take(0, "say to=all text=ouch")
    game.take(0, "withdraw 1")
    game.take(2, "decline 1")


@both_games
def test_dea_1_deals_go_on_after_the_market(name: str) -> None:
    """DEA-1: once the sales are paid hands are open again."""
    game = goods_fists(name, 2)
    for seat in (0, 2, 3):
        game.take(seat, "market 0")
    assert not game.t.sealed_off
    assert game.t.goods[1] == 2
    game.take(1, "gift to=seat1 give=goods:2")


def test_dea_1_a_fight_without_guns_seals_nothing() -> None:
    """DEA-1: where no fist is made there is no last fist."""
    s = stage()
    law = FACTORY - 3
    for seat in (1, 2):
        s.crew(seat, law, made=1)
    game = seated(fight(s, 1, law))
    assert (game.owed(), game.t.sealed_off) == ([CHANCE], False)
    game.take(1, "gift to=seat3 give=guns:3")


def test_dea_1_in_a_fight_too() -> None:
    """DEA-1: a rival may be bought while it decides on backup."""
    s = stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, rookies=2)
    s.own(2, tokens=2)
    game = seated(fight(s, 1, FACTORY))
    assert game.owed() == [2]
    game.take(1, "offer to=seat3 give=cash:3 theirs='word:1:no backup'")
    game.take(2, "accept 1")
    game.take(2, "enough")
    assert hands(game)[2] == (8, 3, 4)
