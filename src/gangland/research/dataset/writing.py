"""A dataset: a folder that fills with files of so many games each, and can be gone on with at any time.

What a file holds depends on the plan and the numbers of its games alone, so it is the same whoever plays them
and in whatever order. The file of `games` is put in its place last: where it is, the others are whole.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from gangland.arena.afield import spread
from gangland.arena.rotation import Rotation
from gangland.arena.simulate import CHANCE_SEAT, Plan, game_seed
from gangland.bots.roster import enlist, make_bot
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import GAMES, RULES_VERSION
from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError
from gangland.game.refusal import Refusal
from gangland.game.setup import compose, format_options, seats_of
from gangland.research.dataset.recorder import Recorder
from gangland.research.dataset.schema import TABLES, Rows, parquet
from gangland.research.heads import SIZE
from gangland.research.layout import FIXED, Layout, pack_parts, slots_of

MANIFEST: Final = "dataset.json"
LAST: Final = "games"
EACH: Final = 20
"""Games in a file."""
FORMAT: Final = 1

Progress = Callable[[int], None]
"""Called with the number of games just written."""


class Share(NamedTuple):
    """The games of one file of each table."""

    plan: Plan
    number: int
    games: range

    def play(self) -> Written:
        """Play them, and return the files."""
        rows = Rows()
        for index in self.games:
            rows.add(play_one(self.plan, index))
        width = len(layout_of(self.plan))
        return Written(
            self.number, len(self.games), {name: parquet(name, getattr(rows, name), width) for name in TABLES}
        )


class Written(NamedTuple):
    """The files of a share: to be put in their places."""

    number: int
    games: int
    files: dict[str, bytes]


Workers = Callable[[list[Share]], Iterator[Written]]
"""Plays shares, here or elsewhere, and yields what comes of them in any order."""


def processes(jobs: int) -> Workers:
    """Return workers that play in so many processes: new ones, since Polars does not bear being forked."""

    def work(shares: list[Share]) -> Iterator[Written]:
        if jobs == 1 or len(shares) < 2:
            yield from map(Share.play, shares)
            return
        with get_context("spawn").Pool(min(jobs, len(shares)), ignore_interrupts) as pool:
            yield from pool.imap_unordered(Share.play, shares)

    return work


def cluster(address: str) -> Workers:
    """Return workers on the Ray cluster at an address."""
    return partial(spread, address=address)


def ignore_interrupts() -> None:
    """An interrupt is for the parent to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(plan: Plan, index: int) -> Rows:
    """Play one game of a plan, the same that `simulate` plays, and return its rows."""
    seating = Rotation(len(plan.bots), len(plan.pack.gangs)).seating(index)
    names = [plan.bots[bot] for bot in seating.bots]
    for name in names:
        enlist(name)
    bots = [make_bot(name, game_seed(plan.seed, index, seat)) for seat, name in enumerate(names)]
    game = Game(replace(plan.setup, seats=seats_of((), names)), plan.pack)
    recorder = Recorder(index, game, bots, slots_for(plan), deals=plan.deals)
    recorder.play(Dice(game_seed(plan.seed, index, CHANCE_SEAT)), seating.gangs)
    return recorder.finish()


def slots_for(plan: Plan) -> list[int]:
    """Return which modifiers observations show: those of the room of such games."""
    page = GAMES[plan.setup.game]
    rules = compose(plan.setup, plan.pack)
    return slots_of([rules, *(page.compose(plan.pack, {name: 1}) for name in page.options)])


def layout_of(plan: Plan) -> Layout:
    """Return where everything is in an observation."""
    return Layout((*FIXED, *pack_parts(compose(plan.setup, plan.pack), slots_for(plan))))


def manifest_of(plan: Plan, games: int, version: str) -> dict[str, object]:
    """Return what a dataset is a dataset of."""
    layout = layout_of(plan)
    return {
        "format": FORMAT,
        "game": plan.setup.game,
        "bots": list(plan.bots),
        "options": format_options(plan.setup.options),
        "deals": plan.deals,
        "seed": plan.seed,
        "games": games,
        "games_in_a_file": EACH,
        "version": version,
        "rules": RULES_VERSION,
        "cards": plan.pack.hash,
        "mask": SIZE,
        "observation": len(layout),
        "layout": [
            {"name": name, "start": layout.starts[name], "rows": part.rows, "fields": list(part.fields)}
            for name, part in layout.parts.items()
        ],
        "tables": TABLES,
    }


def write_dataset(
    folder: Path, plan: Plan, games: int, version: str, workers: Workers, progress: Progress
) -> bool:
    """Write what a dataset lacks; return whether that is done, or was interrupted."""
    folder.mkdir(parents=True, exist_ok=True)
    with kept_alone(folder):
        check(folder, manifest_of(plan, games, version))
        missing = []
        for share in shares(plan, games):
            if path_of(folder, LAST, share.number).exists():
                progress(len(share.games))
            else:
                missing.append(share)
        try:
            for written in workers(missing):
                put(folder, written)
                progress(written.games)
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def kept_alone(folder: Path) -> Iterator[None]:
    """Keep a folder to oneself."""
    try:
        with held(folder / MANIFEST):
            yield
    except LogError as error:
        if error.code == "in-use":
            raise Refusal("data-in-use", folder=str(folder)) from error
        raise


def shares(plan: Plan, games: int) -> list[Share]:
    """Return all games, file by file."""
    starts = range(0, games, EACH)
    return [Share(plan, number, range(at, min(at + EACH, games))) for number, at in enumerate(starts)]


def check(folder: Path, manifest: dict[str, object]) -> None:
    """Begin a dataset in an empty folder; refuse one that holds something else."""
    path, content = folder / MANIFEST, json.dumps(manifest, indent=1)
    if not path.exists():
        if any(one.name not in (MANIFEST, f".{MANIFEST}.lock") for one in folder.iterdir()):
            raise Refusal("no-data-folder", folder=str(folder))
        path.write_text(content, "utf-8", newline="\n")
        return
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise Refusal("no-data-folder", folder=str(folder)) from error
    for part, wanted in json.loads(content).items():
        if found.get(part) != wanted:
            raise Refusal("other-data", folder=str(folder), part=part)


def put(folder: Path, written: Written) -> None:
    """Put files in their places, each in one go; that of the games last."""
    for name in sorted(written.files, key=lambda name: name == LAST):
        path = path_of(folder, name, written.number)
        path.parent.mkdir(exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(written.files[name])
        part.replace(path)


def path_of(folder: Path, table: str, number: int) -> Path:
    """Return where a file of a table is."""
    return folder / table / f"{number:05}.parquet"
