"""Steps, policies and rules: the rulebook as a table of small objects.

A procedure is a list of steps. When one comes up, its `enter` fills in the frame, once: whom it has to deal
with, and a number of its own, both read off the table. So a step knows nothing of its neighbours, and another
can be put in anywhere. `run` is called whenever the frame is on top and nobody owes an answer: it asks
somebody, calls a procedure, or moves on. While it waits, `offer` says what a seat may answer and `answer`
does it. A procedure whose last step moves on is over. Policies are the few points where compositions differ
inside a step.
Steps, policies, deeds and specials may be written in plain Python also where these ones are compiled.
"""

from __future__ import annotations

from typing import ClassVar

from gangland.engine import event as ev
from gangland.engine.action import YES
from gangland.engine.catalogue import Catalogue
from gangland.engine.ints import Ints, empty, i64, mypyc_attr
from gangland.engine.menu import Menu
from gangland.engine.table import CHANCE, FRAME, PENDING, PROC, STEP, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a procedure, named as in the rulebook.

    A step holds where one effect hits several gangs, so that the game does not end before all are
    dealt with (STD-4), whatever it calls for that. Its id is a frozen word of its own: dice are keyed by it,
    documents and positions have it; what the class is called and where it stands does not matter to anybody.
    """

    id: ClassVar[str] = ""

    def holds(self) -> bool:
        """Return whether the game must not end in the middle of this step."""
        return False

    def draws_cards(self) -> bool:
        """Return whether what chance draws here is a card, and no site."""
        return False

    def roller(self, g: Rules, t: Table) -> i64:
        """Return the seat a die is rolled for, -1 where it is for none."""
        return -1

    def spot(self, g: Rules, t: Table) -> i64:
        """Return the place a die or a draw is for, -1 where it is for none."""
        return -1

    def enter(self, g: Rules, t: Table) -> None:
        """Fill in the frame (`t.fill`), which is empty; called once each time the step comes up."""

    def run(self, g: Rules, t: Table) -> None:
        """Do what can be done without an answer: ask, call, or move on."""
        t.next()

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """List what the seat may answer."""

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Do what the answer says; the seat no longer owes it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """Policy: the track of standing with the law (STD)."""

    def worsen(self, g: Rules, t: Table, seat: i64, steps: i64) -> None:
        """Move the standing to the worse."""

    def change(self, g: Rules, t: Table, seat: i64, amount: i64) -> None:
        """Raise or lower the printed number."""

    def fall_by_card(self, g: Rules, t: Table, seat: i64) -> None:
        """Have a made take the fall because a card says so (STD-5)."""

    def worse(self, amount: i64) -> i64:
        """Return the change of the printed number that makes it worse by `amount`."""
        return amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """Policy: who is still to issue orders, and who decides on backup first."""

    def first(self, t: Table) -> i64:
        """Return the seat from which leader order counts now (ISS-4)."""
        return t.leader

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """Return whether a seat has no turn (ISS-2, ISS-3); it may be marked so for the round."""
        return t.tokens[seat] == 0

    def first_backup(self, t: Table) -> i64:
        """Return the seat that decides on backup first (FGT-2)."""
        return t.leader


@mypyc_attr(allow_interpreted_subclasses=True)
class Ties:
    """Policy: how a tie is broken (FGT-5, END-2)."""

    def winner(self, t: Table, tied: i64) -> i64:
        """Return the winner among the tied, -1 for nobody, -2 where the leader names one."""
        return -1

    def last_winner(self, t: Table, tied: i64) -> i64:
        """Return the winner of a tied last fight, -1 to roll again, -2 where the leader names one."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What an effect of a card does to a gang (REV-3, LST-1), one object for each word of the vocabulary.

    It asks nobody and rolls no dice; what it does it shows.
    """

    def is_for_one(self) -> bool:
        """Return whether nobody is hit where several gangs are tied for it."""
        return False

    def is_harmless(self, g: Rules, t: Table, seat: i64, fx: i64) -> bool:
        """REV-3: return whether all can see that it does nothing to a gang; hidden hands do not count."""
        return False

    def waits(self, amount: i64) -> bool:
        """Return whether the gang has yet to choose whom of its crew it hits (`t.to_injure`)."""
        return False

    def do(self, g: Rules, t: Table, seat: i64, fx: i64, amount: i64) -> None:
        """Do it to a gang; `fx` is the effect's number in the catalogue."""

    def is_change(self, kind: i64, b: i64, c: i64) -> bool:
        """Return whether an event of the gang's, with these arguments, is a change the deed brought about."""
        return True

    def cost(self, g: Rules, t: Table, seat: i64, amount: i64) -> i64:
        """Return what it costs a gang, in cents, for bots to reckon with; `t` is what that gang may know."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """What a special transaction does (TRX-4), one object for each word of the vocabulary."""

    def barred_by(self) -> i64:
        """REV-4: return the modifier that forbids it, -1 where none does."""
        return -1

    def is_idle(self, g: Rules, t: Table, seat: i64) -> bool:
        """EXP-7: return whether all can see that it changes nothing."""
        return False

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """Return whether the seat is asked; where it can do nothing, as all can see, it is not."""
        return g.may_skip and not self.is_idle(g, t, seat)

    def offer(self, g: Rules, t: Table, seat: i64, amount: i64, menu: Menu) -> None:
        """List the ways to do it, but for not doing it at all."""
        menu.add(YES)

    def do(self, g: Rules, t: Table, seat: i64, amount: i64, action: i64) -> None:
        """Do it as chosen; the action is 0 where nobody was asked."""


class Rules:
    """A game as composed: procedures of steps, policies, numbers, and the catalogue of a pack.

    Deeds and specials are by their numbers in the catalogue.
    """

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        """Start with no procedure; a composition fills it in."""
        self.game: str = ""
        self.catalogue: Catalogue = catalogue if catalogue is not None else Catalogue()
        self.procedures: list[list[Step]] = []
        self.deeds: list[Deed] = []
        self.specials: list[Special] = []
        self.ending: i64 = 0
        self.standing: Standing = Standing()
        self.turns: Turns = Turns()
        self.ties: Ties = Ties()
        self.named: bool = False
        self.may_skip: bool = True
        self.open_sides: bool = True
        self.hidden_tokens: bool = False
        self.slim: bool = False
        self.hardcore: bool = False
        self.guns_must_hit: bool = False
        self.market_thins: bool = False
        self.asks_in_vain: bool = False
        self.made_worth: i64 = 2
        self.rounds: i64 = 6
        self.left_out: i64 = 0
        self.base_mods: Ints = empty()
        self.out_cards: Ints = empty()

    def step(self, t: Table) -> Step:
        """Return the step we are in."""
        return self.procedures[t.frame(PROC)][t.frame(STEP)]

    def side_of(self, t: Table, seat: i64) -> i64:
        """Return the number of a seat's clubhouse side in the catalogue."""
        return t.gang[seat] * self.catalogue.sides + t.side[seat]

    def is_in(self, t: Table, id_: str) -> bool:
        """Return whether the step we are in has this id."""
        return not t.over and self.step(t).id == id_

    def find_step(self, procedure: i64, id_: str) -> i64:
        """Return the number of the first step with this id in a procedure, -1 where there is none."""
        steps = self.procedures[procedure]
        for number in range(len(steps)):
            if steps[number].id == id_:
                return number
        return -1


