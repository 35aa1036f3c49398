"""Several workers behind one port: they share tables, one that dies is replaced, and all stop together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import psycopg
import pytest
from live import PATIENCE, Client, Elsewhere, fetch, fetch_raw, wait_until
from test_serve_command import given

from gangland.cli import serve
from gangland.server.workers import bind_all
from gangland.words import LANGS

KEY = "the-key-of-the-figures-of-this-test"
PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo")]


class Workers(Elsewhere):
    """`gangland serve --workers` in a process of its own."""

    def __init__(self, folder: Path, database: str, workers: int = 2) -> None:
        self.folder = folder
        environ = {"GANGLAND_DATABASE": database, "GANGLAND_METRICS_KEY": KEY}
        command = [sys.executable, "-m", "gangland", "serve", "--lang", "en", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers), "--data", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | environ,
        )
        assert self.process.stdout is not None
        self.find(self.process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def end(self, how: signal.Signals) -> int:
        """Stop the first process; its workers are to follow it."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def figures(self) -> str:
        """What whoever looks after the server reads."""
        status, _, text = fetch_raw(f"{self.url}/metrics", Authorization=f"Bearer {KEY}")
        assert status == 200
        return text.decode()

    def workers(self) -> set[str]:
        """The numbers of those who serve."""
        return set(re.findall(r'process_start_time_seconds\{worker="(\d+)"\}', self.figures()))

    def processes(self) -> set[int]:
        """The processes of all workers."""
        return {
            int(path.parent.name)
            for path in Path("/proc").glob("[0-9]*/status")
            if is_worker_of(path, self.process.pid)
        }


def is_worker_of(status: Path, parent: int) -> bool:
    """Whether a process was started by another, and serves."""
    try:
        text, command = status.read_text("ascii"), status.with_name("cmdline").read_bytes()
    except OSError:
        return False
    return f"PPid:\t{parent}\n" in text and b"spawn_main" in command


def is_alive(process: int) -> bool:
    """Whether there is such a process that is not over."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text("ascii")
    except OSError:
        return False


def made(url: str) -> dict[str, Any]:
    """A table of three people."""
    status, found = fetch(f"{url}/api/tables", {"game": "mayhem", "seats": PEOPLE})
    assert status == 201, found
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up as Linux has them")
def test_workers_share_tables_are_replaced_and_stop_together(folder: Path, database: str) -> None:
    with Workers(folder, database) as server:
        found = server.processes()
        assert len(found) == 2
        assert re.findall(r"gangland_workers (\d)", server.figures()) == ["2"]
        assert server.workers() == {"1", "2"}
        table = made(server.url)
        address = f"ws://127.0.0.1:{server.port}/ws/{table['table']}"
        keys = [key for (key,) in table["keys"].values()]
        guests = [Client(address, key) for key in keys * 4]  # enough that each worker has some
        assert all(guest.hello()["type"] == "welcome" for guest in guests)
        at_each = re.findall(r'gangland_connections\{of="seat",worker="\d"\} (\d+)', server.figures())
        assert sum(map(int, at_each)) == len(guests)
        for guest in guests:
            guest.close()

        gone = min(found)
        os.kill(gone, signal.SIGKILL)
        wait_until(lambda: len(server.processes() - {gone}) == 2)
        wait_until(lambda: server.workers() == {"1", "2"})
        assert fetch_raw(f"{server.url}/healthz")[0] == 200
        again = [Client(address, key) for key in keys * 4]
        assert all(guest.hello()["type"] == "welcome" for guest in again)
        for guest in again:
            guest.close()

        last = server.processes()
        assert server.end(signal.SIGTERM) == 0
        wait_until(lambda: not any(map(is_alive, last)))
    with psycopg.connect(database) as base:
        assert base.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up as Linux has them")
def test_workers_stop_when_who_started_them_is_killed(folder: Path, database: str) -> None:
    with Workers(folder, database) as server:
        left = server.processes()
        server.end(signal.SIGKILL)
        wait_until(lambda: not any(map(is_alive, left)))


@pytest.mark.parametrize("lang", LANGS)
def test_a_file_has_one_worker(lang: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.run(given(folder, workers=2, lang=lang)) == 2
    said = capsys.readouterr().err
    assert "postgresql://user@host/name" in said
    assert len(said.strip().splitlines()) == 1


def test_a_database_that_is_not_there_is_told_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"postgresql://nobody@localhost:1/nothing?connect_timeout=1&application_name={folder.name}"
    assert serve.run(given(folder, workers=2, port=0, database=nowhere)) == 1
    assert capsys.readouterr().err.startswith("Cannot keep tables in the database")


def test_the_port_is_nobody_elses(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Workers share it among themselves, and not with another server that would."""
    taken = bind_all("127.0.0.1", 0, 2)
    port = taken[0].getsockname()[1]
    assert {one.getsockname()[1] for one in taken} == {port}
    assert serve.run(given(folder, workers=2, port=port, database="postgresql://nobody@localhost:1/x")) == 1
    assert str(port) in capsys.readouterr().err
    for one in taken:
        one.close()
