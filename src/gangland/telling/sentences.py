"""What facts say: a message for some that belong together, and what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from gangland.content.message import Arg, Message, listed, message
from gangland.engine.table import Table
from gangland.telling.deals import because, clause, is_gift, phrase, terms, tip
from gangland.telling.names import ASSETS, Names, signed

Doc = Mapping[str, Any]

LISTS: Final = {"claim": "count", "guns": "count", "discarded": "count", "fist": "", "skipped": ""}
"""Facts that are told of several gangs in one line, and the number told of each."""
GANGS: Final = {"seat": "gang", "rival": "rival", "by": "by"}
PLACES: Final = ("place", "from", "to")
NUMBERS: Final = ("round", "rounds", "face", "offer", "counters", "total", "price")


@dataclass(frozen=True)
class Sentences:
    """Says facts at a table; `alive` are the seats that were in the game then."""

    names: Names
    t: Table
    alive: frozenset[int]

    def told(self, run: Sequence[Doc]) -> Message | None:
        """What a run of facts says; nothing where it goes without saying."""
        event = run[0]["event"]
        if run[-1]["event"] == "promoted":
            return _promoted(self, run)
        if event in RUNS:
            return RUNS[event](self, run)
        if event in IDLE and IDLE[event](self, run[0]):
            return None
        key = VARIANTS[event](run[0]) if event in VARIANTS else event
        return Message(f"story-{key}", self.args(run[0]))

    def args(self, doc: Doc) -> dict[str, Arg]:
        """What a sentence speaks of."""
        event = doc["event"]
        args: dict[str, Arg] = {name: doc[name] for name in NUMBERS if name in doc}
        args |= {said: self.names.gang(self.t, doc[key]) for key, said in GANGS.items() if key in doc}
        args |= {key: self.names.place_named(doc[key]) for key in PLACES if doc.get(key)}
        if "made" in doc or "rookies" in doc:
            args["crew"] = self.names.crew(doc.get("men") or (), doc.get("made", 0), doc.get("rookies", 0))
        return args | DETAILS[event](self, doc) if event in DETAILS else args

    def gang(self, doc: Doc) -> Message:
        """The gang a fact is about."""
        return self.names.gang(self.t, doc["seat"])

    def changes(self, docs: Iterable[Doc]) -> Message:
        """What was gained and lost."""
        return listed(self.names.change(doc["asset"], doc["amount"]) for doc in docs)


# several facts


def _counted(say: Sentences, run: Sequence[Doc]) -> Message:
    """Gangs in a row, each with a number where there is one to tell."""
    event, field = run[0]["event"], LISTS[run[0]["event"]]
    items = [
        message("story-item", gang=say.gang(doc), what=doc[field]) if field else say.gang(doc) for doc in run
    ]
    return message(f"story-{event}", list=listed(items), n=len(items))


def _promoted(say: Sentences, run: Sequence[Doc]) -> Message:
    """PRM-1: who was promoted, and for how much."""
    *price, doc = run
    who = listed(message(f"made-{man}") for man in doc["men"])
    said = Message("story-promoted", {**say.args(doc), "who": who})
    return message("story-for-price", what=said, price=say.changes(price)) if price else said


def _gained(say: Sentences, run: Sequence[Doc]) -> Message | None:
    groups = groupby((doc for doc in run if doc["amount"]), lambda doc: doc["seat"])
    items = [
        message("story-item", gang=say.names.gang(say.t, seat), what=say.changes(docs))
        for seat, docs in groups
    ]
    return message("story-gained", list=listed(items, "dot")) if items else None


def _sold(say: Sentences, run: Sequence[Doc]) -> Message:
    """BLK-2: who sold how much, what each was paid for it, and the total."""
    items = [
        message(
            "story-sold-item" if doc["count"] else "story-sold-none",
            gang=say.gang(doc),
            n=doc["count"],
            price=say.names.asset("cash", doc["price"]),
            cash=say.names.asset("cash", doc["cash"]),
        )
        for doc in run
        if doc["event"] == "sold"
    ]
    sold = message("story-sold", list=listed(items, "dot"))
    total = [Message("story-price", say.args(doc)) for doc in run if doc["event"] == "price"]
    return listed([sold, *total], "space") if total else sold


def _rolled(say: Sentences, run: Sequence[Doc]) -> Message:
    """Dice in a row; CLN: a die for somebody injured with what came of it."""
    first, last = run[0], run[-1]
    purpose = first["purpose"]
    if purpose == "injured" and last is first:
        return Message("story-er", say.args(first))
    if purpose == "injured":
        return Message(f"story-er-{last['event']}", {**say.args(first), "crew": say.args(last)["crew"]})
    rows: list[dict[int, Message]] = [{}]
    for doc in run:
        if doc["seat"] in rows[-1]:
            rows.append({})  # SET-6, END-2: those tied roll again
        name = say.names.person(doc["seat"]) if purpose == "gangs" else say.gang(doc)
        rows[-1][doc["seat"]] = message("story-item", gang=name, what=doc["face"])
    said = [listed(row.values()) for row in rows]
    return message(f"story-rolled-{purpose}", list=listed(said, "semicolon"))


def _traded(say: Sentences, run: Sequence[Doc]) -> Message | None:
    """A transaction with what it brought; a change of standing is told by itself."""
    if len(run) == 1:
        return None
    verb = message(f"verb-{say.names.transactions[run[0]['transaction']].verb}")
    return message("story-traded", gang=say.gang(run[0]), verb=verb, what=say.changes(run[1:]))


def _total(say: Sentences, doc: Doc) -> Message:
    """FGT-4: a total, part by part."""
    die = doc["total"] - doc["crew"] - doc["guns"] - doc["extra"]
    parts = [("crew", doc["crew"]), ("guns", doc["guns"]), ("extra", doc["extra"]), ("die", die)]
    said = [message(f"sum-{part}", n=n) for part, n in parts if n or part == "die"]
    return message("story-sum", gang=say.gang(doc), parts=listed(said, "plus"), total=doc["total"])


ITEMS: Final[dict[str, Callable[[Sentences, Doc], Message]]] = {
    "standing": lambda say, doc: message(
        "story-standing-item",
        gang=say.gang(doc),
        n=doc["standing"],
        change=signed(doc["change"], abs(doc["change"])),
    ),
    "held": lambda say, doc: message(
        "story-item",
        gang=say.gang(doc),
        what=say.names.amounts([doc["cash"], doc["guns"], doc["goods"]]),
    ),
    "lined-up": lambda say, doc: message(
        "story-lined-up-item", gang=say.gang(doc), crew=say.args(doc)["crew"], n=doc["strength"]
    ),
    "total": _total,
}
"""Facts that are told gang by gang, and what is said of each."""


def _items(say: Sentences, run: Sequence[Doc]) -> Message | None:
    """Facts gang by gang; a change that was none is left out, a fall tells the standing it sets back."""
    event = run[0]["event"]
    if run[-1]["event"] == "fell":
        return Message("story-fell-to", {**say.args(run[-1]), "n": run[0]["standing"]})
    items = [ITEMS[event](say, doc) for doc in run if doc.get("change", 1)]
    return message(f"story-{event}", list=listed(items, "dot")) if items else None


RUNS: Final[dict[str, Callable[[Sentences, Sequence[Doc]], Message | None]]] = {
    **dict.fromkeys(LISTS, _counted),
    **dict.fromkeys(ITEMS, _items),
    **dict.fromkeys(
        ("hit", "wasted"),
        lambda say, run: Message(f"story-{run[0]['event']}", {**say.args(run[0]), "n": len(run)}),
    ),
    "gained": _gained,
    "rolled": _rolled,
    "sold": _sold,
    "traded": _traded,
}
"""What several facts that belong together say."""

# one fact

IDLE: Final[dict[str, Callable[[Sentences, Doc], bool]]] = {
    "recruited": lambda _, doc: not doc["rookies"],
    "tokens": lambda _, doc: not doc["change"],
    "thrown": lambda *_: True,
    "affected": lambda say, doc: (
        say.names.card_of(doc["card"]).kind == "hassle" and not say.alive - set(doc["seats"])
    ),
}
"""Whether nothing came of it: nobody recruited, no token moved, a rule that binds everybody alike.

