"""A game being played: a table, its ledger of deals, its story and its log, behind one door.

Everything that happens comes in as a value through `answer(seat, action)` and `deal(seat, deal)`, or in
notation through `take(seat, text)`, for people, bots, chance and replays alike; what cannot be done is
refused and changes nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gangland.content.records import Pack
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.step import answer, options
from gangland.engine.table import CHANCE, NO_FIST, Table
from gangland.game import throws
from gangland.game.annals import Annals
from gangland.game.croupier import Croupier
from gangland.game.deals import dealing, talk
from gangland.game.deals.deal import Deal
from gangland.game.deals.first_ledger import ledger_of
from gangland.game.deals.ledger import Ledger
from gangland.game.games import new_table
from gangland.game.happenings import AUTHOR, HOUSE, Fact, rows, tell
from gangland.game.migrations import migrate
from gangland.game.notation import Notation
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, check_setup, compose
from gangland.game.undo import NO_WAY_BACK, WORD, Back, after_answer, after_deal, standing, undo
from gangland.game.why import why_not
from gangland.rulesets.view import known


class Game:
    """One game, from its set-up or from a position."""

    def __init__(self, setup: Setup, pack: Pack | None = None, table: Table | None = None) -> None:
        """Sit down; `began` is the version of the rules it began with, the set-up has the one in force."""
        check_setup(setup)
        self.setup = setup
        self.began = setup.rules
        self.pack = pack or setup.load_pack()
        self.g = compose(setup, self.pack)
        self.t = table or new_table(self.g, len(setup.seats))
        self.start = self.t.copy()
        self.ledger = self.new_ledger()
        self.notation = Notation(self.g, self.pack)
        self.position = ""
        self.lines: list[str] = []
        self.facts = Annals(Fact)
        self.happened: list[int] = []
        self.way_back = NO_WAY_BACK

    # as a value: two games are equal where all was said and done alike, from the same start

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.told_apart_by() == other.told_apart_by()

    def __hash__(self) -> int:
        return hash((self.setup.game, self.setup.seats, self.pack.hash, tuple(self.lines)))

    def __repr__(self) -> str:
        asked = ", ".join(self.notation.seat(self.t, seat) for seat in self.owed())
        where = f"{self.notation.seat(self.t, self.t.winner)} won" if self.t.over else f"waits for {asked}"
        return f"<Game of {self.setup.game}, round {self.t.round}, {len(self.lines)} lines: {where}>"

    def __getstate__(self) -> dict[str, object]:
        """Return all but the rules, which are composed again: they may be shared and compiled."""
        return {name: value for name, value in vars(self).items() if name not in ("g", "notation")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.g = compose(self.setup, self.pack)
        self.notation = Notation(self.g, self.pack)
        for ledger in (self.ledger, *(back.ledger for back in self.way_back.steps)):
            ledger.g = self.g

    def __copy__(self) -> Game:
        return self.branch()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.branch()

    def told_apart_by(self) -> tuple[object, ...]:
        """Return what makes a game this one: its set-up and cards, where it started, and what was done."""
        return self.setup, self.pack.hash, self.position, self.start, self.lines

    def new_ledger(self) -> Ledger:
        """Return the ledger as it was at the start."""
        return ledger_of(self.g, self.setup.rules, open_deals=self.setup.open_deals)

    # asking

    def owed(self) -> list[int]:
        """Return the seats (CHANCE among them) that owe an answer."""
        return [seat for seat in range(CHANCE + 1) if self.t.owed >> seat & 1]

    def menu(self, seat: int) -> Menu:
        """Return what a seat may answer."""
        return options(self.g, self.t, seat)

    def view(self, seat: int) -> Table:
        """Return the table as a seat knows it."""
        return known(self.g, self.t, seat)

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        """Return what a seat (-1: an onlooker) was told, from a point of the story on."""
        return [
            fact._replace(doc=talk.for_seat(self, fact.doc, seat))
            for fact in self.facts[since:]
            if fact.is_for(seat)
        ]

    # doing

    def take(self, seat: int, text: str) -> list[Fact]:
        """Take an action or a deal in notation; return what came of it."""
        if seat == HOUSE:
            return throws.note(self, text) if throws.is_about_dice(text) else migrate(self, text)
        if seat != CHANCE and not 0 <= seat < self.t.seats:
            raise Refusal("unknown-seat", text=seat, known=", ".join(self.notation.seats(self.t)))
        if talk.is_deal(text):
            if seat == CHANCE:
                raise Refusal("no-such-rival", "DEA-1")
            return self.deal(seat, talk.read(self, seat, text))
        if text == WORD:
            return undo(self, seat)
        return self.answer(seat, self.notation.read(self.t, seat, text, self.menu(seat)))

    def deal(self, seat: int, deal: Deal) -> list[Fact]:
        """DEA-1: make an offer or a gift, reply to one, or talk; return what came of it."""
        facts = dealing.do(self, seat, deal)
        self.way_back = after_deal(self.way_back, self.lines[-1], facts)
        return facts

    def answer(self, seat: int, action: int) -> list[Fact]:
        """Take an action; return what came of it."""
        menu = self.menu(seat)
        if not menu.has(action):
            raise Refusal("not-now") if seat == CHANCE else why_not(self.g, self.view(seat), seat, action)
        line = f"{self.notation.seat(self.t, seat)}: {self.notation.write(self.t, seat, action)}"
        before = self.t.copy()
        back = Back(seat, len(self.lines), before, self.ledger.copy(), len(self.happened))
        answer(self.g, self.t, seat, action)
        facts = tell(self.notation, self.t, before, self.t.events)
        self.way_back = after_answer(self.way_back, back, facts, is_final=bool(self.t.owed >> CHANCE & 1))
        if before.sealing != NO_FIST:
            withdrawn = self.ledger.close_fists(rows(self.t.events), before.sealing)
            facts += [dealing.withdrawn_fact(self, offer) for offer in withdrawn]
        return self.note(line, facts)

    def note(self, line: str, facts: list[Fact]) -> list[Fact]:
        """Write a line into the log and its facts into the story, with the promises judged by them."""
        judged = self.ledger.watch(self.t, rows(self.t.events))
        self.happened += list(self.t.events)
        self.t.events = ints([])
        facts = facts + [dealing.judged_fact(self, promise) for promise in judged]
        self.lines.append(line)
        self.facts += facts
        return facts

    def settle_chance(self, croupier: Croupier) -> list[Fact]:
        """Let chance answer as long as it is asked."""
        facts: list[Fact] = []
        while self.t.owed >> CHANCE & 1:
            facts += self.answer(CHANCE, croupier.answer(self.notation, self.t))
        return facts

    def replay(self, lines: list[str]) -> None:
        """Take lines of a log, one after the other."""
        for line in lines:
            who, _, text = line.partition(": ")
            self.take(self.author(who), text)

    def author(self, who: str) -> int:
        """Return the seat a line is by: a gang's, CHANCE or the HOUSE."""
        return HOUSE if who == AUTHOR else self.notation.parse_seat(self.t, who)

    def play_by(self, rules: str) -> None:
        """Put another version of the rules in force; what is on the table stays."""
        self.setup = replace(self.setup, rules=rules)
        self.g = compose(self.setup, self.pack)
        self.notation = Notation(self.g, self.pack)

    def rewound(self, lines: int) -> Game:
        """Return the game as it was after so many lines."""
        game = self.branch(self.start)
        if self.began != self.setup.rules:
            game.play_by(self.began)
        game.ledger = game.new_ledger()
        game.lines = []
        game.facts = Annals(Fact)
        game.happened = []
        game.replay(self.lines[:lines])
        return game

    def settled(self) -> Game:
        """Return the game as if nothing that was taken back had ever been done."""
        if not self.way_back.total:
            return self
        game = self.rewound(0)
        game.replay(standing(self.lines))
        return game

    def branch(self, table: Table | None = None) -> Game:
        """Return the same game to be played on independently, from here or from a table."""
        game = object.__new__(type(self))
        vars(game).update(vars(self))
        game.t = (table or self.t).copy()
        game.ledger = self.ledger.copy()
        game.lines = self.lines[:]
        game.facts = self.facts.copy()
        game.happened = self.happened[:]
        if table is not None:
            game.way_back = NO_WAY_BACK
        return game
