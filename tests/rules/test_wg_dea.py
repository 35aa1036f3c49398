"""DEA, INF: deals and secrets at a table of Wise Guys."""

from __future__ import annotations

import pytest
from dealing import give
from knowing import dump, elsewhere, leaks, positions, rows
from scenes import fight, last_call, market
from stage import FACTORY, LAW, SITE, SOURCE, Stage
from wise import GAME, NORTH, OUTFIT, SALTIS, SHELDON, exploit, fresh, reveal_harmless, wg

from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.step import options
from gangland.engine.table import CHANCE, PROC, UNKNOWN
from gangland.game.chance import Dice
from gangland.game.deals.deal import Verdict
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.setup import Seat, Setup
from gangland.rulesets.view import NOBODY, known


def game_of(s: Stage, *, open_deals: bool = False) -> Game:
    """Sit four down at a stage's table."""
    seats = tuple(Seat(name) for name in ("Alex", "Brook", "Cody", "Dale")[: s.t.seats])
    return Game(Setup(GAME, seats, open_deals=open_deals), s.pack, s.t)


def dealing() -> Game:
    """A game of four in its first round of orders; everybody has five of everything."""
    s = wg()
    for seat in range(4):
        s.own(seat, cash=5, guns=5, goods=5, tokens=2)
        s.crew(seat, seat, made=1)
    return game_of(s.run())


def refused(game: Game, seat: int, text: str) -> str:
    """Return the rule by which something is refused."""
    before = dump(game.t)
    with pytest.raises(Refusal) as refusal:
        game.take(seat, text)
    assert dump(game.t) == before
    return refusal.value.rule


# DEA-1


def test_wg_dea_1_cash_guns_and_booze_between_any_two_in_and_out_of_turn() -> None:
    """DEA-1: it is the Outfit's turn, and two others deal."""
    game = dealing()
    assert game.owed() == [OUTFIT]
    game.take(NORTH, "offer to=saltis-mcerlane give=goods:2,guns:1 want=cash:5")
    game.take(SALTIS, "accept 1")
    t = game.t
    assert (t.cash[NORTH], t.guns[NORTH], t.goods[NORTH]) == (10, 4, 3)
    assert (t.cash[SALTIS], t.guns[SALTIS], t.goods[SALTIS]) == (0, 6, 7)
    assert game.owed() == [OUTFIT]


def test_wg_dea_1_in_a_talking_to_the_very_end() -> None:
    """DEA-1: without fists nothing closes the table; the boss can be paid before naming the winner."""
    s = wg()
    s.crew(SHELDON, LAW, made=1)
    s.crew(NORTH, LAW, made=1)
    s.own(NORTH, cash=5)
    fight(s, SHELDON, LAW).roll(1, 1)
    assert s.asked() == {OUTFIT}
    game = game_of(s)
    give(game, NORTH, OUTFIT, "cash:5")
    game.take(OUTFIT, "name north-side")
    assert game.t.controls(NORTH, LAW)


def slugging_game() -> Game:
    """Sheldon and the North Side about to close their gun fists, three guns each."""
    s = wg()
    for seat in (SHELDON, NORTH):
        s.crew(seat, FACTORY, made=1, rookies=2)
        s.own(seat, guns=3, cash=3)
    return game_of(fight(s, SHELDON, FACTORY))


def test_wg_dea_1_what_is_in_a_fist_is_out_of_reach() -> None:
    """DEA-1, FGT-3: the rest may still change hands while the other decides."""
    game = slugging_game()
    game.take(NORTH, "guns 2")
    game.take(SHELDON, "offer to=north-side want=guns:2")
    assert refused(game, NORTH, "accept 1") == "DEA-4"
    game.take(SHELDON, "offer to=north-side want=guns:1")
    game.take(NORTH, "accept 2")
    assert game.t.guns[SHELDON] == 4


def test_wg_dea_1_the_boss_is_paid_before_a_tie_is_named() -> None:
    """DEA-1: while the boss names the winner and the wounded are chosen; pulled guns stay out of reach."""
    game = slugging_game()
    game.take(NORTH, "guns 1")
    game.take(SHELDON, "guns 1")
    game.take(CHANCE, "roll 1")
    game.take(CHANCE, "roll 1")
    assert game.owed() == [OUTFIT]
    give(game, NORTH, OUTFIT, "cash:1")
    game.take(OUTFIT, "name north-side")
    give(game, NORTH, OUTFIT, "cash:1,guns:2")
    game.take(OUTFIT, "offer to=north-side want=guns:1")
    assert refused(game, NORTH, "accept 3") == "DEA-4"
    game.take(SHELDON, "injure gun-factory 1r")
    game.take(NORTH, "injure gun-factory 1r")
    assert (game.t.cash[OUTFIT], game.t.guns[OUTFIT], game.t.guns[NORTH]) == (2, 2, 0)


