"""What a machine can hold of how we write: one word for one thing, from the glossary, set as printers do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from gangland.words import LANGS, Words

WORDS = resources.files("gangland.words")
FILES = sorted({file.name for file in WORDS.joinpath("en").iterdir() if file.name.endswith(".ftl")})
NAMED = ("mayhem.ftl", "wise-guys.ftl")
"""Proper names and flavour, which are nobody's terms."""
TYPED = ("notation.ftl",)
COMMON = {"fr": {"gars"}, "it": {"uomo", "uomini", "Scontro"}}
"""Words of the glossary that everyday sentences need as well."""
GONE = {
    "en": (
        r"\bplaces?\b",
        r"\bcrew\b(?=.*\bProspect)",
        r"\bfree (?:place|location)",
        r"\b(?:is|are) no (?:crew|action|promise) I know",
        r"\bI (?:do not )?know\b",
        r"\bwill not do\b",
        r"\b[Cc]olour",
        r"\bthere is but one\b",
        r"\bdrawn fight|\ba draw\b",
        r"\bcaretaker\b",
        r"\blook(?:s|ing)? on\b",
    ),
    "fr": (
        r"\b[Rr]obots?\b",
        r"\b[Pp]aquets?\b",
        r"\b[Aa]ffaires?\b(?!,)",
        r"\bmarchés\b",
        r"\bMarché noir\b",
        r"\bdissous\b",
        r"\bmanches?\b",
        r"\bbagarres?\b",
        r"\bhommes\b",
        r"\bsauté\b",
        r"\bprouvables?\b",
        r"\bpas de tel(?:le)?\b",
        r"\bDoublé\b",
        r"\bmeneur\b",
    ),
    "it": (
        r"\b[Dd]enari?o?\b",
        r"\b[Cc]ontanti\b",
        r"\b[Bb]and[ae]\b",
        r"\b[Rr]egistr[oi]\b",
        r"\b[Aa]ffari?e?\b",
        r"\b[Rr]iss[ae]\b",
        r"\bMercato nero\b",
        r"\bal tuo Clubhouse\b",
        r"\b[Ii]niziare un (?:Associato|Uomo)",
        r"\bpiombo\b|\bottani\b",
        r"\bSindacato\b",
        r"\bdimostrabil",
        r"\blanci?o?\b",
    ),
}
"""What the catalogues once said, and no longer say: another word stands for it now."""
LOUD = re.compile(r"(?<![\w$.{-])[A-ZÀ-Þ]{3,}(?![\w-])")
KNOWN_LOUD = {
    *("SAMCRO", "HTTP", "JSON", "TOML", "UTF", "URL", "DEA", "RICO", "ATF", "FGT", "ID", "OPPURE"),
    *("FILE", "FICHIER", "TABLE", "TAVOLO", "NAME", "NOM", "NOME"),
}


class Texts(visitor.Visitor):
    """The texts of an entry, without what they speak of."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - its own name for it
        self.texts.append(node.value)


@cache
def entries(lang: str, name: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    body = FluentParser().parse(WORDS.joinpath(lang, name).read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def texts(lang: str, *, but: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every text of a language with the id of its message."""
    for name in FILES:
        if name not in but:
            for entry in entries(lang, name):
                found = Texts()
                found.visit(entry)
                yield from ((entry.id.name, text) for text in found.texts)


def terms(lang: str) -> dict[str, str]:
    """The terms of the glossary: id and word."""
    found = [entry for entry in entries(lang, "glossary.ftl") if isinstance(entry, ast.Term)]
    write = FluentSerializer().serialize_entry
    return {entry.id.name: write(entry).partition("=")[2].strip() for entry in found}


@pytest.mark.parametrize("lang", LANGS)
def test_the_glossary_has_the_same_terms_in_every_language(lang: str) -> None:
    assert list(terms(lang)) == list(terms("en"))


