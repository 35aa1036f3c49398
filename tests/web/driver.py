"""Hands for the table in the browser: they see what is on the page, and press what a person could press.

They wait for what is to come, never for a time: `PATIENCE` is there for what never comes.
"""

from __future__ import annotations

import json
import os
import random
import runpy
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate
from websockets.sync.client import connect

from gangland.game.chain import Chain

PATIENCE = int(os.environ.get("GANGLAND_PATIENCE", "300_000"))
"""Milliseconds until something that was waited for is missing: on the busiest machine it is none of speed."""

AGAIN = 5_000
"""Milliseconds after which a hand that could not press something looks again at what there is to press."""

WHOLE_GAME = 4 * PATIENCE

NOW_AND_THEN = 40
"""Milliseconds between two looks at a page: with one for every frame it would draw for nothing else."""

# A player who cannot wait for a fight. Everything it knows it reads off the page; the same page gives the
# same answer. It returns a selector of what to press, '' where nothing is asked.
NEXT = """
() => {
  const FREE = ':not([aria-disabled="true"])';
  const scene = '[data-stays] [data-done]';
  if (document.querySelector(scene)) return scene;
  const box = document.querySelector('.question');
  const stage = box?.dataset.stage;
  if (!stage) return '';
  const step = box.dataset.step;
  const has = (id) => box.querySelector(`[data-choice="${id}"]${FREE}`);
  const pick = (id) => `.question [data-choice="${id}"]`;
  const all = [...box.querySelectorAll(`[data-choice]${FREE}`)].map((one) => one.dataset.choice);
  const lot = (n) => {
    window.lots = ((window.lots ?? (window.seatOfLots ?? 1) * 7919) * 48271) % 2147483647;
    return window.lots % n;
  };
  const confirm = '.question [data-confirm]';
  if (stage === 'done') return document.querySelector(`${confirm}${FREE}`) ? confirm : '';
  if (stage === 'crew') {
    // to the hospital with the veterans: gangs that go under show all there is to show
    const harm = ['ChooseInjured', 'HitGangs'].includes(step);
    const man = '[data-man][aria-pressed="false"]';
    const veteran = `.question [data-more="made"]${FREE}, .question ${man}`;
    const rookie = `.question [data-less="rookies"]${FREE}`;
    if (harm && document.querySelector(veteran)) {
      if (!has('crew')) return veteran;
      if (document.querySelector(rookie)) return rookie;
    }
    return has('crew') ? pick('crew') : '';
  }
  if (!all.length) return '';
  if (stage === 'number') return pick(all.at(-1));
  if (stage === 'kind') {
    if (step === 'IssueOrders') {
      if (has('fight')) return pick('fight');
      if (has('exploit')) return pick('exploit');
      const orders = ['move', 'move', 'order', 'recruit'].filter(has);
      return pick(orders.length ? orders[lot(orders.length)] : 'sit');
    }
    if (step === 'CallForBackup' && has('backup')) return pick(lot(2) ? 'backup' : 'enough');
    return pick(has('yes') ? 'yes' : has('use') ? 'use' : all[0]);
  }
  if (stage === 'target' && step === 'IssueOrders' && !all.includes('target-locked')) {
    const crowd = (id) => document.querySelectorAll(`.place[data-place="${id.slice(7)}"] .crew`).length;
    const best = all.filter((id) => crowd(id)).sort((a, b) => crowd(b) - crowd(a));
    if (best.length && lot(3)) return pick(best[0]);
  }
  return pick(all[lot(all.length)]);
}
"""

# Looks and presses at once, so that nothing can change in between; true once something is on the page, and no
# scene of one's own before it.
PLAY = """
(done) => {
  const next = NEXT;
  const isSeen = done.includes('data-scene') || !document.querySelector('[data-stays]');
  if (document.querySelector(done) && isSeen) return true;
  const take = document.querySelector('[data-take]');
  if (take) take.click();
  else document.querySelector(next() || 'nothing')?.click();
  return false;
}
""".replace("NEXT", NEXT)

# What a hand that is slower is to press next; '' until there is something, `done` once that is on the page.
SEE = """
(done) => {
  const next = NEXT;
  const isSeen = done.includes('data-scene') || !document.querySelector('[data-stays]');
  return document.querySelector(done) && isSeen ? done : next();
}
""".replace("NEXT", NEXT)

# Looks whenever something has changed, and now and then, should it have been held.
AUTOPLAY = """
([seat, done, breath]) => {
  const play = PLAY;
  let soon = 0;
  window.seatOfLots = seat + 1;
  const act = () => {
    soon = 0;
    if (window.hold || !play(done)) return;
    observer.disconnect();
    clearInterval(window.autoplay);
  };
  const observer = new MutationObserver(() => (soon ||= setTimeout(act, breath)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  window.autoplay = setInterval(act, 250 + breath);
}
""".replace("PLAY", PLAY)

