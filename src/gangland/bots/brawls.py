"""FGT: answers while a fight is on: backup, guns, sides, injuries and ties."""

from __future__ import annotations

from typing import Final

from gangland.bots.answer import Answer
from gangland.bots.fights import CERTAIN, Front, best_guns, best_value, stake
from gangland.bots.men import best_men
from gangland.bots.turf import holding
from gangland.bots.value import Scene, poorest, richest
from gangland.bots.worth import least_missed, place_loss, rookies_first
from gangland.engine import modifier
from gangland.engine.action import ALLOT, BACK, BACKUP, ENOUGH, GUNS, NAME, NO, pack
from gangland.engine.ints import i64, popcount
from gangland.engine.menu import KIND, MADE, PLACE, ROOKIES, TARGETS, TOP, WIDTH, Menu
from gangland.engine.table import PENDING, PROC, SEATS
from gangland.rulesets import procedures
from gangland.rulesets.aftermath import targets

HOPELESS: Final = CERTAIN // 10


class AnswerBackup(Answer):
    """FGT-2: call whoever turns the odds by more than he costs."""

    def __init__(self) -> None:
        """Make room for a fight."""
        self.front: Front = Front()

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Compare the fight without and with each."""
        t = s.t
        best = pack(ENOUGH)
        cost: i64 = 0 if t.free_calls < t.mod(s.seat, modifier.FREE_BACKUP) else 1
        self.front.size_up(s, t.fight_place, t.fight_by)
        self.front.expect_backup(s, t.frame(PENDING))
        won = stake(s, s.tokens)
        top = best_value(s, self.front, won)
        if s.tokens <= cost:
            won = stake(s, 0)
        at: i64
        for at in range(WIDTH, len(menu.rows), WIDTH):
            place = menu.rows[at + PLACE]
            made = menu.rows[at + MADE]
            rookies = menu.rows[at + ROOKIES]
            loss: i64 = 0
            if place >= SEATS:
                crew = popcount(made) + rookies
                if rookies > 0 and popcount(made) + rookies > 1:
                    rookies -= 1
                elif popcount(made) > 1:
                    made = best_men(s, made, popcount(made) - 1)
                else:
                    loss = place_loss(s, place)
                if s.temper.guard > 0 and crew > 1:
                    loss = holding(s, place) * s.temper.guard // 100
            value = self.value(s, made, rookies, won) - loss - cost * s.temper.order
            if value > top:
                top = value
                best = pack(BACKUP, place, 0, made, rookies)
        return best

    def value(self, s: Scene, made: i64, rookies: i64, won: i64) -> i64:
        """Return what the fight is worth with this crew called in."""
        front = self.front
        power = front.power
        heads = front.heads
        front.join(s, made, rookies)
        value = best_value(s, front, won)
        front.power = power
        front.heads = heads
        return value


class AnswerGuns(Answer):
    """FGT-3: as many guns as the prize is worth."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Count them."""
        front = Front().size_up(s, s.t.fight_place, s.t.fight_by)
        return pack(GUNS, 0, best_guns(s, front, menu.rows[TOP], stake(s, s.tokens)))


class AnswerBack(Answer):
    """GNG-2: help the poorest of several, or save the leader token, when one's own cause is lost.

    Who has sold its side has no other answer left than to take one.
    """

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Look at the guns on the table."""
        front = Front().size_up(s, s.t.fight_place, s.t.fight_by)
        front.show_guns(s)
        if menu.rows[len(menu.rows) - WIDTH + KIND] == BACK:
            return pack(BACK, 0, poorest(s, menu.rows[TARGETS]))
        lost = front.chance(s, s.t.pulled[s.seat]) < HOPELESS
        if lost and (front.count > 1 or s.t.leader == s.seat):
            return pack(BACK, 0, poorest(s, menu.rows[TARGETS]))
        return pack(NO)


class AnswerAllot(Answer):
    """FGT-6: shoot at the richest who has anybody left to hit; who may hit nobody else wastes the gun."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Pick a rival."""
        rivals = menu.rows[TARGETS]
        hittable = rivals & targets(s.t, s.seat)
        return pack(ALLOT, 0, richest(s, hittable or rivals))


class AnswerName(Answer):
    """FGT-5: oneself, or the poorest of the tied."""

    def choose(self, s: Scene, menu: Menu) -> i64:
        """Name a winner."""
        tied = menu.rows[TARGETS]
        return pack(NAME, 0, s.seat if (tied >> s.seat) & 1 else poorest(s, tied))


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
