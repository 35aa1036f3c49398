"""Annals: what happened in a game, in order, the older of it packed away.

A fact is a dictionary, and a long game has hundreds of them, of which hardly anybody asks for more than the
last. So all but the last few are kept as bytes, in chests of so many, which copies of a game share; whoever
reads further back has them unpacked. Lines with their dates and senders are kept likewise.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, SupportsIndex, TypeVar, overload

T = TypeVar("T", bound=NamedTuple)

CHEST: Final = 16
"""How many are packed together; the last so many, and as many more at most, lie open."""

FAST: Final = 1


class Annals(Sequence[T]):
    """Entries of one kind: read like a list, written at the end, cut off where something is taken back."""

    __slots__ = ("chests", "kind", "last", "packed")

    def __init__(self, kind: type[T], entries: Iterable[T] = ()) -> None:
        """Write down some; `packed` counts those in the chests, `last` are the others."""
        self.kind = kind
        self.chests: tuple[bytes, ...] = ()
        self.packed = 0
        self.last: list[T] = []
        self += entries

    def copy(self) -> Annals[T]:
        """Return the same annals, to be written on independently."""
        other = Annals(self.kind)
        other.chests, other.packed, other.last = self.chests, self.packed, self.last[:]
        return other

    # writing

    def append(self, entry: T) -> None:
        """Write down one more."""
        self += (entry,)

    def __iadd__(self, entries: Iterable[T]) -> Self:
        self.last += entries
        while len(self.last) >= 2 * CHEST:
            chest = marshal.dumps([tuple(entry) for entry in self.last[:CHEST]])
            self.chests += (zlib.compress(chest, FAST),)
            self.packed += CHEST
            del self.last[:CHEST]
        return self

    def cut(self, length: int) -> None:
        """Forget all but the first so many."""
        if length < self.packed:
            kept = self[:length]
            self.chests, self.packed, self.last = (), 0, []
            self += kept
        else:
            del self.last[length - self.packed :]

    # reading

    def __len__(self) -> int:
        return self.packed + len(self.last)

    @overload
    def __getitem__(self, at: SupportsIndex) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> T | list[T]:
        if isinstance(at, slice):
            first, last, step = at.indices(len(self))
            if step != 1:
                return list(self)[at]
            found, before = self._opened(first)
            return found[first - before : max(first, last) - before]
        index = at.__index__()
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        found, before = self._opened(number)
        return found[number - before]

    def __iter__(self) -> Iterator[T]:
        for chest in self.chests:
            yield from self._unpacked(chest)
        yield from self.last

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.last)
        for chest in reversed(self.chests):
            yield from reversed(self._unpacked(chest))

    def _opened(self, first: int) -> tuple[list[T], int]:
        """Return all from an index on, with the others of its chest, and how many are before."""
        if first >= self.packed:
            return self.last, self.packed
        closed = max(first, 0) // CHEST
        found = [entry for chest in self.chests[closed:] for entry in self._unpacked(chest)]
        return found + self.last, closed * CHEST

    def _unpacked(self, chest: bytes) -> list[T]:
        make: Any = self.kind._make  # as a tuple with names has it, and its type does not say
        return list(map(make, marshal.loads(zlib.decompress(chest))))  # noqa: S302 - packed above

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Annals | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment] # what is written on is no key

    def __repr__(self) -> str:
        return f"Annals({list(self)!r})"