# What somebody whose gang is gone is shown: what the page says first, and all it tells after that.
WATCH = """
() => {
  window.heard = new Set();
  new MutationObserver(() => {
    const out = document.querySelector('[data-out]');
    if (!out) return;
    window.out ??= document.querySelector('.question').innerText;
    window.heard.add(document.querySelector('[data-live]').textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""

FIXED_ENTROPY = "Object.defineProperty(crypto, 'getRandomValues', {{ value: (bytes) => bytes.fill({}) }});"
ASKED = ".question[data-stage]:not([data-stage=''])"
ORDERS = f"{ASKED}[data-step='IssueOrders']"

RECKONED = ".lots[aria-busy='false']"
"""The map once its places say what they give now."""


def autoplay(page: Page, seat: int, done: str = "[data-end]", breath: int = 4) -> None:
    """Let the page press its own buttons, so many milliseconds after a change, until something is on it."""
    page.evaluate(AUTOPLAY, [seat, done, breath])


def watch(page: Page) -> None:
    """Note what the page shows if its gang is disbanded."""
    page.evaluate(WATCH)


def outcast(page: Page) -> tuple[int, str, int]:
    """Return a page's seat, what it said when its gang was disbanded, and how much it told after that."""
    seat, said, news = page.evaluate("() => [window.seat, window.out ?? '', window.heard.size]")
    return int(seat), str(said), int(news)


def press_next(page: Page, done: str = "nothing", press: Callable[..., None] | None = None) -> bool:
    """Wait until something is asked, and press it; false where `done` came first.

    Whoever finds gone what they meant to press, or something before it, looks again.
    """
    for _ in range(PATIENCE // AGAIN):
        selector = str(page.wait_for_function(SEE, arg=done, polling=NOW_AND_THEN).json_value())
        if selector == done:
            return False
        with suppress(TooLate):
            (press or page.click)(selector, timeout=AGAIN)
            return True
    raise AssertionError(state(page))


def play_to(page: Page, done: str) -> None:
    """Have the page press whatever there is to press until something is on it, and stop there."""
    page.wait_for_function(PLAY, arg=done, polling=NOW_AND_THEN, timeout=WHOLE_GAME)


def play_to_orders(page: Page) -> None:
    """Choose whatever there is to choose before one's first order, and stop there."""
    play_to(page, ORDERS)


KEY = """
() => {
  const table = location.pathname.split('/').at(-1);
  return Object.values(JSON.parse(localStorage.getItem('gangland.keys'))[table].seats)[0];
}
"""
SECRETS = """
() => {
  const table = location.pathname.split('/').at(-1);
  return JSON.parse(localStorage.getItem('gangland.dice') ?? '{}')[table]?.notes?.secrets ?? {};
}
"""
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def example_answer() -> Callable[[Any], str]:
    """How the example answers; what it imports lies beside it."""
    if str(EXAMPLE.parent) not in sys.path:
        sys.path.append(str(EXAMPLE.parent))
    found: Callable[[Any], str] = runpy.run_path(str(EXAMPLE))["answer"]
    return found


def finish(page: Page) -> None:
    """Have the seat of a page play on as the example does, with no table before it; come back at the end."""
    answer = example_answer()
    address, key, chance = page.url, page.evaluate(KEY), random.Random(7)
    chains = {seat: Chain(secret) for seat, secret in page.evaluate(SECRETS).items()}
    doc: dict[str, Any] = {}
    page.goto("/")
    with connect(f"ws{address[4:].replace('/t/', '/ws/')}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        while (message := json.loads(socket.recv()))["type"] != "over":
            doc |= message.get("document", {})
            if message["type"] == "dice" and message["due"]:
                number = message["index"]
                links = {seat: chain.link(number) for seat, chain in chains.items()}
                socket.send(json.dumps({"type": "links", "index": number, "links": links}))
            if message["type"] == "update" and doc["question"]:
                act = {"type": "act", "id": str(message["version"]), "version": message["version"]}
                rows = doc["question"]["rows"]
                socket.send(json.dumps(act | {"action": answer(chance.choice(rows))}))
    page.goto(address)
    play_to(page, "[data-end]")


def play_by_mouse(page: Page, done: str) -> int:
    """Play by mouse until something is on the page; return how often something was pressed."""
    presses = 0
    while press_next(page, done):
        presses += 1
    return presses


def state(page: Page) -> str:
    """Return where a page is, for a message."""
    box = page.locator(".question")
    if not box.count():
        return page.locator("body").inner_text()[:300]
    return f"{box.get_attribute('data-step')}/{box.get_attribute('data-stage')}: {box.inner_text()[:200]}"


def open_menu(page: Page) -> None:
    """Open what is behind a button at the table: one's likings and the way home."""
    menu = page.locator("[data-menu][aria-expanded='false']")
    if menu.count():
        menu.click()


def speak(page: Page, lang: str) -> None:
    """Switch the language."""
    open_menu(page)
    page.select_option(".bar select", lang)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)


def open_tab(page: Page, tab: str) -> Locator:
    """Open a tab of the side panel, and the panel itself where it is folded."""
    folded = page.locator(
        "[data-rail-fold][aria-expanded='false']:visible, [data-foot-rail][aria-expanded='false']:visible"
    )
    if folded.count():
        folded.click()
    if tab in ("log", "talk"):  # which are always there
        return page.locator("[data-talk]")
    page.click(f"#tab-{tab}")
    return page.locator("#panel")


def story(page: Page) -> dict[str, Any]:
    """Return the story of a finished game, as the end screen gets it."""
    found = page.evaluate(
        """async () => {
          const table = location.pathname.split('/').at(-1);
          const kept = JSON.parse(localStorage.getItem('gangland.keys'))[table];
          const key = Object.values(kept.seats)[0];
          const headers = { Authorization: `Bearer ${key}` };
          const answer = await fetch(`/api/tables/${table}/story`, { headers });
          return answer.json();
        }"""
    )
    assert isinstance(found, dict)
    return found
