"""How fast the table in the browser is: the first load, a reload, and an answer until it is on the page.

Needs Chromium and a built client. `make bench-web` runs it, and then measures the server alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from latency import told
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "web"))

from driver import ASKED, play_to  # type: ignore[import-not-found]
from keeper import House, chromium  # type: ignore[import-not-found]

# The page measures itself: from the press that sends an answer to the first picture of what came of it.
STOPWATCH = """
() => {
  window.seconds = [];
  let begun = 0;
  new MutationObserver(() => {
    const busy = document.querySelector('.question')?.getAttribute('aria-busy') === 'true';
    if (busy && !begun) begun = performance.now();
    if (busy || !begun) return;
    const since = begun;
    begun = 0;
    requestAnimationFrame(() => setTimeout(() => window.seconds.push((performance.now() - since) / 1000)));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}
"""


def seconds(act: Callable[[], object]) -> float:
    """How long something takes."""
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun


def first_load(browser: Browser, url: str) -> float:
    """From nothing, as on a device that was never here, to a first page that can be pressed."""
    page = browser.new_context(base_url=url).new_page()
    found = seconds(lambda: (page.goto("/"), page.wait_for_selector("[data-quick]")))
    page.context.close()
    return found


def reload(page: Page) -> float:
    """Until the question is there again."""
    return seconds(lambda: (page.reload(), page.wait_for_selector(ASKED)))


def measure(browser: Browser, url: str, loads: int) -> None:
    """Print what was measured, one line after the other."""
    first_load(browser, url)  # the server reads its files once
    show("First load, until it can be used", [first_load(browser, url) for _ in range(loads)])
    page = browser.new_context(base_url=url).new_page()
    page.goto("/")
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    show("A reload, until the question is there again", [reload(page) for _ in range(loads)])
    page.evaluate(STOPWATCH)
    play_to(page, "[data-end]")
    show("An answer, until the page shows what came of it", page.evaluate("window.seconds"))
    page.context.close()


def show(what: str, values: list[float]) -> None:
    """Print a line."""
    print(f"{what}: {told(values)}", flush=True)  # noqa: T201


def main() -> None:
    """Measure on this machine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=20)
    args = parser.parse_args()
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"On {os.cpu_count()} cores with a load of {load}:")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), "bench")
        try:
            house.start()
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            measure(browser, house.url, args.loads)
            browser.close()
        finally:
            house.close()


if __name__ == "__main__":
    main()
