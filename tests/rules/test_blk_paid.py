"""BLK-2: what each gang is paid, with the cards and gangs in force: sold, told and foretold alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from overlay import HOUSE, with_card, with_side
from scenes import market, sell
from stage import Stage

from gangland.bots.selling import street_cents
from gangland.bots.thug import Thug
from gangland.bots.value import CENT
from gangland.content.records import Card, Modifier, Pack
from gangland.engine import event as ev
from gangland.engine.ints import ints
from gangland.game.forecast import market as forecast
from gangland.game.game import Game
from gangland.game.happenings import tell
from gangland.game.notation import Notation
from gangland.game.setup import Setup, seats_of
from gangland.protocol.answers import Forecast
from gangland.protocol.sheets import cards_document
from gangland.rulesets.market import NO_LIMIT, limit, paid
from gangland.telling import story
from gangland.telling.chances import market_told
from gangland.telling.names import Names
from gangland.terminal.figures import show_market
from gangland.terminal.lexicon import Lexicon
from gangland.words import Words

GANGS = {
    "mayhem": ("samcro", "lin", "mayans", "one-niners"),
    "wise-guys": ("chicago-outfit", "sheldon", "north-side", "saltis-mcerlane"),
}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
WIDE = Card(
    "wide-open",
    "hassle",
    HOUSE,
    modifiers=(Modifier("market-price", amount=1), Modifier("sale-cost", amount=1)),
)
ENVY = Card("envy", "hassle", HOUSE, modifiers=(Modifier("market-limit", amount=-1),))


def pack(game: str, *cards: Card) -> Pack:
    """Return the pack of the house where the second gang is paid two less, and the third is shut out."""
    found = with_card(cards[0], game)
    found = replace(found, cards=(*found.cards, *cards[1:]))
    for gang, rule in zip(
        GANGS[game][1:], (Modifier("market-price", amount=-2), Modifier("no-market")), strict=False
    ):
        sides = next(one for one in found.gangs if one.id == gang).sides
        for side in sides:
            found = with_side(gang, side.id, found, modifiers=(*side.modifiers, rule))
    return found


def stage(game: str, *cards: Card) -> Stage:
    """Return a stage at the market: goods for all, standing that limits nobody to less than two."""
    s = Stage(4, game, GANGS[game], pack=pack(game, WIDE, ENVY))
    for card in cards:
        s.hassle(card.id)
    for seat in range(4):
        s.own(seat, goods=6, cash=0, standing=1 if game == "mayhem" else 3)
        s.crew(seat, seat, made=1)
    return s


@pytest.mark.parametrize(
    ("cards", "each"), [((), (2, 1, 2)), ((WIDE,), (3, 1, 3))], ids=["gang-rule", "hassle-and-gang-rule"]
)
@pytest.mark.parametrize("game", GANGS)
def test_blk_2_each_is_paid_and_told_its_own_price(
    game: str, cards: tuple[Card, ...], each: tuple[int, int, int]
) -> None:
    """BLK-2, GNG-1, REV-4: five sold among four fetch two on the street; who is paid else is told else."""
    s = market(stage(game, *cards))
    sell(s, 2, 2, 0, 1)
    first, second, fourth = each
    assert s.seen(ev.SOLD) == [
        (0, 2, first, 2 * first, 0),
        (1, 2, second, 2 * second, 0),
        (3, 1, fourth, fourth, 0),
    ]
    assert s.seen(ev.PRICE) == [(5, 2, 0, 0, 0)]
    assert list(s.t.cash) == [2 * first, 2 * second, 0, fourth]


@pytest.mark.parametrize("cards", [(), (WIDE,), (ENVY,), (WIDE, ENVY)])
@pytest.mark.parametrize("game", GANGS)
def test_blk_2_the_forecast_names_every_seat_s_own_price_and_limit(
    game: str, cards: tuple[Card, ...]
) -> None:
    """BLK-2, STD-6: what a band says a seat is paid is what the rules would pay it, and so for limits."""
    s = market(stage(game, *cards))
    found = forecast(s.g, s.t, 1)
    for band in found["prices"]:
        for total in (band["first"], band["last"] or band["first"] + 9):
            assert band["paid"] == [paid(s.g, s.t, seat, total) for seat in range(4)]
    limits = [limit(s.g, s.t, seat) for seat in range(4)]
    assert found["limits"] == [None if most >= NO_LIMIT else most for most in limits]
    assert found["limits"][2] == 0
    assert found["mine"]["sales"][0]["best"] == paid(s.g, s.t, 1, 1)
    assert found["mine"]["cost"] == 1 + (WIDE in cards)


@pytest.mark.parametrize("game", GANGS)
def test_blk_2_a_bot_reckons_with_its_own_price(game: str) -> None:
    """BLK-2: two gangs alike but for a gang's rule expect what each would be paid."""
    s = market(stage(game))
    scenes = [Thug(1).scene(s.g, s.t, seat) for seat in range(2)]
    assert [street_cents(seat, 0, 1) for seat in scenes] == [3 * CENT, CENT]


