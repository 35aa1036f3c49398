"""Playing at the terminal: whole games, every command, deals with bots, and the end."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyboard import Outcome, monkey, nothing_open, run, script
from tables import THUG, position

from gangland.game.deals.ledger import MOST_OPEN
from gangland.game.logs.log import load
from gangland.terminal.screen import Screen
from gangland.words import LANGS, Words

LEFTOVER = re.compile(
    r"(?<![\w-])(?:story|board|ask|menu|cmd|refusal|order|deal|vow|market|odds|crew|list|wizard|end)-[a-z][a-z-]+"
    r"|\{ ?\$?\w|\bNone\b"
)


def play(tmp_path: Path, *lines: str, second: str = "thug", round_: int = 6, lang: str = "en") -> Outcome:
    """The last round against two bots, as typed."""
    file = position(tmp_path, second, round_)
    log = tmp_path / "game.log"
    log.unlink(missing_ok=True)
    argv = ("play", "--position", file, "--save", str(log), "--seed", "1", "--lang", lang)
    return run(*argv, typing=script(*lines))


def log_of(tmp_path: Path) -> list[str]:
    return load(tmp_path / "game.log").lines


@pytest.mark.parametrize(("lang", "game"), [("en", "mayhem"), ("fr", "mayhem"), ("it", "wise-guys")])
def test_a_whole_game(tmp_path: Path, lang: str, game: str) -> None:
    log = tmp_path / "game.log"
    argv = ("play", "--game", game, "--seed", "7", "--save", str(log), "--lang", lang)
    with nothing_open():
        outcome = run(*argv, typing=monkey(3))
    assert (outcome.code, outcome.err) == (0, "")
    finished = load(log)
    assert finished.t.over
    winner = Words(lang, game=game).text(f"gang-{finished.pack.gangs[finished.t.gang[finished.t.winner]].id}")
    assert winner in outcome.out[outcome.out.index(Words(lang).text("end-title")) :]
    assert not LEFTOVER.findall(outcome.out)


@pytest.mark.parametrize("lang", LANGS)
def test_a_last_round_by_random_keys_and_commands(tmp_path: Path, lang: str) -> None:
    words = Words(lang)
    names = [
        words.text(f"cmd-{name}").split(",")[0]
        for name in ("board", "places", "market", "odds", "why", "help")
    ]
    names += [
        words.text(f"cmd-{name}").split(",")[0] for name in ("deals", "log", "undo", "rules", "hand", "save")
    ]
    file = position(tmp_path, "thug")
    argv = ("play", "--position", file, "--save", str(tmp_path / "game.log"), "--seed", "2", "--lang", lang)
    outcome = run(*argv, typing=monkey(5, ("1", "2", "3", "0", "1m", "all", *names)))
    assert (outcome.code, outcome.err) == (0, "")
    assert load(tmp_path / "game.log").t.over
    assert not LEFTOVER.findall(outcome.out)


def test_bots_alone_are_told_to_onlookers(tmp_path: Path) -> None:
    argv = ("play", "--players", "", "--bots", "thug,random,thug", "--options", "hardcore-cards")
    outcome = run(*argv, "--save", str(tmp_path / "bots.log"), "--seed", "1")
    assert outcome.code == 0
    assert "Round 6 of 6" in outcome.out
    assert re.search("wins?!", outcome.out)


def test_steps_back_and_forth(tmp_path: Path) -> None:
    outcome = play(tmp_path, "1", "1", "b", "b", "1", "1", "1m1r", "1", "quit")
    assert log_of(tmp_path)[0] == "samcro: move clubhouse police-station 1m1r"
    assert outcome.out.count("From where do they go?") == 3


def test_crew_by_two_numbers_and_all(tmp_path: Path) -> None:
    play(tmp_path, "1", "1", "0 1", "2", "quit")
    assert log_of(tmp_path)[0] == "samcro: move clubhouse st-thomas-hospital 1r"
    play(tmp_path, "1", "2", "all", "1", "quit")
    assert log_of(tmp_path)[0] == "samcro: move gun-factory clubhouse 1m1r"


def test_notation_typed_in_full(tmp_path: Path) -> None:
    play(tmp_path, "move clubhouse gun-factory 1r", "quit")
    assert log_of(tmp_path)[0] == "samcro: move clubhouse gun-factory 1r"


def test_given_dice_decide_the_fight(tmp_path: Path) -> None:
    file = position(tmp_path, "thug")
    argv = ("play", "--position", file, "--save", str(tmp_path / "game.log"), "--seed", "1", "--dice", "6,1")
    run(*argv, typing=script("fight gun-factory", "enough", "guns 0", "quit"))
    rolls = [line for line in log_of(tmp_path) if line.startswith("*: roll")]
    assert rolls[:2] == ["*: roll 6", "*: roll 1"]


def test_a_refusal_names_its_rule_and_why_tells_it(tmp_path: Path) -> None:
    outcome = play(tmp_path, "exploit gun-factory", "why", "why exploit hairy-dog", "why sit", "quit")
    assert "[EXP-1]" in outcome.out
    assert "You control a location when you have Dudes there" in outcome.out
    assert "You have nobody there." in outcome.out
    assert "“sit” is allowed right now." in outcome.out
    assert log_of(tmp_path) == []


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("fr", "pourquoi exploit gun-factory", "EXP-1"),
        ("fr", "règles FGT-3", "FGT-3"),
        ("fr", "regles FGT-3", "FGT-3"),
        ("fr", "marché", "Marché Noir"),
        ("it", "perche exploit gun-factory", "EXP-1"),
        ("it", "mercato", "Mercato Nero"),
        ("it", "aiuto", "Comandi"),
        ("fr", "help", "Commandes"),
    ],
)
def test_commands_have_local_names(tmp_path: Path, lang: str, typed: str, said: str) -> None:
    assert said in play(tmp_path, typed, lang=lang).out.rpartition("SAMCRO> ")[0].rpartition("SAMCRO> ")[2]


def test_the_market_is_reckoned(tmp_path: Path) -> None:
    out = play(tmp_path, "market", "quit").out
    assert "The others could traffic at most: 6" in out
    assert re.search(r"2\s+6 cash\s+2 cash", out)


def test_the_odds_count_every_throw(tmp_path: Path) -> None:
    out = play(tmp_path, "odds gun-factory", "quit").out
    assert re.search(r"0\s+58%\s", out)


def test_a_bot_replies_at_once(tmp_path: Path) -> None:
    outcome = play(
        tmp_path, "offer to=mayans give=cash:50 want=guns:1", "offer to=mayans want=cash:50", "deals", "quit"
    )
    assert "The Mayans accept offer 1 of SAMCRO." in outcome.out
    assert "The Mayans decline offer 2 of SAMCRO: “I have no use for that now.”" in outcome.out
    assert log_of(tmp_path)[1] == "mayans: accept 1"
    assert not THUG.search(outcome.out)


@pytest.mark.parametrize(("lang", "typed"), [("en", "coach"), ("fr", "conseil"), ("it", "consiglio")])
def test_the_coach_is_asked_by_a_word_and_changes_nothing(tmp_path: Path, lang: str, typed: str) -> None:
    said = " ".join(play(tmp_path, typed, "quit", lang=lang).out.split())
    reasons = [Words(lang, game="mayhem").text(f"advice-{word}") for word in ("exploit", "settle", "fight")]
    assert any(one in said for one in reasons), said
    assert log_of(tmp_path) == []


@pytest.mark.parametrize(("lang", "typed"), [("en", "why"), ("fr", "pourquoi"), ("it", "perché")])
def test_a_bot_says_why_it_did_what_it_did_last(tmp_path: Path, lang: str, typed: str) -> None:
    """Asked by its gang, or whoever did something last."""
    outcome = play(tmp_path, "sit", f"{typed} mayans", typed, "quit", lang=lang)
    words = Words(lang, game="mayhem")
    how = words.text("motive-how-thumb")
    assert " ".join(outcome.out.split()).count(how) == 2
    assert words.text("gang-mayans") in outcome.out
    for typed_before in ((), ("sit",)):
        said = play(tmp_path, *typed_before, f"{typed} samcro", "quit", lang=lang).out
        assert words.text("refusal-no-motive") in said


def test_the_coach_says_what_to_make_of_an_offer(tmp_path: Path) -> None:
    outcome = play(tmp_path, "offer to=mayans give=guns:1 want=cash:1", "coach 1", "quit")
    assert "[DEA-1]" in outcome.out


def test_a_bot_whose_reply_is_refused_says_no(tmp_path: Path) -> None:
    """So many counter-offers it may have open; what it could not say is not the person's mistake."""
    offers = ["offer to=mayans give=guns:1 want=goods:1"] * (MOST_OPEN + 2)
    assert "[DEA-1]" not in play(tmp_path, *offers, "quit").out
    replies = [line for line in log_of(tmp_path) if line.startswith("mayans: ")]
    assert [": decline " in line for line in replies] == [False] * MOST_OPEN + [True] * 2


