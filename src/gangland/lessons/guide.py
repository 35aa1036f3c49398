"""The guide: follows a game line by line, and says what a lesson has to say about it.

What was said depends on the log alone. So a lesson can be left and resumed, seen from two devices, and taken
back: a log that is another than the one followed so far is followed from its first line.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from gangland.content.message import Arg, Message
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.happenings import Doc
from gangland.game.refusal import Refusal
from gangland.game.undo import standing
from gangland.lessons.conditions import Scene
from gangland.lessons.lesson import TURF, Beat, Cue, Lesson
from gangland.lessons.rivals import LEARNER, filled, turf
from gangland.telling.names import Names


class Said(msgspec.Struct, frozen=True):
    """A bubble: its own id, the beat it belongs to, what is said, and what it speaks of (`kind:id`).

    `turn` counts what the learner had done before.
    """

    id: str
    beat: str
    turn: int
    message: Message
    points: str


class Due(msgspec.Struct, frozen=True):
    """An offer that a rival is to make now: in notation, and what is said to it."""

    seat: int
    line: str
    said: Message


class Guide:
    """What was said so far, which beat is open and what it points at."""

    def __init__(self, lesson: Lesson, start: Game) -> None:
        """Begin before the first line of a game."""
        self.lesson = lesson
        self.start = start
        self.names = Names(start)
        self.rewind()

    def rewind(self) -> None:
        """Forget everything."""
        self.game = self.start.rewound(0)
        self.said: list[Said] = []
        self.waiting: list[Beat] = list(self.lesson.beats)
        self.beat: Beat | None = None
        self.closed: set[str] = set()
        self.given: set[int] = set()
        self.facts: list[Doc] = []
        self.heard: list[Doc] = []
        self.has_acted = False
        self.turn = 0
        self.points = ""
        self.due: Due | None = None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to say."""
        over = self.game.t.over or not self.game.t.is_alive(LEARNER)
        return over or (self.beat is None and not self.waiting)

    def follow(self, lines: list[str]) -> None:
        """Take in a game's log as it is now; what was taken back was never done."""
        lines = standing(lines)
        known = len(self.game.lines)
        if self.game.lines != lines[:known]:
            self.rewind()
            known = 0
        for line in lines[known:]:
            if self.is_done:
                return
            self._take(line)

    def scene(self) -> Scene:
        """Return the game as conditions see it."""
        return Scene(self.lesson, self.game, self.facts, self.has_acted, self.closed)

    def _take(self, line: str) -> None:
        who, _, text = line.partition(": ")
        seat = self.game.author(who)
        was_settled = self.scene().is_settled()
        told = self.game.take(seat, text)
        news = [fact.doc for fact in told if fact.is_for(LEARNER)]
        self.facts += news
        self.heard += news
        if seat == LEARNER and not is_deal(text):
            self.turn += 1
            self.has_acted = self.has_acted or was_settled
        while self._go_on():
            pass
        self.due = self._due()

    def _go_on(self) -> bool:
        """Say, close or open the next thing there is; return whether there was one."""
        scene = self.scene()
        if self.beat is None:
            return self._open(scene)
        for number, cue in enumerate(self.beat.cues):
            if number not in self.given and scene.holds(cue.when):
                self.given.add(number)
                self._say(self.beat, cue, scene)
                return True
        if self.game.t.round > self.beat.round or scene.holds(self.beat.until):
            self._close(self.beat, scene)
            return True
        return False

    def _open(self, scene: Scene) -> bool:
        """Open the first beat whose time has come; those of a round over, or reached, are passed."""
        passed = [beat for beat in self.waiting if beat.round < self.game.t.round]
        self.waiting = [beat for beat in self.waiting if beat.round >= self.game.t.round]
        self.closed |= {beat.id for beat in passed}
        scene.facts = self.facts = []
        for beat in self.waiting:
            if beat.round == self.game.t.round and scene.holds(beat.open):
                self.waiting.remove(beat)
                if self._is_reached(beat):
                    self.closed.add(beat.id)
                    return True
                self.beat, self.given, self.has_acted = beat, set(), False
                self.points = self._pointed(beat.points)
                for cue in beat.says:
                    if scene.holds(cue.when):
                        self._say(beat, cue, scene)
                return True
        return False

    def _is_reached(self, beat: Beat) -> bool:
        """Return whether the learner has done before what a beat is to bring about."""
        return bool(beat.goal) and replace(self.scene(), facts=self.heard).found(beat.goal) is not None

    def _close(self, beat: Beat, scene: Scene) -> None:
        """Have the last word on a beat."""
        last = next((cue for cue in beat.after if scene.holds(cue.when)), None)
        if last is not None:
            self._say(beat, last, scene)
        self.closed.add(beat.id)
        self.beat, self.points = None, ""

    def _say(self, beat: Beat, cue: Cue, scene: Scene) -> None:
        """Say what a cue has to say, and point where it points."""
        if cue.points:
            self.points = self._pointed(cue.points)
        for text in cue.say:
            message = Message(f"lesson-{text}", self._args(cue, scene))
            number = f"{beat.id}/{len(self.said)}"
            self.said.append(Said(number, beat.id, self.turn, message, self.points))

    def _args(self, cue: Cue, scene: Scene) -> dict[str, Arg]:
        """Return what a message may speak of: the turf, orders left, numbers of the fact it awaited."""
        args: dict[str, Arg] = {"orders": int(self.game.t.tokens[LEARNER])}
        place = turf(self.lesson, self.game)
        if place:
            args["turf"] = self.names.place_named(place)
        fact = scene.found(cue.when.fact) if cue.when.fact else None
        return args | {key: value for key, value in (fact or {}).items() if isinstance(value, int)}

    def _pointed(self, points: str) -> str:
        """Return what is pointed at, `$turf` by its name; nothing where the learner has none."""
        if TURF not in points:
            return points
        place = turf(self.lesson, self.game)
        return points.replace(TURF, place) if place else ""

    # offers

    def _due(self) -> Due | None:
        """Return the offer that the next beat begins with, if it can be made."""
        scene = self.scene()
        for beat in self.waiting:
            plan = beat.offer
            if plan is None or beat.round != self.game.t.round or not scene.holds(plan.when):
                continue
            seat = self.game.notation.parse_seat(self.game.t, plan.by)
            line = filled(self.lesson, self.game, plan.line)
            made = any(one.by == seat and one.until == self.game.t.round for one in self.game.ledger.offers)
            if line and not made and self._is_possible(seat, line):
                return Due(seat, line, Message(f"lesson-{plan.text}", self._args(Cue(), scene)))
        return None

    def _is_possible(self, seat: int, line: str) -> bool:
        try:
            self.game.branch().take(seat, line)
        except Refusal:
            return False
        return True
