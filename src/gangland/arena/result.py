"""What a simulation found: who wins how often, and what every site and card was good for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from gangland.arena.bargaining import Dealings
from gangland.arena.rotation import Rotation, Seating
from gangland.arena.stats import Share, ratio
from gangland.content.records import Pack
from gangland.game.setup import Setup, format_options
from gangland.rulesets.build import tile_ids

(
    UP,
    EXPLOITED,
    BOOSTED,
    MEASURED,
    WORTH,
    ROUNDS_UP,
    BOOSTABLE,
    BOOST_MEASURED,
    BOOST_WORTH,
    TURNED,
    HITS,
    IDLE,
) = range(12)
CENTS = 100


class SeatOrders(NamedTuple):
    """The orders of one seat: how many, when its gang's own was open, how many were that, their worth."""

    issued: int
    open: int
    own: int
    worth: int


class Outcome(NamedTuple):
    """How one game went, by seat; `peaks` are the most cash, guns and goods that were in play at once."""

    seating: Seating
    winner: int
    cash: tuple[int, ...]
    first: int
    rounds: int
    decisions: int
    disbanded: int
    fights: int
    falls: int
    sides: tuple[int, ...]
    leader: int
    led: tuple[int, ...]
    peaks: tuple[int, int, int]
    orders: tuple[SeatOrders, ...]
    dealings: Dealings | None = None
    """What came of the deals, where there could be any."""


@dataclass
class Batch:
    """Some games in a row, and the counts by tile and by card over all of them."""

    outcomes: list[Outcome] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)
    logs: dict[int, str] = field(default_factory=dict)
    """Games that are kept whole, by number."""

    def add(self, outcome: Outcome, counts: list[list[int]]) -> None:
        """Add one game."""
        self.outcomes.append(outcome)
        self.counts = summed(self.counts, counts)


def summed(left: list[list[int]], right: list[list[int]]) -> list[list[int]]:
    """Return two sets of counts as one."""
    if not left:
        return right
    return [[a + b for a, b in zip(one, two, strict=True)] for one, two in zip(left, right, strict=True)]


