"""The room hidden amounts have is exactly the worlds that are possible: every one of them, and no other."""

from __future__ import annotations

import random
from itertools import product

import pytest

from gangland.game.worlds.room import Room

WIDE = 4


def reach(worlds: set[tuple[int, ...]], giver: int, taker: int, most: int) -> set[tuple[int, ...]]:
    """Return the worlds from which one of these is come to, by up to so much handed over."""
    found = set()
    for world in worlds:
        for more in range(-2 * WIDE, most + 1):
            before = list(world)
            before[giver] += more
            before[taker] -= more
            if all(-WIDE <= amount <= WIDE for amount in before):
                found.add(tuple(before))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_a_room_has_what_is_possible_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    rivals = rng.randint(2, 3)
    everything = set(product(range(-WIDE, WIDE + 1), repeat=rivals))
    room, worlds = Room(rivals), everything
    for step in range(9):
        if step < rivals or rng.random() < 0.5:
            rival = step if step < rivals else rng.randrange(rivals)
            low, high = rng.randint(-2, 1), rng.randint(-1, 2)
            room.bound(rival, low, high)
            worlds = {world for world in worlds if low <= world[rival] <= high}
        else:
            giver, taker = rng.sample(range(rivals), 2)
            most = rng.choice([None, 0, 2])
            room.open(giver, taker, most)
            worlds = reach(worlds, giver, taker, 2 * WIDE if most is None else most)
            for rival in (giver, taker):
                room.bound(rival, -2, 2)
                worlds = {world for world in worlds if -2 <= world[rival] <= 2}
    assert {world for world in everything if room.has(list(world))} == worlds


def test_what_may_be_handed_over_is_what_leads_into_the_room() -> None:
    room = Room(3)
    room.bound(0, -1, 2)
    room.bound(1, 0, 5)
    room.bound(2, 0, 0)
    assert room.span([0, 0, 0], 0, 1) == (0, 1)
    assert room.span([4, 0, 0], 0, 1) == (2, 5)
    low, high = room.span([0, 0, 1], 0, 1)
    assert not room.has([-low, low, 1])
    assert not room.has([-high, high, 1])
