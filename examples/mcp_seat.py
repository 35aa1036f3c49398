"""A seat at a table of bots. pip install "gangland[mcp]"; python mcp_seat.py --bots thug,thug."""  # noqa: INP001

import asyncio
import re
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters

ROW = re.compile(r"^(\S.*?) – .*(?:\n    .*)*?(?:\n    For example: (.*)|(?=\n\S|\Z))", re.MULTILINE)
END = re.compile(r"^Final count$", re.MULTILINE)


async def play(*arguments: str) -> str:
    """Play a game to its end with the tools a language model has; return the last count."""
    started = StdioServerParameters(command="gangland", args=["mcp", "--lang", "en", *arguments])
    async with Client(started) as seat:

        async def call(tool: str, **given: str) -> str:
            found = await seat.call_tool(tool, given)
            if found.is_error:
                sys.exit(f"{tool} {given}: {found.content[0].text}")
            return found.content[0].text

        page = await call("look")
        while not END.search(page):
            _, *blocks = (await call("choices")).split("\n\n")  # the question, its rows, what cannot be given
            rows = ROW.findall(blocks[0]) if blocks else []
            page = await (call("act", answer=rows[-1][1] or rows[-1][0]) if rows else call("wait"))
        return page


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))  # noqa: T201
