"""Friends find a server, or its host is told how to let them in; a wrong name is answered in words."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import socket
import sys
from pathlib import Path

import pytest
from live import LiveServer, fetch, fetch_raw
from rig import settings

from gangland.cli import invitation, serve
from gangland.cli.invitation import open_command, qr_text
from gangland.server import reach
from gangland.server.http.wrong_host import preferred
from gangland.server.reach import friends_urls, is_local, open_urls, own_addresses
from gangland.server.runner import Server, bind
from gangland.server.settings import Settings
from gangland.words import LANGS, Words

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104


def given(folder: Path, **changes: object) -> argparse.Namespace:
    usual: dict[str, object] = {"lang": "en", "host": None, "port": 0, "data": str(folder), "config": None}
    return argparse.Namespace(
        **(usual | {"public_url": None, "name": [], "pack": [], "workers": None, "database": ""} | changes)
    )


def said_by(
    args: argparse.Namespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What a server says that is stopped as soon as it has started."""
    startup = Server.startup

    async def stop_at_once(self: Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(self, sockets)
        os.kill(os.getpid(), 2)

    monkeypatch.setattr(Server, "startup", stop_at_once)
    monkeypatch.setattr(reach, "own_addresses", lambda _: ["192.168.7.7", "10.0.0.7"])
    assert serve.run(args) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGS)
def test_who_hosts_for_nobody_else_is_told_how_to_let_friends_in(
    lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = folder / "my tables"
    out = said_by(given(data, lang=lang, name=["box.lan"], pack=["mine=a b.toml"]), monkeypatch, capsys)
    assert Words(lang).text("serve-only-here") in out
    command = next(line for line in out.splitlines() if line.startswith("  gangland "))
    wanted = ["gangland", "serve", "--host", EVERYWHERE, "--port", "0", "--data", str(data)]
    assert shlex.split(command) == [*wanted, "--name", "box.lan", "--pack", "mine=a b.toml"]
    assert "192.168" not in out


@pytest.mark.parametrize("lang", LANGS)
def test_who_listens_everywhere_is_told_what_friends_open(
    lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = said_by(given(folder, lang=lang, host=EVERYWHERE), monkeypatch, capsys)
    assert Words(lang).text("serve-friends-open", n=2) in out
    port = out.partition("http://192.168.7.7:")[2].partition("\n")[0]
    assert f"http://10.0.0.7:{port}\n" in out
    assert "█" not in out, "no picture through a pipe"


def test_a_terminal_is_shown_a_qr_code(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    out = said_by(given(folder, public_url="https://table.example"), monkeypatch, capsys)
    assert "  https://table.example\n" in out
    assert qr_text("https://table.example") in out
    assert len(qr_text("https://table.example").splitlines()) < 24
    monkeypatch.setattr(invitation, "_has_blocks", lambda: False)
    out = said_by(given(folder, host=EVERYWHERE), monkeypatch, capsys)
    assert "http://192.168.7.7:" in out
    assert "█" not in out


def test_what_others_can_open() -> None:
    assert friends_urls("192.168.1.5", 8000) == ["http://192.168.1.5:8000"]
    assert friends_urls("fd00::5", 8000) == ["http://[fd00::5]:8000"]
    assert friends_urls(HERE, 8000, "https://table.example/") == ["https://table.example/"]
    for url in friends_urls("::", 8000):
        assert "127.0.0.1" not in url


def test_a_machine_that_listens_to_itself_is_open_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda _: ["192.168.7.7"])
    for host in (HERE, "127.0.1.1", "::1", "[::1]", "localhost"):
        assert is_local(host)
        assert open_urls(host, 8000) == []
    assert open_urls(EVERYWHERE, 8000) == ["http://192.168.7.7:8000"]
    assert open_urls("box.lan", 8000) == ["http://box.lan:8000"]


@pytest.mark.parametrize(
    ("host", "public_url", "expected"),
    [
        (HERE, "", []),
        (EVERYWHERE, "", ["http://192.168.7.7:{port}", "http://10.0.0.7:{port}"]),
        (HERE, "https://table.example/", ["https://table.example"]),
    ],
)
def test_who_invites_on_the_machine_of_the_server_is_told_what_others_can_open(
    folder: Path, monkeypatch: pytest.MonkeyPatch, host: str, public_url: str, expected: list[str]
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda _: ["192.168.7.7", "10.0.0.7"])
    with LiveServer(settings(folder, host=host, public_url=public_url)) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})[1]
        found = fetch(f"{server.url}/api/tables/{made['table']}/invitation")[1]["links"]
        port = server.url.rpartition(":")[2]
        assert found == [f"{base.format(port=port)}/t/{made['table']}" for base in expected]


