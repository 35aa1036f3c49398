"""DEA-3: a promise to pay, what keeps it and what does not."""

from __future__ import annotations

import pytest
from dealing import (
    both_games,
    dealing,
    give,
    hands,
    promised,
    to_round,
    verdict,
)

from gangland.game.deals.deal import Verdict


@both_games
def test_dea_3_pay_is_kept_by_paying(name: str) -> None:
    """DEA-3: in one gift or several, all that was promised."""
    game = promised(name, "pay:cash:3,guns:1:2")
    give(game, 1, 2, "cash:2,guns:1")
    assert verdict(game) is Verdict.OPEN
    give(game, 1, 2, "cash:1")
    assert verdict(game) is Verdict.KEPT


@both_games
def test_dea_3_pay_is_broken_by_not_paying(name: str) -> None:
    """DEA-3: when the round is over, and less is not enough."""
    game = promised(name, "pay:cash:3:1")
    give(game, 1, 2, "cash:2,goods:4")
    assert verdict(to_round(game, 2)) is Verdict.BROKEN


@both_games
@pytest.mark.parametrize(
    ("by", "to", "terms"), [(1, 2, "give=cash:3"), (2, 1, "want=cash:3"), (1, 2, "give=cash:3 mine=peace:2")]
)
def test_dea_3_pay_is_kept_by_an_offer_that_asks_nothing_back(
    name: str, by: int, to: int, terms: str
) -> None:
    """DEA-3: whoever offered it; that the payer promises more is nothing back."""
    game = promised(name, "pay:cash:3:2")
    game.take(by, f"offer to=seat{to + 1} {terms}")
    game.take(to, "accept 2")
    assert verdict(game) is Verdict.KEPT


@both_games
@pytest.mark.parametrize(
    ("by", "to", "terms"),
    [
        (2, 1, "give=goods:1 want=cash:4"),
        (1, 2, "give=cash:4 want=goods:1"),
        (1, 2, "give=cash:4 theirs=peace:2"),
        (2, 1, "want=cash:4 mine=peace:2"),
    ],
)
def test_dea_3_what_buys_something_pays_no_promise(name: str, by: int, to: int, terms: str) -> None:
    """DEA-3: the price of an asset or of a promise is not what was promised before."""
    game = promised(name, "pay:cash:3:1")
    game.take(by, f"offer to=seat{to + 1} {terms}")
    game.take(to, "accept 2")
    assert hands(game)[2][0] == 9
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 2)) is Verdict.BROKEN


def test_dea_3_the_deal_itself_does_not_pay() -> None:
    """DEA-3: what is promised for later is not what is handed over now."""
    game = dealing()
    game.take(1, "offer to=seat3 give=cash:3 mine=pay:cash:2:2")
    game.take(2, "accept 1")
    assert verdict(game) is Verdict.OPEN


def test_dea_3_one_payment_does_not_pay_two_debts() -> None:
    """DEA-3: it goes to the oldest promise first, what is left to the next."""
    game = promised("mayhem", "pay:cash:2:2")
    game.take(1, "offer to=seat3 mine=pay:cash:2:2")
    game.take(2, "accept 2")
    give(game, 1, 2, "cash:3")
    assert [verdict(game, 1), verdict(game, 2)] == [Verdict.KEPT, Verdict.OPEN]
    give(game, 1, 2, "cash:1")
    assert verdict(game, 2) is Verdict.KEPT


def test_dea_3_paying_somebody_else_pays_nothing() -> None:
    """DEA-3: nor does being paid."""
    game = promised("mayhem", "pay:cash:2:2")
    give(game, 1, 0, "cash:2")
    give(game, 2, 1, "cash:2")
    assert verdict(game) is Verdict.OPEN


@both_games
@pytest.mark.parametrize("reply", ["decline 2", "offer to=seat2 want=cash:9 counter=2"])
def test_dea_3_a_payment_offered_in_time_and_declined_counts_as_kept(name: str, reply: str) -> None:
    """DEA-3: nobody breaks another's word by refusing the money; a counter-offer refuses it too."""
    game = promised(name, "pay:cash:3:1")
    game.take(1, "gift to=seat3 give=cash:3")
    assert verdict(game) is Verdict.OPEN
    game.take(2, reply)
    assert verdict(game) is Verdict.KEPT
    assert hands(game)[1:3] == [(5, 3, 4), (5, 3, 4)]


@pytest.mark.parametrize("terms", ["give=cash:2", "give=cash:3 want=goods:1", "give=cash:3 theirs=peace:1"])
def test_dea_3_what_is_less_or_asks_something_is_not_the_payment(terms: str) -> None:
    """DEA-3: declined or not, it is not what was promised."""
    game = promised("mayhem", "pay:cash:3:1")
    game.take(1, f"offer to=seat3 {terms}")
    game.take(2, "decline 2")
    assert verdict(to_round(game, 2)) is Verdict.BROKEN


def test_dea_3_a_payment_that_was_only_offered_is_not_paid() -> None:
    """DEA-3: without an answer, or taken back, it is neither handed over nor declined."""
    for more in ([], [(1, "withdraw 2")]):
        game = promised("mayhem", "pay:cash:3:1")
        game.take(1, "gift to=seat3 give=cash:3")
        for seat, text in more:
            game.take(seat, text)
        assert verdict(to_round(game, 2)) is Verdict.BROKEN


@pytest.mark.parametrize("cash", [0, 5])
def test_dea_3_whether_a_declined_payment_was_covered_is_not_told(cash: int) -> None:
    """DEA-3, INF-4: the verdict says nothing about the payer's hand."""
    game = promised("mayhem", "pay:cash:3:1")
    game.t.cash[1] = cash
    game.take(1, "gift to=seat3 give=cash:3")
    game.take(2, "decline 2")
    assert verdict(game) is Verdict.KEPT
