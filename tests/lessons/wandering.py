"""Learners who wander: at will, half at will, or as a bot would; what they meet on the way is counted."""

from __future__ import annotations

import random
from collections import Counter

from learner import Play

from gangland.bots.roster import make_bot
from gangland.game.game import Game
from gangland.lessons.rivals import LEARNER

SORTS = ("thug", "half", "random")


def wander(lesson: str, sort: str, seed: int) -> Play:
    """Play a lesson until round three, the game's end or the learner's, a quarter of the offers declined."""
    play = Play(lesson, seed)
    chance = random.Random(f"{lesson}/{sort}/{seed}")
    thug = make_bot("thug", seed)

    def choose(game: Game) -> str:
        offers = [one for one in game.ledger.offers if one.state == "open" and LEARNER in one.to]
        if offers:
            verb = "decline" if chance.random() < 0.25 else "accept"
            number = game.ledger.number(LEARNER, offers[0].id)
            covered = all(want <= have for want, have in zip(offers[0].want, belongings(game), strict=True))
            return f"{verb if covered else 'decline'} {number}"
        menu = game.menu(LEARNER)
        if sort == "thug" or (sort == "half" and chance.random() < 0.5):
            action = thug.choose(game.g, game.view(LEARNER), LEARNER, menu)
        else:
            row = chance.randrange(len(menu))
            action = menu.nth(row, chance.randrange(menu.size(row)))
        return game.notation.write(game.t, LEARNER, action)

    play.through(choose)
    return play


def belongings(game: Game) -> tuple[int, int, int]:
    t = game.t
    return t.cash[LEARNER], t.guns[LEARNER], t.goods[LEARNER]


def is_stuck(play: Play) -> bool:
    """Whether a lesson came to neither its third round, nor an end."""
    t = play.game.t
    return t.round < 3 and not t.over and t.is_alive(LEARNER)


def met(play: Play) -> Counter[str]:
    """What a learner has met: each thing once."""
    found: Counter[str] = Counter()
    for fact in play.game.facts:
        doc = fact.doc
        event, mine = str(doc["event"]), doc.get("seat") == LEARNER
        if mine and event in ("exploited", "fight", "total", "accepted", "fell", "promoted"):
            found[event] = 1
        if event == "judged" and doc["verdict"] == "broken" and not mine:
            found["betrayed"] = 1
    return found


def still_to_say(play: Play) -> set[str]:
    """The beats that are still waiting."""
    guide = play.course.guide
    guide.follow(play.game.lines)
    return {beat.id for beat in guide.waiting}
