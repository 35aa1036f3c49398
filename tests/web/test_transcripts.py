"""What a screen reader says of a whole round is what is kept, word for word, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from transcribe import GAMES, KEPT, LANGS, SEED, script_for, transcript

__all__ = ["SEED"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_said_as_it_is_kept(open_page: Callable[..., Page], game: str, lang: str) -> None:
    page = open_page(script=script_for(game, lang))
    found = transcript(page, game).splitlines()
    kept = (KEPT / f"{game}.{lang}.txt").read_text("utf-8").splitlines()
    assert found == kept, "if that is meant: make transcripts"
