"""Actions as people write them: a kind and its words, the same in every log and on every wire."""

from __future__ import annotations

from dataclasses import dataclass

from gangland.engine import action as act
from gangland.engine.table import Table
from gangland.game.notation import AT_A_PLACE, AT_A_SEAT, KINDS, LOCK, NUMBERED, WITH_CREW, Notation
from gangland.game.refusal import Refusal

WITH_TARGET = AT_A_SEAT | {act.MOVE, act.PICK_GANG, act.PICK_SIDE, act.DRAW}


@dataclass(frozen=True)
class Action:
    """An answer: `move clubhouse gun-factory 2m1r` has a kind, a place, a target and a crew.

    `target` is a place, a gang or whatever else is chosen, `number` how often or how many; what an action
    has not is empty. Two actions are equal where they are written alike.
    """

    kind: str
    place: str = ""
    target: str = ""
    crew: str = ""
    number: int | None = None

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action; whether it may be taken, a game says."""
        words = text.split()
        if not words or words[0] not in KINDS:
            raise Refusal("unknown-action", text=text, known=", ".join(KINDS))
        kind = KINDS[words[0]]
        fields: dict[str, str] = {}
        rest = words[1:]
        for name in _fields(kind, rest):
            if not rest:
                raise Refusal("missing-word", action=words[0], what=name)
            fields[name] = rest.pop(0)
        if rest:
            raise Refusal("too-many-words", text=" ".join(rest))
        number = fields.pop("number", None)
        if number is not None and not (number.isascii() and number.isdecimal() and len(number) < 5):
            raise Refusal("not-a-number", text=number)
        return cls(words[0], **fields, number=None if number is None else int(number))

    def __str__(self) -> str:
        words = [
            self.kind,
            self.place,
            self.target,
            "" if self.number is None else str(self.number),
            self.crew,
        ]
        return " ".join(word for word in words if word)

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def written(notation: Notation, t: Table, seat: int, code: int) -> Action:
    """Return the engine's number for an action as an action."""
    return Action.parse(notation.write(t, seat, code))


def _fields(kind: int, words: list[str]) -> list[str]:
    """Return which words follow a kind, in their order."""
    fields = ["place"] if kind in AT_A_PLACE else []
    if kind in WITH_TARGET or (kind == act.FIGHT and words[1:] == [LOCK]):
        fields.append("target")
    if kind in NUMBERED:
        fields.append("number")
    return fields + (["crew"] if kind in WITH_CREW else [])
