"""An information state in OpenSpiel is what its seat knows: all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from gangland import Game
from gangland.arena.twins import disguised
from gangland.engine.catalogue import GOODS
from gangland.engine.event import SOLD
from gangland.engine.table import CHANCE, GOODS_FIST
from gangland.research import heads
from gangland.research.course import Course, own
from gangland.research.openspiel import NAMES, TINY
from gangland.research.openspiel.rooms import KeptTinyRoom, tiny_room
from gangland.research.openspiel.state import State


def moments(name: str, seed: int, sealed: str = "together") -> Iterator[State]:
    """Play a game at random, and yield every moment in which seats are asked."""
    rnd, state = Random(seed), pyspiel.load_game(name, {"sealed": sealed}).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([rnd.choice(state.legal_actions(seat) or [0]) for seat in seats])
        else:
            state.apply_action(rnd.choice(state.legal_actions()))


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return all that OpenSpiel is told of what a seat knows."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.information_state_tensor(seat)),
        tuple(state.observation_tensor(seat)),
    )


def in_disguise(state: State, seat: int, rnd: Random) -> State:
    """Return a state whose table differs in what a seat cannot know, and in nothing else."""
    other: State = state.clone()
    other.course.t = disguised(state.course.room.g, state.course.t, seat, rnd)
    return other


def differing(name: str, seed: int) -> int:
    """Return in how many moments a seat is told something of what is hidden."""
    rnd, found = Random(seed), 0
    for number, state in enumerate(moments(name, seed)):
        if number % 9 == 4:
            seat = rnd.randrange(state.num_players())
            found += known(state, seat) != known(in_disguise(state, seat, rnd), seat)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_is_in_nothing_it_is_told(name: str) -> None:
    assert differing(name, 1) == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Course, "view", lambda course, _seat: course.t.copy())
    assert differing(name, 1) > 20


def overheard(name: str) -> int:
    """Return how often a seat is told something of a fist that another has closed."""
    found = 0
    for state in moments(name, 3, "in_turn"):
        if state.course.is_sealed and not state.course.held and state.current_player() == 0:
            told = [known(state.child(index), 1) for index in state.legal_actions()]
            found += len(set(told)) - 1
    return found


@pytest.mark.parametrize("name", [*NAMES, *TINY])
def test_nobody_is_told_of_a_fist_before_all_are_closed(name: str) -> None:
    assert overheard(name) == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_fist_in_everybodys_record_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take: Callable[[Course, int, int], None] = Course._take  # noqa: SLF001 - a leak is planted

    def aloud(course: Course, seat: int, index: int) -> None:
        take(course, seat, index)
        course.records[1 - seat if seat < 2 else 0].append(own(index))

    monkeypatch.setattr(Course, "_take", aloud)
    assert overheard(name) > 0


@pytest.mark.parametrize("name", [*NAMES, *TINY])
def test_all_that_a_seat_says_is_in_its_record(name: str) -> None:
    """Half an answer too: whatever it says, it knows afterwards that it has."""
    steps = 0
    for number, state in enumerate(moments(name, 14, "in_turn")):
        if number % 5 == 0:
            mover, legal = state.current_player(), state.legal_actions()
            told = {state.child(index).information_state_string(mover) for index in legal}
            assert len(told | {state.information_state_string(mover)}) == len(legal) + 1
            steps += len(legal)
    assert steps > 1


@pytest.mark.parametrize("game", TINY.values())
def test_who_recalls_the_same_sees_the_same(game: str) -> None:
    """A record leaves nothing out: what is seen, remembered and asked follows from it, all over the tree."""
    course = Course(tiny_room(game, 1), in_turn=True)
    course.lay()
    seen: dict[str, tuple[object, ...]] = {}
    waiting, met = [course], 0
    while waiting:
        course = waiting.pop()
        if course.t.over:
            continue
        seats = range(course.t.seats)
        mover = course.to_move
        if mover in seats:
            sees = (course.view(mover).values(), course.legal(mover))
            met += 1
            assert seen.setdefault(course.information(mover), sees) == sees
        for index in course.fates() if mover == CHANCE else course.legal(mover):
            after = course.copy()
            if mover == CHANCE:
                after.befall(index)
            else:
                after.say(mover, index)
            waiting.append(after)
    assert met > len(seen)  # fists are hidden, so some states are alike


@pytest.mark.parametrize("name", [*NAMES, *TINY])
def test_closed_fists_are_drawn_anew_and_nothing_else(name: str) -> None:
    rnd, drawn = Random(8), set()
    for state in moments(name, 8, "in_turn"):
        mover = state.current_player()
        world = state.resample_from_infostate(mover, rnd.random)
        assert world.information_state_string(mover) == state.information_state_string(mover)
        assert world.course.t == state.course.t
        assert world.current_player() == mover
        if state.course.held:
            worlds = [state.resample_from_infostate(mover, rnd.random) for _ in range(20)]
            drawn |= {tuple(sorted(one.course.held.items())) for one in worlds}
            assert all(one.history()[:-3] == state.history()[:-3] for one in worlds)
    assert len(drawn) > 1


@pytest.mark.parametrize("sealed", ["together", "in_turn"])
def test_who_closed_a_fist_keeps_it_in_every_world(sealed: str) -> None:
    for state in moments("gangland_mayhem", 9, sealed):
        course = state.course
        for seat in range(course.t.seats) if course.is_sealed and course.spoken else ():
            world = state.resample_from_infostate(seat, Random(1).random)
            assert world.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("game", NAMES.values())
def test_worlds_say_that_nothing_but_fists_is_hidden_where_nobody_deals(game: str) -> None:
    """The sampler of worlds, which knows of deals too, finds no table that is other than the true one."""
    rnd, played = Random(10), Game(game, 3, seed=10)
    looked = 0
    while looked < 3:
        for _ in range(25):
            played.push(rnd.choice(played.legal()))
        if len(played.asked) == 1:
            world = played.view(played.asked[0]).resample(rnd)
            here, there = played.model.t.values(), world.model.t.values()
            assert {name for name in here if here[name] != there[name]} <= {"fist"}
            looked += 1


def test_observers_show_all_that_is_asked_for() -> None:
    game = pyspiel.load_game("gangland_wise_guys")
    state = next(state for state in moments("gangland_wise_guys", 11) if state.course.t.round == 2)
    kinds = pyspiel.IIGObservationType
    hidden = make_observation(game, kinds(perfect_recall=False, public_info=False))
    public = make_observation(game, kinds(private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False))
    both = make_observation(game, kinds(perfect_recall=False))
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    cash = state.course.t.cash[1]
    assert f"cash {cash} " in hidden.string_from(state, 1)
    assert len({public.string_from(state, seat) for seat in range(3)}) == 1
    both.set_from(state, 1)
    layout = state.course.room.layout
    assert both.tensor[layout.index("seats", "cash", row=0)] == cash
    assert both.dict["seats"][1][4] == -1
    with pytest.raises(ValueError, match="behind all blinds"):
        make_observation(game, kinds(perfect_recall=False, private_info=everybody))


def test_who_needs_two_steps_for_a_sealed_answer_shows_it_to_nobody() -> None:
    """More than 31 crates are said in two steps; who has said less waits, and is told nothing meanwhile."""
    market = next(state for state in moments("gangland_mayhem", 12) if state.course.t.sealing == GOODS_FIST)
    for seat in range(3):
        market.course.t.goods[seat] = 40
        market.course.t.standing[seat] = 0
    market.course.t.owed = 0b111
    before = [market.information_state_string(seat) for seat in range(3)]
    state = market.clone()
    state.apply_actions([heads.NUMBER + heads.MORE, heads.NUMBER + 2, heads.NUMBER + 31])
    assert state.is_simultaneous_node()
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [True, False, False]
    assert state.legal_actions(0) == list(range(heads.NUMBER, heads.NUMBER + 9))
    assert state.course.held.keys() == {1, 2}
    after = [state.information_state_string(seat) for seat in range(3)]
    said = [heads.NUMBER + heads.MORE, heads.NUMBER + 2, heads.NUMBER + 31]
    assert after == [f"{told} ={index}" for told, index in zip(before, said, strict=True)]
    assert state.course.view(0).values() == market.course.view(0).values()
    assert state.course.own_steps(0) == [heads.NUMBER + heads.MORE]
    assert state.course.own_steps(1) == [heads.NUMBER + 2]
    state.apply_actions([heads.NUMBER + 3, 0, 0])
    assert not state.course.is_sealed
    assert [row[3] for row in state.course.records[0] if row[0] == SOLD][-3:] == [35, 2, 31]


def test_half_a_sealed_answer_is_drawn_anew_as_well() -> None:
    """Whoever waits knows only that another has not said all; who says more knows its own half."""
    game, rnd = pyspiel.load_game("gangland_tiny_mayhem(rounds=1)"), Random(13)
    game.room = KeptTinyRoom("mayhem", 1)
    for seat in range(2):
        game.room.g.catalogue.side_assets[seat * 4 + GOODS] = 70
    game.opening = Course(game.room)
    game.opening.lay()
    state = game.new_initial_state()
    while state.course.t.sealing != GOODS_FIST:
        if state.is_simultaneous_node():
            state.apply_actions([rnd.choice(state.legal_actions(seat)) for seat in range(2)])
        else:
            state.apply_action(rnd.choice(state.legal_actions()))
    state.apply_actions([heads.NUMBER + heads.MORE, heads.NUMBER + 2])
    for seat in range(2):
        worlds = [state.resample_from_infostate(seat, rnd.random) for _ in range(40)]
        assert {one.information_state_string(seat) for one in worlds} == {
            state.information_state_string(seat)
        }
        assert all(one.is_simultaneous_node() and one.course.spoken for one in worlds)
        assert {len(one.history()) for one in worlds} == {len(state.history())}
        others = {one.information_state_string(1 - seat) for one in worlds}
        assert len(others) == 1 if seat == 1 else len(others) > 10
