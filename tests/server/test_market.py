"""The market as a viewer can reckon it: exact under the rules in force, and blind to what rivals hide."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rig import Doc, Player, in_round_one, open_house, run, settings

from gangland.arena.leaks import other_world
from gangland.content.editions import load_edition
from gangland.game.chance import Dice
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.positions.position import from_text
from gangland.game.setup import Setup, seats_of

GANGS = {
    "mayhem": ("samcro", "lin", "mayans", "one-niners"),
    "wise-guys": ("chicago-outfit", "sheldon", "north-side", "saltis-mcerlane"),
}
OPTIONS: dict[str, list[dict[str, int]]] = {
    "mayhem": [{}, {"under-the-radar": 1, "hardcore-cards": 1}],
    "wise-guys": [{}, {"bombing": 1, "crime-pays": 1}],
}


def position(game: str, standing: tuple[int, ...], goods: tuple[int, ...], *turned: str) -> Game:
    """A game in round 2 with these standings, goods and cards."""
    lines = ['gangland = "position 1"', f'game = "{game}"', "round = 2", f"turned = {json.dumps(turned)}"]
    for gang, stands, has in zip(GANGS[game], standing, goods, strict=False):
        lines += ["[[gang]]", f'id = "{gang}"', f"standing = {stands}", f"goods = {has}", "orders = 2"]
    return from_text("\n".join(lines), load_edition(game))


def seen(game: Game, seat: int) -> Doc:
    return market(game.g, game.view(seat), seat)


def test_std_6_limits_are_those_of_standing_and_null_is_none() -> None:
    found = seen(position("mayhem", (1, 2, 3, 4), (5, 0, 0, 0)), 0)
    assert found["limits"] == [3, 2, 1, 0]
    assert found["others"] == 3
    found = seen(position("wise-guys", (1, 4, 3, 2), (5, 0, 0, 0)), 0)
    assert found["limits"] == [1, None, 3, 2]
    assert found["others"] is None


def test_blk_2_prices_go_by_the_players_left_and_a_sale_has_a_best_and_a_worst() -> None:
    found = seen(position("mayhem", (1, 2, 3, 4), (2, 0, 0, 0)), 0)
    assert found["prices"] == [
        {"first": 1, "last": 4, "price": 3, "paid": [3, 3, 3, 3]},
        {"first": 5, "last": 8, "price": 2, "paid": [2, 2, 2, 2]},
        {"first": 9, "last": None, "price": 1, "paid": [1, 1, 1, 1]},
    ]
    sales = [{"count": 1, "best": 3, "worst": 3}, {"count": 2, "best": 6, "worst": 4}]
    assert found["mine"] == {"top": 2, "cost": 1, "sales": sales}
    three = seen(position("wise-guys", (3, 3, 3), (1, 0, 0)), 0)
    assert three["prices"][0] == {"first": 1, "last": 3, "price": 3, "paid": [3, 3, 3]}
    assert three["mine"]["sales"] == [{"count": 1, "best": 3, "worst": 1}]


def test_cards_in_force_change_limits_prices_and_the_cost() -> None:
    war = seen(position("mayhem", (1, 2, 3, 4), (9, 0, 0, 0), "price-war"), 0)
    assert war["limits"] == [5, 4, 3, 2]
    assert war["mine"]["sales"][0] == {"count": 1, "best": 2, "worst": 1}
    assert [band["price"] for band in war["prices"]] == [3, 2, 1]
    assert [band["paid"] for band in war["prices"]] == [[2] * 4, [1] * 4, [1] * 4]
    buyers = seen(position("mayhem", (1, 2, 3, 4), (9, 0, 0, 0), "undercover-buyers"), 0)
    assert (buyers["mine"]["cost"], buyers["mine"]["sales"][0]["best"]) == (2, 4)
    captain = seen(position("wise-guys", (3, 3, 2, 1), (0, 0, 0, 0), "hungry-captain"), 0)
    assert captain["limits"] == [3, 3, 2, 2]


@pytest.mark.parametrize("game", GANGS)
def test_the_bound_is_what_rivals_with_full_stores_could_sell(game: str) -> None:
    """Nothing smaller would do: with goods enough the menus of the others add up to it."""
    for standing in ((1, 2, 3, 3), (3, 1, 1, 2), (2, 3, 2, 1)):
        full = position(game, standing, (20, 20, 20, 20))
        offered = dict.fromkeys(range(4), 0) | _tops(full)
        for seat in range(4):
            rivals = sum(top for one, top in offered.items() if one != seat)
            assert seen(full, seat)["others"] == rivals


def _tops(game: Game) -> dict[int, int]:
    """What each gang may sell at most, once the market is open."""
    dice = Dice(1)
    while not game.t.over and game.g.step(game.t).id != "ChooseGoods":
        seat = game.owed()[0]
        action = game.notation.read(game.t, seat, "sit", game.menu(seat)) if _orders(game) else None
        game.answer(seat, sample(game.menu(seat), dice) if action is None else action)
    return {seat: game.menu(seat).rows[-1] for seat in game.owed()}


def _orders(game: Game) -> bool:
    return game.g.step(game.t).id == "IssueOrders"


@pytest.mark.parametrize("game", GANGS)
def test_inf_1_rivals_goods_make_no_difference(game: str) -> None:
    """Two worlds that differ only behind the blinds of others give the same bytes, in every position."""
    for number, options in enumerate(OPTIONS[game]):
        dice = Dice(number)
        played = Game(Setup(game, seats_of(("Ann", "Bob", "Cleo", "Dan")), options))
        richer = looked = 0
        while not played.t.over:
            asked = played.owed()
            seat = asked[dice.below(len(asked))]
            played.answer(seat, sample(played.menu(seat), dice))
            if played.t.round == 0 or dice.below(5) or played.t.over:
                continue
            for viewer in range(-1, 4):
                world = other_world(played, viewer, dice, richer=False)
                richer += world.t.goods != played.t.goods
                looked += 1
                assert json.dumps(seen(played, viewer)) == json.dumps(seen(world, viewer))
        assert richer > looked // 2


@pytest.mark.parametrize("game", GANGS)
def test_what_is_sold_is_between_the_best_and_the_worst(game: str) -> None:
    """BLK-2: whatever the others close their fists on, a sale brings what was foretold."""
    sales = 0
    for seed in range(12):
        dice = Dice(seed)
        played = Game(Setup(game, seats_of(("Ann", "Bob", "Cleo", "Dan"))))
        while not played.t.over:
            is_open = played.g.step(played.t).id == "ChooseGoods"
            told = [seen(played, seat) for seat in range(4)] if is_open else []
            seat = played.owed()[dice.below(len(played.owed()))]
            facts: list[Doc] = [fact.doc for fact in played.answer(seat, sample(played.menu(seat), dice))]
            for sale in facts if is_open else []:
                if sale["event"] == "sold" and sale["count"]:
                    _check_sale(told[sale["seat"]], sale, facts)
                    sales += 1
    assert sales > 10


def _check_sale(told: Doc, sale: Doc, facts: list[Doc]) -> None:
    found = told["mine"]["sales"][sale["count"] - 1]
    paid = next(
        one["amount"]
        for one in facts
        if one["event"] == "gained" and one["seat"] == sale["seat"] and one["asset"] == "cash"
    )
    assert found["worst"] <= paid <= found["best"]
    assert (sale["price"] * sale["count"], sale["cash"]) == (paid, paid)
    sold = sum(one["count"] for one in facts if one["event"] == "sold")
    band = next(one for one in told["prices"] if one["last"] is None or sold <= one["last"])
    assert band["paid"][sale["seat"]] == sale["price"]
    total = sum(one["count"] for one in facts if one["event"] == "sold")
    assert told["others"] is None or total - sale["count"] <= told["others"]


def test_seats_and_spectators_may_ask_once_the_game_has_begun(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await in_round_one(house)
        answer = (await players[1].say(type="ask", id="m", what="market"))[0]
        assert answer["result"]["mine"]["top"] >= 0
        onlooker = Player(room)
        await onlooker.hello()
        told = (await onlooker.say(type="ask", id="m", what="market"))[0]["result"]
        assert told["mine"] is None
        assert told["limits"] == answer["result"]["limits"]
        await house.close()

    run(story())
