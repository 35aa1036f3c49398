"""A person's desk: the question of the moment, choices by number, notation, and commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.content.message import Arg
from gangland.engine.table import PLACES, RANDOM, STARTING
from gangland.game.crew import Crowd
from gangland.game.deals.talk import is_deal, offer_document
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.rulesets import ids
from gangland.terminal.commands import Commands
from gangland.terminal.dealing import waiting
from gangland.terminal.excuses import say_refusal
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.menu_walk import Walk
from gangland.terminal.pledges import say_terms
from gangland.terminal.questions import Choice, Question
from gangland.terminal.screen import Screen
from gangland.terminal.table_view import TableView, is_issuing_orders
from gangland.terminal.tongue import ORDERS, Tongue

if TYPE_CHECKING:
    from gangland.terminal.session import Session

UNSEEN: Final = (-1, -1)


class Desk:
    """Where a person answers; `refusal` is the last one they got, for `why`."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.commands = Commands(self.lex)
        self.tongue = Tongue(self.lex)
        self.refusal: Refusal | None = None
        self.seat = -1
        self.boarded = UNSEEN
        self.hinted = False
        self.missed = False
        self.reminded: set[tuple[int, int]] = set()

    @property
    def lex(self) -> Lexicon:
        """The words of the game."""
        return self.session.lex

    @property
    def screen(self) -> Screen:
        """Where it is shown."""
        return self.session.screen

    @property
    def game(self) -> Game:
        """The game, which an undo replaces."""
        return self.session.game

    # deciding

    def decide(self, seat: int) -> None:
        """Have the seat's question answered, or something else done at the table."""
        self.seat = seat
        self.refusal = None
        walk = Walk(self.game.menu(seat), self.tongue.letter)
        self.look(seat)
        if self.screen.line is not None:
            self.screen.line.know(self.vocabulary())
        self.missed = False
        while True:
            question = Question(self.lex, self.game.view(seat), seat, walk)
            if not self.missed:
                self.show(question)
            self.missed = False
            if self.handle(self.screen.ask(self.prompt()), question):
                return

    def corner(self, seat: int) -> None:
        """Let a person talk and deal who is not asked anything, until they are done."""
        self.seat = seat
        self.refusal = None
        self.session.tell(seat)
        self.screen.say(self.lex.text("corner"))
        while True:
            typed = self.screen.ask(self.prompt())
            if not typed or self.commands.name_of(typed) in ("hand", "back"):
                return
            self.obey(typed)
            self.session.tell(seat)

    def look(self, seat: int) -> None:
        """Show the board, where an order is asked for or nobody has seen it yet, then what happened."""
        view = self.game.view(seat)
        moves = sum(1 for line in self.game.lines if not is_deal(line.partition(": ")[2]))
        self.session.paint()
        is_first = self.boarded == UNSEEN and view.round > 0
        if is_first or (is_issuing_orders(self.lex, view) and self.boarded != (seat, moves)):
            self.boarded = (seat, moves)
            TableView(self.screen, self.lex, view, seat).show()
        self.screen.say()
        self.session.tell(seat)

    def prompt(self) -> str:
        """Who is typing."""
        return f"{self.lex.gang(self.game.t, self.seat)}>"

    def show(self, question: Question) -> None:
        """Print a question and its choices."""
        walk = question.walk
        self.screen.say()
        for line in question.background():
            self.screen.say(line, "dim")
        if not walk.trail:
            self.remind(is_order=question.step == ids.ISSUE_ORDERS)
            self.help_with(question)
        self.screen.say(question.heading(), "bold")
        if walk.stage() == "":
            self.screen.say(self.lex.text("menu-only", what=question.only()))
        elif walk.stage() == "crew" and not walk.is_crew_listed():
            self.show_crew(question)
        elif walk.stage() == "number" and walk.row.top == 0:
            self.screen.say(self.lex.text("menu-zero"))
        for number, choice in enumerate(question.choices(), 1):
            self.screen.hang(f"{number:>3}", choice.label)
            for detail in choice.details:
                self.screen.hang("     ", detail, "dim")
        if not self.hinted:
            self.hinted = True
            self.screen.say(self.lex.text("menu-hint"), "dim")

    def remind(self, *, is_order: bool) -> None:
        """Say which offers are waiting for a word; once loudly, then softly and with orders only."""
        game, seat = self.game, self.seat
        waits = [] if game.t.round == 0 else waiting(game, seat)
        is_new = not self.reminded >= {(seat, number) for number in waits}
        if not waits or not (is_new or is_order):
            return
        offers = game.ledger.offers_seen(seat)
        self.reminded |= {(seat, number) for number in waits}
        names = {name: self.commands.word(name) for name in ("accept", "decline", "counter", "deals")}
        first = offers[waits[0] - 1]
        whose = [f"{number} ({self.lex.gang(game.t, offers[number - 1].by)})" for number in waits]
        key = "deal-open-many" if len(waits) > 1 else "deal-open-one" if is_new else "deal-open-still"
        by, terms = self.lex.who(game.t, first.by), say_terms(self.lex, offer_document(game, first))
        listed = self.lex.listed(whose)
        self.screen.say(
            self.lex.text(key, n=waits[0], by=by, terms=terms, list=listed, **names),
            "yellow" if is_new else "dim",
        )

    def help_with(self, question: Question) -> None:
        """Point to the command that helps with a question, where there is one."""
        if question.step == ids.CHOOSE_GOODS:
            self.screen.say(self.lex.text("ask-hint-market", command=self.commands.word("market")), "dim")
        if question.step == ids.PULL_GUNS:
            self.screen.say(self.lex.text("ask-hint-odds", command=self.commands.word("odds")), "dim")

    def examples(self) -> dict[str, Arg]:
        """What is on this very table, for examples of what can be typed."""
        t, notation = self.game.t, self.game.notation
        rival = next(seat for seat in range(t.seats) if seat != self.seat)
        pool = t.pool_made[self.seat]
        men = self.lex.pack.gangs[max(t.gang[self.seat], 0)].made
        new = next((man.id for index, man in enumerate(men) if pool >> index & 1), "1m")
        old = next((man.id for index, man in enumerate(men) if not pool >> index & 1), "1m")
        few = f"{old}+1" if self.lex.g.named else "1m2"
        laid = t.tile[RANDOM - 1] >= 0
        place = notation.place(t, RANDOM - 1) if laid else self.lex.pack.sites[0].id
        return {
            "rival": notation.seat(t, rival),
            "place": place,
            "man": new,
            "crew": f"{few}{self.tongue.letter}",
            "round": max(t.round, 1),
            **{word: self.tongue.word(word) for word in (*ORDERS, "clubhouse")},
            **{asset: self.tongue.asset(asset) for asset in ("cash", "guns")},
        }

    def vocabulary(self) -> list[str]:
        """What can be typed at this table: commands, actions, places and gangs."""
        t, notation = self.game.t, self.game.notation
        laid = [notation.place(t, place) for place in range(STARTING, PLACES) if t.tile[place] >= 0]
        return [*self.commands.names, *self.tongue.vocabulary(), *laid, *notation.seats(t)]

    def show_crew(self, question: Question) -> None:
        """Say how to choose among many."""
        for number, name in enumerate(question.men(), 1):
            self.screen.hang(f"{number:>3}", name)
        crew = self.lex.crew(question.t, self.seat, *question.walk.everyone())
        self.screen.say(
            self.lex.text("menu-crew-named" if self.lex.g.named else "menu-crew", crew=crew), "dim"
        )

    # what was typed

    def handle(self, typed: str, question: Question) -> bool:
        """Do what was typed; true when the table has to be looked at anew."""
        walk = question.walk
        if not typed and walk.stage() == "number" and walk.row.top == 0:
            walk.pick(0)
        if not typed or (typed == "1" and walk.stage() == ""):
            return walk.stage() == "" and self.finish(walk)
        if self.commands.name_of(typed) == "back":
            if not walk.back():
                self.miss(self.lex.text("menu-no-back"))
            return False
        try:
            value = self.choice(typed, question)
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        if value is not None:
            walk.pick(value)
            return walk.stage() == "" and self.finish(walk)
        if self.is_number(typed, walk):
            self.miss(self.lex.text("menu-no-such", text=typed))
            if walk.stage() == "crew" and not walk.is_crew_listed():
                self.show_crew(question)
            return False
        return self.obey(typed)

    def choice(self, typed: str, question: Question) -> int | Crowd | None:
        """What was chosen by number, or as crew."""
        walk = question.walk
        stage = walk.stage()
        if stage == "crew" and self.commands.is_everyone(typed) and walk.suits(walk.everyone()):
            return walk.everyone()
        if stage == "number" and self.commands.is_everyone(typed):
            return walk.row.top
        choices = question.choices()
        if stage == "crew" and not (choices and typed.isdecimal()):
            return walk.parse_crew(typed)
        if not typed.isascii() or not typed.isdecimal():
            return None
        number = int(typed)
        if stage == "number":
            return number if number <= walk.row.top else None
        return choices[number - 1].value if 1 <= number <= len(choices) else None

    def is_number(self, typed: str, walk: Walk) -> bool:
        """Whether somebody meant to choose by number, or crew, and missed."""
        return typed.isdecimal() or (walk.stage() == "crew" and typed[0].isdecimal())

    def take(self, typed: str) -> None:
        """Take an action or a deal, in notation of the reader's own words."""
        self.session.take(self.seat, self.tongue.read(typed))

    def finish(self, walk: Walk) -> bool:
        """Take the action walked to."""
        self.session.answer(self.seat, walk.action())
        return True

    def obey(self, typed: str) -> bool:
        """Do a command, or take what was typed as notation."""
        try:
            return self.commands.do(self, typed)
        except Refusal as refusal:
            self.refuse(refusal)
            return False

    def miss(self, why: str) -> None:
        """Say that nothing was done; the question need not be repeated."""
        self.missed = True
        self.screen.say(why)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something was not done."""
        self.refusal = refusal
        self.missed = True
        self.screen.say(say_refusal(self.tongue.refusal(refusal), self.lex), "red")
        if refusal.rule:
            self.screen.say(self.lex.text("refusal-ask-why"), "dim")

    def pick_one(self, heading: str, choices: list[Choice]) -> int | None:
        """Have one of some choices picked by number; None where the person goes back."""
        self.screen.say(heading, "bold")
        for number, choice in enumerate(choices, 1):
            self.screen.hang(f"{number:>3}", choice.label)
        while True:
            typed = self.screen.ask(self.prompt())
            if not typed or self.commands.name_of(typed) in ("back", "quit"):
                return None
            if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(choices):
                value = choices[int(typed) - 1].value
                return value if isinstance(value, int) else None
            self.screen.say(self.lex.text("menu-no-such", text=typed))
