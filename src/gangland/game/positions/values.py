"""The form of a position, and the check of every value in it: what does not fit is refused by its key."""

from __future__ import annotations

from typing import Any

from gangland.game.refusal import Refusal

MAGIC = "position 1"
FACE_DOWN = "?"
LARGEST = 9999
AMOUNTS = (
    ("cash", "cash"),
    ("guns", "guns"),
    ("goods", "goods"),
    ("standing", "standing"),
    ("orders", "tokens"),
)
"""A gang's amounts as they are written, and the table's names for them."""

Data = dict[str, Any]


def text_in(data: Data, key: str, default: str) -> str:
    """Return a text."""
    value = data.get(key, default)
    if not isinstance(value, str):
        raise Refusal("position-key", key=key)
    return value


def number_in(data: Data, key: str, top: int, default: int = 0) -> int:
    """Return a number from 0 to a top."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= top:
        raise Refusal("position-number", key=key, top=top)
    return value


def round_in(data: Data, rounds: int) -> int:
    """Return the round, the first where none is given."""
    number = number_in(data, "round", rounds, 1)
    if number == 0:
        raise Refusal("position-number", key="round", top=rounds)
    return number


def ids_in(data: Data, key: str, known: list[str]) -> list[int]:
    """Return where the ids of a list stand among those known; only a face-down one may come twice."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Refusal("position-key", key=key)
    for item in value:
        if item not in known or (item != FACE_DOWN and value.count(item) > 1):
            raise Refusal("position-id", key=key, text=item)
    return [known.index(item) for item in value]


def is_alive_in(gang: Data) -> bool:
    """Return whether a gang is still in the game."""
    alive = gang.get("alive", True)
    if not isinstance(alive, bool):
        raise Refusal("position-key", key="gang.alive")
    return alive


def gangs_in(data: Data) -> list[Data]:
    """Return the gangs, a table each."""
    gangs = data.get("gang")
    if not isinstance(gangs, list) or not all(isinstance(gang, dict) for gang in gangs):
        raise Refusal("position-key", key="gang")
    return gangs
