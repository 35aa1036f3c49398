"""Golden games: logs of finished games with notes in the margin, and how they are replayed.

A line at the margin is a line of the log. What is indented is a note: `?` something that was tried before the
next line and refused, with the reason; `=` the table at the end; and anything else something that was told,
with whom it was told to: `*` for everybody, else the seats by number and `o` for an onlooker. What two of
them read otherwise, an offer by its number, is written for each of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from gangland.content.load import load_pack
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.notation import KINDS
from gangland.game.positions.writer import plain_lines
from gangland.game.refusal import Refusal

HERE = Path(__file__).parent
GAMES = HERE / "games"
PACKS = HERE / "packs"

NOTE = "    "
TRIED = f"{NOTE}? "
BECAUSE = " -> "
AT_THE_END = f"{NOTE}= "
EVERYBODY = "*"
ONLOOKER = "o"
RAW = "act"
"""A try that no notation can say: the word for its kind, then place, target, made and rookies as numbers."""
PLAIN = re.compile(r"(?!null|true|false)[a-z][a-z0-9-]*")


class Entry(NamedTuple):
    """A line to be taken, or tried and refused."""

    who: str
    text: str
    is_tried: bool = False


class Unplayable(Exception):  # noqa: N818 (what it says of a game)
    """A golden game that cannot be played any more as it was: a line is refused, or a try is not."""


class Script(NamedTuple):
    """What is done in a golden game: the header of its log, then every line and every try."""

    header: tuple[str, ...]
    entries: tuple[Entry, ...]

    @property
    def content(self) -> str:
        """The hash of the pack."""
        return next(line.partition(" ")[2] for line in self.header if line.startswith("content "))


def script_of(text: str) -> Script:
    """Read the script off a golden game, leaving what came of it."""
    lines = [line.rpartition(log.MARK)[0] if is_log(line) else line for line in text.splitlines()]
    ruler = lines.index(log.RULER)
    return Script(tuple(lines[: ruler + 1]), tuple(_entries(lines[ruler + 1 :])))


def _entries(lines: Iterable[str]) -> Iterator[Entry]:
    for line in lines:
        who, _, text = line.strip().partition(": ")
        if line.startswith(TRIED):
            yield Entry(who.removeprefix("? "), text.partition(BECAUSE)[0], is_tried=True)
        elif is_log(line):
            yield Entry(who, text)


def is_log(line: str) -> bool:
    """Whether a line is one of the log, and no note."""
    return not line.startswith(NOTE)


def log_of(text: str) -> str:
    """The log within a golden game."""
    return "".join(f"{line}\n" for line in text.splitlines() if is_log(line))


@cache
def kept_packs() -> dict[str, Path]:
    """Where each pack lies that golden games are played with, by its hash."""
    return {load_pack(path).hash: path for path in sorted(PACKS.glob("*.toml"))}


@cache
def kept_pack(content: str) -> Pack:
    """The kept pack with this hash."""
    return load_pack(kept_packs()[content])


def open_game(script: Script) -> Game:
    """The game of a script before its first line, with the pack kept beside it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "golden.log"
        path.write_text(log.marked(list(script.header), "")[0], "utf-8")
        return log.load(path, pack=kept_pack(script.content))


def replayed(script: Script) -> str:
    """Play a script; return the golden game that comes of it."""
    game = open_game(script)
    margin: list[str | None] = []
    for entry in script.entries:
        if entry.is_tried:
            margin.append(tried(game, entry))
            continue
        since = len(game.facts)
        take(game, entry)
        margin += [None, *told_lines(game, since)]
    return woven(game, [*margin, *(f"{AT_THE_END}{line}".rstrip() for line in end_lines(game))])


def woven(game: Game, margin: list[str | None]) -> str:
    """The log of a game with notes in between; None stands for the next line of the log."""
    lines = log.text_of(game).splitlines()
    head = len(lines) - len(game.lines)
    rest = iter(lines[head:])
    return "".join(f"{next(rest) if note is None else note}\n" for note in [*lines[:head], *margin])


