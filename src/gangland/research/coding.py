"""The code of an answer: the numbers of its heads in the table, one after the other, and back.

The code of an action depends on nothing but who answers and how many play. An action is read back off a menu,
which says who is there to be taken along where made have no names.
"""

from __future__ import annotations

from gangland.engine.action import b_of, kind_of, made_of, place_of, rookies_of
from gangland.engine.ints import Ints, i64, ints, lowest, popcount, push
from gangland.engine.menu import Menu
from gangland.research import heads
from gangland.research.choosing import Choosing


def encode(named: bool, seats: i64, seat: i64, action: i64) -> Ints:
    """Return the code of an action: a number for its kind, and one for every head that follows."""
    kind = kind_of(action)
    if kind not in heads.HEADS_OF:
        raise ValueError(f"no answer of kind {kind} is in the table")
    code = ints([kind])
    rest = heads.heads_of(named)[kind]
    while rest != 0:
        head = lowest(rest)
        value = value_of(head, seats, seat, action)
        while head == heads.AT_NUMBER and value >= heads.MORE:
            code = push(code, heads.NUMBER + heads.MORE)
            value -= heads.MORE
        code = push(code, heads.STARTS[head] + value)
        rest &= rest - 1
    return code


def value_of(head: i64, seats: i64, seat: i64, action: i64) -> i64:
    """Return what an action says at a head."""
    b = b_of(action)
    if head == heads.AT_PLACE:
        return heads.relative_place(seats, seat, place_of(action))
    if head == heads.AT_GOAL:
        return heads.relative_place(seats, seat, b)
    if head == heads.AT_RIVAL:
        return heads.relative(seats, seat, b)
    if head == heads.AT_MEN:
        return popcount(made_of(action))
    if head == heads.AT_SET:
        return made_of(action)
    return rookies_of(action) if head == heads.AT_ROOKIES else b


def decode(menu: Menu, seats: i64, seat: i64, code: Ints) -> i64:
    """Return the action of a menu that has this code; a code that is none of the menu's is refused."""
    choosing = Choosing(menu.named)
    choosing.start(menu, seats, seat)
    for index in code:
        if choosing.head < 0 or not 0 <= index < heads.SIZE:
            raise ValueError("the code goes on after its end, or beyond the table")
        choosing.look()
        if choosing.mask[index] == 0:
            raise ValueError(f"{heads.name_of(index)} is not to be chosen there")
        choosing.say(index)
    if choosing.head >= 0:
        raise ValueError("the code ends too soon")
    return choosing.action()


def next_index(choosing: Choosing, action: i64) -> i64:
    """Return what to choose now to come to an action: how a bot's answer is learnt from, step by step."""
    if choosing.head == heads.AT_KIND:
        return kind_of(action)
    value = value_of(choosing.head, choosing.seats, choosing.seat, action)
    if choosing.head == heads.AT_NUMBER:
        value = min(value - choosing.number, heads.MORE)
    return heads.STARTS[choosing.head] + value


def steps_to(choosing: Choosing, action: i64) -> Ints:
    """Return the small steps to one of the actions of a question: none where there is no choice."""
    way = Choosing(choosing.named)
    way.begin(choosing.menu, choosing.seats, choosing.seat, choosing.deals)
    steps = ints([])
    while way.head >= 0:
        index = next_index(way, action)
        steps = push(steps, index)
        way.take(index)
    return steps
