"""Shapes made of other shapes: lists and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from gangland.content.message import Message, message
from gangland.content.problems import nearest, shorten
from gangland.content.shapes import Shape, Text, Word, between, key_of, note_type, one_of
from gangland.content.source import Spot


class Fault(NamedTuple):
    """What a rule across several keys found wrong, at which key."""

    key: str
    what: Message
    expected: Message | None = None


Rule: TypeAlias = Callable[[Mapping[str, Any]], Fault | None]


@dataclass(frozen=True)
class Items:
    """A list, each of its elements alike."""

    item: Shape
    least: int = 0
    most: int = 500

    def check(self, value: object, spot: Spot) -> None:
        """Check the length of a list, and every element."""
        if not isinstance(value, list):
            note_type(spot, "list", value)
            return
        if not self.least <= len(value) <= self.most:
            expected = between(self.least, self.most)
            spot.note(message("problem-length", key=key_of(spot), n=len(value)), expected)
        for index, item in enumerate(value):
            self.item.check(item, spot.down(index))


@dataclass(frozen=True)
class Table:
    """A table of known keys; `rules` look across them once each is sound by itself."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()
    least: int = 0

    def check(self, value: object, spot: Spot) -> None:
        """Check the keys, then each value, then the rules across them."""
        if not isinstance(value, dict):
            note_type(spot, "table", value)
            return
        before = len(spot.source.problems)
        self._check_keys(value, spot)
        for key, shape in self.fields.items():
            if key in value:
                shape.check(value[key], spot.down(key))
        if len(spot.source.problems) == before:
            self._check_rules(value, spot)

    def _check_keys(self, value: Mapping[str, Any], spot: Spot) -> None:
        for key in [key for key in value if key not in self.fields]:
            what = message("problem-unknown-key", key=shorten(key))
            spot.down(key).note(what, one_of(self.fields), nearest(key, self.fields))
        for key in self.required:
            if key not in value:
                spot.note(message("problem-missing-key", key=key))
        if len(value) < self.least:
            spot.note(message("problem-empty", key=key_of(spot)), one_of(self.fields))

    def _check_rules(self, value: Mapping[str, Any], spot: Spot) -> None:
        for rule in self.rules:
            fault = rule(value)
            if fault is not None:
                (spot.down(fault.key) if fault.key else spot).note(fault.what, fault.expected)


@dataclass(frozen=True)
class Foreign:
    """What else a tag may be, whose it is to judge, and the keys that go with it."""

    is_meant: Callable[[object], bool]
    shape: Shape
    table: Table


@dataclass(frozen=True)
class Cases:
    """A table whose key `tag` says which keys go with it; a word that is no case may be `foreign`."""

    tag: str
    what: str
    cases: Mapping[str, Table]
    foreign: Foreign | None = None

    def check(self, value: object, spot: Spot) -> None:
        """Check the table as its tag says."""
        if not isinstance(value, dict):
            note_type(spot, "table", value)
        elif self.tag not in value:
            spot.note(message("problem-missing-key", key=self.tag), one_of(self.cases))
        else:
            self._check_case(value, spot)

    def _check_case(self, value: Mapping[str, Any], spot: Spot) -> None:
        tag = value[self.tag]
        if isinstance(tag, str) and tag in self.cases:
            self.case((tag,)).check(value, spot)
        elif self.foreign is not None and self.foreign.is_meant(tag):
            self.stranger(self.foreign).check(value, spot)
        else:
            Word(self.what, tuple(self.cases)).check(tag, spot.down(self.tag))

    def case(self, tags: tuple[str, ...]) -> Table:
        """The table for one of several tags that take the same keys."""
        return self._tagged(Word(self.what, tags), self.cases[tags[0]])

    def stranger(self, foreign: Foreign) -> Table:
        """The table for a tag that is no case."""
        return self._tagged(foreign.shape, foreign.table)

    def _tagged(self, tag: Shape, table: Table) -> Table:
        return Table({self.tag: tag, **table.fields}, (self.tag, *table.required), table.rules)

    def alike(self) -> list[tuple[str, ...]]:
        """The tags, those that take the same keys together."""
        groups: list[list[str]] = []
        for tag in self.cases:
            group = next((group for group in groups if self.cases[group[0]] == self.cases[tag]), None)
            if group is None:
                groups.append([tag])
            else:
                group.append(tag)
        return [tuple(group) for group in groups]


@dataclass(frozen=True)
class Keyed:
    """A table in which the one of several keys that is there says which others go with it."""

    what: str
    cases: Mapping[str, Table]

    def check(self, value: object, spot: Spot) -> None:
        """Check the table as the key that was found says; none or two of them are a problem."""
        if not isinstance(value, dict):
            note_type(spot, "table", value)
            return
        found = [key for key in value if key in self.cases]
        if len(found) == 1:
            self.cases[found[0]].check(value, spot)
        elif found:
            spot.note(message("problem-two-words", what=self.what, words=", ".join(found)))
        else:
            self._note_none(value, spot)

    def _note_none(self, value: Mapping[str, Any], spot: Spot) -> None:
        """The first key that no case knows was probably meant to be the word that is missing."""
        known = {key for table in self.cases.values() for key in table.fields}
        word = next((key for key in value if key not in known), "")
        what = message("problem-unknown-word", what=self.what, word=shorten(word))
        missing = message("problem-missing-word", what=self.what)
        at = spot.down(word) if word else spot
        at.note(what if word else missing, one_of(self.cases), nearest(word, self.cases))


@dataclass(frozen=True)
class Map:
    """A table with keys of the author's own, of a certain pattern."""

    key: Text
    value: Shape

    def check(self, value: object, spot: Spot) -> None:
        """Check every key and every value."""
        if not isinstance(value, dict):
            note_type(spot, "table", value)
            return
        for key, item in value.items():
            self.key.check(key, spot.down(key))
            self.value.check(item, spot.down(key))


@dataclass(frozen=True)
class Shared:
    """A shape used in several places, described once."""

    name: str
    shape: Shape

    def check(self, value: object, spot: Spot) -> None:
        """Check as the shape itself."""
        self.shape.check(value, spot)
