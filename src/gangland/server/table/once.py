"""Replies: a message that comes twice is answered as the first time, and has no second effect."""

from __future__ import annotations

from collections import OrderedDict

from gangland.protocol.messages import Ack, Refused

MOST_REFUSED = 200

Reply = Ack | Refused


class Replies:
    """What each seat's messages were answered; what was done is kept for good, refusals for a while."""

    def __init__(self) -> None:
        """Nobody has said anything yet."""
        self.done: dict[tuple[int, str], Ack] = {}
        self.refused: dict[int, OrderedDict[str, Refused]] = {}

    def find(self, seat: int, message: str) -> Reply | None:
        """Return what a message was answered, if it was."""
        return self.done.get((seat, message)) or self.refused.get(seat, OrderedDict()).get(message)

    def keep(self, seat: int, reply: Reply) -> None:
        """Remember an answer."""
        if isinstance(reply, Ack):
            self.done[seat, reply.id] = reply
            return
        refused = self.refused.setdefault(seat, OrderedDict())
        refused[reply.id] = reply
        if len(refused) > MOST_REFUSED:
            refused.popitem(last=False)
