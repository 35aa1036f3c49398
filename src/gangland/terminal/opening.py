"""Sitting down at a table in this process, everybody at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.journal import ONLOOKER
from gangland.game.logs.recorder import Recorder
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client
from gangland.terminal.hints import command, go_on, named
from gangland.terminal.local_wire import LocalTable, LocalWire
from gangland.terminal.screen import Screen
from gangland.terminal.session import Parting, Session
from gangland.words import Words

BREATH: Final = 1.0
"""Seconds for which bots wait before each answer, where somebody sits at a terminal."""


def play(
    game: Game, path: Path, words: Words, croupier: Croupier, *, resumed: bool, breath: float | None = None
) -> int:
    """Play a game that is kept in a file; at a terminal bots hold their breath before they act."""
    screen = Screen()
    pause = (BREATH if screen.is_live else 0.0) if breath is None else max(breath, 0.0)
    table = LocalTable(game, Recorder(game, path, resumed=resumed), croupier, pause)
    table.say = Words(words.lang, game=game.setup.game).say
    clients = [
        Client(LocalWire(table, seat), words.lang, known=table.heard(seat) if resumed else 0)
        for seat in table.people or [ONLOOKER]
    ]
    log = {"file": str(path), "command": command("replay", named(str(path)))}
    return Session(
        clients,
        screen,
        words,
        cards_document(game.pack),
        parting=Parting(words.text("leave-saved", command=go_on(path)), words.text("end-log", **log)),
        table=table,
    ).run()
