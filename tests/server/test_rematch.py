"""Once more: the same table, made by the first who asks, where the others are led to their seats."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
from rig import (
    Player,
    any_answer,
    journal,
    new_table,
    open_house,
    play_on,
    reloaded,
    run,
    settings,
    sit_down,
    until,
)

from gangland.game.placing import order
from gangland.server.http.app import make_app
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

Doc = dict[str, Any]
HOST = "http://127.0.0.1"


async def finished(house: House, **plan: Any) -> tuple[Room, list[Player]]:  # noqa: ANN401 - any plan
    """A table whose game is over."""
    room, players = await sit_down(house, new_table(**plan))
    people, chooser = set(range(len(players))), random.Random(2)
    while not journal(room).game.t.over:
        await until(lambda: journal(room).game.t.over or people & set(journal(room).owed()))
        for seat in sorted(people & set(journal(room).owed()))[:1]:
            await players[seat].act(any_answer(room, seat, chooser))
    return room, players


class Web:
    """Requests to a house, without a network."""

    def __init__(self, house: House) -> None:
        app = make_app(house.settings, house)
        app.state.house = house
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST)

    async def ask(self, method: str, path: str, key: str | None = None) -> tuple[int, Doc]:
        found = await self.client.request(method, path, headers=self.headers(key))
        return found.status_code, found.json()

    def headers(self, key: str | None) -> dict[str, str]:
        usual = {"X-Gangland": "1", "Content-Type": "application/json"}
        return usual | ({"Authorization": f"Bearer {key}"} if key else {})


def test_everybody_is_led_to_their_seat_at_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players = await finished(house, people=3, bots=1, coach=True)
        web = Web(house)
        status, made = await web.ask("POST", f"/api/tables/{room.id}/rematch", players[1].key)
        assert status == 201
        assert made["hostKey"]
        assert made["seat"] == 1
        for player in players:
            assert player.heard("over")[-1]["rematch"] == made["table"]
        after = await house.find(made["table"])
        assert after is not None
        assert [seat.kind for seat in after.record.seats] == ["open", "human", "open", "bot"]
        assert after.record.plan == room.record.plan
        keys = {1: made["key"]}
        for seat in (0, 2):
            status, found = await web.ask("POST", f"/api/tables/{room.id}/rematch", players[seat].key)
            assert (status, found["table"], found["seat"]) == (201, made["table"], seat)
            assert not found["hostKey"]
            keys[seat] = found["key"]
        assert [seat.name for seat in after.record.seats] == [seat.name for seat in room.record.seats]
        again = [Player(after, keys[seat]) for seat in range(3)]
        for seat, player in enumerate(again):
            await player.hello()
            await player.say(type="entropy", hex=f"{seat:032x}")
        assert after.record.state == "running"
        assert journal(after).game.setup.seats == journal(room).game.setup.seats
        status, found = await web.ask("POST", f"/api/tables/{room.id}/rematch", players[2].key)
        assert (status, found["seat"]) == (201, 2)
        late = Player(after, found["key"])
        assert (await late.hello())[0]["seat"] == 2
        await house.close()

    run(story())


def test_a_rematch_is_known_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players = await finished(house, people=3)
        web = Web(house)
        made = (await web.ask("POST", f"/api/tables/{room.id}/rematch", players[0].key))[1]
        room = await reloaded(house, room.id)
        late = Player(room, players[1].key)
        await late.hello()
        assert late.heard("over")[-1]["rematch"] == made["table"]
        assert (await web.ask("POST", f"/api/tables/{room.id}/rematch", late.key))[1]["table"] == made[
            "table"
        ]
        await house.close()

    run(story())


def test_nobody_asks_for_one_too_early_or_without_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        web = Web(house)
        room, players = await sit_down(house, new_table(people=3))
        assert (await web.ask("POST", f"/api/tables/{room.id}/rematch", players[0].key))[1][
            "code"
        ] == "not-over"
        await play_on(room, players, random.Random(2), 10_000)
        for key in (None, "nonsense"):
            assert (await web.ask("POST", f"/api/tables/{room.id}/rematch", key))[1]["code"] == "bad-key"
        assert room.record.rematch == ""
        await house.close()

    run(story())


# how it was


def test_a_finished_game_is_looked_through_with_anybodys_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players = await finished(house, people=3)
        web, key = Web(house), players[0].key
        path = f"/api/tables/{room.id}/moments"
        last = len(journal(room))
        seen: list[tuple[int, Doc]] = []
        for version in (0, 70, 200, 65, last, 1):
            status, found = await web.ask("GET", f"{path}/{version}?eyes=all", key)
            assert (status, found["version"], found["last"]) == (200, version, last)
            assert found["known"][2] == sum(mark < version for mark in journal(room).marks[2])
            seen.append((version, found["document"]))
        for version, doc in seen:
            assert [one["cash"] for one in doc["seats"]] == list(journal(room).game.rewound(version).t.cash)
        mine = (await web.ask("GET", f"{path}/200?eyes=1", key))[1]["document"]
        assert [one["cash"] is None for one in mine["seats"]] == [True, False, True]
        for bad in (f"{last + 1}", "-1", "x", "9999999", "1?eyes=7", "1?eyes=-2"):
            assert (await web.ask("GET", f"{path}/{bad}", key))[0] in (404, 422)
        assert (await web.ask("GET", f"{path}/1"))[0] == 403
        await house.close()

    run(story())


def test_where_a_game_turned_is_reckoned_once_and_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, players = await finished(house, people=3)
        web, path = Web(house), f"/api/tables/{room.id}/turnings"
        assert (await web.ask("GET", path))[0] == 403
        found: Doc = {"ready": False}
        shares = [0.0]
        while not found["ready"]:
            found = (await web.ask("GET", path, players[0].key))[1]
            shares.append(1.0 if found["ready"] else found["done"])
        assert shares == sorted(shares)
        assert [one["version"] for one in found["chances"]] == sorted(
            {one["version"] for one in found["chances"]}
        )
        assert all(abs(sum(one["chances"]) - 1) < 0.01 for one in found["chances"])
        end = found["chances"][-1]
        assert end["version"] == len(journal(room))
        assert end["chances"][journal(room).game.t.winner] == 1
        assert all(one["since"] < one["version"] for one in found["turnings"])
        assert (await web.ask("GET", path, players[1].key))[1] == found
        await house.close()

    run(story())


# what is kept of it


def test_an_account_sees_which_place_its_seats_had(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        room, _ = await finished(house, people=3)
        account = await house.accounts.register("Ann", "correct horse")
        await house.accounts.own(account, room.id, [0, 2])
        places = {seat: place for place, seat in enumerate(order(journal(room).game.t), 1)}
        found = {one["seat"]: one for one in await house.accounts.tables(account)}
        assert {seat: one["place"] for seat, one in found.items()} == {seat: places[seat] for seat in (0, 2)}
        assert {one["winner"] for one in found.values()} == {
            room.record.seats[journal(room).game.t.winner].name
        }
        assert {one["players"] for one in found.values()} == {3}
        await house.close()

    run(story())


def test_a_shared_game_is_read_by_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(settings(tmp_path))
        web = Web(house)
        room, players = await sit_down(house, new_table(people=3))
        path = f"/api/tables/{room.id}"
        assert (
            await web.client.post(f"{path}/share", headers=web.headers(players[0].key))
        ).status_code == 403
        await play_on(room, players, random.Random(2), 10_000)
        pages = ("log", "story", "moments/5")
        for page in pages:
            assert (await web.client.get(f"{path}/{page}")).status_code == 403
        for key in (None, "nonsense"):
            assert (await web.client.post(f"{path}/share", headers=web.headers(key))).status_code == 403
        assert (
            await web.client.post(f"{path}/share", headers=web.headers(players[1].key))
        ).status_code == 204
        await reloaded(house, room.id)
        for page in pages:
            assert (await web.client.get(f"{path}/{page}")).status_code == 200
        await house.close()

    run(story())
