"""`gangland fuzz`: random play over all options, looking for anything that must not happen."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from gangland.arena.fuzz import Finding, fuzz
from gangland.cli.cards import Subparsers
from gangland.game.games import GAMES
from gangland.terminal.excuses import say_os_error
from gangland.words import LANGS, Words, preferred_lang


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    parser = subparsers.add_parser(
        "fuzz", help=words.text("fuzz-help"), description=words.text("fuzz-description")
    )
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)), help=words.text("fuzz-help-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.text("fuzz-help-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words.text("fuzz-help-seed"))
    parser.add_argument("--first", type=int, default=0, metavar="N", help=words.text("fuzz-help-first"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=words.text("fuzz-help-jobs"))
    folder = words.text("serve-metavar-folder")
    parser.add_argument("--out", type=Path, default=Path(), metavar=folder, help=words.text("fuzz-help-out"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=words.text("fuzz-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fuzz; 1 where something was found."""
    words = Words(args.lang)
    if args.games < 1 or args.jobs < 1 or args.first < 0:
        print(words.text("fuzz-bad-numbers"), file=sys.stderr)
        return 2
    findings = 0
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("fuzz-progress"), total=args.games)
        for finding in fuzz(args.game, args.games, args.seed, args.jobs, args.first):
            progress.advance(task)
            if finding is not None:
                findings += 1
                _report(words, finding, args.out)
    print(words.text("fuzz-done", games=args.games, findings=findings))
    return 1 if findings else 0


def _report(words: Words, finding: Finding, folder: Path) -> None:
    """Save a finding as a log and say how to see it again."""
    task = finding.task
    path = folder / f"fuzz-{task.game}-{task.seed}-{task.number}.log"
    command = f"gangland fuzz --game {task.game} --seed {task.seed} --first {task.number} --games 1"
    try:
        _save(finding.log.encode(), path)
    except OSError as error:
        reason = say_os_error(error, words)
        print(words.text("fuzz-not-saved", path=str(path), reason=reason), file=sys.stderr)
    print(words.text("fuzz-finding", what=finding.what, path=str(path), command=command), file=sys.stderr)


def _save(log: bytes, path: Path) -> None:
    """Save a log where nothing is, or this very log from before."""
    try:
        with path.open("xb") as file:
            file.write(log)
    except FileExistsError:
        if not path.is_file() or path.read_bytes() != log:
            raise
