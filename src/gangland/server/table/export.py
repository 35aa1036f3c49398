"""The log of a table as it is kept, line by line: also of a game nobody here can play again."""

from __future__ import annotations

import os
from pathlib import Path

from gangland.game.croupier import FIRST_DICE
from gangland.game.logs.log import header_of
from gangland.server.store.archive import TableRecord
from gangland.server.table.gathering import setup_of
from gangland.server.table.proof import with_parts


def log_name(record: TableRecord) -> str:
    """Return what the file of a table's log is called."""
    return f"gangland-{record.plan.game}-{record.id}.log"


def write_private(path: Path, text: str) -> None:
    """Write a new file that only its owner may read, from its first byte on."""
    opened = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with open(opened, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 - it is open already
        file.write(text)


def kept_log(record: TableRecord) -> str:
    """Return the log of a table, with the parts of its dice; the seed is told once the game is over.

    It says of a game under way what nobody at the table may know: fists, whispers, cash. It is for the host.
    """
    plan, first = record.plan, record.first_dice()
    recipe = [f"dice {plan.dice}"] if plan.dice != FIRST_DICE else []
    entropies = [f"entropy {part}" for part in first.parts]
    seed = record.seed if record.state == "over" else ""
    lines = [line.text for line in record.lines]
    parts = [f"commit {first.commit}", *recipe, *entropies]
    return with_parts(header_of(setup_of(record), plan.content), lines, parts, seed)
