"""The frozen league: rivals that never change, so that a strength means the same whenever it was measured.

`thug-1` is the thug with the numbers it had when the league was founded; `thug-1-01` to `thug-1-50` are
thugs with every one of these numbers moved by up to half of it. A number that thugs have learnt since is 0
for all of them, which is to say: off.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.engine.ints import i64, ints
from gangland.game.chance import Dice

FOUNDER: Final = "thug-1"
MOVED: Final = 50
SEED: Final = 20261117

NUMBERS: Final[dict[str, int]] = {
    "order": 63,
    "order_later": 85,
    "named": 35,
    "muscle": 43,
    "last_made": 258,
    "rookie": 40,
    "gun": 230,
    "gun_more": 105,
    "first_guns": 3,
    "gun_resale": 47,
    "goods_later": 150,
    "goods_round": 2,
    "flood": 120,
    "leader": 45,
    "hurt": 30,
    "smear": 40,
    "keep": 22,
    "usual": 21,
    "step": 100,
    "raid": 34,
    "prompt": 25,
    "conquest": 91,
    "grudge": 32,
    "fight": 33,
    "margin": 30,
    "fear": 64,
    "reserve": 22,
}
STANDING: Final[list[int]] = [145, 140, 95, 27, 0]

_TEMPERS: Final[dict[str, Temper]] = {}
"""Tempers made already: nothing changes them, so thugs may share them."""


def league() -> list[str]:
    """Return the names of all who are in it."""
    return [FOUNDER, *[f"{FOUNDER}-{number:02}" for number in range(1, MOVED + 1)]]


def temper_of(name: str) -> Temper:
    """Return the frozen numbers of one of the league, by its name."""
    if name not in _TEMPERS:
        _TEMPERS[name] = freeze(NUMBERS, STANDING) if name == FOUNDER else moved(int(name[-2:]))
    return _TEMPERS[name]


def freeze(numbers: dict[str, int], standing: list[int]) -> Temper:
    """Return a temper with these numbers and no other."""
    temper = Temper()
    for name in dir(temper):
        if not name.startswith("_") and isinstance(getattr(temper, name), int):
            setattr(temper, name, numbers.get(name, 0))
    temper.standing = ints(standing)
    return temper


def moved(number: int) -> Temper:
    """Return the founder's numbers, each moved by up to half of it, by the league's seed."""
    dice = Dice(SEED + number)
    numbers = {name: shifted(value, dice) for name, value in NUMBERS.items()}
    return freeze(numbers, [shifted(value, dice) for value in STANDING])


def shifted(value: i64, dice: Dice) -> int:
    """Return a number between half and one and a half of this one, all alike."""
    reach = value // 2
    return value - reach + dice.below(2 * reach + 1)


class Frozen(Thug):
    """A thug of the league."""

    def __init__(self, name: str, seed: i64 = 0) -> None:
        """Sit down with the numbers that go with the name."""
        super().__init__(seed, temper_of(name))
        self.name = name
