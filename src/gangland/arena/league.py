"""A league: rows of a candidate against rivals, each over so many deals, as data to be played again."""

from __future__ import annotations

from fnmatch import fnmatchcase
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from gangland.bots.league import league as frozen
from gangland.bots.roster import enlist
from gangland.content.editions import versions
from gangland.game.games import GAMES, check_players
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, check_setup, compose

PLAYERS: Final = 4
SUFFIX: Final = ".toml"
MODEL: Final = "llm:"
"""How a language model is named: `llm:NAME`, which is set up elsewhere."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One candidate against rivals; rows of one game and one seed play the very same deals.

    Several rivals take turns, as evenly as can be; `thug-1-*` stands for all of the league that are called
    so. `silent` is a candidate that neither makes nor takes deals. Bars say what is to come of it: the least
    or the most it wins of its games, a share that its whole interval is to be above; and beside another row,
    by its number from 1 on: so many `times` as often as in row `than`, an interval that `reaches` the share
    of a row, a table no poorer (`as_rich`) than that of a row.
    """

    game: str
    candidate: str
    against: tuple[str, ...]
    games: int
    players: int = PLAYERS
    options: dict[str, int] = {}
    deals: bool = False
    silent: bool = False
    least: float | None = None
    most: float | None = None
    above: float | None = None
    times: float | None = None
    than: int | None = None
    reaches: int | None = None
    as_rich: int | None = None

    @property
    def title(self) -> str:
        """The two sides, as they are written."""
        return f"{self.candidate} / {', '.join(self.against)}"

    @property
    def rivals(self) -> list[str]:
        """All rivals by name."""
        return [name for one in self.against for name in expanded(one)]

    @property
    def is_mirror(self) -> bool:
        """Whether the candidate plays against its likes, who all do the same."""
        return self.against == (self.candidate,) and not self.silent

    @property
    def each(self) -> int:
        """How many games a deal has: one for every seat of the candidate; among its likes, one."""
        return 1 if self.is_mirror else self.players

    @property
    def deal_count(self) -> int:
        """How many deals there are."""
        return -(-self.games // self.each)

    def seats(self, deal: int) -> list[int]:
        """Return where the candidate sits in the games of a deal."""
        return [deal % self.players] if self.is_mirror else list(range(self.players))

    @property
    def is_thinking(self) -> bool:
        """Whether somebody at the table takes its time: a budget is named after a colon."""
        return any(":" in name for name in (self.candidate, *self.against))

    @property
    def models(self) -> list[str]:
        """The language models of the row."""
        return [name for name in dict.fromkeys((self.candidate, *self.against)) if is_model(name)]

    def label(self, name: str) -> str:
        """Return what a rival goes under: the word that stands for it in the row."""
        if name == self.candidate or name in self.against:
            return name
        return next((one for one in self.against if fnmatchcase(name, one)), name)

    def table_of(self, deal: int) -> list[str]:
        """Return the candidate of a deal and its rivals, as they sit to its left."""
        rivals, seats = self.rivals, self.players - 1
        return [self.candidate, *[rivals[(deal * seats + seat) % len(rivals)] for seat in range(seats)]]

    def setup(self, bots: list[str]) -> Setup:
        """Return a game of the row with these bots at its seats."""
        seats = tuple(Seat(f"{bot[:36]} ({number})", bot) for number, bot in enumerate(bots, 1))
        return Setup(self.game, seats, self.options)


class League(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows to be played, the seed of all their deals, and the cards where they are not to follow the house's.

    Cards are named by the version of a pack: a league that names them goes on when the cards change.
    """

    seed: int
    row: tuple[Row, ...]
    cards: str = ""


def is_model(name: str) -> bool:
    """Return whether a name is that of a language model, which is no bot of anybody's."""
    return name.startswith(MODEL)


def expanded(name: str) -> list[str]:
    """Return the bots a word of a row stands for."""
    return [one for one in frozen() if fnmatchcase(one, name)] if "*" in name else [name]


def shelf() -> list[str]:
    """Return the names of the leagues that are kept here."""
    folder = resources.files("gangland.arena").joinpath("leagues")
    return sorted(one.name.removesuffix(SUFFIX) for one in folder.iterdir() if one.name.endswith(SUFFIX))


def read_league(name: str) -> League:
    """Return a league by its name, or from a file."""
    if name in shelf():
        source = resources.files("gangland.arena").joinpath("leagues", name + SUFFIX).read_bytes()
    elif name.endswith(SUFFIX):
        source = Path(name).read_bytes()
    else:
        raise Refusal("unknown-league", league=name, known=", ".join(shelf()))
    try:
        league = msgspec.toml.decode(source, type=League)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("bad-league", file=name, reason=str(error)) from error
    return checked(league)


def checked(league: League) -> League:
    """Return a league that can be played; refuse any other."""
    for row in league.row:
        if row.game not in GAMES:
            raise Refusal("unknown-game", game=row.game, known=", ".join(GAMES))
        if league.cards and league.cards not in (known := versions(Setup(row.game, ()).pack_game)):
            raise Refusal("unknown-cards", cards=league.cards, known=", ".join(known))
        check_players(row.game, row.players)
        if row.games < 1 or not row.rivals:
            raise Refusal("empty-row", row=row.title)
        if any(
            not 1 <= one <= len(league.row) for one in (row.than, row.reaches, row.as_rich) if one is not None
        ):
            raise Refusal("no-such-row", row=row.title, rows=len(league.row))
        for bot in (row.candidate, *row.rivals):
            if not is_model(bot):
                enlist(bot)
        setup = row.setup(row.table_of(0))
        check_setup(setup)
        compose(setup, setup.load_pack())
    return league
