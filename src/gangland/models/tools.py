"""The tools of a seat, by the Model Context Protocol: every word of theirs is the catalogues'.

A tool answers with text. What cannot be done is told as an error of the tool and changes nothing. Of what
should not happen only the sort is logged: a trace could speak of what the seat may not know.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.tools import Tool
from mcp_types import CallToolResult, TextContent, ToolAnnotations

import gangland
from gangland.game.refusal import Refusal
from gangland.models.deals import Deed, deal_line
from gangland.models.seat import Seat, View
from gangland.terminal.client import MOMENT, NotDone, not_done
from gangland.terminal.link import JoinError

logger = logging.getLogger("gangland.models")

LONGEST: Final = 50
"""Seconds: whoever calls a tool gives up after a minute, as a rule."""
READS: Final = ("look", "choices", "rules")


class Tools:
    """What a model can do at its seat, one call at a time."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def look(self, what: View = "table", about: str = "") -> CallToolResult:
        """Look at the table."""
        return self.answer(lambda: self.seat.look(what, about))

    def choices(self) -> CallToolResult:
        """List what may be answered."""
        return self.answer(self.seat.choices)

    def act(self, answer: str) -> CallToolResult:
        """Answer a question."""
        found = self.answer(lambda: self.seat.act(answer))
        return hinted(found, self.seat.lex.text("mcp-see-choices")) if found.is_error else found

    def seal(self, number: int) -> CallToolResult:
        """Answer in secret."""
        return self.answer(lambda: self.seat.seal(number))

    def talk(self, text: str = "", to: str = "all", tip: str = "") -> CallToolResult:
        """Say something."""
        return self.answer(lambda: self.seat.talk(text, to, tip))

    def deal(  # noqa: PLR0913 - the parts of an offer, each by its name
        self,
        do: Deed,
        *,
        number: int = 0,
        to: str = "",
        give: str = "",
        want: str = "",
        mine: list[str] | None = None,
        theirs: list[str] | None = None,
        until: int = 0,
        text: str = "",
    ) -> CallToolResult:
        """Offer, reply or promise."""
        terms = {"to": to, "give": give, "want": want, "until": str(until or ""), "text": text}
        promises = {"mine": mine or [], "theirs": theirs or []}
        return self.answer(lambda: self.seat.deal(deal_line(self.seat, do, number, terms, promises)))

    def wait(self, seconds: int = 30) -> CallToolResult:
        """Wait until there is something to do."""
        until = time.monotonic() + min(max(seconds, 0), LONGEST)
        found = self.answer(self.seat.pass_over)
        while not found.is_error and not self.seat.is_due() and time.monotonic() < until:
            found = self.answer(lambda: self.seat.hear(MOMENT))
        return found if found.is_error else self.answer(self.seat.news)

    def rules(self, words: str = "") -> CallToolResult:
        """Look something up."""
        return self.answer(lambda: self.seat.rules(words))

    def answer(self, think: Callable[[], str]) -> CallToolResult:
        """What comes of a call, in words, whatever it is."""
        say = self.seat.say_refused
        with self.seat.lock:
            try:
                self.seat.allow(LONGEST)
                return told(think())
            except NotDone as refused:
                return told(say(refused.reason), is_error=True)
            except Refusal as refusal:
                return told(say(not_done(refusal).reason), is_error=True)
            except JoinError as error:
                return told(error.say(self.seat.lex.words), is_error=True)
            except Exception as error:  # noqa: BLE001 - the last door before the reader
                logger.error("a tool failed: %s", type(error).__name__)  # noqa: TRY400 - no trace, see above
                return told(self.seat.lex.text("mcp-failed"), is_error=True)


def told(text: str, *, is_error: bool = False) -> CallToolResult:
    """A text as an answer."""
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_error)


def hinted(found: CallToolResult, hint: str) -> CallToolResult:
    """A refusal with what helps."""
    return CallToolResult(content=[*found.content, TextContent(type="text", text=hint)], is_error=True)


def tool_of(tools: Tools, name: str) -> Tool:
    """A tool with its description, and that of each argument, in the seat's language."""
    say = tools.seat.lex.text
    is_look = name in READS
    made = Tool.from_function(
        getattr(tools, name),
        name=name,
        title=say(f"mcp-title-{name}"),
        description=say(f"mcp-tool-{name}"),
        annotations=ToolAnnotations(read_only_hint=is_look, destructive_hint=False, open_world_hint=False),
        structured_output=False,
    )
    for argument, schema in made.parameters.get("properties", {}).items():
        schema["description"] = say(f"mcp-{name}-{argument}")
    return made


NAMES: Final = ("look", "choices", "act", "seal", "talk", "deal", "wait", "rules")


def server_of(seat: Seat) -> MCPServer[None]:
    """A server with the tools of a seat."""
    tools = Tools(seat)
    return MCPServer(
        "gangland",
        title=seat.lex.text("mcp-title"),
        instructions=seat.lex.text("mcp-instructions"),
        version=gangland.__version__,
        tools=[tool_of(tools, name) for name in NAMES],
        log_level="WARNING",
        subscriptions=False,
    )
