"""Noninterference of the tools: two tables that differ in what a seat cannot know tell it the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from gangland.arena.leaks import ILLEGAL, PROBES, blinds_up, other_world
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.notation import WORDS
from gangland.game.setup import Setup, seats_of
from gangland.models.salon import Salon
from gangland.models.seat import VIEWS, Seat
from gangland.models.tools import server_of
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client as Terminal
from gangland.terminal.local_wire import LocalWire
from gangland.words import Words

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
REVEALING = {"stole", "seen", "affected", "held", "gained", "ended", "tokens", "skipped", "guns", "sold"}
"""What the rules themselves bring to light once somebody has acted."""
Call = tuple[str, dict[str, Any]]


def any_answer(game: Game, seat: int, chooser: random.Random) -> str:
    """Some legal answer of a seat, in notation."""
    menu = game.menu(seat)
    row = chooser.randrange(len(menu))
    return game.notation.write(game.t, seat, menu.nth(row, chooser.randrange(menu.size(row))))


def curiosity(game: Game, seat: int, chooser: random.Random) -> Iterator[Call]:
    """Everything that might tell something, a legal answer last."""
    rival = game.notation.seat(game.t, (seat + 1) % game.t.seats)
    yield from (("look", {"what": what}) for what in VIEWS)
    yield from (
        ("look", {"what": "odds", "about": about}) for about in ("er", "gun-factory", "distillery 1r")
    )
    yield from (
        ("choices", {}),
        ("wait", {"seconds": 0}),
        ("rules", {"words": "blind"}),
        ("seal", {"number": 99}),
    )
    for kind in chooser.sample(ILLEGAL, 6):
        yield "act", {"answer": f"{WORDS[kind & 255]} clubhouse {rival}"}
    yield "act", {"answer": f"fight {rival}"}
    for do in ("accept", "decline", "counter", "withdraw"):
        yield "deal", {"do": do, "number": 1, "want": "cash:1"}
    for probe in PROBES[:3]:
        terms = dict(word.split("=") for word in probe.format(rival=rival).split()[1:])
        yield "deal", {"do": "offer", **terms}
    yield "deal", {"do": "promise", "to": rival, "mine": ["peace:9"]}
    yield "talk", {"text": "how much have you got?", "to": rival}
    if game.t.owed >> seat & 1:
        answer = any_answer(game, seat, chooser)
        if not reveals(game, seat, answer):
            yield "act", {"answer": answer}
    yield "look", {}


def reveals(game: Game, seat: int, answer: str) -> bool:
    """Whether an answer has something come to light, by the rules."""
    journal = Journal(game.branch(), Croupier("1"))
    before = len(journal.game.facts)
    journal.take(seat, answer, 0.0)
    journal.settle(0.0)
    return any(fact.doc["event"] in REVEALING for fact in journal.game.facts[before:])


async def heard(journal: Journal, world: Game, seat: int, number: int, path: Path) -> list[str]:
    """All that a seat at a table hears by its tools, byte by byte."""
    table = Salon(world.rewound(0), path / "game.log", Croupier("1"), seat)
    table.journal = journal.copy()
    table.journal.game = table.game = world
    terminal = Terminal(LocalWire(table, seat), "en")
    terminal.open()
    sent = []
    async with Client(server_of(Seat(terminal, Words("en"), cards_document(world.pack), table))) as client:
        sent.append((await client.list_tools()).model_dump_json())
        for tool, arguments in curiosity(journal.game, seat, random.Random(number)):
            sent.append((await client.call_tool(tool, arguments)).model_dump_json())
        sent += [
            found.model_dump_json() for found in (await client.list_resources(), await client.list_prompts())
        ]
    return sent


def compare(journal: Journal, seat: int, number: int, path: Path) -> None:
    """A seat is told the same in two worlds, whatever it tries."""
    worlds = (journal.game.branch(), other_world(journal.game, seat, Dice(number), richer=False))
    one, other = (asyncio.run(heard(journal, world, seat, number, path)) for world in worlds)
    assert one == other


def through_a_game(name: str, options: dict[str, int], path: Path, every: int) -> int:
    """Play a game by chance, comparing now and then from somebody's seat; return how often."""
    chooser = random.Random(name)
    journal = Journal(Game(Setup(name, seats_of(NAMES), options)), Croupier("1"))
    compared = 0
    while not journal.game.t.over:
        journal.settle(0.0)
        if len(journal) % every == 0 and not blinds_up(journal.game):
            compare(journal, chooser.randrange(len(NAMES)), len(journal), path)
            compared += 1
        if journal.owed():
            seat = chooser.choice(journal.owed())
            journal.take(seat, any_answer(journal.game, seat, chooser), 0.0)
    return compared


@pytest.mark.parametrize(
    ("name", "options"), [("mayhem", {}), ("mayhem", {"under-the-radar": 1}), ("wise-guys", {})]
)
def test_inf_1_tools_tell_nothing_of_what_others_hide(
    name: str, options: dict[str, int], tmp_path: Path
) -> None:
    assert through_a_game(name, options, tmp_path, 11) > 6


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(seat: Seat) -> str:
        assert seat.table is not None
        return str(max(seat.table.game.t.cash) % 2)

    monkeypatch.setattr(Seat, "status", leaky)
    with pytest.raises(AssertionError):
        through_a_game("mayhem", {}, tmp_path, 5)


def test_a_tool_that_fails_says_nothing_of_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_seat: Seat, _what: str, _about: str) -> str:
        raise ValueError("the Mayans hold 7 guns")

    monkeypatch.setattr(Seat, "look", broken)
    journal = Journal(Game(Setup("mayhem", seats_of(NAMES))), Croupier("1"))
    journal.settle(0.0)
    told = asyncio.run(heard(journal, journal.game.branch(), 0, 1, tmp_path))
    assert Words("en").text("mcp-failed") in told[1]
    assert "ValueError" in caplog.text
    assert "Mayans hold" not in caplog.text + "".join(told)
