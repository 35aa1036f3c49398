"""Golden games: finished games that come out to the letter as they did, whatever is moved in the code.

`make golden` writes them anew, on purpose only, and says what changed; docs/testing.md says when.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from annals import (
    GAMES,
    Entry,
    Script,
    Unplayable,
    first_difference,
    kept_pack,
    kept_packs,
    log_of,
    replayed,
    script_of,
)
from covering import uncovered

from gangland.game.logs.log import load, text_of

FILES = sorted(GAMES.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_comes_out_as_it_did(path: Path) -> None:
    """The log, what is told to each audience, every refusal with its reason, and the table at the end."""
    text = path.read_text("utf-8")
    again = replayed(script_of(text))
    if again != text:
        pytest.fail(f"{path.name}: {first_difference(text, again)}", pytrace=False)


def test_there_are_forty_golden_games_and_they_cover_the_rules_and_the_packs() -> None:
    assert len(FILES) >= 40
    assert uncovered(path.read_text("utf-8") for path in FILES) == []


def test_every_golden_game_has_its_pack_and_every_pack_its_game() -> None:
    used = {script_of(path.read_text("utf-8")).content for path in FILES}
    assert used == set(kept_packs())
    assert [path.stem for path in kept_packs().values()] == [
        f"{kept_pack(content).game}-{content[:12]}" for content in kept_packs()
    ]


def test_the_log_of_a_golden_game_is_a_log_for_everybody(tmp_path: Path) -> None:
    """It is read as any other, given its pack."""
    text = FILES[0].read_text("utf-8")
    path = tmp_path / "golden.log"
    path.write_text(log_of(text), "utf-8")
    assert text_of(load(path, pack=kept_pack(script_of(text).content))) == log_of(text)


def with_entries(text: str, *entries: Entry) -> Script:
    """A golden game with something else before its last line."""
    script = script_of(text)
    return script._replace(entries=(*script.entries[:-1], *entries))


def test_a_line_that_is_refused_now_is_named() -> None:
    script = with_entries(FILES[0].read_text("utf-8"), Entry("seat1", "dance"))
    with pytest.raises(Unplayable, match=r"line \d+ of the game, seat1: dance: refused, unknown-action -"):
        replayed(script)


def test_a_try_that_is_taken_now_is_named() -> None:
    script = with_entries(FILES[0].read_text("utf-8"), Entry("seat1", "say to=all text=hm", is_tried=True))
    with pytest.raises(Unplayable, match=r"say to=all text=hm: was refused, and no longer is"):
        replayed(script)


def test_the_first_line_that_differs_is_shown_with_the_move_before_it() -> None:
    old = "a: sit  #1\n    * sat seat=0\n    * skipped seat=1\nb: sit  #2\n"
    new = old.replace("skipped seat=1", "skipped seat=2")
    assert first_difference(old, new) == (
        "line 3, after 'a: sit  #1'\n  was * skipped seat=1\n  now * skipped seat=2"
    )
    assert first_difference(old, old + "c: sit  #3\n").endswith("was (the end)\n  now c: sit  #3")


def test_what_no_golden_game_shows_is_named() -> None:
    texts = [path.read_text("utf-8") for path in FILES if "bombing" not in path.name]
    texts = [text for text in texts if " bombed " not in text]
    assert "wise-guys, 3 players, bombing" in uncovered(texts)
    assert "wise-guys event bombed" in uncovered(texts)
