"""INF-4, DEA-3: bots sell what they know and others cannot, tell what they promised, and never lie."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from corner import Corner
from test_search_capo import disguised

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bargaining.proposals import best_terms, ideas, tips
from gangland.bots.bargaining.rumours import Rumours, rumoured
from gangland.bots.bargaining.terms import LEADS, TELLING, TIP, Terms
from gangland.bots.dealer import Dealer
from gangland.bots.driver import Minds, fighters, moment_of
from gangland.bots.roster import make_bot
from gangland.bots.word import Word
from gangland.content.editions import load_edition
from gangland.engine import event as ev
from gangland.engine.ints import ints
from gangland.game.deals.deal import NOTHING, Clause, Offer, Promise, Talk, Tip, Verdict, Vow
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.rulesets.view import known

ME, BUYER, THIRD, OTHER = range(4)
NOW = 2
ALL = 0b1111
TELL = Clause(Vow.TELL, NOW, about=THIRD)
EVENTS = {
    "dealt": [ev.DEALT, ev.EVERYONE, THIRD, OTHER, 0, 0, 0],
    "peeked": [ev.PEEKED, ev.EVERYONE, ME, THIRD, 0, 0, 0],
    "seen": [ev.SEEN, 1 << ME, THIRD, 7, 2, 1, 3],
}
LOOK = ints(EVENTS["dealt"] + EVENTS["peeked"] + EVENTS["seen"])
"""The third has dealt in the dark, and one has looked behind its blind since."""


def told(teller: int, *held: int, to: int = ME, about: int = THIRD) -> list[int]:
    return [ev.TOLD, 1 << teller | 1 << to, teller, about, *held]


def handed(one: int, other: int, audience: int = 0) -> list[int]:
    return [ev.HANDED, audience or 1 << one | 1 << other, one, other, 0, 1, 0]


def corner(cash: int = 5) -> Corner:
    """Return a corner before an order of one's own, where the third leads."""
    here = Corner(round_number=NOW)
    for seat in range(4):
        here.crew(seat, seat, made=2)
        here.own(seat, cash=cash, tokens=2)
    here.own(THIRD, cash=7, guns=2, goods=1, tokens=2)
    here.ask()
    return here


def adviser(name: str = "lieutenant+honest", *promises: Promise, seat: int = ME) -> Consigliere:
    """Return a bot that has looked."""
    bot = make_bot(name, 1)
    assert isinstance(bot, Consigliere)
    bot.hear(Word(promises, (), tuple(one for one in range(4) if one != seat)))
    bot.watch(LOOK, seat)
    return bot


def broken(by: int, to: int = ME) -> Promise:
    return Promise(1, by, to, Clause(Vow.PEACE, 1), Verdict.BROKEN)


# who can be certain


def test_inf_3_who_dealt_is_known_to_the_two_alone() -> None:
    rumours = Rumours()
    rumours.watch(ints(EVENTS["dealt"]), ME, ALL)
    certain = [[rumours.is_certain(who, about) for about in range(4)] for who in range(4)]
    assert certain == [[True, True, False, False]] * 2 + [[True] * 4] * 2


def test_inf_3_ones_own_deal_is_a_secret_to_the_others() -> None:
    rumours = Rumours()
    rumours.watch(ints(handed(ME, THIRD)), ME, ALL)
    assert rumours.may_tell(ME, THIRD)
    assert not rumours.is_certain(BUYER, THIRD)


def test_inf_3_an_open_deal_is_no_secret() -> None:
    rumours = Rumours()
    rumours.watch(ints(handed(ME, THIRD, ev.EVERYONE)), ME, ALL)
    assert rumours.is_certain(BUYER, THIRD)


def test_inf_1_a_look_makes_certain_until_the_next_deal() -> None:
    rumours = Rumours()
    rumours.watch(LOOK, ME, ALL)
    assert rumours.may_tell(ME, THIRD)
    assert not rumours.is_certain(BUYER, THIRD)
    rumours.watch(ints(EVENTS["dealt"]), ME, ALL)
    assert not rumours.is_certain(ME, THIRD)


def test_inf_4_what_one_was_told_one_does_not_tell() -> None:
    rumours = Rumours()
    rumours.watch(ints(EVENTS["dealt"] + told(OTHER, 7, 2, 1)), ME, ALL)
    assert rumours.is_certain(ME, THIRD)
    assert not rumours.may_tell(ME, THIRD)
    rumours.watch(ints(EVENTS["peeked"]), ME, ALL)
    assert rumours.may_tell(ME, THIRD)


