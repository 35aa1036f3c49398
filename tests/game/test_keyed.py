"""Dice keyed by what they are for: one deal, whoever plays it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from gangland.bots.contest import Contest
from gangland.bots.roster import make_bot
from gangland.content.editions import load_edition
from gangland.engine.action import DRAW, b_of, kind_of
from gangland.engine.ints import ints
from gangland.engine.step import answer, next_asked, options
from gangland.engine.table import CHANCE, PROC, STEP
from gangland.game.games import GAMES, new_table
from gangland.game.keyed import KeyedDice, drawn, mix
from gangland.rulesets.rounds import nth_left

Rolls = dict[tuple[int, ...], tuple[str, int, set[int]]]


def played(game: str, names: list[str], seed: int) -> Rolls:
    """Play a game of a deal; return every die and draw by what it was for, and what could be drawn."""
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, len(names))
    match = Contest(g, t, [make_bot(name, seat) for seat, name in enumerate(names)])
    match.gangs = ints(list(range(len(names))))
    match.play(KeyedDice(seed))
    t, used = new_table(g, len(names)), Counter[tuple[int, ...]]()
    rolls: Rolls = {}
    steps = iter(match.steps)
    for seat, action in zip(steps, steps, strict=True):
        assert seat == next_asked(t)
        assert options(g, t, seat).has(action)
        if seat == CHANCE:
            step = g.step(t)
            key = (t.frame(PROC), t.frame(STEP), t.round, step.roller(g, t), step.spot(g, t))
            used[key] += 1
            if kind_of(action) == DRAW:
                flags = t.cards_left if step.draws_cards() else t.sites_left
                left = {number for number, flag in enumerate(flags) if flag}
                rolls[*key, used[key]] = ("draw", nth_left(flags, b_of(action)), left)
            else:
                rolls[*key, used[key]] = ("die", b_of(action), set())
        answer(g, t, seat, action)
    assert t.over
    return rolls


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_one_deal_is_the_same_whoever_plays_it(game: str) -> None:
    tables = [["thug-1", "random", "random", "random"], ["random", "thug-1", "random", "random"]]
    same = 0
    for seed in range(6):
        one, two = (played(game, names, seed) for names in tables)
        for key in one.keys() & two.keys():
            kind, what, left = one[key]
            if kind == "die" or {what, two[key][1]} <= left & two[key][2]:
                assert what == two[key][1]
                same += 1
    assert same > 100


def test_other_deals_have_other_dice() -> None:
    games = [played("mayhem", ["thug-1"] * 4, seed) for seed in range(8)]
    for one, two in pairwise(games):
        both = [one[key][:2] == two[key][:2] for key in one.keys() & two.keys()]
        assert sum(both) < len(both) / 2


def test_dice_and_draws_are_fair() -> None:
    faces = Counter(mix(mix(1, number), 7) % 6 for number in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in faces.values())
    flags = ints([1, 0, 1, 1, 0, 1])
    draws = Counter(drawn(mix(5, number), flags) for number in range(40_000))
    assert sorted(draws) == [0, 1, 2, 3]
    assert all(abs(count - 10_000) < 400 for count in draws.values())


def test_numbers_are_the_same_on_every_machine_compiled_or_not() -> None:
    assert [mix(seed, 3) for seed in (0, 1, (1 << 62) - 1)] == [
        1397726288073726909,
        3319952877044697026,
        1089718233571925164,
    ]
    assert [drawn(key, ints([1] * 40)) for key in range(6)] == [27, 28, 29, 30, 23, 24]
