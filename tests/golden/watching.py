"""Playthroughs: games with every seat's document, and an onlooker's, wherever somebody is asked.

The first document is whole; from then on there is what changed. `gone` is what is no longer there and in no
list above. Lines that several read are written once, with who reads them, as in golden games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from annals import HERE, NOTE, Script, label, open_game, script_of, take, woven, written

from gangland.engine.table import CHANCE
from gangland.game.game import Game
from gangland.protocol.document import document
from gangland.protocol.parts import Document

PLAYTHROUGHS = HERE / "playthroughs"
GONE = "gone"

Doc = dict[str, Any]
Flat = dict[str, str]


def watched(script: Script) -> str:
    """The log of a script with what everybody sees at every decision."""
    game = open_game(script)
    last: dict[int, Flat] = {viewer: {} for viewer in [*range(game.t.seats), -1]}
    margin: list[str | None] = [*seen(game, last)]
    for entry in script.entries:
        take(game, entry)
        margin += [None, *seen(game, last)]
    return woven(game, margin)


def watched_again(text: str) -> str:
    """A playthrough, played again."""
    return watched(script_of(text))


def seen(game: Game, last: dict[int, Flat]) -> list[str]:
    """What changed for whom, unless it is only chance that is asked."""
    if game.owed() == [CHANCE]:
        return []
    readers: dict[str, list[int]] = {}
    for viewer, before in last.items():
        now = dict(flat("", shown(document(game, viewer))))
        for line in changes(before, now):
            readers.setdefault(line, []).append(viewer)
        last[viewer] = now
    return [f"{NOTE}{label(viewers, len(last))} {line}" for line, viewers in readers.items()]


def shown(whole: Document) -> Doc:
    """A document in plain values; what can be answered in short, a line each, and words left to others."""
    doc: Doc = msgspec.to_builtins(whole)
    asked = doc["question"]
    if asked:
        doc["question"] = {"heading": asked["heading"]["id"], "rows": [row(one) for one in asked["rows"]]}
    for offer in doc["offers"]:
        del offer["terms"], offer["told"]
    return doc


def row(one: Doc) -> str:
    """A row of a question: `move clubhouse [docks er] 2m1r`."""
    crew = one["crew"]
    parts = [one["action"], one["place"] and one["place"]["word"]]
    parts += [f"[{' '.join(aim['word'] for aim in one['targets'])}]"] if one["targets"] else []
    parts += [f"0…{one['top']}"] if one["top"] is not None else []
    if crew:
        men = "+".join(man["word"] for man in crew["men"])
        parts.append(f"{crew['need'] or 'any'} of {men}{crew['made']}m{crew['rookies']}r")
    return " ".join(part for part in parts if part)


def changes(before: Flat, now: Flat) -> Iterator[str]:
    """What is new or otherwise, then what is gone."""
    yield from (f"{path} = {value}" for path, value in now.items() if before.get(path) != value)
    yield from (f"{path} {GONE}" for path in before if path not in now and not is_told(path, now))


def is_told(path: str, now: Flat) -> bool:
    """Whether a value above already says that something is gone: nothing is there, or a shorter list."""
    parts = path.split(".")
    return any(".".join(parts[:count]) in now for count in range(1, len(parts)))


def flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    """A document as paths and values: a list of things by their ids, a choice of the menu on one line."""
    if isinstance(value, dict) and value and "action" not in value:
        for key, item in value.items():
            yield from flat(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        names = [item.get("id", index) for index, item in enumerate(value)]
        yield path, written(names)
        for name, item in zip(names, value, strict=True):
            yield from flat(f"{path}.{name}", item)
    elif isinstance(value, dict) and value:
        yield path, " ".join(f"{key}={written(item)}" for key, item in value.items())
    else:
        yield path, written(value)
