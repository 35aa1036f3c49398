"""What a bot says of its own accord: short lines by the occasion, never of rules or secrets."""

from __future__ import annotations

from typing import Final

from gangland.bots.word import Word
from gangland.engine import event as ev
from gangland.engine.ints import Ints, i64
from gangland.engine.table import Table
from gangland.game.deals.deal import Offer, Talk, Verdict, Vow
from gangland.game.deals.phrases import LINES

SELDOM: Final = 3  # in one of so many rounds a deal or a fight is spoken of
MANY: Final = 1000  # more deals than there are in a round
NOBODY: Final = -1
PLEASURE: Final = "pleasure"
STRIDE: Final = 31

GREET: Final = "greet"
PACT: Final = "pact"
BRIBE: Final = "bribe"
PRICE: Final = "price"
THREAT: Final = "threat"
BETRAYED: Final = "betrayed"
BETRAYS: Final = "betrays"
FIGHT: Final = "fight"
LOST: Final = "lost"
LAST: Final = "last"
WIN: Final = "win"
DEFEAT: Final = "defeat"


class Voice:
    """What a bot might speak of, and what it has spoken of or let pass."""

    def __init__(self, seed: i64 = 0) -> None:
        """Nothing has happened yet."""
        self.seed: i64 = seed
        self.settled: i64 = 0  # how many verdicts and deals were spoken of, or let pass
        self.heard: i64 = 0  # the round whose beginning was spoken of, or let pass
        self.attacker: i64 = NOBODY  # who has started the last fight,
        self.lined: i64 = 0  # and whether one is in it
        self.won: i64 = 0  # whether one has won a fight that was not spoken of,
        self.foe: i64 = NOBODY  # and who has won one that was started against oneself

    def watch(self, events: Ints, seat: i64) -> None:
        """FGT-1, FGT-5: take note of one's fights."""
        for at in range(0, len(events), ev.WIDTH):
            who = events[at + 2]
            if events[at] == ev.FIGHT:
                self.attacker, self.lined = who, 0
            elif events[at] == ev.LINED_UP and who == seat:
                self.lined = 1
            elif events[at] == ev.WON and who == seat:
                self.won = 1
            elif events[at] == ev.WON and self.lined and self.attacker == who:
                self.foe = who

    def line(self, occasion: str, view: Table, to: tuple[int, ...] = ()) -> Talk:
        """Return one of the lines for an occasion, by the seed and the round."""
        some = [word for word in LINES if word.startswith(occasion + "-")]
        return Talk("", to, some[(self.seed + STRIDE * view.round) % len(some)])

    def is_talkative(self, view: Table) -> bool:
        """Return whether this is one of the rounds in which small things are spoken of."""
        return (self.seed + view.round) % SELDOM == 0

    def remark(self, view: Table, seat: i64, word: Word, *, is_behind: bool) -> Talk | None:
        """Return a line about what has happened since the last one, the gravest first."""
        said = self.of_deals(view, seat, word)
        if said is None:
            said = self.of_fights(view, is_behind=is_behind)
        if said is None and self.heard < view.round:
            self.heard = view.round
            said = self.of_rounds(view)
        return said

    def of_deals(self, view: Table, seat: i64, word: Word) -> Talk | None:
        """DEA-3: return a line to who broke a word or had one broken, or to a partner in a deal."""
        broken = [one for one in word.promises if one.verdict is Verdict.BROKEN]
        deals = [one for one in word.offers if one.state == "accepted"]
        before, self.settled = self.settled, len(broken) * MANY + len(deals)
        if len(broken) > before // MANY:
            last = broken[-1]
            is_mine = last.by == seat
            return self.line(BETRAYS if is_mine else BETRAYED, view, (last.to if is_mine else last.by,))
        if len(deals) <= before % MANY or not self.is_talkative(view):
            return None
        return self.of_deal(view, deals[-1], (deals[-1].by if deals[-1].by != seat else deals[-1].taker,))

    def of_deal(self, view: Table, deal: Offer, to: tuple[int, ...]) -> Talk:
        """Return a line to a partner: about a pact, or about business."""
        is_sworn = len(deal.mine) > 0 and len(deal.theirs) > 0
        is_pact = is_sworn and any(one.vow is not Vow.TELL for one in deal.mine + deal.theirs)
        return self.line(PACT, view, to) if is_pact else Talk("", to, PLEASURE)

    def of_fights(self, view: Table, *, is_behind: bool) -> Talk | None:
        """FGT-5: return a line about a fight won, or to who has won one against oneself."""
        won, foe = self.won, int(self.foe)
        self.won, self.foe = 0, NOBODY
        if foe >= 0 and (is_behind or self.is_talkative(view)):
            return self.line(THREAT if is_behind else LOST, view, (foe,))
        return self.line(FIGHT, view) if won and self.is_talkative(view) else None

    def of_rounds(self, view: Table) -> Talk | None:
        """Return a greeting in the first round, or a line for the last; some have neither."""
        if (self.seed >> 1) % SELDOM == 0:
            return None
        if view.round == view.rounds:
            return self.line(LAST, view)
        return self.line(GREET, view) if view.round == 1 else None

    def of_end(self, view: Table, seat: i64) -> Talk | None:
        """END-2: return a last word, of who has won or of who has not; of these some have none."""
        if view.winner == seat:
            return self.line(WIN, view)
        return None if (self.seed >> 1) % SELDOM == 0 else self.line(DEFEAT, view)

    def plain(self) -> list[int]:
        """Return all of it as plain values."""
        numbers = (self.seed, self.settled, self.heard, self.attacker, self.lined, self.won, self.foe)
        return [int(number) for number in numbers]


def voiced(numbers: list[int]) -> Voice:
    """Return the voice with these values."""
    voice = Voice(numbers[0])
    voice.settled, voice.heard, voice.attacker = numbers[1], numbers[2], numbers[3]
    voice.lined, voice.won, voice.foe = numbers[4], numbers[5], numbers[6]
    return voice
