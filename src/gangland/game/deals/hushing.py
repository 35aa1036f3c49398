"""Taking what somebody wrote out of a line of a log, which leads where it led all the same.

Free text is what is said, what stands beside an offer, and a promise in words; no rule reads any of it, no
mark and no die depends on it. Phrases and reasons come from lists, tips are numbers: they stay.
"""

from __future__ import annotations

import re
import shlex
from typing import Final

from gangland.game.deals.talk import SPOKEN

HUSHED: Final = "..."
"""What stands in the place of a text, in any language."""

_FREE: Final = re.compile(r"(text=|(?:mine|theirs)=word:\d*:).*", re.DOTALL)


def hushed(line: str) -> str:
    """Return a line of a log, as it is written, without anything its author put into words."""
    author, colon, text = line.partition(": ")
    if text.partition(" ")[0] not in SPOKEN:
        return line
    words = [_FREE.sub(rf"\g<1>{HUSHED}", word) for word in shlex.split(text)]
    return f"{author}{colon}{shlex.join(words)}"
