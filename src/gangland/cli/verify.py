"""`gangland verify`: every roll and draw of a game derived again from the parts of its dice."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from gangland.cli.cards import Subparsers
from gangland.cli.replay import add_pack
from gangland.game.croupier import CHAINED_DICE, NO_ENTROPY
from gangland.game.logs.log import LogError
from gangland.server.table.noted import Noted, check_noted, check_seal, read_noted, seal_of
from gangland.server.table.proof import Proof, verify
from gangland.terminal.excuses import complain, say_log_error
from gangland.terminal.files import shelf_of
from gangland.words import LANGS, Words


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "verify", help=words.text("verify-help"), description=words.text("verify-about")
    )
    parser.add_argument("file", metavar=words.text("cli-metavar-file"), help=words.text("verify-help-file"))
    add_pack(parser, words)
    seal = words.text("verify-metavar-seal")
    parser.add_argument("--seal", metavar=seal, default="", help=words.text("verify-help-seal"))
    notes = words.text("cli-metavar-file")
    parser.add_argument("--noted", metavar=notes, default="", help=words.text("verify-help-noted"))
    parser.add_argument("--lang", choices=LANGS, help=words.text("cli-help-lang"))


def run(args: argparse.Namespace) -> int:
    """Check a log; 1 where something is not as it should be."""
    words = Words(args.lang)
    path = Path(args.file)
    try:
        proof = verify(path, shelf_of(args.pack))
        if args.seal:
            check_seal(proof, args.seal)
        noted = read_noted(Path(args.noted)) if args.noted else None
        if noted is not None:
            check_noted(proof, noted, path)
    except LogError as error:
        return complain(say_log_error(error, args.file, words), 1)
    say = say_chained if proof.dice == CHAINED_DICE else say_seeded
    for line in (*say(proof, words), *say_noted(proof, noted, words, is_sealed=bool(args.seal))):
        print(line)
    if not proof.over:
        print(words.text("verify-unfinished"))
    return 0


def say_seeded(proof: Proof, words: Words) -> Iterator[str]:
    """What was proved of dice that come from one seed."""
    yield words.text("verify-fine", rolls=proof.rolls)
    yield words.text("verify-commit")
    if proof.contributed:
        yield words.text("verify-contributed", contributed=proof.contributed, seats=proof.seats)
    else:
        yield words.text("verify-nobody")


def say_chained(proof: Proof, words: Words) -> Iterator[str]:
    """What was proved of dice that come from chains, and what no log can prove."""
    for one in proof.every():
        if one.began:
            yield words.text("verify-anew", line=one.began)
        yield from say_links(one, words)
    for one in proof.every()[1:]:
        yield words.text("verify-anew-not", line=one.began)
    yield words.text("verify-league")


def say_links(proof: Proof, words: Words) -> Iterator[str]:
    """What was proved by what was committed to at once."""
    throws = proof.throws
    yield words.text("verify-throws", rolls=proof.rolls, throws=throws)
    yield words.text("verify-house" if proof.house else "verify-house-so-far", throws=throws)
    for seat, name in enumerate(proof.names):
        if seat in proof.shown:
            yield words.text("verify-seat", name=name, shown=proof.shown[seat], throws=throws)
        else:
            kind = "none" if proof.parts[seat] == NO_ENTROPY else "fixed"
            yield words.text(f"verify-seat-{kind}", name=name)
        if proof.later[seat]:
            yield words.text("verify-later", name=name, later=proof.later[seat])
    for line, seat in proof.missed:
        yield words.text("verify-missed", line=line, name=proof.names[seat])
    for line, seat, _ in proof.chained:
        yield words.text("verify-chained", line=line, name=proof.names[seat])
    if proof.alone:
        yield words.text("verify-alone", alone=proof.alone)


def say_noted(proof: Proof, noted: Noted | None, words: Words, *, is_sealed: bool) -> Iterator[str]:
    """What was held against the notes of somebody who was there, or was not."""
    yield words.text("verify-seal-is", seal=" ".join(re.findall("....", seal_of(proof))))
    if noted is not None:
        yield words.text("verify-noted", throws=len(noted.throws), faces=len(noted.faces))
        yield from say_doubts(proof, noted, words)
    elif is_sealed:
        yield words.text("verify-sealed")
    else:
        yield words.text("verify-unnoted")


def say_doubts(proof: Proof, noted: Noted, words: Words) -> Iterator[str]:
    """What somebody who was there may want to ask the host about."""
    for line, seat, anchor in proof.chained:
        if anchor not in noted.made.get(str(seat), [anchor]):
            yield words.text("verify-other", line=line, name=proof.names[seat])
    for index, seat in (map(int, one.split(" ")) for one in noted.lost):
        yield words.text("verify-lost", index=index, name=proof.names[seat])
    if noted.restored:
        yield words.text("verify-restored", times=noted.restored)
