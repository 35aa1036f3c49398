"""A campaign for every bot: a million decisions of each, none illegal, none by what is hidden.

Of those who search it is 20,000, with so few playouts that it can be done in an hour.

Both games, every number of players, options by chance; see `arena/twins.py`. Every game is one line of JSON
in the file of its bot: its number, how many decisions there were, and what was found. A game is made of the
seed and its number alone. The same command goes on where it was interrupted; `--seconds` ends it sooner.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from gangland.arena.twins import play

BOTS = ("random", "drifter", "thug", "lieutenant", "planner-1", "capo:40p", "boss:40p")
GAMES = ("mayhem", "wise-guys")


def look(bot: str, seed: int, number: int) -> dict[str, object]:
    """Play one game; a crash is a finding too."""
    game = GAMES[number % len(GAMES)]
    found: list[str] = []
    count = 0
    try:
        for fault in play(bot, game, seed, number):
            count += 1
            found += [fault] if fault else []
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        found.append(f"{type(error).__name__}: {error}")
    return {"number": number, "game": game, "decisions": count, "found": found}


def done(file: Path) -> list[dict[str, object]]:
    """Return the games of a file; a line that was cut off counts for nothing."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def run(bot: str, file: Path, seed: int, decisions: int, until: float) -> bool:
    """Play a bot's games until there are enough decisions, or no time; return whether all was well."""
    games = done(file)
    count = sum(int(str(one["decisions"])) for one in games)
    number = 1 + max((int(str(one["number"])) for one in games), default=-1)
    bad = sum(bool(one["found"]) for one in games)
    with file.open("a", encoding="utf-8") as out:
        while count < decisions and time.monotonic() < until:
            one = look(bot, seed, number)
            out.write(json.dumps(one) + "\n")
            out.flush()
            count += int(str(one["decisions"]))
            bad += bool(one["found"])
            number += 1
    sys.stdout.write(f"{bot}: {count} decisions in {number} games, {bad} games with findings: {file}\n")
    return bad == 0


def main() -> int:
    """Run the campaign; 1 where anything was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of each bot that does not search")
    parser.add_argument("--searched", type=int, default=20_000, help="of each bot that does")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for each bot, at most")
    parser.add_argument("--folder", type=Path, default=Path("build"))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    well = True
    for bot in args.bots.split(","):
        file = args.folder / f"decisions-{bot.replace(':', '-')}-{args.seed}.jsonl"
        decisions = args.searched if ":" in bot else args.decisions
        well &= run(bot, file, args.seed, decisions, time.monotonic() + args.seconds)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
