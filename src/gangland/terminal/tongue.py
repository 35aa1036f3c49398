"""Notation in the words of the game and the reader: what is typed becomes canonical, what is shown is theirs.

Logs and servers know canonical notation alone. Orders are typed by their printed names or the words of the
catalogue, goods by what the game calls them; ids, numbers and the keys of deals are the same in all of them.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from typing import Final

from gangland.content.message import Message
from gangland.engine.action import DRAW, ROLL
from gangland.game.crew import LETTERS, ROOKIE
from gangland.game.deals.deal import Vow
from gangland.game.deals.talk import is_deal
from gangland.game.notation import KINDS, LOCK, WITH_CREW, WORDS
from gangland.game.refusal import Refusal
from gangland.telling.forms import Reason
from gangland.terminal.lexicon import ASSETS, Lexicon
from gangland.terminal.line import plain

CHANCES: Final = (WORDS[ROLL], WORDS[DRAW])
ORDERS: Final = ("move", "exploit", "fight", "recruit", "promote", "sit", "order")
PLACES: Final = ("clubhouse", "er", LOCK)
"""Words after the first that are not ids."""
HALVES: Final = ("give=", "want=")
PAID: Final = (f"mine={Vow.PAY.value}:", f"theirs={Vow.PAY.value}:")
TIP: Final = "tip="
"""Before a tip's amounts stands the gang it is about."""
LAST_ROOKIES: Final = re.compile(rf"(?<=\d){ROOKIE}$")


class Tongue:
    """Reads and shows notation in one language, for one game."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lex = lexicon
        self.letter = LETTERS.get(lexicon.cards.game, ROOKIE)
        self.typed = {word: self._typed(word) for word in (*WORDS.values(), *PLACES)}
        self.meant: dict[str, list[str]] = {}
        for word in WORDS.values():
            for phrase in dict.fromkeys(map(plain, self.typed[word])):
                self.meant.setdefault(phrase, []).append(word)
        self.meant |= {word: [word] for word in KINDS}
        self.places = {plain(phrase): word for word in PLACES for phrase in self.typed[word]}
        self.assets = {_joined(name): asset for asset in ASSETS for name in self._called(asset)}
        self.longest = max(phrase.count(" ") for phrase in self.meant) + 1

    # what can be typed

    def _typed(self, word: str) -> list[str]:
        """Every phrase for a word, the one that is shown first, the canonical last."""
        if word in CHANCES:
            return [word]
        phrases = [phrase.strip() for phrase in self.lex.text(f"type-{word}").split(",")]
        printed = [self.lex.text(f"order-{word}").lower()] if word in ORDERS else []
        return [*phrases, *printed, word]

    def _called(self, asset: str) -> list[str]:
        """What an asset is called: to this reader, in this game, in logs."""
        return [self.lex.asset_name(asset), self.lex.cards.terms.get(asset, asset), asset]

    def word(self, word: str) -> str:
        """A word of notation as it is shown."""
        return self.typed[word][0]

    def asset(self, asset: str) -> str:
        """An asset as it is shown in notation."""
        return _joined(self._called(asset)[0])

    def vocabulary(self) -> list[str]:
        """Every word that can be typed."""
        return [*(phrase for phrases in self.typed.values() for phrase in phrases), *self.assets]

    # reading

    def read(self, text: str) -> str:
        """What was typed, in canonical words; what nobody knows is left for others to refuse."""
        if is_deal(text):
            return self._deal(text, lambda name: self.assets.get(_joined(name), name))
        words = text.split()
        for count in range(min(self.longest, len(words)), 0, -1):
            meant = self.meant.get(plain(" ".join(words[:count])), [])
            if len(meant) > 1:
                known = self.lex.listed(self.word(word) for word in meant)
                raise Refusal("ambiguous-word", text=" ".join(words[:count]), known=known)
            if meant:
                return " ".join([*meant, *map(self.place, words[count:])])
        return text

    def place(self, text: str) -> str:
        """A word that may stand for a place, in canonical words."""
        return self.places.get(plain(text), text)

    # showing

    def show(self, text: str) -> str:
        """Canonical notation in the reader's words."""
        if is_deal(text):
            return self._deal(text, lambda name: self.asset(name) if name in ASSETS else name)
        first, *rest = text.split()
        if first not in KINDS:
            return text
        crew = [LAST_ROOKIES.sub(self.letter, rest.pop())] if KINDS[first] in WITH_CREW and rest else []
        return " ".join([self.word(first), *map(self.shown, rest), *crew])

    def shown(self, word: str) -> str:
        """A word after the first as it is shown."""
        return self.word(word) if word in PLACES else word

    def reason(self, why: Reason) -> Reason:
        """A reason that names actions and assets, in the reader's words."""
        args = dict(why.message.args)
        if why.code == "missing-word" and args.get("action") in KINDS:
            args["action"] = self.word(str(args["action"]))
        if why.code == "not-tradable":
            args["known"] = self.lex.listed(map(self.asset, ASSETS))
        return Reason(why.code, why.rule, Message(why.message.id, args))

    def _deal(self, text: str, renamed: Callable[[str], str]) -> str:
        """A deal with its assets renamed, otherwise as it was."""
        try:
            words = shlex.split(text)
        except ValueError:
            return text
        changed = [_renamed(word, renamed) for word in words]
        return text if changed == words else shlex.join(changed)


def _renamed(word: str, renamed: Callable[[str], str]) -> str:
    """A word of a deal with its assets renamed, where it speaks of any."""
    start = next((start for start in (*HALVES, *PAID) if word.startswith(start)), "")
    if word.startswith(TIP):
        start = word[: word.find(":") + 1]
    if not start:
        return word
    parts = [part.partition(":") for part in word.removeprefix(start).split(",")]
    return start + ",".join(renamed(name) + colon + rest for name, colon, rest in parts)


def _joined(name: str) -> str:
    """A name as one word."""
    return plain(name).replace(" ", "-")
