"""Ceremonies: a challenge that one device may answer once, soon, and for whom it was made."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from gangland.game.refusal import Refusal
from gangland.server.store import keys

SECONDS = 300
CHALLENGE_BYTES = 32
MOST = 2000
MOST_EACH = 8
"""Challenges that wait for an answer, in all and of one address; the oldest of many is forgotten."""


class Ceremony(msgspec.Struct):
    """One challenge: at which address, until when, and of whom.

    `session` is what is kept of the session that asked, empty where somebody logs in; `account` and `handle`
    say whose a new passkey will be.
    """

    rp: str
    until: float
    address: str
    session: str = ""
    account: int = 0
    handle: str = ""
    challenge: bytes = msgspec.field(default_factory=lambda: secrets.token_bytes(CHALLENGE_BYTES))


class Ceremonies:
    """The challenges that wait for an answer; they are in memory alone, and a restart forgets them."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Nothing waits."""
        self.now = now
        self.waiting: dict[str, Ceremony] = {}

    def begin(self, ceremony: Ceremony) -> str:
        """Have a challenge wait; return the name under which it is answered, known to nobody else."""
        self._forget_old()
        same = [one for one, kept in self.waiting.items() if kept.address == ceremony.address]
        for one in same[: max(0, len(same) + 1 - MOST_EACH)]:
            del self.waiting[one]
        if len(self.waiting) >= MOST:
            raise Refusal("too-much")
        name = keys.new_key()
        self.waiting[keys.hashed(name)] = ceremony
        return name

    def end(self, name: str, rp: str, session: str = "") -> Ceremony:
        """Return the challenge that is being answered; whatever comes of it, it is answered now."""
        self._forget_old()
        found = self.waiting.pop(keys.hashed(name), None)
        if found is None or found.rp != rp or found.session != session:
            raise Refusal("passkey-late")
        return found

    def until(self) -> float:
        """Return when a challenge that is made now is too old."""
        return self.now() + SECONDS

    def _forget_old(self) -> None:
        now = self.now()
        self.waiting = {one: kept for one, kept in self.waiting.items() if kept.until > now}
