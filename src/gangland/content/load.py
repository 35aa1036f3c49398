"""Loading packs: one of ours, an owner's own, or ours with an owner's changes on top.

    load_builtin("mayhem")                      the pack of the house
    load_pack("my-box.toml")                    a file: a whole pack, or one that `extends` ours
    load_packs("mayhem", ["a.toml", "b.toml"])  the pack of the house, or a whole one, with changes on top

Whatever is wrong comes as one `PackError` with every problem found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeVar

from gangland.content.draft import Draft, Key, draft
from gangland.content.fingerprint import fingerprint
from gangland.content.grammar import GAMES
from gangland.content.message import message
from gangland.content.problems import PackError, Problem, nearest
from gangland.content.records import Card, Gang, Pack, Site
from gangland.content.shapes import Word
from gangland.content.source import Source, Spot, parse_source, read_source
from gangland.content.whole import Judge

Record = TypeVar("Record", Site, Card, Gang)

_GAME: Final = Word("game", GAMES)


@cache
def load_builtin(game: str) -> Pack:
    """The pack of the house for a game."""
    return load_house(game, f"{game}.toml")


def load_house(game: str, file: str) -> Pack:
    """A pack for a game from a file of the house."""
    if game not in GAMES:
        source = Source(game)
        _GAME.check(game, source.top())
        raise PackError(source.problems)
    return _complete(draft(read_source(_packs().joinpath(file)), None))


@cache
def load_tiny(game: str) -> Pack:
    """The small pack that the tiny variant of a game is played with (`rulesets/tiny.py`)."""
    return _complete(draft(read_source(_packs().joinpath(f"tiny/{game}.toml")), None), small=True)


def load_pack(path: str | Path) -> Pack:
    """The pack in a file, with the pack of the house under it where the file extends that."""
    return _load_source(read_source(Path(path)))


def parse_pack(data: bytes, file: str = "pack.toml") -> Pack:
    """The pack in the bytes of a file, as `load_pack` would read it."""
    return _load_source(parse_source(file, data))


def load_packs(game: str, paths: Iterable[str | Path], house: Pack | None = None) -> Pack:
    """A game's pack with files on top; the first that extends nothing takes the place of ours.

    Ours is the present pack of the house, or the one given.
    """
    sources = [read_source(Path(path)) for path in paths]
    whole = next((source for source in sources if source.readable and "extends" not in source.doc), None)
    if whole is None:
        base = house or load_builtin(game)
    else:
        base = _complete(draft(whole, None))
        if base.game != game:
            whole.top().down("game").note(message("problem-other-game", game=base.game, wanted=game))
            raise PackError(whole.problems)
    return merge(base, *(draft(source, base) for source in sources if source is not whole))


def read_overlay(path: str | Path, base: Pack) -> Draft:
    """What a file changes in a pack; its problems wait in the draft for `merge`."""
    return draft(read_source(Path(path)), base)


def merge(base: Pack, *overlays: Draft) -> Pack:
    """The base with every overlay on top: removed, then replaced where the id is known, then added.

    A replaced record keeps its place in the order, a new one comes last.
    """
    pack = base
    where: dict[Key, Spot] = {}
    for overlay in overlays:
        pack = _lay(pack, overlay)
        where.update(overlay.where)
    if overlays and all(overlay.source.readable for overlay in overlays):
        judge = Judge(pack, where, _last_top(overlays))
        judge.judge()
        for overlay in overlays:
            judge.names(overlay.source.top().down("names"), overlay.names)
    return _finish(pack, [overlay.source for overlay in overlays])


def _load_source(source: Source) -> Pack:
    base = source.doc.get("extends")
    if base is None:
        return _complete(draft(source, None))
    if base not in GAMES:
        _GAME.check(base, source.top().down("extends"))
        raise PackError(source.problems)
    return merge(load_builtin(base), draft(source, load_builtin(base)))


def _complete(made: Draft, *, small: bool = False) -> Pack:
    """A whole pack from its one file."""
    pack = Pack(
        made.id,
        made.game,
        made.version,
        made.terms,
        tuple(made.sites.values()),
        tuple(made.cards.values()),
        tuple(made.gangs.values()),
        made.market,
        names=made.names,
    )
    if made.source.readable:
        judge = Judge(pack, made.where, made.source.top())
        judge.judge(small=small)
        judge.names(made.source.top().down("names"), made.names)
    return _finish(pack, [made.source])


def _finish(pack: Pack, sources: Iterable[Source]) -> Pack:
    """The pack with its hash, if nothing is wrong with any of its files."""
    problems = [problem for source in sources for problem in sorted(source.problems, key=_line)]
    if problems:
        raise PackError(problems)
    return replace(pack, hash=fingerprint(pack))


def _lay(pack: Pack, overlay: Draft) -> Pack:
    """One overlay on top of a pack."""
    known = {record.id for table in (pack.sites, pack.cards, pack.gangs) for record in table}
    for index, removed in enumerate(overlay.removes):
        if removed not in known:
            spot = overlay.source.top().down("remove", index)
            spot.note(message("problem-nothing-to-remove", id=removed), near=nearest(removed, known))
    names = {lang: dict(pack.names.get(lang, {})) for lang in pack.names.keys() | overlay.names.keys()}
    for lang, by_key in overlay.names.items():
        names[lang].update(by_key)
    return replace(
        pack,
        id=f"{pack.id}+{overlay.id}",
        sites=_lay_table(pack.sites, overlay.sites, overlay.removes),
        cards=_lay_table(pack.cards, overlay.cards, overlay.removes),
        gangs=_lay_table(pack.gangs, overlay.gangs, overlay.removes),
        names=names,
    )


def _lay_table(
    records: tuple[Record, ...],
    changes: dict[str, Record],
    removes: tuple[str, ...],
) -> tuple[Record, ...]:
    kept = {record.id: record for record in records if record.id not in removes}
    return tuple({**kept, **changes}.values())


def _last_top(overlays: tuple[Draft, ...]) -> Spot:
    """Where to note what no single record is to blame for: the last file's `remove`, or its top."""
    spot = overlays[-1].source.top()
    return spot.down("remove") if overlays[-1].removes else spot


def _packs() -> Traversable:
    return resources.files("gangland.content").joinpath("packs")


def _line(problem: Problem) -> int:
    return problem.line
