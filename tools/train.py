"""Train the value of a position: play, count, fit, compare, write. `make train` runs it for both games.

    tools/train.py --game mayhem --games 6000 --out src/gangland/bots/weights/mayhem.json

Equals play each other, in a share of the games lieutenants (`--keen`), else thugs, in a share of these games
with deals (`--dealt`, `tools/school.py`). At moments of rest
the features of all seats are noted, with who won in the end. The model is that of `bots/prospects.py`: a sum
of features by stage and some hidden units, a softmax over the seats. It begins with the weights there are, or
with `--fresh` from nothing, and takes what does best on one game in ten; on another game in ten, which
nothing was taken from, the log loss is told beside that of the weights before. Positions are kept in
`build/train`, so a run goes on where it was interrupted. Lieutenants play by the weights there are: trained
again, a value learns from those it has taught.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from school import PLAYERS, play

from gangland.bots.features import CASH, NAMES, STAGES, WIDTH
from gangland.bots.weights import HALF, UNIT, parsed

CHUNK = 500
UNITS = 16
DECAY = 3e-4
RATE = 0.003
FRESH_RATE = 0.01
LEAST = 0.02
"""What cash weighs at least at every stage: weights by which it does not are refused."""
PARTS = 10
"""Of so many games one is for stopping in time, and one for telling how good it is."""
Array = Any


def positions(
    game: str, seed: int, games: int, dealt: float, keen: float, folder: Path
) -> tuple[Array, Array]:
    """Return the positions of so many games and the number of each one's game; those there are, are read."""
    folder.mkdir(parents=True, exist_ok=True)
    parts, numbers = [], []
    for first in range(0, games, CHUNK):
        file = folder / f"{game}-{seed}-{first}-dealt-{dealt:g}-keen-{keen:g}.npy"
        if not file.exists():
            made = []
            for number in range(first, first + CHUNK):
                rows, winner = play(game, seed, number, dealt, keen)
                made += [[number, winner, *row] for row in rows]
            part_file = file.with_name(f"part-{file.name}")
            np.save(part_file, np.array(made, dtype=np.int32))
            part_file.replace(file)
            sys.stdout.write(f"{game}: {first + CHUNK} games\n")
            sys.stdout.flush()
        part = np.load(file)
        parts.append(part[:, 1:])
        numbers.append(part[:, 0])
    return np.concatenate(parts), np.concatenate(numbers)


class Data:
    """Positions as the model takes them: features in a common scale, one row a seat."""

    def __init__(self, rows: Array, scale: Array) -> None:
        """Split the columns."""
        self.winner = rows[:, 0]
        self.stage = rows[:, 1]
        self.alive = (rows[:, 2:3] >> np.arange(PLAYERS)) & 1 == 1
        self.x = rows[:, 3:].reshape(-1, PLAYERS, WIDTH) / scale


class Model:
    """The network, in floats."""

    def __init__(self, rnd: Any, units: int) -> None:  # noqa: ANN401 - a generator of NumPy's
        """Begin with little."""
        self.p = {
            "linear": rnd.normal(0, 0.01, (STAGES, WIDTH)),
            "hidden": rnd.normal(0, 0.3, (units, WIDTH)),
            "bias": np.zeros((STAGES, units)),
            "out": rnd.normal(0, 0.1, (STAGES, units)),
        }
        self.p["linear"][:, CASH] = LEAST
        self.p["hidden"][:, CASH] = 0

    def forward(self, d: Data, at: Array) -> tuple[Array, Array, Array]:
        """Return chances, hidden units and stages of some positions."""
        x, stage = d.x[at], d.stage[at]
        z = x @ self.p["hidden"].T + self.p["bias"][stage][:, None, :]
        h = np.maximum(z, 0)
        score = np.einsum("nsw,nw->ns", x, self.p["linear"][stage]) + np.einsum(
            "nsu,nu->ns", h, self.p["out"][stage]
        )
        score = np.where(d.alive[at], score, -1e9)
        score -= score.max(1, keepdims=True)
        e = np.exp(score)
        return e / e.sum(1, keepdims=True), h, stage

    def gradient(self, d: Data, at: Array, decay: float) -> dict[str, Array]:
        """Return how the log loss grows with each weight."""
        chances, h, stage = self.forward(d, at)
        n = len(at)
        error = chances.copy()
        error[np.arange(n), d.winner[at]] -= 1
        error /= n
        x = d.x[at]
        grad = {name: decay * value for name, value in self.p.items()}
        np.add.at(grad["linear"], stage, np.einsum("ns,nsw->nw", error, x))
        np.add.at(grad["out"], stage, np.einsum("ns,nsu->nu", error, h))
        back = error[:, :, None] * self.p["out"][stage][:, None, :] * (h > 0)
        np.add.at(grad["bias"], stage, back.sum(1))
        grad["hidden"] += np.einsum("nsu,nsw->uw", back, x)
        grad["hidden"][:, CASH] = 0
        return grad


