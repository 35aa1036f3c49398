"""Playing on several machines, with Ray: the same deals, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gangland.arena.bout import Dealt
from gangland.arena.hall import Task
from gangland.arena.run import Workers

AHEAD: Final = 4
"""Tasks handed out for every processor of the cluster."""


def cluster() -> Workers:
    """Return workers on the cluster that RAY_ADDRESS names; where it names none, on this machine."""
    import ray  # noqa: PLC0415 - only with the extra

    def work(tasks: list[Task]) -> Iterator[list[Dealt]]:
        ray.init(ignore_reinit_error=True, log_to_driver=False)
        try:
            play = ray.remote(Task.play)
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

    return work
