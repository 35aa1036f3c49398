"""Modifiers: how hassles, gangs and options change a rule for a gang, as one row of numbers each.

The simple ones are numbered as in the pack vocabulary. Bans and bonuses are looked up by verb and
asset, closed starting sites by role. Positions have these numbers, so none ever changes.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.ints import i64

BAN: Final = 32
BONUS: Final = 68
CLOSED: Final = 104
MORE: Final = 110  # those that came when there was no room left below the bans
WIDTH: Final = 126

NO_GUNS: Final = 2
GUN_COST: Final = 3
SALE_COST: Final = 4
HOT: Final = 5
MARKET_LIMIT: Final = 6
MARKET_PRICE: Final = 7
NO_MARKET: Final = 8
NO_BACKUP: Final = 9
FREE_BACKUP: Final = 10
NO_RECRUIT: Final = 11
NO_PROMOTE: Final = 12
FREE_RECRUIT: Final = 13
MUSTER: Final = 14
PROMOTE_DISCOUNT: Final = 15
BRAWL: Final = 16
ROOKIE_MUSCLE: Final = 17
GUN_POWER: Final = 18
BLOOD_MONEY: Final = 19
EMERGENCY: Final = 20
FALL_PAYS: Final = 21
ROOKIE_FALLS: Final = 22
LOCKDOWN: Final = 23
ARBITRATION: Final = 24
GOING_TO_WAR: Final = 25
CRIME_PAYS: Final = 26
EXPLOIT_PAYS: Final = 27
ATTACKER: Final = 29
DEFENDER: Final = 30


def slot(number: i64) -> i64:
    """Return where a simple modifier is written, by its number in the pack vocabulary."""
    return number if number < BAN else MORE + number - BAN
