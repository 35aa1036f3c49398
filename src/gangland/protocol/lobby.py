"""A table before the game begins, and what is said of it afterwards to anybody invited."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from gangland.telling.forms import Form

Presence = Literal["here", "away", "bot", "caretaker", "open"]
State = Literal["open", "running", "over"]


class LobbySeat(Form):
    """A seat before the game: whether it has added to the dice, and the link 0 of its chain if it has one."""

    name: str
    kind: str
    bot: str
    taken: bool
    connected: bool
    entropy: bool
    chain: str = ""


class LobbyPace(Form):
    """How fast the table plays; no seconds: nobody counts them."""

    kind: str
    seconds: int | None


class Asked(Form):
    """Somebody who owes an answer."""

    seat: int
    name: str


class Now(Form):
    """How far a game is."""

    round: int
    rounds: int
    asked: list[Asked]


class LobbyTable(Form):
    """A table as anybody invited sees it: `coach` for all or for none; `lesson` names a guided game.

    `now` is only for who sits there. A game that was begun elsewhere, and waits to go on here, has so many
    `lines` already.
    """

    table: str
    game: str
    options: dict[str, int]
    open_deals: bool = msgspec.field(name="openDeals")
    state: State
    seats: list[LobbySeat]
    commit: str
    dice: str
    pace: LobbyPace
    spectators: str
    lang: str
    caretaker: str
    pack: str
    rules: str
    coach: bool
    lesson: str
    lines: int = 0
    now: Now | UnsetType = UNSET
