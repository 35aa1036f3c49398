"""What a client makes of what it is sent: documents whole again, refusals with their reasons, answers."""

from __future__ import annotations

import random
from typing import Any

import msgspec

Doc = dict[str, Any]


class Reader:
    """Reads the messages of one connection, in the order they come."""

    def __init__(self) -> None:
        self.document: Doc = {}

    def read(self, text: str | bytes) -> Doc:
        """A message; the document of an update is whole, the reason of a refusal stands beside its id."""
        message: Doc = msgspec.json.decode(text)
        if message["type"] == "welcome":
            self.document = {}
        if message["type"] == "update":
            self.document = message["document"] = {**self.document, **message["document"]}
        reason: Doc = message.get("reason", {})
        return message | reason


def compose(row: Doc, chooser: random.Random) -> str:
    """One of the answers of a row, in notation, composed as any client does."""
    words = [row["action"]]
    if row["place"]:
        words.append(row["place"]["word"])
    if row["targets"]:
        words.append(chooser.choice(row["targets"])["word"])
    if row["top"] is not None:
        words.append(str(chooser.randint(0, row["top"])))
    if row["crew"]:
        words.append(crew(row["crew"]))
    return " ".join(filter(None, words))


def crew(choice: Doc) -> str:
    """As many as are needed, rookies first; made men who have names by their names."""
    count = choice["need"] or 1
    rookies = min(count, choice["rookies"])
    made = count - rookies
    men = [man["word"] for man in choice["men"][:made]]
    parts = [*men, f"{rookies}r"] if rookies else men
    counted = f"{made}m" * (made > 0) + f"{rookies}r" * (rookies > 0)
    return "+".join(parts) if choice["men"] else counted
