"""Throws: dice and draws made of one link of everybody's chain, and the lines of the log that say so.

A throw is all that chance answers until somebody is asked again: nobody can act in between, so nothing is
known too early. The house writes, before the dice themselves,

    house: throw 129 HOUSE SEAT SEAT …     the links of the house and of every seat, `-` where one has none
    house: without 129 2                   a link that did not come: this throw is not made, the next one is
    house: escrow 2 256 LINK               a link shown ahead of its time, to the house alone
    house: chain 2 ANCHOR                  a seat's new chain, in force from a later round on
    house: anew HOUSE PART PART …          what all commit to where a game goes on elsewhere

A seat whose link did not come has no part in the rest of the round. The throw that takes the place of the
one not made has the next link of all others, which nobody has seen: who withholds a link knows at most what
they throw away, never what comes instead. A new chain is in force from the first round of which nobody else
had shown a link when it was handed in: so whoever hands it in has seen nothing that it will be thrown with.
A game that goes on elsewhere begins its dice anew, and as every game: all commit before a link is shown.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from gangland.engine import event as ev
from gangland.engine.table import CHANCE, Table
from gangland.game.chain import LENGTH, LINK, PREFIX, anchor_of, back, follower, last_of, stretch_of
from gangland.game.croupier import CHAINED_DICE, NO_ENTROPY, FairCroupier, origin_of
from gangland.game.happenings import AUTHOR, HOUSE, Fact
from gangland.game.refusal import Refusal

if TYPE_CHECKING:
    from gangland.game.game import Game

THROW: Final = "throw"
WITHOUT: Final = "without"
ESCROW: Final = "escrow"
CHAIN: Final = "chain"
ANEW: Final = "anew"
NONE: Final = "-"

MOST_CHAINS: Final = 3
"""How many new chains a seat may hand in during a round."""

Tip = tuple[int, str]
"""The last link of a chain that is known, and its number."""


class Due(NamedTuple):
    """The next throw: the number of its links, and the seats whose links it takes."""

    number: int
    seats: tuple[int, ...]


def is_about_dice(text: str) -> bool:
    """Return whether what the house writes is about the parts of dice."""
    return text.partition(" ")[0] in (THROW, WITHOUT, ESCROW, CHAIN, ANEW)


def is_public(text: str) -> bool:
    """Return whether everybody is told; a link shown ahead is for the house alone."""
    return text.partition(" ")[0] != ESCROW


def throw_text(index: int, house: str, links: list[str]) -> str:
    """Return what the house writes of a throw."""
    return " ".join([THROW, str(index), house, *links])


def anew_text(commit: str, parts: list[str]) -> str:
    """Return what the house writes where a game from elsewhere goes on."""
    return " ".join([ANEW, commit, *parts])


def note(game: Game, text: str) -> list[Fact]:
    """Note a line about the parts of dice; whether they are right is the croupier's to say."""
    word, *rest = text.split(" ")
    doc: dict[str, object]
    try:
        if word == THROW:
            doc = {"event": "thrown", "index": int(rest[0]), "house": rest[1], "links": rest[2:]}
        elif word == WITHOUT:
            doc = {"event": "without", "index": int(rest[0]), "seat": _seat(game, rest[1])}
        elif word == CHAIN:
            doc = {"event": "chained", "seat": _seat(game, rest[0]), "anchor": rest[1]}
        elif word == ANEW:
            doc = {"event": "anew", "commit": rest[0], "parts": rest[1:]}
        else:
            _seat(game, rest[0])
            doc = {}
    except (IndexError, ValueError) as error:
        raise Refusal("not-understood") from error
    if word in (THROW, WITHOUT) and not game.t.owed >> CHANCE & 1:
        raise Refusal("not-now")
    return game.note(f"{AUTHOR}: {text}", [Fact(ev.EVERYONE, doc)] if doc else [])


def _seat(game: Game, text: str) -> int:
    seat = int(text)
    if not 0 <= seat < game.t.seats:
        raise ValueError(text)
    return seat


