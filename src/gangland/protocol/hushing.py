"""What somebody is not told because they want to hear no more of somebody: words, and never deeds.

A fact or an offer stays where it is, so that nothing is numbered otherwise; its words are gone. A tip is a
deed (DEA-3), and stays.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from gangland.protocol.facts import FactDoc as Doc


def hushed(doc: Doc, muted: AbstractSet[int]) -> Doc:
    """Return a fact, or an offer as a document, without the words of who is muted."""
    if not muted or "text" not in doc or doc.get("by", doc.get("seat")) not in muted or "about" in doc:
        return doc
    return {name: value for name, value in doc.items() if name != "phrase"} | {"text": ""}


def is_silent(doc: Doc) -> bool:
    """Return whether a fact is talk of which no word is left."""
    return doc["event"] == "said" and not (doc.get("text") or doc.get("phrase") or "about" in doc)
