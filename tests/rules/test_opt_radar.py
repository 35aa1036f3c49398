"""OPT-3 Under the Radar: order tokens are hidden assets."""

from __future__ import annotations

import pytest
from scenes import bring, enough, fight, pull, turn
from stage import FACTORY, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import UNKNOWN
from gangland.rulesets.view import NOBODY, known


def radar() -> Stage:
    """A table with hidden order tokens: seat n has n + 1 of them."""
    s = Stage(4, under_the_radar=1)
    for seat in range(4):
        s.own(seat, tokens=seat + 1)
    return s


def test_opt_3_tokens_are_behind_the_blind() -> None:
    """OPT-3: a gang knows its own tokens only."""
    s = radar()
    assert list(known(s.g, s.t, 1).tokens) == [UNKNOWN, 2, UNKNOWN, UNKNOWN]
    assert list(known(s.g, s.t, NOBODY).tokens) == [UNKNOWN] * 4


def test_ord_2_tokens_are_public_without_it() -> None:
    """ORD-2: without the option everybody sees everybody's tokens."""
    s = Stage()
    s.own(3, tokens=4)
    assert list(known(s.g, s.t, 1).tokens) == list(known(s.g, s.t, NOBODY).tokens) == [0, 0, 0, 4]


def test_opt_3_a_peek_shows_them() -> None:
    """OPT-3, TRX-3: who looks behind a blind sees the tokens, and nobody else does."""
    s = radar()
    s.site(OPPORTUNITY_PLACE, "back-room-poker")
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(3, cash=7, guns=2, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE).do(1, act.TARGET, b=3)
    assert [row for row in s.events if row[0] == ev.SEEN] == [(ev.SEEN, 1 << 1, 3, 7, 2, 1, 4)]
    assert s.seen(ev.PEEKED) == [(1, 3, 0, 0, 0)]


def test_opt_3_a_peek_shows_none_without_it() -> None:
    """OPT-3: without the option there is nothing of tokens to see behind a blind."""
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "back-room-poker")
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    s.own(1, tokens=1)
    s.own(3, cash=7, guns=2, goods=1, tokens=4)
    turn(s, 1).do(1, act.EXPLOIT, OPPORTUNITY_PLACE).do(1, act.TARGET, b=3)
    assert s.seen(ev.SEEN) == [(3, 7, 2, 1, 0)]


def test_opt_3_a_theft_that_falls_short_shows_them_too() -> None:
    """OPT-3, TRX-3: the look after a steal is a look behind the same blind."""
    s = radar()
    s.site(SITE, "mile-88-truck-stop")
    s.crew(1, SITE, rookies=1)
    s.own(3, cash=7, guns=2, goods=1)
    turn(s, 1).do(1, act.EXPLOIT, SITE).do(1, act.TARGET, b=3)
    assert s.seen(ev.SEEN) == [(3, 7, 2, 0, 4)]


def test_opt_3_being_skipped_tells_all_there_are_none() -> None:
    """OPT-3, ISS-2: who has none is skipped, and everybody sees it."""
    s = radar()
    s.own(2, tokens=0)
    turn(s, 2)
    assert [row for row in s.events if row[0] == ev.SKIPPED] == [(ev.SKIPPED, ev.EVERYONE, 2, 0, 0, 0, 0)]
    assert s.asked() == {3}
    assert known(s.g, s.t, 0).skipped >> 2 & 1


@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_opt_3_backup_is_asked_all_the_same(tokens: int) -> None:
    """OPT-3, INF-4: a gang with crew elsewhere is asked for backup whether it has a token or not."""
    s = radar()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, made=1)
    s.crew(2, 2, rookies=1)
    s.own(2, tokens=tokens)
    fight(s, 1, FACTORY)
    assert s.asked() == {2}
    assert s.kinds(2) == ({act.ENOUGH, act.BACKUP} if tokens else {act.ENOUGH})


@pytest.mark.parametrize("tokens", [1, 2])
def test_opt_3_after_the_last_token_it_is_asked_for_more(tokens: int) -> None:
    """OPT-3, INF-4: nobody sees from the next question whether the last token was spent."""
    s = radar()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, made=1)
    s.crew(2, 2, rookies=1)
    s.crew(2, SOURCE, rookies=1)
    s.own(2, tokens=tokens)
    bring(fight(s, 1, FACTORY), 2, 2, rookies=1)
    assert s.step_name() == "CallForBackup"
    assert s.asked() == {2}
    enough(s, 2)
    assert s.step_name() == "PullGuns"


def test_opt_3_nobody_is_asked_who_openly_has_no_crew_to_call() -> None:
    """OPT-3, INF-4: crew is public: with nobody elsewhere there is no question."""
    s = radar()
    s.crew(1, FACTORY, made=1)
    s.crew(2, FACTORY, made=1)
    assert fight(s, 1, FACTORY).step_name() == "PullGuns"


@pytest.mark.parametrize("tokens", [1, 2])
def test_opt_3_a_follow_up_exploit_is_asked_all_the_same(tokens: int) -> None:
    """OPT-3, INF-4: the winner is asked with no token left too, and can then only decline."""
    s = radar()
    s.crew(1, FACTORY, made=1, rookies=1)
    s.crew(2, FACTORY, rookies=1)
    s.own(1, tokens=tokens)
    pull(fight(s, 1, FACTORY), s1=0, s2=0).roll(6, 1)
    assert s.step_name() == "FollowUp"
    assert s.kinds(1) == ({act.YES, act.NO} if tokens == 2 else {act.NO})
    s.do(1, act.NO)
    assert s.step_name() == "IssueOrders"


@pytest.mark.parametrize("tokens", [1, 2])
def test_opt_3_a_boost_is_asked_all_the_same(tokens: int) -> None:
    """OPT-3, INF-4: the boost is asked for with no token left too."""
    s = radar()
    s.site(SITE, "rusty-spoke")
    s.crew(1, SITE, rookies=1)
    s.own(1, tokens=tokens)
    turn(s, 1).do(1, act.EXPLOIT, SITE).do(1, act.YES)
    assert s.step_name() == "OfferBoost"
    assert s.kinds(1) == ({act.YES, act.NO} if tokens == 2 else {act.NO})


def test_opt_3_most_orders_is_compared_in_secret() -> None:
    """OPT-3, INF-4: a card on the most tokens tells who is hit and nothing else."""
    s = radar()
    s.at(s.step_of(1, "TurnUpCards"), aux=1)
    s.run().draw_card("roadblock")
    assert s.seen(ev.AFFECTED) == [(s.card_number("roadblock"), 0b1000, 0, 0, 0)]
    assert list(known(s.g, s.t, 0).tokens)[1:] == [UNKNOWN] * 3


def test_opt_3_claims_are_still_what_everybody_can_count() -> None:
    """OPT-3, ORD-1: base orders and made are public, so what is claimed is."""
    s = radar()
    s.crew(2, 2, made=2)
    s.at(s.step_of(1, "ClaimOrders"))
    s.run()
    assert [row[:2] for row in s.seen(ev.CLAIM)] == [(0, 3), (1, 3), (2, 5), (3, 3)]
    assert known(s.g, s.t, 0).tokens[2] == UNKNOWN