class ChainCroupier(FairCroupier):
    """Rolls and draws from links; what is shown is checked against what was committed to.

    `tips` are the last links shown by each chain, the house's among them; `last` is the number of the last
    throw, made or not, `number` that of the next. `out` are the seats that have no part in the round's throws
    any more, `missed` those of them whose link did not come. `escrow` has the links shown ahead, `fresh` new
    chains with the number after which they are in force, `handed` how many came in this round.
    """

    def __init__(self, commit: str, parts: list[str]) -> None:
        """Begin with the commitments: the house's, and the part of every seat."""
        super().__init__("", CHAINED_DICE)
        self.origin = origin_of(commit, *parts)
        self.parts = list(parts)
        self.tips: dict[int, Tip] = {HOUSE: (0, commit)}
        self.tips |= {seat: (0, anchor) for seat, part in enumerate(parts) if (anchor := anchor_of(part))}
        self.round = -1
        self.last = 0
        self.number = 1
        self.out: frozenset[int] = frozenset()
        self.missed: frozenset[int] = frozenset()
        self.escrow: dict[int, Tip] = {}
        self.fresh: dict[int, Tip] = {}
        self.handed: dict[int, int] = {}
        self.is_ready = False

    def copy(self) -> Self:
        """Return the same croupier, to go on independently."""
        other = super().copy()
        other.parts = self.parts[:]
        for name in ("tips", "escrow", "fresh", "handed"):
            setattr(other, name, dict(getattr(self, name)))
        return other

    def rest(self) -> None:
        """Put the dice away: the next throw has links of its own."""
        self.is_ready = False

    def at(self, t: Table) -> Self:
        """Return the croupier as it is in a table's round: with a new one all seats have their part again.

        It is there to be read: it may be this one.
        """
        if t.round == self.round:
            return self
        other = self.copy()
        other.turn(t)
        return other

    def turn(self, t: Table) -> None:
        """Begin a round, if it is another one: chains are in force if nothing of it was known before them."""
        if t.round == self.round:
            return
        self.round = t.round
        self.number = follower(self.last, anew=True)
        for seat, (after, anchor) in list(self.fresh.items()):
            if self.number > after:
                self.tips[seat] = (0, anchor)
                self.parts[seat] = PREFIX + anchor
                self.escrow.pop(seat, None)
                del self.fresh[seat]
        self.out, self.missed = frozenset(self.fresh), frozenset()
        self.handed = {}

    def due(self, t: Table) -> Due:
        """Return which throw comes next, and whose links it takes."""
        now = self.at(t)
        seats = sorted(seat for seat in now.tips if seat >= 0 and seat not in now.out)
        return Due(now.number, tuple(seats))

    def fits(self, who: int, index: int, link: str) -> bool:
        """Return whether a link is that of a chain, of which an earlier one is known."""
        if who not in self.tips or not LINK.fullmatch(link):
            return False
        known, tip = self.tips[who]
        return known <= index <= LENGTH and back(link, index - known) == tip

    def reach(self, seat: int) -> int:
        """Return the number of the last link of a seat that the house holds."""
        return max(self.tips.get(seat, (0, ""))[0], self.escrow.get(seat, (0, ""))[0])

    def hear(self, text: str, t: Table) -> None:
        """Take what the house wrote about the parts of dice; a Refusal says what is wrong with it."""
        self.turn(t)
        word, *rest = text.split(" ")
        if self.is_ready:
            raise Refusal("not-now")
        hearing = {THROW: self._throw, WITHOUT: self._without, ESCROW: self._show}
        hearing |= {CHAIN: self._chain, ANEW: self._begin_anew}
        try:
            hearing[word](t, rest)
        except (IndexError, ValueError) as error:
            raise Refusal("not-understood") from error

    def _throw(self, t: Table, rest: list[str]) -> None:
        due = self.due(t)
        index, house, links = int(rest[0]), rest[1], rest[2:]
        if index != due.number or len(links) != len(self.parts):
            raise Refusal("throw-order", found=index, expected=due.number)
        for who, link in [(HOUSE, house), *((seat, links[seat]) for seat in due.seats)]:
            if not self.fits(who, index, link):
                raise Refusal("bad-link", who=who, index=index)
            self.tips[who] = (index, link)
        if any(link != NONE for seat, link in enumerate(links) if seat not in due.seats):
            raise Refusal("link-of-nobody", index=index)
        self.thrown = index
        self._count(index)
        self.seed = self._seed(index, house, links)
        self.is_ready = True

    def _seed(self, index: int, house: str, links: list[str]) -> str:
        """Return what the dice of a throw are derived from."""
        shown = [
            part if link == NONE and not anchor_of(part) else link
            for link, part in zip(links, self.parts, strict=True)
        ]
        lines = [f"gangland dice {self.dice}", str(index), house]
        lines += [f"{seat}:{link}" for seat, link in enumerate(shown)]
        return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()

    def _without(self, t: Table, rest: list[str]) -> None:
        due = self.due(t)
        index, seat = int(rest[0]), int(rest[1])
        if index != due.number or seat not in due.seats:
            raise Refusal("throw-order", found=index, expected=due.number)
        self.out |= {seat}
        self.missed |= {seat}
        self._count(index)

    def _count(self, index: int) -> None:
        self.last, self.number = index, follower(index, anew=False)

    def _show(self, _: Table, rest: list[str]) -> None:
        seat, index, link = int(rest[0]), int(rest[1]), rest[2]
        if seat < 0 or not self.fits(seat, index, link):
            raise Refusal("bad-link", who=seat, index=index)
        self.escrow[seat] = (index, link)

    def _chain(self, t: Table, rest: list[str]) -> None:
        seat, anchor = int(rest[0]), rest[1]
        if t.owed >> CHANCE & 1:
            raise Refusal("dice-due")
        if not LINK.fullmatch(anchor) or self.has(anchor):
            raise Refusal("bad-chain")
        if self.handed.get(seat) == MOST_CHAINS:
            raise Refusal("many-chains", most=MOST_CHAINS)
        shown = [index for other, (index, _) in self.escrow.items() if other != seat]
        self.fresh[seat] = (max(last_of(stretch_of(self.last)), *shown, 0), anchor)
        self.handed[seat] = self.handed.get(seat, 0) + 1
        self.out |= {seat}

    def _begin_anew(self, _: Table, rest: list[str]) -> None:
        """Begin again with other commitments, none of which was of use before: nobody has seen a link."""
        commit, parts = rest[0], rest[1:]
        anchors = [commit, *(anchor for part in parts if (anchor := anchor_of(part)))]
        before = {back(link, index) for index, link in self.tips.values()}
        if not LINK.fullmatch(commit) or before & set(anchors) or len(set(anchors)) < len(anchors):
            raise Refusal("bad-chain")
        if len(parts) != len(self.parts):
            raise Refusal("not-understood")
        vars(self).update(vars(type(self)(commit, parts)))

    def has(self, anchor: str) -> bool:
        """Return whether a chain is in use here: two that are the same would be one."""
        known = [anchor_of(part) for part in self.parts] + [fresh for _, fresh in self.fresh.values()]
        return anchor in known or anchor == self.tips[HOUSE][1]


def has_part(part: str) -> bool:
    """Return whether a seat adds anything of its own."""
    return part != NO_ENTROPY
