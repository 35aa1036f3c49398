"""Take the pictures of ten moments in docs/screens/moments, for docs/moments.md.

Needs Chromium and a built client; run as `.venv/bin/python tools/moments.py` after a change of looks, with
the names of moments to take those alone.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from driver import FIXED_ENTROPY, ORDERS, autoplay, open_tab, play_to  # type: ignore[import-not-found]  # noqa: E402
from keeper import House, chromium  # type: ignore[import-not-found]  # noqa: E402
from test_scenes import SAY  # type: ignore[import-not-found]  # noqa: E402

MOMENTS = ROOT / "docs" / "screens" / "moments"
DESK, PHONE = (1440, 900), (390, 844)
WIDE, SHARP = 960, 74
"""How wide a picture is kept, and how well."""
SEEDS = {"wise-guys-fall": "transcripts"}
"""The house's share in the dice, where it is another one."""
PREFS = "localStorage['gangland.prefs'] ??= JSON.stringify({ pace: 'skip' })"
PROMISE = "offer to=SEAT1 give=cash:1 mine=avoid:gun-factory:6"


class Visitor:
    """Somebody who goes to a house and takes pictures."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house

    def open(
        self, path: str = "/", *, theme: str = "light", size: tuple[int, int] = DESK, seed: int = 3
    ) -> Page:
        """Open a page as a device of its own."""
        context = self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale="en-US",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.add_init_script(PREFS)
        page.add_init_script(FIXED_ENTROPY.format(seed))
        page.goto(path)
        page.wait_for_selector("main")
        return page

    def sit(self, game: str, **more: object) -> Page:
        """Sit down at a table of bots."""
        page = self.open(**more)  # type: ignore[arg-type]
        page.click(f"[data-quick='{game}']")
        page.wait_for_selector(".question")
        return page


def home(visitor: Visitor) -> Page:
    """The first page."""
    page = visitor.open(theme="dark")
    page.wait_for_selector("[data-quick]")
    return page


def to_an_order(page: Page) -> None:
    """Play to an order in the second round, nothing in front of the map."""
    play_to(page, "[data-round='2']")
    play_to(page, ORDERS)
    while page.locator("[data-scene]").count():
        page.click("[data-done]")


def table(visitor: Visitor, game: str, **more: object) -> Page:
    """My turn, and a place that answers what can be done there."""
    page = visitor.sit(game, **more)
    to_an_order(page)
    page.locator(".place:not(.home):not(.er):not(:has(.crew))").first.click()
    page.wait_for_selector("[data-pop] [data-act]")
    return page


def until(visitor: Visitor, game: str, scene: str, **more: object) -> Page:
    """The first scene of a kind that is one's own."""
    page = visitor.sit(game, **more)
    play_to(page, f"[data-scene='{scene}'], [data-end]")
    return page


def deal(visitor: Visitor) -> Page:
    """A deal being written."""
    page = visitor.sit("mayhem")
    to_an_order(page)
    page.locator("[data-deal-with]").first.click()
    open_tab(page, "deals")
    page.locator("[data-deals] button[data-more]").first.click()
    page.select_option("[data-vow='mine']", "avoid")
    return page


def betrayal(visitor: Visitor) -> Page:
    """A promise is broken, as it is seen by whom it was made to."""
    ann = visitor.open(seed=5)
    ann.click("[data-choose='mayhem']")
    ann.click("[data-terms] summary")
    for seat in (1, 2):
        ann.select_option(f"[data-seat='{seat}']", "open")
    ann.click("form button[type=submit].main")
    ann.wait_for_url("**/t/*")
    others = [visitor.open(ann.url, seed=5) for _ in range(2)]
    for name, page in zip(("Bob", "Cleo"), others, strict=True):
        page.fill("[data-name]", name)
        page.click("[data-join]")
    for page in (ann, *others):
        page.wait_for_selector(".question")
    for page in others:
        autoplay(page, 1, "main[data-round='1']")
    play_to(ann, ORDERS)
    bob = others[0]
    ann.evaluate(SAY, [{"type": "deal", "text": PROMISE}, "now"])
    bob.evaluate(SAY, [{"type": "deal", "text": "accept 1"}, "offered"])
    ann.evaluate(SAY, [{"type": "act", "action": "move clubhouse gun-factory 1m"}, "asked"])
    bob.wait_for_selector("[data-scene='betrayal']")
    return bob


def end(visitor: Visitor) -> Page:
    """The evening as a newspaper."""
    page = visitor.sit("wise-guys")
    play_to(page, "[data-end]")
    page.wait_for_selector("figure svg")
    return page


TEN: dict[str, Callable[[Visitor], Page]] = {
    "home": home,
    "mayhem-table": lambda visitor: table(visitor, "mayhem"),
    "mayhem-fight": lambda visitor: until(visitor, "mayhem", "fight"),
    "mayhem-deal": deal,
    "mayhem-betrayal": betrayal,
    "mayhem-phone": lambda visitor: table(visitor, "mayhem", size=PHONE),
    "wise-guys-table": lambda visitor: table(visitor, "wise-guys", theme="dark"),
    "wise-guys-market": lambda visitor: until(visitor, "wise-guys", "market", theme="dark"),
    "wise-guys-fall": lambda visitor: until(visitor, "wise-guys", "fall", theme="dark", seed=7),
    "wise-guys-end": end,
}


def keep(page: Page, path: Path) -> None:
    """Save what is in sight, small enough to be read beside others."""
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    size = page.viewport_size or {"width": WIDE, "height": WIDE}
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDE / size["width"])}
    command = {"format": "webp", "quality": SHARP, "clip": clip}
    found = page.context.new_cdp_session(page).send("Page.captureScreenshot", command)
    path.write_bytes(base64.b64decode(found["data"]))


def main() -> None:
    """Take all pictures, or those asked for."""
    MOMENTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in sys.argv[1:] or TEN:
            house = House(Path(folder), SEEDS.get(name, "scenes"))
            house.start()
            page = TEN[name](Visitor(browser, house))
            keep(page, MOMENTS / f"{name}-now.webp")
            page.context.close()
            house.close()
        browser.close()


if __name__ == "__main__":
    main()
