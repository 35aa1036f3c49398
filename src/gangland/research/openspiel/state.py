"""A moment of a game as OpenSpiel has it: chance with its odds, one seat, or all who owe an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pyspiel

from gangland.engine.table import CHANCE
from gangland.research import heads
from gangland.research.course import OVER, SEALED, Course

if TYPE_CHECKING:
    from gangland.research.openspiel.game import Game

PLAYERS: Final = {
    CHANCE: pyspiel.PlayerId.CHANCE,
    SEALED: pyspiel.PlayerId.SIMULTANEOUS,
    OVER: pyspiel.PlayerId.TERMINAL,
}
WAITS: Final = heads.WAIT


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment: `course` is all there is of it, and what is copied and pickled."""

    def __init__(self, game: Game) -> None:
        """Begin; the opening is shared until somebody says something."""
        super().__init__(game)
        self.course: Course = game.opening
        self.is_opening = True

    # who moves, and what may be said

    def current_player(self) -> int:
        """Return who is to move, as OpenSpiel numbers them."""
        mover = self.course.to_move
        player: int = PLAYERS.get(mover, mover)
        return player

    @property
    def seats(self) -> int:
        """How many play."""
        return self.course.room.players

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.course.t.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may happen by chance, with exact probabilities."""
        fates = self.course.fates()
        return [(fate, 1.0 / len(fates)) for fate in fates]

    def _mine(self) -> Course:
        """Return the course to be played on, which no other state has."""
        if self.is_opening:
            self.course = self.course.copy()
            self.is_opening = False
        return self.course

    def _apply_action(self, action: int) -> None:
        course = self._mine()
        mover = course.to_move
        if mover == CHANCE:
            course.befall(action)
        else:
            course.say(mover, action)

    def _apply_actions(self, actions: list[int]) -> None:
        self._mine().say_together(actions)

    # what it comes to

    def returns(self) -> list[float]:
        """Return 1 for the winner, and what sums up to 0 with it for the others; 0 for all till then."""
        t = self.course.t
        if not t.over or t.winner < 0:
            return [0.0] * self.seats
        lost = -1.0 / (self.seats - 1)
        return [1.0 if seat == t.winner else lost for seat in range(self.seats)]

    # worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a moment that a seat cannot tell from this one: what others closed their fists on is drawn.

        Where nobody deals there is nothing else that a seat cannot know (docs/python.md). What is drawn goes
        by what the seat knows alone, and whatever may be the case can be drawn.
        """
        course = self.course
        if not (course.is_sealed and course.spoken):
            same: State = self.clone()
            return same
        while True:
            found = self._before_the_fists()
            self._close_fists(found, player, sampler)
            if course.in_turn or found.course.spoken:
                return found

    def _before_the_fists(self) -> State:
        """Return the game played again up to where the first closed a fist."""
        steps = len(self.course.spoken) * (1 if self.course.in_turn else self.seats)
        history = self.history()[:-steps]
        again: State = self.get_game().new_initial_state()
        at = 0
        while at < len(history):
            if again.is_simultaneous_node():
                again.apply_actions(history[at : at + self.seats])
                at += self.seats
            else:
                again.apply_action(history[at])
                at += 1
        return again

    def _close_fists(self, again: State, player: int, sampler: Callable[[], float]) -> None:
        """Have the seat say what it said, and others anything."""
        own = self.course.own_steps(player)
        if self.course.in_turn:
            mover = self.course.to_move
            while again.course.to_move != mover:
                again.apply_action(drawn(again, again.current_player(), player, own, sampler))
            while mover == player and own:
                again.apply_action(own.pop(0))
        else:
            for _ in self.course.spoken:
                again.apply_actions([drawn(again, seat, player, own, sampler) for seat in range(self.seats)])

    # in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return "wait" if action == WAITS else heads.name_of(action)
        return f"draw {action}" if self.course.is_draw() else f"roll {action}"

    def __str__(self) -> str:
        return repr(self.course)


def drawn(state: State, seat: int, player: int, own: list[int], sampler: Callable[[], float]) -> int:
    """Return what a seat says: what it did say, of another anything it may; who is not asked waits."""
    legal = state.legal_actions(seat)
    if not legal:
        return WAITS
    return own.pop(0) if seat == player else legal[int(sampler() * len(legal))]