def test_inf_4_who_was_told_is_not_told_again() -> None:
    rumours = Rumours()
    rumours.watch(LOOK, ME, ALL)
    assert len(rumours.watch(ints(told(ME, 7, 2, 1, to=BUYER)), ME, ALL)) == 0
    assert rumours.is_certain(BUYER, THIRD)
    assert rumours.may_tell(ME, THIRD)
    assert rumoured(rumours.plain()).plain() == rumours.plain()


# what is believed


def hand(bot: Consigliere, here: Corner) -> list[int]:
    view = known(here.g, here.t, ME)
    return [bot.recall.sum_of(here.g, view, THIRD, asset) for asset in range(3)]


@pytest.mark.parametrize("name", ["lieutenant+honest", "capo:20p+shrewd", "boss:20p+trusting"])
def test_inf_4_a_tip_that_was_promised_is_as_good_as_a_look(name: str) -> None:
    """By who tells and by who plays: both remember it, and what happens afterwards adds up."""
    here, bot = corner(), make_bot(name, 1)
    assert isinstance(bot, Consigliere)
    gained = [ev.GAINED, ev.EVERYONE, THIRD, 0, 2, 0, 0]
    bot.watch(ints(EVENTS["dealt"] + told(OTHER, 7, 2, 1) + gained), ME)
    assert hand(bot, here) == [9, 2, 1]
    look = bot.scales(here.g, known(here.g, here.t, ME), ME).appraisal
    assert [look.held(THIRD, asset) for asset in range(3)] == [9, 2, 1]


@pytest.mark.parametrize("name", ["capo:20p+shrewd", "boss:20p+trusting"])
def test_who_thinks_elsewhere_takes_what_it_heard_along(name: str) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, Consigliere)
    bot.watch(ints(EVENTS["dealt"] + told(OTHER, 7, 2, 1)), ME)
    again = pickle.loads(pickle.dumps(bot))  # noqa: S301 - our own
    assert again.rumours.plain() == bot.rumours.plain()
    assert again.rumours.plain() != make_bot(name, 1).rumours.plain()  # type: ignore[attr-defined]


def test_inf_4_who_plays_for_a_bot_remembers_a_tip_too() -> None:
    here = corner()
    bot, other = adviser(), adviser()
    for one, more in ((bot, told(OTHER, 1, 9, 0)), (other, [])):
        one.watch(ints(EVENTS["dealt"] + more), ME)
    notes = [one.bot.notes.held(here.g, here.t, THIRD, 1) for one in (bot, other)]  # type: ignore[attr-defined]
    assert notes == [9, 2]


@pytest.mark.parametrize(
    ("promises", "name", "expected"),
    [
        ((broken(OTHER),), "lieutenant+honest", 7),
        ((broken(OTHER),), "lieutenant+trusting", 1),
        ((broken(BUYER),), "lieutenant+honest", 1),
    ],
)
def test_inf_4_who_broke_their_word_is_not_listened_to(
    promises: tuple[Promise, ...], name: str, expected: int
) -> None:
    here, bot = corner(), adviser(name, *promises)
    bot.watch(ints(EVENTS["dealt"] + told(OTHER, 1, 9, 9)), ME)
    assert hand(bot, here)[0] == expected


def test_inf_4_what_one_is_certain_of_nobody_tells_one() -> None:
    here, bot = corner(), adviser()
    bot.watch(ints(told(OTHER, 1, 9, 9)), ME)
    assert hand(bot, here) == [7, 2, 1]


def test_inf_4_the_ledger_is_read_before_a_tip_is_heard() -> None:
    """What came in one go is judged by what is known at the end of it."""
    here, bot = corner(), adviser()
    word = Word((broken(OTHER),))
    Dealer(bot).learn(ME, ints(EVENTS["dealt"] + told(OTHER, 1, 9, 9)), word)
    assert hand(bot, here) == [7, 2, 1]


# what it is worth, and what is proposed


def test_inf_4_a_tip_is_worth_something_to_who_cannot_know() -> None:
    here, bot = corner(), adviser()
    scales = bot.scales(here.g, known(here.g, here.t, ME), ME)
    assert scales.leads(THIRD)
    assert scales.tip(ME, BUYER, THIRD).theirs == TIP * LEADS
    assert scales.tip(ME, BUYER, THIRD).mine == -TELLING
    assert scales.tip(ME, BUYER, OTHER).mine < -TELLING  # one does not know it oneself
    bot.watch(ints(told(ME, 7, 2, 1, to=BUYER)), ME)
    assert scales.tip(ME, BUYER, THIRD).theirs == 0.0


