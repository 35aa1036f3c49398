"""Finding the cards of a table: in the host's files and our editions, or else in the store.

Files come first, because names and translations in them may have been mended since; they count only where
what is played is the same, to the hash. What is found nowhere is not replaced by what looks like it.
"""

from __future__ import annotations

from gangland.content.editions import load_edition
from gangland.content.problems import PackError
from gangland.content.records import Pack
from gangland.server.http.library import pack_of
from gangland.server.store import archive, contents
from gangland.server.store.archive import Plan
from gangland.server.store.base import Base


def named_content(plan: Plan) -> str:
    """Return the hash a plan names; from before plans named one, that of the first edition.

    Where such a plan has files of the host's as well, nobody can say any more what was in them: nothing.
    """
    if plan.content or plan.packs:
        return plan.content
    try:
        return load_edition(plan.game).hash
    except PackError:
        return ""


def in_files(plan: Plan) -> Pack | None:
    """Return the pack a plan names as it lies in files: the host's, and ours of any edition."""
    content = named_content(plan)
    try:
        pack = pack_of(plan.game, plan.packs, content)
    except PackError:
        return None
    return pack if pack.hash == content else None


def adopt(base: Base) -> None:
    """Keep the cards of every table that lacks them, as far as they are still in files."""
    for table, plan in contents.lacking(base):
        pack = in_files(plan)
        if pack is None:
            continue
        contents.keep(base, pack)
        if plan.content != pack.hash:
            plan.content = pack.hash
            archive.save_plan(base, table, plan)


class PackShelf:
    """The packs in use, each once for all its tables: rules are composed for a pack and shared by it."""

    def __init__(self) -> None:
        """Nothing is in use yet."""
        self.kept: dict[str, Pack] = {}

    def find(self, base: Base, plan: Plan) -> Pack | None:
        """Return the cards of a table, wherever they are; None where they are not here any more."""
        content = named_content(plan)
        if content not in self.kept:
            pack = in_files(plan) or contents.fetch(base, content)
            if pack is None:
                return None
            self.kept[content] = pack
        return self.kept[content]
