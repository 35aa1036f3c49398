"""Logs: kept, gone on with, never overwritten, and refused with a line when they are damaged."""

from __future__ import annotations

import io
import json
import os
import re
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from random import Random

import pytest
from keyboard import Outcome, monkey, run, script
from tables import position

from gangland.content.message import message
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.lock import held
from gangland.game.logs.log import LogError, load, marked, read_lines, torn_end
from gangland.game.logs.recorder import save
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.words import LANGS, Words


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game between strangers."""
    game = Game(Setup("mayhem", seats_of(["Ann", "Ben"], ["thug"])))
    croupier, dice = Croupier(4), Dice(4)
    while not game.t.over:
        game.settle_chance(croupier)
        if game.owed():
            seat = game.owed()[0]
            game.answer(seat, sample(game.menu(seat), dice))
    path = tmp_path_factory.mktemp("logs") / "finished.log"
    save(game, path)
    return path


def complaint(outcome: Outcome) -> str:
    """The complaint of a command that stopped because of a file."""
    assert outcome.code == 1
    assert "Traceback" not in outcome.err
    assert not outcome.out
    return outcome.err


def test_looking_back_leaves_what_bots_saw_alone(finished: Path) -> None:
    game = load(finished)
    seen = game.happened[:]
    assert game.rewound(40).happened == seen[: len(game.rewound(40).happened)]
    game.branch().happened.append(0)
    assert game.happened == seen


# keeping


def test_games_are_kept_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        assert run("play", "--seed", "1", typing=script("1")).code == 0
    logs = sorted((tmp_path / "gangland").iterdir())
    assert len(logs) == 2
    assert load(logs[0]).setup.game == "mayhem"


def test_a_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gangland").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "gangland" in complaint(run("play", "--text"))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_overwritten(tmp_path: Path, lang: str) -> None:
    precious = tmp_path / "precious.log"
    precious.write_text("my novel")
    assert str(precious) in complaint(run("play", "--save", str(precious), "--lang", lang))
    assert precious.read_text() == "my novel"


def test_a_copy_overwrites_nothing_either(tmp_path: Path) -> None:
    precious = tmp_path / "precious.log"
    precious.write_text("my novel")
    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(tmp_path / "game.log"))
    typed = script(f"save {precious}", f"save {tmp_path / 'copy.log'}", "save", "quit")
    outcome = run(*argv, typing=typed)
    assert precious.read_text() == "my novel"
    assert load(tmp_path / "copy.log").t.cash[0] == 4100
    assert "exists already" in outcome.out
    assert str(tmp_path / "game.log") in outcome.out


def test_a_game_is_left_and_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    argv = (
        "play",
        "--position",
        position(tmp_path, "thug", 5),
        "--save",
        str(log),
        "--seed",
        "1",
        "--open-deals",
    )
    first = run(*argv, typing=script("move clubhouse pier-nine 1r", "quit"))
    assert f"--resume {log}" in first.out.replace("\n", " ")
    before = load(log)
    assert before.setup.open_deals
    resumed = run("play", "--resume", str(log), typing=script("quit"))
    assert "SAMCRO rides with 1 Prospect" in resumed.out
    after = load(log)
    assert after.lines == before.lines
    assert after.setup == before.setup
    assert after.position == before.position
    assert run("play", "--resume", str(log), "--seed", "1", typing=monkey(1)).code == 0
    done = load(log)
    assert done.t.over
    assert done.lines[: len(before.lines)] == before.lines
    assert re.search("wins?!", run("play", "--resume", str(log)).out)


def test_what_belongs_to_a_new_game_is_refused_when_going_on(finished: Path) -> None:
    outcome = run("play", "--resume", str(finished), "--players", "Zoe")
    assert (outcome.code, "--players" in outcome.err) == (2, True)


def test_a_full_disk_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(tmp_path / "game.log"))
    monkeypatch.setattr(os, "fsync", full)
    assert "the disk is full" in complaint(run(*argv, typing=script("sit")))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["position.toml"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_somebody_is_playing_is_not_gone_on_with(tmp_path: Path, finished: Path, lang: str) -> None:
    log = tmp_path / "game.log"
    log.write_text("".join(finished.read_text("utf-8").splitlines(keepends=True)[:40]), "utf-8")
    before = log.read_bytes(), log.stat().st_ino
    with held(log):
        outcome = run("play", "--resume", str(log), "--lang", lang, typing=monkey(1))
    assert Words(lang).text("logerror-in-use") in complaint(outcome)
    assert (log.read_bytes(), log.stat().st_ino) == before


def test_a_game_is_kept_from_others_while_it_is_played(tmp_path: Path) -> None:
    log = tmp_path / "game.log"

    def typing(_out: io.StringIO) -> Iterator[str]:
        with pytest.raises(LogError), held(log):
            pass
        yield "quit\n"

    argv = ("play", "--position", position(tmp_path, "thug"), "--save", str(log))
    assert run(*argv, typing=typing).code == 0
    assert run("play", "--resume", str(log), typing=typing).code == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.log", "position.toml"]


def with_proof(log: Path, *, over: bool) -> bytes:
    """Give a log the parts of fair dice."""
    lines = read_lines(log)
    ruler = lines.index("---")
    footer = ["---", "seed 00"] if over else []
    moves = lines[ruler:] if over else lines[ruler:60]
    log.write_text("".join(marked([*lines[:ruler], "commit 00", *moves, *footer], "")), "utf-8")
    return log.read_bytes()


@pytest.mark.parametrize("over", [True, False])
def test_the_proof_of_fair_dice_is_never_lost(tmp_path: Path, finished: Path, *, over: bool) -> None:
    log = tmp_path / "game.log"
    log.write_bytes(finished.read_bytes())
    proved = with_proof(log, over=over)
    outcome = run("play", "--resume", str(log), typing=monkey(1))
    assert outcome.code == (0 if over else 1)
    assert ("gangland position" in outcome.err) is not over
    assert log.read_bytes() == proved


# damage


@pytest.mark.parametrize("verb", ["replay", "position", "play"])
def test_any_flipped_byte_is_found(tmp_path: Path, finished: Path, verb: str) -> None:
    data = finished.read_bytes()
    random = Random(verb)
    copy = tmp_path / "damaged.log"
    for _ in range(25):
        at = random.randrange(data[:-1].rindex(b"\n"))
        flipped = bytes([data[at] ^ 1 << random.randrange(8)])
        copy.write_bytes(data[:at] + flipped + data[at + 1 :])
        argv = (verb, "--resume", str(copy)) if verb == "play" else (verb, str(copy))
        assert "line" in complaint(run(*argv)), at


def test_a_line_changed_taken_out_or_put_in(tmp_path: Path, finished: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    copy = tmp_path / "changed.log"
    for number in (1, 2, 5, 12, 40, len(lines) - 3):
        copy.write_text("".join(lines[:number] + lines[number + 1 :]))
        assert f"line {number + 1}" in complaint(run("replay", str(copy)))
        copy.write_text("".join([*lines[:number], lines[number], *lines[number:]]))
        assert f"line {number + 2}" in complaint(run("replay", str(copy)))


def test_a_log_cut_off_before_its_game_begins(tmp_path: Path, finished: Path) -> None:
    data = finished.read_bytes()
    copy = tmp_path / "cut.log"
    for at in (3, 30, data.index(b"---") + 5):
        copy.write_bytes(data[:at])
        assert "line" in complaint(run("replay", str(copy)))
    copy.write_bytes(b"")
    assert "line 1" in complaint(run("replay", str(copy)))


def torn(finished: Path, folder: Path) -> tuple[Path, bytes, bytes]:
    """A log that a power cut has torn in its sixtieth line, its whole lines, and what is left of that one."""
    lines = finished.read_bytes().splitlines(keepends=True)
    whole, rest = b"".join(lines[:59]), lines[59][:-4]
    path = folder / "my torn game.log"
    path.write_bytes(whole + rest)
    return path, whole, rest


@pytest.mark.parametrize("lang", LANGS)
def test_a_torn_last_line_is_set_aside_and_the_game_goes_on(
    tmp_path: Path, finished: Path, lang: str
) -> None:
    path, whole, rest = torn(finished, tmp_path)
    for name in ("my torn game.log.torn", "my torn game.log.torn-2"):
        aside = tmp_path / name
        outcome = run("play", "--resume", str(path), "--lang", lang, typing=script("quit"))
        assert outcome.code == 0
        said = Words(lang).text("torn-set-aside", file=str(path), aside=str(aside))
        assert said in outcome.err
        assert aside.read_bytes() == rest
        assert path.read_bytes().startswith(whole)
        assert torn_end(path) == b""
        path.write_bytes(whole + rest)
    path.write_bytes(whole)
    assert not run("play", "--resume", str(path), typing=script("quit")).err


@pytest.mark.parametrize("verb", ["replay", "position"])
def test_whoever_reads_a_torn_log_is_told_and_leaves_it_alone(
    tmp_path: Path, finished: Path, verb: str
) -> None:
    path, whole, rest = torn(finished, tmp_path)
    outcome = run(verb, str(path))
    assert (outcome.code, f"{path}, line 60" in outcome.err) == (0, True)
    path.write_bytes(whole)
    assert run(verb, str(path)).out == outcome.out
    path.write_bytes(whole + rest)
    assert "line 60" in complaint(run("verify", str(path)))
    assert path.read_bytes() == whole + rest


def test_a_game_whose_log_lacks_its_last_line_feed_goes_on(tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "game.log"
    whole = b"".join(finished.read_bytes().splitlines(keepends=True)[:60])
    path.write_bytes(whole[:-1])
    outcome = run("play", "--resume", str(path), "--seed", "1", typing=monkey(1))
    assert (outcome.code, outcome.err) == (0, "")
    assert path.read_bytes().startswith(whole)
    assert load(path).t.over


def test_damage_in_the_middle_stays_an_error(tmp_path: Path, finished: Path) -> None:
    path, whole, rest = torn(finished, tmp_path)
    path.write_bytes(whole + rest + b"\n" + rest)
    before = path.read_bytes()
    assert "line 60" in complaint(run("play", "--resume", str(path), typing=script("quit")))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "content", [b"my novel\n", b"\x00\xff\xfe", b"gangland log 9  #0000\n", b"gangland = 1\n"]
)
def test_files_that_are_no_logs(tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_bytes(content)
    for argv in (("replay", str(foreign)), ("play", "--resume", str(foreign)), ("position", str(foreign))):
        complaint(run(*argv))


def test_a_folder_is_not_a_log(tmp_path: Path) -> None:
    for argv in (("replay", str(tmp_path)), ("position", str(tmp_path)), ("play", "--resume", str(tmp_path))):
        complaint(run(*argv))


# replaying


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
    stepped = run("replay", str(finished), "--round", "2", "--step", typing=script(*[""] * 300))
    assert "Round 2 of 6" in stepped.out
    assert re.search("Round 1 of 6 [·─]", stepped.out), "the board before the round's first move"
    assert "throws down" in stepped.out
    assert not re.search(r"Round 1 of 6$", stepped.out, re.MULTILINE)


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


# positions


def test_a_position_goes_round(tmp_path: Path, finished: Path) -> None:
    first = run("position", str(finished), "--to", "50")
    assert first.code == 0
    file = tmp_path / "position.toml"
    file.write_text(first.out)
    assert run("position", str(file)).out == first.out
    log = tmp_path / "on.log"
    assert run("play", "--position", str(file), "--save", str(log), typing=script()).code == 0
    game = load(log)
    assert list(game.t.cash) == list(load(finished).rewound(50).t.cash)


def test_a_position_as_json(finished: Path) -> None:
    outcome = run("position", str(finished), "--to", "50", "--json")
    assert json.loads(outcome.out)["gangland"] == "position 1"


def test_a_position_before_there_are_gangs(finished: Path) -> None:
    outcome = run("position", str(finished), "--to", "2")
    assert outcome.code == 2
    assert "gangs" in outcome.err


@pytest.mark.parametrize(
    "change",
    [
        ("round = 6", "round = 66"),
        ('leader = "samcro"', 'leader = "nobody"'),
        ('"irish-freddys"', '"atlantis"'),
        ('"1m1r", gun', '"9m1r", gun'),
        ("cash = 4100", "cash = -1"),
        ('gangland = "position 1"', 'gangland = "position 2"'),
        ("[[gang]]", "[[gang"),
    ],
)
def test_a_position_with_a_mistake(tmp_path: Path, change: tuple[str, str]) -> None:
    file = Path(position(tmp_path, "thug"))
    file.write_text(file.read_text().replace(*change))
    for argv in (
        ("position", str(file)),
        ("play", "--position", str(file), "--save", str(tmp_path / "x.log")),
    ):
        assert str(file) in complaint(run(*argv))
    assert not (tmp_path / "x.log").exists()


def test_a_position_from_an_editor_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = Path(position(tmp_path, "thug"))
    plain = run("position", str(file)).out
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert run("position", str(file)).out == plain


def test_a_position_with_a_number_without_end_and_a_pack(tmp_path: Path) -> None:
    file, pack = tmp_path / "position.toml", tmp_path / "pack.toml"
    file.write_text("round = " + "9" * 9999)
    pack.write_text("schema = 1\nextends = 'mayhem'\n")
    assert str(file) in complaint(run("position", str(file), "--pack", str(pack)))


def test_a_position_can_seat_others(tmp_path: Path) -> None:
    argv = ("play", "--position", position(tmp_path), "--save", str(tmp_path / "x.log"))
    run(*argv, "--players", "Zoe", "--bots", "thug,random", typing=script("quit"))
    assert [seat.name for seat in load(tmp_path / "x.log").setup.seats] == ["Zoe", "thug-1", "random-2"]
    outcome = run(*argv, "--players", "Zoe", typing=script("quit"))
    assert (outcome.code, "3" in outcome.err) == (2, True)


@pytest.mark.parametrize("lang", LANGS)
def test_a_position_is_not_played_with_what_it_does_not_say(tmp_path: Path, lang: str) -> None:
    argv = (
        "play",
        "--position",
        position(tmp_path, "thug"),
        "--save",
        str(tmp_path / "x.log"),
        "--lang",
        lang,
    )
    for given in (("--options", "slim-pickings"), ("--options", ""), ("--game", "wise-guys")):
        outcome = run(*argv, *given, typing=script("quit"))
        assert (outcome.code, given[0] in outcome.err, outcome.out) == (2, True, "")
        assert not (tmp_path / "x.log").exists()
    agreed = ("--options", "unleaded", "--game", "mayhem")
    assert run(*argv, *agreed, typing=script("quit")).code == 0


def test_a_game_is_not_gone_on_with_as_another(finished: Path) -> None:
    outcome = run("play", "--resume", str(finished), "--game", "wise-guys")
    assert (outcome.code, "--game" in outcome.err) == (2, True)
