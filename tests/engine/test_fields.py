"""The fields of a table are declared once; laying, copying, saving and comparing are held to that list."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from gangland.content.editions import load_edition
from gangland.engine import fields
from gangland.engine.fields import FIELDS, POSITION, Field
from gangland.engine.ints import ints
from gangland.engine.modifier import WIDTH
from gangland.engine.step import Rules
from gangland.engine.table import DEPTH, EFFECTS, FRAME, PLACES, Table, plain
from gangland.game.games import GAMES
from gangland.game.positions import state, values

SEATS, SITES, CARDS = 4, 7, 9
ROOM = {
    fields.SEAT: SEATS,
    fields.PLACE: PLACES,
    fields.CREW: SEATS * PLACES,
    fields.SITE: SITES,
    fields.CARD: CARDS,
    fields.RULE: SEATS * WIDTH,
    fields.EFFECT: EFFECTS,
    fields.REGISTER: FRAME * DEPTH,
    fields.GROWING: 0,
}
NAMES = [field.name for field in FIELDS]
VECTORS = [field for field in FIELDS if field.is_vector]
COPIED = [field for field in VECTORS if field.name != "events"]


def other(t: Table, field: Field) -> object:
    """Return a value the field does not have."""
    value = plain(t, field.name)
    if isinstance(value, list):
        return [number + 3 for number in value] or [1, 2]
    return not value if field.room == fields.FLAG else int(str(value)) + 1


def put(t: Table, field: Field, value: object) -> None:
    setattr(t, field.name, ints(value) if isinstance(value, list) else value)


def rules() -> Rules:
    """Return rules to read a position by."""
    return GAMES["mayhem"].compose(load_edition("mayhem"), {})


def full() -> Table:
    """Return a table of no game, in which every field has a value that an empty one has not."""
    t = Table(SEATS, SITES, CARDS)
    for field in FIELDS:
        if field.name != "seats":
            put(t, field, other(t, field))
    return t


def pickled(t: Table) -> Table:
    again: Table = pickle.loads(pickle.dumps(t))  # noqa: S301 (our own)
    return again


def test_every_field_is_declared_and_no_other() -> None:
    t = Table()
    held = {name for name in dir(t) if not name.startswith("_") and not callable(getattr(t, name))}
    assert held == {*NAMES}
    assert len(NAMES) == len({*NAMES})


@pytest.mark.parametrize("field", FIELDS, ids=NAMES)
def test_a_table_is_laid_with_its_room_and_empty(field: Field) -> None:
    t = Table(SEATS, SITES, CARDS)
    value = plain(t, field.name)
    if field.is_vector:
        assert list(getattr(t, field.name)) == [field.empty] * ROOM[field.room]
    elif field.name not in ("seats", "alive"):
        assert value == field.empty
        assert isinstance(value, bool) == (field.room == fields.FLAG)


@pytest.mark.parametrize("field", FIELDS, ids=NAMES)
def test_a_copy_has_every_field(field: Field) -> None:
    t = full()
    expected: object = [] if field.name == "events" else plain(t, field.name)
    assert plain(t.copy(), field.name) == expected


@pytest.mark.parametrize("field", COPIED, ids=[field.name for field in COPIED])
def test_a_copy_owns_what_is_declared_owned_and_shares_the_rest(field: Field) -> None:
    t = full()
    before = list(getattr(t, field.name))
    getattr(t.copy(), field.name)[0] += 1
    assert (list(getattr(t, field.name)) == before) == field.owned


@pytest.mark.parametrize("field", POSITION, ids=[field.name for field in POSITION])
def test_tables_that_differ_in_one_field_of_the_position_are_not_equal(field: Field) -> None:
    t = full()
    changed = t.copy()
    assert changed == t
    assert hash(changed) == hash(t)
    put(changed, field, other(t, field))
    assert changed != t
    assert t.values().keys() == {field.name for field in POSITION}


def test_what_has_just_happened_and_who_listens_make_no_difference() -> None:
    t = full()
    twin = t.copy()
    twin.quiet = not t.quiet
    assert list(twin.events) != list(t.events)
    assert twin == t
    assert t != "a table"


@pytest.mark.parametrize("again", [pickled, copy.copy, copy.deepcopy])
def test_tables_are_pickled_and_copied_whole_and_apart(again: Callable[[Table], Table]) -> None:
    t = full()
    twin = again(t)
    assert twin == t
    assert twin.quiet == t.quiet
    twin.cash[0] += 1
    assert twin != t


def test_frames_that_were_left_are_no_part_of_a_position() -> None:
    t = Table(SEATS, SITES, CARDS)
    t.call(3)
    blank = Table(SEATS, SITES, CARDS)
    assert t != blank
    t.end()
    assert t == blank
    assert len(pickled(t).stack) == len(t.stack)


def test_a_table_is_printed_with_what_is_on_it() -> None:
    t = Table(SEATS, SITES, CARDS)
    assert repr(t) == "<Table(4, 7, 9)>"
    t.round = 2
    t.cash[1] = 5
    t.put(3, 12, 0, 2)
    assert repr(t) == "<Table(4, 7, 9) round=2 cash=[0, 5, 0, 0] rookies={72: 2} present={12: 8}>"


def test_a_position_keeps_every_field_one_way_and_only_one() -> None:
    """What is neither plain nor among the registers follows from the rest; amounts are plain."""
    assert {field.kept for field in FIELDS} == {
        fields.PLAIN,
        fields.STATE,
        fields.FRAMES,
        fields.LAID,
        fields.NOT,
    }
    registers = [*state.NUMBERS, *state.FLAGS, *state.VECTORS]
    assert sorted(registers) == sorted(field.name for field in FIELDS if field.kept == fields.STATE)
    plain_names = {field.name for field in FIELDS if field.kept == fields.PLAIN}
    assert {name for _, name in values.AMOUNTS} < plain_names


@pytest.mark.parametrize("field", state.REGISTERS, ids=[field.name for field in state.REGISTERS])
def test_every_register_is_written_down(field: Field) -> None:
    g, t = rules(), full()
    t.depth = 0
    before = state.state_lines(g, t)
    put(t, field, other(t, field))
    assert sum(a != b for a, b in zip(before, state.state_lines(g, t), strict=True)) == 1
