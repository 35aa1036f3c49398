"""A small league for tests of the arena, and a run of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gangland.arena.bout import Dealt
from gangland.arena.league import League, Row
from gangland.arena.run import Run, manifest_of, opened, processes

ROW: Final = Row(game="mayhem", candidate="random", against=("random",), games=8)
LEAGUE: Final = League(7, (ROW, Row(game="wise-guys", candidate="random", against=("random",), games=8)))


def timeless(run: Run) -> list[Dealt]:
    """Return what was played, without the times it took."""
    deals = [dealt for _, dealt in sorted(run.deals.items())]
    for dealt in deals:
        for bout in dealt.bouts:
            bout.spent = bout.longest = []
    return deals


def play(folder: Path, league: League = LEAGUE, jobs: int = 1, logged: int = 0) -> Run:
    with opened(folder, manifest_of(league, logged, "0")) as (run, _):
        assert run.play(processes(jobs), lambda _: None)
    return run
