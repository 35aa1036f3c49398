"""How words are compared, whoever typed them."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """A word as it is compared: small letters, no accents, one way to write apostrophes and hyphens."""
    letters = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'").replace("-", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
