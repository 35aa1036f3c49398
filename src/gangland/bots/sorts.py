"""A thug's answers, one small object for each sort of question."""

from __future__ import annotations

from gangland.bots.answer import Answer
from gangland.bots.brawls import (
    AnswerAllot,
    AnswerBack,
    AnswerBackup,
    AnswerFall,
    AnswerGuns,
    AnswerInjure,
    AnswerName,
)
from gangland.bots.favours import favour_of, special_gain
from gangland.bots.obstacles import is_worth_paying
from gangland.bots.openings import AnswerGang, AnswerMade, AnswerSide
from gangland.bots.selling import best_sale
from gangland.bots.trades import best_option, best_times, best_victim, boost_gain, is_wanted
from gangland.bots.turf import gain_now
from gangland.bots.value import Scene
from gangland.bots.weighing import Plan, Weigher, make_weighers, weigh_all
from gangland.bots.worth import best_promotion, made_first
from gangland.engine import action as act
from gangland.engine.action import pack
from gangland.engine.catalogue import SPECIAL, STEAL
from gangland.engine.ints import i64
from gangland.engine.menu import KIND, PLACE, TARGETS, TOP, WIDTH, Menu
from gangland.engine.table import AUX, PROC
from gangland.rulesets import ids, procedures
from gangland.rulesets.exploit import CHOSEN


class AnswerOrder(Answer):
    """ISS-1: the order worth most."""

    def __init__(self) -> None:
        """Get the scales out."""
        self.weighers: list[Weigher] = make_weighers()
        self.plan: Plan | None = None  # the last turn's, to be written over

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Weigh every order."""
        plan = self.plan
        if plan is None:
            plan = Plan(s, menu)
            self.plan = plan
        else:
            plan.begin(s, menu)
        weigh_all(plan, self.weighers)
        return plan.action


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
        if c.tx_verb[tx] == STEAL:
            return pack(act.TARGET, 0, best_victim(s, tx))
        return pack(act.TARGET, 0, favour_of(s, tx).target(s, c.tx_amount[tx], menu.rows[TARGETS]))


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
        if s.g.is_in(s.t, ids.OFFER_BOOST):
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


class AnswerMarket(Answer):
    """BLK-1: as much as the price bears."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Count it."""
        return pack(act.MARKET, 0, best_sale(s, menu.rows[TOP]))


class AnswerBomb(Answer):
    """OPT-7: bomb what feeds rivals only, if that is worth a gun; they might lose it anyway."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare the places with letting it be, which comes first."""
        best = menu.nth(0, 0)
        top = s.gun_first if s.purse.guns <= s.temper.first_guns else s.gun_more
        at: i64
        for at in range(WIDTH, len(menu.rows), WIDTH):
            place = menu.rows[at + PLACE]
            here = s.t.present[place]
            if menu.rows[at + KIND] == act.BOMB and here != 0 and (here >> s.seat) & 1 == 0:
                hurt = s.lore.yields[s.t.tile[place]] * s.left * s.temper.grudge // 200
                if hurt > top:
                    top = hurt
                    best = pack(act.BOMB, place)
        return best


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
    answers[act.NO] = AnswerBomb()
    return answers
