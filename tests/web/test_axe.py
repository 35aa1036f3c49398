"""axe finds nothing: on every screen, by day and by night, in the three languages by turns.

`make axe` looks at every part of every screen in all of them, which takes longer than a test may.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import cycle, product
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from driver import (
    ASKED,
    FIXED_ENTROPY,
    NEXT,
    NOW_AND_THEN,
    ORDERS,
    WHOLE_GAME,
    finish,
    open_menu,
    open_tab,
    play_to,
)
from playwright.sync_api import Page

Open = Callable[..., Page]
LONG = True
SEED = "axe"
LANGS = ["en", "fr", "it"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]
"""What a theme can be wrong in: all else is the same by night, and these are the same in every language."""
ALL = os.environ.get("GANGLAND_AXE") == "all"
"""Whether everything is looked at in every language and both themes: `make axe` does."""
TURNS = cycle(product(THEMES, LANGS))
WORDS = {"rules": {rule: {"enabled": False} for rule in COLOURS}}
HOUSE = "form button[type=submit].main"

# Looks at a part of the page in each language; no message may be missing. The switch is behind the menu.
# What the drawings are made of, two thirds of all nodes, is hidden from readers and taken away meanwhile:
# what is drawn keeps its box, and that is all that axe sees of it.
LOOK = r"""
async ([langs, part, runOnly]) => {
  const root = document.documentElement;
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const before = document.activeElement;
  const menu = document.querySelector('.bar select') ? null : document.querySelector('[data-menu]');
  const missing = /\b(?:web|ask|menu|story|board|rule|refusal|error|asset|stage|scene|rail)-[a-z-]+/g;
  const homes = [...document.querySelectorAll('.sprite')].map((home) => [home, [...home.children]]);
  for (const [home] of homes) home.replaceChildren();
  const found = [];
  for (const lang of langs) {
    if (lang !== root.lang) {
      menu?.click();
      await shown();
      const choice = document.querySelector('.bar select');
      choice.value = lang;
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      while (root.lang !== lang) await shown();
      menu?.click();
      await shown();
    }
    const { violations } = await axe.run(part || document, { resultTypes: ['violations'], ...runOnly });
    for (const { id, nodes } of violations) found.push([lang, id, nodes.map((one) => `${one.target}`)]);
    const words = document.body.innerText.match(missing) ?? [];
    for (const word of words) if (!location.href.includes(word)) found.push([lang, 'unsaid', [word]]);
  }
  for (const [home, drawings] of homes) home.replaceChildren(...drawings);
  if (before?.isConnected) before.focus({ preventScroll: true });
  return found;
}
"""

# Plays on until a kind of question or scene comes up that was not looked at yet.
NEW = """
(seen) => {
  const next = NEXT;
  const scene = document.querySelector('[data-scene][data-stays]');
  const { step, stage } = document.querySelector('.question')?.dataset ?? {};
  const kind = scene ? `scene ${scene.dataset.scene}` : stage ? `${step} ${stage}` : '';
  if (kind && !seen.includes(kind)) return kind;
  document.querySelector(next() || 'nothing')?.click();
  return '';
}
""".replace("NEXT", NEXT)


def check(page: Page, screen: str, part: str = "") -> None:
    """Look at a screen in one language and both themes, at a part of it in one; others come by turns."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    theme, lang = next(TURNS)
    themes = THEMES if ALL or not part else (theme,)
    langs = LANGS if ALL else [lang]
    first, *rest = themes
    page.emulate_media(color_scheme=first)
    assert page.evaluate(LOOK, [langs[:1], part, {}]) == [], f"{screen}, {first}"
    assert page.evaluate(LOOK, [langs[1:], part, WORDS]) == [], f"{screen}, {first}"
    for other in rest:
        page.emulate_media(color_scheme=other)
        assert page.evaluate(LOOK, [langs[-1:], part, {"runOnly": COLOURS}]) == [], f"{screen}, {other}"


def check_window(page: Page, opener: str, screen: str, part: str = "dialog[open]") -> None:
    """Open a window, look at it, close it."""
    page.locator(opener).first.click()
    page.wait_for_selector(part)
    check(page, screen, part)
    page.keyboard.press("Escape")
    page.wait_for_selector(part, state="detached")


