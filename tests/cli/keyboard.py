"""A keyboard for tests: types a script, or hits keys at random until the game is over."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TextIO, cast
from unittest.mock import patch

from fluent.runtime import FluentBundle

from gangland.cli.main import main

KEYS = ("1", "1", "1", "2", "2", "3", "0", "all", "1m", "1 2", "1 2 3")


class Keyboard(io.TextIOBase):
    """Standard input, a line at a time."""

    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__()
        self.lines = lines

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # noqa: ARG002 - as a text file has it
        return next(self.lines, "")


def script(*lines: str) -> Iterator[str]:
    """These lines, and then nobody is there any more."""
    return (f"{line}\n" for line in lines)


def monkey(seed: int, keys: tuple[str, ...] = KEYS, most: int = 20_000) -> Iterator[str]:
    """Keys at random."""
    random = Random(seed)
    return (f"{random.choice(keys)}\n" for _ in range(most))


class Outcome:
    """What a command printed, and how it left."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Terminal(io.StringIO):
    """Standard output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@contextlib.contextmanager
def nothing_open() -> Iterator[None]:
    """Whatever is said meanwhile, in any language, says all that it speaks of."""
    before, missed = FluentBundle.format_pattern, list[str]()

    def formatted(bundle: Any, pattern: Any, args: Any = None) -> Any:  # noqa: ANN401 - as the bundle has it
        said, errors = before(bundle, pattern, args)
        missed.extend(f"{error} in: {said}" for error in errors)
        return said, errors

    with patch.object(FluentBundle, "format_pattern", formatted):
        yield
    assert not missed, missed


def run(
    *argv: str,
    typing: Iterator[str] | Callable[[io.StringIO], Iterator[str]] | None = None,
    terminal: bool = False,
) -> Outcome:
    """Run the command with somebody typing; a function gets what has been printed so far."""
    out, err = Terminal() if terminal else io.StringIO(), io.StringIO()
    lines = iter(()) if typing is None else typing(out) if callable(typing) else typing
    before = sys.stdin
    sys.stdin = cast("TextIO", Keyboard(lines))
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(argv))
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def complaint(outcome: Outcome) -> str:
    """The complaint of a command that stopped because of a file."""
    assert outcome.code == 1
    assert "Traceback" not in outcome.err
    assert not outcome.out
    return outcome.err
