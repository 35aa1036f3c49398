"""Reading the command line, with every word of it from the catalogues."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from gangland.words import Words

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

BLAMES: Final = (
    (
        "invalid-choice",
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<known>.+)\)",
    ),
    ("one-value", r"argument (?P<name>.+?): expected (?:one|at least one) argument"),
    ("no-value", r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)"),
    ("not-whole", r"argument (?P<name>.+?): invalid int value: (?P<value>.+)"),
    ("not-number", r"argument (?P<name>.+?): invalid float value: (?P<value>.+)"),
    ("not-together", r"argument (?P<name>.+?): not allowed with argument (?P<value>.+)"),
    ("unknown", r"unrecognized arguments: (?P<value>.+)"),
    ("required", r"the following arguments are required: (?P<value>.+)"),
    ("ambiguous", r"ambiguous option: (?P<name>.+?) could match (?P<known>.+)"),
)
"""What argparse has to say, and the messages that say it for us."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language."""

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:  # noqa: ANN401 - argparse's own
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Formatter(prog, words)

        super().__init__(*args, **{"formatter_class": formatter, **kwargs, "add_help": False})
        self.words = words
        self._positionals.title = words.text("cli-positionals")
        self._optionals.title = words.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.text("cli-help-help"))

    def fix_usage(self) -> None:
        """Settle the usage before arguments are read intermixed: argparse would cut off an English word."""
        self.usage = self.format_usage().removeprefix(self.words.text("cli-usage")).strip()

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print; argparse would hide that nothing can be written."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the line, and how it should look."""
        usage = self.format_usage().rstrip()
        self.exit(2, f"{usage}\n{self.words.text('cli-error', what=say_blame(message, self.words))}\n")


class _Formatter(argparse.HelpFormatter):
    """The usual layout with our own word for "usage"."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Put our own prefix where none is given."""
        super().add_usage(
            usage, actions, groups, self.words.text("cli-usage") + " " if prefix is None else prefix
        )


def say_blame(message: str, words: Words) -> str:
    """What argparse found, in the reader's language; as it is where we do not know it."""
    for name, pattern in BLAMES:
        found = re.fullmatch(pattern, message)
        if found:
            return words.text(f"cli-blame-{name}", **found.groupdict())
    return message
