"""Every bot answers with an action of the menu, whatever the game, its options and the number of players."""

from __future__ import annotations

from random import Random

import pytest

from gangland.bots.bot import Bot, Guest
from gangland.bots.match import Match, seen_by
from gangland.bots.roster import make_bot
from gangland.content.editions import load_edition
from gangland.engine import event as ev
from gangland.engine.ints import Ints, ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import UNKNOWN, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table


class Watched:
    """A bot under watch: its answers must be on the menu, its views must hide what it may not know."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        action = self.bot.choose(g, view, seat, menu)
        assert menu.has(action), f"{self.bot.name}: {action & 255} not in {list(menu.rows)}"
        hidden = [view.cash[other] for other in range(view.seats) if other != seat and view.is_alive(other)]
        assert hidden == [UNKNOWN] * len(hidden)
        self.asked += 1
        return action

    def accepts(self, g: Rules, view: Table, seat: int, give: Ints, get: Ints, rival: int) -> bool:
        return self.bot.accepts(g, view, seat, give, get, rival)

    def watch(self, events: Ints, seat: int) -> None:
        assert all(events[at + 1] >> seat & 1 for at in range(0, len(events), ev.WIDTH))
        self.bot.watch(events, seat)


def option_sets(game: str, rnd: Random) -> dict[str, int]:
    options = GAMES[game].options
    return {
        name: rnd.randint(1, min(3, option.top)) for name, option in options.items() if rnd.random() < 0.4
    }


@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize("game", list(GAMES))
def test_bots_answer_legally_and_see_views_only(game: str, block: int) -> None:
    rnd = Random(f"{game}/{block}")
    pack = load_edition(game)
    for number in range(20):
        g = GAMES[game].compose(pack, option_sets(game, rnd))
        t = new_table(g, rnd.randint(*GAMES[game].players))
        names = rnd.choices(("thug", "thug", "random"), k=t.seats)
        minds = [Watched(make_bot(name, number * 10 + seat)) for seat, name in enumerate(names)]
        match = Match(g, t, [Guest(mind) for mind in minds])
        match.play(Dice(number))
        assert t.over
        assert sum(mind.asked for mind in minds) <= match.decisions


def test_the_same_seeds_play_the_same_game() -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})

    def played() -> list[int]:
        t = new_table(g, 4)
        Match(g, t, [make_bot("thug", seat) for seat in range(4)]).play(Dice(8))
        return [t.winner, *t.cash, *t.guns, *t.goods, *t.standing]

    assert played() == played()


def test_gangs_can_be_assigned() -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})
    t = new_table(g, 3)
    match = Match(g, t, [make_bot("random", seat) for seat in range(3)])
    match.gangs = ints([5, 0, 3])
    match.play(Dice(1))
    assert list(t.gang) == [5, 0, 3]


def test_a_seat_is_told_only_what_it_may_know() -> None:
    public = [ev.SAT, ev.EVERYONE, 1, 0, 0, 0, 0]
    private = [ev.SEEN, 1 << 2, 0, 5, 1, 2, 0]
    events = ints(public + private)
    assert list(seen_by(events, 2)) == public + private
    assert list(seen_by(events, 0)) == public
