"""DEA: deals never block and are made at once. Both games have the same."""

from __future__ import annotations

from itertools import permutations

import pytest
from dealing import (
    NAMES,
    both_games,
    dealing,
    give,
    hands,
    heard,
    is_taken,
    pass_time,
    refused,
    seated,
    stage,
    state_of,
    to_end,
    to_round,
)
from scenes import at_the_brink, turn

from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document
from gangland.rulesets.procedures import ROUND
from gangland.rulesets.view import NOBODY

# DEA-1: between any two, in and out of turn


@both_games
@pytest.mark.parametrize(("giver", "taker"), list(permutations(range(4), 2)))
def test_dea_1_any_two_may_deal_in_and_out_of_turn(name: str, giver: int, taker: int) -> None:
    """DEA-1: cash, guns and goods may be handed over between any two players, whoever's turn it is."""
    game = dealing(name)
    give(game, giver, taker, "cash:1,guns:2,goods:3")
    assert hands(game)[giver] == (4, 1, 1)
    assert hands(game)[taker] == (6, 5, 7)
    assert game.owed() == [1]


@both_games
def test_dea_1_deals_never_block(name: str) -> None:
    """DEA-1: an open offer keeps nobody from playing on."""
    game = dealing(name)
    game.take(0, "offer to=seat2 give=cash:1")
    game.take(1, "sit")
    assert game.owed() == [2]
    game.take(1, "accept 1")
    assert hands(game)[1] == (6, 3, 4)


@both_games
@pytest.mark.parametrize("seed", range(3))
def test_dea_1_whenever_the_game_waits_for_anybody(name: str, seed: int) -> None:
    """DEA-1: at every question of whole games, in fights and at the market, a deal is made at once."""
    game = Game(Setup(name, seats_of(NAMES)))
    dice = Dice(seed)
    while not game.t.over:
        t = game.t
        giver = dice.below(4)
        taker = (giver + 1 + dice.below(3)) % 4
        branch = game.branch()
        branch.t.cash[giver] += 1
        both_in = t.is_alive(giver) and t.is_alive(taker)
        is_open = t.round > 0 and t.stack[0] == ROUND and both_in
        assert is_taken(branch, giver, f"gift to=seat{taker + 1} give=cash:1") == is_open
        assert not is_open or is_taken(branch, taker, "accept 1")
        seat = game.owed()[0]
        game.answer(seat, sample(game.menu(seat), dice))


@both_games
def test_dea_1_not_before_the_first_round(name: str) -> None:
    """DEA-1, SET-7: there is nothing to deal with before the gangs have started."""
    game = Game(Setup(name, seats_of(NAMES)))
    for text in ("gift to=seat2 give=cash:1", "offer to=seat2 want=cash:1"):
        refused(game, 0, text, "deals-not-begun")


@both_games
def test_dea_1_not_after_the_last_clean_up(name: str) -> None:
    """DEA-1, END-1: deals end with the last clean-up, before a last fight is rolled; talk does not."""
    s = stage(name)
    s.t.round = s.t.rounds
    s.t.leader = 3
    s.own(3, cash=0)
    s.at(s.step_of(ROUND, "CleanUp"))
    game = seated(s.run())
    assert game.owed() == [CHANCE]
    refused(game, 0, "gift to=seat2 give=cash:1", "deals-ended", "END-1")
    refused(game, 0, "offer to=seat2 want=cash:1", "deals-ended", "END-1")
    game.take(0, "say to=all text=well")
    while not game.t.over:
        pass_time(game)
    refused(game, 0, "gift to=seat2 give=cash:1", "deals-ended", "END-1")
    assert heard(game, NOBODY)[0] == "said"


@both_games
def test_dea_1_the_disbanded_do_not_deal(name: str) -> None:
    """DEA-1, STD-4: a disbanded gang gives nothing and is given nothing, but may still talk."""
    game = dealing(name)
    game.t.alive &= ~(1 << 3)
    refused(game, 3, "gift to=seat1 give=cash:1", "disbanded", "STD-4")
    refused(game, 3, "offer to=seat1 give=cash:1", "disbanded", "STD-4")
    refused(game, 0, "gift to=seat4 give=cash:1", "no-such-rival", "DEA-1")
    refused(game, 0, "offer to=seat2,seat4 give=cash:1", "no-such-rival", "DEA-1")
    game.take(3, "say to=seat1 text=goodbye")


