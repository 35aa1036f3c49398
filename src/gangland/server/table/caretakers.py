"""Caretakers: bots that play for those who left, until they come back; and the vote that asks for one."""

from __future__ import annotations

from gangland.game.refusal import Refusal
from gangland.server.store.archive import SeatRecord


class Caretakers:
    """Who plays for whom at one table.

    A seat is looked after until its person comes back; somebody present who only let the time run out is
    helped out for one answer.
    """

    def __init__(self, seats: list[SeatRecord], votes: dict[int, set[int]]) -> None:
        """Look at the seats, and who voted about them, as they are kept."""
        self.seats = seats
        self.votes = votes
        self.helped: set[int] = set()

    def people(self) -> list[int]:
        """Return the seats of people, looked after or not."""
        return [number for number, seat in enumerate(self.seats) if seat.kind != "bot"]

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot answers for the seat now."""
        one = self.seats[seat]
        return one.kind == "bot" or one.caretaker or seat in self.helped

    def vote(self, voter: int, seat: int, *, yes: bool, is_away: bool) -> bool:
        """Count a vote; return whether the seat gets a caretaker by it."""
        if seat not in self.people() or seat == voter:
            raise Refusal("no-vote-there")
        if not yes:
            self.votes.get(seat, set()).discard(voter)
            return False
        if not is_away:
            raise Refusal("not-away")
        if self.seats[seat].caretaker:
            raise Refusal("has-caretaker")
        voters = self.votes.setdefault(seat, set())
        voters.add(voter)
        others = [one for one in self.people() if one != seat and not self.seats[one].caretaker]
        return 2 * len(voters & set(others)) > len(others)

    def take_over(self, seat: int) -> None:
        """Have a bot play from now on."""
        self.seats[seat].caretaker = True
        self.votes.pop(seat, None)

    def help_out(self, seat: int) -> None:
        """Have a bot give one answer."""
        self.helped.add(seat)

    def count(self) -> dict[str, int]:
        """Return how many want a caretaker for whom."""
        return {str(seat): len(voters) for seat, voters in self.votes.items() if voters}
