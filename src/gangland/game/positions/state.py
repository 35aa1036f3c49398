"""The `[state]` of a position: the engine's own registers, for one saved in the middle of something."""

from __future__ import annotations

import hashlib
import json

from gangland.engine import modifier
from gangland.engine.fields import FIELDS, FLAG, ONE, STATE
from gangland.engine.ints import Ints
from gangland.engine.step import Rules, options
from gangland.engine.table import AUX, CHANCE, PROC, Table
from gangland.game.positions.frames import frames_of, numbered_frames, stand_in
from gangland.game.positions.values import Data
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.rulesets.procedures import FALL, ROUND
from gangland.rulesets.rounds import add_card_modifiers

REGISTERS = [field for field in FIELDS if field.kept == STATE]
NUMBERS = [field.name for field in REGISTERS if field.room == ONE]
FLAGS = [field.name for field in REGISTERS if field.room == FLAG]
VECTORS = [field.name for field in REGISTERS if field.is_vector]


def orders_step(g: Rules) -> int:
    """Return the number of the issue-orders step, where a position without registers stands."""
    return g.find_step(ROUND, ids.ISSUE_ORDERS)


def add_hassles(g: Rules, t: Table) -> None:
    """Put the hassles turned up this round in force, aimed at whom they would hit now."""
    for card in t.turned:
        if g.catalogue.card_mods[card]:
            add_card_modifiers(g, t, card)


def check_of(data: Data) -> str:
    """Return the digits that bind the registers to the rest of a position."""
    state = {key: value for key, value in data["state"].items() if key != "check"}
    text = json.dumps(data | {"state": state}, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def state_lines(g: Rules, t: Table) -> list[str]:
    """Write the registers."""
    lines = ["[state]"]
    lines += [f"{name} = {getattr(t, name)}" for name in NUMBERS]
    lines += [f"{name} = {json.dumps(bool(getattr(t, name)))}" for name in FLAGS]
    lines += [f"{name} = {list(getattr(t, name))}" for name in VECTORS]
    changes = [
        [index // modifier.WIDTH, index % modifier.WIDTH, value - t.base_mods[index]]
        for index, value in enumerate(t.mods)
        if value != t.base_mods[index]
    ]
    return [*lines, f"frames = {json.dumps(frames_of(g, t))}", f"modifiers = {changes}"]


def fill(vector: Ints, values: list[int]) -> None:
    """Write values into a vector of a table that is nobody else's yet."""
    for index, value in enumerate(values):
        vector[index] = value


def restore(g: Rules, t: Table, state: Data) -> None:
    """Read the registers back.

    Positions were once saved with guns that had been discarded, and with `sealed_off` to say so; and the seat
    that takes the fall was kept in the frame.
    """
    try:
        for name in NUMBERS:
            setattr(t, name, int(state.get(name, getattr(t, name))))
        for name in FLAGS:
            setattr(t, name, bool(state.get(name, getattr(t, name))))
        for name in VECTORS:
            values = [int(value) for value in state.get(name, list(getattr(t, name)))]
            if len(values) != len(getattr(t, name)):
                raise Refusal("position-key", key=f"state.{name}")
            fill(getattr(t, name), values)
        if not state.get("sealed_off", True):
            t.set_guns([0] * t.seats)
        mods = list(t.base_mods)
        for seat, index, amount in state.get("modifiers", []):
            mods[seat * modifier.WIDTH + index] += amount
        t.set_rules(mods)
        frames = state.get("frames")
        if frames is None:
            frames = numbered_frames(g, [int(one) for one in state["stack"]], int(state["depth"]))
    except (TypeError, KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refusal("position-key", key="state") from error
    stand_in(g, t, frames)
    if "falling" not in state and t.frame(PROC) == FALL:
        t.falling = t.frame(AUX)


def check_playable(g: Rules, t: Table) -> None:
    """Refuse a position in which nobody can answer."""
    if t.over:
        return
    try:
        asked = [seat for seat in range(CHANCE + 1) if t.owed >> seat & 1]
        playable = bool(asked) and all(options(g, t, seat).count() for seat in asked)
    except (IndexError, ValueError, OverflowError) as error:
        raise Refusal("position-state") from error
    if not playable:
        raise Refusal("position-state")
