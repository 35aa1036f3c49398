"""Proof: the log of a game with its dice's parts, and the check that every roll and draw comes from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gangland.engine.table import CHANCE
from gangland.game.croupier import (
    FIRST_DICE,
    NO_ENTROPY,
    RECIPES,
    Croupier,
    FairCroupier,
    combined,
    commitment,
)
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.logs.log import RULER, LogError, without_footer
from gangland.game.logs.pack_finder import Shelf
from gangland.game.refusal import Refusal
from gangland.lessons.dice import SET, LessonCroupier
from gangland.lessons.shelf import find

HEX = re.compile(r"([0-9a-f]{2})+")


def log_text(game: Game, commit: str, entropies: list[str], seed: str, dice: str) -> str:
    """Return the log of a finished game, with all the parts of its dice; the first recipe is not named."""
    recipe = [f"dice {dice}"] if dice != FIRST_DICE else []
    parts = [f"commit {commit}", *recipe, *(f"entropy {entropy}" for entropy in entropies)]
    return with_parts(log.header(game), game.lines, parts, seed)


def with_parts(header: list[str], lines: list[str], parts: list[str], seed: str) -> str:
    """Return a log with the parts of its dice, and the seed where it is not secret any more."""
    head = [_without_folder(line) for line in header]
    body = [*head[:-1], *parts, RULER, *lines]
    footer = [RULER, f"seed {seed}"] if seed else []
    return log.marked([*body, *footer], "")[0]


def _without_folder(line: str) -> str:
    """Return a line of the header; of a pack of the host, the file's name, and not where it is kept."""
    key, _, value = line.partition(" ")
    return f"pack {Path(value).name}" if key == "pack" else line


@dataclass(frozen=True)
class Proof:
    """What was checked: how many dice and draws, and whether the game came to its end."""

    rolls: int
    lines: int
    seats: int
    contributed: int
    over: bool


def verify(path: Path, shelf: Shelf | None = None) -> Proof:
    """Derive every roll and draw of a log again; a LogError says where it is not what the parts give."""
    game = log.load(path, stop=0, shelf=shelf)
    lines = log.read_lines(path, whole=True)
    ruler = lines.index(RULER)
    if game.position:
        raise LogError("no-proof-from-position", next(_numbers(lines, "position")))
    parts = _parts(lines, len(game.setup.seats))
    dice = parts["dice"][0]
    croupier: Croupier = FairCroupier(combined(parts["seed"][0], parts["entropy"], dice), dice)
    if game.setup.lesson:
        croupier = LessonCroupier(find(game.setup.lesson), croupier)
    rolls = 0
    moves = without_footer(lines)[ruler + 1 :]
    for number, line in enumerate(moves, ruler + 2):
        is_roll = line.startswith("*: ") and not is_set(game, croupier)
        expected = derived(game, croupier) if is_roll else line
        if expected != line:
            raise LogError("dice-differ", number, found=line, expected=expected)
        rolls += is_roll
        try:
            game.replay([line])
        except Refusal as refusal:
            raise LogError("bad-move", number, refusal, text=line) from refusal
    contributed = sum(entropy != NO_ENTROPY for entropy in parts["entropy"])
    return Proof(rolls, len(moves), len(game.setup.seats), contributed, game.t.over)


def _numbers(lines: list[str], key: str) -> Iterator[int]:
    """Return the numbers of the lines with a key."""
    return (number for number, line in enumerate(lines, 1) if line.partition(" ")[0] == key)


def is_set(game: Game, croupier: Croupier) -> bool:
    """Return whether what chance is asked is set by a lesson: then there is nothing to derive."""
    asked = bool(game.t.owed >> CHANCE & 1)
    return asked and croupier.copy().roll(game.notation, game.t).purpose == SET


def derived(game: Game, croupier: Croupier) -> str:
    """Return the line chance must have written here."""
    if not game.t.owed >> CHANCE & 1:
        return ""
    return f"*: {game.notation.write(game.t, CHANCE, croupier.answer(game.notation, game.t))}"


def _parts(lines: list[str], seats: int) -> dict[str, list[str]]:
    """Return the parts of the dice: what was committed to, the recipe, what was added, and what was shown."""
    parts: dict[str, list[str]] = {"commit": [], "entropy": [], "seed": [], "dice": _recipe(lines)}
    for number, line in enumerate(lines, 1):
        key, _, value = line.partition(" ")
        if key in ("commit", "entropy", "seed"):
            parts[key].append(value)
            if not HEX.fullmatch(value) and not (key == "entropy" and value == NO_ENTROPY):
                raise LogError("dice-part", number, part=key)
    if not parts["commit"]:
        raise LogError("no-commit")
    if not parts["seed"]:
        raise LogError("not-revealed", len(lines))
    if len(parts["commit"]) > 1 or len(parts["seed"]) > 1 or len(parts["entropy"]) != seats:
        raise LogError("dice-parts", expected=seats, found=len(parts["entropy"]))
    found, expected = commitment(parts["seed"][0]), parts["commit"][0]
    if found != expected:
        raise LogError("commit-broken", len(lines), found=found, expected=expected)
    return parts


def _recipe(lines: list[str]) -> list[str]:
    """Return the recipe a log names, the first if it names none; a LogError says what is wrong with it."""
    named = [
        (number, line.partition(" ")[2]) for number, line in enumerate(lines, 1) if line.startswith("dice ")
    ]
    for number, value in named:
        if value not in RECIPES or len(named) > 1:
            raise LogError("dice-recipe", number, found=value, known=", ".join(RECIPES))
    return [value for _, value in named] or [FIRST_DICE]
