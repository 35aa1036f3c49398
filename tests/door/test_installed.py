"""Bots, games and packs of other packages, by entry points; code that a client names is never loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from plugin import SOURCES, house_rules, write_metadata

import gangland
from gangland.bots.roster import check_bot, enlist, make_bot
from gangland.game.logs.log import load, text_of
from gangland.game.setup import Setup, seats_of

PLANTED = (
    '"""Code that must not run."""\n\nfrom pathlib import Path\n\nPath(__file__).with_name("ran").touch()\n'
)


def test_what_a_package_brings_is_there_by_name(tmp_path: Path) -> None:
    assert gangland.packs() == []
    with house_rules(tmp_path):
        assert gangland.bots() == ["random", "drifter", "thug", "lieutenant", "capo", "boss", "miser"]
        assert gangland.games() == ["mayhem", "wise-guys", "blitz"]
        assert gangland.packs() == ["odd-cards", "rich-start"]
    assert gangland.bots() == ["random", "drifter", "thug", "lieutenant", "capo", "boss"]


def test_a_bot_in_plain_python_plays_with_whatever_engine_there_is(tmp_path: Path) -> None:
    """Interpreted or compiled: a class derived from the door's bot sits among the house's."""
    with house_rules(tmp_path):
        result = gangland.simulate("mayhem", 3, ["miser", "thug", "random"])
        assert len(result.outcomes) == 3
        assert gangland.simulate("wise-guys", 2, ["miser", "miser", "thug"]).finished
        bot = make_bot("miser", 1)
        assert isinstance(bot, gangland.Bot)


def test_a_game_of_another_package_is_played_logged_and_read_again(tmp_path: Path) -> None:
    with house_rules(tmp_path / "site"):
        game = gangland.Game("blitz", 3, seed=1)
        while not game.is_over:
            game.push(game.legal()[0])
        assert game.round == 3
        path = tmp_path / "blitz.log"
        path.write_text(game.log(), "utf-8")
        assert text_of(load(path)) == game.log()
        assert gangland.Game.from_log(path) == game


def test_a_pack_of_another_package_is_found_by_name(tmp_path: Path) -> None:
    with house_rules(tmp_path):
        game = gangland.Game("mayhem", 3, packs=["rich-start"], seed=1)
    dog = next(site for site in game.model.pack.sites if site.id == "hairy-dog")
    assert dog.ground.main[0].get[0] == 3


def test_a_package_that_does_not_load_is_refused_with_the_reason(tmp_path: Path) -> None:
    write_metadata(tmp_path)
    with house_rules(tmp_path / "whole"):
        sys.path.remove(str(SOURCES))
        sys.modules.pop("house_rules.miser", None)
        sys.modules.pop("house_rules", None)
        with pytest.raises(gangland.Refusal) as refused:
            make_bot("miser")
    assert refused.value.code == "cannot-load"
    assert "house_rules" in str(refused.value.details["reason"])


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no.such.module:Bot", "cannot-load"),
        ("gangland.bots.thug:Nobody", "cannot-load"),
        ("gangland.game.setup:Setup", "not-a-bot"),
        ("gangland.game.setup:compose", "not-a-bot"),
        ("hal", "unknown-bot"),
    ],
)
def test_a_name_that_is_no_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(gangland.Refusal) as refused:
        enlist(name)
    assert refused.value.code == code


def test_a_bot_of_a_module_is_known_once_it_is_enlisted(tmp_path: Path) -> None:
    with house_rules(tmp_path):
        name = "house_rules.miser:Miser"
        with pytest.raises(gangland.Refusal):
            check_bot(name)
        enlist(name)
        check_bot(name)
        assert type(make_bot(name)).__name__ == "Miser"
        assert seats_of((), (name,))[0].name == "Miser 1"


def test_the_command_line_takes_a_module_from_the_folder_it_is_run_in(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((SOURCES / "house_rules" / "miser.py").read_text("utf-8"), "utf-8")
    command = [sys.executable, "-m", "gangland", "simulate", "--games", "2", "--lang", "en"]
    done = subprocess.run(
        [*command, "--bots", "mine:Miser,thug,random"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine:Miser" in done.stdout


def test_a_log_loads_no_code(tmp_path: Path) -> None:
    """A log names a bot by a name; one that is not known here is refused when somebody goes on with it."""
    (tmp_path / "planted.py").write_text(PLANTED, "utf-8")
    setup = Setup("mayhem", seats_of(["Ann"], ["planted:Bot", "thug"]))
    game = gangland.Game.of(gangland.Game("mayhem", 3, seed=1).model)
    game.model.setup = setup
    path = tmp_path / "game.log"
    path.write_text(game.log(), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "gangland", "play", "--text", "--resume", str(path), "--lang", "en"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert "planted:Bot" in done.stderr
    assert done.returncode != 0
    assert not (tmp_path / "ran").exists()
