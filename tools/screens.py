"""Take the pictures in docs/screens: both games, on a desk and on a phone, in the light and in the dark.

Needs Chromium and a built client; run as `.venv/bin/python tools/screens.py` after a change of looks.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from driver import open_tab, play_to  # type: ignore[import-not-found]  # noqa: E402
from keeper import House, chromium  # type: ignore[import-not-found]  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
VIEWS = [("desktop", 1440, 900, "light"), ("dark", 1440, 900, "dark"), ("phone", 390, 844, "light")]

PACE = "localStorage['gangland.prefs'] ??= JSON.stringify({ pace: 'skip' })"
"""Scenes of others pass unseen."""


def shoot(page: Page, name: str, at: str = "main") -> None:
    """Save what is in sight, from the top or where something is."""
    page.evaluate("scrollTo(0, 0)")
    if at != "main":
        page.locator(at).evaluate("one => one.scrollIntoView({ block: 'start' })")
    page.wait_for_timeout(150)
    page.screenshot(path=SCREENS / f"{name}.png")


def until(page: Page, selector: str) -> None:
    """Play until something is on the page."""
    play_to(page, f"{selector}, [data-end]")


def visit(browser: Browser, house: House, game: str, view: tuple[str, int, int, str]) -> None:
    """Play one game, with pictures on the way."""
    name, width, height, scheme = view
    settings = {"color_scheme": scheme, "locale": "en-US", "reduced_motion": "reduce"}
    size = {"width": width, "height": height}
    page = browser.new_context(base_url=house.url, viewport=size, **settings).new_page()  # type: ignore[arg-type]
    page.add_init_script(PACE)
    page.goto("/")
    page.wait_for_selector("[data-quick]")
    if game == "mayhem":
        shoot(page, f"home-{name}")
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    until(page, "[data-round='2']")
    until(page, ".choices.orders")
    shoot(page, f"{game}-table-{name}")
    if name == "desktop":
        open_tab(page, "deals")
        page.click("[data-new-offer]")
        shoot(page, f"{game}-deals", "#panel")
        open_tab(page, "log")
    until(page, "[data-scene='fight']")
    shoot(page, f"{game}-fight-{name}")
    until(page, "figure svg")
    shoot(page, f"{game}-end-{name}")
    page.context.close()


def main() -> None:
    """Take all pictures."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), "screens")
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in ("mayhem", "wise-guys"):
            for view in VIEWS:
                visit(browser, house, game, view)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
