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
