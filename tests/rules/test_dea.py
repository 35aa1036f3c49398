"""DEA, INF-3: deals never block, are made at once, and promises bind nobody. Both games have the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from scenes import at_the_brink, enough, fight, market, turn, worsen
from stage import FACTORY, OPPORTUNITY_PLACE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE, OPEN
from gangland.play.chance import Dice
from gangland.play.deals import ASSETS, Verdict
from gangland.play.document import document
from gangland.play.game import Game
from gangland.play.ledger import MOST_A_ROUND, MOST_LINES
from gangland.play.playout import sample
from gangland.play.refusal import Refusal
from gangland.play.setup import Setup, seats_of
from gangland.play.talk import offer_document
from gangland.rulesets.procedures import ROUND
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


# DEA-1: between any two, in and out of turn


@both_games
@pytest.mark.parametrize(("giver", "taker"), list(permutations(range(4), 2)))
def test_dea_1_any_two_may_deal_in_and_out_of_turn(name: str, giver: int, taker: int) -> None:
    """DEA-1: cash, guns and goods may be handed over between any two players, whoever's turn it is."""
    game = dealing(name)
    game.take(giver, f"gift to=seat{taker + 1} give=cash:1,guns:2,goods:3")
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
    """DEA-1: at every question of whole games, chance's too, a gift is taken but where the rules say no."""
    game = Game(Setup(name, seats_of(NAMES)))
    dice = Dice(seed)
    while not game.t.over:
        t = game.t
        giver = dice.below(4)
        taker = (giver + 1 + dice.below(3)) % 4
        branch = game.branch()
        branch.t.cash[giver] += 1
        both_in = t.is_alive(giver) and t.is_alive(taker)
        is_open = t.round > 0 and t.stack[0] == ROUND and not t.sealed_off and both_in
        assert is_taken(branch, giver, f"gift to=seat{taker + 1} give=cash:1") == is_open
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
    assert document(game, 0)["offers"][1]["counters"] == 1
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
        (1, "offer to=seat1 give=cash:99 counter=1", "not-covered"),
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
    game.take(0, "offer to=seat2 give=goods:1")
    game.take(0, "offer to=seat2 give=goods:1 until=2")
    game.take(0, f"offer to=seat2 give=goods:1 until={game.t.rounds}")
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
    assert document(game, 1)["offers"][0]["text"] == 'it is "nothing", really'


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
    game.take(0, "gift to=seat2 give=cash:1,guns:1,cash:2")
    assert hands(game)[0] == (2, 2, 4)
    assert game.lines[-1].endswith("give=cash:3,guns:1")
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
def test_dea_3_a_gift_is_a_one_sided_exchange(name: str) -> None:
    """DEA-3: it needs no yes and is made at once."""
    game = dealing(name)
    game.take(2, "gift to=seat4 give=goods:4")
    assert hands(game)[2:] == [(5, 3, 0), (5, 3, 8)]


def test_dea_3_a_one_sided_offer_needs_a_yes() -> None:
    """DEA-3: something for nothing can also be asked for."""
    game = dealing()
    game.take(0, "offer to=seat2 want=goods:4")
    assert hands(game) == hands(dealing())
    game.take(1, "accept 1")
    assert hands(game)[:2] == [(5, 3, 8), (5, 3, 0)]


# DEA-3: promises bind nobody


@both_games
def test_dea_3_a_promise_bars_nothing(name: str) -> None:
    """DEA-3: with every promise given, every action is as legal as before."""
    s = stage(name)
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, made=1)
    game = seated(turn(s, 1))
    before = list(game.menu(1).rows)
    vows = [
        "avoid:gun-factory:2",
        "peace:2",
        "leave:gun-factory:2",
        "pay:cash:5:2",
        "sell:0:2",
        "word:2:honest",
    ]
    game.take(1, "offer to=seat3 " + " ".join(f"mine={vow}" for vow in vows))
    game.take(2, "accept 1")
    assert len(game.ledger.promises) == 6
    assert list(game.menu(1).rows) == before
    game.take(1, "fight gun-factory")
    assert [
        promise.clause.vow.value for promise in game.ledger.promises if promise.verdict is Verdict.BROKEN
    ] == ["peace"]


