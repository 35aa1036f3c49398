"""The table: everything there is to know of one game in progress.

Seats are numbered to the left. A place is a number: clubhouses first, then the emergency room,
the starting sites, the random sites, the opportunities. Crew is a mask of made and a count of rookies per
seat and place. A stack of frames says where in the rules we are; a frame is a procedure, a step of it, a
mask of seats still to be dealt with, and one number of the step's own, which the step fills in when it is
entered and nobody else. Every field is declared in `fields`.
"""

from __future__ import annotations

from typing import Final

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.fields import FIELDS, POSITION
from gangland.engine.ints import Ints, empty, filled, i64, ints, push, zeros

SEATS: Final = 6
CHANCE: Final = 6
PLACES: Final = 20
ER: Final = 6
STARTING: Final = 7
STARTINGS: Final = 4
RANDOM: Final = 11
RANDOMS: Final = 6
OPPORTUNITY: Final = 17
OPPORTUNITIES: Final = 3
EFFECTS: Final = 9  # the most a card may have

FRAME: Final = 4
DEPTH: Final = 8
PROC: Final = 0
STEP: Final = 1
PENDING: Final = 2
AUX: Final = 3
FRESH: Final = -1  # for the mask of a frame: its step has not been entered yet

UNKNOWN: Final = -1
OPEN: Final = -1  # an open hand: no fist is made

NO_FIST: Final = 0
GUN_FIST: Final = 1
GOODS_FIST: Final = 2


class Blank:
    """No rule modified for so many seats: all tables share it until theirs are laid, views to begin with."""

    def __init__(self, seats: i64 = 0) -> None:
        """Lay it out."""
        self.mods: Ints = zeros(seats * modifier.WIDTH)


BLANKS: Final = [Blank(seats) for seats in range(SEATS + 1)]


