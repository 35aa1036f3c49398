"""People who hold chains: they show the link that is due, withhold it, or leave it ahead of time."""

from __future__ import annotations

import random
from typing import Any

from rig import Player, any_answer, journal

from gangland.game.chain import Chain
from gangland.game.throws import ChainCroupier
from gangland.protocol.bodies import NewTable
from gangland.server.table.gathering import add_chain
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

Doc = dict[str, Any]


def secret_of(seat: int) -> str:
    """The secret of a seat's chain, the same in every test."""
    return f"{seat + 1:064x}"


class Holder(Player):
    """Somebody with a chain; `withholds` says whether links are shown."""

    def __init__(self, room: Room, key: str | None, seat: int) -> None:
        super().__init__(room, key)
        self.chain = Chain(secret_of(seat))
        self.at = seat
        self.withholds = False

    async def show(self, index: int) -> list[Doc]:
        """Show a link."""
        return await self.say(type="links", index=index, links={str(self.at): self.chain.link(index)})

    async def react(self) -> None:
        """Show the link that is due, if one is."""
        message = self.room.cup.message()
        if message is not None and message.due and not self.withholds:
            await self.show(message.index)


async def sit_with_chains(
    house: House, new: NewTable, *, leave: tuple[int, ...] = ()
) -> tuple[Room, list[Holder]]:
    """Make a table whose people all hold chains and are connected, but for those who leave at once."""
    room, keys, _ = await house.create(new)
    players = [Holder(room, key, seat) for seat, key in keys.items()]
    for player in players:
        if player.at not in leave:
            await player.hello()
    for player in players:
        await add_chain(room, player.at, player.chain.anchor)
    return room, players


async def throw(players: list[Holder]) -> None:
    """Have everybody show what is due."""
    for player in players:
        if player.session.is_known():
            await player.react()


async def play_with_chains(room: Room, players: list[Holder], chooser: random.Random, answers: int) -> None:
    """Have people answer by chance, so many times or to the end, and show their links."""
    for _ in range(answers):
        await throw(players)
        if room.record.state == "over":
            return
        asked = journal(room).owed()
        if not asked:
            return
        seat = chooser.choice(asked)
        reply = await players[seat].act(any_answer(room, seat, chooser))
        assert reply[0]["type"] == "ack", reply[0]
    await throw(players)


def croupier(room: Room) -> ChainCroupier:
    """Who throws at a table."""
    found = room.cup.croupier()
    assert found is not None
    return found
