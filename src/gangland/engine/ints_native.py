"""Integers and vectors of integers, native: stands in for `ints.py` in the compiled build."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr  # noqa: F401 - offered to others

Ints: TypeAlias = "vec[i64]"

COMPILED = True


def zeros(size: i64) -> Ints:
    """Return `size` zeros."""
    return vec[i64]([0] * size)


def filled(size: i64, value: i64) -> Ints:
    """Return a vector of one value, `size` times."""
    return vec[i64]([value] * size)


def empty(room: i64 = 0) -> Ints:
    """Return an empty vector, with room for so many values before it has to move."""
    return vec[i64](capacity=room)


def ints(values: list[int]) -> Ints:
    """Return a vector of these values."""
    vector = vec[i64](capacity=len(values))
    for value in values:
        vector = append(vector, value)
    return vector


def push(vector: Ints, value: i64) -> Ints:
    """Return the vector with one more value at its end."""
    return append(vector, value)


def join(vector: Ints, more: Ints) -> Ints:
    """Return the vector with the values of another at its end."""
    return extend(vector, more)


def changed(vector: Ints, index: i64, value: i64) -> Ints:
    """Return a new vector with one value changed: how vectors that copies share are written."""
    copy = vector[:]
    copy[index] = value
    return copy


def popcount(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """Return the index of the lowest bit set; the mask must not be empty."""
    index: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        index += 1
    return index
