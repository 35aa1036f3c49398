"""What is kept of people, for how long, and erasing somebody: their games stay, and no line names them."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from gangland.cli.admin_says import AdminError
from gangland.server.settings import FILE, Settings, SettingsError, read_settings
from gangland.server.store import admin_log, erasure, keeping
from gangland.server.store.base import Base
from gangland.server.store.erasure import Place
from gangland.words import Words


def erase(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Erase the person of an account, or of one seat."""
    if (args.who is None) == (args.seat is None):
        raise AdminError("admin-erase-whom", 2)
    return [_seat(args, folder, base, words) if args.seat else _account(args, folder, base, words)]


def show_kept(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Say how much there is of what is about people, and for how many days it is kept."""
    del args
    keep = _settings(folder).keep
    counts = {**keeping.counted(base), "admin-log": len(admin_log.read(folder))}
    days = {
        "finished": keep.finished,
        "talk": keep.talk,
        "accounts": keep.accounts,
        "sessions": keep.sessions,
        "reports": keep.reports,
        "admin-log": keep.admin_log,
    }
    kinds = ("finished", "talk", "accounts", "sessions", "reports", "bans", "admin-log")
    said = {what: words.text(f"admin-kept-{what}", n=counts.get(what, 0)) for what in kinds}
    return [words.text("admin-kept", what=said[what], time=_time(what, days, words)) for what in kinds]


def _time(what: str, days: dict[str, float], words: Words) -> str:
    if what not in days:
        return words.text("admin-kept-until")
    if not days[what]:
        return words.text("admin-kept-for-ever")
    count = days[what]
    return words.text("admin-kept-days", n=int(count) if count == int(count) else str(count))


def _settings(folder: Path) -> Settings:
    file = folder / FILE
    try:
        return read_settings(file if file.is_file() else None, os.environ)
    except SettingsError as error:
        raise AdminError("admin-bad-settings", 2, where=error.where) from error


def _account(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> str:
    account = erasure.account_of(base, args.who)
    if account is None:
        raise AdminError("admin-no-account", name=args.who)
    admin_log.note(folder, "erase", "account")
    tables = erasure.erase_account(base, account, time.time())
    return words.text("admin-erased", tables=tables)


def _seat(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> str:
    table, number = args.seat
    place = Place(table, int(number) - 1 if number.isascii() and number.isdecimal() else -1)
    if not erasure.is_a_person(base, place):
        raise AdminError("admin-no-person", table=table, seat=number)
    admin_log.note(folder, "erase", f"seat {table} {number}")
    erasure.erase_seat(base, place, time.time())
    return words.text("admin-erased-seat", table=table, seat=number)
