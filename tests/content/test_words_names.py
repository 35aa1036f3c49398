"""Names in sentences: verbs, articles and genders agree in every language, with every gang known or not."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from gangland.content.grammar import GAMES
from gangland.content.load import load_builtin
from gangland.content.message import Message, listed, message
from gangland.words import LANGS, Words
from gangland.words.bundles import FORMS

GANGS = [(game, gang.id) for game in GAMES for gang in load_builtin(game).gangs]
OWN = {"en": {"gang-iron-dogs": "Iron Dogs"}}
MINE = {
    "fr": {
        "gang-iron-dogs": "Dames de Fer",
        "gang-iron-dogs.number": "other",
        "gang-iron-dogs.gender": "feminine",
        "gang-iron-dogs.first": "Les Dames de Fer",
        "gang-iron-dogs.the": "les Dames de Fer",
        "gang-iron-dogs.of": "des Dames de Fer",
        "gang-iron-dogs.to": "aux Dames de Fer",
    }
}
ARTICLES = {
    "en": {"first": "The |", "the": "the |", "of": "of (?:the )?", "to": "to (?:the )?"},
    "fr": {
        "first": "(?:Les? |L’|)",
        "the": "(?:les? |l’|)",
        "of": "(?:des |du |de l’|de )",
        "to": "(?:aux? |à l’|à )",
    },
    "it": {
        "first": "(?:I |Gli |La |L’|)",
        "the": "(?:i |gli |la |l’|)",
        "of": "(?:dei |degli |della |dell’|di )",
        "to": "(?:ai |agli |alla |all’|a )",
    },
}
WINS = {
    "en": {"one": "wins", "other": "win"},
    "fr": {"one": "remporte", "other": "remportent"},
    "it": {"one": "vince", "other": "vincono"},
}


def gang(name: str) -> Message:
    """A gang as an argument."""
    return message(f"gang-{name}")


def said(lang: str, game: str, key: str, **who: str) -> str:
    """A sentence about house gangs, in which nothing is missing."""
    words = Words(lang, game=game)
    args = {name: gang(who[name]) for name in who}
    text = words.text(key, **args, what="1 X", place="Y", n=2, crew="Z", terms="T", offer=3, player="P")
    assert not re.search(r"\b(?:gang|rival)s?-(?:first|the|of|to)", text), "a form is missing"
    return text


def test_there_are_ten_gangs() -> None:
    assert len(GANGS) == 10


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), GANGS)
def test_a_gang_has_its_forms_in_the_catalogue(game: str, name: str, lang: str) -> None:
    words = Words(lang, game=game)
    forms = words.forms(gang(name))
    assert tuple(forms) == FORMS
    assert all(words.attr(f"gang-{name}", form) == text for form, text in forms.items())
    assert forms["number"] in ("one", "other")
    assert forms["gender"] in (("neuter",) if lang == "en" else ("masculine", "feminine"))
    bare = words.text(f"gang-{name}").casefold()
    for form, article in ARTICLES[lang].items():
        assert re.fullmatch(f"(?:{article}){re.escape(bare)}", forms[form], re.IGNORECASE), forms[form]
    assert forms["first"][0].isupper()
    assert forms["first"].casefold() == forms["the"].casefold()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), GANGS)
def test_the_verb_agrees(game: str, name: str, lang: str) -> None:
    forms = Words(lang, game=game).forms(gang(name))
    text = said(lang, game, "story-ended", gang=name)
    assert text.startswith(f"{forms['first']} {WINS[lang][forms['number']]} ")


SENTENCES = """
en mayhem story-sat one-niners: The One-Niners sit tight.
en mayhem story-sat samcro: SAMCRO sits tight.
en mayhem place-their mayans: Clubhouse of the Mayans
fr mayhem story-stole mayans lin: Les Mayans volent 1 X au Syndicat de Lin.
fr mayhem story-stole lin mayans: Le Syndicat de Lin vole 1 X aux Mayans.
fr wise-guys place-their chicago-outfit: Clubhouse de l’Outfit de Chicago
fr wise-guys place-their saltis-mcerlane: Clubhouse du gang Saltis-McErlane
fr mayhem place-their calaveras: Clubhouse des Calaveras
fr mayhem story-disbanded mayans: Les Mayans sont démantelés et quittent la partie.
it wise-guys story-disbanded sheldon: La gang Sheldon viene sciolta e lascia la partita.
it mayhem story-disbanded lin: I Lin Syndicate vengono sciolti e lasciano la partita.
it wise-guys story-stole sheldon chicago-outfit: La gang Sheldon ruba 1 X all’Outfit di Chicago.
it mayhem place-their one-niners: Clubhouse degli One-Niners
it mayhem story-hit samcro one-niners: SAMCRO colpisce gli One-Niners con 2 armi.
"""


@pytest.mark.parametrize("line", SENTENCES.strip().splitlines())
def test_sentences(line: str) -> None:
    what, _, text = line.partition(": ")
    lang, game, key, *gangs = what.split()
    assert said(lang, game, key, **dict(zip(("gang", "rival"), gangs, strict=False))) == text


@pytest.mark.parametrize(
    ("lang", "stole", "theirs"),
    [
        ("en", "The gang Iron Dogs steals 1 X from the Mayans.", "Clubhouse of the gang Iron Dogs"),
        ("fr", "Le gang Iron Dogs vole 1 X aux Mayans.", "Clubhouse du gang Iron Dogs"),
        ("it", "La gang Iron Dogs ruba 1 X ai Mayans.", "Clubhouse della gang Iron Dogs"),
    ],
)
def test_a_gang_of_which_only_the_name_is_known(lang: str, stole: str, theirs: str) -> None:
    words = Words(lang, OWN, game="mayhem")
    assert words.text("story-stole", gang=gang("iron-dogs"), rival=gang("mayans"), what="1 X") == stole
    assert words.text("place-their", gang=gang("iron-dogs")) == theirs
    nameless = Words(lang, game="mayhem").text("place-their", gang=gang("iron-dogs"))
    assert nameless == theirs, "an id is a name, too"


def test_an_owner_who_renames_a_gang_is_not_given_its_old_article() -> None:
    words = Words("fr", {"fr": {"gang-mayans": "Vieille Garde"}}, game="mayhem")
    assert words.text("place-their", gang=gang("mayans")) == "Clubhouse du gang Vieille Garde"
    assert Words("it", {"fr": {"gang-mayans": "X"}}, game="mayhem").text(
        "place-their", gang=gang("mayans")
    ) == ("Clubhouse dei Mayans")


def test_an_owner_can_give_the_forms() -> None:
    words = Words("fr", MINE, game="mayhem")
    assert words.text("story-disbanded", gang=gang("iron-dogs")) == (
        "Les Dames de Fer sont démantelées et quittent la partie."
    )
    assert words.text("place-their", gang=gang("iron-dogs")) == "Clubhouse des Dames de Fer"


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("en", "Alice", "Clubhouse of Alice"),
        ("fr", "Alice", "Clubhouse d’Alice"),
        ("fr", "Élodie", "Clubhouse d’Élodie"),
        ("fr", "Bob", "Clubhouse de Bob"),
        ("it", "Alice", "Clubhouse di Alice"),
    ],
)
def test_a_person_without_a_gang(lang: str, name: str, text: str) -> None:
    words = Words(lang, game="mayhem")
    assert words.text("place-their", gang=message("person", name=name)) == text
    assert words.text("story-sat", gang=message("person", name=name)).startswith(f"{name} ")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The Mayans, the One-Niners can answer"),
        ("fr", "Réponse des Mayans, des One-Niners "),
        ("it", "Risposta dei Mayans, degli One-Niners "),
    ],
)
def test_several_in_a_row(lang: str, text: str) -> None:
    both = listed([gang("mayans"), gang("one-niners")])
    words = Words(lang, game="mayhem")
    assert words.text("deal-waits", gangs=both).startswith(text)
    assert words.text("board-turn", gangs=both, n=2).endswith("Mayans, One-Niners")


def test_what_is_no_name_has_no_forms() -> None:
    words = Words("en", game="mayhem")
    for value in (
        "Mayans",
        3,
        message("gang-side", side="x"),
        message("gang-samcro.rule-1"),
        listed([message("x")]),
    ):
        assert words.text("story-sat", gang=value) == "gang-first sit tight.", "a variable that was not given"


@pytest.mark.parametrize("lang", LANGS)
def test_a_bare_name_is_a_label_only(lang: str) -> None:
    """Inside a sentence a name stands in one of its forms, so that article and verb fit every gang."""
    name = r"\{ \$(?:gang|rival|by|rivals) \}"
    label = re.compile(rf"(?<!to=){name}(?![ \u00a0]?(?:[:–,(→}}]|\{{ \$(?:what|n|crew|order) \}}|\n|$))")
    led = re.compile(rf"\b(?:de|à|di|a|of|to|from|with|avec|con) {name}")
    for file in resources.files("gangland.words").joinpath(lang).iterdir():
        if file.name not in ("story.ftl", "table.ftl", "at-table.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                text = FluentSerializer().serialize_entry(entry)
                assert not led.search(text), text
                assert not label.search(text), text
