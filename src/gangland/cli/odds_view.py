"""The odds of a fight as a table."""

from __future__ import annotations

from gangland.cli.lexicon import Lexicon
from gangland.cli.screen import Screen
from gangland.engine.table import Table
from gangland.play.odds import odds


def show_odds(screen: Screen, lexicon: Lexicon, t: Table, seat: int, place: int) -> None:
    """Print a row for each number of own guns, a column for each number of guns on the other side."""
    screen.title(lexicon.text("odds-title", place=lexicon.place(t, place)))
    found = odds(lexicon.g, t, seat, place)
    if found is None:
        screen.say(lexicon.text("odds-no-fight"))
        return
    heads = [lexicon.text("odds-col-mine")]
    heads += [lexicon.text("odds-col-theirs", n=n) for n in range(len(found.chances[0]))]
    rows = [
        [str(own), *(lexicon.text("odds-percent", n=round(100 * chance)) for chance in row)]
        for own, row in enumerate(found.chances)
    ]
    screen.table(heads, rows, right=range(len(heads)))
    screen.say(lexicon.text("odds-note", rivals=len(found.fighters) - 1), "dim")
