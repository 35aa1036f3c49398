"""Paired games on the wire: two tables that differ only in what a seat cannot know send it the same bytes.

    python tests/server/pairs.py mayhem --times 20000

Each game is played by chance, from its number, with any seats and any options. At some moments it is
paired: with other hands behind the blinds of others (whatever the seat tries, and while both are played on),
and with whispers between them. What is sent to the seat has to be the same.
"""

from __future__ import annotations

import random
import sys
from functools import partial

from campaign import campaign_of, run
from rig import journal
from rig import run as run_story
from test_wire_leaks import ONLOOKER, compare_dynamic, compare_static, compare_whispers, step
from twins import new_room

from gangland.arena.leaks import blinds_up
from gangland.game.games import GAMES

COMPARES = (compare_static, compare_dynamic, compare_whispers)
MOMENTS = 3
"""At how many moments a game is paired, in each way."""
FARTHEST = 40
"""Answers between two of them at most."""
OFTEN = 0.3
"""How often an option is played with."""


async def pair(game: str, number: int) -> int:
    """Play one game and pair it; return how often it was."""
    chooser = random.Random(f"{game}/{number}")
    page = GAMES[game]
    seats = chooser.randint(*page.players)
    options = {
        name: chooser.randint(1, min(3, one.top))
        for name, one in page.options.items()
        if chooser.random() < OFTEN
    }
    room = new_room(game, options, seats, chooser.randbytes(32).hex())
    paired = 0
    for moment in range(MOMENTS):
        for _ in range(chooser.randrange(1, FARTHEST)):
            if room.record.state != "over":
                await step(room, chooser)
        while room.record.state != "over" and blinds_up(journal(room).game):
            await step(room, chooser)
        for compare in COMPARES if room.record.state != "over" else ():
            await compare(room, chooser.randrange(ONLOOKER, seats), number * MOMENTS + moment)
            paired += 1
    return paired


def look(game: str, number: int) -> str:
    """Return where two tables differ, nothing where they do not."""
    try:
        run_story(pair(game, number))
    except Exception as error:  # noqa: BLE001 - a crash is a finding too
        return f"{type(error).__name__}: {str(error)[:500]}"
    return ""


if __name__ == "__main__":
    name = sys.argv[1]
    sys.exit(run(sys.argv[2:], campaign_of(f"leaks-{name}"), partial(look, name)))
