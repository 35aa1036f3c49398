"""What is kept between two publications is what there is, also where a table went back and on otherwise."""

from __future__ import annotations

import random
from itertools import dropwhile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rig import (
    Player,
    Watch,
    any_answer,
    gang,
    journal,
    new_table,
    open_house,
    reloaded,
    run,
    settings,
    sit_down,
)

from gangland.game.journal import EVERYBODY, ONLOOKER, Journal
from gangland.game.undo import can_undo
from gangland.protocol.document import document
from gangland.server.table.web_table import Room
from gangland.telling.names import Names
from gangland.telling.story import tell

Doc = dict[str, Any]
TIMES = 12
"""How often somebody goes back, at least."""
ROUNDS = 2


class Ear:
    """What somebody at a table has of the story, put together as a client does."""

    def __init__(self, player: Player, viewer: int) -> None:
        self.player = player
        self.viewer = viewer
        self.heard = 0
        self.facts: list[Doc] = []
        self.lines: list[Doc] = []

    def listen(self) -> Doc:
        """Take in what came; return the document as it is now."""
        updates = self.player.heard("update")
        for update in updates[self.heard :]:
            self.facts += update["facts"]
            first = update["story"][0]["first"] if update["story"] else len(self.facts)
            self.lines = [line for line in self.lines if line["first"] < first] + update["story"]
        self.heard = len(updates)
        shown: Doc = updates[-1]["document"]
        return shown


def played_again(room: Room, lines: int) -> Journal:
    """The same lines at a table nobody has looked at."""
    again = room.new_journal()
    for line in journal(room).game.lines[:lines]:
        again.replay(line, 0.0)
    return again


def plain(told: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """Something told, as it is read from a wire."""
    return msgspec.json.decode(msgspec.json.encode(told))


def check(room: Room, ears: list[Ear]) -> None:
    """Hold what everybody has against what is made of the bare lines, with nothing kept from before."""
    tables: dict[int, Journal] = {}
    for ear in ears:
        shown = ear.listen()
        live = room.audience.shown(ear.viewer)
        assert live is not None
        if len(live) not in tables:
            tables[len(live)] = played_again(room, len(live))
        again = tables[len(live)]
        assert shown == plain(document(again.game, ear.viewer))
        facts = again.facts(ear.viewer, 0)
        assert ear.facts == plain([{**fact, "version": version} for version, fact in facts])
        view = again.game.t if ear.viewer == EVERYBODY else again.game.view(ear.viewer)
        told = tell(Names(again.game), view, [fact for _, fact in facts], [version for version, _ in facts])
        assert in_rounds(ear.lines) == in_rounds(plain(told))


def in_rounds(lines: list[Doc]) -> list[Doc]:
    """The lines from the first round on: before it people have no gangs yet to be called by."""
    return list(dropwhile(lambda line: line["event"] != "round", lines))


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
@pytest.mark.parametrize("spectators", ["plain", "delayed"])
def test_who_takes_back_and_does_otherwise_is_told_of_rightly(
    tmp_path: Path, game: str, spectators: str
) -> None:
    async def story() -> None:
        watch, chooser = Watch(), random.Random(11)
        house = open_house(settings(tmp_path, spectator_delay=20), watch)
        room, players = await sit_down(house, new_table(game, spectators=spectators))
        onlooker = Player(room)
        await onlooker.hello()
        while room.audience.shown(EVERYBODY if spectators == "delayed" else ONLOOKER) is None:
            await room.tick()
        viewer = room.audience.viewer(onlooker.session)
        ears = [Ear(player, seat) for seat, player in enumerate(players)] + [Ear(onlooker, viewer)]
        undone = 0
        while undone < TIMES or journal(room).game.t.round < ROUNDS:
            seat = chooser.choice(journal(room).owed())
            await players[seat].act(any_answer(room, seat, chooser))
            watch.at += 10
            await room.tick()
            check(room, ears)
            if can_undo(journal(room).game, seat) and chooser.random() < 0.5:
                if chooser.random() < 0.3:
                    await players[seat].deal(f"say to={gang(room, (seat + 1) % 4)} text=psst")
                await players[seat].say(type="undo", id=f"back-{undone}", version=players[seat].version())
                undone += 1
                check(room, ears)
        room = await reloaded(house, room.id)
        for seat, player in enumerate(players):
            late = Player(room, player.key)
            await late.hello()
            check(room, [Ear(late, seat)])
        await house.close()

    run(story())
