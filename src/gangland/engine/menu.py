"""The menu: everything a seat may answer now, as a few rows, each a product of choices.

A row stands for many actions: "move from here, any of these made, up to so many rookies, to any
of those places". Legality has this one definition; listing, counting, sampling, checking and
choosing click by click are all read off the rows.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.action import b_of, kind_of, made_of, pack, place_of, rookies_of
from gangland.engine.ints import Ints, empty, i64, ints, join, lowest, popcount, push, zeros

WIDTH: Final = 7
KIND: Final = 0
PLACE: Final = 1
TARGETS: Final = 2  # mask of what b may be; 0 where there is no target
MADE: Final = 3  # mask of made to choose from
ROOKIES: Final = 4  # how many rookies to choose from
NEED: Final = 5  # crew to choose: ANY is one or more, NONE is none at all, else exactly so many
TOP: Final = 6  # b is a number from 0 to TOP; -1 where it is not a number

ANY: Final = -1
NONE: Final = 0

ROW: Final = ints([0, 0, 0, 0, 0, 0, -1])  # a row before it says anything
FEW: Final = 4  # rows that most menus can do with


def low_bits(mask: i64, count: i64) -> i64:
    """Return the lowest `count` bits of the mask: how crew without names is picked."""
    picked: i64 = 0
    while count > 0 and mask != 0:
        bit = mask & -mask
        picked |= bit
        mask ^= bit
        count -= 1
    return picked


def nth_submask(mask: i64, index: i64) -> i64:
    """Return the index-th subset of the mask, counting in binary over its bits."""
    picked: i64 = 0
    while mask != 0:
        bit = mask & -mask
        if index & 1:
            picked |= bit
        index >>= 1
        mask ^= bit
    return picked


def list_targets(action: i64, aims: Ints, out: Ints, end: i64) -> i64:
    """Write an action with each of these targets behind the others; return where they end."""
    for aim in aims:
        out[end] = action + aim
        end += 1
    return end


class Menu:
    """Rows of choices for one seat; `named` says whether made can be told apart."""

    def __init__(self, named: bool = False) -> None:
        """Start with no choice."""
        self.named = named
        self.rows: Ints = empty(FEW * WIDTH)

    def add(
        self, kind: i64, place: i64 = 0, targets: i64 = 0, made: i64 = 0, rookies: i64 = 0, need: i64 = 0
    ) -> None:
        """Offer a kind of action with targets and crew to choose from."""
        at = len(self.rows)
        rows = join(self.rows, ROW)
        rows[at + KIND] = kind
        rows[at + PLACE] = place
        rows[at + TARGETS] = targets
        rows[at + MADE] = made
        rows[at + ROOKIES] = rookies
        rows[at + NEED] = need
        self.rows = rows

    def add_number(self, kind: i64, top: i64) -> None:
        """Offer a number from 0 to `top`."""
        self.add(kind)
        self.rows[len(self.rows) - WIDTH + TOP] = top

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.rows) // WIDTH

    def ways(self, row: i64) -> i64:
        """Return how many selections of crew a row stands for."""
        at = row * WIDTH
        need = self.rows[at + NEED]
        if need == NONE:
            return 1
        made = self.rows[at + MADE]
        rookies = self.rows[at + ROOKIES]
        heads = popcount(made)
        if need == ANY:
            return ((1 << heads) if self.named else heads + 1) * (rookies + 1) - 1
        count: i64 = 0
        top: i64 = (1 << heads) if self.named else heads + 1
        for index in range(top):
            men = popcount(index) if self.named else index
            if men <= need <= men + rookies:
                count += 1
        return count

    def size(self, row: i64) -> i64:
        """Return how many actions a row stands for."""
        at = row * WIDTH
        if self.rows[at + TOP] >= 0:
            return self.rows[at + TOP] + 1
        targets = self.rows[at + TARGETS]
        return self.ways(row) if targets == 0 else self.ways(row) * popcount(targets)

    def count(self) -> i64:
        """Return how many actions there are."""
        total: i64 = 0
        for row in range(len(self.rows) // WIDTH):
            total += self.size(row)
        return total

    def nth(self, row: i64, index: i64) -> i64:
        """Return the index-th action of a row."""
        at = row * WIDTH
        rows = self.rows
        if rows[at + TOP] >= 0:
            return pack(rows[at], rows[at + PLACE], index, 0, 0)
        b: i64 = 0
        targets = rows[at + TARGETS]
        if targets != 0:
            heads = popcount(targets)
            skip = index % heads
            index = index // heads
            while skip > 0:
                targets &= targets - 1
                skip -= 1
            while targets & 1 == 0:
                targets >>= 1
                b += 1
        need = rows[at + NEED]
        if need == NONE:
            return pack(rows[at], rows[at + PLACE], b, 0, 0)
        made = rows[at + MADE]
        if need == ANY:
            index += 1
            mates = rows[at + ROOKIES] + 1
            return pack(rows[at], rows[at + PLACE], b, self.pick(made, index // mates), index % mates)
        return self.nth_exact(at, b, index)

    def nth_exact(self, at: i64, b: i64, index: i64) -> i64:
        """Return the index-th action of a row that wants an exact number of crew."""
        rows = self.rows
        made = rows[at + MADE]
        need = rows[at + NEED]
        which: i64 = 0
        while True:
            men = popcount(which) if self.named else which
            if men <= need <= men + rows[at + ROOKIES]:
                if index == 0:
                    return pack(rows[at], rows[at + PLACE], b, self.pick(made, which), need - men)
                index -= 1
            which += 1

    def pick(self, made: i64, which: i64) -> i64:
        """Return the which-th selection of made: a subset where named, the lowest bits where not."""
        return nth_submask(made, which) if self.named else low_bits(made, which)

    def actions(self) -> Ints:
        """Return every action, row by row, in the order of `nth`."""
        out = zeros(self.count())
        end: i64 = 0
        for at in range(0, len(self.rows), WIDTH):
            action = pack(self.rows[at], self.rows[at + PLACE])
            if self.rows[at + TOP] >= 0:
                for number in range(self.rows[at + TOP] + 1):
                    out[end] = action + pack(0, 0, number)
                    end += 1
            elif self.rows[at + NEED] == NONE:
                end = list_targets(action, self.aims(at), out, end)
            else:
                end = self.list_crews(at, action, out, end)
        return out

    def aims(self, at: i64) -> Ints:
        """Return the targets of a row as they are added to an action; a zero where there is none."""
        targets = self.rows[at + TARGETS]
        if targets == 0:
            return zeros(1)
        aims = empty()
        while targets != 0:
            aims = push(aims, pack(0, 0, lowest(targets)))
            targets &= targets - 1
        return aims

    def list_crews(self, at: i64, action: i64, out: Ints, end: i64) -> i64:
        """Write the actions of a row with crew to choose behind the others; return where they end."""
        aims = self.aims(at)
        made = self.rows[at + MADE]
        rookies = self.rows[at + ROOKIES]
        need = self.rows[at + NEED]
        picked: i64 = 0
        while True:
            if need == ANY:
                for mates in range(0 if picked else 1, rookies + 1):
                    end = list_targets(action + pack(0, 0, 0, picked, mates), aims, out, end)
            else:
                mates = need - popcount(picked)
                if 0 <= mates <= rookies:
                    end = list_targets(action + pack(0, 0, 0, picked, mates), aims, out, end)
            if picked == made:
                return end
            rest = made & ~picked
            picked = (picked - made) & made if self.named else picked | (rest & -rest)

    def has(self, action: i64) -> bool:
        """Return whether the action is one of these."""
        for row in range(len(self.rows) // WIDTH):
            if self.matches(row, action):
                return True
        return False

    def matches(self, row: i64, action: i64) -> bool:
        """Return whether the action is one of this row's."""
        at = row * WIDTH
        rows = self.rows
        b = b_of(action)
        if rows[at] != kind_of(action) or rows[at + PLACE] != place_of(action):
            return False
        if rows[at + TOP] >= 0:
            if b > rows[at + TOP]:
                return False
        elif rows[at + TARGETS] == 0:
            if b != 0:
                return False
        elif b > 62 or (rows[at + TARGETS] >> b) & 1 == 0:
            return False
        alone = pack(rows[at], rows[at + PLACE], b)
        return action == alone if rows[at + NEED] == NONE else self.suits(at, action - alone)

    def suits(self, at: i64, crew: i64) -> bool:
        """Return whether what an action has beside its kind, place and target is a row's choice of crew."""
        rows = self.rows
        need = rows[at + NEED]
        made = made_of(crew)
        rookies = rookies_of(crew)
        men = popcount(made)
        if crew != pack(0, 0, 0, made, rookies):
            return False
        if made & ~rows[at + MADE] or rookies > rows[at + ROOKIES]:
            return False
        if not self.named and made != low_bits(rows[at + MADE], men):
            return False
        return men + rookies >= 1 if need == ANY else men + rookies == need
