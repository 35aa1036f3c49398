"""A bell between threads: of what others have done, those who wait in an event loop are told together.

To wake a loop from another thread takes longer than most of what is told so; where many things are done at
once, as in one commit, it is woken once for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary, ref

T = TypeVar("T")


class Bell:
    """The bell of one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nothing is waited for yet; found by its loop, it does not keep it."""
        self.loop = ref(loop)
        self._done: deque[tuple[Future[Any], asyncio.Future[Any]]] = deque()
        self._is_rung = False

    async def wait(self, source: Future[T]) -> T:
        """Wait for another thread, and say that nobody waits any more where that is so."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        source.add_done_callback(lambda done: self._ring(done, waiting))
        try:
            return await waiting
        except asyncio.CancelledError:
            source.cancel()
            raise

    def _ring(self, done: Future[T], waiting: asyncio.Future[T]) -> None:
        """Have the loop told of it, by whichever thread; one that was rung and has not looked sees it too."""
        self._done.append((done, waiting))
        if not self._is_rung:
            self._is_rung = True
            loop = self.loop()
            with suppress(RuntimeError):  # of a loop that is closed: nobody waits any more
                if loop is not None:
                    loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        """Tell everybody who waits for what was done."""
        self._is_rung = False  # first: what is done from now on rings again
        while self._done:
            done, waiting = self._done.popleft()
            if waiting.done():
                continue
            if done.cancelled():
                waiting.cancel()
            elif (error := done.exception()) is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(done.result())


_BELLS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Bell]] = WeakKeyDictionary()


async def told(source: Future[T]) -> T:
    """Return what comes of something another thread does; who stops waiting has it left undone."""
    loop = asyncio.get_running_loop()
    bell = _BELLS.get(loop)
    if bell is None:
        bell = _BELLS[loop] = Bell(loop)
    return await bell.wait(source)
