"""The games in OpenSpiel: importing this registers them with pyspiel (docs/research.md).

`pyspiel.load_game("gangland_mayhem(players=3)")`
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401 - what is missing is said before anything else is
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"these games need {error.name}: pip install 'gangland[openspiel]'", name=error.name
    ) from error

from gangland.research.openspiel.game import NAMES, TINY, register

register()

__all__ = ["NAMES", "TINY"]
