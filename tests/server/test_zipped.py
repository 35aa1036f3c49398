"""What everybody may read is compressed; what holds a secret never is."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from live import LiveServer, fetch, fetch_raw, wait_until
from rig import Doc, settings

from gangland.server.http import zipped
from gangland.server.http.pages import STATIC
from gangland.server.http.zipped import takes_gzip

CREDENTIALS = {"name": "Ann", "password": "correct horse"}


LARGE = 4 * zipped.SMALLEST
"""Bytes from which on a text shrinks to less than half, whatever it says."""


def public_paths() -> list[str]:
    """What is the same for everybody, and not so small that compressing it gains nothing."""
    assets = [
        path
        for path in (STATIC / "assets").iterdir()
        if path.suffix in (".js", ".css", ".svg") and path.stat().st_size >= zipped.SMALLEST
    ]
    assert {path.suffix for path in assets if path.stat().st_size >= LARGE} == {".js", ".css", ".svg"}
    return [*(f"/assets/{path.name}" for path in assets), "/api/words/fr?game=mayhem", "/api/cards/wise-guys"]


def ask(server: LiveServer, path: str, body: object = None, **headers: str) -> tuple[int, Doc, bytes]:
    """Ask as a browser does."""
    return fetch_raw(server.url + path, body, Accept_Encoding="gzip, deflate, br", **headers)


def test_files_words_and_cards_are_compressed_for_those_who_take_it(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for path in public_paths():
            _, plain_headers, plain = fetch_raw(server.url + path, Accept_Encoding="identity")
            status, headers, body = ask(server, path)
            assert status == 200
            assert headers["content-encoding"] == "gzip"
            assert headers["vary"] == plain_headers["vary"] == "accept-encoding"
            assert "content-encoding" not in plain_headers
            assert headers["content-type"] == plain_headers["content-type"]
            assert len(body) < (len(plain) / 2 if len(plain) >= LARGE else len(plain))
            assert gzip.decompress(body) == plain
        tag = ask(server, "/api/words/fr")[1]["etag"]
        assert ask(server, "/api/words/fr", If_None_Match=tag)[0] == 304


def test_what_is_small_is_sent_as_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(settings(folder)) as server:
        for path in public_paths():
            _, plain_headers, plain = fetch_raw(server.url + path, Accept_Encoding="identity")
            monkeypatch.setattr(zipped, "SMALLEST", len(plain) + 1)
            status, headers, body = ask(server, path)
            assert status == 200
            assert "content-encoding" not in headers
            assert headers["vary"] == plain_headers["vary"] == "accept-encoding"
            assert body == plain
            monkeypatch.setattr(zipped, "SMALLEST", len(plain))
            assert ask(server, path)[1]["content-encoding"] == "gzip"


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever may be compressed is, however small."""
    monkeypatch.setattr(zipped, "SMALLEST", 0)


@pytest.mark.usefixtures("eager")
def test_what_holds_a_secret_is_never_compressed(folder: Path) -> None:
    """A key beside a name of one's choice could be guessed from the length of the answer (BREACH)."""
    with LiveServer(settings(folder)) as server:
        registered = ask(server, "/api/accounts", CREDENTIALS)
        session = {"X_Gangland_Session": json.loads(registered[2])["session"]}
        seats = [{"kind": "human", "name": "n" * 40}, *[{"kind": "bot", "bot": "random"}] * 2]
        made = ask(server, "/api/tables", {"game": "mayhem", "seats": seats}, **session)
        table = f"/api/tables/{json.loads(made[2])['table']}"
        key = {"Authorization": f"Bearer {json.loads(made[2])['keys']['0'][0]}"}
        answers = [registered, made, ask(server, "/api/sessions", CREDENTIALS)]
        answers += [ask(server, f"{table}{end}", **key) for end in ("", "/log", "/story", "/qr.svg")]
        answers += [ask(server, "/api/me/tables", **session), ask(server, "/api/games")]
        answers += [ask(server, f"/api/me{table.removeprefix('/api')}/0/key", {}, **session)]
        assert not [headers for _, headers, _ in answers if "content-encoding" in headers]


@pytest.mark.usefixtures("eager")
def test_the_log_and_story_of_a_game_that_is_over_are_not_compressed(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "bot", "bot": "random"}] * 3
        new = {"game": "mayhem", "seats": seats, "spectators": "end"}
        table = f"/api/tables/{fetch(f'{server.url}/api/tables', new)[1]['table']}"
        wait_until(lambda: bool(fetch(server.url + table)[1]["state"] == "over"))
        for end in ("/log", "/story"):
            status, headers, _ = ask(server, table + end)
            assert status == 200
            assert "content-encoding" not in headers


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br;q=1, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000", False),
        ("br", False),
        ("", False),
        ("xgzip", False),
    ],
)
def test_whether_a_client_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes
