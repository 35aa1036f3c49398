"""Taking a finished game in from elsewhere: its log is proved first, and then kept as if it was played here.

Its seats are nobody's: no key opens one, no account owns one. Everybody may read it, as after a game whose
players have shared it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gangland.content.records import Pack
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.logs.log import RULER, LogError, without_footer
from gangland.game.logs.pack_finder import Shelf
from gangland.game.marks import mark_of
from gangland.game.placing import order
from gangland.protocol.bodies import Pace, SpectatorRule
from gangland.protocol.messages import Lang
from gangland.server.store import archive, contents, keys, line_marks
from gangland.server.store.archive import Line, Plan, SeatRecord, TableRecord
from gangland.server.store.base import Base
from gangland.server.table.proof import Proof, verify

SHOWN: Final[SpectatorRule] = "end"
LANG: Final[Lang] = "en"
"""Spectators see everything, and nobody is spoken to."""


class Taken:
    """A finished game as it was read: what is to be kept of it."""

    def __init__(self, record: TableRecord, pack: Pack, game: Game) -> None:
        """Keep what was proved."""
        self.record = record
        self.pack = pack
        self.mark = mark_of(game)
        self.places: list[int] = [] if record.plan.lesson else list(order(game.t))


def read(path: Path, shelf: Shelf, now: float) -> Taken:
    """Return the game of a log; a LogError says why it is not taken in.

    Every line is played, and every die derived from its parts: a game at a table of ours proves its dice. One
    under way cannot be taken in, since the house's part is not in its log, and its seats are people's.
    """
    proof = verify(path, shelf)
    if not proof.over:
        raise LogError("not-over")
    game, lines = log.load(path, shelf=shelf), log.read_lines(path, whole=True)
    seeds = [line.partition(" ")[2] for line in lines if line.startswith("seed ")]
    if not seeds:
        raise LogError("not-revealed", len(lines))
    return Taken(_record(game, proof, seeds[0], _lines(game, lines, now)), game.pack, game)


def known(base: Base, taken: Taken) -> str:
    """Return the table where this very game is already, empty where there is none.

    Games are told apart by the parts of their dice, and not by names or talk: whoever was erased here does
    not come back with a copy from before.
    """
    ask = "SELECT id FROM tables WHERE commitment = ?"
    rows = base.execute(ask, (taken.record.commitment,)).fetchall()
    found = [record for row in rows if (record := archive.fetch(base, row[0])) is not None]
    return next((record.id for record in found if _dice(record) == _dice(taken.record)), "")


def _dice(record: TableRecord) -> tuple[object, ...]:
    return record.plan.game, record.plan.dice, record.commitment, *(seat.entropy for seat in record.seats)


def keep(base: Base, taken: Taken) -> None:
    """Keep a game that was read."""
    record = taken.record
    contents.keep(base, taken.pack)
    archive.insert(base, record)
    archive.append(base, record.id, 0, record.lines)
    line_marks.save(base, record.id, len(record.lines) - 1, taken.mark)
    archive.set_state(base, record.id, "over", record.started)
    archive.save_results(base, record.id, taken.places)
    archive.save_shared(base, record.id)


def _lines(game: Game, lines: list[str], now: float) -> list[Line]:
    """Return the moves with who made each: a person's are theirs alone to have erased."""
    moves = without_footer(lines)[lines.index(RULER) + 1 :]
    replay, found = game.rewound(0), []
    for text in moves:
        seat = replay.author(text.partition(": ")[0])
        replay.replay([text])
        found.append(Line(text, now, seat if 0 <= seat < game.t.seats else -1))
    return found


def _record(game: Game, proof: Proof, seed: str, lines: list[Line]) -> TableRecord:
    """Return the table of a game, open to be written; it is over as soon as its lines are."""
    setup, at = game.setup, lines[0].at
    seats = [
        SeatRecord("bot" if seat.bot else "human", seat.name, seat.bot, entropy)
        for seat, entropy in zip(setup.seats, proof.parts, strict=True)
    ]
    agreed = (setup.game, dict(setup.options), (), setup.open_deals, Pace(), SHOWN, LANG)
    plan = Plan(*agreed, content=game.pack.hash, rules=game.began, dice=proof.dice, guided=False)
    plan.lesson = setup.lesson
    return TableRecord(keys.new_table_id(), at, "open", plan, proof.commit, seed, seats, [], lines, at)
