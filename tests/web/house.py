"""A server for these tests: bots that do not dawdle, no rate limits, and a seed of our choice."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from gangland.server.runner import Server, bind
from gangland.server.settings import Rates, Settings
from gangland.server.table import gathering

PLENTY = (1e6, 1e6)


def main(port: int, data: str, seed: str) -> None:
    """Serve until killed; with a seed the house's part of the dice is the same every time.

    Files in the folder are packs the house offers.
    """
    if seed:

        class Fixed:
            """A source of seeds one knows beforehand."""

            @staticmethod
            def token_hex(_: int) -> str:
                return hashlib.sha256(seed.encode()).hexdigest()

        gathering.secrets = Fixed  # type: ignore[assignment, attr-defined]
    rates = Rates(messages=PLENTY, requests=PLENTY, tables=PLENTY, keys=PLENTY, passwords=PLENTY)
    packs = {path.stem: str(path) for path in Path(data).glob("*.toml")}
    settings = Settings(
        port=port,
        data=data,
        bot_delay=(0, 0),
        undo_breath=0,
        playouts=2,
        thinking=600,
        rates=rates,
        packs=packs,
    )
    Server(settings, lambda: print("ready", flush=True)).run(sockets=[bind("127.0.0.1", port)])  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
