"""Exercises being played: nothing is kept between two moves, all of them are played again each time."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from gangland.book.exercise import Exercise
from gangland.bots.driver import Minds, next_answer, next_reply
from gangland.bots.roster import make_bot
from gangland.content.load import load_builtin
from gangland.engine.action import ROLL, pack
from gangland.engine.step import options
from gangland.engine.table import CHANCE, STEP, Table
from gangland.game.croupier import Croupier
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.notation import Notation
from gangland.game.positions.reader import Reader, setup_in
from gangland.game.refusal import Refusal
from gangland.protocol.book import ExerciseNow
from gangland.protocol.document import Shown, Told
from gangland.rulesets.procedures import ROUND

BOT: Final = "thug"
SEED: Final = "book"
NEVER: Final = 0.0


class SetDice(Croupier):
    """Rolls the faces that are set, one after the other; all else is always the same."""

    def __init__(self, faces: list[int]) -> None:
        """Take the faces."""
        super().__init__(SEED)
        self.faces = faces[:]

    def answer(self, notation: Notation, t: Table) -> int:
        """Return the next face where a die is asked for, else whatever the seed gives."""
        if self.faces and options(notation.g, t, CHANCE).rows[0] == ROLL:
            return pack(ROLL, 0, self.faces.pop(0))
        return super().answer(notation, t)


class Try:
    """One reader's try at an exercise."""

    def __init__(self, exercise: Exercise) -> None:
        """Lay the position, with what is done before the reader is asked."""
        self.exercise = exercise
        data = exercise.position
        game = Reader(data, setup_in(data), load_builtin(data["game"])).game()
        self.journal = Journal(game, SetDice(exercise.dice))
        self.seat = game.notation.parse_seat(game.t, exercise.you)
        self.rivals = [seat for seat in range(game.t.seats) if seat != self.seat]
        self.minds = Minds(lambda seat: make_bot(BOT, seat))
        self.moves: list[str] = []
        self.has_answered = False
        self.journal.retrace(exercise.before, NEVER)
        self._go_on()

    @property
    def game(self) -> Game:
        """The game."""
        return self.journal.game

    def take(self, text: str) -> None:
        """Have the reader answer or deal, and everybody else what follows from it."""
        if self.is_done():
            raise Refusal("exercise-done")
        self.journal.take(self.seat, text, NEVER)
        self.moves.append(text)
        self.has_answered = self.has_answered or not is_deal(text)
        self._go_on()

    def is_done(self) -> bool:
        """Return whether it is at its end: the step it lasts until, another round, or the end of the game."""
        t = self.game.t
        if t.over or t.round != self.exercise.position["round"]:
            return True
        steps = [step.id for step in self.game.g.procedures[ROUND]]
        beyond = t.stack[STEP] - steps.index(self.exercise.until)
        return self.has_answered and (beyond > 0 or (beyond == 0 and t.depth == 1))

    def _go_on(self) -> None:
        """Have chance and rivals do what they are asked, until the reader is or it is done."""
        while not self.is_done() and self._next():
            pass

    def _next(self) -> bool:
        """Have one thing done that the reader does not have to do; whether there was one."""
        if self.game.t.owed >> CHANCE & 1:
            self.journal.settle(NEVER)
            return True
        waiting = next_reply(self.game, self.rivals)
        if waiting is not None:
            seat, offer = waiting
            self.journal.take(seat, self.minds.reply(self.game, seat, offer), NEVER)
            return True
        asked = next_answer(self.game, self.rivals)
        if asked is None:
            return False
        self.journal.take(asked, self._set(asked) or self.minds.answer(self.game, asked), NEVER)
        return True

    def _set(self, seat: int) -> str:
        """Return what is set for a rival's question, empty where nothing is that can be answered."""
        game = self.game
        plays = self.exercise.rivals.get(game.notation.seat(game.t, seat), {})
        menu = game.menu(seat)
        for text in plays.get(game.g.step(game.t).id, []):
            with suppress(Refusal):
                if menu.has(game.notation.read(game.t, seat, text, menu)):
                    return text
        return ""

    def now(self) -> ExerciseNow:
        """Return how it stands, through the reader's eyes."""
        shown, told = Shown(self.game), Told(self.seat)
        facts, lines = told.go_on(self.journal, shown.telling)
        way, done = self.exercise.moves, self.is_done()
        on_the_way = not done and self.moves == way[: len(self.moves)] and len(self.moves) < len(way)
        return ExerciseNow(
            id=self.exercise.id,
            seat=self.seat,
            version=self.journal.version(self.seat),
            document=shown.to(self.seat),
            facts=facts,
            story=lines,
            places=self.exercise.shows,
            done=done,
            next=way[len(self.moves)] if on_the_way else "",
        )


def tried(exercise: Exercise, moves: list[str]) -> Try:
    """Return an exercise after these moves of the reader's."""
    found = Try(exercise)
    for text in moves:
        found.take(text)
    return found
