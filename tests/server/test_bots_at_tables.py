from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rig import (
    Player,
    any_answer,
    gang,
    journal,
    new_table,
    open_house,
    run,
    settings,
    sit_down,
    until,
)

from gangland.bots.driver import Minds
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.protocol.bodies import NewSeat, NewTable
from gangland.server.table.web_table import Room


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_bots_play_by_themselves_and_answer_offers(game: str, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table(game, 1, 3))
        chooser = random.Random(1)
        offered = 0
        while room.record.state != "over":
            owed = journal(room).owed()
            if 0 in owed:
                if chooser.random() < 0.3:
                    reply = await ann.deal(f"offer to={gang(room, 1)},{gang(room, 2)} want=cash:1 until=6")
                    offered += reply[0]["type"] == "ack"
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        states = {offer.state for offer in journal(room).game.ledger.offers}
        assert offered
        assert states <= {"accepted", "declined", "expired"}
        assert "accepted" in states
        assert ann.heard("over")
        await house.close()

    run(story())


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_thugs_propose_to_people_and_haggle(game: str, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"thug {number}", "thug") for number in range(3))]
        room, (ann,) = await sit_down(house, NewTable(game, seats))
        chooser = random.Random(1)
        while room.record.state != "over":
            if 0 in journal(room).owed():
                await ann.deal(f"offer to={gang(room, 1)} give=cash:1 want=guns:1")
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        theirs = [offer for offer in journal(room).game.ledger.offers if offer.by != 0]
        assert {offer.to for offer in theirs} == {(0,)}
        assert not any(offer.mine or offer.theirs for offer in theirs)
        assert {bool(offer.counters) for offer in theirs} == {True, False}
        await house.close()

    run(story())


def proposals(room: Room) -> list[Offer]:
    """What bots have put to people of their own accord."""
    return [offer for offer in journal(room).game.ledger.offers if offer.by != 0 and not offer.counters]


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_bots_do_not_repeat_their_offers_after_a_restart(game: str, folder: Path) -> None:
    """A house closes with a bot's offer open and a person asked; what a bot had in mind is lost with it."""

    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"thug {number}", "thug") for number in range(3))]
        room, (ann,) = await sit_down(house, NewTable(game, seats))
        chooser = random.Random(2)
        restarts = 0
        while room.record.state != "over":
            is_open = any(offer.state == "open" for offer in proposals(room))
            if journal(room).owed() == [0] and is_open and restarts < 5:
                restarts += 1
                await house.close()
                house = open_house(settings(folder))
                await house.open()
                found = await house.find(room.id)
                assert found is not None
                assert journal(found).game.lines == journal(room).game.lines
                room, ann = found, Player(found, ann.key)
                await ann.hello()
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, chooser))
            await asyncio.sleep(0.001)
        made = [(offer.by, offer.until) for offer in proposals(room)]
        assert restarts == 5
        assert len(set(made)) == len(made)
        await house.close()

    run(story())


def test_a_house_that_is_closing_leaves_nobody_waiting(folder: Path) -> None:
    """Bots leave in the middle of a thought; who still says something is told that it is not kept."""

    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 3))
        await until(lambda: journal(room).owed() == [0])
        await ann.act(any_answer(room, 0, random.Random(1)))
        await house.close()
        assert all(task.done() for task in house.drivers[room.id].tasks.values())
        reply = await ann.deal("say to=all text=still-here")
        assert (reply[0]["type"], reply[0]["code"]) == ("error", "storage")

    run(story())


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_dea_3_bots_answer_gifts(game: str, folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), *(NewSeat("bot", f"thug {number}", "thug") for number in range(3))]
        room, (ann,) = await sit_down(house, NewTable(game, seats))
        while journal(room).game.t.round == 0:
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, random.Random(1)))
            await asyncio.sleep(0.001)
        while not any(offer.by == 0 for offer in journal(room).game.ledger.offers):
            await ann.deal(f"gift to={gang(room, 1)} give=cash:1")
        gift = next(offer for offer in journal(room).game.ledger.offers if offer.by == 0)
        assert gift.is_gift
        while journal(room).game.ledger.offers[gift.id - 1].state == "open":
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, random.Random(1)))
            await asyncio.sleep(0.001)
        assert journal(room).game.ledger.offers[gift.id - 1].state == "accepted"
        await house.close()

    run(story())