def test_dea_3_promises_both_ways() -> None:
    """DEA-3: mine to them, theirs to me, noted when the deal is made and not before."""
    game = dealing()
    game.take(0, "offer to=seat2 mine=peace:2 theirs=pay:cash:3:2 theirs=peace:2")
    assert game.ledger.promises == []
    game.take(1, "accept 1")
    given = [(one.by, one.to, one.clause.vow.value) for one in game.ledger.promises]
    assert given == [(0, 1, "peace"), (1, 0, "pay"), (1, 0, "peace")]


@pytest.mark.parametrize("clause", ["peace:0", "peace:7", "word:0:x", "pay:cash:1:99", "sell:1:0"])
def test_dea_3_a_promise_ends_in_a_round_to_come(clause: str) -> None:
    """DEA-3: neither over before it begins nor after the game."""
    refused(dealing(), 0, f"offer to=seat2 mine={clause}", "bad-deadline", "DEA-3")


@pytest.mark.parametrize(
    ("clause", "code"),
    [
        ("love:3", "unknown-vow"),
        ("", "unknown-vow"),
        ("avoid:clubhouse:3", "bad-place"),
        ("leave:er:3", "bad-place"),
        ("avoid:atlantis:3", "unknown-place"),
        ("avoid:3", "unknown-place"),
        ("pay::3", "empty-promise"),
        ("pay:orders:1:3", "not-tradable"),
        ("pay:cash:1:x", "not-a-number"),
        ("sell:x:3", "not-a-number"),
        ("peace:-1", "not-a-number"),
        ("peace:999999", "not-a-number"),
        ("'word:3:two\nlines'", "bad-text"),
        ("'word:3:" + "x" * 281 + "'", "bad-text"),
    ],
)
def test_dea_3_a_promise_makes_sense(clause: str, code: str) -> None:
    """DEA-3: what nobody could judge or read is refused, and says why."""
    refused(dealing(), 0, f"offer to=seat2 theirs={clause}", code)


def test_dea_3_a_deal_has_six_promises_a_side() -> None:
    """DEA-3: more is refused."""
    game = dealing()
    game.take(0, "offer to=seat2" + " mine=peace:1" * 6 + " theirs=peace:1" * 6)
    refused(game, 0, "offer to=seat2" + " mine=peace:1" * 7, "too-many-clauses", "DEA-3")


def test_dea_3_what_became_of_a_promise_is_told_to_its_parties() -> None:
    """DEA-3, INF-3: to the two of them, and nobody else."""
    game = promised("mayhem", "pay:cash:1:1")
    game.take(1, "gift to=seat3 give=cash:1")
    for seat in (1, 2):
        assert game.told(seat)[-1].doc == {
            "event": "judged",
            "promise": 1,
            "seat": 1,
            "rival": 2,
            "clause": "pay:cash:1:1",
            "verdict": "kept",
        }
    for seat in (NOBODY, 0, 3):
        assert heard(game, seat) == ["dealt", "dealt"]
        assert document(game, seat)["promises"] == []


def with_crew(s: Stage) -> None:
    """Have seats 1, 2 and 3 at the gun factory, with more at home."""
    for seat in (1, 2, 3):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, made=2, rookies=1)
        s.own(seat, tokens=3)


# avoid


@both_games
def test_dea_3_avoid_is_kept_by_staying_away(name: str) -> None:
    """DEA-3: judged when the round is over."""
    game = to_round(promised(name, "avoid:gun-factory:2"), 2)
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 3)) is Verdict.KEPT


