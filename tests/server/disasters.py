"""Disks that are full and databases that fail, over and over, each time at another moment.

    python tests/server/disasters.py

What is tried is what `test_full_disk.py` and `test_database_faults.py` try; a number says what goes wrong,
after how many bytes or how long. Each is in a process of its own: nothing is left of the one before.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import test_full_disk
from campaign import campaign_of, run
from postgres import Gate, cluster, new_database, restart
from rig import run as run_story
from test_database_faults import kill_connections, stand

from conftest import MEMORY

PLACE = MEMORY if MEMORY.is_dir() else None
WITHIN = 600
"""Seconds until one that does not end is a finding."""


def fill(folder: Path, chooser: random.Random) -> None:
    """Fill the disk, sooner or later."""
    test_full_disk.SPARE = chooser.randrange(20_000, 400_000)
    limit = chooser.choice([test_full_disk.limit_bytes, test_full_disk.limit_pages])
    run_story(test_full_disk.fill_up(folder, limit))


def fail(folder: Path, chooser: random.Random) -> None:
    """Have the database fail some times, a moment after a lot was said."""
    with cluster(PLACE) as address:
        database = new_database(address)
        with Gate(folder / "gate", database) as gate:

            def shut() -> None:
                gate.shut()
                time.sleep(chooser.uniform(0, 4))
                if chooser.random() < 0.5:
                    gate.cut()
                gate.is_open.set()

            faults: list[Callable[[], None]] = [
                lambda: restart(address, signal.SIGINT),
                lambda: restart(address, signal.SIGQUIT),
                lambda: kill_connections(address, database),
                gate.cut,
                shut,
            ]

            def fault() -> None:
                time.sleep(chooser.uniform(0, 0.2))
                chooser.choice(faults)()

            stand(folder, gate.address, database, fault, rounds=4)


def happen(number: int) -> None:
    """Have one disaster happen: what is not as promised raises."""
    chooser = random.Random(number)
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        (fill if number % 3 == 0 else fail)(Path(folder), chooser)


def look(number: int) -> str:
    """Return what is wrong after a disaster, nothing where all is well."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", f"from disasters import happen; happen({number})"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
            timeout=WITHIN,
        )
    except subprocess.TimeoutExpired:
        return "it does not end"
    return done.stderr[-800:] if done.returncode else ""


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], campaign_of("disasters"), look))
