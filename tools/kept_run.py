"""Keep a run of the arena with its page in docs/strength, or take it up again where it was left.

`keep strength` puts what there is of runs/strength into docs/strength; `take strength` lays it out in
runs/strength again, unless there is something. `balance` is the games of `make balance`, runs/balance.jsonl.
"""

from __future__ import annotations

import argparse
import lzma
import shutil
import sys
from pathlib import Path

from gangland.arena.run import DEALS, LOGS, MANIFEST
from gangland.cli.arena import TABLES

ROOT = Path(__file__).resolve().parent.parent
RUNS, KEPT = ROOT / "runs", ROOT / "docs" / "strength"
BALANCE = "balance"


def keep(name: str) -> None:
    """Put a run away: what it is of, its lines, and its tables; its logs stay behind."""
    if name == BALANCE:
        pack(RUNS / f"{name}.jsonl", name)
        return
    run = RUNS / name
    if not (run / TABLES).exists():
        sys.exit(f"There is no {run / TABLES}: play some of the league first.")
    pack(run / DEALS, name)
    shutil.copy(run / MANIFEST, KEPT / f"{name}.json")
    tables = (run / TABLES).read_text("utf-8")
    (KEPT / f"{name}.md").write_text(tables.replace("\n", f": the league `{name}`\n", 1), "utf-8")


def pack(lines: Path, name: str) -> None:
    """Put lines away as small as they get."""
    KEPT.mkdir(exist_ok=True)
    whole = b"".join(sorted(lines.read_bytes().splitlines(keepends=True)))
    (KEPT / f"{name}.jsonl.xz").write_bytes(lzma.compress(whole, preset=9 | lzma.PRESET_EXTREME))


def take(name: str) -> None:
    """Lay a run out that was kept, where none is going on."""
    lines = KEPT / f"{name}.jsonl.xz"
    run = RUNS / (f"{name}.jsonl" if name == BALANCE else name)
    if run.exists() or not lines.exists():
        return
    if name == BALANCE:
        RUNS.mkdir(exist_ok=True)
        run.write_bytes(lzma.decompress(lines.read_bytes()))
        return
    (run / LOGS).mkdir(parents=True)
    shutil.copy(KEPT / f"{name}.json", run / MANIFEST)
    (run / DEALS).write_bytes(lzma.decompress(lines.read_bytes()))


def main() -> None:
    """Do as the command says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=("keep", "take"))
    parser.add_argument("name")
    args = parser.parse_args()
    (keep if args.verb == "keep" else take)(args.name)


if __name__ == "__main__":
    main()
