"""The rules by their ids, as the catalogues tell them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from gangland.words import Words

CHAPTERS: Final = (
    "SET",
    "INF",
    "RND",
    "ORD",
    "REV",
    "ISS",
    "MOV",
    "EXP",
    "TRX",
    "RCT",
    "PRM",
    "SIT",
    "GNG",
    "FGT",
    "STD",
    "LDR",
    "BLK",
    "LST",
    "CLN",
    "END",
    "DEA",
    "OPT",
)
MOST: Final = 30
"""No chapter has more rules than this."""
WRITTEN: Final = re.compile(r"([A-Za-z]{3})[-\s]?(\d{1,2})?")


class Rule(NamedTuple):
    """A rule in words; `game` is set where it is a rule of one game only."""

    id: str
    title: str
    text: str
    game: str = ""


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game
        self.listing = "rules-see-list"

    def chapter(self, chapter: str) -> list[Rule]:
        """The rules of a chapter, those of the other game alone left out."""
        found = [self.rule(f"{chapter}-{number}") for number in range(1, MOST)]
        return [rule for rule in found if rule is not None and rule.game in ("", self.game)]

    def chapter_name(self, chapter: str) -> str:
        """What a chapter is about."""
        return self.words.text(f"chapter-{chapter.lower()}")

    def rule(self, name: str) -> Rule | None:
        """A rule by its id."""
        for key in (f"rule-{name.lower()}-{self.game}", f"rule-{name.lower()}"):
            if self.words.has(key):
                return Rule(name, self.words.title(key), self.words.text(key), self.words.attr(key, "game"))
        return None

    def ids(self) -> list[str]:
        """Every id there is, chapters included."""
        return [
            name for chapter in CHAPTERS for name in (chapter, *(rule.id for rule in self.chapter(chapter)))
        ]

    def near(self, name: str) -> list[str]:
        """Ids that somebody may have meant."""
        chapter = name[:3].upper()
        if chapter in CHAPTERS:
            return [rule.id for rule in self.chapter(chapter)]
        return get_close_matches(name.upper(), self.ids(), n=5, cutoff=0.4)


def normal(name: str) -> str:
    """An id as it is written in full: `fgt3` is FGT-3."""
    found = WRITTEN.fullmatch(name.strip())
    if found is None:
        return name.strip().upper()
    return found[1].upper() + (f"-{int(found[2])}" if found[2] else "")


def is_id(name: str) -> bool:
    """Whether somebody names a rule, be there one or not: EXB-2."""
    found = WRITTEN.fullmatch(name)
    return found is not None and found[2] is not None
