"""What is kept of a table: its plan, its seats and keys, and every line of its game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec

from gangland.game.annals import Annals
from gangland.game.croupier import FIRST_DICE, NO_ENTROPY
from gangland.game.games import FIRST_RULES
from gangland.protocol.bodies import Pace, SpectatorRule
from gangland.protocol.lobby import State
from gangland.protocol.messages import Lang
from gangland.server.store.base import Base, ConflictError
from gangland.server.store.keys import MOST_KEYS
from gangland.server.store.origins import Origin

HOST = -1
"""The seat of the host's key."""


class Plan(msgspec.Struct):
    """What was agreed when the table was made: `pack` is the host's name for it, `packs` are its files.

    `content` is the hash of its cards, `rules` the version of its rules, `dice` the recipe of its dice; a
    plan from before plans named them has the cards of the first edition, the first rules and the first dice.
    `coach` says whether everybody, or nobody, may ask the coach.
    A `lesson` is a guided game; it is `guided` until the learner skips the rest. The `origin` of a game that
    was begun elsewhere says with which dice.
    """

    game: str
    options: dict[str, int]
    packs: tuple[str, ...]
    open_deals: bool
    pace: Pace
    spectators: SpectatorRule
    lang: Lang
    caretaker: str = "thug"
    pack: str = ""
    content: str = ""
    rules: str = FIRST_RULES
    dice: str = FIRST_DICE
    coach: bool = False
    lesson: str = ""
    guided: bool = True
    origin: Origin | None = None


class SeatRecord(msgspec.Struct):
    """A seat: whose it is, what it added to the dice, and whether a caretaker plays for it."""

    kind: str
    name: str
    bot: str = ""
    entropy: str = NO_ENTROPY
    caretaker: bool = False
    lang: str = ""


class Line(NamedTuple):
    """A line of the log, when it was written, and the message (of a seat) it came from."""

    text: str
    at: float
    seat: int = -1
    message: str = ""


class TableRecord(msgspec.Struct):
    """All that is kept of a table; one that is asleep goes on when somebody plays there again.

    `rematch` is the table where they play once more, if they do; of a finished game that is shared, everybody
    may read everything. The `edition` goes up with every write by one of several servers.
    """

    id: str
    created: float
    state: State
    plan: Plan
    commitment: str
    seed: str
    seats: list[SeatRecord]
    keys: list[tuple[str, int]]
    lines: Annals[Line]
    started: float = 0.0
    votes: dict[int, set[int]] = msgspec.field(default_factory=dict)
    is_asleep: bool = False
    rematch: str = ""
    is_shared: bool = False
    edition: int = 0

    def first_dice(self) -> Origin:
        """Return the commitments the game began with, here or elsewhere."""
        return self.plan.origin or Origin(self.commitment, [seat.entropy for seat in self.seats])


def insert(base: Base, record: TableRecord) -> None:
    """Keep a new table."""
    plan = msgspec.json.encode(record.plan).decode()
    values = (record.id, record.created, record.state, plan, record.commitment)
    base.execute("INSERT INTO tables (id, created, state, plan, commitment) VALUES (?, ?, ?, ?, ?)", values)
    base.execute("INSERT INTO seeds VALUES (?, ?)", (record.id, record.seed))
    for number, seat in enumerate(record.seats):
        save_seat(base, record.id, number, seat)
    for key, seat_number in record.keys:
        add_key(base, record.id, key, seat_number)


def save_seat(base: Base, table: str, number: int, seat: SeatRecord) -> None:
    """Keep a seat as it is now; once the game has begun, its dice and players stay, whoever writes this."""
    base.execute(
        "INSERT INTO seats SELECT id, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND state = 'open'"
        " ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,"
        " bot = excluded.bot, entropy = excluded.entropy",
        (number, seat.kind, seat.name, seat.bot, seat.entropy, int(seat.caretaker), seat.lang, table),
    )
    base.execute(
        "UPDATE seats SET caretaker = ?, lang = ? WHERE game = ? AND seat = ?",
        (int(seat.caretaker), seat.lang, table, number),
    )


