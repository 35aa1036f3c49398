"""The rotation: gangs, seats and bots are even in any number of games, as far as they can be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from gangland.arena.rotation import Rotation

TABLES = [(players, gangs) for gangs in (3, 4, 6, 7) for players in range(3, min(gangs, 6) + 1)]


class Met:
    """Who has met what so far."""

    def __init__(self, rotation: Rotation) -> None:
        self.rotation = rotation
        players, gangs = range(rotation.players), range(rotation.gangs)
        self.gangs = Counter(dict.fromkeys(gangs, 0))
        self.seats = Counter({(seat, gang): 0 for seat in players for gang in gangs})
        self.bots = Counter({(bot, seat): 0 for bot in players for seat in players})
        self.pairs = Counter({(bot, gang): 0 for bot in players for gang in gangs})

    def play(self, index: int) -> None:
        seating = self.rotation.seating(index)
        assert sorted(seating.bots) == list(range(self.rotation.players))
        assert len(set(seating.gangs)) == self.rotation.players
        for seat, (bot, gang) in enumerate(zip(*seating, strict=True)):
            self.gangs[gang] += 1
            self.seats[seat, gang] += 1
            self.bots[bot, seat] += 1
            self.pairs[bot, gang] += 1


def spread(met: Counter[int] | Counter[tuple[int, int]]) -> int:
    return max(met.values()) - min(met.values())


@pytest.mark.parametrize(("players", "gangs"), TABLES)
def test_any_number_of_games_is_even_up_to_one(players: int, gangs: int) -> None:
    rotation = Rotation(players, gangs)
    met = Met(rotation)
    for index in range(2 * rotation.turn + 7):
        met.play(index)
        assert spread(met.gangs) <= 1
        assert spread(met.seats) <= 1
        assert spread(met.bots) <= 1
        assert rotation.played(index + 1) == (min(met.gangs.values()), max(met.gangs.values()))
        assert rotation.seated(index + 1) == (min(met.seats.values()), max(met.seats.values()))


@pytest.mark.parametrize(("players", "gangs"), TABLES)
def test_a_full_turn_is_even_in_everything(players: int, gangs: int) -> None:
    rotation = Rotation(players, gangs)
    met = Met(rotation)
    for index in range(3 * rotation.turn):
        met.play(index)
        if rotation.is_even(index + 1):
            assert [spread(met.gangs), spread(met.seats), spread(met.bots), spread(met.pairs)] == [0] * 4
    assert rotation.is_even(rotation.turn)
    assert not rotation.is_even(rotation.turn + 1)


def test_every_order_of_gangs_comes_up() -> None:
    rotation = Rotation(4, 4)
    orders = {rotation.seating(index).gangs for index in range(rotation.turn * rotation.orders)}
    assert orders == set(permutations(range(4)))


def test_two_thousand_games_go_through_every_choice_of_gangs() -> None:
    rotation = Rotation(3, 6)
    choices = Counter(frozenset(rotation.seating(index).gangs) for index in range(2000))
    assert len(choices) == 20
    assert min(choices.values()) > 50
