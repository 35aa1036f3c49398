"""The odds of a fight as a table."""

from __future__ import annotations

from collections.abc import Sequence

from gangland.engine.table import Table
from gangland.game.odds import odds
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen


def show_odds(screen: Screen, lexicon: Lexicon, t: Table, seat: int, place: int) -> None:
    """Print a row for each number of own guns, a column for each number of guns on the other side."""
    found = odds(lexicon.g, t, seat, place)
    show_chances(
        screen, lexicon, lexicon.place(t, place), *((found.chances, found.fighters) if found else ())
    )


def show_chances(
    screen: Screen,
    lexicon: Lexicon,
    where: str,
    chances: Sequence[Sequence[float]] = (),
    fighters: Sequence[int] = (),
) -> None:
    """Print chances under the name of a place, or that there is nobody to fight."""
    screen.title(lexicon.text("odds-title", place=where))
    if not chances:
        screen.say(lexicon.text("odds-no-fight"))
        return
    heads = [lexicon.text("odds-col-mine")]
    heads += [lexicon.text("odds-col-theirs", n=n) for n in range(len(chances[0]))]
    rows = [[str(own), *(lexicon.words.percent(chance) for chance in row)] for own, row in enumerate(chances)]
    screen.table(heads, rows, right=range(len(heads)))
    screen.say(lexicon.text("odds-note", rivals=len(fighters) - 1), "dim")
