"""A game as its seats are asked: who answers next, what each has said so far, what each saw and remembers.

Chance is settled as soon as it is asked, from a seed. Several seats may owe an answer at once; each says its
own head by head, and nothing of it is on the table before all of it is said.
"""

from __future__ import annotations

from gangland.engine.ints import i64, mypyc_attr
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, SEATS, Table
from gangland.game.chance import Dice
from gangland.research.choosing import Choosing
from gangland.research.eye import Eye
from gangland.research.recollection import Recollection
from gangland.rulesets.view import known


class NotAllowedError(ValueError):
    """Somebody says what its mask forbids; nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitting:
    """One game, from its first question to its end."""

    def __init__(self, g: Rules | None = None, slots: list[int] | None = None) -> None:
        """Make room; `lay` begins a game, and another, and another."""
        self.g: Rules = Rules() if g is None else g
        self.t: Table = Table()
        self.dice: Dice = Dice()
        self.eye: Eye = Eye(g, slots)
        self.choosings: list[Choosing] = [Choosing(self.g.named) for _ in range(SEATS)]
        self.memories: list[Recollection] = [Recollection() for _ in range(SEATS)]
        self.asked: i64 = 0  # mask of the seats that were put their question
        self.seat: i64 = -1  # the first of them, -1 when the game is over
        self.alive: i64 = 0

    def lay(self, t: Table, seed: i64) -> None:
        """Begin with a table, and go to the first question."""
        self.t = t
        self.dice = Dice(seed)
        self.memories = [Recollection() for _ in range(SEATS)]
        self.asked = 0
        for choosing in self.choosings:
            choosing.rest()
        self.go_on()

    def go_on(self) -> None:
        """Let chance answer, then put their questions to all who owe an answer."""
        t = self.t
        while (t.owed >> CHANCE) & 1:
            self.answer(CHANCE, self.dice.answer(self.g, t, options(self.g, t, CHANCE)))
        for seat in range(t.seats):
            if (t.owed >> seat) & 1 and (self.asked >> seat) & 1 == 0:
                self.ask(seat)
        self.seat = -1 if t.over else next_asked(t)
        self.alive = t.alive

    def ask(self, seat: i64) -> None:
        """Put its question to a seat."""
        self.asked |= 1 << seat
        menu = options(self.g, self.t, seat)
        self.choosings[seat].begin(menu, self.t.seats, seat, self.deals(seat))

    def now_asked(self) -> i64:
        """Return the seats that are asked now, as a mask: several where answers are sealed."""
        return self.t.owed

    def deals(self, seat: i64) -> i64:  # noqa: ARG002 - those who deal look at it
        """DEA-1: return the kinds of deals a seat may make now, as a mask; here nobody deals."""
        return 0

    def answer(self, seat: i64, action: i64) -> None:
        """Do what a seat answered; everybody sees of it what it may."""
        answer(self.g, self.t, seat, action)
        for other in range(self.t.seats):
            self.memories[other].watch(self.t.events, other)

    def take(self, seat: i64, index: i64) -> None:
        """Have a seat say one thing; when all is said, it has answered."""
        choosing = self.choosings[seat]
        if not 0 <= index < len(choosing.mask) or choosing.mask[index] == 0:
            raise NotAllowedError(f"seat {seat} may not say {index} now")
        if choosing.head < 0:
            return
        choosing.take(index)
        if choosing.head < 0:
            self.finish(seat, choosing)

    def finish(self, seat: i64, choosing: Choosing) -> None:
        """All is said: do it, and go on."""
        action = choosing.action()
        choosing.rest()
        self.asked &= ~(1 << seat)
        self.answer(seat, action)
        self.go_on()

    def observe(self, seat: i64) -> None:
        """INF: have the eye see what a seat knows."""
        self.eye.look(known(self.g, self.t, seat), seat, self.memories[seat], self.choosings[seat])
