"""Hostile messages: unknown, malformed, oversized, out of turn, replayed, stale, for another seat."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from gangland.game.notation import WORDS
from gangland.protocol.messages import LARGEST

Doc = dict[str, Any]
JUNK = ["", "\x00", "💥", "é" * 40, "-1", "1e309", "9" * 30, "../../etc/passwd", "<script>alert(1)</script>"]
JUNK += ["'; DROP TABLE lines; --", "${7*7}", "%s%n", "\u202e", "'", '"', "\\", "seat1", "clubhouse", "*"]
KINDS = [
    "hello",
    "act",
    "deal",
    "undo",
    "ask",
    "entropy",
    "vote",
    "ping",
    "sudo",
    "welcome",
    "update",
    "",
    "ACT",
]
FIELDS = ["id", "version", "action", "text", "key", "since", "what", "place", "hex", "seat", "yes", "lang"]
CHANCE = ["roll 6", "draw gun-factory", "market 1", "guns 1", "yes", "no", "enough"]


class Attacker:
    """Makes hostile messages; `replies` are messages that were taken before, `keys` those of others."""

    def __init__(self, seed: int, taken: list[str], gangs: list[str]) -> None:
        self.chooser = random.Random(seed)
        self.taken = taken
        self.gangs = gangs
        self.count = 0
        self.makers: list[Callable[[], str | bytes]] = [
            self.garbage,
            self.broken,
            self.unknown,
            self.invalid,
            self.wrong_types,
            self.out_of_turn,
            self.stale,
            self.nonsense,
            self.bad_deal,
            self.bad_undo,
            self.bad_key,
            self.bad_vote,
            self.bad_question,
            self.replayed,
        ]

    def message(self) -> str | bytes:
        """Any hostile message."""
        if self.chooser.random() < 0.002:
            return self.oversized()
        return self.chooser.choice(self.makers)()

    def next_id(self) -> str:
        """An id of its own for every message."""
        self.count += 1
        return f"h{self.count}"

    def junk(self) -> str:
        """Some text."""
        return self.chooser.choice(JUNK)

    def value(self) -> object:
        """Some value."""
        return self.chooser.choice(
            [None, True, -1, 0, 1 << 70, 0.5, "", self.junk(), [], [self.junk()], {}, {"type": "act"}]
        )

    # not even messages

    def garbage(self) -> bytes:
        """Bytes."""
        return self.chooser.randbytes(self.chooser.randrange(200))

    def broken(self) -> str:
        """JSON that was cut off, doubled or nested without end."""
        text = json.dumps({"type": "act", "id": self.next_id(), "version": 1, "action": "sit"})
        cut = self.chooser.randrange(1, len(text))
        return self.chooser.choice([text[:cut], text + text, "[" * cut * 100, '{"type":' * cut, text[cut:]])

    def oversized(self) -> str:
        """More than anybody has to say."""
        return json.dumps({"type": "deal", "id": "big", "version": 0, "text": "x" * LARGEST})

    def unknown(self) -> str:
        """Types there are not."""
        return json.dumps({"type": self.junk() + "!", "id": self.next_id()})

    def invalid(self) -> str:
        """Known types with any fields."""
        fields = {name: self.value() for name in self.chooser.sample(FIELDS, self.chooser.randrange(1, 8))}
        return json.dumps({"type": self.chooser.choice(KINDS), **fields, "extra": 1})

    def wrong_types(self) -> str:
        """The right fields with the wrong values."""
        return json.dumps({"type": "act", "id": self.value(), "version": self.value(), "action": []})

    # messages that must have no effect

    def out_of_turn(self) -> str:
        """What chance or somebody else might do."""
        action = self.chooser.choice(
            ["roll 6", "draw gun-factory", "market 1", "guns 1", "yes", "no", "enough"]
        )
        return json.dumps({"type": "act", "id": self.next_id(), "version": 10**9, "action": action})

    def stale(self) -> str:
        """Something that was once possible."""
        action = f"move clubhouse gun-factory {self.chooser.randrange(9)}m1r"
        return json.dumps({"type": "act", "id": self.next_id(), "version": 0, "action": action})

    def nonsense(self) -> str:
        """Verbs with words that no menu offers, at any version."""
        words = [self.chooser.choice(list(WORDS.values())), *(self.junk() for _ in range(4)), "no-such-word"]
        version = self.chooser.randrange(2000)
        return json.dumps(
            {"type": "act", "id": self.next_id(), "version": version, "action": " ".join(words)}
        )

    def bad_undo(self) -> str:
        """Taking back what was not seen, or has not happened yet."""
        version = self.chooser.choice([0, 10**9])
        return json.dumps({"type": "undo", "id": self.next_id(), "version": version})

    def bad_deal(self) -> str:
        """Deals nobody can make, and talk with nothing in it."""
        gang = self.chooser.choice(self.gangs)
        text = self.chooser.choice(
            [
                f"offer to={gang} give=cash:10000",
                f"offer to={gang} give=cash:{'9' * 5000}",
                f"offer to={gang} want=crew:1",
                f"offer to={gang} mine=peace:{'1' * self.chooser.choice([1, 5, 500])}9",
                f"offer to={gang} mine=word:1:{self.junk()}\x07",
                f"offer to={gang} give=cash:-1",
                f"offer to={gang} give=cash:٣",
                f"gift to={gang} give=guns:10000",
                f"gift to={gang},{self.gangs[0]} give=guns:1 {self.junk()}'",
                f"accept {self.chooser.randrange(50, 10**6)}",
                f"accept {'9' * 40}",
                "decline 777",
                "withdraw 777",
                "withdraw -1",
                "say to=all text=''",
                "say to=all text='\x1b[2J'",
                f"say to={self.junk()}x text=x y",
                f"say to=all text={'x' * 281}",
                "offer",
                "gift",
                "say",
                f"{self.junk()} to={gang}",
            ]
        )
        return json.dumps({"type": "deal", "id": self.next_id(), "version": 10**9 - 1, "text": text})

    def bad_key(self) -> str:
        """Greetings with keys that are nobody's."""
        key = self.chooser.choice(["", "x" * 32, self.junk(), f"{self.chooser.getrandbits(192):048x}"])
        return json.dumps({"type": "hello", "key": key, "since": self.chooser.randrange(10**6)})

    def bad_vote(self) -> str:
        """Votes against oneself, bots and people who are there."""
        return json.dumps(
            {"type": "vote", "id": self.next_id(), "seat": self.chooser.randrange(9), "yes": True}
        )

    def bad_question(self) -> str:
        """Questions about nothing."""
        what = self.chooser.choice(["why", "odds", "preview", "everything"])
        fields = {"action": f"{self.junk()} {self.junk()}", "place": self.junk(), "version": 10**8}
        return json.dumps({"type": "ask", "id": self.next_id(), "what": what, **fields})

    def replayed(self) -> str:
        """What was said before, by whomever."""
        return self.chooser.choice(self.taken) if self.taken else '{"type":"ping"}'
