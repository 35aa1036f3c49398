"""What a game is played with: the game, its options and pack, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gangland.content.editions import find_pack
from gangland.content.records import Pack
from gangland.engine.step import Rules
from gangland.game.games import GAMES, RULES_VERSION, Composition, check_players, check_rules
from gangland.game.names import LONGEST_NAME
from gangland.game.refusal import Refusal
from gangland.rulesets.options import OptionError
from gangland.rulesets.versions import VERSIONS

LONGEST_NUMBER = 6
MOST_KEPT = 256

_SHELF: dict[tuple[object, ...], tuple[Pack, Composition, Rules]] = {}
"""Rules composed already; nothing changes them afterwards, so games may share them."""


@dataclass(frozen=True)
class Seat:
    """A player's name, and the bot that plays for it, if any."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Setup:
    """Everything that is agreed before the first die."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, int] = field(default_factory=dict)
    open_deals: bool = False
    packs: tuple[str, ...] = ()
    rules: str = RULES_VERSION
    hash: str = field(default="", compare=False)
    """The content hash of the cards it is played with, where they are to be found by it."""
    lesson: str = ""
    """The guided game it is, if it is one; nothing in the rules knows of it."""

    def load_pack(self) -> Pack:
        """Return the pack with an owner's files merged in; of the edition the hash names, if it names one."""
        return find_pack(self.pack_game, [Path(path) for path in self.packs], self.hash)

    @property
    def pack_game(self) -> str:
        """The game whose pack this one is played with."""
        return (GAMES[self.game].pack if self.game in GAMES else "") or self.game


def check_setup(setup: Setup) -> None:
    """Refuse a game that cannot be played: unknown game, wrong number of players, odd names."""
    if setup.game not in GAMES:
        raise Refusal("unknown-game", game=setup.game, known=", ".join(GAMES))
    check_rules(setup.rules)
    check_players(setup.game, len(setup.seats))
    names = [seat.name for seat in setup.seats]
    if len(set(names)) < len(names):
        raise Refusal("same-name", name=next(name for name in names if names.count(name) > 1))
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refusal("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)


def compose(setup: Setup, pack: Pack) -> Rules:
    """Return the rules of a set-up; SET-6: there must be a gang for everybody."""
    if len(setup.seats) > len(pack.gangs):
        raise Refusal("too-few-gangs", "SET-6", count=len(setup.seats), gangs=len(pack.gangs))
    page = GAMES[setup.game]
    key = (setup.game, setup.rules, id(pack), *sorted(setup.options.items()))
    kept = _SHELF.get(key)
    if kept is not None and kept[0] is pack and kept[1] is page:
        return kept[2]
    try:
        rules = VERSIONS[setup.rules](page.compose(pack, setup.options))
    except OptionError as error:
        raise Refusal(error.code, "", **error.details) from error
    if len(_SHELF) >= MOST_KEPT:
        _SHELF.clear()
    _SHELF[key] = (pack, page, rules)
    return rules


def pack_of(g: Rules) -> Pack:
    """Return the pack that rules were composed with."""
    for pack, _, rules in _SHELF.values():
        if rules is g:
            return pack
    raise LookupError("these rules were composed elsewhere, or too long ago")


def parse_options(text: str) -> dict[str, int]:
    """Read options as people write them: `slim-pickings,long-haul=2`."""
    chosen: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, _, value = part.partition("=")
        if value and not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER):
            raise Refusal("option-number", option=name, value=value)
        chosen[name] = int(value) if value else 1
    return chosen


def format_options(options: dict[str, int]) -> str:
    """Write options as `parse_options` reads them."""
    return ",".join(name if value == 1 else f"{name}={value}" for name, value in options.items() if value)


def seats_of(names: Sequence[str], bots: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return people, then bots named for what they are, as no bot that can be asked for: `Thug 1`."""
    return tuple(Seat(name) for name in names) + tuple(
        Seat(player_name(bot, number), bot) for number, bot in enumerate(bots, 1)
    )


def player_name(bot: str, number: int) -> str:
    """Return what a bot is called at a table: one of the frozen league would go by `thug-1`."""
    name = short_name(bot)
    return f"{name[:1].upper()}{name[1:]} {number}"


def short_name(bot: str) -> str:
    """Return what a bot is called: one from a module by its class, without its budget and temperament."""
    name, _, rest = bot.partition("+")[0].partition(":")
    return rest if rest.isidentifier() else name
