"""The catalogues say the same things in every language, and never fail to say something."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from gangland.content.explain import Explainer
from gangland.content.grammar import GAMES
from gangland.content.load import load_builtin
from gangland.content.message import Arg, Message, listed, message
from gangland.content.whole import name_keys
from gangland.words import LANGS, Words, bundles, preferred_lang

WORDS = resources.files("gangland.words")
FILES = sorted({file.name for lang in LANGS for file in WORDS.joinpath(lang).iterdir()})


@cache
def entries(lang: str, name: str) -> dict[str, ast.Message]:
    """The messages of a file, whose syntax must be sound; none where a language lacks the file."""
    file: Traversable = WORDS.joinpath(lang, name)
    if not file.is_file():
        return {}
    body = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is there twice"
    return {entry.id.name: entry for entry in found}


def variables(entry: ast.Message) -> set[str]:
    """What a message speaks of."""
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))


def of_any_game(key: str) -> str:
    """An id without its game: where a language has one word for both games, it says it once."""
    return re.sub(r"-(mayhem|wise-guys)$", "", key)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGS[1:])
def test_a_file_says_the_same_in_every_language(name: str, lang: str) -> None:
    english, other = entries("en", name), entries(lang, name)
    assert set(map(of_any_game, english)) == set(map(of_any_game, other))
    for key in set(english) & set(other):
        attributes = [attribute.id.name for attribute in english[key].attributes]
        assert sorted(attributes) == sorted(attribute.id.name for attribute in other[key].attributes)


@pytest.mark.parametrize("lang", LANGS[1:])
def test_a_translation_speaks_of_nothing_else(lang: str) -> None:
    english, other = entries("en", "cards.ftl"), entries(lang, "cards.ftl")
    context = {"game", "goods", "standing", "n", "kind"}
    assert {key for key in english if not variables(other[key]) <= variables(english[key]) | context} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_only_the_games_share_ids(lang: str) -> None:
    games = {f"{game}.ftl" for game in GAMES}
    for one, other in combinations(FILES, 2):
        if {one, other} != games:
            assert not set(entries(lang, one)) & set(entries(lang, other)), (one, other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_record_of_the_house_has_a_name(game: str, lang: str) -> None:
    named = entries(lang, f"{game}.ftl")
    assert [key for key in name_keys(load_builtin(game)) if key not in named] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_record_of_the_house_is_explained_without_help_from_english(game: str, lang: str) -> None:
    words = Words(lang, game=game)
    for sheet in Explainer(load_builtin(game)).sheets():
        for line in (sheet.name, sheet.kind, sheet.source, *sheet.lines):
            assert [key for key in ids(line) if not words.has(key)] == []
            said = words.say(line)
            assert said.strip()
            assert not re.search(r"[{}$]|\?\?\?", said)


def ids(said: Message) -> list[str]:
    """The ids of a message and of all it speaks of; of `gang-x.rule-1` the first part."""
    parts: list[Arg] = list(said.args.values())
    inner = [part for part in parts if isinstance(part, Message)]
    inner += [part for group in parts if isinstance(group, list) for part in group]
    return [said.id.partition(".")[0], *(key for part in inner for key in ids(part))]


def test_plurals_and_numbers() -> None:
    assert [Words("en").text("asset-guns", n=n) for n in (0, 1, 2)] == ["0 guns", "1 gun", "2 guns"]
    assert [Words("fr").text("asset-guns", n=n) for n in (0, 1, 2)] == [
        "0 flingue",
        "1 flingue",
        "2 flingues",
    ]
    assert [Words("it").text("asset-cash", n=n) for n in (0, 1, 2)] == ["0 cash", "1 cash", "2 cash"]


def test_messages_in_messages_are_said_first() -> None:
    both = [message("asset-cash", n=2), message("asset-guns", n=1)]
    assert Words("en").text("trx-skim", get=both) == "Skim 2 cash + 1 gun"
    assert Words("en").text("trx-skim", get=[]) == "Skim "
    assert Words("en").text("trx-skim", get=listed(both)) == "Skim 2 cash, 1 gun"


def test_no_marks_of_direction_are_left_in() -> None:
    assert Words("en").text("gang-rule", name="a", rule="b") == "a: b"


@pytest.mark.parametrize("key", ["nothing-of-the-kind", "", "-term", "a.b", "é", "a" * 500])
def test_what_nobody_can_say_is_said_by_its_id(key: str) -> None:
    assert Words("fr").text(key) in {key, key.partition(".")[2]}
    assert Words("fr").attr(key, "title") == ""


def test_missing_arguments_are_no_exception() -> None:
    assert "Sell" in Words("en").text("trx-sell")
    assert Words("en").text("asset-guns", n="many")


def test_an_unknown_language_is_english() -> None:
    assert Words("de").text("kind-hassle") == "Hassle"
    assert Words("de").lang == "en"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"en": ["hello = Hello { $name }\nbroken = { $name"], "fr": ["other = Autre"]}
    shelves = {lang: bundles._Shelf(lang, text) for lang, text in texts.items()}  # noqa: SLF001
    monkeypatch.setattr(bundles, "_shelf", lambda lang, _game: shelves[lang])
    assert Words("fr").text("other") == "Autre"
    assert Words("fr").text("hello", name="you") == "Hello you"
    assert not Words("fr").has("hello")
    assert Words("fr").text("broken") == "broken"


def test_attributes() -> None:
    words = Words("en", game="mayhem")
    assert words.attr("gang-samcro", "rule-1") == words.text("gang-samcro.rule-1") == "Gunrunners"
    assert words.text("gang-newcomers.rule-1") == "Rule"
    assert words.attr("gang-newcomers", "rule-1") == ""
    assert words.title("rule-set-3")


def test_names_of_an_owner_come_first() -> None:
    names = {"en": {"site-gun-factory": "Arsenal", "site-old-docks": "Docks"}, "it": {"card-x": "Ics"}}
    assert Words("en", names).text("site-gun-factory") == "Arsenal"
    assert Words("fr", names).text("site-gun-factory") == Words("fr").text("site-gun-factory")
    assert Words("fr", names).text("site-old-docks") == "Docks"
    assert Words("fr", names).text("card-x") == "Ics"
    assert Words("fr", names).text("card-black-cat") == "Black Cat"


def test_a_game_speaks_its_own_words() -> None:
    key = "site-gun-factory"
    flavours = {Words("en", game=game).attr(key, "flavour") for game in GAMES}
    assert len(flavours) == len(GAMES) == len(bundles.GAMES)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "it"}, "en"),
    ],
)
def test_the_readers_language(environ: dict[str, str], lang: str) -> None:
    assert preferred_lang(environ) == lang


def test_every_message_about_cards_is_used() -> None:
    """No message is left over from a word that is gone."""
    code = "".join(
        file.read_text("utf-8")
        for folder in ("content", "words", "cli")
        for file in resources.files("gangland").joinpath(folder).iterdir()
        if file.name.endswith(".py")
    )
    texts = WORDS.joinpath("en", "cards.ftl").read_text("utf-8")
    built = re.compile(
        r"(asset|assets|count|per|verb|trx|special|deed|who|mod|kind|provenance|role|fight|cards-column|expected)-"
        r"|rule-\d|club-order|gang-order"
    )
    for key in entries("en", "cards.ftl"):
        referred = re.search(rf"\{{ {key} \}}", texts)
        assert referred or f'"{key}"' in code or f"'{key}'" in code or built.match(key), key
