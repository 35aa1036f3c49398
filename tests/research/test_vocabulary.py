"""DEA: deals from the bounded vocabulary, said in small steps at a sitting."""

from __future__ import annotations

from random import Random

import pytest
from positions import GAMES

from gangland.engine.table import CHANCE
from gangland.game.deals.deal import Clause, Deal, Offer, Reply, Talk, Tip, Vow
from gangland.research import deal_facts, heads
from gangland.research.bargaining import MOST_OFFERS, MOST_TALK, Bargaining
from gangland.research.layout import Layout
from gangland.research.room import FULL, OFFERS, Room
from gangland.research.vocabulary import MOST, PARTS, VOWS, Asked, Moment, read, write

LAYOUT = Layout(deal_facts.PARTS)
DEAL_KINDS = (heads.OFFER, heads.TELL, heads.SAY)


def begun(deals: str = FULL, game: str = "mayhem", players: int = 4, seed: int = 3) -> Bargaining:
    """Return a sitting in its first round, where the first to issue an order is asked."""
    room = Room(game, players, deals=deals)
    sitting, rnd = room.sitting(), Random(seed)
    assert isinstance(sitting, Bargaining)
    room.begin(sitting, seed)
    while sitting.t.round == 0:
        sitting.take(sitting.seat, rnd.choice(allowed(sitting, sitting.seat)))
    for seat in range(players):
        for asset in range(3):
            sitting.t.add_asset(seat, asset, 5)
    return sitting


def allowed(sitting: Bargaining, seat: int) -> list[int]:
    return [index for index, flag in enumerate(sitting.choosings[seat].mask) if flag]


def say(sitting: Bargaining, seat: int, deal: Deal) -> None:
    """Have a seat make a deal, step by step; where there is no choice, it is not asked."""
    for index in write(sitting.moment(seat), deal):
        if index in allowed(sitting, seat) and sitting.choosings[seat].head == heads.head_at(index):
            sitting.take(seat, index)


def fact(sitting: Bargaining, seat: int, part: str, field: str, row: int = 0) -> int:
    return deal_facts.facts(sitting, seat)[LAYOUT.index(part, field, row)]


def random_deal(now: Moment, rnd: Random) -> tuple[list[int], Deal]:
    """Return any deal of the vocabulary, and its code."""
    said: list[int] = []
    while True:
        try:
            return said, read(now, said)
        except Asked as asked:
            said.append(rnd.choice(asked.choices if said else [*DEAL_KINDS, heads.DECLINE, heads.ACCEPT]))


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_has_one_code_and_comes_back(game: str) -> None:
    sitting, rnd = begun(game=game), Random(9)
    codes: dict[str, list[int]] = {}
    for number in range(600):
        now = sitting.moment(number % 4)
        code, deal = random_deal(now, rnd)
        assert write(now, deal) == code
        assert read(now, code) == deal
        assert codes.setdefault(f"{number % 4} {deal}", code) == code
    assert len({index for code in codes.values() for index in code}) > 95


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deals", [OFFERS, FULL])
def test_whatever_the_masks_allow_the_ledger_takes(game: str, deals: str) -> None:
    """Whole games at random, with every deal there is: the ledger refuses nothing."""
    sitting, rnd = begun(deals, game, 3), Random(5)
    steps = 0
    while sitting.seat >= 0:
        seat = sitting.seat
        assert not sitting.t.owed >> CHANCE & 1
        choices = allowed(sitting, seat)
        eager = [index for index in choices if index in DEAL_KINDS]
        sitting.take(seat, rnd.choice(eager or choices))
        steps += 1
        assert not [one for one in sitting.model.ledger.offers if one.state == "open"] or sitting.replies
    assert len(sitting.model.ledger.offers) > 10
    assert steps > 300


def test_offers_alone_have_no_promises() -> None:
    sitting, rnd = begun(OFFERS), Random(1)
    deals = [random_offer(sitting.moment(0), rnd) for _ in range(200)]
    assert not [one for one in deals if one.mine or one.theirs or len(one.to) > 1]
    assert heads.TELL not in allowed(sitting, sitting.seat)
    assert heads.SAY not in allowed(sitting, sitting.seat)
    assert heads.OFFER in allowed(sitting, sitting.seat)


