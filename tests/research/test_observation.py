"""An observation has the facts of the seat's view, all of them and no others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from positions import GAMES, questions

from gangland.arena.twins import disguised
from gangland.bots.match import seen_by
from gangland.engine.fields import ONE, POSITION, REGISTER, RULE
from gangland.engine.ints import ints
from gangland.engine.modifier import WIDTH
from gangland.engine.step import Rules, options
from gangland.engine.table import FRAME, PLACES, Table
from gangland.research import layout
from gangland.research.choosing import Choosing
from gangland.research.eye import Eye
from gangland.research.layout import FIXED, Layout, pack_parts, slots_of
from gangland.research.recollection import Recollection
from gangland.research.room import Room
from gangland.research.sitting import Sitting
from gangland.rulesets.view import known

SEEDS = range(4)
FOLLOWS = {"base_mods", "present", "seats"}
"""What is known by the rest: gangs and options, crew, how many play."""


def written(g: Rules, view: Table, seat: int) -> list[int]:
    eye = Eye(g, slots_of([g]))
    eye.look(view, seat, Recollection(), Choosing(g.named))
    return list(eye.out)


def masks(g: Rules, t: Table, seat: int) -> list[int]:
    choosing = Choosing(g.named)
    choosing.begin(options(g, t, seat), t.seats, seat)
    return list(choosing.mask)


def differing(game: str, seed: int, look: Callable[[Rules, Table, int], Table]) -> int:
    """Return how often a seat is shown, or may say, something else where only what is hidden differs."""
    rnd, found = Random(seed), 0
    for g, t, seat, _ in questions(game, seed):
        world = disguised(g, t, seat, rnd)
        found += written(g, look(g, t, seat), seat) != written(g, look(g, world, seat), seat)
        found += masks(g, t, seat) != masks(g, world, seat)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown_or_may_say(game: str, seed: int) -> None:
    assert differing(game, seed, known) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_leak_is_caught(game: str) -> None:
    assert differing(game, 1, lambda _g, t, _seat: t) > 50


class Overheard(Sitting):
    """A sitting that keeps what its first seat is told."""

    def __init__(self, g: Rules, slots: list[int]) -> None:
        super().__init__(g, slots)
        self.told: list[list[int]] = []

    def answer(self, seat: int, action: int) -> None:
        super().answer(seat, action)
        self.told.append(list(seen_by(self.t.events, 0)))


def shown(sitting: Sitting, seat: int) -> tuple[list[int], list[int]]:
    sitting.observe(seat)
    return list(sitting.eye.out), list(sitting.choosings[seat].mask)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_was_told_the_same_is_shown_the_same_and_may_say_the_same(game: str, seed: int) -> None:
    """Two games, of which one becomes richer behind the blinds of others, with the same answers and dice."""
    room, rnd = Room(game, 3 + seed % 2), Random(seed)
    here, there = Overheard(room.g, room.slots), Overheard(room.g, room.slots)
    for sitting in (here, there):
        room.begin(sitting, seed)
    steps = 0
    while here.seat >= 0 and here.told == there.told:
        assert here.seat == there.seat
        assert shown(here, 0) == shown(there, 0)
        if steps == 60:
            enrich(there.t, rnd)
        allowed = [index for index, flag in enumerate(here.choosings[here.seat].mask) if flag]
        seat, index = here.seat, rnd.choice(allowed)
        here.take(seat, index)
        there.take(seat, index)
        steps += 1
    assert steps > 61


def enrich(t: Table, rnd: Random) -> None:
    """Give everybody but the first seat more."""
    for seat in range(1, t.seats):
        for asset in range(3):
            t.add_asset(seat, asset, rnd.randrange(4))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_is_shown(game: str) -> None:
    """Change any number of a view, and the observation is another."""
    rnd, missing, tried = Random(3), set(), 0
    for number, (g, t, seat, _) in enumerate(questions(game, 21)):
        if number % 12 == 5:
            view = known(g, t, seat)
            before = written(g, view, seat)
            for name, changed in changes(g, view, rnd):
                tried += 1
                if written(g, changed, seat) == before:
                    missing.add(name)
    assert tried > 300
    assert missing == set()


def changes(g: Rules, view: Table, rnd: Random) -> list[tuple[str, Table]]:
    """Return views that differ from one in one number each."""
    found = []
    for field in POSITION:
        if field.name in FOLLOWS:
            continue
        other = view.copy()
        value = getattr(other, field.name)
        if field.room == REGISTER:
            value[rnd.randrange(other.depth * FRAME)] ^= 1
        elif field.room == RULE:
            other.set_rules([one + (at % WIDTH in slots_of([g])) for at, one in enumerate(value)])
        elif field.name == "turned":
            left = [card for card in range(len(other.cards_left)) if card not in value]
            other.set_decks([*value, left[0]], list(other.cards_left), list(other.sites_left))
        elif field.is_vector and len(value):
            at = rnd.randrange(len(value))
            setattr(
                other,
                field.name,
                ints(
                    [
                        (one ^ 1 if one >= 0 else 0) if number == at else one
                        for number, one in enumerate(value)
                    ]
                ),
            )
        elif field.room == ONE:
            setattr(other, field.name, value ^ 1 if value >= 0 else 0)
        else:
            setattr(other, field.name, not value)
        found.append((field.name, other))
    return found


def test_crew_has_its_place_for_every_seat() -> None:
    for g, t, seat, _ in questions("mayhem", 4):
        if t.round == 2:
            where = Layout((*FIXED, *pack_parts(g, slots_of([g]))))
            out = written(g, known(g, t, seat), seat)
            assert out[where.index("seats", "cash", 0)] == t.cash[seat]
            assert out[where.index("seats", "cash", 1)] == -1
            assert out[where.index("crew", "rookies", 0)] == t.rookies[seat * PLACES + seat]
            assert len(where) == len(out)
            return
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_the_shape_depends_neither_on_the_number_of_players_nor_on_options(game: str) -> None:
    fewest, most = 3, 6 if game == "mayhem" else 4
    options_ = {"hollow-point": 1, "long-haul": 3} if game == "mayhem" else {"bombing": 1}
    rooms = [Room(game, players) for players in range(fewest, most + 1)] + [Room(game, 3, options_)]
    assert len({tuple(room.layout.parts.values()) for room in rooms}) == 1
    assert {room.sitting().eye.size for room in rooms} == {len(rooms[0].layout)}


def test_fixed_slices_begin_where_the_eye_writes_them() -> None:
    starts = Layout(FIXED).starts
    assert starts == {
        "now": layout.AT_NOW,
        "frames": layout.AT_FRAMES,
        "said": layout.AT_SAID,
        "seats": layout.AT_SEATS,
        "places": layout.AT_PLACES,
        "crew": layout.AT_CREW,
        "memory": layout.AT_MEMORY,
    }
    assert len(Layout(FIXED)) == layout.AT_PACK
    assert layout.SEAT_FIELDS.index("effect_0") == layout.MARKED
    assert layout.SEAT_FIELDS.index("pending_0") == layout.PENDING
