"""A real browser (Chromium) and a real server for every test of the table on the web."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from driver import PATIENCE
from keeper import House, chromium
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect, sync_playwright

import gangland.server

MEMORY = Path("/dev/shm")  # noqa: S108

# nobody here waits for bots to be seen, unless a test is about it
PACE = """
localStorage.getItem('gangland.prefs') ?? localStorage.setItem('gangland.prefs', '{{"pace":"{}"}}');
"""

# no page here lives so long that it pays to optimize its script
SHORT_LIVED = "--js-flags=--no-opt"

SPRITES = re.compile(r"/assets/sprite-[^/]+\.svg$")
SYMBOL = re.compile(r"<symbol[^>]*>")
ASSETS = Path(gangland.server.__file__).parent / "static" / "assets"

expect.set_options(timeout=PATIENCE)


@cache
def outlines(name: str) -> str:
    """Return a sprite with all its symbols and nothing drawn in them."""
    symbols = SYMBOL.findall((ASSETS / name).read_text("utf-8"))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"</symbol>".join([*symbols, ""])}</svg>'


def leave_undrawn(route: Route) -> None:
    """Answer for the server with outlines: what is drawn has its place, and costs nothing to paint."""
    name = route.request.url.rpartition("/")[2]
    route.fulfill(body=outlines(name), content_type="image/svg+xml")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with whole games, so that no worker is left with one when the others are done."""
    items.sort(key=lambda item: not hasattr(getattr(item, "module", None), "LONG"))


def span(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:  # noqa: ARG001
    """Once is enough, unless other tests run in the same thread, which need an event loop of their own."""
    return "session" if all("tests/web" in one for one in config.args) else "module"


@contextmanager
def launched(playwright: Playwright, *, bare: bool) -> Iterator[Browser]:
    """A browser, as long as it is needed."""
    args = ["--no-sandbox", SHORT_LIVED]
    found = playwright.chromium.launch(executable_path=chromium(bare=bare), args=args)
    yield found
    found.close()


@pytest.fixture(scope=span)
def playwright() -> Iterator[Playwright]:
    """What drives the browsers; as long as it is there its event loop runs in this thread."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope=span)
def any_browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser of all who have no wishes."""
    with launched(playwright, bare=True) as found:
        yield found


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser; a whole one where a module has a `WINDOW` to look at."""
    if not hasattr(request.module, "WINDOW"):
        yield request.getfixturevalue("any_browser")
        return
    with launched(request.getfixturevalue("playwright"), bare=False) as found:
        yield found


@contextmanager
def opened(prepare: Callable[[Path], object] = str, seed: str = "") -> Iterator[House]:
    """A server, its tables in memory where there is such a folder, because every line is synced."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        prepare(Path(folder))
        found = House(Path(folder), seed)
        try:
            found.start()
            yield found
        finally:
            found.close()


@pytest.fixture(scope=span)
def any_house() -> Iterator[House]:
    """The server of all who have no wishes."""
    with opened() as found:
        yield found


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """A server; one of its own where a module has a `SEED` for the dice or a `prepare` for the folder."""
    wishes = {
        name: getattr(request.module, name) for name in ("SEED", "prepare") if hasattr(request.module, name)
    }
    if not wishes:
        yield request.getfixturevalue("any_house")
        return
    with opened(wishes.get("prepare", str), wishes.get("SEED", "")) as found:
        yield found


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Open pages, each a device of its own; what their consoles complain of fails the test.

    Painting is half of a page's work, so drawings are left empty where a module does not say `DRAWN`.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        path: str = "/",
        *,
        script: str = "",
        width: int = 1280,
        height: int = 800,
        pace: str = "skip",
        **more: object,
    ) -> Page:
        settings: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce", **more}
        settings["viewport"] = {"width": width, "height": height}
        context = browser.new_context(base_url=house.url, **settings)
        contexts.append(context)
        if not hasattr(request.module, "DRAWN"):
            context.route(SPRITES, leave_undrawn)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if is_complaint(said.type, said.text) else None,
        )
        page.add_init_script(PACE.format(pace))
        if script:
            page.add_init_script(script)
        page.goto(path)
        page.wait_for_selector("main")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not complaints


def is_complaint(kind: str, text: str) -> bool:
    """What the browser itself notes of a server that was killed, or of a request refused, is none."""
    expected = ("ERR_CONNECTION_REFUSED", "WebSocket", "status of 401", "status of 404", "status of 409")
    return kind == "error" and not any(words in text for words in expected)
