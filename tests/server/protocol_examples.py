"""Writes docs/protocol-examples.md: a game on a real server, of whose messages one of each kind is kept.

python tests/server/protocol_examples.py            write the page anew
python tests/server/protocol_examples.py --check    say whether it is as it would be written
"""

from __future__ import annotations

import argparse
import itertools
import random
import secrets
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest import mock

import authenticator
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from example_pages import Example, Kind, page
from hearing import compose
from push_service import Browser
from rig import (
    PATIENCE,
    Doc,
    Player,
    Watch,
    any_answer,
    gang,
    journal,
    open_house,
    run,
    settings,
    until,
)

from gangland.bots.coach.motives import motive
from gangland.game.chain import Chain
from gangland.game.refusal import Refusal
from gangland.protocol import accounts, aftermath, bodies, book, over_http
from gangland.protocol.answers import Why
from gangland.protocol.lobby import LobbyTable
from gangland.protocol.messages import Answer, Ask, ClientMessage, Deal, ServerMessage, Update
from gangland.server.http.app import make_app
from gangland.server.store import devices, keys
from gangland.server.table.house import House
from gangland.server.table.web_table import Room
from gangland.telling.forms import Reason

PAGE = Path(__file__).parents[2] / "docs" / "protocol-examples.md"
HEADERS = {"X-Gangland": "1", "Content-Type": "application/json"}
PASSWORD = "correct horse"  # noqa: S105
HOST = "http://localhost:8470"
OUTSIDE = "198.41.0.4"
ANN, BOB = 0, 1
CHAIN = Chain("0a" * 32)
ASKS: tuple[Doc, ...] = (
    {"what": "shut", "action": "promote"},
    {"what": "market"},
    {"what": "places"},
    {"what": "past", "version": 3},
    {"what": "advice"},
    {"what": "hint", "action": "recruit"},
)


class Album:
    """The examples kept so far: the first of each kind, and of each occasion."""

    def __init__(self) -> None:
        self.examples: list[Example] = []

    def keep(self, kind: Kind, when: str, text: str | bytes) -> None:
        """Keep a message, unless there is one for this occasion."""
        if (kind, when) in {(one.kind, one.when) for one in self.examples}:
            return
        self.examples.append(Example(kind, when, msgspec.json.decode(text, type=kind)))


class Sitter(Player):
    """Somebody at a table of whose messages the first of each kind are kept."""

    def __init__(self, album: Album, room: Room, key: str | None = None) -> None:
        super().__init__(room, key)
        self.album = album

    async def send(self, text: str | bytes) -> list[Doc]:
        """Send a message; keep it, and what comes back."""
        before = len(self.wire.texts)
        replies = await super().send(text)
        self.keep_sent(text)
        for one in self.wire.texts[before:]:
            self.keep_heard(one)
        return replies

    def keep_sent(self, text: str | bytes) -> None:
        """Keep what is a message at all, of questions and deals one of each sort."""
        try:
            said: ClientMessage = msgspec.json.decode(text, type=ClientMessage)
        except msgspec.DecodeError:
            return
        sort = said.what if isinstance(said, Ask) else said.text.split()[0] if isinstance(said, Deal) else ""
        self.album.keep(type(said), f"`{sort}`" if sort else "", text)

    def keep_heard(self, text: str) -> None:
        """Keep what the server said, results by themselves; the first update apart from later ones."""
        said: ServerMessage = msgspec.json.decode(text, type=ServerMessage)
        is_whole = isinstance(said, Update) and said.document.game is not msgspec.UNSET
        if (
            isinstance(said, Update)
            and not is_whole
            and not any(line.event == "moved" for line in said.story)
        ):
            return
        parts = "First, whole" if is_whole else "Later, the parts that changed"
        self.album.keep(type(said), parts if isinstance(said, Update) else "", text)
        if isinstance(said, Answer):
            self.album.keep(type(said.result), "", msgspec.json.encode(said.result))


def _tells(update: Update) -> bool:
    """Return whether an update shows much: of a whole one a question in a round, of a later one a move."""
    if update.document.game is msgspec.UNSET:
        return any(line.event == "moved" for line in update.story)
    return update.document.round > 0 and update.document.question is not None


