"""A game at the terminal: what comes over the wire is shown, what is typed is sent.

A table here may have several people at one keyboard, each with a wire of their own; a server's has one.
"""

from __future__ import annotations

import contextlib
from typing import Final, NamedTuple

from gangland.game.journal import EVERYBODY
from gangland.protocol.document import document
from gangland.protocol.over_http import Cards
from gangland.protocol.parts import Document
from gangland.telling.forms import Line, Tone
from gangland.terminal.client import MOMENT, Client, NotDone
from gangland.terminal.desk import Desk
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.local_wire import LocalTable
from gangland.terminal.ranking import show_ending
from gangland.terminal.screen import KeyboardGone, Screen
from gangland.words import Words

STYLES: Final[dict[Tone, str]] = {
    "plain": "",
    "loud": "bold",
    "quiet": "dim",
    "aside": "italic",
    "round": "bold reverse",
}
HERE_ONLY: Final = ("save", "hand")
THERE_ONLY: Final = ("vote", "mute", "report")
"""What only a table of one's own can do."""
COUNTED: Final = ("held", "ended")
"""The last count, which has a table of its own."""


class Moved(Exception):  # noqa: N818 - nothing went wrong: the table has moved on
    """The question that was being answered is no longer asked."""


class Parting(NamedTuple):
    """What is said when somebody leaves, and at the end."""

    leaving: str
    ending: str


