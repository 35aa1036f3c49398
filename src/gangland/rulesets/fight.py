"""FGT: ordering a fight, calling for backup, pulling guns, and who wins."""

from __future__ import annotations

from typing import ClassVar, Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.action import (
    BACK,
    BACKUP,
    ENOUGH,
    GUNS,
    NAME,
    NO,
    ROLL,
    b_of,
    kind_of,
    made_of,
    place_of,
    rookies_of,
)
from gangland.engine.catalogue import SLUGGING, TALKING
from gangland.engine.ints import changed, filled, i64, popcount, zeros
from gangland.engine.menu import ANY, Menu
from gangland.engine.step import Rules, Step, Ties
from gangland.engine.table import AUX, CHANCE, ER, GUN_FIST, NO_FIST, OPEN, PENDING, PLACES, Table
from gangland.rulesets import ids, procedures
from gangland.rulesets.setup import DIE, best
from gangland.rulesets.standing import in_order

GUN_WORTH: Final = 3
NOBODY: Final = -1
LEADER_NAMES: Final = -2


def begin_fight(g: Rules, t: Table, seat: i64, place: i64, locked: bool) -> None:
    """FGT-1: everyone with crew there now is in it, nobody else."""
    t.fight_place = place
    t.fight_by = seat
    t.fight_in = t.present[place]
    t.fight_winner = NOBODY
    t.fight_locked = locked
    t.called_from = 0
    t.free_calls = 0
    t.pulled = zeros(t.seats)
    t.total = zeros(t.seats)
    t.hits = zeros(t.seats)
    t.backs = filled(t.seats, NOBODY)
    t.show(ev.FIGHT, seat, place, 1 if locked else 0)
    t.call(procedures.FIGHT)


def is_talking(g: Rules, t: Table) -> bool:
    """FGT-13: return whether the place is one for talking."""
    return g.catalogue.tile_fight[t.tile[t.fight_place]] == TALKING


def strength(g: Rules, t: Table, seat: i64, made: i64, rookies: i64, talking: bool) -> i64:
    """FGT-4: return what crew adds to a total, without guns and die."""
    return crew_bonus(g, t, seat, made, rookies, talking) + rookies * t.mod(seat, modifier.ROOKIE_MUSCLE)


def crew_bonus(g: Rules, t: Table, seat: i64, made: i64, rookies: i64, talking: bool) -> i64:
    """FGT-4, END-2: return what crew adds as printed, whatever cards and gangs change."""
    if not g.named:
        return popcount(made) * g.made_worth + rookies
    ratings = g.catalogue.talking if talking else g.catalogue.slugging
    total = rookies
    first = t.gang[seat] * 5
    man: i64
    for man in range(5):
        if (made >> man) & 1:
            total += ratings[first + man]
    return total


class LeaderWinsTies(Ties):
    """FGT-5: the leader wins a tie it is in; otherwise nobody does."""

    def winner(self, t: Table, tied: i64) -> i64:
        """Return the leader if tied, else nobody."""
        return t.leader if (tied >> t.leader) & 1 else NOBODY


class LeaderNamesWinner(Ties):
    """FGT-5, END-2: the leader, in the fight or not, names the winner among the tied."""

    def winner(self, t: Table, tied: i64) -> i64:
        """Leave it to the leader."""
        return LEADER_NAMES

    def last_winner(self, t: Table, tied: i64) -> i64:
        """Leave it to the leader."""
        return LEADER_NAMES


