"""Who watches a house: its figures, and traces where its host wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.server.watch.gauges import HouseGauges
from gangland.server.watch.traces import spans_to
from gangland.server.watch.watch import Watch

if TYPE_CHECKING:
    from gangland.server.table.house import House


def watch_of(house: House) -> Watch:
    """Return the watch of a house, which need not be furnished yet."""
    url = house.settings.watch.traces
    watch = Watch(*spans_to(url)) if url else Watch()
    watch.registry.register(HouseGauges(house))
    return watch
