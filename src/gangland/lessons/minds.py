"""The minds of a lesson's rivals: the script first, then the bot."""

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

    def answering(self, game: Game, seat: int) -> Callable[[], str]:
        """Return what ends in a rival's answer."""
        text = self.course.answer(game, seat)
        return (lambda: text) if text else super().answering(game, seat)

    def replying(self, game: Game, seat: int, offer: Offer) -> Callable[[], str]:
        """Return what ends in a rival's reply to an offer."""
        text = self.course.reply(game, seat, offer)
        return (lambda: text) if text else super().replying(game, seat, offer)

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        """Return what ends in an offer of a rival's own, once the lesson is over."""
        return None if game.t.round <= self.course.lesson.rounds else super().proposing(game, seat)