@pytest.mark.parametrize("lang", LANGS)
def test_a_term_is_written_in_the_glossary_only(lang: str) -> None:
    """All others refer to it: a word that changes, changes everywhere."""
    words = sorted({*terms(lang).values()} - COMMON.get(lang, set()), key=len, reverse=True)
    written = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")
    for key, text in texts(lang, but=("glossary.ftl", *NAMED, *TYPED)):
        if not key.startswith("rule-opt-"):  # whose titles are printed names
            assert not written.search(text), (key, text)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reference_leads_somewhere(lang: str) -> None:
    known = {f"-{name}" for name in terms(lang)}
    known |= {
        entry.id.name for name in FILES for entry in entries(lang, name) if isinstance(entry, ast.Message)
    }
    for name in FILES:
        text = re.sub(r"(?m)^#.*$", "", WORDS.joinpath(lang, name).read_text("utf-8"))
        assert [one for one in re.findall(r"\{ (-?[a-z][\w-]*) \}", text) if one not in known] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_is_used(lang: str) -> None:
    whole = "".join(WORDS.joinpath(one, name).read_text("utf-8") for one in LANGS for name in FILES)
    assert [name for name in terms(lang) if f"{{ -{name} }}" not in whole] == []


@pytest.mark.parametrize("lang", LANGS)
def test_words_of_before_are_gone(lang: str) -> None:
    for key, text in texts(lang, but=("glossary.ftl", "arena.ftl", *NAMED, *TYPED)):
        if not key.startswith(("cmd-", "help-places", "games-metavar", "error-wrong-origin")):
            for word in GONE[lang]:
                assert not re.search(word, text), (key, text, word)


@pytest.mark.parametrize("lang", LANGS)
def test_nobody_shouts(lang: str) -> None:
    for key, text in texts(lang, but=TYPED):
        if "metavar" not in key and key not in ("ground-or", "rule-exp-5"):
            assert [word for word in LOUD.findall(text) if word not in KNOWN_LOUD] == [], (key, text)


def test_quotation_marks() -> None:
    """“English”, « français », «italiano»; straight ones in English are for what stands in a file."""
    for key, text in texts("en", but=("cards.ftl", *NAMED)):
        assert '"' not in text, (key, text)
    for lang in LANGS[1:]:
        for key, text in texts(lang, but=NAMED):
            assert not re.search("[“”]", text), (key, text)
            if key != "expected-of":
                assert '"' not in text, (key, text)


@pytest.mark.parametrize("lang", LANGS)
def test_apostrophes_and_minus_signs(lang: str) -> None:
    for key, text in texts(lang, but=TYPED):
        assert not re.search(r"\w'\w|\w'(?:\s|$)", text), (key, text)
        assert not re.search(r"(?<![\w-])-\d", text), (key, text)


def test_french_has_its_spaces() -> None:
    """A thin one before ; ! ? and a full one before a colon and inside quotation marks; neither breaks."""
    wrong = re.compile(
        r"[^\s\"{(\[] ?[!?;](?!\S)|[ \u00a0][!?;](?!\S)|\w:(?=\s)|[ \u202f]:(?!\S)|«[^\u00a0]|[^\u00a0]»"
    )
    for name in FILES:
        for line in WORDS.joinpath("fr", name).read_text("utf-8").splitlines():
            if not line.startswith(("#", "cmd-help")):
                assert not wrong.search(line.replace("«\u00a0?\u00a0»", "")), line


def test_italian_has_its_accents() -> None:
    wrong = re.compile(
        r"\b(?:perchè|poichè|finchè|benchè|nè|sè|ventitrè|pò|quì|quà|cosi|piu|gia|puo|cioe)\b|\bE['’] "
    )
    for key, text in texts("it"):
        assert not wrong.search(text), (key, text)


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_engine_is_explained(lang: str) -> None:
    words = Words(lang)
    glosses = [entry.id.name for entry in entries(lang, "glossary.ftl") if entry.id.name.startswith("gloss-")]
    assert glosses == [
        one.id.name for one in entries("en", "glossary.ftl") if one.id.name.startswith("gloss-")
    ]
    for key in glosses:
        assert words.text(key).endswith(".")
        assert all(words.attr(key, name) for name in ("mayhem", "wise-guys", "printed"))
