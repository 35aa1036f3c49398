"""A lesson under way: its game, its dice, its rivals and its guide, for whoever lays the table.

A server, a terminal and a test do the same three things: set up, have rivals act and offer by the script as
far as it goes, and hear what the guide says.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable

from gangland.content.message import Message
from gangland.game.croupier import Croupier
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.lessons import rivals
from gangland.lessons.dice import LessonCroupier
from gangland.lessons.guide import Due, Guide
from gangland.lessons.rivals import LEARNER
from gangland.lessons.shelf import find

Say = Callable[[Message], str]
"""Says a message in the learner's language."""


class Course:
    """The lesson of one table."""

    def __init__(self, name: str, start: Game) -> None:
        """Begin with a game that has not begun."""
        self.lesson = find(name)
        self.guide = Guide(self.lesson, start)

    def croupier(self, fair: Croupier) -> Croupier:
        """Return the croupier of the lesson, in front of the table's own."""
        return LessonCroupier(self.lesson, fair)

    def set_up(self, journal: Journal, at: float) -> None:
        """Play what comes before the learner's first question, unless it was played before."""
        journal.settle(at)
        for line in self.lesson.setup[len([one for one in journal.game.lines if not one.startswith("*")]) :]:
            who, _, text = line.partition(": ")
            journal.take(journal.game.notation.parse_seat(journal.game.t, who), text, at)
            journal.settle(at)

    def answer(self, game: Game, seat: int) -> str:
        """Return what a rival answers by the script, in notation; empty where it has to think for itself."""
        return "" if seat == LEARNER else rivals.answer(self.lesson, game, seat)

    def reply(self, game: Game, seat: int, offer: Offer) -> str:
        """Return what a rival says to an offer while the lesson lasts; empty where it has to think."""
        if (
            seat == LEARNER
            or offer.by != LEARNER
            or game.t.round > self.lesson.rounds
            or not rivals.takes(offer)
        ):
            return ""
        return f"accept {game.ledger.number(seat, offer.id)}"

    def due(self, game: Game) -> Due | None:
        """Return the offer that a rival is to make now."""
        self.guide.follow(game.lines)
        return self.guide.due


def offer_text(due: Due, say: Say) -> str:
    """Return an offer of the script in notation, with what its maker says to it."""
    return f"{due.line} text={shlex.quote(say(due.said))}"
