"""The hall: plays the deals of a row, each with the candidate at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from gangland.arena.bargaining import Bazaar, dealings
from gangland.arena.bout import Bout, Dealt, ModelUse
from gangland.arena.league import Row
from gangland.arena.rotation import Rotation
from gangland.arena.simulate import CHANCE_SEAT, game_seed
from gangland.bots.bot import Bot
from gangland.bots.contest import Contest
from gangland.bots.roster import enlist, make_bot
from gangland.content.editions import load_version
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

    def __init__(
        self, number: int, row: Row, deals: Sequence[int], seed: int, logged: int, cards: str = ""
    ) -> None:
        self.number = number
        self.row = row
        self.deals = deals
        self.seed = seed
        self.logged = logged
        self.cards = cards

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
        silent = {seat} if row.silent else set()
        sitting = self.sit(names, deal, silent)
        sitting.play()
        bout = bout_of(sitting.contest, seat, names)
        bout.models = sitting.uses()
        if sitting.bazaar:
            bout.closings = sitting.bazaar.closings()
            for name, numbers in dealings(sitting.bazaar.game)._asdict().items():
                setattr(bout, name, numbers)
        if deal < self.logged:
            bout.log = text_of(sitting.game())
        return bout

    def sit(self, names: list[str], deal: int, silent: AbstractSet[int]) -> Sitting:
        """Return the table of one game."""
        return Sitting(self.row, names, self.seed, deal, silent=silent, cards=self.cards)


class Sitting:
    """Bots at a table of a row, to play one deal: with log and ledger where they deal, else without."""

    def __init__(
        self,
        row: Row,
        names: list[str],
        seed: int,
        deal: int,
        silent: AbstractSet[int] = frozenset(),
        cards: str = "",
    ) -> None:
        """Sit them down."""
        self.setup = row.setup(names)
        self.pack = pack_of(self.setup.pack_game, cards)
        self.gangs = Rotation(row.players, len(self.pack.gangs)).seating(deal).gangs
        self.dice = KeyedDice(game_seed(seed, deal, CHANCE_SEAT))
        bots = [self.made(name, game_seed(seed, deal, at)) for at, name in enumerate(names)]
        self.bazaar = self.laid(row, bots, silent)
        if self.bazaar:
            self.contest = self.bazaar.contest
        else:
            g = compose(self.setup, self.pack)
            self.contest = Contest(g, new_table(g, row.players), bots)
            self.contest.gangs = ints(list(self.gangs))
        self.contest.pace = 1 if row.is_thinking else PACE

    def made(self, name: str, seed: int) -> Bot:
        """Return a bot for a seat."""
        enlist(name)
        return make_bot(name, seed)

    def laid(self, row: Row, bots: Sequence[Bot], silent: AbstractSet[int]) -> Bazaar | None:
        """Return a table with log and ledger, where there is need of one."""
        return Bazaar(Game(self.setup, self.pack), bots, silent) if row.deals else None

    def uses(self) -> list[ModelUse]:
        """Return what language models did and cost; bots cost nothing."""
        return []

    def play(self) -> None:
        """Play to the end."""
        if self.bazaar:
            self.bazaar.play(self.dice, self.gangs)
        else:
            self.contest.play(self.dice)

    def game(self) -> Game:
        """Return the game that was played, for its log."""
        return self.bazaar.game if self.bazaar else retraced(self.contest, self.setup, self.pack)


@cache
def pack_of(game: str, cards: str = "") -> Pack:
    """Return a game's pack, as it is or in an edition, read once."""
    return load_version(game, cards) if cards else Setup(game, ()).load_pack()


def bout_of(match: Contest, seat: int, names: list[str]) -> Bout:
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
    )


def retraced(match: Contest, setup: Setup, pack: Pack) -> Game:
    """Return the game of a match, for its log."""
    game = Game(setup, pack)
    steps = iter(match.steps)
    for seat, action in zip(steps, steps, strict=True):
        game.answer(seat, action)
    return game