def save_votes(base: Base, table: str, seat: int, voters: Iterable[int]) -> None:
    """Keep who wants a caretaker for a seat."""
    base.execute("DELETE FROM votes WHERE game = ? AND seat = ?", (table, seat))
    base.executemany("INSERT INTO votes VALUES (?, ?, ?)", [(table, seat, voter) for voter in voters])


def add_key(base: Base, table: str, key: str, seat: int) -> None:
    """Keep what one more key of a seat hashes to; the oldest of many opens nothing any more."""
    base.execute("INSERT INTO keys (hash, game, seat) VALUES (?, ?, ?)", (key, table, seat))
    base.execute(
        "DELETE FROM keys WHERE game = ?1 AND seat = ?2 AND rowid NOT IN"
        " (SELECT rowid FROM keys WHERE game = ?1 AND seat = ?2 ORDER BY rowid DESC LIMIT ?3)",
        (table, seat, MOST_KEYS),
    )


def free_seat(base: Base, table: str, number: int, seat: SeatRecord) -> None:
    """Forget whose a seat was, and keep it as it is now."""
    base.execute("DELETE FROM keys WHERE game = ? AND seat = ?", (table, number))
    base.execute("DELETE FROM owners WHERE game = ? AND seat = ?", (table, number))
    save_seat(base, table, number, seat)


def set_state(base: Base, table: str, state: State, started: float) -> None:
    """Keep that a game began or ended."""
    base.execute("UPDATE tables SET state = ?, started = ? WHERE id = ?", (state, started, table))


def save_results(base: Base, table: str, order: Sequence[int]) -> None:
    """Keep who came where; the seats come in the order of their places."""
    rows = [(table, seat, place) for place, seat in enumerate(order, 1)]
    base.executemany(
        "INSERT INTO results VALUES (?, ?, ?) ON CONFLICT (game, seat) DO UPDATE SET place = excluded.place",
        rows,
    )


def save_rematch(base: Base, table: str, after: str) -> None:
    """Keep where the players of a finished game play once more."""
    base.execute(
        "INSERT INTO rematches VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET after = excluded.after",
        (table, after),
    )


def save_shared(base: Base, table: str) -> None:
    """Keep that everybody may read a finished game."""
    base.execute("INSERT INTO shared VALUES (?) ON CONFLICT DO NOTHING", (table,))


def append(base: Base, table: str, first: int, lines: Sequence[Line]) -> None:
    """Keep new lines of a game, which goes on if it was asleep and somebody sent them.

    A number that is taken is an error: somebody else has gone on with the game.
    """
    rows = [(table, first + index, *line) for index, line in enumerate(lines)]
    ask = "INSERT INTO lines (game, number, text, at, seat, message) VALUES (?, ?, ?, ?, ?, ?)"
    if rows and base.executemany(f"{ask} ON CONFLICT DO NOTHING", rows).rowcount != len(rows):
        raise ConflictError(table)
    if any(line.message for line in lines):
        base.execute("DELETE FROM asleep WHERE game = ?", (table,))


