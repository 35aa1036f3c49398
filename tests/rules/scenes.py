"""Scenes on a stage: a turn, a fight, a market, a last call, and answers said in numbers of crew."""

from __future__ import annotations

from stage import Stage

from gangland.engine import action as act
from gangland.engine.ints import ints
from gangland.engine.menu import low_bits
from gangland.engine.table import AUX, ER, PLACES
from gangland.rulesets.procedures import ROUND


def crew_of(s: Stage, seat: int, place: int) -> tuple[int, int]:
    """Return how many made and rookies a seat has at a place."""
    at = seat * PLACES + place
    return s.t.made[at].bit_count(), s.t.rookies[at]


def is_empty(s: Stage, place: int) -> bool:
    """Return whether nobody is there."""
    return s.t.present[place] == 0


def turn(s: Stage, seat: int) -> Stage:
    """Give the turn to a seat, in the middle of a round of orders."""
    s.t.skipped = 0
    s.at(s.step_of(ROUND, "IssueOrders"), aux=seat)
    return s.run()


def fight(s: Stage, seat: int, place: int, *, locked: bool = False) -> Stage:
    """Have a seat order a fight."""
    if s.t.tokens[seat] == 0:
        s.own(seat, tokens=1)
    return turn(s, seat).do(seat, act.FIGHT, place, b=int(locked))


def bring(s: Stage, seat: int, place: int, made: int = 0, rookies: int = 0) -> Stage:
    """Call so many made and rookies as backup from a place."""
    return s.do(
        seat, act.BACKUP, place, made=low_bits(s.t.made[seat * PLACES + place], made), rookies=rookies
    )


def enough(s: Stage, *seats: int) -> Stage:
    """Have these seats call no more backup, one after another."""
    for seat in seats:
        s.do(seat, act.ENOUGH)
    return s


def pull(s: Stage, **guns: int) -> Stage:
    """Close the gun fists of seats named s0 … s5."""
    for name, number in guns.items():
        s.do(int(name[1:]), act.GUNS, b=number)
    return s


def hurt(s: Stage, seat: int, made: int = 0, rookies: int = 0) -> Stage:
    """Have a seat choose who of it in the fight goes to the emergency room."""
    mask = low_bits(s.t.made[seat * PLACES + s.t.fight_place], made)
    return s.do(seat, act.INJURE, s.t.fight_place, made=mask, rookies=rookies)


def fall(s: Stage, seat: int, place: int) -> Stage:
    """Have a made at a place take the fall."""
    return s.do(seat, act.FALL, place, made=low_bits(s.t.made[seat * PLACES + place], 1))


def falls(s: Stage, place: int | None = None) -> list[int]:
    """Have a made of everybody who has to take the fall, at home or at a place; return who did, in order."""
    order = []
    while s.step_name() == "TakeTheFall":
        (seat,) = s.asked()
        order.append(seat)
        fall(s, seat, seat if place is None else place)
    return order


def market(s: Stage) -> Stage:
    """Go to the black market."""
    s.at(s.step_of(ROUND, "ChooseGoods"))
    return s.run()


def sell(s: Stage, *goods: int) -> Stage:
    """Close the fists of all who are asked, seat by seat; the others are given as zero."""
    for seat, number in enumerate(goods):
        if seat in s.asked():
            s.do(seat, act.MARKET, b=number)
        else:
            assert number == 0, f"{seat} is not asked"
    return s


def last_call(s: Stage, *cards: str) -> Stage:
    """Resolve these last calls, turned up in this order."""
    s.t.turned = ints([s.card_number(card) for card in cards])
    s.at(s.step_of(ROUND, "LastCalls"))
    return s.run()


def obstacle(s: Stage, card: str) -> Stage:
    """Turn up one card at the reveal."""
    s.at(s.step_of(ROUND, "TurnUpCards"), aux=1)
    return s.run().draw_card(card)


def end_of_game(s: Stage) -> Stage:
    """Go to the clean-up of the last round."""
    s.t.round = s.t.rounds
    s.at(s.step_of(ROUND, "CleanUp"))
    return s.run()


def without_made(s: Stage, *seats: int) -> None:
    """Send every made of these gangs back to the pool."""
    for seat in seats:
        for place in range(PLACES):
            made = s.t.made[seat * PLACES + place]
            s.t.take(seat, place, made, 0)
            s.t.pool_made[seat] |= made


def at_the_brink(s: Stage, *seats: int) -> None:
    """Leave these gangs with four heat and a rookie at home: the next heat disbands them (STD-4)."""
    without_made(s, *seats)
    for seat in seats:
        s.crew(seat, seat, rookies=1)
        s.own(seat, standing=4)


def worsen(s: Stage, seat: int, steps: int) -> Stage:
    """Have a seat gain heat between two orders."""
    s.at(s.step_of(ROUND, "IssueOrders"), aux=s.t.frame(AUX) if s.step_name() == "IssueOrders" else 0)
    s.g.standing.worsen(s.g, s.t, seat, steps)
    return s.run()


__all__ = [
    "ER",
    "at_the_brink",
    "bring",
    "crew_of",
    "end_of_game",
    "enough",
    "fall",
    "fight",
    "hurt",
    "is_empty",
    "last_call",
    "market",
    "obstacle",
    "pull",
    "sell",
    "turn",
    "without_made",
    "worsen",
]
