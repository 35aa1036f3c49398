"""Taking a snapshot of a game, and laying the game by it: loading does not depend on how long a game is.

A snapshot counts only for the very program that took it: after an upgrade every game is played again from its
first line, so that whatever the new rules would have made otherwise is found. It has to stand where the mark
of its last line says, and its dice have to be those that the table's parts give. Whatever does not fit is
thrown away, and the log is played.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from sys import intern
from typing import Any, Final

import msgspec

import gangland
from gangland.engine.fields import FIELDS
from gangland.engine.table import Table, plain, restored
from gangland.game.annals import Annals
from gangland.game.croupier import FairCroupier
from gangland.game.deals.deal import Offer, Promise
from gangland.game.deals.ledger import Ledger
from gangland.game.happenings import Fact
from gangland.game.journal import Journal
from gangland.game.marks import is_met
from gangland.game.throws import ChainCroupier, Tip
from gangland.game.undo import Back, Said, WayBack
from gangland.server.store import snapshot_shelf
from gangland.server.store.store import Store

EVERY: Final = 40
"""Every so many lines a snapshot is taken: as many are played again at most, after whatever end."""

WORTH: Final = 8
"""A server that stops takes a snapshot where at least so many lines are new."""

PARTS: Final = ("content", "engine", "game", "rulesets")
"""The packages that say where a line leads."""

FAST: Final = 1


class Book(msgspec.Struct, array_like=True):
    """A ledger, without the rules it stands by."""

    offers: list[Offer]
    promises: list[Promise]
    seen: list[list[int]]
    made: list[int]
    spoken: list[int]


class Step(msgspec.Struct, array_like=True):
    """How everything was before an action that can be taken back."""

    seat: int
    line: int
    table: list[Any]
    book: Book
    happened: int
    said: tuple[Said, ...]


class Throws(msgspec.Struct, array_like=True):
    """What a croupier who throws links has heard; its commitments say the rest."""

    seed: str
    thrown: int
    parts: list[str]
    tips: dict[int, Tip]
    round: int
    last: int
    number: int
    out: frozenset[int]
    missed: frozenset[int]
    escrow: dict[int, Tip]
    fresh: dict[int, Tip]
    handed: dict[int, int]
    is_ready: bool


class Snapshot(msgspec.Struct, array_like=True):
    """A journal without its lines, and without what its set-up and its seed say; ages are in seconds."""

    lines: int
    table: list[Any]
    book: Book
    facts: list[Fact]
    happened: list[int]
    steps: list[Step]
    bar: str
    by: int
    taken: tuple[int, ...]
    total: int
    origin: str
    used: dict[str, int]
    throws: Throws | None
    firsts: list[int]
    marks: dict[int, list[int]]
    asked: dict[int, int]
    waits: dict[int, float]
    waited: dict[int, float]
    fists: dict[int, int]
    unclenched: int | None
    undone: dict[int, int]


@cache
def program() -> str:
    """Return a few digits that are others for every program that may play a game otherwise."""
    root = Path(gangland.__file__).parent
    files = [file for part in PARTS for file in (root / part).rglob("*") if file.is_file()]
    compiled = list(root.parent.glob("*__mypyc*"))
    digest = hashlib.sha256(gangland.__version__.encode())
    for file in sorted(file for file in (*files, *compiled) if "__pycache__" not in file.parts):
        digest.update(file.name.encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def may_take(journal: Journal) -> bool:
    """Return whether a snapshot has all there is to a game.

    Lessons have dice of their own, games under the first rules a ledger of their own, and one that has moved
    to newer rules has had others: they are short, or few, and played again.
    """
    game = journal.game
    is_plain = type(game.ledger) is Ledger and type(journal.croupier) in (FairCroupier, ChainCroupier)
    return is_plain and game.began == game.setup.rules


def taken(journal: Journal, now: float) -> bytes:
    """Return a snapshot of a journal whose clock says `now`."""
    game, way = journal.game, journal.game.way_back
    shot = Snapshot(
        lines=len(journal),
        table=_values(game.t),
        book=_book(game.ledger),
        facts=list(game.facts),
        happened=game.happened,
        steps=[
            Step(one.seat, one.line, _values(one.table), _book(one.ledger), one.happened, one.said)
            for one in way.steps
        ],
        bar=way.bar,
        by=way.by,
        taken=way.taken,
        total=way.total,
        origin=journal.croupier.origin,
        used=dict(journal.croupier.used),
        throws=_throws(journal),
        firsts=journal.firsts,
        marks=journal.marks,
        asked=journal.asked,
        waits={seat: now - at for seat, at in journal.asked_at.items()},
        waited={line: now - at for line, at in journal.waited.items()},
        fists=journal.fists,
        unclenched=journal.unclenched,
        undone=journal.undone,
    )
    return zlib.compress(msgspec.msgpack.encode(shot), FAST)


def _values(t: Table) -> list[Any]:
    return [plain(t, field.name) for field in FIELDS]


def _book(ledger: Ledger) -> Book:
    return Book(ledger.offers, ledger.promises, ledger.seen, ledger.made, ledger.spoken)


def _throws(journal: Journal) -> Throws | None:
    croupier = journal.croupier
    if not isinstance(croupier, ChainCroupier):
        return None
    return Throws(*(getattr(croupier, name) for name in Throws.__struct_fields__))


def lay(journal: Journal, data: bytes, lines: Iterable[str], marks: Mapping[int, str], now: float) -> bool:
    """Put a journal that has not begun where a snapshot says; return whether it fits, or change nothing."""
    try:
        shot = msgspec.msgpack.decode(zlib.decompress(data), type=Snapshot)
        if shot.origin != journal.croupier.origin:
            return False
        trial = journal.copy()
        _fill(trial, shot, now)
    except (zlib.error, msgspec.MsgspecError, ValueError, TypeError):
        return False
    told = list(lines)[: shot.lines]
    mark = marks.get(shot.lines - 1)
    if len(told) != shot.lines or mark is None or not may_take(journal):
        return False
    trial.game.lines = told
    if not is_met(mark, trial.game):
        return False
    vars(journal).update(vars(trial))
    return True


def _fill(journal: Journal, shot: Snapshot, now: float) -> None:
    """Write all of a snapshot but its lines into a journal."""
    game = journal.game

    def ledger(book: Book) -> Ledger:
        return Ledger(
            game.g, game.ledger.open_deals, *(getattr(book, name) for name in Book.__struct_fields__)
        )

    steps = tuple(
        Back(one.seat, one.line, restored(one.table), ledger(one.book), one.happened, one.said)
        for one in shot.steps
    )
    game.t, game.ledger = restored(shot.table), ledger(shot.book)
    game.facts, game.happened = Annals(Fact, map(_shared, shot.facts)), shot.happened
    game.way_back = WayBack(steps, shot.bar, shot.by, shot.taken, shot.total)
    journal.croupier.used = shot.used
    for name in Throws.__struct_fields__ if shot.throws is not None else ():
        setattr(journal.croupier, name, getattr(shot.throws, name))
    journal.firsts, journal.marks, journal.asked = shot.firsts, shot.marks, shot.asked
    journal.asked_at = {seat: now - age for seat, age in shot.waits.items()}
    journal.waited = {line: now - age for line, age in shot.waited.items()}
    journal.fists, journal.unclenched, journal.undone = shot.fists, shot.unclenched, shot.undone


def _shared(fact: Fact) -> Fact:
    """Return a fact whose words are the same strings for all tables: there are many tables, and few words."""
    doc = {name: intern(one) if type(one) is str else one for name, one in fact.doc.items()}
    return fact._replace(doc=doc)


class Photographer:
    """Whoever takes the snapshots of one table: every so many lines, and in the end."""

    def __init__(self, store: Store, table: str) -> None:
        """Nothing was taken yet."""
        self.store = store
        self.table = table
        self.last = 0

    def look(self, journal: Journal, now: float, every: int = EVERY) -> None:
        """Have a snapshot kept where one is due; nobody waits for it, and without it nothing is lost."""
        lines = len(journal)
        if lines - self.last < every or not may_take(journal):
            return
        self.last, data = lines, taken(journal, now)
        self.store.submit(lambda base: snapshot_shelf.save(base, self.table, program(), lines, data))
