"""A thug's answers, one small object for each sort of question."""

from __future__ import annotations

from typing import Final

from gangland.bots.fights import CERTAIN, Front, best_guns, best_value, stake
from gangland.bots.market import best_sale
from gangland.bots.obstacles import is_worth_paying
from gangland.bots.orders import Weigher, best_men, choose_order, make_weighers
from gangland.bots.people import best_promotion, least_missed, made_first, place_loss, rookies_first
from gangland.bots.trades import best_option, best_smeared, best_times, best_victim, boost_gain, is_wanted, special_gain
from gangland.bots.turf import gain_now
from gangland.bots.value import CENT, Scene, poorest, richest
from gangland.engine import action as act
from gangland.engine import modifier
from gangland.engine.action import pack
from gangland.engine.catalogue import SPECIAL, STANDING, STEAL
from gangland.engine.ints import i64, lowest, popcount
from gangland.engine.menu import KIND, MADE, NEED, PLACE, ROOKIES, TARGETS, TOP, WIDTH, Menu
from gangland.engine.step import Rules
from gangland.engine.table import AUX, PENDING, PROC, SEATS
from gangland.rulesets import procedures
from gangland.rulesets.exploit import CHOSEN, OfferBoost
from gangland.rulesets.specials import SMEAR

HOPELESS: Final = CERTAIN // 10
ROOKIE_START: Final = 90
RULE_START: Final = 150


class Answer:
    """How to answer one sort of question; where nothing better is known, no, or else the first choice."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Return an action of the menu."""
        no = pack(act.NO)
        return no if menu.has(no) else menu.nth(0, 0)


class AnswerOrder(Answer):
    """ISS-1: the order worth most."""

    def __init__(self) -> None:
        """Get the scales out."""
        self.weighers: list[Weigher] = make_weighers()

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Weigh every order."""
        return choose_order(s, menu, self.weighers)


# set-up


def side_worth(g: Rules, side: i64) -> i64:
    """SET-5: return what a clubhouse side starts with, its rules and order counted alike."""
    c = g.catalogue
    worth = c.side_base[side] * 400 + c.side_made[side] * 430 + c.side_rookies[side] * ROOKIE_START
    worth += c.side_assets[side * 4] * CENT + c.side_assets[side * 4 + 1] * 140 + c.side_assets[side * 4 + 2] * 150
    worth -= g.standing.worse(1) * c.side_assets[side * 4 + STANDING] * 60
    return worth + c.side_mods[side] * RULE_START + c.side_orders[side] * RULE_START


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
        return pack(act.PICK_GANG, 0, best)


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
        return pack(act.PICK_SIDE, 0, best)


class AnswerMade(Answer):
    """SET-7: the strongest made men."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick as many as the card says."""
        return pack(act.PICK_MADE, 0, 0, best_men(s, menu.rows[MADE], menu.rows[NEED]), 0)


# exploits


def current(s: Scene) -> i64:
    """Return the transaction that is asked about."""
    return s.t.ex_first + (s.t.frame(AUX) & (CHOSEN - 1))


class AnswerUse(Answer):
    """TRX-1: as often as it pays."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Count how often."""
        return pack(act.USE, 0, min(best_times(s, s.purse, current(s)), menu.rows[TOP]))


class AnswerOption(Answer):
    """EXP-5: the transaction that gains most."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare them."""
        return pack(act.OPTION, 0, best_option(s, s.t.ex_first, s.t.ex_count) - s.t.ex_first)


class AnswerTarget(Answer):
    """TRX-3, TRX-4: the rival it hurts most, or gains most from."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick a rival."""
        c = s.g.catalogue
        tx = current(s)
        rival = richest(s, menu.rows[TARGETS])
        if c.tx_verb[tx] == STEAL:
            rival = best_victim(s, tx)
        elif c.tx_special[tx] == SMEAR:
            rival = best_smeared(s, c.tx_amount[tx])
        return pack(act.TARGET, 0, rival)


class AnswerYes(Answer):
    """Boost, follow up, take a gain, pay the way out: yes where it is worth it."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Ask what the question is about."""
        return pack(act.YES) if self.is_wanted(s) else pack(act.NO)

    def is_wanted(self, s: Scene) -> bool:
        """Return whether yes gains anything."""
        procedure = s.t.frame(PROC)
        if procedure == procedures.CARD:
            return is_worth_paying(s)
        if procedure == procedures.FIGHT:
            return gain_now(s, s.t.fight_place) > 0
        if isinstance(s.g.step(s.t), OfferBoost):
            return boost_gain(s, s.t.tile[s.t.ex_place]) > s.temper.order * min(s.tokens, 2) // 2
        tx = current(s)
        if s.g.catalogue.tx_verb[tx] == SPECIAL:
            return special_gain(s, tx) > 0
        return is_wanted(s, s.purse, tx)


class AnswerDischarge(Answer):
    """Take the best of the injured home."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Made before rookies."""
        return made_first(s, menu)


