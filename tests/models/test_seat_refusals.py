"""What a seat without a keyboard is told when something cannot be done: in its own terms, and briefly."""

from __future__ import annotations

from pathlib import Path

import pytest
from mcp_types import CallToolResult, TextContent

from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.setup import Setup, seats_of
from gangland.models.choosing import example
from gangland.models.salon import Salon
from gangland.models.seat import Seat
from gangland.models.tools import Tools
from gangland.protocol.messages import Lang
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client
from gangland.terminal.local_wire import LocalWire
from gangland.words import LANGS, Words

LONG = "x" * 3_000
BRIEF = 1000


def tools_of(folder: Path, lang: Lang = "en") -> Tools:
    """The tools of a seat at a table that has just been laid."""
    game = Game(Setup("mayhem", seats_of(["Claude"], ["thug", "thug", "thug"])))
    table = Salon(game, folder / "game.log", Croupier(1))
    client = Client(LocalWire(table, table.reader), lang)
    client.open()
    return Tools(Seat(client, Words(lang), cards_document(game.pack), table))


def said(found: CallToolResult) -> str:
    """What was said first, without the hint that may follow."""
    assert isinstance(found.content[0], TextContent)
    return found.content[0].text


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_name_nothing_that_only_a_keyboard_has(lang: Lang, tmp_path: Path) -> None:
    tools, text = tools_of(tmp_path, lang), Words(lang).text
    tools.look()
    unknown, which = tools.act("fly moon"), tools.deal("accept", number=-4)
    assert (unknown.is_error, said(unknown)) == (True, text("seat-unknown-action", text="fly moon"))
    assert (which.is_error, said(which)) == (True, text("seat-offer-number"))
    nothing = " ".join(said(tools.rules("qqqqqqqq")).split())
    assert "gangland rules" not in nothing
    assert nothing.endswith(" ".join(text("seat-rules-list").split()))
    assert "gangland rules" not in said(tools.rules("QQQ-99"))


def test_a_long_answer_is_not_told_back_whole(tmp_path: Path) -> None:
    tools = tools_of(tmp_path)
    tools.look()
    for found in (
        tools.act(LONG),
        tools.act(f"gang {LONG}"),
        tools.deal("offer", to=LONG, give="cash:1"),
        tools.deal("offer", to="seat2", give=LONG),
        tools.deal("promise", to="seat2", mine=[LONG]),
        tools.talk(LONG),
        tools.talk("hello", to=LONG),
        tools.talk(tip=LONG, to="seat2"),
        tools.look("odds", LONG),
        tools.look("locations", LONG),
        tools.rules(LONG),
    ):
        assert said(found)
        assert len(said(found)) < BRIEF
        assert found.is_error or "…" in said(found)


def test_what_is_possible_is_told_whole(tmp_path: Path) -> None:
    tools = tools_of(tmp_path)
    tools.look()
    found = said(tools.deal("offer", to="nobody", give="cash:1"))
    assert found == Words("en").text(
        "refusal-unknown-seat", text="nobody", known="seat1, seat2, seat3, seat4"
    )


def test_dea_1_an_offer_to_all_goes_to_every_rival(tmp_path: Path) -> None:
    tools = tools_of(tmp_path)
    tools.look()
    while not tools.seat.client.doc.round:
        question = tools.seat.client.question
        assert question is not None
        tools.act(example(question, question.rows[0]))
    assert not tools.deal("promise", to="all", mine=["word:1:hello"]).is_error
    table = tools.seat.table
    assert table is not None
    assert [one.to for one in table.game.ledger.offers if one.by == 0] == [(1, 2, 3)]
