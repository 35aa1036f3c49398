"""A small game solved: its whole tree as a sequence form, exact best responses on it, and CFR.

With perfect recall a seat's plan is a number for each of its sequences of answers: how likely it plays so as
to get there. What the ends of a game are worth is a product of such numbers, one a seat, and of chance; so a
tree is kept as the list of its ends, and for each seat the tree of what it may know and say. Best responses
and counterfactual values are one walk up that tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangland.engine.table import CHANCE
from gangland.research.course import Course

Numbers: TypeAlias = "NDArray[np.float64]"
Places: TypeAlias = "NDArray[np.int64]"
START: Final = 0
"""The sequence in which nothing was said yet."""


@dataclass
class Knowing:
    """An information state of a seat: the sequence it comes after, and those that may follow."""

    parent: int
    first: int
    says: list[int]
    depth: int


@dataclass
class Seat:
    """What one seat may know and say; sequences are numbered as they are met."""

    knows: dict[str, Knowing] = field(default_factory=dict)
    depths: list[int] = field(default_factory=lambda: [0])  # of sequences

    def at(self, told: str, says: list[int], parent: int) -> Knowing:
        """Return an information state, a new one where it is; who forgets how it came there is refused."""
        found = self.knows.get(told)
        if found is None:
            found = Knowing(parent, len(self.depths), says, self.depths[parent])
            self.knows[told] = found
            self.depths += [found.depth + 1] * len(says)
        elif found.parent != parent or found.says != says:
            raise ValueError(f"one comes there in two ways: {told}")
        return found


class Form:
    """A game's sequence form: the ends with their odds and worths, and what each seat may know."""

    def __init__(self, opening: Course) -> None:
        """Walk the whole tree; sealed answers are said in turn."""
        self.seats = [Seat() for _ in range(opening.room.players)]
        self.nodes = 0
        self.chances = 0
        ends: list[tuple[float, int, tuple[int, ...]]] = []
        waiting = [(opening, 1.0, (START,) * len(self.seats))]
        while waiting:
            course, odds, path = waiting.pop()
            self.nodes += 1
            if course.t.over:
                ends.append((odds, course.t.winner, path))
            elif course.to_move == CHANCE:
                self.chances += 1
                fates = course.fates()
                for fate in fates:
                    after = course.copy()
                    after.befall(fate)
                    waiting.append((after, odds / len(fates), path))
            else:
                waiting += self._answers(course, odds, path)
        self.odds: Numbers = np.array([end[0] for end in ends])
        self.paths: Places = np.array([end[2] for end in ends]).T
        self.worths = [self._worth([end[1] for end in ends], seat) for seat in range(len(self.seats))]
        self.levels = [levels(seat) for seat in self.seats]

    def _answers(
        self, course: Course, odds: float, path: tuple[int, ...]
    ) -> list[tuple[Course, float, tuple[int, ...]]]:
        seat = course.to_move
        says = course.legal(seat)
        knowing = self.seats[seat].at(course.information(seat), says, path[seat])
        found = []
        for number, index in enumerate(says):
            after = course.copy()
            after.say(seat, index)
            found.append((after, odds, (*path[:seat], knowing.first + number, *path[seat + 1 :])))
        return found

    def _worth(self, winners: list[int], seat: int) -> Numbers:
        lost = -1.0 / (len(self.seats) - 1)
        return np.array([0.0 if won < 0 else 1.0 if won == seat else lost for won in winners])

    def size(self, seat: int) -> int:
        """Return how many sequences a seat has."""
        return len(self.seats[seat].depths)

    def even(self, seat: int) -> Numbers:
        """Return the policy that says anything it may, each alike: how likely each follows."""
        policy = np.ones(self.size(seat))
        for knowing in self.seats[seat].knows.values():
            policy[knowing.first : knowing.first + len(knowing.says)] = 1 / len(knowing.says)
        return policy

    def plan(self, seat: int, policy: Numbers) -> Numbers:
        """Return how likely a seat plays so as to get to each of its sequences."""
        plan = policy.copy()
        for level in reversed(self.levels[seat]):
            plan[level.says] = plan[level.parents[level.owners]] * policy[level.says]
        return plan

    def gains(self, seat: int, plans: list[Numbers]) -> Numbers:
        """Return what the ends that each sequence of a seat is the last before are worth to it."""
        weight = self.odds * self.worths[seat]
        for other, plan in enumerate(plans):
            if other != seat:
                weight = weight * plan[self.paths[other]]
        return np.bincount(self.paths[seat], weight, self.size(seat))

    def value(self, seat: int, plans: list[Numbers]) -> float:
        """Return what a seat expects where all keep to their plans."""
        return float(self.gains(seat, plans) @ plans[seat])

    def best(self, seat: int, plans: list[Numbers]) -> float:
        """Return the most a seat can expect where all others keep to their plans: exactly."""
        gains = self.gains(seat, plans)
        for level in self.levels[seat]:
            top = np.maximum.reduceat(gains[level.says], level.starts)
            np.add.at(gains, level.parents, top)
        return float(gains[START])

    def nash_conv(self, policies: list[Numbers]) -> float:
        """Return what all seats together could gain, each by its best response to the others."""
        plans = [self.plan(seat, policy) for seat, policy in enumerate(policies)]
        return sum(self.best(seat, plans) - self.value(seat, plans) for seat in range(len(plans)))


