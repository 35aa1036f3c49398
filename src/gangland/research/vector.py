"""Many tables stepped at once into arrays, by the conventions of Gymnasium's vector environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gangland.research import heads
from gangland.research.lot import Arrays, Lot, forms
from gangland.research.play import SEEDS, Observation, space_of
from gangland.research.room import OFF, Kind, Room
from gangland.research.sitting import NotAllowedError
from gangland.research.workers import Workers

Step = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorTables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at a time. At each, one seat is asked one small step: `seat` says which.

    The arrays are made once and written over at every step, unless copies are asked for. A game that ends is
    followed by the next in the same step (SAME_STEP): `terminations` and `rewards`, a row a table and a
    column a seat, are of the game that ended, and what is shown is the first question of the next.
    """

    def __init__(
        self, kind: Kind, tables: int, seed: int | None = None, workers: int = 0, copy: bool = False
    ) -> None:
        """Sit down at all tables; `workers` are processes that play them beside this one."""
        if tables < max(1, workers):
            raise ValueError(f"{max(1, workers)} players of tables need a table each, not {tables} tables")
        self.room = room = Room(*kind)
        self.num_envs = tables
        self.seed = seed
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space_of(room)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.single_action_space = spaces.Discrete(heads.SIZE)
        self.action_space = batch_space(self.single_action_space, tables)
        self.truncated = np.zeros(tables, np.bool_)
        self.numbers = np.arange(tables)
        shapes = forms(room, tables)
        self.players: Lot | Workers
        if workers:
            self.players = Workers(kind, shapes, workers)
        else:
            self.players = Lot(room, Arrays(*(np.zeros(shape, dtype) for shape, dtype in shapes)))
        self.arrays = self.players.arrays

    @property
    def seat(self) -> NDArray[np.int64]:
        """Who is asked at each table."""
        return self.arrays.seat

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game at every table: the first by the seed, each of the others by one more.

        A table plays the games that an environment of its seed plays, one after the other. Without a seed
        they go on to their next.
        """
        first, self.seed = (self.seed, None) if seed is None else (seed, None)
        if isinstance(first, int):
            first = [(first + number) % SEEDS for number in range(self.num_envs)]
        self.players.begin(None if first is None else [int(one) for one in first])
        return self.shown(), self.told()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Have whoever is asked at each table say one thing; where one may not, nothing happens anywhere."""
        arrays = self.arrays
        said = np.asarray(actions, np.int64)
        if said.shape != arrays.said.shape:
            raise ValueError(f"{self.num_envs} tables are told something, not {said.shape}")
        within = (said >= 0) & (said < heads.SIZE)
        allowed = within & (arrays.mask[self.numbers, said * within] != 0)
        if not allowed.all():
            table = int(np.flatnonzero(~allowed)[0])
            raise NotAllowedError(
                f"seat {arrays.seat[table]} may not say {said[table]} now, at table {table}"
            )
        arrays.said[:] = said
        self.players.step()
        rewards, over = arrays.rewards, arrays.over
        if self.copy:
            rewards, over = rewards.copy(), over.copy()
        return self.shown(), rewards, over, self.truncated, self.told()

    def shown(self) -> Observation:
        """Return what everybody who is asked knows and may say."""
        seen, mask = self.arrays.seen, self.arrays.mask
        if self.copy:
            seen, mask = seen.copy(), mask.copy()
        return {"observation": seen, "action_mask": mask}

    def told(self) -> dict[str, Any]:
        """Return who is asked at each table."""
        return {"seat": self.seat.copy() if self.copy else self.seat}

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - Gymnasium's signature
        """Let the workers go."""
        if isinstance(self.players, Workers):
            self.players.close()


def make_vec(  # noqa: PLR0913 - everything there is to choose
    game: str = "mayhem",
    tables: int = 256,
    *,
    seed: int | None = None,
    workers: int = 0,
    copy: bool = False,
    players: int = 4,
    options: Mapping[str, int] | None = None,
    packs: Sequence[str] = (),
    deals: str = OFF,
) -> VectorTables:
    """Return many tables of a game; what comes after `copy` is as environments have it."""
    kind = Kind(game, players, dict(options or {}), tuple(packs), deals)
    return VectorTables(kind, tables, seed, workers, copy)
