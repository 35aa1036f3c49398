"""What a player noted of the dice while playing, held against the log of the game afterwards.

A log proves that its dice come from the commitments in it; that these are the ones everybody saw before the
game only somebody can say who was there.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gangland.game.chain import seal
from gangland.game.logs.log import LARGEST, LogError, read_lines
from gangland.game.throws import THROW, WITHOUT
from gangland.server.table.proof import Proof


class Noted(msgspec.Struct):
    """What was seen: the commitments, every throw as it was told, and the face of every die, in order.

    `sent` has by seat the number of the last link that was shown from here, `made` the chains made here.
    `denied` are links (number and seat) that the server said to have, and then not to have come, `lost` those
    it never said to have; `restored` counts how often it went back to an earlier state.
    """

    commit: str = ""
    dice: str = ""
    parts: list[str] = []
    throws: list[str] = []
    faces: list[int] = []
    sent: dict[str, int] = {}
    made: dict[str, list[str]] = {}
    denied: list[str] = []
    lost: list[str] = []
    restored: int = 0


def read_noted(path: Path) -> Noted:
    """Return what is noted in a file."""
    try:
        return msgspec.json.decode(path.read_bytes()[:LARGEST], type=Noted)
    except OSError as error:
        raise LogError("cannot-read", reason=error) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise LogError("bad-notes") from error


def seal_of(proof: Proof) -> str:
    """Return the seal of a game's commitments."""
    return seal(proof.commit, proof.parts, proof.dice)


def check_seal(proof: Proof, noted: str) -> None:
    """Refuse a log of other commitments than those whose seal was noted, spaces and case not counted.

    Of a game that went on at another house the seal of either will do.
    """
    wanted = "".join(one for one in noted.lower() if one.isalnum())
    if wanted not in map(seal_of, proof.every()):
        raise LogError("noted-seal", found=seal_of(proof), expected=wanted)


def check_noted(proof: Proof, noted: Noted, path: Path) -> None:
    """Refuse a log that is not of the game somebody saw: other commitments, throws or dice.

    Of a game that went on at another house, notes are held against what was played where they were made.
    """
    every = proof.every()
    which = next((at for at, one in enumerate(every) if one.commit == noted.commit), -1)
    proof, after = every[which], every[which + 1 :] if which >= 0 else []
    if (noted.commit, noted.dice) != (proof.commit, proof.dice):
        raise LogError("noted-commit", found=proof.commit, expected=noted.commit)
    for seat, (found, expected) in enumerate(zip(proof.parts, noted.parts, strict=False)):
        if found != expected:
            raise LogError("noted-part", name=proof.names[seat], found=found, expected=expected)
    lines = list(enumerate(read_lines(path), 1))[proof.began : after[0].began if after else None]
    throws = [(at, line.removeprefix("house: ")) for at, line in lines if line.startswith(f"house: {THROW} ")]
    _compare(throws, noted.throws, "noted-throw")
    faces = [(at, line.removeprefix("*: roll ")) for at, line in lines if line.startswith("*: roll ")]
    _compare(faces, [str(face) for face in noted.faces], "noted-face")
    for at, line in lines:
        if line.startswith(f"house: {WITHOUT} "):
            number, who = line.split(" ")[2:]
            if f"{number} {who}" in noted.denied:
                raise LogError("noted-denied", at, name=proof.names[int(who)], index=int(number))


def _compare(found: list[tuple[int, str]], seen: list[str], code: str) -> None:
    """Refuse a log in which something seen is otherwise, or missing."""
    for number, expected in enumerate(seen):
        at, text = found[number] if number < len(found) else (0, "-")
        if text != expected:
            raise LogError(code, at, number=number + 1, found=text, expected=expected)
