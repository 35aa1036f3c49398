"""The layout of an observation: named slices of one vector, as long for three players as for six.

A slice is rows of fields. Rows of seats begin with one's own and go on to the left; those of seats nobody
has are nothing but zeros. What is hidden is -1, a rival's closed fist -2. How long the last slices are
depends on the pack alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.engine.modifier import WIDTH
from gangland.engine.step import Rules
from gangland.engine.table import DEPTH, EFFECTS, PLACES, SEATS
from gangland.research.heads import HEADS, NAMES

NOW_FIELDS: Final = (
    *("seats", "round", "rounds", "over", "sealing", "card", "card_fx", "to_injure"),
    *("ex_first", "ex_count", "fight_locked", "free_calls", "depth"),
)
FRAME_FIELDS: Final = ("procedure", "step", "number")
SEAT_FIELDS: Final = (
    *("here", "alive", "gang", "side", "cash", "guns", "goods", "tokens", "standing"),
    *("pool_made", "pool_rookies", "fist", "pulled", "total", "hits", "backs", "free_used"),
    *("leader", "first", "asked", "skipped", "fighting", "fight_by", "fight_winner"),
    *("exploiting", "charged", "falling", "doomed", "winner"),
    *(f"effect_{number}" for number in range(EFFECTS)),
    *(f"pending_{number}" for number in range(DEPTH)),
)
PLACE_FIELDS: Final = ("tile", "open", "used", "fight", "exploit", "called")
CREW_FIELDS: Final = ("made", "rookies")
MEMORY_FIELDS: Final = ("cash", "guns", "goods", "looked", "sold", "shown")

SEAT: Final = len(SEAT_FIELDS)
MARKED: Final = 29  # where the effects begin in the row of a seat
PENDING: Final = 38  # where the frames do
PLACE: Final = len(PLACE_FIELDS)
MEMORY: Final = len(MEMORY_FIELDS)

AT_NOW: Final = 0
AT_FRAMES: Final = 13
AT_SAID: Final = 37
AT_SEATS: Final = 56
AT_PLACES: Final = 332
AT_CREW: Final = 452
AT_MEMORY: Final = 692
AT_PACK: Final = 728

AMOUNT: Final = 9999  # the most there is of anything


class Part(NamedTuple):
    """A slice: its name, its rows and fields, and between what its numbers lie."""

    name: str
    rows: int
    fields: tuple[str, ...]
    low: int = -2
    high: int = AMOUNT

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.fields)


FIXED: Final = (
    Part("now", 1, NOW_FIELDS),
    Part("frames", DEPTH, FRAME_FIELDS),
    Part("said", 1, ("head", *NAMES)),
    Part("seats", SEATS, SEAT_FIELDS),
    Part("places", PLACES, PLACE_FIELDS),
    Part("crew", SEATS * PLACES, CREW_FIELDS),
    Part("memory", SEATS, MEMORY_FIELDS),
)
"""What every game has."""


def slots_of(variants: list[Rules]) -> list[int]:
    """Return the modifiers that a card, a gang or an option can ever change, in any of some variants."""
    found = {slot for g in variants for slot in g.catalogue.mod_index}
    return sorted(found | {slot for g in variants for slot in range(WIDTH) if g.base_mods[slot] != 0})


def pack_parts(g: Rules, slots: list[int]) -> tuple[Part, ...]:
    """Return the slices that are as long as the pack has sites, cards and modifiers."""
    fields = tuple(f"modifier_{slot}" for slot in slots)
    return (
        Part("sites", len(g.catalogue.site_tiles), ("left",), 0, 1),
        Part("cards", len(g.catalogue.card_kind), ("left",), 0, 1),
        Part("turned", len(g.catalogue.card_kind), ("place",), 0, len(g.catalogue.card_kind)),
        Part("modifiers", SEATS, fields, -AMOUNT),
    )


class Layout:
    """Where everything is in an observation: `layout["memory"]` is a slice of it."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        """Put the slices one after the other."""
        self.parts = {part.name: part for part in parts}
        self.starts: dict[str, int] = {}
        end = 0
        for part in parts:
            self.starts[part.name] = end
            end += part.size
        self.size = end

    def __getitem__(self, name: str) -> slice:
        """Return a slice by its name."""
        start = self.starts[name]
        return slice(start, start + self.parts[name].size)

    def __len__(self) -> int:
        """Return how many numbers there are in all."""
        return self.size

    def index(self, name: str, field: str, row: int = 0) -> int:
        """Return where one field of a row is."""
        part = self.parts[name]
        return self.starts[name] + row * len(part.fields) + part.fields.index(field)


assert len(FIXED[2].fields) == HEADS + 1  # noqa: S101 - what was said has a field for every head
