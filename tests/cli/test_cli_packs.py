"""A log finds the pack it was played with by what is in it, wherever that lies now."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from keyboard import run, script

from gangland.content.load import load_packs
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.logs.recorder import save
from gangland.game.playout import sample
from gangland.game.setup import Setup, seats_of
from gangland.words import LANGS

OWN = 'schema = 1\nextends = "mayhem"\nremove = ["{card}"]\n'


def played(packs: tuple[str, ...], path: Path) -> Game:
    """A game under way with an owner's pack, kept in a file."""
    game = Game(Setup("mayhem", seats_of(["Ann", "Ben"], ["thug"]), packs=packs))
    croupier, dice = Croupier(4), Dice(4)
    for _ in range(30):
        game.settle_chance(croupier)
        game.answer(game.owed()[0], sample(game.menu(game.owed()[0]), dice))
    save(game, path)
    return game


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder, with nothing in it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("GANGLAND_DATA", raising=False)
    folder = tmp_path / "home" / "gangland"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def log(home: Path, tmp_path: Path) -> Path:
    """The log of a game with a pack, in a folder of its own."""
    (tmp_path / "packs").mkdir()
    (tmp_path / "logs").mkdir()
    pack = tmp_path / "packs" / "my box.toml"
    pack.write_text(OWN.format(card=load_packs("mayhem", ()).cards[0].id), "utf-8")
    played((str(pack),), tmp_path / "logs" / "game.log")
    assert home.is_dir()
    return tmp_path / "logs" / "game.log"


def put_beside(log: Path, pack: Path, _: Path) -> list[str]:
    shutil.move(pack, log.parent / pack.name)
    return []


def rename_beside(log: Path, pack: Path, _: Path) -> list[str]:
    shutil.move(pack, log.parent / "other-name.toml")
    return []


def put_home(_: Path, pack: Path, home: Path) -> list[str]:
    (home / "packs").mkdir()
    shutil.move(pack, home / "packs" / "b.toml")
    return []


def host(_: Path, pack: Path, home: Path) -> list[str]:
    (home / "tables").mkdir()
    elsewhere = home / "hosted.toml"
    shutil.move(pack, elsewhere)
    (home / "tables" / "gangland.toml").write_text(f'[packs]\nmine = "{elsewhere}"\n', "utf-8")
    return []


def name_it(_: Path, pack: Path, home: Path) -> list[str]:
    elsewhere = home / "moved.toml"
    shutil.move(pack, elsewhere)
    return ["--pack", str(elsewhere)]


def change_it(_: Path, pack: Path, home: Path) -> list[str]:
    elsewhere = home / "as it was.toml"
    shutil.copy(pack, elsewhere)
    pack.write_text('schema = 1\nextends = "mayhem"\n', "utf-8")
    return ["--pack", str(elsewhere)]


MOVES = (put_beside, rename_beside, put_home, host, name_it, change_it)


@pytest.mark.parametrize("move", MOVES)
def test_a_pack_that_moved_is_found_by_its_content(
    log: Path, home: Path, move: Callable[[Path, Path, Path], list[str]]
) -> None:
    pack = log.parent.parent / "packs" / "my box.toml"
    before = load(log)
    given = move(log, pack, home)
    for verb in ("replay", "position"):
        outcome = run(verb, str(log), *given)
        assert (outcome.code, outcome.err) == (0, "")
    outcome = run("play", "--resume", str(log), *given, typing=script("quit"))
    assert (outcome.code, outcome.err) == (0, "")
    after = load(log)
    assert after.lines[: len(before.lines)] == before.lines
    assert after.pack.hash == before.pack.hash
    assert run("replay", str(log)).code == 0, "the log names the file where it was found"


def test_verify_takes_a_pack_too(log: Path, home: Path) -> None:
    pack = log.parent.parent / "packs" / "my box.toml"
    shutil.move(pack, home / "moved.toml")
    assert "--pack" in run("verify", str(log)).err
    assert "--pack" not in run("verify", str(log), "--pack", str(home / "moved.toml")).err


def test_files_on_top_of_each_other_are_found_one_by_one(home: Path, tmp_path: Path) -> None:
    cards = [card.id for card in load_packs("mayhem", ()).cards]
    names = [tmp_path / "a.toml", tmp_path / "b.toml"]
    for name, card in zip(names, cards, strict=False):
        name.write_text(OWN.format(card=card), "utf-8")
    (tmp_path / "logs").mkdir()
    log = tmp_path / "logs" / "game.log"
    before = played(tuple(str(name) for name in names), log)
    shutil.move(names[0], log.parent / "a.toml")
    (home / "packs").mkdir()
    shutil.move(names[1], home / "packs" / "b.toml")
    assert run("replay", str(log)).code == 0
    shutil.rmtree(home / "packs")
    (tmp_path / "again.toml").write_text(OWN.format(card=cards[1]), "utf-8")
    assert run("replay", str(log)).code == 1
    given = ["--pack", str(log.parent / "a.toml"), str(tmp_path / "again.toml")]
    assert run("replay", str(log), *given).code == 0
    assert before.pack.hash != load_packs("mayhem", ()).hash


@pytest.mark.parametrize("lang", LANGS)
def test_a_pack_that_is_nowhere_is_named_by_its_hash(log: Path, home: Path, lang: str) -> None:
    pack = log.parent.parent / "packs" / "my box.toml"
    wanted = load(log).pack.hash
    pack.unlink()
    other = home / "other.toml"
    other.write_text('schema = 1\nextends = "mayhem"\n', "utf-8")
    (log.parent / "position.toml").write_text("round = 1\n", "utf-8")
    before = log.read_bytes()
    for argv in (
        ("replay", str(log)),
        ("position", str(log)),
        ("verify", str(log)),
        ("play", "--resume", str(log)),
    ):
        outcome = run(*argv, "--pack", str(other), "--lang", lang, typing=script("quit"))
        assert outcome.code == 1
        assert wanted in outcome.err
        assert "--pack" in outcome.err
        for found in (str(pack), f"{other}", load_packs("mayhem", [other]).hash[:16], "position.toml"):
            assert found in outcome.err
    assert log.read_bytes() == before
