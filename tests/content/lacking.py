"""Who lacks a word of the vocabulary: the engine, the thug, the schema of packs or the explainer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from gangland import rulesets
from gangland.bots import favours, obstacles, openings
from gangland.content.schema import pack_schema
from gangland.content.vocabulary import DEEDS, MODIFIERS, SPECIALS, Takes
from gangland.engine import modifier
from gangland.rulesets import deeds, specials
from gangland.words import LANGS, Words

BY_VERB = (Takes.BAN, Takes.BONUS)


def lacking() -> list[str]:
    """Return everything that is missing, as `who: kind word`, and every entry for a word that is none."""
    return [*_engine(), *_thug(), *_schema(), *_explainer()]


def _compare(who: str, kind: str, words: set[str], known: set[str]) -> Iterator[str]:
    yield from (f"{who}: {kind} {word}" for word in sorted(words ^ known))


def _engine() -> Iterator[str]:
    yield from _compare("engine", "deed", set(DEEDS), set(deeds.DOES))
    yield from _compare("engine", "special", set(SPECIALS), set(specials.DOES))
    yield from _compare("engine", "modifier", set(MODIFIERS), set(MODIFIERS) & _modifiers_read())


def _modifiers_read() -> set[str]:
    """The modifiers some rule reads, by the name of their number or by their word."""
    sources = "".join(path.read_text("utf-8") for path in Path(rulesets.__path__[0]).glob("*.py"))
    names = set(re.findall(r"modifier\.([A-Z_]+)", sources))
    numbers = {getattr(modifier, name) for name in names if name not in ("BAN", "BONUS", "CLOSED")}
    read = {word for number, word in enumerate(MODIFIERS) if modifier.slot(number) in numbers}
    by_name = {word for word in ("ban", "bonus", "closed") if word.upper() in names}
    return read | by_name | set(re.findall(r'MODIFIERS\.index\("([a-z-]+)"\)', sources))


def _thug() -> Iterator[str]:
    yield from _compare("thug", "deed", set(DEEDS), set(obstacles.HARMS))
    yield from _compare("thug", "special", set(SPECIALS), set(favours.FAVOURS))
    yield from _compare("thug", "modifier", set(MODIFIERS), set(openings.RULES))


def _schema() -> Iterator[str]:
    defs = pack_schema()["$defs"]

    def words(shape: str, key: str) -> set[str]:
        cases = [case["properties"].get(key, {}) for case in defs[shape]["anyOf"]]
        return {word for case in cases for word in case.get("enum", ())}

    yield from _compare("schema", "deed", set(DEEDS), words("effect", "do"))
    yield from _compare("schema", "special", set(SPECIALS), words("transaction", "special"))
    yield from _compare("schema", "modifier", set(MODIFIERS), words("rule", "rule"))


def _explainer() -> Iterator[str]:
    for lang in LANGS:
        has = Words(lang).has
        for kind, words in (("deed", DEEDS), ("special", SPECIALS), ("modifier", MODIFIERS)):
            known = {word for word in words if has(words.message(word))}
            if words is MODIFIERS:
                known -= {
                    word
                    for word in words
                    if words.takes[word] in BY_VERB and not has(f"{words.message(word)}-any")
                }
            yield from _compare(f"explainer in {lang}", kind, set(words), known)
