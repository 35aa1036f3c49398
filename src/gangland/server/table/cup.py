"""The cup: where the links of a throw come together, the seats' and the house's own, which comes last.

A throw that lacks a link is asked for from whoever sits at the table (`dice`). A link that belongs to it is
kept here until all are there, and is then on the disk with the throw; one shown ahead of its time is a line
of its own, and so is every link where several servers share the table, since none of them sees all. Where a
link does not come in time, the throw is made anew without that seat, whose chair a caretaker has for the
rest of the round (docs/fair-dice.md).
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from gangland.game.chain import Chain, anchor_of, back, last_of, stretch_of
from gangland.game.happenings import HOUSE
from gangland.game.journal import Journal
from gangland.game.refusal import Refusal
from gangland.game.throws import CHAIN, ESCROW, NONE, WITHOUT, ChainCroupier, Due, Tip, throw_text
from gangland.protocol.messages import Dice, Links, encode
from gangland.server.table.deadlines import SLOW
from gangland.server.table.persistence import persistent

if TYPE_CHECKING:
    from gangland.server.table.audience import Guest
    from gangland.server.table.web_table import Room


class Cup:
    """The dice of one table; at one whose dice come from a seed it is never needed."""

    def __init__(self, room: Room) -> None:
        """Nothing is in it."""
        self.room = room
        self.held: dict[int, Tip] = {}
        self.asked = 0
        self.since = 0.0

    @cached_property
    def chain(self) -> Chain:
        """The house's own chain."""
        return Chain(self.room.record.seed)

    def croupier(self, journal: Journal | None = None) -> ChainCroupier | None:
        """Return who makes throws here, as of this round; nobody where a seed gives the dice."""
        journal = self.room.journal if journal is None else journal  # an empty journal is one all the same
        if journal is None or not isinstance(journal.croupier, ChainCroupier):
            return None
        return journal.croupier.at(journal.game.t)

    # throwing

    def settle(self, journal: Journal, at: float) -> None:
        """Let chance answer as far as links are there."""
        journal.settle(at)
        while journal.is_left_to_chance() and (text := self._next(journal)):
            journal.take(HOUSE, text, at)
            journal.settle(at)

    def _next(self, journal: Journal) -> str:
        """Return what the house writes for the throw that is due; empty where it waits for a link."""
        croupier = self.croupier(journal)
        if croupier is None:
            return ""
        due = croupier.due(journal.game.t)
        missing = self._missing(croupier, due)
        left = [seat for seat in missing if self._is_left(seat)]
        if left:
            return f"{WITHOUT} {due.number} {left[0]}"
        if missing:
            return ""
        links = [
            self._link(croupier, seat, due.number) if seat in due.seats else NONE
            for seat in range(len(croupier.parts))
        ]
        return throw_text(due.number, self.chain.link(due.number), links)

    def _missing(self, croupier: ChainCroupier, due: Due) -> list[int]:
        return [seat for seat in due.seats if not self._link(croupier, seat, due.number)]

    def _link(self, croupier: ChainCroupier, seat: int, index: int) -> str:
        """Return a seat's link from what it has shown; empty where that does not reach so far."""
        for known, link in (self.held.get(seat, (0, "")), croupier.escrow.get(seat, (0, ""))):
            if known >= index and croupier.fits(seat, known, link):
                return back(link, known - index)
        return ""

    def _is_left(self, seat: int) -> bool:
        """Return whether nobody is waited for: a caretaker plays, and the person is not there."""
        return self.room.record.seats[seat].caretaker and not self.room.audience.is_anywhere(seat)

    # asking

    def message(self) -> Dice | None:
        """Return how the dice stand, for whoever sits at the table."""
        journal, croupier = self.room.journal, self.croupier()
        if journal is None or croupier is None or self.room.record.state != "running":
            return None
        due = croupier.due(journal.game.t)
        return Dice(
            index=due.number,
            due=journal.is_left_to_chance() and bool(self._missing(croupier, due)),
            commit=self.room.record.commitment,
            parts=self.room.entropies(),
            reach=[self._reach(croupier, seat) for seat in range(len(croupier.parts))],
            out=sorted(croupier.out),
        )

    def _reach(self, croupier: ChainCroupier, seat: int) -> int:
        """Return up to which link a seat has shown its chain: whoever is told so knows that a link came."""
        return max(croupier.reach(seat), self.held.get(seat, (0, ""))[0])

    def tell(self, guest: Guest) -> None:
        """Tell somebody how the dice stand."""
        message = self.message()
        if message is not None and self.room.held is None:
            guest.send_text(encode(message))

    def ask(self) -> None:
        """Ask everybody for the links of a throw that is due, once."""
        message = self.message() if self._is_waiting() else None
        if message is None or not message.due:
            self.asked = 0
            return
        if self.asked == message.index:
            return
        self.asked, self.since = message.index, self.room.steady()
        text = encode(message)
        for guest in list(self.room.audience.guests):
            guest.send_text(text)

    # what comes

    async def take(self, guest: Guest, message: Links) -> None:
        """Take links of any seats: a link can be checked, whoever shows it; the lock is held.

        Besides the one that is due, the last link of this round and that of the next are kept, and no others:
        what a seat shows ahead is a line of the log each time.
        """
        journal, croupier = self.room.journal, self.croupier()
        if journal is None or croupier is None or self.room.record.state != "running":
            raise Refusal("no-chains")
        shown = {int(seat): link for seat, link in message.links.items()}
        if any(not croupier.fits(seat, message.index, link) for seat, link in shown.items()):
            raise Refusal("bad-link")
        due = croupier.due(journal.game.t)
        is_due = journal.is_left_to_chance() and message.index == due.number
        now = stretch_of(croupier.last)
        is_ahead = message.index in (last_of(now), last_of(now + 1))
        for seat, link in shown.items():
            if is_due and self.room.company is None:
                self.held[seat] = (message.index, link)
            elif (is_due or is_ahead) and message.index > croupier.reach(seat):
                await self.room.commit(HOUSE, f"{ESCROW} {seat} {message.index} {link}")
        await self.go_on()
        self.tell(guest)

    async def go_on(self) -> None:
        """Make the throw that is due, if nothing is missing any more; the lock is held."""
        journal = self.room.journal
        if journal is not None and journal.is_left_to_chance() and (text := self._next(journal)):
            await self.room.commit(HOUSE, text)
        self.held = {} if journal is None or not self._is_waiting() else self.held
        self.room.publish()

    def _is_waiting(self) -> bool:
        return self.room.journal is not None and self.room.journal.is_left_to_chance()

    async def new_chain(self, seat: int, anchor: str) -> None:
        """Take a seat's new chain, which is in force from a later round on; the lock is held."""
        croupier = self.croupier()
        if croupier is None:
            raise Refusal("no-chains")
        if anchor not in (anchor_of(croupier.parts[seat]), croupier.fresh.get(seat, (0, ""))[1]):
            await self.room.commit(HOUSE, f"{CHAIN} {seat} {anchor}")
            self.room.publish()

    # who does not show a link

    def patience(self) -> float:
        """Return for how long a link is waited for: in slow games for as long as for an answer."""
        if self.room.record.plan.pace.kind == "slow":
            return self.room.timer.seconds or SLOW
        return self.room.settings.dice_patience

    def sits_out(self, seat: int) -> bool:
        """Return whether a seat's link did not come in this round: a caretaker has it until the next."""
        croupier = self.croupier()
        return croupier is not None and seat in croupier.missed

    def check_in(self, seat: int) -> None:
        """Refuse what a seat does that sits out the rest of the round."""
        if self.sits_out(seat):
            raise Refusal("sits-out")

    def is_late(self) -> bool:
        """Return whether a link was waited for long enough; where nobody waits but bots, there is time."""
        is_due = bool(self.asked) and self.room.steady() - self.since >= self.patience()
        return is_due and (self.room.timer.seconds is not None or self._is_awaited())

    def _is_awaited(self) -> bool:
        """Return whether somebody is there who does not lack in the throw."""
        late = self._late()
        people = [seat for seat in self.room.caretakers.people() if seat not in late]
        return any(self.room.audience.is_anywhere(seat) for seat in people)

    @persistent
    async def tick(self) -> None:
        """Go on without whoever kept everybody waiting, and give chairs back with a new round."""
        self.ask()
        if self.is_late():
            async with self.room.lock:
                if self.is_late():
                    await self._go_on_without()
        back_again = self._returning()
        if back_again:
            async with self.room.lock:
                for seat in back_again:
                    await self.room.come_back(seat)
                self.room.audience.tell_presence()

    async def _go_on_without(self) -> None:
        late = self._late()
        for seat in late:
            await self.room.take_over(seat)
        self.held = {}
        for seat in late:
            journal, croupier = self.room.journal, self.croupier()
            if journal is not None and croupier is not None:
                due = croupier.due(journal.game.t)
                if seat in due.seats and journal.is_left_to_chance():
                    await self.room.commit(HOUSE, f"{WITHOUT} {due.number} {seat}")
        await self.go_on()
        self.room.audience.tell_presence()

    def _late(self) -> list[int]:
        """Return whose link is missing for the throw that is due."""
        journal, croupier = self.room.journal, self.croupier()
        if journal is None or croupier is None:
            return []
        return self._missing(croupier, croupier.due(journal.game.t))

    def _returning(self) -> list[int]:
        """Return whose chair a caretaker has though they are there, and may have it again."""
        kept = [seat for seat, one in enumerate(self.room.record.seats) if one.caretaker]
        if not kept or self.croupier() is None:
            return []
        return [seat for seat in kept if self.room.audience.is_anywhere(seat) and not self.sits_out(seat)]
