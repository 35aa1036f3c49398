"""A lesson as it is written: what is set of a game's first rounds, what rivals do, and what the guide says.

Places are written as notation writes them; `$turf` is where the learner is. Gangs are written by their ids,
and `you` is the learner. A message `m3-1` of a lesson is `lesson-m3-1` in the catalogues.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

YOU: Final = "you"
TURF: Final = "$turf"
"""The site where the learner is: the lesson's own if they are there, else any."""

FIGHT: Final = "$fight"
"""Where the fight is that is going on."""

Value = str | int


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table of a lesson with these keys and no others."""


class Die(Part, frozen=True):
    """A die that is set: the step that asks for it, whose it is, the sort of fight, and its face."""

    step: str
    seat: int
    face: int
    kind: Literal["", "slugging", "talking"] = ""


class Draws(Part, frozen=True):
    """What is drawn in a round, in this order, as far as it is still there."""

    sites: list[str]
    cards: list[str]


class Plays(Part, frozen=True):
    """What a rival does in a round: its orders one after the other, and its answers by step.

    An order or an answer that is refused is dropped, and the next is tried.
    """

    orders: list[str] = []
    answers: dict[str, list[str]] = {}


class Rival(Part, frozen=True):
    """A rival: its gang, who plays it, what it does by round (that before the first is 0).

    It keeps away from where the learner is, but for the places it `contests` and `$turf`.
    """

    gang: str
    name: str
    rounds: dict[str, Plays]
    contests: list[str] = []


class When(Part, frozen=True, rename={"not_": "not"}):
    """Something that holds or not; where it says several things, all of them have to.

    `fact` has happened since the beat opened; `acted`: the learner has given an order since, and it is done.
    `promise` is what became of a promise somebody (`by`) gave; `law` is how the learner stands beside rivals.
    """

    acted: bool = False
    asked: str = ""
    by: str = ""
    can: str = ""
    contested: str = ""
    fact: dict[str, Value] = {}
    fight: Literal["", "slugging", "talking"] = ""
    held: str = ""
    men: list[str] = []
    law: Literal["", "worst", "tied", "safe"] = ""
    offer: str = ""
    orders: tuple[int, int] | None = None
    promise: Literal["", "none", "open", "kept", "broken"] = ""
    standing: tuple[int, int] | None = None
    done: str = ""
    all: list[When] = []
    any: list[When] = []
    not_: When | None = None


class Cue(Part, frozen=True):
    """A bubble for when something holds, or only something to point at (`kind:id`)."""

    say: list[str] = []
    when: When = When()
    points: str = ""


class Offer(Part, frozen=True):
    """An offer a rival makes when a beat is due: in notation, with the message it says."""

    by: str
    line: str
    text: str
    when: When = When()


class Beat(Part, frozen=True):
    """A part of a lesson about one thing, in one round.

    It opens when `open` holds, says what it `says`, gives its `cues` while it is open, and closes when
    `until` holds; the first of `after` that holds then has the last word. One whose `goal`, a fact,
    was reached at any time before it is over without a word.
    """

    id: str
    round: int
    rules: list[str]
    points: str = ""
    offer: Offer | None = None
    goal: dict[str, Value] = {}
    open: When = When()
    says: list[Cue] = []
    cues: list[Cue] = []
    until: When = When(acted=True)
    after: list[Cue] = []


class Lesson(Part, frozen=True):
    """A guided game: the learner has the first seat.

    It is played with the cards it was written for, by the version of their pack: what its guide says is true
    of their numbers.
    """

    lesson: Literal[1]
    id: str
    game: str
    cards: str
    guide: str
    bot: str
    gang: str
    turf: list[str]
    setup: list[str]
    draws: list[Draws]
    dice: list[Die]
    rivals: list[Rival]
    beats: list[Beat]
    options: dict[str, int] = {}

    @property
    def rounds(self) -> int:
        """The last round in which anything is set."""
        return len(self.draws)

    def rival(self, gang: str) -> Rival | None:
        """Return a rival by its gang."""
        return next((one for one in self.rivals if one.gang == gang), None)

    def sayings(self) -> list[str]:
        """Return the ids of all messages, in the order in which they stand."""
        found: list[str] = []
        for beat in self.beats:
            found += [beat.offer.text] if beat.offer else []
            found += [text for cue in (*beat.says, *beat.cues, *beat.after) for text in cue.say]
        return [f"lesson-{one}" for one in dict.fromkeys(found)]
