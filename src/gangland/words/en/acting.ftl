### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Every gun you pull is gone after the fight, and pulling any brings you { $cost }.
note-guns-wise-guys = Every gun you pull is gone after the fight, and pulling any costs you { $cost }.
note-guns-only = Every gun you pull is gone after the fight.
note-fall = Whoever takes the fall goes back to the { -recruit-pool }: from the next round on you have one token less.
acting-boost = Exploit with the boost
acting-boost-at = Exploit { $place } with the boost
acting-orders = { $n ->
    [one] order
   *[other] orders
}
acting-later = Not now
acting-their-guns = Their guns
acting-guns-head = Without more backup · guns, mine : theirs
acting-card = Read the card: { $card }
acting-these = Take these

## Questions that leave nothing to choose

acting-empty-market = { -black-market }: you have nothing to sell
acting-empty-guns = You have no guns to pull
acting-barred-market = { -black-market }: you may sell nothing now
acting-barred-guns = You may pull no guns here
acting-empty-hand = Show an empty hand
acting-empty-why = You are asked all the same, so that nobody can tell an empty hand from a full one.
acting-go-on = Go on without it
acting-going-on = You have nothing to give for this. Going on…
acting-vain = You have nothing to give for this boost: it would cost an order and bring nothing.
