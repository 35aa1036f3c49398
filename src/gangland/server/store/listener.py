"""Listening to what other servers on the same PostgreSQL have written."""

from __future__ import annotations

import threading
from collections.abc import Callable

import psycopg

from gangland.server.store.company_shelf import ALL, CHANNEL
from gangland.server.store.postgres import raw_connection

AGAIN = 0.2
LOOK_UP = 0.5


class Listener:
    """A connection of its own in a thread of its own; whatever is told is handed on.

    A connection that is lost is made anew; what was told in between is made up for by telling `ALL`.
    """

    def __init__(self, url: str, hear: Callable[[str], None]) -> None:
        """Begin to listen."""
        self.url = url
        self.hear = hear
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._listen, name="gangland-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.is_over.set()
        self.thread.join()

    def _listen(self) -> None:
        while not self.is_over.is_set():
            try:
                with raw_connection(self.url) as base:
                    base.execute(f"LISTEN {CHANNEL}".encode())
                    self.hear(f" {ALL}")
                    while not self.is_over.is_set():
                        for note in base.notifies(timeout=LOOK_UP):
                            self.hear(note.payload)
            except psycopg.Error:
                self.is_over.wait(AGAIN)
