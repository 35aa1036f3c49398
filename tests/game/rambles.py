"""Random games for tests, with any options and with deals of all sorts between the moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise

from gangland.content.editions import load_edition
from gangland.content.records import Pack
from gangland.game.chance import Dice
from gangland.game.game import Game
from gangland.game.playout import sample
from gangland.game.refusal import Refusal
from gangland.game.setup import Setup, seats_of
from gangland.protocol.document import document

GAMES = ("mayhem", "wise-guys")
VARIANTS: dict[str, list[dict[str, int]]] = {
    "mayhem": [{}, {"under-the-radar": 1, "hardcore-cards": 1}, {"slim-pickings": 1, "long-haul": 1}],
    "wise-guys": [{}, {"bombing": 1, "crime-pays": 1}, {"beer-war": 1, "machine-gun-massacre": 1}],
}
NAMES = ("Ann", "Bob", "Çelik", "Dö t")
DEALS = (
    "offer to={rival} give=cash:1 want=guns:1 text='take it or leave it'",
    "offer to={rival},{other} give=guns:1 theirs=pay:cash:1:{last}",
    "offer to={rival} mine=peace:{last} theirs='word:{last}:a favour, later'",
    "offer to={rival} mine=avoid:gun-factory:{last} theirs=leave:gun-factory:{last} theirs=sell:1:{last}",
    "offer to={rival} give=goods:1 counter={number}",
    "gift to={rival} give=cash:1",
    "accept {number}",
    "accept {number}",
    "decline {number}",
    "withdraw {number}",
    "say to={rival} text='it’s “nothing”, really # honest'",
    "say to=all text=Öfter",
)


@cache
def pack_of(name: str) -> Pack:
    """Return the pack of the house, read once."""
    return load_edition(name)


def new_game(name: str, seed: int = 0, *, open_deals: bool = False) -> Game:
    """Return a new game; the seed picks the options."""
    options = VARIANTS[name][seed % len(VARIANTS[name])]
    return Game(Setup(name, seats_of(NAMES), options, open_deals=open_deals), pack_of(name))


def step(game: Game, dice: Dice) -> None:
    """Have the next answer given at random."""
    asked = game.owed()
    seat = asked[dice.below(len(asked))]
    game.answer(seat, sample(game.menu(seat), dice))


def deal(game: Game, dice: Dice) -> None:
    """Try some deal."""
    seat = dice.below(game.t.seats)
    names = [game.notation.seat(game.t, (seat + by) % game.t.seats) for by in range(1, 3)]
    numbers = [one for one, offer in enumerate(game.ledger.offers_seen(seat), 1) if offer.state == "open"]
    number = numbers[dice.below(len(numbers))] if numbers else 1
    text = DEALS[dice.below(len(DEALS))]
    said = text.format(
        rival=names[0], other=names[1], number=number, last=min(game.t.round + 1, game.t.rounds)
    )
    with suppress(Refusal):
        game.take(seat, said)


def moments(name: str, seed: int, most: int = 10_000, *, deals: bool = True) -> Iterator[Game]:
    """Play a game at random; show it before every answer, and at its end."""
    game = new_game(name, seed, open_deals=seed % 4 == 3)
    dice = Dice(seed)
    for _ in range(most):
        yield game
        if game.t.over:
            return
        step(game, dice)
        if deals and dice.below(3) == 0:
            deal(game, dice)


def played(name: str, seed: int, moves: int = 10_000, *, deals: bool = True) -> Game:
    """Return a game so many moves on."""
    *_, game = moments(name, seed, moves, deals=deals)
    return game


def all_seen(game: Game) -> list[object]:
    """Return what every seat and an onlooker sees, and everything there is."""
    return [game.t.values(), [document(game, seat) for seat in range(-1, game.t.seats)]]


def is_same(one: Game, other: Game) -> bool:
    """Return whether two games are the same to the last fact."""
    both = [(all_seen(game), game.facts, game.lines) for game in (one, other)]
    return all(left == right for left, right in pairwise(both))
