"""DEA: a sitting at which one deals: before it answers, a seat may offer, tell or say something.

Whoever an offer is for is asked at once, one after the other to the left of its maker, and accepts, declines
or, in full deals, counters; then the game goes on where it was. So no offer stays open.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gangland.engine.ints import ints
from gangland.engine.step import Rules
from gangland.game.deals.deal import Deal, Offer, Talk, Tip
from gangland.game.game import Game
from gangland.game.refusal import Refusal
from gangland.research import heads
from gangland.research.choosing import Choosing
from gangland.research.sitting import NotAllowedError, Sitting
from gangland.research.vocabulary import Asked, Moment, read

MOST_OFFERS: Final = 3  # of a seat in a round, counter-offers among them
MOST_TALK: Final = 2  # lines of a seat in a round, tips among them


class Heard(NamedTuple):
    """What a seat said last that another heard: the number of a phrase, or a tip."""

    phrase: str = ""
    about: int = -1
    held: tuple[int, int, int] = (-1, -1, -1)


class Bargaining(Sitting):
    """A game with its ledger; `vows` says whether promises, counter-offers, tips and phrases are in it."""

    def __init__(self, g: Rules, slots: list[int], *, vows: bool) -> None:
        """Make room."""
        super().__init__(g, slots)
        self.vows = vows
        self.model: Game
        self.drafts: dict[int, list[int]] = {}
        self.replies: list[tuple[int, int]] = []  # who is still to reply to the offer of which number inside
        self.heard: list[list[Heard]] = []
        self.watched = 0
        self.made = 0  # deals so far

    def sit(self, model: Game, seed: int) -> None:
        """Begin a game."""
        self.model = model
        self.drafts = {}
        self.replies = []
        self.heard = [[Heard() for _ in model.setup.seats] for _ in model.setup.seats]
        self.watched = 0
        self.lay(model.t, seed)

    # asking

    def go_on(self) -> None:
        """Have offers replied to before anything else."""
        while self.replies and not self.is_open(*self.replies[0]):
            self.replies.pop(0)
        if self.replies:
            self.seat = self.replies[0][0]
            self.propose(self.seat, [])
        else:
            super().go_on()

    def now_asked(self) -> int:
        """Return the seats that are asked now, as a mask."""
        return 1 << self.replies[0][0] if self.replies else super().now_asked()

    def is_open(self, seat: int, offer: int) -> bool:
        """Return whether a seat can still reply to an offer."""
        one = self.model.ledger.offers[offer - 1]
        return one.state == "open" and seat not in one.declined

    def deals(self, seat: int) -> int:
        """DEA-1: return the kinds of deals a seat may make before it answers."""
        ledger = self.model.ledger
        try:
            ledger.check_open(self.t, seat)
        except Refusal:
            return 0
        kinds = 1 << heads.OFFER if self.may_offer(seat) else 0
        if self.vows and ledger.spoken[seat] < MOST_TALK:
            rivals = len(self.moment(seat).rivals())
            kinds |= 1 << heads.SAY | (1 << heads.TELL if rivals > 1 else 0)
        return kinds

    def may_offer(self, seat: int) -> bool:
        """Return whether a seat has offers left in this round."""
        return self.model.ledger.made[seat] < MOST_OFFERS and bool(self.moment(seat).rivals())

    def moment(self, seat: int) -> Moment:
        """Return who says something, and when."""
        view = self.model.view(seat)
        if self.replies and self.replies[0][0] == seat:
            offer = self.model.ledger.offers[self.replies[0][1] - 1]
            return Moment(view, seat, self.vows, offer, self.model.ledger.number(seat, offer.id))
        return Moment(view, seat, self.vows)

    def draft(self, seat: int) -> Offer | Tip | None:
        """Return the offer or tip a seat is about to make, as far as it was said."""
        said = self.drafts.get(seat)
        if said:
            try:
                read(self.moment(seat), said)
            except Asked as asked:
                return asked.offer or asked.tip
        return None

    # saying

    def take(self, seat: int, index: int) -> None:
        """Have a seat say one thing of a deal or of its answer."""
        choosing = self.choosings[seat]
        draft = self.drafts.get(seat)
        if draft is None and (choosing.head != heads.AT_KIND or index < heads.OFFER):
            super().take(seat, index)
            return
        if not 0 <= index < len(choosing.mask) or not choosing.mask[index]:
            raise NotAllowedError(f"seat {seat} may not say {index} now")
        if choosing.head >= 0:
            self.propose(seat, [*(draft or []), index])

    def propose(self, seat: int, draft: list[int]) -> None:
        """Note what a seat has said of a deal: when all is said it is done, else it is asked on."""
        moment = self.moment(seat)
        self.drafts[seat] = draft
        while True:
            try:
                deal = read(moment, draft)
            except Asked as asked:
                choices = asked.choices if draft else self.answers(moment)
                if len(choices) > 1 or not draft or heads.BY_HAND >> heads.head_at(choices[0]) & 1:
                    self.put(seat, draft, choices)
                    return
                draft.append(choices[0])
            else:
                break
        self.do(seat, deal)

    def do(self, seat: int, deal: Deal) -> None:
        """Make a deal; then everybody is asked anew, since what they hold and may say can be otherwise."""
        self.model.deal(seat, deal)
        self.drafts = {}
        self.asked = 0
        for choosing in self.choosings:
            choosing.rest()
        if isinstance(deal, Offer):
            made = self.model.ledger.offers[-1]
            self.replies[:0] = [(rival, made.id) for rival in made.to]
        elif isinstance(deal, Talk):
            self.hear(seat, deal)
        self.made += 1
        self.watch()
        self.go_on()

    def answers(self, moment: Moment) -> list[int]:
        """Return the ways to reply to an offer: what one cannot cover, one cannot accept."""
        ledger, offer = self.model.ledger, moment.reply_to
        kinds = [heads.DECLINE]
        try:
            ledger.check_cover(moment.t, moment.seat, offer.want if offer else (0, 0, 0))
        except Refusal:
            pass
        else:
            kinds.insert(0, heads.ACCEPT)
        return [*kinds, heads.COUNTER] if self.vows and self.may_offer(moment.seat) else kinds

    def put(self, seat: int, draft: list[int], choices: list[int]) -> None:
        """Ask a seat what it says next of a deal."""
        choosing: Choosing = self.choosings[seat]
        choosing.rest()
        choosing.clear()
        for index in choices:
            choosing.mark(index)
        for index in draft:
            head = heads.head_at(index)
            choosing.said[head] = index - heads.STARTS[head]
        choosing.head = heads.head_at(choices[0])

    def hear(self, seat: int, talk: Talk) -> None:
        """INF-3: have those it was for remember what somebody said."""
        tip = (talk.tip.about, talk.tip.held) if talk.tip else (-1, (-1, -1, -1))
        for other in talk.to or range(self.t.seats):
            self.heard[other][seat] = Heard(talk.phrase, *tip)

    # what happens

    def answer(self, seat: int, action: int) -> None:
        """Do what a seat answered, with its line in the log; promises are judged by it."""
        self.model.answer(seat, action)
        self.watch()

    def watch(self) -> None:
        """Have every seat remember what has happened since, as far as it may know."""
        news = ints(self.model.happened[self.watched :])
        self.watched = len(self.model.happened)
        for seat in range(self.t.seats):
            self.memories[seat].watch(news, seat)
