"""A real browser (Chromium) and a real server for every test of the table on the web."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium() -> str:
    """Return a Chromium; where there is none it is installed, or the tests fail."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    if not found and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "--quiet", "chromium"], check=False, capture_output=True)
        found = shutil.which("chromium") or ""
    if not found:
        pytest.fail("These tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.")
    return found


class House:
    """A server in a process of its own, that can be killed and come back."""

    def __init__(self, data: Path, seed: str = "") -> None:
        self.data = data
        self.seed = seed
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, str(HERE / "house.py"), str(self.port), str(self.data), self.seed]
        self.process = subprocess.Popen(command)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games") as answer:  # noqa: S310 - our own server
                    answer.read()
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"), getattr(request.module, "SEED", ""))
    found.start()
    yield found
    found.kill()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[Open]:
    """Open pages, each a device of its own; what their consoles complain of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(path: str = "/", *, script: str = "", width: int = 1280, height: int = 800, **more: object) -> Page:
        settings = {"locale": "en-US", "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=house.url, viewport={"width": width, "height": height}, **settings)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said.type, said.text) else None)
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
    """A connection that is lost because the server was killed is no complaint."""
    return kind == "error" and "ERR_CONNECTION_REFUSED" not in text and "WebSocket" not in text
