"""Bots by name."""

from __future__ import annotations

import pytest

from gangland.bots.roster import make_bot, names
from gangland.game.refusal import Refusal


def test_every_bot_knows_its_name() -> None:
    assert names() == ["random", "drifter", "thug", "lieutenant", "capo", "boss"]
    assert [make_bot(name, 3).name for name in names()] == names()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("boozer")
    assert refused.value.code == "unknown-bot"
    known = "random, drifter, thug, lieutenant, capo, boss, thug-1"
    assert refused.value.details == {"bot": "boozer", "known": known}
