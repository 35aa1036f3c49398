"""FGT-6 … FGT-11: what a fight costs and what its winner may do."""

from __future__ import annotations

from typing import ClassVar

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import ALLOT, INJURE, NO, YES, b_of, kind_of, made_of, rookies_of
from gangland.engine.catalogue import CASH
from gangland.engine.ints import changed, i64, zeros
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, ER, PLACES, Table
from gangland.rulesets import ids
from gangland.rulesets.exploit import begin_exploit
from gangland.rulesets.fight import gunners
from gangland.rulesets.orders import may_exploit
from gangland.rulesets.people import send
from gangland.rulesets.standing import AnswerForIt, gain, in_order, lead


def is_hittable(t: Table, rival: i64) -> bool:
    """FGT-6: return whether a gang has crew in the fight that no gun was allotted to yet."""
    return t.hits[rival] < t.crew_at(rival, t.fight_place)


def targets(t: Table, seat: i64) -> i64:
    """FGT-6: return the rivals in the fight that have crew left to hit."""
    mask: i64 = 0
    for rival in range(t.seats):
        if rival != seat and (t.fight_in >> rival) & 1 and is_hittable(t, rival):
            mask |= 1 << rival
    return mask


class AllotInjuries(Step):
    """FGT-6: each gun injures one rival; gunners split theirs in leader order, gun by gun."""

    id: ClassVar[str] = ids.ALLOT_INJURIES

    def enter(self, g: Rules, t: Table) -> None:
        """Whoever pulled a gun has some to allot."""
        t.fill(gunners(t))

    def run(self, g: Rules, t: Table) -> None:
        """Allot the next gun; with one rival in the fight, or nobody left to hit, nobody is asked."""
        seat = in_order(g, t)
        if seat < 0:
            t.next()
            return
        hittable = targets(t, seat)
        open_to = self.rivals(g, t, seat)
        if t.frame(AUX) == t.pulled[seat] or hittable == 0:
            t.set_frame(AUX, 0)
            t.settle(seat)
        elif open_to & (open_to - 1):
            t.ask(seat)
        else:
            self.allot(t, seat, t.left_of(0, open_to))

    def rivals(self, g: Rules, t: Table, seat: i64) -> i64:
        """Return whom a gun may be given to: anybody in the fight, nobody has to shoot a friend."""
        return targets(t, seat) if g.guns_must_hit else t.fight_in & ~(1 << seat)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any rival in the fight."""
        menu.add(ALLOT, 0, self.rivals(g, t, seat))

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """One gun for this rival."""
        self.allot(t, seat, b_of(action))

    def allot(self, t: Table, seat: i64, rival: i64) -> None:
        """Count the hit, and pay for it where blood is paid; where nobody is left to hit, the gun is lost."""
        t.set_frame(AUX, t.frame(AUX) + 1)
        if not is_hittable(t, rival):
            t.show(ev.WASTED, seat, rival)
            return
        t.hits = changed(t.hits, rival, t.hits[rival] + 1)
        t.show(ev.HIT, seat, rival)
        if t.mod(seat, modifier.BLOOD_MONEY):
            gain(t, seat, CASH, t.mod(seat, modifier.BLOOD_MONEY))


class ChooseInjured(Step):
    """FGT-6: the gangs hit choose, in leader order, who of their crew in the fight goes to the ER."""

    id: ClassVar[str] = ids.CHOOSE_INJURED

    def enter(self, g: Rules, t: Table) -> None:
        """Any gang in the fight may have been hit."""
        t.fill(t.fight_in)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next gang hit, unless there is nothing to choose."""
        seat = in_order(g, t)
        if seat < 0:
            t.next()
            return
        if t.hits[seat] == 0:
            t.settle(seat)
            return
        menu = Menu(g.named)
        self.offer(g, t, seat, menu)
        if menu.count() == 1:
            self.answer(g, t, seat, menu.nth(0, 0))
        else:
            t.ask(seat)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """As many as were hit."""
        at = seat * PLACES + t.fight_place
        menu.add(INJURE, t.fight_place, 0, t.made[at], t.rookies[at], t.hits[seat])

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Send them to the emergency room."""
        t.settle(seat)
        t.shift(seat, t.fight_place, ER, made_of(action), rookies_of(action))
        t.show(ev.INJURED, seat, t.fight_place, made_of(action), rookies_of(action))


class Retreat(Step):
    """FGT-7: the losers go home, everyone in a drawn fight; who backed a rival goes home too (GNG-2)."""

    id: ClassVar[str] = ids.RETREAT

    def run(self, g: Rules, t: Table) -> None:
        """Clear the place for the winner."""
        for seat in range(t.seats):
            if seat != t.fight_winner and (t.fight_in >> seat) & 1:
                send(t, seat, t.fight_place, seat)
        t.next()


class ClaimToken(Step):
    """FGT-9: a winner that beats the leader takes the token; a leader is not beaten by whom it backed."""

    id: ClassVar[str] = ids.CLAIM_TOKEN

    def run(self, g: Rules, t: Table) -> None:
        """Pass the token, and let go of the guns."""
        leader = t.leader
        winner = t.fight_winner
        if winner >= 0 and (t.fight_in >> leader) & 1 and t.backs[leader] != winner:
            lead(t, winner)
        t.next()


class DiscardGuns(Step):
    """FGT-8: every gun pulled is discarded, and none is out of reach any more (DEA-1)."""

    id: ClassVar[str] = ids.DISCARD_GUNS

    def run(self, g: Rules, t: Table) -> None:
        """Take the guns away."""
        t.charged = gunners(t)
        for seat in range(t.seats):
            if t.pulled[seat]:
                t.guns[seat] -= t.pulled[seat]
                t.show(ev.DISCARDED, seat, t.pulled[seat])
        t.pulled = zeros(t.seats)
        t.next()


def gun_cost(t: Table, seat: i64) -> i64:
    """FGT-8: return the steps of standing that pulling any gun costs a gang."""
    return 1 + t.mod(seat, modifier.GUN_COST)


class AnswerToTheLaw(AnswerForIt):
    """FGT-8, FGT-11: who pulled guns pays with standing, once; falls come in leader order."""

    id: ClassVar[str] = ids.ANSWER_TO_THE_LAW

    def cost(self, t: Table, seat: i64) -> i64:
        """Return what pulled guns cost a gang."""
        return gun_cost(t, seat)


class FollowUp(Step):
    """FGT-10: the gang that ordered the fight and won it may exploit at once, for a token."""

    id: ClassVar[str] = ids.FOLLOW_UP

    def run(self, g: Rules, t: Table) -> None:
        """Ask, where it still controls the place and can pay."""
        if t.frame(AUX) == 1 or not self.is_asked(g, t):
            t.fight_in = 0
            t.fight_place = -1
            t.next()
        else:
            t.ask(t.fight_by)

    def is_asked(self, g: Rules, t: Table) -> bool:
        """Return whether all can see that the exploit is possible."""
        seat = t.fight_by
        if seat != t.fight_winner or not t.is_alive(seat) or not may_exploit(g, t, seat, t.fight_place):
            return False
        return t.tokens[seat] > 0 or g.hidden_tokens

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Exploit or not."""
        if t.tokens[seat] > 0:
            menu.add(YES)
        menu.add(NO)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Spend the token and exploit."""
        t.set_frame(AUX, 1)
        if kind_of(action) == YES:
            t.tokens[seat] -= 1
            begin_exploit(g, t, seat, t.fight_place)
