"""A seat as text: what it sees, what it may answer and what it says, each a page of its own.

It is a client as the terminal is: pages are drawn by the terminal's renderers, from what came over the wire,
so there is nothing in them that the seat may not know.
"""

from __future__ import annotations

import shlex
import threading
from collections.abc import Callable
from typing import Final, Literal, TypeVar

from gangland.content.message import Arg, Message
from gangland.game.refusal import Refusal
from gangland.models.choosing import Choosing
from gangland.models.paper import Paper
from gangland.models.salon import Salon
from gangland.protocol.over_http import Cards
from gangland.rulesets import ids
from gangland.telling.forms import Reason
from gangland.terminal import deal_commands, looks
from gangland.terminal.client import Client, not_done
from gangland.terminal.desk import Desk
from gangland.terminal.link import JoinError
from gangland.terminal.ranking import show_ending
from gangland.terminal.session import Parting, Session
from gangland.words import Words

Said = TypeVar("Said", bound=Arg)
View = Literal["table", "story", "deals", "market", "odds", "locations"]
VIEWS: Final[dict[View, Callable[[Desk, str], bool]]] = {
    "table": looks.board,
    "story": looks.log,
    "deals": deal_commands.deals,
    "market": looks.market,
    "odds": looks.odds,
    "locations": looks.places,
}
SEALED: Final = {ids.PULL_GUNS: "guns", ids.CHOOSE_GOODS: "market"}
"""The questions that are answered in secret, and the words they are answered with."""
WHOLE: Final = "all"
KEYLESS: Final = {"unknown-action": "seat-unknown-action", "offer-number": "seat-offer-number"}
"""Refusals that speak of a keyboard, and what is said instead where there is none."""
MOST_ECHO: Final = 100
WRITTEN: Final = ("seat-gangs", "seat-locations")


def shortened(said: Said) -> Said:
    """What somebody said, as far as it is told back to them."""
    is_long = isinstance(said, str) and len(said) > MOST_ECHO
    return f"{said[:MOST_ECHO]}…" if is_long else said  # type: ignore[index,return-value]


class Seat:
    """One seat at one table, which is here where there is a `table`; one thread at a time has it (`lock`)."""

    def __init__(self, client: Client, words: Words, cards: Cards, table: Salon | None = None) -> None:
        self.paper = Paper()
        parting = Parting("", "")
        session = Session([client], self.paper, words, cards, parting=parting, table=table)
        self.session = session
        self.client = client
        self.desk = session.desk
        self.lex = session.lex
        self.table = table
        self.let_be: set[int] = set() if table is None else table.let_be
        self.lock = threading.RLock()
        self.fault: JoinError | None = None

    # what is shown

    def look(self, what: View = "table", about: str = "") -> str:
        """A page about the table; that of the table itself ends with what is asked and offered now."""
        self.client.hear_all()
        if not self.client.is_told:
            return self.lobby()
        page = self.paper.text(lambda: VIEWS[what](self.desk, WHOLE if what == "story" else about))
        return f"{page}\n\n{self.written()}\n\n{self.status()}" if what == "table" else page

    def news(self) -> str:
        """What happened since it was told last, and what is asked and offered now."""
        self.client.hear_all()
        if not self.client.is_told:
            return self.lobby()
        told = self.paper.text(self.session.tell)
        return f"{told}\n\n{self.status()}".strip("\n")

    def choices(self) -> str:
        """Everything that may be answered now."""
        self.client.hear_all()
        question = self.client.question
        if question is None:
            return self.status() if self.client.is_told else self.lobby()
        return Choosing(self.lex, question).page()

    def rules(self, wanted: str) -> str:
        """A rule, a chapter, what speaks of some words, or the chapters there are."""
        return self.paper.text(lambda: looks.rules(self.desk, shortened(wanted), "seat-rules-list"))

    def lobby(self) -> str:
        """Who is there already, before the game has begun."""
        return self.paper.text(self.session.show_lobby) or self.lex.text("board-not-laid")

    def written(self) -> str:
        """How gangs and places are written in notation."""
        doc = self.client.doc
        gangs = [(self.desk.word_of(seat), self.lex.gang(doc, seat)) for seat in range(len(doc.seats))]
        places = [(place.word, self.lex.place(doc, place)) for place in doc.places]
        listed = [
            self.lex.listed(self.lex.text("seat-name", word=word, name=name) for word, name in named)
            for named in (gangs, places)
        ]
        return "\n".join(self.lex.text(key, list=names) for key, names in zip(WRITTEN, listed, strict=True))

    def status(self) -> str:
        """How it stands: the end, or what is asked, offered and waited for."""
        doc = self.client.doc
        if doc.over:
            return self.paper.text(lambda: show_ending(self.paper, self.lex, doc))
        lines = [f"{one.offer:>3} {self.lex.say(one.told.whole)}" for one in self.client.waiting()]
        if lines:
            lines.insert(0, self.lex.text("seat-offers"))
        if self.client.question is not None:
            asked = self.lex.say(self.client.question.heading)
            lines.append(self.lex.text("seat-asked", heading=asked))
            lines += map(self.lex.say, self.client.question.notes)
        else:
            lines += self.paper.drawn(self.desk.status)
        return "\n".join(lines)

    def offers(self) -> set[int]:
        """The numbers of the open offers the seat can reply to."""
        return {one.offer for one in self.client.waiting()}

    def is_due(self) -> bool:
        """Whether there is something for the seat to do: an answer, an offer to reply to, or the end."""
        if not self.client.is_told:
            return False
        return self.client.question is not None or self.client.doc.over or not self.offers() <= self.let_be

    # what is done

    def act(self, answer: str) -> str:
        """Answer the question, in notation; what is refused changes nothing."""
        shown = self.offers()
        self.desk.take(answer)
        self.let_be |= shown
        return self.news()

    def pass_over(self) -> str:
        """Let open offers be: the game goes on, and they stay open as long as they would."""
        self.let_be |= self.offers()
        return ""

    def allow(self, seconds: float) -> None:
        """Let bots that play here play on for so long before a call is answered; say where all is lost."""
        if self.fault is not None:
            raise self.fault
        if self.table is not None:
            self.table.allow(seconds)

    def hear(self, seconds: float) -> str:
        """Take in what happens, for so long at most."""
        self.client.hear(seconds)
        return ""

    def say_refused(self, why: Reason) -> str:
        """Why something was not done, with the rule."""
        told = self.desk.tongue.reason(why).message
        args = {name: one if name == "known" else shortened(one) for name, one in told.args.items()}
        return self.lex.say(Reason(why.code, why.rule, Message(KEYLESS.get(why.code, told.id), args)))

    def seal(self, number: int) -> str:
        """FGT-3, BLK-1: close a fist with so many in it."""
        question = self.client.question
        if question is None or question.step not in SEALED:
            raise not_done(Refusal("not-now"))
        return self.act(f"{SEALED[question.step]} {number}")

    def talk(self, text: str, to: str = WHOLE, tip: str = "") -> str:
        """DEA-4, INF-4: say something to all or to some, or tell one of them what a third gang holds."""
        said = [f"to={to}", *([f"tip={tip}"] if tip else [f"text={text}"])]
        return self.deal(" ".join(["say", *map(shlex.quote, said)]))

    def deal(self, line: str) -> str:
        """DEA-1: make an offer or a gift, or reply to one, in notation."""
        self.desk.take(line)
        return self.news()
