"""`gangland games`: the games that are kept, in the terminal and at tables, and how to go on with each."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final

from gangland.cli.cards import Subparsers
from gangland.cli.kept import (
    HOSTED,
    TERMINAL,
    UNREADABLE,
    Kept,
    kept_logs,
    look_at_log,
    newest_first,
    say_kept,
    say_seats,
)
from gangland.terminal.excuses import complain
from gangland.words import LANGS, Words

MOST: Final = 20


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    about = {"help": words.text("games-help"), "description": words.text("games-about")}
    parser = subparsers.add_parser("games", **about)
    place = words.text("games-metavar-place")
    parser.add_argument("place", nargs="*", metavar=place, help=words.text("games-help-place"))
    parser.add_argument("--all", action="store_true", help=words.text("games-help-all", most=MOST))
    parser.add_argument("--json", action="store_true", help=words.text("games-help-json"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """List the games; what cannot be read is told of, and the others are listed all the same."""
    from gangland.cli.kept_tables import kept_tables, look_at_table  # noqa: PLC0415 - the web's libraries

    words = Words(args.lang)
    missing = [place for place in args.place if not Path(place).exists()]
    for place in missing:
        reason = words.text("system-enoent")
        complain(words.text("file-cannot-read", file=place, reason=reason), 1)
    every = newest_first([*kept_logs(Path(place) for place in args.place), *kept_tables()])
    shown = [
        look_at_log(one, words) if one.kind == TERMINAL else look_at_table(one, words)
        for one in islice(every, None if args.all else MOST)
    ]
    if args.json:
        print(json.dumps([document(one) for one in shown], ensure_ascii=False, indent=1))
        return bool(missing)
    for one in shown:
        show(one, words)
    if not every:
        print(words.text("games-none"))
    if len(shown) < len(every):
        print(words.text("games-more", n=len(every) - len(shown), command="gangland games --all"))
    return bool(missing)


def show(kept: Kept, words: Words) -> None:
    """Print a game: what it is, who sits there, and the line to paste, alone and unbroken."""
    print(say_kept(kept, words))
    if kept.state == UNREADABLE:
        return
    where = words.text(f"kept-in-{kept.kind}", folder=kept.where)
    print(words.text("kept-seats", seats=say_seats(kept), where=where))
    if kept.page():
        print(words.text("kept-open-now", url=kept.page()))
    elif kept.is_busy:
        print(words.text("kept-busy"))
    else:
        print(f"  {kept.command()}")
        if kept.kind == HOSTED:
            print(words.text("kept-then-open", page=f"/t/{kept.table}"))


def document(kept: Kept) -> dict[str, Any]:
    """A game for programs."""
    return {
        "kind": kept.kind,
        "game": kept.game,
        "when": datetime.fromtimestamp(kept.when, UTC).isoformat(timespec="seconds"),
        "state": kept.state,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in kept.seats],
        "round": kept.round,
        "rounds": kept.rounds,
        "turn": list(kept.turn),
        "winner": kept.winner,
        "where": kept.where,
        "table": kept.table,
        "address": kept.page(),
        "busy": kept.is_busy,
        "command": "" if kept.state == UNREADABLE else kept.command(),
        "problem": kept.problem,
    }
