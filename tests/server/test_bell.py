"""Of what other threads have done, those who wait in a loop are told together."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from gangland.server.bell import told


async def waiting(sources: list[Future[int]]) -> list[asyncio.Task[int]]:
    """Somebody who waits for each."""
    tasks = [asyncio.create_task(told(source)) for source in sources]
    await asyncio.sleep(0)
    return tasks


def test_the_loop_is_woken_once_for_all_that_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        rung: list[object] = []
        ring = loop.call_soon_threadsafe

        def counted(callback: object) -> object:
            rung.append(callback)
            return ring(callback)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        sources: list[Future[int]] = [Future() for _ in range(5)]
        tasks = await waiting(sources)
        for number, source in enumerate(sources[:4]):
            source.set_result(number)
        assert await asyncio.gather(*tasks[:4]) == [0, 1, 2, 3]
        assert len(rung) == 1
        sources[4].set_result(4)
        assert await tasks[4] == 4
        assert len(rung) == 2

    asyncio.run(story())


def test_what_fails_is_told_to_whom_it_belongs() -> None:
    async def story() -> None:
        good, bad, given_up = sources = [Future[int]() for _ in range(3)]
        tasks = await waiting(sources)
        bad.set_exception(ValueError("bad"))
        good.set_result(1)
        given_up.cancel()
        given_up.set_running_or_notify_cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[0] == 1
        assert isinstance(found[1], ValueError)
        assert isinstance(found[2], asyncio.CancelledError)

    asyncio.run(story())


def test_what_nobody_waits_for_is_left_undone() -> None:
    async def story() -> None:
        source = Future[int]()
        (task,) = await waiting([source])
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert source.cancelled()

    asyncio.run(story())


def test_a_loop_that_is_closed_is_nobodys_trouble() -> None:
    source = Future[int]()
    source.set_running_or_notify_cancel()

    async def story() -> None:
        (task,) = await waiting([source])
        task.cancel()

    asyncio.run(story())
    source.set_result(1)