def test_inf_4_what_one_has_seen_is_for_sale() -> None:
    here, bot = corner(), adviser()
    scales = bot.scales(here.g, known(here.g, here.t, ME), ME)
    sold = [one for one in ideas(scales, BUYER) if TELL in one.mine]
    assert {one.get for one in sold} == {(1, 0, 0), (2, 0, 0), NOTHING}
    assert all(one.give == NOTHING and (one.get != NOTHING or one.theirs) for one in sold)
    assert tips(scales, OTHER) == []  # it dealt with the third itself


def test_inf_4_nothing_is_sold_twice_or_that_one_does_not_know() -> None:
    here = corner()
    view = known(here.g, here.t, ME)
    owing = adviser("lieutenant+honest", Promise(1, ME, BUYER, TELL))
    assert tips(owing.scales(here.g, view, ME), BUYER) == []
    unsure = adviser()
    unsure.watch(ints(EVENTS["dealt"]), ME)
    assert tips(unsure.scales(here.g, view, ME), BUYER) == []


def test_inf_4_a_tip_is_swapped_for_another() -> None:
    """One knows of the third, the other of the fourth, and both would."""
    here, bot = corner(), adviser()
    bot.watch(ints([*handed(ME, THIRD), ev.DEALT, ev.EVERYONE, BUYER, OTHER, 0, 0, 0]), ME)
    bot.watch(ints([ev.PEEKED, ev.EVERYONE, BUYER, OTHER, 0, 0, 0]), ME)
    scales = bot.scales(here.g, known(here.g, here.t, ME), ME)
    theirs = Clause(Vow.TELL, NOW, about=OTHER)
    swap = Terms(BUYER, mine=(TELL,), theirs=(theirs,))
    assert swap in tips(scales, BUYER)
    assert min(scales.weigh(swap).mine, scales.weigh(swap).theirs) > 0.0


def rich(cash: int = 60) -> Corner:
    """Return the last round, where one is so far ahead that cash is cheap."""
    here = corner()
    here.t.round = here.t.rounds
    here.own(BUYER, cash=cash, tokens=2)
    return here


def test_inf_4_who_has_little_use_for_cash_is_asked_for_some() -> None:
    """In the last round, between who is out of it and who may just catch up with the one told of."""
    peace = Promise(1, BUYER, ME, Clause(Vow.PEACE, 6))
    here, bot = rich(4), adviser("lieutenant+honest", peace)
    here.own(ME, cash=12, tokens=2)
    bot.watch(ints([ev.GAINED, ev.EVERYONE, THIRD, 0, 5, 0, 0]), ME)
    scales = bot.scales(here.g, known(here.g, here.t, ME), ME)
    found = best_terms(scales, BUYER, set())
    assert found is not None
    assert found[0] == Terms(BUYER, NOTHING, (1, 0, 0), (Clause(Vow.TELL, here.t.round, about=THIRD),))


def test_inf_4_the_shunned_are_sold_nothing() -> None:
    here, bot = corner(), adviser("lieutenant+honest", broken(BUYER))
    assert best_terms(bot.scales(here.g, known(here.g, here.t, ME), ME), BUYER, set()) is None


def seller(price: int, about: int = THIRD) -> Offer:
    """Return an offer of a tip for cash by who has dealt with the third, to who has not."""
    return Offer(OTHER, (BUYER,), want=(price, 0, 0), mine=(Clause(Vow.TELL, 6, about=about),), until=6)


def test_inf_4_a_tip_is_bought_where_it_is_worth_its_price_and_declined_with_a_reason() -> None:
    here = rich()
    bot = adviser(seat=BUYER)
    bot.watch(ints([ev.GAINED, ev.EVERYONE, BUYER, 0, 55, 0, 0]), BUYER)
    dealer, view = Dealer(bot), known(here.g, here.t, BUYER)
    assert dealer.reply(here.g, view, BUYER, seller(1)).agrees
    dear = dealer.reply(here.g, view, BUYER, seller(50))
    assert (dear.agrees, dear.why) == (False, "dear")
    useless = dealer.reply(here.g, view, BUYER, seller(1, ME))
    assert (useless.agrees, useless.why) == (False, "useless")


def test_inf_4_nobody_who_keeps_their_word_promises_to_tell_what_they_do_not_know() -> None:
    here = corner()
    here.own(ME, cash=9, tokens=2)
    view = known(here.g, here.t, ME)
    asked = Offer(BUYER, (ME,), give=(2, 0, 0), theirs=(TELL,), until=NOW)
    assert Dealer(adviser()).reply(here.g, view, ME, asked).agrees
    unsure = adviser()
    unsure.watch(ints(EVENTS["dealt"]), ME)
    said = Dealer(unsure).reply(here.g, view, ME, asked)
    assert (said.agrees, said.why) == (False, "much")


