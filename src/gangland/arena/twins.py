"""Twins: of two bots alike one is shown the table, the other one with other hands behind the blinds.

What a seat cannot know is all that differs, so both must see the same and answer the same, and what they
answer must be on the menu.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gangland.arena.simulate import game_seed
from gangland.bots.match import seen_by
from gangland.bots.roster import make_bot
from gangland.content.editions import load_edition
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.rulesets.view import are_blinds_up, known

HIDDEN = 9
"""Up to how much more may lie behind a blind at the other table."""


def disguised(g: Rules, t: Table, seat: int, rnd: Random) -> Table:
    """Return the table with other hands behind the rivals' blinds, and in their fists.

    END-1: once the blinds are up nothing is behind them, in the last fight neither.
    """
    other = t.copy()
    for rival in range(t.seats):
        if rival != seat and t.is_alive(rival) and not are_blinds_up(g, t):
            other.cash[rival] += rnd.randint(0, HIDDEN)
            other.guns[rival] += rnd.randint(0, HIDDEN)
            other.goods[rival] += rnd.randint(0, HIDDEN)
            if g.hidden_tokens and other.tokens[rival] > 0:
                other.tokens[rival] += rnd.randint(0, 2)
            if other.fist[rival] >= 0:
                other.fist[rival] = rnd.randint(0, other.guns[rival])
    return other


def table_of(game: str, rnd: Random) -> tuple[Rules, Table]:
    """Return a table of any size, with any options."""
    page = GAMES[game]
    options_ = {
        name: rnd.randint(1, min(3, one.top)) for name, one in page.options.items() if rnd.random() < 0.3
    }
    g = page.compose(load_edition(game), options_)
    return g, new_table(g, rnd.randint(*page.players))


def play(bot: str, game: str, seed: int, number: int) -> Iterator[str]:
    """Play one game of twins; yield for every choice what is wrong with it, nothing where all is well."""
    rnd = Random(f"{bot}/{game}/{seed}/{number}")
    g, t = table_of(game, rnd)
    dice = Dice(game_seed(seed, number, CHANCE))
    pairs = [[make_bot(bot, game_seed(seed, number, seat)) for _ in range(2)] for seat in range(t.seats)]
    while not t.over:
        seat = next_asked(t)
        menu = options(g, t, seat)
        if seat == CHANCE:
            action = dice.answer(g, t, menu)
        elif menu.count() == 1:
            action = menu.nth(0, 0)
        else:
            views = [known(g, table, seat) for table in (t, disguised(g, t, seat, rnd))]
            action, twin = (
                one.choose(g, view, seat, menu) for one, view in zip(pairs[seat], views, strict=True)
            )
            yield (
                f"{action} is not on the menu"
                if not menu.has(action)
                else "the views differ"
                if views[0] != views[1]
                else f"{action} here, {twin} there"
                if action != twin
                else ""
            )
            action = action if menu.has(action) else menu.nth(0, 0)
        answer(g, t, seat, action)
        for index, pair in enumerate(pairs):
            seen = seen_by(t.events, index)
            for one in pair:
                one.watch(seen, index)
