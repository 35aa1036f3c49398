"""Whether what a lesson waits for holds: read off the table and the facts the learner knows, nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from gangland.engine import menu as menu_row
from gangland.engine.table import SEATS
from gangland.game.deals.deal import Verdict
from gangland.game.game import Game
from gangland.game.happenings import Doc
from gangland.game.notation import KINDS
from gangland.lessons.lesson import TURF, YOU, Lesson, When
from gangland.lessons.rivals import LEARNER, turf
from gangland.rulesets.fight import is_talking


@dataclass
class Scene:
    """A game at one moment of a beat, and what the learner has heard and done since it opened."""

    lesson: Lesson
    game: Game
    facts: list[Doc]
    has_acted: bool
    done: set[str]

    def holds(self, when: When) -> bool:
        """Return whether all that a condition says is so."""
        if not all(self.holds(one) for one in when.all):
            return False
        if when.any and not any(self.holds(one) for one in when.any):
            return False
        if when.not_ is not None and self.holds(when.not_):
            return False
        return all(check(when) for check in (self._acts, self._sits, self._stands, self._deals))

    def found(self, pattern: dict[str, str | int]) -> Doc | None:
        """Return the last fact that fits a pattern."""
        wanted = {key: self._meant(key, value) for key, value in pattern.items()}
        fits = (fact for fact in reversed(self.facts) if all(fact.get(key) == wanted[key] for key in wanted))
        return next(fits, None)

    def _meant(self, key: str, value: str | int) -> str | int:
        """Return what a word of a condition stands for."""
        if key in ("seat", "rival") and isinstance(value, str):
            return self._seat(value)
        if value == TURF:
            return turf(self.lesson, self.game)
        return value

    def _seat(self, gang: str) -> int:
        return LEARNER if gang == YOU else self.game.notation.parse_seat(self.game.t, gang)

    def _acts(self, when: When) -> bool:
        """Whether the learner has done what is waited for, or may."""
        if when.acted and not (self.has_acted and self.is_settled()):
            return False
        if when.fact and self.found(when.fact) is None:
            return False
        if when.done and when.done not in self.done:
            return False
        if when.can and KINDS[when.can] not in self._kinds():
            return False
        return not when.asked or (self._is_asked() and self.step() == when.asked)

    def _sits(self, when: When) -> bool:
        """Whether people stand where they should."""
        t = self.game.t
        if when.held and self._present(when.held) != 1 << LEARNER:
            return False
        if when.contested:
            there = self._present(when.contested)
            if not there >> LEARNER & 1 or there == 1 << LEARNER:
                return False
        if not set(when.men) <= self._men():
            return False
        if when.fight:
            return t.fight_place >= 0 and is_talking(self.game.g, t) == (when.fight == "talking")
        return True

    def _stands(self, when: When) -> bool:
        """Whether the learner's tokens and standing are what they should be."""
        t = self.game.t
        for span, value in ((when.orders, t.tokens[LEARNER]), (when.standing, t.standing[LEARNER])):
            if span is not None and not span[0] <= value <= span[1]:
                return False
        if not when.law:
            return True
        sign = -1 if self.game.pack.terms.get("standing") == "clout" else 1
        mine = sign * t.standing[LEARNER]
        others = [sign * t.standing[seat] for seat in range(1, t.seats) if t.is_alive(seat)]
        worst = max(others, default=mine - 1)
        return when.law == ("worst" if mine > worst else "tied" if mine == worst else "safe")

    def _deals(self, when: When) -> bool:
        """Whether an offer lies there, or a promise came to what is waited for."""
        ledger = self.game.ledger
        if when.offer:
            by = self._seat(when.offer)
            open_offers = [one for one in ledger.offers if one.state == "open" and LEARNER in one.to]
            if not any(one.by == by and LEARNER not in one.declined for one in open_offers):
                return False
        if not when.promise:
            return True
        seat = self._seat(when.by or YOU)
        verdicts = [one.verdict for one in ledger.promises_seen(LEARNER) if one.by == seat]
        return not verdicts if when.promise == "none" else Verdict(when.promise) in verdicts

    # the table

    def step(self) -> str:
        """Return the id of the step the game is in."""
        return self.game.g.step(self.game.t).id if self.game.t.depth else ""

    def is_settled(self) -> bool:
        """Return whether nothing is under way but the round itself."""
        return self.game.t.depth <= 1

    def _is_asked(self) -> bool:
        return self.game.t.owed >> LEARNER & 1 == 1

    def _kinds(self) -> set[int]:
        if not self._is_asked():
            return set()
        rows = self.game.menu(LEARNER).rows
        return {rows[at] for at in range(0, len(rows), menu_row.WIDTH)}

    def _men(self) -> set[str]:
        """Return the learner's made men by name."""
        t = self.game.t
        return (
            set(self.game.notation.names(t, LEARNER, t.made_total(LEARNER)))
            if t.gang[LEARNER] >= 0
            else set()
        )

    def _present(self, name: str) -> int:
        """Return the seats with people at a place, as a mask."""
        place = turf(self.lesson, self.game) if name == TURF else name
        at = self.game.notation.places(self.game.t).get(place, -1)
        return self.game.t.present[at] if at >= SEATS else 0
