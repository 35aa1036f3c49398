"""Proof: the log of a game with its dice's parts, and the check that every roll and draw comes from them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from gangland.engine.table import CHANCE
from gangland.game.chain import Chain, anchor_of
from gangland.game.croupier import (
    CHAINED_DICE,
    FIRST_DICE,
    NO_ENTROPY,
    RECIPES,
    Croupier,
    FairCroupier,
    combined,
    commitment,
)
from gangland.game.game import Game
from gangland.game.happenings import AUTHOR
from gangland.game.logs import log
from gangland.game.logs.log import RULER, LogError, without_footer
from gangland.game.logs.pack_finder import Shelf
from gangland.game.refusal import Refusal
from gangland.game.throws import ANEW, CHAIN, NONE, THROW, WITHOUT, ChainCroupier, is_about_dice
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


@dataclass
class Proof:
    """What was checked: how many dice and draws, and whether the game came to its end.

    Of a game with chains: how many throws there were, in how many each seat had a link of the chain it had
    committed to before the game, and in how many of a `later` one; how many were the house's `alone`, in
    which lines links did not come, and where a seat began which new chain. `house` says whether the house's
    chain was shown to its end. Where a game went on at another house in a line it `began` in, all of this is
    of what was committed to there; what was before it is among the `earlier`.
    """

    dice: str
    seats: int
    contributed: int
    commit: str
    parts: list[str]
    names: list[str]
    rolls: int = 0
    lines: int = 0
    over: bool = False
    house: bool = False
    throws: int = 0
    alone: int = 0
    shown: dict[int, int] = field(default_factory=dict)
    missed: list[tuple[int, int]] = field(default_factory=list)
    later: Counter[int] = field(default_factory=Counter)
    chained: list[tuple[int, int, str]] = field(default_factory=list)
    began: int = 0
    earlier: list[Proof] = field(default_factory=list)

    def first(self) -> Proof:
        """Return what was checked of the commitments the game began with."""
        return self.earlier[0] if self.earlier else self

    def every(self) -> list[Proof]:
        """Return what was checked of all commitments, one after the other."""
        return [*self.earlier, self]

    def begin_anew(self, number: int, commit: str, parts: list[str]) -> None:
        """Put away what was checked so far: from this line on the dice are those of another house."""
        past = replace(self, house=False, earlier=[])
        fresh = _counting(self.dice, commit, parts, self.names)
        vars(self).update(vars(fresh) | {"began": number, "earlier": [*self.earlier, past]})

    def count(self, number: int, text: str) -> None:
        """Count what the house wrote about the parts of dice, in a line of the log."""
        word, *rest = text.split(" ")
        if word == THROW:
            seats = [seat for seat, link in enumerate(rest[2:]) if link != NONE]
            self.throws += 1
            self.alone += not seats
            changed = {seat for _, seat, _ in self.chained}
            self.later.update(seat for seat in seats if seat in changed)
            for seat in set(seats) - changed:
                self.shown[seat] += 1
        elif word == WITHOUT:
            self.missed.append((number, int(rest[1])))
        elif word == CHAIN:
            self.chained.append((number, int(rest[0]), rest[1]))
        elif word == ANEW:
            self.begin_anew(number, rest[0], rest[1:])


def verify(path: Path, shelf: Shelf | None = None) -> Proof:
    """Derive every roll and draw of a log again; a LogError says where it is not what the parts give."""
    game = log.load(path, stop=0, shelf=shelf)
    lines = log.read_lines(path, whole=True)
    ruler = lines.index(RULER)
    if game.position:
        raise LogError("no-proof-from-position", next(_numbers(lines, "position")))
    parts = _parts(lines, len(game.setup.seats))
    croupier = _croupier(parts)
    if game.setup.lesson:
        croupier = LessonCroupier(find(game.setup.lesson), croupier)
    names = [seat.name for seat in game.setup.seats]
    proof = _counting(parts["dice"][0], parts["commit"][0], parts["entropy"], names)
    moves = without_footer(lines)[ruler + 1 :]
    for number, line in enumerate(moves, ruler + 2):
        _check(game, croupier, number, line, proof)
        try:
            game.replay([line])
        except Refusal as refusal:
            raise LogError("bad-move", number, refusal, text=line) from refusal
        if not game.t.owed >> CHANCE & 1:
            croupier.rest()
    proof.lines, proof.over, proof.house = len(moves), game.t.over, bool(parts["seed"])
    return proof


def _croupier(parts: dict[str, list[str]]) -> Croupier:
    dice = parts["dice"][0]
    if dice == CHAINED_DICE:
        return ChainCroupier(parts["commit"][0], parts["entropy"])
    return FairCroupier(combined(parts["seed"][0], parts["entropy"], dice), dice)


def _counting(dice: str, commit: str, parts: list[str], names: list[str]) -> Proof:
    """Return a proof that nothing was counted for yet."""
    shown = {seat: 0 for seat, part in enumerate(parts) if anchor_of(part)}
    added = sum(part != NO_ENTROPY for part in parts)
    return Proof(dice, len(parts), added, commit, parts, names, shown=shown)


def _check(game: Game, croupier: Croupier, number: int, line: str, proof: Proof) -> None:
    """Check a line against what the parts of the dice give."""
    who, _, text = line.partition(": ")
    if who == AUTHOR and is_about_dice(text):
        try:
            croupier.hear(text, game.t)
        except Refusal as refusal:
            raise LogError("dice-line", number, refusal) from refusal
        proof.count(number, text)
    elif who == "*":
        if not croupier.is_ready:
            raise LogError("no-throw", number)
        if is_set(game, croupier):
            return
        expected = derived(game, croupier)
        if expected != line:
            raise LogError("dice-differ", number, found=line, expected=expected)
        proof.rolls += 1


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
            if not HEX.fullmatch(value) and not (key == "entropy" and _is_part(value, parts["dice"][0])):
                raise LogError("dice-part", number, part=key)
    if not parts["commit"]:
        raise LogError("no-commit")
    is_chained = parts["dice"] == [CHAINED_DICE]
    if not parts["seed"] and not is_chained:
        raise LogError("not-revealed", len(lines))
    if len(parts["commit"]) > 1 or len(parts["seed"]) > 1 or len(parts["entropy"]) != seats:
        raise LogError("dice-parts", expected=seats, found=len(parts["entropy"]))
    anchors = [one for one in (*parts["commit"], *map(anchor_of, parts["entropy"])) if one]
    if len(set(anchors)) < len(anchors):
        raise LogError("chain-twice")
    for seed in parts["seed"]:
        found, expected = Chain(seed).anchor if is_chained else commitment(seed), _last_commit(lines, parts)
        if found != expected:
            raise LogError("commit-broken", len(lines), found=found, expected=expected)
    return parts


def _last_commit(lines: list[str], parts: dict[str, list[str]]) -> str:
    """Return what the house committed to whose seed is shown: where a game was moved, the last one."""
    moved = [line for line in lines if line.startswith(f"{AUTHOR}: {ANEW} ")]
    return moved[-1].split(" ")[2] if moved else parts["commit"][0]


def _is_part(value: str, dice: str) -> bool:
    """Return whether a seat's part is none at all, or a chain where there are chains."""
    return value == NO_ENTROPY or (dice == CHAINED_DICE and bool(anchor_of(value)))


def _recipe(lines: list[str]) -> list[str]:
    """Return the recipe a log names, the first if it names none; a LogError says what is wrong with it."""
    named = [
        (number, line.partition(" ")[2]) for number, line in enumerate(lines, 1) if line.startswith("dice ")
    ]
    for number, value in named:
        if value not in RECIPES or len(named) > 1:
            raise LogError("dice-recipe", number, found=value, known=", ".join(RECIPES))
    return [value for _, value in named] or [FIRST_DICE]
