"""TRX: transactions, as in Men of Mayhem."""

from __future__ import annotations

from pathlib import Path

import pytest
from overlay import amounts, deal, with_hassle, with_side, with_site
from scenes import market, obstacle, sell
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.load import load_pack
from gangland.content.problems import PackError
from gangland.content.records import Ground, Modifier, Pack, Transaction
from gangland.engine import action as act
from gangland.engine import event as ev

SAMCRO_FIRST = ("samcro", "mayans", "one-niners", "lin")


def at(place: int, site: str = "", pack: Pack | None = None, sides: tuple[str, ...] = ()) -> Stage:
    """Return a stage where SAMCRO, at seat 0, alone at a place, is about to order."""
    stage = Stage(gangs=SAMCRO_FIRST, pack=pack, sides=sides)
    if site:
        stage.site(place, site)
    stage.crew(0, place, made=1)
    for seat in range(1, 4):
        stage.crew(seat, seat, made=1)
    stage.own(0, tokens=2)
    return stage


def shop(*main: Transaction) -> Stage:
    """Return a stage where seat 0 controls a site with these transactions."""
    return at(SITE, "shop", with_site("shop", Ground(main=main)))


def exploit(stage: Stage, place: int = SITE) -> Stage:
    """Order the exploit."""
    return stage.run().do(0, act.EXPLOIT, place)


def owns(stage: Stage, seat: int = 0) -> tuple[int, int, int]:
    """Return the cash, guns and goods of a seat."""
    return stage.t.cash[seat], stage.t.guns[seat], stage.t.goods[seat]


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


def test_example_trx_5_a_ban_on_selling_guns() -> None:
    """With selling guns prohibited, no Sell that involves any guns at all."""
    ground = Ground(
        main=(
            deal("sell", amounts(guns=1), amounts(cash=3), 3),
            deal("sell", amounts(guns=1, goods=1), amounts(cash=6), 1),
            deal("sell", amounts(goods=1), amounts(cash=2), 1),
        )
    )
    stage = at(SITE, "shop", with_site("shop", ground))
    stage.own(0, guns=3, goods=3)
    stage.hassle("gun-embargo")
    exploit(stage).do(0, act.USE, b=1)
    assert owns(stage) == (2, 3, 2)
    assert stage.step_name() == "IssueOrders"


def test_trx_5_a_ban_on_selling_bars_no_other_verb() -> None:
    """Guns may still be bought, swapped, skimmed and stolen."""
    stage = shop(
        deal("spend", amounts(cash=1), amounts(guns=1), 1),
        deal("swap", amounts(guns=1), amounts(goods=2), 1),
        deal("skim", get=amounts(guns=1)),
        deal("steal", get=amounts(guns=1)),
    )
    stage.own(0, cash=1)
    stage.own(1, guns=1)
    stage.hassle("gun-embargo")
    exploit(stage).do(0, act.USE, b=1).do(0, act.USE, b=1).do(0, act.YES).do(0, act.TARGET, b=1)
    assert owns(stage) == (0, 2, 2)


def test_trx_5_a_ban_on_spending_for_contraband() -> None:
    """A ban names what is involved: spending for contraband is barred, for guns it is not."""
    stage = at(SOURCE)
    stage.crew(0, FACTORY, made=1)
    stage.own(0, cash=5)
    stage.hassle("dry-docks")
    exploit(stage, SOURCE)
    assert stage.t.goods[0] == 0
    assert stage.step_name() == "IssueOrders"
    stage.do(0, act.EXPLOIT, FACTORY).do(0, act.USE, b=4)
    assert owns(stage) == (1, 4, 0)


def test_trx_5_a_ban_reaches_boosts() -> None:
    """A boost that sells guns is barred as well; its token is spent all the same."""
    stage = at(SITE, "second-chance-pawn")
    stage.own(0, guns=3)
    stage.hassle("gun-embargo")
    exploit(stage).do(0, act.USE, b=0).do(0, act.YES)
    assert owns(stage) == (0, 3, 0)
    assert stage.t.tokens[0] == 0


