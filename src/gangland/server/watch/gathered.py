"""Figures of several workers as one page: whoever is asked for them asks the others first.

A worker tells its figures to whoever opens the door it has in a folder of theirs, and none to others: the
system lets nobody else in there.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Client, Listener
from pathlib import Path
from typing import Final, cast

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

logger = logging.getLogger("gangland.server")

PATIENCE: Final = 2.0
"""Seconds that another worker has to tell its figures."""


class Figures(Collector):
    """The figures of a worker and of all others, each with the worker's number."""

    def __init__(self, registry: CollectorRegistry, folder: Path, number: int, workers: int) -> None:
        """Open the door of this worker, which may have had another there before it."""
        self.registry = registry
        self.number = number
        self.doors = [door_of(folder, one) for one in range(workers)]
        if sys.platform != "win32":
            Path(self.doors[number]).unlink(missing_ok=True)
        self.listener = Listener(self.doors[number])
        threading.Thread(target=self._tell, daemon=True).start()

    def close(self) -> None:
        """Shut the door."""
        self.listener.close()

    def collect(self) -> Iterator[Metric]:
        """Return the figures of all workers that answer."""
        found = {self.number: list(self.registry.collect())}
        for number, door in enumerate(self.doors):
            if number != self.number:
                with suppress(OSError, EOFError):
                    found[number] = _asked(door)
        yield GaugeMetricFamily("gangland_workers", "Workers that answer.", len(found))
        yield from merged(found)

    def _tell(self) -> None:
        """Tell our figures to whoever asks, one after the other."""
        while True:
            try:
                with self.listener.accept() as line:
                    line.send(list(self.registry.collect()))
            except OSError:
                return
            except Exception:
                logger.exception("a worker's figures were not told")


def door_of(folder: Path, number: int) -> str:
    """Return where a worker is asked: a socket in the folder, or a pipe of its name."""
    name = f"worker-{number}"
    return rf"\\.\pipe\{folder.name}-{name}" if sys.platform == "win32" else str(folder / name)


def _asked(door: str) -> list[Metric]:
    """Return the figures behind a door."""
    with Client(door) as line:
        if not line.poll(PATIENCE):
            raise EOFError
        return cast("list[Metric]", line.recv())


def merged(found: dict[int, list[Metric]]) -> Iterable[Metric]:
    """Return figures by name, each sample with the number of its worker; they count from 1."""
    families: dict[str, Metric] = {}
    for number, metrics in sorted(found.items()):
        for one in metrics:
            family = families.setdefault(one.name, Metric(one.name, one.documentation, one.type, one.unit))
            family.samples += [
                sample._replace(labels={**sample.labels, "worker": str(number + 1)}) for sample in one.samples
            ]
    return families.values()
