"""TRX-1 to TRX-4: transactions, one by one."""

from __future__ import annotations

from pathlib import Path

import pytest
from overlay import amounts, deal
from shops import at, exploit, owns, shop
from stage import OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.load import load_pack
from gangland.content.problems import PackError
from gangland.engine import action as act
from gangland.engine import event as ev


def test_example_trx_1_sell_guns_at_3_max_3_makes_9_cash() -> None:
    """Sell guns for 3 cash each, max 3: up to 3 guns, for a total of 9 cash."""
    stage = at(SITE, "irish-freddys")
    stage.own(0, guns=5)
    exploit(stage).do(0, act.USE, b=3)
    assert owns(stage) == (9, 2, 0)
    assert [event[2] for event in stage.seen(ev.TRADED)] == [3]
    assert [event[:3] for event in stage.seen(ev.GAINED)] == [(0, 0, 9), (0, 1, -3)]


def test_example_trx_1_sell_2_guns_at_2() -> None:
    """This Sell allows you to sell up to 2 guns, for 2 cash per gun."""
    stage = at(SITE, "second-chance-pawn")
    stage.own(0, guns=3)
    exploit(stage)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2]
    stage.do(0, act.USE, b=2)
    assert owns(stage) == (4, 1, 0)


def test_example_trx_1_spend_1_for_1_contraband_max_6() -> None:
    """This Spend allows you to buy up to 6 contraband, for 1 cash each."""
    stage = at(SOURCE)
    stage.own(0, cash=8)
    exploit(stage, SOURCE)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2, 3, 4, 5, 6]
    stage.do(0, act.USE, b=6)
    assert owns(stage) == (2, 0, 6)


def test_example_trx_1_swap_3_guns_for_2_contraband_each() -> None:
    """This Swap allows you to trade up to 3 guns for 2 contraband per gun."""
    stage = at(SITE, "hairy-dog")
    stage.own(0, guns=4)
    exploit(stage)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2, 3]
    stage.do(0, act.USE, b=3)
    assert owns(stage) == (0, 1, 6)


def test_example_trx_2_skim_2_guns() -> None:
    """Take 2 guns, for free."""
    stage = exploit(at(SITE, "sarges-surplus")).do(0, act.YES)
    assert owns(stage) == (0, 2, 0)


def test_example_trx_2_gain_1_heat() -> None:
    """Add 1 heat to your tracker."""
    stage = exploit(shop(deal("gain", get=amounts(standing=1)))).do(0, act.YES)
    assert stage.t.standing[0] == 1


def test_example_trx_2_drop_1_heat() -> None:
    """Remove 1 heat from your tracker."""
    stage = shop(deal("drop", amounts(standing=1)))
    stage.own(0, standing=3)
    exploit(stage).do(0, act.YES)
    assert stage.t.standing[0] == 2


def test_trx_1_fewer_times_than_max() -> None:
    """Up to Max: one may do it less often."""
    stage = at(SITE, "irish-freddys")
    stage.own(0, guns=3)
    exploit(stage).do(0, act.USE, b=1)
    assert owns(stage) == (3, 2, 0)


def test_trx_1_max_counts_per_exploit() -> None:
    """Once answered, a transaction does not come again in this exploit."""
    stage = at(SITE, "irish-freddys")
    stage.own(0, guns=9)
    exploit(stage).do(0, act.USE, b=1)
    assert stage.step_name() == "IssueOrders"


def test_trx_1_several_given_or_got_at_a_time() -> None:
    """A transaction may take two of a kind at a time, or give two kinds."""
    stage = shop(deal("sell", amounts(guns=2, goods=1), amounts(cash=7), 3))
    stage.own(0, guns=5, goods=3)
    exploit(stage)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2]
    stage.do(0, act.USE, b=2)
    assert owns(stage) == (14, 1, 1)


