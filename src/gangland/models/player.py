"""A language model at a seat: it reads what the tools of `gangland mcp` show, and answers in lines.

note: what it wants to be reminded of
deal: offer to=lin give=cash:1 want=guns:1
answer: move clubhouse gun-factory 1m2r
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from gangland.arena.bout import ModelUse
from gangland.game.refusal import Refusal
from gangland.models.chat import Chat, Turn
from gangland.models.seat import Seat
from gangland.terminal.client import NotDone, not_done

LINE: Final = re.compile(r"^\W*(answer|deal|note)\W*:[ \t*`]*(.+?)[ \t*`]*$", re.IGNORECASE | re.MULTILINE)
MOST_DEALS: Final = 4
"""So many deals in one message are heard; the model is told what came of them before it goes on."""
LONGEST_NOTE: Final = 2000
ANSWER, DEAL, NOTE = "answer", "deal", "note"
Deed = Callable[[str], str]


def lines(said: str) -> list[tuple[str, str]]:
    """The lines of a message that mean something, in their order."""
    return [(word.lower(), text) for word, text in LINE.findall(said)]


class Player:
    """A model that plays a seat; `use` counts what it does."""

    def __init__(self, seat: Seat, chat: Chat, *, deals: bool) -> None:
        self.seat = seat
        self.chat = chat
        self.deals = deals
        self.note = ""

    @property
    def use(self) -> ModelUse:
        """What it did so far."""
        return self.chat.use

    def decide(self) -> bool:
        """Have the question answered; false where a bot has to answer in its place."""
        page = f"{self.page()}\n\n{self.seat.choices()}"
        if self.converse(page, ANSWER, self.seat.act):
            return True
        self.use.stood_in += 1
        return False

    def reply(self, offer: int, try_out: Deed) -> str:
        """What it says to an offer, in notation; nothing where nothing is possible that it said."""
        text = self.seat.lex.text
        said: list[str] = []

        def keep(line: str) -> str:
            try_out(line)
            said.append(line)
            return ""

        page = f"{self.page()}\n\n{text('llm-offer', offer=str(offer))}"
        return said[0] if self.converse(page, DEAL, keep) else ""

    # what is shown

    def page(self) -> str:
        """What happened, the table, the deals it knows of, and what it noted."""
        seat = self.seat
        parts = [seat.news(), seat.look()]
        if seat.client.doc.offers or seat.client.doc.promises:
            parts.append(seat.look("deals"))
        if self.note:
            parts.append(seat.lex.text("llm-note", note=self.note))
        return "\n\n".join(parts)

    def system(self) -> Turn:
        """How the game is played, and how an answer is written."""
        keys = ["seat-primer", "llm-format", *(["llm-format-deals", "seat-promises"] if self.deals else [])]
        return Turn("system", "\n".join(self.seat.lex.text(key) for key in keys))

    # what is said

    def converse(self, page: str, wanted: str, do: Deed) -> bool:
        """Ask until what is wanted was done; false after too many tries or messages."""
        turns = [self.system(), Turn("user", page)]
        model, tries = self.chat.model, self.use.tries
        for _ in range(model.turns):
            said = self.chat.ask(turns)
            is_done, outcome = self.obey(said, wanted, do)
            if is_done:
                return True
            if self.use.tries - tries >= model.tries:
                return False
            turns += [Turn("assistant", said), Turn("user", outcome)]
        return False

    def obey(self, said: str, wanted: str, do: Deed) -> tuple[bool, str]:
        """Do what a message says, line by line; whether what is wanted was done, and else what to tell."""
        found, told, dealt = lines(said), list[str](), 0
        if not any(word in (wanted, DEAL) for word, _ in found):
            self.use.tries += 1
            told.append(self.seat.lex.text("llm-no-answer", word=wanted))
        for word, text in found:
            if word == NOTE:
                self.note = text[:LONGEST_NOTE]
            elif word == wanted:
                if self.attempt(do, text, told):
                    return True, ""
            elif word == DEAL and dealt < MOST_DEALS:
                dealt += 1
                self.attempt(self.seat.deal, text, told)
        return False, "\n".join(told)

    def attempt(self, do: Deed, text: str, told: list[str]) -> bool:
        """Try something; what came of it is told, and so is why it was refused."""
        try:
            told.append(do(text))
        except (NotDone, Refusal) as refused:
            reason = refused.reason if isinstance(refused, NotDone) else not_done(refused).reason
            told.append(self.seat.say_refused(reason))
            self.use.tries += 1
            return False
        return True
