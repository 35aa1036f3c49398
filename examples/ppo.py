"""Learns a game by playing it against itself: PPO on many tables at once, in JAX (docs/research.md).

All four seats are one policy. A reward is the win, and a little for cash that comes in on the way. Every so
often the policy sits down alone among three bots of the house, for whole games; what came of it is written
to a file of figures, and `tools/draw_learning.py` makes a picture of them.
"""  # noqa: INP001

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from ppo_bot import Learnt

from gangland.arena.simulate import simulate
from gangland.arena.stats import wilson
from gangland.bots.roster import enlist
from gangland.research import heads
from gangland.research.vector import VectorTables, make_vec

Params = dict[str, Any]
CLIP, LAMBDA, ENTROPY, WORTH = 0.2, 0.95, 0.01, 0.5
FAR = -1e9


class Steps(NamedTuple):
    """What was seen, said and thought in some steps of all tables."""

    seen: np.ndarray
    mask: np.ndarray
    said: np.ndarray
    chance: np.ndarray  # its logarithm, when it was said
    value: np.ndarray
    gain: np.ndarray
    sure: np.ndarray  # 1 where the gain is known


def make_params(key: jax.Array, size: int, hidden: int) -> Params:
    """Return small weights; the last layers begin near nothing, so that everything is tried."""
    shapes = {"first": (size, hidden), "second": (hidden, hidden)}
    shapes |= {"say": (hidden, heads.SIZE), "worth": (hidden, 1)}
    params = {}
    for (name, shape), one in zip(shapes.items(), jax.random.split(key, len(shapes)), strict=True):
        scale = 0.01 if name == "say" else (2 / shape[0]) ** 0.5
        params[f"{name}_w"] = jax.random.normal(one, shape) * scale
        params[f"{name}_b"] = jnp.zeros(shape[1])
    return params


def think(params: Params, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logarithms of the chances to say each number, and what the game is worth."""
    x = seen.astype(jnp.float32)
    x = jnp.concatenate([jnp.sign(x) * jnp.log1p(jnp.abs(x)), mask.astype(jnp.float32)], axis=-1)
    for layer in ("first", "second"):
        x = jax.nn.relu(x @ params[f"{layer}_w"] + params[f"{layer}_b"])
    logits = jnp.where(mask == 1, x @ params["say_w"] + params["say_b"], FAR)
    return jax.nn.log_softmax(logits), (x @ params["worth_w"] + params["worth_b"])[..., 0]


@jax.jit
def speak(
    params: Params, key: jax.Array, seen: jax.Array, mask: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return what is said at every table, the logarithm of its chance, and what the game is worth."""
    chances, value = think(params, seen, mask)
    said = jax.random.categorical(key, chances)
    return said, jnp.take_along_axis(chances, said[:, None], 1)[:, 0], value


def loss(params: Params, batch: Steps) -> jax.Array:
    """Return what PPO makes small."""
    chances, value = think(params, batch.seen, batch.mask)
    ratio = jnp.exp(jnp.take_along_axis(chances, batch.said[:, None], 1)[:, 0] - batch.chance)
    gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    wrong = (value - batch.value - batch.gain) ** 2
    spread = -(jnp.exp(chances) * jnp.maximum(chances, -50) * (batch.mask == 1)).sum(1)
    return ((WORTH * wrong - better - ENTROPY * spread) * batch.sure).mean()


@jax.jit
def improve(params: Params, moments: Params, batch: Steps, rate: float) -> tuple[Params, Params]:
    """Go a step down (Adam, with the gradient cut to a length of a half)."""
    slope = jax.grad(loss)(params, batch)
    length = jnp.sqrt(sum((one**2).sum() for one in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1, 0.5 / (length + 1e-9)), slope)
    count = moments["count"] + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments["mean"], slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments["square"], slope)
    rate = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    params = jax.tree.map(lambda p, m, s: p - rate * m / (jnp.sqrt(s) + 1e-8), params, mean, square)
    return params, {"mean": mean, "square": square, "count": count}


