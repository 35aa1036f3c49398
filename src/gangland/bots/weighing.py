"""ISS: which order to issue: every row of the menu is weighed in cents, the heaviest wins."""

from __future__ import annotations

from typing import Final

from gangland.bots.fights import Front, best_value, crew_strength, is_in_reach, prize
from gangland.bots.men import best_man, best_men
from gangland.bots.purse import Purse
from gangland.bots.trades import order_gain
from gangland.bots.turf import Turf, at_hand
from gangland.bots.value import CENT, Scene
from gangland.engine import modifier
from gangland.engine.action import EXPLOIT, FIGHT, GANG_ORDER, KINDS, MOVE, PROMOTE, RECRUIT, SIT, pack
from gangland.engine.ints import Ints, empty, i64, popcount
from gangland.engine.menu import KIND, MADE, PLACE, ROOKIES, TARGETS, WIDTH, Menu
from gangland.engine.table import ER, PLACES, SEATS, STARTING
from gangland.rulesets.people import promotion_price

NEVER: Final = -(1 << 30)


class Plan:
    """A turn in the making: the scene, what the places are good for, and the best order so far."""

    def __init__(self, s: Scene, menu: Menu) -> None:
        """Start with nothing."""
        self.s: Scene = s
        self.menu: Menu = menu
        self.turf: Turf = Turf()
        self.front: Front = Front()
        self.hand: Ints = empty()
        self.toll: i64 = 0
        self.action: i64 = 0
        self.score: i64 = NEVER
        self.begin(s, menu)

    def begin(self, s: Scene, menu: Menu) -> None:
        """Plan another turn, of which nothing is known yet."""
        self.s = s
        self.menu = menu
        self.turf.look(s)
        self.hand = at_hand(s, self.turf)
        self.toll = self.nth(s.tokens)
        self.action = menu.nth(0, 0)
        self.score = NEVER

    def nth(self, number: i64) -> i64:
        """Return what the so-manieth best exploit at hand gains, as far as it counts."""
        if not 0 < number <= len(self.hand):
            return 0
        return self.hand[number - 1] * self.s.temper.thrift // 100

    def cost(self) -> i64:
        """Return what a token is taken from by an order that is no exploit: the last one it was for."""
        return self.toll

    def use(self, gain: i64, orders: i64) -> i64:
        """Return what it adds to be able to exploit another place, after so many orders."""
        left = self.s.tokens - orders
        if left <= 0:
            return 0
        return max(0, gain - self.nth(left))

    def propose(self, score: i64, action: i64) -> None:
        """Keep an order if it is better than what there is."""
        score += self.s.whim(action)
        if score > self.score:
            self.score = score
            self.action = action


class Weigher:
    """Weighs the rows of one kind; what is unknown weighs nothing."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose the best action of the row that starts at `at`."""


class WeighSit(Weigher):
    """SIT-1: nothing gained, nothing lost."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose to wait."""
        p.propose(-p.cost(), pack(SIT))


