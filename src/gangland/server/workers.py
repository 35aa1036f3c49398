"""Workers: several servers on one machine, behind one port and on one database, started by one command.

Each is a process and serves as if it were alone; that they share tables is the database's doing. The port is
held here: every worker listens on a socket of its own that outlives it, so that who comes while a worker is
being started anew waits, and is not turned away.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from gangland.server.runner import BACKLOG, LINGER, Server, bind, run
from gangland.server.settings import Settings
from gangland.server.store.places import database_of
from gangland.server.store.store import Store
from gangland.server.watch import systemd
from gangland.server.watch.garbage import settle_in
from gangland.server.watch.gathered import Figures
from gangland.server.watch.logs import kept, note

SPAWN: Final = get_context("spawn")
BREATH: Final = 0.5
"""Seconds between two looks at the workers, and the first pause before one is started anew."""

LONGEST: Final = 30.0
"""Seconds before one is started anew that dies again and again."""

PATIENCE: Final = LINGER + 10.0
"""Seconds that workers have to stop before they are ended."""


class NoWorkerError(Exception):
    """A worker that died before it ever served."""


def bind_all(host: str, port: int, workers: int) -> list[socket.socket]:
    """Return a socket for each worker, all on one port, which nobody else has.

    The system shares connections out among them where it can; elsewhere all workers listen on one.
    """
    first = bind(host, port)
    if workers == 1 or not hasattr(socket, "SO_REUSEPORT"):
        return [first] * workers
    host, port = first.getsockname()[:2]
    first.close()
    found = []
    for _ in range(workers):
        one = socket.socket(first.family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.append(one)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        one.bind((host, port))
        one.listen(BACKLOG)
    return found


def serve_all(listening: list[socket.socket], settings: Settings, ready: Callable[[], None]) -> None:
    """Serve by as many workers as there are sockets until somebody stops us; `ready` once all of them are.

    What is wrong with the database is found out before there is any worker.
    """
    Store(database_of(settings)).close()
    with tempfile.TemporaryDirectory(prefix="gangland-") as folder:
        crew = Crew(listening, settings, folder)
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, crew.stop)
        try:
            crew.start()
            if not crew.is_over:
                systemd.tell_system(systemd.READY)
                ready()
            crew.look_after()
        finally:
            systemd.tell_system(systemd.STOPPING)
            crew.end()


class Crew:
    """The workers of one server."""

    def __init__(self, listening: list[socket.socket], settings: Settings, folder: str) -> None:
        """Have none yet; in the folder they tell each other their figures."""
        self.listening = listening
        self.settings = settings
        self.folder = folder
        self.is_over = False
        self.workers: dict[int, BaseProcess] = {}
        self.due = dict.fromkeys(range(len(listening)), 0.0)
        self.pauses = dict.fromkeys(range(len(listening)), BREATH)
        self.told = 0.0

    def stop(self, *_: object) -> None:
        """Have an end, as soon as we look."""
        self.is_over = True

    def start(self) -> None:
        """Start all, and wait until each of them serves."""
        signs = [SPAWN.Event() for _ in self.listening]
        for number, sign in enumerate(signs):
            self.hire(number, sign)
        for number, sign in enumerate(signs):
            while not self.is_over and not sign.wait(BREATH):
                if not self.workers[number].is_alive():
                    raise NoWorkerError

    def hire(self, number: int, sign: Event | None = None) -> None:
        """Start a worker."""
        given = (number, self.listening[number], len(self.listening), self.settings, self.folder, sign)
        worker = SPAWN.Process(target=work, args=given, name=f"gangland-worker-{number + 1}")
        worker.start()
        self.workers[number] = worker
        self.due[number] = time.monotonic()

    def look_after(self) -> None:
        """Start whoever dies anew, at once the first time, and later the more often it dies."""
        while not self.is_over:
            connection.wait([worker.sentinel for worker in self.workers.values()], BREATH)
            for number, worker in list(self.workers.items()):
                if not worker.is_alive() and not self.is_over:
                    note("worker-died", worker=number + 1, code=worker.exitcode or 0)
                    del self.workers[number]
                    self.put_off(number)
            for number in self.due.keys() - self.workers.keys():
                if self.due[number] <= time.monotonic() and not self.is_over:
                    self.hire(number)
            self.say_alive()

    def put_off(self, number: int) -> None:
        """Decide when a worker is started anew: one that had served for long has a clean slate."""
        lived = time.monotonic() - self.due[number]
        pause = 0.0 if lived > LONGEST else self.pauses[number]
        self.pauses[number] = BREATH if lived > LONGEST else min(2 * self.pauses[number], LONGEST)
        self.due[number] = time.monotonic() + pause

    def say_alive(self) -> None:
        """Tell the system that we are, while every worker is."""
        seconds = systemd.patience()
        if (
            seconds
            and len(self.workers) == len(self.listening)
            and time.monotonic() > self.told + seconds / 4
        ):
            self.told = time.monotonic()
            systemd.tell_system(systemd.ALIVE)

    def end(self) -> None:
        """Have all workers stop; whoever does not is ended."""
        for worker in self.workers.values():
            worker.terminate()
        end = time.monotonic() + PATIENCE
        for worker in self.workers.values():
            worker.join(max(0.0, end - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def work(
    number: int, listening: socket.socket, workers: int, settings: Settings, folder: str, sign: Event | None
) -> None:
    """Serve as one worker of several, until told to stop or until who started us is gone."""
    for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC"):  # it is the first process that speaks with the system
        os.environ.pop(name, None)
    cores = max(1, (os.cpu_count() or 1) - 1)
    mine = replace(settings, thinkers=settings.thinkers or max(1, cores // workers))

    def ready() -> None:
        settle_in()
        if sign is not None:
            sign.set()

    with listening, kept(settings.watch):
        server = Server(mine, ready)
        server.house.figures = Figures(server.house.watch.registry, Path(folder), number, workers)
        threading.Thread(target=_follow, args=(server,), daemon=True).start()
        try:
            run(server, listening)
        except KeyboardInterrupt:
            sys.exit(0)
        finally:
            server.house.figures.close()


def _follow(server: Server) -> None:
    """Stop when the process that started us is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True