def test_own_addresses_are_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def _never(self, *_: object) -> int:
            raise AssertionError("something was sent")

        send = sendto = sendmsg = sendall = _never  # type: ignore[assignment]

        def connect(self, address: object) -> None:
            assert self.type == socket.SOCK_DGRAM, "a stream would send at once"
            if "192.0.2.1" in str(address):
                raise OSError("no way there")
            super().connect((HERE, 9))

        def getsockname(self) -> tuple[str, int]:
            return (super().getsockname()[0] if self.family == socket.AF_INET6 else "192.168.7.7", 1)

    monkeypatch.setattr("socket.socket", Probe)
    assert own_addresses((socket.AF_INET,)) == ["192.168.7.7"]


def test_without_a_network_there_is_nothing_to_open(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reach, "FAR", ())
    assert own_addresses((socket.AF_INET,)) == []
    args = given(folder, host=EVERYWHERE)
    with bind(EVERYWHERE, 0) as listening:
        invitation.say_who_can_connect(listening, Settings(), args, Words("en"))
    assert Words("en").text("serve-no-network") in capsys.readouterr().out
    assert open_command(args).startswith(f"gangland serve --host {EVERYWHERE}")


# a name the server does not go by


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, it;q=0.5, en;q=0.4", "it"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=0", "en"),
        ("fr;q=x, it;q=1e9,,;;q", "en"),
        ("it;q=0.7, fr;q=0.8", "fr"),
    ],
)
def test_a_browser_is_answered_in_its_language(accepted: str, lang: str) -> None:
    assert preferred(accepted) == lang


def test_a_wrong_host_is_answered_with_a_page_in_words(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for lang in LANGS:
            for path in ("/", "/t/abc", "/account"):
                status, headers, text = fetch_raw(
                    f"{server.url}{path}", Host="box.example:8000", Accept_Language=lang
                )
                page = text.decode()
                assert (status, headers["content-type"]) == (421, "text/html; charset=utf-8")
                assert Words(lang).text("wrong-host-title") in page
                assert "gangland serve --name box.example<" in page
                assert "names = [" in page
                assert f'<html lang="{lang}">' in page
                assert headers["content-security-policy"]
                assert headers["cache-control"] == "no-store"


def test_programs_get_a_typed_refusal(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for path, body in (("/api/games", None), ("/api/tables", {}), ("/", {})):
            status, _, text = fetch_raw(f"{server.url}{path}", body, Host="box.example")
            assert (status, json.loads(text)["code"]) == (421, "wrong-host")


@pytest.mark.parametrize(
    "host", ["<script>x</script>", "a.example'>\"", "x" * 300 + ".example", "[::zz", "$(rm)"]
)
def test_nothing_of_a_strange_name_is_repeated(host: str, folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        status, _, text = fetch_raw(f"{server.url}/", Host=host)
    assert status == 421
    assert host not in text.decode()
    assert "gangland serve --name NAME<" in text.decode()


def test_names_are_let_in_only_as_set_and_addresses_always(folder: Path) -> None:
    with LiveServer(settings(folder, names=("box.example",))) as server:
        for host, status in (
            ("BOX.example:81", 200),
            ("192.168.7.7:8000", 200),
            ("localhost", 200),
            ("evil.example", 421),
        ):
            assert fetch_raw(f"{server.url}/api/games", Host=host)[0] == status
