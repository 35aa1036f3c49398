"""Rivals of a lesson at a table: they follow its script as far as it goes, and are bots after that."""

from __future__ import annotations

import logging

from gangland.game.deals.deal import Offer
from gangland.game.refusal import Refusal
from gangland.lessons.course import offer_text
from gangland.lessons.guide import Due
from gangland.lessons.minds import LessonMinds
from gangland.lessons.rivals import LEARNER
from gangland.server.table.seated_bots import BotDriver, Job, What
from gangland.words import Words

logger = logging.getLogger("gangland.server")


class LessonDriver(BotDriver):
    """Has the rivals of one lesson do what they are asked, and offer what the next beat begins with."""

    def due(self) -> Due | None:
        """Return the offer that a rival is to make now."""
        tutor, journal = self.room.tutor, self.room.journal
        is_played = self.room.record.state == "running" and self.room.is_ours()
        if tutor is None or journal is None or not is_played:
            return None
        return tutor.course.due(journal.game)

    def find(self, what: What) -> Job | None:
        """Return the rival that has something to do, or an offer to make."""
        if what != "offer":
            return super().find(what)
        due = self.due()
        return (due.seat, None) if due else None

    async def do(self, what: What, seat: int, offer: Offer | None) -> None:
        """Make an offer of the script, or have a rival think."""
        tutor = self.room.tutor
        if tutor is not None and not isinstance(self.minds, LessonMinds):
            self.minds = LessonMinds(self.make, tutor.course)
            self.minds.sits = self.sit
        if what != "offer":
            await super().do(what, seat, offer)
            return
        async with self.room.lock:
            due = self.due()
            if due is None or tutor is None:
                return
            plan = self.room.record.plan
            words = Words(self.room.record.seats[LEARNER].lang or plan.lang, game=plan.game)
            try:
                await self.room.commit(due.seat, offer_text(due, words.say))
            except Refusal as refusal:
                logger.warning("table %s: an offer of the lesson was refused: %s", self.room.id, refusal.code)
                tutor.course.guide.due = None
            self.room.publish()
