from __future__ import annotations

import argparse
import json
import os
import socket
import sqlite3
import threading
from pathlib import Path

import pytest
from live import Client, LiveServer, fetch
from rig import settings

from gangland.cli import browser, hosting, serve
from gangland.game.setup import Setup, seats_of
from gangland.server.runner import address_of, bind
from gangland.server.settings import Settings, SettingsError, read_settings
from gangland.words import LANGS, Words


def given(folder: Path, **changes: object) -> argparse.Namespace:
    usual: dict[str, object] = {"lang": "en", "host": None, "port": None, "data": str(folder), "config": None}
    return argparse.Namespace(
        **(usual | {"public_url": None, "database": None, "workers": None, "name": [], "pack": []} | changes)
    )


def test_settings_come_from_a_file_the_environment_and_the_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "gangland.toml").write_text(
        'port = 7000\nhost = "0.0.0.0"\nmost_tables = 3\n[notify]\nwebhooks = ["https://x.example/"]\n'
    )
    monkeypatch.setenv("GANGLAND_HOST", "127.0.0.9")
    monkeypatch.setenv("GANGLAND_NAMES", "one.example,two.example")
    found = hosting.settings_of(given(folder, port=7001, pack=["mine=cards.toml"]))
    assert (found.port, found.host, found.most_tables) == (7001, "127.0.0.9", 3)
    assert found.names == ("one.example", "two.example")
    assert found.packs == {"mine": str(Path("cards.toml").resolve())}
    assert found.notify.webhooks == ("https://x.example/",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'x'", "wrong.toml:1 sont faux : « port » est un texte ; attendu : un nombre entier"),
        ("\nprot = 1", "wrong.toml:2 sont faux : clé inconnue « prot » ; vouliez-vous dire « port » ?"),
        ("[", "wrong.toml:1 sont faux : TOML incorrect : il faut"),
        ("\n\n[notify]\nwebhook = 'x'", "wrong.toml:4 sont faux : clé inconnue « notify.webhook » ; vouliez"),
        ("bot_delay = [1, 2, 3]", "wrong.toml:1 sont faux : « bot_delay » a 3 éléments ; attendu : 2"),
        ("notify = 3", "wrong.toml:1 sont faux : « notify » est un nombre entier ; attendu : une table"),
        ("rates.keys = [1, 'x']", "« rates.keys.1 » est un texte ; attendu : un nombre"),
        ("port = 1979-05-27", "« port » est une date ou une heure ; attendu : un nombre entier"),
    ],
)
def test_wrong_settings_are_explained_in_the_hosts_language(
    text: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "wrong.toml").write_text(text)
    assert serve.run(given(folder, config=str(folder / "wrong.toml"), lang="fr")) == 2
    assert said in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ").replace(
        "\N{NARROW NO-BREAK SPACE}", " "
    )


def test_a_wrong_variable_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GANGLAND_GRACE", "long")
    (folder / "gangland.toml").write_text("port = 1\n")
    assert serve.run(given(folder, lang="en")) == 2
    assert 'in GANGLAND_GRACE are wrong: "grace" is a text; expected a number' in capsys.readouterr().err
    with pytest.raises(SettingsError):
        read_settings(folder / "none.toml", {})


def test_what_is_in_the_way_is_explained(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert serve.run(given(folder, port=port)) == 1
    assert str(port) in capsys.readouterr().err
    (folder / "file").write_text("")
    assert serve.run(given(folder / "file" / "x", port=0)) == 1
    assert "file" in capsys.readouterr().err
    assert serve.run(given(folder, pack=["no-file"])) == 2
    assert "no-file" in capsys.readouterr().err


def test_two_servers_do_not_share_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup("mayhem", seats_of(["You"], ["random", "random"]))
    usual = Settings(data=str(folder / "play"))
    with LiveServer(settings(folder / "play")):
        assert serve.run(given(folder / "play", port=0)) == 1
        assert "play" in capsys.readouterr().err
        elsewhere, _ = browser.lay_table_somewhere(setup, usual, "en")
    assert elsewhere.data == f"{usual.data}+2"
    again, _ = browser.lay_table_somewhere(setup, usual, "en")
    assert again.data == usual.data


def test_addresses_are_those_a_browser_can_open() -> None:
    with bind("0.0.0.0", 0) as listening:  # noqa: S104
        assert address_of(listening).startswith("http://127.0.0.1:")


def test_a_table_is_laid_for_a_browser_and_begins_when_it_answers(folder: Path) -> None:
    setup = Setup("wise-guys", seats_of(["You"], ["random", "random"]), {"bombing": 1}, open_deals=True)
    page = browser.lay_table(setup, Settings(data=str(folder)), "fr")
    path, _, fragment = page.partition("#")
    fields = dict(part.split("=") for part in fragment.split("&"))
    with LiveServer(settings(folder)) as server:
        lobby = fetch(f"{server.url}/api/tables/{path.removeprefix('/t/')}")[1]
        assert lobby["options"] == {"bombing": 1}
        assert lobby["openDeals"]
        assert lobby["lang"] == "fr"
        assert [seat["kind"] for seat in lobby["seats"]] == ["human", "bot", "bot"]
        client = Client(f"{server.ws}/ws/{path.removeprefix('/t/')}", fields["key"])
        assert client.hello()["seat"] == 0
        client.send({"type": "entropy", "hex": "00" * 16})
        assert client.wait_for("update")["document"]["game"] == "wise-guys"
        client.close()


def test_playing_in_the_browser_opens_it_and_says_where(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    answered = threading.Event()

    def browse(url: str) -> bool:
        opened.append(url)
        base = sqlite3.connect(folder / "gangland.db")
        assert base.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        base.close()
        assert fetch(url.partition("#")[0].replace("/t/", "/api/tables/"))[0] == 200
        answered.set()
        os.kill(os.getpid(), 2)
        return True

    monkeypatch.setattr("webbrowser.open", browse)
    setup = Setup("mayhem", seats_of(["You"], ["thug", "thug", "thug"]))
    assert browser.play_in_browser(setup, Words("it"), data=folder) == 0
    assert answered.is_set()
    assert "#key=" in opened[0]
    assert opened[0] in capsys.readouterr().out
    bad = Setup("mayhem", seats_of(["You"]))
    assert browser.play_in_browser(bad, Words("it"), data=folder) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_commands_help_is_in_every_language(lang: str) -> None:
    words = Words(lang)
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers()
    for command in (serve, __import__("gangland.cli.verify", fromlist=["verify"])):
        command.add_parser(subparsers, words)
    for name in ("serve", "verify"):
        text = subparsers.choices[name].format_help()
        assert f"{name}-" not in text.replace("gangland", "")
    assert json.dumps(words.text("serve-at", url="u", folder="f"))


def test_small_messages_are_not_held_back() -> None:
    """Nagle's algorithm would hold a second message back for 40 ms; asyncio looks at the protocol."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
