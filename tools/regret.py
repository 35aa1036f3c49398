"""What a searcher's answers are worth: positions laid once, answers valued once by many long playouts.

    python tools/regret.py lay mayhem.pickle --game mayhem --games 12 --bot boss:40p --seed 77
    python tools/regret.py weigh mayhem.pickle capo:25ms boss:25ms boss:25ms,mixes=0 --orders
    python tools/regret.py widths mayhem.pickle --playouts 230 --most 10,16,24,32,40

`lay` plays games and keeps one choice in so many, with what the seat sees and remembers. `weigh` has bots
answer all of them and plays every answer on in the same worlds, with rivals of the pool, to the end of the
next round: how much more chance to win than the thug's it gives, in thousandths, with the standard error, and
the difference to the first bot, position by position. Knobs of a bot follow its budget. Answers once valued
are kept in the file. `widths` plays many orders in the same worlds once, and then has halving choose among
the first so many of them again and again: what it chose is valued in the worlds it did not see.
"""

from __future__ import annotations

import argparse
import pickle
import time
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from gangland.bots.bargaining.consigliere import Consigliere
from gangland.bots.bot import Bot
from gangland.bots.candidates import candidates
from gangland.bots.match import Match
from gangland.bots.roster import make_bot
from gangland.bots.search.boss import Boss
from gangland.bots.search.candidates import add_all
from gangland.bots.search.capo import ERRORS, GAIN, Capo
from gangland.bots.search.halving import FIRST, Trials, stages
from gangland.bots.search.pool import POOL
from gangland.bots.search.recall import recalled
from gangland.bots.search.searching import Rivals, Search
from gangland.bots.search.worlds import Worlds
from gangland.bots.temper import Temper
from gangland.engine.action import PICK_GANG, PICK_MADE, PICK_SIDE, SIT
from gangland.engine.ints import ints
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import new_table
from gangland.game.setup import Setup, compose
from gangland.rulesets.view import known

WORLDS = 160
AGAIN = 8
MANY = 60
FURTHER = 1  # rounds beyond the end of this one
OPENINGS = (PICK_GANG, PICK_SIDE, PICK_MADE)


class Position:
    """A choice of one seat: what it sees, remembers and thinks of its rivals, and what answers are worth."""

    def __init__(self, number: int, true: Table, seat: int, bot: Capo) -> None:
        self.number = number
        self.true = true  # for the menu alone
        self.seat = seat
        self.recall = bot.recall.plain()
        self.weights = [list(row) for row in bot.beliefs.weights] if isinstance(bot, Boss) else []
        self.worth: dict[int, float] = {}

    def value(self, g: Rules, action: int) -> float:
        """Return what an answer comes to on average; the worlds are the same for all of them."""
        if action not in self.worth:
            worlds = Worlds(g, known(g, self.true, self.seat), self.seat, recalled(self.recall))
            search = Search(worlds, Rivals(POOL), Temper(), Dice(1_000_003 * self.number + 17), FURTHER)
            total = 0.0
            for _ in range(WORLDS):
                search.next_world()
                total += search.value(action)
            self.worth[action] = total / WORLDS
        return self.worth[action]

    def seated(self, spec: str) -> Bot:
        """Return a bot that knows what the seat knows."""
        bot = made(spec, self.number)
        if isinstance(bot, Capo):
            bot.remember(recalled(self.recall))
        if isinstance(bot, Boss) and self.weights:
            bot.beliefs.weights = [list(row) for row in self.weights]
        return bot


def made(spec: str, seed: int) -> Bot:
    """Return a bot by its name, its budget and its knobs: who plays, without who deals for it."""
    name, *knobs = spec.split(",")
    bot = make_bot(name, seed)
    if isinstance(bot, Consigliere):
        bot = bot.bot
    for knob in knobs:
        key, _, value = knob.partition("=")
        setattr(bot, key, type(getattr(bot, key))(float(value)))
    return bot


def rules_of(game: str) -> Rules:
    """Return the rules of a game without options."""
    setup = Setup(game, ())
    return compose(setup, setup.load_pack())


def lay(args: argparse.Namespace) -> None:
    """Play games, and keep some of their choices."""
    g = rules_of(args.game)
    kept: list[Position] = []
    rnd = Random(args.seed)
    for number in range(args.games):
        t = new_table(g, 4)
        bots = [made(args.bot, args.seed + 10 * number + seat) for seat in range(4)]
        match, dice = Match(g, t, bots), Dice(args.seed + number)
        while not t.over:
            seat = next_asked(t)
            if seat != CHANCE and rnd.random() * args.every < 1.0:
                menu: Menu = options(g, t, seat)
                bot = bots[seat]
                if menu.count() > 1 and menu.rows[KIND] not in OPENINGS and isinstance(bot, Capo):
                    kept.append(Position(len(kept), t.copy(), seat, bot))
            match.step(dice)
    args.file.write_bytes(pickle.dumps((args.game, kept)))
    print(f"{len(kept)} positions")  # noqa: T201


