"""The library: games, packs, cards and words as data, for any client."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from gangland import __version__
from gangland.bots.bargaining.temperaments import TEMPERAMENTS
from gangland.bots.roster import DEALERS, SEARCHERS
from gangland.bots.roster import names as bot_names
from gangland.content.editions import find_pack
from gangland.content.problems import PackError
from gangland.content.records import Pack
from gangland.game.games import GAMES
from gangland.protocol.over_http import GameInfo, Games, OptionInfo
from gangland.protocol.sheets import cards_document
from gangland.server.settings import Settings
from gangland.words import LANGS

BUDGETS = ("25ms", "100ms", "1000ms")
"""What searchers may be given to think at a table, beside what is usual for them."""

logger = logging.getLogger("gangland.server")


@cache
def pack_of(game: str, paths: tuple[str, ...], content: str = "") -> Pack:
    """Return a game's pack with the host's files merged in; of the edition with this hash, where one is."""
    return find_pack(game, [Path(path) for path in paths], content)


@cache
def has_game(path: str, game: str) -> bool:
    """Return whether a pack of the host can be played with a game."""
    try:
        pack_of(game, (path,))
    except PackError as error:
        logger.info("%s is no pack for %s: %s", path, game, error)
        return False
    return True


def games_document(settings: Settings) -> Games:
    """Return what can be played, by whom and against whom, and what this house offers besides."""
    return Games(
        games=[_game(name, _packs(settings, name)) for name in GAMES],
        packs=sorted(settings.packs),
        bots=bot_names(),
        temperaments={bot: list(TEMPERAMENTS) for bot in DEALERS},
        budgets={bot: list(BUDGETS) for bot in SEARCHERS},
        caretaker=settings.caretaker,
        accounts=settings.accounts,
        langs=list(LANGS),
        version=__version__,
    )


def _packs(settings: Settings, game: str) -> list[str]:
    return sorted(name for name, path in settings.packs.items() if has_game(path, game))


def _game(name: str, packs: list[str]) -> GameInfo:
    page = GAMES[name]
    pack = pack_of(name, ())
    return GameInfo(
        id=name,
        players=page.players,
        options=[OptionInfo(key, one.rule, one.top) for key, one in page.options.items()],
        gangs=[gang.id for gang in pack.gangs],
        sides=[side.id for side in pack.gangs[0].sides],
        packs=packs,
    )


_SHEETS: dict[str, tuple[Pack, bytes]] = {}
"""Cards as they are sent, by their hash, and the very pack they were written from."""


def cards_json(pack: Pack) -> tuple[bytes, str]:
    """Return the cards as they are sent, and a tag that changes with them."""
    kept = _SHEETS.get(pack.hash)
    if kept is None or kept[0] is not pack:
        kept = _SHEETS[pack.hash] = (pack, msgspec.json.encode(cards_document(pack)))
    return kept[1], pack.hash


@cache
def words_text(lang: str, game: str) -> tuple[str, str]:
    """Return all messages of a language, those of other games left out, and a tag that changes with them."""
    others = {f"{other}.ftl" for other in GAMES if game and other != game}
    folder = resources.files("gangland.words").joinpath(lang)
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    text = "\n".join(files[name].read_text("utf-8") for name in sorted(files) if name not in others)
    return text, hashlib.sha256(text.encode()).hexdigest()[:32]
