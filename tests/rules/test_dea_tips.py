"""DEA-3, INF-3, INF-4: what a third gang holds can be promised and told: words only, to one rival alone."""

from __future__ import annotations

import pytest
from dealing import both_games, dealing, heard, promised, refused, seated, stage, to_end, to_round, verdict
from scenes import at_the_brink, turn, worsen

from gangland.engine import event as ev
from gangland.game.deals import talk
from gangland.game.deals.deal import Talk, Tip, Verdict
from gangland.game.game import Game
from gangland.protocol.document import document
from gangland.rulesets.view import NOBODY

TIP = "say to=seat3 tip=seat4:cash:7,guns:2"
"""Seat 1 tells seat 2 about seat 3, whose hand is another."""


def told(game: Game) -> list[tuple[int, ...]]:
    """Return the tips that those who remember were told, with their audience."""
    rows = zip(*[iter(game.happened)] * ev.WIDTH, strict=True)
    return [row for row in rows if row[0] == ev.TOLD]


@both_games
def test_dea_3_a_tip_keeps_the_promise_whatever_it_says(name: str) -> None:
    """DEA-3, INF-4: nobody can prove what anybody holds, so any numbers keep the word."""
    game = promised(name, "tell:seat4:1")
    assert verdict(game) is Verdict.OPEN
    game.take(1, TIP)
    assert verdict(game) is Verdict.KEPT
    assert heard(game, 2)[-2:] == ["said", "judged"]
    assert told(game) == [(ev.TOLD, 0b110, 1, 3, 7, 2, 0)]


@both_games
def test_dea_3_a_tip_not_told_in_time_breaks_the_promise(name: str) -> None:
    """DEA-3: it is due by the end of its round, like a payment."""
    assert verdict(to_round(promised(name, "tell:seat4:2"), 2)) is Verdict.OPEN
    assert verdict(to_round(promised(name, "tell:seat4:2"), 3)) is Verdict.BROKEN
    assert verdict(to_end(promised(name, "tell:seat4:6"))) is Verdict.BROKEN


@pytest.mark.parametrize(
    "said",
    [
        "say to=seat3 tip=seat1:cash:7",
        "say to=seat1 tip=seat4:cash:7",
        "say to=seat3 text='seat4 has 7'",
        "say to=seat3 phrase=word",
    ],
)
def test_dea_3_only_what_was_promised_keeps_it(said: str) -> None:
    """DEA-3: a tip about another gang, to another rival, or other words, are none."""
    game = promised("mayhem", "tell:seat4:1")
    game.take(1, said)
    assert verdict(game) is Verdict.OPEN
    assert told(game) == []


def test_dea_3_one_tip_keeps_one_promise() -> None:
    """DEA-3: who promised to tell twice tells twice, the oldest first."""
    game = promised("mayhem", "tell:seat4:1")
    game.take(1, "offer to=seat3 mine=tell:seat4:2")
    game.take(2, "accept 2")
    game.take(1, TIP)
    assert (verdict(game, 1), verdict(game, 2)) == (Verdict.KEPT, Verdict.OPEN)
    game.take(1, TIP)
    assert verdict(game, 2) is Verdict.KEPT
    game.take(1, TIP)
    assert len(told(game)) == 2


def test_dea_3_the_gang_told_of_disbands() -> None:
    """DEA-3, STD-4: there is nothing left to tell; what was told stays kept."""
    s = stage()
    at_the_brink(s, 3)
    game = seated(turn(s, 1))
    game.take(1, "offer to=seat3 mine=tell:seat4:4 mine=tell:seat1:4")
    game.take(2, "accept 1")
    s.t = game.t
    worsen(s, 3, 1)
    game.take(0, "say to=all text=dear-me")
    assert (verdict(game, 1), verdict(game, 2)) == (Verdict.MOOT, Verdict.OPEN)


@pytest.mark.parametrize("who", ["seat2", "seat3"])
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_dea_3_a_tip_is_about_a_third_gang(who: str, side: str) -> None:
    """DEA-3: neither of the two it is promised between."""
    refused(dealing(), 1, f"offer to=seat3 {side}=tell:{who}:1", "no-third-gang", "DEA-3")
    refused(dealing(), 1, f"offer to=seat3,seat1 {side}=tell:{who}:1", "no-third-gang", "DEA-3")


