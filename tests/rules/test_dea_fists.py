"""DEA-1: what is in a fist cannot be dealt away, and everything else can. Both games have the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from dealing import both_games, give, hands, heard, pass_time, refused, seated, stage, state_of
from scenes import fight, market
from stage import FACTORY

from gangland.engine.table import CHANCE, OPEN
from gangland.game.deals.deal import ASSETS
from gangland.game.game import Game
from gangland.protocol.document import document
from gangland.rulesets.view import NOBODY, tradable

GUNS = ASSETS.index("guns")

# DEA-1: fists


def before_fists(asset: str, name: str = "mayhem") -> Game:
    """Return a fight of seats 1 and 2, or a market, with all fists to be made."""
    s = stage(name)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=2, rookies=1)
    return seated(fight(s, 1, FACTORY) if asset == "guns" else market(s))


def close(game: Game, seat: int, inside: int) -> None:
    """Have a seat close its fist."""
    game.take(seat, f"{'guns' if game.t.sealing == GUNS else 'market'} {inside}")


def gun_fists(name: str = "mayhem", guns: int = 2) -> Game:
    """Return a fight of seats 1 and 2 in which seat 1 has closed its fist on some of its three guns."""
    game = before_fists("guns", name)
    close(game, 1, guns)
    return game


def goods_fists(name: str = "mayhem", goods: int = 2) -> Game:
    """Return a market at which seat 1 has closed its fist on some of its four goods."""
    game = before_fists("goods", name)
    close(game, 1, goods)
    return game


FISTS = (("guns", gun_fists, 3), ("goods", goods_fists, 4))
both_fists = pytest.mark.parametrize(("asset", "fists", "held"), FISTS)


@both_games
@both_fists
def test_dea_1_what_is_in_a_fist_is_out_of_reach(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: the owner can hand over what is outside it, when somebody asks for that, and no more."""
    game = fists(name, 2)
    game.take(0, f"offer to=seat2 want={asset}:{held - 1}")
    refused(game, 1, "accept 1", "not-covered", "DEA-4")
    game.take(0, f"offer to=seat2 want={asset}:{held - 2}")
    game.take(1, "accept 2")
    game.take(0, f"offer to=seat2 want={asset}:1")
    refused(game, 1, "accept 3", "not-covered", "DEA-4")


@both_games
@both_fists
@pytest.mark.parametrize("inside", [0, 1, 2])
@pytest.mark.parametrize("verb", ["gift", "offer"])
def test_dea_1_nothing_a_fist_may_hold_is_offered_before_it_opens(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int, inside: int, verb: str
) -> None:
    """DEA-1, INF-1: whatever is in it, however little is offered; everything of another kind can be."""
    game = fists(name, inside)
    for amount in (1, held, 40):
        refused(game, 1, f"{verb} to=seat1 give={asset}:{amount}", "fist-closed", "DEA-1")
    game.take(0, f"offer to=seat2 give=cash:1 want={asset}:1")
    refused(game, 1, f"offer to=seat1 give={asset}:1 want=cash:2 counter=1", "fist-closed", "DEA-1")
    give(game, 1, 0, "cash:5")
    assert game.t.cash[1] == 0


