"""The hall: plays the deals of a row, each with the candidate at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gangland.arena.bargaining import Bazaar, Dealings, dealings
from gangland.arena.bout import Bout, Dealt
from gangland.arena.league import Row
from gangland.arena.rotation import Rotation
from gangland.arena.simulate import CHANCE_SEAT, game_seed
from gangland.bots.contest import Contest
from gangland.bots.roster import enlist, make_bot
from gangland.content.records import Pack
from gangland.engine.ints import ints
from gangland.game.game import Game
from gangland.game.games import new_table
from gangland.game.keyed import KeyedDice
from gangland.game.logs.log import text_of
from gangland.game.setup import Setup, compose

NANO = 1000
PACE = 37
"""Of how many choices one is timed, where nobody takes its time."""


class Task:
    """Some deals of a row, to be played in one go; the first so many of a row are kept as logs."""

    def __init__(self, number: int, row: Row, deals: Sequence[int], seed: int, logged: int) -> None:
        self.number = number
        self.row = row
        self.deals = deals
        self.seed = seed
        self.logged = logged

    def play(self) -> list[Dealt]:
        """Play them."""
        return [self.play_deal(deal) for deal in self.deals]

    def play_deal(self, deal: int) -> Dealt:
        """Play a deal: the same sites, cards, dice and gangs, the candidate at one seat after the other."""
        return Dealt(self.number, deal, [self.play_bout(deal, seat) for seat in self.row.seats(deal)])

    def play_bout(self, deal: int, seat: int) -> Bout:
        """Play one game of a deal; who sits at a seat, candidate or rival, has that seat's randomness."""
        row = self.row
        players = row.table_of(deal)
        names = [players[(at - seat) % row.players] for at in range(row.players)]
        for name in names:
            enlist(name)
        setup = row.setup(names)
        pack = pack_of(setup.pack_game)
        is_logged = deal < self.logged
        gangs = Rotation(row.players, len(pack.gangs)).seating(deal).gangs
        bots = [make_bot(name, game_seed(self.seed, deal, at)) for at, name in enumerate(names)]
        dice = KeyedDice(game_seed(self.seed, deal, CHANCE_SEAT))
        pace = 1 if row.is_thinking else PACE
        if row.deals:
            bazaar = Bazaar(Game(setup, pack), bots, silent={seat} if row.silent else set())
            bazaar.contest.pace = pace
            bazaar.play(dice, gangs)
            log = text_of(bazaar.game) if is_logged else ""
            bout = bout_of(bazaar.contest, seat, names, log, dealings(bazaar.game))
            bout.closings = bazaar.closings()
            return bout
        g = compose(setup, pack)
        match = Contest(g, new_table(g, row.players), bots)
        match.pace = pace
        match.gangs = ints(list(gangs))
        match.play(dice)
        return bout_of(match, seat, names, text_of(retraced(match, setup, pack)) if is_logged else "")


@cache
def pack_of(game: str) -> Pack:
    """Return a game's pack, read once."""
    return Setup(game, ()).load_pack()


def bout_of(match: Contest, seat: int, names: list[str], log: str, dealt: Dealings | None = None) -> Bout:
    """Return what is kept of a match."""
    t = match.t
    return Bout(
        seat=seat,
        bots=names,
        gangs=list(t.gang),
        winner=t.winner,
        cash=list(t.cash),
        first=match.first,
        rounds=t.round,
        asked=list(match.asked),
        timed=list(match.timed),
        spent=[time // NANO for time in match.spent],
        longest=[time // NANO for time in match.longest],
        illegal=list(match.illegal),
        log=log,
        **({} if dealt is None else dealt._asdict()),
    )


def retraced(match: Contest, setup: Setup, pack: Pack) -> Game:
    """Return the game of a match, for its log."""
    game = Game(setup, pack)
    steps = iter(match.steps)
    for seat, action in zip(steps, steps, strict=True):
        game.answer(seat, action)
    return game
