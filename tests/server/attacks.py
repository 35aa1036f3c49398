"""A million hostile messages: nothing changes, nothing is revealed, and each gets a typed answer.

    python tests/server/attacks.py

A thousand at a time, in a game by chance that stands somewhere else each time.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from campaign import campaign_of, run
from rig import any_answer, journal, lines_on_disk, new_table, open_house, settings, sit_down
from rig import run as run_story
from test_hostile import attack

from conftest import MEMORY

CAMPAIGN = campaign_of("hostile")
AT_ONCE = CAMPAIGN.each
FARTHEST = 150
"""Answers before the attack at most."""
NEVER = ("internal", "not-understood")
"""What nobody may be answered: the server itself has failed."""


async def attack_once(folder: Path, number: int) -> None:
    """Play some of a game, and attack it."""
    chooser = random.Random(number)
    house = open_house(settings(folder))
    room, players = await sit_down(house, new_table(("mayhem", "wise-guys")[number % 2]))
    taken: dict[str, int] = {}
    for _ in range(chooser.randrange(FARTHEST)):
        if room.record.state == "over":
            break
        seat = chooser.choice(journal(room).owed())
        act = {"type": "act", "id": f"t{len(taken)}", "version": players[seat].version()}
        act["action"] = any_answer(room, seat, chooser)
        taken[json.dumps(act)] = seat
        assert (await players[seat].say(**act))[0]["type"] == "ack"
    found = await attack(room, players, taken, AT_ONCE, number)
    assert sum(found.values()) == AT_ONCE
    assert not any(found[code] for code in NEVER), found
    assert lines_on_disk(folder, room.id) == journal(room).game.lines
    await house.close()


def look(number: int) -> str:
    """Return what came of an attack, nothing where nothing did."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        try:
            run_story(attack_once(Path(folder), number))
        except Exception as error:  # noqa: BLE001 - a crash is a finding too
            return f"{type(error).__name__}: {str(error)[:500]}"
    return ""


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], CAMPAIGN, look))
