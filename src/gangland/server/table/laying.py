"""Laying the game of a table from what is kept of it: its cards, its rules, and the dice its seed gives."""

from __future__ import annotations

from gangland.content.records import Pack
from gangland.game.croupier import CHAINED_DICE, Croupier, FairCroupier, check_dice, combined
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.throws import ChainCroupier
from gangland.lessons.dice import LessonCroupier
from gangland.lessons.shelf import find
from gangland.server.store.archive import TableRecord
from gangland.server.table.gathering import setup_of


def lay(record: TableRecord, pack: Pack) -> Journal:
    """Return the journal of a table's game before its first line."""
    return Journal(Game(setup_of(record), pack), croupier_of(record))


def croupier_of(record: TableRecord) -> Croupier:
    """Return who rolls at a table; a lesson has its own in front."""
    plan = record.plan
    check_dice(plan.dice)
    parts = [seat.entropy for seat in record.seats]
    if plan.dice == CHAINED_DICE:
        return ChainCroupier(record.commitment, parts)
    fair = FairCroupier(combined(record.seed, parts, plan.dice), plan.dice)
    return LessonCroupier(find(plan.lesson), fair) if plan.lesson else fair
