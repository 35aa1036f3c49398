"""Who is asked is told what an answer costs: what is paid, what comes instead, and that somebody falls."""

from __future__ import annotations

import pytest
from rambles import GAMES, new_game
from scenes import last_call, market, obstacle, turn
from stage import SITE, Stage
from wise import wg

from gangland.content.message import Message
from gangland.engine.table import CHANCE, NO_FIST
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.game.undo import can_undo
from gangland.protocol.enquiries import preview
from gangland.telling.question import question
from gangland.telling.sure import tried
from gangland.words import Words

NAMES = ("Ann", "Bob", "Cid", "Dot")


def played(s: Stage, game: str = "wise-guys") -> Game:
    return Game(Setup(game, seats_of(NAMES)), s.pack, s.t)


def warned(game: Game, seat: int = 0) -> list[Message]:
    """The notes that speak of a fall."""
    told = question(game, seat)
    assert told is not None
    return [note for note in told.notes if note.id in ("note-caught", "note-doomed")]


def at_the_market(clout: int, goods: int = 2) -> Game:
    s = wg(4, clout)
    for seat in range(4):
        s.crew(seat, seat, made=1)
    s.own(0, goods=goods)
    return played(market(s))


def test_rev_3_paying_and_not_paying_say_what_they_cost() -> None:
    s = Stage()
    for seat in range(4):
        s.crew(seat, seat, made=1)
    s.own(0, cash=2, goods=2, standing=3)
    game = played(obstacle(s, "evidence-raid"), "mayhem")
    told = question(game, 0)
    assert told is not None
    words = Words("en", game="mayhem", terms=game.pack.terms)
    said = {row.action: words.say(row.label) for row in told.rows}
    assert said == {"yes": "Yes: pay 2 cash", "no": "No: your gang loses 2 Contraband"}


def test_std_2_the_last_clout_costs_a_man_and_a_fist_says_so_before() -> None:
    assert warned(at_the_market(2)) == []
    assert [(note.id, note.args["answer"]) for note in warned(at_the_market(1))] == [
        ("note-caught", "market")
    ]
    assert warned(at_the_market(1, goods=0)) == []


def test_std_4_who_has_nobody_left_to_fall_is_told() -> None:
    game = at_the_market(1)
    game.t.made[0] = 0
    assert [note.id for note in warned(game)] == ["note-caught", "note-doomed"]


def test_std_2_paying_with_the_last_clout_says_who_pays_for_it() -> None:
    s = wg(4, 1)
    for seat in range(4):
        s.crew(seat, seat, made=1)
    s.crew(0, SITE, made=1)
    game = played(last_call(s, "curfew"))
    assert [note.args["answer"] for note in warned(game)] == ["yes"]


@pytest.mark.parametrize(("heat", "events"), [(3, ["exploited", "standing"]), (4, ["exploited", "caught"])])
def test_std_1_a_preview_says_that_the_law_comes(heat: int, events: list[str]) -> None:
    s = Stage()
    s.crew(0, 0, made=2)
    s.crew(0, SITE, made=1)
    s.own(0, tokens=2, standing=heat, guns=2)
    s.site(SITE, "velvet-mile")
    game = played(turn(s, 0), "mayhem")
    told = preview(game, 0, "exploit velvet-mile")
    assert [line.event for line in told.story][:2] == events
    assert not told.final


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_called_final_can_be_taken_back(name: str) -> None:
    seen = {True: 0, False: 0}
    for seed in range(3):
        game, dice = new_game(name, seed), Dice(seed)
        while not game.t.over:
            seat = game.owed()[0]
            action = sample(game.menu(seat), dice)
            is_open = seat < game.t.seats and game.t.sealing == NO_FIST and game.t.round > 0
            final = is_open and tried(game, seat, action).final
            game.answer(seat, action)
            if is_open:
                seen[final] += 1
                assert final or (can_undo(game, seat) and not game.t.owed >> CHANCE & 1)
    assert min(seen.values()) > 10
