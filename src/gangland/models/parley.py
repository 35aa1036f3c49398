"""A game of the arena at which language models sit among bots, each a client of the table's protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import ExitStack

from gangland.arena.bargaining import Bazaar
from gangland.arena.bout import ModelUse
from gangland.bots.bot import Bot
from gangland.engine.action import PICK_GANG
from gangland.engine.menu import KIND, Menu
from gangland.game.chance import Dice
from gangland.game.croupier import Croupier
from gangland.game.deals.deal import Offer
from gangland.game.deals.talk import is_deal
from gangland.game.game import Game
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.game.why import why_not
from gangland.lessons.course import Course
from gangland.models.chat import Chat
from gangland.models.model import Model
from gangland.models.player import Player
from gangland.models.seat import Seat
from gangland.protocol.lobby import Presence
from gangland.protocol.sheets import cards_document
from gangland.terminal.client import Client
from gangland.terminal.local_wire import LocalWire
from gangland.words import Words


class Parley(Bazaar):
    """A bazaar with models at some seats; the bots given for these stand in where a model does not answer."""

    def __init__(
        self, game: Game, bots: Sequence[Bot], silent: AbstractSet[int], models: Mapping[int, Model]
    ) -> None:
        super().__init__(game, bots, silent)
        self.hosted = Hosted(self)
        self.models = models
        self.players: dict[int, Player] = {}
        self.uses = {seat: ModelUse(seat=seat) for seat in models}
        self.picked: dict[int, int] = {}

    def play(self, dice: Dice, gangs: Sequence[int] = ()) -> None:
        """Play to the end, with everybody connected."""
        with ExitStack() as stack:
            for seat, model in self.models.items():
                chat = stack.enter_context(Chat(model, self.uses[seat]))
                self.players[seat] = self.sit(seat, chat)
            super().play(dice, gangs)

    def sit(self, seat: int, chat: Chat) -> Player:
        """A model at its seat."""
        client = Client(LocalWire(self.hosted, seat), chat.model.lang)
        client.open()
        text = Seat(client, Words(chat.model.lang), cards_document(self.game.pack))
        return Player(text, chat, deals=seat in self.dealers)

    def chosen(self, seat: int, menu: Menu, gangs: Sequence[int]) -> int:
        """Return the answer of a seat: a model's own, unless it is settled or beyond it."""
        is_settled = menu.count() == 1 or bool(gangs and menu.rows[KIND] == PICK_GANG)
        if seat not in self.players or is_settled:
            return super().chosen(seat, menu, gangs)
        before = self.uses[seat].tries
        answered = self.players[seat].decide()
        self.contest.illegal[seat] += self.uses[seat].tries - before
        if not answered:
            return super().chosen(seat, menu, gangs)
        self.contest.asked[seat] += 1
        return self.picked.pop(seat)

    def bargain(self, seat: int) -> None:
        """DEA-1: a model deals when it is asked something; all others before."""
        if seat not in self.models:
            super().bargain(seat)

    def replied(self, seat: int, offer: Offer) -> str:
        """Return what a seat says to an offer; a model that says nothing of use declines."""
        if seat not in self.players:
            return super().replied(seat, offer)
        number = self.game.ledger.number(seat, offer.id)
        return self.players[seat].reply(number, lambda line: self.tried(seat, line)) or f"decline {number}"

    def tried(self, seat: int, line: str) -> str:
        """Refuse a reply that cannot be given; nothing changes."""
        if not is_deal(line):
            raise Refusal("not-a-deal")
        self.game.branch().take(seat, line)
        return ""

    def tell(self) -> None:
        """DEA-3: have bots give the tips they owe; a model does so by itself."""
        dealers = self.dealers
        self.dealers = [seat for seat in dealers if seat not in self.models]
        try:
            super().tell()
        finally:
            self.dealers = dealers

    def hear(self, seat: int, text: str) -> None:
        """Take what a model says: a deal at once, an answer once it is to be given."""
        if is_deal(text):
            if seat not in self.dealers:
                raise Refusal("no-dealing")
            self.take(seat, text)
            self.reply()
            self.tell()
            return
        game = self.game
        menu = game.menu(seat)
        action = game.notation.read(game.t, seat, text, menu)
        if not menu.has(action):
            raise why_not(game.g, game.view(seat), seat, action)
        self.picked[seat] = action

    def counted(self) -> list[ModelUse]:
        """Return what the models did, with what the ledger knows of their deals."""
        ledger = self.game.ledger
        for seat, use in self.uses.items():
            use.promised = sum(promise.by == seat for promise in ledger.promises)
            use.accepted = sum(one.state == "accepted" and one.taker == seat for one in ledger.offers)
        return list(self.uses.values())


class Hosted:
    """A parley as a wire knows a table: its journal follows the game line by line."""

    course: Course | None = None
    is_guided = False
    breath = 0.0

    def __init__(self, parley: Parley) -> None:
        self.parley = parley
        self.journal = Journal(parley.game.rewound(0), Croupier(0))
        self.people: list[int] = []
        self.presence: list[Presence] = ["here"] * parley.game.t.seats

    def get_on(self) -> bool:
        """Catch up with the game, which is played elsewhere."""
        self.journal.retrace(self.parley.game.lines[len(self.journal) :], 0.0)
        return False

    def pause(self) -> float:
        """Nothing happens by itself."""
        return 0.0

    def keep(self) -> None:
        """The arena keeps its games itself."""

    def take(self, seat: int, text: str) -> None:
        """Have a model act or deal."""
        self.parley.hear(seat, text)
        self.get_on()