class AnswerPromote(Answer):
    """A made for nothing."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """The best man at the best place."""
        return best_promotion(s, menu)


# fights


class AnswerBackup(Answer):
    """FGT-2: call whoever turns the odds by more than he costs."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare the fight without and with each."""
        t = s.t
        best = pack(act.ENOUGH)
        cost: i64 = 0 if t.free_calls < t.mod(s.seat, modifier.FREE_BACKUP) else 1
        top = self.value(s, 0, 0, stake(s, s.tokens))
        won = stake(s, s.tokens - cost)
        for at in range(WIDTH, len(menu.rows), WIDTH):
            place = menu.rows[at + PLACE]
            made = menu.rows[at + MADE]
            rookies = menu.rows[at + ROOKIES]
            loss: i64 = 0
            if place >= SEATS:
                if rookies > 0 and popcount(made) + rookies > 1:
                    rookies -= 1
                elif popcount(made) > 1:
                    made = best_men(s, made, popcount(made) - 1)
                else:
                    loss = place_loss(s, place)
            value = self.value(s, made, rookies, won) - loss - cost * s.temper.order
            if value > top:
                top = value
                best = pack(act.BACKUP, place, 0, made, rookies)
        return best

    def value(self, s: Scene, made: i64, rookies: i64, won: i64) -> i64:
        """Return what the fight is worth with this crew called in."""
        front = Front(s, s.t.fight_place, s.t.fight_by)
        front.join(s, made, rookies)
        front.expect_backup(s, s.t.frame(PENDING))
        return best_value(s, front, won)


class AnswerGuns(Answer):
    """FGT-3: as many guns as the prize is worth."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Count them."""
        front = Front(s, s.t.fight_place, s.t.fight_by)
        return pack(act.GUNS, 0, best_guns(s, front, menu.rows[TOP], stake(s, s.tokens)))


class AnswerBack(Answer):
    """GNG-2: help the poorest of several, or save the leader token, when one's own cause is lost."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Look at the guns on the table."""
        front = Front(s, s.t.fight_place, s.t.fight_by)
        front.show_guns(s)
        lost = front.chance(s, s.t.pulled[s.seat]) < HOPELESS
        if lost and (len(front.rivals) > 1 or s.t.leader == s.seat):
            return pack(act.BACK, 0, poorest(s, menu.rows[TARGETS]))
        return pack(act.NO)


class AnswerAllot(Answer):
    """FGT-6: shoot at the richest."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick a rival."""
        return pack(act.ALLOT, 0, richest(s, menu.rows[TARGETS]))


class AnswerName(Answer):
    """FGT-5: oneself, or the poorest of the tied."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Name a winner."""
        tied = menu.rows[TARGETS]
        return pack(act.NAME, 0, s.seat if (tied >> s.seat) & 1 else poorest(s, tied))


class AnswerInjure(Answer):
    """FGT-6: rookies first; a card's injured are those one misses least."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick the injured."""
        return rookies_first(s, menu) if s.t.frame(PROC) == procedures.FIGHT else least_missed(s, menu)


class AnswerFall(Answer):
    """STD-1: the one missed least takes the fall."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick him."""
        return least_missed(s, menu)


class AnswerMarket(Answer):
    """BLK-1: as much as the price bears."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Count it."""
        return pack(act.MARKET, 0, best_sale(s, menu.rows[TOP]))


class AnswerBomb(Answer):
    """OPT-7: a rival's place, where guns are plenty; else none."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Look for a place that feeds a rival only."""
        for at in range(0, len(menu.rows), WIDTH):
            if menu.rows[at + KIND] == act.BOMB and s.purse.guns > s.temper.first_guns:
                place = menu.rows[at + PLACE]
                if menu.rows[at + TARGETS]:
                    place = lowest(menu.rows[at + TARGETS])
                if s.t.present[place] and (s.t.present[place] >> s.seat) & 1 == 0:
                    return pack(act.BOMB, menu.rows[at + PLACE], place if menu.rows[at + TARGETS] else 0)
        return super().choose(s, menu)


def make_answers() -> list[Answer]:
    """Return an answer for every kind of action that may come first in a menu."""
    answers: list[Answer] = [Answer() for _ in range(act.KINDS)]
    order = AnswerOrder()
    answers[act.SIT] = order
    answers[act.RECRUIT] = order
    answers[act.PICK_GANG] = AnswerGang()
    answers[act.PICK_SIDE] = AnswerSide()
    answers[act.PICK_MADE] = AnswerMade()
    answers[act.USE] = AnswerUse()
    answers[act.OPTION] = AnswerOption()
    answers[act.TARGET] = AnswerTarget()
    answers[act.YES] = AnswerYes()
    answers[act.DISCHARGE] = AnswerDischarge()
    answers[act.PROMOTE] = AnswerPromote()
    answers[act.ENOUGH] = AnswerBackup()
    answers[act.GUNS] = AnswerGuns()
    answers[act.BACK] = AnswerBack()
    answers[act.ALLOT] = AnswerAllot()
    answers[act.NAME] = AnswerName()
    answers[act.INJURE] = AnswerInjure()
    answers[act.FALL] = AnswerFall()
    answers[act.MARKET] = AnswerMarket()
    answers[act.BOMB] = AnswerBomb()
    return answers
