"""Every example of docs/python.md runs, in the order of the page and each with what came before it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from gangland.bots import roster

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    assert len(blocks) == 7
    monkeypatch.chdir(tmp_path)
    page = ModuleType("page_of_examples")
    monkeypatch.setitem(sys.modules, page.__name__, page)
    known = dict(roster.BOTS)
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"docs/python.md, example {number}", "exec"), vars(page))  # noqa: S102 (our own page)
    roster.BOTS.clear()
    roster.BOTS.update(known)


def test_the_bot_is_as_short_as_the_page_says() -> None:
    text = PAGE.read_text("utf-8")
    first, bot = BLOCK.findall(text)[0], BLOCK.findall(text[text.index("## A bot in twenty lines") :])[0]
    assert len(first.splitlines()) == 10
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
