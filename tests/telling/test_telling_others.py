"""Reasons, shut orders, offers, market and odds are told in words that exist, from what a viewer knows."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from rambles import GAMES, moments, new_game
from rendering import StrictWords, trees

import gangland
from gangland.engine.table import PLACES
from gangland.game.deals.talk import offer_document, promise_document
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.odds import odds
from gangland.game.refusal import Refusal
from gangland.telling.chances import market_told, odds_told
from gangland.telling.deals import clause_told, offer_told, promise
from gangland.telling.names import Names
from gangland.telling.question import question
from gangland.telling.reasons import reason
from gangland.telling.shut import why_shut
from gangland.words import LANGS, Words

SOURCE = Path(gangland.__file__).parent


def codes() -> set[str]:
    """The code of every refusal there is."""
    calls = [
        node
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    first = [call.args[0] for call in calls if call.args]
    return {str(one.value) for one in first if isinstance(one, ast.Constant)}


def test_every_refusal_has_words() -> None:
    found = sorted(codes())
    assert len(found) > 60
    for words in map(Words, LANGS):
        assert [code for code in found if not words.has(f"refusal-{code}")] == [], words.lang


def test_a_reason_keeps_numbers_as_numbers() -> None:
    told = reason(Refusal("too-many-offers", "DEA-1", most=3, known=("a", "b")))
    assert (told.code, told.rule) == ("too-many-offers", "DEA-1")
    assert told.message.args == {"most": 3, "known": "('a', 'b')"}
    assert Words("fr").say(told.message).count("3") == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_shut_orders_have_reasons_that_are_said(name: str, seed: int) -> None:
    strict = [StrictWords(lang, new_game(name, seed)) for lang in LANGS]
    shut = 0
    for game in moments(name, seed, deals=False):
        for seat in [seat for seat in game.owed() if seat < game.t.seats]:
            told = question(game, seat)
            assert told is not None
            for order in told.shut:
                reasons = why_shut(game, seat, order.action)
                assert reasons, order
                check(strict, reasons)
                shut += 1
            assert {row.action for row in told.rows}.isdisjoint(order.action for order in told.shut)
    assert shut > 30


def test_a_shut_order_says_why_at_each_place() -> None:
    game = next(game for game in moments("mayhem", 0) if game.g.step(game.t).id == "IssueOrders")
    [seat] = game.owed()
    place = next(place for place in game.notation.places(game.t) if place != "er")
    [told] = why_shut(game, seat, "exploit", place)
    assert (told.code, told.rule) == ("no-crew-there", "EXP-1")
    assert told.message.id == "web-of"
    with pytest.raises(Refusal, match="unknown-action"):
        why_shut(game, seat, "dance")


@pytest.mark.parametrize("name", GAMES)
def test_market_odds_and_deals_are_said(name: str) -> None:
    strict = [StrictWords(lang, new_game(name, 3)) for lang in LANGS]
    offers = fights = 0
    for game in moments(name, 3):
        names, seat = Names(game), len(game.lines) % (game.t.seats + 1) - 1
        view = game.view(seat)
        if view.round == 0 or len(game.lines) % 3:
            continue
        found = market(game.g, view, seat)
        told = market_told(names, view, found)
        assert len(told.rows) == view.alive.bit_count()
        assert (told.cost is None) == (found["mine"] is None)
        check(strict, told)
        offers += check_deals(strict, game, names, seat)
        fights += seat >= 0 and check_odds(strict, game, names, seat)
    assert min(offers, fights) > 3


def check_deals(strict: list[StrictWords], game: Game, names: Names, seat: int) -> int:
    view = game.view(seat)
    docs = [offer_document(game, offer, seat) for offer in game.ledger.offers_seen(seat)]
    check(strict, [offer_told(names, view, doc, seat) for doc in docs])
    check(strict, [clause_told(names, text) for doc in docs for text in [*doc["mine"], *doc["theirs"]]])
    promises = [promise_document(game, one) for one in game.ledger.promises_seen(seat)]
    check(strict, [promise(names, view, doc) for doc in promises])
    return len(docs)


def check_odds(strict: list[StrictWords], game: Game, names: Names, seat: int) -> bool:
    view = game.view(seat)
    places = [place for place in range(PLACES) if view.tile[place] >= 0]
    found = [(place, odds(game.g, view, seat, place)) for place in places]
    told = [odds_told(names, view, place, one) for place, one in found if one is not None]
    check(strict, told)
    return bool(told)


def check(strict: list[StrictWords], told: object) -> None:
    for tree in trees(told):
        for words in strict:
            words.check(tree)