def test_wg_dea_1_the_outfit_is_paid_for_its_backing() -> None:
    """DEA-1, GNG-2: guns are shown by then, and money still talks."""
    s = wg()
    for seat in (OUTFIT, NORTH):
        s.crew(seat, FACTORY, made=1)
    s.own(NORTH, cash=3)
    fight(s, NORTH, FACTORY)
    s.do(OUTFIT, act.GUNS).do(NORTH, act.GUNS)
    assert s.kinds(OUTFIT) == {act.BACK, act.NO}
    game = give(game_of(s), NORTH, OUTFIT, "cash:3")
    game.take(OUTFIT, "back north-side")
    assert game.t.cash[OUTFIT] == 3


def test_wg_dea_1_booze_in_a_market_fist_is_out_of_reach() -> None:
    """DEA-1, BLK-1: the same at the black market."""
    s = wg()
    for seat in range(4):
        s.own(seat, goods=3)
    game = game_of(market(s))
    game.take(SALTIS, "market 2")
    for amount in (1, 2):
        assert refused(game, SALTIS, f"gift to=sheldon give=goods:{amount}") == "DEA-1"
    game.take(SHELDON, "offer to=saltis-mcerlane want=goods:2")
    assert refused(game, SALTIS, "accept 1") == "DEA-4"
    game.take(SHELDON, "offer to=saltis-mcerlane want=goods:1")
    game.take(SALTIS, "accept 2")
    assert game.t.goods[SHELDON] == 4


# DEA-2, DEA-3, DEA-4


@pytest.mark.parametrize(
    "asset", ["clout:1", "standing:1", "orders:1", "leader:1", "rookies:1", "contraband:1"]
)
def test_wg_dea_2_nothing_else_can_be_traded(asset: str) -> None:
    """DEA-2: not orders, clout, members or the token, nor what the other game deals in."""
    assert refused(dealing(), NORTH, f"gift to=sheldon give={asset}") == "DEA-2"


def test_wg_dea_3_what_is_promised_for_now_is_handed_over_at_once() -> None:
    """DEA-3: both halves of an exchange change hands together."""
    game = dealing()
    game.take(NORTH, "offer to=sheldon give=cash:3 want=guns:2")
    assert game.t.cash[NORTH] == 5
    game.take(SHELDON, "accept 1")
    assert (game.t.cash[NORTH], game.t.guns[NORTH]) == (2, 7)
    assert (game.t.cash[SHELDON], game.t.guns[SHELDON]) == (8, 3)


def test_wg_dea_3_promises_about_later_bind_nobody() -> None:
    """DEA-3: they are noted and judged, never enforced."""
    game = dealing()
    game.take(NORTH, "offer to=sheldon give=cash:1 theirs=avoid:gun-factory:1")
    game.take(SHELDON, "accept 1")
    game.take(OUTFIT, "sit")
    game.take(SHELDON, "move clubhouse gun-factory ralph-sheldon")
    assert game.t.controls(SHELDON, FACTORY)
    assert [promise.verdict for promise in game.ledger.promises] == [Verdict.BROKEN]


def test_wg_dea_4_an_offer_beyond_its_makers_means_comes_to_nothing() -> None:
    """DEA-4: it is told like any other, and gone when it is taken."""
    game = dealing()
    game.take(NORTH, "offer to=sheldon give=cash:6 want=guns:1")
    game.take(SHELDON, "accept 1")
    assert [offer.state for offer in game.ledger.offers] == ["lapsed"]
    assert (game.t.cash[NORTH], game.t.guns[NORTH]) == (5, 5)


def test_wg_dea_4_an_offer_lapses_when_it_is_no_longer_covered() -> None:
    """DEA-4: on either side; nothing changes hands."""
    game = dealing()
    game.take(NORTH, "offer to=sheldon give=cash:5 want=guns:1")
    give(game, NORTH, SALTIS, "cash:1")
    game.take(SHELDON, "accept 1")
    assert [offer.state for offer in game.ledger.offers] == ["lapsed", "accepted"]
    assert (game.t.cash[NORTH], game.t.guns[SHELDON]) == (4, 5)
    game.take(NORTH, "offer to=sheldon give=cash:1 want=guns:5")
    give(game, SHELDON, SALTIS, "guns:1")
    assert refused(game, SHELDON, "accept 2") == "DEA-4"