class Table:
    """One game in progress, or (built by `known`) what one seat knows of it."""

    def __init__(self, seats: i64 = 0, sites: i64 = 0, cards: i64 = 0) -> None:
        """Lay an empty table; for no seats, a blank that copies fill in."""
        none = empty()
        self.seats: i64 = seats
        self.round: i64 = 0
        self.rounds: i64 = 6
        self.leader: i64 = 0
        self.first: i64 = 0
        self.alive: i64 = (1 << seats) - 1
        self.owed: i64 = 0
        self.over: bool = False
        self.winner: i64 = -1
        self.quiet: bool = False
        # seats
        self.gang: Ints = none
        self.side: Ints = none
        self.cash: Ints = none
        self.guns: Ints = none
        self.goods: Ints = none
        self.standing: Ints = none
        self.tokens: Ints = none
        self.pool_made: Ints = none
        self.pool_rookies: Ints = none
        self.fist: Ints = none
        # places
        self.made: Ints = none
        self.rookies: Ints = none
        self.present: Ints = none
        self.tile: Ints = none
        self.open: i64 = 0
        self.used: i64 = 0
        # decks: 1 for what has not been drawn
        self.sites_left: Ints = none
        self.cards_left: Ints = none
        self.turned: Ints = none
        # rules in force, a row of modifiers a seat; replaced, never written to
        self.base_mods: Ints = none
        self.mods: Ints = none
        # where we are
        self.stack: Ints = none
        self.depth: i64 = 0
        self.skipped: i64 = 0
        self.free_used: Ints = none
        self.sealing: i64 = NO_FIST
        # the fight
        self.fight_place: i64 = -1
        self.fight_by: i64 = -1
        self.fight_in: i64 = 0
        self.fight_winner: i64 = -1
        self.fight_locked: bool = False
        self.called_from: i64 = 0
        self.free_calls: i64 = 0
        self.pulled: Ints = none
        self.total: Ints = none
        self.hits: Ints = none
        self.backs: Ints = none
        # the exploit or gang order
        self.ex_by: i64 = -1
        self.ex_place: i64 = -1
        self.ex_first: i64 = 0
        self.ex_count: i64 = 0
        # the card being resolved
        self.card: i64 = -1
        self.card_fx: i64 = 0
        self.marked: Ints = none
        self.to_injure: i64 = 0
        # the law: who has to answer to it, who takes the fall, who was disbanded by the effect under way
        self.charged: i64 = 0
        self.falling: i64 = -1
        self.doomed: i64 = 0
        # what happened since the last answer
        self.events: Ints = none
        if seats > 0:
            self.lay(seats, sites, cards)

    def lay(self, seats: i64, sites: i64, cards: i64) -> None:
        """Make room for so many seats, sites and cards."""
        self.gang = filled(seats, -1)
        self.side = zeros(seats)
        self.cash = zeros(seats)
        self.guns = zeros(seats)
        self.goods = zeros(seats)
        self.standing = zeros(seats)
        self.tokens = zeros(seats)
        self.pool_made = zeros(seats)
        self.pool_rookies = zeros(seats)
        self.fist = filled(seats, OPEN)
        self.made = zeros(seats * PLACES)
        self.rookies = zeros(seats * PLACES)
        self.present = zeros(PLACES)
        self.tile = filled(PLACES, -1)
        self.sites_left = filled(sites, 1)
        self.cards_left = filled(cards, 1)
        self.turned = empty()
        self.events = empty()
        self.base_mods = BLANKS[seats].mods
        self.mods = self.base_mods
        self.stack = zeros(FRAME * DEPTH)
        self.free_used = zeros(seats)
        self.pulled = zeros(seats)
        self.total = zeros(seats)
        self.hits = zeros(seats)
        self.backs = filled(seats, -1)
        self.marked = zeros(EFFECTS)

    def copy(self) -> Table:
        """Return the same position, to be played on independently; events are not carried along."""
        t = self.copy_public()
        t.quiet = self.quiet
        t.cash = self.cash[:]
        t.guns = self.guns[:]
        t.goods = self.goods[:]
        t.tokens = self.tokens[:]
        t.fist = self.fist[:]
        t.marked = self.marked
        return t

    def copy_public(self) -> Table:
        """Return what everybody may know of the position, and nothing else: the rest is blank.

        What changes seldom is shared between copies: it is replaced with `changed`, never written to.
        """
        t = Table()
        t.seats = self.seats
        t.round = self.round
        t.rounds = self.rounds
        t.leader = self.leader
        t.first = self.first
        t.alive = self.alive
        t.owed = self.owed
        t.over = self.over
        t.winner = self.winner
        t.gang = self.gang
        t.side = self.side
        t.standing = self.standing[:]
        t.pool_made = self.pool_made[:]
        t.pool_rookies = self.pool_rookies[:]
        t.made = self.made[:]
        t.rookies = self.rookies[:]
        t.present = self.present[:]
        t.tile = self.tile
        t.open = self.open
        t.used = self.used
        t.sites_left = self.sites_left
        t.cards_left = self.cards_left
        t.turned = self.turned
        t.base_mods = self.base_mods
        t.mods = self.mods
        t.stack = self.stack[:]
        t.depth = self.depth
        t.skipped = self.skipped
        t.free_used = self.free_used
        t.sealing = self.sealing
        t.fight_place = self.fight_place
        t.fight_by = self.fight_by
        t.fight_in = self.fight_in
        t.fight_winner = self.fight_winner
        t.fight_locked = self.fight_locked
        t.called_from = self.called_from
        t.free_calls = self.free_calls
        t.pulled = self.pulled
        t.total = self.total
        t.hits = self.hits
        t.backs = self.backs
        t.ex_by = self.ex_by
        t.ex_place = self.ex_place
        t.ex_first = self.ex_first
        t.ex_count = self.ex_count
        t.card = self.card
        t.card_fx = self.card_fx
        t.to_injure = self.to_injure
        t.charged = self.charged
        t.falling = self.falling
        t.doomed = self.doomed
        t.events = empty()
        return t

    # as a value: two tables are equal where the position is, whatever has just happened

    def values(self) -> dict[str, object]:
        """Return everything that makes the position, in plain values."""
        return {field.name: plain(self, field.name) for field in POSITION}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return False
        for field in POSITION:
            if plain(self, field.name) != plain(other, field.name):
                return False
        return True

    def __hash__(self) -> int:
        return hash(tuple([str(plain(self, field.name)) for field in POSITION]))

    def __reduce__(self) -> tuple[object, ...]:
        return restored, ([plain(self, field.name) for field in FIELDS],)

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __repr__(self) -> str:
        """Say what a table has that an empty one has not; of a long vector only where it differs."""
        blank = Table(self.seats, len(self.sites_left), len(self.cards_left))
        parts = [f"Table({self.seats}, {len(self.sites_left)}, {len(self.cards_left)})"]
        for field in POSITION:
            value = plain(self, field.name)
            empty = plain(blank, field.name)
            if value != empty:
                if isinstance(value, list) and isinstance(empty, list) and len(empty) > SEATS:
                    value = {index: one for index, one in enumerate(value) if one != empty[index]}
                parts.append(f"{field.name}={value}")
        return f"<{' '.join(parts)}>"

    # frames

    def call(self, proc: i64) -> None:
        """Go into a procedure; the frame below waits for its end."""
        at = self.depth * FRAME
        self.stack[at + PROC] = proc
        self.stack[at + STEP] = 0
        self.stack[at + PENDING] = FRESH
        self.stack[at + AUX] = 0
        self.depth += 1

    def end(self) -> None:
        """Leave the procedure; what steps are left of it are not taken."""
        self.depth -= 1

    def next(self) -> None:
        """Go to the next step of the procedure, or to its end."""
        at = (self.depth - 1) * FRAME
        self.stack[at + STEP] += 1
        self.stack[at + PENDING] = FRESH
        self.stack[at + AUX] = 0

    def again(self) -> None:
        """Go back to the first step of the procedure."""
        at = (self.depth - 1) * FRAME
        self.stack[at + STEP] = 0
        self.stack[at + PENDING] = FRESH
        self.stack[at + AUX] = 0

    def fill(self, pending: i64, aux: i64 = 0) -> None:
        """Fill in the frame of the step we are in."""
        at = (self.depth - 1) * FRAME
        self.stack[at + PENDING] = pending
        self.stack[at + AUX] = aux

    def stand(self, step: i64, pending: i64 = 0, aux: i64 = 0) -> None:
        """Stand in a step that was entered before: for whoever lays a table, not for steps."""
        self.set_frame(STEP, step)
        self.fill(pending, aux)

    def frame(self, field: i64) -> i64:
        """Return a field of the frame we are in."""
        return self.stack[(self.depth - 1) * FRAME + field]

    def set_frame(self, field: i64, value: i64) -> None:
        """Write a field of the frame we are in."""
        self.stack[(self.depth - 1) * FRAME + field] = value

    def ask(self, seat: i64) -> None:
        """Wait for this seat's answer."""
        self.owed |= 1 << seat

    def settle(self, seat: i64) -> None:
        """Take a seat off the list of those this step still has to deal with."""
        self.stack[(self.depth - 1) * FRAME + PENDING] &= ~(1 << seat)

    # seats

    def is_alive(self, seat: i64) -> bool:
        """Return whether the gang is still in the game."""
        return (self.alive >> seat) & 1 == 1

    def left_of(self, first: i64, mask: i64) -> i64:
        """LDR-1: return the first seat of the mask, starting at `first` and going left."""
        for seat in range(first, self.seats):
            if (mask >> seat) & 1:
                return seat
        for seat in range(first):
            if (mask >> seat) & 1:
                return seat
        return -1

    def mod(self, seat: i64, index: i64) -> i64:
        """Return how a rule is modified for a seat."""
        return self.mods[seat * modifier.WIDTH + index]

    def asset(self, seat: i64, asset: i64) -> i64:
        """Return how much a seat has of an asset, by its number in the catalogue."""
        if asset == 0:
            return self.cash[seat]
        if asset == 1:
            return self.guns[seat]
        if asset == 2:
            return self.goods[seat]
        return self.standing[seat]

    def add_asset(self, seat: i64, asset: i64, amount: i64) -> None:
        """Add to (or take from) the cash, guns or goods of a seat."""
        if asset == 0:
            self.cash[seat] += amount
        elif asset == 1:
            self.guns[seat] += amount
        else:
            self.goods[seat] += amount

    # crew

    def crew_at(self, seat: i64, place: i64) -> i64:
        """Return how many crew a seat has at a place."""
        at = seat * PLACES + place
        count = self.rookies[at]
        mask = self.made[at]
        while mask != 0:
            mask &= mask - 1
            count += 1
        return count

    def put(self, seat: i64, place: i64, made: i64, rookies: i64) -> None:
        """Place crew."""
        at = seat * PLACES + place
        self.made[at] |= made
        self.rookies[at] += rookies
        if made != 0 or rookies != 0:
            self.present[place] |= 1 << seat

    def take(self, seat: i64, place: i64, made: i64, rookies: i64) -> None:
        """Remove crew."""
        at = seat * PLACES + place
        self.made[at] &= ~made
        self.rookies[at] -= rookies
        if self.made[at] == 0 and self.rookies[at] == 0:
            self.present[place] &= ~(1 << seat)

    def shift(self, seat: i64, start: i64, end: i64, made: i64, rookies: i64) -> None:
        """Move crew from one place to another."""
        self.take(seat, start, made, rookies)
        self.put(seat, end, made, rookies)

    def controls(self, seat: i64, place: i64) -> bool:
        """EXP-1: return whether this gang alone has crew there."""
        return self.present[place] == 1 << seat

    def made_total(self, seat: i64) -> i64:
        """Return the mask of made in the gang, wherever they are, the emergency room included."""
        mask: i64 = 0
        at = seat * PLACES
        place: i64
        for place in range(PLACES):
            mask |= self.made[at + place]
        return mask

    def rookie_total(self, seat: i64) -> i64:
        """Return the number of rookies in the gang, wherever they are."""
        count: i64 = 0
        at = seat * PLACES
        place: i64
        for place in range(PLACES):
            count += self.rookies[at + place]
        return count

    # for code that is not compiled: there a vector can be filled, but not be replaced

    def set_rules(self, mods: list[int]) -> None:
        """Put the modifiers in force."""
        self.mods = ints(mods)

    def set_decks(self, turned: list[int], cards_left: list[int], sites_left: list[int]) -> None:
        """Say which cards lie face up, and what is left to draw."""
        self.turned = ints(turned)
        self.cards_left = ints(cards_left)
        self.sites_left = ints(sites_left)

    def set_marks(self, marked: list[int]) -> None:
        """Say whom each effect of the card hits."""
        self.marked = ints(marked)

    def set_guns(self, pulled: list[int]) -> None:
        """Say who pulled how many guns."""
        self.pulled = ints(pulled)

    # events

    def tell(
        self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        """Record an event for these seats only."""
        if self.quiet:
            return
        events = push(self.events, kind)
        events = push(events, audience)
        events = push(events, a)
        events = push(events, b)
        events = push(events, c)
        events = push(events, d)
        self.events = push(events, e)

    def show(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event that everybody sees."""
        self.tell(ev.EVERYONE, kind, a, b, c, d, e)


def plain(t: Table, name: str) -> object:
    """Return a field as a plain value: a number, a truth, or a list; of the stack, the frames in use."""
    value: object = t.stack[: t.depth * FRAME] if name == "stack" else getattr(t, name)
    if isinstance(value, bool):  # compiled, what is taken for a number is one from then on
        return value
    if isinstance(value, int):
        return value
    return list(value)  # type: ignore[call-overload]


def restored(values: list[object]) -> Table:
    """Return the table with these values, in the order of the fields."""
    t = Table()
    for field, value in zip(FIELDS, values, strict=True):
        setattr(t, field.name, ints(value) if isinstance(value, list) else value)
    frames = list(t.stack)
    t.stack = ints(frames + [0] * (FRAME * DEPTH - len(frames)))
    return t