def log_loss(model: Model, d: Data) -> float:
    """Return the mean log loss."""
    chances, _, _ = model.forward(d, np.arange(len(d.winner)))
    return float(-np.log(np.maximum(chances[np.arange(len(d.winner)), d.winner], 1e-9)).mean())


def fit(model: Model, train: Data, held: Data, rnd: Any, epochs: int, first_rate: float) -> Model:  # noqa: ANN401 - a generator of NumPy's
    """Return the model as it does best on what was held out, by Adam with ever smaller steps."""
    first = {name: np.zeros_like(value) for name, value in model.p.items()}
    second = {name: np.zeros_like(value) for name, value in model.p.items()}
    best = {name: value.copy() for name, value in model.p.items()}
    top, step = log_loss(model, held), 0
    for epoch in range(epochs):
        rate = first_rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-4
        order = rnd.permutation(len(train.winner))
        for start in range(0, len(order), 1024):
            step += 1
            grad = model.gradient(train, order[start : start + 1024], DECAY)
            for name in model.p:
                first[name] = 0.9 * first[name] + 0.1 * grad[name]
                second[name] = 0.999 * second[name] + 0.001 * grad[name] ** 2
                m, v = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                model.p[name] -= rate * m / (np.sqrt(v) + 1e-8)
            model.p["linear"][:, CASH] = np.maximum(model.p["linear"][:, CASH], LEAST)
        loss = log_loss(model, held)
        if loss < top:
            best, top = {name: value.copy() for name, value in model.p.items()}, loss
    model.p = best
    return model


def written(model: Model, scale: Array) -> str:
    """Return the model as a file of weights: whole numbers, for features as they are counted."""
    linear = np.rint(model.p["linear"] / scale * UNIT).astype(int)
    hidden = np.rint(model.p["hidden"] / scale * UNIT).astype(int)
    bias = np.rint(model.p["bias"] * UNIT).astype(int)
    out = np.rint(model.p["out"] * (1 << HALF)).astype(int)
    parts = [("linear", linear), ("hidden", hidden), ("bias", bias), ("out", out)]
    lines = [f'"features": {json.dumps(list(NAMES))}']
    for name, rows in parts:
        lines.append(f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in rows.tolist()) + "\n]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str, scale: Array) -> Model:
    """Return the model of a file of weights."""
    parsed(text)
    found = json.loads(text)
    model = Model(np.random.default_rng(0), len(found["hidden"]))
    model.p = {
        "linear": np.array(found["linear"]) * scale / UNIT,
        "hidden": np.array(found["hidden"]) * scale / UNIT,
        "bias": np.array(found["bias"]) / UNIT,
        "out": np.array(found["out"]) / (1 << HALF),
    }
    return model


def copied(model: Model) -> Model:
    """Return the same model, to be changed."""
    other = Model(np.random.default_rng(0), len(model.p["hidden"]))
    other.p = {name: value.copy() for name, value in model.p.items()}
    return other


def main() -> int:
    """Train one game's weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="mayhem")
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=411_907)
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--dealt", type=float, default=0.2, help="the share of games with deals")
    parser.add_argument("--keen", type=float, default=0.3, help="the share of games of lieutenants")
    parser.add_argument("--folder", type=Path, default=Path("build", "train"))
    parser.add_argument("--fresh", action="store_true", help="begin with nothing")
    parser.add_argument("--old", type=Path, help="weights to compare with; else those of --out")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    rows, numbers = positions(args.game, args.seed, args.games, args.dealt, args.keen, args.folder)
    values = rows[:, 3:].reshape(-1, WIDTH)
    scale = np.maximum(values.std(0), 1e-3) + (values.std(0) == 0)
    held, unseen = (Data(rows[numbers % PARTS == part], scale) for part in (0, 1))
    old = read((args.old or args.out).read_text("utf-8"), scale)
    rnd = np.random.default_rng(args.seed)
    start, rate = (Model(rnd, UNITS), FRESH_RATE) if args.fresh else (copied(old), RATE)
    model = fit(start, Data(rows[numbers % PARTS > 1], scale), held, rnd, args.epochs, rate)
    text = written(model, scale)
    args.out.write_text(text, "utf-8")
    sys.stdout.write(
        f"{args.game}: {len(rows)} positions of {args.games} games; log loss on {len(unseen.winner)} unseen: "
        f"{log_loss(read(text, scale), unseen):.4f}, by the weights before {log_loss(old, unseen):.4f}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
