"""The worked examples of Men of Mayhem, played: each scene returns the figures it came to.

Ann is told of as she, Bob as he; what a scene sets up is read back from the table like everything else.
"""

from __future__ import annotations

from collections.abc import Callable

from heat import heats, staffed
from overlay import amounts, deal, with_site
from ring import sally_and_john
from scenes import ER, bring, crew_of, fall, hurt, last_call, market, pull, sell
from shops import at, exploit, owns, shop
from stage import FACTORY, LAW, OPPORTUNITY_PLACE, SITE, SOURCE, Stage

from gangland.content.load import load_builtin
from gangland.content.records import Ground
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.rulesets.market import price
from gangland.rulesets.procedures import ROUND

Figures = dict[str, int]
SCENES: dict[str, Callable[[], Figures]] = {}
ANN, BOB = 1, 2


def scene(play: Callable[[], Figures]) -> Callable[[], Figures]:
    """Register a scene by the id of its example."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


def side_of(s: Stage, seat: int, number: int) -> tuple[int, int]:
    """Return base orders and starting made of one side of a seat's card."""
    side = s.pack.gangs[s.t.gang[seat]].sides[number]
    return side.base, side.made


def most(s: Stage, seat: int) -> int:
    """Return the highest number a seat may answer."""
    return max(act.b_of(one) for one in s.legal(seat))


@scene
def samcro_orders() -> Figures:
    s = Stage(gangs=("samcro", "mayans", "one-niners", "lin"))
    s.crew(0, 0, made=3, rookies=2)
    s.at(s.step_of(ROUND, "StartRound"))
    s.run()
    return {"base": side_of(s, 0, 0)[0], "made": crew_of(s, 0, 0)[0], "orders": s.t.tokens[0]}


@scene
def octane_orders() -> Figures:
    gangs = ("samcro", "mayans", "one-niners", "lin", "grim-bastards", "calaveras")
    s = Stage.fresh(6).set_up(gangs=gangs, sides=("octane",) * 6)
    (orders,) = set(s.t.tokens)
    sides = sorted(side_of(s, seat, 1) for seat in range(6))
    (few, many_made), (many, few_made) = sides[0], sides[-1]
    return {"few": few, "many_made": many_made, "many": many, "few_made": few_made, "orders": orders}


@scene
def three_of_four() -> Figures:
    s = Stage()
    s.site(OPPORTUNITY_PLACE, "gun-run")
    s.own(0, tokens=2)
    s.crew(0, FACTORY, made=2, rookies=2)
    s.crew(1, FACTORY, rookies=1)
    crew = sum(crew_of(s, 0, FACTORY))
    s.run().do(0, act.MOVE, FACTORY, b=OPPORTUNITY_PLACE, made=0b11, rookies=1)
    assert crew_of(s, 0, FACTORY) == (0, 1)
    assert s.t.present[FACTORY] == 0b11
    moved, left = (sum(crew_of(s, 0, place)) for place in (OPPORTUNITY_PLACE, FACTORY))
    return {"crew": crew, "tokens": 2 - s.t.tokens[0], "moved": moved, "left": left}


@scene
def boost() -> Figures:
    s = exploit(at(SITE, "rusty-spoke", load_builtin("mayhem"))).do(0, act.YES)
    first = s.t.cash[0]
    s.do(0, act.YES).do(0, act.YES)
    return {"first": first, "tokens": 2 - s.t.tokens[0], "cash": s.t.cash[0]}


@scene
def hot_site() -> Figures:
    s = at(SITE, "velvet-mile")
    s.own(0, standing=2)
    before = s.t.standing[0]
    exploit(s)
    assert s.t.cash[0] == 0
    return {"before": before, "after": s.t.standing[0]}