# what is told


@pytest.mark.parametrize("name", ["honest", "shrewd", "trusting"])
def test_dea_3_what_was_promised_is_told_as_one_knows_it(name: str) -> None:
    here = corner()
    bot = adviser(f"lieutenant+{name}", Promise(1, ME, BUYER, TELL))
    said = Talk("", (BUYER,), tip=Tip(THIRD, (7, 2, 1)))
    assert bot.tells(here.g, known(here.g, here.t, ME), ME) == said


@pytest.mark.parametrize(
    ("name", "promises"),
    [
        ("treacherous", (Promise(1, ME, BUYER, TELL),)),
        ("honest", (Promise(1, ME, BUYER, TELL, told=True),)),
        ("honest", (Promise(1, ME, BUYER, TELL, Verdict.BROKEN),)),
        ("honest", (Promise(1, BUYER, ME, TELL),)),
        ("honest", (Promise(1, ME, BUYER, TELL), broken(BUYER))),
    ],
)
def test_dea_3_nothing_is_told_by_the_treacherous_or_where_nothing_is_owed(
    name: str, promises: tuple[Promise, ...]
) -> None:
    here, bot = corner(), adviser(f"lieutenant+{name}", *promises)
    assert bot.tells(here.g, known(here.g, here.t, ME), ME) is None


def test_inf_1_what_a_seat_cannot_know_changes_no_tip() -> None:
    here = corner()
    bot = adviser("lieutenant+honest", Promise(1, ME, BUYER, TELL))
    said = [
        (bot.tells(here.g, view, ME), tips(bot.scales(here.g, view, ME), OTHER), bot.offers(here.g, view, ME))
        for table in (here.t, disguised(here.g, here.t, ME, Random(3)))
        for view in [known(here.g, table, ME)]
    ]
    assert said[0] == said[1]


# at a table


def table() -> Game:
    """Return a game in which one has looked behind the blind of the third."""
    game = Game(Setup("mayhem", seats_of(("Bot", "Ann", "Bob", "Cid"))), load_edition("mayhem"), corner().t)
    game.happened += list(LOOK)
    return game


def test_dea_3_a_bot_tells_right_after_the_deal() -> None:
    game = table()
    minds = Minds(lambda _: make_bot("lieutenant+honest", 1))
    game.take(BUYER, "offer to=seat1 give=cash:2 theirs=tell:seat3:2")
    game.take(ME, minds.reply(game, ME, game.ledger.offers[0]))
    assert [one.verdict for one in game.ledger.promises] == [Verdict.OPEN]
    assert minds.teller(game, [ME]) == ME
    game.take(ME, minds.tip(game, ME))
    assert [one.verdict for one in game.ledger.promises] == [Verdict.KEPT]
    assert game.lines[-1].endswith("cash:7,guns:2,goods:1")
    assert minds.teller(game, [ME]) is None
    assert minds.tip(game, ME) == ""


def test_dea_3_the_treacherous_think_of_it_once_before_every_order() -> None:
    game = table()
    minds = Minds(lambda _: make_bot("lieutenant+treacherous", 1))
    game.take(BUYER, "offer to=seat1 give=cash:2 theirs=tell:seat3:2")
    game.take(ME, "accept 1")
    assert minds.teller(game, [ME]) == ME
    assert minds.tip(game, ME) == ""
    assert minds.teller(game, [ME]) is None
    game.t.tokens[ME] -= 1
    assert minds.teller(game, [ME]) == ME


def test_inf_3_a_tip_between_others_changes_nothing_for_a_bot() -> None:
    """INF-3: neither what it is told, nor the moment at which it thinks of paying."""
    game = table()
    minds = Minds(lambda _: make_bot("lieutenant+honest", 1))
    game.take(BUYER, "offer to=seat4 mine=tell:seat3:2")
    game.take(OTHER, "accept 1")
    mind, news = minds.of(game, ME)
    mind.learn(ME, news)
    before = moment_of(game, ME), fighters(game, [ME])
    game.take(BUYER, "say to=seat4 tip=seat3:cash:1")
    assert (moment_of(game, ME), fighters(game, [ME])) == before
    _, news = minds.of(game, ME)
    mind.learn(ME, news)
    bot = mind.bot
    assert isinstance(bot, Consigliere)
    assert hand(bot, corner()) == [7, 2, 1]
    assert ev.TOLD in game.happened
