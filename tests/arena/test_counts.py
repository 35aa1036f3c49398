"""What a match counts is what an independent bookkeeper finds in the events and on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from gangland.arena.rotation import Rotation
from gangland.bots.counts import CardCounts
from gangland.bots.roster import make_bot
from gangland.bots.tally import CountedMatch
from gangland.content.load import load_builtin
from gangland.content.records import Card, Effect, Modifier
from gangland.content.vocabulary import DEEDS
from gangland.engine import event as ev
from gangland.engine.ints import ints
from gangland.engine.step import Rules
from gangland.engine.table import ER
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table


def rules(game: str) -> Rules:
    return GAMES[game].compose(load_builtin(game), {})


class Bookkeeper:
    """Plays a match step by step and keeps books of its own, from events and table alone."""

    def __init__(self, game: str, seed: int) -> None:
        self.g = rules(game)
        self.t = new_table(self.g, 4)
        self.match = CountedMatch(self.g, self.t, [make_bot("thug", seed + seat) for seat in range(4)])
        self.match.gangs = ints(list(Rotation(4, 4).seating(seed).gangs))
        self.seen: Counter[tuple[int, ...]] = Counter()
        self.most = [0, 0, 0]
        self.own: Counter[int] = Counter()

    def play(self, dice: Dice) -> None:
        while not self.t.over:
            self.match.step(dice)
            self.note()

    def note(self) -> None:
        t = self.t
        rows = list(t.events)
        for at in range(0, len(rows), ev.WIDTH):
            kind, a, b, c = rows[at], rows[at + 2], rows[at + 3], rows[at + 4]
            self.seen[kind,] += 1
            if kind == ev.ORDERED:
                self.own[a] += 1
            elif kind == ev.EXPLOITED:
                self.seen[kind, c] += 1
            elif kind == ev.AFFECTED:
                self.seen[kind, a] += b.bit_count()
        alive = [seat for seat in range(4) if t.alive >> seat & 1]
        for asset, held in enumerate((list(t.cash), list(t.guns), list(t.goods))):
            self.most[asset] = max(self.most[asset], sum(held[seat] for seat in alive))


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_the_books_agree(game: str, seed: int) -> None:
    books = Bookkeeper(game, seed)
    books.play(Dice(seed))
    match = books.match
    assert [match.peaks.cash, match.peaks.guns, match.peaks.goods] == books.most
    assert list(match.orders.own) == [books.own[seat] for seat in range(4)]
    assert sum(match.orders.own) > 0
    for seat in range(4):
        assert match.orders.own[seat] <= match.orders.open[seat] <= match.orders.issued[seat]
    assert sum(match.exploited) == books.seen[ev.EXPLOITED, 0]
    assert sum(match.boosted) == books.seen[ev.EXPLOITED, 1]
    for used, usable in ((match.boosted, match.boostable), (match.exploited, match.rounds_up)):
        assert all(few <= many for few, many in zip(used, usable, strict=True))
    assert sum(match.boostable) > 0
    assert sum(match.peaks.led) == books.t.rounds
    assert sum(match.cards.turned) == books.seen[ev.CARD_UP,]
    for card in range(len(match.cards.turned)):
        assert match.cards.hits[card] == books.seen[ev.AFFECTED, card]
        assert match.cards.idle[card] <= match.cards.hits[card]
    assert match.falls == books.seen[ev.FELL,]


def test_sites_that_are_up_stay_up_round_after_round() -> None:
    books = Bookkeeper("mayhem", 1)
    books.play(Dice(1))
    ids = [site.id for site in load_builtin("mayhem").sites]
    assert books.match.rounds_up[ids.index("police-station")] == 6
    assert books.match.rounds_up[ids.index("emergency-room")] == 0
    randoms = [
        books.match.rounds_up[number]
        for number, site in enumerate(load_builtin("mayhem").sites)
        if site.kind == "random"
    ]
    assert sorted(rounds for rounds in randoms if rounds) == [4, 4, 5, 5, 6, 6]


# hits that change nothing


def idle(card: Card, mask: int, *events: tuple[int, int, int, int]) -> int:
    """For how many of the gangs a card hits nothing changes, when this happens."""
    g = GAMES["mayhem"].compose(replace(load_builtin("mayhem"), cards=(card,)), {})
    counts = CardCounts(g)
    counts.hit(0, mask)
    for event in events:
        counts.saw(*event)
    counts.settle()
    assert counts.hits[0] == mask.bit_count()
    return counts.idle[0]


def card_that(deed: str, asset: str = "") -> Card:
    return Card("mine", "obstacle", "house", effects=(Effect("all", deed, asset=asset),))


def test_every_deed_has_its_event() -> None:
    """One that nothing happens to is hit in vain, whatever the deed, and none takes any event for its own."""
    for deed in DEEDS:
        asset = "cash" if deed in ("gain", "lose") else ""
        assert idle(card_that(deed, asset), 0b11, (ev.PEEKED, 0, 1, 0)) == 2


def test_who_loses_nothing_is_hit_to_no_effect() -> None:
    card = card_that("lose", "cash")
    assert idle(card, 0b111, (ev.GAINED, 0, 0, -2), (ev.GAINED, 1, 0, 0)) == 2
    assert idle(card, 0b011, (ev.STANDING, 0, 3, -1), (ev.PAID_OFF, 1, 0, 0)) == 0
    assert idle(card, 0b011, (ev.HOME, 0, 12, 1), (ev.GAINED, 2, 0, -2)) == 2


def test_what_other_steps_bring_about_does_not_count() -> None:
    assert idle(card_that("home"), 0b11, (ev.HOME, 0, 12, 1), (ev.HOME, 1, ER, 1)) == 1
    assert idle(card_that("discharge"), 0b11, (ev.HOME, 0, 12, 1), (ev.HOME, 1, ER, 1)) == 1
    assert idle(card_that("bury"), 0b11, (ev.DIED, 0, 1, 0), (ev.RECOVERED, 1, 1, 0)) == 1
    assert idle(card_that("stall"), 0b11, (ev.TOKENS, 0, -1, 0), (ev.TOKENS, 1, 0, 0)) == 1
    assert idle(card_that("injure"), 0b11, (ev.INJURED, 0, 12, 1), (ev.GAINED, 1, 0, 2)) == 1


def test_effects_are_told_apart() -> None:
    effects = (Effect("all", "lose", asset="cash"), Effect("all", "injure"))
    card = Card("mine", "obstacle", "house", effects=effects)
    counts = CardCounts(GAMES["mayhem"].compose(replace(load_builtin("mayhem"), cards=(card,)), {}))
    counts.hit(0, 0b11)
    counts.saw(ev.GAINED, 0, 0, -2)
    counts.hit(0, 0b11)
    counts.saw(ev.GAINED, 1, 0, -2)
    counts.saw(ev.INJURED, 1, 12, 1)
    counts.settle()
    assert (counts.hits[0], counts.idle[0]) == (4, 2)


def test_a_hassle_hits_and_its_hits_are_not_judged() -> None:
    hassle = Card("mine", "hassle", "house", modifiers=(Modifier("no-guns"),))
    assert idle(hassle, 0b1111) == 0
