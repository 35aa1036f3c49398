"""docs/research.md says what is, its examples run, and so does the example it names."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gangland import research
from gangland.research import heads
from gangland.research.room import FULL, Room
from gangland.research.vocabulary import PARTS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \|", re.MULTILINE)


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall(PAGE)
    assert len(blocks) == 5
    page: dict[str, object] = {}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"docs/research.md, example {number}", "exec"), page)  # noqa: S102 (our own page)
    assert "['kind 3', 'gang 0'] [86]" in capsys.readouterr().out


def test_the_page_has_the_table_of_heads() -> None:
    ends = zip(heads.STARTS, heads.STARTS[1:], strict=False)
    found = [(name, start, end - start) for name, (start, end) in zip(heads.NAMES, ends, strict=True)]
    assert [(name, int(start), int(size)) for name, start, size in ROW.findall(PAGE)] == found
    assert f"one table of {heads.SIZE}," in PAGE
    assert len(PARTS) == heads.ASSET - heads.PART


@pytest.mark.parametrize(("game", "said"), [("mayhem", "comes to"), ("wise-guys", r"\*Wise Guys\* to")])
def test_the_page_says_how_long_an_observation_is(game: str, said: str) -> None:
    sizes = re.search(rf"{said} (\d+)[^(]*\((\d+)", PAGE)
    assert sizes
    assert [int(size) for size in sizes.groups()] == [
        len(Room(game).layout),
        len(Room(game, deals=FULL).layout),
    ]


def test_every_slice_is_on_the_page() -> None:
    assert [name for name in Room("mayhem", deals=FULL).layout.parts if f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("arguments", [[], ["--game", "wise-guys", "--deals", "offers", "--players", "3"]])
def test_the_example_plays_whole_games(arguments: list[str]) -> None:
    example = [sys.executable, str(ROOT / "examples" / "pettingzoo_random.py"), "--games", "1"]
    done = subprocess.run([*example, *arguments], check=True, capture_output=True, text=True)
    assert re.match(r"1 games, \d+ steps, \d+ a second; won: \{'player_\d': 1\}", done.stdout)


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo"])
def test_who_lacks_a_package_is_told_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; from gangland.research import mayhem_v0"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert f"environments need {missing}: pip install 'gangland[pettingzoo]'" in done.stderr
    code = f"import sys; sys.modules['{missing}'] = None; import gangland.research.coding"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_else_is_offered() -> None:
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = research.chess_v0
