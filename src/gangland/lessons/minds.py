"""The minds of a lesson's rivals at a table in this process: the script first, then the bot."""

from __future__ import annotations

from collections.abc import Callable

from gangland.bots.bot import Bot
from gangland.bots.driver import Minds
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.lessons.course import Course


class LessonMinds(Minds):
    """Rivals that follow a lesson as far as it goes; while it lasts they propose nothing of their own."""

    def __init__(self, make: Callable[[int], Bot], course: Course) -> None:
        """Nobody was asked yet."""
        super().__init__(make)
        self.course = course

    def answer(self, game: Game, seat: int) -> str:
        """Return what a rival answers."""
        return self.course.answer(game, seat) or super().answer(game, seat)

    def reply(self, game: Game, seat: int, offer: Offer) -> str:
        """Return what a rival says to an offer."""
        return self.course.reply(game, seat, offer) or super().reply(game, seat, offer)

    def proposal(self, game: Game, seat: int) -> str:
        """Return what a rival offers by itself, once the lesson is over."""
        return "" if game.t.round <= self.course.lesson.rounds else super().proposal(game, seat)