def test_the_first_page_the_lobby_and_accounts(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("[data-quick]")
    page.click("summary")
    check(page, "home")
    page.select_option("[data-seat='1']", "open")
    page.click(HOUSE)
    page.wait_for_selector("[data-invitation]")
    check(page, "lobby")
    guest = open_page(page.url)
    guest.wait_for_selector("[data-join]")
    check(guest, "lobby of a guest", "main")
    guest.goto("/t/nosuchtable")
    guest.wait_for_selector("[role=alert]")
    check(guest, "no table")
    guest.goto("/account")
    guest.wait_for_selector("[data-credentials]")
    check(guest, "log in")
    guest.click("[data-turn-form]")
    guest.fill("[name=name]", "Ann")
    guest.fill("[name=password]", "short")
    guest.click("[data-credentials] [type=submit]")
    guest.wait_for_selector("[role=alert]")
    check(guest, "register", "main")
    guest.fill("[name=password]", "correct horse")
    guest.click("[data-credentials] [type=submit]")
    guest.wait_for_selector("[data-log-out]")
    check(guest, "profile")
    guest.click(".bar .home")
    guest.click("[data-quick='mayhem']")
    guest.wait_for_selector(ASKED)
    open_menu(guest)
    check(guest, "settings at the table", ".bar")
    guest.click("[data-account]")
    guest.wait_for_selector("[data-my-table] .turn")
    check(guest, "my tables", "main")
    guest.click(".bar .home")
    guest.wait_for_selector("[data-quick]")
    check(guest, "home of somebody logged in", "main")


def play_and_look(page: Page, done: str) -> None:
    """Play on until something is on the page, and look at every kind of question and scene on the way."""
    seen: list[str] = []
    while not page.locator(done).count():
        found = page.wait_for_function(
            f"(seen) => document.querySelector({done!r}) ? 'done' : ({NEW})(seen)",
            arg=seen,
            polling=NOW_AND_THEN,
        )
        kind = str(found.json_value())
        if kind == "done":
            return
        seen.append(kind)
        check(page, kind, ".scenes" if kind.startswith("scene") else ".question")


def test_the_table_of_bikers(open_page: Open) -> None:
    page = open_page(script=FIXED_ENTROPY.format(3))
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(ASKED)
    play_and_look(page, ORDERS)
    check(page, "the table")
    for tab in ("market", "past", "deals"):
        open_tab(page, tab)
        check(page, tab, ".rail")
    page.click("[data-ask-coach]")
    page.wait_for_selector("[data-advice]")
    check(page, "coach", "[data-coach]")
    page.click("[data-new-offer]")
    page.select_option("[data-vow='mine']", "peace")
    page.click("[data-add='mine']")
    check(page, "offer", ".rail")
    page.click("[data-tear]")
    check_window(page, ".place:not(.home):not(.er)", "place", "[data-pop]")
    check_window(page, ".gang .name", "gang")
    check_window(page, "[data-rules]", "rules")
    check_window(page, "[data-shut]", "why not")
    check_window(page, ".question .why", "why")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    check(page, "keys", "dialog[open]")
    page.keyboard.press("Escape")
    page.click("[data-choice='recruit']")
    page.wait_for_selector("[data-undo]:not([disabled])")
    check(page, "undo", ".top")
    play_and_look(page, "[data-round='3']")
    finish(page)
    page.wait_for_selector("figure svg")
    check(page, "end")
    page.click("[data-replay-open]")
    page.wait_for_selector("[data-replay]")
    check(page, "replay")


def test_the_table_of_wise_guys_with_a_lesson_and_on_a_hot_seat(open_page: Open) -> None:
    page = open_page(script=FIXED_ENTROPY.format(7))
    page.click("[data-quick='wise-guys']")
    page.wait_for_selector(ASKED)
    play_and_look(page, "[data-round='2']")
    play_to(page, ORDERS)
    check(page, "the table")
    check_window(page, ".place:not(.home):not(.er)", "place", "[data-pop]")
    page.goto("/")
    page.click("[data-choose='wise-guys']")
    page.select_option("[data-seat='1']", "human")
    page.click(HOUSE)
    page.wait_for_selector(".question, [data-take]")
    play_to(page, "[data-take]")
    check(page, "privacy")
    page.goto("/")
    page.click("[data-learn='wise-guys']")
    page.wait_for_selector("[data-guide='open']", timeout=WHOLE_GAME)
    check(page, "lesson", "[data-guide]")