@both_games
def test_dea_3_avoid_is_broken_by_moving_in(name: str) -> None:
    """DEA-3: at once, and once broken it stays so."""
    game = promised(name, "avoid:gun-factory:2", with_crew)
    crew = "1m" if name == "mayhem" else game.notation.crew(game.t, 1, game.t.made[1 * 20 + 1] & 2, 0)
    game.take(1, f"move clubhouse gun-factory {crew}")
    assert verdict(game) is Verdict.BROKEN
    assert verdict(to_round(game, 3)) is Verdict.BROKEN


def test_dea_3_avoid_is_broken_by_backup() -> None:
    """DEA-3: crew called into a fight there has entered it."""
    s = stage()
    with_crew(s)
    game = seated(turn(s, 2))
    game.take(1, "offer to=seat3 mine=avoid:gun-factory:1")
    game.take(2, "accept 1")
    game.take(2, "fight gun-factory")
    while game.owed() != [1]:
        pass_time(game)
    game.take(1, "backup clubhouse 1r")
    assert verdict(game) is Verdict.BROKEN


@pytest.mark.parametrize(
    "moves",
    [
        [(1, "move clubhouse cut-bag-op 1r")],
        [(1, "move gun-factory cut-bag-op 1m")],
        [(1, "sit"), (2, "move clubhouse gun-factory 1m")],
    ],
)
def test_dea_3_avoid_is_about_entering_that_place_oneself(moves: list[tuple[int, str]]) -> None:
    """DEA-3: going elsewhere, leaving, or somebody else's going there does not break it."""
    game = promised("mayhem", "avoid:gun-factory:1", with_crew)
    for seat, text in moves:
        game.take(seat, text)
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 2)) is Verdict.KEPT


def test_dea_3_avoid_means_the_place_and_not_the_spot() -> None:
    """DEA-3, REV-5: an opportunity that is gone cannot be entered; the next one is another place."""

    def with_opportunity(s: Stage) -> None:
        s.site(OPPORTUNITY_PLACE, "back-room-poker")
        s.crew(1, 1, made=1)

    game = promised("mayhem", "avoid:back-room-poker:4", with_opportunity)
    assert verdict(to_round(game, 2)) is Verdict.KEPT
    assert document(game, 1)["promises"][0]["clause"] == "avoid:back-room-poker:4"


def test_dea_3_avoid_is_kept_where_the_place_is_bombed() -> None:
    """DEA-3, OPT-7: what stands there next is another place."""
    s = Stage(4, "wise-guys", bombing=1)
    for seat in range(4):
        s.own(seat, guns=1, standing=2)
    s.crew(1, 1, rookies=1)
    s.at(s.step_of(ROUND, "Bombing"))
    setup = Setup("wise-guys", seats_of(NAMES), {"bombing": 1})
    game = Game(setup, s.pack, s.run().t)
    game.take(1, "offer to=seat3 mine=avoid:gun-factory:3")
    game.take(2, "accept 1")
    game.take(0, "bomb gun-factory")
    assert verdict(game) is Verdict.OPEN
    game.take(CHANCE, "draw dog-track")
    assert verdict(game) is Verdict.KEPT


# peace


@both_games
def test_dea_3_peace_is_kept_by_starting_no_fight(name: str) -> None:
    """DEA-3: judged when the round is over."""
    assert verdict(to_round(promised(name, "peace:1", with_crew), 2)) is Verdict.KEPT


@both_games
def test_dea_3_peace_is_broken_by_a_fight_with_me_in_it(name: str) -> None:
    """DEA-3: a pile-up counts."""
    game = promised(name, "peace:1", with_crew)
    game.take(1, "fight gun-factory")
    assert verdict(game) is Verdict.BROKEN