class CallForBackup(Step):
    """FGT-2: gangs in the fight may move crew in from other places, one token per place, all at once."""

    id: ClassVar[str] = ids.CALL_FOR_BACKUP

    def enter(self, g: Rules, t: Table) -> None:
        """Every gang in the fight may call."""
        t.fill(t.fight_in)

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next gang that may call."""
        pending = t.frame(PENDING)
        if pending == 0:
            t.next()
            return
        seat = t.left_of(g.turns.first_backup(t), pending)
        if t.fight_locked or not self.is_asked(g, t, seat):
            self.finish(t, seat)
        else:
            t.ask(seat)

    def is_asked(self, g: Rules, t: Table, seat: i64) -> bool:
        """INF-4: a gang is asked unless all can see that it cannot call."""
        if t.mod(seat, modifier.NO_BACKUP):
            return False
        if t.tokens[seat] == 0 and not self.is_free(t, seat) and not g.hidden_tokens:
            return False
        place: i64
        for place in range(PLACES):
            if self.may_come(t, seat, place):
                return True
        return False

    def is_free(self, t: Table, seat: i64) -> bool:
        """Return whether the next call costs no token."""
        return t.free_calls < t.mod(seat, modifier.FREE_BACKUP)

    def may_come(self, t: Table, seat: i64, place: i64) -> bool:
        """Return whether crew there can be called: not from the emergency room, each place once."""
        if place in (ER, t.fight_place) or (t.called_from >> place) & 1:
            return False
        return (t.present[place] >> seat) & 1 == 1

    def finish(self, t: Table, seat: i64) -> None:
        """Let the next gang decide."""
        t.settle(seat)
        t.called_from = 0
        t.free_calls = 0

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Call crew from a place, or have enough."""
        menu.add(ENOUGH)
        if t.tokens[seat] > 0 or self.is_free(t, seat):
            at = seat * PLACES
            place: i64
            for place in range(PLACES):
                if self.may_come(t, seat, place):
                    menu.add(BACKUP, place, 0, t.made[at + place], t.rookies[at + place], ANY)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Bring them in; the same gang goes on until it has enough."""
        if kind_of(action) == ENOUGH:
            self.finish(t, seat)
            return
        if self.is_free(t, seat):
            t.free_calls += 1
        else:
            t.tokens[seat] -= 1
        place = place_of(action)
        t.called_from |= 1 << place
        t.shift(seat, place, t.fight_place, made_of(action), rookies_of(action))
        t.show(ev.BACKUP, seat, place, t.fight_place, made_of(action), rookies_of(action))


class PullGuns(Step):
    """FGT-3: all gangs in the fight choose secretly and reveal together."""

    id: ClassVar[str] = ids.PULL_GUNS

    def run(self, g: Rules, t: Table) -> None:
        """Have all fists made, then open them."""
        if t.frame(AUX) == 0:
            armed = self.armed(g, t)
            if armed == 0:
                t.next()
                return
            t.set_frame(AUX, 1)
            t.set_frame(PENDING, armed)
            t.sealing = GUN_FIST
            t.owed = armed
            return
        for seat in range(t.seats):
            if (t.frame(PENDING) >> seat) & 1:
                t.pulled = changed(t.pulled, seat, t.fist[seat])
                t.fist[seat] = OPEN
                t.show(ev.GUNS, seat, t.pulled[seat])
        t.sealing = NO_FIST
        t.next()

    def armed(self, g: Rules, t: Table) -> i64:
        """Return who may pull guns here."""
        tile = t.tile[t.fight_place]
        if g.catalogue.tile_peaceful[tile] or g.catalogue.tile_fight[tile] != SLUGGING:
            return 0
        mask = t.fight_in
        for seat in range(t.seats):
            if t.mod(seat, modifier.NO_GUNS):
                mask &= ~(1 << seat)
        return mask

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """No more than one has, and no more than one has crew in the fight."""
        menu.add_number(GUNS, min(t.guns[seat], t.crew_at(seat, t.fight_place)))

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Close the fist."""
        t.fist[seat] = b_of(action)
        t.show(ev.FIST, seat)


class Arbitrate(Step):
    """GNG-2: some gang may side with a rival instead, after guns are shown and before dice."""

    id: ClassVar[str] = ids.ARBITRATE

    def enter(self, g: Rules, t: Table) -> None:
        """Any gang in the fight may be one that can."""
        t.fill(t.fight_in)

    def run(self, g: Rules, t: Table) -> None:
        """Ask whoever can arbitrate."""
        seat = in_order(g, t)
        if seat < 0 or is_talking(g, t):
            t.next()
        elif t.mod(seat, modifier.ARBITRATION) and (g.asks_in_vain or self.rivals(t, seat)):
            t.ask(seat)
        else:
            t.settle(seat)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Back a rival, or fight for oneself."""
        rivals = self.rivals(t, seat)
        if rivals:
            menu.add(BACK, 0, rivals)
        menu.add(NO)

    def rivals(self, t: Table, seat: i64) -> i64:
        """Return whom it may back: rivals who fight for themselves."""
        mask = t.fight_in & ~(1 << seat)
        for other in range(t.seats):
            if t.backs[other] >= 0:
                mask &= ~(1 << other)
        return mask

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Note whom it backs."""
        t.settle(seat)
        if kind_of(action) == BACK:
            t.backs = changed(t.backs, seat, b_of(action))
            t.show(ev.BACKED, seat, b_of(action))


