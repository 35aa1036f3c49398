"""What the table in the browser costs: presses, room, weight, movement, memory, and the way to all screens.

Needs Chromium and a built client. `make bench-web` runs it; with names (`gestures`, `room`, `weight`,
`shift`, `memory`, `seen`) only those are measured. Figures of time are worth what the machine is idle.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from latency import Afar, Slow, start_bot_tables, told
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "web"))

from driver import ASKED, FIXED_ENTROPY, autoplay, play_to, play_to_orders  # type: ignore[import-not-found]
from keeper import House, chromium  # type: ignore[import-not-found]
from test_gestures import WAYS, exploit_with_boost  # type: ignore[import-not-found]
from test_stage import FIGURES, SHARE, SMALL_PRINT  # type: ignore[import-not-found]

GAMES = ("mayhem", "wise-guys")
BREATH = 300
"""Milliseconds that a player looks at what is new before the next press."""
MOVED = """
() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const around = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement);
      window.shifts.push([one.value, one.sources.map((moved) => String(around(moved)?.className))]);
    }
  }).observe({ type: 'layout-shift' });
}
"""
# When an order was sent, and when each version of the table was first painted, by one clock.
CLOCK = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  window.sent = [];
  window.painted = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { type, version } = JSON.parse(text);
    const { step } = document.querySelector('.question')?.dataset ?? {};
    if (type === 'act' && step === 'IssueOrders') window.sent.push([version, now()]);
    send.call(this, text);
  };
  let last = '';
  new MutationObserver(() => {
    const version = document.querySelector('main[data-version]')?.dataset.version;
    if (!version || version === last) return;
    last = version;
    requestAnimationFrame(() => setTimeout(() => window.painted.push([Number(version), now()])));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] });
})();
"""


