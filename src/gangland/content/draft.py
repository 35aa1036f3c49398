"""A draft: what one file says, checked record by record but not yet as part of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from gangland.content.freezing import Builder, build_market
from gangland.content.grammar import TERMS, Dialect, overlay, whole_pack
from gangland.content.message import message
from gangland.content.records import Card, Gang, Ground, Market, Pack, Side, Site
from gangland.content.source import TABLES, Source, Spot
from gangland.content.vocabulary import CARD_KINDS, ROLES, SITE_KINDS

Key: TypeAlias = tuple[str, str]
"""A record by its table and its id."""

Record = TypeVar("Record")

EMPTY_MARKET = Market((), (), ())


@dataclass
class Draft:
    """The records of one file, and where each of them stands.

    A record that is not sound is kept in outline, so that the pack can be judged as a whole all the same.
    """

    source: Source
    id: str
    game: str = ""
    version: str = ""
    terms: dict[str, str] = field(default_factory=dict)
    market: Market = EMPTY_MARKET
    removes: tuple[str, ...] = ()
    sites: dict[str, Site] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    gangs: dict[str, Gang] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    where: dict[Key, Spot] = field(default_factory=dict)


def draft(source: Source, base: Pack | None) -> Draft:
    """Check a file; with a base it is an overlay that inherits the base's game, terms and market."""
    doc = source.doc
    if not source.readable or _is_for_another(source, base):
        return Draft(source, "")
    terms = base.terms if base else _terms(doc.get("terms"))
    dialect = _dialect(doc, terms, base)
    (overlay(dialect) if base else whole_pack(dialect)).check(doc, source.top())
    made = Draft(source, _text(doc, "id") or Path(source.file).stem, terms=terms)
    _note_duplicates(made)
    if not base:
        made.game, made.version = _text(doc, "game"), _text(doc, "version")
        made.market = EMPTY_MARKET if _is_unsound(source, "market") else build_market(doc["market"])
    if not _is_unsound(source, "remove"):
        made.removes = tuple(doc.get("remove", ()))
    if not _is_unsound(source, "names"):
        made.names = doc.get("names", {})
    builder = Builder(terms)
    made.sites = dict(_records(source, "site", builder.site, _outline_site))
    made.cards = dict(_records(source, "card", builder.card, _outline_card))
    made.gangs = dict(_records(source, "gang", builder.gang, _outline_gang))
    return made


def has_named_made(pack: Pack) -> bool:
    """Whether a pack names its made men."""
    return any(gang.made for gang in pack.gangs)


def _is_for_another(source: Source, base: Pack | None) -> bool:
    """Note an overlay that was written for another base; the words of this one would not fit it."""
    extends = _text(source.doc, "extends")
    if base is None or not extends or extends == base.id.partition("+")[0]:
        return False
    source.top().down("extends").note(message("problem-other-base", extends=extends, base=base.id))
    return True


def _dialect(doc: Mapping[str, Any], terms: Mapping[str, str], base: Pack | None) -> Dialect:
    """A file's dialect; one named made man means that all are to be named."""
    named = bool(base and has_named_made(base))
    named = named or any("made" in gang for gang in _rows(doc, "gang"))
    words = {kind: (terms[kind],) if kind in terms else TERMS[kind] for kind in TERMS}
    return Dialect(words["goods"], words["standing"], named)


def _terms(raw: object) -> dict[str, str]:
    """The words a file has for goods and standing, as far as they are known ones."""
    found = raw if isinstance(raw, dict) else {}
    return {kind: found[kind] for kind, words in TERMS.items() if found.get(kind) in words}


def _note_duplicates(made: Draft) -> None:
    """Note every id that its table had before, and remember where each record stands."""
    for spot, key in _ids(made.source):
        if key in made.where:
            first = made.where[key]
            spot.down("id").note(message("problem-duplicate", id=key[1], line=first.line))
        else:
            made.where[key] = spot


def _ids(source: Source) -> Iterator[tuple[Spot, Key]]:
    """All records with an id: sites, cards, gangs, and the sides and made men of gangs."""
    for table in TABLES:
        for index, row in _numbered(source.doc, table):
            spot = source.top().down(table, index)
            yield from _with_id(spot, table, row)
            if table == "gang":
                for number, man in _numbered(row, "made"):
                    yield from _with_id(spot.down("made", number), "made", man)
                for number, side in _numbered(row, "side"):
                    yield from _with_id(spot.down("side", number), f"side of {_text(row, 'id')}", side)


def _with_id(spot: Spot, table: str, row: Mapping[str, Any]) -> Iterator[tuple[Spot, Key]]:
    if _text(row, "id"):
        yield spot, (table, row["id"])


def _records(
    source: Source,
    table: str,
    build: Callable[[Mapping[str, Any]], Record],
    outline: Callable[[Mapping[str, Any]], Record | None],
) -> Iterator[tuple[str, Record]]:
    """The records of a table by id, in outline where they are not sound."""
    unsound = {
        problem.path[1] for problem in source.problems if problem.path[:1] == (table,) and problem.path[1:]
    }
    for index, row in _numbered(source.doc, table):
        record = outline(row) if index in unsound else build(row)
        if record is not None and _text(row, "id"):
            yield row["id"], record


def _outline_site(row: Mapping[str, Any]) -> Site | None:
    role = row.get("role")
    if row.get("kind") not in SITE_KINDS:
        return None
    return Site(_text(row, "id"), row["kind"], "", Ground(), str(role) if role in ROLES else "none")


def _outline_card(row: Mapping[str, Any]) -> Card | None:
    if row.get("kind") not in CARD_KINDS:
        return None
    return Card(_text(row, "id"), row["kind"], "", hardcore=row.get("hardcore") is True)


def _outline_gang(row: Mapping[str, Any]) -> Gang:
    sides = (_text(side, "id") for _, side in _numbered(row, "side"))
    return Gang(_text(row, "id"), "", tuple(Side(side, "", 0, 0, 0, (0, 0, 0, 0)) for side in sides))


def _is_unsound(source: Source, key: str) -> bool:
    return key not in source.doc or any(problem.path[:1] == (key,) for problem in source.problems)


def _numbered(row: Mapping[str, Any], key: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The tables of a list, with their numbers; whatever else there is has been noted."""
    items = row.get(key)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if isinstance(item, dict):
            yield index, item


def _rows(row: Mapping[str, Any], key: str) -> Iterator[Mapping[str, Any]]:
    return (item for _, item in _numbered(row, key))


def _text(row: Mapping[str, Any], key: str) -> str:
    value = row.get(key)
    return value if isinstance(value, str) else ""
