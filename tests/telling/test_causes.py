"""Whatever changes what is a seat's own is told to it, in full and with its cause, in every golden game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from annals import GAMES, Entry, open_game, script_of, take

from gangland.engine.table import ER, PLACES, Table
from gangland.game.game import Game
from gangland.game.notation import Notation
from gangland.game.undo import WORD as UNDO
from gangland.telling.forms import Line
from gangland.telling.names import Names
from gangland.telling.story import cause, origin, tell

Doc = dict[str, Any]
FILES = sorted(GAMES.glob("*.txt"))
POOL = "pool"
HOME = "clubhouse"
SICK = "er"
ASSETS = ("cash", "guns", "goods")
ACTS = ["moved", "exploited", "fight", "backup", "recruited", "promoted", "sat", "ordered"]
"""What one spends tokens for."""
PLAIN = frozenset(
    [
        *ACTS,
        "claim",
        "traded",
        "sold",
        "discarded",
        "accepted",
        "gift",
        "rolled",
        "starts",
        "clean-up",
        "ended",
    ]
)
"""Lines that are their own cause: what one did oneself, a deal, what is done to all alike."""


class Own:
    """What is a seat's own: assets, standing, tokens, whether it leads, and crew by place."""

    def __init__(self, notation: Notation, t: Table, seat: int) -> None:
        """Look at the table."""
        self.seat = seat
        self.is_alive = t.is_alive(seat)
        self.assets = {"cash": t.cash[seat], "guns": t.guns[seat], "goods": t.goods[seat]}
        self.standing = t.standing[seat]
        self.tokens = t.tokens[seat]
        self.leads = t.leader == seat
        self.crew: Counter[tuple[str, str]] = Counter()
        for place in range(PLACES):
            at = seat * PLACES + place
            if t.present[place] >> seat & 1:
                name = SICK if place == ER else notation.place(t, place)
                name = HOME if place < t.seats and place == seat else name
                self.crew += Counter(
                    {(name, "made"): t.made[at].bit_count(), (name, "rookies"): t.rookies[at]}
                )
        self.crew += Counter(
            {(POOL, "made"): t.pool_made[seat].bit_count(), (POOL, "rookies"): t.pool_rookies[seat]}
        )

    def shift(self, doc: Doc, start: str, end: str) -> None:
        """Crew goes from one place to another."""
        for kind in ("made", "rookies"):
            self.crew[start, kind] -= doc.get(kind, 0)
            self.crew[end, kind] += doc.get(kind, 0)

    def give(self, amounts: Sequence[int], sign: int) -> None:
        """Assets change hands."""
        for asset, amount in zip(ASSETS, amounts, strict=True):
            self.assets[asset] += sign * amount

    def hear(self, doc: Doc) -> None:
        """Let a fact have its effect."""
        event = doc["event"]
        if event == "leader":
            self.leads = doc["seat"] == self.seat
        elif event == "stole" and self.seat in (doc["seat"], doc["rival"]):
            self.assets[doc["asset"]] += doc["amount"] if doc["seat"] == self.seat else -doc["amount"]
        elif event in ("accepted", "gift") and self.seat in (doc["seat"], doc.get("by", doc.get("rival"))):
            maker = doc.get("by", doc["seat"]) == self.seat
            self.give(doc["give"], -1 if maker else 1)
            self.give(doc.get("want", (0, 0, 0)), 1 if maker else -1)
        elif doc.get("seat") == self.seat:
            self.hear_own(event, doc)

    def hear_own(self, event: str, doc: Doc) -> None:
        """Let a fact about this seat have its effect."""
        if event == "gained":
            self.assets[doc["asset"]] += doc["amount"]
        elif event == "sold":
            self.assets["goods"] -= doc["count"]
        elif event == "discarded":
            self.assets["guns"] -= doc["count"]
        elif event == "standing":
            self.standing = doc["standing"]
        elif event == "disbanded":
            self.tokens, self.crew = 0, Counter()
        elif event in ("moved", "backup"):
            self.shift(doc, doc["from"], doc["to"])
        elif event in WAYS:
            start, end = (doc["place"] if name == "" else name for name in WAYS[event])
            self.shift(doc, start, end)
        if event == "promoted":
            self.shift({"rookies": 1}, doc["place"], POOL)
            self.shift({"made": doc["made"]}, POOL, doc["place"])


