"""Twins of a room, which differ only in the game on their tables, and those who look at them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from hashlib import sha256
from typing import Any, cast

from rig import NAMES, NO_LIMITS, Doc, Player, journal

from gangland.content.records import Pack
from gangland.game.annals import Annals
from gangland.game.croupier import commitment
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.protocol.bodies import Pace
from gangland.server.settings import Settings
from gangland.server.store.archive import Line, Plan, SeatRecord, TableRecord
from gangland.server.store.store import Store
from gangland.server.table.gathering import setup_of
from gangland.server.table.web_table import Room


class NoStore:
    """A store that forgets."""

    async def run(self, _job: Callable[..., Any]) -> dict[Any, Any]:
        """Do nothing, and find nothing."""
        return {}


def new_room(game: str, options: dict[str, int], seats: int, seed: str = "5" * 64) -> Room:
    plan = Plan(game, options, (), False, Pace("live", 60), "plain", "en")
    people = [SeatRecord("human", name, entropy=f"{index:032x}") for index, name in enumerate(NAMES[:seats])]
    record = TableRecord("table", 0.0, "running", plan, commitment(seed), seed, people, [], Annals(Line))
    record.keys = [(sha256(name.encode()).hexdigest(), seat) for seat, name in enumerate(NAMES)]
    room = _room(record, setup_of(record).load_pack())
    room.journal = room.new_journal()
    room.journal.settle(0.0)
    record.lines = Annals(Line, (Line(text, 0.0) for text in room.journal.game.lines))
    return room


def _room(record: TableRecord, pack: Pack) -> Room:
    settings = Settings(data="", rates=NO_LIMITS)

    def clock() -> float:
        return 1000.0

    return Room(record, cast("Store", NoStore()), settings, pack, clock, clock)


def twin(room: Room, game: Game) -> Room:
    """The same room with another game on its table."""
    other = _room(copied(room.record), room.pack)
    mine = journal(room)
    theirs: Journal = mine.copy()
    theirs.game = game
    theirs.game.happened = mine.game.happened[:]
    other.journal = theirs
    return other


class Viewer(Player):
    """Somebody whose wire is compared byte by byte, and read only where a test asks what it says."""

    async def send(self, text: str | bytes) -> list[Doc]:
        """Send anything; what comes back is on the wire."""
        await self.session.receive(text)
        return []


def viewer_of(room: Room, seat: int) -> Viewer:
    """Who looks at a room from a seat, or from beside it."""
    return Viewer(room, NAMES[seat] if seat >= 0 else None)


def copied(record: TableRecord) -> TableRecord:
    """A record to be written on independently; its lines, which nobody changes, are the same ones."""
    return copy.deepcopy(record, {id(line): line for line in record.lines})
