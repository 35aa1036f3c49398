"""Playing on several machines, with Ray: the same deals, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Protocol, TypeVar

from gangland.arena.run import Workers

AHEAD: Final = 4
"""Tasks handed out for every processor of the cluster."""
Played_co = TypeVar("Played_co", covariant=True)
Played = TypeVar("Played")


class Playable(Protocol[Played_co]):
    """Something to be played in one go, anywhere."""

    def play(self) -> Played_co:
        """Play it."""


def cluster() -> Workers:
    """Return workers on the cluster that RAY_ADDRESS names; where it names none, on this machine."""
    return spread


def spread(tasks: Iterable[Playable[Played]], address: str = "") -> Iterator[Played]:
    """Play tasks on the cluster at an address, or that RAY_ADDRESS names, and yield what comes of them."""
    import ray  # noqa: PLC0415 - only with the extra

    where = {"address": address} if address else {}
    ray.init(ignore_reinit_error=True, log_to_driver=False, **where)
    try:
        play = ray.remote(played)
        waiting: list[Any] = []
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in tasks:
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield ray.get(done[0])
            waiting.append(play.remote(task))
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    finally:
        ray.shutdown()


def played(task: Playable[Played]) -> Played:
    """Play a task."""
    return task.play()
