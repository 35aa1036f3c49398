"""The worked examples of Wise Guys, played: each scene returns the figures it came to.

Ann is told of as she, Bob as he; what a scene sets up is read back from the table like everything else.
"""

from __future__ import annotations

from collections.abc import Callable

from mayhem_examples import Figures, most
from scenes import ER, bring, crew_of, enough, fall, last_call, market, pull, sell, turn
from sluggings import docks, docks_reinforced, totals
from stage import FACTORY, LAW, SITE, Stage
from wise import NORTH, OUTFIT, SALTIS, SHELDON, clouts, exploit, mask, there, wg

from gangland.content.load import load_builtin
from gangland.engine import action as act
from gangland.engine import event as ev
from gangland.engine.table import CHANCE
from gangland.rulesets.procedures import ROUND

SCENES: dict[str, Callable[[], Figures]] = {}
ANN, BOB, CLEO, DAN = NORTH, SHELDON, SALTIS, OUTFIT


def scene(play: Callable[[], Figures]) -> Callable[[], Figures]:
    """Register a scene by the id of its example."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


def rating(s: Stage, seat: int, kind: str, *men: str) -> int:
    """Return what named made men add in a fight of a kind."""
    ratings = {man.id: getattr(man, kind) for man in s.pack.gangs[s.t.gang[seat]].made}
    return sum(ratings[man] for man in men)


@scene
def outfit_orders() -> Figures:
    s = wg()
    s.men(OUTFIT, OUTFIT, "al-capone", rookies=1)
    s.men(OUTFIT, FACTORY, "frank-nitti", rookies=4)
    s.at(s.step_of(ROUND, "StartRound"))
    s.run()
    made = s.t.made_total(OUTFIT).bit_count()
    return {"base": s.pack.gangs[s.t.gang[OUTFIT]].sides[0].base, "made": made, "orders": s.t.tokens[OUTFIT]}


@scene
def six_orders() -> Figures:
    s = wg()
    ann = SHELDON
    s.men(ann, FACTORY, "ralph-sheldon", rookies=3)
    s.crew(SALTIS, LAW, rookies=1)
    s.own(ann, tokens=6, cash=5)
    s.run().do(ann, act.MOVE, FACTORY, b=LAW, made=mask(s, ann, "ralph-sheldon"), rookies=2)
    moved = sum(crew_of(s, ann, LAW))
    assert s.t.controls(ann, FACTORY)
    s.do(ann, act.EXPLOIT, FACTORY).do(ann, act.USE, b=2)
    cash, guns = s.t.cash[ann], s.t.guns[ann]
    s.do(ann, act.FIGHT, LAW).do(ann, act.ENOUGH).roll(3, 3).do(ann, act.NO)
    assert s.t.controls(ann, LAW)
    s.do(ann, act.RECRUIT).do(ann, act.PROMOTE, FACTORY, made=mask(s, ann, "frank-carpenter"))
    assert (crew_of(s, ann, ann), crew_of(s, ann, FACTORY)) == ((0, 1), (1, 0))
    fee, gun = cash - s.t.cash[ann], guns - s.t.guns[ann]
    s.do(ann, act.SIT)
    left = s.t.tokens[ann]
    return {
        "tokens": 6 - left,
        "moved": moved,
        "cash": 5 - cash,
        "guns": guns,
        "fee": fee,
        "gun": gun,
        "left": left,
    }


@scene
def boost_booze() -> Figures:
    s = there("four-deuces", tokens=2, goods=2)
    first = s.t.cash[SALTIS]
    s.do(SALTIS, act.YES).do(SALTIS, act.USE, b=1)
    cash = s.t.cash[SALTIS]
    booze, tokens = 2 - s.t.goods[SALTIS], 2 - s.t.tokens[SALTIS]
    return {"first": first, "tokens": tokens, "booze": booze, "more": cash - first, "cash": cash}


@scene
def hot_location() -> Figures:
    s = there("dog-track", pack=load_builtin("wise-guys"), standing=3)
    kinds = [row[0] for row in s.events]
    assert kinds.index(ev.STANDING) < kinds.index(ev.TRADED)
    return {"before": 3, "after": s.t.standing[SALTIS], "cash": s.t.cash[SALTIS]}


@scene
def either_or() -> Figures:
    found = []
    for option in range(2):
        s = there("downtown-docks", cash=5, guns=5).do(SALTIS, act.OPTION, b=option)
        s.do(SALTIS, act.USE, b=most(s, SALTIS))
        assert s.step_name() == "ChooseGoods"
        found.append((5 - s.t.cash[SALTIS], 5 - s.t.guns[SALTIS], s.t.goods[SALTIS]))
    (cash, _, few), (_, guns, many) = found
    return {"cash": cash, "few": few, "guns": guns, "many": many}


@scene
def cash_for_guns() -> Figures:
    s = wg()
    s.own(SALTIS, cash=9)
    exploit(s, SALTIS, FACTORY)
    top = most(s, SALTIS)
    s.do(SALTIS, act.USE, b=top)
    return {"cash": 9, "most": top, "guns": s.t.guns[SALTIS], "left": s.t.cash[SALTIS]}


@scene
def labor_slugging() -> Figures:
    return {"cash": there("labor-slugging").t.cash[SALTIS]}


@scene
def hijacked() -> Figures:
    s = there("hijack-shipment")
    s.own(NORTH, goods=5)
    s.do(SALTIS, act.TARGET, b=NORTH)
    return {"before": 5, "booze": s.t.goods[SALTIS], "after": s.t.goods[NORTH]}


@scene
def tipped_off() -> Figures:
    s = clouts(there("anonymous-tip"), 4, 4, 4, 2)
    assert SALTIS not in {act.b_of(one) for one in s.legal(SALTIS)}
    s.do(SALTIS, act.TARGET, b=SHELDON)
    return {"before": 4, "after": s.t.standing[SHELDON]}


@scene
def crackdown() -> Figures:
    kept = there("club-morton", hassle="crackdown", goods=2)
    assert kept.step_name() == "ChooseGoods"
    s = there("downtown-docks", hassle="crackdown", cash=2).do(SALTIS, act.OPTION, b=0)
    s.do(SALTIS, act.USE, b=2)
    return {"booze": kept.t.goods[SALTIS], "cash": 2 - s.t.cash[SALTIS], "bought": s.t.goods[SALTIS]}


@scene
def sheldon_trades() -> Figures:
    cash = [
        there("club-morton", seat, goods=2).do(seat, act.USE, b=1).t.cash[seat] for seat in (SALTIS, SHELDON)
    ]
    return {"booze": 2, "price": cash[0], "bonus": cash[1] - cash[0], "cash": cash[1]}


@scene
def docks_backup() -> Figures:
    s = docks()
    before = list(s.t.tokens)
    bring(s, ANN, FACTORY - 1, made=1, rookies=1)
    bring(s, ANN, ANN, made=1)
    assert s.asked() == {CLEO}
    enough(s, CLEO)
    assert s.asked() == {BOB}
    bring(s, BOB, BOB, made=1, rookies=1)
    first, none, last = (before[seat] - s.t.tokens[seat] for seat in (ANN, CLEO, BOB))
    return {"first": first, "none": none, "last": last}


def docks_fought() -> Stage:
    """Return the docks after the dice: Bob's first, then Ann's and Cleo's; Dan has named Ann."""
    s = pull(docks_reinforced(), s2=3, s1=1, s3=0).roll(6, 1, 3)
    assert {act.b_of(one) for one in s.legal(DAN)} == {ANN, BOB}
    return s.do(DAN, act.NAME, b=ANN)


