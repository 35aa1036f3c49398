"""The story of a finished game: what everybody had and did, for charts, and every die for checking."""

from __future__ import annotations

import msgspec

from gangland.engine.table import Table
from gangland.game.deals.talk import is_talk
from gangland.game.journal import EVERYBODY, Journal
from gangland.game.placing import decided, order
from gangland.lessons.dice import SET
from gangland.protocol.aftermath import Chronicle, Decision, Figures, Luck, Rolled
from gangland.protocol.document import Shown, Told

AVERAGE = 3.5


def story(journal: Journal, start: Journal) -> Chronicle:
    """Return the story; `start` is a journal of the same game before its first line, played through here."""
    series: list[Figures] = []
    rolls = []
    for number, line in enumerate(journal.game.lines, 1):
        if line.startswith("*: "):
            roll = start.croupier.copy().roll(start.game.notation, start.game.t)
            if roll.purpose != SET:
                rolls.append(Rolled(number, line.removeprefix("*: "), *roll, start.croupier.thrown))
        start.replay(line, 0.0)
        if number - 1 in start.undone:
            series = [one for one in series if one.version <= start.undone[number - 1]]
        here = _figures(start.game.t, number)
        if not series or msgspec.structs.replace(here, version=series[-1].version) != series[-1]:
            series.append(here)
    told = Told(EVERYBODY)
    shown = Shown(start.game)
    facts, lines = told.go_on(start, shown.telling)
    return Chronicle(
        document=shown.to(EVERYBODY),
        facts=facts,
        story=lines,
        series=series,
        luck=luck(start),
        seed=start.croupier.seed,
        rolls=rolls,
        order=order(start.game.t),
        decided=Decision(*decided(start.game.t, _is_named(start))),
    )


def _is_named(journal: Journal) -> bool:
    """END-2: return whether the leader named the winner, which is the last thing before the end.

    After it there is only talk.
    """
    answers = [not is_talk(line.partition(": ")[2]) for line in journal.game.lines]
    last = max((number for number, is_answer in enumerate(answers) if is_answer), default=0)
    facts = journal.game.facts[journal.firsts[last] : journal.firsts[last + 1]]
    return any(fact.doc["event"] == "named" for fact in facts)


def _figures(t: Table, version: int) -> Figures:
    """Return what a chart shows, by seat."""
    seats = range(t.seats)
    return Figures(
        version=version,
        round=t.round,
        cash=list(t.cash),
        guns=list(t.guns),
        goods=list(t.goods),
        standing=list(t.standing),
        crew=[t.made_total(seat).bit_count() + t.rookie_total(seat) for seat in seats],
        alive=[t.is_alive(seat) for seat in seats],
    )


def luck(journal: Journal) -> list[Luck]:
    """Return for each seat its fight dice, their sum, and what they would sum to on average."""
    faces: dict[int, list[int]] = {seat: [] for seat in range(journal.game.t.seats)}
    for fact in journal.game.facts:
        if fact.doc.get("event") == "rolled" and fact.doc.get("purpose") == "fight":
            faces[int(str(fact.doc["seat"]))].append(int(str(fact.doc["face"])))
    return [Luck(len(rolled), sum(rolled), AVERAGE * len(rolled)) for rolled in faces.values()]