class WeighExploit(Weigher):
    """EXP-2: take what the place gives, before somebody comes."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose to exploit."""
        place = p.menu.rows[at + PLACE]
        gain = p.turf.now[place]
        if gain > 0:
            temper = p.s.temper
            prompt = temper.prompt
            if temper.calm > 0 and not is_in_reach(p.s, place):
                prompt = prompt * temper.calm // 100
            other = max(gain * temper.thrift // 100, p.cost())
            p.propose(gain + gain * prompt // 100 - other, pack(EXPLOIT, place))


class WeighRecruit(Weigher):
    """RCT-1: another pair of hands."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose to recruit."""
        s = p.s
        count = min(1 + s.t.mod(s.seat, modifier.MUSTER), s.t.pool_rookies[s.seat])
        free = s.tokens == 0 or s.t.free_used[s.seat] < s.t.mod(s.seat, modifier.FREE_RECRUIT)
        spared = s.temper.order if free else -p.cost()
        p.propose(s.rookie_worth() * count + spared, pack(RECRUIT))


class WeighPromote(Weigher):
    """PRM-1: a made for a rookie, one cash and one gun."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose to promote the best man there is, where he does most good."""
        s = p.s
        rows = p.menu.rows
        place = rows[at + PLACE]
        cash, guns = promotion_price(s.t, s.seat)
        paid = Purse(s.purse.cash - cash, s.purse.guns - guns, s.purse.goods, s.purse.standing)
        gain = s.made_worth() - s.rookie_worth() // 2 + s.gain(paid)
        there = 0 if place == ER else 5 + min(20, p.turf.hold[place] // CENT)
        p.propose(gain + there - p.cost(), pack(PROMOTE, place, 0, best_man(s, rows[at + MADE]), 0))


class WeighGangOrder(Weigher):
    """GNG-1: the order printed on the clubhouse."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose it for what it gains."""
        gain = order_gain(p.s, p.s.g.side_of(p.s.t, p.s.seat))
        if gain > 0:
            p.propose(gain - p.cost(), pack(GANG_ORDER))


class WeighFight(Weigher):
    """FGT-1: drive them out, if the odds and the prize are good."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose to fight."""
        s = p.s
        place = p.menu.rows[at + PLACE]
        won = prize(s, place, p.use(p.turf.now[place], 1), p.turf.hold[place])
        toll = s.temper.fight + p.cost()
        front = p.front.size_up(s, place, s.seat)
        if s.tokens > 2:
            home = s.seat * PLACES + s.seat
            front.join(s, s.t.made[home], s.t.rookies[home])
        front.expect_backup(s, s.t.alive)
        spared = s.temper.order if s.t.mod(s.seat, modifier.GOING_TO_WAR) and not front.talking else 0
        p.propose(best_value(s, front, won) - toll + spared, pack(FIGHT, place))
        if p.menu.rows[at + TARGETS]:
            won = prize(s, place, p.use(p.turf.now[place], 2), p.turf.hold[place])
            alone = p.front.size_up(s, place, s.seat)
            p.propose(best_value(s, alone, won) - toll - s.temper.order, pack(FIGHT, place, 1))


class WeighMove(Weigher):
    """MOV-1: to the best free place, or against the weakest rival; one man stays where it is worth it."""

    def weigh(self, p: Plan, at: i64) -> None:
        """Propose the best move from one place."""
        s = p.s
        start = p.menu.rows[at + PLACE]
        targets = p.menu.rows[at + TARGETS] >> STARTING
        loss = self.keeps(p, start)
        raids = s.tokens > 1 and p.menu.rows[at + MADE] != 0
        goal: i64 = STARTING
        while targets != 0:
            if targets & 1:
                here = s.t.present[goal]
                if here == 0:
                    self.settle(p, at, goal, loss)
                elif here == 1 << s.seat:
                    if start < SEATS:
                        self.reinforce(p, at, goal)
                elif raids and (here >> s.seat) & 1 == 0:
                    self.raid(p, at, goal, loss)
            targets >>= 1
            goal += 1

    def keeps(self, p: Plan, start: i64) -> i64:
        """Return what leaving a place altogether would lose."""
        if start < SEATS or not p.s.t.controls(p.s.seat, start):
            return 0
        return p.turf.now[start] + p.turf.hold[start]

    def settle(self, p: Plan, at: i64, goal: i64, loss: i64) -> None:
        """Take a free place: with one man, or with all that can be spared if it is the better place."""
        s = p.s
        gain = p.turf.hold[goal] + p.use(p.turf.now[goal], 1) * s.temper.step // 100
        if gain <= 0:
            return
        gain -= p.cost()
        if gain < p.score:
            return
        start = p.menu.rows[at + PLACE]
        crew = popcount(p.menu.rows[at + MADE]) + p.menu.rows[at + ROOKIES]
        if start < SEATS:
            p.propose(gain + 1, take(p, at, goal, party(p, goal, crew)))
        elif crew == 1:
            p.propose(gain - loss, take(p, at, goal, 1))
        elif p.turf.hold[goal] > p.turf.hold[start]:
            p.propose(gain - 5, take(p, at, goal, party(p, goal, crew - 1)))
        else:
            p.propose(gain - 5, take(p, at, goal, 1))

    def raid(self, p: Plan, at: i64, goal: i64, loss: i64) -> None:
        """Go against rivals with all that can be spared, the made first."""
        s = p.s
        rows = p.menu.rows
        made = popcount(rows[at + MADE])
        rookies = rows[at + ROOKIES]
        if rows[at + PLACE] >= SEATS and made + rookies > 1:
            made -= 1 if rookies == 0 else 0
            rookies -= 1 if rookies > 0 else 0
            loss = p.turf.hold[rows[at + PLACE]] * s.temper.guard // 100
        loss += p.cost()
        won = prize(s, goal, p.use(p.turf.now[goal], 2), p.turf.hold[goal])
        if (won - s.temper.fight) * s.temper.raid // 100 - loss <= p.score:
            return
        men = best_men(s, rows[at + MADE], made)
        front = p.front.size_up(s, goal, s.seat)
        front.join(s, men, rookies)
        front.expect_backup(s, s.t.alive)
        gain = (best_value(s, front, won) - s.temper.fight) * s.temper.raid // 100
        p.propose(gain - loss, pack(MOVE, rows[at + PLACE], goal, men, rookies))

    def reinforce(self, p: Plan, at: i64, goal: i64) -> None:
        """Put idle crew where it guards something."""
        s = p.s
        if s.left > 0 or (s.t.used >> goal) & 1 == 0:
            crew = popcount(p.menu.rows[at + MADE]) + p.menu.rows[at + ROOKIES]
            guard = s.temper.reserve * p.turf.hold[goal] // (CENT * (1 + crew_strength(s, goal)))
            p.propose(guard - p.cost(), take(p, at, goal, crew))


def party(p: Plan, goal: i64, crew: i64) -> i64:
    """MOV-1: return how many of a crew go: all, or their share where other free places are as good."""
    s = p.s
    if s.temper.spread == 0:
        return crew
    worth = p.turf.now[goal] + p.turf.hold[goal]
    ways: i64 = 1
    place: i64
    for place in range(STARTING, PLACES):
        if place != goal and s.t.present[place] == 0:
            other = p.turf.now[place] + p.turf.hold[place]
            ways += 1 if other > 0 and other * 100 >= worth * s.temper.spread else 0
    ways = min(ways, 1 + s.tokens // 3)
    return (crew + ways - 1) // ways


def take(p: Plan, at: i64, goal: i64, count: i64) -> i64:
    """Return the move of so many: one alone is a rookie if there is one, more go with the made first."""
    rows = p.menu.rows
    mask = rows[at + MADE]
    rookies = rows[at + ROOKIES]
    made = popcount(mask)
    if count == 1 and rookies > 0:
        return pack(MOVE, rows[at + PLACE], goal, 0, 1)
    going = min(made, count)
    return pack(MOVE, rows[at + PLACE], goal, best_men(p.s, mask, going), count - going)


def make_weighers() -> list[Weigher]:
    """Return a weigher for every kind of order."""
    weighers: list[Weigher] = [Weigher() for _ in range(KINDS)]
    weighers[SIT] = WeighSit()
    weighers[MOVE] = WeighMove()
    weighers[EXPLOIT] = WeighExploit()
    weighers[FIGHT] = WeighFight()
    weighers[RECRUIT] = WeighRecruit()
    weighers[PROMOTE] = WeighPromote()
    weighers[GANG_ORDER] = WeighGangOrder()
    return weighers


def weigh_all(plan: Plan, weighers: list[Weigher]) -> None:
    """ISS-1: have every row of the menu weighed."""
    rows = plan.menu.rows
    at: i64
    for at in range(0, len(rows), WIDTH):
        weighers[rows[at + KIND]].weigh(plan, at)
