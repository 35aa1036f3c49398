"""What people wrote is taken out of golden games, in which everything there is to say is said."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from annals import GAMES, kept_pack, log_of, open_game, script_of

from gangland.game.deals.hushing import HUSHED, hushed
from gangland.game.logs.log import load
from gangland.game.marks import mark_of

FILES = sorted(GAMES.glob("*.txt"))


def free_texts(line: str) -> list[str]:
    """What somebody put into words of their own in a line."""
    text = line.partition(": ")[2]
    if not text.startswith(("say ", "offer ")):
        return []
    values = [word.partition("=") for word in shlex.split(text)]
    said = [value for key, _, value in values if key == "text"]
    return said + [value.split(":", 2)[2] for _, _, value in values if value.startswith("word:")]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_game_leads_to_the_same_end_without_what_was_said(path: Path, tmp_path: Path) -> None:
    text = path.read_text("utf-8")
    script = script_of(text)
    log = tmp_path / "golden.log"
    log.write_text(log_of(text), "utf-8")
    whole = load(log, pack=kept_pack(script.content))
    game = open_game(script)
    for line in whole.lines:
        quiet = hushed(line)
        game.replay([quiet])
        assert game.lines[-1] == quiet  # as the game itself would write it
        assert set(free_texts(quiet)) <= {HUSHED}
    assert mark_of(game) == mark_of(whole)
    assert (game.t.over, game.t.winner) == (whole.t.over, whole.t.winner)


def test_there_is_something_to_take_out() -> None:
    lines = [line for path in FILES for line in log_of(path.read_text("utf-8")).splitlines()]
    found = {text for line in lines for text in free_texts(line.rpartition("  #")[0])}
    assert {"my word on it", "a favour"} <= found