def test_trx_5_a_ban_reaches_club_orders() -> None:
    """A club order of nothing but a banned transaction cannot be issued."""
    pack = with_hassle("clean-streets", Modifier("ban", verb="sell", asset="goods"))
    for banned in (False, True):
        stage = Stage(gangs=("lin", "mayans", "samcro", "one-niners"), sides=("octane",) * 4, pack=pack)
        stage.own(0, tokens=1, goods=1)
        if banned:
            stage.hassle("clean-streets")
        stage.run()
        assert (act.GANG_ORDER in stage.kinds(0)) is not banned


def test_trx_5_a_ban_on_a_verb_bars_it_for_every_asset() -> None:
    """A ban that names no asset bars the verb whatever it involves."""
    pack = with_hassle("lockdown-day", Modifier("ban", verb="skim"))
    stage = Stage(pack=pack)
    stage.site(SITE, "six-pack-sams")
    stage.crew(0, SITE, made=1)
    stage.own(0, tokens=1)
    stage.hassle("lockdown-day")
    exploit(stage)
    assert owns(stage) == (0, 0, 0)
    assert stage.step_name() == "ChooseGoods"


def test_trx_5_a_ban_on_specials_bars_them() -> None:
    """A ban on the verb special bars what has no asset at all."""
    stage = Stage(pack=with_hassle("quiet-day", Modifier("ban", verb="special")))
    stage.crew(1, LAW, made=1)
    stage.own(1, tokens=1, standing=1)
    stage.hassle("quiet-day")
    stage.run().do(1, act.EXPLOIT, LAW).do(1, act.YES)
    assert stage.t.leader == 0
    assert stage.t.standing[1] == 0


def test_trx_5_a_ban_ends_with_the_round() -> None:
    """The round after, guns are sold again."""
    stage = at(SITE, "irish-freddys")
    stage.own(0, guns=1, tokens=1)
    stage.hassle("gun-embargo")
    stage.run().do(0, act.SIT).close_market().reveal("gun-run", "toy-run")
    stage.do(0, act.EXPLOIT, SITE).do(0, act.USE, b=1)
    assert stage.t.cash[0] == 3


def test_example_trx_6_samcro_takes_an_extra_cash_each_time_it_sells_guns() -> None:
    """Each time a Sell exchanges one or more guns for cash, SAMCRO takes an additional cash."""
    stage = at(SITE, "irish-freddys", sides=("octane",) * 4)
    stage.own(0, guns=3)
    exploit(stage).do(0, act.USE, b=3)
    assert owns(stage) == (9 + 3, 0, 0)


def test_trx_6_once_per_time_not_per_gun() -> None:
    """Two guns sold in one go are one time."""
    ground = Ground(main=(deal("sell", amounts(guns=2), amounts(cash=5), 2),))
    stage = at(SITE, "shop", with_site("shop", ground), ("octane",) * 4)
    stage.own(0, guns=4)
    exploit(stage).do(0, act.USE, b=2)
    assert owns(stage) == (10 + 2, 0, 0)


def test_trx_6_guns_among_other_things_count() -> None:
    """A Sell of guns and contraband together is a Sell of guns."""
    ground = Ground(main=(deal("sell", amounts(guns=1, goods=1), amounts(cash=5), 1),))
    stage = at(SITE, "shop", with_site("shop", ground), ("octane",) * 4)
    stage.own(0, guns=1, goods=1)
    exploit(stage).do(0, act.USE, b=1)
    assert owns(stage) == (6, 0, 0)


def test_trx_6_nothing_sold_nothing_extra() -> None:
    """Zero times, zero extra."""
    stage = at(SITE, "irish-freddys", sides=("octane",) * 4)
    stage.own(0, guns=3)
    exploit(stage).do(0, act.USE, b=0)
    assert owns(stage) == (0, 3, 0)


