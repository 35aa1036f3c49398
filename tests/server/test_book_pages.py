"""The rulebook over HTTP: contents, what is found, and exercises of which nothing is kept."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from live import LiveServer, fetch
from rig import settings

from gangland.book.exercise import find


def test_the_book_is_read_searched_and_played(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        status, book = fetch(f"{server.url}/api/rules/wise-guys")
        assert status == 200
        assert [chapter["id"] for chapter in book["chapters"]][:3] == ["SET", "INF", "RND"]
        status, found = fetch(f"{server.url}/api/rules/mayhem/found?lang=it&words={quote('émergence')}")
        assert (status, found["hits"]) == (200, [])
        at = f"{server.url}/api/rules/mayhem/exercises/boost"
        status, now = fetch(at, {"moves": []})
        assert (status, now["done"], now["next"]) == (200, False, "exploit rusty-spoke")
        status, now = fetch(at, {"moves": find("mayhem", "boost").moves})
        assert (status, now["done"], now["document"]["seats"][0]["cash"]) == (200, True, 3)
        status, answer = fetch(f"{at}/ask", {"what": "places"})
        assert (status, answer["what"]) == (200, "places")
        assert not list(folder.glob("*.log"))


REFUSED: list[tuple[str, object, int, str]] = [
    ("chess", None, 404, "unknown-game"),
    ("mayhem/found?lang=de&words=x", None, 404, "unknown-lang"),
    ("mayhem/exercises/none", {"moves": []}, 404, "unknown-exercise"),
    ("mayhem/exercises/boost", {"moves": ["exploit gun-factory"]}, 422, "no-crew-there"),
    ("mayhem/exercises/boost", {"moves": ["sit"] * 41}, 422, "invalid"),
    ("mayhem/exercises/boost", {"moves": ["x" * 401]}, 422, "invalid"),
    ("mayhem/exercises/boost", {"moves": ["dance"]}, 422, "unknown-action"),
    ("mayhem/exercises/boost/ask", {"what": "advice"}, 422, "not-now"),
]


def test_what_is_not_there_or_cannot_be_done_is_refused(folder: Path) -> None:
    with LiveServer(settings(folder)) as server:
        for address, body, status, code in REFUSED:
            found, reason = fetch(f"{server.url}/api/rules/{address}", body)
            assert (found, reason["code"]) == (status, code), address
