"""Long runs: one number after the other, kept line by line, so that one goes on where it was interrupted."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

SHOWN = 10.0
"""Seconds between two words about how far it has come."""


def run(argv: list[str], name: str, things: str, most: int, look: Callable[[int], str]) -> int:
    """Look at every number that was not looked at before; return 1 where anything was found.

    `look` says what is wrong with a number, and nothing where all is well. What was found is in `runs/`.
    """
    parser = argparse.ArgumentParser(description=f"{name}: {most} {things}")
    parser.add_argument("--times", type=int, default=most)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(argv)
    file = Path("runs", f"{name}.jsonl")
    file.parent.mkdir(exist_ok=True)
    wanted = range(given.first, given.first + given.times)
    known = read(file)
    shown = time.monotonic()
    with file.open("a", encoding="utf-8") as out:
        out.write("\n" * is_torn(file))
        for number, found in results([one for one in wanted if one not in known], look, given.jobs):
            known[number] = found
            out.write(json.dumps({"number": number, "found": found}) + "\n")
            out.flush()
            if found or time.monotonic() - shown > SHOWN:
                shown = time.monotonic()
                sys.stdout.write(f"{name}: {len(known)} {things}  {found and f'{number}: {found}'}\n")
                sys.stdout.flush()
    bad = [number for number in wanted if known[number]]
    sys.stdout.write(f"{name}: {len(wanted)} {things}, {len(bad)} with findings {bad or ''}\n")
    return 1 if bad else 0


def is_torn(file: Path) -> bool:
    """Return whether the last line of a file was cut off."""
    return file.read_bytes()[-1:] not in (b"", b"\n")


def results(numbers: list[int], look: Callable[[int], str], jobs: int) -> Iterator[tuple[int, str]]:
    """Yield what was found, number by number."""
    if jobs == 1:
        yield from ((number, look(number)) for number in numbers)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from zip(numbers, pool.imap(look, numbers), strict=True)


def read(file: Path) -> dict[int, str]:
    """What is known of each number; a line that was cut off counts for nothing."""
    known = {}
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        try:
            one = json.loads(line)
        except ValueError:
            continue
        known[int(one["number"])] = str(one["found"])
    return known
