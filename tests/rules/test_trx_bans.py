"""TRX-5 to TRX-9: bans, bonuses, and what there is to pay with."""

from __future__ import annotations

from overlay import amounts, deal, with_hassle, with_side, with_site
from scenes import market, obstacle, sell
from shops import SAMCRO_FIRST, at, exploit, owns, shop
from stage import FACTORY, LAW, SITE, SOURCE, Stage

from gangland.content.records import Ground, Modifier
from gangland.engine import action as act


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
    obstacle(stage, "evidence-raid").do(0, act.NO).do(1, act.NO)
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
