"""The rulebook over HTTP: its contents, what is found in it, and its exercises, of which nothing is kept."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.book.contents import book_of, found_in
from gangland.book.exercise import Exercise, find
from gangland.book.trying import tried
from gangland.game.games import GAMES
from gangland.protocol.answers import Result
from gangland.protocol.book import ExerciseNow, Tried, TriedAsk
from gangland.protocol.enquiries import answer
from gangland.protocol.messages import Ask
from gangland.server.http.pages import ASK_AGAIN
from gangland.server.http.requests import Rejected, body_of, json_response
from gangland.server.http.zipped import public_response
from gangland.words import LANGS

LONGEST = 100
"""Letters of what is looked for."""


async def book(request: Request) -> Response:
    """GET /api/rules/{game}: chapters, rules and examples, by their ids."""
    body = msgspec.json.encode(book_of(_game(request)))
    return public_response(request, body, "application/json", {"cache-control": ASK_AGAIN})


async def found(request: Request) -> Response:
    """GET /api/rules/{game}/found: the rules that speak of `?words=`, told in `?lang=`."""
    game, lang = _game(request), request.query_params.get("lang", LANGS[0])
    if lang not in LANGS:
        raise Rejected(404, "unknown-lang")
    wanted = request.query_params.get("words", "")[:LONGEST]
    return json_response(await asyncio.to_thread(found_in, game, lang, wanted))


async def exercise(request: Request) -> Response:
    """POST /api/rules/{game}/exercises/{exercise}: how it stands after the reader's moves."""
    one, body = _exercise(request), await body_of(request, Tried)
    return json_response(await asyncio.to_thread(_now, one, body.moves))


async def ask(request: Request) -> Response:
    """POST /api/rules/{game}/exercises/{exercise}/ask: a question that changes nothing."""
    one, body = _exercise(request), await body_of(request, TriedAsk)
    return json_response(await asyncio.to_thread(_asked, one, body))


def _now(one: Exercise, moves: list[str]) -> ExerciseNow:
    return tried(one, moves).now()


def _asked(one: Exercise, body: TriedAsk) -> Result:
    stands = tried(one, body.moves)
    return answer(stands.journal, stands.seat, Ask("", body.what, body.action, body.place, body.crew))


def _game(request: Request) -> str:
    game = str(request.path_params["game"])
    if game not in GAMES:
        raise Rejected(404, "unknown-game")
    return game


def _exercise(request: Request) -> Exercise:
    return find(_game(request), request.path_params["exercise"])


BOOK_ROUTES = [
    Route("/api/rules/{game}", book),
    Route("/api/rules/{game}/found", found),
    Route("/api/rules/{game}/exercises/{exercise}", exercise, methods=["POST"]),
    Route("/api/rules/{game}/exercises/{exercise}/ask", ask, methods=["POST"]),
]