That dice were thrown is told by the dice.
"""

VARIANTS: Final[dict[str, Callable[[Doc], str]]] = {
    "exploited": lambda doc: "boosted" if doc.get("boost") else "exploited",
    "fight": lambda doc: "fight-locked" if doc.get("locked") else "fight",
    "stole": lambda doc: "stole" if doc.get("amount") else "stole-nothing",
    "seen": lambda doc: "seen-by" if "seat" in doc else "seen",
    "tokens": lambda doc: "tokens-more" if doc["change"] > 0 else "tokens-less",
    "affected": lambda doc: "affected" if doc.get("seats") else "affected-nobody",
    "offered": lambda doc: (
        "countered" if doc.get("counters") else "gift-offered" if is_gift(doc) else "offered"
    ),
    "declined": lambda doc: "declined-why" if doc.get("because") else "declined",
    "said": lambda doc: "said-to" if doc.get("rivals") else "said",
    "judged": lambda doc: f"judged-{doc['verdict']}",
}
"""Which of an event's sentences a fact takes, where it has several."""


def _card(say: Sentences, doc: Doc) -> dict[str, Arg]:
    card = say.names.card_of(doc["card"])
    return {
        "kind": say.names.explainer.card_kind(card),
        "card": say.names.card(card),
        "what": say.names.card_does(card),
    }


