"""The croupier: answers for chance at a table, from a seed, each die keyed by what it is for.

Two games from one seed that part ways stay comparable: the second die of a fight in round 3 is the same
die in both. The seed never enters the table or the log; the log keeps what was rolled and drawn.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from gangland.engine.step import Rules, options
from gangland.engine.table import CHANCE, Table


class Croupier:
    """Rolls and draws for one game."""

    def __init__(self, seed: int | str) -> None:
        """Take a seed."""
        self.seed = str(seed)
        self.used: Counter[str] = Counter()

    def answer(self, g: Rules, t: Table) -> int:
        """Return the next answer of chance."""
        menu = options(g, t, CHANCE)
        purpose = f"{type(g.step(t)).__name__}/{t.round}"
        self.used[purpose] += 1
        key = f"{self.seed}/{purpose}/{self.used[purpose]}"
        digest = hashlib.blake2b(key.encode(), digest_size=8).digest()
        return menu.nth(0, int.from_bytes(digest) % menu.size(0))
