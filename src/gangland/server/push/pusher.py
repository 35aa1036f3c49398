"""The pusher: takes whose turn it is to the devices that asked for it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from gangland.game.refusal import Refusal
from gangland.server.push.endpoints import EndpointError, find, post, read_endpoint
from gangland.server.push.sealing import seal
from gangland.server.push.vapid import Vapid, to_bytes, to_text
from gangland.server.store.devices import Device, DeviceShelf
from gangland.words import Words

if TYPE_CHECKING:
    from gangland.protocol.accounts import PushDevice
    from gangland.server.notifications import Turn
    from gangland.server.settings import Settings

logger = logging.getLogger("gangland.server")

LONGEST_QUEUE = 1000
AT_ONCE = 4
KEPT_FOR = 86_400
"""Seconds a push service keeps a message for a device that is off."""

GONE = frozenset({404, 410})
MOST_FAILURES = 10
POINT_BYTES, SECRET_BYTES = 65, 16
TOPIC = 32


class Pusher:
    """Sealed messages to devices, a few at a time; who cannot be told is told of the next turn."""

    def __init__(self, settings: Settings, shelf: DeviceShelf, now: Callable[[], float]) -> None:
        """Nothing waits."""
        self.notify = settings.notify
        self.shelf = shelf
        self.now = now
        contact = self.notify.contact or settings.public_url
        self.contact = (
            contact if contact.startswith(("https://", "mailto:")) else f"mailto:{self.notify.mail.sender}"
        )
        self.turns: asyncio.Queue[Turn] = asyncio.Queue(LONGEST_QUEUE)
        self.vapid: Vapid | None = None

    async def key(self) -> Vapid:
        """Return the server's own key, made once."""
        if self.vapid is None:
            self.vapid = Vapid(await self.shelf.secret())
        return self.vapid

    async def check(self, device: PushDevice) -> None:
        """Refuse a device that could not be told anything, or that would have us go where we do not."""
        try:
            seal(b"", *_keys(device.p256dh, device.auth))
            await find(read_endpoint(device.endpoint, self.notify.push_hosts))
        except EndpointError as error:
            raise Refusal("push-endpoint") from error
        except ValueError as error:
            raise Refusal("push-keys") from error

    def turn(self, turn: Turn) -> None:
        """Note that somebody is asked something."""
        if not self.turns.full():
            self.turns.put_nowait(turn)

    async def run(self) -> None:
        """Tell what there is to tell, for ever."""
        await asyncio.gather(*(self._work() for _ in range(AT_ONCE)))

    async def _work(self) -> None:
        while True:
            turn = await self.turns.get()
            try:
                for device in await self.shelf.told(str(turn["table"]), int(turn["seat"])):
                    await self.tell(device, turn)
            except Exception:
                logger.exception("a turn was not pushed")

    async def tell(self, device: Device, turn: Turn) -> None:
        """Tell one device; one that is gone, or could not be reached for long, is forgotten."""
        try:
            status = await self._send(device, turn)
        except (OSError, ValueError) as error:
            logger.warning("a push service was not reached: %s", type(error).__name__)
            status = 0
        if status in GONE or (not _is_good(status) and device.failures + 1 >= MOST_FAILURES):
            await self.shelf.drop(device.endpoint)
        else:
            await self.shelf.count(device.endpoint, failed=not _is_good(status))

    async def _send(self, device: Device, turn: Turn) -> int:
        endpoint = read_endpoint(device.endpoint, self.notify.push_hosts)
        numbers = await find(endpoint)
        vapid = await self.key()
        headers = {
            "Authorization": vapid.header(endpoint.service, self.contact, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": to_text(hashlib.sha256(str(turn["table"]).encode()).digest())[:TOPIC],
        }
        body = seal(message(turn, device.lang), *_keys(device.p256dh, device.auth))
        return await post(endpoint, numbers, headers, body)


def message(turn: Turn, lang: str) -> bytes:
    """Return what a device shows: that it is somebody's turn, in the language of the device, and where."""
    words = Words(lang)
    told = {
        "title": words.text("push-title"),
        "body": words.text("push-body", name=str(turn["name"])),
        "lang": words.lang,
        "tag": str(turn["table"]),
        "url": f"/t/{turn['table']}",
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    point, secret = to_bytes(p256dh), to_bytes(auth)
    if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
        raise ValueError(p256dh)
    return point, secret


def _is_good(status: int) -> bool:
    return 200 <= status < 300
