"""Where a game stands, in ids: a frame is a procedure, a step of it, seats still to be dealt with, a number.

Positions were once saved with the numbers of procedures and steps instead; these are read by where every
step stood then, wherever it stands now.
"""

from __future__ import annotations

from typing import Final

from gangland.engine.step import Rules
from gangland.engine.table import AUX, DEPTH, FRAME, PENDING, PROC, STEP, Table
from gangland.game.refusal import Refusal
from gangland.rulesets import ids, procedures

AGAIN: Final = "#"
"""Between the id of a step and the how-manieth of them it is, where a procedure has several."""

NUMBERED: Final = (
    (ids.ROLL_FOR_GANGS, ids.PICK_GANGS, ids.PICK_SIDES, ids.PICK_MADE, ids.LAY_THE_TABLE),
    (
        *(ids.START_ROUND, ids.CLAIM_ORDERS, ids.NEW_TURF, ids.TURN_UP_CARDS, ids.ISSUE_ORDERS),
        *(ids.CHOOSE_GOODS, ids.SELL, ids.ANSWER_FOR_SALES),
        *(ids.LAST_CALLS, ids.CLEAN_UP, ids.EMERGENCY_ROOM, ids.END_ROUND),
    ),
    (ids.FEEL_THE_HEAT, ids.TRANSACTIONS, ids.OFFER_BOOST, f"{ids.TRANSACTIONS}{AGAIN}2"),
    (ids.TRANSACTIONS,),
    (
        *(ids.CALL_FOR_BACKUP, ids.PULL_GUNS, ids.ARBITRATE, ids.ROLL_DICE, ids.DECIDE_WINNER),
        *(ids.ALLOT_INJURIES, ids.CHOOSE_INJURED, ids.RETREAT, ids.CLAIM_TOKEN, ids.DISCARD_GUNS),
        *(ids.ANSWER_TO_THE_LAW, ids.FOLLOW_UP),
    ),
    (ids.TAKE_THE_FALL,),
    (ids.MARK_GANGS, ids.HIT_GANGS),
    (ids.COUNT_CASH, ids.LAST_FIGHT),
)
"""The steps of each procedure as they were numbered once; bombing, if any, came behind a round's start."""


def frames_of(g: Rules, t: Table) -> list[list[str | int]]:
    """Return the frames of a table, the lowest first; one at the end of its procedure is as good as gone."""
    return [
        [procedures.IDS[proc], step_ids(g, proc)[step], pending, aux]
        for proc, step, pending, aux in (
            list(t.stack[at : at + FRAME]) for at in range(0, t.depth * FRAME, FRAME)
        )
        if step < len(g.procedures[proc])
    ]


def step_ids(g: Rules, procedure: int) -> list[str]:
    """Return the id of every step of a procedure; one that comes again has its number behind it."""
    found: list[str] = []
    for step in g.procedures[procedure]:
        before = sum(one.partition(AGAIN)[0] == step.id for one in found)
        found.append(f"{step.id}{AGAIN}{before + 1}" if before else step.id)
    return found


def stand_in(g: Rules, t: Table, frames: list[list[str | int]]) -> None:
    """Put a table where frames say."""
    if len(frames) > DEPTH:
        raise Refusal("position-key", key="state.frames")
    t.depth = 0
    try:
        for procedure, step, pending, aux in frames:
            proc = procedures.IDS.index(str(procedure))
            t.call(proc)
            t.set_frame(STEP, step_ids(g, proc).index(str(step)))
            t.set_frame(PENDING, int(pending))
            t.set_frame(AUX, int(aux))
    except (TypeError, ValueError, OverflowError) as error:
        raise Refusal("position-key", key="state.frames") from error


def numbered_frames(g: Rules, stack: list[int], depth: int) -> list[list[str | int]]:
    """Return frames from the numbers of procedures and steps that positions once had."""
    if len(stack) != FRAME * DEPTH or not 0 <= depth <= DEPTH:
        raise Refusal("position-key", key="state.stack")
    frames: list[list[str | int]] = []
    for at in range(0, depth * FRAME, FRAME):
        steps = list(NUMBERED[stack[at + PROC]])
        if ids.START_ROUND in steps and g.find_step(procedures.ROUND, ids.BOMBING) >= 0:
            steps.insert(steps.index(ids.START_ROUND) + 1, ids.BOMBING)
        proc, step = procedures.IDS[stack[at + PROC]], steps[stack[at + STEP]]
        frames.append([proc, step, stack[at + PENDING], stack[at + AUX]])
    return frames