def test_dea_1_offers_of_and_to_the_disbanded_are_gone() -> None:
    """DEA-1, STD-4: they expire with the gang; an offer to others too stands for the others."""
    s = stage()
    at_the_brink(s, 3)
    game = seated(turn(s, 3))
    game.take(3, "offer to=seat1 give=cash:1")
    game.take(0, "offer to=seat4 give=cash:1")
    game.take(0, "offer to=seat2,seat4 give=cash:1")
    game.take(0, "offer to=seat2,seat4 give=guns:1")
    game.take(1, "decline 2")
    game.t.alive &= ~(1 << 3)
    game.take(0, "say to=all text=hm")
    assert [offer.state for offer in game.ledger.offers] == ["expired", "expired", "open", "expired"]
    game.take(1, "accept 1")


@pytest.mark.parametrize("rival", ["seat1", "*", "seat9", "nobody", ""])
def test_dea_1_with_another_gang_at_the_table(rival: str) -> None:
    """DEA-1: neither with oneself, nor with chance, nor with somebody who is not there."""
    game = dealing()
    for verb in ("gift", "offer"):
        with pytest.raises(Refusal) as refusal:
            game.take(0, f"{verb} to={rival} give=cash:1")
        assert refusal.value.code in ("no-such-rival", "unknown-seat", "one-rival")
    assert hands(game)[0] == (5, 3, 4)


def test_dea_1_nobody_without_a_seat_deals() -> None:
    """DEA-1: an onlooker, chance and a seat that is not at the table are refused."""
    game = dealing()
    for seat in (-1, 4, 5, CHANCE, 7):
        with pytest.raises(Refusal):
            game.take(seat, "gift to=seat1 give=cash:1")


# DEA-1: offers


@both_games
def test_dea_1_an_offer_to_several_goes_to_the_first(name: str) -> None:
    """DEA-1: whoever accepts first has it, the others are too late."""
    game = dealing(name)
    game.take(0, "offer to=seat2,seat3,seat4 give=guns:1 want=cash:2")
    game.take(2, "accept 1")
    assert hands(game)[0] == (7, 2, 4)
    assert hands(game)[2] == (3, 4, 4)
    for seat in (1, 3):
        refused(game, seat, "accept 1", "offer-closed", "DEA-1")
        assert (state_of(game, seat, 1), heard(game, seat)[1:]) == ("gone", ["gone", "dealt"])
    assert [state_of(game, seat, 1) for seat in (0, 2)] == ["accepted", "accepted"]


def test_dea_1_who_was_not_asked_cannot_accept() -> None:
    """DEA-1, INF-3: to others the offer does not exist."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:1")
    for verb in ("accept", "decline", "withdraw"):
        refused(game, 2, f"{verb} 1", "no-such-offer", "DEA-1")


def test_dea_1_declining_leaves_it_to_the_others() -> None:
    """DEA-1: one no does not close an offer to several; the last no does; nobody declines twice."""
    game = dealing()
    game.take(0, "offer to=seat2,seat3 give=cash:1")
    game.take(1, "decline 1")
    refused(game, 1, "decline 1", "offer-closed")
    refused(game, 1, "accept 1", "offer-closed")
    assert state_of(game, 0, 1) == "open"
    game.take(2, "decline 1")
    assert state_of(game, 0, 1) == "declined"
    assert heard(game, 0) == ["offered", "declined", "declined"]
    assert hands(game) == hands(dealing())


def test_dea_1_withdrawing_takes_ones_own_offer_back() -> None:
    """DEA-1: only the own, only an open one."""
    game = dealing()
    game.take(0, "offer to=seat2,seat3 give=cash:1")
    refused(game, 1, "withdraw 1", "not-your-offer", "DEA-1")
    game.take(0, "withdraw 1")
    refused(game, 0, "withdraw 1", "offer-closed", "DEA-1")
    refused(game, 1, "accept 1", "offer-closed", "DEA-1")
    assert heard(game, 2) == ["offered", "withdrawn"]


def test_dea_1_nobody_answers_the_own_offer() -> None:
    """DEA-1: it can be withdrawn, neither accepted nor declined."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:1")
    refused(game, 0, "accept 1", "own-offer", "DEA-1")
    refused(game, 0, "decline 1", "own-offer", "DEA-1")


def test_dea_1_a_counter_offer_declines_and_offers() -> None:
    """DEA-1: it goes back to who offered, and the first offer is answered by it."""
    game = dealing()
    game.take(0, "offer to=seat2 give=guns:1 want=cash:4")
    game.take(1, "offer to=seat1 give=cash:2 want=guns:1 counter=1")
    assert state_of(game, 0, 1) == "declined"
    assert document(game, 0).offers[1].counters == 1
    game.take(0, "accept 2")
    assert hands(game)[:2] == [(7, 2, 4), (3, 4, 4)]


