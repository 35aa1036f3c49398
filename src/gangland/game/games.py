"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import NamedTuple

from gangland.content.records import Pack
from gangland.engine.step import Rules, advance
from gangland.engine.table import Table
from gangland.game.installed import GAMES as INSTALLED
from gangland.game.installed import installed, load
from gangland.game.refusal import Refusal
from gangland.rulesets import mayhem, wise_guys
from gangland.rulesets.options import Option
from gangland.rulesets.procedures import SETUP
from gangland.rulesets.versions import VERSIONS

FIRST_RULES = "1"
RULES_VERSION = "2"
"""The version new games are played by; games begun before go on by the version they name.

Raise it with every change after which lines that were played before could lead to another table, or be
refused: another price, another question, another order of answers, another judgement of a promise. The old
behaviour stays behind a switch in `rulesets/versions.py`. What only shows things otherwise, plays them faster
or mends what never happened in a game that ended needs no new version. `gangland doctor` on a store, and the
logs and tables under `tests`, show a change that was missed: their marks (`game/marks.py`) are not met.
A running game is moved on to a newer version only by a step of `game/migrations.py`.
"""


class Composition(NamedTuple):
    """A game: its rules as a function of pack and options, its options, and how many may play."""

    compose: Callable[[Pack, dict[str, int]], Rules]
    options: dict[str, Option]
    players: tuple[int, int]
    pack: str = ""
    """The game whose pack it is played with, where it is not its own."""


class Shelf(MutableMapping[str, Composition]):
    """Games by name: the house's, then those of other packages, which are loaded when they are wanted."""

    def __init__(self, house: dict[str, Composition]) -> None:
        """Put the house's on the shelf."""
        self.house = house
        self.guests: dict[str, Composition] = {}

    def __getitem__(self, name: str) -> Composition:
        if name in self.house:
            return self.house[name]
        if name not in self.guests:
            page = load(installed(INSTALLED)[name])
            self.guests[name] = Composition(page.compose, page.OPTIONS, page.PLAYERS, page.PACK)
        return self.guests[name]

    def __setitem__(self, name: str, page: Composition) -> None:
        self.house[name] = page

    def __delitem__(self, name: str) -> None:
        del self.house[name]

    def __contains__(self, name: object) -> bool:
        return name in self.house or name in installed(INSTALLED)

    def __iter__(self) -> Iterator[str]:
        yield from self.house
        yield from (name for name in installed(INSTALLED) if name not in self.house)

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES = Shelf(
    {page.NAME: Composition(page.compose, page.OPTIONS, page.PLAYERS) for page in (mayhem, wise_guys)}
)


def check_rules(version: str) -> None:
    """Refuse a version of the rules that is not known here."""
    if version not in VERSIONS:
        raise Refusal("rules-version", found=version, known=", ".join(VERSIONS))


def check_players(game: str, count: int) -> None:
    """SET-1: refuse a game to fewer or more than can play it."""
    fewest, most = GAMES[game].players
    if not fewest <= count <= most:
        raise Refusal("players", "SET-1", count=count, fewest=fewest, most=most)


def new_table(g: Rules, seats: int) -> Table:
    """Lay a table for so many seats and go to the first question."""
    check_players(g.game, seats)
    t = Table(seats, len(g.catalogue.site_tiles), len(g.catalogue.card_kind))
    t.call(SETUP)
    advance(g, t)
    return t
