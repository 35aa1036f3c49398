"""The dice box of a device: the secrets of its chains at one table, and all it saw of the dice there.

It shows a link only where nobody is asked, and only the one that follows the last throw it was told of; then
that throw has to be the next thing that happens. It notes the commitments, throws and dice as they are told,
to hold them against the log in the end.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from gangland.game.chain import LENGTH, Chain, anchor_of, follower, last_of, seal, stretch_of
from gangland.game.throws import NONE, throw_text
from gangland.protocol.messages import Dice, Links, NewChain
from gangland.server.table.noted import Noted
from gangland.terminal.files import data_folder

SECRET_BYTES: Final = 32
DICE: Final = frozenset({"thrown", "without", "chained", "rolled"})
"""What is told of dice: the same to all, in the same order."""
BETWEEN: Final = frozenset({"said", "rules"})
"""What may happen while a throw is due: talk, and a server that goes on with newer rules."""


class Kept(Noted):
    """What is noted, with what is needed to go on.

    By seat: the secrets, the chains that were handed in during the game, and up to which link the server said
    that it has them. Then how many facts about dice were noted, the number of the last throw, the seats
    that have no part in the round's throws, those whose new chain is not in force, and what the server did.
    """

    secrets: dict[str, str] = msgspec.field(default_factory=dict)
    chains: dict[str, str] = msgspec.field(default_factory=dict)
    came: dict[str, int] = msgspec.field(default_factory=dict)
    seen: int = 0
    last: int = 0
    out: set[int] = msgspec.field(default_factory=set)
    fresh: set[int] = msgspec.field(default_factory=set)
    fault: str = ""


def box_path(table: str) -> Path:
    """The file of a table's box, in the user's folder."""
    return data_folder() / "dice" / f"{table}.json"


class DiceBox:
    """One device's part in the dice of a table.

    `fault` is what the server did that it must not: then nothing more is shown. `notices` are what is to be
    said to whoever plays, that fault among them. Without a file, or where none can be written, the box is
    kept for as long as the program runs.
    """

    def __init__(self, commit: str, dice: str, *, is_slow: bool, path: Path | None = None) -> None:
        """Go on with what was noted here before, or note the house's commitment first."""
        self.path = path
        self.is_slow = is_slow
        self.offered: set[int] = set()
        self.made: dict[str, Chain] = {}
        self.version = 0
        self.heard: list[dict[str, Any]] = []
        self.awaited = 0
        self.kept = self._read() or Kept(commit, dice)
        self.notices = [self.fault] if self.fault else []
        if (commit, dice) != (self.kept.commit, self.kept.dice):
            self.blame("commit")

    @property
    def fault(self) -> str:
        """What the server did; empty where it did nothing wrong."""
        return self.kept.fault

    def blame(self, fault: str) -> None:
        """Note what the server did, once and for all."""
        if not self.fault:
            self.kept.fault = fault
            self.notices.append(fault)
            self.save()

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
        self.kept.made.setdefault(str(seat), []).append(chain.anchor)
        self.kept.sent.pop(str(seat), None)
        self.save()

    def own(self, seat: int) -> Chain | None:
        """The chain of a seat, where this device has its secret."""
        secret = self.kept.secrets.get(str(seat))
        return None if secret is None else self.chain(secret)

    def ours(self, seat: int) -> Chain | None:
        """The chain of a seat, where it is ours that counts."""
        chain, parts = self.own(seat), self.kept.parts
        named = self.kept.chains.get(str(seat)) or (anchor_of(parts[seat]) if seat < len(parts) else "")
        return chain if chain is not None and chain.anchor == named else None

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
        fresh = [fact for fact in facts if fact["version"] > self.version]
        for fact in self._since_anew(fresh):
            self._expect(fact)
            if fact["event"] in DICE:
                self.heard.append(fact)
                if len(self.heard) > self.kept.seen:
                    self.kept.seen = len(self.heard)
                    self._note(fact)
                    self._miss(fact)
        if fresh:
            self.version = max(fact["version"] for fact in fresh)
            self.save()

    def _since_anew(self, facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return what is told of a game since it is here; that it came here is told first of all, if at all.

        What was thrown elsewhere was not thrown with our chain.
        """
        came = [at for at, fact in enumerate(facts) if fact["event"] == "anew"]
        if not came:
            return facts
        if self.heard or facts[came[-1]]["commit"] != self.kept.commit:
            self.blame("commit")
        return facts[came[-1] + 1 :]

    def go_back(self, version: int) -> None:
        """Forget what a server does that was put back to an earlier state, and say so."""
        kept = self.kept
        self.version, self.awaited = min(version, self.version), 0
        self.heard = [fact for fact in self.heard if fact["version"] <= version]
        kept.restored += 1
        kept.throws, kept.faces, kept.chains, kept.last = [], [], {}, 0
        kept.seen, kept.out, kept.fresh = len(self.heard), set(), set()
        for fact in self.heard:
            self._note(fact)
        self.notices.append("restored")
        self.save()

    def _expect(self, fact: Mapping[str, Any]) -> None:
        """Blame a server that has something else happen than the throw a link was shown for."""
        if self.awaited and fact["event"] not in BETWEEN:
            if fact["event"] not in ("thrown", "without") or fact["index"] != self.awaited:
                self.blame("order")
            self.awaited = 0

    def _note(self, fact: Mapping[str, Any]) -> None:
        kept = self.kept
        if fact["event"] == "rolled":
            kept.faces.append(fact["face"])
        elif fact["event"] == "chained":
            kept.chains[str(fact["seat"])] = fact["anchor"]
            kept.fresh.add(fact["seat"])
        else:
            self._count(fact["index"])
            if fact["event"] == "without":
                kept.out.add(fact["seat"])
                kept.fresh.discard(fact["seat"])
            else:
                kept.throws.append(throw_text(fact["index"], fact["house"], fact["links"]))
                self._look_for_ours(fact["index"], fact["links"])

    def _count(self, index: int) -> None:
        """Count a throw, made or not, which has to be one that follows the last."""
        kept = self.kept
        if not self._follows(index):
            self.blame("order")
        if stretch_of(index) != stretch_of(kept.last):
            kept.out.clear()
        kept.last = index

    def _follows(self, index: int) -> bool:
        return index in (follower(self.kept.last, anew=False), follower(self.kept.last, anew=True))

    def _look_for_ours(self, index: int, links: list[str]) -> None:
        """Blame a server that throws with another link than ours, or passes us over in silence."""
        kept = self.kept
        for seat in map(int, kept.secrets):
            chain, link = self.ours(seat), links[seat] if seat < len(links) else ""
            if chain is None or (link == NONE and seat in kept.out | kept.fresh):
                continue
            kept.fresh.discard(seat)
            if link != chain.link(index):
                self.blame("order")

    def _miss(self, fact: Mapping[str, Any]) -> None:
        """Note that a link of ours is said to be missing, or that a chain of our seat is not from here."""
        kept, seat = self.kept, str(fact.get("seat"))
        if fact["event"] == "without" and kept.sent.get(seat, 0) >= fact["index"]:
            is_denied = kept.came.get(seat, 0) >= fact["index"]
            (kept.denied if is_denied else kept.lost).append(f"{fact['index']} {seat}")
            self.notices.append("denied" if is_denied else "lost")
        elif fact["event"] == "chained" and fact["anchor"] not in kept.made.get(seat, [fact["anchor"]]):
            self.notices.append("other")

    # what is asked

    def answer(self, dice: Dice, seat: int, asked: list[int]) -> Links | NewChain | None:
        """What to say to how the dice stand, with these seats asked: a link, a new chain, or nothing."""
        self._commit(dice, seat)
        if self.fault or not 0 <= seat < min(len(dice.parts), len(dice.reach)):
            return None
        self.kept.came[str(seat)] = dice.reach[seat]
        chain = self.ours(seat)
        return self._begin_anew(dice, seat) if chain is None else self._show(dice, seat, asked, chain)

    def _commit(self, dice: Dice, seat: int) -> None:
        """Keep the first commitments, ours among them; they never change."""
        kept = self.kept
        if not kept.parts:
            kept.parts = dice.parts
            self.save()
            if self.own(seat) and not self.ours(seat) and str(seat) not in kept.chains:
                self.blame("own")
        if dice.commit != kept.commit:
            self.blame("commit")
        elif dice.parts != kept.parts:
            self.blame("parts")

    def _begin_anew(self, dice: Dice, seat: int) -> NewChain | None:
        """Hand in another chain where this device does not have the seat's; it counts from a later round."""
        if dice.due or seat in self.offered:
            return None
        self.offered.add(seat)
        return NewChain(self.new_chain(seat).anchor)

    def _show(self, dice: Dice, seat: int, asked: list[int], chain: Chain) -> Links | None:
        """Show what is due; at a slow table, the last link of the round after the last throw's."""
        if seat in dice.out or (not dice.due and not self.is_slow):
            return None
        if not self.is_slow and not self._is_due(dice.index, asked):
            return None
        index = last_of(stretch_of(self.kept.last) + 1) if self.is_slow else dice.index
        if dice.reach[seat] >= index:
            return None
        self.awaited = 0 if self.is_slow else index
        self.kept.sent[str(seat)] = max(index, self.kept.sent.get(str(seat), 0))
        self.save()
        return Links(index, {str(seat): chain.link(index)})

    def _is_due(self, index: int, asked: list[int]) -> bool:
        """Whether a link is due: nobody is asked, and it follows the last throw."""
        if index <= self.kept.last and not self._follows(index):
            self.go_back(self.version)
        if asked or not self._follows(index):
            self.blame("ahead")
            return False
        return True
