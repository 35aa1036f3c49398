"""Looking back: the same as ever, laid once for all who may see it, rationed, and never in anybody's way."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from rig import FREE, NO_LIMITS, Doc, Player, journal, new_table, open_house, play_on, run, settings, sit_down

from gangland.game.journal import ONLOOKER
from gangland.protocol.answers import Past
from gangland.protocol.document import document
from gangland.server.http.limits import Limiter
from gangland.server.settings import Rates
from gangland.server.socket.sessions import Session
from gangland.server.table import retrospect
from gangland.server.table.retrospect import Shelf, Sight


async def past(player: Player, version: int) -> Doc:
    """What somebody is told about a version."""
    player.number += 1
    return (await player.say(type="ask", id=f"p{player.number}", what="past", version=version))[-1]


def test_every_viewer_sees_its_own_past_and_nobody_elses(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(5), 80)
        guest = Player(room)
        await guest.hello()
        chooser = random.Random(1)
        looks = [(one, seat) for seat, one in enumerate([*players, *players])] + [(guest, ONLOOKER)] * 2
        for player, number in chooser.sample(looks, len(looks)):
            viewer = number if number == ONLOOKER else number % 4
            last = journal(room).version(viewer)
            for version in (0, last, *(chooser.randint(1, last) for _ in range(6))):
                found = (await past(player, version))["result"]
                rewound = journal(room).game.rewound(journal(room).lines_at(viewer, version))
                assert found == as_sent(Past(version, document(rewound, viewer)))
        assert {sight.viewer for sight in house.shelf.steps} == {ONLOOKER, 0, 1, 2, 3}
        await house.close()

    run(story())


def as_sent(value: object) -> Doc:
    """A struct as a client reads it."""
    found: Doc = msgspec.json.decode(msgspec.json.encode(value))
    return found


def test_a_step_is_laid_once_for_all_who_look_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[int] = []

    def counted(*args: object) -> object:
        laid.append(1)
        return document(*args)  # type: ignore[arg-type]

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(5), 30)
        guests = [Player(room) for _ in range(10)]
        for guest in guests:
            await guest.hello()
        monkeypatch.setattr(retrospect, "document", counted)
        answers = await asyncio.gather(*(past(guest, 20) for guest in guests))
        assert {str(one["result"]["document"]) for one in answers} == {str(answers[0]["result"]["document"])}
        assert len(laid) == 1
        await past(players[0], 20)
        assert len(laid) == 2
        await house.close()

    run(story())


def test_others_are_heard_while_a_game_is_replayed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrospect, "SLICE", 0.0)

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(5), 60)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        beside = asyncio.create_task(others())
        await past(players[0], players[0].version())
        beside.cancel()
        assert turns >= 60
        await house.close()

    run(story())


@pytest.mark.parametrize("by", ["connection", "address"])
def test_looking_back_is_rationed(folder: Path, by: str) -> None:
    kept = (3, 0)
    rates = Rates(messages=FREE, past=kept if by == "connection" else FREE)

    async def story() -> None:
        house = open_house(settings(folder, rates=rates))
        room, _ = await sit_down(house, new_table())
        looks = Limiter(*(kept if by == "address" else FREE))
        guests = [Player(room) for _ in range(2)]
        for guest in guests:
            guest.session = Session(room, guest.wire, Limiter(*FREE), "192.0.2.1", looks)
            await guest.hello()
        found = [(await past(guests[n % 2], 0))["type"] for n in range(8)]
        assert found.count("answer") == (6 if by == "connection" else 3)
        refused = await past(guests[0], 0)
        assert refused["reason"]["code"] == "too-much"
        await house.close()

    run(story())


def test_the_shelf_has_an_end() -> None:
    shelf = Shelf(100)
    for number in range(20):
        shelf.keep(Sight("t", 0, number), b"x" * 10)
    assert shelf.size == 100
    assert shelf.find(Sight("t", 0, 9)) is None
    assert shelf.find(Sight("t", 0, 10)) == b"x" * 10
    shelf.keep(Sight("t", 0, 20), b"x" * 10)
    assert shelf.find(Sight("t", 0, 11)) is None
    assert shelf.find(Sight("t", 0, 10)) is not None


def test_what_nobody_was_shown_is_not_shown(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, rates=NO_LIMITS))
        room, players = await sit_down(house, new_table())
        for version in (-1, players[0].version() + 1):
            assert (await past(players[0], version))["type"] in ("refused", "error")
        assert room.past.shelf is house.shelf
        await house.close()

    run(story())
