"""DEA: what a thug proposes by itself, and how it haggles."""

from __future__ import annotations

from dataclasses import replace

import pytest
from corner import Corner

from gangland.bots.bot import Bot, Guest
from gangland.bots.dealer import AMONG_BOTS, Dealer, Reply, proposal_text, proposals, reply_text
from gangland.bots.memory import Memory
from gangland.bots.roster import make_bot
from gangland.content.records import Effect
from gangland.engine.ints import ints
from gangland.engine.table import GOODS_FIST, GUN_FIST, OPEN
from gangland.game.deals.deal import ASSETS, Clause, Offer, Vow
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.setup import Seat, Setup
from gangland.rulesets.view import known


def dealer(game: str = "mayhem", **owned: int) -> Corner:
    """Return a corner where seat 0 has these things and a made at home."""
    corner = Corner(game)
    corner.crew(0, 0, made=1)
    corner.own(0, tokens=3, **owned)
    return corner


def proposed(corner: Corner) -> list[int]:
    """Return what the thug at seat 0 proposes."""
    return list(make_bot("thug", 1).proposes(corner.g, known(corner.g, corner.t, 0), 0))


def countered(corner: Corner, give: list[int], get: list[int]) -> list[int]:
    """Return what the thug at seat 0 asks for instead, with numbers that never change."""
    thug = make_bot("thug-1", 1)
    view = known(corner.g, corner.t, 0)
    assert not thug.accepts(corner.g, view, 0, ints(give), ints(get), 1)
    return list(thug.counters(corner.g, view, 0, ints(give), ints(get), 1))


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_too_many_guns_are_for_sale_and_the_first_are_wanted(game: str) -> None:
    """A proposal is one the thug itself would take."""
    sale = proposed(dealer(game, guns=6, standing=2))
    assert sale[:3] == [0, 1, 0]
    assert sale[3] in (1, 2, 3)
    assert sale[4:] == [0, 0]
    bid = proposed(dealer(game, cash=9, standing=2))
    assert bid[0] >= 2
    assert bid[1:] == [0, 0, 0, 1, 0]
    thug = make_bot("thug", 1)
    for deal, corner in ((sale, dealer(game, guns=6, standing=2)), (bid, dealer(game, cash=9, standing=2))):
        view = known(corner.g, corner.t, 0)
        assert thug.accepts(corner.g, view, 0, ints(deal[:3]), ints(deal[3:]), 3)


def test_who_has_nothing_proposes_nothing() -> None:
    assert proposed(dealer()) == []


def test_a_deal_that_gains_too_little_is_answered_by_one_that_is_enough() -> None:
    """A gun for a cash is too cheap; so is four cash for a gun too dear."""
    corner = dealer(cash=5, guns=2)
    more = countered(corner, [0, 1, 0], [1, 0, 0])
    assert more[:3] == [0, 1, 0]
    assert more[3] > 1
    less = countered(corner, [4, 0, 0], [0, 1, 0])
    assert 0 < less[0] < 4
    assert less[1:] == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    ("give", "get"), [([0, 0, 0], [0, 0, 0]), ([2, 0, 0], [0, 0, 0]), ([0, 9, 0], [1, 0, 0])]
)
def test_there_is_no_haggling_over_nothing(give: list[int], get: list[int]) -> None:
    """Nor asking for a present, nor selling what one has not."""
    assert countered(dealer(cash=5, guns=2), give, get) == []


def test_others_propose_nothing_unless_they_say_so() -> None:
    """A bot from outside needs no such methods."""

    class Haggler:
        def proposes(self, *_: object) -> list[int]:
            return [1, 0, 0, 0, 1, 0]

        def counters(self, *_: object) -> list[int]:
            return [2, 0, 0, 0, 1, 0]

    corner = dealer(cash=5)
    view = known(corner.g, corner.t, 0)
    nothing = ints([0, 0, 0])
    for quiet in (Bot(), make_bot("random", 1), Guest(object())):
        assert list(quiet.proposes(corner.g, view, 0)) == []
        assert list(quiet.counters(corner.g, view, 0, nothing, nothing, 1)) == []
    loud = Guest(Haggler())
    assert list(loud.proposes(corner.g, view, 0)) == [1, 0, 0, 0, 1, 0]
    assert list(loud.counters(corner.g, view, 0, nothing, nothing, 1)) == [2, 0, 0, 0, 1, 0]


def at_table(corner: Corner, *bots: str) -> Game:
    """Return the game at the corner; who is no bot is a person."""
    seats = tuple(Seat(f"p{seat}", bot) for seat, bot in enumerate(bots))
    return Game(Setup("mayhem", seats), corner.pack, corner.t)


