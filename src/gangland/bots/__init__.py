"""Bots: players that see a view and a menu, and answer. Called, `gangland.bots()` says which there are."""

from __future__ import annotations

import sys
from types import ModuleType


class _Bench(ModuleType):
    """This package, which is also what `gangland` offers under its name: a function."""

    def __call__(self) -> list[str]:
        """Return the names of all bots, those of other packages last."""
        from gangland.bots.roster import names  # noqa: PLC0415 - the package stays light until it is asked

        return names()


sys.modules[__name__].__class__ = _Bench
