"""The thug: a player by rules of thumb that adds up what everything is worth, and takes the most."""

from __future__ import annotations

from gangland.bots.answer import Answer
from gangland.bots.bargains import counter, propose, why_not
from gangland.bots.bot import Bot
from gangland.bots.lore import lore_of
from gangland.bots.memory import Memory
from gangland.bots.selling import is_good_deal
from gangland.bots.sorts import make_answers
from gangland.bots.temper import Temper
from gangland.bots.value import Scene
from gangland.engine.ints import Ints, i64, mypyc_attr
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.keyed import mix


@mypyc_attr(allow_interpreted_subclasses=True)
class Thug(Bot):
    """Sees what everybody sees, remembers what passed in the open, and wants the money."""

    def __init__(self, seed: i64 = 0, temper: Temper | None = None) -> None:
        """Sit down with a temper of one's own."""
        super().__init__(seed)
        self.name = "thug"
        self.temper: Temper = Temper() if temper is None else temper
        self.memory: Memory = Memory()
        self.answers: list[Answer] = make_answers()

    def scene(self, g: Rules, view: Table, seat: i64) -> Scene:
        """Read a view."""
        return Scene(g, view, seat, lore_of(g), self.memory, self.temper)

    def choose(self, g: Rules, view: Table, seat: i64, menu: Menu) -> i64:
        """Answer a question by what its first choice is about."""
        s = self.scene(g, view, seat)
        s.mood = mix(self.seed, view.round * 64 + view.tokens[seat])
        return self.answers[menu.rows[KIND]].choose(s, menu)

    def accepts(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> bool:
        """Take a deal that gains enough."""
        return is_good_deal(self.scene(g, view, seat), give, get, rival)

    def proposes(self, g: Rules, view: Table, seat: i64) -> Ints:
        """Sell what is worth more to others, or buy what they may not need."""
        return propose(self.scene(g, view, seat))

    def counters(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> Ints:
        """Haggle."""
        return counter(self.scene(g, view, seat), give, get, rival)

    def refuses(self, g: Rules, view: Table, seat: i64, give: Ints, get: Ints, rival: i64) -> str:
        """Say what is wrong with it."""
        return why_not(self.scene(g, view, seat), give, get, rival)

    def watch(self, events: Ints, seat: i64) -> None:
        """Remember what changed hands."""
        self.memory.watch(events)
