"""The page for who comes by a name the server does not go by: in words, with what to do about it."""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response

from gangland.words import LANGS, Words

MISDIRECTED = 421
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")


def wrong_host_page(headers: Headers) -> Response:
    """Return the page, in the best language the browser asks for; nothing of the server is on it."""
    words = Words(preferred(headers.get("accept-language", "")))
    name = _name(headers.get("host", ""))
    about = words.text("wrong-host-about", host=name or "?")
    said = [about, words.text("wrong-host-guest"), words.text("wrong-host-own")]
    told = "".join(f"<p>{escape(text)}</p>" for text in said)
    shown = name or "NAME"
    title = escape(words.text("wrong-host-title"))
    page = (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"></head>'
        f"<body><h1>{title}</h1>{told}"
        f"<pre>gangland serve --name {escape(shown)}</pre>"
        f"<pre>names = [&quot;{escape(shown)}&quot;]</pre></body></html>"
    )
    headers_ = {"cache-control": "no-store", "vary": "accept-language"}
    return Response(page, MISDIRECTED, media_type="text/html; charset=utf-8", headers=headers_)


def preferred(accepted: str) -> str:
    """Return the language of ours a browser likes best, English where it names none."""
    liked: list[tuple[float, str]] = []
    for part in accepted.lower().split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.strip().partition("-")[0]
        if lang in LANGS and re.fullmatch(r"|0|1|[01]\.\d{0,3}", weight.strip()):
            liked.append((float(weight or 1), lang))
    best = max(liked, key=lambda one: one[0], default=(0.0, ""))
    return best[1] if best[0] > 0 else LANGS[0]


def _name(host: str) -> str:
    """Return the name of a Host header, empty where it could not be anybody's."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return name if NAME.fullmatch(name) else ""
