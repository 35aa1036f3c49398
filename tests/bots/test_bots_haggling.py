"""DEA-1: how the better rivals haggle: over promises, over counter-offers, and by reasons given."""

from __future__ import annotations

from dataclasses import replace

import pytest
from corner import Corner
from ring_side import consigliere, seen

from gangland.bots.bargaining.haggling import lighter, sweeter
from gangland.bots.bargaining.proposals import ideas, peaces
from gangland.bots.bargaining.terms import Scales, Terms
from gangland.bots.dealer import Dealer, may_haggle
from gangland.bots.driver import Minds
from gangland.bots.word import word_of
from gangland.game.deals.deal import NOTHING, Clause, Offer, Promise, Vow
from gangland.game.game import Game
from gangland.game.setup import Seat, Setup

NOW, LAST = 2, 6
PEACE = Clause(Vow.PEACE, NOW)
FOR_EVER = Clause(Vow.PEACE, LAST)
CASH = (1, 0, 0)


def corner() -> Corner:
    """Return a corner where all four have crew, cash and two guns."""
    here = Corner()
    for seat in range(4):
        here.crew(seat, seat, made=2, rookies=2)
        here.own(seat, cash=6, guns=2, tokens=3)
    here.ask()
    return here


def scales_of(here: Corner, *promises: Promise) -> Scales:
    bot = consigliere(here, partners=(1, 2, 3))
    bot.hear(bot.word._replace(promises=promises))
    return bot.scales(here.g, seen(here, 0), 0)


def table(here: Corner, *people: int) -> Game:
    seats = tuple(Seat(f"p{seat}", "" if seat in people else "lieutenant+honest") for seat in range(4))
    return Game(Setup("mayhem", seats), here.pack, here.t)


def minds_of(here: Corner) -> Minds:
    return Minds(lambda _: consigliere(here))


def test_dea_3_a_promise_that_is_too_much_is_refused_as_that_and_answered_with_less() -> None:
    """Peace for ever for a cash is too much; a round of it would do."""
    here = corner()
    bot = consigliere(here, partners=(1,))
    asked = Offer(1, (0,), give=(0, 0, 1), theirs=(replace(FOR_EVER, until=LAST),) * 6)
    assert not bot.takes(here.g, seen(here, 0), 0, asked)
    assert Dealer(bot).refusal(here.g, seen(here, 0), 0, asked) == "much"
    instead = bot.haggles(here.g, seen(here, 0), 0, asked)
    assert instead is not None
    assert instead.want == asked.give
    assert instead.mine == (PEACE,) * 6
    for taken, reason in ((CASH, "useless"), (NOTHING, "useless")):
        robbery = Offer(1, (0,), want=taken, theirs=(PEACE,))
        assert Dealer(bot).refusal(here.g, seen(here, 0), 0, robbery) == reason


def test_dea_3_less_to_promise_is_a_shorter_time_or_one_clause_fewer() -> None:
    pay = Clause(Vow.PAY, NOW, amounts=CASH)
    assert lighter((FOR_EVER, pay), NOW) == [(PEACE, pay), (pay,), (FOR_EVER,)]
    assert lighter((PEACE,), NOW) == [()]
    assert lighter((), NOW) == []


@pytest.mark.parametrize(
    ("why", "terms", "found"),
    [
        ("little", Terms(1, CASH, (0, 1, 0)), [Terms(1, (2, 0, 0), (0, 1, 0))]),
        ("dear", Terms(1, (0, 1, 0), (2, 0, 0)), [Terms(1, (0, 1, 0), CASH)]),
        ("dear", Terms(1, NOTHING, (0, 1, 0)), [Terms(1, CASH, (0, 1, 0))]),
        ("promise", Terms(1, CASH, theirs=(PEACE,)), [Terms(1, CASH)]),
        ("much", Terms(1, theirs=(FOR_EVER,)), [Terms(1, theirs=(PEACE,)), Terms(1)]),
        ("trust", Terms(1, CASH), []),
        ("later", Terms(1, CASH), []),
        ("", Terms(1, CASH), []),
    ],
)
def test_dea_1_a_reason_says_what_would_do(why: str, terms: Terms, found: list[Terms]) -> None:
    assert sweeter(terms, why, scales_of(corner())) == found


def test_dea_1_nobody_offers_more_cash_than_there_is() -> None:
    here = corner()
    assert sweeter(Terms(1, (6, 0, 0), (0, 1, 0)), "little", scales_of(here)) == []


