"""The log: a game as one text file that a person can read.

A header of `key value` lines, a line `---`, then one line for every answer, die, draw and deal, each closed
by four digits that depend on everything above it: damage is found, and found at its line. A game with fair
dice names their parts: `commit`, their recipe `dice` (unless it is the first) and every seat's `entropy` in
the header, and after another `---` the `seed`.
"""

from __future__ import annotations

import binascii
from dataclasses import replace
from pathlib import Path

from gangland.content.records import Pack
from gangland.game.game import Game
from gangland.game.logs.pack_finder import NoSuchPackError, Shelf, seek_pack
from gangland.game.positions.position import from_text
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, check_setup, format_options, parse_options
from gangland.rulesets.versions import VERSIONS

FORMAT = "1"
MAGIC = f"gangland log {FORMAT}"
RULER = "---"
MARK = "  #"
LARGEST = 20_000_000
KEYS = (
    "game",
    "rules",
    "content",
    "options",
    "deals",
    "pack",
    "lesson",
    "seat",
    "position",
    "commit",
    "dice",
    "entropy",
)
FOOTER_KEYS = ("seed",)


class LogError(Exception):
    """A file that is not a whole log; `line` says where (0: the file as a whole)."""

    def __init__(self, code: str, line: int = 0, cause: Refusal | None = None, **details: object) -> None:
        """Keep the reason; nothing was loaded."""
        super().__init__(code)
        self.code = code
        self.line = line
        self.cause = cause
        self.details = details


def check(previous: str, line: str) -> str:
    """Return the four digits that close a line, given those that closed the line above.

    They are a cyclic redundancy check, which no damage of one or two bytes in a row escapes.
    """
    return f"{binascii.crc_hqx(line.encode(), int(previous or '0', 16)):04x}"


def header(game: Game) -> list[str]:
    """Return the header of a game's log, with the rules it began with."""
    return header_of(replace(game.setup, rules=game.began), game.pack.hash, game.position)


def header_of(setup: Setup, content: str, position: str = "") -> list[str]:
    """Return the header of a log from what was agreed, where nobody can lay the game itself."""
    lines = [MAGIC, f"game {setup.game}", f"rules {setup.rules}", f"content {content}"]
    lines.append(f"options {format_options(setup.options)}".rstrip())
    lines.append(f"deals {'open' if setup.open_deals else 'closed'}")
    lines += [f"pack {path}" for path in setup.packs]
    lines += [f"lesson {setup.lesson}"] if setup.lesson else []
    lines += [f"seat {seat.bot or '-'} {seat.name}" for seat in setup.seats]
    if position:
        lines += [f"position {line}" for line in position.split("\n")]
    return [*lines, RULER]


def text_of(game: Game) -> str:
    """Return the whole log of a game."""
    return marked(header(game) + game.lines, "")[0]


def marked(lines: list[str], previous: str) -> tuple[str, str]:
    """Return lines with their digits as a text, and the digits of the last."""
    text = ""
    for line in lines:
        previous = check(previous, line)
        text += f"{line}{MARK}{previous}\n"
    return text, previous


