"""Bots from outside that are sent to think elsewhere, and what becomes of them there."""

from __future__ import annotations

import os
import pickle
from typing import Any

from gangland.bots.bot import Bot
from gangland.bots.word import Word
from gangland.engine.ints import Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk, Tip
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.server.table.desk import Task, Verb

NOTHING = (0, 0, 0)


def mark(process: int) -> int:
    """Return a process as an amount of cash that can be offered."""
    return 1 + process % 9000


class Slow(Bot):
    """A bot from outside that is sent to think elsewhere, and keeps count of what it did there."""

    def __init__(self, seed: int = 0, thoughts: int = 0, seen: int = 0) -> None:
        super().__init__(seed)
        self.name = "stranger"
        self.slow = True
        self.thoughts = thoughts
        self.seen = seen

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seed, self.thoughts, self.seen)

    def watch(self, events: Ints, seat: int) -> None:  # noqa: ARG002
        self.seen += len(events)


class Teller(Slow):
    """Says for everything which process it thinks in."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        self.thoughts += 1
        return os.getpid()

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        return Offer(seat, (), (mark(os.getpid()), 0, 0), NOTHING)

    def sides(self, g: Rules, view: Table, seat: int) -> Offer | None:
        return self.offers(g, view, seat)

    def objects(self, g: Rules, view: Table, seat: int, offer: Offer) -> str:  # noqa: ARG002
        self.thoughts += 100
        return "dear"

    def haggles(self, g: Rules, view: Table, seat: int, offer: Offer) -> Offer | None:  # noqa: ARG002
        return self.offers(g, view, seat)

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        self.thoughts += 10
        return Talk(str(os.getpid()))


class Seller(Slow):
    """Takes what it is offered, and tells who was promised a tip which process it thinks in."""

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:  # noqa: ARG002
        return True

    def hear(self, word: Word) -> None:
        self.word = word

    def tells(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        owed = self.word.standing()[0]
        return Talk("", (owed.to,), tip=Tip(owed.clause.about, (mark(os.getpid()), 0, 0)))


class Courter(Teller):
    """Offers something only while somebody else is asked."""

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:
        return None if view.owed >> seat & 1 else super().offers(g, view, seat)


class Clumsy(Slow):
    """Fails at everything."""

    def fail(self) -> None:
        raise ValueError("clumsy")

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        self.fail()
        return menu.nth(0, 0)

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        self.fail()
        return None

    def sides(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        self.fail()
        return None

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:  # noqa: ARG002
        self.fail()
        return False

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        self.fail()
        return None


class Fallen(Clumsy):
    """One of the house's that fails, by the name it goes by there."""

    def __init__(self, seed: int = 0, *_: object) -> None:
        super().__init__(seed)
        self.name = "boss"


class FallenToo(Fallen):
    """Who stands in for it, and fails as well."""

    def __init__(self, seed: int = 0, *_: object) -> None:
        super().__init__(seed)
        self.name = "capo"


class Dying(Slow):
    """Takes its process with it when it is to answer."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        os._exit(3)


class Dreamer(Slow):
    """Never comes to an end when it is to answer."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        while True:
            pass


class Ponderer(Slow):
    """Never comes to an end over an offer, and thinks of none but after as long."""

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:  # noqa: ARG002
        while True:
            pass

    def sides(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        while True:
            pass


def first_game() -> Game:
    """A game that has just begun."""
    return Game(Setup("mayhem", seats_of(["Ann", "Bob", "Cid"])))


def case_of(game: Game) -> bytes:
    """What its rules are made of."""
    return pickle.dumps((game.setup, game.pack))


def task(bot: Bot, verb: Verb = "choose", about: Any = None) -> Task:  # noqa: ANN401 - see `Task`
    """A first question for a bot."""
    game = first_game()
    menu = question(game)
    about = (menu.named, list(menu.rows)) if verb == "choose" else about
    return Task(case_of(game), pickle.dumps(bot), 0, [], Word(), (3, 0), verb, game.view(0), about)


def question(game: Game) -> Menu:
    """What is asked first, whoever is asked."""
    return game.menu(game.owed()[0])
