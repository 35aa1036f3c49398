"""For how long what is about people is kept, by a clock that goes when told to; on both databases."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rig import Player, Watch, journal, new_table, open_house, run, settings, sit_down
from stores import play_out

from gangland.cli.main import main
from gangland.server.settings import Keep, Settings, SettingsError, read_settings
from gangland.server.store import admin_log, archive, keeping, reports
from gangland.server.store.accounts import SESSION
from gangland.server.store.places import database_of
from gangland.server.store.reports import Person, Report
from gangland.server.table.export import kept_log
from gangland.server.table.house import House
from gangland.server.table.proof import verify
from gangland.server.table.web_table import Room

DAY = 86_400.0
WORDS = "where I live"


@pytest.fixture(params=["file", "database"])
def url(request: pytest.FixtureRequest) -> str:
    """Where a house keeps its tables: in a file, and in a database."""
    return str(request.getfixturevalue("database")) if request.param == "database" else ""


def kept(folder: Path, url: str, **days: float) -> Settings:
    return settings(folder, database=url, keep=Keep(**days))


async def finished(house: House) -> tuple[Room, list[Player]]:
    """A game in which something was said, and which is over; nobody looks at it."""
    room, players = await sit_down(house, new_table(people=3))
    assert (await players[0].deal(f"say to=all text='{WORDS}'"))[0]["type"] == "ack"
    for player in players:
        player.session.leave()
    await play_out(room)
    return room, players


async def is_there(house: House, table: str) -> bool:
    return await house.store.run(lambda base: archive.fetch(base, table)) is not None


def test_finished_games_stay_for_ever_unless_the_host_says_otherwise(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, finished=30), watch)
        room, _ = await finished(house)
        running, _ = await sit_down(house, new_table(people=3))
        watch.at += 30 * DAY - 1
        await house.tidy_up()
        assert await is_there(house, room.id)
        onlooker = Player(room)
        await onlooker.hello()
        watch.at += 1
        await house.tidy_up()
        assert await is_there(house, room.id)  # somebody looks at it
        onlooker.session.leave()
        await house.tidy_up()
        assert not await is_there(house, room.id)
        assert room.id not in house.rooms
        assert await is_there(house, running.id)
        house.settings.keep = Keep()
        room, _ = await finished(house)
        watch.at += 10_000 * DAY
        await house.tidy_up()
        assert await is_there(house, room.id)
        await house.close()

    run(story())


def test_what_was_said_goes_and_the_dice_are_still_proved(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, talk=7), watch)
        room, players = await finished(house)
        watch.at += 7 * DAY - 1
        await house.tidy_up()
        assert WORDS in "\n".join(journal(room).game.lines)
        watch.at += 1
        await house.tidy_up()
        assert WORDS not in "\n".join(journal(room).game.lines)
        assert room.record.seats[0].name == "Ann"
        again = Player(room, players[0].key)
        again.number = players[0].number
        await again.hello()
        assert (await again.deal("say to=all text='last words'"))[0]["type"] == "ack"
        again.session.leave()
        await house.tidy_up()
        assert journal(room).game.lines[-1].endswith("text='last words'")
        watch.at += 7 * DAY
        await house.tidy_up()
        assert journal(room).game.lines[-1].endswith("text=...")
        before = house.erased
        await house.tidy_up()
        assert house.erased == before  # nothing is left to be taken out
        text = kept_log(room.record)
        await house.close()
        path = folder / "quiet.log"
        path.write_text(text, "utf-8")
        assert verify(path).over

    run(story())


def test_sessions_and_accounts_nobody_uses_end(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, accounts=100), watch)
        account = await house.accounts.register("Ann", "correct horse")
        used, unused = [(await house.accounts.new_session(account))[0] for _ in range(2)]
        for _ in range(2):
            watch.at += 20 * DAY
            assert await house.accounts.find(used) == account
        assert await house.accounts.find(unused) is None
        await house.tidy_up()
        count = await house.store.run(keeping.counted)
        assert (count["sessions"], count["accounts"]) == (1, 1)
        watch.at += 60 * DAY
        await house.tidy_up()
        count = await house.store.run(keeping.counted)
        assert (count["sessions"], count["accounts"]) == (0, 1)  # it was used 60 days ago
        watch.at += 40 * DAY
        await house.tidy_up()
        assert (await house.store.run(keeping.counted))["accounts"] == 0
        await house.close()

    run(story())


def test_no_days_are_for_ever(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, accounts=0, sessions=0, reports=0), watch)
        account = await house.accounts.register("Ann", "correct horse")
        token, _ = await house.accounts.new_session(account)
        report = Report(watch.at, "t", Person("Ann", [], []), Person("Bob", [], []), "spam", "", [])
        await house.store.run(lambda base: reports.save(base, report, (0, 1), ""))
        watch.at += SESSION - 1
        await house.tidy_up()
        assert await house.accounts.find(token) == account
        assert len(await house.accounts.sessions(account)) == 1
        watch.at += 10_000 * DAY
        await house.tidy_up()
        count = await house.store.run(keeping.counted)
        assert (count["sessions"], count["accounts"], count["reports"]) == (0, 1, 1)
        await house.close()

    run(story())


def test_what_an_older_program_kept_counts_from_now_on(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, accounts=100), watch)
        account = await house.accounts.register("Ann", "correct horse")
        token, _ = await house.accounts.new_session(account)
        for name in ("session_uses", "account_uses"):
            ask = f"DELETE FROM {name}"  # noqa: S608 - one of two
            await house.store.run(lambda base, ask=ask: base.execute(ask).rowcount)  # type: ignore[misc]
        await house.tidy_up()
        watch.at += 29 * DAY
        await house.tidy_up()
        assert await house.accounts.find(token) == account
        await house.close()

    run(story())


def test_a_store_of_the_last_version_takes_the_step(folder: Path, url: str) -> None:
    where = kept(folder, url)

    async def begin() -> str:
        house = open_house(where)
        token, _ = await house.accounts.new_session(await house.accounts.register("Ann", "correct horse"))
        await house.close()
        return token

    token = run(begin())
    base = database_of(where).connect()
    for name in ("erasures", "hushed", "session_uses", "account_uses"):
        base.execute(f"DROP TABLE {name}")
    base.execute("UPDATE store_version SET version = 2" if url else "PRAGMA user_version = 2")
    base.close()

    async def go_on() -> None:
        house = open_house(where)
        account = await house.accounts.find(token)
        assert account is not None
        assert len(await house.accounts.sessions(account)) == 1
        await house.tidy_up()
        assert await house.accounts.find(token) == account
        await house.close()

    run(go_on())


def test_reports_are_kept_for_as_long_as_the_host_says(folder: Path, url: str) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(kept(folder, url, reports=10), watch)
        person = Person("Ann", [], [])
        report = Report(watch.at, "t", person, person, "spam", "", [])
        await house.store.run(lambda base: reports.save(base, report, (0, 1), ""))
        watch.at += 10 * DAY - 1
        await house.tidy_up()
        assert len(await house.store.run(reports.fetch)) == 1
        watch.at += 1
        await house.tidy_up()
        assert await house.store.run(reports.fetch) == []
        await house.close()

    run(story())


async def story_of_a_start(folder: Path) -> None:
    """A log that cannot be read keeps nobody from playing."""
    house = open_house(settings(folder))
    await house.open()
    await house.close()


def test_old_lines_of_the_admin_log_are_taken_away(folder: Path) -> None:
    admin_log.note(folder, "close", "a")
    admin_log.note(folder, "close", "b")
    first, second = admin_log.read(folder)
    old = json.loads(first) | {"at": datetime.fromtimestamp(1_000_000, UTC).isoformat()}
    torn = '{"at": "no time", "wh'
    (folder / admin_log.FILE).write_text(f"{json.dumps(old)}\n{torn}\n{second}\n", "utf-8")

    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, keep=Keep(admin_log=365)), watch)
        watch.at += 365 * DAY
        await house.tidy_up()
        assert len(admin_log.read(folder)) == 3
        watch.at += 1
        await house.tidy_up()
        assert admin_log.read(folder) == [torn, second]
        await house.close()

    run(story())
    assert (folder / admin_log.FILE).stat().st_mode & 0o077 == 0
    (folder / admin_log.FILE).write_bytes(b"\xff\n")
    run(story_of_a_start(folder))
    assert [path.name for path in folder.glob(".admin*")] == []


def test_a_host_sees_what_is_kept_and_for_how_long(
    folder: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "gangland.toml").write_text("[keep]\nfinished = 30\nsessions = 1\n", "utf-8")

    async def story() -> None:
        house = open_house(kept(folder, url))
        await house.accounts.new_session(await house.accounts.register("Ann", "correct horse"))
        await finished(house)
        await house.close()

    run(story())
    database = ["--database", url] if url else []
    assert main(["--lang", "en", "admin", "--data", str(folder), *database, "kept"]) == 0
    plain = capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "").splitlines()
    assert plain == [
        "games that are over (1): 30 days",
        "what was said in them: for ever",
        "accounts that are not used (1 in all): 1,095 days",
        "sessions that are not used (1 in all): one day",
        "reports (0): 90 days",
        "bans (0): until they are over",
        "lines of admin.log (0): 365 days",
    ]


def test_days_are_no_less_than_none(folder: Path) -> None:
    file = folder / "gangland.toml"
    file.write_text("[keep]\ntalk = 7\n", "utf-8")
    assert read_settings(file, {}).keep == Keep(talk=7)
    for text in ("talk = -1", 'talk = "soon"', "words = 3"):
        file.write_text(f"[keep]\n{text}\n", "utf-8")
        with pytest.raises(SettingsError):
            read_settings(file, {})
