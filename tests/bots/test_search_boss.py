"""What a boss does beyond a capo: it reads its rivals, and mixes what it shows in its fist."""

from __future__ import annotations

from gangland.bots.bot import Bot
from gangland.bots.match import Match
from gangland.bots.search.beliefs import LEAST, Beliefs, action_of, nearness
from gangland.bots.search.boss import Boss
from gangland.bots.search.budget import Budget
from gangland.bots.search.pool import POOL
from gangland.bots.search.sealed import Regrets, draw_from
from gangland.bots.thug import Thug
from gangland.content.editions import load_edition
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.action import pack
from gangland.engine.ints import ints
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table


def test_rivals_are_told_apart_by_what_they_do() -> None:
    """Against thugs from the far end of the pool these weigh more in the end than the plain thug."""
    ahead = 0
    for number, game in enumerate(GAMES):
        g = GAMES[game].compose(load_edition(game), {})
        t = new_table(g, 3)
        boss = Boss(1, Budget(playouts=1))
        bots: list[Bot] = [boss, Thug(2, POOL[-1]), Thug(3, POOL[-2])]
        Match(g, t, bots).play(Dice(20 + number))
        weights = boss.beliefs.weights
        ahead += (weights[1][-1] > weights[1][0]) + (weights[2][-2] > weights[2][0])
    assert ahead >= 3


def test_weights_are_chances_and_nobody_is_ever_known_exactly() -> None:
    g = GAMES["mayhem"].compose(load_edition("mayhem"), {})
    t = new_table(g, 3)
    boss = Boss(1, Budget(playouts=1))
    Match(g, t, [boss, Thug(2, POOL[-1]), Thug(3)]).play(Dice(7))
    for weights in boss.beliefs.weights:
        assert abs(sum(weights) - 1) < 1e-9
        assert min(weights) >= LEAST
    dice = Dice(3)
    assert len({id(boss.beliefs.draw(1, dice)) for _ in range(4000)}) == len(POOL)


def test_an_event_tells_the_action_behind_it() -> None:
    moved = ints([ev.MOVED, ev.EVERYONE, 2, 7, 8, 0b11, 1])
    assert action_of(moved, 0) == pack(act.MOVE, 7, 8, 0b11, 1)
    boosted = ints([ev.EXPLOITED, ev.EVERYONE, 2, 7, 1, 0, 0])
    assert action_of(boosted, 0) == -1
    assert action_of(ints([ev.GUNS, ev.EVERYONE, 2, 3, 0, 0, 0]), 0) == pack(act.GUNS, 0, 3)


def test_the_nearer_a_guess_the_more_it_counts() -> None:
    done = pack(act.MOVE, 7, 8, 0b11, 1)
    guesses = [done, pack(act.MOVE, 7, 8, 0, 1), pack(act.MOVE, 7, 9, 0b11, 1), pack(act.SIT)]
    counts = [nearness(guess, done) for guess in guesses]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == 4


def test_beliefs_without_a_table_to_go_by_stay_as_they_are() -> None:
    beliefs = Beliefs(POOL)
    before = [list(weights) for weights in beliefs.weights]
    beliefs.hear(ints([ev.SAT, ev.EVERYONE, 1, 0, 0, 0, 0]))
    assert beliefs.weights == before


def test_regret_finds_what_is_better_and_mixes_what_must_be_mixed() -> None:
    plain = Regrets(3)
    for _ in range(50):
        plain.learn([0.1, 0.4, 0.2])
    assert max(range(3), key=lambda index: plain.often[index]) == 1
    mine, theirs = Regrets(2), Regrets(2)  # one wants to match, the other to differ
    dice = Dice(5)
    for _ in range(4000):
        me, you = draw_from(mine.mixture(), dice), draw_from(theirs.mixture(), dice)
        mine.learn([float(you == 0), float(you == 1)])
        theirs.learn([float(me == 1), float(me == 0)])
    assert 0.4 < mine.often[0] / sum(mine.often) < 0.6
