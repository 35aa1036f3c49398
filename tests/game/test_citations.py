"""Every rule that is cited has a text, and is a rule of the game being played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rambles import DEALS, NAMES, VARIANTS, deal, new_game, step

from gangland.book.rulebook import Rulebook
from gangland.engine import action as act
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.games import GAMES
from gangland.game.notation import WORDS as KINDS
from gangland.game.refusal import Refusal
from gangland.game.why import ELSEWHERE, why_not
from gangland.words import LANGS, Words

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"""["'`]([A-Z]{3}-\d{1,2})["'`]""")
SOURCES = [
    *(ROOT / "src/gangland").rglob("*.py"),
    *(ROOT / "web/src").rglob("*.ts"),
    *(ROOT / "web/src").rglob("*.svelte"),
]
ODD = ("move clubhouse er 1m", "exploit gun-factory", "fight er", "order", "guns 99", "sell 99", "bomb docks")


def is_rule_of(rule: str, game: str, lang: str = "en") -> bool:
    """Whether a game has a rule, in words."""
    found = Rulebook(Words(lang, game=game), game).rule(rule)
    return found is not None and found.text != "" and found.game in ("", game)


def test_every_rule_cited_in_the_sources_has_a_text() -> None:
    cited = {rule for path in SOURCES for rule in CITED.findall(path.read_text("utf-8"))} - {"SHA-256"}
    assert {"FGT-6", "BLK-1", "EXP-7"} <= cited
    assert [rule for rule in sorted(cited) if not any(is_rule_of(rule, game) for game in GAMES)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_cites_a_rule_of_its_game(game: str) -> None:
    rules = [option.rule for option in GAMES[game].options.values()]
    assert [rule for rule in rules if not is_rule_of(rule, game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_be_another_games_is(game: str) -> None:
    assert [rule for rule in ELSEWHERE[game] if is_rule_of(rule, game)] == []


def reasons(game: Game, dice: Dice) -> set[str]:
    """The rules cited when a seat tries any kind of answer, right or wrong, and any deal."""
    cited = set()
    seat = dice.below(game.t.seats)
    for kind in KINDS:
        for _ in range(3):
            action = act.pack(kind, dice.below(20), dice.below(8), dice.below(32), dice.below(5))
            if not game.menu(seat).has(action):
                cited.add(why_not(game.g, game.view(seat), seat, action).rule)
    for text in (*ODD, *(text.format(rival=0, other=1, number=9, last=99) for text in DEALS)):
        try:
            game.branch().take(seat, text)
        except Refusal as refusal:
            cited.add(refusal.rule)
    return cited


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_refusal_cites_is_the_games_own(game: str) -> None:
    """Games at random, and everything tried that is not allowed."""
    cited = set()
    for seed in range(len(VARIANTS[game]) * 2):
        played = new_game(game, seed)
        dice = Dice(seed)
        while not played.t.over:
            if dice.below(12) == 0:
                cited |= reasons(played, dice)
            step(played, dice)
            if dice.below(6) == 0:
                deal(played, dice)
        cited |= reasons(played, dice)
    cited.discard("")
    assert len(cited) > len(NAMES) * 4, cited
    for lang in LANGS:
        assert [rule for rule in sorted(cited) if not is_rule_of(rule, game, lang)] == []
