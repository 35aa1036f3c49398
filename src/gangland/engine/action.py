"""Actions: one integer each, packed from a kind, a place, a target or number, and crew.

An action says nothing of who takes it: the seat stands beside it. `b` is a target (a seat, a
place, a gang) or a number, by kind. Made are a bit mask, rookies a count.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64

ROLL: Final = 1  # chance: b is the face of the die
DRAW: Final = 2  # chance: b counts among what is left, in the order of the pack
PICK_GANG: Final = 3
PICK_SIDE: Final = 4
PICK_MADE: Final = 5
MOVE: Final = 6
EXPLOIT: Final = 7
FIGHT: Final = 8  # b is 1 where one more token bars backup
RECRUIT: Final = 9
PROMOTE: Final = 10
SIT: Final = 11
GANG_ORDER: Final = 12
USE: Final = 13  # do a transaction b times
OPTION: Final = 14  # take the b-th of the transactions separated by OR
TARGET: Final = 15  # choose rival b
YES: Final = 16
NO: Final = 17
BACKUP: Final = 18
ENOUGH: Final = 19
GUNS: Final = 20
BACK: Final = 21  # side with rival b instead of fighting for oneself
ALLOT: Final = 22  # one gun hits rival b
INJURE: Final = 23
NAME: Final = 24  # b wins the tie
FALL: Final = 25
BRIBE: Final = 26
MARKET: Final = 27
DISCHARGE: Final = 28
BOMB: Final = 29

KINDS: Final = 30


def pack(kind: i64, place: i64 = 0, b: i64 = 0, made: i64 = 0, rookies: i64 = 0) -> i64:
    """Return the action as one integer."""
    return kind | (place << 8) | (b << 16) | (made << 32) | (rookies << 40)


def kind_of(action: i64) -> i64:
    """Return what sort of action it is."""
    return action & 255


def place_of(action: i64) -> i64:
    """Return the place it starts from or happens at."""
    return (action >> 8) & 255


def b_of(action: i64) -> i64:
    """Return its target or number."""
    return (action >> 16) & 65535


def made_of(action: i64) -> i64:
    """Return the mask of made it takes along."""
    return (action >> 32) & 255


def rookies_of(action: i64) -> i64:
    """Return the number of rookies it takes along."""
    return (action >> 40) & 255
