"""A seat at a server's table, played at the terminal: what comes is told, what is typed is sent."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from gangland.content.records import Pack
from gangland.engine.table import CHANCE
from gangland.game.deals.deal import Offer
from gangland.game.deals.talk import is_deal
from gangland.game.refusal import Refusal
from gangland.terminal.hints import command
from gangland.terminal.join_desk import RemoteDesk
from gangland.terminal.join_game import RemoteGame, setup_from
from gangland.terminal.join_link import JoinError
from gangland.terminal.join_screen import LiveScreen
from gangland.terminal.join_wire import FATAL, Wire
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.narrate import Narrator, before_the_count
from gangland.terminal.ranking import show_ending
from gangland.terminal.rebuild import is_asked
from gangland.terminal.screen import KeyboardGone
from gangland.terminal.session import Session
from gangland.terminal.table_view import TableView
from gangland.words import Words

Doc = dict[str, Any]
MOMENT: Final = 1.0


class Moved(Exception):  # noqa: N818 - nothing went wrong: the table has moved on
    """The question that was being answered is no longer asked."""


class RemoteSession(Session):
    """One seat, one wire, one screen; `game` is there once the first update has come."""

    game: RemoteGame

    def __init__(self, wire: Wire, screen: LiveScreen, words: Words, lobby: Doc, pack: Pack) -> None:
        self.wire = wire
        self.screen = screen
        self.live = screen
        self.words = words
        self.table = lobby
        self.pack = pack
        self.at = -1
        self.heard = 0
        self.answered = 0
        self.has_begun = False
        self.waited_for: list[int] = []
        self.presence: list[str] = []
        self.notices: list[str] = []
        self.seats_said = ""
        self.has_added = False
        self.replies: dict[str, Doc] = {}
        screen.wake = wire.wake
        screen.hear = self.hear

    # the game

    def run(self) -> int:
        """Play to the end, or until the person leaves."""
        try:
            self.wire.open()
            while not (self.has_begun and self.game.t.over):
                self.step()
            self.finish()
        except KeyboardGone:
            self.leave()
        except KeyboardInterrupt:
            self.screen.say()
            self.leave()
            raise
        except JoinError:
            if self.has_begun:
                self.leave()
            raise
        finally:
            self.wire.close()
        return 0

    def step(self) -> None:
        """Have the own question answered, or wait for what happens."""
        if self.has_begun and is_asked(self.game.doc):
            self.waited_for = []
            with contextlib.suppress(Moved):
                self.desk.decide(self.at)
            return
        self.wait()

    def wait(self) -> None:
        """Wait for the table; who sits at a terminal may talk and deal meanwhile."""
        if self.has_begun:
            self.tell(self.at)
        if not (self.live.is_live and self.has_begun):
            message = self.wire.next(MOMENT)
            self.take_in(message)
            if message is None and self.has_begun:
                self.say_whose_turn()
            return
        typed = self.live.read(MOMENT)
        self.hear_all()
        if typed:
            self.obey(typed)
        elif self.heard == len(self.game.facts):
            self.say_whose_turn()

    def obey(self, typed: str) -> None:
        """Do what is typed out of turn."""
        self.desk.seat = self.at
        with contextlib.suppress(Moved):
            self.desk.obey(typed)

    def say_whose_turn(self) -> None:
        """Say once who is being waited for, when it has been quiet for a moment."""
        asked = [seat for seat in self.game.owed() if seat not in (CHANCE, self.at)]
        if asked and asked != self.waited_for:
            self.waited_for = asked
            gangs = self.lex.whom(self.game.t, asked)
            self.screen.say(self.lex.text("join-waiting", gangs=gangs), "dim")

    def leave(self) -> None:
        """Say how to come back."""
        if self.wire.link.key:
            self.screen.say(self.words.text("join-left", command=command("join", self.wire.link.private())))
        else:
            self.screen.say(self.words.text("join-left-watching"))

    def finish(self) -> None:
        """Tell the rest of the story, and count."""
        self.tell(self.at)
        show_ending(self.screen, self.lex, self.game)
        self.screen.say(self.lex.text("join-log", link=self.wire.link.private()), "dim")

    # what comes

    def hear(self) -> bool:
        """Take in what has come while somebody types; true where something was printed under the prompt."""
        question = self.game.doc
        self.hear_all()
        is_news = bool(self.notices) or len(self.game.facts) > self.heard
        if is_news:
            self.screen.say()
            self.tell(self.at)
        if not self.game.asks_the_same(question):
            raise Moved
        return is_news

    def hear_all(self) -> None:
        """Take in all that has come."""
        while (message := self.wire.next()) is not None:
            self.take_in(message)

    def take_in(self, message: Doc | None) -> None:
        """Take in one message of the server, if one came; what we cannot read is not our protocol."""
        if message is None:
            return
        try:
            self.take_message(message["type"], message)
        except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
            raise JoinError("join-not-gangland", url=self.wire.link.server) from error

    def take_message(self, kind: str, message: Doc) -> None:
        """Take in one message of the server."""
        if kind == "lost":
            self.wire.open_again(lambda: self.screen.say(self.words.text("join-again"), "yellow"))
        elif kind == "welcome":
            self.at = message["seat"]
            self.has_added = False
        elif kind == "lobby":
            self.show_lobby(message["lobby"])
        elif kind == "update":
            self.take_update(message)
            self.note_presence(message["presence"])
        elif kind == "presence":
            self.note_presence(message["presence"])
        elif kind in ("ack", "refused", "answer") or (kind == "error" and message.get("id")):
            self.wire.settle(message["id"])
            self.replies[message["id"]] = message
        elif kind == "error":
            self.take_error(message["code"])

    def take_error(self, code: str) -> None:
        """An error that answers nothing in particular: some are the end."""
        if code == "not-gangland":
            raise JoinError("join-not-gangland", url=self.wire.link.server)
        if code in FATAL or not self.has_begun:
            raise JoinError(f"error-{code}")
        self.screen.say(self.words.text(f"error-{code}"), "red")

    def take_update(self, message: Doc) -> None:
        """The table as it is now; the first one says who plays."""
        doc = message["document"]
        if not self.has_begun:
            self.begin(doc)
        if self.game.update(message["version"], doc, message["facts"]):
            self.heard = min(self.heard, len(self.game.facts))
        self.wire.version = message["version"]

    def begin(self, doc: Doc) -> None:
        """Lay the table."""
        self.has_begun = True
        self.game = RemoteGame(setup_from(self.table, doc), self.pack, doc)
        self.lex = Lexicon(self.words, self.game)
        self.people = [seat for seat, one in enumerate(self.game.setup.seats) if not one.bot]
        self.desk = RemoteDesk(self)
        self.desk.seat = self.at

    def show_lobby(self, lobby: Doc) -> None:
        """Say who is there already, whenever that changes; add to the dice where we have not, once."""
        self.table = lobby
        mine = lobby["seats"][self.at] if self.at >= 0 else None
        if mine is not None and not mine["entropy"] and not self.has_added:
            self.has_added = True
            self.wire.add_entropy()
        taken = [one["name"] for one in lobby["seats"] if one["taken"]]
        missing = len(lobby["seats"]) - len(taken)
        said = self.words.text("join-lobby", names=", ".join(taken), n=missing)
        if said != self.seats_said:
            self.seats_said = said
            self.screen.say(said)

    def note_presence(self, presence: list[str]) -> None:
        """Say who left, came back, or is played for."""
        for seat, (before, now) in enumerate(zip(self.presence, presence, strict=False)):
            if before != now and seat != self.at and now in ("here", "away", "caretaker"):
                self.notices.append(self.lex.text(f"join-{now}", name=self.lex.player(seat)))
        self.presence = presence

    # what is sent

    def request(self, **message: object) -> Doc:
        """Say something to the server; return its answer, over another connection if need be."""
        number = self.wire.say(**message)
        while number not in self.replies:
            self.take_in(self.wire.next(MOMENT))
        reply = self.replies.pop(number)
        if reply["type"] == "refused":
            raise Refusal(reply["code"], reply["rule"], **_numbers(reply["details"]))
        if reply["type"] == "error":
            self.screen.say(self.words.text(f"error-{reply['code']}"), "red")
            raise Moved
        return reply

    def ask_server(self, what: str, **details: str) -> Doc:
        """Ask something that changes nothing."""
        result: Doc = self.request(type="ask", what=what, **details)["result"]
        return result

    def take(self, seat: int, text: str) -> None:
        """Send an action or a deal in notation; what is not possible is refused and changes nothing."""
        self.game.check_own(seat)
        is_talk = is_deal(text)
        what = {"type": "deal", "text": text} if is_talk else {"type": "act", "action": text}
        done = self.request(version=self.game.version, **what)["version"]
        while self.game.version < done:
            self.take_in(self.wire.next(MOMENT))
        if not is_talk:
            self.answered = self.heard

    def answer(self, seat: int, action: int) -> None:
        """Send an action of the menu; what came in between may have made it impossible."""
        try:
            self.take(seat, self.game.notation.write(self.game.t, seat, action))
        except Refusal as refusal:
            self.desk.refuse(refusal)

    def ask_bots(self, offer: Offer) -> None:
        """The server's bots reply by themselves."""

    def keep(self) -> None:
        """The server keeps the game."""

    def tell(self, seat: int) -> None:
        """Tell what happened since we last heard; a round begins with the board for those who only watch."""
        facts = self.game.told(seat, self.heard)
        self.heard = len(self.game.facts)
        self.paint()
        for notice in self.notices:
            self.screen.say(notice, "dim")
        self.notices = []
        for line in Narrator(self.lex, self.game.t).lines(before_the_count(facts)):
            self.screen.say(line.text, line.style)
        if self.at < 0 and not self.game.t.over and any(fact.doc["event"] == "round" for fact in facts):
            TableView(self.screen, self.lex, self.game.t, self.at).show()


def _numbers(details: dict[str, str]) -> dict[str, object]:
    """Details of a refusal, numbers as numbers, so that plurals are right."""
    short = 6
    return {
        key: int(value) if value.isascii() and value.isdecimal() and len(value) <= short else value
        for key, value in details.items()
    }
