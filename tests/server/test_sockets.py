"""Over real sockets: whole games with deals, the example bot, duplicates, lost connections."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from hearing import compose
from live import PATIENCE, Client, LiveServer, fetch, fetch_raw, path_of
from rig import settings

from gangland.server.table.proof import verify

Doc = dict[str, Any]
GAMES = {
    "mayhem": ["samcro", "mayans", "one-niners", "lin", "grim-bastards", "calaveras"],
    "wise-guys": ["chicago-outfit", "sheldon", "north-side", "saltis-mcerlane"],
}


class Gambler(threading.Thread):
    """A bot on a socket of its own: it answers by chance, repeats itself, hangs up, deals and talks."""

    def __init__(self, address: str, key: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, key)
        self.seat = seat
        self.chooser = random.Random(seed)
        self.sent = 0
        self.dealt: list[str] = []
        self.versions: list[int] = []
        self.facts: list[Doc] = []
        self.over: Doc | None = None
        self.failed: list[Doc] = []
        self.answered: Doc = {}
        self.last: Doc = {}

    def run(self) -> None:
        welcome = self.client.hello()
        assert welcome["seat"] == self.seat
        self.client.send({"type": "entropy", "hex": f"{self.seat + 1:032x}"})
        while self.over is None:
            self.hear(self.client.receive())
        self.client.close()

    def hear(self, message: Doc) -> None:
        if message["type"] == "update":
            self.versions.append(message["version"])
            self.facts += message["facts"]
            self.last = message
            self.think(message)
        elif message["type"] == "ack":
            self.answered = {}
        elif message["type"] == "refused":
            self.answered = {}
            if message["code"] != "stale":
                self.think(self.last)
        elif message["type"] == "over":
            self.over = message
        if message["type"] == "error" or message.get("code") in ("internal", "not-understood"):
            self.failed.append(message)

    def think(self, message: Doc) -> None:
        doc, version = message["document"], message["version"]
        if self.chooser.random() < 0.02 and not doc["over"]:
            self.client.close()
            self.client.open()
            assert self.client.hello(since=version)["version"] >= version
            self.answered = {}  # what was under way may not have been read: it is answered anew
            return
        if self.chooser.random() < 0.05 and doc["round"]:
            self.deal(doc, version)
        for offer in doc["offers"]:
            if offer["state"] == "open" and self.seat in offer["rivals"] and self.chooser.random() < 0.6:
                self.say("deal", version, text=f"accept {offer['offer']}")
        asked = doc["question"]
        if asked and (asked != self.answered.get("question") or self.chooser.random() < 0.2):
            self.answered = doc
            text = compose(self.chooser.choice(asked["rows"]), self.chooser)
            act = self.say("act", version, action=text)
            if self.chooser.random() < 0.1:
                self.client.send(act)

    def say(self, kind: str, version: int, **rest: str) -> Doc:
        self.sent += 1
        message: Doc = {"type": kind, "id": f"{self.seat}-{self.sent}", "version": version, **rest}
        self.client.send(message)
        return message

    def deal(self, doc: Doc, version: int) -> None:
        rival = self.chooser.choice([seat for seat in range(4) if seat != self.seat])
        gang = doc["seats"][rival]["gang"]
        text = self.chooser.choice(
            [
                f"offer to={gang} give=cash:1 theirs=peace:{doc['round']}",
                f"offer to={gang} want=guns:1 mine=pay:cash:2:{doc['rounds']}",
                f"gift to={gang} give=cash:1",
                f"say to={gang} text='what about it, {self.seat}?'",
                "say to=all text=hello",
            ]
        )
        self.dealt.append(text)
        self.say("deal", version, text=text)


@pytest.mark.parametrize("game", list(GAMES))
def test_four_bots_on_sockets_play_a_whole_game_with_deals(game: str, folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
        new = {"game": game, "seats": seats, "spectators": "end", "openDeals": False}
        status, made = fetch(f"{server.url}/api/tables", new)
        assert status == 201
        address = f"{server.ws}/ws/{made['table']}"
        onlooker = Client(address)
        assert onlooker.hello()["seat"] is None
        bots = [Gambler(address, key, int(seat), 7) for seat, (key,) in made["keys"].items()]
        for bot in bots:
            bot.start()
        for bot in bots:
            bot.join(PATIENCE)
            assert bot.over is not None
            assert bot.failed == []
            assert bot.dealt
            assert bot.versions == sorted(bot.versions)
            told = [fact["version"] for fact in bot.facts]
            assert told == sorted(told)
        assert sum(fact["event"] == "accepted" for bot in bots for fact in bot.facts)
        last = onlooker.wait_for("over")
        assert last["commit"] == made["commit"]
        onlooker.close()
        check_log(server, made, folder)


def check_log(server: LiveServer, made: Doc, folder: Path) -> None:
    """The log can be had, replays, and its dice can be checked."""
    address = f"{server.url}/api/tables/{made['table']}"
    status, headers, text = fetch_raw(f"{address}/log")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    path = folder / "game.log"
    path.write_bytes(text)
    proof = verify(path)
    assert proof.over
    assert proof.rolls > 10
    assert proof.contributed == 4
    status, story = fetch(f"{address}/story")
    assert status == 200
    assert story["document"]["over"]
    assert len(story["rolls"]) == proof.rolls
    assert story["series"][-1]["cash"] == [seat["cash"] for seat in story["document"]["seats"]]
    assert len(story["luck"]) == 4


def test_the_example_bot_plays_a_whole_game(folder: Path) -> None:
    source = path_of("examples/bot.py").read_text("utf-8")
    assert len(source.splitlines()) <= 50
    with LiveServer(settings(folder)) as server:
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "thug"}]
        for game in GAMES:
            _, made = fetch(f"{server.url}/api/tables", {"game": game, "seats": [{"kind": "open"}, *bots]})
            command = [
                sys.executable,
                str(path_of("examples/bot.py")),
                f"{server.url}{made['invite']}",
                "Guest",
            ]
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
            assert done.returncode == 0, done.stderr[-2000:]
            assert "come from the links of" in done.stdout
            lobby = fetch(f"{server.url}/api/tables/{made['table']}")[1]
            assert lobby["state"] == "over"
            assert lobby["seats"][0]["name"] == "Guest"


def test_a_socket_needs_a_table_and_a_hello(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        nowhere = Client(f"{server.ws}/ws/nowhere")
        assert nowhere.receive()["code"] == "no-such-table"
        nowhere.close()
        _, made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})
        client = Client(f"{server.ws}/ws/{made['table']}")
        client.send({"type": "act", "id": "1", "version": 0, "action": "sit"})
        assert client.receive()["code"] == "hello-first"
        client.send(b"\x00\x01")
        assert client.receive()["code"] == "malformed"
        client.send({"type": "ping"})
        assert client.receive() == {"type": "pong"}
        client.close()


def test_a_game_goes_on_after_the_network_was_lost(folder: Path) -> None:
    """The socket is cut without a goodbye; the question is there again, an answer sent twice counts once."""
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
        _, made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})
        ann = Client(f"{server.ws}/ws/{made['table']}", made["keys"]["0"][0])
        ann.hello()
        ann.send({"type": "entropy", "hex": "00" * 16})
        chooser = random.Random(2)
        update = ann.wait_for("update")
        for number in range(25):
            while not update["document"]["question"]:
                update = ann.wait_for("update")
            text = compose(chooser.choice(update["document"]["question"]["rows"]), chooser)
            act = {"type": "act", "id": f"n{number}", "version": update["version"], "action": text}
            ann.send(act)
            ann.socket.socket.close()
            ann.open()
            welcome = ann.hello(since=update["version"])
            assert welcome["seat"] == 0
            ann.send(act)
            reply = ann.wait_for("ack", "refused")
            assert reply["type"] == "ack"
            assert reply["id"] == f"n{number}"
            update = ann.wait_for("update")
        ann.close()


def test_http_answers_are_typed_and_guarded(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        tables = f"{server.url}/api/tables"
        new = {"game": "mayhem", "seats": [{"kind": "open"}] * 3}
        assert fetch(tables, new, X_Gangland="")[1]["code"] == "csrf"
        assert fetch(tables, new, Origin="http://evil.example")[1]["code"] == "wrong-origin"
        assert fetch(tables, new, Sec_Fetch_Site="cross-site")[1]["code"] == "wrong-origin"
        assert fetch(tables, new, Origin=server.url)[0] == 201
        assert fetch(tables, new, Host="evil.example")[0] == 421
        assert fetch(tables, new, Host="[")[0] == 421
        assert fetch(tables, new, Origin="http://[")[1]["code"] == "wrong-origin"
        assert fetch(tables, new, Origin="null")[1]["code"] == "wrong-origin"
        assert fetch(tables, new, Content_Type="text/plain")[0] == 415
        assert fetch(tables, b"{")[1] == {
            "code": "malformed",
            "message": {"id": "error-malformed", "args": {}},
            "rule": "",
        }
        assert fetch(tables, {"game": "mayhem"})[1]["code"] == "invalid"
        assert fetch(tables, {**new, "game": "chess"})[1]["message"]["id"] == "refusal-unknown-game"
        assert fetch(tables, b"[" * 60_000)[0] == 422
        assert fetch(tables, b"x" * 70_000)[0] == 413
        assert fetch(tables, {**new, "seats": [{"kind": "human", "name": "x" * 41}]})[0] == 422
        assert fetch(tables, method="DELETE")[1]["code"] == "wrong-method"
        assert fetch(f"{tables}/nowhere")[1]["code"] == "no-such-table"
        assert fetch(f"{server.url}/api/nothing")[1]["code"] == "no-such-page"
        made = fetch(tables, new)[1]
        one = f"{tables}/{made['table']}"
        assert fetch(f"{one}/start", {})[1]["code"] == "not-the-host"
        assert fetch(f"{one}/start", {}, Authorization="Bearer wrong")[1]["code"] == "bad-key"
        assert fetch(f"{one}/log")[1]["code"] == "not-over"
        assert fetch(f"{one}/story")[1]["code"] == "not-over"
        joined = fetch(f"{one}/join", {"name": "Ann", "entropy": "00" * 16})[1]
        assert joined["seat"] == 0
        host = f"Bearer {made['hostKey']}"
        assert fetch(f"{one}/start", {}, Authorization=host)[1]["code"] == "open-seats"
        assert fetch(f"{one}/start", {"bots": "hal"}, Authorization=host)[1]["code"] == "unknown-bot"
        assert fetch(f"{one}/start", {"bots": "random"}, Authorization=host) == (200, {"state": "running"})
        assert fetch(f"{one}/join", {"name": "Late"})[1]["code"] == "begun"
        assert fetch(one)[1]["state"] in ("running", "over")


def test_every_answer_carries_the_headers_of_the_guard(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for path in ("/", "/t/anything", "/api/games", "/api/nothing", "/api/tables/x", "/nothing.js"):
            _, headers, body = fetch_raw(server.url + path)
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
            assert b"<script>" not in body
            assert headers.get("cache-control", "no-store") in ("no-store", "no-cache")


def test_an_origin_of_another_site_gets_no_socket(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})[1]
        address = f"{server.ws}/ws/{made['table']}"
        with pytest.raises(Exception, match="403"):
            Client(address, additional_headers={"Origin": "http://evil.example"})
        friend = Client(address, additional_headers={"Origin": server.url})
        assert friend.hello()["type"] == "welcome"
        friend.close()


def test_paths_do_not_lead_out_of_the_client(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/../../app.py"):
            status, _, body = fetch_raw(server.url + path)
            assert b"import" not in body
            assert status in (200, 404)


def test_words_cards_and_games_are_data(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        games = fetch(f"{server.url}/api/games")[1]
        assert [game["id"] for game in games["games"]] == ["mayhem", "wise-guys"]
        assert games["games"][0]["players"] == [3, 6]
        assert games["langs"] == ["en", "fr", "it"]
        for game in ("mayhem", "wise-guys"):
            cards = fetch(f"{server.url}/api/cards/{game}")[1]
            site = cards["sites"]["gun-factory"]
            assert site["kind"] == "start"
            assert all(
                len(tx["give"]) == 4 for one in cards["sites"].values() for tx in one["ground"]["main"]
            )
            assert cards["transactions"][0]["verb"]
            assert cards["gangs"][GAMES[game][0]]["sides"]
            assert all(card["lines"] for card in cards["cards"].values())
        _, headers, text = fetch_raw(f"{server.url}/api/words/fr?game=wise-guys")
        assert "error-malformed = " in text.decode()
        again = fetch_raw(f"{server.url}/api/words/fr?game=wise-guys", If_None_Match=headers["etag"])
        assert again[0] == 304
        assert again[2] == b""
        assert len(fetch_raw(f"{server.url}/api/words/en")[2]) > len(
            fetch_raw(f"{server.url}/api/words/en?game=mayhem")[2]
        )
        assert fetch(f"{server.url}/api/words/de")[0] == 404
        assert fetch(f"{server.url}/api/cards/chess")[0] == 404


def test_an_invitation_is_a_picture(folder: Path) -> None:
    with LiveServer(settings(folder, public_url="https://table.example/")) as server:
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": [{"kind": "open"}] * 3})[1]
        status, headers, svg = fetch_raw(f"{server.url}/api/tables/{made['table']}/qr.svg")
        assert status == 200
        assert headers["content-type"] == "image/svg+xml"
        assert svg.startswith(b"<?xml")
        assert b"<script" not in svg
        assert made["invite"] == f"/t/{made['table']}"


def test_a_log_is_for_those_who_played_unless_the_table_shows_all(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
        made = fetch(f"{server.url}/api/tables", {"game": "mayhem", "seats": seats})[1]
        ann = Client(f"{server.ws}/ws/{made['table']}", made["keys"]["0"][0])
        ann.hello()
        ann.send({"type": "entropy", "hex": "00" * 16})
        chooser = random.Random(2)
        message = ann.wait_for("update", "over")
        while message["type"] != "over":
            if message["document"]["question"]:
                text = compose(chooser.choice(message["document"]["question"]["rows"]), chooser)
                act = {"type": "act", "id": chooser.randbytes(8).hex(), "version": message["version"]}
                ann.send({**act, "action": text})
            message = ann.wait_for("update", "over")
        ann.close()
        address = server.url + message["log"]
        assert fetch(address)[1]["code"] == "no-spectators"
        key = f"Bearer {made['keys']['0'][0]}"
        status, _, text_of_log = fetch_raw(address, Authorization=key)
        assert status == 200
        assert message["reveal"].encode() in text_of_log
        assert json.loads(fetch_raw(server.url + message["story"], Authorization=key)[2])["facts"]
