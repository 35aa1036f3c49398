"""Somebody listens at a server's table as long as a seat is taken: dice do not wait for a model to look."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

from gangland.models.seat import Seat
from gangland.terminal.client import MOMENT
from gangland.terminal.link import JoinError


@contextmanager
def attended(seat: Seat) -> Iterator[Seat]:
    """A seat at a server's table that takes in what comes, whether or not anybody plays it at that moment."""
    left = threading.Event()
    listener = threading.Thread(target=_listen, args=(seat, left), daemon=True)
    seat.client.open()
    listener.start()
    try:
        yield seat
    finally:
        left.set()
        listener.join()


def _listen(seat: Seat, left: threading.Event) -> None:
    """Take in all that comes; a table that has nothing more to say is for whoever plays to find out."""
    bell = seat.client.wire.bell
    while bell is not None and not left.is_set():
        if not select([bell], [], [], MOMENT)[0]:
            continue
        with seat.lock:
            try:
                seat.client.hear_all()
            except JoinError as error:
                seat.fault = error
                return