def random_offer(now: Moment, rnd: Random) -> Offer:
    said = [heads.OFFER]
    while True:
        try:
            deal = read(now, said)
        except Asked as asked:
            said.append(rnd.choice(asked.choices))
        else:
            assert isinstance(deal, Offer)
            return deal


def test_an_offer_is_replied_to_at_once_and_changes_hands() -> None:
    sitting = begun()
    maker = sitting.seat
    rival = (maker + 2) % 4
    cash = sitting.t.cash[maker], sitting.t.cash[rival]
    say(sitting, maker, Offer(maker, (rival,), (2, 0, 0), (0, 1, 0)))
    assert sitting.seat == rival
    assert allowed(sitting, rival) == [heads.ACCEPT, heads.DECLINE, heads.COUNTER]
    assert fact(sitting, rival, "offer", "by") == 2
    assert fact(sitting, rival, "offer", "give_cash") == 2
    assert fact(sitting, rival, "offer", "want_guns") == 1
    sitting.take(rival, heads.ACCEPT)
    assert (sitting.t.cash[maker], sitting.t.cash[rival]) == (cash[0] - 2, cash[1] + 2)
    assert sitting.seat == maker
    assert fact(sitting, maker, "left", "offers") == MOST_OFFERS - 1


def test_what_one_cannot_cover_one_cannot_accept() -> None:
    sitting = begun(OFFERS)
    maker = sitting.seat
    rival = (maker + 1) % 4
    sitting.t.add_asset(rival, 2, -sitting.t.goods[rival])
    say(sitting, maker, Offer(maker, (rival,), (1, 0, 0), (0, 0, 1)))
    assert allowed(sitting, rival) == [heads.DECLINE]


def test_one_gives_no_more_than_one_has() -> None:
    sitting = begun()
    maker = sitting.seat
    sitting.t.add_asset(maker, 0, 3 - sitting.t.cash[maker])
    for index in (heads.OFFER, heads.TO + 1, heads.PART):
        sitting.take(maker, index)
    assert allowed(sitting, maker) == [heads.NUMBER + number for number in (1, 2, 3)]
    assert PARTS[0] == "give-cash"
    assert MOST > 3


def test_promises_are_kept_in_mind_by_both() -> None:
    sitting = begun()
    maker = sitting.seat
    rival = (maker + 1) % 4
    peace, pay = Clause(Vow.PEACE, 2), Clause(Vow.PAY, 3, amounts=(0, 2, 0))
    say(sitting, maker, Offer(maker, (rival,), mine=(peace,), theirs=(pay,)))
    assert fact(sitting, rival, "offer", "mine_peace_deadline") == 1
    sitting.take(rival, heads.ACCEPT)
    assert fact(sitting, maker, "promises", "by_peace_deadline", 1) == 1
    assert fact(sitting, rival, "promises", "to_peace_deadline", 3) == 1
    assert fact(sitting, maker, "promises", "to_pay_what", 1) == 1
    assert fact(sitting, maker, "promises", "to_pay_amount", 1) == 2
    assert fact(sitting, (maker + 2) % 4, "promises", "to_peace_deadline", 3) == -1
    promise = sitting.model.ledger.promises[0]
    promise.verdict = type(promise.verdict).BROKEN
    assert fact(sitting, rival, "word", "broken", 3) == 1


def test_a_counter_offer_goes_back_to_the_maker() -> None:
    sitting = begun()
    maker = sitting.seat
    rival = (maker + 1) % 4
    say(sitting, maker, Offer(maker, (rival,), (1, 0, 0), (0, 2, 0)))
    sitting.take(rival, heads.COUNTER)
    sitting.take(rival, heads.PART + 1)
    assert fact(sitting, rival, "offer", "by") == 3
    sitting.take(rival, heads.NUMBER + 1)
    assert fact(sitting, rival, "draft", "give_guns") == 1
    sitting.take(rival, heads.PART + len(PARTS) - 1)
    assert sitting.seat == maker
    assert fact(sitting, maker, "offer", "give_guns") == 1
    assert sitting.model.ledger.offers[0].state == "declined"
    say(sitting, maker, Reply("decline", 2, "dear"))
    assert sitting.model.ledger.offers[1].whys == ("dear",)
    assert sitting.seat == maker