def test_a_dealer_proposes_in_every_third_round_and_only_to_people() -> None:
    corner = dealer(guns=6)
    dealing = Dealer(make_bot("thug", 1))
    found = []
    for number in (3, 4, 5, 6):
        corner.t.round = number
        found.append(dealing.propose(corner.g, known(corner.g, corner.t, 0), 0) is not None)
    assert found == [True, False, False, True]
    corner.go("ChooseGoods")
    corner.t.round = 9
    assert dealing.propose(corner.g, known(corner.g, corner.t, 0), 0) is None
    offer = Offer(0, (), (0, 1, 0), (2, 0, 0))
    game = at_table(corner, "thug", "", "random", "")
    assert proposal_text(game, 0, offer) == "offer to=mayans,lin give=guns:1 want=cash:2 until=9"
    assert proposal_text(game, 0, None) == ""
    assert proposal_text(at_table(corner, *["thug"] * 4), 0, offer) == ""


def test_among_themselves_bots_propose_in_every_round_and_to_whom_they_like() -> None:
    corner = dealer(guns=6)
    dealing = Dealer(make_bot("thug", 1), AMONG_BOTS.every)
    for number in (3, 4, 5, 6):
        corner.t.round = number
        assert dealing.propose(corner.g, known(corner.g, corner.t, 0), 0) is not None
    peace = Clause(Vow.PEACE, 6)
    offer = Offer(0, (2,), (0, 1, 0), mine=(peace,), theirs=(peace,))
    game = at_table(corner, *["thug"] * 4)
    assert (
        proposal_text(game, 0, offer, AMONG_BOTS)
        == "offer to=one-niners give=guns:1 mine=peace:6 theirs=peace:6 until=6"
    )


def test_a_dealer_proposes_once_a_round_whatever_became_of_it() -> None:
    """The ledger knows, so that a dealer who has just sat down repeats nothing; a counter is no proposal."""
    corner = dealer(guns=6)
    corner.t.round = 3
    game = at_table(corner, "thug", "", "", "")
    game.take(1, "offer to=seat1 want=cash:9")
    game.take(0, "offer to=seat2 give=guns:1 want=cash:8 counter=1")
    assert proposals(game, 0) == 0
    game.take(0, proposal_text(game, 0, Offer(0, (), (0, 1, 0), (2, 0, 0))))
    for seat in (1, 3):
        assert proposals(game, 0) == 1
        game.take(seat, f"decline {2 if seat == 3 else 3}" if seat == 1 else "decline 1")
    assert proposals(game, 0) == 1
    game.t.round = 4
    assert proposals(game, 0) == 0


GIFT = ints([0, 0, 0])


def takes(corner: Corner, bot: str = "thug", cash: int = 0, guns: int = 0, goods: int = 0) -> bool:
    """Return whether the bot at seat 0 takes a gift from seat 1."""
    get = ints([cash, guns, goods])
    return make_bot(bot, 1).accepts(corner.g, known(corner.g, corner.t, 0), 0, GIFT, get, 1)


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
@pytest.mark.parametrize("bot", ["thug", "random"])
def test_dea_3_bots_take_gifts(game: str, bot: str) -> None:
    """DEA-3: from whoever has most too, and things of little use."""
    for gift in ({"cash": 1}, {"guns": 1}, {"goods": 9}, {"cash": 3, "guns": 2}):
        assert takes(dealer(game, guns=9, goods=9), bot, **gift)


def under(corner: Corner, who: str, of: str, do: str) -> Corner:
    """Turn up a last call that hits who has most or least of something."""
    card = next(one for one in corner.pack.cards if one.kind == "last-call")
    changed = replace(card, effects=(Effect(who, do, of),))
    corner.pack = replace(
        corner.pack, cards=tuple(changed if one is card else one for one in corner.pack.cards)
    )
    corner.g = GAMES["mayhem"].compose(corner.pack, {})
    corner.t.turned = ints([corner.pack.cards.index(changed)])
    return corner


def holding(asset: str, amount: int) -> Corner:
    """Return a corner where seat 0 has so much of one thing, two made, and nothing else."""
    corner = dealer()
    corner.crew(0, 0, made=1)
    corner.t.add_asset(0, ASSETS.index(asset), amount)
    return corner


