"""The lieutenant: what it looks at, how far, and when it leaves the rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gangland.bots.bot import Guest
from gangland.bots.candidates import candidates
from gangland.bots.foresight import Foresight
from gangland.bots.imagined import imagine
from gangland.bots.lieutenant import Lieutenant
from gangland.bots.lore import lore_of
from gangland.bots.match import Match
from gangland.bots.search.pool import POOL
from gangland.bots.search.truth import TRUTH
from gangland.bots.thug import Thug
from gangland.bots.value import Scene
from gangland.bots.weights import weights_of
from gangland.content.editions import load_edition
from gangland.engine.action import SIT
from gangland.engine.ints import Ints
from gangland.engine.menu import KIND, Menu
from gangland.engine.step import Rules, answer, next_asked, options
from gangland.engine.table import CHANCE, Table
from gangland.game.chance import Dice
from gangland.game.games import GAMES, new_table
from gangland.game.keyed import KeyedDice
from gangland.rulesets.view import known

KEPT, SAMPLES = 3, 2


class Notetaker:
    """A thug at whose seat a lieutenant takes notes."""

    def __init__(self, mind: Lieutenant) -> None:
        self.mind = mind
        self.thug = Thug(0)

    def choose(self, g: Rules, view: Table, seat: int, menu: Menu) -> int:
        return self.thug.choose(g, view, seat, menu)

    def watch(self, events: Ints, seat: int) -> None:
        self.mind.watch(events, seat)
        self.thug.watch(events, seat)


Moment = tuple[Rules, Table, int, Menu, Lieutenant]


def moments(game: str, most: int) -> Iterator[Moment]:
    """Moments at which seat 0, who takes notes, is asked for an order among thugs."""
    g = GAMES[game].compose(load_edition(game), {})
    t = new_table(g, 4)
    mind = Lieutenant(3)
    match, dice = Match(g, t, [Guest(Notetaker(mind)), Thug(1), Thug(2), Thug(3)]), Dice(5)
    found = 0
    while not t.over and found < most:
        if next_asked(t) == 0 and t.round > 0 and options(g, t, 0).rows[KIND] == SIT:
            yield g, t, 0, options(g, t, 0), mind
            found += 1
        match.step(dice)


def looking(moment: Moment) -> Foresight:
    g, t, seat, _, mind = moment
    w = imagine(g, known(g, t, seat), mind.notes)
    return Foresight(g, w, seat, 11, mind.answers, mind.temper, weights_of(g.game))


@pytest.mark.parametrize("game", ["mayhem", "wise-guys"])
def test_it_looks_as_far_as_its_next_order(game: str) -> None:
    for moment in moments(game, 5):
        g, t, seat, menu, mind = moment
        look = looking(moment)
        w = look.w.copy()
        answer(g, w, seat, mind.answers[SIT].choose(Scene(g, w, seat, lore_of(g), TRUTH, mind.temper), menu))
        look.play_on(w, KeyedDice(4), False, 0)
        assert (
            w.over or w.round > t.round or (next_asked(w) == seat and options(g, w, seat).rows[KIND] == SIT)
        )
        assert (w.round, w.tokens[seat]) != (t.round, t.tokens[seat])


def test_a_glance_ends_with_the_order() -> None:
    for moment in moments("mayhem", 5):
        g, _, seat, menu, _ = moment
        look = looking(moment)
        w = look.w.copy()
        answer(g, w, seat, menu.nth(0, 0))
        look.play_on(w, KeyedDice(4), True, 0)
        asked = next_asked(w)
        assert w.round > look.w.round or (asked != CHANCE and options(g, w, asked).rows[KIND] == SIT)


def test_the_rule_of_thumb_stands_unless_another_answer_is_clearly_better() -> None:
    left = 0
    for moment in moments("mayhem", 4):
        g, _, seat, menu, _ = moment
        look = looking(moment)
        among = candidates(g, look.w, seat, menu)
        own = among[0]
        others = look.shortlist(among, own, KEPT)
        values = {action: look.mean(action, SAMPLES) for action in (own, *others)}
        best = look.pick(own, among, KEPT, SAMPLES, 0.0)
        assert values[best] == max(values.values())
        left += best != own
        assert look.pick(own, among, KEPT, SAMPLES, 1.0) == own
    assert left


def test_the_shortlist_is_what_looks_best_at_a_glance() -> None:
    for moment in moments("mayhem", 3):
        g, _, seat, menu, _ = moment
        look = looking(moment)
        among = candidates(g, look.w, seat, menu)
        own = among[0]
        values = sorted((look.value(action, 0, True) for action in list(among)[1:]), reverse=True)
        kept = list(look.shortlist(among, own, KEPT))
        assert own not in kept
        assert [look.value(action, 0, True) for action in kept] == values[:KEPT]


def test_the_same_seed_looks_at_the_same_dice() -> None:
    for moment in moments("wise-guys", 2):
        g, t, seat, menu, _ = moment
        view = known(g, t, seat)
        assert Lieutenant(8).choose(g, view, seat, menu) == Lieutenant(8).choose(g, view, seat, menu)


def test_rivals_are_taken_for_somebody_else_every_time() -> None:
    """No rung rests on an exact model of another: rivals are of the pool, oneself alone is the thug it is."""
    moment = next(moments("mayhem", 1))
    _, _, seat, _, mind = moment
    plain, look = looking(moment), looking(moment)
    look.pool = POOL
    rivals = [other for other in range(4) if other != seat]
    assert {id(plain.rival(other, number)) for other in rivals for number in range(8)} == {id(mind.temper)}
    assert len({id(look.rival(other, number)) for other in rivals for number in range(8)}) > 8
