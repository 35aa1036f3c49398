"""Games that are kept: what is known of each, and the command that goes on with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from gangland.engine.table import CHANCE
from gangland.game.game import Game
from gangland.game.logs.lock import is_held
from gangland.game.logs.log import LogError, load
from gangland.game.setup import Seat
from gangland.terminal.excuses import say_log_error
from gangland.terminal.files import data_folder, shelf_of
from gangland.terminal.hints import command, go_on, named
from gangland.words import Words

TERMINAL: Final = "terminal"
BROWSER: Final = "browser"
HOSTED: Final = "hosted"

RUNNING: Final = "running"
OVER: Final = "over"
UNREADABLE: Final = "unreadable"


@dataclass(frozen=True)
class Kept:
    """A game in a file, or a table in a folder; what has not been looked at yet is empty."""

    kind: str
    where: str
    when: float
    table: str = ""
    game: str = ""
    seats: tuple[Seat, ...] = field(default=())
    state: str = ""
    round: int = 0
    rounds: int = 0
    turn: tuple[str, ...] = ()
    winner: str = ""
    problem: str = ""
    address: str = ""
    is_busy: bool = False

    def command(self) -> str:
        """The line that goes on with it, or shows how it went, to be pasted as it stands."""
        if self.kind == TERMINAL:
            return go_on(Path(self.where)) if self.state == RUNNING else command("replay", named(self.where))
        if self.kind == BROWSER:
            return command("play", "--table", self.table)
        return command("serve")

    def page(self) -> str:
        """Where it is served right now, if it is."""
        return f"{self.address}/t/{self.table}" if self.address else ""

    def standing(self, game: Game) -> Kept:
        """The same with what its game says: who plays, how far it is, and who is waited for."""
        names = [seat.name for seat in game.setup.seats]
        return replace(
            self,
            game=game.setup.game,
            seats=game.setup.seats,
            state=OVER if game.t.over else RUNNING,
            round=game.t.round,
            rounds=game.t.rounds,
            turn=tuple(names[seat] for seat in game.owed() if seat != CHANCE),
            winner=names[game.t.winner] if game.t.over else "",
        )

    def unreadable(self, problem: str) -> Kept:
        """The same, which cannot be read."""
        return replace(self, state=UNREADABLE, problem=problem)


def kept_logs(places: Iterable[Path] = ()) -> list[Kept]:
    """Every log in the user's folder and in other folders, not yet looked at."""
    found: dict[Path, Kept] = {}
    for place in (data_folder(), *places):
        for path in [place] if place.is_file() else sorted(place.glob("*.log")):
            try:
                stat = path.stat()
            except OSError:
                continue
            if stat.st_size:
                found[path.absolute()] = Kept(TERMINAL, str(path.absolute()), stat.st_mtime)
    return newest_first(found.values())


def newest_first(kept: Iterable[Kept]) -> list[Kept]:
    """Games by when something last happened there."""
    return sorted(kept, key=lambda one: -one.when)


def look_at_log(kept: Kept, words: Words) -> Kept:
    """What is in a log; one that cannot be read says why."""
    path = Path(kept.where)
    try:
        known = kept.standing(load(path, shelf=shelf_of(())))
    except LogError as error:
        return kept.unreadable(say_log_error(error, kept.where, words))
    return replace(known, is_busy=is_held(path))


def say_when(kept: Kept) -> str:
    """When something last happened there, on the reader's clock."""
    return f"{datetime.fromtimestamp(kept.when).astimezone():%Y-%m-%d %H:%M}"


def say_kept(kept: Kept, words: Words) -> str:
    """A game in one line: which, when, how far, and who is waited for."""
    if kept.state == UNREADABLE:
        return words.text("kept-unreadable", when=say_when(kept), problem=kept.problem)
    state = kept.state if kept.round or kept.state == OVER else "begins"
    return words.text(
        "kept-line",
        game=words.text(f"game-{kept.game}"),
        when=say_when(kept),
        how=words.text(
            f"kept-{state}",
            round=kept.round,
            rounds=kept.rounds,
            winner=kept.winner,
            turn=", ".join(kept.turn),
        ),
    )


def say_seats(kept: Kept) -> str:
    """Who sits there."""
    return ", ".join(seat.name for seat in kept.seats)
