"""Replies: a message that comes twice is answered as the first time, and has no second effect."""

from __future__ import annotations

from gangland.protocol.messages import Ack, Refused

MOST_REFUSED = 200


class Replies:
    """What each seat's messages were answered; what was done is kept for good, refusals for a while."""

    def __init__(self) -> None:
        """Nobody has said anything yet; of what was `done` there is to know with which version."""
        self.done: dict[int, dict[str, int]] = {}
        self.refused: dict[int, dict[str, Refused]] = {}

    def find(self, seat: int, message: str) -> Ack | Refused | None:
        """Return what a seat's message was answered, if it came before."""
        version = self.done.get(seat, {}).get(message)
        if version is None:
            return self.refused.get(seat, {}).get(message)
        return Ack(message, version)

    def do(self, seat: int, message: str, version: int) -> Ack:
        """Remember that something was done, and return the answer."""
        self.done.setdefault(seat, {})[message] = version
        return Ack(message, version)

    def refuse(self, seat: int, reply: Refused) -> None:
        """Remember a refusal, unless the id was answered before; forget the oldest of too many."""
        if self.find(seat, reply.id) is not None:
            return
        refused = self.refused.setdefault(seat, {})
        refused[reply.id] = reply
        if len(refused) > MOST_REFUSED:
            del refused[next(iter(refused))]
