"""Bots that search: legal whatever is asked, blind to what the seat cannot know, repeatable."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from gangland.bots.bot import Bot, Guest
from gangland.bots.match import Match
from gangland.bots.roster import SEARCHERS, make_bot
from gangland.content.editions import load_edition
from gangland.engine.ints import COMPILED, Ints
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.rulesets.view import known

GAMES_EACH = 24 if COMPILED else 2


class Watched:
    """A searcher under watch: it answers off the menu, leaves its view alone, answers alike when packed."""

    def __init__(self, bot: Bot, packed: bool = False) -> None:
        self.bot = bot
        self.packed = packed

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        before, twin = view.copy(), pickle.loads(pickle.dumps(self.bot)) if self.packed else None  # noqa: S301
        action = self.bot.choose(g, view, seat, menu)
        assert menu.has(action), f"{action & 255} not in {list(menu.rows)}"
        assert view == before
        if twin is not None:
            assert twin.choose(g, view, seat, menu) == action
        return action

    def accepts(self, g: Rules, view: Table, seat: int, give: Ints, get: Ints, rival: int) -> bool:
        return self.bot.accepts(g, view, seat, give, get, rival)

    def watch(self, events: Ints, seat: int) -> None:
        self.bot.watch(events, seat)


def some_options(game: str, rnd: Random) -> dict[str, int]:
    every = GAMES[game].options
    return {name: rnd.randint(1, min(3, one.top)) for name, one in every.items() if rnd.random() < 0.5}


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_searchers_answer_legally_whatever_they_are_asked(game: str, name: str) -> None:
    rnd = Random(f"{game}/{name}")
    pack = load_edition(game)
    for number in range(GAMES_EACH):
        g = GAMES[game].compose(pack, some_options(game, rnd))
        t = new_table(g, rnd.randint(*GAMES[game].players))
        bots: list[Bot] = [make_bot(rnd.choice(("random", "thug")), seat) for seat in range(t.seats)]
        for seat in rnd.sample(range(t.seats), 2):
            bots[seat] = Guest(Watched(make_bot(f"{name}:{rnd.randint(1, 5)}p", number)))
        Match(g, t, bots).play(Dice(number))
        assert t.over


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_searcher_can_be_packed_and_goes_on_as_it_would_have(game: str, name: str) -> None:
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, 3)
    bots = [Guest(Watched(make_bot(f"{name}:3p", 1), packed=True)), make_bot("thug", 2), make_bot("thug", 3)]
    match = Match(g, t, bots)
    dice = Dice(4)
    while not t.over and t.round < 3:
        match.step(dice)


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_seat_cannot_know_changes_nothing(game: str, name: str) -> None:
    """Two true tables differ behind blinds and in fists alone; view, menu, memory, numbers are the same."""
    g = GAMES[game].compose(load_edition(game), {"under-the-radar": 1} if game == "mayhem" else {})
    t = new_table(g, 4)
    bots = [make_bot(f"{name}:6p", seat) for seat in range(4)]
    match = Match(g, t, bots)
    dice, rnd, compared = Dice(9), Random(9), 0
    while not t.over and compared < (200 if COMPILED else 30):
        seat = next_asked(t)
        if seat != CHANCE and t.round > 0 and options(g, t, seat).count() > 1:
            other = disguised(g, t, seat, rnd)
            menu = options(g, other, seat)
            assert known(g, t, seat) == known(g, other, seat)
            twins = [pickle.loads(pickle.dumps(bots[seat])) for _ in range(2)]  # noqa: S301
            answers = [
                twin.choose(g, known(g, table, seat), seat, menu)
                for twin, table in zip(twins, (t, other), strict=True)
            ]
            assert answers[0] == answers[1]
            compared += 1
        match.step(dice)
    assert compared


def disguised(g: Rules, t: Table, seat: int, rnd: Random) -> Table:
    """Return the table with other hands behind the rivals' blinds, and in their fists."""
    other = t.copy()
    for rival in range(t.seats):
        if rival != seat and t.is_alive(rival):
            other.cash[rival] += rnd.randint(0, 9)
            other.guns[rival] += rnd.randint(0, 5)
            other.goods[rival] += rnd.randint(0, 5)
            if g.hidden_tokens and other.tokens[rival] > 0:
                other.tokens[rival] += rnd.randint(0, 2)
            if other.fist[rival] >= 0:
                other.fist[rival] = rnd.randint(0, other.guns[rival])
    return other


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_number_of_playouts_makes_a_game_repeatable(name: str) -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})

    def played() -> list[int]:
        t = new_table(g, 3)
        match = Match(g, t, [make_bot(f"{name}:3p", 5), make_bot("thug", 1), make_bot("thug", 2)])
        dice = Dice(8)
        while not t.over and t.round < 4:
            match.step(dice)
        return [t.round, *t.cash, *t.guns, *t.goods, *t.standing, *t.rookies]

    assert played() == played()


@pytest.mark.parametrize("name", SEARCHERS)
def test_where_there_is_no_choice_nothing_is_tried(name: str) -> None:
    bot = make_bot(f"{name}:50p", 1)
    menu = Menu()
    menu.add(17)
    assert bot.choose(Rules(), Table(3, 0, 0), 0, menu) == 17
