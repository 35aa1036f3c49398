"""Endpoints: where browsers have their messages sent. A stranger names them, so not everywhere is gone to."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

WITHIN = 10.0
"""Seconds to find, reach and hear a push service; however slowly it talks, nobody waits longer."""

HTTPS = 443
PRINTED = re.compile(r"[!-~]{1,2000}")
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class EndpointError(ValueError):
    """An address that messages do not go to."""


class Endpoint(NamedTuple):
    """An address as it is gone to; `is_named` where the host said that it may be anywhere."""

    host: str
    port: int
    is_https: bool
    path: str
    service: str
    is_named: bool


def read_endpoint(url: str, named: Collection[str]) -> Endpoint:
    """Return an endpoint that may be one: https on its usual port, unless the host names its host."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise EndpointError(url) from error
    is_named, is_https = host in named, parts.scheme == "https"
    usual = is_https and port in (None, HTTPS)
    if not PRINTED.fullmatch(url) or not host or "@" in parts.netloc or not (usual or is_named):
        raise EndpointError(url)
    if parts.scheme not in ("http", "https"):
        raise EndpointError(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    service = f"{parts.scheme}://{parts.netloc}"
    return Endpoint(host, port or (HTTPS if is_https else 80), is_https, path, service, is_named)


async def find(endpoint: Endpoint) -> list[str]:
    """Return the numbers of an endpoint: all are on the open net, unless the host named it."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(WITHIN):
            found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError) as error:
        raise EndpointError(endpoint.host) from error
    numbers = [str(info[4][0]) for info in found]
    if not numbers or not (endpoint.is_named or all(map(is_outside, numbers))):
        raise EndpointError(endpoint.host)
    return list(dict.fromkeys(numbers))


def is_outside(number: str) -> bool:
    """Return whether a number is on the open net, and no other way to write one that is not."""
    at = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(at, ipaddress.IPv6Address):
        inner = at.ipv4_mapped or at.sixtofour or (at.teredo and at.teredo[1])
        if at in NAT64:
            inner = ipaddress.IPv4Address(int(at) & 0xFFFF_FFFF)
        if inner:
            return is_outside(str(inner))
    return at.is_global and not at.is_multicast


async def post(endpoint: Endpoint, numbers: list[str], headers: Mapping[str, str], body: bytes) -> int:
    """Post something to a number that was looked at, and return the status; nothing else is read."""
    lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {endpoint.service.partition('//')[2]}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    async with asyncio.timeout(WITHIN):
        reader, writer = await _connected(endpoint, numbers)
        try:
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            status = STATUS.match(await reader.readline())
        finally:
            writer.close()
    if status is None:
        raise ConnectionError(endpoint.service)
    return int(status[1])


async def _connected(
    endpoint: Endpoint, numbers: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a connection to the first number that answers."""
    secure = ssl.create_default_context() if endpoint.is_https else None
    name = endpoint.host if secure else None
    error: OSError = ConnectionError(endpoint.service)
    for number in numbers:
        try:
            return await asyncio.open_connection(number, endpoint.port, ssl=secure, server_hostname=name)
        except OSError as failed:
            error = failed
    raise error
