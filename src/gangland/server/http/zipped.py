"""gzip, for what is the same for everybody: files of the client, words, cards.

The length of a compressed answer gives away what is in it: where a secret stands beside something a stranger
can choose, it can be guessed letter by letter (BREACH). So an answer is compressed only if it is made here;
keys, sessions, lobbies, logs and stories are not.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

SMALLEST = 1000
"""Bytes below which there is nothing to gain."""

KEPT = 64
NEVER = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def public_response(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """Return what anybody may read, compressed for those who can take it so."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(body) >= SMALLEST and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(_zipped(body), media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Return whether gzip is among the encodings a client takes."""
    for one in accepted.lower().split(","):
        coding, _, weight = one.partition(";")
        if coding.strip() == "gzip":
            return weight.strip() not in NEVER
    return False


@lru_cache(KEPT)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