def test_dea_3_peace_is_not_broken_by_a_fight_with_others() -> None:
    """DEA-3: nor by being attacked by whom it was promised to."""

    def apart(s: Stage) -> None:
        s.crew(1, FACTORY, made=1)
        s.crew(3, FACTORY, made=1)
        s.crew(1, SOURCE, made=1)
        s.crew(2, SOURCE, made=1)

    game = promised("mayhem", "peace:1", apart)
    game.take(1, "fight gun-factory")
    while game.t.fight_place >= 0:
        pass_time(game)
    game.take(2, "fight cut-bag-op")
    assert verdict(game) is Verdict.OPEN


# leave


@both_games
def test_dea_3_leave_is_kept_by_leaving(name: str) -> None:
    """DEA-3: as soon as the last has left."""

    def two(s: Stage) -> None:
        s.crew(1, FACTORY, rookies=2)
        s.own(1, tokens=2)

    game = promised(name, "leave:gun-factory:1", two)
    game.take(1, "move gun-factory clubhouse 1r")
    assert verdict(game) is Verdict.OPEN
    while game.owed() != [1]:
        pass_time(game)
    game.take(1, "move gun-factory clubhouse 1r")
    assert verdict(game) is Verdict.KEPT


@both_games
def test_dea_3_leave_is_broken_by_still_being_there(name: str) -> None:
    """DEA-3: when the round is over."""
    game = promised(name, "leave:gun-factory:1", lambda s: s.crew(1, FACTORY, rookies=1))
    assert verdict(game) is Verdict.OPEN
    assert verdict(to_round(game, 2)) is Verdict.BROKEN


def test_dea_3_leave_is_kept_where_nobody_is() -> None:
    """DEA-3: who is not there has left."""
    assert verdict(promised("mayhem", "leave:gun-factory:3")) is Verdict.KEPT


@pytest.mark.parametrize(("until", "became"), [(1, Verdict.BROKEN), (2, Verdict.KEPT)])
def test_dea_3_crew_that_stays_till_the_place_closes_has_not_left_in_that_round(
    until: int, became: Verdict
) -> None:
    """DEA-3, CLN-1: being sent home by the clean-up is no leaving in time, but it is leaving."""

    def on_opportunity(s: Stage) -> None:
        s.site(OPPORTUNITY_PLACE, "back-room-poker")
        s.crew(1, OPPORTUNITY_PLACE, rookies=1)

    promise = f"leave:back-room-poker:{until}"
    assert verdict(to_round(promised("mayhem", promise, on_opportunity), 2)) is became


# pay


@both_games
def test_dea_3_pay_is_kept_by_paying(name: str) -> None:
    """DEA-3: in one gift or several, all that was promised."""
    game = promised(name, "pay:cash:3,guns:1:2")
    game.take(1, "gift to=seat3 give=cash:2,guns:1")
    assert verdict(game) is Verdict.OPEN
    game.take(1, "gift to=seat3 give=cash:1")
    assert verdict(game) is Verdict.KEPT


@both_games
def test_dea_3_pay_is_broken_by_not_paying(name: str) -> None:
    """DEA-3: when the round is over, and less is not enough."""
    game = promised(name, "pay:cash:3:1")
    game.take(1, "gift to=seat3 give=cash:2,goods:4")
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
    game.take(1, "gift to=seat3 give=cash:3")
    assert [verdict(game, 1), verdict(game, 2)] == [Verdict.KEPT, Verdict.OPEN]
    game.take(1, "gift to=seat3 give=cash:1")
    assert verdict(game, 2) is Verdict.KEPT


def test_dea_3_paying_somebody_else_pays_nothing() -> None:
    """DEA-3: nor does being paid."""
    game = promised("mayhem", "pay:cash:2:2")
    game.take(1, "gift to=seat1 give=cash:2")
    game.take(2, "gift to=seat2 give=cash:2")
    assert verdict(game) is Verdict.OPEN


# sell