def test_dea_1_a_counter_offer_leaves_the_offer_to_the_others() -> None:
    """DEA-1: who counters has declined; the others may still accept."""
    game = dealing()
    game.take(0, "offer to=seat2,seat3 give=guns:1 want=cash:1")
    game.take(1, "offer to=seat1 want=guns:2 give=cash:1 counter=1")
    refused(game, 1, "accept 1", "offer-closed")
    game.take(2, "accept 1")
    assert hands(game)[2] == (4, 4, 4)


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (1, "offer to=seat3 give=cash:1 counter=1", "not-a-counter"),
        (1, "offer to=seat1,seat3 give=cash:1 counter=1", "not-a-counter"),
        (0, "offer to=seat2 give=cash:1 counter=1", "not-a-counter"),
        (3, "offer to=seat1 give=cash:1 counter=1", "no-such-offer"),
        (1, "offer to=seat1 give=cash:1 counter=2", "no-such-offer"),
        (1, "offer to=seat1 give=cash:99999 counter=1", "not-a-number"),
    ],
)
def test_dea_1_a_counter_offer_answers_an_offer(seat: int, text: str, code: str) -> None:
    """DEA-1: only who was asked counters, only towards who asked; a refused one declines nothing."""
    game = dealing()
    game.take(0, "offer to=seat2 give=guns:1 want=cash:4")
    refused(game, seat, text, code)
    assert state_of(game, 1, 1) == "open"


@both_games
def test_dea_1_an_offer_stands_till_the_end_of_the_round(name: str) -> None:
    """DEA-1: by itself till the end of this round, or till the end of a later one."""
    game = dealing(name)
    game.take(0, "offer to=seat2 give=cash:1")
    game.take(0, "offer to=seat2 give=cash:1 until=2")
    game.take(0, f"offer to=seat2 give=cash:1 until={game.t.rounds}")
    to_round(game, 2)
    assert [state_of(game, 1, number) for number in (1, 2, 3)] == ["expired", "open", "open"]
    refused(game, 1, "accept 1", "offer-closed")
    to_round(game, 3)
    assert [state_of(game, 1, number) for number in (1, 2, 3)] == ["expired", "expired", "open"]
    to_end(game)
    assert state_of(game, 1, 3) == "expired"


@pytest.mark.parametrize("until", [1, 7, 99999])
def test_dea_1_an_offer_ends_in_a_round_to_come(until: int) -> None:
    """DEA-1: neither in the past nor after the last round."""
    game = to_round(dealing(), 2)
    refused(game, 0, f"offer to=seat2 give=cash:1 until={until}", "bad-deadline", "DEA-1")


def test_dea_1_an_offer_offers_something() -> None:
    """DEA-1: assets or promises, one way or both."""
    game = dealing()
    refused(game, 0, "offer to=seat2", "empty-offer")
    refused(game, 0, "offer to=seat2 text='trust me'", "empty-offer")
    refused(game, 0, "gift to=seat2", "empty-offer")
    for text in ("give=cash:1", "want=cash:1", "mine=peace:1", "theirs=peace:1"):
        game.take(0, f"offer to=seat2 {text}")


def test_dea_1_a_gift_is_for_one() -> None:
    """DEA-1, DEA-3: it cannot be split by itself."""
    refused(dealing(), 0, "gift to=seat2,seat3 give=cash:2", "one-rival", "DEA-3")


def test_dea_1_open_offers_have_a_limit() -> None:
    """DEA-1: twenty open ones a seat; closing one makes room, those of others do not count."""
    game = dealing()
    for _ in range(20):
        game.take(0, "offer to=seat2 want=cash:1")
    refused(game, 0, "offer to=seat2 want=cash:1", "too-many-offers")
    game.take(1, "offer to=seat1 want=cash:1")
    game.take(1, "decline 5")
    game.take(0, "offer to=seat2 want=cash:1")


def test_dea_1_words_come_with_an_offer() -> None:
    """DEA-1: a text goes to who is asked, as it was written."""
    game = dealing()
    game.take(0, "offer to=seat2 want=cash:1 text='it is \"nothing\", really'")
    assert document(game, 1).offers[0].text == 'it is "nothing", really'


# DEA-2


@pytest.mark.parametrize(
    "thing", ["orders", "tokens", "standing", "heat", "made", "rookies", "leader", "1m", ""]
)
@pytest.mark.parametrize("verb", ["gift to=seat2 give", "offer to=seat2 want"])
def test_dea_2_nothing_else_can_be_traded(thing: str, verb: str) -> None:
    """DEA-2: not orders, standing, crew or the leader token."""
    refused(dealing(), 0, f"{verb}={thing}:1", "not-tradable", "DEA-2")


