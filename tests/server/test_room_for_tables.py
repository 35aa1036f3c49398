"""Nobody fills the house: tables of one address or account, and tables at which nobody ever played."""

from __future__ import annotations

import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from live import LiveServer, fetch
from rig import FREE, Player, Watch, new_table, open_house, play_on, run, settings, sit_down

from gangland.game.journal import DamagedGame
from gangland.game.refusal import Refusal
from gangland.protocol.bodies import NewTable, Pace
from gangland.server.settings import Rates, Settings
from gangland.server.store import archive
from gangland.server.store.makers import Maker
from gangland.server.table import closing
from gangland.server.table.gathering import add_entropy
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

HOUR, DAY = 3600.0, 86_400.0
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
PUBLIC = {"names": ("table.example",)}


async def running(house: House, maker: Maker, new: NewTable | None = None) -> Room:
    """A table of somebody's that has begun."""
    room, keys, _ = await house.create(new or new_table(people=1, bots=2), *maker)
    for seat in keys:
        await add_entropy(room, seat, f"{seat:032x}")
    return room


@pytest.mark.parametrize("same", ["address", "account"])
def test_running_tables_of_one_address_or_account_are_limited(folder: Path, same: str) -> None:
    async def story() -> None:
        house = open_house(settings(folder, most_running=2))
        account = await house.accounts.register("ann", "long enough")
        makers = [Maker("192.0.2.1" if same == "address" else f"192.0.2.{n}") for n in range(3)]
        if same == "account":
            makers = [maker._replace(account=account) for maker in makers]
        first = await running(house, makers[0])
        await running(house, makers[1])
        with pytest.raises(Refusal, match="too-many-running"):
            await house.create(new_table(), *makers[2])
        await house.create(new_table(), "198.51.100.1")
        await house.store.run(lambda base: archive.set_state(base, first.id, "over", 0.0))
        await house.create(new_table(), *makers[2])
        await house.close()

    run(story())


def test_a_restart_makes_no_room(folder: Path) -> None:
    async def story() -> None:
        kept = settings(folder, most_running=1)
        house = open_house(kept)
        await running(house, Maker("192.0.2.1"))
        await house.close()
        house = open_house(kept)
        with pytest.raises(Refusal, match="too-many-running"):
            await house.create(new_table(), "192.0.2.1")
        await house.close()

    run(story())


def test_who_made_a_game_is_forgotten_when_it_is_over(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder))
        room = await running(house, Maker("192.0.2.1"))
        await house.store.run(lambda base: archive.set_state(base, room.id, "over", 0.0))
        await house.tidy_up()
        count = await house.store.run(lambda base: base.execute("SELECT count(*) FROM makers").fetchone()[0])
        assert count == 0
        await house.close()

    run(story())


def test_tables_at_which_nobody_ever_answered_are_closed_early(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, keep_unanswered=6 * HOUR, **PUBLIC), watch)
        unanswered = await running(house, Maker("192.0.2.1"))
        slow = await running(house, Maker("192.0.2.1"), new_table(pace=Pace("slow")))
        watched = await running(house, Maker("192.0.2.1"))
        await Player(watched).hello()
        played, players = await sit_down(house, new_table())
        await play_on(played, players, random.Random(1), 1)
        for player in players:
            player.session.leave()
        watch.at += 7 * HOUR
        await house.tidy_up()
        left = {room.id for room in (slow, watched, played)}
        assert set(house.rooms) == left
        assert await house.find(unanswered.id) is None
        watch.at += 3 * DAY
        await house.tidy_up()
        assert set(house.rooms) == left - {slow.id}
        await house.close()

    run(story())


def test_a_table_that_is_held_takes_nobodys_room(folder: Path) -> None:
    async def story() -> None:
        kept = settings(folder, most_running=2, **PUBLIC)
        house, maker = open_house(kept), Maker("192.0.2.1")
        tables = [(await running(house, maker)).id for _ in range(2)]
        with pytest.raises(Refusal, match="too-many-running"):
            await running(house, maker)
        await house.store.run(
            lambda base: base.execute("UPDATE marks SET mark = '1:0' WHERE game = ?", tables[:1]).rowcount
        )
        await house.close()
        house = open_house(kept)
        with pytest.raises(DamagedGame):
            await house.find(tables[0])
        await running(house, maker)
        with pytest.raises(Refusal, match="too-many-running"):
            await running(house, maker)
        await house.close()

    run(story())


