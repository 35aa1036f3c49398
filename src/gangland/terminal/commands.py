"""The commands at the table: their names, in English and in the reader's language, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gangland.game.refusal import Refusal
from gangland.terminal import deal_commands, looks, manners
from gangland.terminal.client import NotDone, not_done
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.line import plain

if TYPE_CHECKING:
    from gangland.terminal.desk import Desk

    Command = Callable[[Desk, str], bool]


def show_help(desk: Desk, _rest: str) -> bool:
    """List the commands."""
    desk.screen.title(desk.lex.text("help-title"))
    ids = desk.examples()
    known = [name for name in (*COMMANDS, BACK) if desk.session.can(name)]
    rows = [[desk.lex.text(f"cmd-{name}"), desk.lex.text(f"help-{name}", **ids)] for name in known]
    desk.screen.table([desk.lex.text("help-col-command"), desk.lex.text("help-col-what")], rows)
    desk.screen.say(desk.lex.text("help-notation", **ids))
    if desk.session.breath:
        desk.screen.say(desk.lex.text("help-breath"))
    return False


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "board": looks.board,
    "places": looks.places,
    "market": looks.market,
    "odds": looks.odds,
    "coach": looks.coach,
    "log": looks.log,
    "more": looks.more,
    "why": looks.why,
    "rules": looks.rules,
    "deals": deal_commands.deals,
    "offer": deal_commands.offer,
    "accept": deal_commands.reply,
    "decline": deal_commands.reply,
    "counter": deal_commands.counter,
    "withdraw": deal_commands.reply,
    "gift": deal_commands.gift,
    "say": deal_commands.say,
    "tell": deal_commands.tell,
    "vote": looks.vote,
    "mute": manners.mute,
    "report": manners.report,
    "hand": deal_commands.hand,
    "undo": looks.undo,
    "skip": looks.skip,
    "save": looks.save,
    "quit": looks.quit_,
}
"""Every command returns whether the game has changed."""

BACK: Final = "back"
NOTATION_TOO: Final = ("market", BACK)
"""Words that are notation when something follows them: `market 2` sells, `market` shows prices."""
LOOKS: Final = ("help", "board", "places", "market", "odds", "coach", "log", "more", "why", "rules", "deals")
"""What only shows something, and may be long."""
SEATED: Final = (
    "",
    "offer",
    "accept",
    "decline",
    "counter",
    "withdraw",
    "gift",
    "say",
    "tell",
    "odds",
    "coach",
    "why",
    "vote",
    "mute",
    "report",
)
"""What only a seat can do, notation among it."""


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
        self.no = {"n", "no", *map(plain, lexicon.text("word-no").split(","))}

    def name_of(self, typed: str) -> str:
        """The command a line begins with, by its English name, or nothing."""
        first, _, rest = typed.partition(" ")
        name = self.names.get(plain(first), "")
        return "" if name in NOTATION_TOO and rest and plain(first) == name else name

    def word(self, name: str) -> str:
        """What a command is called in the reader's language."""
        return self.lexicon.text(f"cmd-{name}").split(",")[0]

    def is_yes(self, typed: str) -> bool:
        """Whether somebody agrees."""
        return plain(typed) in self.yes

    def is_no(self, typed: str) -> bool:
        """Whether somebody does not want something."""
        return plain(typed) in self.no

    def obey(self, desk: Desk, typed: str) -> bool:
        """Do a command, or take the line as notation; return whether the game has changed."""
        name = self.name_of(typed)
        if name == BACK:
            name = ""
        if desk.client.seat < 0 and name in SEATED:
            desk.screen.say(desk.lex.text("join-only-watching"))
            return False
        if not desk.session.can(name):
            desk.screen.say(desk.lex.text("vote-not-here" if name == "vote" else "join-not-here"))
            return False
        rest = typed.partition(" ")[2].strip()
        try:
            if not name:
                desk.take(typed)
                return True
            command = COMMANDS[name]
            text = f"{name} {rest}" if command is deal_commands.reply else rest
            if name not in LOOKS:
                return command(desk, text)
            desk.screen.paged(lambda: command(desk, text))
        except NotDone as refused:
            desk.refuse(refused.reason)
        except Refusal as refusal:
            desk.refuse(not_done(refusal).reason)
        return False
