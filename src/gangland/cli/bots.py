"""Bots named on a command line: `thug`, one of an installed package, or `module:Class`, here too."""

from __future__ import annotations

import sys
from pathlib import Path

from gangland.bots.roster import enlist


def bots_on_line(text: str) -> list[str]:
    """Return the bots a line names, all of them known from now on."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    here = str(Path.cwd())
    if any(":" in name for name in names) and here not in sys.path:
        sys.path.insert(0, here)
    for name in names:
        enlist(name)
    return names