class Web:
    """The server over HTTP, of whose answers the first of each kind are kept."""

    def __init__(self, album: Album, client: httpx.AsyncClient) -> None:
        self.album = album
        self.client = client

    async def ask(self, way: str, kind: Kind, body: msgspec.Struct | None = None, **headers: str) -> Doc:
        """Ask for something; keep the body that was sent, and what was answered."""
        method, _, address = way.partition(" ")
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        sent = None if body is None else msgspec.json.encode(body)
        answer = await self.client.request(method, address, content=sent, headers=HEADERS | given)
        if body is not None and sent is not None:
            self.album.keep(type(body), f"`{way}`", sent)
        how = ", with a seat's key" if "Authorization" in given and method == "GET" else ""
        self.album.keep(kind, f"`{way}`{how}, status {answer.status_code}", answer.content)
        found: Doc = answer.json()
        return found


async def lay(web: Web, house: House) -> tuple[Room, list[Sitter], str]:
    """Make a table, have somebody join, leave again and come back, and begin; return the session, too."""
    await web.ask("GET /api/games", over_http.Games)
    await web.ask("GET /api/cards/mayhem", over_http.Cards)
    await web.ask("GET /api/rules/mayhem", book.Book)
    await web.ask("GET /api/rules/mayhem/found?words=bloody&lang=fr", book.Found)
    at = "/api/rules/mayhem/exercises/boost"
    await web.ask(f"POST {at}", book.ExerciseNow, book.Tried(["exploit rusty-spoke"]))
    await web.ask(f"POST {at}/ask", Why, book.TriedAsk("why", action="exploit gun-factory"))
    ann = bodies.Credentials("Ann", PASSWORD)
    session = (await web.ask("POST /api/accounts", over_http.LoggedIn, ann))["session"]
    seats = [
        bodies.NewSeat("human", "Ann"),
        bodies.NewSeat("open"),
        bodies.NewSeat("bot", "Cleo", "thug"),
        bodies.NewSeat("open"),
    ]
    new = bodies.NewTable("mayhem", seats, pace=bodies.Pace("live", 600), spectators="end", coach=True)
    made = await web.ask("POST /api/tables", over_http.Created, new, X_Gangland_Session=session)
    at, host = f"/api/tables/{made['table']}", f"Bearer {made['hostKey']}"
    await web.ask(f"GET {at}", LobbyTable)
    bob = await web.ask(f"POST {at}/join", over_http.Joined, bodies.Join("Bob", "0b" * 16))
    await web.ask(f"POST {at}/join", Reason, bodies.Join("Bob"))
    room = await house.find(made["table"])
    assert room is not None
    sitters = [Sitter(web.album, room, key) for key in (made["keys"]["0"][0], bob["key"])]
    await sitters[ANN].hello()
    await sitters[ANN].say(type="entropy", hex="0a" * 16)
    await sitters[ANN].say(type="chain", anchor=CHAIN.anchor)
    await sitters[BOB].hello()
    await web.ask(f"POST {at}/start", over_http.Started, bodies.Start("thug"), Authorization=host)
    return room, sitters, session


async def use_passkey(web: Web, session: str) -> None:
    """Make a passkey, call it something else, log in with it, and remove it."""
    at = "/api/me/passkeys"
    with (
        mock.patch.object(secrets, "token_bytes", bytes),
        mock.patch.object(secrets, "token_hex", "0b".__mul__),
        mock.patch.object(ec, "generate_private_key", lambda curve: ec.derive_private_key(7, curve)),
    ):
        sure = accounts.Confirm(PASSWORD)
        offer = await web.ask(f"POST {at}/offer", accounts.PasskeyOffer, sure, X_Gangland_Session=session)
        device, sent = authenticator.make(offer, HOST)
        new = msgspec.convert(sent, accounts.NewPasskey)
        made = await web.ask(f"POST {at}", accounts.Passkey, new, X_Gangland_Session=session)
        name = accounts.NameOfPasskey("Old phone")
        await web.ask(f"PUT {at}/{made['id']}", accounts.Passkey, name, X_Gangland_Session=session)
        call = await web.ask("POST /api/sessions/passkey/call", accounts.PasskeyCall)
        proof = msgspec.convert(device.prove(call, HOST), accounts.PasskeyProof)
        await web.ask("POST /api/sessions/passkey", over_http.LoggedIn, proof)
    await web.ask(f"GET {at}", accounts.Passkeys, X_Gangland_Session=session)