def test_the_first_to_accept_has_an_offer_to_all() -> None:
    sitting = begun()
    maker = sitting.seat
    rivals = sitting.moment(maker).rivals()
    say(sitting, maker, Offer(maker, tuple(rivals), (1, 0, 0)))
    say(sitting, rivals[0], Reply("decline", 1))
    assert sitting.seat == rivals[1]
    sitting.take(rivals[1], heads.ACCEPT)
    assert sitting.seat == maker


def test_talk_is_heard_by_whom_it_is_for() -> None:
    sitting = begun()
    maker = sitting.seat
    say(sitting, maker, Talk("", phrase="deal"))
    assert fact(sitting, (maker + 2) % 4, "heard", "phrase", 2) == 2
    tip = Tip((maker + 3) % 4, (7, 0, 2))
    say(sitting, maker, Talk("", ((maker + 1) % 4,), tip=tip))
    heard = [
        fact(sitting, (maker + 1) % 4, "heard", field, 3) for field in ("about", "cash", "guns", "goods")
    ]
    assert heard == [2, 7, 0, 2]
    assert fact(sitting, (maker + 2) % 4, "heard", "about", 2) == -1
    assert fact(sitting, maker, "left", "talk") == MOST_TALK - 2
    assert heads.SAY not in allowed(sitting, maker)


def test_what_others_deal_in_the_dark_is_not_seen() -> None:
    """Two tables, at which two seats deal otherwise: a third is shown the same, and knows that they dealt."""
    seen = []
    for deal in (Offer(0, (), (1, 0, 0)), Offer(0, (), (3, 0, 0), (0, 1, 0), mine=(Clause(Vow.PEACE, 2),))):
        sitting = begun()
        maker = sitting.seat
        rival, third = (maker + 1) % 4, (maker + 2) % 4
        say(sitting, maker, Offer(maker, (rival,), deal.give, deal.want, deal.mine))
        sitting.take(rival, heads.ACCEPT)
        sitting.observe(third)
        seen.append((list(sitting.eye.out), deal_facts.facts(sitting, third), allowed(sitting, third)))
        sitting.observe(rival)
        seen.append((list(sitting.eye.out), deal_facts.facts(sitting, rival), []))
    assert seen[0] == seen[2]
    assert seen[1] != seen[3]


def test_one_remembers_ones_own_deals() -> None:
    sitting = begun()
    maker = sitting.seat
    rival = (maker + 1) % 4
    before = [sitting.memories[seat].memory.change[maker * 3] for seat in range(4)]
    say(sitting, maker, Offer(maker, (rival,), (2, 0, 0)))
    sitting.take(rival, heads.ACCEPT)
    after = [sitting.memories[seat].memory.change[maker * 3] for seat in range(4)]
    changed = [now - was for now, was in zip(after, before, strict=True)]
    assert changed == [-2 if seat in (maker, rival) else 0 for seat in range(4)]


def test_no_deal_before_the_first_round() -> None:
    room = Room("mayhem", 3, deals=FULL)
    sitting = room.sitting()
    assert isinstance(sitting, Bargaining)
    room.begin(sitting, 1)
    assert not set(allowed(sitting, sitting.seat)) & set(DEAL_KINDS)
    assert len(VOWS) == 6


def test_a_deal_that_is_none_is_refused() -> None:
    sitting = begun()
    now = sitting.moment(sitting.seat)
    with pytest.raises(ValueError, match="not to be chosen"):
        read(now, [heads.OFFER, heads.SIZE - 1])
    with pytest.raises(ValueError, match="goes on after its end"):
        read(now, [heads.SAY, heads.PHRASE, heads.PHRASE])
    with pytest.raises(ValueError, match="may not say"):
        sitting.take(sitting.seat, heads.ACCEPT)
