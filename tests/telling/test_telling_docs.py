"""The page about telling is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import gangland.telling

PAGE = Path(__file__).parents[2] / "docs" / "telling.md"
MODULES = {path.stem for path in Path(str(gangland.telling.__file__)).parent.glob("*.py")} - {
    "__init__",
    "choices",
}


def test_the_example_works() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_every_module_is_named() -> None:
    text = PAGE.read_text("utf-8")
    assert [name for name in sorted(MODULES) if f"{name}." not in text] == []