@both_games
@pytest.mark.parametrize(("sold", "expected"), [(0, Verdict.KEPT), (1, Verdict.KEPT), (2, Verdict.BROKEN)])
def test_dea_3_sell_is_about_the_market(name: str, sold: int, expected: Verdict) -> None:
    """DEA-3: at most so much at any market till then."""
    game = promised(name, "sell:1:1")
    while game.t.sealing == 0:
        pass_time(game)
    game.take(1, f"market {sold}")
    assert verdict(game) is Verdict.OPEN, "a fist tells nothing"
    for seat in (0, 2, 3):
        game.take(seat, "market 0")
    assert verdict(to_round(game, 2)) is expected


# words, deadlines, ends


@both_games
def test_dea_3_words_alone_nobody_can_judge(name: str) -> None:
    """DEA-3: anything can be promised in words; when the time is up it is left to the two."""
    game = promised(name, "'word:2:I will: vote for you, twice'")
    assert document(game, 2)["promises"][0]["clause"] == "word:2:I will: vote for you, twice"
    assert verdict(to_round(game, 2)) is Verdict.OPEN
    assert verdict(to_round(game, 3)) is Verdict.MOOT


CLAUSES = ["avoid:gun-factory:6", "peace:6", "leave:gun-factory:6", "pay:cash:1:6", "sell:1:6", "word:6:x"]


@both_games
@pytest.mark.parametrize(
    ("clause", "expected"),
    list(
        zip(
            CLAUSES,
            [Verdict.KEPT, Verdict.KEPT, Verdict.BROKEN, Verdict.BROKEN, Verdict.KEPT, Verdict.MOOT],
            strict=True,
        )
    ),
)
def test_dea_3_the_last_round_is_judged_at_the_end(name: str, clause: str, expected: Verdict) -> None:
    """DEA-3, END-1: when the game is over no promise is open."""
    s = stage(name)
    s.t.round = s.t.rounds
    s.crew(1, FACTORY, rookies=1)
    game = seated(turn(s, 1))
    game.take(1, f"offer to=seat3 mine={clause}")
    game.take(2, "accept 1")
    assert verdict(to_end(game)) is expected
    assert "judged" in heard(game, 2)


@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("gone", [1, 2])
def test_dea_3_a_disbanded_gang_leaves_its_promises_moot(clause: str, gone: int) -> None:
    """DEA-3, STD-4: those it gave and those it was given."""

    def brink(s: Stage) -> None:
        at_the_brink(s, gone)
        s.crew(1, FACTORY, rookies=1)

    s = stage()
    brink(s)
    game = seated(turn(s, 1))
    game.take(1, f"offer to=seat3 mine={clause}")
    game.take(2, "accept 1")
    s.t = game.t
    worsen(s, gone, 1)
    assert not game.t.is_alive(gone)
    game.take(0, "say to=all text=dear-me")
    assert verdict(game) is Verdict.MOOT


def test_dea_3_a_broken_promise_stays_broken_when_the_gang_is_gone() -> None:
    """DEA-3, STD-4: only open ones become moot."""
    game = promised("mayhem", "peace:1", with_crew)
    game.take(1, "fight gun-factory")
    game.t.alive &= ~2
    game.take(0, "say to=all text=well")
    assert verdict(game) is Verdict.BROKEN


def test_dea_3_an_early_end_leaves_promises_moot() -> None:
    """DEA-3, STD-4: when one gang is left the game is over and nothing more can be kept."""
    s = stage()
    at_the_brink(s, 0, 2, 3)
    game = seated(turn(s, 1))
    game.take(1, "offer to=seat3 mine=peace:3")
    game.take(2, "accept 1")
    s.t = game.t
    for seat in (0, 2, 3):
        worsen(s, seat, 1)
    assert game.t.over
    game.take(1, "say to=all text=mine")
    assert verdict(game) is Verdict.MOOT


