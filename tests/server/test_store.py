from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from gangland.server.store import migrations
from gangland.server.store.base import Base, DamagedStoreError, NewerStoreError, StoreError
from gangland.server.store.migrations import VERSION
from gangland.server.store.sqlite import FolderTakenError, Sqlite, version_of
from gangland.server.store.store import Store


def test_what_is_written_is_synced_to_the_disk(folder: Path) -> None:
    store = Store(Sqlite(folder / "new" / "base.db"))
    assert store.submit(lambda base: base.execute("PRAGMA synchronous").fetchone()[0]).result() == 2
    assert store.submit(lambda base: base.execute("PRAGMA journal_mode").fetchone()[0]).result() == "wal"
    store.close()
    assert (folder / "new").stat().st_mode & 0o777 == 0o700
    assert (folder / "new" / "base.db").stat().st_mode & 0o777 == 0o600


def test_many_writes_share_a_commit(folder: Path) -> None:
    async def story() -> int:
        store = Store(Sqlite(folder / "base.db"))
        await store.run(lambda base: base.execute("CREATE TABLE t (n)").rowcount)
        before = store.commits
        gate = threading.Event()
        busy = store.submit(lambda _: gate.wait())
        writes = [
            store.submit(lambda base, n=n: base.execute("INSERT INTO t VALUES (?)", (n,)).rowcount)  # type: ignore[misc]
            for n in range(300)
        ]
        gate.set()
        assert await asyncio.gather(*map(asyncio.wrap_future, [busy, *writes])) == [True, *[1] * 300]
        commits = store.commits - before
        assert await store.run(lambda base: base.execute("SELECT count(*) FROM t").fetchone()[0]) == 300
        store.close()
        return commits

    assert asyncio.run(story()) <= 2  # those that waited while the thread was busy, in one


def test_a_job_that_fails_is_undone_alone(folder: Path) -> None:
    store = Store(Sqlite(folder / "base.db"))
    store.submit(lambda base: base.execute("CREATE TABLE t (n UNIQUE)").rowcount).result()

    def broken(base: Base) -> None:
        base.execute("INSERT INTO t VALUES (1)")
        base.execute("INSERT INTO t VALUES (1)")

    failing = store.submit(broken)
    working = store.submit(lambda base: base.execute("INSERT INTO t VALUES (2)").rowcount)
    with pytest.raises(StoreError):
        failing.result()
    assert working.result() == 1
    assert store.submit(lambda base: base.execute("SELECT n FROM t").fetchall()).result() == [(2,)]
    store.close()


def test_a_commit_that_fails_fails_everybody_and_the_store_goes_on(folder: Path) -> None:
    store = Store(Sqlite(folder / "base.db"))
    store.submit(lambda base: base.execute("CREATE TABLE t (n)").rowcount).result()
    lock = sqlite3.connect(folder / "base.db", isolation_level=None)
    store.submit(lambda base: base.execute("PRAGMA busy_timeout=50").rowcount).result()
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError):
        store.submit(lambda base: base.execute("INSERT INTO t VALUES (1)").rowcount).result()
    lock.execute("ROLLBACK")
    lock.close()
    assert store.submit(lambda base: base.execute("INSERT INTO t VALUES (1)").rowcount).result() == 1
    store.close()


def test_a_folder_is_one_servers_alone(folder: Path) -> None:
    store = Store(Sqlite(folder / "base.db"))
    with pytest.raises(FolderTakenError):
        Store(Sqlite(folder / "base.db"))
    store.close()
    Store(Sqlite(folder / "base.db")).close()


def test_a_folder_that_cannot_be_used_is_an_error(folder: Path) -> None:
    (folder / "file").write_text("not a folder")
    with pytest.raises(OSError, match="file"):
        Store(Sqlite(folder / "file" / "base.db"))
    (folder / "base.db").write_bytes(b"not a database" * 100)
    with pytest.raises(StoreError):
        Store(Sqlite(folder / "base.db"))


def test_what_nobody_waits_for_any_more_is_no_harm(folder: Path) -> None:
    async def story() -> None:
        store = Store(Sqlite(folder / "base.db"))
        jobs = [store.run(lambda base: base.execute("SELECT 1").fetchone()) for _ in range(50)]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await store.run(lambda base: base.execute("SELECT 2").fetchone()) == (2,)
        store.close()

    asyncio.run(story())


def test_what_is_asked_of_a_closed_store_fails_at_once(folder: Path) -> None:
    store = Store(Sqlite(folder / "base.db"))
    waiting = store.submit(lambda base: base.execute("SELECT 1").fetchone()[0])
    store.close()
    assert waiting.result() == 1
    late = store.submit(lambda base: base.execute("SELECT 1").fetchone()[0])
    assert isinstance(late.exception(timeout=0), StoreError)


def test_a_damaged_database_is_told_of_and_left_alone(folder: Path) -> None:
    path = folder / "base.db"
    store = Store(Sqlite(path))
    rows = [(f"{number:06}", "x" * 400) for number in range(400)]
    store.submit(lambda base: base.executemany("INSERT INTO contents VALUES (?, ?)", rows).rowcount).result()
    store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:40_000] + b"\xff" * 20_000 + whole[60_000:])
    damaged = path.read_bytes()
    with pytest.raises(DamagedStoreError):
        Store(Sqlite(path))
    assert path.read_bytes() == damaged
    path.write_bytes(whole)
    Store(Sqlite(path)).close()


def test_a_store_takes_the_steps_it_lacks_and_each_once(folder: Path) -> None:
    path = folder / "base.db"
    Store(Sqlite(path)).close()
    with closing(sqlite3.connect(path)) as base:
        assert version_of(base) == VERSION
        base.execute("DROP INDEX accounts_by_name")
        base.execute("PRAGMA user_version=1")
    Store(Sqlite(path)).close()
    with closing(sqlite3.connect(path)) as base:
        assert version_of(base) == VERSION
        assert base.execute("SELECT 1 FROM sqlite_master WHERE name = 'accounts_by_name'").fetchone()
        base.execute(f"PRAGMA user_version={VERSION + 1}")
    with pytest.raises(NewerStoreError):
        Store(Sqlite(path))


def test_a_step_that_fails_leaves_the_store_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "base.db"
    Store(Sqlite(path)).close()
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA user_version=1")
    broken = (*migrations.STEPS[:1], "CREATE TABLE half (n INTEGER); CREATE TABLE half (n INTEGER);")
    monkeypatch.setattr(migrations, "STEPS", broken)
    with pytest.raises(StoreError):
        Store(Sqlite(path))
    with closing(sqlite3.connect(path)) as base:
        assert version_of(base) == 1
        assert base.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchone() is None
