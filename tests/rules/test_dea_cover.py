"""DEA-4: an offer proves nothing; it is tested when it is taken."""

from __future__ import annotations

import pytest
from dealing import (
    both_games,
    dealing,
    give,
    hands,
    heard,
    refused,
    state_of,
)

from gangland.game.game import Game
from gangland.protocol.document import document
from gangland.rulesets.view import NOBODY


@both_games
@pytest.mark.parametrize("amount", ["cash:6", "guns:4", "goods:5", "cash:5,guns:4", "cash:9999"])
@pytest.mark.parametrize("terms", ["want=cash:1", ""])
def test_dea_4_an_offer_may_name_more_than_its_maker_holds(name: str, amount: str, terms: str) -> None:
    """DEA-4, INF-4: it is taken down and told like any other; who takes it finds out, and it is gone."""
    game = dealing(name)
    game.take(0, f"offer to=seat2,seat3 give={amount} {terms}")
    assert [state_of(game, seat, 1) for seat in (0, 1, 2)] == ["open"] * 3
    game.take(1, "accept 1")
    assert hands(game) == hands(dealing(name))
    for seat in (0, 1):
        assert (state_of(game, seat, 1), heard(game, seat)[-1]) == ("lapsed", "lapsed")
    assert (state_of(game, 2, 1), heard(game, 2)[-1]) == ("withdrawn", "withdrawn")
    assert [heard(game, seat) for seat in (NOBODY, 3)] == [[], []]
    refused(game, 2, "accept 1", "offer-closed")


@pytest.mark.parametrize("cash", [0, 4, 5, 6])
def test_dea_4_making_an_offer_proves_nothing(cash: int) -> None:
    """DEA-4, INF-4: whatever its maker holds, the same is said to everybody, the maker too."""
    game = dealing()
    game.t.cash[0] = cash
    told = [fact.doc for fact in game.take(0, "offer to=seat2 give=cash:5 want=guns:1")]
    game.t.cash[0] = 5
    assert [document(game, seat) for seat in range(NOBODY, 4)] == [
        document(offered, seat) for offered in [with_offer()] for seat in range(NOBODY, 4)
    ]
    assert told == [fact.doc for fact in with_offer().facts]


def with_offer() -> Game:
    """Return a game in which seat 0 has offered its five cash for a gun."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:5 want=guns:1")
    return game


def test_dea_4_who_cannot_pay_does_not_find_out_about_the_other() -> None:
    """DEA-4: the taker's half is tested first, so that a beggar cannot probe an offer."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:6 want=guns:4")
    refused(game, 1, "accept 1", "not-covered", "DEA-4")
    assert state_of(game, 1, 1) == "open"


@pytest.mark.parametrize("cash", [0, 4, 5, 9])
def test_dea_4_asking_for_more_than_there_is_tells_nothing(cash: int) -> None:
    """DEA-4, INF-4: an offer is taken whatever the rival has; only the rival learns that it cannot."""
    game = dealing()
    game.t.cash[1] = cash
    game.take(0, "offer to=seat2 want=cash:5")
    assert document(game, 0).offers[0].state == "open"
    if cash < 5:
        before = document(game, 0)
        refused(game, 1, "accept 1", "not-covered", "DEA-4")
        assert document(game, 0) == before
    else:
        game.take(1, "accept 1")


def test_dea_4_who_could_not_pay_may_accept_later() -> None:
    """DEA-4: the offer stands as long as nobody else takes it."""
    game = dealing()
    game.take(0, "offer to=seat2 want=cash:6")
    refused(game, 1, "accept 1", "not-covered")
    give(game, 2, 1, "cash:1")
    game.take(1, "accept 1")
    assert hands(game)[:2] == [(11, 3, 4), (0, 3, 4)]


@both_games
def test_dea_4_an_offer_lapses_when_it_is_no_longer_covered(name: str) -> None:
    """DEA-4: taken too late it is gone for good, even if the offerer has it again."""
    game = dealing(name)
    game.take(0, "offer to=seat2,seat3 give=cash:4 want=guns:1")
    give(game, 0, 3, "cash:2")
    before = hands(game)
    game.take(1, "accept 1")
    assert hands(game) == before
    for seat in (0, 1):
        assert (state_of(game, seat, 1), heard(game, seat)[-1]) == ("lapsed", "lapsed")
    for seat in (NOBODY, 2, 3):
        assert "lapsed" not in heard(game, seat)
    give(game, 3, 0, "cash:2")
    refused(game, 2, "accept 1", "offer-closed")


def test_dea_4_only_the_two_learn_that_an_offer_was_not_covered() -> None:
    """DEA-4, INF-3: to the others it is as if its maker had taken it back; no deal is heard of either way."""
    told = []
    for seat, text in ((1, "accept 1"), (0, "withdraw 1")):
        game = dealing()
        game.take(0, "offer to=seat2,seat3,seat4 give=cash:9 want=guns:1")
        game.take(3, "decline 1")
        game.take(seat, text)
        told.append([[fact.doc for fact in game.told(2)], document(game, 2), document(game, NOBODY)])
        assert heard(game, 2) == ["offered", "withdrawn"]
        refused(game, 2, "accept 1", "offer-closed")
    assert told[0] == told[1]


def test_dea_4_an_offer_that_is_covered_again_stands() -> None:
    """DEA-4: nobody knows what was in between."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:4")
    give(game, 0, 3, "cash:2")
    give(game, 3, 0, "cash:2")
    game.take(1, "accept 1")
    assert hands(game)[1] == (9, 3, 4)


def test_dea_4_two_offers_of_the_same_thing() -> None:
    """DEA-4: the first taken empties the hand, the second lapses."""
    game = dealing()
    game.take(0, "offer to=seat2 give=guns:3")
    game.take(0, "offer to=seat3 give=guns:3")
    game.take(1, "accept 1")
    game.take(2, "accept 1")
    assert (state_of(game, 2, 1), hands(game)[2]) == ("lapsed", (5, 3, 4))
