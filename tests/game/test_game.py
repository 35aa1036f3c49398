"""A game behind one door: replays, undo, branches, and set-ups that cannot be."""

from __future__ import annotations

import pytest
from rambles import GAMES, all_seen, deal, is_same, moments, new_game, pack_of, played, step

from gangland.bots.roster import is_known
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup, compose, format_options, parse_options, seats_of


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [0, 3])
def test_a_game_rewound_is_the_game_as_it_was(name: str, seed: int) -> None:
    game = new_game(name, seed, open_deals=seed == 3)
    dice = Dice(seed)
    kept = {}
    while not game.t.over:
        if dice.below(40) == 0:
            kept[len(game.lines)] = game.branch()
        step(game, dice)
        deal(game, dice)
    kept[len(game.lines)] = game
    for lines, then in kept.items():
        assert is_same(game.rewound(lines), then)


@pytest.mark.parametrize("name", GAMES)
def test_an_action_taken_back_and_taken_again_is_the_same(name: str) -> None:
    game = played(name, 1, 150)
    for line in reversed(game.lines[-12:]):
        before = game.rewound(len(game.lines) - 1)
        again = before.branch()
        again.replay([line])
        assert is_same(again, game)
        game = before


def test_an_undone_game_forgets() -> None:
    game = played("mayhem", 2, 60)
    game.take(0, "say to=all text=oops")
    before = game.rewound(len(game.lines) - 1)
    assert "oops" not in repr(before.facts) + repr(before.lines)
    assert "oops" in repr(game.facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_leaves_the_game_alone(name: str) -> None:
    game = played(name, 1, 90)
    before = game.rewound(len(game.lines))
    branch = game.branch()
    dice = Dice(8)
    for _ in range(80):
        if not branch.t.over:
            step(branch, dice)
            deal(branch, dice)
    assert is_same(game, before)
    assert len(branch.lines) > len(game.lines)


def test_a_question_can_be_asked_without_changing_anything() -> None:
    for game in moments("wise-guys", 2, 60):
        before = all_seen(game)
        for seat in range(4):
            game.menu(seat)
            game.view(seat)
            game.told(seat)
        assert all_seen(game) == before


def test_whoever_is_owed_an_answer_is_listed() -> None:
    for game in moments("mayhem", 1, 200):
        assert game.owed() == [seat for seat in range(CHANCE + 1) if game.menu(seat).count()]


# set-ups


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("chess", seats_of("abc")), "unknown-game"),
        (Setup("mayhem", seats_of("ab")), "players"),
        (Setup("mayhem", seats_of("abcdefg")), "players"),
        (Setup("wise-guys", seats_of("abcde")), "players"),
        (Setup("mayhem", seats_of("aba")), "same-name"),
        (Setup("mayhem", seats_of(["a", "b", " "])), "bad-name"),
        (Setup("mayhem", seats_of(["a", "b", "x" * 41])), "bad-name"),
        (Setup("mayhem", seats_of(["a", "b", "c\n---"])), "bad-name"),
        (Setup("mayhem", seats_of("abc"), {"bombing": 1}), "unknown-option"),
        (Setup("wise-guys", seats_of("abc"), {"bombing": 2}), "option-range"),
        (Setup("mayhem", seats_of("abc"), {"long-haul": 90}), "deck-too-short"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(setup: Setup, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Game(setup, pack_of("mayhem" if setup.game == "chess" else setup.game))
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("mayhem", 2, 6), ("mayhem", 7, 6), ("wise-guys", 0, 4), ("wise-guys", 5, 4)]
)
def test_set_1_no_table_is_laid_for_too_few_or_too_many(name: str, seats: int, most: int) -> None:
    g = compose(Setup(name, seats_of("abc")), pack_of(name))
    with pytest.raises(Refusal) as refusal:
        new_table(g, seats)
    assert (refusal.value.code, refusal.value.rule) == ("players", "SET-1")
    assert refusal.value.details == {"count": seats, "fewest": 3, "most": most}


def test_options_are_written_as_they_are_read() -> None:
    assert parse_options(" slim-pickings, long-haul=2,, unleaded=0 ") == {
        "slim-pickings": 1,
        "long-haul": 2,
        "unleaded": 0,
    }
    assert format_options({"slim-pickings": 1, "long-haul": 2, "unleaded": 0}) == "slim-pickings,long-haul=2"
    assert parse_options("") == {}


@pytest.mark.parametrize("value", ["x", "-1", "1.5", "²", "٣", "9" * 5000])
def test_an_option_has_a_plain_number(value: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse_options(f"long-haul={value}")
    assert refusal.value.code == "option-number"


def test_people_sit_down_before_bots() -> None:
    assert seats_of(["Ann"], ["thug", "thug"]) == (
        Seat("Ann"),
        Seat("Thug 1", "thug"),
        Seat("Thug 2", "thug"),
    )


def test_no_bot_at_a_table_goes_by_the_name_of_another_bot() -> None:
    bots = ["thug", "capo:25ms+honest", "thug-1", "gangland.bots.thug:Thug"]
    seats = seats_of([], bots)
    assert [seat.name for seat in seats] == ["Thug 1", "Capo 2", "Thug-1 3", "Thug 4"]
    assert not any(is_known(seat.name) for seat in seats)


def test_a_refusal_is_a_document() -> None:
    refusal = Refusal("players", "SET-1", count=2)
    assert refusal.document() == {"code": "players", "rule": "SET-1", "details": {"count": "2"}}
    assert str(refusal) == "players"
