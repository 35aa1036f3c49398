"""Where finished games turned, reckoned by a process of its own, one game after the other."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from gangland.game.game import Game
from gangland.protocol.aftermath import Turnings
from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

COMMAND: Final = ("-m", "gangland.arena.turning")
LONGEST: Final = 1 << 20
"""Bytes of the longest line that process writes."""


class Reckoning:
    """Has games reckoned that somebody asks about; what was found is kept with the table."""

    def __init__(self, playouts: int) -> None:
        """Without playouts nothing is reckoned."""
        self.playouts = playouts
        self.turn = asyncio.Lock()
        self.process: Process | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.known: dict[str, bytes] = {}

    async def look(self, room: Room, patience: float) -> bytes:
        """Return what is known of a finished game, after a while at most."""
        if not room.turnings and room.journal is not None:
            task = self.tasks.get(room.id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._reckon(room, room.journal.game))
                self.tasks[room.id] = task
            await asyncio.wait({task}, timeout=patience)
        return room.turnings or self.known.get(room.id) or msgspec.json.encode(Turnings(ready=False))

    async def _reckon(self, room: Room, game: Game) -> None:
        """Have a game reckoned; one that cannot be has no turning points."""
        try:
            async with self.turn:
                found = await self._ask(room.id, game) if self.playouts > 0 else b""
        except Exception:
            logger.exception("table %s: its chances cannot be reckoned", room.id)
            found = b""
        finally:
            self.tasks.pop(room.id, None)
            self.known.pop(room.id, None)
        room.turnings = found or msgspec.json.encode(Turnings(ready=True))

    async def _ask(self, table: str, game: Game) -> bytes:
        """Return what a process of its own finds out; what it tells meanwhile is how far it has come."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST
        )
        asked, told = self.process.stdin, self.process.stdout
        if asked is None or told is None:
            raise BrokenPipeError
        found = b""
        try:
            asked.write(await asyncio.to_thread(pickle.dumps, (game, self.playouts)))
            asked.close()
            async for line in told:
                found = self.known[table] = line
            await self.process.wait()
        finally:
            self.stop()
        if not msgspec.json.decode(found, type=Turnings).ready:
            raise EOFError
        return found

    def stop(self) -> None:
        """End what is still being reckoned."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None

    async def close(self) -> None:
        """Stop for good."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
