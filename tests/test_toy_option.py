"""How options and games are added: as functions from rules to rules, with nothing touched in the engine.

Everything here is composed from the outside. What it shows is what a new option needs: a modifier where a
number changes, a step in a procedure where something happens, and for a game a page that picks its policies.
"""

from __future__ import annotations

import pytest
from scenes import market, sell, turn
from stage import FACTORY, SITE, SOURCE, Stage
from wise import SALTIS, exploit

from gangland.content.editions import load_edition
from gangland.content.records import Pack
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine import modifier
from gangland.engine.menu import Menu
from gangland.engine.step import Rules, Step, answer, options
from gangland.engine.table import PENDING, Table
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.game import Game
from gangland.game.games import GAMES, Composition, new_table
from gangland.game.playout import play_out, sample
from gangland.game.setup import Seat, Setup
from gangland.rulesets import bombing, fight, orders, standing
from gangland.rulesets import market as black_market
from gangland.rulesets import options as opt
from gangland.rulesets.composition import insert_after, shared_rules
from gangland.rulesets.options import Option, OptionError, apply_options
from gangland.rulesets.procedures import ROUND

BOTH = ("mayhem", "wise-guys")

# options: functions from rules to rules


def pay_day(g: Rules, pack: Pack, value: int) -> Rules:  # noqa: ARG001 - an option's signature
    """Every exploit pays so much more cash: a number that changes is a modifier."""
    return opt.modified(modifier.EXPLOIT_PAYS, value, g)


def night_market(g: Rules, pack: Pack, value: int) -> Rules:  # noqa: ARG001 - an option's signature
    """The black market opens twice: steps there are can be put in again."""
    for step in (black_market.AnswerForSales(), black_market.Sell(), black_market.ChooseGoods()):
        insert_after(g, ROUND, "AnswerForSales", step)
    return g


def bombs(g: Rules, pack: Pack, value: int) -> Rules:  # noqa: ARG001 - an option's signature
    """The leader may bomb: a step one game's option brings serves any game."""
    insert_after(g, ROUND, "StartRound", bombing.Bombing())
    return g


TOYS = {
    "pay-day": Option("TOY-1", pay_day, 3),
    "night-market": Option("TOY-2", night_market),
    "bombs": Option("TOY-3", bombs),
}


def with_toys(game: str) -> Composition:
    """Return a game with the toys among its options."""
    plain = GAMES[game]

    def compose(pack: Pack, chosen: dict[str, int]) -> Rules:
        own = {name: value for name, value in chosen.items() if name not in TOYS}
        toys = {name: value for name, value in chosen.items() if name in TOYS}
        return apply_options(plain.compose(pack, own), pack, TOYS, toys)

    return Composition(compose, plain.options | TOYS, plain.players)


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in BOTH:
        monkeypatch.setitem(GAMES, game, with_toys(game))


def stage(game: str, **chosen: int) -> Stage:
    """Return a stage of a game with toy options, everybody in the middle of the track of standing."""
    s = Stage(4, game, (), (), None, **chosen)
    for seat in range(4):
        s.own(seat, standing=2)
    return s


@pytest.mark.parametrize("game", BOTH)
def test_pay_day_pays_for_every_exploit(game: str) -> None:
    """A modifier for everybody, of the size the table agreed on."""
    s = stage(game, pay_day=3)
    exploit(s, SALTIS, FACTORY)
    assert s.t.cash[SALTIS] == 3


def test_pay_day_adds_to_a_hassle_that_does_the_same() -> None:
    """Amounts add up, whoever brings them."""
    s = stage("wise-guys", pay_day=2)
    s.hassle("boom-times")
    s.site(SITE, "four-deuces")
    assert exploit(s, SALTIS, SITE).t.cash[SALTIS] == 2 + 1 + 2


@pytest.mark.parametrize("game", BOTH)
def test_night_market_opens_twice_and_costs_twice(game: str) -> None:
    """The same three steps again, one after another."""
    s = stage(game, night_market=1)
    for seat in range(4):
        s.own(seat, goods=2)
        s.crew(seat, seat, made=1)
    sell(market(s), 1, 0, 0, 0)
    assert s.step_name() == "ChooseGoods"
    sell(s, 1, 0, 0, 0)
    assert s.t.cash[0] == 6
    assert len(s.seen(ev.STANDING)) == len(s.seen(ev.PRICE)) == 2


def test_bombs_serve_a_game_that_has_no_such_option() -> None:
    """A step knows the table, not the game."""
    s = stage("mayhem", bombs=1)
    s.own(0, guns=1)
    s.crew(2, FACTORY, made=1)
    s.at(s.step_of(ROUND, "StartRound"))
    s.run()
    assert {act.place_of(one) for one in s.legal(0) if act.kind_of(one) == act.BOMB} == {SOURCE, FACTORY}
    s.do(0, act.BOMB, FACTORY).draw_site("velvet-mile")
    assert s.t.crew_at(2, 2) == 1
    assert s.step_name() == "NewTurf"


def test_an_option_s_number_is_checked_like_any_other() -> None:
    """Unknown options and numbers out of range are refused with a reason."""
    for wrong in ({"pay_day": 4}, {"no_such_toy": 1}):
        with pytest.raises(OptionError):
            stage("mayhem", **wrong)


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [3, 4])
def test_all_toys_together_play_to_the_end(game: str, seats: int) -> None:
    """Played out at random, every round and every step."""
    g = stage(game, pay_day=1, night_market=1, bombs=1).g
    for seed in range(5):
        t = new_table(g, seats)
        play_out(g, t, Dice(seed))
        assert t.over
        assert t.round == 6 or t.alive.bit_count() <= 1


