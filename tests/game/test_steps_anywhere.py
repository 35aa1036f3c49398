"""A step knows nothing of its neighbours: one that does nothing can stand anywhere, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rambles import GAMES, VARIANTS, pack_of

from gangland.engine.ints import popcount
from gangland.engine.step import Rules, Step, answer, options
from gangland.engine.table import CHANCE, FRAME, FRESH, PLACES, STEP, Table
from gangland.game import games as shelf
from gangland.game.chance import Dice
from gangland.game.games import new_table
from gangland.game.playout import sample
from gangland.game.positions.frames import frames_of, numbered_frames, stand_in
from gangland.rulesets import ids
from gangland.rulesets.procedures import IDS, PROCEDURES
from gangland.rulesets.versions import VERSIONS
from gangland.rulesets.view import known

ALL = -1
"""Instead of a place in a procedure: one everywhere."""

ENDLESS = frozenset({IDS.index("setup"), IDS.index("round"), IDS.index("end")})
"""Procedures whose last step never moves on: it begins a round, or ends the game."""

LAST_FIGHT = (IDS.index("end"), 1)
"""Before the last fight, which is rare."""

Frame = tuple[object, ...]


class Breath(Step):
    """A step that does nothing."""

    id = "Breath"

    def __init__(self) -> None:
        """Nobody has come by."""
        self.taken = 0

    def run(self, g: Rules, t: Table) -> None:  # noqa: ARG002 - as every step's
        """Go on at once."""
        self.taken += 1
        t.next()


def composed(name: str, variant: int, version: str) -> Rules:
    """Return the rules of a game with some of its options, by a version of the rules."""
    return VERSIONS[version](shelf.GAMES[name].compose(pack_of(name), VARIANTS[name][variant]))


def put_in(g: Rules, procedure: int, at: int) -> list[Breath]:
    """Put a step that does nothing before the at-th of a procedure, or everywhere; return what was put in."""
    put = []
    for number in range(PROCEDURES) if at == ALL else [procedure]:
        places = reversed(range(len(g.procedures[number]) + 1)) if at == ALL else [at]
        for place in places:
            put.append(Breath())
            g.procedures[number].insert(place, put[-1])
    return put


def without_breaths(g: Rules, t: Table) -> list[Frame]:
    """Return where a table stands, by ids; a frame whose step is not begun is at what comes next."""
    frames: list[Frame] = []
    for at, (proc, step, pending, aux) in enumerate(frames_of(g, t)):
        number = IDS.index(str(proc))
        here = t.stack[at * FRAME + STEP]
        while here < len(g.procedures[number]) and g.procedures[number][here].id == Breath.id:
            here += 1
        if here < len(g.procedures[number]):
            is_fresh = int(pending) < 0
            found = str(step) if not is_fresh else g.procedures[number][here].id
            frames.append((proc, found.partition("#")[0], FRESH if is_fresh else pending, aux))
    return frames


def seen(g: Rules, t: Table) -> Iterator[object]:
    """Yield all there is to see: who is asked, every menu and view, what happened, and where we are."""
    yield t.owed
    yield list(t.events)
    yield without_breaths(g, t)
    for seat in range(CHANCE + 1):
        yield list(options(g, t, seat).rows)
    for seat in range(-1, t.seats):
        yield table_state(known(g, t, seat))


def table_state(t: Table) -> list[object]:
    """Return everything on a table but the frames."""
    names = sorted(name for name in dir(t) if not name.startswith("_") and name not in ("stack", "depth"))
    values = [getattr(t, name) for name in names]
    return [value if isinstance(value, int) else list(value) for value in values if not callable(value)]


def frown(g: Rules, t: Table) -> None:
    """Leave every gang with a made or two, and one step from a fall."""
    for seat in range(t.seats):
        if t.is_alive(seat):
            t.standing[seat] = 4 if g.standing.worse(1) > 0 else 1
            for place in range(PLACES):
                if popcount(t.made_total(seat)) > 1:
                    t.take(seat, place, t.made[seat * PLACES + place], 0)


def compare(
    plain: Rules, other: Rules, seats: int, seed: int, every: int = 1, *, harsh: bool = False
) -> Table:
    """Play a game by both rules with the same answers; look at every decision, or now and then.

    In a harsh one, gangs fall all the time.
    """
    here, there = new_table(plain, seats), new_table(other, seats)
    return play_both(plain, other, here, there, Dice(seed), every, harsh=harsh)


def play_both(
    plain: Rules, other: Rules, here: Table, there: Table, dice: Dice, every: int, *, harsh: bool
) -> Table:
    """Play on at both tables with the same answers."""
    number = 0
    while not here.over:
        number += 1
        if harsh and number % 2 and plain.is_in(here, ids.ISSUE_ORDERS):
            frown(plain, here)
            frown(other, there)
        if number % every == 0:
            assert list(seen(plain, here)) == list(seen(other, there))
        assert here.owed == there.owed
        assert list(here.events) == list(there.events)
        asked = [seat for seat in range(CHANCE + 1) if here.owed >> seat & 1]
        seat = asked[dice.below(len(asked))]
        menu = options(plain, here, seat)
        assert list(menu.rows) == list(options(other, there, seat).rows)
        action = sample(menu, dice)
        answer(plain, here, seat, action)
        answer(other, there, seat, action)
    assert table_state(here) == table_state(there)
    return here


def places(name: str) -> list[tuple[int, int]]:
    """Return every place where a step can be put in: before each step, and at the end."""
    return [
        (number, at)
        for number, steps in enumerate(composed(name, 1, "2").procedures)
        for at in range(len(steps) + 1)
    ]


@pytest.mark.parametrize(
    ("name", "procedure", "at"), [(name, *place) for name in GAMES for place in places(name)]
)
def test_a_step_that_does_nothing_changes_nothing_where_it_is_put_in(
    name: str, procedure: int, at: int
) -> None:
    plain, other = composed(name, 1, "2"), composed(name, 1, "2")
    (breath,) = put_in(other, procedure, at)
    for seed in range(2):
        compare(plain, other, 4, 10 * at + seed, every=9, harsh=seed == 1)
    is_reached = at < len(plain.procedures[procedure]) or procedure not in ENDLESS
    assert breath.taken if is_reached and (procedure, at) != LAST_FIGHT else breath.taken == 0


@settings(max_examples=40, deadline=None)
@given(
    name=st.sampled_from(GAMES),
    variant=st.integers(0, 2),
    version=st.sampled_from(list(VERSIONS)),
    seats=st.integers(3, 4),
    seed=st.integers(0, 10**9),
    harsh=st.booleans(),
)
def test_steps_that_do_nothing_change_nothing_everywhere(
    name: str, variant: int, version: str, seats: int, seed: int, *, harsh: bool
) -> None:
    plain, other = composed(name, variant, version), composed(name, variant, version)
    put_in(other, 0, ALL)
    compare(plain, other, seats, seed, every=5, harsh=harsh)


@pytest.mark.parametrize("name", GAMES)
def test_harsh_games_are_what_they_are_meant_to_be(name: str) -> None:
    """Gangs fall, are disbanded together and alone, and games end before their time."""
    left = []
    for seed in range(12):
        plain, other = composed(name, 0, "2"), composed(name, 0, "2")
        put_in(other, 0, ALL)
        left.append(popcount(compare(plain, other, 4, seed, every=50, harsh=True).alive))
    assert {0, 1} & set(left)
    assert max(left) > 1


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_played_on_by_rules_with_more_steps(name: str, seed: int) -> None:
    """Saved by ids, or once by numbers: it stands in the same step, wherever that is by now."""
    plain, other = composed(name, seed % 3, "2"), composed(name, seed % 3, "2")
    put_in(other, 0, ALL)
    here, dice = new_table(plain, 4), Dice(seed)
    for number in range(150):
        asked = [seat for seat in range(CHANCE + 1) if here.owed >> seat & 1]
        answer(plain, here, asked[0], sample(options(plain, here, asked[0]), dice))
        if here.over:
            break
        if number % 15:
            continue
        frames = frames_of(plain, here)
        assert numbered_frames(plain, list(here.stack), here.depth) == frames
        there = here.copy()
        stand_in(other, there, frames)
        play_both(plain, other, here.copy(), there, Dice(number), 9, harsh=False)