def take(game: Game, entry: Entry) -> None:
    """Take a line of the log."""
    try:
        game.take(game.notation.parse_seat(game.t, entry.who), entry.text)
    except Refusal as refusal:
        line = f"line {len(game.lines) + 1} of the game"
        raise Unplayable(f"{line}, {entry.who}: {entry.text}: refused, {reason(refusal)}") from refusal


def tried(game: Game, entry: Entry) -> str:
    """Try what is refused; return the note with the reason. Nothing may come of it."""
    before = game.t.copy(), vars(game.ledger.copy()), len(game.facts), len(game.lines)
    try:
        attempt(game, entry)
    except Refusal as refusal:
        after = game.t, vars(game.ledger), len(game.facts), len(game.lines)
        if after != before:
            raise Unplayable(f"{entry.who}: {entry.text}: refused, and changed the game") from refusal
        return f"{TRIED}{entry.who}: {entry.text}{BECAUSE}{reason(refusal)}"
    line = f"after line {len(game.lines) - 1} of the game"
    raise Unplayable(f"{line}, {entry.who}: {entry.text}: was refused, and no longer is")


def attempt(game: Game, entry: Entry) -> None:
    """Do something, in notation or raw."""
    seat = game.notation.parse_seat(game.t, entry.who)
    if entry.text.startswith(f"{RAW} "):
        game.answer(seat, action_of(game, seat, entry))
    else:
        game.take(seat, entry.text)


def action_of(game: Game, seat: int, entry: Entry) -> int:
    """The action that an entry means, in notation or raw."""
    if entry.text.startswith(f"{RAW} "):
        kind, *numbers = entry.text.split(" ")[1:]
        return act.pack(KINDS[kind], *map(int, numbers))
    return game.notation.read(game.t, seat, entry.text, game.menu(seat))


def reason(refusal: Refusal) -> str:
    """A refusal on one line: its code, its rule, and what fills the message."""
    details = [f"{key}={written(value)}" for key, value in refusal.document()["details"].items()]  # type: ignore[attr-defined]
    return " ".join([refusal.code, refusal.rule or "-", *details])


def told_lines(game: Game, since: int) -> list[str]:
    """What was told since, each fact once for all who read it alike."""
    viewers = [*range(game.t.seats), -1]
    told = {viewer: iter(game.told(viewer, since)) for viewer in viewers}
    lines = []
    for fact in game.facts[since:]:
        readers: dict[str, list[int]] = {}
        for viewer in viewers:
            if fact.is_for(viewer):
                readers.setdefault(fact_line(next(told[viewer]).doc), []).append(viewer)
        lines += [f"{NOTE}{label(who, len(viewers))} {line}" for line, who in readers.items()]
    assert all(next(rest, None) is None for rest in told.values()), "more is told than happened"
    return lines


def label(viewers: list[int], count: int) -> str:
    """Who reads something."""
    if len(viewers) == count:
        return EVERYBODY
    return "".join(ONLOOKER if viewer < 0 else str(viewer) for viewer in viewers)


def fact_line(doc: dict[str, object]) -> str:
    """A fact on one line."""
    rest = " ".join(f"{key}={written(value)}" for key, value in doc.items() if key != "event")
    return f"{doc['event']} {rest}".rstrip()


def written(value: object) -> str:
    """A value as JSON, ids without their quotes."""
    if isinstance(value, str) and PLAIN.fullmatch(value):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def end_lines(game: Game) -> list[str]:
    """The table at the end, as a position has it, and who won."""
    winner = game.notation.seat(game.t, game.t.winner) if game.t.winner >= 0 else "nobody"
    return [f"winner {winner}" if game.t.over else "unfinished", *plain_lines(game)]


def first_difference(old: str, new: str) -> str:
    """The first line in which two texts differ, with its number and the line of the log above it."""
    before, after = old.splitlines(), new.splitlines()
    at = next((i for i, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), None)
    at = min(len(before), len(after)) if at is None else at
    above = next((line for line in reversed(before[:at]) if is_log(line)), "")
    was = before[at] if at < len(before) else "(the end)"
    now = after[at] if at < len(after) else "(the end)"
    return f"line {at + 1}, after {above.strip()!r}\n  was {was.strip()}\n  now {now.strip()}"
