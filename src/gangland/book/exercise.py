"""An exercise as it is written: a position, what is rolled, what rivals answer, and the way it is worked."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from gangland.content.grammar import GAMES
from gangland.game.positions.values import MAGIC
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.telling.examples import EXAMPLES

ROUND: Final = 2
"""The round of a position that names none."""


class Exercise(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A little position: the reader plays the gang `you` until the round comes to the step `until`.

    One with the id of a worked example is that example; any other stands with the first of its `rules`.
    `before` is done before the reader is asked, each line behind its gang. `rivals` are answers by gang and
    step, the first that can be given is; what is not there a bot thinks of. `moves` is the way it is worked,
    and `comes` what that brings: amounts of the reader's, each a number or a figure of the example. `shows`
    are places to be shown though nobody is there.
    """

    id: str
    you: str
    position: dict[str, Any]
    moves: list[str]
    comes: dict[str, int | str] = {}
    rules: list[str] = []
    before: list[str] = []
    dice: list[int] = []
    rivals: dict[str, dict[str, list[str]]] = {}
    shows: list[str] = []
    until: str = ids.ISSUE_ORDERS

    def rule(self, game: str) -> str:
        """Return the rule it stands with."""
        told = next((one for one in EXAMPLES if (one.game, one.id) == (game, self.id)), None)
        return told.rules[0] if told else self.rules[0]


class Exercises(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file of a game."""

    exercise: list[Exercise]


@cache
def exercises_of(game: str) -> tuple[Exercise, ...]:
    """Return the exercises of a game in the order of the file, each position with what they all share."""
    if game not in GAMES:
        return ()
    text = resources.files("gangland.book").joinpath(f"{game}.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), Exercises).exercise
    shared = {"gangland": MAGIC, "game": game, "round": ROUND}
    return tuple(
        msgspec.structs.replace(one, position={**shared, "leader": one.you, **one.position}) for one in found
    )


def find(game: str, name: str) -> Exercise:
    """Return an exercise by its id, or refuse."""
    found = next((one for one in exercises_of(game) if one.id == name), None)
    if found is None:
        raise Refusal("unknown-exercise", exercise=name)
    return found
