"""`gangland play`: a game in the browser, or at the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from gangland.bots.roster import check_bot
from gangland.cli.bots import bots_on_line
from gangland.cli.cards import Subparsers
from gangland.cli.kept import kept_logs, look_at_log
from gangland.cli.offer import offer, unfinished
from gangland.content.problems import PackError
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError, check_going_on, load
from gangland.game.logs.recorder import mend
from gangland.game.names import check_new_names
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, format_options, parse_options, seats_of
from gangland.terminal.excuses import complain, complain_of_pack, say_log_error, say_refusal
from gangland.terminal.files import FileError, absolute, claim, default_path, read_position, release, shelf_of
from gangland.terminal.hand_dice import GivenDice
from gangland.terminal.screen import KeyboardGone
from gangland.words import LANGS, Words

BOT: Final = "thug"
SEATS: Final = 4
LONGEST_BREATH: Final = 60
NEW_ONLY: Final = ("players", "bots", "options", "open_deals", "save", "position", "lesson")
"""What is settled when a game begins, and cannot be said again when it goes on."""

ASKS_FOR_NEW: Final = (*NEW_ONLY, "pack", "seed", "dice")
"""What only a new game is begun with: who says it is not asked whether to go on with an old one."""


NOT_WITH_LESSON: Final = ("bots", "options", "open_deals", "pack", "position", "dice")
"""What a lesson has settled already."""

TERMINAL_ONLY: Final = ("seed", "save", "resume", "position", "dice", "breath")
"""What only the table at the terminal knows: to say it is to ask for that table."""


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser("play", help=words.text("play-help"), description=words.text("play-about"))

    def add(name: str, metavar: str = "", **options: object) -> None:
        if metavar:
            options["metavar"] = words.text(f"cli-metavar-{metavar}")
        key = name.removeprefix("--")
        parser.add_argument(name, help=words.text(f"play-help-{key}"), **options)  # type: ignore[arg-type]

    add("--text", action="store_true")
    add("--game", choices=GAMES, default=None)
    add("--lesson", "lesson", nargs="?", const="")
    add("--players", "names")
    add("--bots", "bots")
    add("--options", "options")
    add("--pack", "file", nargs="+", action="extend", default=[])
    add("--seed", "seed")
    add("--open-deals", action="store_true")
    add("--save", "file")
    add("--resume", "file")
    add("--table", "table")
    add("--position", "file")
    add("--dice", "dice")
    add("--breath", "seconds", type=float, default=None)
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Play; 1 where a file is bad, 2 where the question is."""
    words = Words(args.lang)
    in_terminal = args.text or any(is_given(args, name) for name in TERMINAL_ONLY)
    begin = run_table if is_given(args, "table") else run_in_terminal if in_terminal else run_in_browser
    try:
        return begin(args, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 2)
    except PackError as error:
        return complain_of_pack(error, words)
    except LogError as error:
        return complain(say_log_error(error, str(Path(args.resume or args.save or "")), words), 1)
    except FileError as error:
        return complain(error.say(words), 1)
    except KeyboardGone:
        return 0


def run_in_terminal(args: argparse.Namespace, words: Words) -> int:
    """Play at this terminal: the game that was asked for, or one that was not finished, if that is chosen."""
    from gangland.terminal.opening import play  # noqa: PLC0415 - what a client needs

    faces, breath = parse_dice(args.dice or ""), check_breath(args.breath)
    if not any(is_given(args, name) for name in (*ASKS_FOR_NEW, "resume")):
        chosen = offer(unfinished(kept_logs(), args.game, look_at_log, words), words)
        args.resume = chosen.where if chosen else None
    with open_game(args, words) as (game, path):
        seed = args.seed or secrets.token_hex(8)
        resumed = is_given(args, "resume")
        croupier = GivenDice(f"{seed}/{len(game.lines)}" if resumed else seed, faces)
        try:
            return play(game, path, words, croupier, resumed=resumed, breath=breath)
        except LogError as error:
            return complain(say_log_error(error, str(path), words), 1)


def run_in_browser(args: argparse.Namespace, words: Words) -> int:
    """Open the browser at a new table on a server of one's own, or at one that was not finished."""
    from gangland.cli.browser import go_on_in_browser, play_in_browser  # noqa: PLC0415 - the web's libraries
    from gangland.cli.kept_tables import look_at_table, unfinished_tables  # noqa: PLC0415 - the same

    setup = _with_bots(start_new(args, words)).setup
    if not any(is_given(args, name) for name in ASKS_FOR_NEW):
        chosen = offer(unfinished(unfinished_tables(), args.game, look_at_table, words), words)
        if chosen is not None:
            return go_on_in_browser(chosen, words)
    return play_in_browser(setup, words)


def run_table(args: argparse.Namespace, words: Words) -> int:
    """Go on with a table in the browser."""
    from gangland.cli.browser import go_on_in_browser  # noqa: PLC0415 - the web's libraries
    from gangland.cli.kept_tables import find_table  # noqa: PLC0415 - the same

    given = next((name for name in (*ASKS_FOR_NEW, "resume", "game", "text") if is_given(args, name)), None)
    if given is not None:
        raise Refusal("not-with-table", option=f"--{given.replace('_', '-')}")
    kept = find_table(args.table)
    if kept is None:
        raise Refusal("no-kept-table", table=args.table)
    return go_on_in_browser(kept, words)


