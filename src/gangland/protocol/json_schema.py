"""The JSON Schema of the protocol: `python -m gangland.protocol.json_schema` writes it."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

import msgspec

from gangland.protocol import bodies, shapes
from gangland.protocol.messages import ClientMessage, ServerMessage

BODIES = (bodies.NewTable, bodies.Join, bodies.Start, bodies.Credentials)
SHAPES = (shapes.Document, shapes.FactShape, shapes.LobbyShape)


def schema() -> dict[str, Any]:
    """Return the schema: a message of either side, with every part under `$defs`."""
    client, server = get_args(ClientMessage), get_args(ServerMessage)
    _, parts = msgspec.json.schema_components(
        (*client, *server, *BODIES, *SHAPES), ref_template="#/$defs/{name}"
    )
    parts["Update"]["properties"]["document"] = {"$ref": "#/$defs/Document"}
    parts["Update"]["properties"]["facts"]["items"] = {"$ref": "#/$defs/FactShape"}
    parts["Lobby"]["properties"]["lobby"] = {"$ref": "#/$defs/LobbyShape"}
    sides = {
        "FromClient": {"oneOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in client]},
        "FromServer": {"oneOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in server]},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Gangland table protocol",
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": sides | parts,
    }


def schema_text() -> str:
    """Return the schema as it is kept in docs/protocol.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
