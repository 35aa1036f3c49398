"""Facts become lines: every kind is told, those that belong together in one line, anew as more is told."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from rambles import GAMES, moments, new_game, played
from rendering import StrictWords, nodes, trees

from gangland.content.message import Message
from gangland.engine.table import Table
from gangland.game.deals.phrases import LINES, PHRASES, WHYS
from gangland.game.game import Game
from gangland.game.happenings import NAMES
from gangland.rulesets.view import are_blinds_up
from gangland.telling.deals import clause
from gangland.telling.forms import Line
from gangland.telling.names import Names
from gangland.telling.question import question
from gangland.telling.story import tell
from gangland.words import LANGS, Words

Doc = dict[str, Any]

OFFER: Doc = {
    "seat": 0,
    "offer": 2,
    "by": 1,
    "rivals": [0, 2],
    "give": [1, 0, 2],
    "want": [0, 1, 0],
    "mine": ["peace:3", "avoid:gun-factory:4", "word:2:as: promised"],
    "theirs": ["pay:cash:2,goods:1:4", "sell:0:2", "leave:gun-factory:3"],
    "until": 3,
    "counters": 0,
    "text": "now",
    "state": "open",
}
CREW: Doc = {"made": 1, "rookies": 2, "men": []}
AT: Doc = {"seat": 1, "place": "gun-factory"}
SAMPLES: dict[str, list[Doc]] = {
    "round": [{"round": 2, "rounds": 6}],
    "gang": [{"seat": 1, "gang": "{gang}"}],
    "side": [{"seat": 1, "side": "{side}"}],
    "starts": [{"seat": 1, **CREW}],
    "claim": [{"seat": 1, "count": 4}],
    "site-up": [{"place": "gun-factory", "tile": "gun-factory"}],
    "card-up": [{"card": "{card}", "place": ""}],
    "affected": [{"card": "{card}", "seats": [1]}, {"card": "{card}", "seats": []}],
    "moved": [{"seat": 1, "from": "clubhouse", "to": "gun-factory", **CREW}],
    "exploited": [{**AT, "boost": 0}, {**AT, "boost": 1}],
    "traded": [{"seat": 1, "transaction": 0, "times": 1}],
    "gained": [{"seat": 1, "asset": "guns", "amount": -2}],
    "stole": [{"seat": 1, "rival": 2, "asset": "goods", "amount": amount} for amount in (0, 2)],
    "peeked": [{"seat": 1, "rival": 2}],
    "seen": [{"rival": 2, "cash": 1, "guns": 0, "goods": 2, "orders": 3}],
    "standing": [{"seat": 1, "standing": 2, "change": -1}],
    "fight": [{**AT, "locked": 0}, {**AT, "locked": 1}],
    "backup": [{"seat": 1, "from": "clubhouse", "to": "gun-factory", **CREW}],
    "fist": [{"seat": 1}],
    "guns": [{"seat": 1, "count": 2}],
    "backed": [{"seat": 1, "rival": 2}],
    "rolled": [
        {"seat": 1, "purpose": purpose, "face": 6} for purpose in ("gangs", "fight", "injured", "tie")
    ],
    "lined-up": [{**AT, **CREW, "strength": 4}, {**AT, "place": "", **CREW, "strength": 4}],
    "total": [{"seat": 1, "total": 11, "crew": 4, "guns": 3, "extra": extra} for extra in (0, 1)],
    "won": [AT],
    "drawn": [{"place": "gun-factory"}],
    "hit": [{"seat": 1, "rival": 2}],
    "injured": [{**AT, **CREW}],
    "home": [{**AT, **CREW}],
    "leader": [{"seat": 1}],
    "caught": [{"seat": 1, "standing": 3, "change": 2}],
    "clean-up": [{"round": 2}],
    "discarded": [{"seat": 1, "count": 2}],
    "fell": [{**AT, "place": "clubhouse", **CREW}],
    "bribed": [{"seat": 1}],
    "disbanded": [{"seat": 1}],
    "recruited": [{"seat": 1, "rookies": 2}],
    "promoted": [{**AT, "made": 1, "men": []}],
    "sat": [{"seat": 1}],
    "skipped": [{"seat": 1}],
    "ordered": [{"seat": 1}],
    "sold": [{"seat": 1, "count": count, "price": 2, "cash": 2 * count} for count in (0, 2)],
    "price": [{"total": 4, "price": 2}],
    "tokens": [{"seat": 1, "change": 1}, {"seat": 1, "change": -2}],
    "paid-off": [{"seat": 1}],
    "recovered": [{"seat": 1, **CREW}],
    "died": [{"seat": 1, **CREW}],
    "bombed": [AT],
    "ended": [{"seat": 1}],
    "held": [{"seat": 1, "cash": 9, "guns": 0, "goods": 1}],
    "named": [{"seat": 1, "rival": 2}],
    "wasted": [{"seat": 1, "rival": 2}],
    "offered": [OFFER, {**OFFER, "counters": 1}, {**OFFER, "want": [0, 0, 0], "theirs": []}],
    **{event: [OFFER] for event in ("accepted", "withdrawn", "lapsed", "gone")},
    "declined": [{**OFFER, "because": because} for because in ("", *WHYS)],
    "gift": [{"seat": 1, "rival": 2, "give": [1, 0, 0]}],
    "dealt": [{"seat": 1, "rival": 2}],
    "said": [
        *({"seat": 1, "rivals": [], "text": "", "phrase": phrase} for phrase in (*PHRASES, *LINES)),
        {"seat": 1, "rivals": [], "text": "hm"},
        {"seat": 1, "rivals": [0, 2], "text": "hm"},
    ],
    "judged": [
        {"seat": 1, "rival": 2, "clause": "peace:3", "verdict": verdict, "promise": 1}
        for verdict in ("kept", "broken", "moot")
    ],
}
"""Facts of every kind, in the variants there are; {gang} and so on are ids of the game."""


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """A game that is over, so that every seat has a gang."""
    return played(request.param, 0)


def docs_of(game: Game, event: str) -> list[Doc]:
    """The samples of an event, with ids of this game."""
    first = {
        "{gang}": game.pack.gangs[0].id,
        "{side}": game.pack.gangs[0].sides[0].id,
        "{card}": game.pack.cards[0].id,
    }
    docs = [{"event": event, **doc} for doc in SAMPLES[event]]
    return [{key: first.get(str(value), value) for key, value in doc.items()} for doc in docs]


def told(game: Game, *docs: Doc, seat: int = 0) -> list[Line]:
    return tell(Names(game), game.view(seat), docs, range(1, len(docs) + 1))


def ids(line: Line) -> list[str]:
    return [node.id for node in nodes(line.message)]


def test_there_is_a_sample_of_every_event() -> None:
    assert {name for name, _ in NAMES.values()} <= set(SAMPLES)


@pytest.mark.parametrize("event", SAMPLES)
def test_every_event_is_told_in_three_languages(game: Game, event: str) -> None:
    strict = [StrictWords(lang, game) for lang in LANGS]
    for doc in docs_of(game, event):
        lines = told(game, doc)
        assert len(lines) == (event != "traded")
        for line in lines:
            assert line.event == event
            assert line.seats == sorted(set(line.seats))
            for words in strict:
                words.check(line.message)
                assert words.say(line.message)


def test_names_are_told_where_made_men_have_them() -> None:
    game = played("wise-guys", 0)
    men = [man.id for man in game.pack.gangs[0].made[:2]]
    (line,) = told(game, {"event": "promoted", **AT, "made": 2, "men": men})
    assert set(ids(line)) >= {f"made-{man}" for man in men}
    (line,) = told(game, {"event": "injured", **AT, **CREW, "men": men[:1]})
    assert set(ids(line)) >= {f"made-{men[0]}", "count-of-rookies"}


def test_what_goes_without_saying_is_not_said(game: Game) -> None:
    assert told(game, {"event": "recruited", "seat": 1, "rookies": 0}) == []
    assert told(game, {"event": "tokens", "seat": 1, "change": 0}) == []
    assert told(game, {"event": "gained", "seat": 1, "asset": "cash", "amount": 0}) == []
    assert told(game, {"event": "standing", "seat": 1, "standing": 2, "change": 0}) == []


def test_a_hassle_for_everybody_names_nobody(game: Game) -> None:
    """REV-4: everybody who was in the game then, whoever has been disbanded since."""
    card = next(card.id for card in game.pack.cards if card.kind == "hassle")
    alive = [seat for seat in range(game.t.seats) if game.t.is_alive(seat)]
    everybody = {"event": "affected", "card": card, "seats": alive}
    assert told(game, everybody) == []
    assert len(told(game, {**everybody, "seats": alive[1:]})) == 1
    view = with_alive(game.view(0), alive[:-1])
    spared = {**everybody, "seats": alive[:-1]}
    lines = tell(Names(game), view, [spared, {"event": "disbanded", "seat": alive[-1]}, spared], [1, 2, 3])
    assert [line.event for line in lines] == ["affected", "disbanded"]


def with_alive(t: Table, alive: list[int]) -> Table:
    t.alive = sum(1 << seat for seat in alive)
    return t


# which facts go together


def lines_of(game: Game, *events: tuple[str, Doc]) -> list[tuple[str, int, int]]:
    """The lines some facts make: what each is about, its first fact, its version."""
    lines = told(game, *({"event": event, **doc} for event, doc in events))
    return [(line.event, line.first, line.version) for line in lines]


def gained(seat: int, amount: int = 1) -> tuple[str, Doc]:
    return "gained", {"seat": seat, "asset": "cash", "amount": amount}


PROMOTED: tuple[str, Doc] = ("promoted", {**AT, "made": 1, "men": []})
SHOT: tuple[str, Doc] = ("hit", {"seat": 1, "rival": 2})
DIE: Doc = {"seat": 1, "purpose": "injured", "face": 2}


def test_gains_in_a_row_make_a_line(game: Game) -> None:
    assert lines_of(game, gained(1), gained(2), gained(2)) == [("gained", 0, 3)]


def test_what_was_paid_before_a_promotion_is_its_price(game: Game) -> None:
    assert lines_of(game, gained(1, -2), gained(1, -1), PROMOTED) == [("promoted", 0, 3)]
    assert lines_of(game, gained(2), gained(1, -1), PROMOTED) == [("gained", 0, 1), ("promoted", 1, 3)]
    assert lines_of(game, gained(1), gained(2), PROMOTED) == [("gained", 0, 2), ("promoted", 2, 3)]


def test_shots_of_one_at_another_make_a_line(game: Game) -> None:
    other: tuple[str, Doc] = ("hit", {"seat": 1, "rival": 0})
    assert lines_of(game, SHOT, SHOT, other, SHOT) == [("hit", 0, 2), ("hit", 2, 3), ("hit", 3, 4)]
    (line,) = told(game, *({"event": event, **doc} for event, doc in (SHOT, SHOT)))
    assert (line.message.args["n"], line.seats) == (2, [1, 2])


def test_a_die_in_the_emergency_room_with_what_came_of_it(game: Game) -> None:
    crew = {"seat": 1, **CREW}
    assert lines_of(game, ("rolled", DIE), ("died", crew)) == [("rolled", 0, 2)]
    assert lines_of(game, ("rolled", DIE), ("rolled", DIE)) == [("rolled", 0, 1), ("rolled", 1, 2)]
    assert lines_of(game, ("rolled", DIE), ("died", {**crew, "seat": 2})) == [
        ("rolled", 0, 1),
        ("died", 1, 2),
    ]


def test_dice_for_one_purpose_make_a_line(game: Game) -> None:
    fight, tie = ("rolled", {**DIE, "purpose": "fight"}), ("rolled", {**DIE, "purpose": "tie"})
    assert lines_of(game, fight, fight, tie) == [("rolled", 0, 2), ("rolled", 2, 3)]


def test_a_sale_is_told_with_its_price_and_what_it_brought(game: Game) -> None:
    sold = [("sold", {"seat": seat, "count": seat, "price": 1, "cash": seat}) for seat in range(3)]
    price = ("price", {"total": 3, "price": 1})
    lines = told(game, *({"event": event, **doc} for event, doc in [*sold, price, gained(1), gained(2)]))
    assert [(line.event, line.first, line.version, line.tone) for line in lines] == [("sold", 0, 6, "loud")]
    assert lines_of(game, *sold, price, gained(1), gained(2), gained(0)) == [("sold", 0, 6), ("gained", 6, 7)]
    assert [line.tone for line in told(game, {"event": "sold", **sold[0][1]})] == ["plain"]


def test_a_trade_is_told_with_what_it_brought(game: Game) -> None:
    trade: tuple[str, Doc] = ("traded", {"seat": 1, "transaction": 0, "times": 1})
    assert lines_of(game, trade, gained(1), gained(1), gained(2)) == [("traded", 0, 3), ("gained", 3, 4)]
    assert lines_of(game, trade, gained(2)) == [("gained", 1, 2)]


def test_a_line_names_the_places_as_documents_do(game: Game) -> None:
    (line,) = told(game, *docs_of(game, "moved"))
    assert line.places == ["clubhouse-1", "gun-factory"]
    assert (line.tone, line.seats) == ("plain", [1])


@pytest.mark.parametrize("name", GAMES)
def test_a_story_can_be_told_bit_by_bit(name: str) -> None:
    for seed in range(3):
        game = played(name, seed)
        chooser = random.Random(seed)
        for seat in range(-1, game.t.seats):
            facts = [fact.doc for fact in game.told(seat)]
            names, view, versions = Names(game), game.view(seat), range(len(facts))
            whole, have, count = tell(names, view, facts, versions), list[Line](), 0
            assert all(one.first < two.first for one, two in pairwise(whole))
            while count < len(facts):
                count = min(len(facts), count + chooser.randint(1, 4))
                start = have[-1].first if have else 0
                fresh = tell(names, view, facts[:count], versions[:count], start)
                have = [line for line in have if line.first < start] + fresh
            assert have == whole


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_told_in_three_languages(name: str) -> None:
    for seed in range(3):
        game = played(name, seed)
        strict = [StrictWords(lang, game) for lang in LANGS]
        for seat in range(-1, game.t.seats):
            for tree in trees(told(game, *(dict(fact.doc) for fact in game.told(seat)), seat=seat)):
                for words in strict:
                    words.check(tree)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_hangs_on_no_secret(name: str) -> None:
    """INF-1: another hand behind somebody else's blind changes nothing that a seat is told."""
    seen = 0
    for game in moments(name, 1, deals=False):
        if len(game.lines) % 7 or are_blinds_up(game.g, game.t) or game.t.round == 0:
            continue
        for seat in [seat for seat in game.owed() if seat < game.t.seats]:
            other = game.branch()
            for rival in set(range(game.t.seats)) - {seat}:
                for asset, more in enumerate((7, 3, 2)):
                    other.t.add_asset(rival, asset, more)
            assert question(other, seat) == question(game, seat)
            both = [
                told(one, *(dict(fact.doc) for fact in one.told(seat)), seat=seat) for one in (game, other)
            ]
            assert both[0] == both[1]
            seen += 1
    assert seen > 10


