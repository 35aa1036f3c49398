"""What language models did in a row, by name: their word, their deals, their mistakes, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable

from gangland.arena.bout import Bout, ModelCounts


class Modelled(ModelCounts, kw_only=True):
    """What one model did at all tables of a row."""

    name: str
    games: int = 0
    kept: int = 0
    broken: int = 0


def modelled(bouts: Iterable[Bout]) -> list[Modelled]:
    """Return what every model did, as they come up first."""
    found: dict[str, Modelled] = {}
    for bout in bouts:
        for use in bout.models:
            name = bout.bots[use.seat]
            one = found.setdefault(name, Modelled(name=name))
            one.games += 1
            one.kept += bout.kept[use.seat]
            one.broken += bout.broken[use.seat]
            for count in ModelCounts.__struct_fields__:
                setattr(one, count, getattr(one, count) + getattr(use, count))
    return list(found.values())
