"""A table that is held, in the browser: it is shown, and says why nobody can play on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

Open = Callable[..., Page]
SEATS = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
HELD = {"type": "error", "code": "held", "id": "", "message": {"id": "held-differs", "args": {"line": 41}}}


def hold(route: WebSocketRoute) -> None:
    """Have a server say after every update that the table is held."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        route.send(text)
        if json.loads(text)["type"] == "update":
            route.send(json.dumps(HELD))

    server.on_message(pass_on)


def test_a_held_table_is_shown_with_the_reason(open_page: Open) -> None:
    page = open_page("/")
    made = page.evaluate(
        """async (body) => (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),
             headers: { 'Content-Type': 'application/json', 'X-Gangland': '1' } })).json()""",
        {"game": "mayhem", "seats": SEATS},
    )
    page.route_web_socket(re.compile("/ws/"), hold)
    page.goto(f"{page.url.rstrip('/')}/t/{made['table']}#key={made['keys']['0'][0]}")
    said = page.locator("[role=alert].held")
    expect(said).to_contain_text("line 41")
    expect(page.locator("main.table")).to_be_visible()
    assert said.bounding_box()
