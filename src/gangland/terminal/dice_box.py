"""The dice box of a device: the secrets of its chains at one table, and all it saw of the dice there.

It shows a link when the throw is due and not before, whatever a server asks for; and it notes the
commitments, throws and dice as they are told, to hold them against the log in the end.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from gangland.game.chain import LENGTH, Chain, anchor_of, first_of, last_of, seal
from gangland.game.throws import throw_text
from gangland.protocol.messages import Dice, Links, NewChain
from gangland.server.table.noted import Noted
from gangland.terminal.files import data_folder

SECRET_BYTES: Final = 32


class Kept(Noted):
    """What is noted, with the secrets by seat, the chains in force, and how far the game was seen."""

    secrets: dict[str, str] = msgspec.field(default_factory=dict)
    chains: dict[str, str] = msgspec.field(default_factory=dict)
    version: int = 0
    last: int = 0


def box_path(table: str) -> Path:
    """The file of a table's box, in the user's folder."""
    return data_folder() / "dice" / f"{table}.json"


class DiceBox:
    """One device's part in the dice of a table; `fault` is what the server did that it must not.

    Without a file, or where none can be written, it is kept for as long as the program runs.
    """

    def __init__(self, commit: str, dice: str, *, is_slow: bool, path: Path | None = None) -> None:
        """Go on with what was noted here before, or note the house's commitment first."""
        self.path = path
        self.is_slow = is_slow
        self.fault = ""
        self.offered: set[int] = set()
        self.made: dict[str, Chain] = {}
        self.kept = self._read() or Kept(commit, dice)
        if (commit, dice) != (self.kept.commit, self.kept.dice):
            self.fault = "commit"

    def _read(self) -> Kept | None:
        if self.path is None or not self.path.is_file():
            return None
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return None

    def save(self) -> None:
        """Keep it in its file, which only its owner may read, whole or as it was."""
        if self.path is None:
            return
        beside = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(self.kept))
            beside.replace(self.path)
        except OSError:
            self.path = None

    # chains

    def chain(self, secret: str) -> Chain:
        """A chain, made once."""
        if secret not in self.made:
            self.made[secret] = Chain(secret)
        return self.made[secret]

    def new_chain(self, seat: int | None = None) -> Chain:
        """A new chain, for a seat if it is known already."""
        chain = self.chain(secrets.token_hex(SECRET_BYTES))
        if seat is not None:
            self.sit(seat, chain)
        return chain

    def sit(self, seat: int, chain: Chain) -> None:
        """Keep the chain of a seat."""
        self.kept.secrets[str(seat)] = chain.link(LENGTH)
        self.kept.sent.pop(str(seat), None)
        self.save()

    def own(self, seat: int) -> Chain | None:
        """The chain of a seat, where this device has its secret."""
        secret = self.kept.secrets.get(str(seat))
        return None if secret is None else self.chain(secret)

    def join(self, seat: int) -> Chain:
        """The chain a seat commits to before the game."""
        return self.own(seat) or self.new_chain(seat)

    @property
    def seal(self) -> str:
        """The seal of all commitments as somebody reads it out, in fours; empty before they are known."""
        digits = seal(self.kept.commit, self.kept.parts, self.kept.dice) if self.kept.parts else ""
        return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))

    # what is told

    def see(self, facts: list[dict[str, Any]]) -> None:
        """Note what is told of dice; what was told before is not noted twice."""
        fresh = [fact for fact in facts if fact["version"] > self.kept.version]
        for fact in fresh:
            self._note(fact)
        if fresh:
            self.kept.version = max(fact["version"] for fact in fresh)
            self.save()

    def _note(self, fact: Mapping[str, Any]) -> None:
        kept = self.kept
        if fact["event"] == "rolled":
            kept.faces.append(fact["face"])
        elif fact["event"] == "thrown":
            kept.throws.append(throw_text(fact["index"], fact["house"], fact["links"]))
            kept.last = fact["index"]
        elif fact["event"] == "without":
            kept.last = fact["index"]
            if kept.sent.get(str(fact["seat"]), 0) >= fact["index"]:
                self.fault = self.fault or "denied"
        elif fact["event"] == "chained":
            kept.chains[str(fact["seat"])] = fact["anchor"]

    # what is asked

    def answer(self, dice: Dice, seat: int, now: int) -> Links | NewChain | None:
        """What to say to how the dice stand, in a round: the link that is due, a new chain, or nothing."""
        kept = self.kept
        if not kept.parts:
            kept.parts = dice.parts
            self.save()
        if (dice.commit, dice.parts) != (kept.commit, kept.parts):
            self.fault = self.fault or ("commit" if dice.commit != kept.commit else "parts")
        chain, named = self.own(seat), kept.chains.get(str(seat)) or anchor_of(kept.parts[seat])
        if self.fault or not 0 <= seat < len(kept.parts):
            return None
        if chain is None or chain.anchor != named:
            return self._begin_anew(dice, seat)
        return self._show(dice, seat, now, chain)

    def _begin_anew(self, dice: Dice, seat: int) -> NewChain | None:
        """Hand in another chain where this device does not have the seat's; it counts from the next round."""
        if dice.due or seat in self.offered:
            return None
        self.offered.add(seat)
        return NewChain(self.new_chain(seat).anchor)

    def _show(self, dice: Dice, seat: int, now: int, chain: Chain) -> Links | None:
        if seat in dice.out or (not dice.due and not self.is_slow):
            return None
        index = last_of(now + 1) if self.is_slow else dice.index
        if not self.is_slow and index > max(self.kept.last + 1, first_of(now)):
            self.fault = "ahead"
            return None
        if dice.reach[seat] >= index:
            return None
        self.kept.sent[str(seat)] = max(index, self.kept.sent.get(str(seat), 0))
        self.save()
        return Links(index, {str(seat): chain.link(index)})
