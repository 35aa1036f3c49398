"""Making an offer question by question, for those who do not want to learn the notation."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from gangland.bots.bargaining.temperaments import SIGN
from gangland.bots.roster import DEALERS
from gangland.content.message import Arg
from gangland.game.deals.deal import ASSETS, Vow, amounts_text
from gangland.protocol.answers import Terms
from gangland.protocol.parts import Promise
from gangland.terminal.client import NotDone

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

MOST: Final = 999


class Stopped(Exception):  # noqa: N818 - somebody thought better of it
    """The offer is not made after all."""


def promises(bot: str) -> bool:
    """Whether somebody may give their word: people do, and bots from the lieutenant up."""
    return not bot or bot.replace(SIGN, ":").split(":")[0] in DEALERS


class Wizard:
    """Asks for one offer; an empty line means nothing, going back means no offer at all."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lex = desk.lex
        self.doc = desk.client.doc

    def offer(self, to: tuple[int, ...] = (), counters: int = 0) -> str:
        """The offer as notation, or nothing."""
        try:
            self.desk.screen.say(self.lex.text("wizard-hint"), "dim")
            to = to or self.rivals()
            words = ["offer", "to=" + ",".join(map(self.desk.word_of, to))]
            words += [f"counter={counters}"] if counters else []
            self.terms([*words, "give=cash:1"])
            give, want = self.gifts(), self.amounts("wizard-want")
            words += [f"{key}={value}" for key, value in (("give", give), ("want", want)) if value]
            words += self.clauses("wizard-mine", words)
            words += self.their_clauses(to, words)
            note = self.ask("wizard-text")
            words += [f"text={note}"] if note else []
            return shlex.join(words) if self.is_meant(words) else ""
        except Stopped:
            return ""

    def gift(self) -> str:
        """A gift as notation, or nothing."""
        try:
            rival = self.rivals(several=False)[0]
            what = self.gifts()
        except Stopped:
            return ""
        return f"gift to={self.desk.word_of(rival)} give={what}" if what else ""

    def tip(self, owed: Promise) -> str:
        """INF-4: a tip that is owed, as notation, or nothing."""
        self.desk.screen.say(self.lex.say(owed.told))
        try:
            held = self.amounts("tell-what")
        except Stopped:
            return ""
        about = owed.clause.text.split(":")[1]
        return f"say to={self.desk.word_of(owed.rival)} tip={about}:{held}"

    # questions

    def ask(self, key: str, **args: Arg) -> str:
        """A line for a question."""
        typed = self.desk.screen.ask(self.lex.text(key, **args))
        if self.desk.commands.name_of(typed) in ("back", "quit"):
            raise Stopped
        return typed

    def number(self, key: str, top: int, **args: Arg) -> int:
        """A number for a question; nothing is 0."""
        while True:
            typed = self.ask(key, **args)
            if not typed:
                return 0
            if typed.isascii() and typed.isdecimal() and int(typed) <= top:
                return int(typed)
            self.desk.screen.say(self.lex.text("menu-no-such", text=typed))

    def rivals(self, *, several: bool = True) -> tuple[int, ...]:
        """Whom it is for."""
        seats = [seat for seat, one in enumerate(self.doc.seats) if seat != self.doc.seat and one.alive]
        for number, seat in enumerate(seats, 1):
            self.desk.screen.hang(f"{number:>3}", self.lex.gang(self.doc, seat))
        while True:
            typed = self.ask("wizard-rivals" if several else "wizard-rival").replace(",", " ").split()
            if not typed:
                raise Stopped
            picked = [int(word) - 1 for word in typed if word.isascii() and word.isdecimal()]
            if (
                len(picked) == len(typed)
                and all(0 <= one < len(seats) for one in picked)
                and (several or len(picked) == 1)
            ):
                return tuple(seats[one] for one in picked)
            self.desk.screen.say(self.lex.text("menu-no-such", text=" ".join(typed)))

    def amounts(self, key: str) -> str:
        """Cash, guns and goods, as notation."""
        self.desk.screen.say(self.lex.text(key), "bold")
        cash, guns, goods = (
            self.number("wizard-how-much", MOST, asset=self.lex.asset_name(asset)) for asset in ASSETS
        )
        return amounts_text((cash, guns, goods))

    def gifts(self) -> str:
        """What one gives, as notation; DEA-4: it may be more than one has."""
        self.desk.screen.say(self.lex.text("wizard-give"), "bold")
        cash, guns, goods = (self.gift_of(asset) for asset in ASSETS)
        return amounts_text((cash, guns, goods))

    def gift_of(self, asset: str) -> int:
        """How much one gives of an asset."""
        have, name = self.desk.held(asset), self.lex.asset_name(asset)
        given = self.number("wizard-how-much-of", MOST, asset=name, have=have)
        if given > have:
            self.desk.screen.say(self.lex.text("deal-beyond", have=self.lex.asset(asset, have)))
        return given

    def clauses(self, key: str, words: list[str]) -> list[str]:
        """Promises of a side, as notation, each tried with what the offer has so far."""
        found: list[str] = []
        side = key.removeprefix("wizard-")
        while True:
            vows = [self.lex.text(f"wizard-vow-{vow.value}") for vow in Vow]
            picked = self.desk.pick_one(self.lex.text(key), vows)
            if picked is None:
                return found
            clause = self.clause(list(Vow)[picked])
            try:
                if clause:
                    self.terms([*words, *found, f"{side}={clause}"])
                    found.append(f"{side}={clause}")
            except NotDone as refused:
                self.desk.screen.say(self.lex.say(refused.reason), "red")

    def their_clauses(self, to: tuple[int, ...], words: list[str]) -> list[str]:
        """Promises of the others, as notation; bots are not asked for what they never give."""
        if any(promises(self.doc.seats[seat].bot) for seat in to):
            return self.clauses("wizard-theirs", words)
        self.desk.screen.say(self.lex.text("wizard-bots"), "dim")
        return []

    def clause(self, vow: Vow) -> str:
        """One promise, as notation."""
        parts = [vow.value]
        if vow in (Vow.AVOID, Vow.LEAVE):
            places = self.desk.board().sites()
            names = [self.lex.place(self.doc, place) for place in places]
            picked = self.desk.pick_one(self.lex.text("wizard-place"), names)
            if picked is None:
                return ""
            parts.append(places[picked].word)
        elif vow is Vow.PAY:
            parts.append(self.amounts("wizard-pay"))
        elif vow is Vow.SELL:
            parts.append(str(self.number("wizard-sell", MOST)))
        elif vow is Vow.TELL:
            seats = [seat for seat, one in enumerate(self.doc.seats) if seat != self.doc.seat and one.alive]
            gangs = [self.lex.gang(self.doc, seat) for seat in seats]
            picked = self.desk.pick_one(self.lex.text("wizard-about"), gangs)
            if picked is None:
                return ""
            parts.append(self.desk.word_of(seats[picked]))
        now, last = self.doc.round, self.doc.rounds
        parts.append(str(self.number("wizard-until", last, now=now, last=last) or now))
        if vow is Vow.WORD:
            parts.append(self.ask("wizard-word"))
        return ":".join(parts)

    def terms(self, words: list[str]) -> str:
        """What an offer says, as far as it has come."""
        found = self.desk.client.ask("terms", action=shlex.join(words))
        return self.lex.say(found.terms) if isinstance(found, Terms) else ""

    def is_meant(self, words: list[str]) -> bool:
        """Show the offer once more, and have it confirmed."""
        self.desk.screen.say(self.lex.text("wizard-check", terms=self.terms(words)))
        return self.desk.commands.is_yes(self.ask("wizard-confirm"))