def test_toys_go_with_a_game_s_own_options() -> None:
    """Options of both kinds are composed the same way."""
    s = stage("wise-guys", pay_day=1, crime_pays=1)
    s.site(SITE, "dog-track")
    assert exploit(s, SALTIS, SITE).t.cash[SALTIS] == 1 + 2 + 5


@pytest.mark.parametrize("game", BOTH)
def test_composing_leaves_the_game_itself_alone(game: str) -> None:
    """A composition is built anew each time: no option leaks into the next game."""
    before = [step.id for step in stage(game).g.procedures[ROUND]]
    stage(game, bombs=1, night_market=1, pay_day=1)
    plain = stage(game).g
    assert [step.id for step in plain.procedures[ROUND]] == before
    assert plain.base_mods[modifier.EXPLOIT_PAYS] == 0


# a step of one's own


class Tribute(Step):
    """TOY-4: before orders each gang may pay the leader a cash, one after the other to the left."""

    id = "Tribute"

    def enter(self, g: Rules, t: Table) -> None:  # noqa: ARG002 - as every step's
        """Everybody is asked but the leader."""
        t.fill(t.alive & ~(1 << t.leader))

    def run(self, g: Rules, t: Table) -> None:
        """Ask the next gang; the leader pays nobody."""
        seat = standing.in_order(g, t)
        if seat < 0:
            t.next()
        else:
            t.ask(seat)

    def offer(self, g: Rules, t: Table, seat: int, menu: Menu) -> None:  # noqa: ARG002 - as every step's
        """Pay or not."""
        if t.cash[seat]:
            menu.add(act.YES)
        menu.add(act.NO)

    def answer(self, g: Rules, t: Table, seat: int, action: int) -> None:  # noqa: ARG002 - as every step's
        """Hand it over, in the open."""
        t.settle(seat)
        if act.kind_of(action) == act.YES:
            standing.gain(t, seat, 0, -1)
            standing.gain(t, t.leader, 0, 1)


def with_tribute(game: str) -> Rules:
    """Put the step at the start of the round, before tokens are claimed."""
    g = GAMES[game].compose(load_edition(game), {})
    insert_after(g, ROUND, "StartRound", Tribute())
    return g


@pytest.mark.parametrize("game", BOTH)
def test_a_new_step_is_asked_in_its_place(game: str) -> None:
    """It asks, takes answers and moves on, between two steps that know nothing of it."""
    s = stage(game)
    s.g = with_tribute(game)
    for seat in range(4):
        s.own(seat, cash=seat)
    s.at(s.step_of(ROUND, "StartRound"))
    s.run()
    assert s.asked() == {1}
    s.do(1, act.YES).do(2, act.NO).do(3, act.YES)
    assert list(s.t.cash) == [2, 0, 2, 2]
    assert s.step_name() == "NewTurf"
    assert s.t.frame(PENDING) == 0


@pytest.mark.parametrize("game", BOTH)
def test_a_new_step_plays_to_the_end(game: str) -> None:
    """Through whole games, copied at every decision."""
    g = with_tribute(game)
    t = new_table(g, 4)
    dice = Dice(5)
    while not t.over:
        seat = t.left_of(0, t.owed) if t.owed < 64 else 6
        t = t.copy()
        answer(g, t, seat, sample(options(g, t, seat), dice))
    assert t.round == 6


# a game of one's own


def street(pack: Pack, chosen: dict[str, int]) -> Rules:
    """Heat and unnamed crew, but tied fights are named by the leader and nobody is ever skipped: one page."""
    g = shared_rules(pack)
    g.game = "street"
    g.standing = standing.Heat()
    g.turns = orders.PassingSitTight()
    g.ties = fight.LeaderNamesWinner()
    return apply_options(g, pack, TOYS, chosen)


def test_a_third_game_picks_its_policies() -> None:
    """The tie rule of one game with the crew of the other."""
    s = Stage(4)
    s.g = street(s.pack, {})
    for seat in (1, 2):
        s.crew(seat, FACTORY, made=1)
        s.own(seat, tokens=1)
    turn(s, 1).do(1, act.FIGHT, FACTORY).do(1, act.GUNS).do(2, act.GUNS).roll(3, 3)
    assert s.asked() == {0}
    s.do(0, act.NAME, b=2)
    assert s.t.controls(2, FACTORY)


def test_a_third_game_is_played_logged_and_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is in the list of games, everything above the rules serves it."""
    monkeypatch.setitem(GAMES, "street", Composition(street, TOYS, (3, 4)))
    setup = Setup("street", tuple(Seat(name) for name in ("Ann", "Ben", "Cleo")), {"night-market": 1})
    game = Game(setup, load_edition("mayhem"))
    croupier, dice = Croupier(3), Dice(3)
    while not game.t.over:
        game.settle_chance(croupier)
        for seat in game.owed()[:1]:
            game.answer(seat, sample(game.menu(seat), dice))
    again = game.rewound(len(game.lines))
    assert again.t.over
    assert (again.t.winner, list(again.t.cash)) == (game.t.winner, list(game.t.cash))
