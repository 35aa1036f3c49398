"""Servers, people and a database from one seed: a slice of `make simulation`, and faults it has to find."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simulation import simulate

from gangland.protocol import checks
from gangland.protocol.messages import Act
from gangland.server.store import archive, company_shelf
from gangland.server.store.archive import Line
from gangland.server.store.base import Base
from gangland.server.store.store import Store
from gangland.server.table import intake, loading
from gangland.server.table.audience import Audience
from gangland.server.table.company import Company
from gangland.server.table.once import Replies
from gangland.server.table.web_table import Room

HERE = Path(__file__).parent
MOST = 300
"""Seeds within which a planted fault has to be found."""


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 48, 85])
def test_whatever_goes_wrong_everything_is_as_promised_in_the_end(seed: int) -> None:
    assert simulate(seed).books.acked


def test_the_same_seed_is_the_same_run_to_the_letter() -> None:
    """In this process, once more, and in another one in which sets have another order."""
    tell = (
        "from simulation import simulate; world = simulate(2); print(world.digest.hexdigest(), world.steps)"
    )
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", tell], cwd=HERE, env=environment, capture_output=True, text=True, check=True
    )
    worlds = [simulate(2) for _ in range(2)]
    assert [f"{world.digest.hexdigest()} {world.steps}\n" for world in worlds] == [done.stdout] * 2
    assert simulate(5).digest.hexdigest() != worlds[0].digest.hexdigest()


# faults that are planted


async def do_nothing(*_: object) -> None:
    """In the place of a look at the database."""


def acknowledge_before_commit(patch: pytest.MonkeyPatch) -> None:
    whole = Room.write

    async def write(room: Room, job: Callable[[Base], Any]) -> None:
        asyncio.ensure_future(whole(room, job)).add_done_callback(lambda done: done.exception())

    patch.setattr(Room, "write", write)


def forget_what_was_done(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Replies, "find", lambda *_: None)


def forget_what_was_done_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(loading, "_recall", lambda *_: None)


def skip_the_version(patch: pytest.MonkeyPatch) -> None:
    whole = checks.checked

    def checked(journal: Any, seat: int, message: Any) -> str:  # noqa: ANN401
        return message.action if isinstance(message, Act) else whole(journal, seat, message)

    patch.setattr(intake, "checked", checked)


def overwrite_what_others_wrote(patch: pytest.MonkeyPatch) -> None:
    def append(base: Base, table: str, first: int, lines: list[Line]) -> None:
        rows = [(table, first + index, *line) for index, line in enumerate(lines)]
        base.executemany(
            "INSERT OR REPLACE INTO lines (game, number, text, at, seat, message) VALUES (?, ?, ?, ?, ?, ?)",
            rows,
        )

    patch.setattr(archive, "append", append)
    drop_the_edition(patch)


def drop_the_edition(patch: pytest.MonkeyPatch) -> None:
    async def write(company: Company, room: Room, job: Callable[[Base], Any]) -> Any:  # noqa: ANN401
        def whole(base: Base) -> Any:  # noqa: ANN401
            archive.turn(base, room.id)
            done = job(base)
            company_shelf.tell(base, company.id, room.id)
            return done

        done = await company.house.store.run(whole)
        room.record.edition += 1
        return done

    patch.setattr(Company, "write", write)
    patch.setattr(Company, "look_around", do_nothing)  # it goes by the edition, and would mend most of it


def listen_to_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Company, "hear", lambda *_: None)
    patch.setattr(Company, "look_around", do_nothing)


def trust_what_is_in_memory(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Company, "look", do_nothing)
    patch.setattr(Company, "look_around", do_nothing)


def hide_failed_commits(patch: pytest.MonkeyPatch) -> None:
    def failed(_store: Store, base: Any, batch: Any, *_: Any) -> Any:  # noqa: ANN401
        for _, future in batch:
            if not future.done():
                future.set_result(None)
        return base

    patch.setattr(Store, "_failed", failed)


def tell_the_wrong_seat(patch: pytest.MonkeyPatch) -> None:
    whole = Audience.viewer
    patch.setattr(
        Audience, "viewer", lambda audience, guest: whole(audience, guest) if guest.seat >= 0 else 0
    )


PLANTED = (
    acknowledge_before_commit,
    forget_what_was_done,
    forget_what_was_done_after_a_restart,
    skip_the_version,
    overwrite_what_others_wrote,
    drop_the_edition,
    listen_to_nobody,
    trust_what_is_in_memory,
    hide_failed_commits,
    tell_the_wrong_seat,
)


def first_found(most: int = MOST) -> tuple[int, str]:
    """The first seed in which something is not as promised, and what."""
    for seed in range(most):
        try:
            simulate(seed)
        except Exception as error:  # noqa: BLE001 - a crash is a finding too
            return seed, f"{type(error).__name__}: {error}"
    return -1, "nothing"


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_fault_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    seed, found = first_found()
    assert seed >= 0, found