# INF


def test_wg_inf_1_cash_guns_and_booze_are_hidden() -> None:
    """INF-1: behind the asset blind, for all but their owner."""
    s = fresh()
    view = known(s.g, s.t, NORTH)
    for seat in range(4):
        held = (s.t.cash[seat], s.t.guns[seat], s.t.goods[seat]) if seat == NORTH else (UNKNOWN,) * 3
        assert (view.cash[seat], view.guns[seat], view.goods[seat]) == held


def test_wg_inf_2_clout_crew_names_tokens_and_the_boss_are_public() -> None:
    """INF-2: clubhouses, named made men everywhere, the recruit pools, clout, tokens, the token's holder."""
    s = reveal_harmless(fresh(4, leader=SALTIS))
    for seat in range(NOBODY, 4):
        view = known(s.g, s.t, seat)
        assert list(view.standing) == list(s.t.standing)
        assert list(view.made) == list(s.t.made)
        assert list(view.pool_made) == list(s.t.pool_made)
        assert list(view.tokens) == list(s.t.tokens)
        assert view.leader == SALTIS


def test_wg_inf_2_amounts_that_change_hands_in_the_open_are_public_as_they_happen() -> None:
    """INF-2: what an exploit pays, what a steal yields, what a promotion costs: totals are not."""
    s = wg()
    s.site(SITE, "hijack-shipment")
    s.own(NORTH, goods=5)
    exploit(s, SALTIS, SITE).do(SALTIS, act.TARGET, b=NORTH)
    stolen = [row for row in s.events if row[0] == ev.STOLE]
    assert stolen == [(ev.STOLE, ev.EVERYONE, SALTIS, NORTH, 2, 2, 0)]
    assert known(s.g, s.t, OUTFIT).goods[NORTH] == UNKNOWN


def test_wg_inf_3_others_see_that_two_gangs_dealt_and_not_what() -> None:
    """INF-3: unless the table has agreed on open deals."""
    game = dealing()
    give(game, NORTH, SHELDON, "goods:3")
    assert [fact.doc for fact in game.told(OUTFIT)] == [{"event": "dealt", "seat": NORTH, "rival": SHELDON}]
    game = game_of(dealing_stage(), open_deals=True)
    game.take(NORTH, "gift to=sheldon give=goods:3")
    assert "[0, 0, 3]" in repr([fact.doc for fact in game.told(OUTFIT)])


def dealing_stage() -> Stage:
    """A stage in its round of orders where the North Side has booze."""
    s = wg()
    s.own(NORTH, goods=3)
    s.own(OUTFIT, tokens=1)
    return s.run()


def test_wg_inf_4_the_most_of_a_hidden_asset_tells_only_who_is_hit() -> None:
    """INF-4: Police Raid on the most booze; how much is told only as it is lost."""
    s = wg()
    s.own(NORTH, goods=4)
    s.own(SALTIS, goods=3)
    last_call(s, "police-raid")
    assert s.seen(ev.AFFECTED) == [(s.card_number("police-raid"), 1 << NORTH, 0, 0, 0)]
    assert s.asked() == {NORTH}
    s.do(NORTH, act.NO)
    assert [row[:3] for row in s.seen(ev.GAINED)] == [(NORTH, 2, -3)]


def test_wg_inf_4_trades_are_asked_of_the_empty_handed() -> None:
    """INF-4: how often to do what one cannot pay is asked all the same."""
    s = exploit(wg(), SALTIS, SOURCE)
    assert [act.b_of(one) for one in s.legal(SALTIS)] == [0]


@pytest.mark.parametrize("seats", [3, 4])
def test_wg_inf_1_views_show_what_is_decided_and_no_more(seats: int) -> None:
    """INF-1, INF-2: at every decision, for every seat; and what a seat may answer follows from its view."""
    dice = Dice(seats)
    for seed in range(3):
        stage = Stage(seats, GAME, (), (), None, bombing=1, crime_pays=seed % 2, beer_war=1)
        for g, t in positions(stage.g, seats, seed):
            for seat in range(NOBODY, seats):
                view = known(g, t, seat)
                assert leaks(g, t, seat, view) == set()
                if t.over or t.stack[PROC] == g.ending:
                    continue
                assert dump(known(g, elsewhere(g, t, seat, dice), seat)) == dump(view)
                if seat != NOBODY:
                    assert rows(options(g, view, seat)) == rows(options(g, t, seat))
