"""Rivals of a lesson at a table: they follow its script as far as it goes, and are bots after that."""

from __future__ import annotations

import logging
from concurrent.futures import Executor

from gangland.game.deals.deal import Offer
from gangland.game.refusal import Refusal
from gangland.lessons.course import Course, offer_text
from gangland.lessons.minds import LessonMinds
from gangland.lessons.rivals import LEARNER
from gangland.server.table.seated_bots import BotDriver, Job, Search
from gangland.server.table.web_table import Room
from gangland.words import Words

logger = logging.getLogger("gangland.server")


class LessonDriver(BotDriver):
    """Has the rivals of one lesson do what they are asked, and offer what the next beat begins with."""

    def __init__(self, room: Room, pool: Executor) -> None:
        """Wait to be woken."""
        super().__init__(room, pool)
        self.searches = (*self.searches, self.next_offer)

    @property
    def course(self) -> Course | None:
        """The lesson, once it has begun."""
        return self.room.tutor.course if self.room.tutor else None

    def next_offer(self) -> Job | None:
        """Return the rival that is to make an offer now."""
        game = self.game()
        due = self.course.due(game) if game and self.course else None
        return (due.seat, None) if due else None

    async def do(self, search: Search, seat: int, offer: Offer | None) -> None:
        """Make an offer of the script, or have a rival think."""
        if self.course is not None and not isinstance(self.minds, LessonMinds):
            self.minds = LessonMinds(self.make, self.course)
        if search != self.next_offer:
            await super().do(search, seat, offer)
            return
        async with self.room.lock:
            game, course = self.game(), self.course
            due = course.due(game) if game and course else None
            if due is None or course is None:
                return
            plan = self.room.record.plan
            words = Words(self.room.record.seats[LEARNER].lang or plan.lang, game=plan.game)
            try:
                await self.room.commit(due.seat, offer_text(due, words.say))
            except Refusal as refusal:
                logger.warning("table %s: an offer of the lesson was refused: %s", self.room.id, refusal.code)
                course.guide.due = None
            self.room.publish()
