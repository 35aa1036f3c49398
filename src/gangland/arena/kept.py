"""Games kept as they are played, so that a long measurement goes on where it was interrupted.

One file, a line for every few games, on the disk before anybody is told. A line says what was played: the
game with its options, the cards, the bots, the seed, the rules, and how the very first game went, by which
bots are known for the same however their code is written. Only what is the same to the letter is taken up
again; all else in the file is left alone. However many games are asked for, those kept count.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec

from gangland.arena.result import Batch
from gangland.arena.run import whole_lines
from gangland.arena.simulate import Bench, Plan
from gangland.game.games import RULES_VERSION
from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError
from gangland.game.logs.recorder import append
from gangland.game.refusal import Refusal
from gangland.game.setup import format_options


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a line: of what these games are, the number of the first, and how they went."""

    of: list[str]
    start: int
    batch: Batch


class Kept:
    """A file of games, read once and written on."""

    def __init__(self, path: Path) -> None:
        """Take up a file that is there; see `opened`."""
        self.path = path
        self.batches: dict[tuple[str, ...], Batch] = {}
        self.firsts: dict[tuple[str, ...], str] = {}

    def read(self) -> Path | None:
        """Read what was played before; return the file that keeps what was torn off, if anything was."""
        lines, beside = whole_lines(self.path)
        for number, text in enumerate(lines, 1):
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.MsgspecError as error:
                raise Refusal("damaged-games", file=str(self.path), line=number) from error
            self.batches[*line.of, str(line.start)] = line.batch
        return beside

    def find(self, plan: Plan, games: range) -> Batch | None:
        """Return the games with these numbers, where they were played before."""
        batch = self.batches.get((*self.of(plan), str(games.start)))
        return batch if batch is not None and len(batch.outcomes) == len(games) else None

    def keep(self, plan: Plan, games: range, batch: Batch) -> None:
        """Write games to the disk."""
        append(msgspec.json.encode(Line(self.of(plan), games.start, batch)) + b"\n", self.path)

    def of(self, plan: Plan) -> list[str]:
        """Return all that decides how the games of a plan go; for that its first game is played once."""
        setup = f"{plan.setup.game} {format_options(plan.setup.options)}".strip()
        named = (setup, plan.pack.hash, ",".join(plan.bots), str(plan.seed), RULES_VERSION)
        if named not in self.firsts:
            first = msgspec.json.encode(Bench(plan).play(range(1)))
            self.firsts[named] = sha256(first).hexdigest()[:16]
        return [*named, self.firsts[named]]


@contextmanager
def opened(path: Path) -> Iterator[tuple[Kept, Path | None]]:
    """Open a file of games, a new one or one from before, and keep it to oneself.

    With it comes the file that keeps a torn line, where one was torn.
    """
    try:
        with held(path):
            path.touch()
            kept = Kept(path)
            yield kept, kept.read()
    except LogError as error:
        if error.code == "in-use":
            raise Refusal("games-in-use", file=str(path)) from error
        raise
