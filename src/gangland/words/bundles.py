"""The catalogue: Fluent messages by id, with fallbacks and never an exception.

Parsing a whole language takes over 100 ms, more than most commands take, so files are only cut into
entries (some 5 ms) and an entry is parsed, with those it refers to, when it is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module, resources
from threading import RLock
from typing import Any, Final

from gangland.content.message import ITEMS, Arg, Message
from gangland.words import numbers

LANGS: Final = ("en", "fr", "it")
FALLBACK: Final = "en"
GAMES: Final = ("mayhem", "wise-guys")
"""The games with a file of names each."""

NAMED: Final = ("site", "card", "gang", "made", "side")
"""The records a pack may name; `site-docks` without any name reads Docks."""

FORMS: Final = ("number", "gender", "first", "the", "of", "to")
"""What sentences ask of a name: `one` or `other`, its gender, and how it reads with its article: at the
head of a sentence, inside one, after *of* and after *to* (du, des, au; della, dei, alla)."""

PERSON: Final = "person"
"""The message that is a person's name, for as long as they have no gang."""

LARGEST: Final = 10**15
LONGEST: Final = 2000
"""Fluent says nothing at all of what is longer than 2500 letters; of that, we say the beginning."""

_ENTRY: Final = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
_VOWELS: Final = tuple("aeiouàâäéèêëîïôöùûüœæ")
_GANG: Final = re.compile(r"gang-[a-z0-9-]+")
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Words:
    """All that can be said in one language; what it lacks is said in English, or else by its id.

    The games share some ids, so that one who names a game hears the words of that game only: of a message
    `order-move` its own `order-move-mayhem`, where there is one. Every message gets $game and the `terms` of
    the game's pack.
    """

    def __init__(
        self,
        lang: str,
        extra_names: Mapping[str, Mapping[str, str]] | None = None,
        *,
        game: str = "",
        terms: Mapping[str, str] | None = None,
    ) -> None:
        self.lang = lang if lang in LANGS else FALLBACK
        self.game = game if game in GAMES else ""
        self._context = {**(terms or {}), **({"game": self.game} if self.game else {})}
        self._names = extra_names or {}

    def text(self, key: str, /, **args: Arg) -> str:
        """The message as a text; arguments that are messages are said first.

        `gang-samcro.rule-1` is the attribute of that message, or else the message `rule-1`.
        """
        said = self._said(args)
        whole, _, attribute = key.partition(".")
        found = next(self._candidates(whole, attribute, said), "")
        return found or (self.text(attribute, **args) if attribute else _pretty(key))

    def attr(self, key: str, attribute: str, /, **args: Arg) -> str:
        """An attribute of a message, empty where it has none in any language."""
        return next(self._candidates(key, attribute, self._said(args)), "")

    def title(self, key: str, /, **args: Arg) -> str:
        """The attribute `title` of a message."""
        return self.attr(key, "title", **args)

    def say(self, message: Message) -> str:
        """A message in words; a list is its parts with its own text between them."""
        parts = message.args.get(ITEMS)
        return (
            self._joined(message.id, parts)
            if isinstance(parts, list)
            else self.text(message.id, **message.args)
        )

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        return numbers.number(self.lang, value, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as a percentage, as this language writes it."""
        return numbers.percent(self.lang, share, digits)

    def has(self, key: str) -> bool:
        """Whether this very language has the message, no fallback counted."""
        return key in _shelf(self.lang, self.game).entries

    def forms(self, name: Message) -> dict[str, str]:
        """The forms of a gang's name or a person's; where a gang's name is all we know, those of any gang."""
        said = self.say(name)
        own = name.id == PERSON or _shelf(self.lang, self.game).format(name.id, "", {}) == said
        key, given = name.id if own else "gang-any", self._names.get(self.lang, {})
        sound = "vowel" if said[:1].lower() in _VOWELS else "other"
        return {
            form: given.get(f"{name.id}.{form}") or self.attr(key, form, name=said, sound=sound)
            for form in FORMS
        }

    def _said(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """Arguments as Fluent takes them, names with their forms, and what every message gets."""
        said: dict[str, str | int] = dict(self._context)
        for name, value in args.items():
            if isinstance(value, str | int):
                said[name] = _fitting(value)
            elif isinstance(value, list):
                said[name] = self._joined("list-plus", value)
            else:
                said[name] = self.say(value)
                said |= {f"{name}-{form}": text for form, text in self._forms_of(value).items()}
        return said

    def _forms_of(self, value: Message) -> dict[str, str]:
        """The forms of a name or of several in a row, of which only the first can head a sentence."""
        found = [self.forms(name) for name in _names_in(value)]
        if len(found) < 2:
            return found[0] if found else {}
        heads = [found[0]["first"], *(forms["the"] for forms in found[1:])]
        rows = {form: [forms[form] for forms in found] for form in ("the", "of", "to")} | {"first": heads}
        joined = {form: self.text("list-comma").join(row) for form, row in rows.items()}
        return {**found[0], **joined, "number": "other"}

    def _joined(self, between: str, parts: Iterable[Message]) -> str:
        """Messages one after the other."""
        return self.text(between).join(self.say(part) for part in parts)

    def _candidates(self, key: str, attribute: str, args: Mapping[str, str | int]) -> Iterator[str]:
        """What could be said, the best first: an owner's own name stands before the catalogue's."""
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            if not attribute and key in self._names.get(lang, {}):
                yield self._names[lang][key]
            for one in (f"{key}-{self.game}", key) if self.game else (key,):
                found = _shelf(lang, self.game).format(one, attribute, args)
                if found is not None:
                    yield found
        if not attribute:
            yield from (names[key] for names in self._names.values() if key in names)


def _names_in(value: Message) -> list[Message]:
    """The gangs (`gang-samcro`) and persons an argument is, alone or in a list; else none."""
    items = value.args.get(ITEMS)
    names = items if isinstance(items, list) else [value]
    are = all(name.id == PERSON or (_GANG.fullmatch(name.id) and not name.args) for name in names)
    return names if are else []


def _fitting(value: str | int) -> str | int:
    """An argument as Fluent can say it: a number too large to be an amount is a text, a long text is cut."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST else _fitting(str(value))
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


class _Shelf:
    """The entries of one language, unparsed until somebody asks for them."""

    def __init__(self, lang: str, texts: list[str]) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        for text in texts:
            self.entries.update(_cut(text))
        self._loaded: set[str] = set()
        self._lock = RLock()
        self._bundle: Any = None

    def format(self, key: str, attribute: str, args: Mapping[str, str | int]) -> str | None:
        """The message or its attribute with its arguments, or None where there is none."""
        if key not in self.entries or key.startswith("-"):
            return None
        with self._lock:
            self._load(key)
        if not self._bundle.has_message(key):
            return None
        found = self._bundle.get_message(key)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(args))[0])

    def _load(self, key: str) -> None:
        """Parse an entry and all that it refers to."""
        if key in self._loaded or key not in self.entries:
            return
        self._loaded.add(key)
        runtime = import_module("fluent.runtime")  # 80 ms that a table without words need not pay
        if self._bundle is None:
            self._bundle = runtime.FluentBundle([self.lang], use_isolating=False)
        self._bundle.add_resource(runtime.FluentResource(self.entries[key]))
        for reference in _REFERENCE.findall(self.entries[key]):
            self._load(reference)


def preferred_lang(environ: Mapping[str, str]) -> str:
    """The language of the reader's locale, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name][:2] if environ[name][:2] in LANGS else FALLBACK
    return FALLBACK


@cache
def _shelf(lang: str, game: str) -> _Shelf:
    """The files of a language, those of other games left out."""
    others = {f"{other}.ftl" for other in GAMES if game and other != game}
    folder = resources.files("gangland.words").joinpath(lang)
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    names = [file for file in files if file.name.endswith(".ftl") and file.name not in others]
    return _Shelf(lang, [file.read_text("utf-8") for file in names])


def _cut(text: str) -> dict[str, str]:
    """Entries by id: each runs to the next line that starts one."""
    starts = list(_ENTRY.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return {match["id"]: text[match.start() : end] for match, end in zip(starts, ends, strict=True)}


def _pretty(key: str) -> str:
    """The id itself, or what a record's id says: `site-old-docks` is Old Docks."""
    prefix, _, rest = key.partition("-")
    return rest.replace("-", " ").title() if prefix in NAMED and rest else key
