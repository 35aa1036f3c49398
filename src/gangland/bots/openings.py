"""SET: which gang, which side of its card, and whom to start with."""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.orders import best_men
from gangland.bots.value import CENT, Scene
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE, pack
from gangland.engine.catalogue import CASH, GOODS, GUNS, STANDING
from gangland.engine.ints import i64
from gangland.engine.menu import MADE, NEED, TARGETS, Menu
from gangland.engine.step import Rules

# cents a thing on the card is worth before the first round
BASE: Final = 400
MADE_MAN: Final = 430
ROOKIE: Final = 90
GUN: Final = 140
GOOD: Final = 150
STEP: Final = 60
RULE: Final = 300


def side_worth(g: Rules, side: i64) -> i64:
    """SET-5: return what a clubhouse side starts with, its rules and order counted alike."""
    c = g.catalogue
    at = side * 4
    worth = c.side_base[side] * BASE + c.side_made[side] * MADE_MAN + c.side_rookies[side] * ROOKIE
    worth += c.side_assets[at + CASH] * CENT + c.side_assets[at + GUNS] * GUN
    worth += c.side_assets[at + GOODS] * GOOD - g.standing.worse(1) * c.side_assets[at + STANDING] * STEP
    return worth + (c.side_mods[side] + c.side_orders[side]) * RULE


class AnswerGang(Answer):
    """SET-6: the gang with the best side."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare the gangs left."""
        best: i64 = -1
        top: i64 = -1
        targets = menu.rows[TARGETS]
        for gang in range(s.g.catalogue.gangs):
            if (targets >> gang) & 1:
                for side in range(s.g.catalogue.sides):
                    worth = side_worth(s.g, gang * s.g.catalogue.sides + side)
                    if worth > top:
                        top = worth
                        best = gang
        return pack(PICK_GANG, 0, best)


class AnswerSide(Answer):
    """SET-5: the stronger side of the card."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare the sides."""
        best: i64 = 0
        top: i64 = -1
        for side in range(s.g.catalogue.sides):
            worth = side_worth(s.g, s.t.gang[s.seat] * s.g.catalogue.sides + side)
            if worth > top:
                top = worth
                best = side
        return pack(PICK_SIDE, 0, best)


class AnswerMade(Answer):
    """SET-7: the strongest made men."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick as many as the card says."""
        return pack(PICK_MADE, 0, 0, best_men(s, menu.rows[MADE], menu.rows[NEED]), 0)
