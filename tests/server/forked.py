"""A server that is forked: a process of its own, to be killed, whose libraries need not be read again."""

from __future__ import annotations

import os
import signal
import sys
import threading
from argparse import Namespace
from pathlib import Path

from live import Elsewhere

from gangland.cli import hosting
from gangland.words import Words


class Forked(Elsewhere):
    """The server in a fork of this process, which may have no other threads just then."""

    def __init__(self, folder: Path, database: str = "") -> None:
        """Start it, and wait until it says where it is."""
        assert threading.active_count() == 1, threading.enumerate()
        reads, writes = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reads)
            serve(folder, database, writes)
        os.close(writes)
        self.code: int | None = None
        self.said = os.fdopen(reads)
        self.find(self.said.readline())

    def end(self, how: signal.Signals) -> int:
        """Stop it, if it was not, and wait until nothing is left of it; return its exit code."""
        if self.code is None:
            os.kill(self.pid, how)
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            self.said.close()
        return self.code


def serve(folder: Path, database: str, out: int) -> None:
    """Be the server, as the command is, and nothing else any more."""
    try:
        os.dup2(out, 1)
        sys.stdout = os.fdopen(1, "w")
        given = Namespace(host="127.0.0.1", port=0, data=str(folder), config=None, public_url=None)
        given = Namespace(**vars(given), name=[], pack=[], workers=None, database=database or None, lang="en")
        hosting.host(given, Words("en"))
    finally:
        os._exit(1)