@scene
def docks_fight() -> Figures:
    s = docks_fought()
    assert s.seen(ev.WON) == [(ANN, SITE, 0, 0, 0)]
    return {
        "her_die": 1,
        "her_rookies": crew_of(s, ANN, SITE)[1],
        "her_made": rating(s, ANN, "slugging", "earl-weiss", "vincent-drucci"),
        "her_guns": s.t.pulled[ANN],
        "hers": totals(s)[ANN],
        "his_die": 6,
        "his_rookies": crew_of(s, BOB, SITE)[1],
        "his_made": rating(s, BOB, "slugging", "william-mcpadden", "frank-carpenter"),
        "his_guns": s.t.pulled[BOB],
        "his": totals(s)[BOB],
        "third": totals(s)[CLEO],
    }


@scene
def docks_blood() -> Figures:
    s = docks_fought()
    before = list(s.t.standing)
    s.do(BOB, act.ALLOT, b=CLEO)
    for _ in range(3):
        s.do(ANN, act.ALLOT, b=BOB)
    s.do(BOB, act.INJURE, SITE, made=mask(s, BOB, "william-mcpadden"), rookies=2)
    his_hurt, third_hurt = (sum(crew_of(s, seat, ER)) for seat in (BOB, CLEO))
    fall(s, BOB, ER)
    assert s.step_name() == "IssueOrders"
    return {
        "his_hurt": his_hurt,
        "third_hurt": third_hurt,
        "her_before": before[ANN],
        "her_after": s.t.standing[ANN],
        "his_before": before[BOB],
        "his_after": s.t.standing[BOB],
    }