class Suitors(Minds):
    """Minds of which one has something to offer to a person who is asked."""

    def suitor(self, game: Game, bots: Iterable[int]) -> int | None:
        return 2 if 2 in bots and game.t.round and game.t.owed == 1 and not self.courted else None

    def proposing(self, game: Game, seat: int) -> Callable[[], str] | None:
        is_courting = len(self.courted) > 0 and seat == 2
        return (lambda: f"offer to={game.notation.seat(game.t, 0)} give=cash:1") if is_courting else None


def test_dea_1_a_bot_makes_an_offer_while_a_person_is_asked(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 3))
        driver = house.drivers[room.id]
        driver.minds = Suitors(driver.make)
        offers = journal(room).game.ledger.offers
        while not offers:
            if 0 in journal(room).owed() and journal(room).game.t.round == 0:
                await ann.act(any_answer(room, 0, random.Random(1)))
            await asyncio.sleep(0.001)
            offers = journal(room).game.ledger.offers
        assert [(one.by, one.to, one.give) for one in offers] == [(2, (0,), (1, 0, 0))]
        assert journal(room).owed() == [0]
        await house.close()

    run(story())


def test_talk_does_not_starve_a_bot(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, bot_delay=(0.02, 0.02)))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 2))
        before = len(journal(room).game.lines)

        def played() -> int:
            lines = journal(room).game.lines[before:]
            return sum(": say " not in line and not line.startswith("*") for line in lines)

        while played() <= 5:  # a bot that is woken anew by every word would never come to it
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, random.Random(1)))
            await ann.deal("say to=all text=chatter")
            await asyncio.sleep(0.005)
        await house.close()

    run(story())


def test_a_bot_takes_as_long_for_an_empty_hand_as_for_a_full_one(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, bot_delay=(0.6, 1.6)))
        found: dict[bool, list[float]] = {True: [], False: []}

        async def play(number: int) -> None:
            room, _, _ = await house.create(new_table(people=0, bots=4))
            driver = house.drivers[room.id]
            delay = driver.delay

            def noted(*job: Any) -> float:  # noqa: ANN401 - whatever a delay depends on
                if owed := journal(room).owed():
                    found[journal(room).game.menu(owed[0]).count() == 1].append(delay(*job))
                return 0.0

            driver.pause = random.Random(number)
            driver.delay = noted  # type: ignore[method-assign]
            await until(lambda: room.record.state == "over")

        for number in range(4):
            await play(number)
        for delays in found.values():
            assert len(delays) > 10
            assert min(delays) >= 0.6
            assert 0.9 < sum(delays) / len(delays) < 1.3
        await house.close()

    run(story())


def test_offers_do_not_starve_a_bot(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, bot_delay=(0.02, 0.02)))
        room, (ann,) = await sit_down(house, new_table("mayhem", 1, 3))
        chooser = random.Random(1)

        async def answer() -> None:
            if 0 in journal(room).owed():
                await ann.act(any_answer(room, 0, chooser))

        while journal(room).game.t.round == 0:
            await answer()
            await asyncio.sleep(0.005)
        rivals = ",".join(gang(room, seat) for seat in (1, 2, 3))
        before = len(journal(room).game.lines)

        def done() -> tuple[int, int]:
            """How many offers the bots replied to, and how often they answered the game."""
            lines = journal(room).game.lines[before:]
            lines = [line for line in lines if not line.startswith((gang(room, 0), "*"))]
            replies = sum(": decline " in line or ": accept " in line for line in lines)
            return replies, len(lines) - replies

        while min(done()) <= 5:
            await answer()
            await ann.deal(f"offer to={rivals} theirs=peace:6")
            await asyncio.sleep(0.005)
        await house.close()

    run(story())