@pytest.mark.parametrize("asset", ASSETS)
def test_dea_3_a_thug_declines_what_makes_it_the_one_to_be_hit(asset: str) -> None:
    """DEA-3, REV-7: a last call in sight hits the gang with most; who is hit anyway may take."""
    at = ASSETS.index(asset)
    bare = dealer()
    most = max(Memory().held(bare.g, bare.t, rival, at) for rival in (1, 2, 3))

    def takes_one(corner: Corner, of: int) -> bool:
        return takes(corner, "thug", *(1 if one == of else 0 for one in range(3)))

    assert [
        takes_one(under(holding(asset, max(most - 1, 0)), "most", asset, "fall"), of) for of in range(3)
    ] == [of != at for of in range(3)]
    assert takes_one(under(holding(asset, most), "least", asset, "fall"), at)
    assert takes_one(under(holding(asset, most + 9), "most", asset, "fall"), at)


def test_a_dealer_haggles_once_and_promises_nothing() -> None:
    corner = dealer(cash=5, guns=2)
    dealing = Dealer(make_bot("thug", 1))
    view = known(corner.g, corner.t, 0)
    cheap = Offer(1, (0,), give=(1, 0, 0), want=(0, 1, 0))
    assert not dealing.accepts(corner.g, view, 0, cheap)
    instead = dealing.counter(corner.g, view, 0, cheap)
    assert instead is not None
    assert dealing.counter(corner.g, view, 0, Offer(1, (0,), (1, 0, 0), (0, 1, 0), counters=1)) is None
    generous = Offer(1, (0,), give=(9, 0, 0), theirs=(Clause(Vow.PEACE, 3),))
    assert not dealing.accepts(corner.g, view, 0, generous)
    assert dealing.counter(corner.g, view, 0, generous) is None
    assert dealing.refusal(corner.g, view, 0, generous) == "promise"
    swap = Offer(1, (0,), give=(9, 0, 0), want=(0, 1, 0), theirs=(Clause(Vow.PEACE, 3),))
    assert dealing.counter(corner.g, view, 0, swap) == Offer(0, (1,), (0, 1, 0), (9, 0, 0))
    game = at_table(corner, "thug", "", "", "")
    made = game.ledger.offer(game.t, Offer(1, (0,), want=(1, 0, 0)))
    assert reply_text(game, 0, made, Reply(True)) == "accept 1"
    assert reply_text(game, 0, made, Reply(False)) == "decline 1"
    assert reply_text(game, 0, made, Reply(False, None, "keep")) == "decline 1 why=keep"
    counter = reply_text(game, 0, made, Reply(False, Offer(0, (1,), (0, 1, 0), (2, 0, 0)), "little"))
    assert counter == "offer to=mayans give=guns:1 want=cash:2 until=2 counter=1 why=little"


@pytest.mark.parametrize(("sealing", "asset"), [(GUN_FIST, 1), (GOODS_FIST, 2)])
def test_dea_1_no_offer_makes_a_dealer_show_what_is_in_its_fist(sealing: int, asset: int) -> None:
    """DEA-1, INF-1: asked for what the fist may hold it says no, whatever it holds; other things it sells."""
    want = tuple(int(one == asset) for one in range(3))
    for inside in (OPEN, 0, 1, 4):
        corner = dealer(cash=5, guns=4, goods=4, standing=2)
        corner.t.sealing = sealing
        corner.t.fist[0] = inside
        view = known(corner.g, corner.t, 0)
        dealing = Dealer(make_bot("thug", 1))
        dear = Offer(1, (0,), give=(20, 0, 0), want=(want[0], want[1], want[2]))
        cheap = replace(dear, give=(1, 0, 0))
        assert dealing.accepts(corner.g, view, 0, dear) == (inside == OPEN)
        assert (dealing.counter(corner.g, view, 0, cheap) is not None) == (inside == OPEN)
        assert dealing.accepts(corner.g, view, 0, replace(dear, want=(1, 0, 0)))


def test_dea_1_guns_that_were_pulled_are_not_for_sale() -> None:
    """DEA-1: a dealer neither takes an offer for them nor asks more for what it cannot hand over."""
    corner = dealer(cash=5, guns=4, standing=2)
    cheap = Offer(1, (0,), give=(1, 0, 0), want=(0, 2, 0))
    for pulled, sells in ((2, True), (3, False)):
        corner.t.set_guns([pulled, 0, 0, 0])
        view = known(corner.g, corner.t, 0)
        dealing = Dealer(make_bot("thug", 1))
        assert dealing.accepts(corner.g, view, 0, replace(cheap, give=(20, 0, 0))) == sells
        assert (dealing.counter(corner.g, view, 0, cheap) is not None) == sells
