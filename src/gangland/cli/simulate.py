"""`gangland simulate`: bots against bots, and what came of it."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gangland.arena.result import Result
from gangland.arena.simulate import Plan, make_plan
from gangland.arena.simulate import run as play
from gangland.arena.stats import Share, ratio, wilson
from gangland.cli.bots import bots_on_line
from gangland.cli.cards import Subparsers
from gangland.content.problems import PackError
from gangland.game.games import GAMES
from gangland.game.installed import pack_paths
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, parse_options
from gangland.terminal.excuses import complain, complain_of_pack, say_os_error, say_refusal
from gangland.words import LANGS, Words, preferred_lang

USAGE: Final = 2
INTERRUPTED: Final = 130
WIDTH: Final = 100
LOGS: Final = "logs"
SHARES: Final = ("name", "games", "wins", "rate", "interval", "cash")
TILES: Final = ("name", "up", "exploited", "boosted", "worth")
CARDS: Final = ("name", "turned", "hits")


def add_parser(subparsers: Subparsers, words: Words | None = None) -> None:
    """Add the command, with its help in the reader's language."""
    words = words or Words(preferred_lang(os.environ))
    about = {"help": words.text("simulate-help"), "description": words.text("simulate-description")}
    parser = subparsers.add_parser("simulate", **about)

    def says(name: str) -> str:
        return words.text(f"simulate-help-{name}")

    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)), help=says("game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=says("games"))
    parser.add_argument("--bots", default="thug,thug,thug,thug", metavar="A,B,C", help=says("bots"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=says("seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=says("jobs"))
    parser.add_argument("--options", default="", metavar="A,B=2", help=says("options"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=says("pack"))
    parser.add_argument("--deals", action="store_true", help=says("deals"))
    parser.add_argument("--logs", type=int, default=0, metavar="N", help=says("logs"))
    folder = words.text("serve-metavar-folder")
    parser.add_argument("--out", type=Path, default=Path(LOGS), metavar=folder, help=says("out"))
    parser.add_argument("--json", action="store_true", help=says("json"))
    parser.add_argument("--lang", choices=LANGS, default=words.lang, help=says("lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 2 where the question makes no sense, 130 where it was interrupted."""
    words = Words(args.lang)
    if args.games < 1 or args.jobs < 1 or args.logs < 0:
        return complain(words.text("simulate-bad-numbers"), USAGE)
    try:
        plan = _plan(args)
        if args.logs:
            args.out.mkdir(parents=True, exist_ok=True)
        result = _play(plan, args.games, args.jobs, words)
        _write(result, args.out, words)
    except Refusal as refusal:
        return complain(say_refusal(refusal, words), USAGE)
    except PackError as error:
        complain_of_pack(error, words)
        return USAGE
    except OSError as error:
        file, reason = str(error.filename or args.out), say_os_error(error, words)
        return complain(words.text("arena-bad-file", file=file, reason=reason), USAGE)
    if args.json:
        print(json.dumps(result.document(), ensure_ascii=False, indent=1))
    else:
        _show(result, Words(args.lang, plan.pack.names, game=plan.pack.game))
    if not result.finished:
        played = len(result.outcomes)
        return complain(words.text("simulate-interrupted", played=played, games=args.games), INTERRUPTED)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    bots = bots_on_line(args.bots)
    options = parse_options(args.options)
    setup = Setup(args.game, (), packs=pack_paths(args.pack))
    return make_plan(
        args.game, bots, args.seed, options, setup.load_pack(), deals=args.deals, logged=args.logs
    )


def _write(result: Result, folder: Path, words: Words) -> None:
    """Write games that were kept as logs, and say where."""
    for number, log in sorted(result.logs.items()):
        (folder / f"{number + 1:04}.log").write_text(log, "utf-8", newline="\n")
    if result.logs:
        complain(words.text("simulate-written", logs=len(result.logs), folder=str(folder)), 0)


def _play(plan: Plan, games: int, jobs: int, words: Words) -> Result:
    """Play with a bar that shows how far we are, where somebody is watching."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.text("simulate-progress"), total=games)
        return play(plan, games, jobs, partial(progress.advance, task))


def _show(result: Result, words: Words) -> None:
    """The result in words: what a game was like, who wins, what places and cards are good for."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDTH)
    print(words.text("simulate-played", games=len(result.outcomes), seed=str(result.seed)))
    print(words.text("simulate-average", **_said(result.averages(), words)))
    if result.deals():
        print(words.text("simulate-deals", **_said(result.deals(), words)))
    print(words.text("simulate-speed", **_said(result.speed(), words)))
    if not result.outcomes:
        return
    _say_evenness(result, words)
    for title, shares, prefix in (
        ("bots", result.by_bot(), ""),
        ("gangs", result.by_gang(), "gang-"),
        ("seats", result.by_seat(), ""),
        ("turns", result.by_turn(), ""),
    ):
        console.print(_table(words, title, SHARES, [_share_row(share, prefix, words) for share in shares]))
    tiles = [_tile_row(tile, words) for tile in result.tiles() if tile["up"]]
    console.print(_table(words, "tiles", TILES, tiles))
    cards = [_card_row(card, words) for card in result.cards() if card["turned"]]
    console.print(_table(words, "cards", CARDS, cards))


def _say_evenness(result: Result, words: Words) -> None:
    """Say so where the gangs could not sit evenly in so many games."""
    rotation, games = result.rotation, len(result.outcomes)
    if not rotation.is_even(games):
        gang, seat = _range(rotation.played(games)), _range(rotation.seated(games))
        print(words.text("simulate-uneven", gang=gang, seat=seat, turn=rotation.turn))


def _range(ends: tuple[int, int]) -> str:
    low, high = ends
    return str(low) if low == high else f"{low}–{high}"


def _said(numbers: dict[str, float], words: Words) -> dict[str, str]:
    return {name: words.number(number, 1) for name, number in numbers.items()}


def _share_row(share: Share, prefix: str, words: Words) -> tuple[str, ...]:
    low, high = wilson(share.wins, share.games)
    return (
        words.text(prefix + share.name) if prefix else share.name,
        words.number(share.games),
        words.number(share.wins),
        words.percent(ratio(share.wins, share.games), 1),
        f"{words.percent(low, 1)} – {words.percent(high, 1)}",
        words.number(ratio(share.cash, share.games), 1),
    )


def _tile_row(tile: dict[str, object], words: Words) -> tuple[str, ...]:
    record = "card" if tile["kind"] == "opportunity" else "site"
    *counts, worth = [float(str(tile[column])) for column in TILES[1:]]
    return (words.text(f"{record}-{tile['id']}"), *map(words.number, counts), words.number(worth, 2))


def _card_row(card: dict[str, object], words: Words) -> tuple[str, ...]:
    counts = [float(str(card[column])) for column in CARDS[1:]]
    return (words.text(f"card-{card['id']}"), *map(words.number, counts))


def _table(words: Words, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(title=words.text(f"simulate-title-{title}"), title_justify="left")
    for column in columns:
        justify = "left" if column == "name" else "right"
        table.add_column(words.text(f"simulate-column-{column}"), justify=justify)  # type: ignore[arg-type]
    for row in rows:
        table.add_row(*row)
    return table