class Session:
    """Clients at one screen: `client` is that of the person in front of it, `table` is set if it is here."""

    def __init__(
        self,
        clients: list[Client],
        screen: Screen,
        words: Words,
        cards: Cards,
        *,
        parting: Parting,
        table: LocalTable | None = None,
    ) -> None:
        self.clients = clients
        self.client = clients[0]
        self.screen = screen
        self.lex = Lexicon(words, cards)
        self.parting = parting
        self.table = table
        self.is_passed = len(clients) == 1
        self.waited_for: list[int] = []
        self.lobby = ""
        self.desk = Desk(self)
        screen.more = self.lex.text("pager-more")
        screen.bell = self.client.wire.bell
        screen.hear = self.hear

    @property
    def breath(self) -> float:
        """For how long bots hold their breath."""
        return self.table.breath if self.table else 0.0

    def can(self, command: str) -> bool:
        """Whether a command makes sense at this table."""
        if command == "skip":
            return self.client.lesson is not None and self.client.lesson.guided
        return command not in (THERE_ONLY if self.table else HERE_ONLY)

    def sits(self, seat: int) -> bool:
        """Whether somebody at this keyboard has a seat."""
        return any(client.seat == seat for client in self.clients)

    def others(self, client: Client) -> list[int]:
        """The seats of the others at this keyboard."""
        return [one.seat for one in self.clients if one is not client]

    # the game

    def run(self) -> int:
        """Play to the end, or until the last person leaves."""
        try:
            with self.screen.open():
                for client in self.clients:
                    client.open()
                while not self.client.is_told or not self.client.doc.over:
                    self.step()
            self.finish()
        except KeyboardGone:
            self.screen.say(self.parting.leaving)
        except KeyboardInterrupt:
            self.screen.say()
            self.screen.say(self.parting.leaving)
            raise
        finally:
            for client in self.clients:
                client.wire.close()
        return 0

    def step(self) -> None:
        """Have a question answered, or wait for what happens."""
        for client in self.clients:
            client.hear_all()
        asked = [client for client in self.clients if client.question is not None]
        if not asked or self.client.doc.over:
            self.wait()
            return
        self.waited_for = []
        self.pass_to(self.client if self.client in asked and self.is_passed else asked[0])
        with contextlib.suppress(Moved):
            self.desk.decide()

    def wait(self) -> None:
        """Wait for the table; who sits at a terminal may talk, deal and take back meanwhile."""
        if not self.client.is_told:
            self.client.hear(MOMENT)
            self.show_lobby()
        elif not self.screen.is_live:
            self.tell(is_settled=False)
            if not self.client.hear(self.client.wire.pause() or MOMENT):
                self.tell()
                self.say_whose_turn()
        elif self.is_passed:
            self.desk.look()
            self.listen()
        else:
            self.client.hear(MOMENT)

    def listen(self) -> None:
        """Read what is typed out of turn until something happens."""
        while not any(client.hear_all() for client in self.clients):
            typed = self.screen.read(self.desk.prompt(), self.client.wire.pause() or MOMENT)
            if typed:
                with contextlib.suppress(Moved):
                    self.desk.commands.obey(self.desk, typed)
                return
            if typed == "" and self.table:
                self.table.hurry()

    def say_whose_turn(self) -> None:
        """Say once who is being waited for, when it has been quiet for a moment."""
        asked = [seat for seat in self.client.doc.asked if seat != self.client.seat]
        if asked and asked != self.waited_for:
            self.waited_for = asked
            gangs = self.lex.gangs(self.client.doc, asked)
            self.screen.say(self.lex.text("join-waiting", gangs=gangs), "dim")

    def show_lobby(self) -> None:
        """Say who is there already, whenever that changes."""
        lobby = self.client.lobby
        if lobby is None or self.client.is_told:
            return
        taken = [one.name for one in lobby.seats if one.taken]
        said = self.lex.text("join-lobby", names=", ".join(taken), n=len(lobby.seats) - len(taken))
        if said != self.lobby:
            self.lobby = said
            self.screen.say(said)

    def finish(self) -> None:
        """Tell the rest of the story, last words included, and count."""
        self.client.hear_all()
        self.tell()
        show_ending(self.screen, self.lex, self.last_document())
        self.screen.say(self.parting.ending, "" if self.table else "dim")

    def last_document(self) -> Document:
        """The table at the end; of one that is here, every promise is known."""
        return document(self.table.game, EVERYBODY) if self.table else self.client.doc

    # the story

    def hear(self) -> None:
        """Take in what has come while somebody types, and tell it; another question ends the typing."""
        if not self.is_passed or not self.client.is_told:
            return
        question = self.client.question
        self.client.hear_all()
        if self.client.heard < len(self.client.lines) or self.client.notices:
            self.tell()
        self.desk.hurry()
        if self.client.question != question:
            raise Moved

    def tell(self, *, is_settled: bool = True) -> None:
        """Tell what happened since the person last heard; the last line may grow until all is settled."""
        client = self.client
        self.paint()
        for notice in client.notices:
            self.screen.say(self.lex.say(notice), "dim")
        client.notices = []
        until = len(client.lines) if is_settled else len(client.lines) - 1
        fresh = client.lines[client.heard : max(until, client.heard)]
        client.heard += len(fresh)
        for line in fresh:
            if line.event not in COUNTED:
                self.tell_line(line)
        if is_settled:
            for advice in client.advice():
                self.screen.say(self.lex.say(advice), "bold italic")
        if client.seat < 0 and not self.table and any(line.event == "round" for line in fresh):
            self.desk.board().show()

    def tell_line(self, line: Line, *, old: bool = False) -> None:
        """Tell a line of the story."""
        self.screen.say(self.lex.say(line.message), "dim" if old else STYLES[line.tone])

    def paint(self) -> None:
        """Give the gangs their colours."""
        doc = self.client.doc
        self.screen.paint([self.lex.gang(doc, seat) for seat in range(len(doc.seats))])

    # the people

    def pass_to(self, client: Client) -> None:
        """Have the right person in front of the screen, and nothing on it that is not for them."""
        if self.is_passed and client is self.client:
            return
        before = self.client if self.is_passed else None
        self.is_passed = False
        while True:
            self.screen.clear()
            name = client.doc.seats[client.seat].name
            self.screen.say(self.lex.text("pass-keyboard", player=name), "bold")
            may_undo = before is not None and before.can_undo
            typed = self.screen.ask(self.lex.text("pass-enter-undo" if may_undo else "pass-enter"))
            if before is None or not may_undo or self.desk.commands.name_of(typed) != "undo":
                break
            self.undo(before)
            before.hear_all()
            if before.question is not None:
                client, before = before, None
        self.screen.clear()
        self.client = self.desk.client = client
        self.is_passed = True
        self.screen.bell = client.wire.bell

    def corner(self, seat: int) -> None:
        """Let another person at the keyboard talk and deal, and come back."""
        back = self.client
        self.pass_to(next(client for client in self.clients if client.seat == seat))
        self.client.hear_all()
        self.desk.corner()
        back.hear_all()

    def undo(self, client: Client) -> bool:
        """Take the last action of somebody here back; return whether that was possible."""
        try:
            gone = client.undo()
        except NotDone as refused:
            self.screen.say(self.lex.say(refused.reason.message))
            return False
        if gone:
            self.screen.say(self.lex.text("undo-done", what=self.desk.tongue.show(gone)))
        for one in self.clients:
            one.hear_all()
        return True
