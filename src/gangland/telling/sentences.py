"""What facts say: a message for some that belong together, and what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from gangland.content.message import Arg, Message, listed, message
from gangland.engine.table import Table
from gangland.telling.deals import because, clause, is_gift, terms
from gangland.telling.names import ASSETS, Names, signed

Doc = Mapping[str, Any]

LISTS: Final = {"claim": "count", "guns": "count", "discarded": "count", "fist": "", "skipped": ""}
"""Facts that are told of several gangs in one line, and the number told of each."""
GANGS: Final = {"seat": "gang", "rival": "rival", "by": "by"}
PLACES: Final = ("place", "from", "to")
NUMBERS: Final = ("round", "rounds", "face", "offer", "counters", "total", "price")


class Sentences:
    """Says facts at a table; `alive` are the seats that were in the game then."""

    def __init__(self, names: Names, t: Table, alive: frozenset[int]) -> None:
        self.names = names
        self.t = t
        self.alive = alive

    def told(self, run: Sequence[Doc]) -> Message | None:
        """What a run of facts says; nothing where it goes without saying."""
        event = run[0]["event"]
        if run[-1]["event"] == "promoted":
            return self._promoted(run)
        if event == "standing" and run[-1]["event"] == "fell":
            return Message("story-fell-to", {**self._args(run[-1]), "n": run[0]["standing"]})
        if event in LISTS:
            items = [self._count(doc, LISTS[event]) for doc in run]
            return message(f"story-{event}", list=listed(items), n=len(items))
        if event in ("hit", "wasted"):
            return Message(f"story-{event}", {**self._args(run[0]), "n": len(run)})
        whole: dict[str, Callable[[Sequence[Doc]], Message | None]] = {
            "gained": self._gained,
            "standing": self._standing,
            "held": self._held,
            "rolled": self._rolled,
            "sold": self._sold,
            "traded": self._traded,
            "lined-up": self._lined_up,
            "total": self._totals,
        }
        return whole[event](run) if event in whole else self._sentence(run[0])

    # several facts

    def _gang(self, doc: Doc) -> Message:
        return self.names.gang(self.t, doc["seat"])

    def _count(self, doc: Doc, field: str) -> Message:
        gang = self._gang(doc)
        return message("story-item", gang=gang, what=doc[field]) if field else gang

    def _items(self, event: str, items: list[Message]) -> Message | None:
        return message(f"story-{event}", list=listed(items, "dot")) if items else None

    def _gained(self, run: Sequence[Doc]) -> Message | None:
        groups = groupby((doc for doc in run if doc["amount"]), lambda doc: doc["seat"])
        items = [
            message("story-item", gang=self.names.gang(self.t, seat), what=self._changes(docs))
            for seat, docs in groups
        ]
        return self._items("gained", items)

    def _changes(self, docs: Iterable[Doc]) -> Message:
        return listed(self.names.change(doc["asset"], doc["amount"]) for doc in docs)

    def _standing(self, run: Sequence[Doc]) -> Message | None:
        items = [
            message(
                "story-standing-item",
                gang=self._gang(doc),
                n=doc["standing"],
                change=signed(doc["change"], abs(doc["change"])),
            )
            for doc in run
            if doc["change"]
        ]
        return self._items("standing", items)

    def _held(self, run: Sequence[Doc]) -> Message | None:
        items = [
            message(
                "story-item",
                gang=self._gang(doc),
                what=self.names.amounts([doc["cash"], doc["guns"], doc["goods"]]),
            )
            for doc in run
        ]
        return self._items("held", items)

    def _sold(self, run: Sequence[Doc]) -> Message | None:
        """BLK-2: who sold how much, what each was paid for it, and the total."""
        items = [
            message(
                "story-sold-item" if doc["count"] else "story-sold-none",
                gang=self._gang(doc),
                n=doc["count"],
                price=self.names.asset("cash", doc["price"]),
                cash=self.names.asset("cash", doc["cash"]),
            )
            for doc in run
            if doc["event"] == "sold"
        ]
        sold = message("story-sold", list=listed(items, "dot"))
        total = [self._sentence(doc) for doc in run if doc["event"] == "price"]
        return listed([sold, *filter(None, total)], "space") if total else sold

    def _lined_up(self, run: Sequence[Doc]) -> Message | None:
        """FGT-4: who stands in a fight, and what they add."""
        items = [
            message("story-lined-up-item", gang=self._gang(doc), crew=self._crew(doc), n=doc["strength"])
            for doc in run
        ]
        return self._items("lined-up", items)

    def _totals(self, run: Sequence[Doc]) -> Message | None:
        """FGT-4: totals, part by part."""
        return self._items("total", [self._total(doc) for doc in run])

    def _total(self, doc: Doc) -> Message:
        die = doc["total"] - doc["crew"] - doc["guns"] - doc["extra"]
        parts = [("crew", doc["crew"]), ("guns", doc["guns"]), ("extra", doc["extra"]), ("die", die)]
        said = [message(f"sum-{part}", n=n) for part, n in parts if n or part == "die"]
        return message("story-sum", gang=self._gang(doc), parts=listed(said, "plus"), total=doc["total"])

    def _rolled(self, run: Sequence[Doc]) -> Message | None:
        """Dice in a row; CLN: a die for somebody injured with what came of it."""
        first, last = run[0], run[-1]
        purpose = first["purpose"]
        if purpose == "injured" and last is first:
            return Message("story-er", self._args(first))
        if purpose == "injured":
            return Message(f"story-er-{last['event']}", {**self._args(first), "crew": self._crew(last)})
        rows: list[dict[int, Message]] = [{}]
        for doc in run:
            if doc["seat"] in rows[-1]:
                rows.append({})  # SET-6, END-2: those tied roll again
            name = self.names.person(doc["seat"]) if purpose == "gangs" else self._gang(doc)
            rows[-1][doc["seat"]] = message("story-item", gang=name, what=doc["face"])
        said = [listed(row.values()) for row in rows]
        return message(f"story-rolled-{purpose}", list=listed(said, "semicolon"))

    def _traded(self, run: Sequence[Doc]) -> Message | None:
        """A transaction with what it brought; a change of standing is told by itself."""
        if len(run) == 1:
            return None
        verb = message(f"verb-{self.names.transactions[run[0]['transaction']].verb}")
        return message("story-traded", gang=self._gang(run[0]), verb=verb, what=self._changes(run[1:]))

    def _promoted(self, run: Sequence[Doc]) -> Message:
        """PRM-1: who was promoted, and for how much."""
        *price, doc = run
        who = listed(message(f"made-{man}") for man in doc["men"])
        said = Message("story-promoted", {**self._args(doc), "who": who})
        return message("story-for-price", what=said, price=self._changes(price)) if price else said

    # one fact

    def _sentence(self, doc: Doc) -> Message | None:
        return None if self._is_idle(doc) else Message(f"story-{_key(doc)}", self._args(doc))

    def _is_idle(self, doc: Doc) -> bool:
        """Whether nothing came of it: nobody recruited, no token moved, a rule that binds everybody alike."""
        event = doc["event"]
        if event == "affected":
            return self.names.card_of(doc["card"]).kind == "hassle" and not self.alive - set(doc["seats"])
        return (event == "recruited" and not doc["rookies"]) or (event == "tokens" and not doc["change"])

    def _args(self, doc: Doc) -> dict[str, Arg]:
        """What a sentence speaks of."""
        args: dict[str, Arg] = {name: doc[name] for name in NUMBERS if name in doc}
        args |= {said: self.names.gang(self.t, doc[key]) for key, said in GANGS.items() if key in doc}
        args |= {key: self.names.place_named(doc[key]) for key in PLACES if doc.get(key)}
        if "made" in doc or "rookies" in doc:
            args["crew"] = self._crew(doc)
        return args | self._details(doc)

    def _crew(self, doc: Doc) -> Message:
        """The crew a fact is about."""
        if doc.get("men"):
            return self.names.crew_named(doc["men"], doc.get("rookies", 0))
        return self.names.crew_counted(doc.get("made", 0), doc.get("rookies", 0))

    def _details(self, doc: Doc) -> dict[str, Arg]:
        """What only this kind of fact has."""
        names = self.names
        says: dict[str, Callable[[], dict[str, Arg]]] = {
            "gang": lambda: {"player": names.player(doc["seat"]), "gang": message(f"gang-{doc['gang']}")},
            "side": lambda: {"side": message(f"side-{doc['side']}")},
            "site-up": lambda: {"place": names.place_named(doc["tile"]), "what": names.offers(doc["tile"])},
            "card-up": lambda: self._card(doc["card"]),
            "affected": lambda: {
                "card": message(f"card-{doc['card']}"),
                "gangs": names.gangs(self.t, doc["seats"]),
            },
            "stole": lambda: {"what": names.asset(doc["asset"], doc["amount"])},
            "seen": lambda: {"what": self._seen(doc)},
            "caught": lambda: {"n": doc["standing"], "change": abs(doc["change"]), "to": _reached(doc)},
            "ordered": lambda: {"order": names.gang_order(self.t, doc["seat"])},
            "tokens": lambda: {"n": abs(doc["change"])},
            "offered": lambda: {"terms": terms(names, doc), "rivals": names.gangs(self.t, doc["rivals"])},
            "gift": lambda: {"what": names.amounts(doc["give"])},
            "declined": lambda: {"why": because(doc["because"])} if doc.get("because") else {},
            "said": lambda: {"text": _spoken(doc), "rivals": names.gangs(self.t, doc["rivals"])},
            "judged": lambda: {"what": clause(names, doc["clause"])},
        }
        return says[doc["event"]]() if doc["event"] in says else {}

    def _card(self, card_id: str) -> dict[str, Arg]:
        card = self.names.card_of(card_id)
        return {
            "kind": self.names.explainer.card_kind(card),
            "card": self.names.card(card),
            "what": self.names.card_does(card),
        }

    def _seen(self, doc: Doc) -> Message:
        """INF-1: what is behind a blind; OPT-3: where tokens are, they too."""
        held = [self.names.asset(asset, doc[asset]) for asset in ASSETS[:3]]
        tokens = [message("count-of-orders", n=doc["orders"])] if self.names.g.hidden_tokens else []
        return listed([*held, *tokens])


def _spoken(doc: Doc) -> Arg:
    """What somebody said: their own words, or a phrase for everybody's language."""
    return message(f"phrase-{doc['phrase']}") if doc.get("phrase") else str(doc["text"])


def _reached(doc: Doc) -> int:
    """STD-1, STD-2: the standing that was too much, or too little."""
    return int(doc["standing"] + doc["change"])


def _key(doc: Doc) -> str:
    """Which of an event's sentences a fact takes."""
    event: str = doc["event"]
    other = {
        "exploited": "boosted" if doc.get("boost") else "",
        "fight": "fight-locked" if doc.get("locked") else "",
        "stole": "" if doc.get("amount") else "stole-nothing",
        "seen": "seen-by" if "seat" in doc else "",
        "tokens": "tokens-more" if doc.get("change", 0) > 0 else "tokens-less",
        "affected": "" if doc.get("seats") else "affected-nobody",
        "offered": "countered" if doc.get("counters") else "gift-offered" if is_gift(doc) else "",
        "declined": "declined-why" if doc.get("because") else "",
        "said": "said-to" if doc.get("rivals") else "",
        "judged": f"judged-{doc.get('verdict')}",
    }
    return other.get(event) or event
