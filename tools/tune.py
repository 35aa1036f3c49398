"""Tune the numbers of a thug's temper by playing; goes on where it was interrupted.

    tools/tune.py --game both --generations 60 --file build/tune.json

Every generation draws tempers around a mean, has all of them play the same deals as in the arena (dice keyed
by what they are for, the candidate at every seat in turn), and moves the mean towards those who did best; how
far each number is moved next time is learnt as well (CMA-ES with a diagonal matrix, after Ros and Hansen).
Rivals are the founder of the frozen league and thugs with its numbers moved, from a seed of this tool's own:
the moved thugs of the league stay a test set. `--show` prints the mean as the lines of `temper.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from gangland.arena.hall import pack_of
from gangland.arena.rotation import Rotation
from gangland.arena.simulate import CHANCE_SEAT, game_seed
from gangland.bots.bot import Bot
from gangland.bots.league import NUMBERS, STANDING, freeze, temper_of
from gangland.bots.match import Match
from gangland.bots.temper import Temper
from gangland.bots.thug import Thug
from gangland.engine.ints import ints
from gangland.engine.step import Rules
from gangland.game.games import new_table
from gangland.game.keyed import KeyedDice
from gangland.game.setup import Setup, compose, seats_of

PLAYERS = 4
POOL = 40
POOL_SEED = 8_190_442
FOUNDERS = 0.4
"""How often a deal is played against the founder itself."""
CLOSE = 2.0
"""Cash by which a game is lost or won that is as good as a coin's toss, or nearly."""
MANNERS = ("margin", "whim")
"""What deals must gain and how fickle one is, neither of which shows at a table without either."""
STEPS = 5
SPREAD = 0.25
"""Of a number, how far it is moved to begin with; at least `LEAST` of its unit."""
LEAST = 6.0


def names() -> list[str]:
    """Return what can be tuned: numbers of a temper but for manners, and the first few standings."""
    temper = Temper()
    plain = [name for name in dir(temper) if isinstance(getattr(temper, name), int) and name[0] != "_"]
    plain = [name for name in plain if name not in MANNERS]
    return [*plain, *[f"standing{step}" for step in range(STEPS - 1)]]


def read(temper: Temper, name: str) -> int:
    """Return a number of a temper."""
    if name.startswith("standing"):
        return int(temper.standing[int(name[-1])])
    return int(getattr(temper, name))


def temper_with(values: dict[str, float]) -> Temper:
    """Return the present temper with some numbers instead of its own."""
    temper = Temper()
    standing = list(temper.standing)
    for name, value in values.items():
        if name.startswith("standing"):
            standing[int(name[-1])] = max(0, round(value))
        else:
            setattr(temper, name, max(0, round(value)))
    temper.standing = ints(standing)
    return temper


@cache
def pool() -> list[Temper]:
    """Return the rivals."""
    rnd = Random(POOL_SEED)
    return [moved_temper(rnd) for _ in range(POOL)]


def moved_temper(rnd: Random) -> Temper:
    """Return the founder's numbers, each moved by up to a half."""
    numbers = {name: round(value * rnd.uniform(0.5, 1.5)) for name, value in NUMBERS.items()}
    return freeze(numbers, [round(value * rnd.uniform(0.5, 1.5)) for value in STANDING])


@cache
def rules_of(game: str) -> Rules:
    """Return a game's rules, composed once."""
    return compose(Setup(game, seats_of((), ("thug",) * PLAYERS), {}), pack_of(game))


def rivals_of(seed: int, deal: int) -> list[Temper]:
    """Return who is met in a deal."""
    rnd = Random(f"{seed}/{deal}")
    if rnd.random() < FOUNDERS:
        return [temper_of("thug-1")] * (PLAYERS - 1)
    return [rnd.choice(pool()) for _ in range(PLAYERS - 1)]


def play(game: str, temper: Temper, seed: int, deal: int, seat: int) -> tuple[float, bool]:
    """Play one game; return how it went, from 0 to 1, and whether it was won."""
    g = rules_of(game)
    tempers = [temper, *rivals_of(seed, deal)]
    bots: list[Bot] = [
        Thug(game_seed(seed, deal, at), tempers[(at - seat) % PLAYERS]) for at in range(PLAYERS)
    ]
    t = new_table(g, PLAYERS)
    match = Match(g, t, bots)
    match.gangs = ints(list(Rotation(PLAYERS, len(pack_of(game).gangs)).seating(deal).gangs))
    match.play(KeyedDice(game_seed(seed, deal, CHANCE_SEAT)))
    ahead = t.cash[seat] - max(t.cash[at] for at in range(PLAYERS) if at != seat)
    won = bool(t.winner == seat)
    return (1 / (1 + exp(-max(-30, min(30, ahead / CLOSE)))) + won) / 2, won


def share(games: list[str], temper: Temper, seed: int, deals: range) -> tuple[float, float]:
    """Return how a temper does in some deals, and its share of wins."""
    found = [
        play(game, temper, seed, deal, seat) for game in games for deal in deals for seat in range(PLAYERS)
    ]
    return sum(one for one, _ in found) / len(found), sum(won for _, won in found) / len(found)


