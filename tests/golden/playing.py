"""Players of golden games: the curious do what was done least; they choose for chance too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from annals import Entry, Script, action_of, attempt
from levelling import gifts
from trying import deals, odd_tries

from gangland.bots.bot import Bot
from gangland.bots.match import seen_by
from gangland.bots.roster import make_bot
from gangland.engine import action as act
from gangland.engine import menu as row
from gangland.engine.ints import ints
from gangland.engine.menu import Menu
from gangland.engine.table import CHANCE, SEATS
from gangland.game.deals.deal import amounts_text
from gangland.game.deals.ledger import MOST_OPEN
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.logs import log
from gangland.game.notation import WORDS
from gangland.game.refusal import Refusal

Seen = Counter[str]
Choice = Callable[[int, Menu], int]

RECKLESS: Final = (act.FIGHT, act.GUNS, act.EXPLOIT, act.YES, act.MARKET, act.MOVE)
"""What somebody does first who does not care for standing."""
NUMBERS: Final = (act.USE, act.GUNS, act.MARKET)
BIASED: Final = 0.8
DEAL: Final = 0.04
TRY: Final = 0.5
TRIES: Final = 10


class Player:
    """Plays one game for all its seats and for chance, and notes what is done as a script.

    `seen` counts over many games what was done, and `refused` has the refusals noted before.
    """

    def __init__(self, game: Game, seed: str, style: str, seen: Seen, refused: set[str]) -> None:
        """Sit down."""
        self.game = game
        self.chooser = random.Random(seed)
        self.style = style
        self.seen = seen
        self.refused = refused
        self.entries: list[Entry] = []
        self.header = tuple(log.header(game))
        self.watched = 0
        self.bots: list[Bot] = [make_bot("thug", seat + 1) for seat in range(game.t.seats)]

    def script(self) -> Script:
        """What was done."""
        return Script(self.header, tuple(self.entries))

    def play(self, most: int = 3000) -> bool:
        """Play to the end, or give up."""
        while not self.game.t.over and len(self.game.lines) < most:
            self.beside()
            if not self.game.t.over:
                self.answer()
        for seat in range(self.game.t.seats):
            self.try_some(seat, 40)
        return self.game.t.over

    # answering

    def answer(self) -> None:
        """Have somebody answer who owes one."""
        game = self.game
        seat = self.chooser.choice(game.owed())
        menu = game.menu(seat)
        choose = {"thug": self.thug, "reckless": self.reckless, "random": self.at_random}.get(self.style)
        if seat == CHANCE:
            choose = self.chance
        elif self.is_levelling():
            choose = self.quiet
        elif choose is None or self.chooser.random() > BIASED:
            choose = self.curious
        game.answer(seat, choose(seat, menu))
        self.note()
        if self.style == "thug":
            self.watch()

    def note(self) -> None:
        """Note the line that was just written."""
        who, _, text = self.game.lines[-1].partition(": ")
        self.entries.append(Entry(who, text))

    def watch(self) -> None:
        """Show the bots what happened."""
        fresh = ints(self.game.happened[self.watched :])
        self.watched = len(self.game.happened)
        for seat, bot in enumerate(self.bots):
            bot.watch(seen_by(fresh, seat), seat)

    def at_random(self, _seat: int, menu: Menu) -> int:
        """Any row, then any action of it."""
        return self.one_of(menu, self.chooser.randrange(len(menu)))

    def one_of(self, menu: Menu, index: int) -> int:
        """Any action of a row."""
        return menu.nth(index, self.chooser.randrange(menu.size(index)))

    def thug(self, seat: int, menu: Menu) -> int:
        """What a thug does."""
        return self.bots[seat].choose(self.game.g, self.game.view(seat), seat, menu)

    def reckless(self, seat: int, menu: Menu) -> int:
        """Fight, shoot, sell and let it burn."""
        kinds = [menu.rows[index * row.WIDTH] for index in range(len(menu))]
        for kind in RECKLESS:
            if kind in kinds:
                index = self.chooser.choice([at for at, one in enumerate(kinds) if one == kind])
                if kind in NUMBERS:
                    return menu.nth(index, menu.size(index) - 1)
                return self.among_rivals(seat, menu, index) if kind == act.MOVE else self.one_of(menu, index)
        return self.at_random(seat, menu)

    def among_rivals(self, seat: int, menu: Menu, index: int) -> int:
        """A move to where somebody else is, if there is one."""
        found = [self.one_of(menu, index) for _ in range(8)]
        present = self.game.t.present
        return max(found, key=lambda one: (present[act.b_of(one)] & ~(1 << seat) > 0, act.made_of(one)))

    def curious(self, seat: int, menu: Menu) -> int:
        """What was done least so far."""
        themes = [self.theme(seat, menu, index) for index in range(len(menu))]
        least = min(self.seen[theme] for theme in themes)
        index = self.chooser.choice([at for at, theme in enumerate(themes) if self.seen[theme] == least])
        self.seen[themes[index]] += 1
        if menu.rows[index * row.WIDTH] == act.MOVE:
            found = [self.one_of(menu, index) for _ in range(12)]
            return min(found, key=lambda one: self.seen[f"exploit {self.tile(act.b_of(one))}"])
        return self.one_of(menu, index)

    def theme(self, seat: int, menu: Menu, index: int) -> str:
        """What an answer of a row is about."""
        game, t = self.game, self.game.t
        kind, place = menu.rows[index * row.WIDTH], menu.rows[index * row.WIDTH + row.PLACE]
        about = ""
        if kind in (act.EXPLOIT, act.FIGHT, act.BOMB):
            about = self.tile(place)
        elif kind == act.GANG_ORDER or (t.gang[seat] >= 0 and kind == act.PICK_SIDE):
            about = f"{game.notation.gangs[t.gang[seat]]} {t.side[seat]}"
        elif kind in (act.USE, act.YES, act.NO, act.TARGET, act.OPTION, act.PROMOTE) and t.ex_place >= 0:
            about = self.tile(t.ex_place)
        return f"{WORDS[kind]} {about}"

    def tile(self, place: int) -> str:
        """What lies at a place."""
        return "clubhouse" if place < SEATS else self.game.notation.place(self.game.t, place)

    # chance

    def chance(self, seat: int, menu: Menu) -> int:
        """A die at random; of sites and cards those turned up least."""
        game = self.game
        if menu.rows[0] != act.DRAW:
            return self.undecided(menu) if self.style == "level-all" else self.at_random(seat, menu)
        ids = [game.notation.drawn(game.t, index) for index in range(menu.size(0))]
        index = min(range(len(ids)), key=lambda at: (self.is_unwanted(ids[at]), self.seen[ids[at]], at))
        if self.style in ("random", "thug"):
            index = self.chooser.randrange(len(ids))
        self.seen[ids[index]] += 1
        return menu.nth(0, index)

    def undecided(self, menu: Menu) -> int:
        """A die that does not end the game, as often as not: END-2, a tied last fight."""
        found = self.at_random(CHANCE, menu)
        for index in range(menu.size(0) if self.chooser.random() < 0.5 else 0):
            branch = self.game.branch()
            branch.answer(CHANCE, menu.nth(0, index))
            if self.game.t.round == self.game.t.rounds and not branch.t.over:
                return menu.nth(0, index)
        return found

    def is_unwanted(self, name: str) -> int:
        """Whether a card would spoil what is aimed at: a tie by the last call, survival of all."""
        card = next((one for one in self.game.pack.cards if one.id == name), None)
        if card is None:
            return 0
        if self.style == "reckless":
            return 0 if any(effect.do == "fall" for effect in card.effects) else 1
        is_last = self.game.t.round == self.game.t.rounds
        no_market = any(one.rule == "no-market" for one in card.modifiers)
        return int(self.style.startswith("level") and is_last and (card.kind == "last-call" or no_market))

    # ties

    def is_levelling(self) -> bool:
        """Whether all sit still, so that the end comes as it is arranged."""
        return self.style.startswith("level") and self.game.t.round == self.game.t.rounds

    def quiet(self, seat: int, menu: Menu) -> int:
        """Sit, sell nothing; and before the market opens level what the rivals for the win have."""
        kinds = [menu.rows[index * row.WIDTH] for index in range(len(menu))]
        if kinds[0] == act.MARKET:
            self.level()
            return menu.nth(0, 0)
        for kind in (act.SIT, act.NO, act.ENOUGH, act.GUNS):
            if kind in kinds:
                return menu.nth(kinds.index(kind), 0)
        return self.at_random(seat, menu)

    def level(self) -> None:
        """Hand over what makes the end a tie."""
        game = self.game
        for giver, taker, amounts in gifts(game.t, self.style):
            self.say(giver, f"gift to={game.notation.seat(game.t, taker)} give={amounts_text(amounts)}")
            self.say(taker, f"accept {len(game.ledger.seen[taker])}")

    # beside

    def beside(self) -> None:
        """Deals and tries beside the question."""
        game, chooser = self.game, self.chooser
        if self.is_levelling():
            return
        if self.style == "talkative" and game.t.round == 1 and not game.ledger.offers:
            for _ in range(MOST_OPEN + 1):
                self.say(0, f"offer to={game.notation.seat(game.t, 1)} give=cash:1")
        if chooser.random() < DEAL * (3 if game.t.sealing or game.t.fight_place >= 0 else 1):
            for seat, text in deals(game, chooser):
                self.say(seat, text)
        if chooser.random() < TRY:
            self.try_some(chooser.randrange(game.t.seats), TRIES)

    def say(self, seat: int, text: str) -> None:
        """Take a deal, or note a refusal that is new."""
        who = self.game.notation.seat(self.game.t, seat)
        self.attempt(Entry(who, text, is_tried=True))

    def try_some(self, seat: int, count: int) -> None:
        """Try odd things."""
        for text in odd_tries(self.game, seat, self.chooser, count):
            entry = Entry(self.game.notation.seat(self.game.t, seat), text, is_tried=True)
            if not self.is_allowed(seat, entry):
                self.attempt(entry)

    def is_allowed(self, seat: int, entry: Entry) -> bool:
        """Whether something would be taken: that is not for trying."""
        if is_deal(entry.text):
            return is_taken(self.game.branch(), entry)
        try:
            return self.game.menu(seat).has(action_of(self.game, seat, entry))
        except Refusal:
            return False

    def attempt(self, entry: Entry) -> None:
        """Do what may be refused; what is refused for a new reason is noted."""
        lines = len(self.game.lines)
        try:
            attempt(self.game, entry)
        except Refusal as refusal:
            key = f"{self.game.setup.game} refusal {refusal.code} {refusal.rule or '-'}"
            if key not in self.refused:
                self.refused.add(key)
                self.entries.append(entry)
            return
        if len(self.game.lines) > lines:
            self.note()


def is_taken(game: Game, entry: Entry) -> bool:
    """Do something in a game of one's own; return whether it was not refused."""
    try:
        attempt(game, entry)
    except Refusal:
        return False
    return True
