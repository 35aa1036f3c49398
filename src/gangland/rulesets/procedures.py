"""The procedures every composition has, by number, and the frozen ids they have outside of the engine."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
ROUND: Final = 1
EXPLOIT: Final = 2
GANG_ORDER: Final = 3
FIGHT: Final = 4
FALL: Final = 5
CARD: Final = 6
END: Final = 7
PROCEDURES: Final = 8

IDS: Final = ("setup", "round", "exploit", "gang-order", "fight", "fall", "card", "end")
