"""REV-4, OPT: what is in force is told with its words, and with the gangs it binds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rambles import GAMES, moments
from rendering import StrictWords, trees

from gangland.content.editions import load_edition
from gangland.content.records import Card, Modifier, Pack
from gangland.engine.ints import ints
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.games import GAMES as COMPOSITIONS
from gangland.game.playout import sample
from gangland.game.setup import Seat, Setup
from gangland.rulesets.rounds import add_card_modifiers
from gangland.telling.forms import InForce
from gangland.telling.in_force import bound_by, in_force
from gangland.words import LANGS, Words

HASSLES = (
    Card("rich", "hassle", "house", modifiers=(Modifier("gun-cost"),), who="most", of="cash"),
    Card(
        "poor",
        "hassle",
        "house",
        modifiers=(Modifier("gun-cost"), Modifier("no-guns")),
        who="least",
        of="cash",
    ),
    Card("every", "hassle", "house", modifiers=(Modifier("gun-cost"), Modifier("hot"))),
)


def game_of(name: str, options: dict[str, int] | None = None, pack: Pack | None = None) -> Game:
    """A game of three in its first round, at random."""
    setup = Setup(name, tuple(Seat(one) for one in ("Ann", "Ben", "Cleo")), options or {})
    game = Game(setup, pack or load_edition(name))
    croupier, dice = Croupier(3), Dice(3)
    while game.t.round == 0:
        game.settle_chance(croupier)
        for seat in game.owed()[:1]:
            game.answer(seat, sample(game.menu(seat), dice))
    return game


def by_kind(game: Game, kind: str) -> dict[str, InForce]:
    return {one.id: one for one in in_force(game, game.view(-1)) if one.kind == kind}


def turned(order: tuple[int, ...], cash: tuple[int, int, int]) -> Game:
    """A game in which these hassles came up, with so much cash behind the blinds."""
    house = load_edition("mayhem")
    game = game_of("mayhem", pack=replace(house, cards=(*HASSLES, *house.cards)))
    game.t.mods = game.t.base_mods
    game.t.turned = ints(list(order))
    for seat in range(3):
        game.t.cash[seat] = cash[seat]
    for card in order:
        add_card_modifiers(game.g, game.t, card)
    for seat in range(3):
        game.t.cash[seat] = 5
    return game


@pytest.mark.parametrize("order", [(0,), (1,), (2,), (0, 1), (1, 0, 2), (2, 1, 0)])
@pytest.mark.parametrize("cash", [(1, 2, 3), (3, 3, 1), (1, 1, 1)])
def test_rev_4_a_hassle_binds_whom_it_was_aimed_at_then(
    order: tuple[int, ...], cash: tuple[int, int, int]
) -> None:
    """Whatever has become of it since, and whatever else is in force."""
    game = turned(order, cash)
    top, low = max(cash), min(cash)
    rich = [seat for seat in range(3) if cash[seat] == top]
    poor = [seat for seat in range(3) if cash[seat] == low]
    aimed = {0: rich, 1: poor, 2: [0, 1, 2]}
    told = by_kind(game, "hassle")
    assert [told[HASSLES[card].id].seats for card in order] == [aimed[card] for card in order]


def test_a_gang_that_is_out_is_bound_by_nothing() -> None:
    game = turned((2,), (1, 2, 3))
    game.t.alive &= ~1
    assert bound_by(game.g, game.t) == {2: 0b110}
    assert all(0 not in one.seats for one in in_force(game, game.view(-1)))


@pytest.mark.parametrize("name", GAMES)
def test_opt_every_option_is_told(name: str) -> None:
    """As the rule calls it, with what it says; one with a number has it in its name."""
    options = {one: min(2, option.top) for one, option in COMPOSITIONS[name].options.items()}
    told = by_kind(game_of(name, options), "option")
    assert list(told) == list(options)
    words = Words("en", game=name)
    for one, option in COMPOSITIONS[name].options.items():
        assert told[one].rules == [option.rule]
        assert told[one].seats == [0, 1, 2]
        assert words.say(told[one].lines[0]) == words.text(f"rule-{option.rule.lower()}")
        assert ("(2)" in words.say(told[one].name)) is (option.top > 1)
    assert len({words.say(one.name) for one in told.values()}) == len(told)


def test_opt_6_beer_war_says_what_its_card_does() -> None:
    told = by_kind(game_of("wise-guys", {"beer-war": 1, "bombing": 0}), "option")
    assert list(told) == ["beer-war"]
    assert [line.id for line in told["beer-war"].lines] == ["rule-opt-6", "mod-blood-money"]


def test_options_are_in_force_from_the_start_and_gang_rules_once_all_have_picked() -> None:
    setup = Setup("wise-guys", tuple(Seat(one) for one in ("Ann", "Ben", "Cleo")), {"bombing": 1})
    new = Game(setup, load_edition("wise-guys"))
    assert [one.kind for one in in_force(new, new.view(-1))] == ["option"]
    game = game_of("wise-guys")
    rules = by_kind(game, "gang-rule")
    gangs = [game.pack.gangs[number] for number in game.t.gang]
    assert [one.seats for one in rules.values()] == [
        [seat] for seat, gang in enumerate(gangs) for _ in gang.sides[0].modifiers
    ]
    assert all(one.name.id == f"gang-{key}" for key, one in rules.items())


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_the_same_in_words_that_exist(name: str) -> None:
    seen = set()
    strict: list[StrictWords] = []
    for number, game in enumerate(moments(name, 1)):
        strict = strict or [StrictWords(lang, game) for lang in LANGS]
        if number % 40 == 0:
            told = in_force(game, game.view(-1))
            assert all(in_force(game, game.view(seat)) == told for seat in range(game.t.seats))
            seen |= {one.kind for one in told}
            for tree in trees(told):
                for words in strict:
                    assert words.say(tree)
    assert {"hassle", "gang-rule"} <= seen
