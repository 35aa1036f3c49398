"""Web push: who asked for it is told of their turn, sealed and signed; nobody goes where a stranger says."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from authenticator import from_text, text
from cryptography.hazmat.primitives.asymmetric import ec
from live import LiveServer, fetch
from push_service import Browser, PushService, claims_of, push_service
from rig import Doc, Player, Watch, journal, new_table, open_house, play_on, run, settings, sit_down, until

from gangland.protocol.bodies import Pace
from gangland.server.http.app import make_app
from gangland.server.notifications import Turn
from gangland.server.push.endpoints import EndpointError, find, is_outside, read_endpoint
from gangland.server.push.pusher import MOST_FAILURES
from gangland.server.push.sealing import seal
from gangland.server.settings import Notify
from gangland.server.table.gathering import free
from gangland.server.table.house import House
from gangland.server.table.web_table import Room

HEADERS = {"X-Gangland": "1", "Content-Type": "application/json"}
OUTSIDE = "198.41.0.4"


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    reader = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    found = seal(
        b"When I grow up, I want to be a watermelon",
        from_text(reader),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )


class Story:
    """A house with a slow table that everybody has left, and its pages."""

    def __init__(self, house: House, web: httpx.AsyncClient, room: Room, players: list[Player]) -> None:
        self.house, self.web, self.room, self.players = house, web, room, players

    async def put(self, body: Doc, session: str = "") -> tuple[int, str]:
        """Subscribe; return the status and the code of what was wrong."""
        answer = await self.web.put("/api/push", json=body, headers={"X-Gangland-Session": session})
        return answer.status_code, answer.json()["code"] if answer.content else ""

    def held(self, seat: int) -> dict[str, str]:
        """The key of a seat, with its table."""
        return {self.room.id: str(self.players[seat].key)}

    async def turn(self, seat: int) -> None:
        """Have somebody be asked something, and wait until that has been told to all there is to tell."""
        assert self.house.pusher is not None
        turn: Turn = {"table": self.room.id, "seat": seat, "name": self.room.record.seats[seat].name}
        for device in await self.house.pusher.shelf.told(self.room.id, seat):
            await self.house.pusher.tell(device, turn)

    async def play(self, told: Callable[[], object]) -> None:
        """Have everybody come, answer and go again, until something has been told."""
        chooser = random.Random(1)
        for _ in range(30):
            seat = journal(self.room).owed()[0]
            await self.players[seat].hello()
            await play_on(self.room, self.players, chooser, 1)
            self.players[seat].session.leave()
            self.room.publish()
        await until(told)

    async def register(self, name: str) -> str:
        """Make an account; return its session."""
        body = {"name": name, "password": "correct horse"}
        return str((await self.web.post("/api/accounts", json=body)).json()["session"])


@asynccontextmanager
async def telling(folder: Path, **notify: Any) -> AsyncIterator[Story]:  # noqa: ANN401 - any setting
    kept = settings(folder, notify=Notify(push_hosts=("127.0.0.1",), **notify))
    house = open_house(kept)
    app = make_app(kept, house)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", headers=HEADERS
        ) as web,
    ):
        room, players = await sit_down(house, new_table(pace=Pace("slow")))
        for player in players:
            player.session.leave()
        yield Story(house, web, room, players)


def test_a_device_is_told_whose_turn_it_is_and_nothing_else(folder: Path) -> None:
    async def story(service: PushService) -> None:
        async with telling(folder, contact="mailto:host@example.org") as at:
            public = (await at.web.get("/api/push")).json()["key"]
            browser, other = Browser(f"{service.url}/ann?x=1"), Browser(f"{service.url}/bob")
            assert await at.put(browser.subscription("fr", **at.held(0))) == (204, "")
            assert await at.put(other.subscription(**at.held(1))) == (204, "")
            await at.play(lambda: service.read(browser) and service.read(other))
            assert service.read(browser)[0] == {
                "title": "Gangland\u00a0: à vous",
                "body": "Ann, la table vous attend.",
                "lang": "fr",
                "tag": at.room.id,
                "url": f"/t/{at.room.id}",
            }
            assert service.read(other)[0]["body"] == "Bob, the table is waiting for you."
            headers = service.got[0][1]
            claims = claims_of(headers["authorization"], public)
            assert (claims["aud"], claims["sub"]) == (service.url, "mailto:host@example.org")
            assert 0 < claims["exp"] - at.house.now() <= 86_400
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
            assert len(headers["topic"]) <= 32
            assert not any(browser.auth in body or at.room.id.encode() in body for _, _, body in service.got)

    with push_service() as service:
        run(story(service))


def test_only_who_holds_a_key_or_the_account_is_told(folder: Path) -> None:
    async def story(service: PushService) -> None:
        async with telling(folder) as at:
            session = await at.register("Ann")
            await at.house.accounts.own(1, at.room.id, [0])
            mine, device, key = (Browser(f"{service.url}/{name}") for name in ("mine", "device", "key"))
            assert await at.put(mine.subscription(), session) == (204, "")
            assert await at.put(key.subscription(**at.held(1))) == (204, "")
            stranger = device.subscription(**{at.room.id: "guess"})
            assert await at.put(stranger) == (422, "push-nobody")
            assert await at.put(device.subscription()) == (422, "push-nobody")
            assert await at.put(device.subscription(), "guess") == (422, "push-nobody")
            await at.turn(0)
            assert [len(service.read(one)) for one in (mine, device, key)] == [1, 0, 0]
            await at.turn(1)
            assert [len(service.read(one)) for one in (mine, device, key)] == [1, 0, 1]
            await at.web.request("DELETE", "/api/sessions", headers={"X-Gangland-Session": session})
            await at.turn(0)
            assert len(service.read(mine)) == 1
            ended = await at.web.request("DELETE", "/api/push", json={"endpoint": key.endpoint})
            assert ended.status_code == 204
            await at.turn(1)
            assert len(service.read(key)) == 1

    with push_service() as service:
        run(story(service))


def test_who_lost_a_seat_is_not_told_of_it(folder: Path) -> None:
    async def story(service: PushService) -> None:
        async with telling(folder) as at:
            room, keys, host = await at.house.create(new_table(people=3, pace=Pace("slow")))
            at.room = room
            browser, hosts = Browser(f"{service.url}/bob"), Browser(f"{service.url}/host")
            assert await at.put(browser.subscription(**{room.id: keys[1]})) == (204, "")
            assert await at.put(hosts.subscription(**{room.id: host})) == (422, "push-nobody")
            await at.turn(1)
            await free(room, 1)
            await at.turn(1)
            assert len(service.read(browser)) == 1

    with push_service() as service:
        run(story(service))


@pytest.mark.parametrize(("status", "most"), [(404, 1), (410, 1), (500, MOST_FAILURES), (302, MOST_FAILURES)])
def test_a_device_that_is_gone_is_forgotten(folder: Path, status: int, most: int) -> None:
    async def story(service: PushService) -> None:
        async with telling(folder) as at:
            browser = Browser(f"{service.url}/ann")
            assert await at.put(browser.subscription(**at.held(0))) == (204, "")
            service.status = 500
            await at.turn(0)
            service.status = 201
            await at.turn(0)
            service.got.clear()
            service.status = status
            for _ in range(most + 2):
                await at.turn(0)
            assert len(service.got) == most

    with push_service() as service:
        run(story(service))


def test_a_service_that_does_not_answer_is_no_end_to_it(folder: Path) -> None:
    async def story(service: PushService) -> None:
        async with telling(folder) as at:
            with socket.socket() as shut:
                shut.bind(("127.0.0.1", 0))
                nobody = Browser(f"http://127.0.0.1:{shut.getsockname()[1]}/")
                assert await at.put(nobody.subscription(**at.held(0))) == (204, "")
                browser = Browser(f"{service.url}/ann")
                assert await at.put(browser.subscription(**at.held(0))) == (204, "")
                await at.play(lambda: service.read(browser))

    with push_service() as service:
        run(story(service))


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/",
        "https://push.example:8443/",
        "https://user@push.example/",
        "https://push.example/with space",
        "https://push.example/\r\nX-Header: 1",
        "ftp://127.0.0.1/",
        "https://",
        "nonsense",
        "https://[::1",
    ],
)
def test_what_is_no_endpoint_is_refused(url: str) -> None:
    with pytest.raises(EndpointError):
        read_endpoint(url, ("127.0.0.1",))


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.9.9",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - a number like any other
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:100.64.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:80ff:fffe",
    ],
)
def test_inside_is_not_outside(number: str) -> None:
    assert not is_outside(number)
    assert is_outside(OUTSIDE)
    assert is_outside("2606:4700::1111")
    assert is_outside("::ffff:198.41.0.4")


def answering(*numbers: str) -> Any:  # noqa: ANN401 - as the loop does it
    async def getaddrinfo(_host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

    return getaddrinfo


def test_a_name_that_leads_inside_is_not_gone_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither when a device subscribes, nor when the name says something else later (DNS rebinding)."""

    async def story(service: PushService) -> None:
        loop = asyncio.get_running_loop()
        endpoint = read_endpoint("https://push.example/x", ())
        async with telling(folder) as at:
            browser = Browser("https://push.example/ann")
            for numbers in ((), ("127.0.0.1",), (OUTSIDE, "10.0.0.1")):
                monkeypatch.setattr(loop, "getaddrinfo", answering(*numbers))
                with pytest.raises(EndpointError):
                    await find(endpoint)
                assert await at.put(browser.subscription(**at.held(0))) == (422, "push-endpoint")
            monkeypatch.setattr(loop, "getaddrinfo", answering(OUTSIDE))
            assert await at.put(browser.subscription(**at.held(0))) == (204, "")
            monkeypatch.setattr(loop, "getaddrinfo", answering("127.0.0.1"))
            reached: list[object] = []
            monkeypatch.setattr(asyncio, "open_connection", lambda *where, **_: reached.append(where))
            await at.turn(0)
            assert not reached
        assert not service.got

    with push_service() as service:
        run(story(service))


