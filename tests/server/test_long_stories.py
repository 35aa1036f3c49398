"""Of a long story the last lines are kept; who missed more is told it anew, and all of it."""

from __future__ import annotations

import random
from pathlib import Path

from rig import Player, journal, new_table, open_house, play_on, run, settings, sit_down

from gangland.protocol.document import FEW, Shown, Told


def test_who_comes_back_late_is_told_all_they_missed(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(1), 100)
        now = journal(room)
        kept = room.audience.told[0]
        assert 0 < kept.kept < now.version(0)
        assert len(kept.lines) <= 2 * FEW
        assert kept.gone > len(kept.facts) == len(kept.versions)
        telling = Shown(now.game).telling
        for since in (kept.kept, now.version(0) - 1, now.version(0)):
            assert kept.go_on(now, telling, since)[0] == Told(0).go_on(now, telling, since)[0]
        last = Told(0).go_on(now, telling)[1][-1]
        assert kept.lines[-1] == last
        for since in (0, 5, kept.kept - 1):
            assert kept.go_on(now, telling, since) == Told(0).go_on(now, telling, since)
        again = Player(room, players[0].key)
        update = next(one for one in await again.hello() if one["type"] == "update")
        assert len(update["story"]) == len(Told(0).go_on(now, telling)[1]) > 2 * FEW
        await house.close()

    run(story())


def test_what_was_let_go_of_is_not_missed(folder: Path) -> None:
    """Whatever a line comes of is still there: it is told as to somebody who is told everything at once."""

    async def story() -> None:
        house = open_house(settings(folder))
        room, players = await sit_down(house, new_table())
        chooser, ear = random.Random(3), Told(0)
        for _ in range(150):
            await play_on(room, players, chooser, 1)
            telling = Shown(journal(room).game).telling
            ear.go_on(journal(room), telling, ear.version)
            anew = Told(0)
            anew.go_on(journal(room), telling)
            few = min(len(ear.lines), len(anew.lines))
            assert ear.lines[-few:] == anew.lines[-few:]
        assert ear.gone
        await house.close()

    run(story())
