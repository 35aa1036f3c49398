"""An invitation, and what a server tells or does over HTTP before anybody sits down."""

from __future__ import annotations

import urllib.error
import urllib.request
from errno import ETIMEDOUT
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

import msgspec

from gangland.content.message import Arg
from gangland.telling.forms import Reason
from gangland.terminal.excuses import Speaker, say_os_error

HEADERS: Final = {"Content-Type": "application/json", "X-Gangland": "1"}
PATIENCE: Final = 20.0
LARGEST: Final = 8_000_000
FAILED: Final = 1
USAGE: Final = 2


class JoinError(Exception):
    """Why one cannot sit down, or stay: a message and what it speaks of; `code` is the one to leave with."""

    def __init__(self, key: str, code: int = FAILED, /, cause: OSError | None = None, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.cause = cause
        self.details: dict[str, Arg] = {**details}

    def say(self, words: Speaker) -> str:
        """The reason in words."""
        if self.cause is None:
            return words.text(self.key, **self.details)
        is_late = isinstance(self.cause, TimeoutError) and not self.cause.errno
        cause = OSError(ETIMEDOUT, "") if is_late else self.cause
        return words.text(self.key, **self.details, reason=say_os_error(cause, words))


class Link(NamedTuple):
    """Where a table is, and the key of a seat there, if one has it."""

    server: str
    table: str
    key: str = ""

    def private(self) -> str:
        """The link that opens this very seat again."""
        return f"{self.server}/t/{self.table}" + (f"#key={self.key}" if self.key else "")

    def socket(self) -> str:
        """The address of the table's websocket."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"

    def api(self, rest: str = "") -> str:
        """The address of the table over HTTP."""
        return f"{self.server}/api/tables/{self.table}{rest}"


def parse_link(text: str) -> Link:
    """An invitation as it is sent around: `http://host/t/TABLE`, perhaps with `#key=KEY`."""
    try:
        parts = urlsplit(text.strip())
        host = parts.hostname
        _ = parts.port
    except ValueError as error:
        raise JoinError("join-bad-link", USAGE, link=text) from error
    before, _, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not host or not table or "/" in table:
        raise JoinError("join-bad-link", USAGE, link=text)
    key = parse_qs(parts.fragment).get("key", [""])[0]
    if not (parts.netloc + before).isascii() or any(letter.isspace() for letter in parts.netloc + before):
        raise JoinError("join-bad-link", USAGE, link=text)
    return Link(f"{parts.scheme}://{parts.netloc}{before}", quote(table, safe=""), key)


def fetch(url: str, body: msgspec.Struct | None = None, key: str = "") -> bytes:
    """Ask a server, or have it do something, with the key of a seat if one has it; return its answer."""
    data = None if body is None else msgspec.json.encode(body)
    headers = HEADERS | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(url, data, headers)  # noqa: S310 - parse_link lets only http(s) pass
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            found: bytes = answer.read(LARGEST)
            return found
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(error, url) from error
    except urllib.error.URLError as error:
        cause = error.reason if isinstance(error.reason, OSError) else OSError(str(error.reason))
        raise JoinError("join-no-server", cause=cause, url=url) from error
    except OSError as error:
        raise JoinError("join-no-server", cause=error, url=url) from error
    except HTTPException as error:
        raise JoinError("join-not-gangland", url=url) from error


def _refused(error: urllib.error.HTTPError, url: str) -> JoinError:
    """What a server said no with, where it is in our words."""
    try:
        reason = msgspec.json.decode(error.read(LARGEST), type=Reason)
    except (msgspec.DecodeError, RecursionError, UnicodeError, OSError, HTTPException):
        return JoinError("join-not-gangland", url=url)
    said = JoinError(reason.message.id)
    said.details = dict(reason.message.args)
    return said