@dataclass
class Result:
    """The games played, counted."""

    setup: Setup
    pack: Pack
    bots: tuple[str, ...]
    seed: int
    finished: bool = True
    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)
    counts: list[list[int]] = field(default_factory=list)
    logs: dict[int, str] = field(default_factory=dict)

    def add(self, batch: Batch) -> None:
        """Add some games."""
        self.outcomes += batch.outcomes
        self.logs |= batch.logs
        self.counts = summed(self.counts, batch.counts)

    # who wins

    def by_bot(self) -> list[Share]:
        """Return the share of every bot; those of one name are told apart by a number."""
        several = Counter(self.bots)
        seen: Counter[str] = Counter()
        shares = []
        for bot in self.bots:
            seen[bot] += 1
            shares.append(Share(f"{bot}-{seen[bot]}" if several[bot] > 1 else bot))
        for game in self.outcomes:
            for seat, bot_number in enumerate(game.seating.bots):
                shares[bot_number].add(game.cash[seat], won=game.winner == seat)
        return shares

    def by_gang(self) -> list[Share]:
        """Return the share of every gang, of the games it took part in."""
        shares = [Share(gang.id) for gang in self.pack.gangs]
        for game in self.outcomes:
            for seat, gang in enumerate(game.seating.gangs):
                shares[gang].add(game.cash[seat], won=game.winner == seat)
        return shares

    def by_seat(self) -> list[Share]:
        """Return the share of every seat."""
        shares = [Share(str(seat + 1)) for seat in range(len(self.bots))]
        for game in self.outcomes:
            for seat, share in enumerate(shares):
                share.add(game.cash[seat], won=game.winner == seat)
        return shares

    def by_turn(self) -> list[Share]:
        """Return the share of the first leader, of the seat to its left, and so on."""
        count = len(self.bots)
        shares = [Share(str(turn + 1)) for turn in range(count)]
        for game in self.outcomes:
            for turn, share in enumerate(shares):
                seat = (game.first + turn) % count
                share.add(game.cash[seat], won=game.winner == seat)
        return shares

    @property
    def rotation(self) -> Rotation:
        """Return how the bots went around the seats and gangs."""
        return Rotation(len(self.bots), len(self.pack.gangs))

    def evenness(self) -> dict[str, object]:
        """Return how even the rotation was: the fewest and most games of a gang, and of a gang at a seat."""
        rotation, games = self.rotation, len(self.outcomes)
        return {
            "even": rotation.is_even(games),
            "turn": rotation.turn,
            "gangs": list(rotation.played(games)),
            "seats": list(rotation.seated(games)),
        }

    # what happened

    def averages(self) -> dict[str, float]:
        """Return what a game was like, on average."""
        games = len(self.outcomes)
        return {
            "cash": round(ratio(sum(sum(game.cash) for game in self.outcomes), games * len(self.bots)), 2),
            "rounds": round(ratio(sum(game.rounds for game in self.outcomes), games), 2),
            "decisions": round(ratio(sum(game.decisions for game in self.outcomes), games), 1),
            "fights": round(ratio(sum(game.fights for game in self.outcomes), games), 2),
            "falls": round(ratio(sum(game.falls for game in self.outcomes), games), 2),
            "disbanded": round(ratio(sum(game.disbanded for game in self.outcomes), games), 4),
        }

    def deals(self) -> dict[str, float]:
        """Return what a game's deals were like on average; nothing where there could be none."""
        games = [game.dealings for game in self.outcomes if game.dealings is not None]
        sums = {
            "offers": sum(sum(one.proposed) for one in games),
            "deals": sum(sum(one.dealt) for one in games) // 2,
            "kept": sum(sum(one.kept) for one in games),
            "broken": sum(sum(one.broken) for one in games),
        }
        return {name: round(ratio(total, len(games)), 2) for name, total in sums.items()} if games else {}

    def speed(self) -> dict[str, float]:
        """Return how fast it went."""
        decisions = sum(game.decisions for game in self.outcomes)
        return {
            "seconds": round(self.seconds, 2),
            "games": round(ratio(len(self.outcomes), self.seconds), 1),
            "decisions": round(ratio(decisions, self.seconds), 1),
        }

    def tiles(self) -> list[dict[str, object]]:
        """Return how often every site and opportunity was up and exploited, and what that was worth."""
        if not self.counts:
            return []
        kinds = [site.kind for site in self.pack.sites]
        c = self.counts
        return [
            {
                "id": tile,
                "kind": kinds[number] if number < len(kinds) else "opportunity",
                "up": c[UP][number],
                "exploited": c[EXPLOITED][number],
                "boosted": c[BOOSTED][number],
                "worth": round(ratio(c[WORTH][number], c[MEASURED][number] * CENTS), 2),
            }
            for number, tile in enumerate(tile_ids(self.pack))
        ]

    def cards(self) -> list[dict[str, object]]:
        """Return how often every other card was turned up, and how many gangs it hit each time."""
        if not self.counts:
            return []
        turned, hits = self.counts[TURNED], self.counts[HITS]
        return [
            {
                "id": card.id,
                "kind": card.kind,
                "turned": turned[number],
                "hits": round(ratio(hits[number], turned[number]), 2),
            }
            for number, card in enumerate(self.pack.cards)
            if card.ground is None
        ]

    def document(self) -> dict[str, object]:
        """Return all of it as a JSON object; all but `speed` is the same for the same seed."""
        return {
            "game": self.setup.game,
            "options": format_options(self.setup.options),
            "pack": self.pack.hash,
            "seed": self.seed,
            "bots": list(self.bots),
            "games": len(self.outcomes),
            "finished": self.finished,
            "evenness": self.evenness(),
            "averages": self.averages(),
            "deals": self.deals(),
            "by_bot": [share.document() for share in self.by_bot()],
            "by_gang": [share.document() for share in self.by_gang()],
            "by_seat": [share.document() for share in self.by_seat()],
            "by_turn": [share.document() for share in self.by_turn()],
            "tiles": self.tiles(),
            "cards": self.cards(),
            "speed": self.speed(),
        }
