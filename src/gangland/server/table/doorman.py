"""The doorman: who is not welcome, as the host says, and what is done about it."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gangland.game.names import skeleton
from gangland.game.refusal import Refusal
from gangland.server.store import bans
from gangland.server.store.bans import Ban
from gangland.server.table.closing import close_table
from gangland.server.table.erasing import read_again

if TYPE_CHECKING:
    from gangland.server.table.house import House

BANNED = "banned"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    """Return an address or a network, None where it is neither."""
    try:
        return ipaddress.ip_network(text.partition("%")[0], strict=False)
    except ValueError:
        return None


class Doorman:
    """Knows the bans of a house; names are known by how they look."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Know nobody yet."""
        self.now = now
        self.names: dict[str, float] = {}
        self.networks: list[tuple[Network, float]] = []

    def learn(self, found: Iterable[Ban]) -> None:
        """Know these bans, and no others."""
        found = list(found)
        self.names = {skeleton(ban.what): ban.until for ban in found if ban.kind == "name"}
        networks = [(network_of(ban.what), ban.until) for ban in found if ban.kind == "address"]
        self.networks = [(network, until) for network, until in networks if network is not None]

    def bars_name(self, name: str) -> bool:
        """Return whether nobody may go by a name."""
        return self.names.get(skeleton(name), 0.0) > self.now() if self.names else False

    def bars_address(self, address: str) -> bool:
        """Return whether nobody may come from an address, or from the network it is counted by."""
        here = network_of(address) if self.networks else None
        now = self.now()
        return here is not None and any(
            until > now and network.version == here.version and network.overlaps(here)
            for network, until in self.networks
        )

    def check_names(self, names: Iterable[str]) -> None:
        """Refuse names that nobody may go by."""
        if any(self.bars_name(name) for name in names):
            raise Refusal(BANNED)


async def obey(house: House) -> None:
    """Do what the host has said since: bar who is banned, send them away, close tables, forget people."""
    found = await house.store.run(lambda base: (bans.fetch(base), bans.closings(base)))
    house.doorman.learn(found[0])
    for table in found[1]:
        await close_table(house, table)
    await read_again(house)
    for session in list(house.sessions):
        seats = session.room.record.seats
        is_barred = 0 <= session.seat < len(seats) and house.doorman.bars_name(seats[session.seat].name)
        if is_barred or house.doorman.bars_address(session.address):
            session.room.audience.leave(session)
            session.dismiss(BANNED)
