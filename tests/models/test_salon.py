"""A table for somebody who reads slowly: the game stands still at an offer, and goes on when it is let be."""

from __future__ import annotations

from pathlib import Path

from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.models.choosing import example
from gangland.models.salon import Salon
from gangland.models.seat import Seat
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client
from gangland.terminal.local_wire import LocalWire
from gangland.words import Words

PATIENCE = 1_000_000.0


def sit(seed: int, folder: Path) -> tuple[Salon, Seat]:
    """A person's seat at a table of bots who like to deal."""
    game = Game(Setup("mayhem", seats_of(["Claude"], ["thug", "thug", "thug"])))
    table = Salon(game, folder / f"{seed}.log", Croupier(seed))
    client = Client(LocalWire(table, table.reader), "en")
    client.open()
    seat = Seat(client, Words("en"), cards_document(game.pack), table)
    seat.allow(PATIENCE)
    return table, seat


def until_offered(seed: int, folder: Path) -> tuple[Salon, Seat] | None:
    """A game up to an offer that comes while the person is not asked; None where there is none."""
    table, seat = sit(seed, folder)
    seat.news()
    while not seat.client.doc.over:
        question = seat.client.question
        if question is None:
            return table, seat
        seat.act(example(question, question.rows[-1]))
    return None


def test_dea_1_the_game_stands_still_at_an_offer_until_it_is_let_be(tmp_path: Path) -> None:
    found = next(found for seed in range(20) if (found := until_offered(seed, tmp_path)))
    table, seat = found
    lines = len(table.game.lines)
    offers = seat.offers() - seat.let_be
    assert offers
    assert seat.is_due()
    assert seat.lex.text("seat-offers") in seat.news()
    assert len(table.game.lines) == lines
    seat.pass_over()
    seat.news()
    assert len(table.game.lines) > lines
    assert offers <= seat.let_be


def test_bots_play_on_only_for_as_long_as_they_are_allowed(tmp_path: Path) -> None:
    table, seat = sit(1, tmp_path)
    seat.allow(-1.0)
    seat.news()
    assert not any(line.startswith("seat") for line in table.game.lines)
    seat.allow(PATIENCE)
    seat.news()
    assert seat.is_due()
