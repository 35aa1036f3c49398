"""Making an offer question by question, for those who do not want to learn the notation."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from gangland.content.message import Arg
from gangland.engine.table import PLACES, STARTING
from gangland.game.deals.deal import ASSETS, Vow, amounts_text, parse_amounts
from gangland.game.deals.talk import parse_clause
from gangland.game.refusal import Refusal
from gangland.rulesets.view import may_be_in_fist, tradable
from gangland.terminal.excuses import say_refusal
from gangland.terminal.pledges import say_terms
from gangland.terminal.questions import Choice

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

MOST: Final = 999


class Stopped(Exception):  # noqa: N818 - somebody thought better of it
    """The offer is not made after all."""


class Wizard:
    """Asks for one offer; an empty line means nothing, going back means no offer at all."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lex = desk.lex
        self.t = desk.game.t

    def offer(self, to: tuple[int, ...] = (), counters: int = 0) -> str:
        """The offer as notation, or nothing."""
        try:
            self.desk.screen.say(self.lex.text("wizard-hint"), "dim")
            to = to or self.rivals()
            words = ["offer", "to=" + ",".join(self.desk.game.notation.seat(self.t, seat) for seat in to)]
            give, want = self.gifts(), self.amounts("wizard-want")
            words += [f"{key}={value}" for key, value in (("give", give), ("want", want)) if value]
            words += [f"mine={clause}" for clause in self.clauses("wizard-mine")]
            words += [f"theirs={clause}" for clause in self.their_clauses(to)]
            words += [f"counter={counters}"] if counters else []
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
        return f"gift to={self.desk.game.notation.seat(self.t, rival)} give={what}" if what else ""

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
        seats = [seat for seat in range(self.t.seats) if seat != self.desk.seat and self.t.is_alive(seat)]
        for number, seat in enumerate(seats, 1):
            self.desk.screen.hang(f"{number:>3}", self.lex.gang(self.t, seat))
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
        cash, guns, goods = (self.gift_of(index) for index in range(len(ASSETS)))
        return amounts_text((cash, guns, goods))

    def gift_of(self, asset: int) -> int:
        """How much one gives of an asset; DEA-1: nothing of what may be in the own fist."""
        if may_be_in_fist(self.t, self.desk.seat, asset):
            return 0
        have, name = tradable(self.t, self.desk.seat, asset), self.lex.asset_name(ASSETS[asset])
        given = self.number("wizard-how-much-of", MOST, asset=name, have=have)
        if given > have:
            self.desk.screen.say(self.lex.text("deal-beyond", have=self.lex.asset(ASSETS[asset], have)))
        return given

    def clauses(self, key: str) -> list[str]:
        """Promises, as notation."""
        found: list[str] = []
        while True:
            choices = [
                Choice(self.lex.text(f"wizard-vow-{vow.value}"), index) for index, vow in enumerate(Vow)
            ]
            picked = self.desk.pick_one(self.lex.text(key), choices)
            if picked is None:
                return found
            clause = self.clause(list(Vow)[picked])
            try:
                if clause:
                    parse_clause(self.desk.game, self.desk.seat, clause)
                    found.append(clause)
            except Refusal as refusal:
                self.desk.screen.say(say_refusal(refusal, self.lex), "red")

    def their_clauses(self, to: tuple[int, ...]) -> list[str]:
        """Promises of the others, as notation; bots are not asked for what they never give."""
        if any(seat in self.desk.session.people for seat in to):
            return self.clauses("wizard-theirs")
        self.desk.screen.say(self.lex.text("wizard-bots"), "dim")
        return []

    def clause(self, vow: Vow) -> str:
        """One promise, as notation."""
        parts = [vow.value]
        if vow in (Vow.AVOID, Vow.LEAVE):
            open_places = [place for place in range(STARTING, PLACES) if self.t.tile[place] >= 0]
            choices = [Choice(self.lex.place(self.t, place), place) for place in open_places]
            place = self.desk.pick_one(self.lex.text("wizard-place"), choices)
            if place is None:
                return ""
            parts.append(self.desk.game.notation.place(self.t, place))
        elif vow is Vow.PAY:
            parts.append(self.amounts("wizard-pay"))
        elif vow is Vow.SELL:
            parts.append(str(self.number("wizard-sell", MOST)))
        parts.append(
            str(
                self.number("wizard-until", self.t.rounds, now=self.t.round, last=self.t.rounds)
                or self.t.round
            )
        )
        if vow is Vow.WORD:
            parts.append(self.ask("wizard-word"))
        return ":".join(parts)

    def is_meant(self, words: list[str]) -> bool:
        """Show the offer once more, and have it confirmed."""
        values: dict[str, list[str]] = {}
        for word in words[1:]:
            key, _, value = word.partition("=")
            values.setdefault(key, []).append(value)
        self.desk.screen.say(self.lex.text("wizard-check", terms=say_terms(self.lex, _document(values))))
        return self.desk.commands.is_yes(self.ask("wizard-confirm"))


def _document(values: dict[str, list[str]]) -> dict[str, object]:
    return {
        "give": parse_amounts("".join(values.get("give", []))),
        "want": parse_amounts("".join(values.get("want", []))),
        "mine": values.get("mine", []),
        "theirs": values.get("theirs", []),
        "text": "".join(values.get("text", [])),
    }
