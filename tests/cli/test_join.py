"""`gangland join`: a seat at a server's table, over the protocol everybody speaks."""

from __future__ import annotations

import contextlib
import io
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import PATIENCE, Client, Doc, Host, fetch, host, lay, reserved
from keyboard import KEYS, monkey, run, script

from gangland.cli.join import found, look_at, session
from gangland.protocol.messages import ClientMessage, Entropy, Lobby, Welcome
from gangland.protocol.over_http import Cards
from gangland.server.runner import bind
from gangland.terminal.client import Client as Seat
from gangland.terminal.link import JoinError, Link, parse_link
from gangland.terminal.screen import Screen
from gangland.terminal.session import Session
from gangland.terminal.socket_wire import SocketWire
from gangland.words import LANGS, Words

BOT: Doc = {"kind": "bot", "bot": "random"}
OPEN: Doc = {"kind": "open"}
PACK = """\
schema = 1
extends = "mayhem"
[[site]]
id = "gun-factory"
kind = "start"
role = "guns"
provenance = "house"
main = [{ skim = { cash = 7 } }]

[names.en]
site-gun-factory = "The Back Yard"
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("house")) as live:
        yield live


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice are noted in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def key_in(text: str) -> str:
    return text.partition("#key=")[2].split()[0].strip('"')


def until(out: io.StringIO, word: str, line: str = "") -> Iterator[str]:
    """Type the same again and again until something is printed; who never prints it is given up on."""
    end = time.monotonic() + PATIENCE
    while not re.search(word, out.getvalue()):
        assert time.monotonic() < end, out.getvalue()
        time.sleep(0.02)
        yield line


# a thug that would have most of something does not even take a gift
ANSWERED = "(?:accepts?|declines?) offer|comes to nothing"


# whole games


@pytest.mark.parametrize(("game", "lang"), [("mayhem", "fr"), ("wise-guys", "en")])
def test_a_terminal_plays_to_the_end_with_bots(server: Host, game: str, lang: str) -> None:
    table = lay(server, OPEN, BOT, BOT, game=game)
    found = run("join", table["link"], "--name", "Ann", "--lang", lang, typing=monkey(4))
    assert (found.code, found.err) == (0, "")
    assert Words(lang).text("end-title") in found.out
    assert {"fr": "Les dés étaient honnêtes", "en": "The dice were fair"}[lang] in found.out
    status, lobby = fetch(f"{server.url}/api/tables/{table['table']}")
    assert (status, lobby["state"], lobby["seats"][0]["name"]) == (200, "over", "Ann")


def sit(link: Link) -> Session:
    """A seat at a table, before the first word."""
    return session(link, Words("en"), found(link, link.api("/cards"), Cards))


class Hands:
    """A session without a terminal: one pair of hands, in a thread of its own."""

    def __init__(self, link: Link, seed: int) -> None:
        self.out = io.StringIO()
        self.lines = monkey(seed, (*KEYS * 4, "deals", "market", "odds", "say hello"))
        self.session = sit(link)
        self.session.screen.console.file = self.out
        self.session.screen.read = self.read  # type: ignore[method-assign]
        self.thread = threading.Thread(target=self.session.run, daemon=True)
        self.thread.start()

    def read(self, prompt: str, timeout: float | None = None) -> str:  # noqa: ARG002 - never waits
        return next(self.lines).strip()


def test_terminals_play_with_each_other_to_the_end(server: Host) -> None:
    table = lay(server, OPEN, OPEN, OPEN, spectators="none")
    hands = []
    for number, name in enumerate(("Ann", "Bob", "Cleo")):
        joined = fetch(f"{server.url}/api/tables/{table['table']}/join", {"name": name})[1]
        hands.append(Hands(Link(server.url, table["table"], joined["key"]), number))
    for one in hands:
        one.thread.join(PATIENCE)
        assert not one.thread.is_alive()
        assert re.search("wins?!", one.out.getvalue())
    assert "Bob" in hands[0].out.getvalue()


def test_dice_are_added_to_once_however_often_the_lobby_comes(
    server: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(server, OPEN, OPEN, BOT)
    link = Link(server.url, table["table"], "")
    lobby = look_at(link)
    assert not lobby.seats[0].entropy
    added: list[ClientMessage] = []
    monkeypatch.setattr(SocketWire, "send", lambda _, message: added.append(message))
    with contextlib.closing(SocketWire(link, lambda: None)) as wire:
        seat = Seat(wire, "en")
        for connections in (1, 2):
            seat.take_in(Welcome("", 0, 0, "", "", [], "en", "open"))
            for _ in range(3):
                seat.take_in(Lobby(lobby))
            assert [type(message) for message in added] == [Entropy] * connections


# what is told and done


def test_it_shows_the_table_and_sends_what_is_typed(server: Host) -> None:
    table = lay(server, OPEN, BOT, BOT)
    typed = ("help", "undo", "save", "hand", "why fight er", "rules", "say hello there", "market", "quit")
    found = run("join", table["link"], "--name", "Ann", typing=script(*typed))
    assert found.code == 0
    assert found.out.count("not possible at a server’s table") == 2
    assert found.out.count("hello there") == 1
    assert Words("en").text("refusal-not-now") in found.out
    again = run("join", f"{table['link']}#key={key_in(found.out)}", typing=script("log all", "quit"))
    assert again.code == 0
    assert "hello there" in again.out
    assert again.out.count("#key=") == 1


def test_deals_are_made_and_answered(server: Host) -> None:
    thug = {"kind": "bot", "bot": "thug"}
    table = lay(server, OPEN, thug, thug)

    def typing(out: io.StringIO) -> Iterator[str]:
        while "What is your order?" not in out.getvalue() and "1 of" not in out.getvalue():
            yield "1\n"
        yield "offer to=seat2 give=cash:1 mine=peace:1 text='for you'\n"
        yield from until(out, ANSWERED, "\n")
        yield "gift to=seat2 give=cash:999\n"
        yield from until(out, f"(?s)(?:{ANSWERED}).*(?:{ANSWERED})", "\n")
        yield "accept 7\n"
        yield "deals\n"
        yield "market\n"
        yield "quit\n"

    found = run("join", table["link"], "--name", "Ann", typing=typing)
    assert (found.code, found.err) == (0, "")
    assert "for you" in found.out
    assert len(re.findall(ANSWERED, found.out)) >= 2
    assert "DEA-1" in found.out
    assert Words("en").text("market-title") in found.out
    assert Words("en").text("deals-title") in found.out


def test_who_is_short_of_time_is_reminded_once(server: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(server, OPEN, OPEN, BOT)
    one = sit(Link(server.url, table["table"], ""))
    left = iter((100.0, 19.0, 18.0, 17.0))
    monkeypatch.setattr(Seat, "time_left", lambda _: next(left))
    out = io.StringIO()
    one.screen.console.file = out
    for _ in range(3):
        one.desk.hurry()
    one.client.wire.close()
    assert out.getvalue().strip() == "Time left: 0:18"


def test_one_can_look_on(server: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(server, BOT, BOT, BOT)
    start = f"{server.url}/api/tables/{table['table']}/start"
    show = Session.show_lobby

    def begin(one: Session) -> None:
        """It is shown who is there: now somebody looks on, and the game can begin."""
        show(one)
        if one.client.lobby is not None and one.client.lobby.state == "open":
            fetch(start, {}, Authorization=f"Bearer {table['hostKey']}")

    monkeypatch.setattr(Session, "show_lobby", begin)
    found = run("join", table["link"], "--watch")
    assert (found.code, found.err) == (0, "")
    assert re.search("wins?!", found.out)
    assert Words("en").text("board-col-offers") in found.out
    assert run("join", table["link"], "--watch", "--name", "Ann").code == 2


# live typing


def typist(screen: Screen, out: io.StringIO, lines: Iterator[str]) -> None:
    """Have somebody at a terminal, who types out of turn."""

    def read(prompt: str, timeout: float | None = None) -> str | None:  # noqa: ARG001 - never waits
        return next(lines, "quit") or None

    screen.console.file, screen.is_live = out, True
    screen.read = read  # type: ignore[method-assign]
    screen.open = contextlib.nullcontext  # type: ignore[method-assign]


def test_who_is_not_asked_talks_and_hears(server: Host) -> None:
    table = lay(server, OPEN, {"kind": "human"}, BOT)
    link = Link(server.url, table["table"], table["keys"]["1"][0])
    ann = fetch(f"{server.url}/api/tables/{table['table']}/join", {"name": "Ann", "entropy": "22" * 16})[1]
    other = Client(f"{server.ws}/ws/{table['table']}", ann["key"])
    other.hello()
    out = io.StringIO()

    def lines() -> Iterator[str]:
        yield from ("", "board", "say to=seat1 text=quiet", "guns 1", "")
        told = other.wait_for("update")
        while not any(fact["event"] == "said" for fact in told["facts"]):
            told = other.wait_for("update")
        version = told["version"]
        other.send({"type": "deal", "id": "x1", "version": version, "text": "say to=all text=loud"})
        yield from until(out, "loud")

    one = sit(link)
    typist(one.screen, out, lines())
    assert one.run() == 0
    other.close()
    assert "loud" in out.getvalue()
    assert "quiet" in out.getvalue()


def test_who_is_away_is_voted_about_and_time_is_shown(server: Host) -> None:
    table = lay(server, OPEN, OPEN, BOT, pace={"kind": "live", "seconds": 900})
    api = f"{server.url}/api/tables/{table['table']}"
    assert fetch(f"{api}/join", {"name": "Bob", "entropy": "22" * 16})[0] == 200
    ann = fetch(f"{api}/join", {"name": "Ann", "entropy": "33" * 16})[1]
    out = io.StringIO()

    def lines() -> Iterator[str]:
        yield from until(out, "Setting up")
        yield from ("vote", "vote seat3", "vote seat2", "vote Bob no", "vote Bob")
        yield from until(out, "A bot plays for Bob")
        yield from until(out, r"Time left: 1[45]:")

    one = sit(Link(server.url, table["table"], ann["key"]))
    typist(one.screen, out, lines())
    assert one.run() == 0
    words = Words("en")
    assert "Whom about?" in out.getvalue()
    assert out.getvalue().count(words.text("refusal-no-vote-there")) == 2


def test_words_are_muted_and_the_host_is_told(server: Host) -> None:
    table = lay(server, OPEN, OPEN, BOT)
    api = f"{server.url}/api/tables/{table['table']}"
    bob = fetch(f"{api}/join", {"name": "Bob", "entropy": "22" * 16})[1]
    ann = fetch(f"{api}/join", {"name": "Ann", "entropy": "33" * 16})[1]
    rude = Client(f"{server.ws}/ws/{table['table']}", bob["key"])
    rude.hello()
    out = io.StringIO()

    def shout(text: str) -> None:
        rude.send({"type": "deal", "id": text, "version": 0, "text": f"say to=all text={text}"})
        rude.wait_for("ack")

    def lines() -> Iterator[str]:
        yield from until(out, "Setting up")
        shout("rotten")
        yield from until(out, "rotten")
        yield from (
            "mute",
            "mute Bob",
            "report Bob",
            "report Bob 9",
            "report seat3 1",
            "report Bob 1 he shouts",
        )
        yield from until(out, "The host has been told")
        shout("unheard")
        yield "say to=all text=afterwards"
        yield from until(out, "afterwards")
        yield "mute Bob no"
        yield from until(out, "unheard", "log all")

    one = sit(Link(server.url, table["table"], ann["key"]))
    typist(one.screen, out, lines())
    assert one.run() == 0
    rude.close()
    text = out.getvalue()
    assert "Whom? For example: mute" in text
    assert "You hear no more of Bob." in text
    assert "A bot plays there." in text
    assert text.count("1 Insults or hatred") == 2
    assert text.index("You hear Bob again") < text.index("unheard")


# what goes wrong


@pytest.mark.parametrize(
    "link", ["", "x", "http://", "ftp://h/t/x", "http://h/x", "http:///t/x", "http://h:x/t/a", "http://h/t/"]
)
def test_what_is_no_invitation_is_said_to_be_none(link: str) -> None:
    found = run("join", link)
    assert found.code == 2
    assert found.err


def test_links_are_read_as_they_are_sent() -> None:
    link = parse_link("https://h.example:8/sub/t/abc#host=2&key=K1&key=K2")
    assert link == Link("https://h.example:8/sub", "abc", "K1")
    assert link.socket() == "wss://h.example:8/sub/ws/abc"
    assert parse_link(link.private()) == link
    with pytest.raises(JoinError):
        parse_link("http://h ost/t/abc")


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_server_refuses_is_said(server: Host, lang: str) -> None:
    full = lay(server, {"kind": "human"}, BOT, BOT, spectators="none")
    twice = lay(server, OPEN, OPEN, {"kind": "human", "name": "Ann"})
    words = Words(lang)
    cases = [
        ((f"{server.url}/t/none",), "error-no-such-table"),
        ((full["link"],), "refusal-table-full"),
        ((f"{full['link']}#key=wrong",), "error-bad-key"),
        ((full["link"], "--watch"), "error-no-spectators"),
    ]
    for argv, key in cases:
        found = run("join", *argv, "--lang", lang)
        assert (found.code, found.err.strip()) == (1, words.text(key)), argv
    found = run("join", twice["link"], "--name", "Ann", "--lang", lang)
    assert found.code == 1
    assert words.text("refusal-same-name", name="Ann") in found.err


def test_no_server_and_no_gangland_are_said() -> None:
    place = reserved()
    port = place.getsockname()[1]
    with socket.create_server(("127.0.0.1", port)) as listening:

        def serve() -> None:
            for answer in (b"HTTP/1.0 200 OK\r\n\r\n[1]", b"nonsense\r\n\r\n"):
                wire, _ = listening.accept()
                wire.recv(4096)
                wire.sendall(answer)
                wire.close()

        threading.Thread(target=serve, daemon=True).start()
        for _ in range(2):
            found = run("join", f"http://127.0.0.1:{port}/t/x")
            assert found.code == 1
            assert "protocol" in found.err
    with place:
        found = run("join", f"http://127.0.0.1:{port}/t/x")
    assert found.code == 1
    assert str(port) in found.err


def test_a_pack_of_the_host_is_played_with_without_its_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(PACK, encoding="utf-8")
    with host(tmp_path / "house", packs={"mine": str(mine)}) as server:
        table = lay(server, OPEN, BOT, BOT, pack="mine")
        typed = iter(("1\n", "1\n", "1\n", "places\n", "quit\n"))
        found = run("join", table["link"], "--name", "Ann", typing=typed)
        assert (found.code, found.err) == (0, "")
        assert "The Back Yard (gun-factory)" in found.out
        assert "Skim 7 cash" in found.out


# coming back


def test_a_seat_is_taken_up_again_when_the_server_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SocketWire.__init__, "__defaults__", ((0.1,) * 100,))
    with contextlib.ExitStack() as stack:
        port = stack.enter_context(reserved()).getsockname()[1]
        first = _at(tmp_path, port)
        first.__enter__()
        table = lay(first, OPEN, BOT, BOT)
        random = monkey(3)
        restarted: list[Host] = []

        def typing(out: io.StringIO) -> Iterator[str]:
            for _ in range(10):
                yield next(random)
            first.__exit__()
            restarted.append(stack.enter_context(_at(tmp_path, port)))
            del out
            yield from random

        found = run("join", table["link"], "--name", "Ann", typing=typing)
    assert restarted
    assert (found.code, found.err) == (0, "")
    assert Words("en").text("join-again") in found.out
    assert re.search("wins?!", found.out)


def _at(folder: Path, port: int) -> Host:
    """A server of a folder on a port."""
    server = host(folder)
    server.listening.close()
    server.listening = bind("127.0.0.1", port)
    server.url = f"http://127.0.0.1:{port}"
    return server


def test_a_server_that_stays_away_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SocketWire.__init__, "__defaults__", ((0.05,) * 3,))
    live = host(tmp_path)
    live.__enter__()
    table = lay(live, OPEN, BOT, BOT)

    def typing(out: io.StringIO) -> Iterator[str]:
        del out
        live.__exit__()
        yield "1\n"
        yield from monkey(1)

    found = run("join", table["link"], "--name", "Ann", typing=typing)
    assert found.code == 1
    assert live.url in found.err
    assert "#key=" in found.out
