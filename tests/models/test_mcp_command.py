"""`gangland mcp`: what is wrong with a line is said, in every language, before anything is served."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from gangland.words import LANGS, Words

sys.path.append(str(Path(__file__).parent.parent / "cli"))
keyboard: Any = import_module("keyboard")

LINK = "http://127.0.0.1:9/t/table"


@pytest.mark.parametrize("lang", LANGS)
def test_help_is_in_the_readers_language(lang: str) -> None:
    found = keyboard.run("mcp", "--help", "--lang", lang)
    assert found.code == 0
    assert " ".join(Words(lang).text("mcp-about").split()) in " ".join(found.out.split())


@pytest.mark.parametrize(
    ("line", "key", "details"),
    [
        (("--join", LINK, "--bots", "thug"), "mcp-not-with-join", {"option": "--bots"}),
        (("--join", LINK, "--open-deals"), "mcp-not-with-join", {"option": "--open-deals"}),
        (("--key", "12345678"), "mcp-http-only", {}),
        (("--key", "short", "--port", "0"), "mcp-bad-key", {}),
        (("--port", "70000"), "serve-bad-port", {"highest": "65535"}),
        (("--join", "nowhere"), "join-bad-link", {"link": "nowhere"}),
        (("--join", ""), "join-bad-link", {"link": ""}),
        (("--join", "", "--bots", "thug"), "mcp-not-with-join", {"option": "--bots"}),
        (("--bots", "nobody,thug"), "", {}),
        (("--options", "nothing"), "", {}),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: tuple[str, ...], key: str, details: dict[str, str]) -> None:
    found = keyboard.run("mcp", *line, "--lang", "fr")
    assert (found.code, found.out) == (2, "")
    assert found.err.strip()
    assert not key or Words("fr").text(key, **details) in found.err


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    (tmp_path / "game.log").write_text("mine")
    for line in (("--save", str(tmp_path / "game.log")), ("--join", LINK)):
        found = keyboard.run("mcp", *line)
        assert (found.code, found.out) == (1, "")
        assert found.err.strip()
    assert (tmp_path / "game.log").read_text() == "mine"


def test_without_the_library_the_way_to_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangland.cli.mcp.find_spec", lambda _: None)
    found = keyboard.run("mcp")
    assert found.code == 2
    assert 'pip install "gangland[mcp]"' in found.err
