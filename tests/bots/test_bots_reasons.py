"""DEA: why a bot turns an offer down: in a word the offerer alone is told, and that betrays no holding."""

from __future__ import annotations

import pytest
from corner import Corner
from msgspec import UNSET

from gangland.bots.bot import Bot, Guest
from gangland.bots.dealer import Dealer
from gangland.bots.driver import Minds
from gangland.bots.roster import make_bot
from gangland.content.message import Message
from gangland.engine.ints import ints
from gangland.engine.table import GUN_FIST
from gangland.game.deals.deal import Clause, Offer, Vow
from gangland.game.deals.phrases import WHYS
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.protocol.document import document
from gangland.rulesets.view import known


def corner(**owned: int) -> Corner:
    """Return a corner where seat 0 has these things and a made at home."""
    found = Corner("mayhem")
    found.crew(0, 0, made=1)
    found.own(0, tokens=3, **owned)
    return found


def refused(here: Corner, give: list[int], get: list[int], rival: int = 1) -> str:
    """Return why the thug at seat 0, with numbers that never change, does not give this for that."""
    thug = make_bot("thug-1", 1)
    view = known(here.g, here.t, 0)
    assert not thug.accepts(here.g, view, 0, ints(give), ints(get), rival)
    return thug.refuses(here.g, view, 0, ints(give), ints(get), rival)


@pytest.mark.parametrize(
    ("owned", "give", "get", "word"),
    [
        ({"cash": 5, "guns": 2}, [0, 1, 0], [1, 0, 0], "little"),
        ({"cash": 5, "guns": 2}, [4, 0, 0], [0, 1, 0], "dear"),
        ({"cash": 5, "guns": 2}, [2, 0, 0], [0, 0, 0], "useless"),
        ({"cash": 5, "guns": 6}, [0, 6, 0], [0, 0, 1], "keep"),
    ],
)
def test_a_thug_says_what_is_wrong_with_an_offer(
    owned: dict[str, int], give: list[int], get: list[int], word: str
) -> None:
    assert refused(corner(standing=2, **owned), give, get) == word


def test_what_is_not_there_is_refused_in_the_words_for_what_is_kept() -> None:
    """INF-1: an offer for guns, or for more cash than there is, does not tell how many there are."""
    poor, rich = corner(cash=1, standing=2), corner(cash=9, guns=9, standing=2)
    assert refused(poor, [0, 6, 0], [0, 0, 1]) == refused(rich, [0, 6, 0], [0, 0, 1]) == "keep"
    assert refused(poor, [6, 0, 0], [0, 0, 1]) == refused(rich, [6, 0, 0], [0, 0, 1]) == "dear"


def test_what_a_fist_may_hold_is_kept_whatever_it_holds() -> None:
    for inside in (0, 3):
        here = corner(cash=5, guns=4, standing=2)
        here.t.sealing = GUN_FIST
        here.t.fist[0] = inside
        offer = Offer(1, (0,), give=(20, 0, 0), want=(0, 1, 0))
        dealer = Dealer(make_bot("thug", 1))
        assert dealer.refusal(here.g, known(here.g, here.t, 0), 0, offer) == "keep"


def test_only_words_that_can_be_read_are_reasons() -> None:
    """A bot from outside may give none, or something nobody could read."""

    class Chatty:
        def refuses(self, *_: object) -> str:
            return "never ever"

    class Curt:
        def refuses(self, *_: object) -> str:
            return "ahead"

    here = corner(cash=5)
    view = known(here.g, here.t, 0)
    nothing = ints([0, 0, 0])
    for quiet in (Bot(), make_bot("random", 1), Guest(object()), Guest(Chatty())):
        assert quiet.refuses(here.g, view, 0, nothing, nothing, 1) == ""
    assert Guest(Curt()).refuses(here.g, view, 0, nothing, nothing, 1) == "ahead"


def at_table(here: Corner, *, open_deals: bool = False) -> Game:
    """Return a game where seat 0 is a thug."""
    seats = tuple(Seat(f"p{seat}", "thug" if seat == 0 else "") for seat in range(4))
    return Game(Setup("mayhem", seats, open_deals=open_deals), here.pack, here.t)


def test_the_reason_reaches_the_offerer_and_nobody_else() -> None:
    game = at_table(corner(cash=5, guns=2, standing=2))
    game.take(1, "offer to=samcro,lin give=cash:1 theirs=peace:3")
    said = Minds(lambda _: make_bot("thug", 1)).reply(game, 0, game.ledger.offers[-1])
    assert said == "decline 1 why=promise"
    facts = game.take(0, said)
    assert facts[0].doc["because"] == "promise"
    assert [seat for seat in range(-1, 4) if facts[0].is_for(seat)] == [1]
    assert [seat for seat in range(-1, 4) if facts[1].is_for(seat)] == [0]
    again = game.rewound(len(game.lines))
    assert again.facts[-2].doc == game.facts[-2].doc


def test_a_counter_offer_says_why_and_keeps_what_was_promised() -> None:
    here = corner(cash=5, guns=2, standing=2)
    game = at_table(here)
    game.take(1, "offer to=samcro give=cash:1 want=guns:1 mine=peace:3 text='for you'")
    said = Minds(lambda _: make_bot("thug-1", 1)).reply(game, 0, game.ledger.offers[-1])
    assert said.startswith("offer to=mayans give=guns:1 want=cash:")
    assert said.endswith(" theirs=peace:3 until=2 counter=1 why=little")
    game.take(0, said)
    made = game.ledger.offers[-1]
    assert (made.why, made.theirs) == ("little", (Clause(Vow.PEACE, 3),))
    assert game.rewound(len(game.lines)).ledger == game.ledger
    assert document(game, 1).offers[-1].told.why == Message("deal-why-little", {})
    assert document(game, 1).offers[0].told.why is UNSET


def test_the_same_view_gives_the_same_reason() -> None:
    here = corner(cash=5, guns=2, standing=2)
    assert len({refused(here, [0, 1, 0], [1, 0, 0]) for _ in range(5)}) == 1


@pytest.mark.parametrize(
    "text", ["decline 1 why=because", "accept 1 why=keep", "decline 1 why=keep why=keep"]
)
def test_reasons_nobody_can_read_are_refused(text: str) -> None:
    game = at_table(corner(cash=5))
    game.take(1, "offer to=samcro give=cash:1")
    with pytest.raises(Refusal):
        game.take(0, text)
    assert game.ledger.offers[-1].declined == ()


def test_people_give_the_same_reasons() -> None:
    game = at_table(corner(cash=5))
    for number, word in enumerate(WHYS, 1):
        game.take(0, "offer to=mayans want=cash:1")
        assert game.take(1, f"decline {number} why={word}")[0].doc["because"] == word