def gains(value: np.ndarray, seat: np.ndarray, reward: np.ndarray, ends: list[Any], last: Any) -> Any:  # noqa: ANN401 - arrays
    """Return how much better than thought each step was (GAE), and whether that is known already.

    A seat's next step comes some steps later at the same table, or the game ends before it. `ends` has for
    each step the tables whose game ended and what it was worth to every seat, `last` who is asked after the
    last step and what the game is worth to them; to the others it is not known.
    """
    steps, tables = value.shape
    row, seats = np.arange(tables), ends[0][1].shape[1]
    after, carried = np.zeros((tables, seats), np.float32), np.zeros((tables, seats), np.float32)
    paid, known = np.zeros((tables, seats), np.float32), np.zeros((tables, seats), np.float32)
    after[row, last[0]], known[row, last[0]] = last[1], 1
    gain, sure = np.zeros_like(value), np.zeros_like(value)
    for step in range(steps - 1, -1, -1):
        over, worth = ends[step]
        after[over], carried[over], known[over], paid[over] = 0, 0, 1, worth
        at = (row, seat[step])
        gain[step] = paid[at] + reward[step] + after[at] - value[step] + LAMBDA * carried[at]
        sure[step] = known[at]
        carried[at], after[at], paid[at], known[at] = gain[step], value[step], 0, 1
    return gain, sure


class School:
    """Tables, a policy that plays at all seats of all of them, and what it has learnt so far."""

    def __init__(self, vec: VectorTables, seed: int, hidden: int) -> None:
        """Begin with a policy that knows nothing."""
        self.vec, self.key = vec, jax.random.key(seed)
        self.rng = np.random.default_rng(seed)
        self.cash = vec.room.layout.index("seats", "cash")
        self.params = make_params(self.draw(), len(vec.room.layout) + heads.SIZE, hidden)
        zero = jax.tree.map(jnp.zeros_like, self.params)
        self.moments = {"mean": zero, "square": zero, "count": jnp.zeros(())}
        self.purse = np.zeros((vec.num_envs, vec.room.players), np.float32)
        self.had = np.zeros((vec.num_envs, vec.room.players), bool)
        vec.reset(seed=seed)

    def draw(self) -> jax.Array:
        """Return a key nobody has used."""
        self.key, key = jax.random.split(self.key)
        return key

    def play(self, steps: int, cash_worth: float) -> Steps:
        """Play so many steps at all tables."""
        vec, tables = self.vec, self.vec.num_envs
        row, arrays = np.arange(tables), vec.arrays
        kept: list[list[np.ndarray]] = [[] for _ in range(5)]
        seats, rewards, ends = [], np.zeros((steps, tables), np.float32), []
        came: list[np.ndarray] = []  # cash since a seat was asked last, told when it is asked again
        for _ in range(steps):
            seat = arrays.seat.copy()
            cash = arrays.seen[:, self.cash].astype(np.float32)
            came.append(np.where(self.had[row, seat], cash - self.purse[row, seat], 0) * cash_worth)
            self.purse[row, seat], self.had[row, seat] = cash, True
            said, chance, value = map(np.asarray, speak(self.params, self.draw(), arrays.seen, arrays.mask))
            for column, array in zip(
                kept, (arrays.seen.copy(), arrays.mask.copy(), said, chance, value), strict=True
            ):
                column.append(array)
            seats.append(seat)
            vec.step(said)
            over = np.flatnonzero(arrays.over)
            ends.append((over, arrays.rewards[over] if len(over) else np.zeros((0, vec.room.players))))
            self.had[over] = False
        seat = np.stack(seats)
        self.pay(rewards, seat, came, ends)
        _, _, after = speak(self.params, self.draw(), arrays.seen, arrays.mask)
        whole = [np.stack(column) for column in kept]
        gain, sure = gains(whole[4], seat, rewards, ends, (arrays.seat.copy(), np.asarray(after)))
        return Steps(*(array.reshape(-1, *array.shape[2:]) for array in (*whole, gain, sure)))

    @staticmethod
    def pay(rewards: np.ndarray, seat: np.ndarray, came: list[np.ndarray], ends: list[Any]) -> None:
        """Give every step the cash that had come in when its seat was asked again."""
        row = np.arange(seat.shape[1])
        before = np.full((seat.shape[1], seat.max() + 1), -1)
        for step, cash in enumerate(came):
            earlier = before[row, seat[step]]
            found = earlier >= 0
            rewards[earlier[found], row[found]] += cash[found]
            before[row, seat[step]] = step
            before[ends[step][0]] = -1

    def learn(self, steps: Steps, epochs: int, size: int, rate: float) -> None:
        """Improve by what was played, in batches drawn anew in every epoch."""
        for _ in range(epochs):
            order = self.rng.permutation(len(steps.said))
            for first in range(0, len(order) - size + 1, size):
                batch = Steps(*(array[order[first : first + size]] for array in steps))
                self.params, self.moments = improve(self.params, self.moments, batch, rate)

    def weights(self) -> dict[str, np.ndarray]:
        """Return the weights as `ppo_bot.py` reads them."""
        return {name: np.asarray(array) for name, array in self.params.items()}