@both_games
@both_fists
def test_dea_1_an_open_hand_can_be_dealt_from(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: who has made no fist yet may give all away, and put what it is given into the fist."""
    game = fists(name, 1)
    assert game.t.fist[2] == OPEN
    give(game, 2, 3, f"{asset}:{held}")
    assert game.menu(2).count() == 1
    give(game, 0, 2, f"{asset}:1")
    assert game.menu(2).count() == 2


@both_games
@both_fists
def test_dea_1_a_closed_fist_is_not_reopened(
    name: str, asset: str, fists: Callable[[str, int], Game], held: int
) -> None:
    """DEA-1: neither by another answer nor by what one is given."""
    game = give(fists(name, 1), 0, 1, f"{asset}:2")
    refused(game, 1, f"{'guns' if asset == 'guns' else 'market'} 2", "not-your-turn")
    assert (game.t.fist[1], game.t.asset(1, ASSETS.index(asset))) == (1, held + 2)


@both_games
@pytest.mark.parametrize("asset", ["guns", "goods"])
@pytest.mark.parametrize("inside", [0, 1, 2])
def test_dea_1_closing_a_fist_withdraws_offers_of_what_it_may_hold(
    name: str, asset: str, inside: int
) -> None:
    """DEA-1, INF-1: whatever is in it; those who saw the offer are told so, and nothing of the fist."""
    game = before_fists(asset, name)
    game.take(1, f"offer to=seat3,seat4 give={asset}:1 want=cash:1")
    game.take(1, f"offer to=seat3 give=cash:1 want={asset}:1")
    game.take(0, f"offer to=seat3 give={asset}:1")
    game.take(3, "decline 1")
    close(game, 1, inside)
    assert [state_of(game, seat, 1) for seat in (1, 2, 3)] == ["withdrawn"] * 3
    assert [state_of(game, 2, number) for number in (2, 3)] == ["open", "open"]
    refused(game, 2, "accept 1", "offer-closed", "DEA-1")
    for seat in (1, 2, 3):
        told = [fact.doc for fact in game.told(seat) if fact.doc["event"] == "withdrawn"]
        assert [(doc["seat"], doc["offer"], doc["want"]) for doc in told] == [(1, 1, [1, 0, 0])]
    assert "withdrawn" not in heard(game, NOBODY) + heard(game, 0)
    game.take(2, "accept 3")


@both_games
@pytest.mark.parametrize("asset", ["guns", "goods"])
def test_dea_1_the_last_fist_withdraws_offers_too(name: str, asset: str) -> None:
    """DEA-1: it opens at once, and its owner's offers are withdrawn all the same."""
    game = before_fists(asset, name)
    others = [seat for seat in game.owed() if seat != 1]
    game.take(1, f"offer to=seat3 give={asset}:1 until=3")
    for seat in others:
        close(game, seat, 0)
    assert state_of(game, 1, 1) == "open"
    close(game, 1, 0)
    assert state_of(game, 1, 1) == "withdrawn"
    give(game, 1, 2, f"{asset}:1")


@both_games
@pytest.mark.parametrize("asset", ["guns", "goods"])
def test_dea_1_taking_offers_cannot_probe_a_fist(name: str, asset: str) -> None:
    """DEA-1, INF-1: with every kind of offer around it, nobody can tell one fist from another."""
    worlds = []
    for inside in range(3):
        game = before_fists(asset, name)
        for terms in (f"give={asset}:1", f"give={asset}:3", "give=cash:9", f"give=cash:1,{asset}:2"):
            game.take(1, f"offer to=seat1,seat3,seat4 {terms}")
        close(game, 1, inside)
        tried: list[object] = []
        for number in range(1, 5):
            try:
                tried.append([fact.doc for fact in game.take(0, f"accept {number}")])
            except Exception as refusal:  # noqa: BLE001 - whatever is said must be the same
                tried.append(repr(refusal))
        seen = [document(game, seat) for seat in (NOBODY, 0, 2, 3)]
        worlds.append((tried, seen, [[fact.doc for fact in game.told(seat)] for seat in (NOBODY, 0, 2, 3)]))
    assert worlds == [worlds[0]] * 3


# DEA-1: fights and markets under way


@both_games
def test_dea_1_deals_are_open_to_the_end_of_a_fight(name: str) -> None:
    """DEA-1, FGT-3: dice, tie and injuries included; pulled guns are out of reach till discarded."""
    game = gun_fists(name, 2)
    game.take(2, "guns 1")
    questions = 0
    while any(game.t.pulled):
        questions += 1
        give(game, 0, 3, "cash:1")
        give(game, 3, 0, "cash:1")
        assert (tradable(game.t, 1, GUNS), tradable(game.t, 2, GUNS)) == (1, 2)
        branch = game.branch()
        branch.take(0, "offer to=seat2 want=guns:2")
        refused(branch, 1, f"accept {len(branch.ledger.offers_seen(1))}", "not-covered", "DEA-4")
        give(branch, 1, 0, "guns:1")
        pass_time(game)
    assert questions >= 2
    assert (game.t.guns[1], game.t.guns[2]) == (1, 2)
    assert (tradable(game.t, 1, GUNS), tradable(game.t, 2, GUNS)) == (1, 2)


def test_dea_1_an_offer_of_pulled_guns_comes_to_nothing() -> None:
    """DEA-1, DEA-4: it can be made, as any offer can, and is not covered before the guns are gone."""
    game = gun_fists("mayhem", 3)
    game.take(2, "guns 0")
    game.take(1, "offer to=seat1 give=guns:1 want=cash:1")
    game.take(0, "accept 1")
    assert state_of(game, 0, 1) == "lapsed"
    assert (game.t.guns[0], game.t.guns[1], game.t.cash[0]) == (3, 3, 5)


@both_games
def test_dea_1_deals_go_on_after_the_market(name: str) -> None:
    """DEA-1: once the sales are paid hands are open again."""
    game = goods_fists(name, 2)
    for seat in (0, 2, 3):
        game.take(seat, "market 0")
    assert game.t.goods[1] == 2
    give(game, 1, 0, "goods:2")
    assert game.t.goods[1] == 0


def test_dea_1_a_fight_without_guns_has_no_fists() -> None:
    """DEA-1: nothing is out of reach in it."""
    s = stage()
    law = FACTORY - 3
    for seat in (1, 2):
        s.crew(seat, law, made=1)
    game = seated(fight(s, 1, law))
    assert game.owed() == [CHANCE]
    give(game, 1, 2, "guns:3")
    assert game.t.guns[1] == 0


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


def test_dea_1_a_gunner_is_paid_before_the_guns_are_allotted() -> None:
    """DEA-1, FGT-6: in a fight of three, one who may be shot pays the one who shoots."""
    s = stage()
    for seat in (1, 2, 3):
        s.crew(seat, FACTORY, made=2, rookies=1)
    game = seated(fight(s, 1, FACTORY))
    for seat, guns in ((1, 2), (2, 0), (3, 0)):
        game.take(seat, f"guns {guns}")
    for face in (1, 6, 2):
        game.take(CHANCE, f"roll {face}")
    assert game.owed() == [1]
    give(game, 2, 1, "cash:5")
    assert hands(game)[1] == (10, 3, 4)
    assert game.owed() == [1]