async def look_after_account(web: Web, session: str) -> None:
    """See where one is logged in, and take another password."""
    await web.ask("GET /api/me/sessions", accounts.OwnSessions, X_Gangland_Session=session)
    body = accounts.NewPassword(PASSWORD, "battery staple")
    sent, headers = msgspec.json.encode(body), HEADERS | {"X-Gangland-Session": session}
    answer = await web.client.put("/api/me/password", content=sent, headers=headers)
    assert answer.status_code == 204
    web.album.keep(accounts.NewPassword, "`PUT /api/me/password`", sent)


async def use_devices(web: Web, room: Room, key: str) -> None:
    """Ask for the link of a seat, and have a browser be told of it and no longer."""
    with mock.patch.object(devices, "new_secret", return_value="0b" * 32):
        await web.ask("GET /api/push", accounts.PushOffer)
    browser = Browser(f"https://{OUTSIDE}/push/1", ec.derive_private_key(7, ec.SECP256R1()), bytes(16))
    body = msgspec.convert(browser.subscription("fr", **{room.id: key}), accounts.PushDevice)
    for method, said in (("PUT", body), ("DELETE", accounts.PushEnd(browser.endpoint))):
        sent = msgspec.json.encode(said)
        answer = await web.client.request(method, "/api/push", content=sent, headers=HEADERS)
        assert answer.status_code == 204
        web.album.keep(type(said), f"`{method} /api/push`", sent)
    await web.ask(f"GET /api/tables/{room.id}/invitation", accounts.Invitation)
    at = f"/api/tables/{room.id}/link"
    await web.ask(f"GET {at}", accounts.SeatLink, Authorization=f"Bearer {key}")


async def settle(house: House, room: Room, sitters: list[Sitter]) -> None:
    """Wait until every bot has done what it was asked, and show Ann's link for every throw on the way."""
    driver = house.drivers[room.id]
    while True:
        await until(lambda: not any(map(driver.find, driver.does)))
        await until(lambda: all(task.done() for task in driver.tasks.values()))
        dice = room.cup.message()
        if dice is None or not dice.due:
            return
        link = {str(ANN): CHAIN.link(dice.index)}
        await sitters[ANN].say(type="links", index=dice.index, links=link)


async def play(house: House, room: Room, sitters: list[Sitter], rounds: int) -> None:
    """Have people answer by chance until so many rounds are over, or the game is."""
    chooser = random.Random(9)
    while room.record.state != "over" and journal(room).game.t.round < rounds:
        await settle(house, room, sitters)
        owed = [seat for seat in journal(room).owed() if seat in (ANN, BOB)]
        if owed:
            await sitters[owed[0]].act(any_answer(room, owed[0], chooser))


async def ask_around(house: House, room: Room, sitters: list[Sitter]) -> None:
    """Ask every question, deal, and say what is refused or no message at all."""
    ann = sitters[ANN]
    await settle(house, room, sitters)
    while ANN not in journal(room).owed():
        await sitters[BOB].act(any_answer(room, BOB, random.Random(9)))
        await settle(house, room, sitters)
    await ann.hello()
    offer = f"offer to={gang(room, BOB)} give=cash:1 want=guns:1 mine=peace:2 text='Shall we?'"
    document = ann.wire.reader.document
    move = next(row for row in document["question"]["rows"] if row["action"] == "move")
    rivals = [one for one in document["places"] if {crew["seat"] for crew in one["crew"]} - {ANN}]
    there = next(one["word"] for one in rivals if one["kind"] == "start")
    asks = (
        {"what": "why", "action": f"exploit {there}"},
        *ASKS,
        {"what": "odds", "place": there, "crew": "1m"},
        {"what": "preview", "action": compose(move, random.Random(9))},
        {"what": "terms", "action": offer},
    )
    asks += ({"what": "motive", "version": explained(room)},)
    for number, question in enumerate(asks):
        await ann.say(type="ask", id=f"q{number}", **question)
    await ann.deal(offer)
    number = sitters[BOB].wire.reader.document["offers"][-1]["offer"]
    await sitters[BOB].deal(f"decline {number}")
    await ann.deal("say to=all text='Next time, then.'")
    await ann.act(f"exploit {there}")
    await ann.say(type="undo", id="u1", version=ann.version())
    await ann.send('{"type": "dance", "id": "x1"}')
    await ann.say(type="ping")
    sitters[BOB].session.leave()
    await ann.say(type="vote", id="v1", seat=BOB, yes=True)
    await ann.say(type="mute", id="m1", seat=BOB, on=True)
    await ann.say(type="report", id="r1", seat=BOB, why="abuse", text="Listen to that tone!")
    await settle(house, room, sitters)
    await sitters[BOB].hello()