def sold(site: str, guns: int) -> Figures:
    """Sell as many guns as a site takes."""
    s = at(SITE, site)
    s.own(0, guns=guns)
    exploit(s)
    top = most(s, 0)
    s.do(0, act.USE, b=top)
    assert s.t.guns[0] == guns - top
    return {"guns": guns, "price": s.t.cash[0] // top, "most": top, "cash": s.t.cash[0]}


@scene
def sell_guns() -> Figures:
    return sold("irish-freddys", 5)


@scene
def sell_two_guns() -> Figures:
    return sold("second-chance-pawn", 3)


@scene
def buy_goods() -> Figures:
    s = at(SOURCE)
    s.own(0, cash=8)
    exploit(s, SOURCE)
    top = most(s, 0)
    s.do(0, act.USE, b=top)
    return {"cash": 8, "price": (8 - s.t.cash[0]) // s.t.goods[0], "most": top, "left": s.t.cash[0]}


@scene
def swap_guns() -> Figures:
    s = at(SITE, "hairy-dog")
    s.own(0, guns=4)
    exploit(s)
    top = most(s, 0)
    s.do(0, act.USE, b=top)
    return {"most": 4 - s.t.guns[0], "each": s.t.goods[0] // top, "goods": s.t.goods[0]}


@scene
def skim_guns() -> Figures:
    s = exploit(at(SITE, "sarges-surplus")).do(0, act.YES)
    assert s.t.cash[0] == 0
    return {"guns": s.t.guns[0]}


@scene
def heat_up_and_down() -> Figures:
    up = exploit(shop(deal("gain", get=amounts(standing=1))))
    low = up.t.standing[0]
    down = shop(deal("drop", amounts(standing=1)))
    down.own(0, standing=3)
    high = down.t.standing[0]
    up.do(0, act.YES)
    exploit(down).do(0, act.YES)
    return {"low": low, "up": up.t.standing[0], "high": high, "down": down.t.standing[0]}


@scene
def no_guns_sold() -> Figures:
    guns = deal("sell", amounts(guns=1), amounts(cash=3), 3)
    both = deal("sell", amounts(guns=1, goods=1), amounts(cash=6), 1)
    goods = deal("sell", amounts(goods=1), amounts(cash=2), 1)
    s = at(SITE, "shop", with_site("shop", Ground(main=(guns, both, goods))))
    s.own(0, guns=3, goods=3)
    s.hassle("gun-embargo")
    exploit(s).do(0, act.USE, b=1)
    assert s.step_name() == "IssueOrders"
    assert owns(s)[2] == 2
    return {"guns": s.t.guns[0], "cash": s.t.cash[0]}


@scene
def samcro_sells() -> Figures:
    plain, octane = (at(SITE, "irish-freddys", sides=(side,) * 4) for side in ("unleaded", "octane"))
    for s in (plain, octane):
        s.own(0, guns=3)
        exploit(s).do(0, act.USE, b=3)
    usual, cash = plain.t.cash[0], octane.t.cash[0]
    return {"guns": 3 - octane.t.guns[0], "price": usual, "bonus": cash - usual, "cash": cash}


def called() -> Stage:
    """Return the fight that Bob ordered, after backup."""
    s = sally_and_john()
    assert s.asked() == {ANN}
    bring(s, ANN, ANN, made=1)
    bring(s, ANN, SOURCE, rookies=2)
    assert s.asked() == {BOB}
    return bring(s, BOB, BOB, made=1, rookies=2)


@scene
def call_backup() -> Figures:
    before, s = sally_and_john(), called()
    hers, his = (before.t.tokens[seat] - s.t.tokens[seat] for seat in (ANN, BOB))
    return {"hers": hers, "his": his}


def fought() -> Stage:
    """Return the same after the dice."""
    return pull(called(), s1=2, s2=1).roll(3, 4)


@scene
def throwdown() -> Figures:
    s = fought()
    assert s.t.fight_winner == ANN
    totals = {row[0]: row[1] for row in s.seen(ev.TOTAL)}
    found: Figures = {}
    for seat, who, die in zip((ANN, BOB), ("her", "his"), (3, 4), strict=True):
        made, rookies = crew_of(s, seat, SITE)
        parts = {"die": die, "rookies": rookies, "made": made, "guns": s.t.pulled[seat]}
        found |= {f"{who}_{name}": number for name, number in parts.items()}
    return found | {"hers": totals[ANN], "his": totals[BOB]}


@scene
def bloody() -> Figures:
    s = fought()
    before = heats(s)
    hurt(s, ANN, rookies=1)
    hurt(s, BOB, made=1, rookies=1)
    assert [row[0] for row in s.seen(ev.FELL)] == [ANN]
    assert s.step_name() == "IssueOrders"
    after = heats(s)
    return {
        "his_hurt": sum(crew_of(s, BOB, ER)),
        "her_hurt": sum(crew_of(s, ANN, ER)),
        "his_before": before[BOB],
        "his_after": after[BOB],
        "her_before": before[ANN],
        "her_after": after[ANN],
    }


def warrant_at(*amounts_of_heat: int) -> Stage:
    """Return the table after an arrest warrant; whoever must, has somebody at the law take the fall."""
    s = staffed()
    for seat, heat in enumerate(amounts_of_heat):
        s.own(seat, standing=heat)
    last_call(s, "arrest-warrant")
    while s.step_name() == "TakeTheFall":
        fall(s, min(s.asked()), LAW)
    return s


@scene
def warrant() -> Figures:
    s = warrant_at(3, 3, 2, 1)
    first, second, third, fourth = heats(s)
    fallen = [row[0] for row in s.seen(ev.FELL)]
    assert fallen == [0, 1]
    assert first == second
    return {"most": 3, "next": third, "least": fourth, "fallen": len(fallen), "after": first}


@scene
def warrant_for_all() -> Figures:
    s = warrant_at(0, 0, 0, 0)
    (after,) = set(heats(s))
    return {"heat": 0, "fallen": len(s.seen(ev.FELL)), "after": after}


def market_at(*amounts_of_heat: int) -> Stage:
    """Return the market with six contraband each."""
    s = Stage()
    for seat, heat in enumerate(amounts_of_heat):
        s.own(seat, standing=heat, goods=6, cash=0)
    return market(s)


@scene
def heat_limits() -> Figures:
    s = market_at(3, 2, 2, 0)
    hot, warm, as_warm, cool = (most(s, seat) for seat in range(4))
    assert warm == as_warm
    assert cool == s.t.goods[3]
    return {"hot": 3, "hot_most": hot, "warm": 2, "warm_most": warm, "cool": 0, "goods": cool}


@scene
def crowded_market() -> Figures:
    s = market_at(3, 2, 2, 0)
    rivals = [most(s, seat) for seat in range(3)]
    least = min(price(s.g, 4, 3 + others) for others in range(sum(rivals) + 1))
    sell(s, *rivals, 3)
    ((total, at_most, *_),) = s.seen(ev.PRICE)
    assert at_most == least
    return {"rivals": sum(rivals), "sold": 3, "total": total, "price": least, "cash": s.t.cash[3]}
