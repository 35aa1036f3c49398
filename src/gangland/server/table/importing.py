"""Taking a game in from elsewhere: its log is proved first, and then kept as if it was played here.

The seats of one that is over are nobody's: no key opens one, no account owns one. Everybody may read it, as
after a game whose players have shared it.

One under way is laid as far as it goes, and waits like a table that has not begun. Each person's seat has a
new key, which the host hands out: who comes with it sits there, and nobody else. When all have come, and each
has committed to a chain after the house has committed to its own, it goes on, with dice that begin anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gangland.bots.roster import check_bot
from gangland.content.records import Pack
from gangland.game.annals import Annals
from gangland.game.chain import Chain
from gangland.game.croupier import NO_ENTROPY
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.logs.log import RULER, LogError, without_footer
from gangland.game.logs.pack_finder import Shelf
from gangland.game.marks import mark_of
from gangland.game.placing import order
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Pace, SpectatorRule
from gangland.protocol.messages import Lang
from gangland.server.store import archive, contents, keys, line_marks
from gangland.server.store.archive import HOST, Line, Plan, SeatRecord, TableRecord
from gangland.server.store.base import Base
from gangland.server.store.origins import Origin
from gangland.server.table.gathering import new_seed
from gangland.server.table.laying import go_on, lay
from gangland.server.table.proof import Proof, verify

SHOWN: Final[SpectatorRule] = "end"
LANG: Final[Lang] = "en"
"""Spectators see everything, and nobody is spoken to."""


class Taken:
    """A game as it was read: what is to be kept of it, and the keys to hand out, by seat."""

    def __init__(self, record: TableRecord, pack: Pack, game: Game) -> None:
        """Keep what was proved."""
        self.record = record
        self.pack = pack
        self.mark = mark_of(game)
        self.is_over = game.t.over
        self.places: list[int] = list(order(game.t)) if game.t.over and not record.plan.lesson else []
        self.keys: dict[int, str] = {}

    def hand_out(self) -> None:
        """Make keys: one for the seat of every person, and the host's."""
        people = [number for number, seat in enumerate(self.record.seats) if seat.kind == "human"]
        self.keys = {seat: keys.new_key() for seat in (*people, HOST)}
        self.record.keys = [(keys.hashed(key), seat) for seat, key in self.keys.items()]


def read(path: Path, shelf: Shelf, now: float) -> Taken:
    """Return the game of a log; a LogError says why it is not taken in.

    Every line is played, and every die derived from its parts: a game at a table of ours proves its dice. One
    under way whose dice come from a seed does not, since the seed is not in its log.
    """
    proof = verify(path, shelf)
    game, lines = log.load(path, shelf=shelf), log.read_lines(path, whole=True)
    seeds = [line.partition(" ")[2] for line in lines if line.startswith("seed ")]
    if proof.over and not seeds:
        raise LogError("not-revealed", len(lines))
    moves = _lines(game, lines, now)
    if proof.over:
        return Taken(_record(game, proof, seeds[0], moves), game.pack, game)
    return _under_way(game, proof, moves)


def _under_way(game: Game, proof: Proof, lines: list[Line]) -> Taken:
    """Return a game that is to go on here, with a chain of our own; it is tried out that it can."""
    record = _record(game, proof, new_seed(), lines)
    record.plan.origin = _origin(proof)
    record.commitment = Chain(record.seed).anchor
    for seat in record.seats:
        seat.entropy = NO_ENTROPY
    try:
        for seat in record.seats:
            if seat.bot:
                check_bot(seat.bot)
        go_on(lay(record, game.pack), record, {}, lines[0].at)
    except Refusal as refusal:
        raise LogError("cannot-go-on", 0, refusal) from refusal
    taken = Taken(record, game.pack, game)
    taken.hand_out()
    return taken


def known(base: Base, taken: Taken) -> str:
    """Return the table where this very game is already, empty where there is none.

    Games are told apart by the parts of the dice they began with, and not by names or talk: whoever was
    erased here does not come back with a copy from before, and no game goes on twice.
    """
    first = taken.record.first_dice().commit
    ask = "SELECT id FROM tables WHERE commitment = ? OR plan LIKE ?"
    rows = base.execute(ask, (first, f'%"commit":"{first}"%')).fetchall()
    found = [record for row in rows if (record := archive.fetch(base, row[0])) is not None]
    return next((record.id for record in found if _dice(record) == _dice(taken.record)), "")


def _dice(record: TableRecord) -> tuple[object, ...]:
    first = record.first_dice()
    return record.plan.game, record.plan.dice, first.commit, *first.parts


def keep(base: Base, taken: Taken) -> None:
    """Keep a game that was read."""
    record = taken.record
    contents.keep(base, taken.pack)
    archive.insert(base, record)
    archive.append(base, record.id, 0, record.lines)
    line_marks.save(base, record.id, len(record.lines) - 1, taken.mark)
    if not taken.is_over:
        return
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


def _origin(proof: Proof) -> Origin:
    return Origin(proof.first().commit, proof.first().parts)


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
    plan.origin = _origin(proof) if proof.earlier else None
    return TableRecord(
        keys.new_table_id(), at, "open", plan, proof.commit, seed, seats, [], Annals(Line, lines), at
    )
