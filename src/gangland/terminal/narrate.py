"""The story in words: facts that belong together make one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby, takewhile
from typing import Final

from gangland.content.message import Arg
from gangland.game.story import Fact
from gangland.terminal.sentences import STYLES, Doc, Line, Sentences

LISTS: Final = {
    "claim": "count",
    "guns": "count",
    "total": "total",
    "fist": "",
    "skipped": "",
}
"""Facts that are told of several gangs in one line, and the number told of each."""

ITEMS: Final = ("gained", "standing", "held")
OUTCOMES: Final = ("died", "recovered")
SHOTS: Final = ("hit", "wasted")


class Narrator(Sentences):
    """Tells facts at a table; what a reader may know has been sorted out before."""

    def lines(self, facts: Iterable[Fact]) -> list[Line]:
        """The story of some facts."""
        return [line for _, line in self.runs(facts) if line is not None]

    def runs(self, facts: Iterable[Fact]) -> Iterator[tuple[int, Line | None]]:
        """The story of some facts: each sentence, if one is made, and of how many facts."""
        docs: list[Doc] = [dict(fact.doc) for fact in facts]
        while docs:
            run = self._run(docs)
            yield len(run), self._tell(run)
            del docs[: len(run)]

    # which facts go together

    def _run(self, docs: list[Doc]) -> list[Doc]:
        """The first facts that make one sentence."""
        first = docs[0]
        event = first["event"]
        whole = {"gained": self._gains, "sold": self._sales, "rolled": self._rolls}
        if event in whole:
            return whole[event](docs)
        if event in LISTS or event in ITEMS:
            return _while(docs, lambda doc: doc["event"] == event)
        if event in SHOTS:
            return _while(docs, lambda doc: doc["event"] == event and _shot(doc) == _shot(first))
        if event == "traded":
            gains = _while(docs[1:], lambda doc: doc["event"] == "gained" and doc["seat"] == first["seat"])
            return [first, *gains]
        return docs[:1]

    def _sales(self, docs: list[Doc]) -> list[Doc]:
        """What all sold, the total, and the cash it brought, which was told with what they sold."""
        sold = _while(docs, lambda doc: doc["event"] == "sold")
        rest = docs[len(sold) :]
        sellers = [doc["seat"] for doc in sold if doc["count"]]
        if not rest or rest[0]["event"] != "price":
            return sold
        return [*sold, rest[0], *_while(rest[1 : len(sellers) + 1], lambda doc: doc["event"] == "gained")]

    def _rolls(self, docs: list[Doc]) -> list[Doc]:
        """Dice for one purpose; a die for somebody injured with what came of it."""
        first = docs[0]
        if first["purpose"] != "injured":
            return _while(docs, lambda doc: doc["event"] == "rolled" and doc["purpose"] == first["purpose"])
        follows = len(docs) > 1 and docs[1]["event"] in OUTCOMES and docs[1]["seat"] == first["seat"]
        return docs[: 2 if follows else 1]

    def _gains(self, docs: list[Doc]) -> list[Doc]:
        """Gains and losses in a row; what was paid just before a promotion is its price."""
        run = _while(docs, lambda doc: doc["event"] == "gained")
        after = docs[len(run)] if len(run) < len(docs) else {"event": ""}
        if after["event"] != "promoted":
            return run
        others = [index for index, doc in enumerate(run) if doc["seat"] != after["seat"]]
        return run[: others[-1] + 1] if others else [*run, after]

    # telling

    def _tell(self, run: list[Doc]) -> Line | None:
        event = run[0]["event"]
        if event in LISTS:
            items = [self._count(doc, LISTS[event]) for doc in run]
            return self._line(event, {"list": self.lex.listed(items), "n": len(items)})
        if event in ITEMS:
            return self._promoted(run) if run[-1]["event"] == "promoted" else self._items(event, run)
        whole = {"rolled": self._rolled, "sold": self._sold, "traded": self._traded}
        if event in whole:
            return whole[event](run)
        if event in SHOTS:
            return self._line(event, {**self.args(run[0]), "n": len(run)})
        return self._promoted(run) if event == "promoted" else self.sentence(run[0])

    def _line(self, event: str, args: Mapping[str, Arg], key: str = "") -> Line:
        return Line(self.lex.text(f"story-{key or event}", **args), STYLES.get(event, ""))

    def _name(self, doc: Doc) -> str:
        return self.lex.gang(self.t, doc["seat"])

    def _count(self, doc: Doc, field: str) -> str:
        return f"{self._name(doc)} {self.lex.words.number(doc[field])}" if field else self._name(doc)

    def _items(self, event: str, run: list[Doc]) -> Line | None:
        """A line with more than a number for each gang."""
        said = {"gained": self._changed, "standing": self._standing, "held": self._held}[event](run)
        return self._line(event, {"list": self.lex.text("list-dot").join(said)}) if said else None

    def _changed(self, run: list[Doc]) -> list[str]:
        groups = groupby((doc for doc in run if doc["amount"]), lambda doc: doc["seat"])
        return [self._item(self.lex.gang(self.t, seat), self._changes(docs)) for seat, docs in groups]

    def _standing(self, run: list[Doc]) -> list[str]:
        return [
            self.lex.text(
                "story-standing-item", gang=self._name(doc), n=doc["standing"], change=_signed(doc["change"])
            )
            for doc in run
            if doc["change"]
        ]

    def _held(self, run: list[Doc]) -> list[str]:
        return [
            self._item(self._name(doc), self.lex.amounts([doc["cash"], doc["guns"], doc["goods"]]))
            for doc in run
        ]

    def _item(self, gang: str, what: str) -> str:
        return self.lex.text("story-item", gang=gang, what=what)

    def _changes(self, docs: Iterable[Doc]) -> str:
        return self.lex.listed(self.lex.change(doc["asset"], doc["amount"]) for doc in docs)

    def _sold(self, run: list[Doc]) -> Line:
        """BLK-2: who sold how much, what each was paid for it, and the total."""
        items = [
            self.lex.text(
                "story-sold-item" if doc["count"] else "story-sold-none",
                gang=self._name(doc),
                n=doc["count"],
                price=self.lex.asset("cash", doc["price"]),
                cash=self.lex.asset("cash", doc["cash"]),
            )
            for doc in run
            if doc["event"] == "sold"
        ]
        line = self._line("sold", {"list": self.lex.text("list-dot").join(items)})
        told = [self.sentence(doc) for doc in run if doc["event"] == "price"]
        return Line(
            " ".join([line.text, *(one.text for one in told if one)]), STYLES["price"] if told else ""
        )

    def _rolled(self, run: list[Doc]) -> Line:
        first, last = run[0], run[-1]
        if first["purpose"] == "injured":
            key = "er" if last is first else f"er-{last['event']}"
            return self._line(
                "rolled", {**self.args(first), "crew": "" if last is first else self.crew(last)}, key
            )
        names = [
            self.lex.player(doc["seat"]) if doc["purpose"] == "gangs" else self._name(doc) for doc in run
        ]
        items = [f"{name} {doc['face']}" for name, doc in zip(names, run, strict=True)]
        return self._line("rolled", {"list": self.lex.listed(items)}, f"rolled-{first['purpose']}")

    def _traded(self, run: list[Doc]) -> Line | None:
        """A transaction with what it brought; a change of standing is told by itself."""
        if len(run) == 1:
            return None
        verb = self.lex.words.text(f"verb-{self.lex.transactions[run[0]['transaction']].verb}")
        return self._line(
            "traded", {"gang": self._name(run[0]), "verb": verb, "what": self._changes(run[1:])}
        )

    def _promoted(self, run: list[Doc]) -> Line:
        *price, doc = run
        who = self.lex.listed(self.men(doc)) if doc["men"] else ""
        line = self._line("promoted", {**self.args(doc), "who": who})
        if not price:
            return line
        return Line(self.lex.text("story-for-price", what=line.text, price=self._changes(price)), line.style)


def before_the_count(facts: Iterable[Fact]) -> list[Fact]:
    """The facts without the last count, which has a table of its own."""
    return [fact for fact in facts if fact.doc["event"] not in ("held", "ended")]


def _shot(doc: Doc) -> tuple[object, object]:
    """Who shot at whom; guns are allotted one by one, each in a version of its own."""
    return doc["seat"], doc["rival"]


def _while(docs: list[Doc], is_alike: Callable[[Doc], bool]) -> list[Doc]:
    return list(takewhile(is_alike, docs))


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "="
