"""What happens at the table moves nothing under one's hands: neither the focus nor what a press means."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from driver import ASKED, ORDERS, open_tab, play_to, play_to_orders
from playwright.sync_api import Page, WebSocketRoute, expect

Doc = dict[str, Any]
Open = Callable[..., Page]
FOCUSED = "document.activeElement.outerHTML"
QUESTION = "Number(document.querySelector('.question').dataset.question)"
STALE = "Something has changed in the meantime: please look again."


class Line:
    """The line between a page and its server: it can be cut open, held, and listened to."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[str] | None = None
        self.said: list[Doc] = []
        self.update: Doc = {}
        self.document: Doc = {}
        page.route_web_socket("**/ws/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()

        def up(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        route.on_message(up)
        server.on_message(lambda message: self.down(str(message)))

    def down(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.document |= message["document"]
        if self.held is None:
            self.route.send(text)
        else:
            self.held.append(text)

    def let_go(self) -> None:
        """Pass on what was held."""
        held, self.held = self.held or [], None
        for text in held:
            self.route.send(text)

    @property
    def rows(self) -> list[Doc]:
        """What can be answered now."""
        rows: list[Doc] = self.document["question"]["rows"]
        return rows

    def tell(self, rows: list[Doc]) -> None:
        """Have the server ask something else, or the same again, or nothing."""
        version = self.update["version"] + 1
        question = {**self.document["question"], "rows": rows} if rows else None
        self.update = {**self.update, "version": version, "facts": [], "story": []}
        self.update["document"] = {"question": question}
        self.route.send(json.dumps(self.update))
        self.page.wait_for_selector(f"[data-version='{version}']")


def at_orders(open_page: Open) -> tuple[Page, Line]:
    """Somebody who may move, and is asked for an order; every other seat is a bot's."""
    page = open_page()
    line = Line(page)
    while not page.locator("[data-choice='move']").count():  # where a card forbids it, another table is laid
        page.goto("/")
        page.click("[data-quick='mayhem']")
        page.wait_for_selector(".question")
        play_to_orders(page)
    return page, line


def test_the_focus_stays_while_an_answer_is_on_its_way(open_page: Open) -> None:
    page, line = at_orders(open_page)
    page.focus("[data-choice='sit']")
    line.held = []
    page.keyboard.press("Enter")
    page.wait_for_selector(".question[aria-busy='true']")
    assert page.evaluate("document.activeElement.dataset.choice === 'sit'")
    page.keyboard.press("Enter")  # once more, out of impatience
    line.let_go()
    page.wait_for_selector(".question[aria-busy='false']")
    assert sum(one["type"] == "act" and one["action"] == "sit" for one in line.said) == 1
    page.wait_for_selector(ASKED)
    assert page.evaluate("Boolean(document.activeElement.closest('.question'))")


def test_the_same_question_asked_again_changes_nothing(open_page: Open) -> None:
    page, line = at_orders(open_page)
    page.click("[data-choice='move']")
    page.keyboard.press("End")
    before, question, shown = page.evaluate(FOCUSED), page.evaluate(QUESTION), line.update["version"]
    line.tell(line.rows)
    assert (page.evaluate(FOCUSED), page.evaluate(QUESTION)) == (before, question)
    expect(page.locator("[data-back]")).to_be_visible()
    expect(page.locator(".question [role=alert]")).to_have_count(0)
    said = len(line.said)
    page.keyboard.press("Enter")
    play_to(page, ".question[aria-busy='true'], [data-step]:not([data-step='IssueOrders'])")
    acts = [one for one in line.said[said:] if one["type"] == "act"]
    assert acts[0]["version"] == shown  # the answer is to the question as it was first shown


def test_a_question_that_takes_the_place_of_another_says_so_and_gets_the_focus(open_page: Open) -> None:
    page, line = at_orders(open_page)
    page.click("[data-choice='move']")
    rows = line.rows
    line.tell([row for row in rows if row["action"] in ("sit", "recruit")])
    expect(page.locator(".question [role=alert]")).to_have_text(STALE)
    expect(page.locator("[data-back]")).to_have_count(0)
    assert page.evaluate("Boolean(document.activeElement.closest('.choices'))")
    assert page.locator("[data-live]").inner_text().endswith(page.locator("#question-title").inner_text())


def test_the_focus_waits_with_the_question_and_stays_where_somebody_took_it(open_page: Open) -> None:
    page, line = at_orders(open_page)
    rows = line.rows
    page.focus("[data-choice='sit']")
    line.tell([])
    assert page.evaluate("document.activeElement.id") == "question-title"
    line.tell(rows)
    assert page.evaluate("Boolean(document.activeElement.closest('.choices'))")
    open_tab(page, "talk")
    page.focus("[data-say]")
    for count in (0, len(rows), 1, len(rows)):
        line.tell(rows[:count])
        assert page.evaluate("'say' in document.activeElement.dataset")


def test_a_double_press_answers_one_question(open_page: Open) -> None:
    page, line = at_orders(open_page)
    rows = line.rows
    spot = page.locator("[data-choice='sit']").bounding_box()
    assert spot
    page.mouse.move(spot["x"] + 9, spot["y"] + 9)
    page.mouse.down(click_count=1)
    line.tell([*rows, rows[0]])  # another question, with the same button in the same place
    expect(page.locator(f"{ORDERS} [data-choice='sit']")).to_be_visible()
    page.mouse.up(click_count=1)
    expect(page.locator(".question [role=alert]")).to_have_text(STALE)
    expect(page.locator(f"{ORDERS}[data-stage='kind']")).to_be_visible()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(page.locator(f"{ORDERS}[data-stage='kind']")).to_be_visible()
    sent = len(line.said)
    line.held = []
    page.click("[data-choice='sit']")
    page.wait_for_selector(".question[aria-busy='true']")
    assert [one["action"] for one in line.said[sent:] if one["type"] == "act"] == ["sit"]
    line.let_go()


def test_a_stepper_at_its_end_keeps_the_focus(open_page: Open) -> None:
    page, _ = at_orders(open_page)
    page.click("[data-choice='move']")
    play_to(page, "[data-crew]")
    less = page.locator("[data-crew] [data-less]").first
    less.focus()
    for _ in range(9):  # more than anybody has
        page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[data-less]:enabled')")
    expect(page.locator("[data-crew] output").first).to_have_text("0")
