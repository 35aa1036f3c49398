"""A table as text, with all blinds up: for whoever watches agents at play."""

from __future__ import annotations

import os

from gangland.content.message import Message, listed, message
from gangland.engine.table import ER, PLACES, STARTING, Table
from gangland.game.game import Game
from gangland.research.room import Room
from gangland.research.sitting import Sitting
from gangland.telling.names import Names, names_of
from gangland.words import Words, preferred_lang

LEADER, OTHERS = "★ ", "  "


def text(room: Room, sitting: Sitting) -> str:
    """Return where the game is, a paragraph a gang, and a line for every place with crew."""
    names, t = names_of(Game(room.setup, room.pack, sitting.t)), sitting.t
    words = Words(preferred_lang(os.environ), room.pack.names, game=room.setup.game)
    lines = [words.say(_headline(names, sitting))]
    for seat in range(t.seats):
        mark = LEADER if t.leader == seat else OTHERS
        lines.append(mark + words.say(listed(_gang(names, t, seat))))
    for place in range(STARTING, PLACES):
        if t.tile[place] >= 0:
            crews = [_crew(names, t, seat, place) for seat in range(t.seats) if t.crew_at(seat, place)]
            there = listed(crews) if crews else message("board-state-free")
            lines.append(f"{OTHERS}{words.say(names.place(t, place))}: {words.say(there)}")
    return "\n".join(lines) + "\n"


def _headline(names: Names, sitting: Sitting) -> Message:
    t = sitting.t
    if t.over:
        return message("board-over")
    where = message("board-round", n=t.round, of=t.rounds) if t.round else message("board-setup")
    asked = [seat for seat in range(t.seats) if sitting.now_asked() >> seat & 1]
    turn = message("board-turn", gangs=names.gangs(t, asked), n=len(asked))
    return message("board-head", where=where, turn=turn)


def _gang(names: Names, t: Table, seat: int) -> list[Message]:
    """Return what there is to say of a gang."""
    gang = names.gang(t, seat)
    if not t.is_alive(seat):
        return [gang, message("board-disbanded")]
    said = [names.blind(t, seat), message("board-orders", n=t.tokens[seat])]
    said.append(message("board-standing", track=t.standing[seat]))
    for key, place in (("board-home", seat), ("board-er", ER)):
        if t.crew_at(seat, place):
            said.append(message(key, crew=names.crew_there(t, seat, place)))
    return said


def _crew(names: Names, t: Table, seat: int, place: int) -> Message:
    return message("board-crew", gang=names.gang(t, seat), crew=names.crew_there(t, seat, place))
