"""A budget beside a bot's name: in time or in playouts, or refused in words."""

from __future__ import annotations

import pytest
from test_bots_word import FIGHT, brawl

from gangland.bots.bargaining.appraisal import Appraisal
from gangland.bots.bargaining.consigliere import TRIES, Consigliere
from gangland.bots.bargaining.oaths import Oaths
from gangland.bots.bargaining.purse import FREELY, WHOLE, Purse
from gangland.bots.bot import Bot
from gangland.bots.roster import check_bot, enlist, make_bot
from gangland.bots.search.budget import Budget, Clock, parse_budget
from gangland.bots.search.capo import Capo
from gangland.bots.search.recall import Recall
from gangland.bots.word import Word
from gangland.engine import action as act
from gangland.engine.action import pack
from gangland.engine.menu import Menu
from gangland.engine.step import options
from gangland.game.deals.deal import Clause, Promise, Vow
from gangland.game.refusal import Refusal
from gangland.game.setup import seats_of
from gangland.rulesets.view import known
from gangland.terminal.excuses import say_refusal
from gangland.words import LANGS, Words


@pytest.mark.parametrize("text", ["1ms", "100ms", "10000ms", "1p", "200p", "100000p"])
def test_a_budget_is_read_and_written_alike(text: str) -> None:
    assert str(parse_budget(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "ms", "p", "0ms", "0p", "10001ms", "100001p", "-5ms", "1.5ms", "5s", "5 ms", "٣ms", "9" * 40 + "p"],
)
def test_what_is_no_budget_is_refused(text: str) -> None:
    assert parse_budget(text) is None
    with pytest.raises(Refusal) as refused:
        make_bot(f"capo:{text}")
    assert refused.value.code == "bad-budget"


def test_a_budget_can_stand_wherever_a_bot_is_named() -> None:
    check_bot("capo:100ms")
    enlist("capo:20p")
    bot = make_bot("capo:20p", 3)
    assert isinstance(bot, Consigliere)
    assert isinstance(bot.bot, Capo)
    assert (bot.bot.budget.playouts, bot.bot.budget.ms, bot.name) == (20, 0, "capo")
    assert [seat.name for seat in seats_of((), ("capo:20p", "mine:Squatter", "thug"))] == [
        "Capo 1",
        "Squatter 2",
        "Thug 3",
    ]


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    for call in (check_bot, enlist, make_bot):
        with pytest.raises(Refusal) as refused:
            call("thug:100ms")
        assert refused.value.code == "no-budget"


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_are_said_in_every_language(lang: str) -> None:
    for name in ("capo:5s", "thug:5ms"):
        with pytest.raises(Refusal) as refused:
            check_bot(name)
        said = say_refusal(refused.value, Words(lang))
        assert name.partition(":")[0] in said
        assert "refusal" not in said


def test_playouts_are_counted_and_time_is_shared() -> None:
    clock = Clock(Budget(playouts=4))
    clock.played = 3
    assert clock.share() == 0.75
    assert Clock(Budget(ms=10_000)).share() < 1.0


def test_a_budget_has_parts_and_can_be_cut_down_to_a_time() -> None:
    assert [str(Budget(ms=100).part(40)), str(Budget(playouts=50).part(40))] == ["40ms", "20p"]
    assert [str(Budget(ms=1).part(40)), str(Budget(playouts=1).part(40))] == ["1ms", "1p"]
    assert Budget(ms=100).within(30).ms == 30
    assert Budget(ms=100).within(0).ms == Budget(ms=100).within(300).ms == 100
    both = Budget(playouts=20).within(30)
    assert (both.ms, both.playouts) == (30, 20)
    clock = Clock(Budget(ms=10_000, playouts=4))
    clock.played = 3
    assert clock.share() == 0.75
    clock.start -= 20
    assert clock.share() > 1.0


def tempted(budget: str) -> Capo:
    """Return a capo that has promised peace, after it was tempted to fight."""
    corner = brawl()
    corner.t.round = corner.t.rounds = 6
    bot = make_bot(f"capo:{budget}+treacherous", 1)
    assert isinstance(bot, Consigliere)
    assert isinstance(bot.bot, Capo)
    for rival in range(4):
        for recall in (bot.recall, bot.bot.recall):
            recall.look(rival, corner.t.cash[rival], corner.t.guns[rival], corner.t.goods[rival])
    bot.hear(Word((Promise(1, 0, 1, Clause(Vow.PEACE, 6)),)))
    menu = Menu()
    menu.add(act.FIGHT, act.place_of(FIGHT))
    for target in (0, 1):
        menu.add(act.MOVE, act.place_of(FIGHT), 1 << target, 0, 1, 1)
    bot.choose(corner.g, known(corner.g, corner.t, 0), 0, menu)
    return bot.bot


def test_who_is_tempted_searches_twice_within_one_budget() -> None:
    capo = tempted("100p")
    assert capo.searches == 2
    assert 70 <= capo.played <= 80
    assert capo.budget.playouts == 100


@pytest.mark.parametrize(("playouts", "tries"), [(100, TRIES), (20, 6), (1, 1)])
def test_comparing_two_answers_is_paid_out_of_the_same_purse(playouts: int, tries: int) -> None:
    corner = brawl()
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)
    bot = make_bot(f"capo:{playouts}p+shrewd", 1)
    assert isinstance(bot, Consigliere)
    purse = Purse(bot.bot)
    purse.choose(corner.g, view, 0, menu, FREELY)
    spent = purse.clock.played
    bot.gain(Appraisal(corner.g, view, 0, Recall(), Oaths(), 1), FIGHT, pack(act.SIT), purse)
    assert purse.clock.played - spent == 2 * tries
    assert purse.is_empty() == (playouts < 100)


def test_who_is_in_a_hurry_thinks_no_longer_than_told_and_later_as_named() -> None:
    corner = brawl()
    view, menu = known(corner.g, corner.t, 0), options(corner.g, corner.t, 0)
    bot = make_bot("capo:100000p+honest", 1)
    assert isinstance(bot, Consigliere)
    assert isinstance(bot.bot, Capo)
    bot.hurry(1)
    bot.choose(corner.g, view, 0, menu)
    assert 0 < bot.bot.played < 100_000
    assert (bot.bot.budget.ms, bot.bot.budget.playouts) == (0, 100_000)
    assert Purse(Bot(), 1).choose(corner.g, view, 0, menu, WHOLE) == menu.nth(0, 0)
