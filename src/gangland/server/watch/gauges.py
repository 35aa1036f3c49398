"""How much there is of everything at this moment: tables, seats, connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, get_args

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from gangland.protocol.lobby import Presence, State

if TYPE_CHECKING:
    from gangland.server.table.house import House

HELD, AWAY = "held", "away"


class HouseGauges(Collector):
    """Counts what is in a house whenever somebody asks; all of it is in memory."""

    def __init__(self, house: House) -> None:
        """Look at a house."""
        self.house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Return what there is."""
        rooms = list(self.house.rooms.values())
        states: list[str] = [room.record.state for room in rooms if room.held is None]
        states += [HELD] * len(self.house.held) + [AWAY] * len(self.house.away)
        yield gauge("tables", "Tables, in memory or away.", "state", states, (*get_args(State), HELD, AWAY))
        played = [room for room in rooms if room.held is None and room.record.state != "over"]
        seats = [one for room in played for one in room.audience.presence()]
        yield gauge("seats", "Seats of tables open or under way.", "presence", seats, get_args(Presence))
        kinds = ("seat", "spectator", "stranger")
        there = ["seat" if one.seat >= 0 else kinds[1 + (not one.is_known())] for one in self.house.sessions]
        yield gauge("connections", "Websockets.", "of", there, kinds)
        waiting = GaugeMetricFamily("gangland_bots_waiting", "Bots that wait for a desk to think at.")
        waiting.add_metric([], len(self.house.study.waiting))
        yield waiting


def gauge(name: str, about: str, label: str, found: Iterable[str], kinds: Iterable[str]) -> GaugeMetricFamily:
    """Return how many there are of each kind, of those there are none of as well."""
    family = GaugeMetricFamily(f"gangland_{name}", about, labels=[label])
    counted = Counter(found)
    for kind in kinds:
        family.add_metric([kind], counted[kind])
    return family
