"""A bargain on the page, from the first piece dragged to the broken promise; and what bots say to offers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from driver import ASKED, FIXED_ENTROPY, ORDERS, autoplay, play_to, speak
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
SEED = "bargain"
SCRIPT = FIXED_ENTROPY.format(3)
SEAT = "Number(document.querySelector('.gang.own').dataset.gang)"
HOME = ".place.home [data-lift] [data-unit='all']"
FREE = "[...document.querySelectorAll('.lot.start')].find((lot) => !lot.querySelector('.crew')).dataset.id"

WAVE_ON = """(sits) => {
  const free = ":not([aria-disabled='true'])";
  const press = () => {
    const box = document.querySelector('.question[data-step]');
    const orders = box?.dataset.step === 'IssueOrders';
    if (orders && !sits) return;
    const row = orders ? `[data-choice='sit']${free}` : `[data-confirm]${free}, [data-choice]${free}`;
    box?.querySelector(row)?.click();
  };
  window.passing = new MutationObserver(press);
  window.passing.observe(document.body, { subtree: true, childList: true, attributes: true });
  press();
}"""


def two_people(open_page: Open, **more: object) -> tuple[Page, Page]:
    """A table of bikers in its first round: Ann, Bob and two bots."""
    ann = open_page(script=SCRIPT)
    ann.click("[data-choose='mayhem']")
    ann.get_by_placeholder("Name", exact=True).first.fill("Ann")
    ann.select_option("[data-seat='1']", "open")
    ann.click("form button[type=submit].main")
    ann.wait_for_url("**/t/*")
    bob = open_page(ann.url, script=SCRIPT, **more)
    bob.fill("[data-name]", "Bob")
    bob.click("[data-join]")
    for page in (ann, bob):
        page.wait_for_selector(".question")
    autoplay(bob, 1, ".place")
    play_to(ann, ".place")
    bob.wait_for_selector(".place")
    return ann, bob


def test_while_others_pick_their_gang_it_is_said_who_does(open_page: Open) -> None:
    ann = open_page(script=SCRIPT)
    ann.click("[data-choose='mayhem']")
    ann.get_by_placeholder("Name", exact=True).first.fill("Ann")
    ann.select_option("[data-seat='1']", "open")
    ann.click("form button[type=submit].main")
    ann.wait_for_url("**/t/*")
    bob = open_page(ann.url, script=SCRIPT)
    bob.fill("[data-name]", "Bob")
    bob.click("[data-join]")
    asked = ".question.asked[data-step='PickGangs']"
    while not ann.locator(asked).or_(ann.locator("[data-choosing]", has_text="Bob")).count():
        ann.wait_for_timeout(50)  # bots with higher dice pick before
    name, picks, waits = ("Ann", ann, bob) if ann.locator(asked).count() else ("Bob", bob, ann)
    expect(waits.locator("[data-choosing]")).to_have_text(f"{name} is picking a gang.")
    expect(picks.locator(asked)).to_be_visible()
    heights = [page.locator(".question").evaluate("one => one.offsetHeight") for page in (waits, picks)]
    assert 3 * heights[0] < heights[1]


def alone(open_page: Open, **more: object) -> Page:
    """A table of one person and three bots, at the person's first order."""
    page = open_page(script=SCRIPT, **more)
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    play_to(page, ORDERS)
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    """Carry something by the mouse."""
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=6)
    page.mouse.up()


def wait_for_orders(page: Page, other: Page) -> None:
    """Have the other one sit tight, whatever else it is asked, until it is the page's turn to order."""
    other.evaluate(WAVE_ON, True)
    page.evaluate(WAVE_ON, False)
    page.wait_for_selector(ORDERS)
    for one in (page, other):
        one.evaluate("window.passing.disconnect()")
    play_to(page, ORDERS)  # a card that hit one stays until it is closed


