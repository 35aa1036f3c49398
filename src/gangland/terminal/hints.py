"""Commands the program suggests: each works as it stands when it is pasted into a shell."""

from __future__ import annotations

import shlex
from pathlib import Path


def command(*words: str) -> str:
    """A command of ours with its values, quoted where a shell wants it."""
    return shlex.join(["gangland", *words])


def named(file: str) -> str:
    """A file's name that no command takes for an option."""
    return f"./{file}" if file.startswith("-") else file


def into(line: str, file: str) -> str:
    """A command whose output goes into a file."""
    return f"{line} > {shlex.quote(named(file))}"


def go_on(path: Path) -> str:
    """The command that goes on with the game in a file."""
    return command("play", "--resume", named(str(path)))