def is_given(args: argparse.Namespace, name: str) -> bool:
    """Whether an option was on the line, an empty name for a file included."""
    return getattr(args, name) not in (None, False, [])


@contextmanager
def open_game(args: argparse.Namespace, words: Words) -> Iterator[tuple[Game, Path]]:
    """The game that was asked for, and the file it is kept in, which nobody else writes meanwhile."""
    if is_given(args, "resume"):
        given = next((name for name in NEW_ONLY if is_given(args, name)), None)
        if given is not None:
            raise Refusal("new-game-only", option=f"--{given.replace('_', '-')}")
        path = Path(args.resume)
        with held(path):
            game = _with_bots(load(path, shelf=shelf_of(args.pack)))
            check_same_game(args, game, "--resume")
            check_going_on(path, game)
            _mend(path, game, words)
            yield game, path
        return
    game = _with_bots(start_position(args) if is_given(args, "position") else start_new(args, words))
    path = claim(Path(args.save)) if is_given(args, "save") else default_path(game.setup.game)
    try:
        with held(path):
            yield game, path
    finally:
        release(path)


def _mend(path: Path, game: Game, words: Words) -> None:
    """Have a log that goes on end with its last whole line, and say so where a torn one was set aside."""
    aside = None if game.t.over else mend(path)
    if aside is not None:
        complain(words.text("torn-set-aside", file=str(path), aside=str(aside)), 0)


def _with_bots(game: Game) -> Game:
    """The game, whose bots all exist."""
    for seat in game.setup.seats:
        if seat.bot:
            check_bot(seat.bot)
    return game


def start_new(args: argparse.Namespace, words: Words) -> Game:
    """A game from its set-up: people first, then bots; as many bots as make four where nobody says."""
    names = _split(args.players) if args.players is not None else [words.text("play-you")]
    return start_lesson(args, names) if args.lesson is not None else lay(args, names)


def lay(args: argparse.Namespace, names: list[str]) -> Game:
    """A game of these people and the bots on the line."""
    bots = bots_on_line(args.bots) if args.bots is not None else [BOT] * max(0, SEATS - len(names))
    seats = seats_of(names, bots)
    check_new_names([seat.name for seat in seats])
    setup = Setup(
        args.game or next(iter(GAMES)),
        seats,
        parse_options(args.options or ""),
        args.open_deals,
        absolute(args.pack),
    )
    return Game(setup)


def start_lesson(args: argparse.Namespace, names: list[str]) -> Game:
    """A guided first game, that of the game where no other is named."""
    from gangland.lessons.shelf import find, setup_of  # noqa: PLC0415 - msgspec, which only lessons need

    given = next((name for name in NOT_WITH_LESSON if is_given(args, name)), None)
    if given is not None:
        raise Refusal("not-with-lesson", option=f"--{given.replace('_', '-')}")
    game = Game(setup_of(find(args.lesson or args.game or next(iter(GAMES))), (names or [""])[0]))
    check_new_names([seat.name for seat in game.setup.seats])
    check_same_game(args, game, "--lesson")
    return game


def start_position(args: argparse.Namespace) -> Game:
    """A game from a position written by hand; it names its own players, unless the line does."""
    game = read_position(Path(args.position), absolute(args.pack), open_deals=args.open_deals)
    check_same_game(args, game, "--position")
    if args.options is not None and not is_same_options(parse_options(args.options), game):
        options = format_options(game.setup.options)
        raise Refusal("position-options", given=args.options, options=options, n=len(options))
    if args.players is None and args.bots is None:
        return game
    seats = seats_of(_split(args.players or ""), bots_on_line(args.bots or ""))
    check_new_names([seat.name for seat in seats])
    if len(seats) != game.t.seats:
        raise Refusal("position-players", count=len(seats), wanted=game.t.seats)
    game.setup = replace(game.setup, seats=seats)
    return game


def check_same_game(args: argparse.Namespace, game: Game, option: str) -> None:
    """Refuse to play another game than the file's."""
    if args.game not in (None, game.setup.game):
        raise Refusal("other-game", option=option, given=args.game, game=game.setup.game)


def is_same_options(chosen: dict[str, int], game: Game) -> bool:
    """Whether these are the options a game is played with; one that is off is none."""
    return {name: value for name, value in chosen.items() if value} == {
        name: value for name, value in game.setup.options.items() if value
    }


def check_breath(seconds: float | None) -> float | None:
    """For how long bots wait, if anybody says."""
    if seconds is not None and not 0 <= seconds <= LONGEST_BREATH:
        raise Refusal("bad-breath", most=LONGEST_BREATH)
    return seconds


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def parse_dice(text: str) -> list[int]:
    """Dice as people write them: `3,4,6`."""
    faces = text.replace(",", " ").split()
    for face in faces:
        if face not in ("1", "2", "3", "4", "5", "6"):
            raise Refusal("bad-die", text=face)
    return [int(face) for face in faces]
