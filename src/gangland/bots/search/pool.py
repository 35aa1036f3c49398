"""The pool of tempers rivals are taken for: a thug's numbers, each moved by some per cent.

The first is the thug as it is; the others come from a generator of the pool's own, moved further and further,
and about half of them have not learnt what thugs of now have. A search that is right against one temper and
wrong against its neighbours finds no favour with the pool.
"""

from __future__ import annotations

from typing import Final

from gangland.bots.temper import Temper
from gangland.engine.ints import i64, ints
from gangland.game.chance import Dice

SEED: Final = 7_310_277
SIZE: Final = 24
FAR: Final = 60  # per cent a number is moved by, at most
NUMBERS: Final = (
    "order", "order_later", "named", "muscle", "last_made", "rookie", "gun", "gun_more", "gun_resale",
    "goods_later", "goods_round", "flood", "leader", "hurt", "smear", "keep", "usual", "step", "raid",
    "prompt", "conquest", "grudge", "fight", "margin", "fear", "reserve",
)  # fmt: skip
LEARNT: Final = ("thrift", "calm", "spread", "guard", "sellers", "whim")


def moved(number: i64, dice: Dice, far: i64) -> i64:
    """Return a number moved by up to so many per cent."""
    return (number * (100 - far + dice.below(2 * far + 1)) + 50) // 100


def moved_temper(dice: Dice, far: i64) -> Temper:
    """Return a thug's temper with every number moved; what was learnt is there or not, by chance."""
    temper = Temper()
    for name in NUMBERS:
        setattr(temper, name, moved(getattr(temper, name), dice, far))
    has_learnt = dice.below(2) == 1
    for name in LEARNT:
        setattr(temper, name, moved(getattr(temper, name), dice, far) if has_learnt else 0)
    temper.standing = ints([moved(number, dice, far) for number in temper.standing])
    return temper


def make_pool() -> list[Temper]:
    """Return the plain temper first, then others, moved further and further."""
    dice = Dice(SEED)
    return [Temper(), *[moved_temper(dice, FAR * index // SIZE) for index in range(1, SIZE)]]


POOL: Final = make_pool()
