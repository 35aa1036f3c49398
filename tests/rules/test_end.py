"""END: who wins, and how ties are broken."""

from __future__ import annotations

import pytest
from scenes import ER, end_of_game, sell
from stage import FACTORY, OPPORTUNITY_PLACE, SOURCE, Stage

from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.ints import changed, ints
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.games import new_table
from gangland.game.playout import play_out
from gangland.rulesets.procedures import ROUND


def owning(*rows: tuple[int, int], seats: int = 4) -> Stage:
    """Seats with so much cash and so many guns; seat 0 leads."""
    s = Stage(seats)
    for seat, (cash, guns) in enumerate(rows):
        s.own(seat, cash=cash, guns=guns)
    return s


# END-1


def test_end_1_most_cash_wins() -> None:
    """END-1: the most cash wins, whatever else one has."""
    s = end_of_game(owning((5, 9), (6, 0), (4, 9), (0, 20)))
    assert s.t.over
    assert s.t.winner == 1
    assert s.seen(ev.ENDED) == [(1, 0, 0, 0, 0)]


def test_end_1_blinds_up() -> None:
    """END-1: everybody shows what they have."""
    s = owning((5, 9), (6, 0), (4, 9), (0, 20))
    s.own(2, goods=3)
    end_of_game(s)
    assert s.seen(ev.HELD) == [(0, 5, 9, 0, 0), (1, 6, 0, 0, 0), (2, 4, 9, 3, 0), (3, 0, 20, 0, 0)]


def test_end_1_goods_are_worth_nothing() -> None:
    """END-1: only cash counts."""
    s = owning((1, 0), (0, 0))
    s.own(1, goods=50)
    assert end_of_game(s).t.winner == 0


def test_end_1_after_the_last_round_clean_up_included() -> None:
    """END-1: the injured are rolled for and opportunities cleared before the count."""
    s = owning((5, 0), (3, 0))
    s.site(OPPORTUNITY_PLACE, "gun-run")
    s.crew(1, ER, made=1)
    s.crew(1, OPPORTUNITY_PLACE, rookies=1)
    end_of_game(s)
    assert not s.t.over
    assert s.asked() == {CHANCE}
    s.roll(6)
    assert s.t.over
    assert s.t.crew_at(1, 1) == 2


@pytest.mark.parametrize("number", [1, 5])
def test_end_1_not_before_the_last_round(number: int) -> None:
    """END-1: an earlier round is followed by another."""
    s = owning((5, 0))
    s.t.round = number
    s.at(s.step_of(ROUND, "CleanUp"))
    s.run()
    assert not s.t.over
    assert s.t.round == number + 1


def test_end_1_the_last_market_and_last_calls_count() -> None:
    """END-1: cash of the sixth round's market and last calls is counted."""
    s = owning((5, 0), (3, 0))
    s.own(1, goods=1)
    s.t.turned = ints([s.card_number("envelope-friday")])
    s.crew(0, FACTORY, rookies=1)
    s.t.round = s.t.rounds
    s.at(s.step_of(ROUND, "ChooseGoods"))
    sell(s.run(), 0, 1, 0, 0)
    assert list(s.t.cash)[:2] == [6, 6]
    assert s.t.winner == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_end_1_a_whole_game_has_six_rounds_and_a_winner(seats: int) -> None:
    """END-1: played out, the game ends after the sixth round with the richest, or one of them."""
    g = Stage().g
    for seed in range(3):
        t = new_table(g, seats)
        play_out(g, t, Dice(seed))
        assert t.over
        assert t.round == 6
        assert t.cash[t.winner] == max(t.cash)


# END-2


def test_end_2_tied_the_leader_if_among_them() -> None:
    """END-2: of those tied for cash the leader wins, even with the fewest guns."""
    s = owning((5, 0), (5, 7), (5, 3))
    assert end_of_game(s).t.winner == 0


