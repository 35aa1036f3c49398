"""The worked examples of `gangland rules`: the engine comes to every figure, every language says it."""

from __future__ import annotations

import re
from collections.abc import Callable

import mayhem_examples
import pytest
import wise_examples

from gangland.book.rulebook import Rulebook
from gangland.telling.examples import EXAMPLES, Example, examples_of
from gangland.words import LANGS, Words

SCENES: dict[str, dict[str, Callable[[], dict[str, int]]]] = {
    "mayhem": mayhem_examples.SCENES,
    "wise-guys": wise_examples.SCENES,
}

FIXED = {"sell-two-guns": {"1"}}
"""Figures between two that are played."""


def named(example: Example) -> str:
    """Return the id of an example."""
    return example.id


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_the_engine_comes_to_the_figures_told(example: Example) -> None:
    assert SCENES[example.game][example.id]() == example.figures


@pytest.mark.parametrize("game", SCENES)
def test_every_scene_is_told(game: str) -> None:
    assert {one.id for one in examples_of(game)} == set(SCENES[game])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_every_figure_is_said(example: Example, lang: str) -> None:
    words = Words(lang, game=example.game)
    assert words.has(f"example-{example.id}")
    marks = {name: 700 + at for at, name in enumerate(example.figures)}
    said = words.say(example._replace(figures=marks).message())
    assert set(re.findall(r"7\d\d", said)) == set(map(str, marks.values()))
    assert not set(re.findall(r"\d+", said)) - set(map(str, marks.values())) - FIXED.get(example.id, set())


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_an_example_shows_rules_of_its_game(example: Example) -> None:
    book = Rulebook(Words("en", game=example.game), example.game)
    for name in example.rules:
        rule = book.rule(name)
        assert rule is not None, name
        assert rule.game in ("", example.game), name
