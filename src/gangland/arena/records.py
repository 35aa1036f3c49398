"""The games of a run as one flat table, a line for every seat of every game; and that table as Parquet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gangland.arena.bout import Bout, ranks
from gangland.arena.hall import pack_of
from gangland.arena.league import Row
from gangland.arena.run import Run
from gangland.game.setup import Setup, format_options

COUNTS = ("asked", "timed", "spent", "longest", "illegal", "proposed", "dealt", "worth", "kept", "broken")

Record = dict[str, object]


def records(run: Run) -> Iterator[Record]:
    """Yield a record for every seat of every game, in the order of rows and deals."""
    for (number, deal), dealt in sorted(run.deals.items()):
        row = run.manifest.league.row[number]
        for bout in dealt.bouts:
            yield from seats(row, number, deal, bout)


def seats(row: Row, number: int, deal: int, bout: Bout) -> Iterator[Record]:
    """Yield a record for every seat of a game."""
    gangs = pack_of(Setup(row.game, ()).pack_game).gangs
    places, nothing = ranks(bout), [0] * row.players
    for seat, bot in enumerate(bout.bots):
        counts = {name: (getattr(bout, name) or nothing)[seat] for name in COUNTS}
        yield (
            {
                "row": number + 1,
                "game": row.game,
                "options": format_options(row.options),
                "candidate": row.candidate,
                "against": ",".join(row.against),
                "deal": deal + 1,
                "candidate_seat": bout.seat + 1,
                "seat": seat + 1,
                "bot": bot,
                "entrant": row.label(bot),
                "is_candidate": seat == bout.seat,
                "gang": gangs[bout.gangs[seat]].id,
                "leads_first": seat == bout.first,
                "won": seat == bout.winner,
                "place": places[seat],
                "cash": bout.cash[seat],
                "rounds": bout.rounds,
            }
            | counts
            | gains(bout, seat)
        )


def gains(bout: Bout, seat: int) -> Record:
    """Return what the deals of a seat did for its chance to win, and for its partners', in millionths."""
    own = [one for one in bout.closings if seat in (one.by, one.taker)]
    partners = [one.taker if one.by == seat else one.by for one in own]
    return {
        "gained": sum(one.gain(seat) for one in own),
        "partners_gained": sum(one.gain(other) for one, other in zip(own, partners, strict=True)),
    }


def write_parquet(run: Run, path: Path) -> None:
    """Write the table."""
    import polars  # noqa: PLC0415, ICN001 - only with the extra

    polars.DataFrame(list(records(run))).write_parquet(path)