def test_a_bargain_from_the_first_drag_to_the_broken_promise(open_page: Open) -> None:
    ann, bob = two_people(open_page)
    theirs, mine = bob.evaluate(SEAT), ann.evaluate(SEAT)
    for count in (1, 2):
        drag(ann, "[data-blind] [data-asset='cash']", f"[data-rival='{theirs}']")
        expect(ann.locator("[data-hand-of='give'] output").first).to_have_text(str(count))
    expect(ann.locator(f"[data-to='{theirs}']")).to_be_checked()
    place = ann.evaluate(FREE)
    ann.select_option("[data-vow='theirs']", "avoid")
    ann.click("[data-name-place='theirs']")
    expect(ann.locator("[role=status]", has_text="click the location")).to_be_visible()
    ann.click(f".lot[data-id='{place}']")
    expect(ann.locator("[data-popped], .pop")).to_have_count(0)
    ann.click("[data-add='theirs']")
    ann.click("[data-send-deal]")
    expect(ann.locator("[data-draft]")).to_have_count(0)
    slip = bob.locator(f"[data-waiting] [data-by='{mine}']")
    expect(slip).to_contain_text("You get 2 cash")
    expect(slip).to_contain_text(re.compile("You promise: stay out of"))
    slip.locator("[data-accept]").click()
    for page in (ann, bob):
        expect(page.locator("[data-promise][data-verdict='open']")).to_have_count(1)
    expect(ann.locator(f"[data-word-of='{theirs}']")).to_contain_text("✗0")
    wait_for_orders(bob, ann)
    onlooker = open_page(ann.url)
    onlooker.wait_for_selector("[data-rail], .place")
    drag(bob, HOME, f".lot[data-id='{place}']")
    for page in (ann, bob):
        expect(page.locator("[data-promise][data-verdict='broken'] .stamp")).to_have_text("Broken")
    expect(ann.locator(f"[data-word-of='{theirs}']")).to_contain_text("✗1")
    ann.click(f"[data-word-of='{theirs}']")
    expect(ann.locator("[data-book]")).to_contain_text("Broken")
    expect(onlooker.locator(f".lot[data-id='{place}'] .crew")).to_have_count(1)
    expect(onlooker.locator("[data-promise]")).to_have_count(0)


def test_an_offer_is_written_by_the_keyboard_alone(open_page: Open) -> None:
    ann, bob = two_people(open_page)
    theirs = bob.evaluate(SEAT)
    place = ann.evaluate(FREE)

    def press(selector: str, key: str = "Enter") -> None:
        ann.focus(selector)
        ann.keyboard.press(key)

    press(f"[data-deal-with='{theirs}']")
    press("[data-more='give-cash']")
    ann.focus("[data-vow='mine']")
    ann.keyboard.type("to stay")
    expect(ann.locator("[data-name-place='mine']")).to_be_visible()
    press("[data-name-place='mine']")
    press(f".lot[data-id='{place}']")
    press("[data-add='mine']")
    press("[data-send-deal]")
    slip = bob.locator(f"[data-waiting] [data-by='{ann.evaluate(SEAT)}']")
    expect(slip).to_contain_text("They promise: stay out of")


def test_naming_a_place_can_be_given_up(open_page: Open) -> None:
    page = alone(open_page)
    page.click("[data-new-offer]")
    page.select_option("[data-vow='mine']", "avoid")
    page.click("[data-name-place='mine']")
    expect(page.locator("html[data-naming]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("html[data-naming]")).to_have_count(0)
    expect(page.locator("[data-draft]")).to_have_count(1)


def test_a_bot_says_why_not(open_page: Open) -> None:
    page = alone(open_page)
    page.locator("[data-deal-with]").first.click()
    page.click("[data-more='want-cash']")
    page.click("[data-send-deal]")
    expect(page.locator("[data-declined] [data-because]")).to_have_text("I have no use for that now.")


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Bonsoir à toute la table."), ("it", "Buonasera a tutto il tavolo.")]
)
def test_a_phrase_is_read_in_ones_own_language(open_page: Open, lang: str, said: str) -> None:
    ann, bob = two_people(open_page)
    speak(bob, lang)
    ann.select_option("[data-say-to]", str(bob.evaluate(SEAT)))
    ann.click("[data-phrases]")
    ann.click("[data-phrase='hello']")
    expect(ann.locator("[role=log]")).to_contain_text("Good evening, everybody.")
    expect(bob.locator("[role=log]")).to_contain_text(said)
    bob.fill("[data-say]", "Ciao")
    bob.keyboard.press("Enter")
    expect(ann.locator("[role=log]")).to_contain_text("Ciao")


def test_nothing_hides_the_board_the_question_or_the_log(open_page: Open) -> None:
    page = alone(open_page, width=1440, height=900)
    page.locator("[data-deal-with]").first.click()
    page.wait_for_selector("[data-draft]")
    apart = """([one, other]) => {
      const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
      return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    }"""
    for seen in (".stage", ".question", "[role=log]"):
        assert page.evaluate(apart, ["[data-draft]", seen]) or seen == "[role=log]"
        expect(page.locator(seen)).to_be_in_viewport()
    assert page.evaluate(apart, [".rail .upper", "[role=log]"])
    expect(page.locator(ASKED)).to_be_visible()
