"""Why not: every order that cannot be given has its own reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rambles import GAMES
from scenes import fight, market, turn, worsen
from stage import FACTORY, HOSPITAL, LAW, SITE, SOURCE, Stage

from gangland.engine import action as act
from gangland.engine.table import CHANCE, ER
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of

NAMES = ("Ann", "Bob", "Cid", "Dot")


def scene(name: str = "mayhem") -> Stage:
    """Return a stage: seat 1 at home, at the factory against seat 2, alone at the law, hurt in the ER."""
    s = Stage(4, name)
    for seat in range(4):
        s.own(seat, tokens=2, cash=3, guns=3, goods=3, standing=2)
    s.crew(1, 1, made=1, rookies=1)
    s.crew(1, FACTORY, rookies=1)
    s.crew(2, FACTORY, made=1)
    s.crew(2, SOURCE, rookies=1)
    s.crew(1, LAW, made=1)
    s.crew(1, ER, rookies=1)
    return s


def why(s: Stage, seat: int, kind: int, *parts: int) -> tuple[str, str]:
    """Return the reason and rule for which an action is refused; the table stays as it was."""
    game = Game(Setup(s.g.game, seats_of(NAMES)), s.pack, s.t)
    with pytest.raises(Refusal) as refusal:
        game.answer(seat, act.pack(kind, *parts))
    assert game.lines == []
    return refusal.value.code, refusal.value.rule


ORDERS: list[tuple[str, int, tuple[int, ...], str, str]] = [
    ("into a rival's clubhouse", act.MOVE, (1, 2, 0, 1), "rival-clubhouse", "MOV-2"),
    ("into the ER", act.MOVE, (1, ER, 0, 1), "no-way-er", "MOV-2"),
    ("out of the ER", act.MOVE, (ER, 1, 0, 1), "no-way-er", "MOV-2"),
    ("to where one is", act.MOVE, (1, 1, 0, 1), "same-place", "MOV-1"),
    ("to a site face down", act.MOVE, (1, SITE, 0, 1), "no-such-place", "SET-3"),
    ("to no place at all", act.MOVE, (1, 60, 0, 1), "no-such-place", "SET-3"),
    ("nobody", act.MOVE, (1, LAW, 0, 0), "nobody-chosen", "MOV-1"),
    ("from where nobody is", act.MOVE, (SOURCE, LAW, 0, 1), "no-crew-there", "MOV-1"),
    ("more than there are", act.MOVE, (1, LAW, 0, 4), "not-that-crew", "MOV-1"),
    ("a made who is elsewhere", act.MOVE, (1, LAW, 0b10000, 0), "not-that-crew", "MOV-1"),
    ("exploit a clubhouse", act.EXPLOIT, (1,), "nothing-to-exploit", "EXP-2"),
    ("exploit the ER", act.EXPLOIT, (ER,), "nothing-to-exploit", "EXP-2"),
    ("exploit a site face down", act.EXPLOIT, (SITE,), "no-such-place", "SET-3"),
    ("exploit from afar", act.EXPLOIT, (SOURCE,), "no-crew-there", "EXP-1"),
    ("exploit what is contested", act.EXPLOIT, (FACTORY,), "contested", "EXP-1"),
    ("fight from afar", act.FIGHT, (SOURCE,), "no-crew-there", "FGT-1"),
    ("fight nobody", act.FIGHT, (LAW,), "nobody-to-fight", "FGT-1"),
    ("fight in the ER", act.FIGHT, (ER,), "nobody-to-fight", "FGT-1"),
    ("fight with rookies alone", act.FIGHT, (FACTORY,), "no-made-there", "FGT-1"),
    ("promote where no rookie is", act.PROMOTE, (LAW, 0, 0b10000), "no-rookie-there", "PRM-1"),
    ("sell goods between orders", act.MARKET, (0, 1), "not-now", ""),
    ("pull guns between orders", act.GUNS, (0, 1), "not-now", ""),
]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("order", "kind", "parts", "code", "rule"), ORDERS, ids=[row[0] for row in ORDERS])
def test_every_order_has_its_reason(
    name: str, order: str, kind: int, parts: tuple[int, ...], code: str, rule: str
) -> None:
    assert order
    assert why(turn(scene(name), 1), 1, kind, *parts) == (code, rule)


def exploited(s: Stage) -> None:
    s.t.used |= 1 << LAW


def pool_without_made(s: Stage) -> None:
    s.t.pool_made[1] = 0


def pool_without_rookies(s: Stage) -> None:
    s.t.pool_rookies[1] = 0


def no_cash(s: Stage) -> None:
    s.own(1, cash=0)


def no_guns(s: Stage) -> None:
    s.own(1, guns=0)


def nothing(_: Stage) -> None:
    """Leave the scene as it is."""


@pytest.mark.parametrize(
    ("change", "kind", "parts", "code", "rule"),
    [
        (exploited, act.EXPLOIT, (LAW,), "already-exploited", "EXP-2"),
        (pool_without_made, act.PROMOTE, (1, 0, 1), "no-made-left", "PRM-1"),
        (pool_without_rookies, act.RECRUIT, (), "no-rookie-left", "RCT-1"),
        (no_cash, act.PROMOTE, (1, 0, 0b100), "cannot-pay", "PRM-1"),
        (no_guns, act.PROMOTE, (1, 0, 0b100), "cannot-pay", "PRM-1"),
        (nothing, act.GANG_ORDER, (), "no-gang-order", "GNG-1"),
    ],
)
def test_what_is_lacking_is_said(
    change: Callable[[Stage], None], kind: int, parts: tuple[int, ...], code: str, rule: str
) -> None:
    s = scene()
    change(s)
    assert why(turn(s, 1), 1, kind, *parts) == (code, rule)


@pytest.mark.parametrize(
    ("rule", "kind", "parts", "code"),
    [
        ("no-recruit", act.RECRUIT, (), "forbidden-by-card"),
        ("no-promote", act.PROMOTE, (1, 0, 0b100), "forbidden-by-card"),
        ("closed", act.EXPLOIT, (HOSPITAL,), "closed"),
    ],
)
def test_what_a_card_forbids_is_said_so(rule: str, kind: int, parts: tuple[int, ...], code: str) -> None:
    s = scene()
    s.crew(1, HOSPITAL, rookies=1)
    for card in s.pack.cards:
        if any(one.rule == rule and one.role in ("", "hospital") for one in card.modifiers):
            s.hassle(card.id)
    assert why(turn(s, 1), 1, kind, *parts) == (code, "REV-4")


def test_a_gang_order_a_card_bars_is_not_said_to_be_unpaid() -> None:
    """TRX-5: the Outfit has the booze for Syndication, but none may be traded away."""
    s = scene("wise-guys")
    s.hassle("crackdown")
    assert why(turn(s, 0), 0, act.GANG_ORDER) == ("forbidden-by-card", "TRX-5")


@pytest.mark.parametrize(("name", "rule"), [("mayhem", "STD-1"), ("wise-guys", "STD-2")])
def test_who_may_take_the_fall_is_explained_by_the_games_own_rule(name: str, rule: str) -> None:
    s = scene(name)
    s.own(1, standing=1 if name == "wise-guys" else 4)
    worsen(s, 1, 1)
    assert why(s, 1, act.FALL, SOURCE, 0, 1) == ("not-offered", rule)


def test_backup_cannot_be_barred_by_everybody() -> None:
    s = scene()
    s.crew(1, FACTORY, made=1)
    assert why(turn(s, 1), 1, act.FIGHT, FACTORY, 1) == ("no-lockdown", "GNG-4")


def test_without_a_token_there_is_no_order() -> None:
    s = scene("mayhem")
    s.own(1, tokens=0)
    free = next(card for card in s.pack.cards if any(one.rule == "free-recruit" for one in card.modifiers))
    s.hassle(free.id)
    turn(s, 1)
    assert s.asked() == {1}
    assert why(s, 1, act.SIT) == ("no-token", "ISS-1")


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_asked_is_told_so(name: str) -> None:
    s = turn(scene(name), 1)
    for seat in (0, 2, 3):
        assert why(s, seat, act.SIT) == ("not-your-turn", "ISS-1")
    assert why(s, CHANCE, act.ROLL, 0, 3) == ("not-now", "")


def test_the_disbanded_are_told_so() -> None:
    s = turn(scene(), 1)
    s.t.alive &= ~(1 << 3)
    assert why(s, 3, act.SIT) == ("disbanded", "STD-4")


def test_when_it_is_over_it_is_over() -> None:
    s = turn(scene(), 1)
    s.t.over, s.t.owed = True, 0
    for seat in range(4):
        assert why(s, seat, act.SIT) == ("game-over", "END-1")


@pytest.mark.parametrize("name", GAMES)
def test_a_fist_holds_no_more_than_there_is(name: str) -> None:
    s = scene(name)
    s.crew(1, FACTORY, made=1)
    s.own(1, tokens=1)
    s.own(2, tokens=0)
    fight(s, 1, FACTORY)
    assert why(s, 1, act.GUNS, 0, 3) == ("too-many", "FGT-3")
    assert why(s, 1, act.SIT) == ("not-offered", "")
    assert why(market(scene(name)), 1, act.MARKET, 0, 4) == ("too-many", "BLK-1")


def test_a_transaction_is_done_no_oftener_than_one_can_pay() -> None:
    s = scene()
    s.t.take(2, FACTORY, s.t.made[2 * 20 + FACTORY], 0)
    turn(s, 1).do(1, act.EXPLOIT, FACTORY)
    assert why(s, 1, act.USE, 0, 99) == ("too-many", "TRX-1")
    assert why(s, 1, act.BACKUP, 1) == ("not-offered", "FGT-2")


def test_a_reason_is_looked_for_in_what_the_seat_knows() -> None:
    """INF-1: whatever rivals hold, the reasons are the same."""
    seen = []
    for amount in (0, 9):
        s = scene()
        for seat in (0, 2, 3):
            s.own(seat, cash=amount, guns=amount, goods=amount)
        turn(s, 1)
        seen.append([why(s, 1, kind, *parts) for _, kind, parts, _, _ in ORDERS])
    assert seen[0] == seen[1]