def names(game: str, found: Pack) -> Names:
    """Return the names of a game with this pack."""
    return Names(Game(Setup(game, seats_of(NAMES)), found))


def lexicon(found: Pack) -> Lexicon:
    """Return the words of a game with this pack."""
    return Lexicon(Words("en"), cards_document(found))


@pytest.mark.parametrize("game", GANGS)
def test_blk_2_the_story_says_what_each_was_paid_and_says_it_once(game: str) -> None:
    """BLK-2: number, price and cash of every seller in one line; the same cash is not told again."""
    s = market(stage(game))
    before = s.t.copy()
    sell(s, 2, 2, 0, 1)
    rows = [row for row in s.events if row[0] in (ev.SOLD, ev.PRICE, ev.GAINED)]
    facts = tell(Notation(s.g, s.pack), s.t, before, ints([number for row in rows for number in row]))
    lex, named = lexicon(s.pack), names(game, s.pack)
    (line,) = story.tell(named, s.t, [fact.doc for fact in facts], [1] * len(facts))
    text = lex.say(line.message)
    assert f"{lex.say(named.gang(s.t, 0))} 2 at 2 cash each: 4 cash" in text
    assert f"{lex.say(named.gang(s.t, 1))} 2 at 1 cash each: 2 cash" in text
    sold = "trafficked" if game == "mayhem" else "sold"
    assert f"5 {sold} in all; the street price was 2 cash" in text
    assert "+" not in text


def as_told(s: Stage, named: Names) -> Forecast:
    """Return the market as the first seat is told of it."""
    found = forecast(s.g, s.t, 0)
    return msgspec.convert(found | {"told": market_told(named, s.t, found)}, Forecast)


class Paper:
    """A screen that keeps its tables."""

    def __init__(self) -> None:
        self.rows: list[list[str]] = []

        self.said: list[str] = []

    def title(self, text: str) -> None:
        """Leave titles out."""

    def say(self, text: str) -> None:
        """Keep a sentence."""
        self.said.append(text)

    def table(self, _heads: list[str], rows: list[list[str]], **_: object) -> None:
        """Keep a table."""
        self.rows += rows


@pytest.mark.parametrize("game", GANGS)
def test_blk_2_the_terminal_shows_every_gang_s_price(game: str) -> None:
    """BLK-2: a row a gang, a column a band; who may sell nothing has no price."""
    s = market(stage(game))
    lex, named = lexicon(s.pack), names(game, s.pack)
    paper: Any = Paper()
    show_market(paper, lex, as_told(s, named))
    shown = {row[0]: row[3:] for row in paper.rows}
    assert shown[lex.say(named.gang(s.t, 0))] == ["3 cash", "2 cash", "1 cash"]
    assert shown[lex.say(named.gang(s.t, 1))] == ["1 cash", "1 cash", "1 cash"]
    assert shown[lex.say(named.gang(s.t, 2))] == ["–", "–", "–"]


@pytest.mark.parametrize(("cards", "steps"), [((), "1"), ((WIDE,), "2")])
@pytest.mark.parametrize("game", GANGS)
def test_blk_3_the_terminal_says_what_a_sale_costs(game: str, cards: tuple[Card, ...], steps: str) -> None:
    """BLK-3: the cost in standing, with the cards in force; Heat is brought, Clout is lost."""
    s = market(stage(game, *cards))
    paper: Any = Paper()
    show_market(paper, lexicon(s.pack), as_told(s, names(game, s.pack)))
    told = {"mayhem": f"brings you {steps} Heat", "wise-guys": f"costs you {steps} Clout"}[game]
    assert f"{'Trafficking' if game == 'mayhem' else 'Selling'} anything {told}." in paper.said, paper.said
