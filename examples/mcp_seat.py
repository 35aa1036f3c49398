"""A seat at a table of bots. pip install "gangland[mcp]"; python mcp_seat.py --bots thug,thug."""  # noqa: INP001

import asyncio
import re
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters

ROW = re.compile(r"^(\S.*?) – .*(?:\n    .*)*?(?:\n    For example: (.*)|(?=\n\S|\n\n|\Z))", re.MULTILINE)


async def play(*arguments: str) -> str:
    """Play a game to its end with the tools a language model has; return the last count."""
    started = StdioServerParameters(command="gangland", args=["mcp", "--lang", "en", *arguments])
    async with Client(started) as seat:

        async def call(tool: str, **given: str) -> str:
            return (await seat.call_tool(tool, given)).content[0].text

        page = await call("look")
        while "You are asked" in page or "Waiting for" in page:
            rows = ROW.findall((await call("choices")).partition("\n\n")[2])
            if "You are asked" in page and rows:
                pattern, example = rows[-1]
                page = await call("act", answer=example or pattern)
            else:
                page = await call("wait")
        return page


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))  # noqa: T201
