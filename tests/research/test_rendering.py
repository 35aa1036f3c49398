"""What people see of agents at play."""

from __future__ import annotations

import numpy as np
import pytest

from gangland.research import mayhem_v0, wise_guys_v0
from gangland.research.picture import COLOURS, WHITE, picture


@pytest.mark.parametrize("deals", ["off", "full"])
def test_text_has_round_gangs_and_places(deals: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en")
    env = wise_guys_v0.raw_env(3, deals=deals, render_mode="ansi")
    env.reset(seed=4)
    assert "Setting up · Player" in str(env.render())
    rng = np.random.default_rng(4)
    while env.play.sitting.t.round < 2:
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    text = str(env.render())
    assert "Round 2 of 6" in text
    assert text.count("Behind the blind") == 3
    assert "Distillery:" in text
    assert "★ " in text


def test_text_is_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    env = mayhem_v0.raw_env(3, render_mode="ansi")
    env.reset(seed=4)
    assert "Preparazione" in str(env.render())


def test_a_picture_shows_crew_in_the_colour_of_its_gang() -> None:
    env = mayhem_v0.raw_env(4, render_mode="rgb_array")
    env.reset(seed=4)
    empty = np.asarray(env.render())
    rng = np.random.default_rng(4)
    while env.play.sitting.t.round < 1:
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    image = np.asarray(env.render())
    assert image.shape == empty.shape
    assert image.dtype == np.uint8
    for colour in (*COLOURS[:4], WHITE):
        assert (image == colour).all(axis=2).any()
    assert not (image == COLOURS[4]).all(axis=2).any()


def test_nothing_is_rendered_where_nobody_asked_for_it() -> None:
    env = mayhem_v0.raw_env(3)
    env.reset(seed=4)
    assert env.render() is None
    assert picture(env.play.sitting.t).ndim == 3
    env.close()