WAYS = {
    "injured": ("", SICK),
    "home": ("", HOME),
    "fell": ("", POOL),
    "died": (SICK, POOL),
    "recovered": (SICK, HOME),
    "recruited": (POOL, HOME),
    "starts": (POOL, HOME),
}
"""Where crew goes from and to; nothing stands for the place of the fact."""


def differing(told: Own, real: Own, facts: list[Doc]) -> list[str]:
    """What is otherwise than the facts told."""
    names = ("assets", "standing", "leads") if real.is_alive else ("leads",)
    found = [name for name in names if getattr(told, name) != getattr(real, name)]
    if +told.crew != +real.crew:
        found.append("crew")
    events = [doc["event"] for doc in facts if doc.get("seat") == told.seat]
    events += [doc["event"] for doc in facts if doc["event"] in ("ended", "held")]
    reasons = ["claim", "tokens", "disbanded", "ended", "held", *ACTS]
    if told.tokens != real.tokens and not set(events) & set(reasons):
        found.append("tokens")
    return found


def is_change(doc: Doc, seat: int) -> bool:
    """Whether a fact changes what is this seat's own."""
    if doc["event"] in ("gained", "tokens", "standing"):
        return doc["seat"] == seat and bool(doc.get("amount", doc.get("change")))
    if doc["event"] == "stole":
        return seat in (doc["seat"], doc["rival"]) and bool(doc["amount"])
    return doc["event"] in WAYS and doc["seat"] == seat and bool(doc.get("made", 0) + doc["rookies"])


def line_of(lines: list[Line], at: int) -> Line | None:
    """The line that tells a fact; versions are the facts' own numbers."""
    return next((line for line in lines if line.first <= at <= line.version), None)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_change_of_ones_own_is_told_with_its_cause(path: Path) -> None:
    script = script_of(path.read_text("utf-8"))
    game = open_game(script)
    last: list[Own] = []
    for entry in script.entries:
        if not entry.is_tried:
            last = hold_one_step(game, entry, last)
    for seat in range(game.t.seats):
        facts = [dict(fact.doc) for fact in game.told(seat)]
        lines = tell(Names(game), game.view(seat), facts, range(len(facts)))
        for at, doc in enumerate(facts):
            if is_change(doc, seat):
                line = line_of(lines, at)
                assert line is not None, (at, doc)
                assert line.message.id == "story-because" or line.event in PLAIN, (at, doc, line.message)


def hold_one_step(game: Game, entry: Entry, last: list[Own]) -> list[Own]:
    """Take a step, and hold what became of everybody to what each was told; return how it was before.

    To hear that the last step is taken back is to hear that all is as it was before that: `last`.
    """
    is_laid = game.t.round > 0
    before = [Own(game.notation, game.t, seat) for seat in range(game.t.seats)]
    since = len(game.facts)
    take(game, entry)
    if not is_laid:
        return before
    for seat, own in enumerate(last if entry.text == UNDO else deepcopy(before)):
        facts = [dict(fact.doc) for fact in game.facts[since:] if fact.is_for(seat)]
        for doc in facts:
            own.hear(doc)
        left = differing(own, Own(game.notation, game.t, seat), facts)
        assert left == [], f"{game.lines[-1]}, seat {seat}: {facts}"
    return before


def test_a_cause_is_found_for_every_change() -> None:
    """No change is told with the cause of something long past: every one has an opener of its own."""
    for path in FILES[::6]:
        script = script_of(path.read_text("utf-8"))
        game = open_game(script)
        for entry in script.entries:
            if not entry.is_tried:
                take(game, entry)
        facts = [dict(fact.doc) for fact in game.told(-1)]
        for at, doc in enumerate(facts):
            if doc["event"] in ("standing", "caught", "fell", "leader"):
                why, _ = cause(Names(game), game.view(-1), origin(facts, at))
                assert why is not None, (path.name, at, doc)
