"""A budget beside a bot's name: in time or in playouts, or refused in words."""

from __future__ import annotations

import pytest

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.roster import check_bot, enlist, make_bot
from gangland.bots.search.budget import Budget, Clock, parse_budget
from gangland.bots.search.capo import Capo
from gangland.game.refusal import Refusal
from gangland.game.setup import seats_of
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
        "capo-1",
        "Squatter-2",
        "thug-3",
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
