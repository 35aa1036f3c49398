"""`gangland`: finds the verb, runs it, and lets no traceback reach anybody."""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from contextlib import suppress
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import gangland
from gangland.cli.cards import Subparsers
from gangland.cli.parser import Parser
from gangland.terminal.excuses import complain, say_os_error
from gangland.words import LANGS, Words, preferred_lang

VERBS: Final = (
    "play",
    "games",
    "replay",
    "position",
    "rules",
    "cards",
    "bots",
    "simulate",
    "dataset",
    "arena",
    "balance",
    "fuzz",
    "bench",
    "serve",
    "doctor",
    "admin",
    "backup",
    "restore",
    "join",
    "mcp",
    "verify",
)

FAILED: Final = 1
USAGE: Final = 2
CRASHED: Final = 70
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _open_what_is_closed()
    _tolerate_odd_letters()
    lang, arguments = _take_lang(arguments)
    words = Words(lang if lang in LANGS else preferred_lang(os.environ))
    try:
        code = _leave_with(arguments, lang, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _say("\n" + words.text("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _let_go_of_stdout()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is not None:
            return _apologise(words)
        _let_go_of_stdout()
        return _say(words.text("cli-cannot-print", reason=say_os_error(error, words)), FAILED)
    except Exception:  # noqa: BLE001 - the last door before the reader
        return _apologise(words)
    return code


def _leave_with(arguments: list[str], lang: str | None, words: Words) -> int:
    """Run the command; leaving early is leaving with a code too."""
    try:
        return _run(arguments, lang, words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else USAGE


def _say(text: str, code: int) -> int:
    """Print where errors belong, if that is possible; return the exit code."""
    with suppress(OSError):
        complain(text, code)
    return code


def _run(arguments: list[str], lang: str | None, words: Words) -> int:
    if lang is not None and lang not in LANGS:
        return _complain(words, words.text("cli-no-lang", lang=lang, known=", ".join(LANGS)))
    verb = next((word for word in arguments if not word.startswith("-")), "")
    try:
        args = _parser(verb, words).parse_args(arguments)
        args.lang = words.lang
        if args.verb is None:
            _parser("", words).print_help()
            return USAGE
        code: int = _module(args.verb).run(args)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "gangland":
            raise
        return _complain(words, words.text("cli-needs-library", verb=verb, library=error.name))
    return code


def _complain(words: Words, what: str) -> int:
    return _say(words.text("cli-error", what=what), USAGE)


def _parser(wanted: str, words: Words) -> Parser:
    """The parser of the verb that is asked for, of all verbs where none is."""
    parser = Parser(prog="gangland", description=words.text("cli-description"), words=words)
    version = words.text("cli-version", version=gangland.__version__)
    parser.add_argument("--version", action="version", version=version, help=words.text("cli-help-version"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))

    class Verb(Parser):
        def __init__(self, **options: Any) -> None:  # noqa: ANN401 - argparse's own
            super().__init__(words=words, **options)

    metavar, title = words.text("cli-metavar-verb"), words.text("cli-verbs")
    verbs = parser.add_subparsers(dest="verb", metavar=metavar, title=title, parser_class=Verb)
    if wanted in VERBS:
        _add(wanted, verbs, words)
        return parser
    for verb in VERBS:  # what each of them needs is loaded when it is asked for
        verbs.add_parser(verb, help=words.text(f"{verb}-help"))
    return parser


def _add(verb: str, verbs: Subparsers, words: Words) -> None:
    add_parser = _module(verb).add_parser
    if len(signature(add_parser).parameters) > 1:
        add_parser(verbs, words)
    else:
        add_parser(verbs)


def _module(verb: str) -> ModuleType:
    return importlib.import_module(f"gangland.cli.{verb}")


def _take_lang(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language, wherever it is given, and the other arguments."""
    rest: list[str] = []
    lang = None
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def _open_what_is_closed() -> None:
    """A stream that was closed before we began leads nowhere; no file of ours takes its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end


def _tolerate_odd_letters() -> None:
    """A terminal that lacks a letter shows another, and does not stop the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _let_go_of_stdout() -> None:
    """Whoever read us has gone: let the interpreter flush into nothing."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())


def _apologise(words: Words) -> int:
    """Keep the details of what should not have happened where they can be sent from."""
    details = f"gangland {gangland.__version__}, Python {sys.version}\n{traceback.format_exc()}"
    try:
        handle, name = tempfile.mkstemp(prefix="gangland-crash-", suffix=".txt", text=True)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(details)
    except OSError:
        name = words.text("cli-nowhere")
    return _say(words.text("cli-crash", file=name), CRASHED)
