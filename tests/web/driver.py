"""Hands for the table in the browser: they see what is on the page, and press what a person could press."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - the browser's own

# A player who cannot wait for a fight. Everything it knows it reads off the page; the same page gives the
# same answer. It returns a selector of what to press, '' where nothing is asked.
NEXT = """
() => {
  const box = document.querySelector('.question');
  const stage = box?.dataset.stage;
  if (!stage) return '';
  const step = box.dataset.step;
  const has = (id) => box.querySelector(`[data-choice="${id}"]:not([disabled])`);
  const pick = (id) => `.question [data-choice="${id}"]`;
  const all = [...box.querySelectorAll('[data-choice]:not([disabled])')].map((one) => one.dataset.choice);
  const lot = (n) => {
    window.lots = ((window.lots ?? (window.seatOfLots ?? 1) * 7919) * 48271) % 2147483647;
    return window.lots % n;
  };
  const confirm = '.question [data-confirm]';
  if (stage === 'done') return document.querySelector(`${confirm}:not([disabled])`) ? confirm : '';
  if (stage === 'crew') {
    // to the hospital with the veterans: gangs that go under show all there is to show
    const harm = ['ChooseInjured', 'HitGangs'].includes(step);
    const man = '[data-man][aria-pressed="false"]';
    const veteran = `.question [data-more="made"]:not([disabled]), .question ${man}`;
    const rookie = '.question [data-less="rookies"]:not([disabled])';
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
  if (stage === 'target' && step === 'IssueOrders' && !all.includes('target-1')) {
    const crowd = (id) => document.querySelectorAll(`.place[data-place="${id.slice(7)}"] .crew`).length;
    const best = all.filter((id) => crowd(id)).sort((a, b) => crowd(b) - crowd(a));
    if (best.length && lot(3)) return pick(best[0]);
  }
  return pick(all[lot(all.length)]);
}
"""

AUTOPLAY = """
() => {
  const next = NEXT;
  window.autoplay = setInterval(() => {
    const take = document.querySelector('[data-take]');
    if (take) return take.click();
    if (window.hold) return;
    const selector = next();
    if (selector) document.querySelector(selector)?.click();
  }, 8);
}
""".replace("NEXT", NEXT)

# One press of the same player, unless it is time for orders: it looks and presses at once, so none slips by.
PRESS_BEFORE_ORDERS = """
() => {
  const next = NEXT;
  const box = document.querySelector('.question');
  if (box?.dataset.step === 'IssueOrders') return Boolean(box.dataset.stage);
  const selector = next();
  if (selector) document.querySelector(selector)?.click();
  return false;
}
""".replace("NEXT", NEXT)

# What somebody whose gang is gone is shown: what the page says first, and all it tells after that.
WATCH = """
() => {
  window.heard = new Set();
  setInterval(() => {
    const out = document.querySelector('[data-out]');
    if (!out) return;
    window.out ??= document.querySelector('.question').innerText;
    window.heard.add(document.querySelector('[data-live]').textContent);
  }, 8);
}
"""

FIXED_ENTROPY = "Object.defineProperty(crypto, 'getRandomValues', {{ value: (bytes) => bytes.fill({}) }});"


def autoplay(page: Page, seat: int) -> None:
    """Let the page press its own buttons, as fast as it can."""
    page.evaluate(f"window.seatOfLots = {seat + 1}")
    page.evaluate(AUTOPLAY)


def watch(page: Page) -> None:
    """Note what the page shows if its gang is disbanded."""
    page.evaluate(WATCH)


def outcast(page: Page) -> tuple[int, str, int]:
    """Return a page's seat, what it said when its gang was disbanded, and how much it told after that."""
    seat, said, news = page.evaluate("() => [window.seat, window.out ?? '', window.heard.size]")
    return int(seat), str(said), int(news)


def press_next(page: Page) -> bool:
    """Press the next thing with the mouse; return whether there was one."""
    selector = page.evaluate(NEXT)
    if not selector:
        return False
    try:
        page.click(selector, timeout=1000)
    except TimeoutError:
        return False  # the question has gone in between
    return True


def play_to_orders(page: Page, seconds: float = 30) -> None:
    """Choose whatever there is to choose before one's first order, and stop there."""
    end = time.monotonic() + seconds
    while not page.evaluate(PRESS_BEFORE_ORDERS):
        assert time.monotonic() < end, state(page)
        page.wait_for_timeout(10)


def play_until(page: Page, done: str, seconds: float) -> int:
    """Play by mouse until something is on the page; return how often something was pressed."""
    end = time.monotonic() + seconds
    presses = 0
    while time.monotonic() < end:
        if page.locator(done).count():
            return presses
        if press_next(page):
            presses += 1
        else:
            page.wait_for_timeout(15)
    raise AssertionError(f"{done} did not come in {seconds} s; at {state(page)}")


def state(page: Page) -> str:
    """Return where a page is, for a message."""
    box = page.locator(".question")
    if not box.count():
        return page.locator("body").inner_text()[:300]
    return f"{box.get_attribute('data-step')}/{box.get_attribute('data-stage')}: {box.inner_text()[:200]}"


def speak(page: Page, lang: str) -> None:
    """Switch the language."""
    page.select_option(".bar select", lang)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)


def open_tab(page: Page, tab: str) -> Locator:
    """Open a tab of the side panel."""
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
