"""One fact, one sentence: what a fact speaks of, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from gangland.content.message import Arg, Message, message
from gangland.content.records import Card
from gangland.engine.table import Table
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.pledges import is_gift, say_clause, say_terms

Doc = dict[str, Any]

QUIET: Final = "dim"
LOUD: Final = "bold"
ASIDE: Final = "italic"
STYLES: Final = {
    "round": "bold reverse",
    "sat": QUIET,
    "skipped": QUIET,
    "fist": QUIET,
    "claim": QUIET,
    **dict.fromkeys(("site-up", "card-up", "seen", "fight", "won", "drawn", "leader", "fell"), LOUD),
    **dict.fromkeys(("disbanded", "price", "bombed", "ended", "accepted"), LOUD),
    **dict.fromkeys(("offered", "declined", "withdrawn", "gone", "gift", "dealt", "said", "judged"), ASIDE),
}
GANGS: Final = {"seat": "gang", "rival": "rival", "by": "by"}
PLACES: Final = ("place", "from", "to")


class Line(NamedTuple):
    """A sentence, and how it looks."""

    text: str
    style: str = ""


class Sentences:
    """Says facts at a table, one by one."""

    def __init__(self, lexicon: Lexicon, t: Table) -> None:
        self.lex = lexicon
        self.t = t

    def sentence(self, doc: Doc) -> Line | None:
        """A fact in words; nothing where it goes without saying."""
        if self.is_idle(doc):
            return None
        return Line(self.lex.text(f"story-{self.key(doc)}", **self.args(doc)), STYLES.get(doc["event"], ""))

    def is_idle(self, doc: Doc) -> bool:
        """Whether nothing came of it: nobody recruited, no token moved, a rule that binds everybody alike."""
        event = doc["event"]
        if event == "affected":
            alive = {seat for seat in range(self.t.seats) if self.t.is_alive(seat)}
            return self.card(doc).kind == "hassle" and not alive - set(doc["seats"])
        return (event == "recruited" and not doc["rookies"]) or (event == "tokens" and not doc["change"])

    def key(self, doc: Doc) -> str:
        """Which of an event's sentences it takes."""
        event: str = doc["event"]
        other = {
            "exploited": "boosted" if doc.get("boost") else "",
            "fight": "fight-locked" if doc.get("locked") else "",
            "stole": "" if doc.get("amount") else "stole-nothing",
            "seen": "seen-by" if "seat" in doc else "",
            "tokens": "tokens-more" if doc.get("change", 0) > 0 else "tokens-less",
            "affected": "" if doc.get("seats") else "affected-nobody",
            "offered": "countered" if doc.get("counters") else "gift-offered" if is_gift(doc) else "",
            "said": "said-to" if doc.get("rivals") else "",
            "judged": f"judged-{doc.get('verdict')}",
        }
        return other.get(event) or event

    def args(self, doc: Doc) -> dict[str, Arg]:
        """What the sentence speaks of."""
        args: dict[str, Arg] = {name: value for name, value in doc.items() if isinstance(value, int)}
        args |= {said: self.lex.who(self.t, doc[key]) for key, said in GANGS.items() if key in doc}
        args |= {key: self.lex.place_named(doc[key]) for key in PLACES if doc.get(key)}
        if "made" in doc or "rookies" in doc:
            args["crew"] = self.crew(doc)
        return args | self.details(doc)

    def crew(self, doc: Doc) -> str:
        """The crew a fact is about."""
        if doc.get("men"):
            return self.lex.crew_named(self.men(doc), doc.get("rookies", 0))
        return self.lex.crew_counted(doc.get("made", 0), doc.get("rookies", 0))

    def men(self, doc: Doc) -> list[str]:
        """The names of the made men a fact is about."""
        return [self.lex.words.text(f"made-{man}") for man in doc["men"]]

    def card(self, doc: Doc) -> Card:
        """The card a fact is about."""
        return next(card for card in self.lex.pack.cards if card.id == doc["card"])

    def details(self, doc: Doc) -> dict[str, Arg]:
        """What only this kind of fact has."""
        says: dict[str, Callable[[Doc], dict[str, Arg]]] = {
            "gang": self._picked,
            "side": lambda one: {"side": self.lex.words.text(f"side-{one['side']}")},
            "site-up": lambda one: {"what": self._offers(one["tile"])},
            "card-up": self._card,
            "affected": lambda one: {
                "card": self.lex.card(self.card(one)),
                "gangs": self._gangs(one["seats"]),
            },
            "stole": lambda one: {"what": self.lex.asset(one["asset"], one["amount"])},
            "seen": self._seen,
            "ordered": self._order,
            "tokens": lambda one: {"n": abs(one["change"])},
            "offered": lambda one: {"terms": say_terms(self.lex, one), "rivals": self._gangs(one["rivals"])},
            "gift": lambda one: {"what": self.lex.amounts(one["give"])},
            "said": lambda one: {"text": one["text"], "rivals": self._gangs(one["rivals"])},
            "judged": lambda one: {"what": say_clause(self.lex, one["clause"])},
        }
        return says[doc["event"]](doc) if doc["event"] in says else {}

    def _gangs(self, seats: list[int]) -> Message:
        return self.lex.whom(self.t, seats)

    def _picked(self, doc: Doc) -> dict[str, Arg]:
        return {"player": self.lex.player(doc["seat"]), "gang": message(f"gang-{doc['gang']}")}

    def _offers(self, tile: str) -> str:
        number = [record.id for record in self.lex.tiles].index(tile)
        return self.lex.clauses(self.lex.offers(number))

    def _card(self, doc: Doc) -> dict[str, Arg]:
        card = self.card(doc)
        kind = self.lex.say(self.lex.explainer.card_kind(card))
        return {
            "kind": kind,
            "card": self.lex.card(card),
            "what": self.lex.clauses(self.lex.card_lines(card)),
        }

    def _seen(self, doc: Doc) -> dict[str, Arg]:
        held = [self.lex.asset(asset, doc[asset]) for asset in ("cash", "guns", "goods")]
        if self.lex.g.hidden_tokens:
            held.append(self.lex.text("count-of-orders", n=doc["orders"]))
        return {"what": self.lex.listed(held)}

    def _order(self, doc: Doc) -> dict[str, Arg]:
        return {"order": self.lex.gang_order(self.t, doc["seat"])}
