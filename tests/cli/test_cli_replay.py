"""A log told again: move by move, round by round, with the eyes of any seat."""

from __future__ import annotations

import re
from itertools import count, pairwise
from pathlib import Path

import pytest
from keyboard import run, script
from tables import play_out

from gangland.content.message import message
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.logs.recorder import save
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.words import LANGS, Words


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game that is over."""
    return play_out(tmp_path_factory.mktemp("logs"))


def test_looking_back_leaves_what_bots_saw_alone(finished: Path) -> None:
    game = load(finished)
    seen = game.happened[:]
    assert game.rewound(40).happened == seen[: len(game.rewound(40).happened)]
    game.branch().happened.append(0)
    assert game.happened == seen


@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_game_is_told_with_all_blinds_up(finished: Path, lang: str) -> None:
    outcome = run("replay", str(finished), "--lang", lang)
    assert outcome.code == 0
    game = load(finished)
    assert outcome.out.count("\n") > 150
    assert str(max(game.t.cash)) in outcome.out


def test_a_replay_stops_at_a_move(finished: Path) -> None:
    outcome = run("replay", str(finished), "--to", "20", "--seat", "all")
    assert outcome.code == 0
    assert "Round 1 of 6 ·" in outcome.out
    assert outcome.out.count("Behind the blind of") == 3
    assert "Round 2 of 6" not in outcome.out


@pytest.mark.parametrize("seat", ["1", "Ann", "public", None])
def test_a_seat_sees_what_it_saw(tmp_path: Path, finished: Path, seat: str | None) -> None:
    whole = load(finished)
    half = tmp_path / "half.log"
    save(whole.rewound(60), half)
    outcome = run("replay", str(half), *(("--seat", seat) if seat else ()))
    assert outcome.out.count("Behind the blind of") == (1 if seat in ("1", "Ann") else 0)
    gang = whole.notation.seat(whole.t, 0)
    assert run("replay", str(half), "--seat", gang).out.count("Behind the blind of") == 1


def test_step_by_step_with_the_board(finished: Path) -> None:
    outcome = run("replay", str(finished), "--step", "--to", "14", typing=script(*[""] * 14))
    assert outcome.code == 0
    assert "Move 13 of" in outcome.out
    assert run("replay", str(finished), "--step", typing=script("", "q")).code == 0
    assert run("replay", str(finished), "--step").code == 0


MARGIN = 4
"""Where the story stands beside the numbers of its moves."""


@pytest.mark.parametrize("seat", ["all", "public", "1"])
def test_a_replay_of_one_round(finished: Path, seat: str) -> None:
    def told(*more: str) -> list[str]:
        out = run("replay", str(finished), "--seat", seat, *more).out
        return [line[MARGIN:] for line in out.splitlines()]

    whole = told()
    heads = [at for at, line in enumerate(whole) if re.search(r"Round \d of 6$", line)]
    assert len(heads) == 6
    for number, (first, after) in enumerate(pairwise(heads), 1):
        assert told("--round", str(number)) == whole[first:after]
    assert told("--round", "0") == whole[: heads[0]]
    assert told("--round", "6") == whole[heads[-1] :]


def test_rounds_that_were_not_played(tmp_path: Path, finished: Path) -> None:
    half = tmp_path / "half.log"
    save(load(finished).rewound(60), half)
    for number in ("7", "-1", "6"):
        outcome = run("replay", str(half), "--round", number)
        assert (outcome.code, number in outcome.err, outcome.out) == (2, True, "")
    last = str(load(half).t.round)
    board = run("replay", str(half), "--round", last).out
    assert re.search(f"Round {last} of 6 [·─]", board), "the board as it stands"
    for at in range(2, 7):
        stepped = run("replay", str(finished), "--round", str(at), "--step", typing=script(*[""] * 300))
        assert f"Round {at} of 6" in stepped.out
        board = f"Round {at - 1} of 6 [·─]"
        assert re.search(board, stepped.out), "the board before the round's first move"
        assert not re.search(rf"Round {at - 1} of 6$", stepped.out, re.MULTILINE)
        if "throws down" in stepped.out:
            break
    else:
        pytest.fail("nobody fought from the second round on")


def test_the_moves_of_a_replay_are_numbered_as_it_counts_them(finished: Path) -> None:
    told = run("replay", str(finished), "--seat", "all").out.splitlines()[:90]
    numbered = {int(line[: MARGIN - 1]): line[MARGIN:] for line in told if line[: MARGIN - 1].strip()}
    assert list(numbered) == sorted(numbered)
    assert len(numbered) > 30
    for number in (14, 20, 26):
        assert numbered[number] in run("replay", str(finished), "--to", str(number)).out
        assert numbered[number] not in run("replay", str(finished), "--to", str(number - 1)).out


def peeked() -> Game:
    """Return a game played at random until somebody has looked behind a blind."""
    for seed in count():
        game = Game(Setup("mayhem", seats_of(["Ann", "Ben", "Cy"])))
        croupier, dice = Croupier(seed), Dice(seed)
        game.settle_chance(croupier)
        while not game.t.over:
            game.answer(game.owed()[0], sample(game.menu(game.owed()[0]), dice))
            game.settle_chance(croupier)
            if any(fact.doc["event"] == "seen" for fact in game.facts):
                return game
    raise AssertionError


@pytest.mark.parametrize("lang", LANGS)
def test_a_replay_of_all_says_who_saw_and_not_you(tmp_path: Path, lang: str) -> None:
    log = tmp_path / "peek.log"
    game = peeked()
    save(game, log)
    seen = next(fact for fact in game.facts if fact.doc["event"] == "seen")
    seat = next(seat for seat in range(3) if seen.is_for(seat))
    names = Words(lang, game.pack.names, game="mayhem")
    gangs = [message(f"gang-{game.notation.seat(game.t, one)}") for one in range(3)]
    rival = int(str(seen.doc["rival"]))
    told = names.text("story-seen", rival=gangs[rival], what="")
    own = told.partition(names.say(gangs[rival]))[2].strip(" .")
    everybody = " ".join(run("replay", str(log), "--seat", "all", "--lang", lang).out.split())
    theirs = names.text("story-seen-by", rival=gangs[rival], gang=gangs[seat], what="").rstrip(" .")
    assert " ".join(theirs.split()) in everybody
    own = " ".join(own.split())
    assert own not in everybody
    assert own in " ".join(run("replay", str(log), "--seat", str(seat + 1), "--lang", lang).out.split())


def test_moments_and_seats_that_do_not_exist(finished: Path) -> None:
    assert run("replay", str(finished), "--to", "99999").code == 2
    assert run("replay", str(finished), "--seat", "9").code == 2
    assert run("replay", str(finished), "--seat", "nobody").code == 2
    assert run("position", str(finished), "--to", "-3").code == 2