def test_trx_1_a_boost_s_transaction_is_done_once() -> None:
    """The boosts of the pack sell, spend and swap once."""
    for name in ("moonlight-pictures", "second-chance-pawn", "pier-nine", "frankenstein-auto", "gun-run"):
        place = OPPORTUNITY_PLACE if name == "gun-run" else SITE
        stage = at(place, name)
        stage.own(0, cash=5, guns=5, goods=5)
        exploit(stage, place)
        while stage.step_name() == "Transactions":
            stage.do(0, act.USE if act.USE in stage.kinds(0) else act.NO)
        stage.do(0, act.YES)
        assert [act.b_of(one) for one in stage.legal(0)] == [0, 1], name


def test_trx_1_a_pack_with_a_boost_done_twice_is_refused(tmp_path: Path) -> None:
    """No pack of nameless made can print a boost that is done more than once."""
    file = tmp_path / "mine.toml"
    file.write_text(
        'schema = 1\nid = "mine"\nextends = "mayhem"\n[[site]]\nid = "shop"\nkind = "random"\n'
        'provenance = "house"\nboost = [{ sell = { guns = 1 }, for = { cash = 2 }, max = 2 }]\n',
        encoding="utf-8",
    )
    with pytest.raises(PackError):
        load_pack(file)
    file.write_text(file.read_text(encoding="utf-8").replace("max = 2", "max = 1"), encoding="utf-8")
    assert load_pack(file).sites[-1].ground.boost[0].most == 1


def test_trx_2_skim_gain_and_drop_are_done_once() -> None:
    """Each comes once per exploit, to be taken or left."""
    several = (
        deal("skim", get=amounts(cash=2, guns=1)),
        deal("gain", get=amounts(goods=2)),
        deal("drop", amounts(standing=1)),
    )
    stage = shop(*several)
    stage.own(0, standing=3)
    exploit(stage)
    for _ in several:
        assert stage.kinds(0) == {act.YES, act.NO}
        stage.do(0, act.YES)
    assert stage.step_name() == "IssueOrders"
    assert owns(stage) == (2, 1, 2)
    assert stage.t.standing[0] == 2


def test_trx_2_no_heat_to_drop() -> None:
    """Heat does not go below 0, and more is dropped than there is."""
    stage = at(SITE, "peck-and-peck")
    stage.own(0, standing=1)
    exploit(stage).do(0, act.YES)
    assert stage.t.standing[0] == 0


def test_trx_2_gained_heat_may_be_a_fall() -> None:
    """Heat gained in a transaction is heat like any other."""
    stage = shop(deal("gain", get=amounts(cash=5, standing=1)))
    stage.own(0, standing=4)
    exploit(stage).do(0, act.YES)
    assert stage.t.standing[0] == 1
    assert [event[0] for event in stage.seen(ev.FELL)] == [0]
    assert stage.t.cash[0] == 5


def test_trx_3_steal_from_a_named_rival() -> None:
    """Name a rival and take that much; the others lose nothing."""
    stage = at(SITE, "mile-88-truck-stop")
    for seat in range(1, 4):
        stage.own(seat, goods=3)
    exploit(stage)
    assert {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.TARGET} == {1, 2, 3}
    stage.do(0, act.TARGET, b=2)
    assert [stage.t.goods[seat] for seat in range(4)] == [2, 3, 1, 3]
    assert stage.seen(ev.STOLE) == [(0, 2, 2, 2, 0)]


def test_trx_3_a_rival_with_enough_is_not_looked_at() -> None:
    """With just enough there, there is no look behind the blind."""
    stage = at(SITE, "mile-88-truck-stop")
    stage.own(2, goods=2)
    exploit(stage).do(0, act.TARGET, b=2)
    assert not stage.seen(ev.PEEKED)
    assert not stage.seen(ev.SEEN)


