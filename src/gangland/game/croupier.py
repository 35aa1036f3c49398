"""The croupier: answers for chance at a table, from a seed, each die keyed by what it is for.

Two games from one seed that part ways stay comparable: the second die that a seat rolls at a place in round 3
is the same die in both, whatever happened elsewhere. A key says only what all can see when the die is rolled.
The seed never enters the table or the log; the log keeps what was rolled and drawn.

Fair dice can be checked by everybody. By the first two recipes the house commits to its seed before the game,
every seat adds entropy, the seed of the game comes from all the parts, and the house's part is shown when the
game is over. By the third, which new games have, house and seats show the links of chains they committed to,
throw by throw (`throws.py`). A game once begun goes on by the recipe it began with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Self

from gangland.engine.step import options
from gangland.engine.table import CHANCE, Table
from gangland.game.notation import Notation
from gangland.game.refusal import Refusal

FIRST_DICE: Final = "1"
SEED_DICE: Final = "2"
CHAINED_DICE: Final = "3"
DICE: Final = CHAINED_DICE
"""The recipe of new games; games begun before go on by the one they name, or the first if they name none."""

NO_ENTROPY: Final = "-"
NOBODY: Final = "-"
"""In a key: no seat, or no place."""


def by_step(notation: Notation, t: Table) -> str:
    """Return what a die is for by the first recipe: a step in a round."""
    return f"{notation.g.step(t).id}/{t.round}"


def by_seat_and_place(notation: Notation, t: Table) -> str:
    """Return what a die is for by the second recipe: a step in a round, for a seat, at a place."""
    step = notation.g.step(t)
    seat, place = step.roller(notation.g, t), step.spot(notation.g, t)
    who = str(seat) if seat >= 0 else NOBODY
    where = notation.place(t, place) if place >= 0 else NOBODY
    return f"{by_step(notation, t)}/{who}/{where}"


RECIPES: Final[dict[str, Callable[[Notation, Table], str]]] = {
    FIRST_DICE: by_step,
    SEED_DICE: by_seat_and_place,
    CHAINED_DICE: by_seat_and_place,
}
"""Every recipe there has been, oldest first."""


def check_dice(dice: str) -> None:
    """Refuse a recipe that is not known here."""
    if dice not in RECIPES:
        raise Refusal(
            "rules-version", found=f"dice {dice}", known=", ".join(f"dice {one}" for one in RECIPES)
        )


def origin_of(*parts: str) -> str:
    """Return a few digits of all that dice begin with: other parts, other dice."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


class Roll(NamedTuple):
    """A die or a draw: the how-manieth for its purpose, and which of so many it was."""

    purpose: str
    number: int
    size: int
    which: int


class Croupier:
    """Rolls and draws for one game."""

    def __init__(self, seed: int | str, dice: str = SEED_DICE) -> None:
        """Take a seed and a recipe."""
        self.seed = str(seed)
        self.dice = dice
        self.origin = origin_of(self.seed)
        self.used: dict[str, int] = {}
        self.is_ready = True
        self.thrown = 0

    def hear(self, text: str, t: Table) -> None:
        """Take what the house wrote about the parts of dice: a seed needs nothing of it."""

    def rest(self) -> None:
        """Put the dice away until chance is asked again."""

    def answer(self, notation: Notation, t: Table) -> int:
        """Return the next answer of chance."""
        return options(notation.g, t, CHANCE).nth(0, self.roll(notation, t).which)

    def again(self, notation: Notation, t: Table, text: str) -> int:  # noqa: ARG002 - some dice are set
        """Return the answer that chance gave before, written as `text`: a seed gives the same dice again."""
        return self.answer(notation, t)

    def roll(self, notation: Notation, t: Table) -> Roll:
        """Return the next die or draw, by what it is for."""
        size = options(notation.g, t, CHANCE).size(0)
        purpose = RECIPES[self.dice](notation, t)
        number = self.used[purpose] = self.used.get(purpose, 0) + 1
        digest = self.digest(f"{self.seed}/{purpose}/{number}".encode())
        return Roll(purpose, number, size, int.from_bytes(digest[:8]) % size)

    def digest(self, key: bytes) -> bytes:
        """Return the bytes a die is read off."""
        return hashlib.blake2b(key, digest_size=8).digest()

    def copy(self) -> Self:
        """Return the same croupier, to go on independently."""
        croupier = object.__new__(type(self))
        vars(croupier).update(vars(self))
        croupier.used = dict(self.used)
        return croupier


class FairCroupier(Croupier):
    """Rolls and draws that everybody can derive again, with a hash that every browser knows."""

    def digest(self, key: bytes) -> bytes:
        """Return the bytes a die is read off."""
        return hashlib.sha256(key).digest()


def commitment(seed: str) -> str:
    """Return what the house tells before the game of its seed (hex) without telling the seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def combined(seed: str, entropies: Sequence[str], dice: str) -> str:
    """Return a game's seed from recipe, house's seed and what every seat added (hex, or NO_ENTROPY)."""
    parts = [f"gangland dice {dice}", seed, *(f"{seat}:{entropy}" for seat, entropy in enumerate(entropies))]
    return hashlib.sha256("".join(f"{part}\n" for part in parts).encode()).hexdigest()
