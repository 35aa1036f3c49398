"""Finding a table that is not in memory: read whole, laid, and among those that are looked after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.game.journal import DamagedGame
from gangland.game.refusal import Refusal
from gangland.server.store import company_shelf
from gangland.server.table import gathering, loading
from gangland.server.table.pinning import Verdict, unplayable, without_cards

if TYPE_CHECKING:
    from gangland.server.table.house import House


async def load(house: House, table: str) -> bool:
    """Load a table, and begin where only that was missing; return whether there is one. Its door is held."""
    company = "" if house.company is None else house.company.id
    found, elsewhere = await house.store.run(
        lambda base: (
            loading.read(base, table, house.packs),
            company_shelf.elsewhere(base, company, table),
        )
    )
    if found is None:
        return False
    record, left, pack, marks, snapshot = found
    away = house.away.get(table)
    left = left if away is None else away.left_at(house.steady())
    if pack is None:
        raise _pinned(house, table, without_cards(record.plan))
    record.plan.content = pack.hash
    room = house.new_room(record, pack)
    room.elsewhere = elsewhere
    if record.state != "open":
        verdict = await loading.load(room, marks, left, snapshot)
        if room.journal is None:
            raise _pinned(house, table, verdict)
    elif gathering.is_complete(record):
        try:
            await room.begin()
        except Refusal as refusal:
            raise _pinned(house, table, unplayable(refusal)) from refusal
    if room.held is not None:
        house.held[table] = room.held
    house.keep(room, away.told if away is not None else {})
    house.away.pop(table, None)
    room.publish()
    return True


def _pinned(house: House, table: str, verdict: Verdict) -> DamagedGame:
    """Note that a table is held of which nothing can be shown."""
    house.held[table] = verdict
    return DamagedGame(table, verdict.code)
