"""Pages: what is the same for everybody: games, cards, words, and the client itself."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from gangland.game.games import GAMES
from gangland.server.http import library
from gangland.server.http.requests import Rejected, house_of, json_response
from gangland.server.http.zipped import public_response
from gangland.words import LANGS

STATIC = Path(__file__).parent.parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXTS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


async def games(request: Request) -> Response:
    """GET /api/games: what can be played."""
    return json_response(library.games_document(house_of(request).settings))


async def cards(request: Request) -> Response:
    """GET /api/cards/{game}: every site, card and gang; with `?pack=` an owner's own."""
    game, pack = request.path_params["game"], request.query_params.get("pack", "")
    packs = house_of(request).settings.packs
    if game not in GAMES or (pack and pack not in packs):
        raise Rejected(404, "unknown-game")
    body, tag = library.cards_json(library.pack_of(game, (packs[pack],) if pack else ()))
    return tagged(request, body, tag, "application/json")


async def words(request: Request) -> Response:
    """GET /api/words/{lang}: every message, with `?game=` those of one game only."""
    lang, game = request.path_params["lang"], request.query_params.get("game", "")
    if lang not in LANGS or (game and game not in GAMES):
        raise Rejected(404, "unknown-lang")
    text, tag = library.words_text(lang, game)
    return tagged(request, text.encode(), tag, "text/plain; charset=utf-8")


def tagged(request: Request, body: bytes, tag: str, media_type: str) -> Response:
    """Return what anybody may read, or that it has not changed; compressed or not, it has one (weak) tag."""
    headers = {"etag": f'W/"{tag}"', "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return public_response(request, body, media_type, headers)


async def client(request: Request) -> Response:
    """GET anything else: a file of the client, or its only page."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Rejected(404, "no-such-page")
    try:
        file = (STATIC / path).resolve()
        is_ours = file.is_relative_to(STATIC) and file.is_file()
    except (OSError, ValueError) as error:  # a name no file can have
        raise Rejected(404, "no-such-page") from error
    if is_ours:
        return _file(request, file, is_hashed=path.startswith("assets/"))
    if "." in path.rpartition("/")[2]:
        raise Rejected(404, "no-such-page")
    if not (STATIC / "index.html").is_file():
        raise Rejected(503, "no-client")
    return FileResponse(STATIC / "index.html", headers={"cache-control": ASK_AGAIN})


def _file(request: Request, file: Path, *, is_hashed: bool) -> Response:
    """Return a file of the client; the name of one that is hashed changes with what is in it."""
    if is_hashed and file.suffix in TEXTS:
        return public_response(request, file.read_bytes(), TEXTS[file.suffix], {"cache-control": FOREVER})
    return FileResponse(file, headers={"cache-control": FOREVER if is_hashed else ASK_AGAIN})


PAGE_ROUTES = [
    Route("/api/games", games),
    Route("/api/cards/{game}", cards),
    Route("/api/words/{lang}", words),
    Route("/{path:path}", client),
]
