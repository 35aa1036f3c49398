"""FGT: the odds of a fight that is on or might be, what it is worth, and how many guns to pull."""

from __future__ import annotations

from typing import Final

from gangland.bots.throws import SURE, beats
from gangland.bots.turf import hold_worth, is_usable, tile_gain
from gangland.bots.value import Scene
from gangland.engine import modifier
from gangland.engine.catalogue import GUNS, TALKING
from gangland.engine.ints import Ints, i64, popcount, push, zeros
from gangland.engine.table import ER, PLACES, SEATS
from gangland.rulesets.fight import GUN_WORTH, strength

CERTAIN: Final = 1000


class Front:
    """A fight as it stands for one gang: its own power, and the power and guns of each rival."""

    def __init__(self) -> None:
        """Make room for everybody."""
        self.place: i64 = 0
        self.by: i64 = 0
        self.talking: bool = False
        self.armed: bool = False
        self.power: i64 = 0
        self.heads: i64 = 0
        self.count: i64 = 0  # so many rivals; who they are, their power and their guns
        self.rivals: Ints = zeros(SEATS)
        self.powers: Ints = zeros(SEATS)
        self.guns: Ints = zeros(SEATS)

    def size_up(self, s: Scene, place: i64, by: i64) -> Front:
        """Look at everybody at a place, where `by` orders the fight; return oneself."""
        c = s.g.catalogue
        tile = s.t.tile[place]
        self.place = place
        self.by = by
        self.talking = c.tile_fight[tile] == TALKING
        self.armed = not self.talking and c.tile_peaceful[tile] == 0
        self.power = 0
        self.heads = 0
        self.count = 0
        for seat in range(s.t.seats):
            if (s.t.present[place] >> seat) & 1:
                if seat == s.seat:
                    self.join(s, s.t.made[seat * PLACES + place], s.t.rookies[seat * PLACES + place])
                else:
                    self.face(s, seat)
        self.power += flat_bonus(s, s.seat, by)
        return self

    def join(self, s: Scene, made: i64, rookies: i64) -> None:
        """Add crew to one's own side."""
        self.power += strength(s.g, s.t, s.seat, made, rookies, self.talking)
        self.heads += popcount(made) + rookies

    def face(self, s: Scene, rival: i64) -> None:
        """Add a rival: its crew there, and the guns it should have for them."""
        at = rival * PLACES + self.place
        made = s.t.made[at]
        rookies = s.t.rookies[at]
        heads = popcount(made) + rookies
        crew = strength(s.g, s.t, rival, made, rookies, self.talking)
        held: i64 = 0
        if self.armed and s.t.mod(rival, modifier.NO_GUNS) == 0:
            held = min(s.memory.held(s.g, s.t, rival, GUNS), heads)
        self.rivals[self.count] = rival
        self.powers[self.count] = crew + flat_bonus(s, rival, self.by)
        self.guns[self.count] = held
        self.count += 1

    def expect_backup(self, s: Scene, among: i64) -> None:
        """FGT-2: those of the rivals who have tokens may bring whoever stands idle at home."""
        for index in range(self.count):
            rival = self.rivals[index]
            if (among >> rival) & 1 and s.t.tokens[rival] != 0 and s.t.mod(rival, modifier.NO_BACKUP) == 0:
                home = rival * PLACES + rival
                idle = strength(s.g, s.t, rival, s.t.made[home], s.t.rookies[home], self.talking)
                self.powers[index] += idle * s.temper.fear // 100

    def show_guns(self, s: Scene) -> None:
        """Count the guns that are on the table, and expect no more."""
        for index in range(self.count):
            rival = self.rivals[index]
            self.powers[index] += s.t.pulled[rival] * (GUN_WORTH + s.t.mod(rival, modifier.GUN_POWER))
            self.guns[index] = 0

    def chance(self, s: Scene, guns: i64) -> i64:
        """Return the chance of winning with so many guns, in thousandths."""
        mine = self.power + guns * (GUN_WORTH + s.t.mod(s.seat, modifier.GUN_POWER))
        ties = s.t.leader == s.seat
        odds: i64 = CERTAIN
        for index in range(self.count):
            theirs = self.powers[index]
            top = self.guns[index]
            won = beats(mine - theirs, ties)
            if top > 0:
                each = GUN_WORTH + s.t.mod(self.rivals[index], modifier.GUN_POWER)
                one = beats(mine - theirs - each, ties)
                won = (won * 2 + one + beats(mine - theirs - top * each, ties)) // 4
            odds = odds * won // SURE
        return odds


