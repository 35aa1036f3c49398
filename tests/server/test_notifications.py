from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from rig import journal, new_table, open_house, play_on, run, settings, sit_down, until

from gangland.protocol.bodies import Pace
from gangland.server.notifications import Notifier, Turn, digest_mail
from gangland.server.settings import Mail, Notify
from gangland.words import LANGS


@contextmanager
def serving(server: Any) -> Iterator[int]:  # noqa: ANN401
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


class Hook(BaseHTTPRequestHandler):
    got: list[tuple[str, bytes, str]] = []  # noqa: RUF012

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append((self.path, body, self.headers.get("x-gangland-signature", "")))
        redirect = self.path == "/redirect"
        self.send_response(302 if redirect else 204)
        if redirect:
            self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Post(socketserver.StreamRequestHandler):
    got: list[str] = []  # noqa: RUF012

    def handle(self) -> None:
        self.wfile.write(b"220 hello\r\n")
        body: list[str] | None = None
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if body is not None:
                if line == ".":
                    self.got.append("\n".join(body))
                    body = None
                    self.wfile.write(b"250 kept\r\n")
                else:
                    body.append(line)
            elif line.upper() == "DATA":
                body = []
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 yes\r\n")


def test_nothing_is_sent_by_default(folder: Path) -> None:
    assert not Notifier(settings(folder), lambda: 0.0).is_on()


def test_a_webhook_and_a_digest_say_whose_turn_it_is_and_nothing_else(folder: Path) -> None:
    Hook.got.clear()
    Post.got.clear()
    with (
        serving(ThreadingHTTPServer(("127.0.0.1", 0), Hook)) as port,
        serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)) as smtp,
    ):
        notify = Notify(
            webhooks=(f"http://127.0.0.1:{port}/hook", f"http://127.0.0.1:{port}/redirect"),
            secret="hush",  # noqa: S106
            mail=Mail(people={"Ann": "ann@example.org"}, host="127.0.0.1", port=smtp),
            every=0.2,
        )

        async def story() -> str:
            kept = settings(folder, notify=notify, public_url="https://t.example/", accounts=False)
            house = open_house(kept)
            await house.open()
            room, players = await sit_down(house, new_table(pace=Pace("slow")))
            for player in players:
                player.session.leave()
            chooser = random.Random(1)
            played = 0
            while played < 12 or 0 not in journal(room).owed():  # and Ann is away when it is her turn
                played += 1
                seat = journal(room).owed()[0]
                await players[seat].hello()
                await play_on(room, players, chooser, 1)
                players[seat].session.leave()
                room.publish()
            await until(lambda: Post.got and len(Hook.got) > 8)
            await house.close()
            return room.id

        table = run(story())
    hooks = [json.loads(body) for path, body, _ in Hook.got if path == "/hook"]
    assert len(hooks) > 3
    assert set(hooks[0]) == {"event", "table", "seat", "name", "lang", "url"}
    assert hooks[0]["url"] == f"https://t.example/t/{table}"
    _, body, signature = Hook.got[0]
    assert signature == "sha256=" + hmac.new(b"hush", body, hashlib.sha256).hexdigest()
    assert not any(path == "/elsewhere" for path, _, _ in Hook.got)
    assert "To: ann@example.org" in Post.got[0]
    assert table in Post.got[0]
    assert all("Bob" not in mail for mail in Post.got)


def test_mail_is_written_in_the_language_of_the_table() -> None:
    mail = Mail(people={"Ann": "ann@example.org"})
    subjects = set()
    for lang in LANGS:
        turn: dict[str, str | int] = {
            "table": "x",
            "lang": lang,
            "url": "https://t.example/t/x",
            "name": "Ann",
        }
        message = digest_mail(mail, "Ann", [turn, turn])
        subjects.add(message["Subject"])
        assert "mail-" not in message.as_string()
    assert len(subjects) == 3


def test_live_tables_and_those_who_are_there_are_not_told(folder: Path) -> None:
    async def story() -> None:
        notify = Notify(webhooks=("http://127.0.0.1:9/",))
        house = open_house(settings(folder, notify=notify))
        for pace in (Pace("live"), Pace("slow")):
            room, players = await sit_down(house, new_table(pace=pace))
            await play_on(room, players, random.Random(1), 10)
        assert house.notifier.hooks.qsize() == 1  # who was asked before anybody had said hello
        await house.close()

    run(story())


class Garbage(socketserver.StreamRequestHandler):
    got = 0

    def handle(self) -> None:
        type(self).got += 1
        self.rfile.readline()
        self.wfile.write(b"garbage garbage\r\n\r\n")


def test_whatever_a_webhook_answers_the_next_turn_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangland.server.notifications.TRIES", 1)
    Garbage.got = 0
    with serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Garbage)) as port:

        async def story() -> None:
            notify = Notify(webhooks=(f"http://127.0.0.1:{port}/",))
            house = open_house(settings(folder, notify=notify))
            await house.open()
            for name in ("Ann", "Bob"):
                turn: Turn = {"table": "x", "seat": 0, "name": name}
                house.notifier.turn(turn)
            await until(lambda: Garbage.got == 2)
            assert not house.tasks[2].done()
            await house.close()

        run(story())
    assert Garbage.got == 2


def test_digests_that_fail_are_no_end_to_them(folder: Path) -> None:
    async def story() -> None:
        mail = Mail(people={"Ann": "ann@example.org"})
        notifier = Notifier(settings(folder, notify=Notify(mail=mail, every=0.01)), time.time)
        tried = 0

        async def fails() -> None:
            nonlocal tried
            tried += 1
            raise RuntimeError

        notifier.send_digests = fails  # type: ignore[method-assign]
        task = asyncio.create_task(notifier.run())
        await until(lambda: tried > 1)
        assert not task.done()
        task.cancel()

    run(story())


def test_mail_goes_to_accounts_and_not_to_whoever_takes_a_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr("gangland.server.notifications.send_mail", lambda _, mail: sent.append(str(mail)))

    async def story() -> str:
        mail = Mail(people={"Ann": "ann@example.org"})
        house = open_house(settings(folder, notify=Notify(mail=mail, every=1e9)))
        tables = []
        for is_hers in (False, True):
            room, keys, _ = await house.create(new_table(pace=Pace("slow")))
            if is_hers:
                await house.accounts.register("ann", "correct horse")
                await house.accounts.own(1, room.id, list(keys))
            turn: Turn = {"table": room.id, "seat": 0, "name": "Ann", "lang": "en", "url": f"/t/{room.id}"}
            house.notifier.turn(turn)
            tables.append(room.id)
        await house.notifier.send_digests()
        await house.close()
        assert len(sent) == 1
        assert tables[0] not in sent[0]
        return tables[1]

    assert run(story()) in sent[0]


@pytest.mark.parametrize("moments", range(6))
def test_who_is_told_to_stop_while_there_is_news_stops(folder: Path, moments: int) -> None:
    """Whenever the word comes, it is not lost among what is to be sent."""

    async def story() -> bool:
        notifier = Notifier(settings(folder), time.time)
        task = asyncio.create_task(notifier.run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        notifier.hooks.put_nowait({"table": "x", "seat": 0})
        for _ in range(moments):
            await asyncio.sleep(0)
        task.cancel()
        for _ in range(50):
            await asyncio.sleep(0)
        return task.done()

    assert run(story())
