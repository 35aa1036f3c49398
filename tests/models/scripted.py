"""A scripted client of a seat's tools: it reads what a model reads, and plays by chance."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import CallToolResult, TextContent

from gangland.words import LANGS, Words

COMMAND = ("-c", "from gangland.cli.main import main; raise SystemExit(main())")
EXAMPLE = re.compile(r"(?:For example|Par exemple|Per esempio)\s?: (.*)")
END = re.compile("|".join(rf"^{re.escape(Words(lang).text('end-title'))}$" for lang in LANGS), re.MULTILINE)
"""What stands above the last count."""
MOST_CALLS = 4000


def gangland(*arguments: str, data: Path) -> StdioServerParameters:
    """The command, as a program that speaks the protocol starts it; its files are a folder's."""
    env = {**os.environ, "XDG_DATA_HOME": str(data), "LANG": "C.UTF-8"}
    return StdioServerParameters(command=sys.executable, args=[*COMMAND, *arguments], env=env)


def text_of(found: CallToolResult) -> str:
    """What a tool said."""
    return "\n".join(part.text for part in found.content if isinstance(part, TextContent))


def answers(page: str) -> list[str]:
    """Legal answers on a page of choices: of every row the example, or the row itself where it has none."""
    found: list[str] = []
    for line in page.partition("\n\n")[2].splitlines():
        if example := EXAMPLE.search(line):
            found[-1] = example.group(1)
        elif line and not line.startswith(" ") and " – " in line:
            found.append(line.partition(" – ")[0])
    return found


class Player:
    """Somebody at the tools of a seat, who keeps count of them."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.random = Random(seed)
        self.turn = count()
        self.called: Counter[str] = Counter()
        self.refused: list[str] = []
        self.told: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:  # noqa: ANN401 - whatever a tool takes
        """Call a tool; return what it said."""
        found = await self.client.call_tool(tool, arguments)
        said = text_of(found)
        self.called[tool] += 1
        self.told.append(said)
        if found.is_error:
            self.refused.append(said)
        assert self.called.total() < MOST_CALLS
        return said

    async def play(self) -> str:
        """Play to the end; return the last count."""
        page = await self.call("look")
        while not END.search(page):
            legal = answers(await self.call("choices"))
            if not legal:
                page = await self.call("wait", seconds=5)
                continue
            await self.meddle()
            answer = self.random.choice(legal)
            verb, _, number = answer.partition(" ")
            if verb in ("guns", "market"):
                page = await self.call("seal", number=self.random.randint(0, int(number)))
            else:
                page = await self.call("act", answer=answer)
        return page

    async def meddle(self) -> None:
        """Do something else beside, now and then, one after the other."""
        deeds = [
            lambda: self.call("act", answer="fly moon"),
            lambda: self.call(
                "look", what=self.random.choice(("story", "deals", "market", "odds", "locations"))
            ),
            lambda: self.call("talk", text=f"it's {self.random.random()}"),
            lambda: self.call("deal", do=self.random.choice(("accept", "decline")), number=1),
            lambda: self.call("deal", do="offer", to=self.rival(), give="cash:1", want="guns:1"),
            lambda: self.call("deal", do="promise", to=self.rival(), mine=["peace:6"]),
            lambda: self.call("deal", do="counter", number=1, want="cash:1"),
            lambda: self.call("rules", words=self.random.choice(("", "FGT-3", "backup", "nothing at all"))),
            lambda: self.call("wait", seconds=0),
        ]
        if self.random.random() < 0.5:
            await deeds[next(self.turn) % len(deeds)]()

    def rival(self) -> str:
        """A gang that was named in what was told, or one that may not be here."""
        found = [line for line in self.told if "notation" in line]
        words: list[str] = re.findall(r"([\w-]+) \(", "\n".join(found[-1:]))
        return self.random.choice([*words, "nobody"])
