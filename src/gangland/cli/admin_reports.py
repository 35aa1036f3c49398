"""What people told the host about others: whoever reads it reads whispers, and that is noted."""

from __future__ import annotations

import argparse
from pathlib import Path

from gangland.cli.admin_says import AdminError, when
from gangland.server.store import admin_log, reports
from gangland.server.store.base import Base
from gangland.server.store.reports import Person, Report
from gangland.words import Words


def show(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Say what was told, the oldest first."""
    del args
    found = reports.fetch(base)
    if not found:
        return [words.text("admin-no-reports")]
    admin_log.note(folder, "reports", ", ".join(str(number) for number, _ in found))
    return [line for number, report in found for line in _told(number, report, words)]


def settle(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Put a report away."""
    if args.number not in [number for number, _ in reports.fetch(base)]:
        raise AdminError("admin-no-report", number=args.number)
    admin_log.note(folder, "settle", str(args.number))
    reports.settle(base, args.number)
    return [words.text("admin-settled", number=str(args.number))]


def _told(number: int, report: Report, words: Words) -> list[str]:
    """A report, line by line; what people wrote cannot break one."""
    why = words.text(f"report-{report.why}")
    at = when(report.at)
    lines = [words.text("admin-report", number=str(number), when=at, table=report.table, why=why)]
    lines += [f"   {words.text('admin-report-about', who=_who(report.about))}"]
    lines += [f"   {words.text('admin-report-by', who=_who(report.by))}"]
    if report.text:
        lines.append(f"   {words.text('admin-report-text', text=_printable(report.text))}")
    heard = [f"     {_printable(words.say(line))}" for line in report.lines]
    return [*lines, f"   {words.text('admin-report-lines' if heard else 'admin-report-silence')}", *heard]


def _who(person: Person) -> str:
    return " ".join([person.name, *(f"({account})" for account in person.accounts), *person.addresses])


def _printable(text: str) -> str:
    """The text in one line; a terminal is told nothing by it."""
    return "".join(one if one.isprintable() or one in "\u2068\u2069" else " " for one in text)
