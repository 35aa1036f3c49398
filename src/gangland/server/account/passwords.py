"""Which passwords are too easily guessed: one's own name, and what most people make of words, keys and dates.

There is no list of what was ever stolen: a password is refused by the rules it seems to be made by. A word,
twice over or two of them, with other signs for letters (`p4$$w0rd`), and digits and marks before or behind;
keys that lie one beside the other; the same few signs over and over; a date.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from gangland.game.refusal import Refusal
from gangland.server.account.password_words import WORDS

ROWS: Final = (
    *("01234567890", "abcdefghijklmnopqrstuvwxyz", "1q2w3e4r5t6z", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6"),
    *("1a2b3c4d5e6f", "a1b2c3d4e5f6", "1234qwerasdf", "123qweasdzxc", "qweasdzxc", "abc123abc123", "123abc"),
    *(
        "11223344556677889900",
        "112233112233",
        "147258369",
        "159357159",
        "1357924680",
        "2468101214",
        "3692581470",
    ),
)
"""Signs that come one after the other."""

BOARDS: Final = (
    ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"),
    ("1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
)
"""Keys as they lie, on keyboards of our languages."""

LOOKS: Final = str.maketrans("@4831!|065$79+", "aabeiiiogsstgt")
"""What stands for a letter."""

ELSE: Final = str.maketrans({"1": "l", "!": "l", "|": "l", "6": "b"})
"""What stands for another letter as well."""

MARKS: Final = "0123456789!.?*#-_+$@&%=,;:/~^()"
SHORT: Final = 4
"""With fewer signs between digits and marks it is these that count."""

LONG: Final = 40
"""With more signs than that it is no word or two with something around them."""

AROUND: Final = 9
SMALL: Final = 6
"""As many signs over and over are no more than one of them."""

DATE: Final = re.compile(
    r"(0?[1-9]|[12]\d|3[01])[-./]?(0?[1-9]|1[0-2])[-./]?(19|20)\d\d"
    r"|(0?[1-9]|1[0-2])[-./]?(0?[1-9]|[12]\d|3[01])[-./]?(19|20)\d\d"
    r"|(19|20)\d\d[-./]?(0?[1-9]|1[0-2])[-./]?(0?[1-9]|[12]\d|3[01])"
)


def check_new(name: str, password: str) -> None:
    """Refuse a new password that whoever knows the account would try first, or anybody."""
    plain = "".join(password.casefold().split())
    if _is_repeated(plain, "".join(name.casefold().split())):
        raise Refusal("password-name")
    if is_common(plain):
        raise Refusal("password-common")


def is_common(plain: str) -> bool:
    """Return whether a password, in small letters and without spaces, is made as most are."""
    bare = plain.strip(MARKS)
    keys = {plain, bare} if len(bare) >= SHORT else {plain}
    return (
        any(_is_made_of_words(one) or one[::-1] in WORDS for one in _read(plain))
        or _is_over_and_over(plain)
        or bool(DATE.fullmatch(plain))
        or any(_is_in_a_row(one) or _is_a_walk(one) for one in keys)
    )


def _read(plain: str) -> set[str]:
    """Return what somebody may have meant: without marks around it, and with letters for signs like them.

    Which of the signs at the ends stand for letters is not known, so it is read in every way.
    """
    if len(plain) > LONG:
        return {plain}
    fronts = [at for at in range(AROUND) if not plain[:at].strip(MARKS)]
    ends = [at for at in range(AROUND) if not plain[len(plain) - at :].strip(MARKS)]
    bare = {plain[front : len(plain) - end] for front in fronts for end in ends} | {plain.strip(MARKS)}
    return (
        bare | {one.translate(LOOKS) for one in bare} | {one.translate(ELSE).translate(LOOKS) for one in bare}
    )


def _is_made_of_words(text: str) -> bool:
    """Return whether a text is a word, or two of them, with marks or digits between them."""
    if text in WORDS:
        return True
    halves = ((text[:at].rstrip(MARKS), text[at:].lstrip(MARKS)) for at in range(1, len(text)))
    return any(first in WORDS and second in WORDS for first, second in halves)


def _is_repeated(text: str, word: str) -> bool:
    """Return whether a text is a word, once or over and over."""
    return bool(word) and not text.replace(word, "")


def _is_over_and_over(text: str) -> bool:
    """Return whether a text is a few signs again and again, the last time perhaps in part."""
    sizes = range(1, min(SMALL, len(text) // 2) + 1)
    return any(text == (text[:size] * len(text))[: len(text)] for size in sizes)


def _is_in_a_row(text: str) -> bool:
    return any(text in 2 * row or text[::-1] in 2 * row for row in ROWS)


def _is_a_walk(text: str) -> bool:
    return not text.isdecimal() and any(_is_a_walk_on(board, text) for board in BOARDS)


def _is_a_walk_on(board: tuple[str, ...], text: str) -> bool:
    """Return whether each key lies beside the one before it, or is the same, in one walk or a few.

    So `qwerasdf` and `1qaz2wsx` are two walks, which are as easily found as one.
    """
    places = {key: (row, at) for row, keys in enumerate(board) for at, key in enumerate(keys)}
    if any(sign not in places for sign in text):
        return False
    walks = [1]
    for before, after in pairwise(text):
        (row, at), (below, beside) = places[before], places[after]
        if abs(row - below) > 1 or abs(at - beside) > 1:
            walks.append(0)
        walks[-1] += 1
    return min(walks) >= SHORT