@dataclass(frozen=True)
class Level:
    """The information states of a seat at one depth: their parents, and what may be said in all of them."""

    parents: Places
    says: Places
    starts: Places
    owners: Places


def levels(seat: Seat) -> list[Level]:
    """Return the information states of a seat by their depths, the deepest first."""
    by_depth: dict[int, list[Knowing]] = {}
    for knowing in seat.knows.values():
        by_depth.setdefault(knowing.depth, []).append(knowing)
    return [_level(by_depth[depth]) for depth in sorted(by_depth, reverse=True)]


def _level(states: list[Knowing]) -> Level:
    counts = np.array([len(state.says) for state in states])
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    says = np.concatenate([np.arange(state.first, state.first + len(state.says)) for state in states])
    parents = np.array([state.parent for state in states])
    return Level(parents, says, starts, np.repeat(np.arange(len(states)), counts))


class Cfr:
    """CFR+ on a form: regrets never fall below nothing, seats learn in turn, later plans count for more."""

    def __init__(self, form: Form) -> None:
        """Begin with no regrets."""
        self.form = form
        seats = range(len(form.seats))
        self.regrets = [np.zeros(form.size(seat)) for seat in seats]
        self.totals = [np.zeros(form.size(seat)) for seat in seats]
        self.plans = [form.plan(seat, form.even(seat)) for seat in seats]
        self.done = 0

    def run(self, iterations: int) -> None:
        """Go on for so many iterations."""
        for _ in range(iterations):
            self.done += 1
            for seat in range(len(self.plans)):
                self._learn(seat)

    def _learn(self, seat: int) -> None:
        form, regrets = self.form, self.regrets[seat]
        gains = form.gains(seat, self.plans)
        policy = self.matched(seat, regrets)
        for level in form.levels[seat]:
            each = policy[level.says] * gains[level.says]
            value = np.add.reduceat(each, level.starts)
            regrets[level.says] += gains[level.says] - value[level.owners]
            np.add.at(gains, level.parents, value)
        np.maximum(regrets, 0.0, out=regrets)
        self.plans[seat] = form.plan(seat, self.matched(seat, regrets))
        self.totals[seat] += self.done * self.plans[seat]

    def matched(self, seat: int, weights: Numbers) -> Numbers:
        """Return the policy that says things as much as these weights say; where they say nothing, evenly."""
        policy = self.form.even(seat)
        for level in self.form.levels[seat]:
            sums = np.add.reduceat(weights[level.says], level.starts)[level.owners]
            known = sums > 0
            policy[level.says[known]] = weights[level.says[known]] / sums[known]
        return policy

    def average(self) -> list[Numbers]:
        """Return the average policies, which are what comes closer and closer to an equilibrium."""
        return [self.matched(seat, total) for seat, total in enumerate(self.totals)]