def measure(game: str, weights: dict[str, np.ndarray], rival: str, games: int, seed: int) -> dict[str, Any]:
    """Have the policy play whole games alone among three rivals, at every seat in turn."""
    Learnt.weights = weights
    enlist("ppo_bot:Learnt")
    found = simulate(game, games, ["ppo_bot:Learnt", rival, rival, rival], seed)
    learnt = next(share for share in found.by_bot() if share.name == "ppo_bot:Learnt")
    low, high = wilson(learnt.wins, learnt.games)
    return {"rival": rival, "games": learnt.games, "wins": learnt.wins, "low": low, "high": high}


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=128, help="steps at every table between two lessons")
    parser.add_argument("--lessons", type=int, default=100)
    parser.add_argument("--every", type=int, default=10, help="lessons between two measurements")
    parser.add_argument("--games", type=int, default=48, help="games of each measurement")
    parser.add_argument("--last-games", type=int, default=480, help="games of the last")
    parser.add_argument("--rivals", default="drifter,thug", help="the others only at the end")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument(
        "--cash", type=float, default=0.03, help="what a cash that comes in is worth, of a win"
    )
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy"))
    args = parser.parse_args()
    vec = make_vec("mayhem", args.tables, workers=args.workers)
    school, steps, spent, curve = School(vec, args.seed, args.hidden), 0, 0.0, []
    processor = 0.0
    for lesson in range(args.lessons + 1):
        if lesson % args.every == 0 or lesson == args.lessons:
            is_last = lesson == args.lessons
            games = args.last_games if is_last else args.games
            for rival in args.rivals.split(",")[: None if is_last else 1]:
                point = {"steps": steps, "seconds": round(spent, 1), "processor": round(processor, 1)}
                point |= measure("mayhem", school.weights(), rival, games, args.seed)
                curve.append(point)
                print(json.dumps(point), flush=True)  # noqa: T201
            args.out.with_suffix(".jsonl").write_text(
                "".join(json.dumps(one) + "\n" for one in curve), "utf-8"
            )
            np.savez(args.out.with_suffix(".npz"), **school.weights())
        if lesson < args.lessons:
            begun, before = time.perf_counter(), time.process_time()
            played = school.play(args.steps, args.cash)
            school.learn(played, args.epochs, args.batch, args.rate * (1 - lesson / args.lessons))
            steps += len(played.said)
            spent += time.perf_counter() - begun
            processor += time.process_time() - before
    vec.close()


if __name__ == "__main__":
    main()