@pytest.mark.parametrize(
    "changes",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": text(b"\x04" + bytes(64))}],
    ids=["short key", "short secret", "no point"],
)
def test_keys_that_seal_nothing_are_refused(folder: Path, changes: dict[str, str]) -> None:
    async def story() -> None:
        async with telling(folder) as at:
            body = Browser("http://127.0.0.1:9/").subscription(**at.held(0)) | changes
            assert await at.put(body) == (422, "push-keys")

    run(story())


def test_the_key_is_made_once(folder: Path) -> None:
    async def key() -> str:
        house = open_house(settings(folder), Watch())
        assert house.pusher is not None
        found = (await house.pusher.key()).public
        await house.close()
        return found

    assert run(key()) == run(key())


@pytest.mark.parametrize(
    ("changes", "contact"),
    [
        ({}, "mailto:gangland@localhost"),
        ({"public_url": "http://box.lan"}, "mailto:gangland@localhost"),
        ({"public_url": "https://table.example"}, "https://table.example"),
        (
            {"public_url": "https://table.example", "notify": Notify(contact="mailto:me@example.org")},
            "mailto:me@example.org",
        ),
    ],
)
def test_a_push_service_is_told_whom_to_ask(folder: Path, changes: dict[str, Any], contact: str) -> None:
    house = open_house(settings(folder, **changes))
    assert house.pusher is not None
    assert house.pusher.contact == contact
    run(house.close())


def test_a_host_may_do_without(folder: Path) -> None:
    with LiveServer(settings(folder, notify=Notify(push=False))) as server:
        assert fetch(f"{server.url}/api/push")[1]["code"] == "no-push"
        body = Browser("https://push.example/").subscription()
        assert fetch(f"{server.url}/api/push", body, "PUT")[1]["code"] == "no-push"