def test_dea_1_too_little_is_answered_with_a_bit_more_once() -> None:
    """Who says why is asked again in the same round, with something better; who only declines is not."""
    for why, again in (("", False), (" why=trust", False), (" why=dear", True)):
        here = corner()
        here.own(0, cash=2, guns=7, tokens=3)
        here.own(1, cash=20, tokens=3)
        here.t.round = 3  # in which this seat proposes something
        game = table(here, 1)
        minds = minds_of(here)
        game.take(0, "offer to=seat2 give=guns:1 want=cash:3")
        assert minds.proposal(game, 0) == ""
        game.take(1, f"decline 1{why}")
        said = minds.proposal(game, 0)
        assert bool(said) == again
        if again:
            assert said.startswith("offer to=mayans give=guns:1 want=cash:2")
            game.take(0, said)
            game.take(1, "decline 2 why=dear")
            assert minds.proposal(game, 0) == ""


def test_inf_3_why_an_offer_was_declined_its_maker_knows_and_nobody_else() -> None:
    game = table(corner(), 0, 1, 2, 3)
    game.take(0, "offer to=seat2,seat3 give=cash:1 want=guns:1")
    game.take(1, "decline 1 why=little")
    game.take(2, "offer to=seat1 give=guns:1 want=cash:3 counter=1 why=keep")
    made = word_of(game.ledger, 0, NOW).offers[0]
    assert [made.why_not(seat) for seat in range(4)] == ["", "little", "keep", ""]
    assert word_of(game.ledger, 1, NOW).offers[0].whys == ("little",)
    assert word_of(game.ledger, 2, NOW).offers[0].whys == ("keep",)
    assert word_of(game.ledger, 3, NOW).offers == ()


def test_dea_1_a_persons_counter_offer_is_countered_once_and_a_bots_is_not() -> None:
    game = table(corner(), 1)
    game.take(0, "offer to=seat2 give=guns:1 want=cash:3")
    game.take(1, "offer to=seat1 give=cash:1 want=guns:1 counter=1")
    offers = game.ledger.offers
    assert may_haggle(game, 0, offers[0])
    assert may_haggle(game, 0, offers[1])
    game.take(0, "offer to=seat2 give=guns:1 want=cash:2 counter=2")
    game.take(1, "offer to=seat1 give=cash:1 want=guns:1 counter=3")
    assert not may_haggle(game, 0, game.ledger.offers[3])
    game.take(2, "offer to=seat1 give=cash:1 want=guns:1")
    game.take(0, "offer to=seat3 give=guns:1 want=cash:2 counter=5")
    game.take(2, "offer to=seat1 give=cash:1 want=guns:1 counter=2")
    assert not may_haggle(game, 0, game.ledger.offers[-1])


def test_dea_1_the_price_of_a_counter_offer_is_haggled_over() -> None:
    here = corner()
    here.own(0, cash=2, guns=7, tokens=3)
    here.own(1, cash=9, tokens=3)
    game = table(here, 1)
    game.take(0, "offer to=seat2 give=guns:1 want=cash:3")
    game.take(1, "offer to=seat1 want=guns:1 mine=word:2:thanks counter=1")
    said = minds_of(here).reply(game, 0, game.ledger.offers[-1])
    assert said.startswith("offer to=mayans give=guns:1 want=cash:")
    assert "counter=2" in said


def test_dea_3_peace_is_bought_and_sold_as_well_as_sworn() -> None:
    here = corner()
    found = peaces(scales_of(here), 1)
    assert Terms(1, CASH, theirs=(Clause(Vow.PEACE, 3),)) in found
    assert Terms(1, NOTHING, CASH, (Clause(Vow.PEACE, 3),)) in found
    both = (Clause(Vow.PEACE, 3),)
    assert Terms(1, NOTHING, NOTHING, both, both) in found
    given = Promise(1, 0, 1, Clause(Vow.PEACE, 3))
    assert all(one.theirs and not one.get[0] for one in peaces(scales_of(here, given), 1))
    got = Promise(1, 1, 0, Clause(Vow.PEACE, 3))
    assert all(one.mine and not one.theirs for one in peaces(scales_of(here, got), 1))


def test_dea_3_who_has_sworn_peace_already_pays_for_the_others() -> None:
    """Cash is worth little to who is far behind, so it buys peace of who has no reason to keep it."""
    here = corner()
    given = Promise(1, 0, 1, Clause(Vow.PEACE, LAST))
    scales = scales_of(here, given)
    bought = [one for one in ideas(scales, 1) if one.theirs and one.give[0] and not one.mine]
    assert bought
    weighed = scales.weigh(bought[0])
    assert weighed.mine > scales.appraisal.exchange(1, bought[0].give, NOTHING).mine
    assert weighed.theirs < scales.appraisal.exchange(1, bought[0].give, NOTHING).theirs
