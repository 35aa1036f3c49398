"""The story and the document: everything that happens has words, and everybody's part of it is plain JSON."""

from __future__ import annotations

import json

import msgspec
import pytest
from rambles import GAMES, moments, played

from gangland.engine import event as ev
from gangland.game.game import Game
from gangland.game.happenings import NAMES, Fact, rows
from gangland.protocol.document import document
from gangland.protocol.parts import Document

DEALS = {"offered", "accepted", "declined", "withdrawn", "lapsed", "gone", "gift", "dealt", "said", "judged"}
EVENTS = {
    value: name
    for name, value in vars(ev).items()
    if isinstance(value, int)
    and name not in ("WIDTH", "ONLOOKERS", "EVERYONE", "KINDS")
    and name not in ("HANDED", "DEALT", "TOLD")  # deals are told by the ledger
    and not name.startswith("FOR_")
}


def test_every_kind_of_event_has_a_document() -> None:
    assert set(NAMES) == set(EVENTS) == set(range(1, ev.KINDS))
    assert len({name for name, _ in NAMES.values()}) == len(NAMES)
    assert all(len(fields) <= ev.WIDTH - 2 for _, fields in NAMES.values())
    assert DEALS.isdisjoint(name for name, _ in NAMES.values())


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_json_for_everybody_at_every_moment(name: str) -> None:
    for seed in (0, 3):
        for count, game in enumerate(moments(name, seed)):
            for seat in range(-1, game.t.seats):
                if count % 4 == seat % 4:
                    data = document(game, seat)
                    assert msgspec.json.decode(msgspec.json.encode(data), type=Document) == data
        for fact in game.facts:
            assert json.loads(json.dumps(fact.doc)) == fact.doc


@pytest.mark.parametrize("name", GAMES)
def test_a_document_speaks_in_ids(name: str) -> None:
    """Nothing is left as the engine's number of a place or a card."""
    for fact in (fact for seed in range(3) for fact in played(name, seed).facts):
        for key in ("place", "from", "to", "tile", "card", "gang", "side", "asset"):
            value = fact.doc.get(key, "")
            assert isinstance(value, str)
            assert not value.startswith("place"), fact


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_what_is_for_everybody(name: str) -> None:
    game = played(name, 2)
    public = [fact for fact in game.facts if fact.audience == ev.EVERYONE]
    assert len(public) > 100
    told = [fact for fact in game.told(-1) if fact.audience == ev.EVERYONE]
    assert [fact.doc for fact in told] == [fact.doc for fact in public]


def test_a_story_can_be_told_from_a_point_on() -> None:
    game = played("mayhem", 1, 120)
    for seat in range(-1, 4):
        for since in (0, 7, len(game.facts) - 3, len(game.facts)):
            before = len([fact for fact in game.facts[:since] if fact.is_for(seat)])
            assert game.told(seat, since) == game.told(seat)[before:]


def test_a_fact_is_for_its_audience() -> None:
    fact = Fact(0b0000101, {"event": "x"})
    assert [fact.is_for(seat) for seat in range(-1, 4)] == [False, True, False, True, False]
    assert Fact(1 << ev.ONLOOKERS, {"event": "x"}).is_for(-1)


def test_events_come_in_rows() -> None:
    game = next(one for one in moments("mayhem", 0, 30) if one.t.round)
    table = game.t.copy()
    table.show(ev.SAT, 2)
    table.tell(1, ev.SEEN, 1, 2, 3, 4, 5)
    assert rows(table.events) == [
        (ev.SAT, ev.EVERYONE, 2, 0, 0, 0, 0),
        (ev.SEEN, 1, 1, 2, 3, 4, 5),
    ]


# the document


def at(step: str, name: str = "mayhem", seed: int = 0) -> Game:
    """Return a game that waits in a step."""
    return next(one for one in moments(name, seed) if one.t.round and one.g.step(one.t).id == step)


def test_a_document_has_what_a_seat_knows() -> None:
    game = at("IssueOrders")
    data = document(game, 1)
    assert (data.game, data.seat, data.step, data.asked) == (
        "mayhem",
        1,
        "IssueOrders",
        game.owed(),
    )
    assert [seat.cash is None for seat in data.seats] == [True, False, True, True]
    assert [seat.name for seat in data.seats] == [seat.name for seat in game.setup.seats]
    assert data.face_down == sum(game.t.tile[place] < 0 for place in range(11, 17))
    assert {place.id for place in data.places} >= {"er", "gun-factory", "clubhouse-0"}


def test_only_who_is_asked_has_a_menu() -> None:
    game = at("IssueOrders")
    for seat in range(-1, 4):
        assert bool(document(game, seat).question) == (seat in game.owed())


@pytest.mark.parametrize("name", GAMES)
def test_a_fist_is_closed_to_others(name: str) -> None:
    for game in moments(name, 0):
        made = [seat for seat in range(4) if game.t.fist[seat] >= 0]
        if made:
            for seat in range(-1, 4):
                fists = [one.fist for one in document(game, seat).seats]
                expected = [game.t.fist[one] if one == seat else "closed" for one in made]
                assert [fists[one] for one in made] == expected


def test_a_fight_is_in_the_document_as_long_as_it_lasts() -> None:
    fights = [document(game, -1).fight for game in moments("mayhem", 0)]
    assert any(fight is None for fight in fights)
    assert any(fight is not None and len(fight.in_) > 1 for fight in fights)
    assert document(played("mayhem", 0), -1).fight is None


def test_at_the_end_all_hands_are_open() -> None:
    data = document(played("mayhem", 0), -1)
    assert data.over
    assert data.step == ""
    assert all(seat.cash is not None for seat in data.seats)
