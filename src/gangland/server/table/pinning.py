"""Playing a kept game again before it goes on, to see whether this program leads it where it stood.

*Identical*: every line can be played, every die is what the seed gives, every mark is met. *Migrated*: the
same, and the house has a recorded step to newer rules for it. *Pinned*: a line is refused or leads elsewhere;
then the table is held, shown as it stood before that line, and nothing is written to it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from gangland.content.message import Message, message
from gangland.game.happenings import HOUSE
from gangland.game.journal import Journal
from gangland.game.marks import is_met
from gangland.game.migrations import next_line
from gangland.game.refusal import Refusal
from gangland.server.store.archive import Line, Plan, TableRecord
from gangland.server.table.snapshots import lay

logger = logging.getLogger("gangland.server")

Outcome = Literal["identical", "migrated", "pinned"]
Reason = Literal["", "cards", "unnamed", "rules", "refused", "differs"]

CODES: Final = {"cards": "other-cards", "unnamed": "other-cards", "rules": "other-rules"}
"""What a client is told where nothing of a table can be shown; anything else is `damaged`."""

OTHER_RULES: Final = "rules-version"
"""The refusal of rules and dice that are not known here."""


class Verdict(NamedTuple):
    """What became of a game played again.

    `line` is the first that is not as it was, counted from 1; `lines` are those that can be shown, `marks`
    those that were met. A migration leads from the rules `was` to `now`.
    """

    outcome: Outcome
    reason: Reason = ""
    line: int = 0
    lines: int = 0
    marks: int = 0
    was: str = ""
    now: str = ""

    @property
    def code(self) -> str:
        """What a client is told where nothing of the table can be shown."""
        return CODES.get(self.reason, "damaged")

    def why(self) -> Message:
        """Return why the table is held; where nothing of it can be shown, that is said."""
        is_seen = self.lines or self.reason not in ("refused", "differs")
        return message(f"held-{self.reason}" + ("" if is_seen else "-unseen"), line=self.line)


SayHeld = Callable[[dict[str, Verdict]], None]
"""Tells the host of the tables that are held, and why."""


def log_held(held: dict[str, Verdict]) -> None:
    """Have it in the server's log which tables are held."""
    for table, verdict in held.items():
        logger.warning("table %s is held: %s", table, verdict.why())


def without_cards(plan: Plan) -> Verdict:
    """Return the verdict on a table whose cards are nowhere to be found."""
    return Verdict("pinned", "cards" if plan.content else "unnamed")


def unplayable(refusal: Refusal) -> Verdict:
    """Return the verdict on a table whose game cannot even begin here."""
    return Verdict("pinned", "rules" if refusal.code == OTHER_RULES else "refused")


def replayed(
    record: TableRecord,
    marks: Mapping[int, str],
    new_journal: Callable[[], Journal],
    now: float,
    snapshot: bytes = b"",
) -> tuple[Journal | None, Verdict]:
    """Return a game as far as it is what it was, moved on where it has to be, and the verdict on it.

    Lines are dated by the same clock as `now`, whichever that is. A snapshot saves playing the lines it has;
    where anything does not fit, all of them are played as if there were none.
    """
    try:
        journal = new_journal()
    except Refusal as refusal:
        return None, unplayable(refusal)
    good = met = 0
    if snapshot and lay(journal, snapshot, (line.text for line in record.lines), marks, now):
        good, met = len(journal), 1
    begun = good
    for number, line in enumerate(record.lines[good:], good):
        try:
            journal.replay(line.text, line.at)
        except Exception:  # noqa: BLE001 - whatever stands in its way, the game is held and not lost
            if begun:
                return replayed(record, marks, new_journal, now)
            return _held(record, new_journal, good if marks else number, ("refused", number + 1, met))
        if number in marks:
            if not is_met(marks[number], journal.game):
                if begun:
                    return replayed(record, marks, new_journal, now)
                return _held(record, new_journal, good, ("differs", number + 1, met))
            good, met = number + 1, met + 1
    return _moved_on(record, new_journal, journal, met, now)


def new_lines(record: TableRecord, journal: Journal, at: float) -> list[Line]:
    """Return the lines of a game that are not kept yet: those of the house."""
    return [Line(text, at) for text in journal.game.lines[len(record.lines) :]]


def _moved_on(
    record: TableRecord, new_journal: Callable[[], Journal], journal: Journal, met: int, now: float
) -> tuple[Journal | None, Verdict]:
    """Take every recorded step to newer rules there is for a game under way."""
    was, lines = journal.game.setup.rules, len(record.lines)
    try:
        while record.state == "running" and next_line(journal.game):
            journal.take(HOUSE, next_line(journal.game), now)
            journal.settle(now)
    except Exception:  # noqa: BLE001 - a step that fails leaves the game where it was
        return _held(record, new_journal, lines, ("refused", lines + 1, met))
    rules = journal.game.setup.rules
    outcome: Outcome = "identical" if rules == was else "migrated"
    return journal, Verdict(outcome, "", 0, len(journal), met, was, rules)


def _held(
    record: TableRecord, new_journal: Callable[[], Journal], good: int, why: tuple[Reason, int, int]
) -> tuple[Journal | None, Verdict]:
    """Lay a game again as far as it stood where it had stood; of nothing at all there is no journal."""
    reason, line, met = why
    verdict = Verdict("pinned", reason, line, good, met)
    if not good:
        return None, verdict
    journal = new_journal()
    for one in record.lines[:good]:
        journal.replay(one.text, one.at)
    return journal, verdict
