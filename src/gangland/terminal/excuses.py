"""Why something was not done, in words: refusals, broken logs, bad packs."""

from __future__ import annotations

import sys
from errno import errorcode
from socket import gaierror
from typing import Final, Protocol

from gangland.content.message import Arg
from gangland.content.problems import PackError
from gangland.game.logs.log import LogError
from gangland.game.logs.pack_finder import Tried
from gangland.game.refusal import Refusal
from gangland.terminal.hints import command, into, named
from gangland.words import Words, say_problem

SYSTEM: Final = (
    "EACCES",
    "EADDRINUSE",
    "EADDRNOTAVAIL",
    "ECONNREFUSED",
    "ECONNRESET",
    "EEXIST",
    "EHOSTUNREACH",
    "EINVAL",
    "EISDIR",
    "ELOOP",
    "ENAMETOOLONG",
    "ENETUNREACH",
    "ENOENT",
    "ENOSPC",
    "ENOTDIR",
    "EPERM",
    "EROFS",
    "ETIMEDOUT",
)
"""What a system says no with, as far as we have words of our own for it."""


SHORT: Final = 16
"""So many digits of a content hash tell packs apart."""


class Speaker(Protocol):
    """Whoever can say a message: a catalogue, or a game's lexicon."""

    def text(self, key: str, /, **args: Arg) -> str:
        """A message as a text."""


def say_refusal(refusal: Refusal, words: Speaker) -> str:
    """A refusal in words, with the id of its rule."""
    said = words.text(f"refusal-{refusal.code}", **_details(refusal.details))
    return words.text("refusal-with-rule", what=said, rule=refusal.rule) if refusal.rule else said


def say_os_error(error: OSError, words: Speaker) -> str:
    """Why the system would not, in our words, or else in its own."""
    name = errorcode.get(error.errno or 0, "")
    if isinstance(error, gaierror):
        return words.text("system-no-host")
    if name in SYSTEM:
        return words.text(f"system-{name.lower()}")
    return error.strerror or type(error).__name__


def say_log_error(error: LogError, file: str, words: Words) -> str:
    """What is wrong with a log, and in which line."""
    details = _details(error.details)
    reason = error.details.get("reason")
    if isinstance(reason, OSError):
        details["reason"] = say_os_error(reason, words)
    if "tried" in error.details:
        tried: list[Tried] = error.details["tried"]  # type: ignore[assignment]
        details["tried"] = "\n".join(_say_tried(one, words) for one in tried)
    said = words.text(f"logerror-{error.code}", **_hints(file), **details)
    if error.cause is not None:
        said = words.text("logerror-because", what=said, why=say_refusal(error.cause, words))
    where = words.text("logerror-line", file=file, line=error.line) if error.line else file
    return words.text("logerror-at", where=where, what=said)


def _hints(file: str) -> dict[str, Arg]:
    """What can be done with a log that cannot be gone on with."""
    position = f"{file}.toml"
    save = into(command("position", named(file)), position)
    return {"save": save, "play": command("play", "--position", named(position))}


def _say_tried(tried: Tried, words: Words) -> str:
    """What was found where a log's pack was looked for."""
    files = ", ".join(tried.paths) or words.text("logerror-pack-own")
    if tried.error is None:
        return words.text("logerror-pack-other", files=files, hash=tried.hash[:SHORT])
    problem = say_problem(tried.error.problems[0], words)
    return words.text("logerror-pack-broken", files=files, problem=problem)


def complain(text: str, code: int) -> int:
    """Print what is wrong where errors belong; return the exit code."""
    print(text, file=sys.stderr)
    return code


def complain_of_pack(error: PackError, words: Words) -> int:
    """Print every problem of a pack."""
    for problem in error.problems:
        complain(say_problem(problem, words), 1)
    return 1


def _details(details: dict[str, object]) -> dict[str, Arg]:
    """What a message can speak of: numbers stay numbers, so that plurals are right."""
    return {name: value if isinstance(value, int) else str(value) for name, value in details.items()}