def test_dea_1_a_bot_with_a_closed_fist_sells_no_guns(tmp_path: Path) -> None:
    """DEA-1, INF-1: neither by taking an offer nor by haggling."""
    typed = ("offer to=mayans give=cash:1 want=guns:1", "offer to=mayans give=cash:99 want=guns:1")
    outcome = play(tmp_path, "fight gun-factory", "enough", *typed, "quit")
    assert "[DEA-1]" not in outcome.out
    assert [line for line in log_of(tmp_path) if "decline" in line] == [
        "mayans: decline 1 why=keep",
        "mayans: decline 2 why=keep",
    ]


def test_the_wizard_makes_an_offer(tmp_path: Path) -> None:
    answers = ("offer", "1", "20", "", "", "", "1", "", "2", "", "", "hi there", "y", "quit")
    play(tmp_path, *answers)
    assert (
        log_of(tmp_path)[0]
        == "samcro: offer to=mayans give=cash:20 want=guns:1 mine=peace:6 until=6 'text=hi there'"
    )
    play(tmp_path, "offer", "1", "20", "", "", "", "1", "", "", "", "n", "quit")
    assert log_of(tmp_path) == []
    play(tmp_path, "gift", "2", "5", "", "", "quit")
    assert log_of(tmp_path)[0] == "samcro: offer to=lin give=cash:5 until=6"


