"""Drawing what was dealt in the dark: anything that agrees with all clues, to the end of the history."""

from __future__ import annotations

from collections.abc import Sequence

from gangland.game.deals.deal import Amounts
from gangland.game.worlds.clues import Bound, Clues, Dark
from gangland.game.worlds.fate import Fate
from gangland.game.worlds.needs import ASSETS
from gangland.game.worlds.room import MUCH, Room


class NoWorldError(Exception):
    """Nothing agrees with what was seen: the clues are wrong, since what is the case does."""


class Drawing:
    """Rooms for every asset and span, narrowed by one choice after another."""

    def __init__(self, clues: Clues, fate: Fate) -> None:
        """Choose between the choices that the history leaves open."""
        self.clues = clues
        self.fate = fate
        self.index = {seat: number for number, seat in enumerate(clues.rivals)}
        self.bounds = [span.bounds[:] for span in clues.spans]
        self.choices = [(at, choice) for at, span in enumerate(clues.spans) for choice in span.choices]
        if not self.settle(0):
            raise NoWorldError

    def settle(self, first: int) -> bool:
        """Make the choices from the first-th on; return whether that could be done."""
        if first == len(self.choices):
            return all(self.is_possible(asset) for asset in ASSETS)
        at, choice = self.choices[first]
        for number in self.fate.order(choice):
            kept = len(self.bounds[at])
            self.bounds[at] += choice[number]
            if all(
                self.is_possible(asset) for asset in {one.asset for one in choice[number]}
            ) and self.settle(first + 1):
                return True
            del self.bounds[at][kept:]
        return False

    def is_possible(self, asset: int) -> bool:
        """Return whether the history can have been so as far as one asset goes."""
        return self.rooms(asset)[0].has([0] * len(self.index))

    def rooms(self, asset: int) -> list[Room]:
        """Return the room at the beginning of every span, going back from the end."""
        room = Room(len(self.index))
        rooms = []
        for at in range(len(self.bounds) - 1, -1, -1):
            for seat, (low, high) in merged(self.bounds[at], asset).items():
                room.bound(self.index[seat], low, high)
            rooms.append(room.copy())
            if at:
                dark = self.clues.dark[at - 1]
                room.open(self.index[dark.maker], self.index[dark.taker], most_more(dark, asset))
        return rooms[::-1]

    def nets(self) -> list[Amounts]:
        """Return what makers gave in the dark, less what they got, deal by deal."""
        columns = [self.column(asset) for asset in ASSETS]
        return [(cash, guns, goods) for cash, guns, goods in zip(*columns, strict=True)]

    def column(self, asset: int) -> list[int]:
        """Return the same for one asset."""
        rooms, more, column = self.rooms(asset), [0] * len(self.index), []
        for at, dark in enumerate(self.clues.dark, 1):
            maker, taker, was = self.index[dark.maker], self.index[dark.taker], dark.net[asset]
            low, high = rooms[at].span(more, maker, taker)
            top = most_more(dark, asset)
            net = self.fate.net(dark, asset, low + was, (high if top is None else min(high, top)) + was)
            more[maker] -= net - was
            more[taker] += net - was
            column.append(net)
        return column


def most_more(dark: Dark, asset: int) -> int | None:
    """DEA-1: return how much more a maker can have given: none at all of what its fist was closed on."""
    return -dark.net[asset] if dark.stuck == asset else None


def merged(bounds: Sequence[Bound], asset: int) -> dict[int, tuple[int, int]]:
    """Return the bounds of an asset as one for each seat."""
    found: dict[int, tuple[int, int]] = {}
    for bound in bounds:
        if bound.asset == asset:
            low, high = found.get(bound.seat, (-MUCH, MUCH))
            found[bound.seat] = max(low, bound.low), min(high, bound.high)
    return {seat: span for seat, span in found.items() if span != (-MUCH, MUCH)}
