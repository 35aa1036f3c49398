"""The hall with language models: rows that name some are played as parleys, all others as ever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from gangland.arena.bargaining import Bazaar
from gangland.arena.bout import Dealt, ModelUse
from gangland.arena.hall import Sitting, Task
from gangland.arena.league import League, Row, is_model
from gangland.arena.run import Workers
from gangland.bots.bot import Bot
from gangland.bots.roster import LAST
from gangland.game.game import Game
from gangland.models.model import Model
from gangland.models.parley import Parley

Models = Mapping[str, Model]


def names_in(league: League) -> list[str]:
    """The language models of a league."""
    return list(dict.fromkeys(name for row in league.row for name in row.models))


def with_models(workers: Workers, models: Models) -> Workers:
    """Workers that can play rows in which models sit."""

    def work(tasks: list[Task]) -> Iterator[list[Dealt]]:
        return workers([ModelTask(task, models) if task.row.models else task for task in tasks])

    return work


class ModelTask(Task):
    """Deals of a row in which models sit."""

    def __init__(self, task: Task, models: Models) -> None:
        super().__init__(task.number, task.row, task.deals, task.seed, task.logged, task.cards)
        self.models = models

    def sit(self, names: list[str], deal: int, silent: AbstractSet[int]) -> Sitting:
        """Return the table of one game."""
        seats = {seat: self.models[name] for seat, name in enumerate(names) if is_model(name)}
        return Parlour(seats, self.row, names, self.seed, deal, silent, self.cards)


class Parlour(Sitting):
    """Bots and models at a table; in a row without deals nobody deals."""

    def __init__(self, models: Mapping[int, Model], *sitting: Any) -> None:  # noqa: ANN401 - as a sitting's
        self.models = models
        super().__init__(*sitting)

    def made(self, name: str, seed: int) -> Bot:
        """Return a bot for a seat; that of a model stands in where it does not answer."""
        return super().made(LAST if is_model(name) else name, seed)

    def laid(self, row: Row, bots: Sequence[Bot], silent: AbstractSet[int]) -> Bazaar:
        """Return a table with log and ledger, which every model looks at."""
        still = silent if row.deals else frozenset(range(row.players))
        self.parley = Parley(Game(self.setup, self.pack), bots, still, self.models)
        return self.parley

    def uses(self) -> list[ModelUse]:
        """Return what the models did and cost."""
        return self.parley.counted()
