"""A game between bots, written down step by step as environments would have shown it to every seat."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from gangland.arena.bargaining import Bazaar
from gangland.bots.bot import Bot
from gangland.engine.action import PICK_GANG
from gangland.engine.ints import ints
from gangland.engine.menu import KIND, Menu
from gangland.engine.table import CHANCE
from gangland.game.deals.deal import Offer, Promise
from gangland.game.deals.talk import clause_text
from gangland.game.game import Game
from gangland.research.choosing import Choosing
from gangland.research.coding import next_index
from gangland.research.dataset.schema import Row, Rows
from gangland.research.eye import Eye
from gangland.research.recollection import Recollection
from gangland.rulesets.view import known

SHORT, BYTE = "h", "b"


def packed(kind: str, numbers: Sequence[int]) -> bytes:
    """Return numbers as bytes, small ones first whatever the machine."""
    found = array(kind, numbers)
    if array(SHORT, [1]).tobytes()[0] == 0:
        found.byteswap()
    return found.tobytes()


class Recorder(Bazaar):
    """A game whose decisions, deals and tips are kept as rows; without deals, nobody deals."""

    def __init__(
        self, number: int, game: Game, bots: Sequence[Bot], slots: list[int], *, deals: bool
    ) -> None:
        """Sit the bots down."""
        super().__init__(game, bots, frozenset() if deals else frozenset(range(game.t.seats)))
        self.number = number
        self.rows = Rows()
        self.eye = Eye(game.g, slots)
        self.memories = [Recollection() for _ in bots]
        self.watched = 0
        self.decisions = 0
        self.steps = 0
        self.made_at: list[int] = []  # before which decision each offer was made
        self.promised_at: list[int] = []

    def answer(self, seat: int, menu: Menu, action: int) -> None:
        """Write down what a seat saw and answers, small step by small step."""
        self.watch()
        if seat != CHANCE:
            self.record(seat, menu, action)
        super().answer(seat, menu, action)
        if seat != CHANCE:
            self.rows.decisions[-1]["line"] = self.game.lines[-1]
            self.decisions += 1

    def watch(self) -> None:
        """Have every seat remember what happened, and number what was offered and promised since."""
        game = self.game
        news = ints(game.happened[self.watched :])
        self.watched = len(game.happened)
        for seat, memory in enumerate(self.memories):
            memory.watch(news, seat)
        self.made_at += [self.decisions] * (len(game.ledger.offers) - len(self.made_at))
        self.promised_at += [self.decisions] * (len(game.ledger.promises) - len(self.promised_at))

    def record(self, seat: int, menu: Menu, action: int) -> None:
        """Write down a decision, and the steps an environment would have asked for it."""
        g, t = self.game.g, self.game.t
        place = {"game": self.number, "decision": self.decisions}
        chosen = menu.count() > 1 and menu.rows[KIND] != PICK_GANG
        self.rows.decisions.append(
            {**place, "seat": seat, "round": int(t.round), "action": int(action), "chosen": chosen}
        )
        choosing, view, step = Choosing(g.named), known(g, t, seat), 0
        choosing.begin(menu, t.seats, seat)
        while choosing.head >= 0:
            self.eye.look(view, seat, self.memories[seat], choosing)
            said = int(next_index(choosing, action))
            shown = {"observation": packed(SHORT, self.eye.out), "mask": packed(BYTE, choosing.mask)}
            self.rows.steps.append(
                {**place, "step": step, "seat": seat, "chosen": chosen, **shown, "said": said}
            )
            choosing.take(said)
            step += 1
        self.steps += step

    def tell(self) -> None:
        """DEA-3: have those who owe a tip give it, and write it down."""
        before = len(self.game.lines)
        super().tell()
        for line in self.game.lines[before:]:
            self.rows.talk.append({"game": self.number, "decision": self.decisions, "line": line})

    def finish(self) -> Rows:
        """Return all rows, once the game is over: what came of it, of the offers and of the promises."""
        self.watch()
        self.rows.games.append(self.outcome())
        self.rows.deals += map(self.offered, self.game.ledger.offers, self.made_at)
        self.rows.promises += map(self.promised, self.game.ledger.promises, self.promised_at)
        return self.rows

    def outcome(self) -> Row:
        """Return what came of the game."""
        t = self.game.t
        return {
            "game": self.number,
            "bots": [one.bot for one in self.game.setup.seats],
            "gangs": [int(gang) for gang in t.gang],
            "winner": int(t.winner),
            "cash": [int(cash) for cash in t.cash],
            "alive": [bool(t.is_alive(seat)) for seat in range(t.seats)],
            "rounds": int(t.round),
            "decisions": self.decisions,
            "steps": self.steps,
        }

    def offered(self, offer: Offer, at: int) -> Row:
        """Return an offer, and what came of it."""
        return {
            "game": self.number,
            "decision": at,
            "offer": offer.id,
            "by": offer.by,
            "to": list(offer.to),
            "give": list(offer.give),
            "want": list(offer.want),
            "promises": [clause_text(self.game, clause) for clause in offer.mine],
            "for_promises": [clause_text(self.game, clause) for clause in offer.theirs],
            "state": offer.state,
            "taker": offer.taker,
            "declined": list(offer.declined),
            "whys": list(offer.whys),
        }

    def promised(self, promise: Promise, at: int) -> Row:
        """Return a promise that was given, and what became of it."""
        return {
            "game": self.number,
            "decision": at,
            "by": promise.by,
            "to": promise.to,
            "promise": clause_text(self.game, promise.clause),
            "until": promise.clause.until,
            "verdict": promise.verdict.value,
        }
