"""INF-4: an empty hand is asked as a full one is, and as often: others see how many steps one takes."""

from __future__ import annotations

import pytest
from positions import GAMES, questions
from test_vocabulary import allowed, begun, fact

from gangland.engine import action as act
from gangland.engine.menu import KIND, TOP
from gangland.game.deals.deal import ASSETS
from gangland.research import heads
from gangland.research.choosing import Choosing

SEALED = (act.GUNS, act.MARKET)


def steps(choosing: Choosing) -> int:
    """Give the first answer that is no deal; return how many steps it takes."""
    count = 0
    while choosing.head >= 0:
        choosing.take(next(index for index, flag in enumerate(choosing.mask) if flag))
        count += 1
    return count


@pytest.mark.parametrize("deals", [0, 1 << heads.OFFER | 1 << heads.SAY])
@pytest.mark.parametrize("game", GAMES)
def test_inf_4_a_fist_takes_as_many_steps_whatever_is_in_the_hand(game: str, deals: int) -> None:
    taken: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(4):
        for _, t, seat, menu in questions(game, seed):
            if menu.rows[KIND] in SEALED:
                choosing = Choosing(menu.named)
                choosing.begin(menu, t.seats, seat, deals)
                taken[menu.rows[TOP] == 0].add(steps(choosing))
    assert taken[True] == taken[False] == {2 if deals else 1}


@pytest.mark.parametrize("asset", range(len(ASSETS)))
def test_inf_4_an_offer_takes_as_many_steps_whatever_is_left(asset: int) -> None:
    taken = set()
    for held in (1, 2, 9):
        sitting = begun()
        seat = sitting.seat
        sitting.t.add_asset(seat, asset, held - sitting.t.asset(seat, asset))
        made, count = sitting.made, 0
        for index in (heads.OFFER, heads.TO + 1, heads.PART + asset, heads.NUMBER + 1, heads.PART + 18):
            assert sitting.made == made
            assert index in allowed(sitting, seat)
            sitting.take(seat, index)
            count += 1
        assert sitting.made == made + 1
        taken.add(count)
    assert taken == {5}


def test_what_was_said_of_a_tip_is_seen_by_who_says_it() -> None:
    sitting = begun()
    seat = sitting.seat
    for index in (heads.TELL, heads.TO + 1, heads.RIVAL + 2):
        sitting.take(seat, index)
    said = []
    for number in (5, 5, 0):
        said.append([fact(sitting, seat, "draft", f"give_{asset}") for asset in ASSETS])
        assert fact(sitting, seat, "draft", "mine_tell_what") == 2
        sitting.take(seat, heads.NUMBER + number)
    assert said == [[-1, -1, -1], [5, -1, -1], [5, 5, -1]]
    assert fact(sitting, seat, "draft", "by") == -1
