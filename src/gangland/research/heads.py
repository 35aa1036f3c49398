"""The heads of an answer: kind, place, target, crew, number, and the parts of a deal, in one fixed table.

An answer is said head by head. Every value of every head has one number in the table, and that number means
the same at every turn of every game: `RIVAL + 2` is the rival two seats to one's left. Seats and clubhouses
are counted from whoever answers, to the left. The table is written down in docs/research.md.
"""

from __future__ import annotations

from typing import Final

from gangland.engine import action as act
from gangland.engine.ints import Ints, i64, zeros
from gangland.engine.table import PLACES, SEATS

# where the values of a head begin in the table
KIND: Final = 0  # the kinds of `engine/action`, then those of deals; 0 is to wait
PLACE: Final = 40  # where it starts or happens: clubhouses from one's own on, then as on the table
GOAL: Final = 60  # where a move goes
RIVAL: Final = 80  # a seat, counted to the left; 0 is oneself
GANG: Final = 86
SIDE: Final = 118
OPTION: Final = 122  # which of the transactions separated by OR
LOCK: Final = 131  # whether one more token bars backup
MEN: Final = 133  # how many made, where they have no names
SET: Final = 139  # which made, where they have: a mask of the five
ROOKIES: Final = 171
NUMBER: Final = 177  # how often, how many: 0 to 31; the last is 32 more, and the rest to follow
TO: Final = 210  # whom an offer is for: a rival, counted to the left; 0 is everybody
PART: Final = 216  # what an offer says next (`PARTS`); the last is that this is all
ASSET: Final = 235
DEADLINE: Final = 238  # so many rounds from now
WHY: Final = 248  # why not: 0 is for no reason
PHRASE: Final = 259
SIZE: Final = 271  # of the table

NAMES: Final = (
    *("kind", "place", "goal", "rival", "gang", "side", "option", "lock", "men", "set", "rookies", "number"),
    *("to", "part", "asset", "deadline", "why", "phrase"),
)
STARTS: Final = (
    *(KIND, PLACE, GOAL, RIVAL, GANG, SIDE, OPTION, LOCK, MEN, SET, ROOKIES, NUMBER),
    *(TO, PART, ASSET, DEADLINE, WHY, PHRASE),
    SIZE,
)

WAIT: Final = 0
# kinds of deals
OFFER: Final = 30
ACCEPT: Final = 31
DECLINE: Final = 32
COUNTER: Final = 33  # decline, and offer something else
TELL: Final = 34  # a tip to a rival, about another
SAY: Final = 35  # a phrase, to all

MADE: Final = 5  # in a gang
MOST_ROOKIES: Final = 5
MOST_GANGS: Final = 32
MOST_SIDES: Final = 4
MORE: Final = 32  # of the numbers: so many more
SETS: Final = 32

# heads by their place in NAMES, for the code of an answer
AT_KIND: Final = 0
AT_PLACE: Final = 1
AT_GOAL: Final = 2
AT_RIVAL: Final = 3
AT_GANG: Final = 4
AT_SIDE: Final = 5
AT_OPTION: Final = 6
AT_LOCK: Final = 7
AT_MEN: Final = 8
AT_SET: Final = 9
AT_ROOKIES: Final = 10
AT_NUMBER: Final = 11
AT_TO: Final = 12
AT_PART: Final = 13
AT_ASSET: Final = 14
AT_DEADLINE: Final = 15
AT_WHY: Final = 16
AT_PHRASE: Final = 17
HEADS: Final = 18

BY_HAND: Final = 1 << AT_OPTION | 1 << AT_LOCK | 1 << AT_NUMBER
"""The heads that may have one value or several by what one holds: they are always asked (INF-4)."""

CREW: Final = 1 << AT_MEN | 1 << AT_SET | 1 << AT_ROOKIES
HEADS_OF: Final = {
    act.PICK_GANG: 1 << AT_GANG,
    act.PICK_SIDE: 1 << AT_SIDE,
    act.PICK_MADE: CREW,
    act.MOVE: 1 << AT_PLACE | 1 << AT_GOAL | CREW,
    act.EXPLOIT: 1 << AT_PLACE,
    act.FIGHT: 1 << AT_PLACE | 1 << AT_LOCK,
    act.RECRUIT: 0,
    act.PROMOTE: 1 << AT_PLACE | CREW,
    act.SIT: 0,
    act.GANG_ORDER: 0,
    act.USE: 1 << AT_NUMBER,
    act.OPTION: 1 << AT_OPTION,
    act.TARGET: 1 << AT_RIVAL,
    act.YES: 0,
    act.NO: 0,
    act.BACKUP: 1 << AT_PLACE | CREW,
    act.ENOUGH: 0,
    act.GUNS: 1 << AT_NUMBER,
    act.BACK: 1 << AT_RIVAL,
    act.ALLOT: 1 << AT_RIVAL,
    act.INJURE: 1 << AT_PLACE | CREW,
    act.NAME: 1 << AT_RIVAL,
    act.FALL: 1 << AT_PLACE | CREW,
    act.BRIBE: 0,
    act.MARKET: 1 << AT_NUMBER,
    act.DISCHARGE: CREW,
    act.BOMB: 1 << AT_PLACE,
}
"""The heads that follow each kind of answer, as a mask; they are asked in the order of NAMES."""


def heads_of(named: bool) -> Ints:
    """Return the heads of every kind as masks, where made have names or not."""
    masks = zeros(act.KINDS)
    spared: i64 = 1 << AT_MEN if named else 1 << AT_SET
    for kind, mask in HEADS_OF.items():
        masks[kind] = mask & ~spared
    return masks


def relative(seats: i64, seat: i64, other: i64) -> i64:
    """Return a seat as one counts it, to the left from one's own."""
    return other - seat if other >= seat else other - seat + seats


def absolute(seats: i64, seat: i64, count: i64) -> i64:
    """Return the seat that is so many to one's left."""
    other = seat + count
    return other - seats if other >= seats else other


def relative_place(seats: i64, seat: i64, place: i64) -> i64:
    """Return a place as one counts it: clubhouses from one's own on, the others as they are."""
    return relative(seats, seat, place) if place < seats else place


def absolute_place(seats: i64, seat: i64, place: i64) -> i64:
    """Return the place that one counts so."""
    return absolute(seats, seat, place) if place < seats else place


def head_at(index: i64) -> i64:
    """Return the head a number of the table belongs to."""
    head: i64 = 0
    while head < HEADS - 1 and STARTS[head + 1] <= index:
        head += 1
    return head


def name_of(index: int) -> str:
    """Return a number of the table as people read it: `rival 2`."""
    head = head_at(index)
    return f"{NAMES[head]} {index - STARTS[head]}"


assert PLACES == GOAL - PLACE  # noqa: S101 - the table has room for all there is
assert SEATS == GANG - RIVAL  # noqa: S101 - the same
