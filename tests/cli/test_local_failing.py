"""In the terminal, too, a bot that fails stops no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from test_local_table import lay, play, sit

from gangland.bots import roster
from gangland.bots.bot import Bot
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of


class Clumsy(Bot):
    """A bot that fails at everything."""

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:  # noqa: ARG002
        raise ValueError("choose")

    def offers(self, g: Rules, view: Table, seat: int) -> Offer | None:  # noqa: ARG002
        raise ValueError("offers")

    def says(self, g: Rules, view: Table, seat: int) -> Talk | None:  # noqa: ARG002
        raise ValueError("says")

    def takes(self, g: Rules, view: Table, seat: int, offer: Offer) -> bool:  # noqa: ARG002
        raise ValueError("takes")


def test_a_bot_that_fails_at_everything_is_replaced_and_declines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stand_ins: Callable[[], list[str]]
) -> None:
    monkeypatch.setitem(roster.BOTS, "clumsy", Clumsy)
    table = lay(Game(Setup("mayhem", seats_of(["Ann"], ["clumsy", "clumsy"]))), tmp_path)
    ann = sit(table, 0)
    play(table, [ann], Random(1), 1)
    table.take(0, "offer to=seat2,seat3 give=cash:1")
    assert table.game.ledger.offers[-1].state == "declined"
    play(table, [ann], Random(1), 3)
    assert table.game.t.round == 3
    assert {*stand_ins()} == {"thug"}
