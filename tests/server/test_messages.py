from __future__ import annotations

import importlib
import json
import random
import re
from pathlib import Path

import msgspec
import pytest
from live import path_of
from rig import new_table, open_house, play_on, run, settings, sit_down

from gangland import server
from gangland.protocol.bodies import Join
from gangland.protocol.facts import Fact
from gangland.protocol.json_schema import schema, schema_text
from gangland.protocol.messages import LARGEST, Act, BadMessage, Hello, Ping, decode
from gangland.protocol.parts import Document, News, merged
from gangland.words import LANGS, Words

SOURCES = Path(server.__file__).parent


def test_messages_are_read() -> None:
    assert decode('{"type":"hello","key":"k","since":3}') == Hello("k", 3)
    assert decode('{"type":"act","id":"1","version":4,"action":"sit"}') == Act("1", 4, "sit")
    assert decode('{"type":"ping"}') == Ping()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("\ud800", "malformed"),
        ('{"type":"act","id":"\\ud800"', "malformed"),
        (b"\xff\xfe", "malformed"),
        ("[" * 9000, "invalid"),
        ('{"type":"ping","x":' + "[" * 5000 + "]" * 5000 + "}", "malformed"),
        ("[]", "invalid"),
        ("null", "invalid"),
        ("17", "invalid"),
        ("{}", "unknown"),
        ('{"type":"sudo"}', "unknown"),
        ('{"type":7}', "invalid"),
        ('{"type":"act"}', "invalid"),
        ('{"type":"ping","extra":1}', "invalid"),
        ('{"type":"act","id":"","version":0,"action":"sit"}', "invalid"),
        ('{"type":"act","id":"1","version":-1,"action":"sit"}', "invalid"),
        ('{"type":"act","id":"1","version":1e99,"action":"sit"}', "invalid"),
        ('{"type":"act","id":"1","version":0,"action":["sit"]}', "invalid"),
        ('{"type":"act","id":"1","version":0,"action":"' + "x" * 401 + '"}', "invalid"),
        ('{"type":"entropy","hex":"xyz"}', "invalid"),
        ('{"type":"entropy","hex":"00"}', "invalid"),
        ('{"type":"entropy","hex":"' + "00" * 16 + '\\n"}', "invalid"),
        ('{"type":"vote","id":"1","seat":9,"yes":true}', "invalid"),
        ("x" * (LARGEST + 1), "oversized"),
    ],
    ids=range(25),
)
def test_what_is_no_message_is_named(text: str | bytes, code: str) -> None:
    with pytest.raises(BadMessage) as bad:
        decode(text)
    assert bad.value.code == code


def test_an_error_says_whose_message_it_was() -> None:
    with pytest.raises(BadMessage) as bad:
        decode('{"type":"act","id":"mine","version":"x"}')
    assert bad.value.id == "mine"


def test_the_schema_in_the_docs_is_current() -> None:
    assert path_of("docs/protocol.schema.json").read_text("utf-8") == schema_text()


def test_real_messages_keep_to_the_schema_and_documents_to_their_shapes(folder: Path) -> None:
    async def story() -> list[str]:
        house = open_house(settings(folder))
        texts = []
        for game in ("mayhem", "wise-guys"):
            room, players = await sit_down(house, new_table(game))
            await play_on(room, players, random.Random(3), 5000)
            texts += players[0].wire.texts
        await house.close()
        return texts

    jsonschema = importlib.import_module("jsonschema")
    jsonschema.Draft202012Validator.check_schema(schema())
    check = jsonschema.Draft202012Validator(schema()["$defs"]["FromServer"] | {"$defs": schema()["$defs"]})
    facts = msgspec.json.Decoder(list[Fact])
    whole: Document | None = None
    kinds = set()
    for number, text in enumerate(run(story())):
        doc = json.loads(text)
        kinds.add(doc["type"])
        if doc["type"] == "update":
            whole = merged(msgspec.convert(doc["document"], News), whole if doc["version"] else None)
            facts.decode(msgspec.json.encode(doc["facts"]))
        if number % 40 == 0 or doc["type"] != "update":
            check.validate(doc)
    assert kinds == {"welcome", "update", "ack", "presence", "dice", "over"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_the_server_can_answer_has_words(lang: str) -> None:
    words = Words(lang)
    refusals: set[str] = set()
    errors = {"oversized", "malformed", "unknown", "invalid", "begun"}
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        refusals |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', text))
        errors |= set(re.findall(r'(?:_error|Rejected|error_response)\((?:\d+, )?"([a-z-]+)"', text))
        errors |= set(re.findall(r'return \d{3}, "([a-z-]+)"', text))
    assert len(refusals) > 15
    assert len(errors) > 20
    assert [code for code in sorted(refusals) if not words.has(f"refusal-{code}")] == []
    assert [code for code in sorted(errors - {"bad-pack"}) if not words.has(f"error-{code}")] == []


def test_what_is_added_to_the_dice_is_one_line() -> None:
    good = "ab" * 16
    assert msgspec.json.decode(f'{{"name":"Ann","entropy":"{good}"}}', type=Join).entropy == good
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"name":"Ann","entropy":"{good}\\n"}}', type=Join)
