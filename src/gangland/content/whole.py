"""A pack as a whole: enough of everything, and nothing that contradicts another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from gangland.content.draft import Key
from gangland.content.effects import effect_key, named_effects
from gangland.content.message import message
from gangland.content.problems import nearest, shorten
from gangland.content.records import Gang, Pack
from gangland.content.source import Spot
from gangland.content.vocabulary import ROLES

RANDOM_SITES: Final = 6
"""SET-3: as many random sites as a game lays out."""

DECK: Final = 15
"""SET-4: as many cards as a game deals, hardcore ones not counted."""

GANGS: Final = 3
"""SET-1: as many gangs as the smallest game has."""


class Judge:
    """Notes what is wrong with a pack where its record stands, or at `top` for one of its base."""

    def __init__(self, pack: Pack, where: Mapping[Key, Spot], top: Spot) -> None:
        self.pack = pack
        self.where = where
        self.top = top

    def judge(self, *, small: bool = False) -> None:
        """Note every problem; a small pack is for a game that lays out less, and has enough of nothing."""
        self._starting_sites()
        if not small:
            self._enough()
        self._ids()
        self._made_men()
        self._named_or_not()
        self._sides()

    def names(self, spot: Spot, names: Mapping[str, Mapping[str, str]]) -> None:
        """Note every name that is nobody's; what the cards in outline do is not known."""
        known = name_keys(self.pack)
        is_sure = all(card.provenance for card in self.pack.cards)
        for lang, by_key in names.items():
            for key in by_key:
                name = key.partition(".")[0] if key.startswith("gang-") else key
                if name not in known and (is_sure or not key.startswith("effect-")):
                    what = message("problem-nobody", key=shorten(key))
                    spot.down(lang, key).note(what, near=nearest(key, known))

    def _starting_sites(self) -> None:
        """SET-2: each of the five starting sites is there once."""
        starts = [site for site in self.pack.sites if site.kind == "start"]
        roles = Counter(site.role for site in starts)
        for role in ROLES[1:]:
            if not roles[role] and not roles["none"]:
                self.top.note(message("problem-no-start", role=role))
            elif roles[role] > 1:
                ids = [site.id for site in starts if site.role == role]
                spot = self._spot("site", *reversed(ids))
                spot.note(message("problem-two-starts", role=role, ids=", ".join(ids)))

    def _enough(self) -> None:
        counts = {
            "sites": (sum(site.kind == "random" for site in self.pack.sites), RANDOM_SITES),
            "cards": (sum(not card.hardcore for card in self.pack.cards), DECK),
            "gangs": (len(self.pack.gangs), GANGS),
        }
        for what, (found, least) in counts.items():
            if found < least:
                expected = message("expected-at-least", n=least)
                self.top.note(message("problem-too-few", what=what, n=found), expected)

    def _ids(self) -> None:
        """An id means one record, whatever its table: `remove` and the command line rely on it."""
        tables = {
            "site": [site.id for site in self.pack.sites],
            "card": [card.id for card in self.pack.cards],
            "gang": [gang.id for gang in self.pack.gangs],
        }
        seen: dict[str, str] = {}
        for table, names in tables.items():
            for name in names:
                if name in seen:
                    what = message("problem-shared-id", id=name, table=seen[name])
                    self.where.get((table, name), self._spot(seen[name], name)).note(what)
                seen[name] = table

    def _made_men(self) -> None:
        """A made man belongs to one gang."""
        seen: dict[str, str] = {}
        for gang in self.pack.gangs:
            for man in gang.made:
                if seen.setdefault(man.id, gang.id) != gang.id:
                    what = message("problem-two-gangs", id=man.id, gang=seen[man.id])
                    self._spot("gang", gang.id, seen[man.id]).note(what)

    def _named_or_not(self) -> None:
        """Made men are named in every gang or in none; a gang in outline is not judged."""
        named = [gang.id for gang in self.pack.gangs if gang.made]
        nameless = [gang.id for gang in self.pack.gangs if gang.provenance and not gang.made]
        if named and nameless:
            self._spot("gang", *nameless, *named).note(message("problem-nameless", ids=", ".join(nameless)))

    def _sides(self) -> None:
        """SET-5: a side is agreed on by the table, so every gang has it."""
        common = Counter(map(_side_ids, self.pack.gangs)).most_common(1)
        for gang in self.pack.gangs:
            if gang.sides and _side_ids(gang) != common[0][0]:
                expected = message("expected-sides", words=", ".join(common[0][0]))
                what = message("problem-sides", words=", ".join(_side_ids(gang)))
                self._spot("gang", gang.id).note(what, expected)

    def _spot(self, table: str, *ids: str) -> Spot:
        """Where the first of these records stands that a file at hand has."""
        return next((self.where[table, name] for name in ids if (table, name) in self.where), self.top)


def name_keys(pack: Pack) -> list[str]:
    """The message ids of all names a pack's records have."""
    return [
        *(f"site-{site.id}" for site in pack.sites),
        *(f"card-{card.id}" for card in pack.cards),
        *(f"gang-{gang.id}" for gang in pack.gangs),
        *(f"made-{man.id}" for gang in pack.gangs for man in gang.made),
        *dict.fromkeys(f"side-{side.id}" for gang in pack.gangs for side in gang.sides),
        *map(effect_key, named_effects(pack)),
    ]


def _side_ids(gang: Gang) -> tuple[str, ...]:
    return tuple(side.id for side in gang.sides)
