"""The odds of a fight: every throw of the dice counted, for the crew in sight and guns assumed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gangland.cli.lexicon import Lexicon
from gangland.cli.screen import Screen
from gangland.engine.ints import ints
from gangland.engine.table import Table
from gangland.rulesets.fight import LEADER_NAMES, PullGuns, bonus

FACES: Final = range(1, 7)


class OddsView:
    """A seat's chance to win a fight at a place; `t` is its view."""

    def __init__(self, screen: Screen, lexicon: Lexicon, t: Table, seat: int, place: int) -> None:
        self.screen = screen
        self.lex = lexicon
        self.seat = seat
        self.t = t if t.fight_place == place else _staged(t, seat, place)
        self.fighters = [one for one in range(t.seats) if self.t.fight_in >> one & 1]

    def show(self) -> None:
        """Print a row for each number of own guns, a column for each number of guns on the other side."""
        place = self.lex.place(self.t, self.t.fight_place)
        self.screen.title(self.lex.text("odds-title", place=place))
        if self.seat not in self.fighters or len(self.fighters) == 1:
            self.screen.say(self.lex.text("odds-no-fight"))
            return
        mine, theirs = self.guns()
        heads = [self.lex.text("odds-col-mine")]
        heads += [self.lex.text("odds-col-theirs", n=n) for n in range(theirs + 1)]
        rows = [
            [str(own), *(self.percent(own, other) for other in range(theirs + 1))] for own in range(mine + 1)
        ]
        self.screen.table(heads, rows, right=range(len(heads)))
        self.screen.say(self.lex.text("odds-note", rivals=len(self.fighters) - 1), "dim")

    def guns(self) -> tuple[int, int]:
        """The most guns this seat and any rival can pull here; none where they are prohibited."""
        armed = PullGuns().armed(self.lex.g, self.t)
        crew = [
            self.t.crew_at(one, self.t.fight_place) if armed >> one & 1 else 0 for one in range(self.t.seats)
        ]
        mine = min(self.t.guns[self.seat], crew[self.seat])
        return mine, max(crew[one] for one in self.fighters if one != self.seat)

    def percent(self, mine: int, theirs: int) -> str:
        """The chance as a percentage."""
        return self.lex.text("odds-percent", n=round(100 * self.chance(mine, theirs)))

    def chance(self, mine: int, theirs: int) -> float:
        """FGT-4, FGT-5: the share of throws that win, every rival pulling so many guns as far as it can."""
        t = self.t.copy()
        armed = PullGuns().armed(self.lex.g, t)
        pulled = [0] * t.seats
        for one in self.fighters:
            if armed >> one & 1:
                pulled[one] = mine if one == self.seat else min(theirs, t.crew_at(one, t.fight_place))
        t.pulled = ints(pulled)
        own = bonus(self.lex.g, t, self.seat)
        rivals = [(one, bonus(self.lex.g, t, one)) for one in self.fighters if one != self.seat]
        throws = wins = 0
        for face in FACES:
            for (best, tied), ways in _bests(rivals).items():
                throws += ways
                total = own + face
                wins += ways if total > best or (total == best and self.wins_tie(t, tied)) else 0
        return wins / throws

    def wins_tie(self, t: Table, tied: int) -> bool:
        """FGT-5: whether this seat wins a tie with these."""
        winner = self.lex.g.ties.winner(t, tied | 1 << self.seat)
        return winner == self.seat or (winner == LEADER_NAMES and t.leader == self.seat)


def _staged(t: Table, seat: int, place: int) -> Table:
    """The table as if this seat ordered a fight at the place now."""
    t = t.copy()
    t.fight_place, t.fight_by, t.fight_in = place, seat, t.present[place]
    return t


def _bests(rivals: list[tuple[int, int]]) -> Counter[tuple[int, int]]:
    """The best total among rivals and who has it, with the number of throws that give it."""
    found: Counter[tuple[int, int]] = Counter({(-1, 0): 1})
    for seat, added in rivals:
        after: Counter[tuple[int, int]] = Counter()
        for (best, tied), ways in found.items():
            for face in FACES:
                total = added + face
                who = tied | 1 << seat if total == best else 1 << seat if total > best else tied
                after[max(best, total), who] += ways
        found = after
    return found
