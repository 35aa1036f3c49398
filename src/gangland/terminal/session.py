"""A game at the terminal: chance and bots answer at once, people when the keyboard is theirs."""

from __future__ import annotations

import contextlib

from gangland.engine.table import CHANCE
from gangland.game.croupier import Croupier
from gangland.game.deals.deal import Offer
from gangland.game.game import Game
from gangland.game.logs.recorder import Recorder
from gangland.game.refusal import Refusal
from gangland.terminal.desk import Desk
from gangland.terminal.hints import command, go_on, named
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.narrate import Narrator, before_the_count
from gangland.terminal.ranking import show_ending
from gangland.terminal.rivals import Rivals
from gangland.terminal.screen import KeyboardGone, Screen
from gangland.terminal.undo import last_action, undone
from gangland.words import Words

ONLOOKER = -1


class Session:
    """One game, one screen, one file; `at` is the seat of the person in front of the screen."""

    def __init__(
        self, game: Game, recorder: Recorder, screen: Screen, words: Words, croupier: Croupier
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.screen = screen
        self.croupier = croupier
        self.lex = Lexicon(words, game)
        self.rivals = Rivals(game, croupier.seed)
        self.people = [seat for seat, one in enumerate(game.setup.seats) if not one.bot]
        self.at = self.people[0] if len(self.people) == 1 else ONLOOKER
        self.seen = {seat: _heard(game, seat) for seat in [*self.people, ONLOOKER]}
        self.desk = Desk(self)

    # the game

    def run(self) -> int:
        """Play to the end, or until the last person leaves."""
        try:
            while not self.game.t.over:
                self.step()
            self.finish()
        except KeyboardGone:
            self.screen.say(self.lex.text("leave-saved", command=go_on(self.recorder.path)))
        return 0

    def step(self) -> None:
        """Have the next answer given: by chance, by a bot, or by a person."""
        owed = self.game.owed()
        bots = [seat for seat in owed if seat in self.rivals.bots]
        if CHANCE in owed:
            self.game.settle_chance(self.croupier)
        elif bots:
            self.play_bot(bots[0])
        else:
            self.keep()
            self.hand_over(self.at if self.at in owed else owed[0])
            self.desk.decide(self.at)
        if not self.people:
            self.tell(ONLOOKER)

    def play_bot(self, seat: int) -> None:
        """Have a bot answer; before an order it may propose something to the people."""
        proposal = self.rivals.propose(self.game, seat)
        if proposal:
            with contextlib.suppress(Refusal):
                self.game.take(seat, proposal)
        self.game.answer(seat, self.rivals.choose(self.game, seat))

    def keep(self) -> None:
        """Have on the disk what happened, before anybody is told."""
        self.recorder.keep(self.game)

    def take(self, seat: int, text: str) -> None:
        """Take an action or a deal in notation; what is not possible is refused and changes nothing."""
        self.game.take(seat, text)
        self.keep()

    def answer(self, seat: int, action: int) -> None:
        """Take an action of the menu."""
        self.game.answer(seat, action)
        self.keep()

    def ask_bots(self, offer: Offer) -> None:
        """Have the bots an offer was made to reply, to the left, until one takes it; who may not says no."""
        for seat in offer.to:
            if seat in self.rivals.bots and self.game.ledger.offers[offer.id - 1].state == "open":
                try:
                    self.take(seat, self.rivals.reply(self.game, seat, offer))
                except Refusal:
                    self.take(seat, f"decline {self.game.ledger.number(seat, offer.id)}")

    def undo(self, seat: int) -> str:
        """Take the seat's last action back; return what is to be said about it."""
        before = undone(self.game, seat)
        if isinstance(before, str):
            return self.lex.text(f"undo-{before}")
        gone = self.game.lines[-1].partition(": ")[2]
        self.game = before
        self.recorder.rewrite(before)
        self.rivals = Rivals(before, self.rivals.seed)
        self.seen = {one: min(count, len(before.facts)) for one, count in self.seen.items()}
        return self.lex.text("undo-done", what=self.desk.tongue.show(gone))

    # the people

    def hand_over(self, seat: int) -> None:
        """Have the right person in front of the screen, and nothing on it that is not for them."""
        if seat == self.at:
            return
        before = self.at
        self.at = ONLOOKER
        while True:
            self.screen.clear()
            self.screen.say(self.lex.text("pass-keyboard", player=self.lex.player(seat)), "bold")
            open_to_undo = before in self.people and isinstance(undone(self.game, before), Game)
            typed = self.screen.ask(self.lex.text("pass-enter-undo" if open_to_undo else "pass-enter"))
            if open_to_undo and self.desk.commands.name_of(typed) == "undo":
                self.screen.say(self.undo(before))
                if before in self.game.owed():
                    seat, before = before, ONLOOKER
                continue
            break
        self.screen.clear()
        self.at = seat

    def tell(self, seat: int) -> None:
        """Tell a person what happened since they last heard."""
        self.keep()
        facts = self.game.told(seat, self.seen[seat])
        self.seen[seat] = len(self.game.facts)
        self.paint()
        for line in Narrator(self.lex, self.game.t).lines(before_the_count(facts)):
            self.screen.say(line.text, line.style)

    def paint(self) -> None:
        """Give the gangs their colours."""
        self.screen.paint([self.lex.gang(self.game.t, seat) for seat in range(self.game.t.seats)])

    def finish(self) -> None:
        """Tell the rest of the story, and count."""
        only = self.people[0] if len(self.people) == 1 else ONLOOKER
        self.seen[ONLOOKER] = max(self.seen.values())
        self.tell(only)
        show_ending(self.screen, self.lex, self.game)
        file = str(self.recorder.path)
        self.screen.say(self.lex.text("end-log", file=file, command=command("replay", named(file))))


def _heard(game: Game, seat: int) -> int:
    """How much of the story a person had heard when a game that goes on was left."""
    return len(game.facts) if seat == ONLOOKER else len(game.rewound(last_action(game, seat)).facts)