def test_a_line_goes_over_the_wire_and_back(game: Game) -> None:
    lines = told(game, *docs_of(game, "offered"), *docs_of(game, "card-up"))
    assert msgspec.json.decode(msgspec.json.encode(lines), type=list[Line]) == lines


SAID = {
    "en": ["Round 2 of 6", "Guns pulled: {gang} 2.", "keep the peace until the end of round 3"],
    "fr": [
        "Tour de jeu 2 sur 6",
        "Flingues sortis\u00a0: {gang} 2.",
        "garder la paix jusqu’à la fin du tour de jeu 3",
    ],
    "it": ["Round 2 di 6", "Armi estratte: {gang} 2.", "mantenere la pace fino alla fine del round 3"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_some_lines_in_words(lang: str) -> None:
    game = played("mayhem", 0)
    words, names = Words(lang, game=game.pack.game, terms=game.pack.terms), Names(game)
    lines = [told(game, *docs_of(game, event))[0].message for event in ("round", "guns")]
    gang = words.say(names.gang(game.t, 1))
    said = [words.say(tree) for tree in [*lines, clause(names, "peace:3")]]
    assert said == [text.format(gang=gang) for text in SAID[lang]]


def test_before_the_gangs_are_picked_players_are_named() -> None:
    game = new_game("mayhem")
    (line,) = told(game, *docs_of(game, "said")[:1])
    words = Words("en", game=game.pack.game, terms=game.pack.terms)
    assert line.message.args["gang"] == Message("person", {"name": game.setup.seats[1].name})
    assert game.setup.seats[1].name in words.say(line.message)
