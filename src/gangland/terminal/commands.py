"""The commands at the table: their names, in English and in the reader's language, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gangland.terminal import dealing, looks
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.tongue import plain

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

    Command = Callable[[Desk, str], bool]


def show_help(desk: Desk, _rest: str) -> bool:
    """List the commands."""
    desk.screen.title(desk.lex.text("help-title"))
    ids = desk.examples()
    rows = [
        [desk.lex.text(f"cmd-{name}"), desk.lex.text(f"help-{name}", **ids)] for name in (*COMMANDS, BACK)
    ]
    desk.screen.table([desk.lex.text("help-col-command"), desk.lex.text("help-col-what")], rows)
    desk.screen.say(desk.lex.text("help-notation", **ids))
    return False


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "board": looks.board,
    "places": looks.places,
    "market": looks.market,
    "odds": looks.odds,
    "log": looks.log,
    "why": looks.why,
    "rules": looks.rules,
    "deals": dealing.deals,
    "offer": dealing.offer,
    "accept": dealing.reply,
    "decline": dealing.reply,
    "counter": dealing.counter,
    "withdraw": dealing.reply,
    "gift": dealing.gift,
    "say": dealing.say,
    "hand": dealing.hand,
    "undo": looks.undo,
    "save": looks.save,
    "quit": looks.quit_,
}
"""Every command returns whether the game has changed."""

BACK: Final = "back"
NOTATION_TOO: Final = ("market", BACK)
"""Words that are notation when something follows them: `market 2` sells, `market` shows prices."""


class Commands:
    """Knows the commands by their names in a language."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.names = {name: name for name in (*COMMANDS, BACK)}
        for name in (*COMMANDS, BACK):
            for alias in lexicon.text(f"cmd-{name}").split(","):
                self.names.setdefault(plain(alias), name)
        self.everyone = {"all", *map(plain, lexicon.text("word-all").split(","))}
        self.yes = {"y", "yes", *map(plain, lexicon.text("word-yes").split(","))}

    def name_of(self, typed: str) -> str:
        """The command a line begins with, by its English name, or nothing."""
        first, _, rest = typed.partition(" ")
        name = self.names.get(plain(first), "")
        return "" if name in NOTATION_TOO and rest and plain(first) == name else name

    def word(self, name: str) -> str:
        """What a command is called in the reader's language."""
        return self.lexicon.text(f"cmd-{name}").split(",")[0]

    def is_everyone(self, typed: str) -> bool:
        """Whether somebody wants all the crew."""
        return plain(typed) in self.everyone

    def is_yes(self, typed: str) -> bool:
        """Whether somebody agrees."""
        return plain(typed) in self.yes

    def do(self, desk: Desk, typed: str) -> bool:
        """Do a command, or take the line as notation; return whether the game has changed."""
        name = self.name_of(typed)
        if name and name != BACK:
            rest = typed.partition(" ")[2].strip()
            return COMMANDS[name](desk, f"{name} {rest}" if COMMANDS[name] is dealing.reply else rest)
        desk.take(typed)
        return True