def test_promises_are_judged_at_the_end(tmp_path: Path) -> None:
    lines = (
        "offer to=mayans give=cash:50 mine=peace:6",
        "fight gun-factory",
        "enough",
        "guns 0",
        *["sit", "1", "0", "no"] * 40,
    )
    outcome = play(tmp_path, *lines)
    assert "SAMCRO broke its word to the Mayans" in outcome.out
    assert "Promises: 0 kept, 1 broken." in outcome.out
    assert "Final count" in outcome.out
    assert str(tmp_path / "game.log") in outcome.out


def test_talk_and_whispers(tmp_path: Path) -> None:
    outcome = play(tmp_path, "say hello all", "say to=lin psst", 'say "quoted', "quit")
    assert log_of(tmp_path)[:2] == ["samcro: say to=all text='hello all'", "samcro: say to=lin text=psst"]
    assert "SAMCRO, to the Lin Syndicate only: “psst”" in outcome.out


def test_every_action_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    kept: list[list[str]] = []

    def typing(out: io.StringIO) -> Iterator[str]:
        while "Your order?" in out.getvalue().split("SAMCRO> ")[-2]:
            kept.append([line for line in load(log).lines if line.startswith("samcro:")])
            yield "sit\n"

    watched: Callable[[io.StringIO], Iterator[str]] = typing
    run("play", "--position", position(tmp_path, "thug"), "--save", str(log), "--seed", "1", typing=watched)
    assert len(kept) > 1
    assert kept == [["samcro: sit"] * count for count in range(len(kept))]


def test_undo_within_an_exploit(tmp_path: Path) -> None:
    outcome = play(tmp_path, "exploit irish-freddys", "undo", "undo", "sit", "quit")
    assert "Undone: exploit irish-freddys" in outcome.out
    assert "There is nothing to take back." in outcome.out
    assert log_of(tmp_path)[:3] == ["samcro: exploit irish-freddys", "samcro: undo", "samcro: sit"]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("sit", "undo"), "Too late"),
        (("say hi", "undo"), "nothing to take back"),
        (("exploit irish-freddys", "offer to=lin give=cash:5", "undo"), "Deals and talk stay"),
    ],
)
def test_what_cannot_be_undone(tmp_path: Path, lines: tuple[str, ...], said: str) -> None:
    outcome = play(tmp_path, *lines, "quit")
    assert said in " ".join(outcome.out.split())
    assert len(log_of(tmp_path)) >= 1


def test_undo_keeps_the_position_in_the_log(tmp_path: Path) -> None:
    play(tmp_path, "exploit irish-freddys", "undo", "quit")
    assert load(tmp_path / "game.log").t.cash[0] == 4100


def test_control_c_says_where_the_game_is(tmp_path: Path) -> None:
    def typing() -> Iterator[str]:
        yield "sit\n"
        raise KeyboardInterrupt

    argv = (
        "play",
        "--position",
        position(tmp_path, "thug"),
        "--save",
        str(tmp_path / "game.log"),
        "--seed",
        "1",
    )
    outcome = run(*argv, typing=typing())
    assert outcome.code == 130
    assert "--resume" in outcome.out
    assert log_of(tmp_path)[0] == "samcro: sit"


def test_paragraphs_are_broken_between_words_and_hang(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.width = 20
    screen.hang("  1", "one two three four five six")
    screen.say("see /a/very/long/path/to/a/file now")
    printed = capsys.readouterr().out.splitlines()
    assert printed[:2] == ["  1 one two three", "    four five six"]
    assert printed[2:] == ["see", "/a/very/long/path/to/a/file", "now"]


def test_the_only_open_offer_needs_no_number(tmp_path: Path) -> None:
    play(tmp_path, "accept", "quit")
    assert log_of(tmp_path) == []
    file = position(tmp_path, "")
    argv = ("play", "--position", file, "--save", str(tmp_path / "hot.log"), "--seed", "1")
    run(*argv, typing=script("", "offer to=mayans want=cash:50", "withdraw", "quit"))
    lines = load(tmp_path / "hot.log").lines
    assert [line.partition(" ")[2] for line in lines][-1:] == ["withdraw 1"]


def test_examples_are_of_this_very_table(tmp_path: Path) -> None:
    out = play(tmp_path, "help", "quit", round_=5).out
    assert "offer to=mayans give=cash:2 want=guns:1 mine=peace:5" in " ".join(out.split())
