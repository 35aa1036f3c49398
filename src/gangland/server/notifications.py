"""Notifications of slow games: webhooks and mail to whom the host names, web push to who asked for it.

They say whose turn it is at which table, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import smtplib
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Mapping
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from gangland.server.push.pusher import Pusher
from gangland.server.settings import Mail, Settings
from gangland.words import Words

if TYPE_CHECKING:
    from gangland.server.table.web_table import Room

logger = logging.getLogger("gangland.server")

TIMEOUT = 10
TRIES = 3
LONGEST_QUEUE = 1000

Turn = dict[str, str | int]
Owners = Callable[[str, int], Awaitable[list[str]]]


class Notifier:
    """Collects whose turn it is, and tells it: webhooks at once, mail in digests."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float],
        owners: Owners | None = None,
        pusher: Pusher | None = None,
    ) -> None:
        """Read whom to tell; `owners` says to which accounts a seat belongs, `pusher` tells devices."""
        self.settings = settings
        self.notify = settings.notify
        self.now = now
        self.owners = owners if settings.accounts else None
        self.pusher = pusher
        self.people = {name.casefold(): name for name in self.notify.mail.people}
        self.hooks: asyncio.Queue[Turn] = asyncio.Queue(LONGEST_QUEUE)
        self.digest: dict[tuple[str, int], Turn] = {}

    def is_on(self) -> bool:
        """Return whether the host names anybody to tell."""
        return bool(self.notify.webhooks or self.notify.mail.people)

    def watcher(self, room: Room, told: Mapping[int, int]) -> Watcher:
        """Return what watches a table, whose seats were told of some questions already."""
        return Watcher(self, room, told)

    def turn(self, turn: Turn) -> None:
        """Note that somebody is asked something."""
        if self.notify.webhooks and not self.hooks.full():
            self.hooks.put_nowait(turn)
        if self.people and len(self.digest) < LONGEST_QUEUE:
            self.digest[str(turn["table"]), int(turn["seat"])] = turn
        if self.pusher is not None:
            self.pusher.turn(turn)

    async def run(self) -> None:
        """Send what there is to send, for ever."""
        due = self.now() + self.notify.every
        while True:
            try:  # not `wait_for`: in Python 3.11 it may lose the word to stop, and nobody would ever stop
                async with asyncio.timeout(min(1.0, self.notify.every)):
                    turn = await self.hooks.get()
            except TimeoutError:
                pass
            else:
                hooks = self.notify.webhooks
                await asyncio.gather(*(self._try(post, url, turn, self.notify.secret) for url in hooks))
            if self.now() >= due:
                due = self.now() + self.notify.every
                try:
                    await self.send_digests()
                except Exception:
                    logger.exception("the digests were not sent")

    async def send_digests(self) -> None:
        """Mail everybody what waits for them, each table once."""
        digest, self.digest = self.digest, {}
        found: dict[str, dict[str, Turn]] = {}
        for (table, _), turn in digest.items():
            for name in await self._whose(turn):
                found.setdefault(name, {})[table] = turn
        for name, latest in found.items():
            mail = digest_mail(self.notify.mail, name, list(latest.values()))
            await self._try(send_mail, self.notify.mail, mail)

    async def _whose(self, turn: Turn) -> list[str]:
        """Return who of the host's people sits there: by their accounts, or by name where there are none."""
        names = [str(turn["name"])]
        if self.owners is not None:
            names = await self.owners(str(turn["table"]), int(turn["seat"]))
        return [self.people[name.casefold()] for name in names if name.casefold() in self.people]

    async def _try(self, send: Callable[..., None], *args: object) -> None:
        for number in range(TRIES):
            try:
                await asyncio.to_thread(send, *args)
            except (urllib.error.HTTPError, ValueError) as error:
                logger.warning("a webhook does not want to be told: %s", error)
                return
            except Exception as error:  # noqa: BLE001 - whatever a foreign server answers, the next one is told
                logger.warning("a notification was not sent: %s", type(error).__name__)
                await asyncio.sleep(number)
            else:
                return


class Watcher:
    """Looks at one slow table after everything that happens there."""

    def __init__(self, notifier: Notifier, room: Room, told: Mapping[int, int]) -> None:
        """Know who was told of which question."""
        self.notifier = notifier
        self.room = room
        self.told = dict(told)

    def wake(self) -> None:
        """Tell those who are asked something new and are not there."""
        room, journal = self.room, self.room.journal
        is_told = self.notifier.is_on() or self.notifier.pusher is not None
        if not is_told or journal is None or room.record.plan.pace.kind != "slow":
            return
        for seat in journal.owed():
            is_new = self.told.get(seat) != journal.asked[seat]
            if is_new and not room.caretakers.is_bot(seat) and not room.audience.is_anywhere(seat):
                self.told[seat] = journal.asked[seat]
                self.notifier.turn(self._turn(seat))

    def _turn(self, seat: int) -> Turn:
        record = self.room.record
        base = self.room.settings.public_url.rstrip("/")
        return {
            "event": "your-turn",
            "table": record.id,
            "seat": seat,
            "name": record.seats[seat].name,
            "lang": record.seats[seat].lang or record.plan.lang,
            "url": f"{base}/t/{record.id}",
        }


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A webhook goes where the host said, and nowhere else."""

    def redirect_request(self, *_args: object, **_kwargs: object) -> None:
        """Follow nothing."""


def post(url: str, turn: Turn, secret: str) -> None:
    """Post a turn to a webhook, signed where there is a secret."""
    if urlsplit(url).scheme not in ("http", "https"):
        raise ValueError(url)
    body = json.dumps(turn).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})  # noqa: S310 - checked above
    if secret:
        signature = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        request.add_header("X-Gangland-Signature", f"sha256={signature}")
    with urllib.request.build_opener(_NoRedirects).open(request, timeout=TIMEOUT):
        pass


def digest_mail(mail: Mail, name: str, turns: list[Turn]) -> EmailMessage:
    """Return the mail to one person about all tables that wait for them."""
    words = Words(str(turns[-1]["lang"]))
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = mail.people[name]
    message["Subject"] = words.text("mail-subject", n=len(turns))
    lines = [words.text("mail-greeting", name=name), ""]
    lines += [words.text("mail-line", url=str(turn["url"])) for turn in turns]
    message.set_content("\n".join([*lines, "", words.text("mail-end")]))
    return message


def send_mail(mail: Mail, message: EmailMessage) -> None:
    """Hand a mail to the host's mail server."""
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if mail.starttls:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
