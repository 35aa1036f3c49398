"""What docs/security.md says and nothing else tests; and whether what it names is there."""

from __future__ import annotations

import re
import socket
import stat
from pathlib import Path

import pytest
from live import PATIENCE, LiveServer, fetch, fetch_raw, path_of
from rig import Watch, open_house, run, settings

from gangland.server.store import accounts, keys

NEW = {"game": "mayhem", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
PAGES = ("/", "/healthz", "/readyz", "/api/games", "/api/words/en", "/api/nothing", "/t/x", "/metrics")


def test_every_test_that_the_page_names_is_there() -> None:
    page = path_of("docs/security.md").read_text()
    named = re.findall(r"`((?:server|web)/test_\w+\.py)::(\w+)`", page)
    assert len(named) > 50
    texts = {file: path_of(f"tests/{file}").read_text() for file, _ in named}
    assert [one for one in named if f"def test_{one[1]}(" not in texts[one[0]]] == []


def test_there_are_no_cookies_and_no_other_origins(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for page in PAGES:
            _, headers, _ = fetch_raw(server.url + page, Origin="https://elsewhere.example")
            names = {name.lower() for name in headers}
            assert "set-cookie" not in names
            assert not [name for name in names if name.startswith("access-control")]


def test_texts_say_how_they_are_written(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for page in PAGES:
            _, headers, body = fetch_raw(server.url + page)
            kind = {name.lower(): value for name, value in headers.items()}["content-type"]
            assert kind == "application/json" or "charset=utf-8" in kind, page
            body.decode("utf-8")


def test_methods_nobody_needs_are_refused(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for method in ("TRACE", "CONNECT", "PATCH", "BREW"):
            status, _, text = fetch_raw(f"{server.url}/api/games", method=method)
            assert status == 405, method
            assert b"X-Gangland" not in text


def test_a_request_of_two_lengths_is_refused(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Gangland: 1\r\n"
        for lengths in ("Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5, 6"):
            with socket.create_connection(server.listening.getsockname(), timeout=PATIENCE) as line:
                line.sendall(f"{head}{lengths}\r\n\r\nhello".encode())
                assert line.recv(100).startswith(b"HTTP/1.1 400")


def test_a_password_is_taken_as_it_is(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        password = " Ünicode 🂡 and a great many more characters than sixty-four, spaces too "  # noqa: S105 - a test's
        account = {"name": "Ann", "password": password}
        assert fetch(f"{server.url}/api/accounts", account)[0] == 201
        assert fetch(f"{server.url}/api/sessions", account)[0] == 200
        for wrong in (password.strip(), password.lower(), password[:64]):
            assert fetch(f"{server.url}/api/sessions", account | {"password": wrong})[0] == 401
        assert fetch(f"{server.url}/api/accounts", {"name": "Bob", "password": "1234567"})[0] == 422


def test_a_name_nobody_has_looks_like_a_wrong_password(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        account = {"name": "Ann", "password": "correct horse"}
        fetch(f"{server.url}/api/accounts", account)
        wrong = fetch(f"{server.url}/api/sessions", account | {"password": "wrong donkey"})
        assert fetch(f"{server.url}/api/sessions", account | {"name": "Nobody"}) == wrong


def test_a_session_ends_by_itself_and_by_logging_out(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        account = await house.accounts.register("Ann", "correct horse")
        tokens = [(await house.accounts.new_session(account))[0] for _ in range(3)]
        assert await house.accounts.find(tokens[0]) == account
        await house.accounts.log_out(tokens[0])
        assert [await house.accounts.find(one) for one in tokens] == [None, account, account]
        watch.at += accounts.SESSION
        assert [await house.accounts.find(one) for one in tokens] == [None] * 3
        await house.close()

    run(story())


def test_keys_and_sessions_cannot_be_guessed(folder: Path) -> None:
    async def story() -> set[str]:
        house = open_house(settings(folder))
        account = await house.accounts.register("Ann", "correct horse")
        tokens = {(await house.accounts.new_session(account))[0] for _ in range(20)}
        assert len(tokens | {keys.new_key() for _ in range(20)}) == 40
        assert all(len(one) >= 32 for one in tokens)
        await house.close()
        return tokens

    tokens = run(story())
    kept = b"".join(path.read_bytes() for path in folder.glob("gangland.db*"))
    assert [one for one in (*tokens, "correct horse") if one.encode() in kept] == []


def test_what_is_kept_is_for_its_owner_alone(folder: Path) -> None:
    place = folder / "house"

    async def story() -> None:
        house = open_house(settings(place))
        await house.accounts.register("Ann", "correct horse")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (place, *place.glob("*.db*"))}
        await house.close()
        assert modes.pop("house") == 0o700
        assert set(modes.values()) == {0o600}

    run(story())


@pytest.mark.parametrize("is_known", [True, False])
def test_what_is_somebodys_own_is_not_stored_on_the_way(folder: Path, *, is_known: bool) -> None:
    with LiveServer(settings(folder)) as server:
        account = {"name": "Ann", "password": "correct horse"}
        session = fetch(f"{server.url}/api/accounts", account)[1]["session"]
        made = fetch(f"{server.url}/api/tables", NEW, X_Gangland_Session=session)[1]
        given = {"X_Gangland_Session": session} if is_known else {}
        for page in ("/api/me/tables", f"/api/tables/{made['table']}", "/api/me/passkeys"):
            headers = {
                name.lower(): value for name, value in fetch_raw(server.url + page, **given)[1].items()
            }
            assert headers["cache-control"] == "no-store", page
