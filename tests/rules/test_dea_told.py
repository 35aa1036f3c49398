"""INF-3: who learns of a deal. Both games have the same."""

from __future__ import annotations

import pytest
from dealing import (
    both_games,
    dealing,
    give,
    hands,
    heard,
    refused,
    seated,
    stage,
    state_of,
    to_round,
)
from scenes import enough, fight
from stage import FACTORY

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.game.deals.ledger import MOST_A_ROUND, MOST_LINES
from gangland.protocol.document import document
from gangland.rulesets.view import NOBODY

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


def test_inf_3_who_declines_is_not_told_whether_others_did() -> None:
    """INF-3: the last of several to decline hears the same as the first; the offerer hears all."""
    told = []
    for first in ([], [(1, "decline 1")]):
        game = dealing()
        game.take(0, "offer to=seat2,seat3 give=cash:2")
        for seat, text in [*first, (2, "decline 1")]:
            game.take(seat, text)
        told.append([fact.doc for fact in game.told(2)])
        assert game.told(0)[-1].doc["state"] == ("declined" if first else "open")
    assert told[0] == told[1]


def test_inf_3_who_took_an_offer_made_to_several_is_not_told() -> None:
    """INF-3: the others it was made to see no more than that it is gone and that two gangs dealt."""
    told = []
    for taker in (1, 2):
        game = dealing()
        game.take(0, "offer to=seat2,seat3,seat4 give=guns:1 want=cash:2")
        game.take(taker, "accept 1")
        told.append([fact.doc for fact in game.told(3) if fact.doc["event"] != "dealt"])
        assert document(game, 3).offers[0].state == "gone"
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
    assert len(document(game, 1).offers) == MOST_A_ROUND
    to_round(game, 2)
    assert document(game, 1).offers == []
    game.take(1, "say to=all text=hm")
    game.take(0, "offer to=seat2 give=cash:1")
    game.take(1, f"accept {MOST_A_ROUND + 1}")


@both_games
def test_inf_3_others_see_that_two_gangs_dealt_and_not_what(name: str) -> None:
    """INF-3: the same words whatever it was, a gift, an exchange or promises."""
    told = []
    for texts in (
        [(0, "gift to=seat2 give=cash:1"), (1, "accept 1")],
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
        assert document(game, seat).offers[0].offer == 1
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
    numbers = [[one.promise for one in document(game, seat).promises] for seat in range(4)]
    assert numbers == [[1, 2], [1], [1], [1, 2]]


@both_games
def test_inf_3_open_deals_are_seen_by_all(name: str) -> None:
    """INF-3: where the table has agreed so, offers, deals and promises are public, by common numbers."""
    game = dealing(name, open_deals=True)
    game.take(2, "offer to=seat4 want=cash:1")
    game.take(0, "offer to=seat2 give=cash:2 mine=peace:2")
    game.take(1, "accept 2")
    give(game, 0, 1, "guns:1")
    for seat in range(NOBODY, 4):
        assert [offer.offer for offer in document(game, seat).offers] == [1, 2, 3]
        assert [one.promise for one in document(game, seat).promises] == [1]
        assert [event for event in heard(game, seat) if event != "dealt"] == [
            "offered",
            "offered",
            "accepted",
            "offered",
            "accepted",
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


def test_inf_3_french_has_its_spaces() -> None:
    """INF-3: the spaces before French punctuation, which never break, are part of what is said."""
    game = dealing()
    game.take(0, "say to=all text='d’accord\u202f! ou\u00a0: non'")
    assert game.told(3)[0].doc["text"] == "d’accord\u202f! ou\u00a0: non"
    assert game.lines[-1] == "samcro: say to=all text='d’accord\u202f! ou\u00a0: non'"


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
        ("say to= text=x", "no-such-rival"),
        ("say to=, text=x", "no-such-rival"),
        ("say to=seat3 text=x text=y", "deal-word-twice"),
        ("offer to=seat3 give=cash:1 give=guns:1", "deal-word-twice"),
        ("offer to=seat3 want=cash:1 want=cash:1", "deal-word-twice"),
        ("offer to=seat3 give=cash:1 until=1 until=2", "deal-word-twice"),
        ("gift to=seat3 give=cash:1 give=cash:2", "deal-word-twice"),
        ("offer to=seat3 mine=peace:cash:2", "not-a-number"),
        ("offer to=seat3 mine=peace:gun-factory:2", "not-a-number"),
        ("offer to=seat3 mine=sell:2", "not-a-number"),
        ("offer to=seat3 theirs=sell::2", "not-a-number"),
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


@both_games
def test_dea_1_an_offer_to_all_is_one_to_every_gang_that_is_left(name: str) -> None:
    """DEA-1: it is written down with their names; the first to accept has it."""
    game = dealing(name)
    game.take(0, "offer to=all give=cash:2 text='who wants it'")
    assert "to=all" not in game.lines[-1]
    assert list(game.ledger.offers[-1].to) == [1, 2, 3]
    game.t.alive &= ~(1 << 2)
    game.take(1, "offer to=all mine=peace:3")
    assert list(game.ledger.offers[-1].to) == [0, 3]
    refused(game, 0, "gift to=all give=cash:1", "unknown-seat")
    refused(game, 0, "offer to=all,seat2 give=cash:1", "unknown-seat")
    refused(game, 0, "offer to=all", "empty-offer")


def test_inf_3_backup_is_not_bought_in_public() -> None:
    """INF-3: in a fight too, the others see only that two dealt."""
    s = stage()
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.crew(seat, seat, rookies=1)
    s.own(2, tokens=2)
    game = seated(fight(s, 1, FACTORY))
    enough_before = game.view(0).owed
    give(game, 3, 2, "guns:2")
    assert game.view(0).owed == enough_before
    assert heard(game, 0) == ["dealt"]
    s.t = game.t
    enough(s, 2)
    assert s.kinds(2) == {act.GUNS}
    assert ev.FIST not in [row[0] for row in s.events]
