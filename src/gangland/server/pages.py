"""Pages: what is the same for everybody: games, cards, words, and the client itself."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from gangland.play.games import GAMES
from gangland.server import library
from gangland.server.requests import Rejected, house_of, json_response
from gangland.words import LANGS

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


async def games(request: Request) -> Response:
    """GET /api/games: what can be played."""
    return json_response(library.games_document(house_of(request).settings.packs))


async def cards(request: Request) -> Response:
    """GET /api/cards/{game}: every site, card and gang; with `?pack=` an owner's own."""
    game, pack = request.path_params["game"], request.query_params.get("pack", "")
    packs = house_of(request).settings.packs
    if game not in GAMES or (pack and pack not in packs):
        raise Rejected(404, "unknown-game")
    body, tag = library.cards_json(game, (packs[pack],) if pack else ())
    return _tagged(request, body, tag, "application/json")


async def words(request: Request) -> Response:
    """GET /api/words/{lang}: every message, with `?game=` those of one game only."""
    lang, game = request.path_params["lang"], request.query_params.get("game", "")
    if lang not in LANGS or (game and game not in GAMES):
        raise Rejected(404, "unknown-lang")
    text, tag = library.words_text(lang, game)
    return _tagged(request, text.encode(), tag, "text/plain; charset=utf-8")


def _tagged(request: Request, body: bytes, tag: str, media_type: str) -> Response:
    headers = {"etag": f'"{tag}"', "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


async def client(request: Request) -> Response:
    """GET anything else: a file of the client, or its only page."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Rejected(404, "no-such-page")
    file = (STATIC / path).resolve()
    if file.is_relative_to(STATIC) and file.is_file():
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else ASK_AGAIN})
    if "." in path.rpartition("/")[2]:
        raise Rejected(404, "no-such-page")
    if not (STATIC / "index.html").is_file():
        raise Rejected(503, "no-client")
    return FileResponse(STATIC / "index.html", headers={"cache-control": ASK_AGAIN})


PAGE_ROUTES = [
    Route("/api/games", games),
    Route("/api/cards/{game}", cards),
    Route("/api/words/{lang}", words),
    Route("/{path:path}", client),
]
