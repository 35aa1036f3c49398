"""The JSON Schema of the protocol, made from its structs; `tools/protocol_files.py` writes it down."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from gangland.protocol import bodies
from gangland.protocol.accounts import ACCOUNT_BODIES, ACCOUNT_REPLIES
from gangland.protocol.aftermath import REPLIES as AFTER
from gangland.protocol.book import BOOK_BODIES, BOOK_REPLIES
from gangland.protocol.facts import FACTS
from gangland.protocol.lobby import LobbyTable
from gangland.protocol.messages import ClientMessage, ServerMessage
from gangland.protocol.over_http import REPLIES as COMMON
from gangland.telling.forms import Reason

BODIES: tuple[type[msgspec.Struct], ...] = (
    bodies.NewTable,
    bodies.Join,
    bodies.Start,
    bodies.Credentials,
    *ACCOUNT_BODIES,
    *BOOK_BODIES,
)
REPLIES = (*COMMON, *AFTER, *ACCOUNT_REPLIES, *BOOK_REPLIES)


def schema() -> dict[str, Any]:
    """Return the schema: a message of either side, with every part under `$defs`."""
    client, server = get_args(ClientMessage), get_args(ServerMessage)
    kinds = (*client, *server, *BODIES, *REPLIES, *FACTS, LobbyTable, Reason)
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for name in ("Update", "Chronicle", "ExerciseNow"):
        parts[name]["properties"]["facts"]["items"] = {"$ref": "#/$defs/Fact"}
    unions = {"FromClient": client, "FromServer": server, "Fact": FACTS}
    sides = {name: {"oneOf": [_reference(one) for one in kinds]} for name, kinds in unions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Gangland table protocol",
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": sides | parts,
    }


def _reference(kind: type) -> dict[str, str]:
    """Return where a struct of the protocol stands; on the wire it goes by its tag, never by this name."""
    return {"$ref": f"#/$defs/{kind.__name__}"}


def schema_text() -> str:
    """Return the schema as it is kept in docs/protocol.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
