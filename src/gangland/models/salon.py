"""A table in this process for somebody who reads slowly: the game stands still at an offer to them."""

from __future__ import annotations

from pathlib import Path

from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.recorder import Recorder
from gangland.terminal.local_wire import LocalTable


class Salon(LocalTable):
    """A table of a person and bots, who go on once the person has had a chance to reply to an offer.

    `let_be` has the offers the person has been shown and goes on without a word to, by its own numbers.
    """

    def __init__(self, game: Game, path: Path, croupier: Croupier, reader: int | None = None) -> None:
        super().__init__(game, Recorder(game, path), croupier)
        self.reader = self.people[0] if reader is None else reader
        self.let_be: set[int] = set()
        self.until = 0.0

    def allow(self, seconds: float) -> None:
        """Let bots play on for so long from now: whoever called has to be answered some time."""
        self.until = self.now() + seconds

    def get_on(self) -> bool:
        """Have the next thing done that the person need not do, unless an offer waits to be thought about."""
        return not self.is_offered() and self.now() < self.until and super().get_on()

    def listen(self, seat: int) -> bool:
        """DEA-1: have a bot wait with its answer for what the person says to what it has just offered."""
        if self.is_offered():
            self.listening = seat
        return self.is_offered()

    def is_offered(self) -> bool:
        """DEA-1: whether there is an open offer that the person has neither replied to nor let be."""
        ledger, reader = self.game.ledger, self.reader
        return any(
            offer.state == "open"
            and reader in offer.to
            and reader not in offer.declined
            and ledger.number(reader, offer.id) not in self.let_be
            for offer in ledger.offers
        )
