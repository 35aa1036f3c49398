"""Bots that search think in processes of their own; who fails or is late there is replaced for one answer."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rig import any_answer, gang, journal, open_house, run, settings, sit_down, until
from strangers import (
    Clumsy,
    Dreamer,
    Dying,
    Fallen,
    FallenToo,
    Ponderer,
    Teller,
    case_of,
    first_game,
    mark,
    question,
    task,
)

from gangland.bots import roster
from gangland.bots.bot import Bot
from gangland.bots.driver import Minds
from gangland.bots.word import Word
from gangland.engine.ints import ints
from gangland.game.deals.deal import Offer
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.desk import Desk, LostThoughtError, Task, Thought, think
from gangland.server.table.distant import Distant
from gangland.server.table.house import House
from gangland.server.table.study import Study
from gangland.server.table.web_table import Room


async def played(house: House, bot: str, orders: int, *, deals: bool = False) -> Room:
    """Play some orders with three bots of a kind; return the table."""
    seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"{bot} {number}", bot) for number in range(3))]
    room, (ann,) = await sit_down(house, NewTable("mayhem", seats))
    chooser = random.Random(1)
    while room.record.state != "over" and orders:
        if 0 in journal(room).owed():
            if deals and journal(room).game.t.round:
                await ann.deal(f"offer to={gang(room, 1)} give=cash:1 want=guns:1")
            await ann.act(any_answer(room, 0, chooser))
            orders -= 1
        await asyncio.sleep(0.001)
    return room


def test_a_capo_plays_at_a_table_from_a_process_of_its_own(
    folder: Path, stand_ins: Callable[[], list[str]]
) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room = await played(house, "capo:8p", 6)
        assert len(journal(room).game.lines) > 20
        assert not stand_ins()
        desks = [desk for desk in house.study.desks if desk.process is not None]
        assert desks
        await house.close()
        assert all(desk.process is None for desk in house.study.desks)

    run(story())


@pytest.mark.parametrize(
    ("kind", "thinking", "orders"), [(Clumsy, 600, 3), (Dying, 600, 1), (Dreamer, 0.4, 1)]
)
def test_who_fails_or_is_late_is_replaced_and_the_table_goes_on(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    stand_ins: Callable[[], list[str]],
    kind: type[Bot],
    thinking: float,
    orders: int,
) -> None:
    """Whatever it fails at: it proposes nothing, declines every offer, and a thug answers for it."""
    monkeypatch.setitem(roster.BOTS, "stranger", kind)

    async def story() -> None:
        house = open_house(msgspec.structs.replace(settings(folder), thinking=thinking))
        room = await played(house, "stranger", orders, deals=True)
        await until(lambda: {*stand_ins()} == {"thug"})
        await until(lambda: all(offer.state != "open" for offer in journal(room).game.ledger.offers))
        made = {(offer.by, offer.state) for offer in journal(room).game.ledger.offers}
        assert made == ({(0, "declined")} if orders > 1 else set())
        await house.close()

    run(story())


@pytest.mark.parametrize("second", ["capo", "lieutenant"])
def test_the_next_simpler_answers_at_a_desk_or_in_the_house(
    folder: Path, monkeypatch: pytest.MonkeyPatch, stand_ins: Callable[[], list[str]], second: str
) -> None:
    monkeypatch.setitem(roster.BOTS, "boss", Fallen)
    if second != "capo":
        monkeypatch.setitem(roster.BOTS, "capo", FallenToo)

    async def story() -> None:
        house = open_house(settings(folder, thinking=600))
        await played(house, "boss+honest", 2)
        await until(lambda: {*stand_ins()} == {second})
        await house.close()

    run(story())


def test_a_desk_is_a_process_and_is_there_again_after_a_failure() -> None:
    desk = Desk()
    with pytest.raises(LostThoughtError):
        desk.ask(task(Dying()), 600)
    assert desk.process is None
    assert desk.ask(task(Teller()), 600).said
    with pytest.raises(LostThoughtError, match="late"):
        desk.ask(task(Dreamer()), 0.2)
    assert desk.process is None
    with pytest.raises(LostThoughtError, match="clumsy"):
        desk.ask(task(Clumsy()), 600)
    assert desk.process is not None
    assert desk.ask(task(Teller()), 600).said == desk.process.pid != os.getpid()
    desk.stop()


def test_a_process_that_is_still_starting_is_left_to_start() -> None:
    desk = Desk()
    with pytest.raises(LostThoughtError, match="late"):
        desk.ask(task(Teller()), 0)
    assert desk.process is not None
    before = desk.process.pid
    assert desk.ask(task(Teller()), 600).said == before
    desk.stop()


def test_every_verb_is_thought_at_a_desk() -> None:
    study = Study(1, 600)
    game = first_game()
    there = Distant(Teller(), 3, 0, study, case_of(game))
    g, view = game.g, game.view(0)
    offer = Offer(1, (0,), want=(0, 0, 0))
    said = there.talk(g, view, 0)
    proposed = there.propose(g, view, 0)
    reply = there.reply(g, view, 0, offer)
    answer = there.choose(g, view, 0, question(game))
    assert said is not None
    assert proposed is not None
    assert reply.instead is not None
    assert study.desks[0].process is not None
    pid = study.desks[0].process.pid or 0
    assert [int(said.text), answer] == [pid] * 2
    assert [proposed.give[0], reply.instead.give[0]] == [mark(pid)] * 2
    assert not reply.agrees
    assert reply.why == "dear"
    bot = pickle.loads(there.state)  # noqa: S301
    assert bot.thoughts == 111  # what each of them changed has come back
    study.close()


def test_a_deal_that_is_late_is_none() -> None:
    study, game = Study(1, 600), first_game()
    study.desks[0].ask(task(Teller()), 600)  # so that the process is there
    study.patience = 0.4
    minds = Minds(lambda _: Ponderer())
    minds.sits = lambda bot, every, spare: Distant(bot, every, spare, study, case_of(game))
    assert minds.proposal(game, 0) == ""
    assert study.desks[0].process is None
    offer = Offer(1, (0,), id=1)
    game.ledger.offers.append(offer)
    assert minds.reply(game, 0, offer).startswith("decline ")
    study.close()


class Slip(Study):
    """A study in which everything is thought at once, and something may happen meanwhile."""

    def __init__(self) -> None:
        super().__init__(1, 600)
        self.asked: list[Task] = []
        self.meanwhile: list[Any] = []

    def ask(self, task: Task) -> Thought:
        self.asked.append(task)
        if self.meanwhile:
            self.meanwhile.pop()()
        return think(task)


def test_what_happens_while_a_bot_thinks_it_is_told_next_time() -> None:
    study, game = Slip(), first_game()
    there = Distant(Teller(), 3, 0, study, case_of(game))
    seat = 0
    view, menu = game.view(seat), question(game)
    there.learn(seat, ints([1, 2, 3]), Word())
    study.meanwhile.append(lambda: there.learn(seat, ints([4, 5]), Word()))
    there.choose(game.g, view, seat, menu)
    assert there.news == [4, 5]
    there.choose(game.g, view, seat, menu)
    assert [one.news for one in study.asked] == [[1, 2, 3], [4, 5]]
    bot = pickle.loads(there.state)  # noqa: S301
    assert (bot.thoughts, bot.seen) == (2, 5)


def test_inf_3_a_reply_beside_an_answer_leaves_nothing_behind() -> None:
    study, game = Slip(), first_game()
    there = Distant(Teller(), 3, 0, study, case_of(game))
    seat = 0
    view, menu, offer = game.view(seat), question(game), Offer(1, (seat,))
    study.meanwhile.append(lambda: there.reply(game.g, view, seat, offer))
    there.choose(game.g, view, seat, menu)
    assert pickle.loads(there.state).thoughts == 1  # noqa: S301
    study.meanwhile.append(lambda: there.choose(game.g, view, seat, menu))
    there.reply(game.g, view, seat, offer)
    assert pickle.loads(there.state).thoughts == 2  # noqa: S301


def test_who_fails_is_as_it_was_and_told_again() -> None:
    study, game = Study(1, 600), first_game()
    there = Distant(Clumsy(), 3, 0, study, case_of(game))
    seat = 0
    there.learn(seat, ints([1, 2, 3]), Word())
    with pytest.raises(LostThoughtError):
        there.choose(game.g, game.view(seat), seat, question(game))
    assert there.news == [1, 2, 3]
    assert not there.answering
    study.close()
