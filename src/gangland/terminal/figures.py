"""What can be reckoned before it happens, as tables: the black market, and the odds of a fight."""

from __future__ import annotations

from typing import Final

from gangland.protocol.answers import Forecast, Odds
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.screen import Screen

MOST_SALES: Final = 8


def show_market(screen: Screen, lex: Lexicon, found: Forecast) -> None:
    """STD-6, BLK-2, BLK-3: limits and prices of each gang, what a sale would bring, and what it costs."""
    told = found.told
    screen.title(lex.say(told.title))
    screen.say(lex.say(told.intro))
    rows = [
        [
            lex.say(row.gang),
            str(row.standing),
            lex.words.number(row.limit) if isinstance(row.limit, int) else lex.say(row.limit),
            *("–" if paid is None else lex.asset("cash", paid) for paid in row.paid),
        ]
        for row in told.rows
    ]
    screen.table([*map(lex.say, told.heads), *map(lex.say, told.bands)], rows, right=(1,))
    if told.others is not None:
        screen.say(lex.say(told.others))
    sales = found.mine.sales[:MOST_SALES] if found.mine else []
    amounts = [
        [lex.words.number(one.count), lex.asset("cash", one.best), lex.asset("cash", one.worst)]
        for one in sales
    ]
    if amounts:
        screen.table([lex.say(head) for head in told.sale_heads], amounts, right=(0,))
    if told.cost is not None:
        screen.say(lex.say(told.cost))


def show_odds(screen: Screen, lex: Lexicon, found: Odds) -> None:
    """FGT-4: a row for each number of own guns, a column for each number of guns on the other side."""
    told = found.told
    screen.title(lex.say(told.title))
    if told.bring is not None:
        screen.say(lex.say(told.bring), "bold")
    heads = [lex.say(told.mine), *map(lex.say, told.theirs)]
    rows = [
        [str(own), *(lex.words.percent(chance) for chance in row)] for own, row in enumerate(found.chances)
    ]
    screen.table(heads, rows, right=range(len(heads)))
    screen.say(lex.say(told.note), "dim")
