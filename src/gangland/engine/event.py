"""Events: what happened, as rows of integers, each with the seats that may know it.

Kinds are grouped as in the rulebook. An event row is its kind, its audience (a mask of seats, with
bit `ONLOOKERS` for everybody else) and five arguments, documented beside the kind.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 7
ONLOOKERS: Final = 6
EVERYONE: Final = 127

ROUND: Final = 1  # round, of rounds
GANG: Final = 2  # seat, gang
SIDE: Final = 3  # seat, side
STARTS: Final = 4  # seat, made mask, rookies
CLAIM: Final = 5  # seat, tokens
SITE_UP: Final = 6  # place, tile
CARD_UP: Final = 7  # card, place or -1
AFFECTED: Final = 8  # card, mask of seats hit
MOVED: Final = 9  # seat, from, to, made, rookies
EXPLOITED: Final = 10  # seat, place, 1 for the boost
TRADED: Final = 11  # seat, transaction, times
GAINED: Final = 12  # seat, asset, amount (negative: lost)
STOLE: Final = 13  # seat, rival, asset, amount
PEEKED: Final = 14  # seat, rival
SEEN: Final = 15  # rival, cash, guns, goods, tokens: for the one who looked
STANDING: Final = 16  # seat, standing now, change
FIGHT: Final = 17  # seat, place, 1 where backup is barred
BACKUP: Final = 18  # seat, from, to, made, rookies
FIST: Final = 19  # seat
GUNS: Final = 20  # seat, guns
BACKED: Final = 21  # seat, rival
ROLLED: Final = 22  # purpose, seat, face
TOTAL: Final = 23  # seat, total, of it crew, guns, and rules and help; the rest is the die
WON: Final = 24  # seat, place
DRAWN: Final = 25  # place
HIT: Final = 26  # seat, rival
INJURED: Final = 27  # seat, place, made, rookies
HOME: Final = 28  # seat, place, made, rookies
LEADER: Final = 29  # seat
FELL: Final = 30  # seat, place, made, rookies
BRIBED: Final = 31  # seat
DISBANDED: Final = 32  # seat
RECRUITED: Final = 33  # seat, rookies
PROMOTED: Final = 34  # seat, place, made mask
SAT: Final = 35  # seat
SKIPPED: Final = 36  # seat
ORDERED: Final = 37  # seat: its gang order
SOLD: Final = 38  # seat, goods, paid each, paid in all
PRICE: Final = 39  # total, street price
TOKENS: Final = 40  # seat, change
PAID_OFF: Final = 41  # seat
RECOVERED: Final = 42  # seat, made, rookies
DIED: Final = 43  # seat, made, rookies
BOMBED: Final = 44  # seat, place
ENDED: Final = 45  # winner
HELD: Final = 46  # seat, cash, guns, goods: blinds up
NAMED: Final = 47  # seat: named the winner of a tie
WASTED: Final = 48  # seat, rival: a gun given where nobody is left to hit
LINED_UP: Final = 49  # seat, place or -1, made mask, rookies, what they add: before the dice
CAUGHT: Final = 50  # seat, standing before, change: what makes somebody take the fall
CLEAN_UP: Final = 51  # round
DISCARDED: Final = 52  # seat, guns: those it pulled
KINDS: Final = 53

# no events of the table, but for those who remember: who dealt knows what, the others that two did
HANDED: Final = 53  # seat, rival, asset, amount: what a deal gave the rival
DEALT: Final = 54  # seat, rival: whatever it was they agreed on
TOLD: Final = 55  # seat, about, cash, guns, goods: a tip that was promised, for who told and who was told

# what a die is for
FOR_GANGS: Final = 1
FOR_FIGHT: Final = 2
FOR_INJURED: Final = 3
FOR_TIE: Final = 4
