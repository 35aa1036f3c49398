"""A campaign for resampling: games with deals going on, stopped anywhere; goes on where it was interrupted.

Every game is one line of JSON in the file: its number, who looked, and what was found. A game is made of the
seed and its number alone, so `--first 17 --games 1` shows it again; the log of a finding is saved beside it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

from gangland.arena.resamples import faults, look_at, report


def look(name: str, seed: int, number: int) -> dict[str, object]:
    """Look at one game; a crash is a finding too."""
    start = time.perf_counter()
    one = look_at(name, seed, number)
    try:
        found = list(faults(one))
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        found = [f"{type(error).__name__}: {error}"]
    seconds = round(time.perf_counter() - start, 3)
    line = {"number": number, "seat": one.seat, "lines": len(one.game.lines), "seconds": seconds}
    return {**line, "found": found, "log": report(one) if found else ""}


def numbers_left(file: Path, first: int, games: int) -> list[int]:
    """Return the games that are not in the file yet; a line that was cut off counts for nothing."""
    done = set()
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            done.add(json.loads(line)["number"])
        except ValueError:
            continue
    return [number for number in range(first, first + games) if number not in done]


def results(args: argparse.Namespace, left: list[int]) -> Iterator[dict[str, object]]:
    """Yield what was found, game by game."""
    one = partial(look, args.game, args.seed)
    if args.jobs == 1:
        yield from map(one, left)
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        numbers = iter(left)
        while batch := list(islice(numbers, 16 * args.jobs)):
            yield from pool.map(one, batch)


def main() -> int:
    """Run the campaign; 1 where anything was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="mayhem")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path)
    args = parser.parse_args()
    file = args.file or Path("build", f"resample-{args.game}-{args.seed}.jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for result in results(args, numbers_left(file, args.first, args.games)):
            saved = str(result.pop("log"))
            if saved:
                file.with_name(f"resample-{args.game}-{args.seed}-{result['number']}.log").write_text(
                    saved, "utf-8"
                )
            out.write(json.dumps(result) + "\n")
            out.flush()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
    bad = [line for line in lines if line["found"]]
    cost = sum(line["seconds"] for line in lines) / max(1, len(lines))
    sys.stdout.write(
        f"{len(lines)} games of {args.game}, {len(bad)} with findings, {cost:.2f} s each: {file}\n"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
