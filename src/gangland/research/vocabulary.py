"""DEA: the bounded vocabulary of deals, said head by head from the table of `heads`, and back.

An offer is to one rival or to all, gives and wants at most `MOST` of an asset, and has at most one promise of
each kind each way; its parts are said in the order of `PARTS`, so that every deal has one code. What one
gives is in one's own hand. Words of one's own are no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from gangland.engine.table import PLACES, STARTING, Table
from gangland.game.deals.deal import ASSETS, NOTHING, Amounts, Clause, Deal, Offer, Reply, Talk, Tip, Vow
from gangland.game.deals.phrases import PHRASES, WHYS
from gangland.research import heads
from gangland.research.heads import absolute, relative
from gangland.rulesets.view import may_be_in_fist, tradable

MOST: Final = 12
MOST_SOLD: Final = 8
VOWS: Final = (Vow.AVOID, Vow.PEACE, Vow.LEAVE, Vow.PAY, Vow.SELL, Vow.TELL)
PARTS: Final = (
    *(f"give-{asset}" for asset in ASSETS),
    *(f"want-{asset}" for asset in ASSETS),
    *(f"mine-{vow.value}" for vow in VOWS),
    *(f"theirs-{vow.value}" for vow in VOWS),
    "all",
)
WANTS: Final = 3
MINE: Final = 6
THEIRS: Final = 12
ALL: Final = 18
EVERYBODY: Final = 0
UNSAID: Final = -1


class Asked(Exception):  # noqa: N818 - no error: what is to be said next
    """More is to be said: what there is to choose from, and the offer or tip as far as it was said."""

    def __init__(self, choices: list[int]) -> None:
        """Keep the choices."""
        super().__init__(choices)
        self.choices = choices
        self.offer: Offer | None = None
        self.tip: Tip | None = None


class Moment(NamedTuple):
    """Who says something, and when: `t` is what it knows, `reply_to` the offer it replies to, if any."""

    t: Table
    seat: int
    vows: bool
    reply_to: Offer | None = None
    number: int = 0

    def rivals(self) -> list[int]:
        """Return the other gangs in the game, to the left."""
        seats = (absolute(self.t.seats, self.seat, count) for count in range(1, self.t.seats))
        return [rival for rival in seats if self.t.is_alive(rival)]

    def count(self, rival: int) -> int:
        """Return a seat as one counts it oneself."""
        return int(relative(self.t.seats, self.seat, rival))


class Sayings:
    """Numbers of the table that are read one after the other; where they end, the next is asked for."""

    def __init__(self, said: Iterable[int]) -> None:
        """Begin at the first."""
        self.rest = list(said)

    def pick(self, start: int, values: Iterable[int]) -> int:
        """Return which of a head's values is said next."""
        choices = [start + value for value in values]
        if not self.rest:
            raise Asked(choices)
        index = self.rest.pop(0)
        if index not in choices:
            raise ValueError(f"{heads.name_of(index)} is not to be chosen there")
        return index - start


def read(now: Moment, said: Iterable[int]) -> Deal:
    """Return the deal that was said; `Asked` says what there is to choose from where it is not all said."""
    sayings = Sayings(said)
    kind = sayings.pick(heads.KIND, (heads.OFFER, heads.ACCEPT, heads.DECLINE, *LATER))
    if kind == heads.ACCEPT:
        deal: Deal = Reply("accept", now.number)
    elif kind == heads.DECLINE:
        why = sayings.pick(heads.WHY, range(len(WHYS) + 1)) if now.vows else 0
        deal = Reply("decline", now.number, WHYS[why - 1] if why else "")
    elif kind == heads.TELL:
        deal = _read_tip(now, sayings)
    elif kind == heads.SAY:
        deal = Talk("", phrase=PHRASES[sayings.pick(heads.PHRASE, range(len(PHRASES)))])
    else:
        deal = _read_offer(now, sayings)
    if sayings.rest:
        raise ValueError("the code goes on after its end")
    return deal


LATER: Final = (heads.COUNTER, heads.TELL, heads.SAY)


def _read_tip(now: Moment, sayings: Sayings) -> Talk:
    """INF-4: read what a third gang is said to hold, to one rival; another is there to speak of."""
    rivals = now.rivals()
    to = absolute(now.t.seats, now.seat, sayings.pick(heads.TO, map(now.count, rivals)))
    tip = Tip(_read_third(now, sayings, (to,)), (UNSAID, UNSAID, UNSAID))
    for asset in range(len(ASSETS)):
        held = [*tip.held]
        try:
            held[asset] = sayings.pick(heads.NUMBER, range(heads.MORE))
        except Asked as asked:
            asked.tip = tip
            raise
        tip = Tip(tip.about, _amounts(held))
    return Talk("", (to,), tip=tip)


def _read_third(now: Moment, sayings: Sayings, to: tuple[int, ...]) -> int:
    thirds = [now.count(rival) for rival in now.rivals() if rival not in to]
    return int(absolute(now.t.seats, now.seat, sayings.pick(heads.RIVAL, thirds)))


def _read_offer(now: Moment, sayings: Sayings) -> Offer:
    """DEA-4: read whom it is for, then its parts."""
    to = (now.reply_to.by,) if now.reply_to else _read_to(now, sayings)
    offer, last = Offer(now.seat, to, counters=now.number), -1
    while last < ALL:
        try:
            last = sayings.pick(heads.PART, _parts(now, to, last))
            offer = _with_part(now, sayings, offer, PARTS[last])
        except Asked as asked:
            asked.offer = offer
            raise
    return offer


