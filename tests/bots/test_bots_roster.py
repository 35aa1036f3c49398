"""Bots by name."""

from __future__ import annotations

import pytest

from gangland.bots.roster import make_bot, names
from gangland.game.refusal import Refusal
from gangland.words import LANGS, Words


def test_every_bot_knows_its_name() -> None:
    assert names() == ["random", "drifter", "thug", "lieutenant", "capo", "boss"]
    assert [make_bot(name, 3).name for name in names()] == names()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("boozer")
    assert refused.value.code == "unknown-bot"
    known = "random, drifter, thug, lieutenant, capo, boss, thug-1"
    assert refused.value.details == {"bot": "boozer", "known": known}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", names())
def test_what_every_bot_is_like_is_said_in_a_sentence(name: str, lang: str) -> None:
    called, dash, like = Words(lang).text("web-bot", bot=name).partition(" – ")
    assert called
    assert dash
    assert len(like.split()) > 1
