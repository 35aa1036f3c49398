### Acting at the table: what an answer costs, said before it is given, and doing two things with one press.

note-guns-mayhem = Every gun you pull is gone after the fight, and pulling any brings you { $cost }.
note-guns-wise-guys = Every gun you pull is gone after the fight, and pulling any costs you { $cost }.
note-guns-only = Every gun you pull is gone after the fight.
note-fall = Whoever takes the fall goes back to the { -recruit-pool }: from the next round on you have one token less.
note-caught-mayhem = { $answer ->
    [guns] Pull any, and your { -heat } passes 4: somebody takes the fall.
    [market] Traffic any, and your { -heat } passes 4: somebody takes the fall.
    [no] With “No” your { -heat } passes 4: somebody takes the fall.
    [use] { $n ->
        [one] Do it once, and your { -heat } passes 4: somebody takes the fall.
       *[other] Do it { $n } times, and your { -heat } passes 4: somebody takes the fall.
    }
   *[yes] With “Yes” your { -heat } passes 4: somebody takes the fall.
}
note-caught-wise-guys = { $answer ->
    [guns] Pull any, and you have no { -clout } left: somebody takes the fall.
    [market] Sell any, and you have no { -clout } left: somebody takes the fall.
    [no] With “No” you have no { -clout } left: somebody takes the fall.
    [use] { $n ->
        [one] Do it once, and you have no { -clout } left: somebody takes the fall.
       *[other] Do it { $n } times, and you have no { -clout } left: somebody takes the fall.
    }
   *[yes] With “Yes” you have no { -clout } left: somebody takes the fall.
}
note-doomed = You have nobody who could take it: your gang would be disbanded.
acting-final = This cannot be undone.
acting-boost = Exploit with the boost
acting-boost-at = Exploit { $place } with the boost
acting-orders = { $n ->
    [one] order
   *[other] orders
}
acting-later = Not now
acting-their-guns = Their guns
acting-guns-head = Chance to win without more backup · guns, mine : theirs
acting-chance-head = Chance to win without more backup
acting-guns = { $n ->
    [one] gun
   *[other] guns
}
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