def test_dea_3_an_offer_does_not_outlive_its_promises() -> None:
    """DEA-3, DEA-4: one taken when its promises are over has lapsed."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:1 mine=peace:1 until=3")
    to_round(game, 2)
    before = hands(game)
    game.take(1, "accept 1")
    assert (state_of(game, 1, 1), hands(game), game.ledger.promises) == ("lapsed", before, [])


# DEA-4


@both_games
@pytest.mark.parametrize("amount", ["cash:6", "guns:4", "goods:5", "cash:5,guns:4"])
def test_dea_4_nobody_offers_what_it_does_not_have(name: str, amount: str) -> None:
    """DEA-4: neither as a gift nor as half of an exchange."""
    refused(dealing(name), 0, f"offer to=seat2 give={amount} want=cash:1", "not-covered", "DEA-4")
    refused(dealing(name), 0, f"gift to=seat2 give={amount}", "not-covered", "DEA-4")


def test_dea_4_the_refusal_is_shown_to_the_offerer_only() -> None:
    """DEA-4: it is raised to whom it concerns; nobody is told and nothing is written down."""
    game = dealing()
    refused(game, 0, "offer to=seat2 give=cash:6", "not-covered")
    assert [heard(game, seat) for seat in range(NOBODY, 4)] == [[]] * 5
    assert game.lines == []


@pytest.mark.parametrize("cash", [0, 4, 5, 9])
def test_dea_4_asking_for_more_than_there_is_tells_nothing(cash: int) -> None:
    """DEA-4, INF-4: an offer is taken whatever the rival has; only the rival learns that it cannot."""
    game = dealing()
    game.t.cash[1] = cash
    game.take(0, "offer to=seat2 want=cash:5")
    assert document(game, 0)["offers"][0]["state"] == "open"
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
    game.take(2, "gift to=seat2 give=cash:1")
    game.take(1, "accept 1")
    assert hands(game)[:2] == [(11, 3, 4), (0, 3, 4)]


@both_games
def test_dea_4_an_offer_lapses_when_it_is_no_longer_covered(name: str) -> None:
    """DEA-4: taken too late it is gone for good, even if the offerer has it again."""
    game = dealing(name)
    game.take(0, "offer to=seat2,seat3 give=cash:4 want=guns:1")
    game.take(0, "gift to=seat4 give=cash:2")
    before = hands(game)
    game.take(1, "accept 1")
    assert hands(game) == before
    for seat in (0, 1):
        assert (state_of(game, seat, 1), heard(game, seat)[-1]) == ("lapsed", "lapsed")
    assert (state_of(game, 2, 1), heard(game, 2)[-1]) == ("gone", "gone")
    for seat in (NOBODY, 2, 3):
        assert "lapsed" not in heard(game, seat)
    game.take(3, "gift to=seat1 give=cash:2")
    refused(game, 2, "accept 1", "offer-closed")


def test_dea_4_an_offer_that_is_covered_again_stands() -> None:
    """DEA-4: nobody knows what was in between."""
    game = dealing()
    game.take(0, "offer to=seat2 give=cash:4")
    game.take(0, "gift to=seat4 give=cash:2")
    game.take(3, "gift to=seat1 give=cash:2")
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


# INF-3


@both_games
def test_inf_3_an_offer_is_seen_by_its_parties(name: str) -> None:
    """INF-3: to everybody else nothing happened at all."""
    game = dealing(name)
    before = [document(game, seat) for seat in (NOBODY, 3)]
    game.take(0, "offer to=seat2,seat3 give=cash:2 text=psst")
    game.take(1, "decline 1")
    assert [document(game, seat) for seat in (NOBODY, 3)] == before
    assert [heard(game, seat) for seat in (NOBODY, 3)] == [[], []]
    assert [heard(game, seat) for seat in (0, 1)] == [["offered", "declined"]] * 2
    assert heard(game, 2) == ["offered"]
    assert [state_of(game, seat, 1) for seat in (0, 1, 2)] == ["open", "declined", "open"]


def test_inf_3_who_took_an_offer_made_to_several_is_not_told() -> None:
    """INF-3: the others it was made to see no more than that it is gone and that two gangs dealt."""
    told = []
    for taker in (1, 2):
        game = dealing()
        game.take(0, "offer to=seat2,seat3,seat4 give=guns:1 want=cash:2")
        game.take(taker, "accept 1")
        told.append([fact.doc for fact in game.told(3) if fact.doc["event"] != "dealt"])
        assert document(game, 3)["offers"][0]["state"] == "gone"
    assert told[0] == told[1]
    assert all("taker" not in doc and doc["seat"] == 0 for doc in told[0])


def test_inf_3_where_deals_are_open_all_see_who_took_it() -> None:
    """INF-3: a table may agree on open deals."""
    game = dealing(open_deals=True)
    game.take(0, "offer to=seat2,seat3 give=guns:1 want=cash:2")
    game.take(2, "accept 1")
    assert [state_of(game, seat, 1) for seat in (NOBODY, 0, 1, 2, 3)] == ["accepted"] * 5
    assert all("gone" not in heard(game, seat) for seat in range(4))


def test_dea_1_offers_and_talk_have_an_end_in_a_round() -> None:
    """DEA-1: so many offers and lines a round, then no more till the next; what is closed becomes history."""
    game = dealing()
    for number in range(1, MOST_A_ROUND + 1):
        game.take(0, "offer to=seat2 give=cash:1")
        game.take(0, f"withdraw {number}")
    refused(game, 0, "offer to=seat2 give=cash:1", "too-many-offers-a-round", "DEA-1")
    for _ in range(MOST_LINES):
        game.take(1, "say to=all text=hm")
    refused(game, 1, "say to=all text=hm", "too-much-talk")
    game.take(2, "say to=all text=ah")
    assert len(document(game, 1)["offers"]) == MOST_A_ROUND
    to_round(game, 2)
    assert document(game, 1)["offers"] == []
    game.take(1, "say to=all text=hm")
    game.take(0, "offer to=seat2 give=cash:1")
    game.take(1, f"accept {MOST_A_ROUND + 1}")


@both_games
def test_inf_3_others_see_that_two_gangs_dealt_and_not_what(name: str) -> None:
    """INF-3: the same words whatever it was, a gift, an exchange or promises."""
    told = []
    for texts in (
        [(0, "gift to=seat2 give=cash:1")],
        [(0, "offer to=seat2 give=guns:3 want=goods:1"), (1, "accept 1")],
        [(0, "offer to=seat2 mine=peace:3"), (1, "accept 1")],
    ):
        game = dealing(name)
        for seat, text in texts:
            game.take(seat, text)
        told.append([[fact.doc for fact in game.told(seat)] for seat in (NOBODY, 2, 3)])
        assert "dealt" not in heard(game, 0) + heard(game, 1)
    assert told == [[[{"event": "dealt", "seat": 0, "rival": 1}]] * 3] * 3


def test_inf_3_numbers_tell_nothing_of_offers_others_made() -> None:
    """INF-3: every seat counts the offers it sees itself, from one."""
    game = dealing()
    for _ in range(3):
        game.take(2, "offer to=seat4 want=cash:1")
    facts = game.take(0, "offer to=seat2 want=cash:1")
    assert [fact.doc["offer"] for fact in facts] == [4], "inside they are numbered through"
    for seat in (0, 1):
        assert game.told(seat)[0].doc["offer"] == 1
        assert document(game, seat)["offers"][0]["offer"] == 1
    game.take(2, "offer to=seat2 want=cash:1")
    assert [game.told(seat)[-1].doc["offer"] for seat in (1, 2)] == [2, 4]
    game.take(1, "accept 2")
    assert hands(game)[2] == (6, 3, 4)


def test_inf_3_promises_are_numbered_by_each_seat() -> None:
    """INF-3: their numbers too are the seat's own."""
    game = dealing()
    for by, to in ((0, 1), (2, 3), (0, 3)):
        game.take(by, f"offer to=seat{to + 1} mine=peace:2")
        game.take(to, f"accept {len(game.ledger.offers_seen(to))}")
    numbers = [[one["promise"] for one in document(game, seat)["promises"]] for seat in range(4)]
    assert numbers == [[1, 2], [1], [1], [1, 2]]


