"""Rivals that follow a script: what they do next, as far as it can be done; else they are left to a bot.

Nothing is kept beside the game: how far a rival has got is read off its log, so that a lesson can be resumed
and taken back as any game.
"""

from __future__ import annotations

from collections.abc import Iterator

from gangland.engine.table import ER, PLACES, STARTING, Table
from gangland.game.deals.deal import Offer, Vow
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.lessons.lesson import FIGHT, TURF, Lesson, Plays
from gangland.rulesets import ids

LEARNER = 0
OR = " | "
"""Between two orders of which one is given."""

NO_PLAYS = Plays()


def answer(lesson: Lesson, game: Game, seat: int) -> str:
    """Return what a rival answers by the script, in notation; empty where it has to think for itself."""
    t, notation = game.t, game.notation
    step = game.g.step(t).id
    menu = game.menu(seat)
    texts = [one for text in candidates(lesson, game, seat, step) for one in text.split(OR)]
    for text in texts:
        line = filled(lesson, game, text)
        if not line or (step == ids.ISSUE_ORDERS and keeps_away(lesson, game, seat, text, line)):
            continue
        try:
            action = notation.read(t, seat, line, menu)
        except Refusal:
            continue
        if menu.has(action):
            return notation.write(t, seat, action)
    return ""


def takes(offer: Offer) -> bool:
    """Return whether a rival of a lesson takes an offer of the learner: a gun for goods, or a gift."""
    gives, wants = offer.give, offer.want
    if offer.theirs:
        return False
    return sum(wants) == 0 or (wants[0] == 0 and wants[2] == 0 and gives[2] >= wants[1] > 0)


def candidates(lesson: Lesson, game: Game, seat: int, step: str) -> list[str]:
    """Return the lines of the script that fit a question, the first to be tried first."""
    plays = plays_of(lesson, game, seat)
    if step != ids.ISSUE_ORDERS:
        return plays.answers.get(step, [])
    return left_of(plays.orders, lines_of_round(lesson, game, seat))


def plays_of(lesson: Lesson, game: Game, seat: int) -> Plays:
    """Return what a rival does in this round."""
    gang = game.notation.seat(game.t, seat)
    rival = lesson.rival(gang)
    return NO_PLAYS if rival is None else rival.rounds.get(str(game.t.round), NO_PLAYS)


def lines_of_round(lesson: Lesson, game: Game, seat: int) -> Iterator[str]:
    """Return what a seat has said and done in this round, which began with its first draw."""
    draws = lesson.draws[game.t.round - 1].sites if 1 <= game.t.round <= lesson.rounds else []
    starts = [game.lines.index(line) for line in (f"*: draw {one}" for one in draws) if line in game.lines]
    who = game.notation.seat(game.t, seat)
    for line in game.lines[min(starts, default=0) :]:
        name, _, text = line.partition(": ")
        if name == who:
            yield text


def left_of(orders: list[str], done: Iterator[str]) -> list[str]:
    """Return the orders that are left: each that was given takes those before it with it."""
    left = orders[:]
    for text in done:
        given = next((at for at, order in enumerate(left) if is_same(order, text)), None)
        if given is not None:
            left = left[given + 1 :]
    return left


def is_same(order: str, text: str) -> bool:
    """Return whether a line of a log is an order of a script, whatever stood for its `$` words."""
    said = text.split()
    return any(
        len(words) == len(said)
        and all(word == other or word.startswith("$") for word, other in zip(words, said, strict=True))
        for words in (one.split() for one in order.split(OR))
    )


def keeps_away(lesson: Lesson, game: Game, seat: int, text: str, line: str) -> bool:
    """Return whether an order leads to where the learner is without meaning to: then it is dropped."""
    words = line.split()
    rival = lesson.rival(game.notation.seat(game.t, seat))
    if words[0] != "move" or TURF in text or (rival and words[2] in rival.contests):
        return False
    place = game.notation.places(game.t).get(words[2], -1)
    return place >= 0 and has_crew(game.t, LEARNER, place)


def filled(lesson: Lesson, game: Game, text: str) -> str:
    """Return a line with places for its `$` words; empty where there is none."""
    if FIGHT in text:
        if game.t.fight_place < 0:
            return ""
        text = text.replace(FIGHT, game.notation.place(game.t, game.t.fight_place))
    if TURF in text:
        place = turf(lesson, game)
        text = text.replace(TURF, place) if place else ""
    return text


def turf(lesson: Lesson, game: Game) -> str:
    """Return the site where the learner is: one a rival promised to avoid, the lesson's own, else any."""
    t, notation = game.t, game.notation
    given = [one.clause for one in game.ledger.promises if one.to == LEARNER and one.clause.vow is Vow.AVOID]
    avoided = [notation.tiles[one.tile] for one in given if one.until >= t.round]
    held = [
        notation.place(t, place)
        for place in range(STARTING, PLACES)
        if place != ER and t.tile[place] >= 0 and has_crew(t, LEARNER, place)
    ]
    return next((one for one in (*avoided, *lesson.turf, *held) if one in held), "")


def has_crew(t: Table, seat: int, place: int) -> bool:
    """Return whether a seat has anybody at a place."""
    return t.present[place] >> seat & 1 == 1
