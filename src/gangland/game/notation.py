"""Notation: every action, place and crew as a person would read, type and paste it.

Words here are ids of the engine and the pack, the same in every language; what people read and type in their
own is put into these and back by those who talk to people. Crew is `2m1r` (two made, one rookie) where made
have no names, `al-capone+frank-nitti+1r` where they have. A clubhouse is `clubhouse`, the emergency room
`er`, any other place the id of its site or card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine import menu as menu_row
from gangland.engine.menu import Menu
from gangland.engine.step import Rules
from gangland.engine.table import CHANCE, ER, PLACES, SEATS, STARTING, Table
from gangland.game.crew import LETTERS, ROOKIE, Crowd, read_crew, write_rookies
from gangland.game.refusal import Refusal
from gangland.rulesets.build import tile_ids
from gangland.rulesets.rounds import nth_left

WORDS = {
    act.ROLL: "roll",
    act.DRAW: "draw",
    act.PICK_GANG: "gang",
    act.PICK_SIDE: "side",
    act.PICK_MADE: "start",
    act.MOVE: "move",
    act.EXPLOIT: "exploit",
    act.FIGHT: "fight",
    act.RECRUIT: "recruit",
    act.PROMOTE: "promote",
    act.SIT: "sit",
    act.GANG_ORDER: "order",
    act.USE: "use",
    act.OPTION: "option",
    act.TARGET: "target",
    act.YES: "yes",
    act.NO: "no",
    act.BACKUP: "backup",
    act.ENOUGH: "enough",
    act.GUNS: "guns",
    act.BACK: "back",
    act.ALLOT: "allot",
    act.INJURE: "injure",
    act.NAME: "name",
    act.FALL: "fall",
    act.BRIBE: "bribe",
    act.MARKET: "market",
    act.DISCHARGE: "discharge",
    act.BOMB: "bomb",
}
KINDS = {word: kind for kind, word in WORDS.items()}
NUMBERED = frozenset({act.ROLL, act.USE, act.OPTION, act.GUNS, act.MARKET})
AT_A_PLACE = frozenset(
    {act.MOVE, act.EXPLOIT, act.FIGHT, act.PROMOTE, act.BACKUP, act.INJURE, act.FALL, act.BOMB}
)
AT_A_SEAT = frozenset({act.TARGET, act.BACK, act.ALLOT, act.NAME})
WITH_CREW = frozenset({act.PICK_MADE, act.MOVE, act.PROMOTE, act.BACKUP, act.INJURE, act.FALL, act.DISCHARGE})
LOCK = "locked"


class Notation:
    """Reads and writes actions at a table of these rules and this pack."""

    def __init__(self, g: Rules, pack: Pack) -> None:
        """Learn the ids."""
        self.g = g
        self.gangs = [gang.id for gang in pack.gangs]
        self.sides = [side.id for side in pack.gangs[0].sides]
        self.men = [[man.id for man in gang.made] for gang in pack.gangs]
        self.tiles = tile_ids(pack)
        self.cards = [card.id for card in pack.cards]
        self.ids = {"gang": self.gangs, "side": self.sides, "tile": self.tiles, "card": self.cards}
        self.rookie = LETTERS.get(pack.game, ROOKIE)
        self.names_told: object = None  # how `telling` calls what has these ids, kept where they are

    # seats and places

    def seat(self, t: Table, seat: int) -> str:
        """Return how a seat is written: its gang, or its number before it has one."""
        if seat == CHANCE:
            return "*"
        return self.gangs[t.gang[seat]] if t.gang[seat] >= 0 else f"seat{seat + 1}"

    def parse_seat(self, t: Table, text: str) -> int:
        """Read a seat."""
        if text == "*":
            return CHANCE
        for seat in range(t.seats):
            if text in (self.seat(t, seat), f"seat{seat + 1}"):
                return seat
        raise Refusal("unknown-seat", text=text, known=", ".join(self.seats(t)))

    def seats(self, t: Table) -> list[str]:
        """Return how every seat is written."""
        return [self.seat(t, seat) for seat in range(t.seats)]

    def place(self, t: Table, place: int) -> str:
        """Return how a place is written."""
        if place < SEATS:
            return "clubhouse"
        if place == ER:
            return "er"
        return self.tiles[t.tile[place]] if t.tile[place] >= 0 else f"place{place}"

    def places(self, t: Table) -> dict[str, int]:
        """Return every place that is open, by how it is written, but for clubhouses."""
        found = {self.place(t, place): place for place in range(STARTING, PLACES) if t.tile[place] >= 0}
        return {"er": ER} | found

    def parse_place(self, t: Table, seat: int, text: str) -> int:
        """Read a place; `clubhouse` is the seat's own."""
        if text == "clubhouse":
            return seat
        if text not in self.places(t):
            raise Refusal("unknown-place", text=text, known=", ".join(["clubhouse", *self.places(t)]))
        return self.places(t)[text]

    # crew

    def names(self, t: Table, seat: int, made: int) -> list[str]:
        """Return the names of made men, where they have names."""
        return [self.men[t.gang[seat]][man] for man in range(5) if self.g.named and made >> man & 1]

    def crew(self, t: Table, seat: int, made: int, rookies: int) -> str:
        """Return how crew is written."""
        names = self.names(t, seat, made)
        if not self.g.named and made:
            names = [f"{made.bit_count()}m{write_rookies(rookies)}"]
        elif rookies:
            names.append(write_rookies(rookies))
        return "+".join(names)

    def parse_crew(self, t: Table, seat: int, text: str, there: Crowd | None) -> Crowd:
        """Read crew of a seat from those who are there; made without names are the first of them."""
        names = self.men[t.gang[seat]] if self.g.named and seat < t.seats else []
        return read_crew(text, names, self.rookie, there, named=self.g.named)

    # actions

    def write(self, t: Table, seat: int, action: int) -> str:
        """Return an action as text, at the table where it is about to be taken."""
        kind, b = act.kind_of(action), act.b_of(action)
        words = [WORDS[kind]]
        if kind in AT_A_PLACE:
            words.append(self.place(t, act.place_of(action)))
        if kind == act.MOVE:
            words.append(self.place(t, b))
        if kind == act.FIGHT and b:
            words.append(LOCK)
        if kind in NUMBERED:
            words.append(str(b))
        if kind in AT_A_SEAT:
            words.append(self.seat(t, b))
        if kind == act.PICK_GANG:
            words.append(self.gangs[b])
        if kind == act.PICK_SIDE:
            words.append(self.sides[b])
        if kind == act.DRAW:
            words.append(self.drawn(t, b))
        if kind in WITH_CREW:
            words.append(self.crew(t, seat, act.made_of(action), act.rookies_of(action)))
        return " ".join(words)

    def drawn(self, t: Table, index: int) -> str:
        """Return the id of the index-th site or card left, by what is being drawn."""
        if self.draws_site(t):
            return self.tiles[self.g.catalogue.site_tiles[nth_left(t.sites_left, index)]]
        return self.cards[nth_left(t.cards_left, index)]

    def draws_site(self, t: Table) -> bool:
        """Return whether the draw under way is one of sites."""
        return not self.g.step(t).draws_cards()

    def read(self, t: Table, seat: int, text: str, menu: Menu) -> int:
        """Read an action; what is not in the menu is refused by whoever takes it, not here."""
        words = text.split()
        if not words or words[0] not in KINDS:
            raise Refusal("unknown-action", text=text, known=", ".join(KINDS))
        kind = KINDS[words[0]]
        rest = _Reader(self, t, seat, menu, kind, words[1:])
        place = rest.place() if kind in AT_A_PLACE else 0
        b = AIMS[kind](rest) if kind in AIMS else 0
        made, rookies = rest.crew(place) if kind in WITH_CREW else (0, 0)
        if rest.words:
            raise Refusal("too-many-words", text=" ".join(rest.words))
        return act.pack(kind, place, b, made, rookies)