class Search:
    """The state of a search: all of it is in one file."""

    def __init__(self, file: Path, args: argparse.Namespace) -> None:
        """Go on, or begin with the present temper."""
        self.file = file
        chosen = args.numbers.split(",") if args.numbers else names()
        if file.exists():
            self.state: dict[str, Any] = json.loads(file.read_text("utf-8"))
            return
        start = {name: read(Temper(), name) for name in chosen}
        start |= {name: int(value) for name, _, value in (one.partition("=") for one in args.start)}
        self.state = {
            "games": ["mayhem", "wise-guys"] if args.game == "both" else [args.game],
            "seed": args.seed,
            "deals": args.deals,
            "names": chosen,
            "start": [float(start[name]) for name in chosen],
            "unit": [max(LEAST, value) * SPREAD * 2 for value in start.values()],
            "mean": [0.0] * len(chosen),
            "sigma": 0.5,
            "variance": [1.0] * len(chosen),
            "path": [0.0] * len(chosen),
            "pull": [0.0] * len(chosen),
            "generation": 0,
            "history": [],
        }

    def values(self, point: list[float]) -> dict[str, float]:
        """Return the numbers of a point."""
        s = self.state
        return {
            name: start + unit * x
            for name, start, unit, x in zip(s["names"], s["start"], s["unit"], point, strict=True)
        }

    def advance(self, population: int) -> None:
        """Play one generation, learn from it, and write it down."""
        s = self.state
        n, number = len(s["names"]), s["generation"]
        rnd = Random(f"{s['seed']}/{number}")
        deals = range(number * s["deals"], (number + 1) * s["deals"])
        tried = []
        for index in range(population // 2):
            z = [rnd.gauss(0, 1) for _ in range(n)]
            for sign in (1, -1):
                y = [sign * one * sqrt(v) for one, v in zip(z, s["variance"], strict=True)]
                point = [m + s["sigma"] * one for m, one in zip(s["mean"], y, strict=True)]
                score, won = share(s["games"], temper_with(self.values(point)), s["seed"], deals)
                tried.append((score, won, -index, y))
        tried.sort(key=lambda one: one[:3], reverse=True)
        self.learn([y for *_, y in tried[: population // 2]])
        mean = sum(won for _, won, *_ in tried) / len(tried)
        s["generation"] = number + 1
        s["history"].append([round(mean, 4), round(tried[0][1], 4), round(s["sigma"], 4)])
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(s), "utf-8")
        fresh.replace(self.file)
        sys.stdout.write(f"{number + 1}: won {mean:.3f}, the best {tried[0][1]:.3f}, step {s['sigma']:.3f}\n")
        sys.stdout.flush()

    def learn(self, best: list[list[float]]) -> None:
        """Move the mean, and learn how far to go along each number, from the steps that did best."""
        s = self.state
        n, mu = len(s["names"]), len(best)
        raw = [log(mu + 0.5) - log(rank + 1) for rank in range(mu)]
        weights = [one / sum(raw) for one in raw]
        eff = 1 / sum(one * one for one in weights)
        cs = (eff + 2) / (n + eff + 5)
        cc = (4 + eff / n) / (n + 4 + 2 * eff / n)
        c1 = 2 / ((n + 1.3) ** 2 + eff) * (n + 2) / 3
        cmu = min(1 - c1, 2 * (eff - 2 + 1 / eff) / ((n + 2) ** 2 + eff) * (n + 2) / 3)
        chi = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        step = [sum(w * y[i] for w, y in zip(weights, best, strict=True)) for i in range(n)]
        for i in range(n):
            s["mean"][i] += s["sigma"] * step[i]
            norm = step[i] / sqrt(s["variance"][i])
            s["path"][i] = (1 - cs) * s["path"][i] + sqrt(cs * (2 - cs) * eff) * norm
            s["pull"][i] = (1 - cc) * s["pull"][i] + sqrt(cc * (2 - cc) * eff) * step[i]
            rank = sum(w * y[i] ** 2 for w, y in zip(weights, best, strict=True))
            s["variance"][i] = (1 - c1 - cmu) * s["variance"][i] + c1 * s["pull"][i] ** 2 + cmu * rank
        length = sqrt(sum(one * one for one in s["path"]))
        s["sigma"] *= exp(min(0.3, cs / 2 * (length / chi - 1)))


def main() -> int:
    """Tune, show, or measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="both", help="mayhem, wise-guys or both")
    parser.add_argument("--numbers", default="", help="names of what is tuned, with commas; else all")
    parser.add_argument("--start", nargs="*", default=[], help="numbers to begin with: fight=40 spread=60")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--deals", type=int, default=24, help="deals a generation and game")
    parser.add_argument("--seed", type=int, default=53_017)
    parser.add_argument("--file", type=Path, default=Path("build", "tune.json"))
    parser.add_argument("--show", action="store_true", help="only print the mean")
    args = parser.parse_args()
    search = Search(args.file, args)
    while not args.show and search.state["generation"] < args.generations:
        search.advance(args.population)
    for name, value in search.values(search.state["mean"]).items():
        sys.stdout.write(f"{name} = {max(0, round(value))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