@both_games
def test_inf_3_open_deals_are_seen_by_all(name: str) -> None:
    """INF-3: where the table has agreed so, offers, deals and promises are public, by common numbers."""
    game = dealing(name, open_deals=True)
    game.take(2, "offer to=seat4 want=cash:1")
    game.take(0, "offer to=seat2 give=cash:2 mine=peace:2")
    game.take(1, "accept 2")
    game.take(0, "gift to=seat2 give=guns:1")
    for seat in range(NOBODY, 4):
        assert [offer["offer"] for offer in document(game, seat)["offers"]] == [1, 2]
        assert [one["promise"] for one in document(game, seat)["promises"]] == [1]
        assert [event for event in heard(game, seat) if event != "dealt"] == [
            "offered",
            "offered",
            "accepted",
            "gift",
        ]
    assert hands(game)[1] == (7, 4, 4)


def test_inf_3_open_deals_are_still_between_two() -> None:
    """INF-3: seeing an offer is not being asked."""
    game = dealing(open_deals=True)
    game.take(0, "offer to=seat2 give=cash:2")
    refused(game, 2, "accept 1", "no-such-offer")


def test_inf_3_a_whisper_is_heard_by_its_parties() -> None:
    """INF-3: talk to some is for them, talk to all for everybody, onlookers too."""
    game = dealing()
    game.take(0, "say to=seat2,seat3 text='trust me'")
    game.take(0, "say to=all text='good evening'")
    game.take(0, "say text='to all as well'")
    assert [len(heard(game, seat)) for seat in range(NOBODY, 4)] == [2, 3, 3, 3, 2]
    assert game.told(3)[0].doc == {"event": "said", "seat": 0, "rivals": [], "text": "good evening"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("say to=all", "empty-talk"),
        ("say to=all text='  '", "empty-talk"),
        ("say to=* text=x", "no-such-rival"),
        ("say to=nobody text=x", "unknown-seat"),
        ("say to=all text='two\nlines'", "bad-text"),
        ("say to=all text=" + "x" * 281, "bad-text"),
        ("say to=all text='x", "bad-quotes"),
        ("say hello", "unknown-deal-word"),
        ("gift to=seat2 give=cash:1 want=cash:1", "unknown-deal-word"),
        ("accept", "offer-number"),
        ("accept one", "offer-number"),
        ("accept 1 2", "offer-number"),
        ("accept 99999999", "offer-number"),
        ("accept 0", "no-such-offer"),
    ],
)
def test_inf_3_what_cannot_be_read_is_refused_to_who_said_it(text: str, code: str) -> None:
    """INF-3, DEA-1: nobody else learns of it."""
    game = dealing()
    refused(game, 0, text, code)
    assert [heard(game, seat) for seat in range(NOBODY, 4)] == [[]] * 5


def test_inf_3_backup_is_not_bought_in_public() -> None:
    """INF-3: in a fight too, the others see only that two dealt."""
    s = stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, rookies=1)
    s.own(2, tokens=2)
    game = seated(fight(s, 1, FACTORY))
    enough_before = game.view(0).owed
    game.take(3, "gift to=seat3 give=guns:2")
    assert game.view(0).owed == enough_before
    assert heard(game, 0) == ["dealt"]
    s.t = game.t
    enough(s, 2)
    assert s.kinds(2) == {act.GUNS}
    assert ev.FIST not in [row[0] for row in s.events]