def _seen(say: Sentences, doc: Doc) -> Message:
    """INF-1: what is behind a blind; OPT-3: where tokens are, they too."""
    held = [say.names.asset(asset, doc[asset]) for asset in ASSETS[:3]]
    tokens = [message("count-of-orders", n=doc["orders"])] if say.names.g.hidden_tokens else []
    return listed([*held, *tokens])


def _words(say: Sentences, doc: Doc) -> Arg:
    """What somebody said: a tip, a phrase, or words of their own."""
    if "about" in doc:
        return tip(say.names, say.t, doc["about"], doc["held"])
    return phrase(str(doc["phrase"])) if doc.get("phrase") else str(doc["text"])


DETAILS: Final[dict[str, Callable[[Sentences, Doc], dict[str, Arg]]]] = {
    "gang": lambda say, doc: {
        "player": say.names.player(doc["seat"]),
        "gang": message(f"gang-{doc['gang']}"),
    },
    "side": lambda _, doc: {"side": message(f"side-{doc['side']}")},
    "site-up": lambda say, doc: {
        "place": say.names.place_named(doc["tile"]),
        "what": say.names.offers(doc["tile"]),
    },
    "card-up": _card,
    "affected": lambda say, doc: {
        "card": message(f"card-{doc['card']}"),
        "gangs": say.names.gangs(say.t, doc["seats"]),
    },
    "stole": lambda say, doc: {"what": say.names.asset(doc["asset"], doc["amount"])},
    "seen": lambda say, doc: {"what": _seen(say, doc)},
    "caught": lambda _, doc: {
        "n": doc["standing"],
        "change": abs(doc["change"]),
        "to": doc["standing"] + doc["change"],  # STD-1, STD-2: what was too much, or too little
    },
    "ordered": lambda say, doc: {"order": say.names.gang_order(say.t, doc["seat"])},
    "tokens": lambda _, doc: {"n": abs(doc["change"])},
    "offered": lambda say, doc: {
        "terms": terms(say.names, doc),
        "rivals": say.names.gangs(say.t, doc["rivals"]),
    },
    "gift": lambda say, doc: {"what": say.names.amounts(doc["give"])},
    "declined": lambda _, doc: {"why": because(doc["because"])} if doc.get("because") else {},
    "said": lambda say, doc: {
        "text": _words(say, doc),
        "rivals": say.names.gangs(say.t, doc["rivals"]),
    },
    "judged": lambda say, doc: {"what": clause(say.names, doc["clause"])},
}
"""What only this kind of fact speaks of."""
