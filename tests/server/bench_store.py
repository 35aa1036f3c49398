"""Measure what it costs to keep an answer: in SQLite, and in PostgreSQL with and without other servers.

    python tests/server/bench_store.py --answers 500

Each answer is written as a table does it: its lines, its mark, its clocks. One after the other says how long
somebody waits; many at once says how many a second there can be. PostgreSQL is started here, on a socket.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from postgres import cluster, new_database

from gangland.server.store import archive, clocks, company_shelf, line_marks
from gangland.server.store.archive import Line
from gangland.server.store.base import Base, Database
from gangland.server.store.postgres import Postgres
from gangland.server.store.sqlite import Sqlite
from gangland.server.store.store import Store

TABLES = 50
NEW = "INSERT INTO tables (id, created, state, plan, commitment) VALUES (?, 0, 'running', '{}', '')"


def answer(table: str, number: int, told: bool, base: Base) -> None:
    """Keep one answer of a person and a die, and tell other servers of it."""
    if told:
        archive.turn(base, table)
    lines = [Line("samcro: exploit gun-factory", 1.0, 0, f"m{number}"), Line("*: 4", 1.0)]
    archive.append(base, table, 2 * number, lines)
    line_marks.save(base, table, 2 * number + 1, "1:0123456789abcdef")
    clocks.save(base, table, {0: 30.0, 1: 30.0})
    if told:
        company_shelf.tell(base, "server", table)


def measure(what: str, database: Database, answers: int, *, told: bool) -> None:
    """Measure one store, and print it."""
    store = Store(database)
    store.submit(lambda base: base.executemany(NEW, [(f"t{n}",) for n in range(TABLES)]).rowcount).result()
    jobs: list[Callable[[Base], None]] = [
        partial(answer, f"t{number % TABLES}", number // TABLES, told) for number in range(2 * answers)
    ]
    began, used = time.perf_counter(), time.process_time()
    for job in jobs[:answers]:
        store.submit(job).result()
    alone, cpu = time.perf_counter() - began, time.process_time() - used
    began, before = time.perf_counter(), store.commits
    for future in [store.submit(job) for job in jobs[answers:]]:
        future.result()
    crowd = time.perf_counter() - began
    sys.stdout.write(
        f"{what}: {1000 * alone / answers:.2f} ms each ({1000 * cpu / answers:.2f} ms of our processor),"
        f" {answers / crowd:.0f} a second at once ({store.commits - before} commits)\n"
    )
    store.close()


def main() -> None:
    """Measure all three."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--answers", type=int, default=500)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", Sqlite(Path(folder) / "gangland.db"), given.answers, told=False)
    with cluster(None) as address:
        measure("PostgreSQL, nobody told", Postgres(new_database(address)), given.answers, told=False)
        measure("PostgreSQL, others told", Postgres(new_database(address)), given.answers, told=True)


if __name__ == "__main__":
    main()
