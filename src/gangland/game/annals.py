"""The annals of a game: its facts in order, the older ones packed away.

A fact is a dictionary, and a long game has hundreds of them, of which hardly anybody asks for more than the
last. So all but the last few are kept as bytes, in chests of so many, which copies of a game share; whoever
reads further back has them unpacked.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Self, SupportsIndex, overload

from gangland.game.happenings import Fact

CHEST: Final = 32
"""How many facts are packed together; the last so many, and as many more at most, lie open."""

FAST: Final = 1


class Annals(Sequence[Fact]):
    """Facts in order: read like a list, written at the end, cut off where something is taken back."""

    __slots__ = ("chests", "last", "packed")

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        """Write down some facts; `packed` counts those in the chests, `last` are the others."""
        self.chests: tuple[bytes, ...] = ()
        self.packed = 0
        self.last: list[Fact] = []
        self += facts

    def copy(self) -> Annals:
        """Return the same annals, to be written on independently."""
        other = Annals()
        other.chests, other.packed, other.last = self.chests, self.packed, self.last[:]
        return other

    # writing

    def append(self, fact: Fact) -> None:
        """Write down a fact."""
        self += (fact,)

    def __iadd__(self, facts: Iterable[Fact]) -> Self:
        self.last += facts
        while len(self.last) >= 2 * CHEST:
            chest = marshal.dumps([tuple(fact) for fact in self.last[:CHEST]])
            self.chests += (zlib.compress(chest, FAST),)
            self.packed += CHEST
            del self.last[:CHEST]
        return self

    def cut(self, length: int) -> None:
        """Forget all facts but the first so many."""
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
    def __getitem__(self, at: SupportsIndex) -> Fact: ...
    @overload
    def __getitem__(self, at: slice) -> list[Fact]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Fact | list[Fact]:
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

    def __iter__(self) -> Iterator[Fact]:
        for chest in self.chests:
            yield from _unpacked(chest)
        yield from self.last

    def __reversed__(self) -> Iterator[Fact]:
        yield from reversed(self.last)
        for chest in reversed(self.chests):
            yield from reversed(_unpacked(chest))

    def _opened(self, first: int) -> tuple[list[Fact], int]:
        """Return the facts from the one at an index on, with those of its chest, and how many are before."""
        if first >= self.packed:
            return self.last, self.packed
        closed = max(first, 0) // CHEST
        facts = [fact for chest in self.chests[closed:] for fact in _unpacked(chest)]
        return facts + self.last, closed * CHEST

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Annals | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment] # what is written on is no key

    def __repr__(self) -> str:
        return f"Annals({list(self)!r})"


def _unpacked(chest: bytes) -> list[Fact]:
    return [Fact(*fact) for fact in marshal.loads(zlib.decompress(chest))]  # noqa: S302 - packed above
