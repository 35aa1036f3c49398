"""Scenes on the page: one's own stay until they are dismissed, block nobody, and are in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from driver import (
    FIXED_ENTROPY,
    NOW_AND_THEN,
    ORDERS,
    PATIENCE,
    PLAY,
    WHOLE_GAME,
    autoplay,
    open_tab,
    play_to,
    story,
)
from playwright.sync_api import Page, expect

SEED = "scenes"

# Plays on as fast as it can, and looks at every scene of its own for a while before dismissing it.
WATCH = """
(done) => {
  const LOOKS = 4;
  const play = PLAY;
  window.scenes = {};
  window.watching = setInterval(() => {
    const box = document.querySelector('[data-scene][data-stays]');
    if (box) {
      const key = `${box.dataset.scene}-${box.dataset.first}`;
      const seen = (window.scenes[key] ??= { kind: box.dataset.scene, looks: 0, versions: [] });
      seen.looks += 1;
      seen.text = box.innerText;
      seen.totals = [...box.querySelectorAll('[data-sum]')].map((one) => [
        Number(one.dataset.sum), Number(one.querySelector('[data-total]')?.textContent)]);
      seen.paid = [...box.querySelectorAll('[data-sold]')].map((one) => one.innerText);
      seen.focused = box.contains(document.activeElement);
      if (seen.looks > LOOKS) box.querySelector('[data-done]').click();
    }
    if (!document.querySelector(done)) play(done);
    else if (!document.querySelector('[data-scene]')) window.watched = true;
  }, 25);
}
""".replace("PLAY", PLAY.replace("[data-stays]", "nothing"))

# Has a seat say something over a connection of its own, as a second device would.
SAY = """
([message, ready]) => new Promise((done, failed) => {
  const table = location.pathname.split('/').at(-1);
  const key = Object.values(JSON.parse(localStorage.getItem('gangland.keys'))[table].seats)[0];
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
  const doc = {};
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key, since: 0 }));
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data);
    if (heard.type === 'update') {
      Object.assign(doc, heard.document);
      const asked = doc.question?.step === 'IssueOrders';
      const isReady = { now: true, asked, offered: doc.offers.length > 0 };
      if (isReady[ready] && !socket.said) {
        socket.said = true;
        const text = message.text?.replace('SEAT1', doc.seats[1].gang);
        socket.send(JSON.stringify({ ...message, text, id: crypto.randomUUID(), version: heard.version }));
      }
    }
    if (heard.type === 'ack') done(heard.version);
    if (heard.type === 'refused' || heard.type === 'error') failed(new Error(event.data));
  };
})
"""


def seat_of(page: Page) -> int:
    return int(page.evaluate("Number(document.querySelector('.gang.own').dataset.gang)"))


def alone(open_page: Callable[..., Page], game: str, **more: object) -> Page:
    """A table of one person and three bots."""
    page = open_page(script=FIXED_ENTROPY.format(3), **more)
    page.click(f"[data-quick='{game}']")
    page.wait_for_selector(".question")
    return page


def own_fights(facts: list[dict[str, Any]], seat: int) -> list[list[list[int]]]:
    """The totals of every fight a seat was in, in order."""
    fights: list[tuple[set[int], list[list[int]]]] = []
    for fact in facts:
        if fact["event"] == "fight":
            fights.append((set(), []))
        elif fact["event"] == "lined-up" and fact["place"]:
            fights[-1][0].add(fact["seat"])
        elif fact["event"] == "total" and fights:
            fights[-1][1].append([fact["seat"], fact["total"]])
    return [sorted(totals) for seats, totals in fights if seat in seats]


def own_sales(facts: list[dict[str, Any]], seat: int) -> list[list[dict[str, Any]]]:
    """What all sold at every market a seat was at, whether it sold something or not."""
    sales: list[list[dict[str, Any]]] = []
    for price in [fact for fact in facts if fact["event"] == "price"]:
        sold = [fact for fact in facts if fact["event"] == "sold" and fact["version"] == price["version"]]
        sales += [sold] if seat in {fact["seat"] for fact in sold} else []
    return sales


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_a_fighter_sees_every_fight_of_theirs_until_it_is_dismissed(
    open_page: Callable[..., Page], game: str
) -> None:
    """While a scene stays the game goes on, and its questions are answered beside it."""
    page = alone(open_page, game)
    seat = seat_of(page)
    page.evaluate(WATCH, "[data-end]")
    page.wait_for_function("() => window.watched", polling=NOW_AND_THEN, timeout=WHOLE_GAME)
    scenes = list(page.evaluate("() => window.scenes").values())
    assert all(scene["looks"] > 4 for scene in scenes)
    facts = story(page)["facts"]
    seen = [sorted(scene["totals"]) for scene in scenes if scene["kind"] == "fight"]
    assert seen == own_fights(facts, seat)
    assert seen
    sales = own_sales(facts, seat)
    told = [text for scene in scenes for text in scene["paid"] if "×" in text]
    assert [scene["kind"] for scene in scenes].count("market") == len(sales)
    sold = [fact for sale in sales for fact in sale if fact["count"]]
    assert len(told) == len(sold)
    for text, fact in zip(told, sold, strict=True):
        assert f"{fact['count']} × {fact['price']} = {fact['cash']} cash" in text


def test_a_scene_takes_the_keyboard_and_gives_it_back(open_page: Callable[..., Page]) -> None:
    page = alone(open_page, "mayhem")
    play_to(page, "[data-scene='fight'][data-stays]")
    box = page.locator("[data-scene='fight']")
    expect(box.locator("[data-done]")).to_be_focused()
    expect(box).to_have_attribute("role", "dialog")
    first = box.get_attribute("data-first")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-scene='fight'][data-first='{first}']")).to_have_count(0)


def test_a_fight_is_still_there_after_a_reload(open_page: Callable[..., Page]) -> None:
    """Nothing is lost: what was not dismissed is shown again."""
    page = alone(open_page, "mayhem")
    play_to(page, "[data-scene='fight'][data-stays]")
    first = page.locator("[data-scene='fight']").get_attribute("data-first")
    page.reload()
    again = page.locator(f"[data-scene='fight'][data-first='{first}']")
    for _ in range(20):
        page.wait_for_selector("[data-scene]")
        if again.count():
            break
        page.click("[data-done]")
    expect(again).to_be_visible()


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_the_log_shows_a_scene_again(open_page: Callable[..., Page], game: str) -> None:
    page = alone(open_page, game)
    play_to(page, "[data-scene='fight'][data-stays]")
    text = page.locator("[data-scene='fight'] [data-total]").all_inner_texts()
    first = page.locator("[data-scene='fight']").get_attribute("data-first")
    while page.locator("[data-scene]").count():
        page.click("[data-done]")
    open_tab(page, "log")
    page.locator("[data-open='total']").last.click()
    expect(page.locator(f"[data-scene='fight'][data-first='{first}']")).to_be_visible()
    assert page.locator("[data-scene='fight'] [data-total]").all_inner_texts() == text
    page.keyboard.press("Escape")
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_what_happened_since_is_played_on_the_map(open_page: Callable[..., Page]) -> None:
    page = alone(open_page, "mayhem")
    play_to(page, "[data-round='2']")
    play_to(page, ORDERS)
    while page.locator("[data-scene]").count():
        page.click("[data-done]")
    news = page.locator("[data-fresh]")
    assert news.count() > 4
    page.click("[data-play]")
    expect(page.locator("[data-fresh].current")).to_have_count(1)
    expect(page.locator("[data-play]")).to_be_visible()  # played to its end
    expect(page.locator(ORDERS)).to_have_count(1)


def test_a_broken_promise_is_stamped_for_those_who_knew_it(open_page: Callable[..., Page]) -> None:
    script = FIXED_ENTROPY.format(5)
    ann = open_page(script=script)
    ann.click("[data-choose='mayhem']")
    ann.click("[data-terms] summary")
    ann.get_by_placeholder("Name", exact=True).first.fill("Ann")
    for seat in (1, 2):
        ann.select_option(f"[data-seat='{seat}']", "open")
    ann.click("form button[type=submit].main")
    ann.wait_for_url("**/t/*")
    others = []
    for name in ("Bob", "Cleo"):
        page = open_page(ann.url, script=script)
        page.fill("[data-name]", name)
        page.click("[data-join]")
        others.append(page)
    bob, cleo = others
    for page in (ann, bob, cleo):
        page.wait_for_selector(".question")
    for page in (bob, cleo):
        autoplay(page, 1, "main[data-round='1']")
    play_to(ann, ORDERS)
    promise = "offer to=SEAT1 give=cash:1 mine=avoid:gun-factory:6"
    ann.evaluate(SAY, [{"type": "deal", "text": promise}, "now"])
    bob.evaluate(SAY, [{"type": "deal", "text": "accept 1"}, "offered"])
    move = {"type": "act", "action": "move clubhouse gun-factory 1m"}
    ann.evaluate(SAY, [move, "asked"])
    for page in (ann, bob):
        broken = page.locator("[data-scene='betrayal'][data-stays]")
        expect(broken).to_contain_text("Broken", timeout=PATIENCE)
        expect(broken).to_contain_text("Gun Factory")
    expect(cleo.locator("[data-version]")).to_have_count(1)
    assert cleo.locator("[data-scene='betrayal']").count() == 0


def test_the_pace_is_chosen_and_kept(open_page: Callable[..., Page]) -> None:
    page = alone(open_page, "mayhem")
    calm = page.locator("header [data-pace='calm']")
    calm.click()
    expect(calm).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(calm).to_have_attribute("aria-pressed", "true")
    page.click("header [data-pace='skip']")
    play_to(page, ORDERS)
