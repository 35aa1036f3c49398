"""Simulation: many games between bots, the same for a seed whatever the number of processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple, Protocol

from gangland.arena.bargaining import Bazaar, dealings
from gangland.arena.result import Batch, Outcome, Result, SeatOrders
from gangland.arena.rotation import Rotation
from gangland.bots.counts import OrderCounts
from gangland.bots.roster import enlist, make_bot
from gangland.bots.tally import CountedMatch
from gangland.content.records import Pack
from gangland.engine.ints import ints
from gangland.engine.step import Rules
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.logs.log import text_of
from gangland.game.setup import Setup, check_setup, compose, seats_of

CHUNK = 20
CHANCE_SEAT = -1

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


class Plan(NamedTuple):
    """What every process needs to play its share of the games."""

    setup: Setup
    pack: Pack
    bots: tuple[str, ...]
    seed: int
    deals: bool = False
    logged: int = 0
    """Of how many games, the first ones, the logs are kept."""


class Store(Protocol):
    """Where games are kept once they are played, to be found again."""

    def find(self, plan: Plan, games: range) -> Batch | None:
        """Return the games of a plan with these numbers, where they were played before."""

    def keep(self, plan: Plan, games: range, batch: Batch) -> None:
        """Keep games that were just played."""


class Bench:
    """A place to play: rules composed once, then game after game."""

    def __init__(self, plan: Plan) -> None:
        """Compose the rules, and have the bots there in a process of its own too."""
        self.plan = plan
        for bot in plan.bots:
            enlist(bot)
        self.g: Rules = compose(plan.setup, plan.pack)
        self.rotation = Rotation(len(plan.bots), len(plan.pack.gangs))

    def play(self, games: range) -> Batch:
        """Play the games with these numbers."""
        batch = Batch()
        for index in games:
            self.play_one(index, batch)
        return batch

    def play_one(self, index: int, batch: Batch) -> None:
        """Play one game, seeded by the seed and its own number alone."""
        plan = self.plan
        seating = self.rotation.seating(index)
        t = new_table(self.g, len(plan.bots))
        bots = [
            make_bot(plan.bots[bot], game_seed(plan.seed, index, seat))
            for seat, bot in enumerate(seating.bots)
        ]
        match = CountedMatch(self.g, t, bots)
        dice = Dice(game_seed(plan.seed, index, CHANCE_SEAT))
        dealt = None
        if plan.deals or index < plan.logged:
            seats = seats_of((), [plan.bots[bot] for bot in seating.bots])
            game = Game(replace(plan.setup, seats=seats), plan.pack, t)
            silent = frozenset(() if plan.deals else range(t.seats))
            Bazaar(game, bots, silent, match).play(dice, seating.gangs)
            dealt = dealings(game) if plan.deals else None
            if index < plan.logged:
                batch.logs[index] = text_of(game)
        else:
            match.gangs = ints(list(seating.gangs))
            match.play(dice)
        batch.add(
            Outcome(
                seating=seating,
                winner=t.winner,
                cash=tuple(t.cash),
                first=match.first,
                rounds=t.round,
                decisions=match.decisions,
                disbanded=t.seats - int(t.alive).bit_count(),
                fights=match.fights,
                falls=match.falls,
                sides=tuple(t.side),
                leader=t.leader,
                led=tuple(match.peaks.led),
                peaks=(match.peaks.cash, match.peaks.guns, match.peaks.goods),
                orders=seat_orders(match.orders),
                dealings=dealt,
            ),
            [list(column) for column in match.counts()],
        )


def seat_orders(orders: OrderCounts) -> tuple[SeatOrders, ...]:
    """Return the orders seat by seat."""
    columns = [list(orders.issued), list(orders.open), list(orders.own), list(orders.worth)]
    return tuple(SeatOrders(*seat) for seat in zip(*columns, strict=True))


def simulate(  # noqa: PLR0913 - as on the command line
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, int] | None = None,
    pack: Pack | None = None,
    *,
    deals: bool = False,
    logged: int = 0,
) -> Result:
    """Play so many games, a bot at every seat; interrupted, return those played so far."""
    return run(make_plan(game, bots, seed, options, pack, deals=deals, logged=logged), games, jobs)


def make_plan(
    game: str,
    bots: Sequence[str],
    seed: int = 0,
    options: dict[str, int] | None = None,
    pack: Pack | None = None,
    *,
    deals: bool = False,
    logged: int = 0,
) -> Plan:
    """Return what is to be played; refuse what cannot be."""
    setup = Setup(game, seats_of((), tuple(bots)), options or {})
    check_setup(setup)
    for bot in bots:
        enlist(bot)
    plan = Plan(setup, pack or setup.load_pack(), tuple(bots), seed, deals, logged)
    compose(plan.setup, plan.pack)
    return plan


def run(
    plan: Plan, games: int, jobs: int = 1, progress: Progress | None = None, store: Store | None = None
) -> Result:
    """Play so many games, but for those in store; interrupted, return those so far, not finished."""
    result = Result(plan.setup, plan.pack, plan.bots, plan.seed)
    start = perf_counter()
    try:
        for batch in _batches(plan, games, jobs, store):
            result.add(batch)
            if progress is not None:
                progress(len(batch.outcomes))
    except KeyboardInterrupt:
        result.finished = False
    result.seconds = perf_counter() - start
    return result


def game_seed(seed: int, index: int, seat: int) -> int:
    """Return the seed of one game's dice, or of one of its bots."""
    return int.from_bytes(blake2b(f"{seed}/{index}/{seat}".encode(), digest_size=7).digest())


def _batches(plan: Plan, games: int, jobs: int, store: Store | None) -> Iterator[Batch]:
    """Take chunks from the store or play them, in order."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    found = [store.find(plan, chunk) if store else None for chunk in chunks]
    played = _played(plan, [chunk for chunk, batch in zip(chunks, found, strict=True) if not batch], jobs)
    for chunk, batch in zip(chunks, found, strict=True):
        if batch:
            yield batch
            continue
        new = next(played)
        if store:
            store.keep(plan, chunk, new)
        yield new


def _played(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Batch]:
    """Play chunks, here or in several processes; they come in order."""
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from map(Bench(plan).play, chunks)
        return
    with get_context().Pool(jobs, _prepare, (plan,)) as pool:
        yield from pool.imap(_play, chunks)


_bench: list[Bench] = []
"""A worker's own place to play."""


def _prepare(plan: Plan) -> None:
    """Set up a worker; an interrupt is for its parent to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bench[:] = [Bench(plan)]


def _play(games: range) -> Batch:
    return _bench[0].play(games)
