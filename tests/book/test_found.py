"""Finding rules: in any language, without accents, with the words to be marked."""

from __future__ import annotations

import pytest

from gangland.book.contents import found_in
from gangland.book.search import matching


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [("RESERVE de Recrues", "RCT-1"), ("pronto soccorso", "CLN-2"), ("patch order", "LDR-1")],
)
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_rule_is_found_by_words_of_any_language_whatever_one_reads(
    lang: str, wanted: str, rule: str
) -> None:
    found = found_in("mayhem", lang, wanted)
    assert found.whole
    assert rule in [hit.rule for hit in found.hits]
    assert all(hit.words for hit in found.hits)


def test_words_are_marked_without_accents_ligatures_and_endings() -> None:
    assert matching("cœur été", "Au Cœur de l’été, les coeurs") == ["coeur", "coeurs", "ete"]


def test_where_nothing_is_found_something_near_is_named() -> None:
    found = found_in("mayhem", "en", "recruut")
    assert not found.hits
    assert "RCT-1" in found.near
    assert not found_in("mayhem", "en", "").hits
