"""Whatever a file says, the answer is a pack or a list of problems: never anything else."""

from __future__ import annotations

import contextlib
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from minipack import anonymous, complaints, named, problems_of

from gangland.content import load
from gangland.content.problems import PackError
from gangland.content.source import parse_source
from gangland.content.vocabulary import ASSETS, COUNTS, DEEDS, MODIFIERS, SPECIALS, VERBS, WHO
from gangland.words import LANGS, Words, say_problem

OVERLAY = 'schema = 1\nextends = "mayhem"\n'
TEXTS = (anonymous(), named(), OVERLAY + '[[site]]\nid = "x"\n')
WORDS = sorted(
    {*ASSETS, *COUNTS, *DEEDS, *MODIFIERS, *SPECIALS, *VERBS, *WHO, "id", "kind", "for", "max", "amount"}
)
BITS = st.one_of(
    st.text(max_size=4),
    st.sampled_from(
        ["[[", "]]", "{", "}", "=", '"', "'''", '"""', "\n", "#", ",", "-1", "true", "0x" + "f" * 5000]
    ),
    st.sampled_from(WORDS),
)


def check(text: str | bytes) -> None:
    """The loader answers, and what it answers can be said in every language."""
    for problem in problems_of(text):
        assert problem.line >= 1
        for lang in LANGS:
            assert "\n" not in say_problem(problem, Words(lang))


@given(
    st.sampled_from(TEXTS), st.lists(st.tuples(st.integers(0, 9999), st.integers(0, 40), BITS), max_size=4)
)
def test_a_text_cut_and_pasted(text: str, cuts: list[tuple[int, int, str]]) -> None:
    for start, length, bit in cuts:
        at = start % (len(text) + 1)
        text = text[:at] + bit + text[at + length :]
    check(text)


@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbfschema = 1")
@example(b"a.b.c = 1\n[a.b]\n")
@example(b"x = 1979-05-32\n")
@example(b'"\\ud800" = 1\n')
def test_any_bytes(data: bytes) -> None:
    check(data)


KEYS = st.sampled_from(WORDS) | st.text(max_size=3)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | KEYS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
RECORDS = st.lists(
    st.fixed_dictionaries(
        {},
        optional={
            "id": st.just("x") | VALUES,
            "kind": st.sampled_from(["start", "random", "obstacle", "hassle", "opportunity", "last-call"])
            | VALUES,
            "role": st.sampled_from(["law", "er"]) | VALUES,
            "provenance": st.just("house") | VALUES,
            **dict.fromkeys(
                ["main", "boost", "effects", "rules", "side", "made", "who", "of", "hot"], VALUES
            ),
        },
    )
    | VALUES,
    max_size=3,
)
DOCUMENTS = st.fixed_dictionaries(
    {},
    optional={
        "extends": st.sampled_from(["mayhem", "wise-guys"]) | VALUES,
        **dict.fromkeys(["site", "card", "gang"], RECORDS | VALUES),
        **dict.fromkeys(["schema", "id", "game", "terms", "market", "names", "remove"], VALUES),
    },
)


@given(DOCUMENTS)
def test_any_document(doc: dict[str, Any]) -> None:
    source = parse_source("my.toml", b"")
    source.doc = doc
    with contextlib.suppress(PackError):
        load._load_source(source)  # noqa: SLF001 - past the TOML parser, where any value may come
    assert all(str(problem) for problem in source.problems)


def test_what_is_said_never_repeats_an_endless_text() -> None:
    text = OVERLAY + f'[[site]]\nid = "{"x" * 9000}"\n{"y" * 9000} = 1\n'
    assert all(len(said) < 400 for said in (*complaints(text), *map(str, problems_of(text))))