def test_a_table_that_is_held_is_not_closed_for_want_of_an_answer(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        kept = settings(folder, keep_unanswered=6 * HOUR, **PUBLIC)
        house = open_house(kept, watch)
        tables = [(await running(house, Maker("192.0.2.1"))).id for _ in range(2)]
        await house.store.run(
            lambda base: base.execute("UPDATE marks SET mark = '1:0' WHERE game = ?", tables[:1]).rowcount
        )
        await house.close()
        watch.at += 7 * HOUR
        house = open_house(kept, watch)
        await house.tidy_up()
        assert list(house.held) == tables[:1]
        assert await house.store.run(archive.running) == tables[:1]
        await house.close()

    run(story())


def test_who_answers_while_tables_are_put_away_keeps_the_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found before somebody answered is not believed any more when it is to go."""

    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder, keep_unanswered=6 * HOUR, **PUBLIC), watch)
        played, players = await sit_down(house, new_table())

        async def meanwhile(_house: House, _table: str) -> bool:
            await play_on(played, players, random.Random(1), 1)
            for player in players:
                player.session.leave()
            return False

        for player in players:
            player.session.leave()
        monkeypatch.setattr(closing, "_is_held", meanwhile)
        watch.at += 7 * HOUR
        await house.tidy_up()
        assert await house.store.run(archive.running) == [played.id]
        await house.close()

    run(story())


def damage(plan: str, table: str, base: sqlite3.Connection) -> None:
    """Spoil what was agreed at a table, seven hours after its game began."""
    base.execute("UPDATE tables SET plan = ?, started = started - 25200 WHERE id = ?", (plan, table))


def test_a_damaged_table_keeps_no_other_from_being_opened(folder: Path) -> None:
    async def story() -> None:
        house = open_house(settings(folder, keep_unanswered=6 * HOUR, **PUBLIC))
        tables = [(await running(house, Maker("192.0.2.1"))).id for _ in range(3)]
        for table, plan in zip(tables, ('{"game":"mayhem"}', "{"), strict=False):
            await house.store.run(partial(damage, plan, table))
        await house.close()
        house = open_house(settings(folder, keep_unanswered=6 * HOUR, **PUBLIC))
        await house.open()
        assert await house.find(tables[2]) is not None
        assert sorted(await house.store.run(archive.running)) == sorted(tables)
        await house.close()

    run(story())


def test_on_ones_own_machine_nothing_is_counted_or_closed(folder: Path) -> None:
    async def story() -> None:
        watch = Watch()
        house = open_house(settings(folder), watch)
        room = await running(house, Maker())
        watch.at += 7 * HOUR
        await house.tidy_up()
        assert await house.find(room.id) is room
        await house.close()

    run(story())
    proxied, named = {"trusted_proxies": ("127.0.0.1",)}, {"public_url": "https://table.example"}
    for changes in (PUBLIC, proxied, named, {"host": "192.0.2.9"}):
        assert not settings(folder, **changes).is_at_home()


def test_tables_of_an_hour_are_limited_by_address_and_by_account(folder: Path) -> None:
    rates = Rates(messages=FREE, requests=FREE, tables=(2, 0), keys=FREE, passwords=FREE)
    found = settings(folder, rates=rates, trusted_proxies=("127.0.0.1",))
    with LiveServer(found) as server:
        body = {"name": "ann", "password": "long enough"}
        token = fetch(f"{server.url}/api/accounts", body)[1]["session"]

        def make(address: str, **headers: str) -> tuple[int, str]:
            new = {"game": "mayhem", "seats": SEATS}
            status, doc = fetch(f"{server.url}/api/tables", new, x_forwarded_for=address, **headers)
            return status, str(doc.get("code", ""))

        assert [make("192.0.2.1")[0] for _ in range(2)] == [201, 201]
        assert make("192.0.2.1") == (429, "too-many-tables")
        mine = [make(f"198.51.100.{n}", x_gangland_session=token) for n in range(3)]
        assert mine == [(201, ""), (201, ""), (429, "too-many-tables")]


def test_by_default_an_address_gets_a_fraction_of_the_house() -> None:
    usual = Settings()
    assert usual.most_open + usual.most_running <= usual.most_tables / 10
    at_once, a_second = usual.rates.tables
    assert at_once + 3600 * a_second <= 100
