"""Who can reach a server: the addresses friends can open, as text and as a QR code, or how to let them in."""

from __future__ import annotations

import argparse
import io
import ipaddress
import socket
import sys
from typing import Final

import segno

from gangland.server.reach import friends_urls
from gangland.server.settings import Settings
from gangland.terminal.hints import command
from gangland.words import Words

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - said to the host, who decides


def say_who_can_connect(
    listening: socket.socket, settings: Settings, args: argparse.Namespace, words: Words
) -> None:
    """Print where friends find the server; where only this machine does, the command that lets them in."""
    host, port = listening.getsockname()[:2]
    at = ipaddress.ip_address(host.partition("%")[0])
    if at.is_loopback and not settings.public_url:
        print(words.text("serve-only-here"))
        print(f"  {open_command(args)}", flush=True)
        return
    urls = friends_urls(str(at), port, settings.public_url)
    if not urls:
        print(words.text("serve-no-network"), flush=True)
        return
    print(words.text("serve-friends-open", n=len(urls)))
    for url in urls:
        print(f"  {url}")
    if sys.stdout.isatty() and _has_blocks():
        print(f"\n{qr_text(urls[0])}")
    sys.stdout.flush()


def open_command(args: argparse.Namespace) -> str:
    """The command that was given, listening to every machine; to be pasted as it stands."""
    line = ["serve", "--host", EVERYWHERE]
    for name in ("port", "data", "config"):
        if getattr(args, name) is not None:
            line += [f"--{name}", str(getattr(args, name))]
    for name in ("name", "pack"):
        for value in getattr(args, name):
            line += [f"--{name}", value]
    return command(*line)


def _has_blocks() -> bool:
    """Whether the terminal has the letters a QR code is drawn with."""
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def qr_text(url: str) -> str:
    """An address as a QR code of half blocks, two rows of modules a line."""
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
