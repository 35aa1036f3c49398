"""Replies: a message that comes twice is answered as the first time, and has no second effect."""

from __future__ import annotations

from collections import deque

from gangland.protocol.messages import Ack, Refused

MOST_REFUSED = 200


class Replies(dict[tuple[int, str], Ack | Refused]):
    """What each seat's messages were answered; what was done is kept for good, refusals for a while."""

    def __init__(self) -> None:
        """Nobody has said anything yet."""
        super().__init__()
        self.refused: dict[int, deque[str]] = {}

    def refuse(self, seat: int, reply: Refused) -> None:
        """Remember a refusal, unless the id was answered before; forget the oldest of too many."""
        if (seat, reply.id) in self:
            return
        self[seat, reply.id] = reply
        refused = self.refused.setdefault(seat, deque())
        refused.append(reply.id)
        if len(refused) > MOST_REFUSED:
            del self[seat, refused.popleft()]
