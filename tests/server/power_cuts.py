"""Cut the power of a store over and over: what was acknowledged is there, whole, and nothing is damaged.

    python tests/server/power_cuts.py

Rows are written, several in a commit, until the power goes at some write or sync; then the store is opened on
what is left of the disk (`wet_disk.py`). It must be whole, have every row that was acknowledged, and of the
commit that was under way all or nothing.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from campaign import campaign_of, run
from wet_disk import Disk, Shelf

from gangland.server.store.base import Base, StoreError
from gangland.server.store.sqlite import Sqlite
from gangland.server.store.store import Store

SHELF = Shelf()
CAMPAIGN = campaign_of("power-cuts")
CUTS = CAMPAIGN.each
"""How often the power of one store is cut."""
FARTHEST = 160
"""Writes and syncs until it goes, at most."""
CHECKPOINT = 12
"""Pages of the log after which they are put in their place: often, so that it happens just then as well."""

Rows = dict[str, str]


def write_until_the_power_goes(store: Store, known: Rows, chooser: random.Random) -> tuple[Rows, Rows]:
    """Write and delete rows; return those that were acknowledged, and how they are if the last were kept."""
    store.submit(lambda base: base.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}").fetchone()).result()
    SHELF.disk.left = chooser.randrange(1, FARTHEST)
    while True:
        after = dict(known)
        for _ in range(chooser.randrange(1, 5)):
            after[f"{chooser.getrandbits(40):010x}"] = chooser.choice("abc") * chooser.randrange(1, 3000)
        gone = chooser.sample(sorted(after), chooser.randrange(2)) if len(after) > 20 else []
        for name in gone:
            del after[name]
        new = [row for row in after.items() if row[0] not in known]

        def job(base: Base, new: list[tuple[str, str]] = new, gone: list[str] = gone) -> None:
            base.executemany("INSERT INTO contents VALUES (?, ?)", new)
            base.executemany("DELETE FROM contents WHERE hash = ?", [(name,) for name in gone])

        try:
            store.submit(job).result()
        except StoreError:
            return known, after
        known = after


def cut(folder: Path, chooser: random.Random, database: type[Sqlite] = Sqlite) -> str:
    """Cut the power some times; return what is wrong, nothing where all is well."""
    SHELF.disk = Disk()
    SHELF.opened.clear()
    kept: Rows = {}
    for _ in range(CUTS):
        store = Store(database(folder / "gangland.db"))
        kept, perhaps = write_until_the_power_goes(store, kept, chooser)
        store.close()
        SHELF.disk = SHELF.disk.after_a_cut(chooser)
        try:
            store = Store(database(folder / "gangland.db"))
        except StoreError as error:
            return f"damaged: {error}"
        rows = store.submit(lambda base: base.execute("SELECT * FROM contents").fetchall()).result()
        store.close()
        found = dict(rows)
        if found not in (kept, perhaps):
            lost = len(kept.keys() - found.keys() - (kept.keys() - perhaps.keys()))
            return f"{lost} of {len(kept)} rows that were acknowledged are lost, or others are there"
        kept = found
    return ""


def look(number: int, database: type[Sqlite] = Sqlite) -> str:
    """Cut the power of a new store; return what is wrong."""
    with tempfile.TemporaryDirectory() as folder, SHELF.in_use():
        return cut(Path(folder), random.Random(number), database)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], CAMPAIGN, look))
