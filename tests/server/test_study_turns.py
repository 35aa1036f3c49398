"""Turns at the study's desks: who goes first, how long one may stay, and who is late before it begins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from strangers import Dreamer, Slow, Teller, case_of, first_game, question, task

from gangland.server.table.desk import Desk, LostThoughtError, Task, Thought, think
from gangland.server.table.distant import Distant
from gangland.server.table.study import LEAST, Study, StudyClosedError, fair


def test_all_who_wait_have_their_turn_in_time() -> None:
    assert fair([10], 1) == 10
    assert fair([10] * 20, 1) == 0.5
    assert fair([10] * 20, 2) == 1.0
    assert fair([10, 3, 9, 10], 1) == 1.5
    left = [10.0] * 7
    while left:  # whoever stays as long as is fair is out before the last one's time is up
        stayed = fair(left, 1)
        left = [one - stayed for one in left[1:]]
        assert all(one > 0 for one in left)


def test_a_search_takes_a_quarter_of_what_is_fair_at_most() -> None:
    study, game = Study(2, 40), first_game()
    there = Distant(Slow(), 3, 0, study, case_of(game))
    found: list[Task] = []

    class Note(Desk):
        def ask(self, task: Task, patience: float) -> Thought:
            assert 0 < patience <= 20
            found.append(task)
            return think(task)

    study.free = [Note()]
    seat = 0
    there.choose(game.g, game.view(seat), seat, question(game))
    study.waiting = [study.turn() for _ in range(9)]
    there.study.here.turn = study.turn(ahead=True)
    there.choose(game.g, game.view(seat), seat, question(game))
    assert 9_000 < found[0].ms <= 10_000
    assert 1_500 < found[1].ms <= 2_000
    study.close()


def test_who_gets_no_desk_in_time_is_late_and_leaves_the_queue() -> None:
    study = Study(1, 0.2)
    desk = study.free.pop()
    with pytest.raises(LostThoughtError, match="late"):
        study.ask(task(Teller()))
    assert not study.waiting
    study.free.append(desk)
    study.close()


def test_who_gets_a_desk_with_no_time_left_is_late_and_nobody_is_put_down_for_it() -> None:
    study = Study(1, 600)
    process = study.ask(task(Teller())).said
    study.patience = LEAST / 2
    with pytest.raises(LostThoughtError, match="late"):
        study.ask(task(Dreamer()))
    assert study.free == study.desks
    study.patience = 600
    assert study.ask(task(Teller())).said == process
    study.close()


def test_what_takes_a_moment_goes_ahead_and_else_who_came_first() -> None:
    study = Study(1, 600)
    desk = study.free.pop()
    order: list[str] = []

    def coming(name: str) -> Any:  # noqa: ANN401
        def think() -> str:
            found, _ = study._take_desk(study.here.turn)  # noqa: SLF001
            order.append(name)
            with study.bell:
                study.free.append(found)
                study.bell.notify_all()
            return name

        return think

    jobs = [study.submit(coming(name), ahead=name == "deal") for name in ("first", "second", "deal")]
    while len(study.waiting) < 3:
        pass
    with study.bell:
        study.free.append(desk)
        study.bell.notify_all()
    assert [job.result() for job in jobs] == ["first", "second", "deal"]
    assert order == ["deal", "first", "second"]
    study.close()


def test_who_waits_when_the_study_closes_is_sent_home_and_nobody_stands_in() -> None:
    study = Study(1, 600)
    study.free.clear()
    with ThreadPoolExecutor(1) as pool:
        waits = pool.submit(study.ask, task(Teller()))
        while not study.waiting:
            pass
        study.close()
        assert isinstance(waits.exception(), StudyClosedError)
