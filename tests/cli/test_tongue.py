"""The tongue: what is shown can be typed as it stands, in every language, and means the same."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from keyboard import Outcome, run, script
from tables import position

from gangland.content.message import message
from gangland.engine import action as act
from gangland.engine.step import answer
from gangland.engine.table import CHANCE
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.logs.log import load
from gangland.game.notation import KINDS, WORDS
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.protocol.sheets import cards_document
from gangland.telling.forms import Choice, CrewChoice, MenuRow, Question
from gangland.terminal.commands import Commands
from gangland.terminal.lexicon import Lexicon
from gangland.terminal.line import plain
from gangland.terminal.tongue import Tongue
from gangland.terminal.walk import Walk
from gangland.words import Words
from gangland.words.bundles import LANGS

GAMES = ("mayhem", "wise-guys")
FEW = 40
SEEDS = range(6)
OPTIONS: dict[str, list[dict[str, int]]] = {
    "mayhem": [{}, {"under-the-radar": 1, "hardcore-cards": 1}],
    "wise-guys": [{}, {"bombing": 1, "crime-pays": 1}],
}
DEALS = (
    "offer to=lin,mayans give=cash:2,goods:1 want=guns:1,goods:2 until=4 'text=last chance, give=goods:1'",
    "offer to=lin mine=avoid:gun-factory:4 theirs=pay:goods:3:5 theirs=pay:cash:1,goods:1:5",
    "offer to=lin 'mine=word:4:pay:goods or else' counter=3",
    "gift to=lin give=goods:1",
    "accept 3",
    "say to=all 'text=goods:1 for all'",
)


def new_game(name: str, seed: int = 0) -> Game:
    """A new game; the seed picks the options."""
    return Game(Setup(name, seats_of(("Ann", "Bob", "Cleo", "Dan")), OPTIONS[name][seed % 2]))


def play(tmp_path: Path, *lines: str, lang: str = "en") -> Outcome:
    """The last round against two bots, as typed."""
    log = tmp_path / "game.log"
    argv = (
        "play",
        "--position",
        position(tmp_path, "thug"),
        "--save",
        str(log),
        "--seed",
        "1",
        "--lang",
        lang,
    )
    return run(*argv, typing=script(*lines))


@cache
def tongue(game: str, lang: str) -> Tongue:
    """The tongue of a language, for a game."""
    return Tongue(Lexicon(Words(lang), cards_document(new_game(game).pack)))


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_shown_and_read_back_as_itself(game: str) -> None:
    """Write, show, read: the identity for every action there is to choose from, in each language."""
    tongues = [tongue(game, lang) for lang in LANGS]
    commands = [Commands(one.lex) for one in tongues]
    kinds: set[int] = set()
    for seed in SEEDS:
        one, dice = new_game(game, seed), Dice(seed)
        while not one.t.over:
            seat = one.owed()[dice.below(len(one.owed()))]
            menu = one.menu(seat)
            for action in (
                list(menu.actions()) if menu.count() <= FEW else [sample(menu, dice) for _ in range(FEW)]
            ):
                text = one.notation.write(one.t, seat, action)
                kinds.add(act.kind_of(action))
                for speaks, commanded in zip(tongues, commands, strict=True):
                    shown = speaks.show(text)
                    assert speaks.read(text) == text
                    assert one.notation.read(one.t, seat, speaks.read(shown), menu) == action, shown
                    assert seat == CHANCE or not commanded.name_of(shown), shown
            answer(one.g, one.t, seat, sample(menu, dice))
    assert len(kinds) > 20


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_shown_and_read_back_as_itself(game: str, lang: str) -> None:
    speaks = tongue(game, lang)
    for line in DEALS:
        shown = speaks.show(line)
        assert speaks.read(shown) == line
        assert speaks.read(line) == line
        assert "want=goods" not in shown
        assert "give=goods" not in re.sub("'text=.*'", "", shown)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_phrase_that_is_no_command_and_no_other_word(game: str, lang: str) -> None:
    speaks = tongue(game, lang)
    commands = Commands(speaks.lex)
    for word in WORDS.values():
        assert speaks.meant[plain(speaks.word(word))] == [word]
        for phrase in speaks.typed[word]:
            assert not phrase.startswith("type-")
            assert not commands.name_of(f"{phrase} x"), phrase


@pytest.mark.parametrize(
    ("game", "lang", "typed", "meant"),
    [
        ("mayhem", "en", "ride clubhouse gun-factory 2m1p", "move clubhouse gun-factory 2m1p"),
        ("mayhem", "en", "Throw Down gun-factory locked", "fight gun-factory locked"),
        ("mayhem", "en", "throw-down gun-factory", "fight gun-factory"),
        ("mayhem", "en", "Patch In clubhouse 1m", "promote clubhouse 1m"),
        ("wise-guys", "en", "Initiate Made Man clubhouse al-capone", "promote clubhouse al-capone"),
        ("wise-guys", "en", "drive clubhouse er 1a", "move clubhouse er 1a"),
        ("wise-guys", "en", "Recruit Associate", "recruit"),
        ("mayhem", "en", "sell 3", "market 3"),
        ("mayhem", "fr", "aller clubhouse gun-factory 2m1p", "move clubhouse gun-factory 2m1p"),
        ("mayhem", "fr", "Déplacement clubhouse urgences 1m", "move clubhouse er 1m"),
        ("wise-guys", "fr", "combat distillery", "fight distillery"),
        ("wise-guys", "it", "Affiliare un Uomo d'Onore clubhouse al-capone", "promote clubhouse al-capone"),
        ("mayhem", "it", "scontro gun-factory senza-rinforzi", "fight gun-factory locked"),
        (
            "mayhem",
            "it",
            "offer to=lin give=cash:2,armi:1 want=contrabbando:1",
            "offer to=lin give=cash:2,guns:1 want=goods:1",
        ),
        (
            "wise-guys",
            "en",
            "offer to=sheldon want=booze:1 text='give=booze:1'",
            "offer to=sheldon want=goods:1 text=give=booze:1",
        ),
        ("wise-guys", "fr", "gift to=sheldon give=alcool:1", "gift to=sheldon give=goods:1"),
        ("mayhem", "fr", "offer to=lin theirs=pay:contrebande:1:4", "offer to=lin theirs=pay:goods:1:4"),
        (
            "mayhem",
            "en",
            "say to=all text='ride give=contraband:1'",
            "say to=all text='ride give=contraband:1'",
        ),
        ("mayhem", "fr", "danser la polka", "danser la polka"),
        ("mayhem", "en", "offer to='lin", "offer to='lin"),
    ],
)
def test_words_of_game_and_reader_are_taken(game: str, lang: str, typed: str, meant: str) -> None:
    assert tongue(game, lang).read(typed) == meant


@pytest.mark.parametrize(
    ("lang", "typed", "known"),
    [
        ("en", "pass", "sit tight, no, enough"),
        ("en", "choose 1", "option, target"),
        ("fr", "rien", "attendre, non, assez"),
        ("fr", "CHOISIR lin", "option, viser"),
        ("it", "niente", "attendere, no, basta"),
        ("it", "scegliere 2", "opzione, bersaglio"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_word_with_several_meanings_is_refused_with_them(
    game: str, lang: str, typed: str, known: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        tongue(game, lang).read(typed)
    assert (refusal.value.code, refusal.value.details["known"]) == ("ambiguous-word", known)


@pytest.mark.parametrize("lang", LANGS)
def test_logs_are_canonical_whatever_was_typed(tmp_path: Path, lang: str) -> None:
    typed = tongue("mayhem", lang).show("move clubhouse police-station 1m1r")
    assert typed != "move clubhouse police-station 1m1r"
    play(tmp_path, typed, "quit", lang=lang)
    assert load(tmp_path / "game.log").lines[0] == "samcro: move clubhouse police-station 1m1r"


HINT = re.compile("“([^”]+)”|«[ \u00a0]?([^»]+?)[ \u00a0]?»")
HINTS = (
    "help-",
    "menu-hint",
    "menu-no-back",
    "menu-crew",
    "why-what",
    "odds-where",
    "refusal-ask-why",
    "deal-waits",
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_hint_at_the_table_can_be_typed_as_it_stands(game: str, lang: str) -> None:
    """What stands in quotation marks is a command, notation or crew in this very language."""
    ids = _examples(game, lang)
    speaks = tongue(game, lang)
    commands = Commands(speaks.lex)
    found = 0
    for key in _keys(lang, HINTS):
        for hint in HINT.findall(speaks.lex.text(key.removesuffix(f"-{game}"), **ids)):
            typed = "".join(hint)
            canonical = speaks.read(typed).partition(" ")[0]
            is_crew = re.fullmatch(r"[1-9][ 0-9mpa]*", typed) or plain(typed) in commands.everyone
            assert commands.name_of(typed) or canonical in KINDS or is_crew, (key, typed)
            if commands.name_of(typed) == "why" and " " in typed:
                asked = typed.partition(" ")[2]
                assert asked == ids["rival"] or speaks.read(asked).partition(" ")[0] in KINDS
            found += 1
    assert found > 25


def _keys(lang: str, starts: tuple[str, ...]) -> list[str]:
    folder = Path(__file__).parents[2] / "src" / "gangland" / "words" / lang
    text = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in ("table", "refusals"))
    return [key for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if key.startswith(starts)]


def _examples(game: str, lang: str) -> dict[str, str]:
    """What examples speak of."""
    speaks = tongue(game, lang)
    orders = ("move", "exploit", "fight", "recruit", "promote", "sit", "order", "clubhouse")
    fixed = {
        "place": "gun-factory",
        "rival": "lin",
        "whom": "lin",
        "man": "1m",
        "crew": f"1{speaks.letter}",
        "round": "2",
    }
    return (
        fixed | {word: speaks.word(word) for word in orders} | {"cash": "cash", "guns": speaks.asset("guns")}
    )


@pytest.mark.parametrize("lang", LANGS)
def test_help_shows_orders_that_are_taken(tmp_path: Path, lang: str) -> None:
    """The examples of `help`, typed as they are shown, are read as notation."""
    argv = ("play", "--text", "--game", "wise-guys", "--seed", "4", "--save", str(tmp_path / "a.log"))
    out = run(*argv, "--lang", lang, typing=script("help", "quit")).out
    speaks = tongue("wise-guys", lang)
    shown = ["".join(hint) for hint in HINT.findall(" ".join(out.split()))]
    assert any(speaks.read(hint).startswith("move clubhouse ") and hint.endswith("+1a") for hint in shown), (
        shown
    )


def walk(*, named: bool, made: int, rookies: int, letter: str) -> Walk:
    """A walk that has come to the choice of crew."""
    men = [Choice(man, message(f"made-{man}")) for man in ("al", "bo", "cy")[:made]] if named else []
    crew = CrewChoice(men, 0 if named else made, rookies, None)
    label = message("menu-injure")
    row = MenuRow("injure", label, [], None, Choice("er", label), None, None, crew, {})
    return Walk(Question("ChooseInjured", label, [], [], [row], []), letter)


@pytest.mark.parametrize("typed", ["9m", "3m", "2m3p", "1m9r", "9 9", "9999m"])
def test_crew_chosen_step_by_step_is_not_cut_down(typed: str) -> None:
    one = walk(named=False, made=2, rookies=2, letter="p")
    with pytest.raises(Refusal) as refusal:
        one.parse_crew(typed)
    assert (refusal.value.code, refusal.value.details["made"]) == ("crew-too-many", 2)


@pytest.mark.parametrize(
    ("typed", "crew"),
    [
        ("2m1p", "2m1r"),
        ("1m2r", "1m2r"),
        ("1 2", "1m2r"),
        ("2 0", "2m"),
        ("0 1", "1r"),
        ("2M1P", "2m1r"),
    ],
)
def test_crew_is_chosen_by_letters_and_numbers(typed: str, crew: str) -> None:
    assert walk(named=False, made=2, rookies=2, letter="p").parse_crew(typed) == crew


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1 3 2a", "al+cy+2r"),
        ("2,1r", "bo+1r"),
        ("3m", "al+bo+cy"),
        ("2m", Refusal("crew-which")),
        ("1 1m", Refusal("crew-which")),
        ("1 1", Refusal("crew-twice")),
        ("4m", Refusal("crew-too-many")),
        ("3a", Refusal("crew-too-many")),
        ("4", None),
        ("1 2p", None),
        ("0", None),
        ("help", None),
        ("", None),
    ],
)
def test_named_men_are_chosen_by_their_numbers(typed: str, found: str | Refusal | None) -> None:
    one = walk(named=True, made=3, rookies=2, letter="a")
    if isinstance(found, Refusal):
        with pytest.raises(Refusal) as refusal:
            one.parse_crew(typed)
        assert refusal.value.code == found.code
    else:
        assert one.parse_crew(typed) == found