@both_games
def test_dea_2_a_deal_touches_nothing_else(name: str) -> None:
    """DEA-2: orders, standing, crew and the leader token stay where they are."""
    game = dealing(name)
    before = game.t.copy()
    game.take(0, "offer to=seat2 give=cash:5,guns:3,goods:4 want=cash:1,guns:1,goods:1 mine=peace:1")
    game.take(1, "accept 1")
    for field in ("tokens", "standing", "made", "rookies", "pool_made", "present"):
        assert list(getattr(game.t, field)) == list(getattr(before, field))
    assert (game.t.leader, game.t.owed, game.t.round) == (before.leader, before.owed, before.round)


@pytest.mark.parametrize(
    "amount",
    [
        "cash",
        "cash:",
        "cash:0",
        "cash:-1",
        "cash:1.5",
        "cash:x",
        "cash:²",
        "cash:10000",
        "cash:" + "9" * 5000,
    ],
)
def test_dea_2_amounts_are_whole_and_positive(amount: str) -> None:
    """DEA-2: there is no half gun and no debt."""
    for verb in ("gift to=seat2 give", "offer to=seat2 want"):
        refused(dealing(), 0, f"{verb}={amount}", "not-a-number")


def test_dea_2_amounts_add_up() -> None:
    """DEA-2: what is named twice is meant twice, and what comes of it can be written down."""
    game = dealing()
    give(game, 0, 1, "cash:1,guns:1,cash:2")
    assert hands(game)[0] == (2, 2, 4)
    assert game.lines[-2].endswith("give=cash:3,guns:1 until=1")
    refused(game, 0, "offer to=seat2 want=cash:9999,cash:1", "not-a-number")


# DEA-3: at once, both halves together


@both_games
def test_dea_3_both_halves_change_hands_together(name: str) -> None:
    """DEA-3: an exchange agreed now is made at once, and nothing is lost on the way."""
    game = dealing(name)
    game.take(0, "offer to=seat2 give=cash:5,guns:1 want=goods:4")
    assert hands(game) == hands(dealing(name))
    game.take(1, "accept 1")
    assert hands(game)[:2] == [(0, 2, 8), (10, 4, 0)]


def test_dea_3_one_half_that_is_missing_stops_both() -> None:
    """DEA-3, DEA-4: who cannot give its half is given nothing."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:5 want=guns:4")
    refused(game, 1, "accept 1", "not-covered", "DEA-4")
    assert hands(game) == hands(dealing())


def test_dea_3_what_one_is_given_does_not_pay_for_it() -> None:
    """DEA-3, DEA-4: the halves pass each other: nobody pays with what it is about to get."""
    game = dealing()
    game.t.cash[1] = 0
    game.take(0, "offer to=seat2 give=cash:3 want=cash:2")
    refused(game, 1, "accept 1", "not-covered", "DEA-4")


@both_games
def test_dea_3_a_gift_is_an_offer_that_asks_nothing(name: str) -> None:
    """DEA-3: nothing changes hands without a yes, and it is written down as the offer it is."""
    game = dealing(name)
    game.take(2, "gift to=seat4 give=goods:4")
    assert hands(game) == hands(dealing(name))
    assert game.lines[-1].endswith(f"offer to={game.notation.seat(game.t, 3)} give=goods:4 until=1")
    assert [heard(game, seat) for seat in range(NOBODY, 4)] == [[], [], [], ["offered"], ["offered"]]
    game.take(3, "accept 1")
    assert hands(game)[2:] == [(5, 3, 0), (5, 3, 8)]


@both_games
def test_dea_3_a_gift_may_be_declined(name: str) -> None:
    """DEA-3: some cards hit whoever has most; nobody is made rich against its will."""
    game = dealing(name)
    game.take(2, "gift to=seat4 give=goods:4")
    game.take(3, "decline 1")
    assert hands(game) == hands(dealing(name))
    assert (state_of(game, 2, 1), heard(game, 2)) == ("declined", ["offered", "declined"])
    assert heard(game, 0) == []


def test_dea_3_a_one_sided_offer_needs_a_yes() -> None:
    """DEA-3: something for nothing can also be asked for."""
    game = dealing()
    game.take(0, "offer to=seat2 want=goods:4")
    assert hands(game) == hands(dealing())
    game.take(1, "accept 1")
    assert hands(game)[:2] == [(5, 3, 8), (5, 3, 0)]