@scene
def city_hall() -> Figures:
    s = wg()
    ann, bob = SALTIS, OUTFIT
    s.men(ann, LAW, "joe-saltis", "charles-hubacek", rookies=2)
    s.crew(bob, LAW, rookies=1)
    s.men(bob, bob, "frank-nitti", "tony-accardo")
    s.own(ann, tokens=2, guns=5)
    s.own(bob, tokens=1, guns=5)
    turn(s, ann).do(ann, act.FIGHT, LAW)
    bring(s, bob, bob, made=2)
    assert s.asked() == {CHANCE}
    rookies = {seat: crew_of(s, seat, LAW)[1] for seat in (ann, bob)}
    before = s.t.standing[ann]
    s.roll(5, 4).do(ann, act.YES)
    assert s.t.leader == ann
    assert s.t.present[ER] == 0
    return {
        "her_die": 4,
        "her_rookies": rookies[ann],
        "her_made": rating(s, ann, "talking", "joe-saltis", "charles-hubacek"),
        "hers": totals(s)[ann],
        "his_die": 5,
        "his_rookies": rookies[bob],
        "his_made": rating(s, bob, "talking", "frank-nitti", "tony-accardo"),
        "his": totals(s)[bob],
        "before": before,
        "after": s.t.standing[ann],
    }


@scene
def indicted() -> Figures:
    s = wg()
    for seat in range(4):
        s.crew(seat, seat, made=2)
    last_call(clouts(s, 1, 1, 2, 4), "indictment")
    for seat in range(2):
        fall(s, seat, seat)
    assert list(s.t.standing[2:]) == [2, 4]
    (after,) = set(s.t.standing[:2])
    return {"least": 1, "fallen": len(s.seen(ev.FELL)), "after": after}


def stocked(*booze: int) -> Stage:
    """Return the market at three, two, two and four clout."""
    s = clouts(wg(), 3, 2, 2, 4)
    for seat, amount in enumerate(booze):
        s.own(seat, goods=amount)
        s.crew(seat, seat, made=2)
    return market(s)


@scene
def clout_limits() -> Figures:
    s = stocked(9, 9, 9, 9)
    some, little, as_little, all_of_it = (most(s, seat) for seat in range(4))
    assert little == as_little
    assert all_of_it == s.t.goods[3]
    return {
        "some": 3,
        "some_most": some,
        "little": 2,
        "little_most": little,
        "much": 4,
        "goods": all_of_it,
    }


@scene
def booze_sold() -> Figures:
    s = sell(stocked(2, 3, 1, 6), 0, 2, 0, 3)
    ((total, price, *_),) = s.seen(ev.PRICE)
    sold = {row[0]: row[1] for row in s.seen(ev.SOLD)}
    return {
        "more": sold[3],
        "fewer": sold[1],
        "total": total,
        "price": price,
        "more_cash": s.t.cash[3],
        "fewer_cash": s.t.cash[1],
    }
