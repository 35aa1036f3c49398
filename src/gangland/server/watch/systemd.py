"""What systemd is told, where it started us: that we serve, that we still do, that we stop (`sd_notify`)."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


def tell_system(state: str) -> bool:
    """Tell systemd a state; return whether it could be told."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where or not hasattr(socket, "AF_UNIX"):
        return False
    address = "\0" + where[1:] if where.startswith("@") else where
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)  # whoever does not listen holds nobody up
        line.sendto(state.encode(), address)
        return True
    return False


def patience() -> float:
    """Return after how many seconds without a word systemd starts us anew; 0 where it waits for none."""
    text = os.environ.get("WATCHDOG_USEC", "")
    is_ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(text) / 1e6 if text.isdecimal() and is_ours else 0.0


async def stay_alive() -> None:
    """Say that the loop still turns, twice as often as systemd wants to hear it."""
    while seconds := patience():
        tell_system(ALIVE)
        await asyncio.sleep(seconds / 2)
