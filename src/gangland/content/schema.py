"""The grammar as JSON Schema, so that an editor can complete and check a pack while it is written.

The schema knows the shapes, not the rules across several keys: `gangland cards check` knows both.
"""

from __future__ import annotations

import json
from functools import singledispatch
from typing import Any, TypeAlias

from gangland.content.effects import NAME, Installed
from gangland.content.grammar import ANY_DIALECT, overlay, whole_pack
from gangland.content.shapes import Either, Flag, Shape, Text, Whole, Word
from gangland.content.tables import Cases, Items, Keyed, Map, Shared, Table

Json: TypeAlias = dict[str, Any]
Defs: TypeAlias = dict[str, Json]
"""What several places share, by name; filled while describing."""


def pack_schema() -> Json:
    """What a pack file may say, in any dialect: a whole pack, or an overlay on another."""
    defs: Defs = {}
    kinds = [describe(shape, defs) for shape in (whole_pack(ANY_DIALECT), overlay(ANY_DIALECT))]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "anyOf": kinds, "$defs": defs}


def schema_text() -> str:
    """The schema as it is kept in `pack.schema.json`."""
    return json.dumps(pack_schema(), indent=1, ensure_ascii=False) + "\n"


@singledispatch
def describe(shape: Shape, defs: Defs) -> Json:
    """A shape as JSON Schema."""
    raise TypeError(shape, defs)


@describe.register
def _(shape: Word, _defs: Defs) -> Json:
    return {"enum": list(shape.choices)}


@describe.register
def _(shape: Text, _defs: Defs) -> Json:
    return {"type": "string", "pattern": f"^(?:{shape.pattern})$"}


@describe.register
def _(_shape: Installed, _defs: Defs) -> Json:
    return {"type": "string", "pattern": f"^(?:{NAME})$"}


@describe.register
def _(shape: Whole, _defs: Defs) -> Json:
    bounds: Json = {"type": "integer", "minimum": shape.least, "maximum": shape.most}
    return bounds if shape.zero else {**bounds, "not": {"const": 0}}


@describe.register
def _(_shape: Flag, _defs: Defs) -> Json:
    return {"type": "boolean"}


@describe.register
def _(shape: Either, defs: Defs) -> Json:
    return {"anyOf": [describe(shape.word, defs), describe(shape.other, defs)]}


@describe.register
def _(shape: Items, defs: Defs) -> Json:
    item = describe(shape.item, defs)
    return {"type": "array", "items": item, "minItems": shape.least, "maxItems": shape.most}


@describe.register
def _(shape: Table, defs: Defs) -> Json:
    described: Json = {
        "type": "object",
        "properties": {key: describe(field, defs) for key, field in shape.fields.items()},
        "required": list(shape.required),
        "additionalProperties": False,
    }
    return {**described, "minProperties": shape.least} if shape.least else described


@describe.register
def _(shape: Cases, defs: Defs) -> Json:
    tables = [shape.case(tags) for tags in shape.alike()]
    if shape.foreign is not None:
        tables.append(shape.stranger(shape.foreign))
    return {"anyOf": [describe(table, defs) for table in tables]}


@describe.register
def _(shape: Keyed, defs: Defs) -> Json:
    return {"anyOf": [describe(table, defs) for table in shape.cases.values()]}


@describe.register
def _(shape: Map, defs: Defs) -> Json:
    key, value = describe(shape.key, defs), describe(shape.value, defs)
    return {"type": "object", "propertyNames": key, "additionalProperties": value}


@describe.register
def _(shape: Shared, defs: Defs) -> Json:
    if shape.name not in defs:
        defs[shape.name] = describe(shape.shape, defs)
    return {"$ref": f"#/$defs/{shape.name}"}