class RollDice(Step):
    """FGT-4: one die, crew, and three per gun."""

    id: ClassVar[str] = ids.ROLL_DICE

    def roller(self, g: Rules, t: Table) -> i64:
        """Return the next gang to roll, in leader order."""
        return in_order(g, t)

    def spot(self, g: Rules, t: Table) -> i64:
        """Return where the fight is."""
        return t.fight_place

    def enter(self, g: Rules, t: Table) -> None:
        """Every gang in the fight rolls; all see who stands there."""
        t.fill(t.fight_in)
        talking = is_talking(g, t)
        for seat in range(t.seats):
            if (t.fight_in >> seat) & 1:
                at = seat * PLACES + t.fight_place
                made, rookies = t.made[at], t.rookies[at]
                crew = strength(g, t, seat, made, rookies, talking)
                t.show(ev.LINED_UP, seat, t.fight_place, made, rookies, crew)

    def run(self, g: Rules, t: Table) -> None:
        """Roll for the next gang, in leader order."""
        seat = self.roller(g, t)
        if seat < 0:
            self.add_backing(g, t)
            t.next()
        elif t.backs[seat] >= 0:
            t.settle(seat)
        else:
            t.ask(CHANCE)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """A die."""
        menu.add(ROLL, 0, DIE)

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """Add up this gang's total."""
        roller = self.roller(g, t)
        t.settle(roller)
        t.show(ev.ROLLED, ev.FOR_FIGHT, roller, b_of(action))
        t.total = changed(t.total, roller, b_of(action) + bonus(g, t, roller))

    def add_backing(self, g: Rules, t: Table) -> None:
        """GNG-2: who backs a rival adds its ratings to the rival's total."""
        helped = zeros(t.seats)
        for seat in range(t.seats):
            if t.backs[seat] >= 0 and (t.fight_in >> seat) & 1:
                at = seat * PLACES + t.fight_place
                backed = t.backs[seat]
                help_given = strength(g, t, seat, t.made[at], t.rookies[at], False)
                t.total = changed(t.total, backed, t.total[backed] + help_given)
                helped = changed(helped, backed, helped[backed] + help_given)
        for seat in range(t.seats):
            if (t.fight_in >> seat) & 1 and t.backs[seat] < 0:
                self.show_total(g, t, seat, helped[seat])

    def show_total(self, g: Rules, t: Table, seat: i64, help_given: i64) -> None:
        """Tell a total by its parts."""
        at = seat * PLACES + t.fight_place
        crew = strength(g, t, seat, t.made[at], t.rookies[at], is_talking(g, t))
        extra = ruled(t, seat) + help_given
        t.show(ev.TOTAL, seat, t.total[seat], crew, firepower(t, seat), extra)


def bonus(g: Rules, t: Table, seat: i64) -> i64:
    """FGT-4: return all a gang adds to its die."""
    at = seat * PLACES + t.fight_place
    crew = strength(g, t, seat, t.made[at], t.rookies[at], is_talking(g, t))
    return crew + firepower(t, seat) + ruled(t, seat)


def firepower(t: Table, seat: i64) -> i64:
    """FGT-4: return what the guns a gang pulled add."""
    return t.pulled[seat] * (GUN_WORTH + t.mod(seat, modifier.GUN_POWER))


def ruled(t: Table, seat: i64) -> i64:
    """REV-4, GNG-4: return what cards and gangs' own rules add to a fight as such."""
    side = modifier.ATTACKER if seat == t.fight_by else modifier.DEFENDER
    return t.mod(seat, modifier.BRAWL) + t.mod(seat, side)


class DecideWinner(Step):
    """FGT-5: the highest total wins; a tie goes by the game's own rule."""

    id: ClassVar[str] = ids.DECIDE_WINNER

    def run(self, g: Rules, t: Table) -> None:
        """Find the winner, or ask the leader to name one."""
        tied = self.tied(t)
        winner: i64 = t.left_of(0, tied)
        if tied & (tied - 1):
            winner = g.ties.winner(t, tied)
        if winner == LEADER_NAMES:
            t.ask(t.leader)
        else:
            self.decide(t, winner)

    def tied(self, t: Table) -> i64:
        """Return those with the highest total, who fight for themselves."""
        among = t.fight_in
        for seat in range(t.seats):
            if t.backs[seat] >= 0:
                among &= ~(1 << seat)
        return best(t, among)

    def offer(self, g: Rules, t: Table, seat: i64, menu: Menu) -> None:
        """Any of the tied."""
        menu.add(NAME, 0, self.tied(t))

    def answer(self, g: Rules, t: Table, seat: i64, action: i64) -> None:
        """The leader has spoken."""
        t.show(ev.NAMED, seat, b_of(action))
        self.decide(t, b_of(action))

    def decide(self, t: Table, winner: i64) -> None:
        """Note the winner and count the cost."""
        t.fight_winner = winner
        if winner >= 0:
            t.show(ev.WON, winner, t.fight_place)
        else:
            t.show(ev.DRAWN, t.fight_place)
        t.next()


def gunners(t: Table) -> i64:
    """Return who pulled any gun in this fight and is still in it."""
    mask: i64 = 0
    for seat in range(t.seats):
        if t.pulled[seat] > 0:
            mask |= 1 << seat
    return mask & t.fight_in
