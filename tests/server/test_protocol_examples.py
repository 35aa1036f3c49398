"""docs/protocol-examples.md shows every frame, request and answer, and each as the server says it now."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from example_pages import BLOCK, KINDS, WIDTH, Kind, read, shown, text_of
from protocol_examples import PAGE

from gangland.protocol.bodies import Body
from gangland.protocol.messages import Ack, FromClient, Ping
from gangland.server.http.account_pages import ACCOUNT_ROUTES
from gangland.server.http.link_pages import LINK_ROUTES
from gangland.server.http.passkey_pages import PASSKEY_ROUTES
from gangland.server.http.person_pages import PERSON_ROUTES
from gangland.server.http.push_pages import PUSH_ROUTES
from gangland.server.http.table_pages import TABLE_ROUTES

SHOWN = [(kind, value) for kind, value in read(PAGE.read_text("utf-8"))]
ROUTES = [*TABLE_ROUTES, *LINK_ROUTES, *ACCOUNT_ROUTES, *PASSKEY_ROUTES, *PERSON_ROUTES, *PUSH_ROUTES]
GUIDE = PAGE.with_name("protocol.md").read_text("utf-8")


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_an_example(name: str) -> None:
    assert any(kind is KINDS[name] for kind, _ in SHOWN)


@pytest.mark.parametrize(("kind", "value"), SHOWN, ids=[kind.__name__ for kind, _ in SHOWN])
def test_an_example_is_what_is_said_now(kind: Kind, value: Any) -> None:  # noqa: ANN401 - whatever JSON can say
    said = msgspec.convert(value, kind, strict=True)
    if issubclass(kind, FromClient | Body):
        assert value == shown(said)
    else:
        assert value == msgspec.json.decode(msgspec.json.encode(said))


def test_the_page_is_all_examples() -> None:
    text = PAGE.read_text("utf-8")
    assert text.count("```jsonc") == len(SHOWN)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert {block["name"] for block in BLOCK.finditer(text)} - {None} == set(KINDS)


def test_what_is_cut_says_so() -> None:
    assert text_of(Ack("a1", 3)) == '{"type": "ack", "id": "a1", "version": 3}'
    assert text_of(Ping()) == '{"type": "ping"}'


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.path)
def test_every_address_is_in_the_guide(route: Any) -> None:  # noqa: ANN401 - a route
    assert all(f"{method} {route.path}" in GUIDE for method in route.methods - {"HEAD"})


@pytest.mark.parametrize("name", KINDS)
def test_every_frame_is_in_the_guide(name: str) -> None:
    tag = KINDS[name].__struct_config__.tag
    assert f"`{tag or name}`" in GUIDE
