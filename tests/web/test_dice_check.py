"""Dice are checked against what this device kept from before the game, not by the server's word alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from driver import finish
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from gangland.game.chain import LENGTH, Chain, seal

Over = dict[str, Any]
Lie = Callable[[Over], None]


def another_seed(over: Over) -> None:
    """A seed the house likes better, with a seal that fits it."""
    chain = Chain(hashlib.sha256(b"loaded").hexdigest())
    over.update(reveal=chain.link(LENGTH), commit=chain.anchor)


def another_seed_under_the_old_seal(over: Over) -> None:
    over["reveal"] = hashlib.sha256(b"loaded").hexdigest()


def another_part(over: Over) -> None:
    """What seat 1 is said to have added is not what it added."""
    over["entropies"][0] = "00" * 32


def another_recipe(over: Over) -> None:
    """The right seed, but dice made of it in another way than was said with the seal."""
    over["dice"] = "1"


def tell(page: Page, lie: Lie) -> None:
    """Have the server show something else at the end."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(told(str(message), lie)))

    page.route_web_socket("**/ws/*", pass_on)


def told(text: str, lie: Lie) -> str:
    message = json.loads(text)
    if message["type"] == "over":
        lie(message)
    return json.dumps(message)


def throw_again(page: Page) -> None:
    """Have the story show another die for one that was rolled: the next one of its kind, rightly derived."""

    def pass_on(route: Route) -> None:
        story = route.fetch().json()
        roll = story["rolls"][0]
        roll["number"] += 1
        thrown = next(one for one in story["facts"] if one.get("index") == roll["throw"])
        links = [f"{seat}:{link}" for seat, link in enumerate(thrown["links"])]
        lines = ["gangland dice 3", str(thrown["index"]), thrown["house"], *links]
        seed = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
        key = f"{seed}/{roll['purpose']}/{roll['number']}"
        roll["which"] = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8]) % roll["size"]
        route.fulfill(json=story)

    page.route("**/story", pass_on)


def faults(page: Page) -> list[str]:
    """Check every roll; return what did not hold, where it is said that something did not."""
    page.click("[data-proof]")
    result = page.locator("[data-proof-result]")
    expect(result).not_to_be_empty()
    found = [str(one.get_attribute("data-fault")) for one in result.locator("[data-fault]").all()]
    assert ("does not match" in result.inner_text()) == bool(found)
    return found


NOTED = """
() => JSON.parse(localStorage.getItem('gangland.dice'))[location.pathname.split('/').at(-1)]
"""


def ask_the_seal(page: Page) -> None:
    """Look at the seal: the digits everybody at the table can compare, and who holds a chain."""
    page.click("[data-seal]")
    noted = page.evaluate(NOTED)
    digits = page.locator("[data-seal-digits]").inner_text().replace(" ", "")
    assert digits == seal(noted["commit"], noted["notes"]["all"], "3")
    kinds = [str(one.get_attribute("data-part")) for one in page.locator("dialog [data-part]").all()]
    assert kinds == ["chain", "none", "none", "none"]
    expect(page.locator("[data-foul]")).to_have_count(0)
    page.keyboard.press("Escape")


def early(page: Page) -> None:
    """Have the server ask for a link before its time."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def lie(text: str) -> str:
            message = json.loads(text)
            if message["type"] == "dice":
                message.update(index=message["index"] + 3, due=True)
            return json.dumps(message)

        server.on_message(lambda message: route.send(lie(str(message))))

    page.route_web_socket("**/ws/*", pass_on)


def test_a_page_shows_no_link_before_its_time_and_says_so(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")
    sent = page.evaluate(NOTED)["notes"]["sent"]
    early(page)
    page.reload()
    page.wait_for_selector("[data-seal]")
    page.click("[data-seal]")
    expect(page.locator("[data-foul='ahead']")).to_be_visible()
    assert page.evaluate(NOTED)["notes"]["sent"] == sent


def test_the_check_says_which_part_of_the_dice_failed(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.click("[data-quick='mayhem']")
    page.wait_for_selector(".question")  # the page has shown its first link by itself
    ask_the_seal(page)
    finish(page)
    assert faults(page) == []
    expect(page.locator("[data-proof-result]")).to_contain_text("this device has kept since before the game")
    throw_again(page)
    page.reload()
    assert faults(page) == ["rolls"]
    page.unroute_all()
    lies: dict[Lie, list[str]] = {
        another_seed: ["seal", "links"],
        another_seed_under_the_old_seal: ["house"],
        another_part: ["own", "links", "parts"],
        another_recipe: ["seal", "house", "seed", "rolls"],
    }
    for lie, expected in lies.items():
        tell(page, lie)
        page.reload()
        assert faults(page) == expected
        if lie is another_part:
            expect(page.locator("[data-fault='own']")).to_contain_text("added for You")
    page.evaluate("localStorage.removeItem('gangland.dice')")
    assert faults(page) == ["house", "seed", "rolls"]
    expect(page.locator("[data-proof-result]")).to_contain_text("nothing of its own to compare")