def read_whole(path: Path) -> bytes:
    """Return what is in a file; one that is too large, or has no end, is refused."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise LogError("too-large", most=LARGEST)
    return content


def read_lines(path: Path, *, whole: bool = False) -> list[str]:
    """Return the lines of a log, their digits checked and taken off.

    A last move that a power cut has torn is left out, unless the log has to be whole.
    """
    lines, torn = split_torn(_content(path))
    if torn and whole:
        raise LogError("cut-off", len(lines) + 1)
    return lines


def torn_end(path: Path) -> bytes:
    """Return what is left of a last move that a power cut has torn; nothing where the log is whole."""
    return split_torn(_content(path))[1]


def split_torn(content: bytes) -> tuple[list[str], bytes]:
    """Return the whole lines of a log, and what follows them: nothing, or one torn line and no more.

    Damage further up is an error, and so is a header without its end: there is no game to go on with.
    """
    raw = content.split(b"\n")
    is_ended = raw[-1] == b""
    if is_ended:
        raw.pop()
    if not content.startswith(b"gangland log "):
        raise LogError("not-a-log", 1)
    lines: list[str] = []
    previous = ""
    for number, one in enumerate(raw, 1):
        body, previous, fault = _checked(one, previous)
        if not fault:
            lines.append(body)
        elif number == len(raw) and RULER in lines:
            return lines, content[len(content) - len(one) - is_ended :]
        else:
            raise LogError(fault if is_ended or number < len(raw) else "cut-off", number, text=number)
    return lines, b""


def _content(path: Path) -> bytes:
    try:
        return read_whole(path)
    except OSError as error:
        raise LogError("cannot-read", reason=error) from error


def _checked(line: bytes, previous: str) -> tuple[str, str, str]:
    """Return a line without its digits, its digits, and what is wrong with it, if anything is."""
    try:
        body, mark, digits = line.decode("utf-8").rpartition(MARK)
    except UnicodeDecodeError:
        return "", "", "not-text"
    if not mark:
        return "", "", "no-check"
    expected = check(previous, body)
    return body, expected, "" if digits == expected else "damaged"


def load(path: Path, stop: int | None = None, pack: Pack | None = None, shelf: Shelf | None = None) -> Game:
    """Return the game of a log, whole or up to a move; anything wrong is a LogError and nothing is loaded.

    A pack that is not where the log says is looked for on the shelf and beside the log.
    """
    lines = read_lines(path)
    if RULER not in lines:
        raise LogError("cut-off", len(lines))
    ruler = lines.index(RULER)
    game = _open(lines[:ruler], pack, (shelf or Shelf()).beside(path))
    moves = without_footer(lines)[ruler + 1 :]
    for number, line in enumerate(moves[:stop], ruler + 2):
        try:
            game.replay([line])
        except Refusal as refusal:
            raise LogError("bad-move", number, refusal, text=line) from refusal
    return game


def without_footer(lines: list[str]) -> list[str]:
    """Return header and moves; a footer may only say what it knows."""
    ruler = lines.index(RULER)
    if RULER not in lines[ruler + 1 :]:
        return lines
    end = lines.index(RULER, ruler + 1)
    for number, line in enumerate(lines[end + 1 :], end + 2):
        if line.partition(" ")[0] not in FOOTER_KEYS:
            raise LogError("unknown-header", number, text=line.partition(" ")[0])
    return lines[:end]


def check_going_on(path: Path, game: Game) -> None:
    """Refuse to go on with a game whose dice can be proved: no dice of ours would be among the proof."""
    if not game.t.over and any(line.startswith("commit ") for line in read_lines(path)):
        raise LogError("fair-dice")


def _header_values(lines: list[str]) -> dict[str, list[str]]:
    """Return the header's values by key, the versions checked."""
    if lines[0] != MAGIC:
        raise LogError("format", 1, found=lines[0], expected=MAGIC)
    values: dict[str, list[str]] = {}
    for number, line in enumerate(lines[1:], 2):
        key, _, value = line.partition(" ")
        if key not in KEYS:
            raise LogError("unknown-header", number, text=key)
        values.setdefault(key, []).append(value)
    for key in ("game", "rules", "content", "seat"):
        if key not in values:
            raise LogError("missing-header", len(lines), text=key)
    if values["rules"][0] not in VERSIONS or len(values["rules"]) > 1:
        raise LogError("rules-version", 3, found=values["rules"][-1], known=", ".join(VERSIONS))
    return values


def _open(lines: list[str], pack: Pack | None, shelf: Shelf) -> Game:
    """Return the game a header describes."""
    values = _header_values(lines)
    seats = tuple(_seat(value) for value in values["seat"])
    try:
        setup = Setup(
            values["game"][0],
            seats,
            parse_options(values.get("options", [""])[0]),
            values.get("deals") == ["open"],
            tuple(values.get("pack", [])),
            values["rules"][0],
            values["content"][0],
            values.get("lesson", [""])[0],
        )
        if pack is None and (setup.packs or shelf.given):
            pack, setup = _with_its_pack(setup, values["content"][0], shelf)
        game = Game(setup, pack)
        if game.pack.hash != values["content"][0]:
            raise LogError("content-hash", 4, found=values["content"][0], expected=game.pack.hash)
        if "position" in values:
            text = "\n".join(values["position"])
            game = from_text(
                text, game.pack, packs=setup.packs, open_deals=setup.open_deals, rules=setup.rules
            )
            game.setup = replace(game.setup, seats=seats)
    except Refusal as refusal:
        raise LogError("bad-header", 0, refusal) from refusal
    return game


def _with_its_pack(setup: Setup, wanted: str, shelf: Shelf) -> tuple[Pack, Setup]:
    """Return the pack a log was written with, wherever it lies now, and the set-up that names its files."""
    check_setup(setup)
    try:
        found = seek_pack(setup.pack_game, setup.packs, wanted, shelf)
    except NoSuchPackError as error:
        raise LogError("no-pack", 4, wanted=wanted, tried=error.tried) from error
    return found.pack, replace(setup, packs=found.paths)


def _seat(text: str) -> Seat:
    bot, _, name = text.partition(" ")
    return Seat(name, "" if bot == "-" else bot)
