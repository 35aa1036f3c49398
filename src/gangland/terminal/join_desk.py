"""A person's desk at a server's table: what is reckoned with hidden rules is asked from the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gangland.game.refusal import Refusal
from gangland.terminal.commands import Commands
from gangland.terminal.desk import Desk
from gangland.terminal.looks import explain, fights
from gangland.terminal.market_view import MarketView
from gangland.terminal.narrate import Narrator
from gangland.terminal.odds_view import show_chances

if TYPE_CHECKING:
    from gangland.terminal.commands import Command
    from gangland.terminal.join_session import RemoteSession

Doc = dict[str, Any]
NO_SPECTATORS: Final = ("offer", "accept", "decline", "counter", "withdraw", "gift", "say", "odds", "why")
"""What only a seat can do."""


class RemoteDesk(Desk):
    """Where a person answers who sits at a server's table."""

    def __init__(self, session: RemoteSession) -> None:
        super().__init__(session)
        self.remote = session
        self.commands = RemoteCommands(self.lex)


class RemoteCommands(Commands):
    """The commands, with those that a server answers or does not know in the place of ours."""

    def do(self, desk: Desk, typed: str) -> bool:
        """Do a command, or take the line as notation; return whether the game has changed."""
        name = self.name_of(typed)
        if not isinstance(desk, RemoteDesk):
            return super().do(desk, typed)
        if desk.seat < 0 and (name in NO_SPECTATORS or not name):
            desk.screen.say(desk.lex.text("join-only-watching"))
            return False
        own = REMOTE.get(name)
        return own(desk, typed.partition(" ")[2].strip()) if own else super().do(desk, typed)


def _ask(desk: Desk, what: str, **details: str) -> Doc:
    if not isinstance(desk, RemoteDesk):
        raise TypeError
    return desk.remote.ask_server(what, **details)


def market(desk: Desk, _rest: str) -> bool:
    """Show prices and limits."""
    MarketView(desk.screen, desk.lex, desk.game.view(desk.seat), _ask(desk, "market")).show()
    return False


def odds(desk: Desk, rest: str) -> bool:
    """Show the chances of the fight under way, or of those there may be."""
    t, notation = desk.game.t, desk.game.notation
    for place in fights(desk, rest):
        found = _ask(desk, "odds", place=notation.place(t, place))
        show_chances(desk.screen, desk.lex, desk.lex.place(t, place), found["chances"], found["fighters"])
    return False


def why(desk: Desk, rest: str) -> bool:
    """Say why an action is not possible, or explain the last refusal, with its rule."""
    refusal = desk.refusal
    if rest:
        found = _ask(desk, "why", action=desk.tongue.read(rest))
        refusal = None if found["legal"] else Refusal(found["code"], found["rule"], **found["details"])
    explain(desk, rest, refusal)
    return False


def log(desk: Desk, rest: str) -> bool:
    """Tell what happened since the own last answer, or the whole story."""
    since = 0 if rest or not isinstance(desk, RemoteDesk) else desk.remote.answered
    for line in Narrator(desk.lex, desk.game.t).lines(desk.game.told(desk.seat, since)):
        desk.screen.say(line.text, line.style)
    return False


def not_here(desk: Desk, _rest: str) -> bool:
    """Say that only a table of one's own can do this."""
    desk.screen.say(desk.lex.text("join-not-here"))
    return False


REMOTE: Final[dict[str, Command]] = {
    "market": market,
    "odds": odds,
    "why": why,
    "log": log,
    "undo": not_here,
    "save": not_here,
    "hand": not_here,
}
