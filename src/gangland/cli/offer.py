"""Before a new game: the last ones that were not finished, and the question whether to go on with one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from gangland.cli.kept import RUNNING, Kept, say_kept, say_seats
from gangland.terminal.excuses import complain
from gangland.terminal.screen import KeyboardGone, Screen
from gangland.words import Words

MOST_OFFERED: Final = 3
MOST_LOOKED_AT: Final = 12


def unfinished(
    kept: Iterable[Kept], game: str | None, look: Callable[[Kept, Words], Kept], words: Words
) -> list[Kept]:
    """The newest games worth going on with, of one kind where somebody asks for it: past their set-up."""
    looked = (look(one, words) for one in islice(kept, MOST_LOOKED_AT))
    waiting = (one for one in looked if one.state == RUNNING and one.round and not one.is_busy)
    return list(islice((one for one in waiting if game in (None, one.game)), MOST_OFFERED))


def offer(found: list[Kept], words: Words) -> Kept | None:
    """Ask which game to go on with, and None for a new one; where nobody can answer, say how, and go on."""
    if not found:
        return None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        complain(words.text("offer-notice", game=say_kept(found[0], words), command=found[0].command()), 0)
        return None
    screen = Screen()
    screen.say(words.text("offer-unfinished"), "bold")
    for number, one in enumerate(found, 1):
        screen.hang(f"  {number}", f"{say_kept(one, words)} – {say_seats(one)}")
    while True:
        typed = screen.ask(words.text("offer-ask", n=len(found)))
        if typed.lower() in ("q", "quit"):
            raise KeyboardGone
        if not typed:
            return None
        if typed in (str(number) for number in range(1, len(found) + 1)):
            return found[int(typed) - 1]