class Bench:
    """A browser and a house, and what is printed."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder
        self.house = House(folder, "transcripts")
        self.house.start()

    def open(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = (1440, 900),
        pace: str = "skip",
        script: str = "",
        url: str = "",
    ) -> Page:
        """A page as a device of its own, moving as most do."""
        context = self.browser.new_context(
            base_url=url or self.house.url, viewport={"width": size[0], "height": size[1]}, locale="en-US"
        )
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.add_init_script(
            f"localStorage['gangland.prefs'] ??= JSON.stringify({{ pace: '{pace}' }});{script}"
        )
        page.goto(path)
        return page

    def sit(self, game: str, **more: Any) -> Page:  # noqa: ANN401
        """A page at a table of bots."""
        page = self.open(**more)
        page.click(f"[data-quick='{game}']")
        page.wait_for_selector(ASKED)
        return page

    def gestures(self) -> None:
        """Presses from what is meant to what is done."""
        for name, (most, way) in WAYS.items():
            page = self.sit("mayhem", script=FIXED_ENTROPY.format(3))
            play_to_orders(page)
            show(f"Presses for {name}", f"{way(page)} (at most {most})")
            page.context.close()
        page = self.sit("wise-guys", script=FIXED_ENTROPY.format(6))
        play_to_orders(page)
        steps = exploit_with_boost(page)
        show("Presses for an exploit with boost", f"{len(steps)} (at most 2): {', '.join(steps)}")
        page.context.close()

    def room(self) -> None:
        """How large map, figures and letters are."""
        for game in GAMES:
            page = self.sit(game, size=(1920, 1080))
            play_to(page, "[data-round] .choices.orders")
            page.wait_for_selector(".place .name")
            share, figures = page.evaluate(SHARE), page.evaluate(FIGURES)
            small = page.evaluate(SMALL_PRINT)
            page.set_viewport_size({"width": 390, "height": 844})
            page.wait_for_selector("[data-map='tall']")
            phone = min(page.evaluate(FIGURES))
            show(
                f"Room at 1920x1080, {game}",
                f"map {share:.0%} of the screen, smallest figure {min(figures):.0f} px "
                f"({phone:.0f} px on a phone), texts under 14 px: {len(small)}",
            )
            page.context.close()

    def weight(self) -> None:
        """What goes over the wire from the first page to the first question."""
        for game in GAMES:
            page = self.open("about:blank")
            line = page.context.new_cdp_session(page)
            kinds: dict[str, str] = {}
            sizes: list[tuple[str, float]] = []
            line.on(
                "Network.responseReceived", lambda one, to=kinds: to.update({one["requestId"]: one["type"]})
            )
            line.on(
                "Network.loadingFinished",
                lambda one, to=sizes: to.append((one["requestId"], one["encodedDataLength"] / 1000)),
            )
            line.send("Network.enable")
            page.goto("/")
            page.click(f"[data-quick='{game}']")
            page.wait_for_selector(ASKED)
            page.wait_for_load_state("networkidle")
            parts = ", ".join(
                f"{kind.lower()} {sum(size for one, size in sizes if kinds.get(one) == kind):.0f}"
                for kind in sorted(set(kinds.values()))
            )
            show(f"First load, {game}", f"{sum(size for _, size in sizes):.0f} kB in all ({parts})")
            page.context.close()

    def shift(self) -> None:
        """How much moves that nobody moved, over a whole game, scenes and movement on."""
        for game in GAMES:
            page = self.sit(game, pace="fast")
            page.evaluate(MOVED)
            play_to(page, "[data-end]")
            found = sorted(page.evaluate("window.shifts"), reverse=True)
            show(f"Layout shift over a game, {game}", f"{sum(one for one, _ in found):.4f} {found[:4]}")
            page.context.close()

    def memory(self) -> None:
        """What a tab holds after one game, two, three; a handle on an element would hold its table."""
        page = self.open()
        line = page.context.new_cdp_session(page)
        line.send("HeapProfiler.enable")
        held = []
        for _ in range(3):
            page.click("[data-quick='mayhem']")
            page.locator(ASKED).wait_for()
            play_to(page, "[data-end]")
            page.locator("figure svg").first.wait_for()
            page.click(".bar .home")
            page.locator("[data-quick]").first.wait_for()
            for _ in range(3):
                line.send("HeapProfiler.collectGarbage")
            heap = line.send("Runtime.getHeapUsage")["usedSize"] / 1e6
            nodes = line.send("Memory.getDOMCounters")["nodes"]
            held.append(f"{heap:.1f} MB and {nodes} nodes")
        show("Held after one game, two, three", "; ".join(held))
        page.context.close()

    def seen(self, tables: int = 50, orders: int = 150) -> None:
        """From an order to its picture on the screens of all seats, tables of bots beside.

        People sit at machines of their own, so it is measured with one browser, too, the others afar:
        what several take from each other on one machine is no part of what anybody waits for.
        """
        with tempfile.TemporaryDirectory() as folder:
            server = Slow(Path(folder))
            try:
                start_bot_tables(server.url, tables)
                for browsers in (1, 4):
                    found = told(self.orders(server.url, orders, browsers))
                    show(
                        f"An order seen by {browsers} of 4 in a browser, {tables} tables of bots beside",
                        found,
                    )
            finally:
                server.end(signal.SIGINT)

    def orders(self, url: str, count: int, browsers: int) -> list[float]:
        """Seconds from orders to the last of so many screens."""
        host = self.open(url=url, script=CLOCK)
        host.click("[data-choose='mayhem']")
        for seat in (1, 2, 3):
            host.select_option(f"[data-seat='{seat}']", "open")
        host.click("form button[type=submit].main")
        host.wait_for_url("**/t/*")
        pages = [host, *(self.open(host.url, url=url, script=CLOCK) for _ in range(browsers - 1))]
        for page, name in zip(pages[1:], ("Bob", "Cleo", "Dan"), strict=False):
            page.fill("[data-name]", name)
            page.click("[data-join]")
        afar = [Afar(host.url, name, BREATH / 1000) for name in ("Eve", "Fay", "Gus")[browsers - 1 :]]
        for seat, page in enumerate(pages):
            page.wait_for_selector(".question")
            autoplay(page, seat, breath=BREATH)
        host.wait_for_function(
            "(count) => window.painted.length > count || document.querySelector('[data-end]')",
            arg=count,
            polling=500,
        )
        sent = [one for page in pages for one in page.evaluate("window.sent")]
        sent += [one for player in afar for one in player.sent]
        painted = [page.evaluate("window.painted") for page in pages]
        for page in pages:
            page.context.close()
        for player in afar:
            player.leave()
        found = []
        for version, begun in sent:
            last = [min((at for new, at in one if new > version), default=0) for one in painted]
            if all(last):
                found.append((max(last) - begun) / 1000)
        return found


def show(what: str, found: str) -> None:
    """Print a line, with how busy the machine is."""
    print(f"{what}: {found} [load {os.getloadavg()[0]:.1f}]", flush=True)  # noqa: T201


def main() -> None:
    """Measure on this machine."""
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M}, {os.cpu_count()} cores")  # noqa: T201
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        bench = Bench(browser, Path(folder))
        all_of_it: dict[str, Callable[[], None]] = {
            name: getattr(bench, name) for name in ("gestures", "room", "weight", "shift", "memory", "seen")
        }
        try:
            for name in sys.argv[1:] or all_of_it:
                all_of_it[name]()
        finally:
            bench.house.close()
            browser.close()


if __name__ == "__main__":
    main()
