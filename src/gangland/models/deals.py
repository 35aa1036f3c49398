"""Offers, replies and promises as a line of notation, from their parts."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from gangland.game.refusal import Refusal
from gangland.models.seat import Seat
from gangland.terminal.client import not_done

Deed = Literal["offer", "promise", "counter", "accept", "decline", "withdraw"]
REPLIES: Final = ("accept", "decline", "withdraw")


def deal_line(
    seat: Seat, do: Deed, number: int, terms: Mapping[str, str], promises: Mapping[str, Sequence[str]]
) -> str:
    """What somebody wants to do, in notation; a promise is an offer that gives a word for nothing."""
    if do in REPLIES:
        return f"{do} {number}"
    words = dict(terms)
    if do == "counter":
        made = next((one for one in seat.client.waiting() if one.offer == number), None)
        if made is None:
            raise not_done(Refusal("no-such-offer", "DEA-1", offer=number))
        words |= {"to": seat.desk.word_of(made.by), "counter": str(number)}
    parts = [f"{key}={value}" for key, value in words.items() if value]
    parts += [f"{side}={clause}" for side, clauses in promises.items() for clause in clauses]
    return " ".join(["offer", *map(shlex.quote, parts)])