def test_trx_6_only_guns_only_sales_only_samcro() -> None:
    """No extra for contraband, none for a Swap of guns, none on the plain side, none for others."""
    stage = at(SITE, "second-chance-pawn", sides=("octane",) * 4)
    stage.own(0, goods=1, guns=0)
    exploit(stage).do(0, act.USE, b=0).do(0, act.USE, b=1)
    assert stage.t.cash[0] == 2
    stage = at(SITE, "hairy-dog", sides=("octane",) * 4)
    stage.own(0, guns=1)
    exploit(stage).do(0, act.USE, b=1)
    assert owns(stage) == (0, 0, 2)
    stage = at(SITE, "irish-freddys")
    stage.own(0, guns=1)
    exploit(stage).do(0, act.USE, b=1)
    assert stage.t.cash[0] == 3
    stage = Stage(gangs=SAMCRO_FIRST, sides=("octane",) * 4)
    stage.site(SITE, "irish-freddys")
    stage.crew(1, SITE, made=1)
    stage.own(1, guns=1, tokens=1)
    stage.run().do(1, act.EXPLOIT, SITE).do(1, act.USE, b=1)
    assert stage.t.cash[1] == 3


def test_trx_6_a_boost_s_sale_counts() -> None:
    """A boost that sells guns is a Sell of guns."""
    stage = at(SITE, "second-chance-pawn", sides=("octane",) * 4)
    stage.own(0, guns=3)
    exploit(stage).do(0, act.USE, b=2).do(0, act.USE, b=0).do(0, act.YES).do(0, act.USE, b=1)
    assert stage.t.cash[0] == 2 * 2 + 2 + 4 + 1


def test_trx_6_a_bonus_on_any_sale_counts_once_a_time() -> None:
    """A bonus on selling whatever it be is one cash a time, though a Sell involves two assets."""
    rules = (Modifier("bonus", verb="sell", amount=1),)
    pack = with_side("samcro", "unleaded", modifiers=rules)
    for give in ({"guns": 1}, {"goods": 1}):
        site = "irish-freddys" if "guns" in give else "palace-restaurant"
        stage = at(SITE, site, pack)
        stage.own(0, guns=2, goods=2)
        exploit(stage).do(0, act.USE, b=2)
        assert stage.t.cash[0] == 2 * 3 + 2


def test_trx_6_two_bonuses_add_up() -> None:
    """SAMCRO's own rule and a hassle that pays for any sale both pay."""
    pack = with_hassle("arms-fair", Modifier("bonus", verb="sell", amount=2))
    stage = at(SITE, "irish-freddys", pack, ("octane",) * 4)
    stage.own(0, guns=2)
    stage.hassle("arms-fair")
    exploit(stage).do(0, act.USE, b=2)
    assert stage.t.cash[0] == 2 * (3 + 1 + 2)


def test_trx_6_a_bonus_on_stealing_is_paid() -> None:
    """A bonus on Steal counts once for the theft, whatever it yields."""
    rules = (Modifier("bonus", verb="steal", asset="goods", amount=2),)
    for goods in (0, 2):
        stage = at(SITE, "mile-88-truck-stop", with_side("samcro", "unleaded", modifiers=rules))
        stage.own(1, goods=goods)
        exploit(stage).do(0, act.TARGET, b=1)
        assert owns(stage) == (2, 0, goods)


def test_trx_6_a_bonus_on_skimming_is_paid_once() -> None:
    """Cash and contraband skimmed together are one Skim."""
    rules = (Modifier("bonus", verb="skim", amount=1),)
    stage = at(SITE, "six-pack-sams", with_side("samcro", "unleaded", modifiers=rules))
    exploit(stage).do(0, act.YES)
    assert owns(stage) == (3 + 1, 0, 1)


