"""Training the value of a position (`tools/train.py`): what a few games teach is read as weights."""

from __future__ import annotations

import importlib
import sys
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gangland.bots.features import CASH, STAGES, WIDTH
from gangland.bots.weights import parsed

TOOLS = Path(__file__).parents[2] / "tools"
FEW = 10
"""Games: one to stop in time by, one to tell how good it is, the others to learn from."""


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    found = importlib.import_module("train")
    monkeypatch.setattr(found, "CHUNK", FEW)
    return found


def run(train: ModuleType, monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> str:
    """Train in a folder; return what was written."""
    argv = ["train.py", "--games", str(FEW), "--dealt", "0.1", "--keen", "0", "--epochs", "2", *words]
    argv += ["--folder", str(folder / "positions"), "--out", str(folder / "mayhem.json")]
    monkeypatch.setattr(sys, "argv", argv)
    assert train.main() == 0
    return (folder / "mayhem.json").read_text("utf-8")


def test_what_was_trained_is_read_and_trained_further_without_a_game_more(
    train: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = resources.files("gangland.bots").joinpath("weights/mayhem.json")
    text = run(train, monkeypatch, tmp_path, "--fresh", "--old", str(shipped))
    weights = parsed(text)
    assert weights.units == train.UNITS
    assert len(weights.linear) == STAGES * WIDTH
    assert all(weights.linear[stage * WIDTH + CASH] > 0 for stage in range(STAGES))
    told = capsys.readouterr().out
    assert f"mayhem: {FEW} games" in told
    assert "log loss on" in told
    assert [file.suffix for file in (tmp_path / "positions").iterdir()] == [".npy"]
    monkeypatch.setattr(train, "play", None)
    assert parsed(run(train, monkeypatch, tmp_path)).units == train.UNITS
    assert f"of {FEW} games; log loss on" in capsys.readouterr().out


def test_the_loss_grows_with_each_weight_as_the_gradient_says(train: ModuleType) -> None:
    np: Any = train.np
    rnd = np.random.default_rng(3)
    alive = [0b1111, 0b1011, 0b1111, 0b1111, 0b1111, 0b1111]
    rows = [
        [at % 2, at % STAGES, mask, *rnd.integers(0, 9, train.PLAYERS * WIDTH)]
        for at, mask in enumerate(alive)
    ]
    data = train.Data(np.array(rows), np.full(WIDTH, 4.0))
    model = train.Model(rnd, 3)
    grad = model.gradient(data, np.arange(len(rows)), 0.0)
    for name in ("linear", "hidden", "bias", "out"):
        weights = model.p[name]
        at = np.unravel_index(np.abs(grad[name]).argmax(), weights.shape)
        losses = []
        for change in (1e-5, -1e-5):
            weights[at] += change
            losses.append(train.log_loss(model, data))
            weights[at] -= change
        assert grad[name][at] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3)


def test_a_model_learns_what_there_is_to_learn_and_is_written_as_it_is(train: ModuleType) -> None:
    np: Any = train.np
    rnd = np.random.default_rng(4)
    rows = []
    for _ in range(300):
        seats = rnd.integers(0, 9, (train.PLAYERS, WIDTH))
        rows.append([int(seats[:, CASH].argmax()), 0, 0b1111, *seats.ravel()])
    scale = np.full(WIDTH, 3.0)
    learnt, held = (train.Data(np.array(part), scale) for part in (rows[:200], rows[200:]))
    model = train.Model(rnd, 2)
    before = train.log_loss(model, held)
    train.fit(model, learnt, held, rnd, 60, 0.05)
    after = train.log_loss(model, held)
    assert after < before * 0.75
    assert train.log_loss(train.read(train.written(model, scale), scale), held) == pytest.approx(
        after, abs=0.01
    )