@pytest.mark.parametrize("goods", [0, 1])
def test_trx_3_a_rival_with_less_gives_what_there_is_and_is_looked_at(goods: int) -> None:
    """The thief gets what there is, and alone may look at all that is behind the blind."""
    stage = at(SITE, "mile-88-truck-stop")
    stage.own(2, goods=goods, cash=7, guns=4)
    exploit(stage).do(0, act.TARGET, b=2)
    assert (stage.t.goods[0], stage.t.goods[2]) == (goods, 0)
    assert stage.seen(ev.PEEKED) == [(0, 2, 0, 0, 0)]
    (look,) = (event for event in stage.events if event[0] == ev.SEEN)
    assert look[1] == 0b0001
    assert look[2:6] == (2, 7, 4, 0)


def test_trx_3_short_of_one_of_two_is_short() -> None:
    """What there is of each is taken, and one shortage opens the blind."""
    stage = shop(deal("steal", get=amounts(cash=2, guns=2)))
    stage.own(1, cash=3, guns=1)
    exploit(stage).do(0, act.TARGET, b=1)
    assert owns(stage) == (2, 1, 0)
    assert owns(stage, 1) == (1, 0, 0)
    assert len(stage.seen(ev.PEEKED)) == 1


def test_trx_3_only_gangs_still_in_the_game() -> None:
    """Nobody steals from a disbanded gang, nor from oneself."""
    stage = at(SITE, "mile-88-truck-stop")
    stage.t.alive &= ~0b0010
    exploit(stage)
    assert {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.TARGET} == {2, 3}


def test_trx_3_being_asked_tells_nothing() -> None:
    """One may name a rival who has nothing at all, and everyone is on offer (INF-4)."""
    stage = exploit(at(SITE, "mile-88-truck-stop"))
    assert len([one for one in stage.legal(0) if act.kind_of(one) == act.TARGET]) == 3


def test_trx_4_a_smeared_rival_gains_heat_and_may_fall() -> None:
    """A rival of one's choice has its heat raised, past four it falls."""
    stage = at(OPPORTUNITY_PLACE, "dirty-deputy")
    stage.own(1, standing=1)
    stage.own(2, standing=3)
    exploit(stage, OPPORTUNITY_PLACE)
    assert {act.b_of(one) for one in stage.legal(0) if act.kind_of(one) == act.TARGET} == {1, 2, 3}
    stage.do(0, act.TARGET, b=2)
    assert [stage.t.standing[seat] for seat in range(4)] == [0, 1, 1, 0]
    assert [event[0] for event in stage.seen(ev.FELL)] == [2]


def test_trx_4_the_others_are_the_rivals() -> None:
    """Whoever exploits chooses among the others still in the game, never itself."""
    stage = Stage()
    stage.site(SITE, "county-courthouse")
    stage.crew(2, SITE, made=1)
    stage.own(2, tokens=1)
    stage.t.alive &= ~0b0001
    stage.t.leader = 1
    stage.run().do(2, act.EXPLOIT, SITE)
    assert {act.b_of(one) for one in stage.legal(2) if act.kind_of(one) == act.TARGET} == {1, 3}


def test_trx_4_a_peek_is_for_one_pair_of_eyes() -> None:
    """One looks behind a blind; that it happened is public, what was seen is not."""
    stage = at(OPPORTUNITY_PLACE, "back-room-poker")
    stage.own(3, cash=4, guns=2, goods=1)
    exploit(stage, OPPORTUNITY_PLACE).do(0, act.TARGET, b=3)
    assert [event[1] for event in stage.events if event[0] == ev.PEEKED] == [ev.EVERYONE]
    assert [event[1:6] for event in stage.events if event[0] == ev.SEEN] == [(0b0001, 3, 4, 2, 1)]
    assert owns(stage, 3) == (4, 2, 1)


def test_trx_4_tokens_are_taken() -> None:
    """A place that hands out order tokens adds to those at hand, in the open."""
    stage = exploit(at(OPPORTUNITY_PLACE, "long-weekend"), OPPORTUNITY_PLACE).do(0, act.YES)
    assert stage.t.tokens[0] == 1 + 3
    assert stage.seen(ev.TOKENS) == [(0, 3, 0, 0, 0)]