@dataclass
class _Reader:
    """Reads the words of one action from left to right."""

    n: Notation
    t: Table
    seat: int
    menu: Menu
    kind: int
    words: list[str]

    def next(self, what: str) -> str:
        """Take the next word."""
        if not self.words:
            raise Refusal("missing-word", action=WORDS[self.kind], what=what)
        return self.words.pop(0)

    def place(self) -> int:
        return self.n.parse_place(self.t, self.seat, self.next("place"))

    def rival(self) -> int:
        return self.n.parse_seat(self.t, self.next("gang"))

    def locked(self) -> int:
        if self.words == [LOCK]:
            self.words.clear()
            return 1
        return 0

    def number(self) -> int:
        text = self.next("number")
        if not text.isascii() or not text.isdecimal() or len(text) > 4:
            raise Refusal("not-a-number", text=text)
        return int(text)

    def choice(self, ids: list[str]) -> int:
        text = self.next("id")
        if text not in ids:
            raise Refusal("unknown-id", text=text, known=", ".join(ids))
        return ids.index(text)

    def drawn(self) -> int:
        text = self.next("id")
        flags = self.t.sites_left if self.n.draws_site(self.t) else self.t.cards_left
        count = sum(flags)
        left = [self.n.drawn(self.t, index) for index in range(count)]
        if text not in left:
            raise Refusal("unknown-id", text=text, known=", ".join(left))
        return left.index(text)

    def crew(self, place: int) -> Crowd:
        """Read crew from those the menu offers there; where it offers none, whoever takes it refuses it."""
        text = self.next("crew")
        rows = self.menu.rows
        there = None
        for at in range(0, len(rows), menu_row.WIDTH):
            if rows[at] == self.kind and rows[at + menu_row.PLACE] == place:
                there = Crowd(rows[at + menu_row.MADE], rows[at + menu_row.ROOKIES])
        return self.n.parse_crew(self.t, self.seat, text, there)


AIMS: Final[dict[int, Callable[[_Reader], int]]] = {
    act.MOVE: _Reader.place,
    act.FIGHT: _Reader.locked,
    **dict.fromkeys(NUMBERED, _Reader.number),
    **dict.fromkeys(AT_A_SEAT, _Reader.rival),
    act.PICK_GANG: lambda rest: rest.choice(rest.n.gangs),
    act.PICK_SIDE: lambda rest: rest.choice(rest.n.sides),
    act.DRAW: _Reader.drawn,
}
"""How the target or number of each kind of action is read."""
