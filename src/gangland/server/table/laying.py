"""Laying the game of a table from what is kept of it: its cards, its rules, and the dice its parts give."""

from __future__ import annotations

from collections.abc import Mapping

from gangland.content.records import Pack
from gangland.game.croupier import CHAINED_DICE, Croupier, FairCroupier, check_dice, combined
from gangland.game.game import Game
from gangland.game.happenings import HOUSE
from gangland.game.journal import DamagedGame, Journal
from gangland.game.marks import is_met
from gangland.game.refusal import Refusal
from gangland.game.throws import ChainCroupier, anew_text
from gangland.lessons.dice import LessonCroupier
from gangland.lessons.shelf import find
from gangland.server.store.archive import TableRecord
from gangland.server.table.gathering import setup_of


def lay(record: TableRecord, pack: Pack) -> Journal:
    """Return the journal of a table's game before its first line."""
    return Journal(Game(setup_of(record), pack), croupier_of(record))


def croupier_of(record: TableRecord) -> Croupier:
    """Return who rolls at a table; a lesson has its own in front."""
    plan, first = record.plan, record.first_dice()
    check_dice(plan.dice)
    if plan.dice == CHAINED_DICE:
        return ChainCroupier(first.commit, first.parts)
    fair = FairCroupier(combined(record.seed, first.parts, plan.dice), plan.dice)
    return LessonCroupier(find(plan.lesson), fair) if plan.lesson else fair


def go_on(journal: Journal, record: TableRecord, marks: Mapping[int, str], at: float) -> None:
    """Play what was played elsewhere, and have the dice begin anew with what was committed to here.

    A Refusal says that this program does not lead the game where it stood when it was taken in.
    """
    try:
        for line in record.lines:
            journal.replay(line.text, at)
        mark = marks.get(len(record.lines) - 1, "")
        if not is_met(mark, journal.game):
            raise DamagedGame(record.id)  # noqa: TRY301 - like a line that is refused
    except Exception as error:
        raise Refusal("held") from error
    journal.take(HOUSE, anew_text(record.commitment, [seat.entropy for seat in record.seats]), at)
