"""Writes docs/protocol.schema.json and web/src/lib/protocol.ts from the protocol's structs.

python tools/protocol_files.py            write both anew
python tools/protocol_files.py --check    say whether they are as they would be written
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from gangland.protocol.json_schema import schema, schema_text

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"

Doc = dict[str, Any]

HEAD: Final = """\
/** What goes over the wire; made by tools/protocol_files.py from the structs in src/gangland/protocol. */
"""
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}
PARTS: Final = {"News": "Partial<Document>"}
"""Types that TypeScript can say in terms of others."""


def types_text() -> str:
    """Return the types of the client."""
    parts = schema()["$defs"]
    return HEAD + "".join(f"\n{declaration(name, parts[name])}" for name in sorted(parts))


def declaration(name: str, part: Doc) -> str:
    """Return one type with its description."""
    said = " ".join(part.get("description", "").split())
    comment = f"/** {said} */\n" if said else ""
    if name in PARTS:
        return f"{comment}export type {name} = {PARTS[name]};\n"
    if part.get("type") != "object":
        return f"{comment}export type {name} = {' | '.join(options(part))};\n"
    required = part.get("required", [])
    fields = [
        f"  {key}{'' if key in required else '?'}: {kind(one)};\n" for key, one in part["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def options(part: Doc) -> list[str]:
    """Return the types a value may have."""
    return [kind(one) for one in part.get("oneOf") or part.get("anyOf") or [part]]


def kind(part: Doc) -> str:
    """Return a type as TypeScript writes it."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(map(repr, part["enum"]))
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(options(part)))
    if "prefixItems" in part:
        return f"[{', '.join(kind(one) for one in part['prefixItems'])}]"
    return many(part) or PLAIN[part["type"]]


def many(part: Doc) -> str:
    """Return a list or a dictionary as TypeScript writes it, nothing where it is neither."""
    if part["type"] == "array":
        of = kind(part["items"])
        return f"({of})[]" if " | " in of else f"{of}[]"
    values = part.get("additionalProperties")
    return f"Record<string, {kind(values)}>" if isinstance(values, dict) and values else ""


def main() -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    texts = {SCHEMA: schema_text(), TYPES: types_text()}
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if is_check:
            sys.stderr.write(f"{path.relative_to(ROOT)} is not what the structs say: run make docs\n")
        else:
            path.write_text(texts[path], "utf-8")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
