"""Message trees in told forms, said strictly: an id or an argument that is missing is an error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from gangland.content.message import ITEMS, Message
from gangland.game.game import Game
from gangland.words import Words
from gangland.words.bundles import FORMS, GAMES

VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
GRAMMAR: Final = re.compile(rf"-({'|'.join(FORMS)})$")


def trees(told: object) -> Iterator[Message]:
    """Every message in a told form, whole."""
    if isinstance(told, Message):
        yield told
    elif isinstance(told, msgspec.Struct):
        for field in told.__struct_fields__:
            yield from trees(getattr(told, field))
    elif isinstance(told, dict):
        yield from trees(list(told.values()))
    elif isinstance(told, list | tuple):
        for one in told:
            yield from trees(one)


def nodes(tree: Message) -> Iterator[Message]:
    """A message and every message in it."""
    yield tree
    for value in tree.args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Message):
                yield from nodes(one)


@cache
def entries(lang: str, game: str) -> dict[str, str]:
    """The messages of a language and a game, in Fluent, by id."""
    others = {f"{one}.ftl" for one in GAMES if one != game}
    files = [
        file for file in resources.files("gangland.words").joinpath(lang).iterdir() if file.name not in others
    ]
    texts = [file.read_text("utf-8") for file in files]
    found = [entry for text in texts for entry in FluentParser().parse(text).body]
    write = FluentSerializer().serialize_entry
    return {
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}": write(entry)
        for entry in found
        if isinstance(entry, ast.Message | ast.Term)
    }


class StrictWords(Words):
    """Words of which none may be missing in this very language, nor anything they speak of."""

    def __init__(self, lang: str, game: Game) -> None:
        super().__init__(lang, game.pack.names, game=game.setup.game, terms=game.pack.terms)
        self.given = {"game", "sound", *game.pack.terms}  # how a name begins is for its forms
        self.entries = entries(self.lang, self.game)
        self.checked: set[tuple[object, ...]] = set()

    def check(self, tree: Message) -> None:
        """Find fault with a tree in which an id is unknown or a variable is not given."""
        for node in nodes(tree):
            shape = (node.id, *sorted(node.args))
            if shape not in self.checked:
                self.checked.add(shape)
                self._check_node(node)

    def _check_node(self, node: Message) -> None:
        entry = self._entry(node.id.partition(".")[0])
        assert entry, f"{node.id} is not said in {self.lang}"
        args = self.given | set(node.args)
        if ITEMS not in node.args and "." not in node.id:
            assert self._variables(entry) <= args, f"{node.id} in {self.lang} wants more than {sorted(args)}"

    def _entry(self, key: str) -> str:
        return self.entries.get(f"{key}-{self.game}") or self.entries.get(key, "")

    def _variables(self, entry: str) -> set[str]:
        """What a message speaks of, by itself or through others; a gang's grammar comes with the gang."""
        found = {GRAMMAR.sub("", name) for name in VARIABLE.findall(entry)}
        for reference in REFERENCE.findall(entry):
            found |= self._variables(self.entries.get(reference, ""))
        return found
