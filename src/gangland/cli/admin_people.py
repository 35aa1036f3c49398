"""Erasing people: what is kept of them goes, their games stay; nothing that is written down names them."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from gangland.cli.admin_says import AdminError
from gangland.server.store import admin_log, erasure
from gangland.server.store.base import Base
from gangland.server.store.erasure import Place
from gangland.words import Words


def erase(args: argparse.Namespace, folder: Path, base: Base, words: Words) -> list[str]:
    """Erase the person of an account, or of one seat."""
    if (args.who is None) == (args.seat is None):
        raise AdminError("admin-erase-whom", 2)
    return [_seat(args, folder, base, words) if args.seat else _account(args, folder, base, words)]


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
