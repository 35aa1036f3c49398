"""Keys: who holds one may sit at a seat. The server keeps only what they hash to."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import TypeVar

KEY_BYTES = 24
TABLE_BYTES = 9
MOST_KEYS = 8
"""Keys that open one seat: a device each, and as many as may be connected."""

T = TypeVar("T")


def new_key() -> str:
    """Return a key of 192 random bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """Return the name of a table: what an invitation carries, and not to be guessed."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("_", "A").replace("-", "B")


def hashed(key: str) -> str:
    """Return what is kept of a key; a key is random, so no salt is needed."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def folded(name: str) -> str:
    """Return the name of an account as it is looked up: A to Z in small letters, as both databases do it."""
    return "".join(letter.lower() if letter.isascii() else letter for letter in name)


def with_new(hashes: Iterable[tuple[str, int]], new: str, seat: int) -> list[tuple[str, int]]:
    """Return what is kept with one more key of a seat, the oldest of many left out."""
    found = [*hashes, (new, seat)]
    spent = [one for one in found if one[1] == seat][:-MOST_KEYS]
    return [one for one in found if one not in spent]


def find(key: str, hashes: Iterable[tuple[str, T]]) -> T | None:
    """Return what belongs to a key; every hash is compared, in constant time."""
    wanted = hashed(key)
    found = None
    for one, what in hashes:
        if hmac.compare_digest(one, wanted):
            found = what
    return found
