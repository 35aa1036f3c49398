"""OPT-7: at the start of a round the leader may bomb a place out of the game."""

from __future__ import annotations

from typing import ClassVar

from gangland.engine import event as ev
from gangland.engine.action import BOMB, DRAW, NO, b_of, kind_of, place_of
from gangland.engine.catalogue import EMERGENCY, GUNS, HOSPITAL, LAW
from gangland.engine.ints import i64
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step
from gangland.engine.table import AUX, CHANCE, OPPORTUNITY, RANDOM, RANDOMS, STARTING, Table
from gangland.rulesets import ids
from gangland.rulesets.people import send
from gangland.rulesets.rounds import left, turn_up_site
from gangland.rulesets.standing import gain


def unused(t: Table) -> i64:
    """SET-3: return how many businesses are neither up nor among those lying face down."""
    count = left(t.sites_left)
    for place in range(RANDOM, RANDOM + RANDOMS):
        if t.tile[place] < 0:
            count -= 1
    return count


class Bombing(Step):
    """OPT-7: a gun removes a starting site or revealed business; a random unused one replaces it."""

    id: ClassVar[str] = ids.BOMBING

    def spot(self, g: Rules, t: Table) -> i64:
        """Return the place that is bombed."""
        return t.frame(AUX)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the leader, who is asked with or without a gun (INF-4)."""
        if t.frame(AUX) < 0:
            t.next()
        elif t.frame(AUX) > 0:
            t.ask(CHANCE)
        elif self.places(g, t) == 0:
            t.next()
        else:
            t.ask(t.leader)

    def places(self, g: Rules, t: Table) -> i64:
        """Return what can be bombed: not the law, the hospital or the emergency room."""
        mask: i64 = 0
        if unused(t) <= 0:
            return mask
        for place in range(STARTING, OPPORTUNITY):
            if t.tile[place] >= 0:
                role = g.catalogue.tile_role[t.tile[place]]
                if role != LAW and role != HOSPITAL and role != EMERGENCY:  # noqa: PLR1714 (compiled)
                    mask |= 1 << place
        return mask

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any of these places for a gun, or none; or what stands there next."""
        if seat == CHANCE:
            menu.add_number(DRAW, left(t.sites_left) - 1)
            return
        menu.add(NO)
        if t.guns[seat] > 0:
            places = self.places(g, t)
            for place in range(STARTING, OPPORTUNITY):
                if (places >> place) & 1:
                    menu.add(BOMB, place)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Bomb, or let it be; the new business is open at once."""
        if kind_of(action) == NO:
            t.set_frame(AUX, -1)
        elif seat == CHANCE:
            place = t.frame(AUX)
            t.set_frame(AUX, -1)
            turn_up_site(g, t, place, b_of(action))
        else:
            self.bomb(t, seat, place_of(action))

    def bomb(self, t: Table, seat: i64, place: i64) -> None:
        """The gun is gone, and so is the place; crew there goes home."""
        t.show(ev.BOMBED, seat, place)
        gain(t, seat, GUNS, -1)
        for other in range(t.seats):
            send(t, other, place, other)
        t.set_frame(AUX, place)