def flat_bonus(s: Scene, seat: i64, by: i64) -> i64:
    """Return what a gang adds to its total whatever its crew."""
    side = modifier.ATTACKER if seat == by else modifier.DEFENDER
    return s.t.mod(seat, modifier.BRAWL) + s.t.mod(seat, side)


def prize(s: Scene, place: i64, now: i64, hold: i64) -> i64:
    """Return what winning a place is worth, for what it gives now and in rounds to come."""
    gain = now + hold * (s.temper.conquest + s.temper.grudge) // 100
    if s.t.leader != s.seat and (s.t.present[place] >> s.t.leader) & 1:
        gain += s.temper.leader
    return gain


def stake(s: Scene, tokens: i64) -> i64:
    """Return what winning the fight that is on is worth, with so many tokens left to exploit the place."""
    place = s.t.fight_place
    gain = tile_gain(s, s.t.tile[place])
    now: i64 = 0
    if tokens > 0 and is_usable(s, place):
        now = gain
    return prize(s, place, now, hold_worth(s, place, gain))


def gun_cost(s: Scene, guns: i64) -> i64:
    """FGT-8: return what pulling so many guns costs: the guns, and the standing."""
    if guns == 0:
        return 0
    while len(s.pulls) < guns:
        purse = s.after.like(s.purse)
        purse.guns -= len(s.pulls) + 1
        s.worsen(purse, 1 + s.t.mod(s.seat, modifier.GUN_COST))
        s.pulls = push(s.pulls, -s.gain(purse))
    return s.pulls[guns - 1]


def fight_value(s: Scene, front: Front, guns: i64, won: i64) -> i64:
    """Return what a fight gains on average with so many guns."""
    hits = guns * (s.temper.hurt + s.t.mod(s.seat, modifier.BLOOD_MONEY) * 100)
    return front.chance(s, guns) * won // CERTAIN - gun_cost(s, guns) + hits


def best_guns(s: Scene, front: Front, most: i64, won: i64) -> i64:
    """FGT-3: return how many guns to pull."""
    best: i64 = 0
    if most <= 0:
        return best
    top = fight_value(s, front, 0, won)
    for guns in range(1, most + 1):
        value = fight_value(s, front, guns, won) + s.whim(guns)
        if value > top:
            top = value
            best = guns
    return best


def best_value(s: Scene, front: Front, won: i64) -> i64:
    """Return what a fight gains on average with the best number of guns."""
    most: i64 = 0
    if front.armed and s.t.mod(s.seat, modifier.NO_GUNS) == 0:
        most = min(s.purse.guns, front.heads)
    return fight_value(s, front, best_guns(s, front, most, won), won) - injuries(s, front)


def injuries(s: Scene, front: Front) -> i64:
    """Return what rivals' guns should cost in crew: half of them are pulled, half of those hit die."""
    shots: i64 = 0
    for index in range(front.count):
        shots += front.guns[index]
    return min(shots, front.heads) * (s.rookie_worth() + 20) // 4


def crew_strength(s: Scene, place: i64) -> i64:
    """Return the power of one's own crew at a place, the emergency room apart."""
    if place == ER:
        return 0
    at = s.seat * PLACES + place
    return strength(s.g, s.t, s.seat, s.t.made[at], s.t.rookies[at], False)


def is_in_reach(s: Scene, place: i64) -> bool:
    """Return whether a rival with two orders left has more idle crew than guards a place."""
    mine = crew_strength(s, place)
    for rival in range(s.t.seats):
        if rival != s.seat and s.t.is_alive(rival) and s.t.tokens[rival] not in (0, 1):
            home = rival * PLACES + rival
            if s.t.made[home] and strength(s.g, s.t, rival, s.t.made[home], s.t.rookies[home], False) >= mine:
                return True
    return False
