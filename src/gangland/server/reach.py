"""Where others find a server: by what its host says, or by the addresses of its machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

FAR: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Addresses on other networks: which of ours would be used to reach them is what others can reach us by."""


def is_local(host: str) -> bool:
    """Whether a host is known to its own machine alone."""
    try:
        return ipaddress.ip_address(host.strip("[]").partition("%")[0]).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def open_urls(host: str, port: int) -> list[str]:
    """What others can open of a server that listens at a host: nothing where that is this machine alone."""
    if is_local(host):
        return []
    try:
        return friends_urls(host, port)
    except ValueError:  # a name
        return [_url(host, port)]


def friends_urls(host: str, port: int, public_url: str = "") -> list[str]:
    """What others can open: where the host says guests find it, or else every address of this machine."""
    if public_url:
        return [public_url]
    at = ipaddress.ip_address(host)
    if not at.is_unspecified:
        return [_url(host, port)]
    families = (socket.AF_INET,) if at.version == 4 else (socket.AF_INET, socket.AF_INET6)
    return [_url(one, port) for one in own_addresses(families)]


def own_addresses(families: tuple[int, ...]) -> list[str]:
    """This machine's addresses on its networks; nothing is sent, the system only says which it would use."""
    found: list[str] = []
    for family, far in FAR:
        if family in families:
            with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(probe.getsockname()[0])
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
