"""Taking back: one's own last action, as long as it showed nobody anything and nobody has answered it.

An action taken back stays in the log, followed by a line `undo`: every log replays to the same table, and
no version ever goes down. What was said and offered meanwhile stays said; a deal that was made, a die, a
card, an opened fist or an answer of another seat bar the way back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gangland.engine import event as ev
from gangland.engine.table import CHANCE, SEATS, Table
from gangland.game.deals.ledger import Ledger
from gangland.game.deals.talk import is_deal
from gangland.game.happenings import AUTHOR, Fact
from gangland.game.refusal import Refusal

if TYPE_CHECKING:
    from gangland.game.game import Game

WORD: Final = "undo"
MOST_A_ROUND: Final = 60
"""How often a seat may take something back in one round: a log is not to be flooded."""

REVEALING: Final = frozenset(
    {"affected", "card-up", "guns", "held", "peeked", "price", "rolled", "seen", "site-up", "sold", "stole"}
)
"""What nobody can unsee: dice, cards, sites, opened hands."""

NOBODY: Final = -1
BINDING: Final = frozenset({"accept", "gift"})
"""Deals that are made by it, or fall through."""


class Said(NamedTuple):
    """A deal or talk since an action, and what came of it."""

    line: str
    facts: tuple[Fact, ...]


class Back(NamedTuple):
    """How everything was before an action of a seat, in which line it stands, and what was said since."""

    seat: int
    line: int
    table: Table
    ledger: Ledger
    happened: int
    said: tuple[Said, ...] = ()


class WayBack(NamedTuple):
    """The actions that can be taken back, the last one first to go, and what bars the way beyond them.

    `by` acted last, and is the only one to be told what bars it; `taken` counts by seat what was taken back
    in this round, `total` what was in the whole game.
    """

    steps: tuple[Back, ...] = ()
    bar: str = "nothing"
    by: int = NOBODY
    taken: tuple[int, ...] = (0,) * SEATS
    total: int = 0


NO_WAY_BACK: Final = WayBack()


def after_answer(way: WayBack, back: Back, facts: Iterable[Fact], *, is_final: bool = False) -> WayBack:
    """Return the way back after an action: longer by it, or barred by what it showed.

    What is left to chance `is_final` before the dice are there: somebody may know them already.
    """
    events = {fact.doc["event"] for fact in facts}
    if "round" in events:
        way = way._replace(taken=(0,) * SEATS)
    by = way.by if back.seat == CHANCE else back.seat
    if back.seat == CHANCE or is_final or events & REVEALING:
        return way._replace(steps=(), bar="revealed", by=by)
    if way.by not in (by, NOBODY):
        return way._replace(steps=(back,), bar="others", by=by)
    return way._replace(steps=(*way.steps, back), by=by)


def after_deal(way: WayBack, line: str, facts: Sequence[Fact]) -> WayBack:
    """Return the way back after a deal or talk; INF-3: only a deal the seat knows of bars it."""
    if not way.steps:
        return way
    verb = line.partition(": ")[2].partition(" ")[0]
    if verb in BINDING and any(fact.is_for(way.steps[-1].seat) for fact in facts):
        return way._replace(steps=(), bar="deal")
    said = Said(line, tuple(facts))
    return way._replace(steps=tuple(back._replace(said=(*back.said, said)) for back in way.steps))


def is_final(after: Table, docs: Iterable[Mapping[str, Any]]) -> bool:
    """Return whether an action cannot be taken back, by the table it led to and what happened on the way."""
    is_left_to_chance = after.owed >> CHANCE & 1
    return bool(after.over or is_left_to_chance or REVEALING & {doc["event"] for doc in docs})


def bar(game: Game, seat: int) -> str:
    """Return the code of what bars a seat's way back; empty where nothing does."""
    way = game.way_back
    if way.by not in (seat, NOBODY):
        return "undo-others"
    if game.t.over or not way.steps:
        return f"undo-{way.bar}"
    return "undo-enough" if way.taken[seat] >= MOST_A_ROUND else ""


def last_step(game: Game, seat: int) -> Back:
    """Return the action a seat can take back, or refuse."""
    barred = bar(game, seat)
    if barred:
        raise Refusal(barred, **({"most": MOST_A_ROUND} if barred == "undo-enough" else {}))
    return game.way_back.steps[-1]


def can_undo(game: Game, seat: int) -> bool:
    """Return whether a seat can take its last action back, with all that was said since."""
    if bar(game, seat):
        return False
    try:
        return not game.way_back.steps[-1].said or bool(_restored(game, game.way_back.steps[-1]))
    except Refusal:
        return False


def undo(game: Game, seat: int) -> list[Fact]:
    """Take the seat's last action back; return what everybody is told of it, which is not what it was."""
    back = last_step(game, seat)
    before = _restored(game, back)
    line = f"{game.notation.seat(game.t, seat)}: {WORD}"
    way = game.way_back
    taken = tuple(count + (one == seat) for one, count in enumerate(way.taken))
    game.t, game.ledger, game.happened = before.t, before.ledger, before.happened
    game.way_back = way._replace(steps=way.steps[:-1], taken=taken, total=way.total + 1)
    facts = [Fact(ev.EVERYONE, {"event": "undone", "seat": seat})]
    game.lines.append(line)
    game.facts += facts
    return facts


def _restored(game: Game, back: Back) -> Game:
    """Return the game without an action, but with all that was said since; refuse if that cannot be."""
    before = game.branch(back.table)
    before.ledger = back.ledger.copy()
    before.happened = game.happened[: back.happened]
    for line, facts in back.said:
        who, _, text = line.partition(": ")
        try:
            again = before.take(before.notation.parse_seat(before.t, who), text)
        except Refusal as refusal:
            raise Refusal("undo-deal") from refusal
        if again != list(facts):
            raise Refusal("undo-deal")
    return before


def standing(lines: Iterable[str]) -> list[str]:
    """Return the lines of a log without those taken back."""
    found: list[str] = []
    for line in lines:
        if line.partition(": ")[2] != WORD:
            found.append(line)
            continue
        last = next(at for at in range(len(found) - 1, -1, -1) if _is_action(found[at]))
        del found[last]
    return found


def _is_action(line: str) -> bool:
    """Return whether a line is an answer of a seat, and neither talk nor the house's."""
    who, _, text = line.partition(": ")
    return who != AUTHOR and not is_deal(text)
