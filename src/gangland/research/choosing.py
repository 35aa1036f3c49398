"""Choosing an answer in small steps, each from the one table of heads, with a mask of what may be said.

The mask is read off the rows of the menu that what was said so far leaves: no action is ever listed. Where
a head has but one value, nobody is asked; but for what one's own hand decides, and the last head of an answer
that is forced as a whole, so that an empty hand is asked as a full one is, and as often (INF-4).
"""

from __future__ import annotations

from gangland.engine.action import pack
from gangland.engine.ints import Ints, i64, ints, lowest, popcount, push, zeros
from gangland.engine.menu import ANY, MADE, NEED, NONE, PLACE, ROOKIES, TARGETS, TOP, WIDTH, Menu, low_bits
from gangland.engine.menu import KIND as ROW_KIND
from gangland.research import heads
from gangland.research.heads import absolute, absolute_place, heads_of, relative, relative_place


class Choosing:
    """What one seat has said of its answer; `head` is what it is asked next, -1 when all is said."""

    def __init__(self, named: bool = False) -> None:
        """Nothing is asked yet."""
        self.named = named
        self.heads: Ints = heads_of(named)
        self.starts: Ints = ints(list(heads.STARTS))
        self.menu: Menu = Menu(named)
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.live: Ints = ints([])  # where the rows begin that are left
        self.deals: i64 = 0  # mask of the kinds of deals one may make instead
        self.head: i64 = -1
        self.asked: bool = False
        self.said: Ints = ints([-1] * heads.HEADS)
        self.mask: Ints = zeros(heads.SIZE)
        self.low: i64 = 0  # between what the mask has anything
        self.high: i64 = -1
        self.count: i64 = 0
        self.only: i64 = 0
        self.kind: i64 = 0
        self.place: i64 = 0
        self.target: i64 = 0
        self.made: i64 = 0
        self.rookies: i64 = 0
        self.number: i64 = 0

    def begin(self, menu: Menu, seats: i64, seat: i64, deals: i64 = 0) -> None:
        """Ask a seat; `deals` is a mask of the kinds of deals it may make instead of an answer."""
        self.start(menu, seats, seat)
        self.deals = deals
        self.settle()

    def start(self, menu: Menu, seats: i64, seat: i64) -> None:
        """Put the first head, whether or not there is a choice."""
        self.menu = menu
        self.seats = seats
        self.seat = seat
        self.deals = 0
        self.head = heads.AT_KIND
        self.asked = False
        self.target = 0
        self.place = 0
        self.made = 0
        self.rookies = 0
        self.number = 0
        for head in range(heads.HEADS):
            self.said[head] = -1
        live = ints([])
        for at in range(0, len(menu.rows), WIDTH):
            live = push(live, at)
        self.live = live

    def rest(self) -> None:
        """Ask nothing: one may only wait."""
        self.head = -1
        for head in range(heads.HEADS):
            self.said[head] = -1
        self.clear()
        self.mark(heads.WAIT)

    def take(self, index: i64) -> None:
        """Say something the mask allows, and go on to the next head with a choice."""
        self.asked = True
        self.say(index)
        self.settle()

    def settle(self) -> None:
        """Go on to the next head that is asked: by its values, by one's hand, or the last if none was."""
        while self.head >= 0:
            self.look()
            if (
                self.count != 1
                or (heads.BY_HAND >> self.head) & 1
                or (not self.asked and self.next_head() < 0)
            ):
                return
            self.say(self.only)

    def action(self) -> i64:
        """Return the answer, when all is said."""
        return pack(self.kind, self.place, self.target, self.made, self.rookies)

    def next_head(self) -> i64:
        """Return the head after this one, -1 where it is the last."""
        kind = self.only if self.head == heads.AT_KIND else self.kind
        if kind >= len(self.heads):
            return -1
        rest = self.heads[kind] >> (self.head + 1)
        return -1 if rest == 0 else self.head + 1 + lowest(rest)

    # saying

    def say(self, index: i64) -> None:
        """Say the value of the head that is asked; the next is put."""
        head = self.head
        value = index - self.starts[head]
        if head == heads.AT_NUMBER:
            self.number += value
            self.said[head] = self.number
            self.target = self.number
            if value == heads.MORE:
                return
        else:
            self.said[head] = value
            self.only = value  # for the kind: what is looked up next
            self.note(head, value)
            self.narrow(head, value)
        self.head = self.next_head()

    def note(self, head: i64, value: i64) -> None:
        """Write down what was said, as the engine has it."""
        if head == heads.AT_KIND:
            self.kind = value
        elif head == heads.AT_PLACE:
            self.place = absolute_place(self.seats, self.seat, value)
        elif head == heads.AT_GOAL:
            self.target = absolute_place(self.seats, self.seat, value)
        elif head == heads.AT_RIVAL:
            self.target = absolute(self.seats, self.seat, value)
        elif head == heads.AT_MEN:
            self.made = low_bits(self.menu.rows[self.live[0] + MADE], value)
        elif head == heads.AT_SET:
            self.made = value
        elif head == heads.AT_ROOKIES:
            self.rookies = value
        else:
            self.target = value

    def narrow(self, head: i64, value: i64) -> None:
        """Keep the rows in which this can be said."""
        rows = self.menu.rows
        live = ints([])
        for at in self.live:
            if head == heads.AT_KIND:
                keeps = rows[at + ROW_KIND] == value
            elif head == heads.AT_PLACE:
                keeps = rows[at + PLACE] == self.place
            elif head < heads.AT_MEN:
                targets = rows[at + TARGETS]
                keeps = self.target == 0 if targets == 0 else (targets >> self.target) & 1 == 1
            else:
                keeps = True
            if keeps:
                live = push(live, at)
        self.live = live

    # the mask

    def clear(self) -> None:
        """Nothing may be said."""
        for index in range(self.low, self.high + 1):
            self.mask[index] = 0
        self.low = heads.SIZE
        self.high = -1
        self.count = 0

    def mark(self, index: i64) -> None:
        """Allow a value."""
        if self.mask[index] == 0:
            self.mask[index] = 1
            self.low = min(self.low, index)
            self.high = max(self.high, index)
            self.count += 1
            self.only = index

    def look(self) -> None:
        """Write the mask of the head that is asked."""
        self.clear()
        for at in self.live:
            self.look_at(at)
        if self.head == heads.AT_KIND:
            kind: i64 = heads.OFFER
            while self.deals >> kind != 0:
                if (self.deals >> kind) & 1:
                    self.mark(kind)
                kind += 1

    def survey(self, menu: Menu, seats: i64, seat: i64) -> None:
        """Write the masks of all heads at once: what can be said there, whatever is said elsewhere."""
        self.start(menu, seats, seat)
        self.clear()
        for at in self.live:
            self.mark(menu.rows[at + ROW_KIND])
            rest = self.heads[menu.rows[at + ROW_KIND]]
            while rest != 0:
                self.head = lowest(rest)
                if self.head == heads.AT_ROOKIES:
                    self.survey_rookies(at)
                else:
                    self.look_at(at)
                rest &= rest - 1
        self.head = -1

    def survey_rookies(self, at: i64) -> None:
        """Allow the numbers of rookies that some choice of made leaves."""
        for made in range(popcount(self.menu.rows[at + MADE]) + 1):
            self.made = (1 << made) - 1
            self.look_at_rookies(at)

    def look_at(self, at: i64) -> None:
        """Allow what a row allows."""
        rows = self.menu.rows
        head = self.head
        if head == heads.AT_KIND:
            self.mark(rows[at + ROW_KIND])
        elif head == heads.AT_PLACE:
            self.mark(heads.PLACE + relative_place(self.seats, self.seat, rows[at + PLACE]))
        elif head == heads.AT_NUMBER:
            self.look_at_number(rows[at + TOP] - self.number)
        elif head == heads.AT_ROOKIES:
            self.look_at_rookies(at)
        elif head in (heads.AT_MEN, heads.AT_SET):
            self.look_at_made(at)
        else:
            self.look_at_targets(rows[at + TARGETS])

    def look_at_targets(self, targets: i64) -> None:
        """Allow the targets of a row; where it has none, the first."""
        start = self.starts[self.head]
        if targets == 0:
            self.mark(start)
        while targets != 0:
            b = lowest(targets)
            if self.head == heads.AT_GOAL:
                b = relative_place(self.seats, self.seat, b)
            elif self.head == heads.AT_RIVAL:
                b = relative(self.seats, self.seat, b)
            self.mark(start + b)
            targets &= targets - 1

    def look_at_number(self, top: i64) -> None:
        """Allow what is left of a number; beyond the table, so much and more."""
        for number in range(min(top, heads.MORE - 1) + 1):
            self.mark(heads.NUMBER + number)
        if top >= heads.MORE:
            self.mark(heads.NUMBER + heads.MORE)

    def look_at_made(self, at: i64) -> None:
        """Allow the choices of made that rookies can make whole."""
        made = self.menu.rows[at + MADE]
        need = self.menu.rows[at + NEED]
        rookies = self.menu.rows[at + ROOKIES]
        picked: i64 = 0
        while True:
            men = popcount(picked)
            if need == NONE:
                fits = men == 0
            else:
                fits = men + rookies >= 1 if need == ANY else men <= need <= men + rookies
            if fits:
                self.mark(heads.SET + picked if self.named else heads.MEN + men)
            if picked == made:
                return
            rest = made & ~picked
            picked = (picked - made) & made if self.named else picked | (rest & -rest)

    def look_at_rookies(self, at: i64) -> None:
        """Allow as many rookies as are there, or as are needed."""
        need = self.menu.rows[at + NEED]
        rookies = self.menu.rows[at + ROOKIES]
        men = popcount(self.made)
        if need == ANY:
            for mates in range(0 if men > 0 else 1, rookies + 1):
                self.mark(heads.ROOKIES + mates)
        elif 0 <= need - men <= rookies:
            self.mark(heads.ROOKIES + need - men)
