"""SET: which gang, which side of its card, and whom to start with."""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.men import best_men
from gangland.bots.value import CENT, Scene
from gangland.content.vocabulary import MODIFIERS
from gangland.engine import modifier
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE, pack
from gangland.engine.catalogue import CASH, GOODS, GUNS, STANDING
from gangland.engine.ints import Ints, i64, zeros
from gangland.engine.menu import MADE, NEED, TARGETS, Menu

# cents a thing on the card is worth before the first round
BASE: Final = 400
MADE_MAN: Final = 430
ROOKIE: Final = 90
GUN: Final = 140
GOOD: Final = 150
STEP: Final = 60
RULE: Final = 300  # a rule of its own, or an order

RULES: Final[dict[str, int]] = {
    "ban": RULE,
    "bonus": RULE,
    "no-guns": RULE,
    "gun-cost": RULE,
    "sale-cost": RULE,
    "hot": RULE,
    "market-limit": RULE,
    "market-price": RULE,
    "no-market": RULE,
    "no-backup": RULE,
    "free-backup": RULE,
    "no-recruit": RULE,
    "no-promote": RULE,
    "free-recruit": RULE,
    "muster": RULE,
    "promote-discount": RULE,
    "brawl": RULE,
    "rookie-muscle": RULE,
    "gun-power": RULE,
    "blood-money": RULE,
    "er": RULE,
    "fall-pays": RULE,
    "rookie-falls": RULE,
    "lockdown": RULE,
    "arbitration": RULE,
    "going-to-war": RULE,
    "crime-pays": RULE,
    "exploit-pays": RULE,
    "closed": RULE,
    "attacker": RULE,
    "defender": RULE,
}
"""What it is worth to a gang that a modifier is printed on its card, by the words of the vocabulary."""


MEASURED: Final[dict[str, int]] = {
    **dict.fromkeys(RULES, 150),
    "ban": -100,
    "bonus": 0,
    "brawl": 250,
    "promote-discount": 250,
    "no-guns": -100,
    "no-backup": -100,
    "no-market": -300,
    "no-recruit": -100,
    "no-promote": -100,
    "closed": -100,
}
"""The same, as games with either side of a card have come out."""
ORDERS: Final = 4  # how often in a game an order of one's own is given


def rules_by_slot(by_word: dict[str, int]) -> Ints:
    """Return what each modifier is worth, by where it is written; one that is not known nothing."""
    worths = zeros(modifier.WIDTH)
    for number, word in enumerate(MODIFIERS):
        worths[modifier.slot(number)] = by_word.get(word, 0)
    for slot in range(modifier.BAN, modifier.MORE):
        word = "ban" if slot < modifier.BONUS else "bonus" if slot < modifier.CLOSED else "closed"
        worths[slot] = by_word.get(word, 0)
    return worths


def side_worth(s: Scene, side: i64) -> i64:
    """SET-5: return what a clubhouse side starts with, with its rules and its order."""
    c = s.g.catalogue
    at = side * 4
    starter = s.temper.starter
    made = MADE_MAN if starter == 0 else starter
    worth = c.side_base[side] * BASE + c.side_made[side] * made + c.side_rookies[side] * ROOKIE
    worth += c.side_assets[at + CASH] * CENT + c.side_assets[at + GUNS] * GUN
    worth += c.side_assets[at + GOODS] * GOOD - s.worse * c.side_assets[at + STANDING] * STEP
    rules = s.lore.rules if starter == 0 else s.lore.measured
    for index in range(c.side_mod[side], c.side_mod[side] + c.side_mods[side]):
        worth += rules[c.mod_index[index]]
    if starter == 0:
        return worth + c.side_orders[side] * RULE
    for tx in range(c.side_order[side], c.side_order[side] + c.side_orders[side]):
        worth += max(0, s.lore.each(tx)) * ORDERS
    return worth


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
                    worth = side_worth(s, gang * s.g.catalogue.sides + side)
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
            worth = side_worth(s, s.t.gang[s.seat] * s.g.catalogue.sides + side)
            if worth > top:
                top = worth
                best = side
        return pack(PICK_SIDE, 0, best)


class AnswerMade(Answer):
    """SET-7: the strongest made men."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick as many as the card says."""
        return pack(PICK_MADE, 0, 0, best_men(s, menu.rows[MADE], menu.rows[NEED]), 0)
