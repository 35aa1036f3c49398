"""Trying again: where another server has written to a table first, it is read, and all is done anew."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from gangland.server.store.base import ConflictError

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 10


def persistent(do: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Have something done again where another server has written in the meantime, which was read by now."""

    @wraps(do)
    async def again(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await do(*args, **named)
            except ConflictError:
                continue
        return await do(*args, **named)

    return again
