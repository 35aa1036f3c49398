"""A golden game on the page: told up to a moment, then what happens there; no server plays it.

Whatever a seat is told and asks is what a server would have sent: only the dice fell long ago.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from driver import PATIENCE
from playwright.sync_api import Page, WebSocketRoute

from gangland.content.load import load_pack
from gangland.game.croupier import Croupier
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.protocol.document import Shown, Told, news
from gangland.protocol.enquiries import answer
from gangland.protocol.lobby import LobbyPace, LobbyTable
from gangland.protocol.messages import Answer, Ask, Over, Refused, Update, Welcome, encode
from gangland.protocol.parts import Document
from gangland.protocol.sheets import cards_document
from gangland.telling.reasons import reason

sys.path.append(str(Path(__file__).parents[1] / "golden"))

from annals import GAMES, Script, kept_packs, open_game, script_of

TABLE = "golden"
Fact = dict[str, Any]
Finds = Callable[[Fact], bool]


class Stage:
    """One seat's table, from a golden game: it is told more whenever it is played on."""

    def __init__(self, name: str, seat: int) -> None:
        """Nothing is played yet."""
        self.script: Script = script_of((GAMES / f"{name}.txt").read_text("utf-8"))
        self.seat = seat
        self.journal = Journal(open_game(self.script), Croupier(1))
        self.lines = [one for one in self.script.entries if not one.is_tried]
        self.told = Told(seat)
        self.shown: Document | None = None
        self.socket: WebSocketRoute | None = None
        self.acted: list[str] = []

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.journal.game.setup.game

    def happens(self, finds: Finds) -> int:
        """Return at which line, from here on, the seat is told something."""
        ahead = self.journal.copy()
        for line in range(len(ahead), len(self.lines)):
            since = ahead.version(self.seat)
            self._take(ahead, line)
            if any(finds(fact) for _, fact in ahead.facts(self.seat, since)):
                return line
        raise AssertionError("this never happens")

    def play_to(self, is_it: Callable[[Document], bool]) -> None:
        """Play on until what the seat is shown is as wanted."""
        while not is_it(Shown(self.journal.game).to(self.seat)):
            self.play(len(self.journal) + 1)

    def play(self, lines: int) -> None:
        """Play on until there are so many lines."""
        while len(self.journal) < lines:
            self._take(self.journal, len(self.journal))

    def _take(self, journal: Journal, line: int) -> None:
        who, text, _ = self.lines[line]
        journal.take(journal.game.notation.parse_seat(journal.game.t, who), text, 0.0)

    # what the page is sent

    def open(self, page: Page) -> None:
        """Sit down at it."""
        page.route_web_socket(f"**/ws/{TABLE}", self._connect)
        address = f"**/api/tables/{TABLE}"
        page.route(address, lambda route: route.fulfill(body=self._lobby(), content_type="application/json"))
        page.route(f"{address}/*", lambda route: route.fulfill(status=404, body="{}"))
        cards = msgspec.json.encode(cards_document(load_pack(kept_packs()[self.script.content])))
        page.route(
            f"{address}/cards", lambda route: route.fulfill(body=cards, content_type="application/json")
        )
        keys = json.dumps({TABLE: {"game": self.game, "seats": {str(self.seat): "golden"}, "at": 1}})
        page.add_init_script(f"localStorage.setItem('gangland.keys', {keys!r})")
        page.goto(f"/t/{TABLE}")
        page.wait_for_selector("[data-version]", timeout=PATIENCE)

    def tell(self) -> None:
        """Send what happened since."""
        assert self.socket is not None
        table = Shown(self.journal.game)
        since = self.told.version
        facts, story = self.told.go_on(self.journal, table.telling, since)
        document = table.to(self.seat)
        update = Update(self.told.version, news(document, self.shown), facts, story, None, self._here())
        self.shown = document
        self.socket.send(encode(update))
        if self.journal.game.t.over:
            self.socket.send(encode(Over("", "2", "", [], "", "", "")))

    def _here(self) -> list[Any]:
        return ["here"] * self.journal.game.t.seats

    def _lobby(self) -> bytes:
        table = LobbyTable(
            table=TABLE,
            game=self.game,
            options={},
            open_deals=False,
            state="running",
            seats=[],
            commit="",
            dice="2",
            pace=LobbyPace("live", None),
            spectators="none",
            lang="en",
            caretaker="thug",
            pack="",
            rules="2",
            coach=False,
            lesson="",
        )
        return msgspec.json.encode(table)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, said: Fact) -> None:
        if said["type"] == "hello":
            self.socket, self.told, self.shown = socket, Told(self.seat), None
            names = [seat.name for seat in self.journal.game.setup.seats]
            socket.send(encode(Welcome(TABLE, self.seat, 0, "", "2", names, "en", "running")))
            self.tell()
        elif said["type"] == "act":
            self.acted.append(said["action"])
        elif said["type"] == "ask":
            ask = msgspec.convert(said, Ask)
            try:
                socket.send(encode(Answer(ask.id, answer(self.journal, self.seat, ask))))
            except Refusal as refusal:
                socket.send(encode(Refused(ask.id, reason(refusal), self.told.version)))


def staged(page: Page, name: str, seat: int, begins: Finds, ends: Finds) -> Stage:
    """Open a golden game just before something happens to a seat, and let it happen up to its end."""
    stage = Stage(name, seat)
    stage.play(stage.happens(begins))
    stage.open(page)
    stage.play(stage.happens(ends) + 1)
    stage.tell()
    return stage
