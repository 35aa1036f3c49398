"""Who can reach a server: the addresses friends can open, as text and as a QR code, or how to let them in."""

from __future__ import annotations

import argparse
import io
import ipaddress
import socket
import sys
from contextlib import suppress
from typing import Final

import segno

from gangland.server.settings import Settings
from gangland.terminal.hints import command
from gangland.words import Words

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - said to the host, who decides
FAR: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Addresses on other networks: which of ours would be used to reach them is what others can reach us by."""


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


def friends_urls(host: str, port: int, public_url: str = "") -> list[str]:
    """What others can open: where the host says guests find it, or else every address of this machine."""
    if public_url:
        return [public_url]
    at = ipaddress.ip_address(host)
    if not at.is_unspecified:
        return [_url(host, port)]
    families = (socket.AF_INET,) if at.version == 4 else (socket.AF_INET, socket.AF_INET6)
    return [_url(one, port) for one in own_addresses(families)]


def own_addresses(families: tuple[int, ...]) -> list[str]:
    """This machine's addresses on its networks; nothing is sent, the system only says which it would use."""
    found: list[str] = []
    for family, far in FAR:
        if family in families:
            with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(probe.getsockname()[0])
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
