"""Research: the games as environments to learn in; NumPy is needed nowhere else.

`from gangland.research import mayhem_v0, wise_guys_v0, vector` (docs/research.md).
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Final

ENVIRONMENTS: Final = ("mayhem_v0", "wise_guys_v0", "vector")
EXTRA: Final = ("gymnasium", "numpy", "pettingzoo")


def __getattr__(name: str) -> ModuleType:
    """Import an environment when it is asked for; say what to install where something is missing."""
    if name not in ENVIRONMENTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name not in EXTRA:
            raise
        raise ModuleNotFoundError(
            f"environments need {error.name}: pip install 'gangland[pettingzoo]'", name=error.name
        ) from error
