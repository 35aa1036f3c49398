"""Putting the game of a table on it again, and writing down what that has added."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from gangland.content.records import Pack
from gangland.game.annals import Annals
from gangland.game.happenings import AUTHOR
from gangland.game.journal import DamagedGame, Journal
from gangland.game.marks import is_met, mark_of
from gangland.server.store import archive, clocks, line_marks, snapshot_shelf
from gangland.server.store.archive import Line, TableRecord
from gangland.server.store.base import Base
from gangland.server.table.pack_shelf import PackShelf
from gangland.server.table.pinning import Verdict, new_lines, replayed
from gangland.server.table.snapshots import program
from gangland.server.table.web_table import Room


class Found(NamedTuple):
    """A table as it is kept: its record, the time that was left, its cards, its marks and its snapshot."""

    record: TableRecord
    left: dict[int, float]
    pack: Pack | None
    marks: dict[int, str]
    snapshot: bytes


def read(base: Base, table: str, packs: PackShelf) -> Found | None:
    """Return all that is kept of a table, in one go."""
    record = archive.fetch(base, table)
    if record is None:
        return None
    pack, snapshot = packs.find(base, record.plan), snapshot_shelf.fetch(base, table, program())
    return Found(record, clocks.fetch(base, table), pack, line_marks.fetch(base, table), snapshot)


async def load(
    room: Room, marks: Mapping[int, str], left: Mapping[int, float], snapshot: bytes = b""
) -> Verdict:
    """Play the lines that are kept, to go on where they end, with the time that is left.

    Return whether that is where the game was. Where it is not, what is kept of its clocks stays as it is.
    """
    since = room.timer.read_back(room.record.lines)
    dated = (line._replace(at=at) for line, at in zip(room.record.lines, since, strict=True))
    room.journal, verdict = await asyncio.to_thread(
        replayed,
        replace(room.record, lines=Annals(Line, dated)),
        marks,
        room.new_journal,
        room.steady(),
        snapshot,
    )
    if verdict.outcome == "pinned":
        room.held = verdict
    if room.journal is not None:
        room.timer.go_on(room.journal, left)
        _recall(room, room.journal)
        await _settle_in(room, room.journal, marks)
    return verdict


async def follow(room: Room, found: TableRecord, marks: Mapping[int, str]) -> None:
    """Have a table as another server has written it; `found` has the lines that are new. The lock is held."""
    first = len(room.record.lines)
    take_over(room.record, found)
    if room.journal is None and found.state != "open":
        await load(room, marks, {})
        return
    if room.journal is None or not found.lines:
        return
    trial = room.journal.copy()
    try:
        for number, line in enumerate(found.lines, first):
            trial.replay(line.text, room.steady())
            if number in marks and not is_met(marks[number], trial.game):
                raise DamagedGame(line.text)  # noqa: TRY301 - held like a line that is refused
    except Exception:  # noqa: BLE001 - another program leads it elsewhere: it is shown, and not played on
        room.held = Verdict("pinned", "differs", first + 1, first)
        return
    room.journal = trial
    room.timer.has_written(len(found.lines))
    room.story = b""
    _recall(room, trial, first)


def take_over(record: TableRecord, found: TableRecord) -> None:
    """Write into a record what is new; seats and votes stay the same lists, which others hold."""
    record.seats[:] = found.seats
    record.votes.clear()
    record.votes.update(found.votes)
    record.lines += found.lines
    for name in ("state", "plan", "keys", "started", "is_asleep", "rematch", "is_shared", "edition"):
        setattr(record, name, getattr(found, name))


def _recall(room: Room, journal: Journal, first: int = 0) -> None:
    """Know again which messages were done, and with which version, from a line on."""
    sender = Line("", 0.0)
    for number, line in enumerate(room.record.lines[first : len(journal)], first):
        sender = sender if line.text.startswith(("*: ", f"{AUTHOR}: ")) else line
        if sender.message:
            version = bisect_right(journal.marks[sender.seat], number)
            room.replies.do(sender.seat, sender.message, version)


async def _settle_in(room: Room, journal: Journal, marks: Mapping[int, str]) -> None:
    """Write down the house's own lines, and a mark for a game that has none: from now on it must be met."""
    first, lines = len(room.record.lines), new_lines(room.record, journal, room.now())
    if room.held is not None or not len(journal) or (not lines and first - 1 in marks):
        return
    mark = mark_of(journal.game)

    def job(base: Base) -> None:
        archive.append(base, room.id, first, lines)
        line_marks.save(base, room.id, first + len(lines) - 1, mark)

    await room.write(job)
    room.record.lines += lines
    room.timer.has_written(len(lines))
