"""The guided first games in the browser: with the mouse, with the keyboard alone, on a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from driver import AGAIN, ASKED, NOW_AND_THEN, SEE
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from test_axe import check

from gangland.words import Words

LONG = True
OPEN = "[data-guide='open']"
DONE = "[data-guide='shut'][data-done='true']"
NEXT = "[data-lesson-next]"
MOST = 1000
"""Presses until a lesson has no end."""
SCENE = "[data-stays] [data-done]"
# looks at both at once: the guide is silent as long as one's own scene stands
SPEAKS = "() => document.querySelector('[data-stays]') && document.querySelector('[data-guide].placed')"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# a bubble settles where it is in sight, and covers nothing of the question nor of what it points at
# what the guide says, read at once; nothing while it is out of sight
BUBBLE = """
() => {
  const { bubble } = document.querySelector('[data-guide]')?.dataset ?? {};
  const said = document.querySelector('[data-said]');
  return said?.checkVisibility({ visibilityProperty: true }) ? [bubble, said.innerText.trim()] : ['', ''];
}
"""
SETTLED = """
() => {
  if (!document.querySelector('[data-said]')?.checkVisibility({ visibilityProperty: true })) return 'gone';
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const bubble = box('[data-guide]');
  const common = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const covers = (one) => one
    && common(bubble.left, bubble.right, one.left, one.right)
      * common(bubble.top, bubble.bottom, one.top, one.bottom) > 1;
  const out = bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight;
  return !out && !covers(box('.question')) && !covers(box('[data-glow]')) && 'settled';
}
"""
# folded up, the guide is at its place in the head of the question, and covers nothing
FOLDED = """
() => {
  const [face, slot] = ['[data-guide="shut"]', '[data-guide-slot]'].map(
    (one) => document.querySelector(one)?.getBoundingClientRect());
  const away = Math.hypot(face?.left - slot?.left, face?.top - slot?.top);
  return away < 2 && face.width <= slot.width + 5;
}
"""
# the bubble that waits to be read, or else what is to be pressed; 'done' once the guide has said all
TURN = f"""
() => {{
  const see = {SEE};
  const said = document.querySelector("{OPEN}.placed [data-said]");
  if (said?.checkVisibility({{ visibilityProperty: true }})) return '{NEXT}';
  if (document.querySelector("{DONE}")) return 'done';
  return document.querySelector("{ASKED}[aria-busy='true']") ? '' : see('nothing');
}}
"""
# whether the focus is where something is to be pressed, or that has gone
WHERE = """
(selector) => {
  if (document.activeElement?.matches(selector)) return 'here';
  const visible = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  return visible ? '' : 'gone';
}
"""
BUTTONS = "button, a[href], input, select, summary, [tabindex]"

Open = Callable[..., Page]


def hurry(page: Page) -> None:
    """Nobody here waits for bots to be seen: a lesson has a pace of its own."""
    page.wait_for_selector("[data-pace]", state="attached")
    page.locator("header [data-pace='skip']").dispatch_event("click")


def learn(open_page: Open, game: str, lang: str, **device: object) -> Page:
    """Begin a lesson, and wait for the guide."""
    page = open_page(locale=f"{lang}-{lang.upper()}", **device)
    page.click(f"[data-learn='{game}']")
    hurry(page)
    page.wait_for_selector(f"{OPEN}.placed")
    return page


def check_bubble(page: Page, words: Words) -> str:
    """A bubble says what its message says, and covers nothing it must not; return its id.

    Nothing is returned where it has gone meanwhile: the guide waits while a scene is shown.
    """
    key, said = page.evaluate(BUBBLE)
    if not key:
        return ""
    if "$" not in said and words.text(key) == said:
        assert len(re.findall(r"[.!?](?=\s|$)", said)) <= 2
    assert said, key
    assert not said.startswith("lesson-"), said
    settled = page.wait_for_function(SETTLED).json_value()
    return str(key) if settled == "settled" else ""


def guided(page: Page, words: Words, press: Callable[[Page, str], None]) -> list[str]:
    """Play and read until the guide is done; return what was read."""
    read: list[str] = []
    for _ in range(MOST):
        turn = str(page.wait_for_function(TURN, polling=NOW_AND_THEN).json_value())
        if turn == "done":
            return read
        if turn == NEXT:
            key = check_bubble(page, words)
            if not key:
                continue
            read += [key] if key not in read else []
        elif turn == SCENE:
            assert page.evaluate(SPEAKS) is None
        press(page, turn)
        assert page.evaluate(WIDER) <= 0
    raise AssertionError("a lesson without end")


# A scene may come over what was to be pressed: then a hand gives up, and whoever plays looks again.


def click(page: Page, selector: str) -> None:
    with suppress(TooLate):
        page.locator(selector).first.click(timeout=AGAIN)


def tap(page: Page, selector: str) -> None:
    with suppress(TooLate):
        page.locator(selector).first.tap(timeout=AGAIN)


def type_(page: Page, selector: str) -> None:
    """Go to something by Tab alone, and press it."""
    for _ in range(page.locator(BUTTONS).count() + 2):
        where = page.evaluate(WHERE, selector)
        if where == "here":
            page.keyboard.press("Enter")
        if where:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")


@pytest.mark.parametrize(("game", "lang"), [("mayhem", "en"), ("wise-guys", "fr"), ("mayhem", "it")])
def test_a_guided_game_with_the_mouse(open_page: Open, game: str, lang: str) -> None:
    page = learn(open_page, game, lang)
    words = Words(lang, game=game)
    read = guided(page, words, click)
    letter = game[0]
    assert f"lesson-{letter}1-1" in read
    assert f"lesson-{letter}14-bye" in read
    assert len(read) > 20
    assert page.get_attribute("main", "data-round") == "3"
    page.wait_for_function(FOLDED)
    page.click("[data-lesson-open]")
    assert page.inner_text("[data-said]") == words.text(f"lesson-{letter}14-bye")


def test_a_guided_game_with_the_keyboard_alone(open_page: Open) -> None:
    page = open_page(locale="en-US")
    page.wait_for_selector("[data-learn]")
    type_(page, "[data-learn='wise-guys']")
    hurry(page)
    page.wait_for_selector(f"{OPEN}.placed")
    read = guided(page, Words("en", game="wise-guys"), type_)
    assert "lesson-w14-bye" in read


def test_a_guided_game_on_a_small_phone(open_page: Open) -> None:
    page = learn(open_page, "mayhem", "fr", width=360, height=740, has_touch=True, is_mobile=True)
    read = guided(page, Words("fr", game="mayhem"), tap)
    assert "lesson-m14-bye" in read


def test_a_pace_chosen_in_one_game_is_not_that_of_a_lesson(open_page: Open) -> None:
    page = open_page()
    chosen = page.locator("header [data-pace][aria-pressed='true']")
    for game, before, after in (("mayhem", "brisk", "fast"), ("wise-guys", "brisk", "calm")):
        page.goto("/")
        page.click(f"[data-learn='{game}']")
        page.wait_for_selector(OPEN)
        expect(chosen).to_have_attribute("data-pace", before)
        page.click(f"header [data-pace='{after}']")
        page.reload()
        page.wait_for_selector(OPEN)
        expect(chosen).to_have_attribute("data-pace", after)
    page.goto("/")
    page.click("[data-quick='mayhem']")
    expect(chosen).to_have_attribute("data-pace", "skip")


def test_what_is_pointed_at_glows(open_page: Open) -> None:
    page = learn(open_page, "mayhem", "en")
    for _ in range(3):
        page.click(NEXT)
    expect(page.locator("[data-glow]")).to_have_attribute("data-place", "rusty-spoke")
    assert page.locator("[data-glow]").count() == 1
    assert page.inner_text("[data-said]") == page.text_content("[data-guide-live]")
    check(page, "lesson")
    page.click("[data-lesson-back]")
    assert page.get_attribute("[data-guide]", "data-bubble") == "lesson-m1-3"


def test_a_lesson_is_there_again_after_a_reload_and_can_be_skipped(open_page: Open) -> None:
    page = learn(open_page, "mayhem", "it")
    page.reload()
    page.wait_for_selector(f"{OPEN}.placed")
    assert page.get_attribute("[data-guide]", "data-bubble") == "lesson-m1-1"
    page.click("[data-lesson-skip]")
    expect(page.locator("[data-guide]")).to_contain_text(Words("it").text("lesson-skipped"))
    page.click(NEXT)
    expect(page.locator("[data-guide]")).to_have_count(0)
    expect(page.locator("[data-glow]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-guide]").count() == 0


def test_a_first_game_of_ones_own_is_plain(open_page: Open) -> None:
    page = open_page()
    expect(page.locator("[data-characters] dt")).to_have_count(4)
    page.click("[data-terms] summary")
    expect(page.locator("[data-option='unleaded']")).to_be_checked()
    page.click("[data-learn='mayhem']")
    page.wait_for_selector(OPEN)
    page.goto("/")
    page.click("[data-terms] summary")
    expect(page.locator("[data-option='unleaded']")).not_to_be_checked()
