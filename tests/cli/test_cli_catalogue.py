"""The catalogues: the same in every language, and whole: nothing the code says is missing."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import gangland
from gangland.book.rulebook import CHAPTERS
from gangland.game.deals.deal import Verdict, Vow
from gangland.game.happenings import NAMES
from gangland.game.notation import WORDS
from gangland.terminal.commands import BACK, COMMANDS
from gangland.terminal.excuses import SYSTEM
from gangland.words import LANGS, Words
from gangland.words.bundles import FORMS

FILES = ("cli", "join", "kept", "notation", "refusals", "story", "table")
GAMES = ("mayhem", "wise-guys")
SOURCE = Path(gangland.__file__).parent

ASKING = (
    "pick-gangs",
    "pick-sides",
    "pick-made",
    "issue-orders",
    "transactions",
    "transactions-times",
    "transactions-option",
    "transactions-target",
    "offer-boost",
    "call-for-backup",
    "pull-guns",
    "arbitrate",
    "decide-winner",
    "last-fight",
    "allot-injuries",
    "choose-injured",
    "follow-up",
    "take-the-fall",
    "hit-gangs-pay",
    "hit-gangs-injure",
    "choose-goods",
    "bombing",
)
MERGED = {"rolled", "promoted"}
TOLD = {
    "boosted",
    "fight-locked",
    "stole-nothing",
    "tokens-more",
    "tokens-less",
    "affected-nobody",
    "countered",
    "said-to",
    "rolled-gangs",
    "rolled-fight",
    "rolled-tie",
    "er",
    "er-died",
    "er-recovered",
    "offered",
    "accepted",
    "declined",
    "withdrawn",
    "gift",
    "dealt",
    "said",
    *(f"judged-{verdict.value}" for verdict in Verdict if verdict is not Verdict.OPEN),
}


class Variables(visitor.Visitor):
    """The variables an entry speaks of, those of a name's forms as the name."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its own name for it
        self.names.add(re.sub(rf"-({'|'.join(FORMS)})$", "", node.id.name))


