"""The JSON Schema beside the code is the one the grammar makes, and agrees with the loader."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

import pytest
from minipack import anonymous, named

from gangland.content.schema import pack_schema, schema_text
from gangland.content.vocabulary import DEEDS, MODIFIERS, SPECIALS, VERBS

CONTENT = resources.files("gangland.content")


def test_the_schema_is_up_to_date() -> None:
    kept = CONTENT.joinpath("pack.schema.json").read_text("utf-8")
    assert kept == schema_text(), "run: gangland cards schema > src/gangland/content/pack.schema.json"


def test_every_word_of_the_vocabulary_is_in_it() -> None:
    text = schema_text()
    for word in (*VERBS, *SPECIALS, *DEEDS, *MODIFIERS):
        assert f'"{word}"' in text


def test_every_reference_leads_somewhere() -> None:
    defs = pack_schema()["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', schema_text())) == set(defs)


class TestValidator:
    """What a validator of JSON Schema makes of packs, where one is installed."""

    @pytest.fixture
    def validator(self) -> Any:  # noqa: ANN401 - an optional library
        import jsonschema  # noqa: PLC0415

        jsonschema.Draft202012Validator.check_schema(pack_schema())
        return jsonschema.Draft202012Validator(pack_schema())

    @pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
    def test_the_packs_of_the_house_are_valid(self, validator: Any, game: str) -> None:  # noqa: ANN401
        text = CONTENT.joinpath("packs", f"{game}.toml").read_text("utf-8")
        assert list(validator.iter_errors(tomllib.loads(text))) == []

    @pytest.mark.parametrize(
        ("old", "new", "valid"),
        [
            ("", "", True),
            ("gain = {", "gian = {", False),
            ("cash = 1", "cash = -1", False),
            ('kind = "hassle"', 'kind = "trouble"', False),
            ('rule = "no-guns"', 'rule = "no-knives"', False),
            ("schema = 1\n", "schema = 1\nbogus = 1\n", False),
        ],
    )
    def test_mistakes_are_seen(self, validator: Any, old: str, new: str, *, valid: bool) -> None:  # noqa: ANN401
        for text in (anonymous(), named()):
            assert validator.is_valid(tomllib.loads(text.replace(old, new, 1))) is valid
