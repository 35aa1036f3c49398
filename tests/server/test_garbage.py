"""All garbage is collected by the clock, the less often the longer it takes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest
from rig import Watch

from gangland.server.watch.garbage import AT_LEAST, SHARE, Dustman, settle_in


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """What was collected, in a process that has settled in and goes on as before afterwards."""
    before, found = gc.get_threshold(), list[int]()
    settle_in()
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    yield found
    gc.set_threshold(*before)
    gc.unfreeze()


def test_everything_is_looked_at_when_it_is_time(collected: list[int]) -> None:
    watch = Watch()
    dustman = Dustman(watch)
    asyncio.run(dustman.look())
    assert not collected
    watch.at += AT_LEAST
    asyncio.run(dustman.look())
    asyncio.run(dustman.look())
    assert len(collected) == 1
    watch.at += AT_LEAST
    asyncio.run(dustman.look())
    assert len(collected) == 2


def test_what_takes_long_is_done_rarely(collected: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    dustman = Dustman(watch)

    def slowly() -> None:
        collected.append(1)
        watch.at += 0.5

    monkeypatch.setattr(gc, "collect", slowly)
    watch.at += AT_LEAST
    asyncio.run(dustman.look())
    assert dustman.due == watch.at + SHARE * 0.5


def test_a_process_that_has_not_settled_in_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    watch = Watch()
    dustman = Dustman(watch)
    watch.at += AT_LEAST
    asyncio.run(dustman.look())
    assert not found
