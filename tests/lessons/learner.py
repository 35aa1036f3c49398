"""A lesson played through without a server: the learner is a function, the rivals follow the script."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from gangland.bots.driver import Minds, next_answer, next_reply
from gangland.bots.roster import make_bot
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.lessons.course import Course, offer_text
from gangland.lessons.rivals import LEARNER
from gangland.lessons.shelf import find, setup_of

Choose = Callable[[Game], str]
"""What the learner does next, in notation; a deal, or an answer to the question."""


class Play:
    """A lesson being played."""

    def __init__(self, name: str, seed: int = 0) -> None:
        game = Game(setup_of(find(name), "You"))
        self.course = Course(name, game.rewound(0))
        self.journal = Journal(game, self.course.croupier(Croupier(seed)))
        self.minds = Minds(lambda seat: make_bot("thug", seed * 10 + seat))
        self.course.set_up(self.journal, 0.0)
        self.get_on()

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def said(self) -> list[str]:
        """What the guide has said so far, by ids."""
        self.course.guide.follow(self.game.lines)
        return [one.message.id.removeprefix("lesson-") for one in self.course.guide.said]

    def get_on(self) -> None:
        """Have everybody else act, until the learner is asked or the game is over."""
        while not self.game.t.over:
            self.journal.settle(0.0)
            due = self.course.due(self.game)
            if due is not None:
                self.journal.take(due.seat, offer_text(due, str), 0.0)
                continue
            waiting = next_reply(self.game, (1, 2))
            if waiting is not None:
                seat, offer = waiting
                text = self.course.reply(self.game, seat, offer) or self.minds.reply(self.game, seat, offer)
                self.journal.take(seat, text, 0.0)
                continue
            bot = next_answer(self.game, (1, 2))
            if bot is None:
                return
            text = self.course.answer(self.game, bot) or self.minds.answer(self.game, bot)
            self.journal.take(bot, text, 0.0)

    def do(self, *texts: str) -> None:
        """Have the learner do something, and the others go on."""
        for text in texts:
            self.journal.take(LEARNER, text, 0.0)
            self.get_on()

    def through(self, choose: Choose, rounds: int = 3) -> None:
        """Have the learner choose until a round begins, or the game is over."""
        while not self.game.t.over and self.game.t.round < rounds:
            if not self.game.t.owed >> LEARNER & 1:
                return
            with suppress(Refusal):
                self.do(choose(self.game))
