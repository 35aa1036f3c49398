"""Integers and vectors of integers, as plain Python.

The compiled build puts `ints_native.py` in the place of this module: same names, native
64-bit integers and vectors. A vector that grows must be assigned back, `v = push(v, x)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

i64: TypeAlias = int
Ints: TypeAlias = list[int]

COMPILED = False


def mypyc_attr(**_: bool) -> Callable[[type], type]:
    """Tell the compiler about a class: where there is none, nothing."""
    return lambda plain: plain


def zeros(size: i64) -> Ints:
    """Return `size` zeros."""
    return [0] * size


def filled(size: i64, value: i64) -> Ints:
    """Return a vector of one value, `size` times."""
    return [value] * size


def empty(room: i64 = 0) -> Ints:  # noqa: ARG001 - a list finds its own room
    """Return an empty vector, with room for so many values before it has to move."""
    return []


def ints(values: list[int]) -> Ints:
    """Return a vector of these values."""
    return list(values)


def push(vector: Ints, value: i64) -> Ints:
    """Return the vector with one more value at its end."""
    vector.append(value)
    return vector


def join(vector: Ints, more: Ints) -> Ints:
    """Return the vector with the values of another at its end."""
    vector.extend(more)
    return vector


def changed(vector: Ints, index: i64, value: i64) -> Ints:
    """Return a new vector with one value changed: how vectors that copies share are written."""
    copy = vector[:]
    copy[index] = value
    return copy


def popcount(mask: i64) -> i64:
    """Return how many bits are set."""
    return mask.bit_count()


def lowest(mask: i64) -> i64:
    """Return the index of the lowest bit set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1