def advance(g: Rules, t: Table) -> None:
    """Run steps until somebody owes an answer or the game is over."""
    while t.owed == 0 and not t.over:
        at = (t.depth - 1) * FRAME
        steps = g.procedures[t.stack[at + PROC]]
        number = t.stack[at + STEP]
        if number == len(steps):
            t.end()
            continue
        is_last = t.alive & (t.alive - 1) == 0
        if (is_last or t.doomed != 0) and not is_held(g, t):
            if not is_last:
                bury(t)
            elif t.stack[PROC] != g.ending:
                t.depth = 0
                t.call(g.ending)
                continue
        step = steps[number]
        if t.stack[at + PENDING] < 0:
            t.stack[at + PENDING] = 0
            step.enter(g, t)
        step.run(g, t)


def is_held(g: Rules, t: Table) -> bool:
    """STD-4: return whether an effect is under way, here or in a procedure that waits for this one."""
    for at in range(0, t.depth * FRAME, FRAME):
        steps = g.procedures[t.stack[at + PROC]]
        number = t.stack[at + STEP]
        if number < len(steps) and steps[number].holds():
            return True
    return False


def bury(t: Table) -> None:
    """STD-4: an effect is over; the token of a leader who did not outlive it passes to the left."""
    t.doomed = 0
    if not t.is_alive(t.leader):
        t.leader = t.left_of(t.leader, t.alive)
        t.show(ev.LEADER, t.leader)


def next_asked(t: Table) -> i64:
    """Return who answers next where the order is free: chance first, then the seats from the first on."""
    if (t.owed >> CHANCE) & 1:
        return CHANCE
    return t.left_of(0, t.owed)


def options(g: Rules, t: Table, seat: i64) -> Menu:
    """Return what the seat may answer now; empty where it owes nothing."""
    menu = Menu(g.named)
    if (t.owed >> seat) & 1:
        g.step(t).offer(g, t, seat, menu)
    return menu


def answer(g: Rules, t: Table, seat: i64, action: i64) -> None:
    """Take a legal answer and go on to the next question."""
    t.events = empty()
    t.owed &= ~(1 << seat)
    g.step(t).answer(g, t, seat, action)
    advance(g, t)
