"""Games are found again: the list of them, and the offer to go on before a new one begins."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path

import pytest
from keyboard import Keyboard, run, script

from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.lock import held
from gangland.game.logs.log import load
from gangland.game.logs.recorder import save
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.words import LANGS, Words


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder, in a folder with a space in its name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my home"))
    monkeypatch.delenv("GANGLAND_DATA", raising=False)
    folder = tmp_path / "my home" / "gangland"
    folder.mkdir(parents=True)
    return folder


def keep(path: Path, game: str, moves: int, when: int) -> Game:
    """A game kept after so many moves, at a given second."""
    kept = Game(Setup(game, seats_of(["Ann", "Ben"], ["thug"])))
    croupier, dice = Croupier(4), Dice(4)
    while not kept.t.over and len(kept.lines) < moves:
        kept.settle_chance(croupier)
        if kept.owed():
            kept.answer(kept.owed()[0], sample(kept.menu(kept.owed()[0]), dice))
    kept.settle_chance(croupier)
    save(kept, path)
    os.utime(path, (when, when))
    return kept


def waits_for(game: Game) -> list[str]:
    return [game.setup.seats[seat].name for seat in game.owed()]


def test_games_are_listed_newest_first_with_all_there_is_to_know(home: Path) -> None:
    old = keep(home / "old.log", "mayhem", 10_000, 1_000_000)
    new = keep(home / "new.log", "wise-guys", 60, 2_000_000)
    found = json.loads(run("games", "--json").out)
    assert [one["game"] for one in found] == ["wise-guys", "mayhem"]
    assert [one["state"] for one in found] == ["running", "over"]
    assert found[0]["turn"] == waits_for(new)
    assert (found[0]["round"], found[0]["rounds"]) == (new.t.round, new.t.rounds)
    assert [seat["name"] for seat in found[0]["seats"]] == ["Ann", "Ben", "Thug 1"]
    assert found[0]["when"] == "1970-01-24T03:33:20+00:00"
    assert found[1]["winner"] == old.setup.seats[old.t.winner].name
    assert shlex.split(found[0]["command"]) == ["gangland", "play", "--resume", str(home / "new.log")]
    assert shlex.split(found[1]["command"]) == ["gangland", "replay", str(home / "old.log")]


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_can_be_read_and_its_commands_run(home: Path, lang: str) -> None:
    game = keep(home / "new.log", "mayhem", 60, 2_000_000)
    outcome = run("games", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    words = Words(lang)
    for said in ("Men of Mayhem", "1970-01-24", "Ann, Ben, Thug 1", words.text("kept-in-terminal")):
        assert said in outcome.out
    assert ", ".join(waits_for(game)) in outcome.out
    command = next(line for line in outcome.out.splitlines() if line.startswith("  gangland "))
    assert run(*shlex.split(command)[1:], typing=script("quit")).code == 0


def test_files_that_cannot_be_read_are_told_of(home: Path, tmp_path: Path) -> None:
    keep(home / "good.log", "mayhem", 60, 2_000_000)
    (home / "novel.log").write_text("my novel")
    (home / "play").mkdir()
    (home / "play" / "gangland.db").write_text("no database at all, but long enough to look like one")
    (home / "empty.log").touch()
    nowhere = str(tmp_path / "nowhere")
    for argv, code in ((("games",), 0), (("games", "--lang", "it"), 0), (("games", nowhere), 1)):
        outcome = run(*argv)
        assert (outcome.code, nowhere in outcome.err) == (code, bool(code))
        for said in ("novel.log", "gangland.db", "good.log"):
            assert said in outcome.out
        assert "empty.log" not in outcome.out
    found = {Path(one["where"]).name: one for one in json.loads(run("games", "--json").out)}
    assert {name: one["state"] for name, one in found.items()} == {
        "good.log": "running",
        "novel.log": "unreadable",
        "play": "unreadable",
    }
    assert found["novel.log"]["problem"]


def test_no_game_is_kept_yet(home: Path) -> None:
    assert "gangland play" in run("games").out
    assert run("games", "--json").out == "[]\n"
    home.rmdir()
    assert run("games").code == 0


def test_more_games_than_anybody_wants_to_see(home: Path, tmp_path: Path) -> None:
    keep(home / "0.log", "mayhem", 20, 1_000_000)
    for number in range(1, 22):
        (home / f"{number}.log").write_bytes((home / "0.log").read_bytes())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "mine.log").write_bytes((home / "0.log").read_bytes())
    outcome = run("games")
    assert outcome.out.count("gangland play --resume") == 20
    assert "gangland games --all" in outcome.out
    assert run("games", "--all").out.count("gangland play --resume") == 22
    assert str(elsewhere / "mine.log") in run("games", "--all", str(elsewhere)).out


def test_a_game_somebody_is_playing_says_so(home: Path) -> None:
    keep(home / "game.log", "mayhem", 60, 1_000_000)
    with held(home / "game.log"):
        assert json.loads(run("games", "--json").out)[0]["busy"]
        assert "--resume" not in run("games").out
        assert run("play", "--text", typing=script()).err == ""
    assert "--resume" in run("games").out


def test_who_cannot_answer_is_told_and_not_asked(home: Path) -> None:
    keep(home / "game.log", "mayhem", 60, 1_000_000)
    outcome = run("play", "--text", "--lang", "fr", typing=script())
    assert outcome.code == 0
    assert f"gangland play --resume {shlex.quote(str(home / 'game.log'))}" in outcome.err
    assert len(list(home.glob("*.log"))) == 2


@pytest.fixture
def _typing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at the keyboard, in front of a screen."""
    monkeypatch.setattr(Keyboard, "isatty", lambda _: True)


@pytest.mark.usefixtures("_typing")
@pytest.mark.parametrize("lang", LANGS)
def test_a_person_is_asked_whether_to_go_on(home: Path, lang: str) -> None:
    keep(home / "old.log", "mayhem", 60, 1_000_000)
    keep(home / "new.log", "mayhem", 70, 2_000_000)
    keep(home / "over.log", "mayhem", 10_000, 3_000_000)
    keep(home / "set-up.log", "mayhem", 2, 4_000_000)
    before = load(home / "old.log").lines
    typed = script("9", "x", "2", "quit")
    outcome = run("play", "--text", "--lang", lang, "--game", "mayhem", typing=typed, terminal=True)
    assert outcome.code == 0
    assert Words(lang).text("offer-unfinished") in outcome.out
    assert outcome.out.count("1970-01-") == 2
    assert outcome.out.count("old.log") == 1
    assert load(home / "old.log").lines[: len(before)] == before
    assert len(list(home.glob("*.log"))) == 4


@pytest.mark.usefixtures("_typing")
def test_a_person_may_begin_anew_or_leave(home: Path) -> None:
    keep(home / "old.log", "mayhem", 60, 1_000_000)
    before = (home / "old.log").read_bytes()
    assert run("play", "--text", typing=script("q"), terminal=True).code == 0
    assert [one.name for one in home.iterdir()] == ["old.log"]
    assert run("play", "--text", typing=script("", "1", "quit"), terminal=True).code == 0
    assert len(list(home.glob("*.log"))) == 2
    assert (home / "old.log").read_bytes() == before
    for argv in (("--seed", "1"), ("--players", "Zoe"), ("--game", "wise-guys")):
        outcome = run("play", "--text", *argv, typing=script("quit"), terminal=True)
        assert Words("en").text("offer-unfinished") not in outcome.out
