"""Names of people: which can be read, and which could be taken for one another.

Two names look alike where their skeletons are equal: compatible forms made one (NFKC), case folded, spaces
and what shows nothing left out, and every letter that looks like a Latin one written as that. The table is of
those that fonts draw the same, from Unicode's confusables (UTS 39): a hundred of the scripts people play
tricks with, not the six thousand of the whole list, most of which no keyboard has. Accents stay: André is not
Andre.

A game that was begun is read whatever its names are; only who comes new is looked at here.
"""

# ruff: noqa: RUF001 - that they can be mixed up is why these letters stand here

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from gangland.game.refusal import Refusal

LONGEST_NAME = 40

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0") | frozenset(
    chr(code) for start, end in ((0xFE00, 0xFE10), (0xE0100, 0xE01F0)) for code in range(start, end)
)
"""What counts as printable and shows nothing: fillers, the empty pattern of Braille, variation selectors."""

LOOK_ALIKE: Final = {
    "a": "АаΑαᎪᴀɑ",
    "b": "ВвЬьΒβᏴʙ",
    "c": "СсϹϲᏟᴄ",
    "d": "ԀԁᎠᴅ",
    "e": "ЕеЄєΕεᎬᴇ",
    "f": "Ϝꜰſ",
    "g": "ԌցᏀɢɡ",
    "h": "НнҺһΗհᎻʜ",
    "i": "ІіΙιᎥɪı1|ǀLlӀӏᏞʟ!",
    "j": "ЈјϳᎫᴊ",
    "k": "КкΚκᏦᴋ",
    "m": "МмΜᎷᴍ",
    "n": "ΝηпոɴП",
    "o": "ОоΟοσОօ0ᴏ",
    "p": "РрΡρᏢᴘ",
    "q": "Ԛԛզ",
    "r": "гᎡʀ",
    "s": "ЅѕՏᏚꜱ",
    "t": "ТтΤτᎢᴛ",
    "u": "υμսՍᴜ",
    "v": "ѴѵνᏙᴠ",
    "w": "ԜԝωᎳᴡ",
    "x": "ХхΧχ×",
    "y": "УуҮүΥγᎩʏ",
    "z": "ΖᏃᴢ",
}
"""Letters drawn as a Latin one, or as good as; a capital and its small letter may look like two others."""

_LATIN: Final = str.maketrans({char: latin for latin, chars in LOOK_ALIKE.items() for char in chars})
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """Return what is left of a name for whoever only glances at it; empty where there is nothing to see."""
    seen = unicodedata.normalize("NFKC", name)
    seen = seen.translate(_LATIN).casefold().translate(_LATIN)
    seen = "".join(char for char in seen if not char.isspace() and char not in BLANK)
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return unicodedata.normalize("NFKC", seen)


def check_name(name: str) -> None:
    """Refuse a name that is too long, shows nothing, or has what no line of text has: breaks, controls."""
    shows = any(unicodedata.category(char)[0] in "LNPS" for char in skeleton(name))
    if not shows or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)


def check_new_names(names: Sequence[str]) -> None:
    """Refuse names that cannot be read, or of which one could be taken for another."""
    seen: dict[str, str] = {}
    for name in names:
        check_name(name)
        if names.count(name) > 1:
            raise Refusal("same-name", name=name)
        other = seen.setdefault(skeleton(name), name)
        if other != name:
            raise Refusal("alike-name", name=name, other=other)
