"""`gangland replay`: the story of a log, from any seat, up to any move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gangland.cli.cards import Subparsers
from gangland.game.game import Game
from gangland.game.happenings import Fact
from gangland.game.journal import EVERYBODY, ONLOOKER
from gangland.game.logs.log import LogError, load, read_lines, torn_end
from gangland.game.refusal import Refusal
from gangland.protocol.document import document
from gangland.protocol.facts import FactDoc
from gangland.protocol.sheets import cards_document
from gangland.telling.names import names_of
from gangland.telling.story import tell
from gangland.terminal.board import Board
from gangland.terminal.excuses import complain, say_log_error, say_refusal
from gangland.terminal.files import shelf_of
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.ranking import show_ending
from gangland.terminal.screen import KeyboardGone, Screen
from gangland.terminal.session import COUNTED, STYLES
from gangland.words import LANGS, Words

NAMED: Final = {"public": ONLOOKER, "all": EVERYBODY}


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "replay", help=words.text("replay-help"), description=words.text("replay-about")
    )
    parser.add_argument("file", metavar=words.text("cli-metavar-file"), help=words.text("replay-help-file"))
    seat = words.text("cli-metavar-seat")
    parser.add_argument("--seat", metavar=seat, help=words.text("replay-help-seat"))
    add_moment(parser, words)
    round_ = words.text("cli-metavar-round")
    parser.add_argument("--round", type=int, metavar=round_, help=words.text("replay-help-round"))
    add_pack(parser, words)
    parser.add_argument("--step", action="store_true", help=words.text("replay-help-step"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def add_moment(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the option that says up to which move."""
    parser.add_argument(
        "--to", type=int, metavar=words.text("cli-metavar-move"), help=words.text("replay-help-to")
    )


