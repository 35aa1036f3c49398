"""The croupier: answers for chance at a table, from a seed, each die keyed by what it is for.

Two games from one seed that part ways stay comparable: the second die of a fight in round 3 is the same
die in both. The seed never enters the table or the log; the log keeps what was rolled and drawn.

Fair dice can be checked by everybody. The house commits to its seed before the game, every seat adds entropy,
the seed of the game comes from all the parts, and the house's part is shown when the game is over.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from gangland.engine.step import Rules, options
from gangland.engine.table import CHANCE, Table

RECIPE = "gangland dice 1"
NO_ENTROPY = "-"


class Roll(NamedTuple):
    """A die or a draw: the how-manieth for its purpose, and which of so many it was."""

    purpose: str
    number: int
    size: int
    which: int


class Croupier:
    """Rolls and draws for one game."""

    def __init__(self, seed: int | str) -> None:
        """Take a seed."""
        self.seed = str(seed)
        self.used: Counter[str] = Counter()

    def answer(self, g: Rules, t: Table) -> int:
        """Return the next answer of chance."""
        return options(g, t, CHANCE).nth(0, self.roll(g, t).which)

    def roll(self, g: Rules, t: Table) -> Roll:
        """Return the next die or draw, by what it is for."""
        size = options(g, t, CHANCE).size(0)
        purpose = f"{g.step(t).id}/{t.round}"
        self.used[purpose] += 1
        digest = self.digest(f"{self.seed}/{purpose}/{self.used[purpose]}".encode())
        return Roll(purpose, self.used[purpose], size, int.from_bytes(digest[:8]) % size)

    def digest(self, key: bytes) -> bytes:
        """Return the bytes a die is read off."""
        return hashlib.blake2b(key, digest_size=8).digest()


class FairCroupier(Croupier):
    """Rolls and draws that everybody can derive again, with a hash that every browser knows."""

    def digest(self, key: bytes) -> bytes:
        """Return the bytes a die is read off."""
        return hashlib.sha256(key).digest()

    def copy(self) -> FairCroupier:
        """Return the same croupier, to go on independently."""
        croupier = FairCroupier(self.seed)
        croupier.used = self.used.copy()
        return croupier


def commitment(seed: str) -> str:
    """Return what the house tells before the game of its seed (hex) without telling the seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def combined(seed: str, entropies: Sequence[str]) -> str:
    """Return the seed of a game from the house's seed and what every seat added (hex, or NO_ENTROPY)."""
    parts = [RECIPE, seed, *(f"{seat}:{entropy}" for seat, entropy in enumerate(entropies))]
    return hashlib.sha256("".join(f"{part}\n" for part in parts).encode()).hexdigest()
