"""Putting the game of a table on it again, and writing down what that has added."""

from __future__ import annotations

import asyncio
import sqlite3
from bisect import bisect_right
from collections.abc import Mapping

from msgspec.structs import replace

from gangland.game.journal import Journal
from gangland.game.marks import mark_of
from gangland.protocol.messages import Ack
from gangland.server.store import archive, line_marks
from gangland.server.store.archive import Line
from gangland.server.table.pinning import Verdict, new_lines, replayed
from gangland.server.table.web_table import Room


async def load(room: Room, marks: Mapping[int, str], left: Mapping[int, float]) -> Verdict:
    """Play the lines that are kept, to go on where they end, with the time that is left.

    Return whether that is where the game was. Where it is not, what is kept of its clocks stays as it is.
    """
    since = room.timer.read_back(room.record.lines)
    lines = [line._replace(at=at) for line, at in zip(room.record.lines, since, strict=True)]
    room.journal, verdict = await asyncio.to_thread(
        replayed, replace(room.record, lines=lines), marks, room.new_journal, room.steady()
    )
    if verdict.outcome == "pinned":
        room.held = verdict
    if room.journal is not None:
        room.timer.go_on(room.journal, left)
        _recall(room, room.journal)
        await _settle_in(room, room.journal, marks)
    return verdict


def _recall(room: Room, journal: Journal) -> None:
    """Know again which messages were done, and with which version."""
    sender = Line("", 0.0)
    for number, line in enumerate(room.record.lines[: len(journal)]):
        sender = sender if line.text.startswith("*: ") else line
        if sender.message:
            ack = Ack(sender.message, bisect_right(journal.marks[sender.seat], number))
            room.replies[sender.seat, sender.message] = ack


async def _settle_in(room: Room, journal: Journal, marks: Mapping[int, str]) -> None:
    """Write down the house's own lines, and a mark for a game that has none: from now on it must be met."""
    first, lines = len(room.record.lines), new_lines(room.record, journal, room.now())
    if room.held is not None or not len(journal) or (not lines and first - 1 in marks):
        return
    mark = mark_of(journal.game)

    def job(base: sqlite3.Connection) -> None:
        archive.append(base, room.id, first, lines)
        line_marks.save(base, room.id, first + len(lines) - 1, mark)

    await room.store.run(job)
    room.record.lines += lines
    room.timer.has_written(len(lines))
