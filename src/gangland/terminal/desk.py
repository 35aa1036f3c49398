"""A person's desk: the question of the moment, choices by number, notation, and commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from gangland.content.message import Arg
from gangland.game.refusal import Refusal
from gangland.protocol.parts import Place
from gangland.rulesets import ids
from gangland.telling.forms import Reason
from gangland.terminal.board import Board, is_issuing_orders
from gangland.terminal.client import NotDone, not_done
from gangland.terminal.commands import Commands
from gangland.terminal.completion import Completion
from gangland.terminal.line import plain
from gangland.terminal.tongue import ORDERS, Tongue
from gangland.terminal.walk import Walk

if TYPE_CHECKING:
    from gangland.terminal.session import Session

FEWEST_LINES: Final = 5
"""So much of the story is seen under a board that is drawn larger than it has to be."""
WIDE: Final = 100
"""From so many columns on what a place offers fits in its line."""
NEAR: Final = 20.0
"""Seconds before the end of one's time at which one is reminded."""


class Desk:
    """Where a person answers; `reason` is that of the last refusal they got, for `why`."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lex = session.lex
        self.screen = session.screen
        self.client = session.client
        self.commands = Commands(self.lex)
        self.tongue = Tongue(self.lex)
        self.completion = Completion(self)
        self.reason: Reason | None = None
        self.boarded: object = None
        self.hinted = False
        self.missed = False
        self.reminded: set[tuple[int, int]] = set()
        self.rushed: object = None
        self.walk: Walk | None = None

    def board(self) -> Board:
        """The table to be drawn."""
        return Board(self.screen, self.lex, self.client.doc)

    # deciding

    def decide(self) -> None:
        """Have the question answered, or something else done at the table."""
        question = self.client.question
        if question is None:
            return
        self.reason = None
        self.screen.line.complete = self.completion.complete
        walk = self.walk = Walk(question, self.tongue.letter)
        self.look(walk)
        self.missed = False
        shown = self.screen.is_live
        while True:
            if not self.missed and not shown:
                self.show(walk)
            self.missed = shown = False
            before = walk.stage()
            if self.handle(self.screen.ask(self.prompt()), walk):
                return
            if self.screen.is_live and walk.stage() != before:
                self.look(walk)
                shown = True

    def corner(self) -> None:
        """Let a person talk and deal who is not asked anything, until they are done."""
        self.reason = None
        self.session.tell()
        self.screen.say(self.lex.text("corner"))
        while True:
            typed = self.screen.ask(self.prompt())
            if not typed or self.commands.name_of(typed) in ("hand", "back"):
                return
            self.commands.obey(self, typed)
            self.session.tell()

    def look(self, walk: Walk | None = None) -> None:
        """Show the table, what happened and the question: a page on a terminal, else what is new."""
        self.session.paint()
        if self.screen.is_live:
            self.page(walk)
            return
        moment = (self.client.seat, self.client.version, self.client.doc.round)
        is_first = self.boarded is None and self.client.doc.round > 0
        if is_first or (is_issuing_orders(self.client.doc) and self.boarded != moment):
            self.boarded = moment
            self.board().show()
        self.screen.say()
        self.session.tell()

    def page(self, walk: Walk | None = None) -> None:
        """Draw a page: as much of the board and of the story as there is room for, and the question."""
        self.screen.measure()
        room = self.screen.height - 1
        asked = self.screen.drawn(lambda: self.show(walk)) if walk else self.screen.drawn(self.status)
        view = self.board()
        compact = self.screen.drawn(view.show_compact)
        if walk and len(compact) + len(asked) > room:
            walk.lists = False
            asked = self.screen.drawn(lambda: self.show(walk, brief=True))
        forms = [view.show, *([view.show_lines] if self.screen.width >= WIDE else [])]
        boards = (self.screen.drawn(form) for form in forms)
        fitting = (board for board in boards if len(board) + len(asked) + FEWEST_LINES <= room)
        board = next(fitting, compact)
        story = self.story(room - len(board) - len(asked))
        self.screen.page([*board, *story, *asked])

    def story(self, room: int) -> list[str]:
        """The end of the story, as far as there is room; what is no longer seen is in the log."""
        client, found = self.client, list[str]()
        fresh = client.heard
        at = len(client.lines)
        while at > 0 and len(found) < room:
            at -= 1
            tell = partial(self.session.tell_line, client.lines[at], old=at < fresh)
            found = [*self.screen.drawn(tell), *found]
        client.heard = len(client.lines)
        for notice in client.notices:
            found += self.screen.drawn(partial(self.screen.say, self.lex.say(notice), "dim"))
        client.notices = []
        if at > fresh and room > 1:
            more = self.lex.text("story-more", n=at - fresh, command=self.commands.word("log"))
            return [*self.screen.drawn(lambda: self.screen.say(more, "dim")), *found[-room + 1 :]]
        return found[-room:] if room > 0 else []

    def status(self) -> None:
        """Say who is being waited for, and what can be done meanwhile."""
        asked = [seat for seat in self.client.doc.asked if seat != self.client.doc.seat]
        if asked:
            self.screen.say(
                self.lex.text("join-waiting", gangs=self.lex.gangs(self.client.doc, asked)), "dim"
            )
        if self.session.breath:
            words = {name: self.commands.word(name) for name in ("undo", "offer")}
            self.screen.say(self.lex.text("breath-hint", **words), "dim")

    def prompt(self) -> str:
        """Who is typing."""
        seat = self.client.seat
        return f"{self.lex.gang(self.client.doc, seat) if seat >= 0 else ''}>"

    def show(self, walk: Walk, *, brief: bool = False, whole: bool = False) -> None:
        """Print a question and its choices; in brief, without what is to be known of each."""
        stage = walk.stage()
        if not brief:
            self.screen.say()
        if not walk.trail:
            for note in walk.question.notes if not brief else []:
                self.screen.say(self.lex.say(note), "dim")
            self.remind()
            self.help_with(walk.question.step)
        self.screen.say(self.lex.say(walk.heading()), "bold")
        if stage == "":
            self.screen.say(self.lex.text("menu-only", what=walk.only()))
        elif stage == "crew" and not walk.is_crew_listed():
            self.show_crew(walk)
        elif stage == "number" and walk.row.top == 0:
            self.screen.say(self.lex.text("menu-zero"))
        self.show_choices(walk, brief=brief, whole=whole)
        if not self.hinted:
            self.screen.say(self.lex.text("menu-hint"), "dim")
        self.show_clock()

    def show_choices(self, walk: Walk, *, brief: bool, whole: bool) -> None:
        """Print the choices of a stage: a line each, or as many in a line as fit."""
        choices = walk.choices()
        labels = [self.lex.say(one.name or one.label if brief else one.label) for one in choices]
        if brief or (self.screen.is_live and not whole and not any(one.details for one in choices)):
            self.screen.columns([f"{number} {label}" for number, label in enumerate(labels, 1)])
            if brief and any(one.details or one.name for one in choices):
                self.screen.say(self.lex.text("menu-more", command=self.commands.word("more")), "dim")
            return
        for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1):
            self.screen.hang(f"{number:>3}", label)
            for detail in choice.details:
                self.screen.hang("     ", self.lex.say(detail), "dim")

    def show_clock(self) -> None:
        """Say how much time is left, where somebody counts it."""
        left = self.client.time_left()
        if left is not None:
            style = "yellow" if left < NEAR else "dim"
            self.screen.say(self.lex.text("clock-left", time=f"{int(left) // 60}:{int(left) % 60:02}"), style)

    def hurry(self) -> None:
        """Remind once of the time that is nearly up."""
        left = self.client.time_left()
        asked = (self.client.seat, self.client.deadlines.get(str(self.client.seat)))
        if left is not None and left < NEAR and self.rushed != asked:
            self.rushed = asked
            self.show_clock()

    def remind(self) -> None:
        """Say which offers are waiting for a word; once loudly, then softly and with orders only."""
        doc, seat = self.client.doc, self.client.seat
        offers = [] if doc.round == 0 else self.client.waiting()
        is_new = not self.reminded >= {(seat, one.offer) for one in offers}
        if not offers or not (is_new or is_issuing_orders(doc)):
            return
        names = {name: self.commands.word(name) for name in ("accept", "decline", "counter", "deals")}
        first = offers[0]
        whose = [f"{one.offer} ({self.lex.gang(doc, one.by)})" for one in offers]
        key = "deal-open-many" if len(offers) > 1 else "deal-open-one" if is_new else "deal-open-still"
        by, listed = self.lex.named(doc, first.by), self.lex.listed(whose)
        self.screen.say(
            self.lex.text(key, n=first.offer, by=by, terms=first.terms, list=listed, **names),
            "yellow" if is_new else "dim",
        )

    def help_with(self, step: str) -> None:
        """Point to the command that helps with a question, where there is one."""
        if step == ids.CHOOSE_GOODS:
            self.screen.say(self.lex.text("ask-hint-market", command=self.commands.word("market")), "dim")
        if step == ids.PULL_GUNS:
            self.screen.say(self.lex.text("ask-hint-odds", command=self.commands.word("odds")), "dim")

    def show_crew(self, walk: Walk) -> None:
        """Say how to choose among many."""
        men = [f"{number:>3} {self.lex.say(man.label)}" for number, man in enumerate(walk.crew.men, 1)]
        if self.screen.is_live:
            self.screen.columns(men)
        else:
            for man in men:
                self.screen.say(man)
        key = "menu-crew-named" if walk.crew.men else "menu-crew"
        self.screen.say(self.lex.text(key, crew=walk.crew_label(walk.everyone(), rated=False)), "dim")

    # what there is

    def examples(self) -> dict[str, Arg]:
        """What is on this very table, for examples of what can be typed."""
        doc = self.client.doc
        rival = next(seat for seat in range(len(doc.seats)) if seat != self.client.seat)
        third = next(seat for seat in range(len(doc.seats)) if seat not in (self.client.seat, rival))
        any_gang = next(iter(self.lex.cards.gangs.values()))
        men = [man.id for man in self.lex.men(doc, max(self.client.seat, 0)) or any_gang.made]
        placed = [man for place in doc.places for one in place.crew for man in one.men]
        new = next((man for man in men if man not in placed), "1m")
        old = next((man for man in men if man in placed), men[0] if men else "1m")
        starts = [place.word for place in doc.places if place.kind == "start"]
        return {
            "rival": self.word_of(rival),
            "whom": self.word_of(rival),
            "third": self.word_of(third),
            "place": starts[-1] if starts else next(iter(self.lex.cards.sites)),
            "man": new,
            "crew": f"{f'{old}+1' if men else '1m2'}{self.tongue.letter}",
            "round": max(doc.round, 1),
            **{word: self.tongue.word(word) for word in (*ORDERS, "clubhouse")},
            **{asset: self.tongue.asset(asset) for asset in ("cash", "guns")},
        }

    def word_of(self, seat: int) -> str:
        """How a seat is written: its gang, or its number before it has one."""
        return self.client.doc.seats[seat].gang or f"seat{seat + 1}"

    def seat_named(self, text: str) -> int | None:
        """The seat somebody means by a gang, a player or a number."""
        for seat, one in enumerate(self.client.doc.seats):
            called = (one.name, self.lex.gang(self.client.doc, seat), self.word_of(seat), f"seat{seat + 1}")
            if text and plain(text) in map(plain, called):
                return seat
        return None

    def place(self, text: str) -> Place:
        """The place on the table that somebody means; a refusal where there is none."""
        word = self.tongue.place(text)
        known = {place.word: place for place in self.client.doc.places}
        if word not in known:
            raise not_done(Refusal("unknown-place", text=text, known=", ".join(known)))
        return known[word]

    def held(self, asset: str) -> int:
        """How much the seat has of an asset."""
        return int(getattr(self.client.doc.seats[self.client.seat], asset) or 0)

    # what was typed

    def handle(self, typed: str, walk: Walk) -> bool:
        """Do what was typed; true when the table has to be looked at anew."""
        self.hinted = True
        self.reminded |= {(self.client.seat, one.offer) for one in self.client.waiting()}
        stage = walk.stage()
        if not typed and stage == "number" and walk.row.top == 0:
            walk.pick("0")
        if not typed or (typed == "1" and walk.stage() == ""):
            if self.screen.is_live and walk.stage() != "":
                self.look(walk)
                self.missed = True
            return walk.stage() == "" and self.finish(walk)
        if self.commands.name_of(typed) == "back":
            if not walk.back():
                self.miss(self.lex.text("menu-no-back"))
            return False
        try:
            word = self.choice(typed, walk)
        except Refusal as refusal:
            self.refuse(not_done(refusal).reason)
            return False
        if word is not None:
            walk.pick(word)
            return walk.stage() == "" and self.finish(walk)
        if typed.isdecimal() or (stage == "crew" and typed[0].isdecimal()):
            self.miss(self.lex.text("menu-no-such", text=typed))
            if stage == "crew" and not walk.is_crew_listed():
                self.show_crew(walk)
            return False
        return self.commands.obey(self, typed)

    def choice(self, typed: str, walk: Walk) -> str | None:
        """What was chosen by number, or as crew, in notation."""
        stage = walk.stage()
        if plain(typed) in self.commands.everyone and walk.all_of_them() is not None:
            return walk.all_of_them()
        if stage == "crew" and not (typed.isdecimal() and walk.choices()):
            return walk.parse_crew(typed)
        if not typed.isascii() or not typed.isdecimal():
            return None
        number, choices = int(typed), walk.choices()
        if stage == "number":
            return str(number) if number <= (walk.row.top or 0) else None
        return choices[number - 1].word if 1 <= number <= len(choices) else None

    def take(self, typed: str) -> None:
        """Take an action or a deal, in notation of the reader's own words."""
        self.client.act(self.tongue.read(typed))

    def finish(self, walk: Walk) -> bool:
        """Take the action walked to; what came in between may have made it impossible."""
        try:
            self.client.act(walk.answer())
        except NotDone as refused:
            self.refuse(refused.reason)
        return True

    def miss(self, why: str) -> None:
        """Say that nothing was done; the question need not be repeated."""
        self.missed = True
        self.screen.say(why)

    def refuse(self, why: Reason) -> None:
        """Say why something was not done."""
        self.reason = why
        self.missed = True
        self.screen.say(self.lex.say(self.tongue.reason(why)), "red")
        if why.rule:
            self.screen.say(self.lex.text("refusal-ask-why"), "dim")

    def pick_one(self, heading: str, labels: list[str]) -> int | None:
        """Have one of some choices picked by number; None where the person goes back."""
        self.screen.say(heading, "bold")
        for number, label in enumerate(labels, 1):
            self.screen.hang(f"{number:>3}", label)
        while True:
            typed = self.screen.ask(self.prompt())
            if not typed or self.commands.name_of(typed) in ("back", "quit"):
                return None
            if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(labels):
                return int(typed) - 1
            self.screen.say(self.lex.text("menu-no-such", text=typed))
