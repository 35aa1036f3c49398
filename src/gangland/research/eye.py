"""Observations: what a seat knows, remembers and has said of its answer, written into one vector.

The eye is shown views (`known`) and never the table, so that what it writes is what the seat may know.
"""

from __future__ import annotations

from gangland.bots.memory import KINDS, NOT_SEEN
from gangland.engine.ints import Ints, i64, ints, zeros
from gangland.engine.modifier import WIDTH
from gangland.engine.step import Rules
from gangland.engine.table import AUX, DEPTH, EFFECTS, FRAME, PENDING, PLACES, PROC, SEATS, STEP, Table
from gangland.research import layout
from gangland.research.choosing import Choosing
from gangland.research.heads import HEADS, relative, relative_place
from gangland.research.recollection import Recollection


def bit(mask: i64, index: i64) -> i64:
    """Return 1 where a mask has the bit."""
    return (mask >> index) & 1


def same(one: i64, other: i64) -> i64:
    """Return 1 where two numbers are equal."""
    return 1 if one == other else 0


class Eye:
    """Writes observations of one game's views into `out`; `size` is how much of it the game takes."""

    def __init__(self, g: Rules | None = None, slots: list[int] | None = None) -> None:
        """Learn how long the slices of the pack are, and which modifiers are shown."""
        self.g: Rules = Rules() if g is None else g
        self.slots: Ints = ints([] if slots is None else slots)
        self.sites: i64 = len(self.g.catalogue.site_tiles)
        self.cards: i64 = len(self.g.catalogue.card_kind)
        self.size: i64 = layout.AT_PACK + self.sites + 2 * self.cards + SEATS * len(self.slots)
        self.out: Ints = zeros(self.size)
        self.base: i64 = 0  # where an observation begins in it
        self.seats: i64 = 0  # of the view before: where as many sit, their rows are written over

    def write_into(self, out: Ints, base: i64) -> None:
        """From now on, write into a vector that others write into as well, from `base` on."""
        self.out = out
        self.base = base
        self.seats = 0

    def look(self, view: Table, seat: i64, memory: Recollection, choosing: Choosing) -> None:
        """Write what a seat knows; `choosing` is its own."""
        if view.seats != self.seats:
            self.clear(self.base, self.base + self.size)
            self.seats = view.seats
        self.write_now(view)
        self.write_said(choosing)
        for other in range(view.seats):
            row = relative(view.seats, seat, other)
            self.write_seat(view, seat, other, self.base + layout.AT_SEATS + row * layout.SEAT)
            self.write_memory(view, other, memory, self.base + layout.AT_MEMORY + row * layout.MEMORY)
            self.write_rules(view, other, row)
        self.write_places(view, seat)
        self.write_decks(view)

    def clear(self, start: i64, end: i64) -> None:
        """Write zeros, from one place of the vector to another."""
        for index in range(start, end):
            self.out[index] = 0

    def write_now(self, t: Table) -> None:
        """Write where the game is: round, card, exploit, fight, and the procedures we are in."""
        out = self.out
        at = self.base
        out[at] = t.seats
        out[at + 1] = t.round
        out[at + 2] = t.rounds
        out[at + 3] = 1 if t.over else 0
        out[at + 4] = t.sealing
        out[at + 5] = t.card
        out[at + 6] = t.card_fx
        out[at + 7] = t.to_injure
        out[at + 8] = t.ex_first
        out[at + 9] = t.ex_count
        out[at + 10] = 1 if t.fight_locked else 0
        out[at + 11] = t.free_calls
        out[at + 12] = t.depth
        self.clear(at + layout.AT_FRAMES, at + layout.AT_SAID)
        for depth in range(min(t.depth, DEPTH)):
            at = self.base + layout.AT_FRAMES + depth * 3
            out[at] = t.stack[depth * FRAME + PROC]
            out[at + 1] = t.stack[depth * FRAME + STEP]
            out[at + 2] = t.stack[depth * FRAME + AUX]

    def write_said(self, choosing: Choosing) -> None:
        """Write which head is asked, and what was said so far."""
        at = self.base + layout.AT_SAID
        self.out[at] = choosing.head
        for head in range(HEADS):
            self.out[at + 1 + head] = choosing.said[head]

    def write_seat(self, t: Table, seat: i64, other: i64, at: i64) -> None:
        """Write what is to be known of a seat."""
        out = self.out
        out[at] = 1
        out[at + 1] = bit(t.alive, other)
        out[at + 2] = t.gang[other]
        out[at + 3] = t.side[other]
        out[at + 4] = t.cash[other]
        out[at + 5] = t.guns[other]
        out[at + 6] = t.goods[other]
        out[at + 7] = t.tokens[other]
        out[at + 8] = t.standing[other]
        out[at + 9] = t.pool_made[other]
        out[at + 10] = t.pool_rookies[other]
        out[at + 11] = t.fist[other]
        out[at + 12] = t.pulled[other]
        out[at + 13] = t.total[other]
        out[at + 14] = t.hits[other]
        backs = t.backs[other]
        out[at + 15] = relative(t.seats, seat, backs) if backs >= 0 else -1
        out[at + 16] = t.free_used[other]
        out[at + 17] = same(t.leader, other)
        out[at + 18] = same(t.first, other)
        out[at + 19] = bit(t.owed, other)
        out[at + 20] = bit(t.skipped, other)
        out[at + 21] = bit(t.fight_in, other)
        out[at + 22] = same(t.fight_by, other)
        out[at + 23] = same(t.fight_winner, other)
        out[at + 24] = same(t.ex_by, other)
        out[at + 25] = bit(t.charged, other)
        out[at + 26] = same(t.falling, other)
        out[at + 27] = bit(t.doomed, other)
        out[at + 28] = same(t.winner, other)
        self.clear(at + layout.MARKED, at + layout.SEAT)
        for effect in range(min(len(t.marked), EFFECTS)):
            out[at + layout.MARKED + effect] = bit(t.marked[effect], other)
        for depth in range(min(t.depth, DEPTH)):
            out[at + layout.PENDING + depth] = bit(t.stack[depth * FRAME + PENDING], other)

    def write_memory(self, t: Table, other: i64, memory: Recollection, at: i64) -> None:
        """Write what a seat should hold, by what was seen, whether it was looked at, and what it showed."""
        out = self.out
        for asset in range(KINDS):
            out[at + asset] = memory.memory.held(self.g, t, other, asset) if t.gang[other] >= 0 else 0
        out[at + 3] = 0 if memory.memory.seen[other * KINDS] == NOT_SEEN else 1
        out[at + 4] = memory.sold[other]
        out[at + 5] = memory.shown[other]

    def write_places(self, t: Table, seat: i64) -> None:
        """Write what lies at every place, and who is there."""
        out = self.out
        for place in range(PLACES):
            number = relative_place(t.seats, seat, place)
            at = self.base + layout.AT_PLACES + number * layout.PLACE
            out[at] = t.tile[place]
            out[at + 1] = bit(t.open, place)
            out[at + 2] = bit(t.used, place)
            out[at + 3] = same(t.fight_place, place)
            out[at + 4] = same(t.ex_place, place)
            out[at + 5] = bit(t.called_from, place)
            for other in range(t.seats):
                crew = other * PLACES + place
                row = relative(t.seats, seat, other) * PLACES + number
                at = self.base + layout.AT_CREW + row * 2
                out[at] = t.made[crew]
                out[at + 1] = t.rookies[crew]

    def write_decks(self, t: Table) -> None:
        """Write which sites and cards are left to be drawn, and which cards lie face up, in their order."""
        at = self.base + layout.AT_PACK
        for site in range(self.sites):
            self.out[at + site] = t.sites_left[site]
        at += self.sites
        for card in range(self.cards):
            self.out[at + card] = t.cards_left[card]
        at += self.cards
        self.clear(at, at + self.cards)
        for place in range(len(t.turned)):
            self.out[at + t.turned[place]] = place + 1

    def write_rules(self, t: Table, other: i64, row: i64) -> None:
        """Write how rules are modified for a seat."""
        slots = len(self.slots)
        at = self.base + layout.AT_PACK + self.sites + 2 * self.cards + row * slots
        for number in range(slots):
            self.out[at + number] = t.mods[other * WIDTH + self.slots[number]]