def entries(lang: str, file: str) -> dict[str, set[str]]:
    """Ids and their variables; junk fails."""
    text = resources.files("gangland.words").joinpath(lang, f"{file}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


def base(key: str) -> str:
    """An id without the game it is for."""
    return re.sub(r"-(mayhem|wise-guys)$", "", key)


def has(lang: str, key: str) -> bool:
    """Whether both games can say it."""
    words = Words(lang)
    return words.has(key) or all(words.has(f"{key}-{game}") for game in GAMES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_language_has_the_same_messages(lang: str, file: str) -> None:
    here = {base(key): names for key, names in entries(lang, file).items()}
    english: dict[str, set[str]] = {}
    for key, names in entries("en", file).items():
        english.setdefault(base(key), set()).update(names)
    assert set(here) == set(english)
    for key, names in here.items():
        assert names <= english[key] | {"game", "goods", "standing", "sound"}, key


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_for_one_game_is_there_for_the_other(lang: str) -> None:
    for file in FILES:
        for key in entries(lang, file):
            assert has(lang, base(key)), key


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_code_says_is_in_the_catalogue(lang: str) -> None:
    said = re.compile(r"(?:\btext|\bmessage|\bask|\bnumber|\bamounts|\bclauses)\(\s*\"([a-z][a-z0-9-]+)\"")
    for path in sorted([*(SOURCE / "cli").glob("*.py"), *(SOURCE / "terminal").glob("*.py")]):
        for key in said.findall(path.read_text("utf-8")):
            if "-" in key:
                assert has(lang, key), f"{path.name}: {key}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_has_words(lang: str) -> None:
    raised = re.compile(r"\b(Refusal|LogError|OptionError|FileError)\(\s*\"([a-z-]+)\"")
    prefixes = {"Refusal": "refusal", "OptionError": "refusal", "LogError": "logerror", "FileError": "file"}
    folders = ("game", "rulesets", "bots", "terminal", "cli")
    found = {
        f"{prefixes[kind]}-{code}"
        for folder in folders
        for path in (SOURCE / folder).rglob("*.py")
        for kind, code in raised.findall(path.read_text("utf-8"))
    }
    assert len(found) > 80
    missing = [key for key in sorted(found) if not Words(lang).has(key)]
    assert not missing


FAMILIES = (
    "ask",
    "balance",
    "balance-column",
    "balance-help",
    "balance-measure",
    "balance-note",
    "balance-subject",
    "balance-title",
    "bench",
    "board-card",
    "board-col",
    "chapter",
    "cli-blame",
    "cli-metavar",
    "cmd",
    "deal-state",
    "error",
    "file",
    "game",
    "help",
    "hint",
    "kept",
    "kept-in",
    "list",
    "logerror",
    "market-col",
    "menu",
    "menu-fight",
    "order",
    "play-help",
    "promise",
    "refusal",
    "serve-help",
    "simulate-column",
    "simulate-help",
    "simulate-title",
    "story",
    "sum",
    "system",
    "undo",
    "unit",
    "vow",
    "wizard-vow",
    "type",
)
"""What the code puts before a word of its own to say it."""
TWO_WORDS = ("ask", "story")
"""Families whose members may be two such words: what is asked for and of whom, what happened and how."""
USED_HERE = ("arena", "cli", "kept", "notation", "refusals", "server", "story", "table", "workbench")
CLIENT = Path(__file__).parents[2] / "web" / "src"


def code() -> str:
    """All that speaks: the package, and the client, which is served the same catalogues."""
    client = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in [*SOURCE.rglob("*.py"), *client])


def kebab(name: str) -> str:
    """A class's name as its messages are called."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def known_words(text: str) -> set[str]:
    """Every word the code has in quotes, options without their dashes, and the names of its classes."""
    quoted = re.findall(r"""["'`](?:--)?([A-Za-z][A-Za-z0-9-]*)["'`]""", text)
    return {word.lower() for word in quoted} | {kebab(name) for name in re.findall(r"class (\w+)", text)}


def is_said(key: str, known: set[str]) -> bool:
    """Whether the code can come to say a message."""
    if key in known:
        return True
    for family in FAMILIES:
        word = key.removeprefix(f"{family}-")
        halves = [(word[: dash.start()], word[dash.end() :]) for dash in re.finditer("-", word)]
        if word != key and word in known:
            return True
        if word != key and family in TWO_WORDS and any({*pair} <= known for pair in halves):
            return True
    return False


def test_every_message_is_used() -> None:
    known = known_words(code())
    texts = [path.read_text("utf-8") for path in (SOURCE / "words" / "en").iterdir()]
    referred = set(re.findall(r"\{ ([a-z][a-z0-9-]+)[ .]", "".join(texts)))
    found = [base(key) for file in USED_HERE for key in entries("en", file)]
    assert len(found) > 500
    assert [key for key in found if key not in referred and not is_said(key, known)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_is_spoken_of(family: str) -> None:
    assert re.search(rf"""["'`]{family}-(?:\{{|\$)""", code())


@pytest.mark.parametrize("lang", LANGS)
def test_every_family_is_whole(lang: str) -> None:
    events = {name for name, _ in NAMES.values()} - MERGED - {"tokens"}
    keys = [f"story-{name}" for name in sorted(events | TOLD | {"promoted"})]
    keys += [f"ask-{step}" for step in ASKING]
    keys += [f"{prefix}-{name}" for prefix in ("cmd", "help") for name in (*COMMANDS, BACK)]
    keys += [
        f"menu-{word}"
        for word in WORDS.values()
        if not has("en", f"order-{word}") and word not in ("roll", "draw")
    ]
    keys += [f"vow-{vow.value}" for vow in Vow] + [f"wizard-vow-{vow.value}" for vow in Vow]
    keys += [f"promise-{verdict.value}" for verdict in Verdict]
    keys += [
        f"deal-state-{state}" for state in ("accepted", "declined", "withdrawn", "lapsed", "expired", "gone")
    ]
    keys += ["undo-done"]
    keys += [f"refusal-undo-{bar}" for bar in ("nothing", "others", "deal", "revealed", "enough")]
    keys += [f"chapter-{chapter.lower()}" for chapter in CHAPTERS]
    keys += [f"system-{name.lower()}" for name in SYSTEM]
    assert not [key for key in keys if not has(lang, key)]


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_commands_share_a_name(lang: str) -> None:
    names = [
        alias.strip() for name in (*COMMANDS, BACK) for alias in Words(lang).text(f"cmd-{name}").split(",")
    ]
    assert len(names) == len(set(names))
    assert "" not in names
