"""What is in the files of a dataset: its tables and their columns, as docs/data.md has them."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any, Final

from gangland.research.heads import SIZE

Row = dict[str, Any]

TABLES: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": "Int32",
        "bots": "List(String)",
        "gangs": "List(Int8)",
        "winner": "Int8",
        "cash": "List(Int32)",
        "alive": "List(Boolean)",
        "rounds": "Int8",
        "decisions": "Int32",
        "steps": "Int32",
    },
    "decisions": {
        "game": "Int32",
        "decision": "Int32",
        "seat": "Int8",
        "round": "Int8",
        "action": "Int64",
        "chosen": "Boolean",
        "line": "String",
    },
    "steps": {
        "game": "Int32",
        "decision": "Int32",
        "step": "Int8",
        "seat": "Int8",
        "chosen": "Boolean",
        "observation": "Array(Int16)",
        "mask": "Array(Int8)",
        "said": "Int16",
    },
    "deals": {
        "game": "Int32",
        "decision": "Int32",
        "offer": "Int32",
        "by": "Int8",
        "to": "List(Int8)",
        "give": "List(Int16)",
        "want": "List(Int16)",
        "promises": "List(String)",
        "for_promises": "List(String)",
        "state": "String",
        "taker": "Int8",
        "declined": "List(Int8)",
        "whys": "List(String)",
    },
    "promises": {
        "game": "Int32",
        "decision": "Int32",
        "by": "Int8",
        "to": "Int8",
        "promise": "String",
        "until": "Int8",
        "verdict": "String",
    },
    "talk": {"game": "Int32", "decision": "Int32", "line": "String"},
}
"""The columns of every table, by their types in Polars; arrays are as long as observations and masks are."""


@dataclass
class Rows:
    """The rows of some games, by table."""

    games: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    steps: list[Row] = field(default_factory=list)
    deals: list[Row] = field(default_factory=list)
    promises: list[Row] = field(default_factory=list)
    talk: list[Row] = field(default_factory=list)

    def add(self, more: Rows) -> None:
        """Put the rows of other games behind these."""
        for name in TABLES:
            getattr(self, name).extend(getattr(more, name))


def parquet(name: str, rows: list[Row], width: int) -> bytes:
    """Return rows of a table as a Parquet file; `width` is how long an observation is."""
    import polars as pl  # noqa: PLC0415 - only with the extra

    columns = []
    for column, kind in TABLES[name].items():
        values = [row[column] for row in rows]
        if kind.startswith("Array("):
            inner = getattr(pl, kind[6:-1])
            whole = pl.Array(inner, width if column == "observation" else SIZE)
            packed = pl.Series(column, values, pl.Binary)
            columns.append(packed.bin.reinterpret(dtype=whole, endianness="little"))
        elif kind.startswith("List("):
            columns.append(pl.Series(column, values, pl.List(getattr(pl, kind[5:-1]))))
        else:
            columns.append(pl.Series(column, values, getattr(pl, kind)))
    out = io.BytesIO()
    pl.DataFrame(columns).write_parquet(out, compression="zstd", statistics=True)
    return out.getvalue()
