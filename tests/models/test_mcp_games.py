"""A seat by the Model Context Protocol: a scripted client plays whole games, here and at a server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import stdio_client
from scripted import COMMAND, Player, gangland

from gangland.game.logs.log import load
from gangland.words import Words

sys.path.append(str(Path(__file__).parent.parent / "cli"))
house: Any = import_module("house")


async def over_stdio(*arguments: str, folder: Path, seed: int = 1) -> tuple[Player, str]:
    """A whole game over standard input and output; nothing at all is logged."""
    with (folder / "stderr.txt").open("w+") as said:
        async with Client(stdio_client(gangland("mcp", *arguments, data=folder), errlog=said)) as client:
            player = Player(client, seed)
            end = await player.play()
        said.seek(0)
        assert "Traceback" not in (logged := said.read())
        assert logged == "" or "--join" in arguments
    return player, end


@pytest.mark.parametrize(("game", "lang"), [("mayhem", "en"), ("wise-guys", "fr")])
def test_a_model_plays_a_whole_game_over_stdio(game: str, lang: str, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    told = ("--game", game, "--bots", "lieutenant,thug,random", "--name", "Claude", "--save", str(log))
    player, _ = asyncio.run(over_stdio(*told, "--lang", lang, folder=tmp_path))
    played = load(log)
    assert played.t.over
    assert [seat.bot for seat in played.setup.seats] == ["", "lieutenant", "thug", "random"]
    assert set(player.called) == {"look", "choices", "act", "seal", "talk", "deal", "wait", "rules"}
    assert player.refused


def test_illegal_tries_lose_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Client(gangland("mcp", "--seed", "1", data=tmp_path)) as client:
            player = Player(client, 1)
            before = await player.call("choices")
            for answer in ("", "gang", "gang nobody", "sit", "offer to=all", "undo", "x" * 5000):
                await player.call("act", answer=answer)
            await player.call("seal", number=1)
            await player.call("deal", do="accept", number=-4)
            await player.call("look", what="odds", about="nowhere")
            assert len(player.refused) == 10
            assert all(player.refused)
            assert await player.call("choices") == before

    asyncio.run(story())


def test_a_model_plays_a_whole_game_over_http(tmp_path: Path) -> None:
    line = [sys.executable, *COMMAND, "mcp", "--port", "0", "--bots", "thug,random", "--name", "Claude"]
    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True, env=env, cwd=tmp_path) as process:
        try:
            assert process.stderr is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/mcp/[\w-]{22}", process.stderr.readline())
            assert found
            asyncio.run(over_http(found[0]))
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(found[0][:-1], b"{}")  # noqa: S310 - on this machine
            process.send_signal(signal.SIGINT)
            assert process.wait() == 0
            assert process.stderr.read() == ""
        finally:
            process.kill()


async def over_http(url: str) -> None:
    """A whole game over HTTP."""
    async with Client(url) as client:
        await Player(client, 2).play()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Any]:
    with house.host(tmp_path / "house") as live:
        yield live


def test_a_model_plays_a_whole_game_at_a_server(server: Any, tmp_path: Path) -> None:  # noqa: ANN401 - a host
    bot = {"kind": "bot", "bot": "random"}
    table = house.lay(server, {"kind": "open"}, bot, bot)
    arguments = ("--join", table["link"], "--name", "Claude")
    player, _ = asyncio.run(over_stdio(*arguments, folder=tmp_path, seed=3))
    status, lobby = house.fetch(f"{server.url}/api/tables/{table['table']}")
    assert (status, lobby["state"], lobby["seats"][0]["name"]) == (200, "over", "Claude")
    assert player.called["wait"] > 1
    assert "#key=" in (tmp_path / "stderr.txt").read_text()


def example(*arguments: str, folder: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """What the example says and leaves with."""
    file = Path(__file__).parent.parent.parent / "examples" / "mcp_seat.py"
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    env["PATH"] = os.pathsep.join([path or str(Path(sys.executable).parent), env["PATH"]])
    line = [sys.executable, str(file), *arguments]
    return subprocess.run(line, capture_output=True, text=True, env=env, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "thug,thug", "--seed", "4"),
        ("--game", "wise-guys", "--bots", "thug,thug,thug", "--seed", "8"),
    ],
)
def test_the_example_plays_a_whole_game(arguments: tuple[str, ...], tmp_path: Path) -> None:
    found = example(*arguments, folder=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    assert Words("en").text("end-title") in found.stdout.splitlines()


def test_the_example_ends_with_an_error_where_a_call_is_refused(tmp_path: Path) -> None:
    refusing = "import gangland.models.seat as one; one.Seat.look = lambda *_: one.Seat.seal(*_[:1], 1)"
    script = f"#!{sys.executable}\n{refusing}\nfrom gangland.cli.main import main; raise SystemExit(main())\n"
    (tmp_path / "gangland").write_text(script)
    (tmp_path / "gangland").chmod(0o755)
    found = example("--bots", "thug,thug", folder=tmp_path, path=str(tmp_path))
    assert found.returncode == 1
    assert found.stdout == ""
    assert Words("en").text("refusal-not-now") in found.stderr
