"""Which answers are worth trying: what a thug would weigh, and a spread of what else there is."""

from __future__ import annotations

from typing import Final

from gangland.bots.men import best_men
from gangland.bots.value import Scene
from gangland.bots.weighing import NEVER, Plan, Weigher, make_weighers, weigh_all
from gangland.engine.action import BACKUP, SIT, pack
from gangland.engine.ints import Ints, i64, ints, popcount, push
from gangland.engine.menu import KIND, MADE, PLACE, ROOKIES, TOP, WIDTH, Menu
from gangland.engine.table import SEATS
from gangland.game.chance import Dice

FEW: Final = 8  # so many choices are all tried


class Ranking:
    """Actions with their weights."""

    def __init__(self) -> None:
        """Start with none."""
        self.actions: Ints = ints([])
        self.scores: Ints = ints([])

    def add(self, score: i64, action: i64) -> None:
        """Add an action."""
        self.actions = push(self.actions, action)
        self.scores = push(self.scores, score)

    def best(self, count: i64) -> Ints:
        """Return the heaviest so many, the heaviest first."""
        out = ints([])
        for _ in range(min(count, len(self.actions))):
            top: i64 = -1
            for index in range(len(self.actions)):
                if self.scores[index] > NEVER and (top < 0 or self.scores[index] > self.scores[top]):
                    top = index
            if top < 0:
                break
            out = push(out, self.actions[top])
            self.scores[top] = NEVER
        return out


class Proposals(Plan):
    """A turn in the making that keeps every order proposed, with its weight."""

    def __init__(self, s: Scene, menu: Menu) -> None:
        """Start with nothing."""
        super().__init__(s, menu)
        self.ranking: Ranking = Ranking()

    def propose(self, score: i64, action: i64) -> None:
        """Keep it, whatever there was before."""
        self.ranking.add(score, action)


class Chooser:
    """Finds candidates; the first is always the rule of thumb's own."""

    def __init__(self) -> None:
        """Get the scales out."""
        self.weighers: list[Weigher] = make_weighers()

    def find(self, s: Scene, menu: Menu, own: i64, most: i64, dice: Dice) -> Ints:
        """Return up to so many different actions of the menu."""
        found = ints([own])
        kind = menu.rows[KIND]
        if menu.count() <= FEW:
            return add_all(found, menu.actions(), menu, most)
        if len(menu.rows) == WIDTH and menu.rows[TOP] >= 0:
            return add_all(found, spread(menu.rows[KIND], menu.rows[TOP], own), menu, most)
        if kind == SIT:
            found = add_all(found, self.orders(s, menu, most), menu, most)
        elif menu.rows[len(menu.rows) - WIDTH + KIND] == BACKUP:
            found = add_all(found, backups(s, menu), menu, most)
        for _ in range(most * 2):
            row = dice.below(len(menu))
            found = add(found, menu.nth(row, dice.below(menu.size(row))), menu, most)
        return found

    def orders(self, s: Scene, menu: Menu, most: i64) -> Ints:
        """ISS-1: return the heaviest so many of the orders a thug weighs."""
        proposals = Proposals(s, menu)
        weigh_all(proposals, self.weighers)
        return proposals.ranking.best(most)


def add(found: Ints, action: i64, menu: Menu, most: i64) -> Ints:
    """Return the actions with one more, if there is room, it is legal and not there yet."""
    if len(found) >= most or not menu.has(action):
        return found
    for other in found:
        if other == action:
            return found
    return push(found, action)


def add_all(found: Ints, more: Ints, menu: Menu, most: i64) -> Ints:
    """Return the actions with more of them, as far as there is room."""
    for action in more:
        found = add(found, action, menu, most)
    return found


def spread(kind: i64, top: i64, own: i64) -> Ints:
    """Return numbers near the rule of thumb's, the ends, and some between."""
    number = (own >> 16) & 65535
    out = ints([])
    for value in (0, top, number + 1, number - 1, top // 2, top // 4, top * 3 // 4, number + 2, number - 2):
        if 0 <= value <= top:
            out = push(out, pack(kind, 0, value))
    return out


def backups(s: Scene, menu: Menu) -> Ints:
    """FGT-2: return calls from every place: all, all but one, the strongest alone, one rookie."""
    out = ints([menu.nth(0, 0)])
    at: i64
    for at in range(WIDTH, len(menu.rows), WIDTH):
        place = menu.rows[at + PLACE]
        made = menu.rows[at + MADE]
        rookies = menu.rows[at + ROOKIES]
        out = push(out, pack(BACKUP, place, 0, made, rookies))
        if place >= SEATS and rookies > 0 and made != 0:
            out = push(out, pack(BACKUP, place, 0, made, rookies - 1))
        if made != 0:
            out = push(out, pack(BACKUP, place, 0, best_men(s, made, 1), 0))
        if popcount(made) > 1:
            out = push(out, pack(BACKUP, place, 0, best_men(s, made, popcount(made) - 1), 0))
        if rookies > 0:
            out = push(out, pack(BACKUP, place, 0, 0, 1))
    return out