def _with_part(now: Moment, sayings: Sayings, offer: Offer, part: str) -> Offer:
    """Return the offer with one part more."""
    side, _, what = part.partition("-")
    if side in ("mine", "theirs"):
        clause = _read_clause(now, sayings, Vow(what), offer.to)
        if side == "mine":
            return replace(offer, mine=(*offer.mine, clause))
        return replace(offer, theirs=(*offer.theirs, clause))
    if part == PARTS[ALL]:
        return offer
    asset = ASSETS.index(what)
    top = min(MOST, tradable(now.t, now.seat, asset)) if side == "give" else MOST
    amounts = [*(offer.give if side == "give" else offer.want)]
    amounts[asset] = sayings.pick(heads.NUMBER, range(1, top + 1))
    return (
        replace(offer, give=_amounts(amounts)) if side == "give" else replace(offer, want=_amounts(amounts))
    )


def _read_to(now: Moment, sayings: Sayings) -> tuple[int, ...]:
    rivals = now.rivals()
    everybody = [EVERYBODY] if now.vows and len(rivals) > 1 else []
    to = sayings.pick(heads.TO, [*everybody, *map(now.count, rivals)])
    return tuple(rivals) if to == EVERYBODY else (absolute(now.t.seats, now.seat, to),)


def _parts(now: Moment, to: tuple[int, ...], last: int) -> list[int]:
    """Return the parts that may follow one, in their order."""
    found = [part for part in range(last + 1, ALL) if _may_say(now, to, part)]
    return found if last < 0 else [*found, ALL]


def _may_say(now: Moment, to: tuple[int, ...], part: int) -> bool:
    if part < WANTS:
        return tradable(now.t, now.seat, part) > 0 and not may_be_in_fist(now.t, now.seat, part)
    if part < MINE:
        return True
    vow = VOWS[(part - MINE) % len(VOWS)]
    if vow is Vow.TELL:
        return now.vows and any(rival not in to for rival in now.rivals())
    return now.vows and (vow not in (Vow.AVOID, Vow.LEAVE) or bool(_places(now)))


def _places(now: Moment) -> list[int]:
    """Return the places a promise can speak of."""
    return [place for place in range(STARTING, PLACES) if now.t.tile[place] >= 0]


def _read_clause(now: Moment, sayings: Sayings, vow: Vow, to: tuple[int, ...]) -> Clause:
    """DEA-3: read a promise."""
    t = now.t
    place = tile = about = -1
    amounts, most = NOTHING, 0
    if vow in (Vow.AVOID, Vow.LEAVE):
        place = sayings.pick(heads.PLACE, _places(now))
        tile = t.tile[place]
    elif vow is Vow.PAY:
        asset = sayings.pick(heads.ASSET, range(len(ASSETS)))
        number = sayings.pick(heads.NUMBER, range(1, MOST + 1))
        amounts = _amounts([number if one == asset else 0 for one in range(len(ASSETS))])
    elif vow is Vow.SELL:
        most = sayings.pick(heads.NUMBER, range(MOST_SOLD + 1))
    elif vow is Vow.TELL:
        about = _read_third(now, sayings, to)
    rounds = min(t.rounds - t.round, heads.WHY - heads.DEADLINE - 1)
    until = t.round + sayings.pick(heads.DEADLINE, range(rounds + 1))
    return Clause(vow, until, place, tile, amounts, most, about=about)


def _amounts(values: list[int]) -> Amounts:
    cash, guns, goods = values
    return cash, guns, goods


# and back


def write(now: Moment, deal: Deal) -> list[int]:
    """Return the code of a deal of the vocabulary."""
    if isinstance(deal, Reply):
        if deal.verb == "accept":
            return [heads.ACCEPT]
        why = [heads.WHY + (WHYS.index(deal.why) + 1 if deal.why else 0)]
        return [heads.DECLINE, *(why if now.vows else [])]
    if isinstance(deal, Talk):
        return _write_talk(now, deal)
    if not isinstance(deal, Offer):
        raise TypeError("a gift is an offer that wants nothing")
    code = [heads.COUNTER] if now.reply_to else [heads.OFFER, heads.TO + _to(now, deal)]
    for first, amounts in ((0, deal.give), (WANTS, deal.want)):
        for asset, amount in enumerate(amounts):
            if amount:
                code += [heads.PART + first + asset, heads.NUMBER + amount]
    for first, clauses in ((MINE, deal.mine), (THEIRS, deal.theirs)):
        for clause in clauses:
            code += [heads.PART + first + VOWS.index(clause.vow), *_write_clause(now, clause)]
    return [*code, heads.PART + ALL]


def _to(now: Moment, offer: Offer) -> int:
    return now.count(offer.to[0]) if len(offer.to) == 1 else EVERYBODY


def _write_talk(now: Moment, talk: Talk) -> list[int]:
    if talk.tip is None:
        return [heads.SAY, heads.PHRASE + PHRASES.index(talk.phrase)]
    to, about = heads.TO + now.count(talk.to[0]), heads.RIVAL + now.count(talk.tip.about)
    return [heads.TELL, to, about, *(heads.NUMBER + amount for amount in talk.tip.held)]


def _write_clause(now: Moment, clause: Clause) -> list[int]:
    code = []
    if clause.vow in (Vow.AVOID, Vow.LEAVE):
        code = [heads.PLACE + clause.place]
    elif clause.vow is Vow.PAY:
        asset = next(number for number, amount in enumerate(clause.amounts) if amount)
        code = [heads.ASSET + asset, heads.NUMBER + clause.amounts[asset]]
    elif clause.vow is Vow.SELL:
        code = [heads.NUMBER + clause.most]
    elif clause.vow is Vow.TELL:
        code = [heads.RIVAL + now.count(clause.about)]
    return [*code, heads.DEADLINE + clause.until - now.t.round]
