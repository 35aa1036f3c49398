"""Names as they come in: at a table, for an account, over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest
from rig import Player, journal, new_table, open_house, reloaded, run, settings, sit_down

from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Join, NewSeat, NewTable
from gangland.server.table import gathering

LOOK_ALIKE = "\u0410nn"


def test_nobody_joins_under_a_name_that_looks_like_anothers(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("bot", None, "random")]
        room, _, _ = await house.create(NewTable("mayhem", seats))
        for name in (LOOK_ALIKE, "ann", "Ann ", "A n n", "RANDOM  3"):
            with pytest.raises(Refusal, match="alike-name"):
                await gathering.join(room, Join(name))
            with pytest.raises(Refusal, match="alike-name"):
                await gathering.take_seat(room, 1, name)
        with pytest.raises(Refusal, match="bad-name"):
            await gathering.join(room, Join("\u3164"))
        await gathering.join(room, Join("Bob"))
        await house.close()

    run(story())


def test_no_table_is_made_with_names_that_look_alike(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        seats = [NewSeat("human", "Ann"), NewSeat("human", LOOK_ALIKE), NewSeat("open")]
        with pytest.raises(Refusal, match="alike-name"):
            await house.create(NewTable("mayhem", seats))
        await house.close()

    run(story())


def test_a_game_from_before_goes_on_under_its_names(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await house.store.run(
            lambda base: base.execute("UPDATE seats SET name = ? WHERE seat = 1", (LOOK_ALIKE,)).rowcount
        )
        again = await reloaded(house, room.id)
        assert [seat.name for seat in journal(again).game.setup.seats][:2] == ["Ann", LOOK_ALIKE]
        assert (await Player(again, players[0].key).hello())[0]["type"] == "welcome"
        await house.close()

    run(story())


@pytest.mark.parametrize("name", ["Ann\nBob", "Ann\r", "\x00", "\u3164", "\u202eAnn", "  "])
def test_an_account_has_a_name_that_can_be_read(folder: Path, name: str) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        with pytest.raises(Refusal, match="bad-name"):
            await house.accounts.register(name, "long enough")
        with pytest.raises(Refusal, match="wrong-password"):  # as any other that nobody has
            await house.accounts.check(name, "long enough")
        await house.close()

    run(story())
