"""The story of a finished game: what everybody had and did, for charts, and every die for checking."""

from __future__ import annotations

from gangland.engine.table import Table
from gangland.protocol.messages import Doc
from gangland.server.table.journal import Journal
from gangland.server.table.spectators import open_document

AVERAGE = 3.5


def story(journal: Journal, start: Journal) -> Doc:
    """Return the story; `start` is a journal of the same game before its first line, played through here."""
    series: list[Doc] = []
    rolls = []
    before: Doc = {}
    for number, line in enumerate(journal.game.lines, 1):
        if line.startswith("*: "):
            roll = start.croupier.copy().roll(start.game.notation, start.game.t)
            rolls.append({"version": number, "text": line.removeprefix("*: "), **roll._asdict()})
        start.replay(line, 0.0)
        here = _figures(start.game.t)
        if here != before:
            series.append({"version": number, "round": start.game.t.round, **here})
        before = here
    return {
        "document": open_document(start.game),
        "facts": start.every_fact(0),
        "series": series,
        "luck": luck(start),
        "seed": start.croupier.seed,
        "rolls": rolls,
    }


def _figures(t: Table) -> Doc:
    """Return what a chart shows, by seat."""
    seats = range(t.seats)
    return {
        "cash": list(t.cash),
        "guns": list(t.guns),
        "goods": list(t.goods),
        "standing": list(t.standing),
        "crew": [t.made_total(seat).bit_count() + t.rookie_total(seat) for seat in seats],
        "alive": [t.is_alive(seat) for seat in seats],
    }


def luck(journal: Journal) -> list[Doc]:
    """Return for each seat its fight dice, their sum, and what they would sum to on average."""
    faces: dict[int, list[int]] = {seat: [] for seat in range(journal.game.t.seats)}
    for fact in journal.game.facts:
        if fact.doc.get("event") == "rolled" and fact.doc.get("purpose") == "fight":
            faces[int(str(fact.doc["seat"]))].append(int(str(fact.doc["face"])))
    return [
        {"dice": len(rolled), "sum": sum(rolled), "expected": AVERAGE * len(rolled)}
        for rolled in faces.values()
    ]
