"""STD: heat and clout, taking the fall, and being disbanded."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import BRIBE, FALL, kind_of, made_of, place_of, rookies_of
from gangland.engine.catalogue import CASH
from gangland.engine.ints import i64, popcount
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Standing, Step
from gangland.engine.table import FRAME, PENDING, PLACES, Table
from gangland.rulesets import ids, procedures

TOP: Final = 4
AFTER_A_FALL: Final = 1
BY_CARD: Final = 8  # added to the seat that is falling: a card demands it
BRIBE_NEEDS: Final = 3
BRIBE_COSTS: Final = 2


def set_standing(t: Table, seat: i64, standing: i64) -> None:
    """Write a standing and tell everybody."""
    change = standing - t.standing[seat]
    t.standing[seat] = standing
    t.show(ev.STANDING, seat, standing, change)


def is_capped(g: Rules, t: Table, seat: i64, change: i64) -> bool:
    """STD-1, STD-2: return whether a standing can become no better, so that such a change is none."""
    return g.standing.worse(1) * change < 0 and t.standing[seat] == (TOP if change > 0 else 0)


def would_fall(g: Rules, t: Table, seat: i64, steps: i64) -> bool:
    """STD-1, STD-2: return whether so many steps for the worse bring the law."""
    if steps <= 0:
        return False
    standing = t.standing[seat] + g.standing.worse(steps)
    return standing > TOP or standing <= 0


def gain(t: Table, seat: i64, asset: i64, amount: i64) -> None:
    """Give cash, guns or goods from the supply in the open; a negative amount takes what there is (TRX-8)."""
    if amount < 0:
        amount = -min(-amount, t.asset(seat, asset))
    t.add_asset(seat, asset, amount)
    t.show(ev.GAINED, seat, asset, amount)


def catch(t: Table, seat: i64, change: i64) -> None:
    """STD-1, STD-2: the law catches a seat: tell what did it, set the standing back, and have it fall."""
    t.show(ev.CAUGHT, seat, t.standing[seat], change)
    set_standing(t, seat, AFTER_A_FALL)
    begin_fall(t, seat)


def pay_for_crime(t: Table, seat: i64, steps: i64) -> None:
    """OPT-8: pay for each step the standing worsens, where crime pays."""
    cash = steps * t.mod(seat, modifier.CRIME_PAYS)
    if cash:
        gain(t, seat, CASH, cash)


def begin_fall(t: Table, falling: i64) -> None:
    """STD-1: a seat takes the fall; with BY_CARD added, because a card says so."""
    t.falling = falling
    t.call(procedures.FALL)


class Heat(Standing):
    """STD-1: heat 0–4, low is good; above 4 a made takes the fall and one heat is left."""

    def worsen(self, g: Rules, t: Table, seat: i64, steps: i64) -> None:
        """Gain heat, and take the fall above the top."""
        if steps <= 0:
            return
        pay_for_crime(t, seat, steps)
        heat = t.standing[seat] + steps
        if heat > TOP:
            catch(t, seat, steps)
        else:
            set_standing(t, seat, heat)

    def change(self, g: Rules, t: Table, seat: i64, amount: i64) -> None:
        """Gain or drop heat."""
        if amount > 0:
            self.worsen(g, t, seat, amount)
        elif amount < 0:
            set_standing(t, seat, max(0, t.standing[seat] + amount))

    def fall_by_card(self, g: Rules, t: Table, seat: i64) -> None:
        """STD-5: a fall demanded by a card discards all heat but one; no heat stays no heat."""
        if t.standing[seat] > AFTER_A_FALL:
            set_standing(t, seat, AFTER_A_FALL)
        begin_fall(t, seat)


class Clout(Standing):
    """STD-2: clout 0–4, high is good; running out is a fall, and then one clout again."""

    def worsen(self, g: Rules, t: Table, seat: i64, steps: i64) -> None:
        """Lose clout, and take the fall when none is left."""
        if steps <= 0:
            return
        lost = min(steps, t.standing[seat])
        left = t.standing[seat] - lost
        pay_for_crime(t, seat, lost)
        if left == 0:
            catch(t, seat, -lost)
        else:
            set_standing(t, seat, left)

    def change(self, g: Rules, t: Table, seat: i64, amount: i64) -> None:
        """Gain clout up to the top, or lose it."""
        if amount < 0:
            self.worsen(g, t, seat, -amount)
        elif amount > 0:
            set_standing(t, seat, min(TOP, t.standing[seat] + amount))

    def fall_by_card(self, g: Rules, t: Table, seat: i64) -> None:
        """STD-5: a fall demanded by a card leaves clout as it is."""
        begin_fall(t, seat + BY_CARD)

    def worse(self, amount: i64) -> i64:
        """Return the loss of clout."""
        return -amount


class TakeTheFall(Step):
    """STD-1, STD-3, STD-4: one made goes to the recruit pool, or the gang is disbanded."""

    id: ClassVar[str] = ids.TAKE_THE_FALL

    def holds(self) -> bool:
        """STD-7: other gangs may have to fall for the same reason."""
        return True

    def run(self, g: Rules, t: Table) -> None:
        """Disband, fall without a choice, or ask who falls."""
        seat = t.falling % BY_CARD
        if not t.is_alive(seat):
            t.next()
            return
        menu = Menu(g.named)
        self.offer(g, t, seat, menu)
        choices = menu.count()
        if choices == 0:
            t.next()
            disband(g, t, seat)
        elif choices == 1:
            self.answer(g, t, seat, menu.nth(0, 0))
        else:
            t.ask(seat)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any made anywhere, the emergency room included; some gangs may offer a rookie (GNG-4)."""
        rookies = t.mod(seat, modifier.ROOKIE_FALLS) > 0
        at = seat * PLACES
        place: i64
        for place in range(PLACES):
            if (t.present[place] >> seat) & 1:
                mates = t.rookies[at + place] if rookies else 0
                if t.made[at + place] or mates:
                    menu.add(FALL, place, 0, t.made[at + place], mates, 1)
        if t.falling >= BY_CARD and t.standing[seat] >= BRIBE_NEEDS:
            menu.add(BRIBE)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Send one to the pool, or buy off the judge."""
        t.next()
        if kind_of(action) == BRIBE:
            t.show(ev.BRIBED, seat)
            g.standing.worsen(g, t, seat, BRIBE_COSTS)
            return
        made = made_of(action)
        rookies = rookies_of(action)
        t.take(seat, place_of(action), made, rookies)
        t.pool_made[seat] |= made
        t.pool_rookies[seat] += rookies
        t.show(ev.FELL, seat, place_of(action), made, rookies)
        if made and t.mod(seat, modifier.FALL_PAYS):
            gain(t, seat, CASH, t.mod(seat, modifier.FALL_PAYS))


def disband(g: Rules, t: Table, seat: i64) -> None:
    """STD-4: the gang leaves the game with its crew and tokens; a leader's token passes after the effect."""
    bit = 1 << seat
    t.alive &= ~bit
    t.doomed |= bit
    t.owed &= ~bit
    t.fight_in &= ~bit
    at = seat * PLACES
    place: i64
    for place in range(PLACES):
        t.take(seat, place, t.made[at + place], t.rookies[at + place])
    t.tokens[seat] = 0
    t.pool_made[seat] = 0
    t.pool_rookies[seat] = 0
    for frame in range(t.depth):
        t.stack[frame * FRAME + PENDING] &= ~bit
    t.show(ev.DISBANDED, seat)


def lead(t: Table, seat: i64) -> None:
    """LDR-2: hand the leader token to a seat."""
    if t.leader != seat:
        t.leader = seat
        t.show(ev.LEADER, seat)


def in_order(g: Rules, t: Table) -> i64:
    """LDR-1: return the next seat this step has to deal with, in leader order; -1 when none is left."""
    return t.left_of(g.turns.first(t), t.frame(PENDING))


class AnswerForIt(Step):
    """Everybody who is charged pays with standing, once; falls come in leader order."""

    def holds(self) -> bool:
        """STD-4: gangs that fall together are judged together."""
        return True

    def enter(self, g: Rules, t: Table) -> None:
        """Everybody still in the game who is charged has to answer."""
        t.fill(t.charged & t.alive)

    def run(self, g: Rules, t: Table) -> None:
        """Charge the next."""
        seat = in_order(g, t)
        if seat < 0:
            t.next()
        else:
            t.settle(seat)
            g.standing.worsen(g, t, seat, self.cost(t, seat))

    def cost(self, t: Table, seat: i64) -> i64:
        """Return the steps of standing it costs."""
        return 1


def made_count(t: Table, seat: i64) -> i64:
    """Return how many made the gang has, the emergency room included."""
    return popcount(t.made_total(seat))
