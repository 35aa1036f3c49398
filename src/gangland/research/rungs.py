"""Our rungs as policies of a small game: what each would say, wherever it can get to.

A bot is sat down anew at every question with all it may know, and asked what it does, once with each of some
seeds: how often it says what is its policy there. So a rung is the mix over its seeds at every question; one
that draws no lots is exactly what it is, and of the one called random the odds are written down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gangland.bots.roster import make_bot
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import options
from gangland.engine.table import CHANCE
from gangland.research.coding import steps_to
from gangland.research.course import SAID, Course
from gangland.research.form import Form, Numbers

RANDOM = "random"


class Rung:
    """A bot's policy at one seat, written into the form's sequences as its questions are come to."""

    def __init__(self, form: Form, bot: str, seat: int, seeds: Sequence[int]) -> None:
        """Nothing is known yet: where it never gets to, it says anything."""
        self.form = form
        self.bot = bot
        self.seat = seat
        self.seeds = seeds
        self.policy: Numbers = form.even(seat)
        self.questions = 0
        self._known: dict[str, dict[int, float]] = {}

    def walk(self, opening: Course) -> Numbers:
        """Come to all it can get to, whatever others and chance do, and return its policy."""
        waiting = [opening]
        while waiting:
            course = waiting.pop()
            if course.t.over:
                continue
            mover = course.to_move
            if mover == CHANCE:
                ways = [(CHANCE, fate) for fate in course.fates()]
            elif mover == self.seat:
                ways = [(mover, index) for index in self.says(course)]
            else:
                ways = [(mover, index) for index in course.legal(mover)]
            for who, index in ways:
                after = course.copy()
                if who == CHANCE:
                    after.befall(index)
                else:
                    after.say(who, index)
                waiting.append(after)
        return self.policy

    def says(self, course: Course) -> list[int]:
        """Return what it may say here, and write down how likely."""
        told = course.information(self.seat)
        if told not in self._known:
            if not course.saying.get(self.seat):
                self.questions += 1
                self._think(course, told)
            knowing, odds = self.form.seats[self.seat].knows[told], self._known[told]
            total = sum(odds.values())
            for number, index in enumerate(knowing.says):
                self.policy[knowing.first + number] = odds.get(index, 0.0) / total
        return list(self._known[told])

    def _think(self, course: Course, told: str) -> None:
        """Ask it for whole answers, and note the small steps to each, with all that are on the way."""
        question = course.question(self.seat)
        menu = options(course.room.g, course.t, self.seat)
        for action, odds in self._odds(course, menu).items():
            at = told
            for index in steps_to(question, action):
                there = self._known.setdefault(at, {})
                there[index] = there.get(index, 0.0) + odds
                at = f"{at} ={index}"

    def _odds(self, course: Course, menu: Menu) -> dict[int, float]:
        if self.bot == RANDOM:
            return random_odds(menu)
        if menu.count() == 1:
            return {menu.nth(0, 0): 1.0}
        told = [number for row in course.records[self.seat] if row[0] != SAID for number in row]
        answers = Counter(self._answer(course, menu, told, seed) for seed in self.seeds)
        return {action: count / len(self.seeds) for action, count in answers.items()}

    def _answer(self, course: Course, menu: Menu, told: list[int], seed: int) -> int:
        bot = make_bot(self.bot, seed)
        bot.watch(ints(told), self.seat)
        return int(bot.choose(course.room.g, course.view(self.seat), self.seat, menu))


def random_odds(menu: Menu) -> dict[int, float]:
    """Return how likely the bot called random answers what: a row, then one of its actions, each alike."""
    odds: dict[int, float] = {}
    for row in range(len(menu)):
        for index in range(menu.size(row)):
            action = int(menu.nth(row, index))
            odds[action] = odds.get(action, 0.0) + 1 / len(menu) / menu.size(row)
    return odds
