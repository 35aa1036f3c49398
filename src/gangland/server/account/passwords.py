"""Which passwords are too easily guessed: one's own name, one sign over and over, a row of keys, common ones.

The list is short and our own, of what people take first; it is no list of everything that was ever stolen.
"""

from __future__ import annotations

from typing import Final

from gangland.game.refusal import Refusal

ROWS: Final = (
    *("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    *("azertyuiop", "qsdfghjklm", "wxcvbn", "qwertzuiop", "yxcvbnm", "1q2w3e4r5t6z", "1q2w3e4r5t6y7u8i9o0p"),
    *(
        "1a2b3c4d5e6f",
        "a1b2c3d4e5f6",
        "qazwsxedcrfv",
        "1qaz2wsx3edc",
        "q1w2e3r4t5",
        "qweasdzxc",
        "1234qwerasdf",
    ),
)
"""Signs that lie, or come, one after the other."""

WORDS: Final = frozenset(
    """
    password passwort passw0rd p@ssword p@ssw0rd pa55word mypassword letmein letmeinnow welcome welcomehome
    iloveyou iloveyoutoo sunshine princess football baseball basketball superman batman starwars trustno
    whatever computer internet master monkey dragon shadow michael jennifer jordan liverpool arsenal chelsea
    freedom secret topsecret changeme default admin administrator access login logmein guest testing testtest
    nothing blahblah cheese chocolate cookie flower summer winter autumn spring january december monday friday
    hello hellohello helloworld goodbye nobody gangster mafia gangland godfather wiseguy wiseguys mayhem
    menofmayhem motdepasse bonjour bonsoir soleil jetaime chocolat doudou marseille azerty loulou nicolas
    segreto benvenuto ciao ciaociao ciaobella amore amoremio tiamo juventus inter forzainter forzajuve
    francesco alessandro giuseppe andrea napoli
    """.split()  # noqa: SIM905 - a list to be read
)
"""What people take first, in our languages; with digits behind it they are no better."""


def check_new(name: str, password: str) -> None:
    """Refuse a new password that whoever knows the account would try first."""
    plain = "".join(password.casefold().split())
    if _is_repeated(plain, "".join(name.casefold().split())):
        raise Refusal("password-name")
    bare = plain.strip("0123456789!.?*#-_")
    if not plain.strip(plain[:1]) or bare in WORDS or plain in WORDS or _is_in_a_row(plain):
        raise Refusal("password-common")


def _is_repeated(text: str, word: str) -> bool:
    """Return whether a text is a word, once or over and over."""
    return bool(word) and not text.replace(word, "")


def _is_in_a_row(text: str) -> bool:
    return any(text in 2 * row or text[::-1] in 2 * row for row in ROWS)
