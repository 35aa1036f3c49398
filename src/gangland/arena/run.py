"""A run of a league: a folder that keeps every deal once it is played, so that a run can go on at any time.

`run.json` says what is played, with which rules and cards and by which bots (`likeness.py`); `deals.jsonl`
has a line a deal, on the disk before anybody is told. A last line that a power cut has torn is set aside.
What is played does not depend on the number of processes, and the deals may be played in any order.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from gangland.arena.bout import Dealt
from gangland.arena.hall import Task, pack_of
from gangland.arena.league import League
from gangland.arena.likeness import likeness
from gangland.engine.ints import COMPILED
from gangland.game.games import RULES_VERSION
from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError
from gangland.game.logs.recorder import append, put_aside
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup

MANIFEST: Final = "run.json"
DEALS: Final = "deals.jsonl"
LOGS: Final = "logs"
CHUNK: Final = 5
"""Deals played in one go, where nobody takes its time."""
Progress = Callable[[int], None]
"""Called with the number of games just finished."""
Workers = Callable[[list[Task]], Iterator[list[Dealt]]]
"""Plays tasks, here or elsewhere, and yields what comes of them in any order."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run is a run of; a folder holds runs of one manifest only."""

    league: League
    version: str
    rules: str
    bots: str
    compiled: bool
    packs: dict[str, str]
    logged: int


def manifest_of(league: League, logged: int, version: str) -> Manifest:
    """Return what a run of a league would be, here and now."""
    games = sorted({Setup(row.game, ()).pack_game for row in league.row})
    packs = {game: pack_of(game, league.cards).hash for game in games}
    return Manifest(league, version, RULES_VERSION, likeness(league), COMPILED, packs, logged)


def whole_lines(path: Path) -> tuple[list[bytes], Path | None]:
    """Read the lines of a file; set a torn last one aside, and return the file that keeps it."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    torn = content[len(whole) :]
    beside = put_aside(torn, path) if torn else None
    if torn:
        path.write_bytes(whole)
    return whole.splitlines(), beside


class Run:
    """A folder with a run: what was played so far, and what is still to be played."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        """Take a folder up; see `opened`."""
        self.folder = folder
        self.manifest = manifest
        self.deals: dict[tuple[int, int], Dealt] = {}

    @property
    def games(self) -> int:
        """How many games there are in the end."""
        return sum(row.deal_count * row.each for row in self.manifest.league.row)

    @property
    def played(self) -> int:
        """How many games were played so far."""
        return sum(len(dealt.bouts) for dealt in self.deals.values())

    def tasks(self) -> list[Task]:
        """Return what is still to be played, all rows alike: an interrupted run says something of each."""
        tasks = []
        league, logged = self.manifest.league, self.manifest.logged
        for number, row in enumerate(league.row):
            size = 1 if row.is_thinking or row.deals else CHUNK
            for start in range(0, row.deal_count, size):
                deals = [
                    deal
                    for deal in range(start, min(start + size, row.deal_count))
                    if (number, deal) not in self.deals
                ]
                if deals:
                    tasks.append(Task(number, row, deals, league.seed, logged, league.cards))
        return sorted(tasks, key=lambda task: task.deals[0] / task.row.deal_count)

    def play(self, workers: Workers, progress: Progress) -> bool:
        """Play what is left; return whether that is done, or was interrupted."""
        try:
            for deals in workers(self.tasks()):
                self.keep(deals)
                progress(sum(len(dealt.bouts) for dealt in deals))
        except KeyboardInterrupt:
            return False
        return True

    def keep(self, deals: list[Dealt]) -> None:
        """Write deals to the disk, their logs first."""
        for dealt in deals:
            for bout in dealt.bouts:
                if bout.log:
                    path = self.folder / LOGS / f"{dealt.row + 1:02}-{dealt.deal + 1:04}-{bout.seat + 1}.log"
                    path.write_text(bout.log, "utf-8", newline="\n")
                    bout.log = ""
        append(b"".join(msgspec.json.encode(dealt) + b"\n" for dealt in deals), self.folder / DEALS)
        self.deals.update({(dealt.row, dealt.deal): dealt for dealt in deals})

    def read(self) -> Path | None:
        """Read what was played before; return the file that keeps what was torn off, if anything was."""
        path = self.folder / DEALS
        lines, beside = whole_lines(path)
        for number, line in enumerate(lines, 1):
            try:
                dealt = msgspec.json.decode(line, type=Dealt)
            except msgspec.MsgspecError as error:
                raise Refusal("damaged-run", file=str(path), line=number) from error
            self.deals[dealt.row, dealt.deal] = dealt
        return beside


@contextmanager
def opened(folder: Path, manifest: Manifest) -> Iterator[tuple[Run, Path | None]]:
    """Open a folder for a run, a new one or the same as before, and keep it to oneself.

    With it comes the file that keeps a torn line, where one was torn.
    """
    (folder / LOGS).mkdir(parents=True, exist_ok=True)
    try:
        with held(folder / DEALS):
            check_manifest(folder, manifest)
            run = Run(folder, manifest)
            yield run, run.read()
    except LogError as error:
        if error.code == "in-use":
            raise Refusal("run-in-use", folder=str(folder)) from error
        raise


def check_manifest(folder: Path, manifest: Manifest) -> None:
    """Begin a run in an empty folder; refuse one that holds something else."""
    path, content = folder / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest))
    if not path.exists():
        if any(one.name not in (LOGS, f".{DEALS}.lock") for one in folder.iterdir()):
            raise Refusal("no-run-folder", folder=str(folder))
        (folder / DEALS).touch()
        path.write_bytes(content)
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise Refusal("no-run-folder", folder=str(folder)) from error
    for part, wanted in msgspec.json.decode(content, type=dict[str, object]).items():
        if found.get(part) != wanted:
            raise Refusal("other-run", folder=str(folder), part=part)


def here(tasks: list[Task]) -> Iterator[list[Dealt]]:
    """Play in this process."""
    return (task.play() for task in tasks)


def processes(jobs: int) -> Workers:
    """Return workers that play in so many processes."""

    def work(tasks: list[Task]) -> Iterator[list[Dealt]]:
        with get_context().Pool(max(1, min(jobs, len(tasks))), _ignore_interrupts) as pool:
            yield from pool.imap_unordered(Task.play, tasks)

    return work if jobs > 1 else here


def _ignore_interrupts() -> None:
    """An interrupt is for the parent to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
