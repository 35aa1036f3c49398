"""`gangland doctor`: what this program would make of the open games of a store, before it goes near them."""

from __future__ import annotations

import argparse
import json
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from gangland.cli.cards import Subparsers
from gangland.cli.places import DATABASE, table_folders
from gangland.terminal.excuses import complain, say_os_error
from gangland.words import LANGS, Words

if TYPE_CHECKING:
    from gangland.server.store.contents import KeptPack
    from gangland.server.table.examination import Examined, Report

PINNED: Final = 1
UNREADABLE: Final = 2
SHORT: Final = 12


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    about = {"help": words.text("doctor-help"), "description": words.text("doctor-about")}
    parser = subparsers.add_parser("doctor", **about)
    store = words.text("doctor-metavar-store")
    parser.add_argument("store", nargs="*", metavar=store, help=words.text("doctor-help-store"))
    folder = words.text("serve-metavar-folder")
    parser.add_argument("--export", metavar=folder, help=words.text("doctor-help-export"))
    parser.add_argument("--json", action="store_true", help=words.text("games-help-json"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Examine stores; 1 where a game would be held, 2 where a store cannot be read or a log not written."""
    words = Words(args.lang)
    stores = [_database(Path(place)) for place in args.store] or [
        folder / DATABASE for folder in table_folders()
    ]
    codes, documents = [0], []
    for store in stores:
        report = _examined(store, words)
        if report is None:
            codes.append(UNREADABLE)
            continue
        codes.append(PINNED if any(_is_pinned(one) for one in report.tables) else 0)
        documents.append(document(store, report, words))
        if not args.json:
            show(store, report, words)
        if args.export:
            codes.append(_export(Path(args.export), report.tables, words, quiet=args.json))
    if args.json:
        print(json.dumps(documents, ensure_ascii=False, indent=1))
    elif not stores:
        print(words.text("doctor-none"))
    return max(codes)


def _database(place: Path) -> Path:
    return place / DATABASE if place.is_dir() else place


def _examined(store: Path, words: Words) -> Report | None:
    """What was found, or None where that cannot be found out, which is told of."""
    from gangland.server.store.base import NewerStoreError  # noqa: PLC0415 - the web's libraries
    from gangland.server.table.examination import examine, reading  # noqa: PLC0415

    try:
        store.stat()
        with reading(store) as base:
            return examine(base, time.time())
    except OSError as error:
        complain(words.text("file-cannot-read", file=str(store), reason=say_os_error(error, words)), 1)
    except NewerStoreError:
        complain(words.text("store-newer", file=str(store)), 1)
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        complain(words.text("file-cannot-read", file=str(store), reason=str(error)), 1)
    return None


def show(store: Path, report: Report, words: Words) -> None:
    """Print what was found in a store, the games that would be held last, with the reason."""
    print(words.text("doctor-store", file=str(store), n=len(report.tables)))
    for one in sorted(report.tables, key=_is_pinned):
        has_begun = one.record.state != "open" or _is_pinned(one)
        said = words.text(f"doctor-{one.verdict.outcome if has_begun else 'waiting'}", **_facts(one))
        print(
            words.text("doctor-table", table=one.record.id, game=words.text(f"game-{_game(one)}"), said=said)
        )
        if _is_pinned(one):
            print(f"    {words.say(one.verdict.why())}")
    for name, packs in (("kept", report.packs), ("adopted", report.adopted)):
        for pack in packs:
            print(words.text(f"doctor-pack-{name}", hash=pack.hash[:SHORT], pack=pack.id, n=pack.tables))


def document(store: Path, report: Report, words: Words) -> dict[str, Any]:
    """A store for programs."""
    return {
        "store": str(store),
        "version": report.version,
        "packs": [*_packs(report.packs, kept=True), *_packs(report.adopted, kept=False)],
        "tables": [
            {
                "table": one.record.id,
                "game": _game(one),
                "state": one.record.state,
                "asleep": one.record.is_asleep,
                "verdict": one.verdict.outcome,
                "reason": one.verdict.reason,
                "why": words.say(one.verdict.why()) if _is_pinned(one) else "",
                "line": one.verdict.line,
                "shown": one.verdict.lines,
                **_facts(one),
            }
            for one in report.tables
        ],
    }


def _packs(packs: Sequence[KeptPack], *, kept: bool) -> list[dict[str, Any]]:
    return [{**pack._asdict(), "kept": kept} for pack in packs]


def _facts(one: Examined) -> dict[str, Any]:
    verdict = one.verdict
    return {"lines": len(one.record.lines), "marks": verdict.marks, "was": verdict.was, "now": verdict.now}


def _game(one: Examined) -> str:
    return one.record.plan.game


def _is_pinned(one: Examined) -> bool:
    return one.verdict.outcome == "pinned"


def _export(folder: Path, tables: Sequence[Examined], words: Words, *, quiet: bool) -> int:
    """Write the log of every game that would be held; a file that is there already is left alone."""
    from gangland.server.table.export import kept_log, log_name, write_private  # noqa: PLC0415 - the web's libraries

    for one in filter(_is_pinned, tables):
        path = folder / log_name(one.record)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_private(path, kept_log(one.record))
        except OSError as error:
            return complain(
                words.text("doctor-not-exported", file=str(path), reason=say_os_error(error, words)), 2
            )
        if not quiet:
            print(words.text("doctor-exported", file=str(path)))
    return 0
