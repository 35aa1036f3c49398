"""Long runs: one number after the other, kept line by line, so that one goes on where it was interrupted.

What other machines have looked at (`docs/reliability`, by `make keep-campaigns`) counts; a number in which
something was found is looked at again by every other program.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, NamedTuple

import spans
from spans import Span

SHOWN = 10.0
"""Seconds between two words about how far it has come."""


class Campaign(NamedTuple):
    """A long run: what makes it, how many numbers it has, and how many things of which kind each is."""

    name: str
    made: str
    things: str
    most: int
    each: int = 1


CAMPAIGNS = (
    Campaign("simulation", "`make simulation`", "seeds", 20_000),
    Campaign("kills-sqlite", "`make kills`, SQLite", "kills", 5000),
    Campaign("kills-postgres", "`make kills`, PostgreSQL", "kills", 500),
    Campaign("power-cuts", "`make power-cuts`", "power cuts", 667, 3),
    Campaign("hostile", "`make hostile`", "messages", 1000, 1000),
    Campaign("leaks-mayhem", "`make leaks`, Men of Mayhem", "paired games", 20_000),
    Campaign("leaks-wise-guys", "`make leaks`, Wise Guys", "paired games", 20_000),
    Campaign("planted-leaks", "`make leaks`, planted", "planted leaks", 50),
    Campaign("disasters", "`make disasters`", "disasters", 500),
)
"""Every long run there is; their files have their names."""


def campaign_of(name: str) -> Campaign:
    """The campaign of a name."""
    return next(one for one in CAMPAIGNS if one.name == name)


def run(argv: list[str], campaign: Campaign, look: Callable[[int], str]) -> int:
    """Look at every number that was not looked at before; return 1 where anything was found.

    `look` says what is wrong with a number, and nothing where all is well. What was found is in `runs/`.
    """
    given = arguments(argv, campaign)
    wanted = range(given.first, given.first + given.times)
    known = spans.known(spans.all_of(campaign.name))
    due = [number for number in wanted if is_due(known.get(number), fresh=given.fresh)]
    end = time.monotonic() + given.minutes * 60
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    shown = 0.0
    with opened(spans.RUNS / f"{campaign.name}.jsonl") as out:
        for number, found in results(due, look, given.jobs):
            known[number] = Span(number, number, found, spans.program(), spans.build(), day)
            out.write(spans.write([known[number]]))
            out.flush()
            if found or time.monotonic() - shown > SHOWN:
                shown = time.monotonic()
                tell(campaign, len(known.keys() & set(wanted)), f" {number}: {found}" if found else "")
            if time.monotonic() > end:
                break
    done = [number for number in wanted if number in known]
    bad = [number for number in done if known[number].found]
    tell(campaign, len(done), f", {len(bad)} with findings {bad or ''}")
    return 1 if bad else 0


def arguments(argv: list[str], campaign: Campaign) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=f"{campaign.name}: {campaign.most} times {campaign.each}")
    parser.add_argument("--times", type=int, default=campaign.most)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="until it stops, to go on later")
    parser.add_argument("--fresh", action="store_true", help="what another program was looked at for is due")
    return parser.parse_args(argv)


def is_due(known: Span | None, *, fresh: bool = False) -> bool:
    """Return whether a number is to be looked at: nobody has, or another program had something there."""
    if known is None:
        return True
    return (fresh or bool(known.found)) and known.program != spans.program()


def tell(campaign: Campaign, numbers: int, more: str) -> None:
    """Say how far it has come."""
    count = f"{numbers * campaign.each:,} of {campaign.most * campaign.each:,} {campaign.things}"
    sys.stdout.write(f"{campaign.name}: {count}{more}\n")
    sys.stdout.flush()


def opened(file: Path) -> IO[str]:
    """A file to be written on; a last line that was cut off is ended."""
    file.parent.mkdir(exist_ok=True)
    out = file.open("a", encoding="utf-8")
    out.write("\n" * (file.read_bytes()[-1:] not in (b"", b"\n")))
    return out


def results(numbers: list[int], look: Callable[[int], str], jobs: int) -> Iterator[tuple[int, str]]:
    """Yield what was found, number by number."""
    if jobs == 1:
        yield from ((number, look(number)) for number in numbers)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from zip(numbers, pool.imap(look, numbers), strict=True)
