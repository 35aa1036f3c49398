"""The fields of a table, declared once: their room, how copies have them, who knows them, how they are kept.

Comparing, hashing, pickling, printing and saving go by this list. What must be fast (laying, copying, the
view) is written out by hand and held to the list by the tests: a field forgotten in any of them fails.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# room: one number or flag, or a vector with a number for each of these
ONE: Final = "one"
FLAG: Final = "flag"
SEAT: Final = "seat"
PLACE: Final = "place"
CREW: Final = "seat and place"
SITE: Final = "site"
CARD: Final = "card"
RULE: Final = "seat and modifier"
EFFECT: Final = "effect"
REGISTER: Final = "frame and register"
GROWING: Final = "as many as there are"

# who may know it
PUBLIC: Final = "public"  # as it is, for everybody
OWN: Final = "own"  # behind the blind
TOKENS: Final = "tokens"  # behind the blind under OPT-3, else public
FIST: Final = "fist"  # one's own, and that a rival's is closed
TOLD: Final = "told"  # whom a card hits, effect by effect
NEVER: Final = "never"  # not part of the position

# how a position keeps it
PLAIN: Final = "plain"  # in lines that a person can change
STATE: Final = "state"  # among the registers of a position in the middle of something
FRAMES: Final = "frames"  # by the ids of procedures and steps
LAID: Final = "laid"  # it follows from the rest
NOT: Final = "not"  # not at all


class Field(NamedTuple):
    """A field: where copies do not own a vector they share it, and it is replaced, never written to."""

    name: str
    room: str = ONE
    empty: int = 0
    owned: bool = True
    who: str = PUBLIC
    kept: str = STATE

    @property
    def is_vector(self) -> bool:
        """Return whether it holds several numbers."""
        return self.room not in (ONE, FLAG)


FIELDS: Final[tuple[Field, ...]] = (
    Field("seats", kept=LAID),
    Field("round", kept=PLAIN),
    Field("rounds", empty=6, kept=LAID),
    Field("leader", kept=PLAIN),
    Field("first", kept=PLAIN),
    Field("alive", kept=PLAIN),
    Field("owed"),
    Field("over", FLAG),
    Field("winner", empty=-1),
    Field("quiet", FLAG, who=NEVER, kept=NOT),
    # seats
    Field("gang", SEAT, -1, owned=False, kept=PLAIN),
    Field("side", SEAT, owned=False, kept=PLAIN),
    Field("cash", SEAT, who=OWN, kept=PLAIN),
    Field("guns", SEAT, who=OWN, kept=PLAIN),
    Field("goods", SEAT, who=OWN, kept=PLAIN),
    Field("standing", SEAT, kept=PLAIN),
    Field("tokens", SEAT, who=TOKENS, kept=PLAIN),
    Field("pool_made", SEAT, kept=LAID),
    Field("pool_rookies", SEAT, kept=LAID),
    Field("fist", SEAT, -1, who=FIST),
    # places
    Field("made", CREW, kept=PLAIN),
    Field("rookies", CREW, kept=PLAIN),
    Field("present", PLACE, kept=LAID),
    Field("tile", PLACE, -1, owned=False, kept=PLAIN),
    Field("open", kept=LAID),
    Field("used", kept=PLAIN),
    # decks
    Field("sites_left", SITE, 1, owned=False, kept=PLAIN),
    Field("cards_left", CARD, 1, owned=False, kept=PLAIN),
    Field("turned", GROWING, owned=False, kept=PLAIN),
    # rules in force; a position keeps in what they differ from those at the start
    Field("base_mods", RULE, owned=False, kept=LAID),
    Field("mods", RULE, owned=False, kept=LAID),
    # the round
    Field("skipped"),
    Field("sealing"),
    # the fight
    Field("fight_place", empty=-1),
    Field("fight_by", empty=-1),
    Field("fight_in"),
    Field("fight_winner", empty=-1),
    Field("fight_locked", FLAG),
    Field("called_from"),
    Field("free_calls"),
    Field("pulled", SEAT, owned=False),
    Field("total", SEAT, owned=False),
    Field("hits", SEAT, owned=False),
    Field("backs", SEAT, -1, owned=False),
    # the exploit or gang order
    Field("ex_by", empty=-1),
    Field("ex_place", empty=-1),
    Field("ex_first"),
    Field("ex_count"),
    # the card being resolved
    Field("card", empty=-1),
    Field("card_fx"),
    Field("marked", EFFECT, owned=False, who=TOLD),
    Field("to_injure"),
    # the law
    Field("charged"),
    Field("falling", empty=-1),
    Field("doomed"),
    # where we are
    Field("free_used", SEAT, owned=False),
    Field("depth", kept=FRAMES),
    Field("stack", REGISTER, kept=FRAMES),
    Field("events", GROWING, who=NEVER, kept=NOT),
)

POSITION: Final = tuple(field for field in FIELDS if field.who != NEVER)
"""What makes a position: two tables that have it alike are equal."""
