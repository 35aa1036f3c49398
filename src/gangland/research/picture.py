"""A table as a picture: a row a gang, a column a place, crew as blocks in the colour of its gang.

The first column has bars for cash, guns, goods, orders and standing. What is exploited is dark, the place of
the fight has a frame, and the leader's row begins with a white block.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangland.engine.table import ER, PLACES, SEATS, STARTING, Table

CELL: Final = 32
HEAD: Final = 128  # the width of the bars
UNIT: Final = 4
GROUND: Final = (24, 24, 28)
OPEN: Final = (56, 58, 66)
USED: Final = (38, 39, 44)
WHITE: Final = (240, 240, 240)
COLOURS: Final = (
    (214, 72, 60),
    (66, 170, 190),
    (222, 180, 60),
    (96, 168, 84),
    (170, 96, 190),
    (88, 118, 220),
)
COLUMNS: Final = (SEATS - 1, ER, *range(STARTING, PLACES))
"""The clubhouse of the row's gang, the emergency room, then the places."""

Image: TypeAlias = NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]


def picture(t: Table) -> Image:
    """Return the table as rows of pixels, red, green and blue."""
    image = np.empty((SEATS * CELL, HEAD + len(COLUMNS) * CELL, 3), np.uint8)
    image[:] = GROUND
    for seat in range(t.seats):
        _bars(image, t, seat)
        for column, place in enumerate(COLUMNS):
            _cell(image, t, seat, column, seat if column == 0 else place)
    return image


def _bars(image: Image, t: Table, seat: int) -> None:
    """Draw what a gang has, a bar each; nothing for one that is gone."""
    top = seat * CELL
    if t.leader == seat:
        _fill(image, top + 2, 0, CELL - 4, UNIT, WHITE)
    if not t.is_alive(seat):
        return
    held = (t.cash[seat], t.guns[seat], t.goods[seat], t.tokens[seat], t.standing[seat])
    for number, amount in enumerate(held):
        width = min(amount * UNIT, HEAD - 4 * UNIT)
        _fill(image, top + 2 + number * 6, 2 * UNIT, UNIT, width, COLOURS[seat])


def _cell(image: Image, t: Table, seat: int, column: int, place: int) -> None:
    """Draw a place in the row of a gang: made as tall blocks, rookies as short ones."""
    top, left = seat * CELL, HEAD + column * CELL
    if place < STARTING or t.tile[place] >= 0:
        ground = USED if t.used >> place & 1 else OPEN
        _fill(image, top + 1, left + 1, CELL - 2, CELL - 2, WHITE if place == t.fight_place else ground)
        _fill(image, top + 2, left + 2, CELL - 4, CELL - 4, ground)
    at = seat * PLACES + place
    for number in range(t.made[at].bit_count()):
        _fill(image, top + 4, left + 4 + number * 5, 12, UNIT, COLOURS[seat])
    for number in range(t.rookies[at]):
        _fill(image, top + 20, left + 4 + number * 5, 6, UNIT, COLOURS[seat])


def _fill(image: Image, top: int, left: int, height: int, width: int, colour: Colour) -> None:
    image[top : top + height, left : left + width] = colour
