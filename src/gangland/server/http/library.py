"""The library: games, packs, cards and words as data, for any client."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import asdict
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from gangland import __version__
from gangland.bots.roster import names as bot_names
from gangland.content.editions import find_pack, load_edition
from gangland.content.explain import Explainer
from gangland.content.load import load_packs
from gangland.content.message import Message
from gangland.content.problems import PackError
from gangland.content.records import Ground, Pack, Transaction
from gangland.content.vocabulary import SPECIALS, VERBS
from gangland.game.games import GAMES
from gangland.protocol.messages import Doc
from gangland.rulesets.build import catalogue_of
from gangland.server.settings import Settings
from gangland.words import LANGS

logger = logging.getLogger("gangland.server")


@cache
def pack_of(game: str, paths: tuple[str, ...], content: str = "") -> Pack:
    """Return a game's pack with the host's files merged in; of the edition with this hash, where one is."""
    return find_pack(game, [Path(path) for path in paths], content)


def first_content(game: str, paths: tuple[str, ...]) -> str:
    """Return the hash of a game's pack as it was before tables named theirs."""
    return load_packs(game, [Path(path) for path in paths], load_edition(game)).hash


@cache
def has_game(path: str, game: str) -> bool:
    """Return whether a pack of the host can be played with a game."""
    try:
        pack_of(game, (path,))
    except PackError as error:
        logger.info("%s is no pack for %s: %s", path, game, error)
        return False
    return True


def games_document(settings: Settings) -> Doc:
    """Return what can be played, by whom and against whom, and what this house offers besides."""
    return {
        "games": [{**_game(name), "packs": _packs(settings, name)} for name in GAMES],
        "packs": sorted(settings.packs),
        "bots": bot_names(),
        "caretaker": settings.caretaker,
        "accounts": settings.accounts,
        "langs": list(LANGS),
        "version": __version__,
    }


def _packs(settings: Settings, game: str) -> list[str]:
    return sorted(name for name, path in settings.packs.items() if has_game(path, game))


def _game(name: str) -> Doc:
    page = GAMES[name]
    pack = pack_of(name, ())
    return {
        "id": name,
        "players": list(page.players),
        "options": [{"id": key, "rule": one.rule, "top": one.top} for key, one in page.options.items()],
        "gangs": [gang.id for gang in pack.gangs],
        "sides": [side.id for side in pack.gangs[0].sides],
    }


@cache
def cards_json(game: str, paths: tuple[str, ...], content: str = "") -> tuple[bytes, str]:
    """Return the cards as they are sent, and a tag that changes with them."""
    pack = pack_of(game, paths, content)
    return msgspec.json.encode(cards_document(pack)), pack.hash


def cards_document(pack: Pack) -> Doc:
    """Return every site, card and gang with its mechanics, and what explains it as messages to be said."""
    sheets = list(Explainer(pack).sheets())
    lines = {(sheet.table, sheet.id): list(sheet.lines) for sheet in sheets}
    return {
        "game": pack.game,
        "terms": pack.terms,
        "names": pack.names,
        "sites": {
            site.id: {
                "kind": site.kind,
                "role": site.role,
                "provenance": site.provenance,
                **_ground(site.ground),
                "lines": lines["site", site.id],
            }
            for site in pack.sites
        },
        "cards": {card.id: _card(card, lines["card", card.id]) for card in pack.cards},
        "gangs": {gang.id: {**asdict(gang), "lines": lines["gang", gang.id]} for gang in pack.gangs},
        "transactions": _transactions(pack),
        "market": asdict(pack.market),
    }


def _ground(ground: Ground) -> Doc:
    return {
        "hot": ground.hot,
        "peaceful": ground.guns_prohibited,
        "fight": ground.fight,
        "choose": ground.choose,
        "main": [asdict(one) for one in ground.main],
        "boost": [asdict(one) for one in ground.boost],
    }


def _card(card: Any, lines: list[Message]) -> Doc:  # noqa: ANN401 - a record, taken apart field by field
    doc = asdict(card)
    if card.ground is not None:
        doc["ground"] = _ground(card.ground)
    return {**doc, "lines": lines}


def _transactions(pack: Pack) -> list[Doc]:
    """Return every transaction by the number that facts and questions speak of."""
    c = catalogue_of(pack)
    found = []
    for tx in range(len(c.tx_verb)):
        give = tuple(int(c.tx_give[tx * 4 + asset]) for asset in range(4))
        get = tuple(int(c.tx_get[tx * 4 + asset]) for asset in range(4))
        special = SPECIALS[c.tx_special[tx]] if c.tx_special[tx] >= 0 else ""
        verb, most, amount = VERBS[c.tx_verb[tx]], int(c.tx_most[tx]), int(c.tx_amount[tx])
        one = Transaction(verb, (*give,), (*get,), most, special, amount)  # type: ignore[arg-type]
        found.append({**asdict(one), "line": Explainer(pack).transaction(one)})
    return found


@cache
def words_text(lang: str, game: str) -> tuple[str, str]:
    """Return all messages of a language, those of other games left out, and a tag that changes with them."""
    others = {f"{other}.ftl" for other in GAMES if game and other != game}
    folder = resources.files("gangland.words").joinpath(lang)
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    text = "\n".join(files[name].read_text("utf-8") for name in sorted(files) if name not in others)
    return text, hashlib.sha256(text.encode()).hexdigest()[:32]