def fetch(base: Base, table: str, first: int = 0) -> TableRecord | None:
    """Return a table with its lines from one on, or None where there is none of that name."""
    row = base.execute(
        "SELECT id, created, state, plan, commitment, seeds.seed, started, asleep.game IS NOT NULL, after,"
        " shared.game IS NOT NULL, coalesce(number, 0)"
        " FROM tables JOIN seeds ON seeds.game = tables.id LEFT JOIN asleep ON asleep.game = tables.id"
        " LEFT JOIN rematches ON rematches.game = tables.id LEFT JOIN shared ON shared.game = tables.id"
        " LEFT JOIN editions ON editions.game = tables.id"
        " WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    seats = base.execute(
        "SELECT kind, name, bot, entropy, caretaker, lang FROM seats WHERE game = ? ORDER BY seat", (table,)
    )
    keys = base.execute("SELECT hash, seat FROM keys WHERE game = ? ORDER BY rowid", (table,))
    lines = base.execute(
        "SELECT text, at, seat, message FROM lines WHERE game = ? AND number >= ? ORDER BY number",
        (table, first),
    )
    votes: dict[int, set[int]] = {}
    for voted, voter in base.execute("SELECT seat, voter FROM votes WHERE game = ?", (table,)):
        votes.setdefault(voted, set()).add(voter)
    return TableRecord(
        id=row[0],
        created=row[1],
        state=row[2],
        plan=msgspec.json.decode(row[3], type=Plan),
        commitment=row[4],
        seed=row[5],
        started=row[6],
        seats=[SeatRecord(seat[0], seat[1], seat[2], seat[3], bool(seat[4]), seat[5]) for seat in seats],
        keys=[(key, seat) for key, seat in keys],
        lines=Annals(Line, (Line(*line) for line in lines)),
        votes=votes,
        is_asleep=bool(row[7]),
        rematch=row[8] or "",
        is_shared=bool(row[9]),
        edition=row[10],
    )


def turn(base: Base, table: str) -> int:
    """Count one more write to a table; return how many there were. Who writes next waits until it is kept."""
    row = base.execute(
        "INSERT INTO editions VALUES (?, 1)"
        " ON CONFLICT (game) DO UPDATE SET number = editions.number + 1 RETURNING number",
        (table,),
    ).fetchone()
    return int(row[0])


def save_plan(base: Base, table: str, plan: Plan) -> None:
    """Keep a plan as it is now."""
    base.execute("UPDATE tables SET plan = ? WHERE id = ?", (msgspec.json.encode(plan).decode(), table))


def running(base: Base) -> list[str]:
    """Return the names of all games under way and awake."""
    rows = base.execute(
        "SELECT id FROM tables WHERE state = 'running' AND id NOT IN (SELECT game FROM asleep)"
        " ORDER BY created"
    )
    return [row[0] for row in rows]


def count(base: Base) -> int:
    """Return how many tables are open or under way, those asleep not counted."""
    row = base.execute(
        "SELECT count(*) FROM tables WHERE state != 'over' AND id NOT IN (SELECT game FROM asleep)"
    ).fetchone()
    return int(row[0])


def still_open(base: Base, tables: Iterable[str]) -> list[str]:
    """Return those of some tables that have not begun."""
    ask = "SELECT 1 FROM tables WHERE id = ? AND state = 'open'"
    return [table for table in tables if base.execute(ask, (table,)).fetchone()]


def put_to_sleep(base: Base, before: float) -> list[str]:
    """Put games to sleep where no person has done anything since; return which."""
    rows = base.execute(
        "INSERT INTO asleep SELECT id FROM tables WHERE state = 'running' AND started < ?1"
        " AND id NOT IN (SELECT game FROM asleep)"
        " AND NOT EXISTS (SELECT 1 FROM lines WHERE game = id AND message != '' AND at >= ?1) RETURNING game",
        (before,),
    )
    return [row[0] for row in rows.fetchall()]


def owners(base: Base, table: str, seat: int) -> list[str]:
    """Return the names of the accounts a seat belongs to."""
    rows = base.execute(
        "SELECT accounts.name FROM owners JOIN accounts ON accounts.id = owners.account"
        " WHERE game = ? AND seat = ?",
        (table, seat),
    )
    return [row[0] for row in rows]


def purge(base: Base, before: float, in_use: AbstractSet[str] = frozenset()) -> int:
    """Forget tables that never began, here or elsewhere, and are not in use; return how many there were."""
    rows = base.execute(
        "SELECT id FROM tables WHERE state = 'open' AND created < ?"
        " AND id NOT IN (SELECT game FROM presences)"
        " AND NOT EXISTS (SELECT 1 FROM lines WHERE game = id)",
        (before,),
    ).fetchall()
    gone = [row for row in rows if row[0] not in in_use]
    base.executemany("DELETE FROM tables WHERE id = ?", gone)
    return len(gone)