@pytest.mark.parametrize("who", ["seat2", "seat3"])
def test_inf_4_a_tip_told_is_about_a_third_gang(who: str) -> None:
    """INF-4: of oneself one can say what one likes in words."""
    refused(dealing(), 1, f"say to=seat3 tip={who}:cash:1", "no-third-gang", "DEA-3")


@pytest.mark.parametrize("to", ["all", "seat1,seat3", "seat2"])
def test_inf_3_a_tip_is_for_one_rival(to: str) -> None:
    """INF-3: what is told to many is no tip."""
    refused(dealing(), 1, f"say to={to} tip=seat4:cash:1", "tip-to-one", "INF-3")


def test_inf_4_a_tip_in_any_words_of_amounts() -> None:
    """INF-4: nothing named is nothing held; what cannot be traded cannot be told of."""
    game = dealing()
    refused(game, 1, "say to=seat3 tip=seat4:heat:1", "not-tradable")
    refused(game, 1, "say to=seat3 tip=seat9:cash:1", "unknown-seat")
    refused(game, 1, "say to=seat3 tip=seat4:cash:x", "not-a-number")
    game.take(1, "say to=seat3 tip=seat4:")
    assert game.facts[-1].doc["held"] == [0, 0, 0]


@both_games
@pytest.mark.parametrize("open_deals", [False, True])
def test_inf_3_a_tip_is_seen_by_the_two_alone(name: str, open_deals: bool) -> None:
    """INF-3: to all others, on the table or around it, nothing has happened, whatever was told."""
    game = dealing(name, open_deals=open_deals)
    others = [NOBODY, 0, 3]
    before = [(document(game, one), game.told(one), game.view(one)) for one in others]
    game.take(1, TIP)
    assert [(document(game, one), game.told(one), game.view(one)) for one in others] == before
    assert all(heard(game, one)[-1] == "said" for one in (1, 2))
    assert game.t.values() == dealing(name).t.values()


@both_games
def test_inf_3_a_promised_tip_and_what_it_says_are_for_the_two_alone(name: str) -> None:
    """INF-3: others know that two dealt, and neither about what nor what was told for it."""
    game = promised(name, "tell:seat4:1")
    others = [NOBODY, 0, 3]
    before = [(document(game, one), game.told(one)) for one in others]
    game.take(1, TIP)
    assert [(document(game, one), game.told(one)) for one in others] == before
    assert [heard(game, one) for one in others] == [["dealt"]] * 3


@both_games
def test_dea_3_a_tip_is_read_back_from_a_log(name: str) -> None:
    """DEA-3: with the clause it keeps; a log is in the names of gangs."""
    game = promised(name, "tell:seat4:2")
    game.take(1, TIP)
    gang = game.notation.seat(game.t, 3)
    assert game.lines[-1].endswith(f"tip={gang}:cash:7,guns:2")
    again = game.rewound(0)
    again.replay(game.lines)
    assert (again.ledger, again.facts, again.happened) == (game.ledger, game.facts, game.happened)


def test_dea_3_a_tip_as_a_value() -> None:
    """DEA-3: the same may be said without notation."""
    game = promised("mayhem", "tell:seat4:1")
    game.deal(1, Talk("", (2,), tip=Tip(3, (7, 2, 0))))
    assert verdict(game) is Verdict.KEPT


@both_games
@pytest.mark.parametrize("more", ["text=psst", "phrase=hello", "phrase=hello text='see to=all'"])
def test_inf_3_all_that_is_said_at_once_is_written(name: str, more: str) -> None:
    """What a line does not keep, others would learn of: an action could no longer be taken back."""
    game = promised(name, "tell:seat4:1")
    said = talk.read(game, 1, f"{TIP} {more}")
    assert talk.read(game, 1, talk.write(game, said)) == said
    assert isinstance(said, Talk)
    assert said.tip is not None
    assert said.text or said.phrase
