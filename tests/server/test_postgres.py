"""The store on PostgreSQL: what holds for SQLite holds here, and several servers may use it at once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from rig import new_table, open_house, play_on, reloaded, run, settings, sit_down

from gangland.cli.main import main
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import Pace
from gangland.server.store import archive, bans, clocks, contents, makers
from gangland.server.store.accounts import Accounts
from gangland.server.store.archive import Line
from gangland.server.store.bans import Ban
from gangland.server.store.base import Base, ConflictError, NewerStoreError, StoreError
from gangland.server.store.postgres import Postgres, place_of
from gangland.server.store.store import Store
from gangland.server.table.pack_shelf import adopt


def test_jobs_share_a_commit_and_one_that_fails_is_undone_alone(database: str) -> None:
    store = Store(Postgres(database))
    store.submit(lambda base: base.execute("CREATE TABLE t (n INTEGER UNIQUE)").rowcount).result()
    gate, before = threading.Event(), store.commits
    busy = store.submit(lambda _: gate.wait())

    def broken(base: Base) -> None:
        base.execute("INSERT INTO t VALUES (1)")
        base.execute("INSERT INTO t VALUES (1)")

    failing = store.submit(broken)
    working = [
        store.submit(lambda base, n=n: base.execute("INSERT INTO t VALUES (?)", (n,)).rowcount)  # type: ignore[misc]
        for n in range(2, 50)
    ]
    gate.set()
    assert busy.result()
    with pytest.raises(StoreError):
        failing.result()
    assert [one.result() for one in working] == [1] * 48
    assert store.commits - before <= 2
    assert store.submit(lambda base: base.execute("SELECT min(n) FROM t").fetchone()).result() == (2,)
    store.close()


def test_a_connection_that_is_lost_is_made_anew(database: str) -> None:
    store = Store(Postgres(database))
    (own,) = store.submit(lambda base: base.execute("SELECT pg_backend_pid()").fetchone()).result()
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (own,))
    with pytest.raises(StoreError):
        store.submit(lambda base: base.execute("SELECT 1").fetchone()).result()
    assert store.submit(lambda base: base.execute("SELECT 1").fetchone()).result() == (1,)
    store.close()


def test_a_server_that_loses_its_connection_goes_on_beside_a_newer_program(database: str) -> None:
    store = Store(Postgres(database))
    (own,) = store.submit(lambda base: base.execute("SELECT pg_backend_pid()").fetchone()).result()
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("UPDATE store_version SET version = 999")
        other.execute("SELECT pg_terminate_backend(%s)", (own,))
    with pytest.raises(StoreError):
        store.submit(archive.count).result()
    assert store.submit(archive.count).result() == 0
    store.close()


def test_servers_that_stand_in_each_others_way_all_go_on(database: str) -> None:
    left, right = Store(Postgres(database)), Store(Postgres(database))
    left.submit(lambda base: base.execute("CREATE TABLE t (n INTEGER, m INTEGER)").rowcount).result()
    left.submit(lambda base: base.executemany("INSERT INTO t VALUES (?, 0)", [(1,), (2,)]).rowcount).result()
    both = threading.Barrier(2)

    def crossing(first: int, then: int) -> Callable[[Base], int]:
        met: list[bool] = []

        def job(base: Base) -> int:
            base.execute("UPDATE t SET m = m + 1 WHERE n = ?", (first,))
            if not met:
                met.append(True)
                both.wait()
            return base.execute("UPDATE t SET m = m + 1 WHERE n = ?", (then,)).rowcount

        return job

    one = left.submit(crossing(1, 2))
    two = right.submit(crossing(2, 1))
    assert (one.result(), two.result()) == (1, 1)
    assert left.submit(lambda base: base.execute("SELECT m FROM t").fetchall()).result() == [(2,), (2,)]
    left.close()
    right.close()


def test_two_servers_keep_the_time_of_a_table_at_once(folder: Path, database: str) -> None:
    async def story() -> None:
        house = open_house(settings(folder, database=database))
        room, _ = await sit_down(house, new_table(pace=Pace("live", 60)))
        other = Store(Postgres(database))
        written = threading.Event()

        def first(base: Base) -> None:
            clocks.save(base, room.id, {0: 40.0, 1: 41.0})
            written.set()
            with psycopg.connect(database, autocommit=True) as third:
                while third.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone() is None:
                    pass

        one = other.submit(first)
        await asyncio.to_thread(written.wait)
        await house.store.run(lambda base: clocks.save(base, room.id, {1: 50.0, 2: 51.0}))
        one.result()
        kept = await house.store.run(lambda base: clocks.fetch(base, room.id))
        assert (kept[1], kept[2]) == (50.0, 51.0)
        await house.store.run(lambda base: clocks.save_all(base, {"gone": {0: 9.0}, room.id: {0: 9.0}}))
        assert await house.store.run(lambda base: clocks.fetch(base, room.id)) == {0: 9.0}
        other.close()
        await house.close()

    run(story())


def test_several_servers_lay_the_tables_once_and_a_newer_store_is_left_alone(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(lambda _: Store(Postgres(database)), range(4)):
            store.close()
    with psycopg.connect(database, autocommit=True) as base:
        base.execute("UPDATE store_version SET version = 999")
    with pytest.raises(NewerStoreError):
        Store(Postgres(database))


def test_a_game_is_played_kept_and_found_again(folder: Path, database: str) -> None:
    async def story() -> None:
        house = open_house(settings(folder, database=database))
        room, players = await sit_down(house, new_table())
        await play_on(room, players, random.Random(1), 12)
        kept = room.record.lines[:]
        again = await reloaded(house, room.id)
        assert again.record.lines == kept
        assert again.held is None
        taken = Line("nobody: nothing", 0.0)
        with pytest.raises(ConflictError):
            await house.store.run(lambda base: archive.append(base, room.id, len(kept) - 1, [taken, taken]))
        assert len((await reloaded(house, room.id)).record.lines) == len(kept)
        assert [pack.tables for pack in await house.store.run(contents.kept)] == [1]
        assert await house.store.run(contents.lacking) == []
        await house.store.run(adopt)
        await house.tidy_up()
        assert await house.store.run(archive.count) == 1
        await house.store.run(lambda base: base.execute("UPDATE tables SET plan = '{'").rowcount)
        assert (
            await house.store.run(contents.lacking) == []
        )  # one that is damaged is told of when it is opened
        assert await house.store.run(lambda base: makers.drop(base, room.id))
        assert await house.store.run(lambda base: base.execute("SELECT count(*) FROM lines").fetchone()) == (
            0,
        )
        await house.close()

    run(story())


def test_accounts_keys_and_bans(database: str) -> None:
    async def story() -> None:
        store = Store(Postgres(database))
        accounts = Accounts(store, lambda: 1000.0)
        ann = await accounts.register("Ann É", "a good password")
        with pytest.raises(Refusal):
            await accounts.register("aNN É", "another password")
        assert await accounts.check("ANN É", "a good password") == ann
        with pytest.raises(Refusal):
            await accounts.check("ann é", "a good password")
        token, name = await accounts.new_session(ann)
        assert (name, await accounts.find(token)) == ("Ann É", ann)
        await store.run(lambda base: bans.save(base, Ban("name", "ann É", 5.0)))
        await store.run(lambda base: bans.save(base, Ban("name", "ann É", 6.0)))
        assert await store.run(bans.fetch) == [Ban("name", "ann É", 6.0)]
        assert await accounts.find(token) is None
        assert await accounts.tables(ann) == []
        store.close()

    run(story())


def test_what_stands_in_the_way_of_a_database_is_said_without_its_password(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve = ["--lang", "en", "serve", "--port", "0", "--data", str(folder), "--database"]
    assert main([*serve, f"postgresql://ann:hidden@/nothing?host={folder}"]) == 1
    said = capsys.readouterr().err
    assert "/nothing" in said
    assert "hidden" not in said
    assert main([*serve, "mysql://ann:hidden@localhost/tables"]) == 2
    assert "hidden" not in capsys.readouterr().err
    assert place_of("postgresql://ann:hidden@host/name") == "host/name"
