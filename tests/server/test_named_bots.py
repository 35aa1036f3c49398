"""A client may name a bot that the host has installed, and never code to be loaded."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from live import LiveServer, fetch
from rig import settings

PLANTED = "planted_by_a_client"
NAMES = (f"{PLANTED}:Bot", f"{PLANTED}", "gangland.bots.thug:Thug", "os:system")


@pytest.mark.parametrize("name", NAMES)
def test_a_client_cannot_have_code_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (folder / f"{PLANTED}.py").write_text("from gangland.bots.thug import Thug as Bot\n", "utf-8")
    monkeypatch.syspath_prepend(folder)
    human, thug = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "thug"}
    new = {"game": "mayhem", "seats": [human, thug, thug]}
    with LiveServer(settings(folder)) as server:
        tables = f"{server.url}/api/tables"
        named = {**new, "seats": [human, thug, {"kind": "bot", "bot": name}]}
        assert fetch(tables, named)[1]["code"] == "unknown-bot"
        assert fetch(tables, {**new, "caretaker": name})[1]["code"] == "unknown-bot"
        made = fetch(tables, {**new, "seats": [human, {"kind": "open"}, thug]})[1]
        start = f"{tables}/{made['table']}/start"
        host = f"Bearer {made['hostKey']}"
        assert fetch(start, {"bots": name}, Authorization=host)[1]["code"] == "unknown-bot"
        assert fetch(tables, {**new, "game": name})[1]["code"] == "unknown-game"
        assert fetch(tables, {**new, "pack": name})[1]["code"] == "no-such-pack"
    assert PLANTED not in sys.modules


def test_a_temperament_is_chosen_with_the_bot_that_has_one(folder: Path) -> None:
    human, thug = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "thug"}
    with LiveServer(settings(folder)) as server:
        offered = fetch(f"{server.url}/api/games")[1]["temperaments"]
        assert [*offered] == ["lieutenant", "capo", "boss"]
        assert offered["boss"] == ["trusting", "honest", "shrewd", "treacherous"]
        for name, code in (
            ("boss+honest", ""),
            ("boss+nice", "unknown-temperament"),
            ("thug+honest", "unknown-bot"),
        ):
            new = {"game": "mayhem", "seats": [human, thug, {"kind": "bot", "bot": name}]}
            made = fetch(f"{server.url}/api/tables", new)[1]
            assert made.get("code", "") == code
