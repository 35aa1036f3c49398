"""Pages: documents as they are sent, part by part, each part encoded once for all who see the same.

Whoever is connected has the page in mind that was sent last, which is a few kilobytes; the document it was
made from is forgotten.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from gangland.protocol.parts import FIELDS, Document, News

Page = tuple[bytes, ...]
"""The parts of a document, encoded, in their order."""

_encoder = msgspec.json.Encoder()


class Printer:
    """Encodes what viewers of one table are shown; what is the same for all, once."""

    def __init__(self, to_all: Document) -> None:
        """Know what all see, and encode it when it is first asked for."""
        self.known = {name: (getattr(to_all, name), b"") for name in FIELDS}

    def page(self, document: Document) -> Page:
        """Return a document as it is sent."""
        return tuple(self._part(name, getattr(document, name)) for name in FIELDS)

    def _part(self, name: str, value: object) -> bytes:
        known, part = self.known[name]
        if value is not known:
            return _encoder.encode(value)
        if not part:
            part = _encoder.encode(value)
            self.known[name] = value, part
        return part


def changes(now: Page, before: Page | None) -> Struct:
    """Return what a viewer is sent who has a page before them, or none yet."""
    both = zip(FIELDS, now, before or (None,) * len(now), strict=True)
    sent: Struct = News(**{name: Raw(part) for name, part, was in both if part != was})
    return sent
