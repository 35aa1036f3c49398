"""What can stand next in a line, at this very question: actions, their places, targets and crew, commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.book.rulebook import Rulebook
from gangland.game.deals.deal import Vow
from gangland.game.deals.talk import KEYS
from gangland.telling.forms import MenuRow
from gangland.terminal.lexicon import ASSETS
from gangland.terminal.line import plain
from gangland.terminal.tongue import ORDERS

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

BETWEEN: Final = " ,=:+"
"""What stands between words of notation."""


class Completion:
    """Completes what is typed at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def complete(self, text: str) -> tuple[int, list[str]]:
        """Where the last word begins, and what may stand there."""
        start = max((text.rfind(between) for between in BETWEEN), default=-1) + 1
        name = self.desk.commands.name_of(text) if " " in text else ""
        if name:
            return start, self.of_command(name, text.partition(" ")[2])
        phrase = self.phrase(text)
        if phrase is not None:
            done = text[len(phrase) :].split(" ")[1:-1]
            return start, self.of_action(plain(phrase), done)
        return 0, [*self.actions(), *self.commands()]

    # actions

    def rows(self) -> list[MenuRow]:
        """The answers of the moment."""
        question = self.desk.client.question
        return question.rows if question else []

    def actions(self) -> list[str]:
        """What can be answered, as it is shown."""
        return [self.desk.tongue.word(action) for action in dict.fromkeys(row.action for row in self.rows())]

    def commands(self) -> list[str]:
        """The commands, as they are called in the reader's language."""
        commands = self.desk.commands
        return [commands.word(name) for name in dict.fromkeys(commands.names.values())]

    def phrase(self, text: str) -> str | None:
        """The action a text begins with, as it was typed, if something follows it."""
        words = text.split(" ")
        for count in range(min(len(words) - 1, self.desk.tongue.longest), 0, -1):
            phrase = " ".join(words[:count])
            if plain(phrase) in self.desk.tongue.meant:
                return phrase
        return None

    def of_action(self, phrase: str, done: list[str]) -> list[str]:
        """The words that may follow an action and what was typed after it."""
        meant = self.desk.tongue.meant[phrase]
        rows = [row for row in self.rows() if row.action in meant]
        if not rows:
            return self.places()
        found = [words for row in rows if (words := self.next_of(row, done)) is not None]
        return list(dict.fromkeys(word for words in found for word in words))

    def next_of(self, row: MenuRow, done: list[str]) -> list[str] | None:
        """What may follow in a row; None where what was typed does not fit it."""
        tongue = self.desk.tongue
        stages = [[row.place.word]] if row.place else []
        if row.targets:
            stages.append([target.word for target in row.targets])
        if row.top is not None:
            stages.append([str(number) for number in range(row.top + 1)])
        if row.crew is not None:
            counted = f"{row.crew.made}m" * (row.crew.made > 0)
            counted += f"{row.crew.rookies}{tongue.letter}" * (row.crew.rookies > 0)
            stages.append([*(man.word for man in row.crew.men), *filter(None, [counted])])
        for words, typed in zip(stages, done, strict=False):
            if tongue.place(typed) not in words and words is not stages[-1]:
                return None
        return [tongue.shown(word) for word in stages[len(done)]] if len(done) < len(stages) else []

    # commands

    def of_command(self, name: str, rest: str) -> list[str]:
        """What may follow a command."""
        doc = self.desk.client.doc
        is_first = " " not in rest
        if name in KEYS:
            return self.of_deal(name, rest)
        if name == "why":
            orders = [self.desk.tongue.word(word) for word in ORDERS]
            return [*orders, *self.seats()] if self.phrase(rest) is None else self.places()
        found = {
            "places": self.places(),
            "odds": self.places(),
            "rules": Rulebook(self.desk.lex.words, doc.game).ids(),
            "accept": [str(one.offer) for one in self.desk.client.waiting()],
            "withdraw": [str(one.offer) for one in self.desk.client.own_offers()],
            "log": [self.desk.lex.text("word-all").split(",")[0]],
            **dict.fromkeys(("vote", "mute", "report"), self.seats()),
            "hand": [doc.seats[seat].name for seat in self.desk.session.others(self.desk.client)],
        }
        found |= dict.fromkeys(("decline", "counter", "coach"), found["accept"])
        return found.get(name, []) if is_first else []

    def of_deal(self, name: str, rest: str) -> list[str]:
        """The keys of a deal, or what may follow one."""
        word = rest.rpartition(" ")[2]
        key, is_said, value = word.partition("=")
        if not is_said:
            return [f"{one}=" for one in KEYS[name]]
        if key == "to":
            return self.seats()
        if key in ("mine", "theirs"):
            vow, is_vow, _ = value.partition(":")
            places = self.places() if vow in (Vow.AVOID.value, Vow.LEAVE.value) else []
            places = self.seats() if vow == Vow.TELL.value else places
            return places if is_vow else [f"{one.value}:" for one in Vow]
        return [f"{self.desk.tongue.asset(asset)}:" for asset in ASSETS] if key in ("give", "want") else []

    def places(self) -> list[str]:
        """The places on the table."""
        return [place.word for place in self.desk.board().sites()]

    def seats(self) -> list[str]:
        """The rivals."""
        doc = self.desk.client.doc
        return [self.desk.word_of(seat) for seat in range(len(doc.seats)) if seat != doc.seat]
