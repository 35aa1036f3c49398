"""The app: every address of the server, behind its guard."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from gangland.content.problems import PackError
from gangland.game.journal import DamagedGame
from gangland.game.refusal import Refusal
from gangland.server.http.account_pages import ACCOUNT_ROUTES
from gangland.server.http.after_pages import AFTER_ROUTES
from gangland.server.http.book_pages import BOOK_ROUTES
from gangland.server.http.guard import Guard, TooLarge, client_of, error_response, reason_response
from gangland.server.http.limits import Limiter
from gangland.server.http.link_pages import LINK_ROUTES
from gangland.server.http.pages import PAGE_ROUTES
from gangland.server.http.passkey_pages import PASSKEY_ROUTES
from gangland.server.http.person_pages import PERSON_ROUTES
from gangland.server.http.push_pages import PUSH_ROUTES
from gangland.server.http.requests import Rejected, status_of
from gangland.server.http.table_pages import TABLE_ROUTES
from gangland.server.http.watch_pages import WATCH_ROUTES, Watched
from gangland.server.settings import Settings
from gangland.server.socket.sockets import table_socket
from gangland.server.store.base import StoreError
from gangland.server.table.house import House
from gangland.telling.reasons import reason

logger = logging.getLogger("gangland.server")


def make_app(settings: Settings, house: House) -> Starlette:
    """Return the app of a house; the house opens and closes with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = house
        house.watch.open()
        try:
            await house.open()
            yield
        finally:
            await house.close()
            house.watch.close()

    routes = [
        *TABLE_ROUTES,
        *LINK_ROUTES,
        *AFTER_ROUTES,
        *ACCOUNT_ROUTES,
        *PASSKEY_ROUTES,
        *PERSON_ROUTES,
        *BOOK_ROUTES,
        *PUSH_ROUTES,
        *WATCH_ROUTES,
        *PAGE_ROUTES,
    ]
    pages: dict[object, str] = {route.endpoint: route.path for route in routes}
    app = Starlette(
        routes=[WebSocketRoute("/ws/{table}", table_socket), *routes],
        middleware=[
            Middleware(Watched, house.watch, pages),
            Middleware(Guard, settings, house.doorman.bars_address, house.watch),
        ],
        exception_handlers={
            Rejected: _rejected,
            Refusal: _refused,
            PackError: _bad_pack,
            TooLarge: _too_large,
            HTTPException: _http,
            StoreError: _not_stored,
            DamagedGame: _damaged,
        },
        lifespan=lifespan,
    )
    app.state.new_tables = Limiter(*settings.rates.tables)
    app.state.passwords = Limiter(*settings.rates.passwords)
    return app


def _count(request: Request, code: str) -> None:
    request.app.state.house.watch.refused("http", code, client_of(request.scope))


async def _rejected(request: Request, error: Exception) -> Response:
    if not isinstance(error, Rejected):
        raise error
    _count(request, error.code)
    return error_response(error.status, error.code)


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, Refusal):
        raise error
    _count(request, error.code)
    return reason_response(status_of(error), reason(error))


async def _bad_pack(_: Request, error: Exception) -> Response:
    logger.error("a pack is broken: %s", error)
    return reason_response(422, reason(Refusal("bad-pack")))


async def _too_large(_: Request, _error: Exception) -> Response:
    return error_response(413, "too-large")


async def _http(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return error_response(status, "no-such-page" if status == 404 else "wrong-method")


async def _damaged(_: Request, error: Exception) -> Response:
    logger.error("a table cannot be loaded", exc_info=error)
    return error_response(500, error.code if isinstance(error, DamagedGame) else "damaged")


async def _not_stored(_: Request, error: Exception) -> Response:
    logger.error("the store failed: %s", error)
    return error_response(503, "storage")
