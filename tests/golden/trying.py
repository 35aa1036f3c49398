"""What is tried beside the questions of golden games: deals of all sorts, and much that is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from gangland.engine.table import PLACES, SEATS, STARTING
from gangland.game.deals.deal import ASSETS, Promise, Verdict, Vow, amounts_text
from gangland.game.game import Game
from gangland.game.notation import KINDS

Line = tuple[int, str]

ODD_WORDS: Final = (
    "dance",
    "move",
    "exploit nowhere",
    "recruit now please",
    "gang nobody",
    "guns many",
    "guns 99",
    "market 99",
    "use 99",
    "bribe",
    "order",
    "bomb er",
    "offer to={rival} give=cash:1 'text=",
    "offer to={rival} give=favours:1",
    "offer to={rival} give=cash:none",
    "offer to={rival} give=cash:1 give=cash:2",
    "offer to={rival} lend=cash:1",
    "offer to={rival} give=cash:1 why=never",
    "offer to={rival}",
    "offer to={self} give=cash:1",
    "offer to=* give=cash:1",
    "offer to=nobody give=cash:1",
    "offer give=cash:1",
    "offer to={rival} give=guns:1",
    "offer to={rival} give=goods:1",
    "offer to={rival} give=cash:1 until=99",
    "offer to={rival} give=cash:1 until=soon",
    "offer to={rival} give=cash:1 counter=1",
    "offer to={rival} give=cash:1 text='{long}'",
    "offer to={rival} mine=rain:{round}",
    "offer to={rival} mine=peace:0",
    "offer to={rival} mine=sell::{round}",
    "offer to={rival} mine=pay::{round}",
    "offer to={rival} mine=avoid:er:{round}",
    "offer to={rival} mine=leave:nowhere:{round}",
    "offer to={rival} " + "mine=peace:{round} " * 7,
    "gift to={rival},{other} give=cash:1",
    "say to=* text=hello",
    "say to=, text=hello",
    "say to={rival} text=' '",
    "say to=all phrase=never",
    "accept 1",
    "accept one",
    "accept 99999",
    "decline 1",
    "withdraw 1",
)
NUMBERS: Final = (1, 1, 2, 40)
CREW: Final = ("1m", "1m+1m", "1r", "9m", "1m1m", "nobody", "1m2r", "0m")


def odd_tries(game: Game, seat: int, chooser: random.Random, count: int) -> Iterator[str]:
    """Things a seat may try, few of them allowed."""
    t, n = game.t, game.notation
    rivals = [n.seat(t, (seat + by) % t.seats) for by in (1, 2)]
    places = ["clubhouse", *n.places(t)]
    for _ in range(count):
        mine = [n.place(t, place) for place in range(STARTING, PLACES) if t.present[place] >> seat & 1]
        where = chooser.choice([*places, *mine * 5])
        to = chooser.choice(places)
        crew = chooser.choice([*CREW, *(n.men[t.gang[seat]] if t.gang[seat] >= 0 else ())])
        texts = [
            f"move {where} {to} {crew}",
            f"exploit {where}",
            f"fight {where}",
            f"fight {where} locked",
            f"{chooser.choice(['promote', 'backup', 'injure', 'fall'])} {where} {crew}",
            f"{chooser.choice(['target', 'back', 'allot', 'name'])} {rivals[0]}",
            f"{chooser.choice(['yes', 'no', 'enough', 'bribe', 'recruit', 'sit', 'order'])}",
            f"{chooser.choice(['option 7', 'bomb gun-factory', f'discharge {crew}', f'start {crew}'])}",
            f"act {chooser.choice([*KINDS])} {chooser.randrange(PLACES + 2)} {chooser.randrange(SEATS)} 1 0",
            f"act move {seat} {chooser.randrange(PLACES + 2)} {chooser.randrange(2)} 0",
        ]
        odd = chooser.choice(ODD_WORDS).format(
            rival=rivals[0], other=rivals[1], self=n.seat(t, seat), round=max(1, t.round), long="x" * 300
        )
        yield chooser.choice([*texts, *[odd] * len(texts)])


def deals(game: Game, chooser: random.Random) -> Iterator[Line]:
    """A deal somebody may think of: a debt paid, a reply, or an offer."""
    owed = [one for one in game.ledger.promises if one.verdict is Verdict.OPEN and one.clause.vow is Vow.PAY]
    if owed and chooser.random() < 0.4:
        promise = chooser.choice(owed)
        to = game.notation.seat(game.t, promise.to)
        yield promise.by, f"gift to={to} give={amounts_text(promise.clause.amounts)}"
        return
    untold = [
        one for one in game.ledger.promises if one.verdict is Verdict.OPEN and one.clause.vow is Vow.TELL
    ]
    if untold and chooser.random() < 0.3:
        yield _tip(game, chooser.choice(untold), chooser)
        return
    offers = [one for one in game.ledger.offers if one.state == "open"]
    if offers and chooser.random() < 0.7:
        yield _reply(game, chooser)
        return
    yield _offer(game, chooser)


def _tip(game: Game, promise: Promise, chooser: random.Random) -> Line:
    """Somebody tells what was promised, whatever is true."""
    to, about = (game.notation.seat(game.t, seat) for seat in (promise.to, promise.clause.about))
    return promise.by, f"say to={to} tip={about}:{_amount(chooser)}"


def _reply(game: Game, chooser: random.Random) -> Line:
    """Somebody says something to an open offer; now and then somebody who has no say in it."""
    offer = chooser.choice([one for one in game.ledger.offers if one.state == "open"])
    seat = chooser.choice([*offer.to, *offer.to, *offer.to, offer.by, chooser.randrange(game.t.seats)])
    number = game.ledger.number(seat, offer.id) or 1
    if seat in offer.to and chooser.random() < 0.15:
        to = game.notation.seat(game.t, offer.by)
        return seat, f"offer to={to} give={_amount(chooser)} want={_amount(chooser)} counter={number}"
    verb = "withdraw" if seat == offer.by else chooser.choice(["accept", "accept", "accept", "decline"])
    return seat, f"{verb} {number}"


def _offer(game: Game, chooser: random.Random) -> Line:
    """Somebody offers something, or talks."""
    t, n = game.t, game.notation
    seat, first, second = chooser.sample(range(t.seats), 3)
    to, other = n.seat(t, first), n.seat(t, second)
    last = min(t.round + chooser.randrange(2), t.rounds)
    place = chooser.choice(list(n.places(t)))
    mine = [n.place(t, one) for one in range(STARTING, PLACES) if t.present[one] >> seat & 1]
    left = chooser.choice([place, *mine])
    vows = [f"avoid:{place}:{last}", f"peace:{last}", f"leave:{left}:{last}", f"sell:1:{last}"]
    about = n.seat(t, chooser.randrange(t.seats))
    vows += [f"pay:{_amount(chooser)}:{last}", f"'word:{last}:a favour'", f"tell:{about}:{last}"]
    vow = chooser.choice(vows)
    texts = [
        f"offer to={to} give={_amount(chooser)} want={_amount(chooser)}",
        f"offer to={to},{other} give={_amount(chooser)} theirs={vow}",
        f"offer to={to} mine={vow} text='my word on it'",
        f"offer to={to} mine={vow}",
        f"offer to={to} theirs={vow} until={last}",
        f"gift to={to} give={_amount(chooser)}",
        f"say to={chooser.choice([to, 'all'])} text='what is it worth to you?'",
        f"say to={chooser.choice([to, 'all'])} tip={about}:{_amount(chooser)}",
    ]
    return seat, chooser.choice(texts)


def _amount(chooser: random.Random) -> str:
    return f"{chooser.choice(ASSETS)}:{chooser.choice(NUMBERS)}"
