"""Every path of a TOML text is found on the line it stands on."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangland.content.lines import Path, index_lines, line_of

TEXT = '''\
# a comment with [[brackets]] and = signs
top = "x # not a comment"
"quoted key" = 1   # line 3
[table]
a.b = 2
multi = """
[[fake]]
fake = 1
""" # still one string
[[row]]
id = 'literal " [[x]]'
list = [
  { deep = { value = 1 }, other = [1, 2] },
  # between
  { deep = { value = 2 } }, [
    "nested",
  ],
]
[[row]]
id = 1979-05-27 07:32:00
[[row.inner]]
k = 1
[[row.inner]]
k = 2
[row.table]
z = """a ""quoted"" word""""
after = \'\'\'it''s\'\'\'\'
"esc\\u0061ped" = true
'''
WHERE: dict[Path, int] = {
    ("top",): 2,
    ("quoted key",): 3,
    ("table",): 4,
    ("table", "a", "b"): 5,
    ("table", "multi"): 6,
    ("row",): 10,
    ("row", 0): 10,
    ("row", 0, "id"): 11,
    ("row", 0, "list"): 12,
    ("row", 0, "list", 0, "deep", "value"): 13,
    ("row", 0, "list", 0, "other", 1): 13,
    ("row", 0, "list", 1, "deep"): 15,
    ("row", 0, "list", 2): 15,
    ("row", 0, "list", 2, 0): 16,
    ("row", 1): 19,
    ("row", 1, "id"): 20,
    ("row", 1, "inner", 0): 21,
    ("row", 1, "inner", 1, "k"): 24,
    ("row", 1, "table", "z"): 26,
    ("row", 1, "table", "after"): 27,
    ("row", 1, "table", "escaped"): 28,
}


@pytest.mark.parametrize(("path", "line"), WHERE.items(), ids=str)
def test_a_path_is_on_its_line(path: Path, line: int) -> None:
    assert index_lines(TEXT)[path] == line


def test_what_has_no_line_has_that_of_what_is_around_it() -> None:
    lines = index_lines(TEXT)
    assert line_of(lines, ("row", 1, "table", "missing", 3)) == 25
    assert line_of(lines, ("nowhere",)) == 1


def test_every_path_of_a_parsed_text_is_indexed() -> None:
    lines = index_lines(TEXT)
    assert set(_paths(tomllib.loads(TEXT))) <= set(lines)


KEYS = st.from_regex(r"[a-z]{1,3}", fullmatch=True)
SCALARS = st.one_of(st.integers(-9, 9), st.booleans(), st.text("ab\"'#[]{}=\\", max_size=6))
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_any_values_are_walked_to_the_end(doc: dict[str, Any]) -> None:
    text = "".join(f"\n# note\n{key} = {_toml(value)}\n" for key, value in doc.items())
    assert tomllib.loads(text) == doc
    lines = index_lines(text)
    assert set(_paths(doc)) <= set(lines)
    for number, key in enumerate(doc):
        assert lines[key,] == 3 * number + 3


def _paths(value: object, path: Path = ()) -> list[Path]:
    """All paths of a parsed document."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    here = [path] if path else []
    return here + [inner for key, item in items for inner in _paths(item, (*path, key))]


def _toml(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + "}"
    return str(value)