def weigh(args: argparse.Namespace) -> None:
    """Have bots answer, and tell what their answers are worth."""
    game, kept = pickle.loads(args.file.read_bytes())  # noqa: S301 - a file of one's own
    g = rules_of(game)
    kept = [one for one in kept if not args.orders or is_order(g, one)]
    gains: dict[str, list[float]] = {}
    for spec in args.bots:
        start = time.process_time()
        answers = [answer_of(g, one, spec) for one in kept]
        spent = (time.process_time() - start) * 1000 / len(kept)
        gains[spec] = [
            one.value(g, action) - one.value(g, answer_of(g, one, "thug"))
            for one, action in zip(kept, answers, strict=True)
        ]
        base = gains[args.bots[0]]
        against = [mine - other for mine, other in zip(gains[spec], base, strict=True)]
        print(f"{spec:36} {told(gains[spec])}  v first {told(against)}  {spent:6.1f} ms", flush=True)  # noqa: T201
        if not args.orders:
            args.file.write_bytes(pickle.dumps((game, kept)))


def answer_of(g: Rules, one: Any, spec: str) -> int:  # noqa: ANN401 - a position, unpickled
    """Return what a bot answers."""
    menu = options(g, one.true, one.seat)
    return int(one.seated(spec).choose(g, known(g, one.true, one.seat), one.seat, menu))


def widths(args: argparse.Namespace) -> None:
    """Tell how many orders it pays to try with so many playouts."""
    game, kept = pickle.loads(args.file.read_bytes())  # noqa: S301 - a file of one's own
    g = rules_of(game)
    tables = [table_of(g, one) for one in [one for one in kept if is_order(g, one)][: args.positions]]
    gains: list[list[float]] = []
    for most in args.most.split(","):
        rnd = Random(1)
        gains.append([mean_gain(rows, args.playouts, int(most), rnd) for rows in tables])
        against = [mine - other for mine, other in zip(gains[-1], gains[0], strict=True)]
        print(f"{most:>4} {told(gains[-1])}  v first {told(against)}", flush=True)  # noqa: T201


def is_order(g: Rules, one: Any) -> bool:  # noqa: ANN401 - a position, unpickled
    """Return whether a position asks for an order."""
    return bool(options(g, one.true, one.seat).rows[KIND] == SIT)


def table_of(g: Rules, one: Any) -> list[list[float]]:  # noqa: ANN401 - a position, unpickled
    """Return what every order worth a thought comes to in every world, to the end of the round."""
    view, menu = known(g, one.true, one.seat), options(g, one.true, one.seat)
    capo = one.seated(f"capo:{MANY}p")
    scene = capo.scene(g, view, one.seat)
    found = add_all(
        ints([capo.answers[SIT].choose(scene, menu)]), capo.chooser.orders(scene, menu, MANY), menu, MANY
    )
    found = add_all(found, candidates(g, view, one.seat, menu), menu, MANY)
    search = capo.search(g, view, one.seat)
    rows: list[list[float]] = [[] for _ in found]
    for _ in range(WORLDS):
        search.next_world()
        for row, action in zip(rows, found, strict=True):
            row.append(search.value(action))
    return rows


def mean_gain(rows: list[list[float]], playouts: int, most: int, rnd: Random) -> float:
    """Return how much more than the first an order comes to that halving finds among so many."""
    total = 0.0
    for _ in range(AGAIN):
        worlds = rnd.sample(range(WORLDS), WORLDS)
        index, used = halved(rows[:most], worlds, playouts)
        rest = worlds[used:]
        total += sum(rows[index][world] - rows[FIRST][world] for world in rest) / max(1, len(rest))
    return total / AGAIN


def halved(rows: list[list[float]], worlds: list[int], playouts: int) -> tuple[int, int]:
    """Return what halving chooses, and how many worlds it took, as `Search.try_out` goes about it."""
    trials, last = Trials(len(rows)), stages(len(rows))
    stage, played, used = 1, 0, 0
    while played < playouts and used < len(worlds):
        world = worlds[used]
        used += 1
        played += 1
        for index in list(trials.alive):
            if index != FIRST and played < playouts:
                trials.note(index, rows[index][world], rows[FIRST][world])
                played += 1
        while stage < last and played * last >= playouts * stage:
            trials.halve()
            stage += 1
    return trials.best(ERRORS, GAIN), used


def told(values: list[float]) -> str:
    """Return a mean with its standard error, in thousandths."""
    mean = sum(values) / len(values)
    square = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean * 1000:+6.1f} ± {sqrt(square / len(values)) * 1000:4.1f}"


def main() -> None:
    """Read the command."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    verbs = parser.add_subparsers(required=True)
    laying = verbs.add_parser("lay")
    laying.add_argument("file", type=Path)
    laying.add_argument("--game", default="mayhem")
    laying.add_argument("--games", type=int, default=12)
    laying.add_argument("--bot", default="boss:40p")
    laying.add_argument("--every", type=float, default=12.0)
    laying.add_argument("--seed", type=int, default=77)
    laying.set_defaults(run=lay)
    weighing = verbs.add_parser("weigh")
    weighing.add_argument("file", type=Path)
    weighing.add_argument("bots", nargs="+")
    weighing.add_argument("--orders", action="store_true")
    weighing.set_defaults(run=weigh)
    trying = verbs.add_parser("widths")
    trying.add_argument("file", type=Path)
    trying.add_argument("--playouts", type=int, default=230)
    trying.add_argument("--positions", type=int, default=40)
    trying.add_argument("--most", default="10,16,24,32,40")
    trying.set_defaults(run=widths)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