def add_pack(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the option that says where the pack of a log lies."""
    file = words.text("cli-metavar-file")
    parser.add_argument(
        "--pack", nargs="+", action="extend", default=[], metavar=file, help=words.text("replay-help-pack")
    )


def note_torn(path: Path, words: Words) -> None:
    """Say of a log that its last line is torn, where it is; the file stays as it is."""
    if torn_end(path):
        line = len(read_lines(path)) + 1
        where = words.text("logerror-line", file=str(path), line=line)
        complain(words.text("logerror-at", where=where, what=words.text("torn-left-out")), 0)


def check_moment(move: int, game: Game) -> int:
    """A move of the log, or a refusal."""
    if not 0 <= move <= len(game.lines):
        raise Refusal("no-such-move", move=move, last=len(game.lines))
    return move


def run(args: argparse.Namespace) -> int:
    """Tell the story; 1 where the file is bad, 2 where the question is."""
    words = Words(args.lang)
    try:
        whole = load(Path(args.file), shelf=shelf_of(args.pack))
        note_torn(Path(args.file), words)
        stop = len(whole.lines) if args.to is None else check_moment(args.to, whole)
        replay = Replay(whole, parse_seat(args.seat, whole), words, args.round)
        replay.run(stop, step=args.step)
    except LogError as error:
        return complain(say_log_error(error, args.file, words), 1)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), 2)
    except KeyboardGone:
        return 0
    return 0


def parse_seat(text: str | None, game: Game) -> int:
    """Whose eyes to use: a gang, a player, a number from 1, `all` or `public`."""
    if text is None:
        return EVERYBODY if game.t.over else ONLOOKER
    if text in NAMED:
        return NAMED[text]
    for seat, one in enumerate(game.setup.seats):
        if text in (str(seat + 1), one.name, game.notation.seat(game.t, seat)):
            return seat
    known = [game.notation.seat(game.t, seat) for seat in range(game.t.seats)]
    raise Refusal("unknown-seat", text=text, known=", ".join([*known, *NAMED]))


def span_of(whole: Game, wanted: int) -> tuple[int, int]:
    """The moves before a round's first and up to its last; a round that was not played is refused."""
    game = whole.rewound(0)
    rounds = [game.t.round]
    for line in whole.lines:
        game.replay([line])
        rounds.append(game.t.round)
    if wanted not in rounds:
        raise Refusal("no-such-round", round=wanted, first=rounds[0], last=rounds[-1])
    last = next((move for move, one in enumerate(rounds) if one > wanted), len(whole.lines))
    return max(rounds.index(wanted) - 1, 0), last


class Replay:
    """A log told from its beginning, or one round of it, through the eyes of one seat."""

    def __init__(self, whole: Game, seat: int, words: Words, only: int | None = None) -> None:
        self.whole = whole
        self.seat = seat
        self.only = only
        self.screen = Screen()
        self.lex = Lexicon(words, cards_document(whole.pack))
        self.game = whole.rewound(0)
        self.round = self.game.t.round
        self.number = 0

    def run(self, stop: int, *, step: bool) -> None:
        """Tell it up to a move; step by step where asked."""
        doc = document(self.whole, ONLOOKER)
        self.screen.paint([self.lex.gang(doc, seat) for seat in range(len(doc.seats))])
        if self.only is not None:
            first, last = span_of(self.whole, self.only)
            stop = min(stop, last)
            self.heard(min(first, stop))
        if not step:
            self.go_on(stop - len(self.game.lines))
        while step and len(self.game.lines) < stop:
            self.pause()
            self.go_on(1)
        if self.game.t.over:
            show_ending(self.screen, self.lex, document(self.game, EVERYBODY))
        elif not step and self.only in (None, self.game.t.round):
            self.board()

    def go_on(self, moves: int) -> None:
        """Tell the next moves, each sentence behind the number of the move it ends with."""
        numbers, facts = self.heard(moves)
        view = self.game.t if self.seat == EVERYBODY else self.game.view(self.seat)
        for line in tell(names_of(self.game), view, facts, numbers):
            head = str(line.version) if line.version != self.number else ""
            self.number = line.version
            width = len(str(len(self.whole.lines)))
            self.screen.hang(f"{head:>{width}}", self.lex.say(line.message), STYLES[line.tone])

    def heard(self, moves: int) -> tuple[list[int], list[FactDoc]]:
        """Play the next moves; return what these eyes see of them, each fact with its move."""
        numbers: list[int] = []
        facts: list[FactDoc] = []
        done = len(self.game.lines)
        for number, line in enumerate(self.whole.lines[done : done + moves], done + 1):
            since = len(self.game.facts)
            self.game.replay([line])
            for doc in self.facts(since):
                self.round = doc["round"] if doc["event"] == "round" else self.round
                if doc["event"] not in COUNTED and self.only in (None, self.round):
                    numbers.append(number)
                    facts.append(doc)
        return numbers, facts

    def facts(self, since: int) -> list[FactDoc]:
        """What these eyes see; who sees everything needs no rumours, and is told who saw what."""
        if self.seat != EVERYBODY:
            return [fact.doc for fact in self.game.told(self.seat, since)]
        return [_as_all_see(fact) for fact in self.game.facts[since:] if fact.doc["event"] != "dealt"]

    def board(self) -> None:
        """Show the table as these eyes see it."""
        doc = document(self.game, self.seat)
        Board(self.screen, self.lex, doc).show()

    def pause(self) -> None:
        """Show the table and wait."""
        self.board()
        done, all_ = len(self.game.lines), len(self.whole.lines)
        typed = self.screen.ask(self.lex.text("replay-next", n=done, of=all_))
        if typed.lower() in ("q", "quit"):
            raise KeyboardGone


def _as_all_see(fact: Fact) -> FactDoc:
    """A fact for eyes that are nobody's: a glance behind a blind says whose it was."""
    if fact.doc["event"] != "seen":
        return fact.doc
    return {**fact.doc, "seat": fact.audience.bit_length() - 1}
