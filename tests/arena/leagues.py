"""A small league for tests of the arena, and a run of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gangland.arena.bout import Bout, Dealt
from gangland.arena.league import League, Row
from gangland.arena.run import Run, manifest_of, opened, processes

ROW: Final = Row(game="mayhem", candidate="random", against=("random", "random"), games=8)
LEAGUE: Final = League(
    7, (ROW, Row(game="wise-guys", candidate="random", against=("random", "random"), games=8))
)


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


def made_up(row: int, deal: int, wins: int, cash: int = 10) -> Dealt:
    """Return a deal of which the candidate won so many games."""
    bouts = [
        Bout(
            seat=seat,
            bots=["a" if at == seat else "b" for at in range(4)],
            gangs=[0, 1, 2, 3],
            winner=seat if seat < wins else (seat + 1) % 4,
            cash=[cash] * 4,
            first=0,
            rounds=6,
            asked=[10] * 4,
            timed=[1] * 4,
            spent=[1000] * 4,
            longest=[500] * 4,
            illegal=[0] * 4,
        )
        for seat in range(4)
    ]
    return Dealt(row, deal, bouts)