def explained(room: Room) -> int:
    """Return the last version of Ann's at which a bot did something it can give a reason for."""
    kept = journal(room)
    for version in range(kept.version(ANN), 0, -1):
        with suppress(Refusal):
            motive(kept, ANN, version)
            return version
    raise AssertionError


async def learn(web: Web, house: House) -> None:
    """Make a table for a lesson, hear the guide, and skip the rest."""
    new = bodies.NewTable("mayhem", [bodies.NewSeat("human", "Ann")], lesson="mayhem")
    made = (await web.client.post("/api/tables", content=msgspec.json.encode(new), headers=HEADERS)).json()
    room = await house.find(made["table"])
    assert room is not None
    ann = Sitter(web.album, room, made["keys"]["0"][0])
    await ann.hello()
    await ann.say(type="entropy", hex="0a" * 16)
    await ann.say(type="skip", id="s1")


async def look_up(web: Web, room: Room, sitters: list[Sitter], session: str) -> None:
    """Find the table again by an account, with a key of its own."""
    key = f"Bearer {sitters[ANN].key}"
    await web.ask(f"GET /api/tables/{room.id}", LobbyTable, Authorization=key)
    await web.ask("GET /api/me/tables", over_http.MyTables, X_Gangland_Session=session)
    await web.ask(f"POST /api/me/tables/{room.id}/0/key", over_http.Joined, X_Gangland_Session=session)
    await web.ask("GET /api/tables/nowhere", Reason)


async def look_back(web: Web, house: House, room: Room, key: str) -> None:
    """Ask how a game that is over was and where it turned, and for a seat at the next."""
    at = f"/api/tables/{room.id}"
    await web.ask(f"GET {at}/story", aftermath.Chronicle, Authorization=key)
    await house.reckoning.look(room, PATIENCE)
    await web.ask(f"GET {at}/turnings", aftermath.Turnings, Authorization=key)
    await web.ask(f"GET {at}/moments/40?eyes=0", aftermath.Moment, Authorization=key)
    await web.ask(f"POST {at}/rematch", aftermath.Again, Authorization=key)


async def whole_game(folder: Path) -> list[Example]:
    """Play a game on a real server and return what was kept of it."""
    album = Album()
    usual = settings(folder)
    house = open_house(usual, Watch())
    app = make_app(usual, house)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST) as client,
    ):
        web = Web(album, client)
        room, sitters, session = await lay(web, house)
        await play(house, room, sitters, 2)
        await ask_around(house, room, sitters)
        await look_up(web, room, sitters, session)
        await use_passkey(web, session)
        await look_after_account(web, session)
        await use_devices(web, room, str(sitters[ANN].key))
        await play(house, room, sitters, 99)
        await look_back(web, house, room, f"Bearer {sitters[ANN].key}")
        await learn(web, house)
        for text in sitters[ANN].wire.texts:
            sitters[ANN].keep_heard(text)
    return sorted(album.examples, key=lambda one: one.when.startswith("Later"))


def collect() -> list[Example]:
    """Return the examples; keys and names of tables are the same every time."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(keys, "new_key", side_effect=map("key-{}".format, itertools.count(1))),
        mock.patch.object(keys, "new_table_id", side_effect=map("table-{}".format, itertools.count(1))),
    ):
        return run(whole_game(Path(folder)))


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = page(collect())
    if parser.parse_args().check:
        if PAGE.read_text("utf-8") == text:
            return 0
        sys.stderr.write(f"{PAGE.name} is not what the server says: run make docs\n")
        return 1
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
