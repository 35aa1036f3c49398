"""What `gangland admin import` did, and said to whom the seats are to be given."""

from __future__ import annotations

import re

from gangland.cli.main import main
from gangland.server.settings import Settings
from gangland.server.store.places import database_of


def admin(kept: Settings, *line: str) -> int:
    """Do something beside a house."""
    database = ["--database", kept.database] if kept.database else []
    return main(["--lang", "en", "admin", "--data", kept.data, *database, *line])


def tables(kept: Settings) -> list[str]:
    """Every table a house keeps."""
    base = database_of(kept).connect()
    found = [row[0] for row in base.execute("SELECT id FROM tables ORDER BY id").fetchall()]
    base.close()
    return found


def links(said: str) -> tuple[str, dict[str, str]]:
    """The table of a game that goes on, and the keys of its seats by name."""
    found = re.findall(r"(?m)^(.+): /t/(\w+)#(?:key|host)=(\S+)$", said)
    return found[0][1], {name: key for name, _, key in found}
