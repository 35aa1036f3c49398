"""Writes the golden files anew and says what changed: `python tests/golden`, by `make golden`.

Every file is made again from the log in it, with the pack kept beside it: what comes of the same moves now.
`--check` writes nothing. `--search` also plays new games, with the packs of the house as they are, where a
kept one cannot be played any more or where something is covered by none. `--divide FILE` says how the
greatest count of a file of counts comes together, answer by answer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from annals import AT_THE_END, GAMES, TRIED, Unplayable, first_difference, is_log, replayed, script_of
from counting import PERFT, divided, recounted
from covering import uncovered
from searching import fill_up
from watching import PLAYTHROUGHS, watched_again

KINDS: dict[Path, Callable[[str], str]] = {
    GAMES: lambda text: replayed(script_of(text)),
    PLAYTHROUGHS: watched_again,
    PERFT: recounted,
}
CHECK, SEARCH, DIVIDE = "--check", "--search", "--divide"


def say(text: str) -> None:
    """Write a line for whoever runs this."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(words: list[str]) -> int:
    """Go through all files; return whether something is left to be done."""
    if words[:1] == [DIVIDE] and len(words) == 2:
        say("\n".join(divided(Path(words[1]).read_text("utf-8"))))
        return 0
    if set(words) - {CHECK, SEARCH}:
        say(__doc__ or "")
        return 2
    writes = CHECK not in words
    changed, broken = go_through(writes=writes)
    if SEARCH in words and writes:
        for path in broken:
            path.unlink()
        for path in fill_up():
            say(f"{name_of(path)}: new")
        broken = []
    missing = uncovered(path.read_text("utf-8") for path in GAMES.glob("*.txt"))
    say(f"{changed} files {'changed' if writes else 'would change'}, {len(broken)} cannot be played any more")
    say(f"not covered: {', '.join(missing) or 'nothing'}")
    return int(bool(broken or missing or (changed and not writes)))


def go_through(*, writes: bool) -> tuple[int, list[Path]]:
    """Make every file again; return how many are otherwise, and those that cannot be made."""
    changed = 0
    broken = []
    for folder, renew in KINDS.items():
        for path in sorted(folder.glob("*.txt")):
            try:
                changed += renewed(path, renew, writes=writes)
            except Unplayable as error:
                broken.append(path)
                say(f"{name_of(path)}: {error}")
    return changed, broken


def name_of(path: Path) -> str:
    """A file as it is spoken of."""
    return f"{path.parent.name}/{path.name}"


def renewed(path: Path, renew: Callable[[str], str], *, writes: bool) -> bool:
    """Make one file again; say what is otherwise, and return whether anything is."""
    old = path.read_text("utf-8")
    new = renew(old)
    if new == old:
        return False
    say(f"{name_of(path)}: {summary(old, new)}; {first_difference(old, new)}")
    if writes:
        path.write_text(new, "utf-8")
    return True


def summary(old: str, new: str) -> str:
    """How many lines of which kind are new."""
    fresh = Counter(new.splitlines()) - Counter(old.splitlines())
    kinds: Counter[str] = Counter()
    for line, count in fresh.items():
        kinds[kind_of(line)] += count
    return ", ".join(f"{count} {kind}" for kind, count in kinds.items()) or "lines gone or in another order"


def kind_of(line: str) -> str:
    """What a line of a golden file is."""
    if is_log(line):
        return "of the log"
    if line.startswith(TRIED):
        return "refused"
    return "at the end" if line.startswith(AT_THE_END.rstrip()) else "told"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
