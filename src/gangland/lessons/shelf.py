"""The lessons there are: read from the package, and checked before anybody is taught by them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from gangland.content.editions import load_version
from gangland.content.records import Pack
from gangland.game.notation import KINDS
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.lessons.lesson import YOU, Beat, Lesson, Plays, When
from gangland.lessons.rivals import OR
from gangland.rulesets import ids

PLACES: Final = ("place", "from", "to")
STEPS: Final = frozenset(value for name, value in vars(ids).items() if name.isupper())


class LessonError(ValueError):
    """A lesson that cannot be taught: everything found wrong with it, one a line."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all lessons."""
    files = (file.name for file in resources.files("gangland.lessons").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


@cache
def find(name: str) -> Lesson:
    """Return a lesson by its name, or refuse."""
    if name not in names():
        raise Refusal("unknown-lesson", lesson=name, known=", ".join(names()))
    file = resources.files("gangland.lessons").joinpath(f"{name}.toml")
    lesson = parse(file.read_text("utf-8"))
    wrong = [*problems(lesson, cards_of(lesson))]
    if wrong:
        raise LessonError("\n".join(wrong))
    return lesson


def parse(text: str) -> Lesson:
    """Return the lesson in a text; a LessonError says what no lesson has."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise LessonError(str(error)) from error


def setup_of(lesson: Lesson, learner: str) -> Setup:
    """Return what a lesson is played with; a learner who has a rival's name keeps it all the same."""
    rivals = [Seat(one.name if one.name != learner else f"{one.name} 2", lesson.bot) for one in lesson.rivals]
    cards = cards_of(lesson).hash
    return Setup(lesson.game, (Seat(learner), *rivals), dict(lesson.options), hash=cards, lesson=lesson.id)


def cards_of(lesson: Lesson) -> Pack:
    """Return the cards a lesson was written for."""
    return load_version(lesson.game, lesson.cards)


def problems(lesson: Lesson, pack: Pack) -> Iterator[str]:
    """Say what is wrong with a lesson, beside a pack: ids that are not there, words nobody knows."""
    gangs = {gang.id for gang in pack.gangs}
    sites = {site.id for site in pack.sites}
    cards = {card.id for card in pack.cards}
    for gang in (lesson.gang, *(rival.gang for rival in lesson.rivals)):
        if gang not in gangs:
            yield f"gang {gang}: there is none"
    for number, draws in enumerate(lesson.draws, 1):
        yield from (f"draws {number}: no site {one}" for one in draws.sites if one not in sites)
        yield from (f"draws {number}: no card {one}" for one in draws.cards if one not in cards)
    yield from (f"turf: no site {one}" for one in lesson.turf if one not in sites)
    for die in lesson.dice:
        if die.step not in STEPS or not 1 <= die.face <= 6 or not 0 <= die.seat <= len(lesson.rivals):
            yield f"dice: {die}"
    known = sites | cards | {"clubhouse", "er", "$turf", "$fight"}
    for rival in lesson.rivals:
        for when, plays in rival.rounds.items():
            yield from (f"{rival.gang} {when}: {wrong}" for wrong in _plays(plays, known))
    yield from _beats(lesson, gangs, known)


def _plays(plays: Plays, known: set[str]) -> Iterator[str]:
    """Say what is wrong with what a rival does."""
    yield from (f"no step {step}" for step in plays.answers if step not in STEPS)
    orders = [one for line in plays.orders for one in line.split(OR)]
    for line in (*orders, *(line for lines in plays.answers.values() for line in lines)):
        word, *rest = line.split()
        if word not in KINDS:
            yield f"no order {line}"
        if word in ("move", "exploit", "fight", "backup", "injure", "fall") and rest[0] not in known:
            yield f"no place {rest[0]}"
        if word == "move" and rest[1] not in known:
            yield f"no place {rest[1]}"


def _beats(lesson: Lesson, gangs: set[str], known: set[str]) -> Iterator[str]:
    """Say what is wrong with the beats."""
    beats = [beat.id for beat in lesson.beats]
    if len(set(beats)) < len(beats):
        yield "beats: two with one id"
    for beat in lesson.beats:
        for when in (*_conditions(beat), When(fact=beat.goal)):
            yield from (f"{beat.id}: {wrong}" for wrong in _condition(when, beats, gangs, known))


def _condition(when: When, beats: list[str], gangs: set[str], known: set[str]) -> Iterator[str]:
    """Say what is wrong with a condition."""
    named = {
        "step": ([when.asked], STEPS),
        "order": ([when.can], KINDS),
        "beat": ([when.done], beats),
        "gang": ([when.offer, when.by, str(when.fact.get("seat", ""))], gangs | {YOU}),
        "place": ([when.held, when.contested, *(str(when.fact.get(key, "")) for key in PLACES)], known),
    }
    for what, (words, there) in named.items():
        yield from (f"no {what} {word}" for word in words if word and word not in there)


def _conditions(beat: Beat) -> Iterator[When]:
    """Return every condition of a beat, those inside others too."""
    cues = (*beat.says, *beat.cues, *beat.after)
    waiting = [beat.open, beat.until, *(cue.when for cue in cues), *([beat.offer.when] if beat.offer else [])]
    while waiting:
        when = waiting.pop()
        yield when
        waiting += [*when.all, *when.any, *([when.not_] if when.not_ else [])]