def test_end_2_a_leader_behind_breaks_no_tie() -> None:
    """END-2: a leader with less cash is out of it; most guns among the tied."""
    s = owning((4, 99), (5, 2), (5, 3), (4, 50))
    assert end_of_game(s).t.winner == 2


def test_end_2_guns_only_among_the_tied() -> None:
    """END-2: guns of those with less cash do not count."""
    s = owning((0, 0), (3, 1), (3, 0), (2, 9))
    assert end_of_game(s).t.winner == 1


def last_fight() -> Stage:
    """Seats 1, 2 and 3 are tied for cash and guns; the leader is behind."""
    return owning((1, 9), (5, 2), (5, 2), (5, 2))


def test_end_2_still_tied_they_roll_a_last_fight() -> None:
    """END-2: those still tied roll a die and add their crew; guns and the others do not count."""
    s = last_fight()
    s.own(3, guns=1)
    end_of_game(s)
    assert s.asked() == {CHANCE}
    s.roll(3, 4)
    assert s.t.winner == 2
    assert s.seen(ev.TOTAL) == [(1, 3, 0, 0, 0), (2, 4, 0, 0, 0)]


def test_end_2_crew_anywhere_outside_the_pool_counts() -> None:
    """END-2: two for each made and one for each rookie, wherever they are."""
    s = last_fight()
    s.crew(1, 1, made=1)
    s.crew(1, FACTORY, made=1, rookies=2)
    s.crew(1, SOURCE, rookies=1)
    s.crew(2, 2, made=3)
    s.crew(3, FACTORY, rookies=5)
    end_of_game(s).roll(1, 3, 4)
    assert [row[:2] for row in s.seen(ev.TOTAL)] == [(1, 1 + 4 + 3), (2, 3 + 6), (3, 4 + 5)]
    assert not s.t.over


def test_end_2_still_tied_they_roll_again() -> None:
    """END-2: those tied in the last fight, and only they, roll again until one is ahead."""
    s = end_of_game(last_fight()).roll(5, 5, 2)
    assert not s.t.over
    s.roll(3, 3)
    assert not s.t.over
    s.roll(1, 2)
    assert s.t.winner == 2
    assert [row[1] for row in s.seen(ev.ROLLED)] == [1, 2, 3, 1, 2, 1, 2]


def test_end_2_the_leader_does_not_win_the_last_fight_by_a_tie() -> None:
    """END-2: the leader was not among the tied; its own tie-break is used up."""
    s = end_of_game(last_fight()).roll(6, 6, 6)
    assert s.asked() == {CHANCE}


def test_end_2_rules_of_the_round_are_over() -> None:
    """END-2: a hassle of the last round does not count in the last fight, a gang's fighting bonus neither."""
    s = Stage(3, gangs=("samcro", "grim-bastards", "mayans"), sides=("octane",) * 3)
    for seat in (1, 2):
        s.own(seat, cash=5)
        s.crew(seat, seat, rookies=2)
    s.hassle("bar-rules")
    end_of_game(s).roll(3, 4)
    assert [row[:2] for row in s.seen(ev.TOTAL)] == [(1, 5), (2, 6)]


def test_end_2_a_gangs_own_rookies_are_worth_the_printed_one() -> None:
    """END-2: only +1 and +2; what a gang's card adds to its rookies is not part of it."""
    s = last_fight()
    s.t.mods = changed(s.t.mods, modifier.WIDTH + modifier.ROOKIE_MUSCLE, 2)
    s.crew(1, 1, rookies=3)
    end_of_game(s).roll(2, 1, 1)
    assert [row[:2] for row in s.seen(ev.TOTAL)] == [(1, 2 + 3), (2, 1), (3, 1)]


def test_end_2_nobody_acts_after_the_end() -> None:
    """END-1: the game asks nothing more."""
    s = end_of_game(owning((5, 0)))
    assert s.asked() == set()
    assert all(s.legal(seat) == [] for seat in range(4))