def test_trx_7_the_supply_is_unlimited() -> None:
    """However much is out already, there is more: the counts in the box are not a rule."""
    stage = at(SITE, "sarges-surplus")
    stage.crew(0, SOURCE, made=1)
    stage.own(0, cash=500)
    for seat in range(4):
        stage.own(seat, guns=24, goods=24)
    exploit(stage).do(0, act.YES)
    stage.do(0, act.EXPLOIT, SOURCE).do(0, act.USE, b=6)
    assert owns(stage) == (494, 26, 30)


def test_trx_8_nobody_pays_what_is_not_there() -> None:
    """As often as one can pay, Max or not."""
    stage = at(SOURCE)
    stage.own(0, cash=2)
    exploit(stage, SOURCE)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2]


def test_trx_8_who_has_nothing_is_asked_all_the_same() -> None:
    """An empty hand looks like a full one (INF-4)."""
    stage = exploit(at(SITE, "irish-freddys"))
    assert stage.asked() == {0}
    assert [act.b_of(one) for one in stage.legal(0)] == [0]


def test_trx_8_the_scarcest_asset_decides() -> None:
    """Where two kinds are given, the one there is less of sets the times."""
    stage = shop(deal("sell", amounts(guns=1, goods=2), amounts(cash=5), 5))
    stage.own(0, guns=4, goods=5)
    exploit(stage)
    assert [act.b_of(one) for one in stage.legal(0)] == [0, 1, 2]


def test_trx_8_a_forced_loss_takes_what_there_is() -> None:
    """Evidence raid: one contraband per heat, or what there is."""
    stage = Stage(seats=3)
    for seat, (heat, goods) in enumerate(((3, 1), (2, 5), (0, 2))):
        stage.crew(seat, seat, made=1)
        stage.own(seat, standing=heat, goods=goods, tokens=1)
    obstacle(stage, "evidence-raid").do(0, act.NO).do(1, act.NO).do(2, act.NO)
    assert [stage.t.goods[seat] for seat in range(3)] == [0, 3, 2]


def test_trx_9_a_ban_does_not_touch_the_black_market() -> None:
    """With selling contraband banned, the black market is open."""
    pack = with_hassle("clean-streets", Modifier("ban", verb="sell", asset="goods"))
    stage = Stage(seats=3, pack=pack)
    stage.own(0, goods=2)
    stage.hassle("clean-streets")
    sell(market(stage), 2, 0, 0)
    assert stage.t.cash[0] == 6


def test_trx_9_a_bonus_does_not_touch_the_black_market() -> None:
    """A bonus on selling contraband is not paid there."""
    rules = (Modifier("bonus", verb="sell", amount=1),)
    stage = Stage(seats=3, gangs=SAMCRO_FIRST[:3], pack=with_side("samcro", "unleaded", modifiers=rules))
    stage.own(0, goods=2)
    sell(market(stage), 2, 0, 0)
    assert stage.t.cash[0] == 6


def test_trx_9_club_orders_are_transactions() -> None:
    """A bonus counts in a club order."""
    rules = (Modifier("bonus", verb="sell", asset="goods", amount=1),)
    stage = Stage(
        gangs=("lin", "mayans", "samcro", "one-niners"),
        sides=("octane",) * 4,
        pack=with_side("lin", "octane", modifiers=rules),
    )
    stage.own(0, tokens=1, goods=1)
    stage.run().do(0, act.GANG_ORDER).do(0, act.USE, b=1)
    assert owns(stage) == (3, 0, 0)


def test_trx_9_promoting_is_no_spend() -> None:
    """A ban on spending does not bar a promotion, which costs cash and a gun."""
    stage = Stage(pack=with_hassle("cash-freeze", Modifier("ban", verb="spend")))
    stage.crew(0, 0, rookies=1)
    stage.own(0, tokens=1, cash=1, guns=1)
    stage.hassle("cash-freeze")
    stage.run().do(0, act.PROMOTE, 0, made=1)
    assert owns(stage) == (0, 0, 0)
